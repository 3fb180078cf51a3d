# The words of the web client itself. All words about a game come from the server.

## Everywhere

skip-to-main = Skip to content
nav = Main menu
close = Close
save = Save
menu = Menu
notices = Notifications
loading = Loading…
points = points
round = Round { $round }
to-home = Home
to-table = Back to the table
to-result = Results
copied = Link copied.
copied-code = Code copied.
copy-failed = Your browser blocked copying. Select the text and copy it yourself.
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

error-offline = Can't reach the server. Check your connection.
error-status = Server error ({ $status }).
offline = Reconnecting…
offline-wait = Reconnecting. Your choice is kept.
offline-lost = Connection lost.
offline-again = Retrying in { $seconds } s.
offline-now = Retry now
offline-title = Can't reach the server
offline-about = Your tables will be here when you reconnect. This page retries automatically.
try-again = Try again
newer = A new version is available.
newer-take = Update
newer-later = Later

## Pages

title-new = New table
title-join = Join a table
title-help = How to play
title-account = Account
title-settings = Settings
title-replay = Replay
title-your-turn = Your turn

lost-title = Page not found
lost-about = Check the address.

## Front page

home-title = A table in the desert
home-lead = { $pitch } Play against bots, with friends on one device, or online.
your-name = Your name
your-name-hint = Traveller
guest-name = Traveller { $number }
play-now = Play now
play-now-busy = Setting up…
first-game = First game
home-mine = Your tables
home-listed = Open tables
home-nothing-listed = No public tables yet. Create one, or invite friends with a link.
home-with-others = With friends
home-with-others-about = Open a table and share its link. Play live or over days.
home-invite = Invite friends
home-new = More options
home-by-code = Got an invitation?
home-by-code-about = Enter the table's 6-character code.
home-learn = New to the game?
home-learn-about = The rules in ten short steps. At the table, hints guide you.
home-learn-open = How to play
join = Join
join-code = Table code
join-failed = No table with code { $code }.
join-failed-about = The table may be closed. Check the code: it never contains 0, 1, O, I, L or U.

card-your-turn = Your turn
card-open-seats = { $count ->
    [0] Ready to start
    [one] { $count } open seat
   *[other] { $count } open seats
}
card-abandoned = Abandoned
card-won = { $name } won
turn-of = { $name }'s turn
card-playing = In progress

## New table

new-game = Game
new-players = Players
new-modules = Base game and expansions
new-modules-about = Choose any combination. Boxes that can't be combined with your choice are greyed out, with the reason.
box-add = Combine with { $boxes }
box-last = Choose at least one box.
box-needs = Needs: { $boxes }.
box-against = Can't be combined with: { $boxes }.
new-seats = Seats
seat-who = Seat { $seat }
seat-me = Me ({ $name })
seat-me-unnamed = Me
seat-bot = { $bot }
seat-add-bot = Add bot
seat-open-choice = Open seat (link)
seat-hot = Same device
seat-hot-name = Player { $seat }
seat-hot-label = Name for seat { $seat }
seat-hot-about = Players on the same device pass it around; hands are hidden between turns.
seat-open-about = Anyone with the link or code can take an open seat.
bot-greedy = Planner (normal)
bot-random = Random (easy)
new-manner = Game options
new-undo = Undo
undo-own-turn = During my turn
undo-consent = After my turn, if all agree
undo-none = Off
new-pace = Bot speed
pace-brisk = Fast
pace-calm = Normal
pace-slow = Slow
new-clock = Time limit
clock-none = None
clock-per-move = Per move
clock-per-game = Per game
clock-about = If time runs out, a bot takes over: for one move, or for the rest of the game.
new-listed = Public table
new-listed-about = Anyone can find it and take an open seat.
new-listed-full = No open seats.
new-no-bots = No bots at this table.
new-spectators = Allow spectators
new-spectators-about = Spectators see public information only.
new-open = Create table
new-open-about = Share the link, then start when the seats are filled.
new-start = Start game
new-start-about = All seats filled; starts immediately.

## Lobby

