# Words of War for Arrakis on the pages around the table.

## What the shared pages say of the game

arrakis-game = Дюна. Война за Арракис
arrakis-title = Дюна. Война за Арракис
arrakis-pitch = Ведите в бой Атрейдесов с фрименами или Харконненов в войне за планету.
arrakis-play-now-about = Один бот, игра начинается сразу. Без регистрации.
arrakis-first-game-about = Вы ведёте Атрейдесов.
arrakis-play-first-about = Один бот, игра начинается сразу. Без регистрации.
arrakis-setup-shared = Сторона двоих
arrakis-setup-shared-harkonnen = Харконнены
arrakis-setup-shared-atreides = Атрейдесы
arrakis-setup-shared-harkonnen-about = Втроём C играет за Харконненов.
arrakis-setup-shared-atreides-about = Втроём C играет за Атрейдесов.
arrakis-module-base = Базовая игра
arrakis-module-base-about = Две стороны: для двоих или командами втроём и вчетвером. Место A ведёт Атрейдесов, место B — Харконненов; вчетвером C — союзник A, а D — союзник B.
arrakis-module-mahdi = Махди
arrakis-module-mahdi-about = Один или двое ведут Атрейдесов, Харконненами управляют правила.
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
arrakis-course-spice = Собрано пряности
arrakis-course-losses = Потеряно фигурок
arrakis-line-atreides = Атрейдесы
arrakis-line-harkonnen = Харконнены

## Keys

arrakis-key-dice = К кубикам действий
arrakis-key-prescience = К трекам
arrakis-key-spice = К планшету пряности
arrakis-key-leaders = К командирам
arrakis-fan-notice = Melange — неофициальный бесплатный фанатский проект. Он не связан с издателями, авторами и правообладателями Dune: War for Arrakis и с наследниками Фрэнка Герберта и не одобрен ими.
