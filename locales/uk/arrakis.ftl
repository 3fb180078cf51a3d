# What War for Arrakis says, in Ukrainian. The English file explains the messages and their arguments.
#
#   Prompts are imperatives, choices infinitives, the log the present tense.
#   Names of areas, air zones, cards and dice results stand in «…» after a noun that takes the case. Leaders, units, boards
#   and powers are declined: $leader-accusative and the like are forms of names, from this file and arrakis-names.ftl.
#   $card-short and $prescience-short are names without «…» of their own. $board-number is "plural" for the allies.

## Words

# The player of a side; in the genitive the House, as in «легіон Атрідів».
side-atreides = Атрід
    .genitive = Атрідів
side-harkonnen = Харконнен
    .genitive = Харконненів
face-leadership = Командування
face-strategy = Стратегія
face-deployment = Розгортання
face-mentat = Ментат
face-house = Дім
unit-regular = звичайний загін
unit-elite = елітний загін
unit-special = особливий елітний загін
piece-token = жетон розгортання { $number }
piece-generic = безіменний командир
    .accusative = безіменного командира
power-choam = ДАПТ
power-spacing-guild = Гільдія Лоцманів
    .genitive = Гільдії Лоцманів
power-landsraad = Ландсраад
    .genitive = Ландсрааду
person-paul = Пол
    .genitive = Пола
    .accusative = Пола
person-jessica = Джессіка
    .genitive = Джессіки
    .accusative = Джессіку
sign-sand = пісок
sign-sandworm = піщаний хробак
sign-deep-sandworm = глибинний піщаний хробак
phase-start = початок раунду
phase-vehicles = розміщення техніки
phase-dice = кубики дій
phase-actions = виконання дій
phase-hazards = небезпеки пустелі
phase-spice = видобуток прянощів
phase-end = кінець раунду
phase-over = гру завершено
# On what no public source prints and somebody has filled in.
reconstructed = Відновлено, у відкритих джерелах цього немає: { $parts }.
# Parts of a card or component that can be reconstructed.
part-slot = комірка дії
part-special = особлива дія
part-markers = поділки жетонів
part-requires = умова
part-do = що треба зробити
part-phase = коли привласнюють
part-spend-die = чи потрібен кубик
part-name = назва
part-dice-atreides = грані кубика Атріда
part-dashboard = місця та резервуари планшетів партнерів
part-tokens-stations = що на станціях
part-tokens-wormsigns = що на слідах хробака
part-tokens = що на жетонах розгортання
# A numbered rule, $text, that the rulebook leaves open.
our-decision = { $text } (Наше рішення: у книзі правил про це не сказано.)

## Prompts

prompt-over = Гру завершено.
prompt = { $ask }
# Said to all who look at one screen.
prompt-named = { $seat }: { $ask }
# Said to those who wait.
prompt-others = Ходить { $seat }.