lobby-title = Waiting for players
lobby-waits = { $count ->
    [one] 1 seat left. Share the link.
   *[other] { $count } seats left. Share the link.
}
lobby-ready = All seats filled.
lobby-start-about = Starts for all players immediately.
lobby-invited = You're invited. Take an open seat.
lobby-full = No seats left, and spectators aren't allowed.
lobby-full-watch = No seats left. Stay to watch the game.
lobby-remove-sure = Yes, close it
lobby-remove-about = The table closes for everyone.
lobby-fill = Wait for players, or fill the seats with bots.
lobby-owner-starts = Waiting for the host to start.
lobby-manner = Game options
lobby-remove = Close table
lobby-leave = Leave seat
seat-open = open seat
seat-yours = you
seat-online = online
seat-away = offline
seat-sit = Sit here
seat-free = Remove
seat-free-sure = Yes, remove
seat-free-about = { $name } won't be able to sit at this table again.
share = Share
share-title = Invite
share-about = Anyone with the link or code can join.
share-code = Code
share-copy = Copy link
share-copy-code = Copy code
share-text = Join my game: code { $code }
fact-listed = Public table
fact-private = Private (link only)
fact-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
fact-choice = { $choice }: { $way }
fact-pace = Bot speed: { $pace }
fact-undo-own-turn = Undo during your turn
fact-undo-consent = Undo during your turn; after it, if all agree
fact-undo-none = No undo
fact-clock-none = No time limit
fact-clock-per-move = { $time } per move
fact-clock-per-game = { $time } per player
fact-spectators = Spectators allowed
fact-no-spectators = No spectators

## At the table

table-not-there = Table not found
table-unknown = This table doesn't exist, or it's private and you have no seat.
table-closed = This table is private
table-left = Only its players can see it, and you no longer play here. If you logged out, log in again.
table-full = You can't join right now. There may be too many spectators.
you-watch = Spectating
watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
clock-of = { $name }: { $time } left
clock-hurry = low on time
clock-left = { $count ->
    [one] 1 second left.
   *[other] { $count } seconds left.
}
leave = Leave game (a bot takes over)
leave-sure = Yes, leave
leave-about = A bot takes over for you. You can't come back.
curtain-title = Next: { $name }
curtain-about = Pass the device to { $name }. All hands are hidden.
curtain-lift = I'm { $name }: show my cards
notify-turn = It's your turn.
catch-up = { $count ->
    [one] Skip ahead ({ $count } move)
   *[other] Skip ahead ({ $count } moves)
}
missed = { $count ->
    [one] { $count } move while you were away
   *[other] { $count } moves while you were away
}
missed-watch = Show
absent = { $name } has been away for a long time. A bot can play until they return.
absent-votes = { $votes } of { $needed } votes.
absent-bot = Let a bot take over
absent-vote = Vote for a bot
absent-voted = You voted for a bot.
absent-taken = A bot now plays for { $name }.
absent-back = { $name } is back.
waiting-for = Waiting for { $name }: { $time }
look-back = Look back
game-over = Game over

## Result

result-title = Results
result-replay = Replay
result-log = Game log
log-taken-back = { $text } (undone)
result-save = Save file
result-story = { $points ->
    [one] { $points } point in round { $round }.
   *[other] { $points } points in round { $round }.
}
result-ahead = { $count ->
    [one] 1 point ahead of second place.
   *[other] { $count } points ahead of second place.
}
result-level = Tied on points; decided by tiebreaker.
result-keep = Downloads
result-see = Results
result-stay = View the board
ranking-title = Final standings
ranking-won = Won
ranking-lost = Lost
list-comma = , then{" "}
ties-about = Ties are broken by { $order }.
abandoned-about = This game was not finished.
tie-broken = Ahead of { $name } on { $what }: { $upper } to { $lower }.
tie-unbroken = Tied with { $name } on everything.
chart-title = Points by round
courses-title = Round by round
sources-title = Points by source
chart-table = Show as a table
chart-round = After round
chart-total = Total
chart-rounds = rounds
chart-source = Source
chart-by-source = Points by source and player
facts-title = Statistics
fair-title = Was the shuffle fair?
fair-sealed = Before dealing, the server picked a secret seed that decides every shuffle and showed everyone its fingerprint (a hash).
fair-played = The fingerprint matches that seed only. If the seed had been changed during the game, they would no longer match.
fair-opened = The seed is public now. Your browser can compute its fingerprint and compare the two.
fair-numbers = Show the numbers
fair-commitment = Fingerprint shown before the game
fair-seed = Seed
fair-computed = Fingerprint computed here
fair-check = Check
fair-fits = The fingerprints match: the seed was not changed.
fair-differs = The fingerprints differ: this is not the promised seed.
fair-unable = This browser can check fingerprints only on secure (https) pages.

