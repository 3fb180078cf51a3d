# The words of the web client itself. All words about a game come from the server.

## Everywhere

skip-to-main = Skip to the content
nav = Main pages
close = Close
save = Save
menu = Menu
notices = Notices
loading = One moment…
points = points
round = Round { $round }
to-home = To the front page
to-table = To the table
to-result = See the result
copied = Link copied.
copy-failed = The browser did not allow copying. The link can be marked and copied by hand.
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

error-offline = The server cannot be reached. Is there a connection?
error-status = The server could not do that (answer { $status }).
offline = Reconnecting…
offline-wait = The connection is being restored. Your choice is kept.
offline-again = Next attempt in { $seconds } s.
offline-now = Try now

## Pages

title-new = New table
title-join = Join a table
title-help = How to play
title-account = Your name
title-settings = Settings
title-replay = Replay
title-your-turn = Your turn

lost-title = Only sand here
lost-about = There is no page at this address.

## Front page

home-title = A table in the desert
home-lead = Send agents, court the great powers and fight for the spice. Alone against bots, with friends at one screen, or online over an evening or a month.
your-name = Your name
your-name-hint = Traveller
guest-name = Traveller { $number }
play-now = Play now
play-now-busy = Setting the table…
play-now-about = Against three bots, in a moment. No account.
first-game = My first game
first-game-about = Hints as things come up, and a leader that is easy to play.
play-first-about = Against two bots, at your own pace. No account.
home-mine = Your tables
home-listed = Open tables
home-nothing-listed = Nobody has put a table on show right now. Open one and list it, or send its link to friends.
home-with-others = With others
home-with-others-about = Choose the seats, then share the link. A game needs nobody online: it waits for days.
home-new = Open a new table
home-learn = First time?
home-learn-about = Ten short steps explain the game. At the table, hints go along with you.
home-learn-open = Learn to play
join = Join
join-code = Code of a table
join-failed = No table has the code { $code }.

card-your-turn = Your turn
card-open-seats = { $count ->
    [0] Ready to start
    [one] { $count } open seat
   *[other] { $count } open seats
}
card-abandoned = Given up
card-won = { $name } won
card-waits = { $name } to move
card-playing = Being played

game-imperium = Imperium

## New table

new-game = Game
new-players = Players
new-leaders = Leaders
leaders-random = Dealt at random
leaders-choose = Free choice
leaders-draft = Draft
new-modules = Boxes
module-base = Base game
new-seats = Who sits where
seat-who = Who sits at { $seat }
seat-me = Me ({ $name })
seat-me-unnamed = Me
seat-bot = Bot: { $bot }
seat-add-bot = Add a bot
seat-open-choice = Open for anybody with the link
seat-hot = At this screen
seat-hot-name = Player { $seat }
seat-hot-label = Name of the person at { $seat }
bot-greedy = Planner, thinks to the end of its turn
bot-random = Drifter, does anything
new-manner = How it is played
new-undo = Taking back
undo-own-turn = Within my turn
undo-none = Not at all
new-pace = Pace of bots
pace-brisk = Brisk
pace-calm = Calm
pace-slow = Slow
new-clock = Clocks
clock-none = None
clock-per-move = Each decision
clock-per-game = Whole game
clock-about = Whoever runs out of time is played by a bot from then on.
new-listed = On the public list
new-listed-about = Strangers can find it and take open seats.
new-spectators = Others may watch
new-spectators-about = They see only what lies open.
new-open = Open the table
new-open-about = Then share its link; you start when the seats are taken.
new-start = Start the game
new-start-about = Nobody is missing: it begins at once.

## Lobby

lobby-title = The table is set
lobby-waits = { $count ->
    [one] One seat is still open. Share the link.
   *[other] { $count } seats are still open. Share the link.
}
lobby-ready = Everybody is here.
lobby-fill = Fill the open seats, or give them to bots.
lobby-owner-starts = Whoever opened the table starts the game.
lobby-manner = How it is played
lobby-remove = Close the table
lobby-leave = Get up
seat-open = open seat
seat-yours = you
seat-online = here
seat-away = away
seat-sit = Sit here
seat-free = Free the seat
share = Share
share-title = Invite
share-about = Whoever has the link or the code can sit down.
share-code = Code
share-copy = Copy the link
fact-listed = On the public list
fact-private = Only with the link
fact-undo-own-turn = Taking back within one's own turn
fact-undo-none = No taking back
fact-clock-none = No clocks
fact-clock-per-move = { $minutes ->
    [one] { $minutes } minute for each decision
   *[other] { $minutes } minutes for each decision
}
fact-clock-per-game = { $minutes ->
    [one] { $minutes } minute for the whole game
   *[other] { $minutes } minutes for the whole game
}
fact-spectators = Others may watch
fact-no-spectators = Nobody else may watch

## At the table