ask-harvester = Розмістіть комбайн у вільній області пустелі (залишилося: { $left })
ask-flyer = Розмістіть техніку в повітряній зоні (залишилося: { $left })
# A die that found all slots of its result taken.
ask-turned-die = Для цього кубика немає комірки: виберіть інший результат
ask-bene-gesserit = Використати жетон Бене Ґессерит як кубик дій?
ask-turn = Виберіть дію
ask-end-turn = Завершіть хід або виконайте вільну дію
ask-partner = Зробіть хід самі або передайте його союзнику
ask-play-card = Виберіть карту планування, щоб зіграти її
ask-choose = Виберіть один варіант
ask-draw = Виберіть, скільки карт узяти з кожної колоди
ask-move-legion = Виберіть легіон, щоб перемістити його (залишилося: { $left })
ask-move-to = Виберіть, куди перемістити легіон з області «{ $area }»
ask-transport = Виберіть, який орнітоптер перевезе легіон
ask-move-all = Перемістити весь легіон чи його частину?
ask-move-count = Скільки таких загонів перемістити?
ask-move-generic = Скільки безіменних командирів перемістити?
ask-move-token = Перемістити й цей жетон розгортання?
ask-move-leader = Перемістити й { $leader-accusative }?
ask-attack-with = Виберіть легіон, який атакує
ask-attack-at = Виберіть ціль атаки для легіону з області «{ $area }»
ask-battle-card = Скинути карту планування, щоб кинути ще один бойовий кубик?
ask-battle-leader = Виберіть, який командир застосує символ «Особливий» (залишилося: { $left })
ask-hits = Виберіть втрати в області «{ $area }» (залишилося влучань: { $left })
ask-go-on = Продовжити атаку?
ask-retreat = Відступити з битви?
ask-retreat-to = Виберіть, куди піде легіон з області «{ $area }»
# In the solo game the player answers for the Harkonnen too.
ask-advance = { $who ->
    [harkonnen] Харконнени, що перемогли, просуваються в область «{ $area }»?
   *[own] Просунутися в область «{ $area }»?
}
ask-token-to = Виберіть січ для жетона розгортання
ask-leader-sietch = Виберіть січ для командира
ask-leader = Виберіть командира
ask-leader-to = Виберіть поселення для командира
ask-place = Виберіть, де розмістити фігурку
ask-place-from = Виберіть, звідки взяти фігурку
ask-deploy = Розгорніть звичайний загін у поселенні (залишилося: { $left })
ask-upgrade = Виберіть загін, щоб замінити його (залишилося: { $left })
ask-vehicle-kind = Виберіть, яку техніку розмістити (залишилося: { $left })
ask-vehicle-at = Виберіть, де розмістити техніку
ask-vehicle-from = Виберіть, яку техніку взяти з поля
ask-wormsign = Розмістіть сліди хробака в області пустелі (залишилося: { $left })
ask-worm = Виберіть піщаного хробака, щоб перемістити його (залишилося: { $left })
ask-worm-to = Виберіть, куди перемістити піщаного хробака
ask-worm-attack = Виберіть піщаного хробака для атаки
ask-worm-attack-at = Виберіть ціль піщаного хробака
ask-desert-power = Виберіть дію сили пустелі (залишилося: { $left })
ask-sandworm = Розмістіть піщаного хробака (залишилося: { $left })
ask-worm-figure = В області «{ $area }» з’являється піщаний хробак: виберіть фігурку
ask-wild-maker-to = Виберіть порожню область пустелі для Дикого Творця
ask-tank-enemy = Виберіть ворожого командира: він потрапить до відновного резервуара
ask-strike-at = Виберіть, по якому легіону вдарити
ask-strike-zone = Виберіть орнітоптер, щоб захопити його
ask-remove-vehicle = Виберіть, яку техніку прибрати (залишилося: { $left })
ask-rocket-sector = Виберіть сектор для удару ракетами
ask-discard-wormsign = Виберіть сліди хробака, щоб скинути їх (залишилося: { $left })
ask-reveal-area = Виберіть область, щоб розкрити її жетони
ask-scout-area = Виберіть область для розвідки
ask-imperium-down = Виберіть жетон Імперіуму, щоб опустити його
ask-detonate = Виберіть область для вибуху атомної зброї
ask-force-die = Виберіть, який кубик суперник має витратити наступним
ask-lose-die = Виберіть, який кубик втратить суперник
ask-lose-die-of = Виберіть, який планшет втрачає кубик
ask-renew-prescience = Виберіть карту передбачення, щоб замінити її
ask-shift-from = Виберіть, який жетон передбачення відсунути назад
ask-shift-to = Виберіть, який жетон передбачення просунути замість нього
ask-shift-by = На скільки поділок?
ask-bonus-prescience = Виберіть, яка карта передбачення дасть більше поділок
ask-bonus-marker = Виберіть жетон передбачення, щоб просунути його (поділок: { $left })
ask-hold-prescience = Виберіть, яка карта передбачення залишиться, доки її не привласнять
ask-return-prescience = Виберіть карту передбачення, щоб замішати її в колоду
ask-swap-tokens = Обмін жетонами розгортання: виберіть першу січ
ask-swap-with = Обмін жетонами розгортання: виберіть другу січ
ask-move-sietch = Виберіть січ, щоб перемістити її
ask-move-sietch-to = Виберіть, куди перемістити січ
ask-move-sietch-with = Перемістити фігурки разом із січчю?
ask-displace-enemy = Виберіть ворожий легіон, щоб перемістити його
ask-carry-from = Виберіть легіон для перевезення
ask-carry-to = Виберіть, до якого легіону його приєднати
# Answered by "yes" or by leaving it to the partner.
ask-who-discards = Ви скинете карту самі?
ask-enemy-discard = Виберіть, яку карту скинути
ask-excess = В області «{ $area }» забагато загонів: виберіть, який прибрати
ask-claim = Привласнити карту передбачення?
ask-end-claim = Привласнити карти передбачення?
ask-claim-units = Виберіть, який загін прибрати (залишилося: { $left })
ask-claim-tokens = Виберіть жетон розгортання, щоб розкрити його (залишилося: { $left })
ask-last-wormsign = Слідів хробака бракує: виберіть області, де вони з’являться (залишилося: { $left })
ask-drop-wormsign = Піщаних хробаків забагато: виберіть, які сліди скинути
ask-worm-order = Виберіть, який піщаний хробак діє наступним
ask-carryall = Врятувати комбайн в області «{ $area }» вантажольотом?
ask-imperium = Жетон { $power-genitive }: підняти, зберегти положення чи опустити?
ask-stockpile = Накопичення: витратити 3 очки прянощів на 1 очко панування?
ask-exchange = Замінити іменитих командирів безіменними?
ask-exchange-wild-maker = Замінити Дикого Творця звичайним піщаним хробаком?
ask-hand-limit = Ліміт руки: виберіть, яку карту скинути
ask-remove-prescience = Прибрати карти передбачення з гри?
# In the solo game, where the rules leave the Harkonnen several choices.
ask-equal = Харконнени мають рівноцінні варіанти: виберіть за них, { $task ->
    [harvester] куди стане комбайн
    [carryall] куди стане вантажоліт
    [ornithopter] куди стане орнітоптер
    [march] як їм атакувати чи рухатися
    [garrison] які жетони залишаться
    [saved] який комбайн буде врятовано
    [loss] кого вони втрачають
    [power] якому жетону дістануться прянощі
    [deploy] де вони розгортаються
    [upgrade] де замінити загони
   *[other] що робити
}
ask-nothing = Зачекайте

