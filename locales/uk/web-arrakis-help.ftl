# Help with War for Arrakis: how to play, and the parts of its glossary.

arrakis-learn-map-title = Планета
arrakis-learn-map-text = Області бувають горами, плоскогір’ям, малим ергом, пустелею та безкрайою пустелею. Товсту кам’яну лінію пішки не перейти; крапки розділяють сектори, між якими лежать повітряні зони.
arrakis-learn-round-title = Перебіг раунду
arrakis-learn-round-text = На полі розміщують техніку й кидають кубики; сторони ходять по черзі, доки не витратять усі кубики; потім удару завдає пустеля, і видобувають прянощі.
arrakis-learn-dice-title = Кубики дій
arrakis-learn-dice-text = За хід витрачають один кубик. Результат показує, що можна: перемістити легіони чи атакувати, розгорнути, узяти чи зіграти карти планування, виконати особливу дію командира.
arrakis-learn-legions-title = Легіони
arrakis-learn-legions-text = Усі загони сторони в одній області — легіон, не більше шести загонів. Командири йдуть із ним. Позначка на мапі показує кількість загонів, командирів і жетонів розгортання.
arrakis-learn-battle-title = Битва
arrakis-learn-battle-text = Обидві сторони кидають бойові кубики, не більше шести. Щити відбивають влучання; командири перетворюють особливі результати на влучання чи щити. Карти планування можна скинути за додаткові кубики.
arrakis-learn-hidden-title = Прихована інформація
arrakis-learn-hidden-text = Ранги січей і жетони розгортання знають лише Атріди, доки їх не розвідають або не атакують. Карти на руці й таємна ціль лишаються в секреті.
arrakis-learn-worms-title = Піщані хробаки
arrakis-learn-worms-text = Сліди хробака в пустелі можуть виявитися піщаними хробаками. Ті ковтають комбайни й атакують легіони Харконненів, а Атріди їздять на них верхи.
arrakis-learn-spice-title = Прянощі повинні текти
arrakis-learn-spice-text = Комбайни приносять прянощі. Ними Харконнени платять ДАПТ, Гільдії Лоцманів і Ландсрааду: жетони, що опустилися, блокують кубики й приносять заборони.
arrakis-learn-atreides = За Атрідів
arrakis-learn-harkonnen = За Харконненів
arrakis-learn-goal-atreides-title = Як перемогти
arrakis-learn-goal-atreides-text = Доведіть три жетони передбачення до поділок таємної цілі. Або знищуйте поселення Харконненів: кожне просуває всі три жетони.
arrakis-learn-goal-harkonnen-title = Як перемогти
arrakis-learn-goal-harkonnen-text = Здобудьте 10 очок панування. Знищена січ дає стільки очок, який її ранг; дають їх і зайві прянощі.
arrakis-learn-riding-title = Верхи на хробаках
arrakis-learn-riding-text = Легіон поруч зі слідом чи хробаком їде будь-яким їхнім ланцюжком і зупиняється біля останнього або атакує звідти.
arrakis-learn-prescience-title = Передбачення
arrakis-learn-prescience-text = Щораунду відкриваються карти передбачення. Привласнюйте виконані, не більше двох за раунд: жетони просунуться.
arrakis-learn-scouting-title = Розвідка
arrakis-learn-scouting-text = Січі лежать долілиць, їхні ранги й жетони приховані. Орнітоптер розкриває їх в одній області своїх секторів; атака — теж.
arrakis-learn-ornithopters-title = Повітряні зони
arrakis-learn-ornithopters-text = Техніка в повітряній зоні служить обом її секторам. Орнітоптер подовжує переміщення чи атаку на область; вантажоліт рятує комбайн від хробака.
arrakis-learn-hazards-title = Небезпеки
arrakis-learn-hazards-text = Після ходів під комбайнами й легіонами в пустелі можуть з’явитися хробаки. Потім бурі б’ють по кожному легіону без укриття.

## Glossary

arrakis-rules-about = Номери йдуть за книгою правил; де вона лишає питання відкритим, позначено наше рішення.
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
arrakis-part-one-objectives = Таємна ціль
arrakis-part-bans = Заборони
arrakis-part-one-bans = Заборона
arrakis-part-tactics = Карти тактики
arrakis-part-one-tactics = Карта тактики
