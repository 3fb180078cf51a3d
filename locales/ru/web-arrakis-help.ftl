# Help with War for Arrakis: how to play, and the parts of its glossary.

arrakis-learn-map-title = Планета
arrakis-learn-map-text = Области бывают горами, плоскогорьем, малым эргом, пустыней и бескрайней пустыней. Толстую каменную линию пешком не перейти; точки разделяют сектора, между которыми лежат воздушные зоны.
arrakis-learn-round-title = Ход раунда
arrakis-learn-round-text = На поле размещают технику и бросают кубики; стороны ходят по очереди, пока не потратят все кубики; затем удар наносит пустыня, и добывают пряность.
arrakis-learn-dice-title = Кубики действий
arrakis-learn-dice-text = За ход тратится один кубик. Результат говорит, что можно: переместить легионы или атаковать, дислоцировать, взять или разыграть карты планирования, выполнить особое действие командира.
arrakis-learn-legions-title = Легионы
arrakis-learn-legions-text = Все отряды стороны в одной области — легион, не больше шести отрядов. Командиры идут с ним. Значок на карте показывает число отрядов, командиров и жетонов дислокации.
arrakis-learn-battle-title = Сражение
arrakis-learn-battle-text = Обе стороны бросают боевые кубики, не больше шести. Щиты отражают попадания; командиры превращают особые результаты в попадания или щиты. Карты планирования можно сбросить за дополнительные кубики.
arrakis-learn-hidden-title = Скрытая информация
arrakis-learn-hidden-text = Ранги сиетчей и жетоны дислокации знают только Атрейдесы, пока их не разведают или не атакуют. Карты на руке и тайная цель остаются в секрете.
arrakis-learn-worms-title = Песчаные черви
arrakis-learn-worms-text = Следы червя в пустыне могут оказаться песчаными червями. Те глотают комбайны и атакуют легионы Харконненов, а Атрейдесы ездят на них верхом.
arrakis-learn-spice-title = Пряность должна поступать
arrakis-learn-spice-text = Комбайны приносят пряность. Ею Харконнены платят КООАМ, Космической гильдии и Ландсрааду: опустившиеся жетоны блокируют кубики и приносят запреты.
arrakis-learn-atreides = За Атрейдесов
arrakis-learn-harkonnen = За Харконненов
arrakis-learn-goal-atreides-title = Как победить
arrakis-learn-goal-atreides-text = Доведите три жетона предвидения до делений тайной цели. Или уничтожайте поселения Харконненов: каждое продвигает все три жетона.
arrakis-learn-goal-harkonnen-title = Как победить
arrakis-learn-goal-harkonnen-text = Наберите 10 очков превосходства. Уничтоженный сиетч даёт столько очков, каков его ранг; даёт их и лишняя пряность.
arrakis-learn-riding-title = Верхом на червях
arrakis-learn-riding-text = Легион рядом со следом или червём едет по любой их цепочке и останавливается рядом с последним или атакует оттуда.
arrakis-learn-prescience-title = Предвидение
arrakis-learn-prescience-text = Каждый раунд открываются карты предвидения. Присваивайте выполненные, не больше двух за раунд: жетоны продвинутся.
arrakis-learn-scouting-title = Разведка
arrakis-learn-scouting-text = Сиетчи лежат взакрытую, их ранги и жетоны скрыты. Орнитоптер раскрывает их в одной области своих секторов; атака — тоже.
arrakis-learn-ornithopters-title = Воздушные зоны
arrakis-learn-ornithopters-text = Техника в воздушной зоне служит обоим её секторам. Орнитоптер удлиняет перемещение или атаку на область; грузолёт спасает комбайн от червя.
arrakis-learn-hazards-title = Опасности
arrakis-learn-hazards-text = После ходов под комбайнами и легионами в пустыне могут появиться черви. Затем бури бьют по каждому легиону без укрытия.

## Glossary

arrakis-rules-about = Номера идут по книге правил; где она оставляет вопрос открытым, отмечено наше решение.
arrakis-part-terms = Термины
arrakis-part-one-terms = Термин
arrakis-part-areas = Области
arrakis-part-one-areas = Область
arrakis-part-zones = Воздушные зоны
arrakis-part-one-zones = Воздушная зона
arrakis-part-cards = Карты планирования
arrakis-part-one-cards = Карта планирования
arrakis-part-leaders = Командиры
arrakis-part-one-leaders = Командир
arrakis-part-prescience = Карты предвидения
arrakis-part-one-prescience = Карта предвидения
arrakis-part-objectives = Тайные цели
arrakis-part-one-objectives = Тайная цель
arrakis-part-bans = Запреты
arrakis-part-one-bans = Запрет
arrakis-part-tactics = Карты тактики
arrakis-part-one-tactics = Карта тактики