## Choices

choice-spend-move = { $face }: перемістити 2 легіони
choice-spend-attack = { $face }: атакувати
choice-spend-lead = { $face }: перемістити 2 легіони з командирами
choice-spend-surprise = { $face }: провести раптову атаку
choice-spend-deploy = { $face }: розгорнути
choice-spend-deploy-leader = { $face }: розгорнути лише командира
choice-spend-draw = { $face }: узяти 2 карти планування
choice-spend-upgrade = { $face }: замінити 2 звичайні загони елітними
choice-spend-vehicles = { $face }: розмістити 2 одиниці техніки
choice-spend-card = { $face }: зіграти карту планування
choice-spend-leader = { $face }: особлива дія { $leader-genitive }
choice-spend-claim = { $face }: привласнити «{ $prescience-short }»
choice-desert-signs = Сила пустелі: розмістити 2 жетони слідів хробака
choice-desert-move = Сила пустелі: перемістити 2 піщаних хробаків
choice-desert-attack = Сила пустелі: атакувати піщаним хробаком
choice-desert-wild-maker = Сила пустелі: особлива дія Дикого Творця
choice-hand-over = Передати союзнику
choice-reveal = Розкрити жетон розгортання { $number } («{ $area }»)
choice-scout = Розвідати орнітоптером з повітряної зони «{ $zone-short }»
# $number: how many copies of the card.
choice-scheme = Прибрати з гри Туфіра Гавата: скинути { $number ->
    [one] { $number } карту
    [few] { $number } карти
   *[many] { $number } карт
} «{ card-hawats-scheming }»
choice-detonate = Підірвати атомну зброю: «{ $area }»
choice-claim = Привласнити «{ $prescience-short }»
choice-cone = Використати конус тиші
choice-area = { $area }
choice-ride = { $area } (верхи на хробаках)
choice-zone = { $zone }
choice-sector = { $sector }
choice-all = Весь легіон
choice-part = Частина легіону
choice-count = { $number }
choice-yes = Так
choice-no = Ні
choice-lose = { $piece }
choice-take = { $kind } із запасу
choice-play = Зіграти «{ $card-short }»
choice-discard = Скинути «{ $card-short }»
choice-choose = { $effect }
choice-draw = { $deck }: { $number }, { $other }: { $rest }
choice-leader = { $leader }
choice-generic = Безіменний командир
choice-wild-maker = Дикий Творець
choice-supply = Із запасу
choice-from-board = З поля, а не із запасу
choice-vehicle = { $vehicle }
choice-die = { $face }
choice-marker = { $marker }
choice-power = { $power }
choice-raise = Підняти (3 очки прянощів)
choice-keep = Зберегти положення (2 очки прянощів)
choice-drop = Опустити
choice-prescience = { $prescience }
choice-stop = Готово
choice-end-turn = Завершити хід