## Replay

replay-eyes = View
replay-own-eyes = My view
replay-all-eyes = All revealed
replay-link = Link to this moment
replay-live = Back to live
replay-slider = Position in the game
replay-speed = Speed
replay-play = Play
replay-pause = Pause
replay-at = { $step } / { $steps }
replay-at-turn = Round { $round } · { $name } · { $step } / { $steps }

## Account

account-name = Display name
account-name-about = All you need to play.
account-renamed = Display name changed.
account-devices = Play on another device
account-devices-about = Choose a username and a password, and log in with them on the other device. No e-mail needed, but a lost password can't be recovered.
account-login-name = Username
account-passphrase = Password
account-passphrase-about = At least { $count } characters; several words are best.
account-register = Create account
account-login = Log in
account-way = Account
account-way-register = Sign up
account-way-login = Log in
account-about-register = Your current tables are kept.
account-about-login = You'll see your account's tables. Guest games on this device are not moved.
account-logout = Log out
account-yours = Your account
account-yours-about = Logged in as { $name }. Log in on any other device to find your tables there.
account-registered = Account created.
account-logged-in = Welcome back.
account-logged-out = Logged out on this device.
account-logout-everywhere = Log out everywhere
account-logged-out-everywhere = Logged out on all devices.
account-passphrase-change = Change your password
account-passphrase-change-about = You stay logged in here; all other devices are logged out.
account-passphrase-current = Current password
account-passphrase-new = New password
account-passphrase-changed = Password changed.

## Settings

set-language = Language
set-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
set-size = Interface size
size-small = Small
size-normal = Normal
size-large = Large
set-play = Gameplay
set-hints = Beginner hints
set-hints-about = Explains each thing the first time you meet it.
set-hints-again = Reset hints
set-hints-reset = Hints reset.
set-auto = Auto-resolve forced effects
set-auto-about = Resolves effects that leave no choice.
set-confirm = Confirm every action
set-confirm-about = Click again or press Enter to confirm; Esc cancels.
set-text = Text mode
set-text-about = Lists and sentences for screen readers.
set-notice = Notifications and animation
set-sound = Sound on my turn
set-notify = Notification on my turn
set-notify-about = Only while the page is in the background.
set-push = Notification when the page is closed
set-push-about = Sent through your browser's notification service, encrypted so that only your browser can read it.
push-denied = Notifications are blocked for this site. Allow them in your browser's settings, then try again.
push-failed = Your browser's notification service can't be reached. Try again later.
set-speed = Opponent speed
set-speed-about = How fast opponents' moves and animations are shown. Click to skip ahead.
speed-off = Instant
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
set-kept-here = Settings are saved on this device.

## Keys

keys-title = Keyboard shortcuts
keys-everywhere = Everywhere
keys-game = At the table
keys-replay = Replay
key-digits = Choose an option
key-enter = Choose; again to confirm
key-arrows = Move within a panel
key-help = Show keyboard shortcuts
key-back = Back or cancel
key-prompt = Go to the prompt
key-board = Go to the board
key-hand = Go to my hand
key-seats = Go to the players
key-log = Go to the log
key-next-target = Next choice
key-zoom = Enlarge
key-undo = Undo
key-resolve-all = Resolve all effects
key-end-turn = End turn
key-catch-up = Skip ahead to now
key-text-mode = Text mode on or off
key-step-back = Step back
key-step-on = Step forward
key-turn-back = Previous turn
key-turn-on = Next turn
key-to-start = Go to the start
key-to-end = Go to the end
key-play = Play or pause
rule-n = Rule { $id }

## Asking to take back

ask-undo = { $count ->
    [one] { $name } asks to undo { $count } step.
   *[other] { $name } asks to undo { $count } steps.
}
ask-undo-mine = You asked to undo.
ask-undo-agree = Agree
ask-undo-refuse = Decline
ask-undo-withdraw = Withdraw
ask-undo-agreed = { $name } agrees
ask-undo-waits = { $name } has not answered
ask-undo-refused = { $name } declined. Nothing was undone.
ask-undo-over = The undo request was withdrawn.

talk-title = Private chat with { $name }
talk-hint = Only you two can read this. It closes when the other side moves.
talk-input = Message
talk-send = Send
talk-said = { $name }: { $text }
