# Words of War for Arrakis on the pages around the table.

## What the shared pages say of the game

arrakis-game = Дюна: Війна за Арракіс
arrakis-title = Дюна: Війна за Арракіс
arrakis-pitch = Очольте Атрідів і Фрименів або Харконненів у війні за Арракіс.
arrakis-play-now-about = Проти одного бота, без реєстрації.
arrakis-first-game-about = Ви граєте за Атрідів.
arrakis-play-first-about = Проти одного бота, без реєстрації.
arrakis-setup-shared = Команда з двох
arrakis-setup-shared-harkonnen = Харконнени
arrakis-setup-shared-atreides = Атріди
arrakis-setup-shared-harkonnen-about = Втрьох C грає за Харконненів.
arrakis-setup-shared-atreides-about = Втрьох C грає за Атрідів.
arrakis-module-base = Базова гра
arrakis-module-base-about = Дві сторони: для двох або командами втрьох і вчотирьох. Місце A грає за Атрідів, місце B — за Харконненів; вчотирьох C — союзник A, а D — союзник B.
arrakis-module-mahdi = Магді
arrakis-module-mahdi-about = Один або двоє грають за Атрідів, за Харконненів — сама гра.
arrakis-you-win = Арракіс ваш
arrakis-victory-prescience = Атріди перемогли в раунді { $round }: жетони передбачення досягли таємної цілі
arrakis-victory-supremacy = Харконнени перемогли в раунді { $round }: панування дійшло до останньої поділки
arrakis-victory-rounds = Харконнени перемогли: раунд { $round } був останнім
arrakis-count-moves = Переміщення легіонів
arrakis-count-attacks = Атаки
arrakis-count-battles-won = Виграні битви
arrakis-count-figures-lost = Втрачені фігурки
arrakis-count-figures-placed = Розміщені фігурки
arrakis-count-cards-played = Зіграні карти планування
arrakis-count-worm-attacks = Атаки піщаних хробаків
arrakis-count-prescience-claimed = Привласнені карти передбачення
arrakis-count-spice-harvested = Видобуті прянощі
arrakis-course-supremacy = Панування
arrakis-course-prescience = Передбачення
arrakis-course-spice = Видобуто прянощів
arrakis-course-losses = Втрачено фігурок
arrakis-line-atreides = Атріди
arrakis-line-harkonnen = Харконнени

## Keys

arrakis-key-dice = До кубиків дій
arrakis-key-prescience = До шкал
arrakis-key-spice = До планшета прянощів
arrakis-key-leaders = До командирів
arrakis-fan-notice = Melange — неофіційний фанатський проєкт, грати можна безплатно. Він не пов’язаний із видавцями, авторами й правовласниками гри «Дюна: Війна за Арракіс» та зі спадкоємцями Френка Герберта й не схвалений ними.
