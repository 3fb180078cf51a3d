# Help with War for Arrakis: how to play, and the parts of its glossary.

arrakis-learn-map-title = Планета
arrakis-learn-map-text = Області бувають горами, плоскогір’ям, малим ергом, пустелею та безкраєю пустелею. Товсту кам’яну лінію пішки не перейти; крапки розділяють сектори, між якими лежать повітряні зони.
arrakis-learn-round-title = Раунд
arrakis-learn-round-text = На полі з’являється техніка, кидаються кубики, сторони ходять по черзі, доки не витратять усі кубики, пустеля завдає удару, і збираються прянощі.
arrakis-learn-dice-title = Кубики дій
arrakis-learn-dice-text = За хід витрачається один кубик. Його результат визначає, на що: рух або атака, розгортання, узяти чи розіграти карти планування, особлива дія командира.
arrakis-learn-legions-title = Легіони
arrakis-learn-legions-text = Усі загони сторони в одній області — легіон, не більше шести загонів. Командири йдуть із ним. Позначка на карті показує кількість загонів, командирів і жетонів розгортання.
arrakis-learn-battle-title = Битва
arrakis-learn-battle-text = Обидві сторони кидають бойові кубики, не більше шести. Щити відбивають влучання; командири перетворюють особливі результати на влучання чи щити. Карти планування можна скинути за додаткові кубики.
arrakis-learn-hidden-title = Що приховано
arrakis-learn-hidden-text = Ранги січей, жетони розгортання, карти на руці та мета відомі лише Атрідам, доки їх не розвідають або не атакують.
arrakis-learn-worms-title = Піщані хробаки
arrakis-learn-worms-text = Сліди хробака в пустелі можуть виявитися піщаними хробаками. Ті ковтають комбайни й атакують легіони Харконненів, а Атріди їздять на них верхи.
arrakis-learn-spice-title = Прянощі повинні текти
arrakis-learn-spice-text = Комбайни приносять прянощі. Ними Харконнени платять ДАПТ, Гільдії Лоцманів і Ландсрааду: жетони, що опустилися, блокують кубики й приносять заборони.
arrakis-learn-atreides = За Атрідів
arrakis-learn-harkonnen = За Харконненів
arrakis-learn-goal-atreides-title = Як перемогти
arrakis-learn-goal-atreides-text = Доведіть три жетони передбачення до поділок таємної мети. Або знищуйте поселення Харконненів: кожне просуває всі три жетони.
arrakis-learn-goal-harkonnen-title = Як перемогти
arrakis-learn-goal-harkonnen-text = Здобудьте 10 панування. Знищена січ дає стільки, який її ранг; дають його й зайві прянощі.
arrakis-learn-riding-title = Верхи
arrakis-learn-riding-text = Легіон поруч зі слідом чи хробаком їде будь-яким їхнім ланцюжком і зупиняється біля останнього або атакує звідти.
arrakis-learn-prescience-title = Передбачення
arrakis-learn-prescience-text = Щораунду відкриваються карти передбачення. Привласнюйте виконані, не більше двох за раунд: жетони просунуться.
arrakis-learn-scouting-title = Розвідка
arrakis-learn-scouting-text = Січі лежать лицем донизу, їхні ранги й жетони приховані. Орнітоптер зони розкриває, що є в області; розкриває й атака.
arrakis-learn-ornithopters-title = У повітрі
arrakis-learn-ornithopters-text = Техніка в повітряній зоні служить обом її секторам. Орнітоптер подовжує рух чи атаку на область; вантажоліт рятує комбайн від хробака.
arrakis-learn-hazards-title = Небезпеки
arrakis-learn-hazards-text = Після ходів під комбайнами й легіонами в пустелі можуть з’явитися хробаки. Потім бурі б’ють по кожному легіону без укриття.

## Glossary

arrakis-rules-about = Номери йдуть за книгою правил; де вона лишає питання відкритим, біля правила зазначено, що рішення наше.
arrakis-part-terms = Терміни
arrakis-part-one-terms = Термін
arrakis-part-areas = Області
arrakis-part-one-areas = Область
arrakis-part-zones = Повітряні зони
arrakis-part-one-zones = Повітряна зона
arrakis-part-cards = Карти планування
arrakis-part-one-cards = Карта планування
arrakis-part-leaders = Командири
arrakis-part-one-leaders = Командир
arrakis-part-prescience = Карти передбачення
arrakis-part-one-prescience = Карта передбачення
arrakis-part-objectives = Таємні цілі
arrakis-part-one-objectives = Таємна мета
arrakis-part-bans = Заборони
arrakis-part-one-bans = Заборона
arrakis-part-tactics = Карти тактики
arrakis-part-one-tactics = Карта тактики