## The log

log-round = Раунд { $round }
log-phase = Фаза: { $phase }
log-revealed = Розкрито карту передбачення «{ $prescience-short }»
log-drew = { $board } { $board-number ->
    [plural] беруть
   *[other] бере
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} з колоди { $deck-genitive }
log-drew-card = { $board } { $board-number ->
    [plural] беруть
   *[other] бере
} карту «{ $card-short }»
log-locked = Заблоковано кубиків дій: { $count }
log-harvester = Комбайн розміщено в області «{ $area }»
log-flyer = { $vehicle } розміщено в повітряній зоні «{ $zone-short }»
log-harvester-gone = Комбайн прибрано з області «{ $area }»
log-flyer-gone = { $vehicle } прибрано з повітряної зони «{ $zone-short }»
log-rolled = { $side } кидає кубики дій: Командування — { $leadership }, Стратегія — { $strategy }, Розгортання — { $deployment }, Ментат — { $mentat }, Дім — { $house }
log-turned = { $board } { $board-number ->
    [plural] змінюють
   *[other] змінює
} результат кубика на «{ $face }»
log-bg-die = { $board } { $board-number ->
    [plural] використовують
   *[other] використовує
} жетон Бене Ґессерит як кубик «{ $face }»
log-turn = Ходить { $side }
log-spent = { $board } { $board-number ->
    [plural] витрачають
   *[other] витрачає
} кубик «{ $face }»
log-leader-action = Особлива дія { $leader-genitive }
log-desert-power = Дія сили пустелі
log-played = { $board } { $board-number ->
    [plural] грають
   *[other] грає
} карту «{ $card-short }»
log-discarded = { $board } { $board-number ->
    [plural] скидають
   *[other] скидає
} карту «{ $card-short }»
# $way: "foot", "ride" (on sandworms), "flight" (by ornithopter) or "advance" (after a battle).
log-moved = { $way ->
    [ride] { $side } переміщує легіон верхи на хробаках з області «{ $from }» до області «{ $to }»
    [flight] { $side } переміщує легіон повітрям з області «{ $from }» до області «{ $to }»
    [advance] Легіон { $side-genitive } просувається з області «{ $from }» до області «{ $to }»
   *[foot] { $side } переміщує легіон з області «{ $from }» до області «{ $to }»
}
log-carried = Орнітоптер з повітряної зони «{ $zone-short }» перевозить легіон
log-placed = { $side } розміщує { $piece-accusative } в області «{ $area }»
log-token-placed = Жетон розгортання { $token } розміщено в області «{ $area }»
log-leader-placed = { $leader } прибуває до області «{ $area }»
log-changed = { $side } замінює { $kind } на { $into } в області «{ $area }»
log-lost = { $side } втрачає { $piece-accusative } в області «{ $area }»
log-entered = { $leader } входить у гру
log-wild-maker-entered = Дикий Творець входить у гру
log-retired = { $leader } вибуває з гри
log-tank = { $leader } потрапляє до відновного резервуара
log-freed = { $leader } залишає відновний резервуар
log-token-revealed = Розкрито жетон розгортання { $token } в області «{ $area }»: звичайних загонів — { $regular }, елітних — { $elite }, особливих елітних — { $special }, безіменних командирів — { $generic }
log-sietch-revealed = Розкрито січ в області «{ $area }»: ранг { $rank }
log-station = Захоплено екологічну станцію в області «{ $area }»: { $marker }
log-destroyed = Знищено поселення в області «{ $area }»: ранг { $rank }
log-marker = Жетон «{ $marker }»: поділка { $step }
log-supremacy = Панування: { $step }
log-claimed = Привласнено карту передбачення «{ $prescience-short }»
log-sign = Сліди хробака з’являються в області «{ $area }»
log-sign-gone = Сліди хробака в області «{ $area }» скинуто
log-sign-revealed = Розкрито сліди хробака в області «{ $area }»: { $sign }
# $wild: whether it is the Wild Maker, "yes" or "no".
log-worm = { $wild ->
    [yes] Дикий Творець з’являється в області «{ $area }»
   *[no] Піщаний хробак з’являється в області «{ $area }»
}
log-worm-moved = Піщаний хробак переміщується з області «{ $from }» до області «{ $to }»
log-worm-attacked = Піщаний хробак з області «{ $from }» атакує область «{ $to }»
log-worm-gone = Піщаного хробака прибрано з області «{ $area }»
log-saved = Вантажоліт з повітряної зони «{ $zone-short }» рятує комбайн в області «{ $area }»
log-detonated = Вибух атомної зброї: область «{ $area }» стає пустелею
# $surprise: whether it is a surprise attack, "yes" or "no".
log-attack = { $surprise ->
    [yes] { $side } проводить раптову атаку на область «{ $to }» з області «{ $from }»
   *[no] { $side } атакує область «{ $to }» з області «{ $from }»
}
log-combat = { $side } кидає бойові кубики: влучань — { $hits }, щитів — { $shields }, символів «Особливий» — { $specials }
log-special = { $side } застосовує символ «Особливий»
log-hits = { $side } отримує { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}
log-struck = Легіон в області «{ $area }» отримує { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[many] { $hits } влучань
}
log-won = { $winner } перемагає в битві
log-won-nobody = У битві ніхто не переміг
# A retreat, or another reason to leave an area.
log-driven = Легіон { $side-genitive } відходить з області «{ $from }» до області «{ $to }»
log-scouted = Розкрито жетони в області «{ $area }»
log-spice = Прянощі: { $count }
# $change: "raise", "keep" or "drop".
log-imperium = { $change ->
    [raise] Жетон { $power-genitive } піднімається: ряд { $row }
    [keep] Жетон { $power-genitive } залишається на місці: ряд { $row }
   *[drop] Жетон { $power-genitive } опускається: ряд { $row }
}
log-stockpiled = Харконнен накопичує прянощі
log-spice-saved = Збережено прянощів: { $count }
log-ban = Імперська заборона: { $power }
log-bg-token = { $side } бере жетон Бене Ґессерит
log-exchanged = Безіменний командир замінює { $leader-accusative } в області «{ $area }»
log-prescience-gone = Карту передбачення «{ $prescience-short }» прибрано з гри
log-prescience-back = Карта передбачення «{ $prescience-short }» повертається в колоду
log-second-objective = Узято другу карту таємної цілі
log-die-lost = { $side } втрачає кубик «{ $face }»
log-die-forced = Наступного ходу Харконнен має витратити кубик «{ $face }»
log-blocked = { $person } не може діяти в наступний хід Атріда
log-sietch-moved = Січ переміщується з області «{ $from }» до області «{ $to }»
log-tokens-swapped = Області «{ $from }» та «{ $to }» обмінюються жетонами розгортання
log-cone = { $side } використовує конус тиші
# $harvest, $target: tactics cards, a sector and a sietch each.
log-tactics = Сектор видобутку: { $harvest }. Січ-ціль: { $target }
log-target = Нова січ-ціль: { $target }
log-mahdi-rolled = Харконненам випадає «{ $face }»
log-mahdi-rerolled = «{ $face }» уже на трьох використаних кубиках: Харконнени перекидають
# $among: how many there were to choose from; $candidates: their names.
log-mahdi-chose = { $among ->
    [0] Харконнени вибирають область «{ $area }»: { $reason }
    [1] Харконнени вибирають область «{ $area }»: { $reason }
   *[other] Харконнени вибирають область «{ $area }» (1 із { $among }: { $candidates }): { $reason }
}
log-mahdi-chose-zone = { $among ->
    [0] Харконнени вибирають повітряну зону «{ $zone-short }»: { $reason }
    [1] Харконнени вибирають повітряну зону «{ $zone-short }»: { $reason }
   *[other] Харконнени вибирають повітряну зону «{ $zone-short }» (1 із { $among }: { $candidates }): { $reason }
}
log-mahdi-chose-leader = Харконнени вибирають: { $leader } (1 із { $among }: { $candidates }): { $reason }
log-mahdi-chose-prescience = Харконнени вибирають карту передбачення «{ $prescience-short }» (1 із { $among }: { $candidates }): { $reason }
log-mahdi-chose-loss = Харконнени вибирають втрату в області «{ $area }»: { $piece } (1 із { $among }: { $candidates }): { $reason }
log-mahdi-chose-power = { $among ->
    [0] Жетон { $power-genitive }: { $reason }
    [1] Жетон { $power-genitive }: { $reason }
   *[other] Жетон { $power-genitive } (1 із { $among }: { $candidates }): { $reason }
}
# The names of some candidates, and how many more there are.
log-candidates = { $names } і ще { $count }
# $on: whether they go on, "yes" or "no". $own, $foe: power by single units.
log-mahdi-goes-on = { $on ->
    [yes] Харконнени продовжують атаку: їхня бойова сила ({ $own }) більша за половину сили суперника ({ $foe })
   *[no] Харконнени припиняють атаку: їхня бойова сила ({ $own }) не більша за половину сили суперника ({ $foe })
}
log-mahdi-surplus = Усі жетони у верхньому ряду, зайві прянощі: { $count }. Панування зростає
# $effect: the part of the card that cannot be done.
log-mahdi-set-aside = Карта «{ $card }» переходить до колоди підкріплень: частину її неможливо виконати — { $effect }
# $freed: whether a locked die comes free, "yes" or "no".
log-mahdi-bg-token = { $freed ->
    [yes] Замість жетона Бене Ґессерит заблокований кубик Харконненів стає невикористаним
   *[no] Замість жетона Бене Ґессерит зростає панування: заблокованих кубиків у Харконненів немає
}
log-mahdi-die-lost = Невикористаний кубик Харконненів відкладено до кінця раунду
log-mahdi-idle = Харконнени не можуть використати цей кубик
log-reinforced = Карта з колоди { $board-genitive } переходить до колоди підкріплень
log-over = { $winner } виграє партію: { $victory ->
    [prescience] жетони передбачення досягли таємної цілі
    [supremacy] панування дійшло до останньої поділки
   *[rounds] останній раунд завершено
}

