# Words of War for Arrakis on the pages around the table.

## What the shared pages say of the game

arrakis-game = Дюна. Війна за Арракіс
arrakis-title = Дюна. Війна за Арракіс
arrakis-pitch = Ведіть у бій Атрідів із фрименами або Харконненів у війні за планету.
arrakis-play-now-about = Один бот, гра починається одразу. Без реєстрації.
arrakis-first-game-about = Ви ведете Атрідів.
arrakis-play-first-about = Один бот, гра починається одразу. Без реєстрації.
arrakis-setup-shared = Сторона двох
arrakis-setup-shared-harkonnen = Харконнени
arrakis-setup-shared-atreides = Атріди
arrakis-setup-shared-harkonnen-about = Втрьох C грає за Харконненів.
arrakis-setup-shared-atreides-about = Втрьох C грає за Атрідів.
arrakis-module-base = Базова гра
arrakis-module-base-about = Дві сторони: для двох або командами втрьох і вчотирьох. Місце A веде Атрідів, місце B — Харконненів; вчотирьох C — союзник A, а D — союзник B.
arrakis-module-mahdi = Магді
arrakis-module-mahdi-about = Один або двоє ведуть Атрідів, Харконненами керують правила.
arrakis-you-win = Арракіс ваш
arrakis-victory-prescience = Атріди перемогли в раунді { $round }: жетони передбачення досягли таємної цілі
arrakis-victory-supremacy = Харконнени перемогли в раунді { $round }: панування дійшло до останньої поділки
arrakis-victory-rounds = Харконнени перемогли: раунд { $round } був останнім
arrakis-count-moves = Переміщення легіонів
arrakis-count-attacks = Атаки
arrakis-count-battles-won = Виграні битви
arrakis-count-figures-lost = Втрачені фігурки
arrakis-count-figures-placed = Розміщені фігурки
arrakis-count-cards-played = Розіграні карти планування
arrakis-count-worm-attacks = Атаки піщаних хробаків
arrakis-count-prescience-claimed = Привласнені карти передбачення
arrakis-count-spice-harvested = Видобуті прянощі
arrakis-course-supremacy = Панування
arrakis-course-prescience = Передбачення
arrakis-course-spice = Зібрано прянощів
arrakis-course-losses = Втрачено фігурок
arrakis-line-atreides = Атріди
arrakis-line-harkonnen = Харконнени

## Keys

arrakis-key-dice = До кубиків дій
arrakis-key-prescience = До шкал
arrakis-key-spice = До планшета прянощів
arrakis-key-leaders = До командирів
arrakis-fan-notice = Melange — неофіційний безкоштовний фанатський проєкт. Він не пов’язаний із видавцями, авторами та правовласниками Dune: War for Arrakis і зі спадкоємцями Френка Герберта й не схвалений ними.
