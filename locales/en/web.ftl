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
copied-code = Code copied.
copy-failed = The browser did not allow copying. What is on the screen can be marked and copied by hand.
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
offline-lost = The connection is lost.
offline-again = Next attempt in { $seconds } s.
offline-now = Try now
offline-title = No connection to the server
offline-about = The pages open all the same; tables and games wait until it is back. This page tries again by itself.
try-again = Try again
newer = A newer version is here.
newer-take = Change over
newer-later = Later

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
home-lead = { $pitch } Alone against bots, with friends at one screen, or online over an evening or a month.
your-name = Your name
your-name-hint = Traveller
guest-name = Traveller { $number }
play-now = Play now
play-now-busy = Setting the table…
first-game = My first game
home-mine = Your tables
home-listed = Open tables
home-nothing-listed = Nobody has put a table on show right now. Open one and list it, or send its link to friends.
home-with-others = With others
home-with-others-about = Choose the seats, then share the link. A game needs nobody online: it waits for days.
home-new = Open a new table
home-by-code = Somebody invited you?
home-by-code-about = Every table has a code of six letters and digits.
home-learn = First time?
home-learn-about = Ten short steps explain the game. At the table, hints go along with you.
home-learn-open = Learn to play
join = Join
join-code = Code of a table
join-failed = No table has the code { $code }.
join-failed-about = The table may have been closed. Look at the code once more: there is no zero or one in it, and no O, I, L or U.

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

## New table

new-game = Game
new-players = Players
new-modules = Boxes
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
seat-hot-about = Whoever plays at this screen hands it on; a curtain hides the cards in between.
seat-open-about = Open seats wait for friends or strangers: the table has a link and a code.
bot-greedy = Planner, thinks to the end of its turn
bot-random = Drifter, does anything
new-manner = How it is played
new-undo = Taking back
undo-own-turn = Within my turn
undo-consent = Later if all agree
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
new-listed-full = Every seat is taken: nobody could sit down.
new-no-bots = No bot sits at this table.
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
lobby-start-about = It begins for everybody at once.
lobby-invited = You are invited. Take an open seat.
lobby-full = All seats are taken, and spectators are not wanted.
lobby-full-watch = All seats are taken. Stay here to watch when it begins.
lobby-remove-sure = Yes, close it
lobby-remove-about = The table is gone for all who sit here.
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
share-copy-code = Copy the code
share-text = Join my table: code { $code }
fact-listed = On the public list
fact-private = Only with the link
fact-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
fact-choice = { $choice }: { $way }
fact-pace = Pace of bots: { $pace }
fact-undo-own-turn = Taking back within one's own turn
fact-undo-consent = Taking back within one's own turn, later if all agree
fact-undo-none = No taking back
fact-clock-none = No clocks
fact-clock-per-move = { $time } for each decision
fact-clock-per-game = { $time } for the whole game
fact-spectators = Others may watch
fact-no-spectators = Nobody else may watch

## At the table

table-not-there = No such table
table-unknown = It does not exist, or it is private and you have no seat at it.
table-closed = This table is closed to you
table-left = Only its players may look at it, and you do not play there any more. If you logged out, log in again.
table-full = It lets nobody else in just now: perhaps too many are looking at it already.
you-watch = You are watching
watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
clock-of = { $name }: { $time } left
clock-hurry = hurry
clock-left = { $count ->
    [one] One second left.
   *[other] { $count } seconds left.
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
log-taken-back = { $text } (taken back)
result-save = Save file
result-again = Another game
result-story = { $points ->
    [one] { $points } point in round { $round }.
   *[other] { $points } points in round { $round }.
}
result-ahead = { $count ->
    [one] One point ahead of the next.
   *[other] { $count } points ahead of the next.
}
result-level = Level on points; a tie-break decided.
result-mine = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[other] in as number { $rank }
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-keep = To keep
result-over-banner = The game is over. Look at the board in peace, or see how it went.
result-see = How it went
result-stay = Stay at the board
ranking-title = Who stands where
list-comma = , then{" "}
ties-about = Equal points are told apart by { $order }.
abandoned-about = This game was not played to its end.
tie-broken = Ahead of { $name } by { $what }: { $upper } to { $lower }.
tie-unbroken = Level with { $name } in everything that counts.
chart-title = Points over time
sources-title = Where the points came from
chart-table = The same as a table
chart-round = After round
chart-total = Together
chart-rounds = rounds
chart-source = Source
chart-by-source = Points by source and player
facts-title = In numbers
fair-title = Was the shuffle fair?
fair-sealed = Before the first card was dealt, the server drew a secret number that decides every shuffle, put it into an envelope and showed everybody the seal.
fair-played = The seal fits one number only. Had somebody changed the number during the game, it would be broken.
fair-opened = Now the envelope is open. Your own browser can make the seal again from what is inside and compare the two.
fair-numbers = Show the numbers
fair-commitment = The seal shown before the game
fair-seed = The number in the envelope
fair-computed = The seal made here
fair-check = Check the seal
fair-fits = The seals agree: nothing was changed during the game.
fair-differs = The seals differ: this is not the number that was promised.
fair-unable = This browser computes seals only on secure (https) pages.

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
account-way = Account
account-way-register = New account
account-way-login = I have one
account-about-register = All your tables so far come along.
account-about-login = From then on this device shows the account's tables. Games begun here as a guest stay behind.
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
set-size = Size
size-small = Small
size-normal = Normal
size-large = Large
set-play = At the table
set-hints = Hints for the first games
set-hints-about = Each thing is explained once, when it first comes up.
set-hints-again = Show all hints again
set-hints-reset = The hints start anew.
set-auto = Do by itself what leaves no choice
set-auto-about = Effects that can only be resolved in one way.
set-confirm = Ask before every action
set-confirm-about = Every choice takes a second click, or Enter; Esc puts it down.
set-text = Text in place of pictures
set-text-about = Lists and sentences, made for screen readers.
set-notice = Notices and motion
set-sound = Tone when it is my turn
set-notify = Notification when it is my turn
set-notify-about = Only while the page is in the background.
set-push = Notification even when the page is closed
set-push-about = Comes through your browser's notification service, sealed so that only your browser can read it.
push-denied = Your browser does not allow notifications from this page. Allow them in its settings for this site, then try again.
push-failed = Your browser's notification service cannot be reached. Try again later.
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
rule-n = Rule { $id }

## Asking to take back

ask-undo = { $count ->
    [one] { $name } asks to take back { $count } step.
   *[other] { $name } asks to take back { $count } steps.
}
ask-undo-mine = You ask to take back your last action.
ask-undo-agree = Agree
ask-undo-refuse = Refuse
ask-undo-withdraw = Withdraw
ask-undo-agreed = { $name } agrees
ask-undo-waits = { $name } has not answered
ask-undo-refused = { $name } does not agree. Nothing is taken back.
ask-undo-over = The request to take back is over.