## Why the Harkonnen of the solo game chose

criterion-harvest-safe = найбезпечніша пустеля сектора видобутку
criterion-harvest-free = вільна пустеля сектора видобутку
criterion-carryall-cover = захищає найбільше комбайнів
criterion-ornithopter-attack = поруч із легіоном, який може дістатися січі
criterion-ornithopter-target = поруч із січчю-ціллю
criterion-attack-sietch = січ, слабша за легіон-нападник
criterion-attack-legion = найсильніший легіон із тих, що слабші за нападника
criterion-move-nearest = найближчий легіон рухається до січі-цілі
criterion-move-merge = легіони поруч із січчю-ціллю об’єднуються
criterion-temporary-target = для січі-цілі всі легіони заслабкі: інша січ на цей хід
criterion-deploy-strongest = поселення з найсильнішим легіоном
criterion-attack-rank = січ найвищого рангу
criterion-attack-difference = найбільша різниця в бойовій силі
criterion-attack-on-foot = орнітоптер не потрібен
criterion-attack-target = це січ-ціль
criterion-attack-leader = легіон з іменитим командиром
criterion-move-strongest = найсильніший із найближчих легіонів рухається до січі-цілі
criterion-end-path = найкоротший шлях до січі-цілі
criterion-end-legion = об’єднується з іншим легіоном на такому ж короткому шляху
criterion-end-sietch = найближче до січі серед однакових шляхів
criterion-end-terrain = найкраща місцевість серед однакових шляхів
criterion-near-sietch = найближче до січі
criterion-near-sietch-strongest = найбільша різниця в бойовій силі із захисниками найближчої січі
criterion-near-target = найближче до січі-цілі
criterion-carryall-saves = єдиний комбайн, який може врятувати вантажоліт
criterion-carryall-deep = спершу рятують комбайни в безкраїй пустелі
criterion-carry-strongest = найсильніший легіон у поселенні
criterion-leader-first = { leader-beast-rabban } і { leader-feyd-rautha } — раніше за інших командирів
criterion-loss-leader = спершу командири, безіменні раніше за іменитих, доки не лишиться один
criterion-loss-elite = спершу елітні загони стають звичайними
criterion-loss-special = потім сардаукари стають звичайними загонами
criterion-loss-regular = потім гинуть звичайні загони
criterion-loss-last-leader = влучання знищили б усі звичайні загони: спершу гине останній командир
criterion-loss-weakest = понад межу йдуть найслабші загони
criterion-keep-lowest = прянощі спершу втримують найнижчий жетон
criterion-drop-unpaid = прянощів, щоб його втримати, не лишилося
criterion-raise-lowest = усі жетони втримано: першим піднімається найнижчий
criterion-players = за всіма критеріями однаково: вибір гравців