table-not-there = No such table
table-unknown = It does not exist, or it is private and you have no seat at it.
you-watch = You are watching
watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
leave = Give up the seat
leave-sure = Yes, give it up
leave-about = A bot will play on for you. This cannot be taken back.
curtain-title = { $name } is next
curtain-about = Hand the screen to { $name }. Nobody's cards can be seen until they are ready.
curtain-lift = I am { $name }: show my cards
notify-turn = It is your turn.
catch-up = { $count ->
    [one] Catch up ({ $count } move)
   *[other] Catch up ({ $count } moves)
}
missed = { $count ->
    [one] { $count } move since you last looked
   *[other] { $count } moves since you last looked
}
missed-watch = Show
waiting-for = Waiting for { $name }: { $time }
look-back = Look back
game-over = The game is over

## Result

result-title = Final standing
result-winner = { $name } wins
result-shared = { $count } share the victory
result-replay = Watch again
result-log = Log as text
result-save = Save file
result-again = Another game
abandoned-about = This game was not played to its end.
tie-broken = Ahead of { $name } by { $what }: { $upper } to { $lower }.
tie-unbroken = Level with { $name } in everything that counts.
tie-spice = spice
tie-solari = Solari
tie-water = water
tie-garrison = troops in the garrison
chart-title = Points over time
chart-whose = Whose points
chart-all = Everybody
chart-rounds = rounds
chart-source = Source
chart-by-source = Points by source and player
source-start = At the start
source-influence = Influence
source-alliance = Alliances
source-conflict = Conflicts
source-card = Cards
source-acquire = Cards acquired
source-intrigue = Intrigue
facts-title = In numbers
fact-turns = Agent turns
fact-acquired = Cards acquired
fact-trashed = Cards trashed
fact-conflicts-won = Conflicts won
fact-troops-deployed = Troops deployed
fact-intrigues-played = Intrigue played
fact-spice-gained = Spice gained
fact-solari-gained = Solari gained
fact-water-gained = Water gained
fact-alliances = Alliances held
fair-title = Was the shuffle fair?
fair-about = Before the game the server showed a fingerprint of everything chance would decide. Now the seed is open, and your own browser can compute that fingerprint again.
fair-commitment = Shown before the game
fair-seed = Seed
fair-computed = Computed here
fair-check = Check it
fair-fits = They agree: nothing was changed during the game.
fair-differs = They do not agree: this seed is not the one that was promised.
fair-unable = This browser computes fingerprints only on secure (https) pages.

## Replay

replay-eyes = Through whose eyes
replay-own-eyes = As I may see it
replay-all-eyes = Everything open
replay-link = Copy a link to this position
replay-live = Back to now
replay-slider = Step of the game
replay-speed = Speed
replay-play = Play
replay-pause = Pause
replay-at = Step { $step } of { $steps }
replay-at-turn = Round { $round } · { $name } · step { $step } of { $steps }

## Account

account-name = What others call you
account-name-about = Nothing more is needed to play.
account-renamed = Others now see your new name.
account-devices = The same games on another device
account-devices-about = Choose a name and a passphrase here, and log in with them there. There is no e-mail and no way to recover a lost passphrase.
account-login-name = Name to log in with
account-passphrase = Passphrase
account-passphrase-about = At least { $count } characters; a few words are best.
account-register = Make an account
account-login = Log in
account-logout = Log out
account-yours = Your account
account-yours-about = You are logged in as { $name }. Log in on another device to find your tables there.
account-registered = The account is made.
account-logged-in = Welcome back.
account-logged-out = Logged out on this device.

## Settings

set-language = Language
set-theme = Light
theme-system = As the device
theme-light = Day
theme-dark = Night
set-play = At the table
set-hints = Hints for the first games
set-hints-about = Each thing is explained once, when it first comes up.
set-hints-again = Show all hints again
set-hints-reset = The hints start anew.
set-auto = Do by itself what leaves no choice
set-auto-about = Effects that can only be resolved in one way.
set-confirm = Ask before every action
set-confirm-about = A second click or Enter confirms.
set-text = Text in place of pictures
set-text-about = Lists and sentences, made for screen readers.
set-notice = Notices and motion
set-sound = Tone when it is my turn
set-notify = Notification when it is my turn
set-notify-about = Only while the page is in the background.
set-speed = Others' moves
set-speed-about = How fast the moves of others are shown, one after another, and how long cards and pieces take to their places. A click always goes straight to now.
speed-off = At once
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
set-kept-here = Settings are kept on this device.

## Keys

keys-title = Keys
keys-everywhere = Everywhere
keys-game = At the table
keys-replay = In a replay
key-digits = Choose from the prompt
key-enter = Choose; once more to confirm
key-arrows = Move within a part of the table
key-help = Show these keys
key-back = Back, or put down
key-prompt = To the prompt
key-board = To the board
key-hand = To my hand
key-market = To the market
key-fold-row = Fold or open the row of cards
key-fold-reserve = Fold or open the reserve
key-tracks = To the influence tracks
key-conflict = To the conflict
key-seats = To the players
key-log = To the log
key-next-target = To the next thing to choose
key-zoom = Look at it closely
key-undo = Take back
key-end-turn = End the turn
key-catch-up = Catch up with the game
key-text-mode = Text or pictures
key-step-back = One step back
key-step-on = One step on
key-turn-back = One turn back
key-turn-on = One turn on
key-to-start = To the beginning
key-to-end = To the end
key-play = Play or pause
