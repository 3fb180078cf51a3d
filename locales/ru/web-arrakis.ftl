# Words of War for Arrakis on the pages around the table.

## What the shared pages say of the game

arrakis-game = Дюна: Война за Арракис
arrakis-title = Дюна: Война за Арракис
arrakis-pitch = Возглавьте Атрейдесов и фрименов или Харконненов в войне за Арракис.
arrakis-play-now-about = Против одного бота, без регистрации.
arrakis-first-game-about = Вы играете за Атрейдесов.
arrakis-play-first-about = Против одного бота, без регистрации.
arrakis-setup-shared = Команда из двух
arrakis-setup-shared-harkonnen = Харконнены
arrakis-setup-shared-atreides = Атрейдесы
arrakis-setup-shared-harkonnen-about = Втроём C играет за Харконненов.
arrakis-setup-shared-atreides-about = Втроём C играет за Атрейдесов.
arrakis-module-base = Базовая игра
arrakis-module-base-about = Две стороны: для двоих или командами втроём и вчетвером. Место A играет за Атрейдесов, место B — за Харконненов; вчетвером C — союзник A, а D — союзник B.
arrakis-module-mahdi = Махди
arrakis-module-mahdi-about = Один или двое играют за Атрейдесов, за Харконненов — сама игра.
arrakis-you-win = Арракис ваш
arrakis-victory-prescience = Атрейдесы победили в раунде { $round }: жетоны предвидения достигли тайной цели
arrakis-victory-supremacy = Харконнены победили в раунде { $round }: превосходство дошло до последнего деления
arrakis-victory-rounds = Харконнены победили: раунд { $round } был последним
arrakis-count-moves = Перемещения легионов
arrakis-count-attacks = Атаки
arrakis-count-battles-won = Выигранные сражения
arrakis-count-figures-lost = Потерянные фигурки
arrakis-count-figures-placed = Размещённые фигурки
arrakis-count-cards-played = Разыгранные карты планирования
arrakis-count-worm-attacks = Атаки песчаных червей
arrakis-count-prescience-claimed = Присвоенные карты предвидения
arrakis-count-spice-harvested = Добытая пряность
arrakis-course-supremacy = Превосходство
arrakis-course-prescience = Предвидение
arrakis-course-spice = Добыто пряности
arrakis-course-losses = Потеряно фигурок
arrakis-line-atreides = Атрейдесы
arrakis-line-harkonnen = Харконнены

## Keys

arrakis-key-dice = К кубикам действий
arrakis-key-prescience = К трекам
arrakis-key-spice = К планшету пряности
arrakis-key-leaders = К командирам
arrakis-fan-notice = Melange — неофициальный фанатский проект, играть можно бесплатно. Он не связан с издателями, авторами и правообладателями игры «Дюна: Война за Арракис» и с наследниками Фрэнка Герберта и не одобрен ими.