## Why a choice is not possible

obstacle-game-over = гру завершено
obstacle-no-die = ви не маєте невикористаного кубика «{ $face }»
obstacle-forced-die = цього ходу треба витратити інший кубик
obstacle-no-use = зараз цей кубик так використати не можна
obstacle-desert-power-of-atreides = сила пустелі доступна лише Атріду
obstacle-desert-power-dice = для сили пустелі невикористаних кубиків має бути менше, ніж у Харконнена
obstacle-no-sandworm = жоден піщаний хробак цього не може
obstacle-scouting-banned = розвідка під забороною Гільдії Лоцманів
obstacle-no-ornithopter = у цій повітряній зоні немає орнітоптера
obstacle-token-not-on-board = цього жетона розгортання немає на полі
obstacle-atomics-used = атомну зброю вже підірвано
obstacle-atomics-too-early = жоден жетон передбачення ще не досяг поділки { $step }
obstacle-not-in-hand = цієї карти немає у вас на руці
obstacle-scheme = цю карту скидають, лише щоб прибрати з гри Туфіра Гавата
obstacle-no-card-asked = зараз не можна зіграти чи скинути карту
obstacle-sandworm-in = в області «{ $area }» піщаний хробак
obstacle-enemy-in = в області «{ $area }» ворожий легіон
obstacle-settlement-in = в області «{ $area }» вороже поселення
obstacle-out-of-reach = до області «{ $area }» не дістатися
obstacle-nothing-to-attack = в області «{ $area }» нікого атакувати
obstacle-no-desert = «{ $area }» — не область пустелі
obstacle-no-legion = в області «{ $area }» немає вашого легіону
obstacle-no-target = жоден ваш легіон не має кого атакувати
obstacle-no-target-for-leaders = жоден ваш легіон з командиром не має кого атакувати
obstacle-no-token = не лишилося жетонів розгортання або січей
obstacle-no-card = у вас немає карти, яку можна зіграти
obstacle-sietch-in = в області «{ $area }» січ
obstacle-harvester-in = в області «{ $area }» вже є комбайн
obstacle-wormsign-in = в області «{ $area }» сліди хробака
obstacle-not-empty = область «{ $area }» не порожня
obstacle-walled = область «{ $area }» за непрохідною межею
obstacle-sheltered = хробаки не дістануть область «{ $area }»: її захищають гори
obstacle-no-leader-in = легіон в області «{ $area }» не має командира
obstacle-no-special-in = легіон в області «{ $area }» не має особливого елітного загону
obstacle-other-legion = потрібен інший легіон, не з області «{ $area }»
obstacle-has-moved = легіон в області «{ $area }» вже переміщувався
obstacle-held-back = карта не дає легіону в області «{ $area }» діяти цього ходу
obstacle-nowhere-to-go = легіонові в області «{ $area }» нікуди йти
obstacle-nothing-in-reach = легіонові в області «{ $area }» нікого атакувати
obstacle-no-sietch = в області «{ $area }» немає січі
obstacle-no-settlement = в області «{ $area }» немає вашого поселення
obstacle-no-unit = в області «{ $area }» немає ваших загонів
obstacle-not-this-area = область «{ $area }» зараз не можна вибрати
obstacle-turn-unspent = спершу виконайте дію
obstacle-not-an-answer = зараз це не можна вибрати: { $ask }
obstacle-leader-not-in-play = цей командир не в грі
obstacle-leader-in-tank = цей командир у відновному резервуарі
obstacle-leader-spent = карту цього командира витрачено до кінця раунду
obstacle-leader-elsewhere = карта цього командира лежить на іншій комірці дії
obstacle-not-revealed = цю карту передбачення не розкрито
obstacle-claimed-enough = { $n ->
    [one] у цьому раунді вже привласнено { $n } карту передбачення
    [few] у цьому раунді вже привласнено { $n } карти передбачення
   *[many] у цьому раунді вже привласнено { $n } карт передбачення
}
obstacle-claimed-at-another-time = цю карту передбачення привласнюють в іншій фазі
obstacle-not-fulfilled = умови цієї карти передбачення не виконано
obstacle-claimed-in-another-way = цю карту передбачення привласнюють інакше
