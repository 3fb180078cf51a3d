# What the server refuses, by its code. A refusal without words here is shown as the server's own English sentence.

## Requests

refused-bad-request = The server didn't understand that.
refused-invalid-message = The server didn't understand that.
refused-media-type = The server didn't understand that.
refused-too-large = That's too much data.
refused-method-not-allowed = That isn't possible here.
refused-not-found = Not found.
refused-other-page = The request came from another page.
refused-other-host = This server is only available as localhost.
refused-too-many-sockets = There are already { $most } open connections from your network. Close another window first.
refused-timeout = That took too long. Please try again.
refused-too-many = { $seconds ->
    [one] Too many requests. Please wait { $seconds } second.
   *[other] Too many requests. Please wait { $seconds } seconds.
}
refused-internal = Server error. Nothing was changed.
refused-unavailable = The server can't do that right now. Please try again in a moment.

## Names and accounts

refused-unauthorized = Enter your name first.
refused-wrong-credentials = Wrong username or password.
refused-name-taken = That name is taken.
refused-already-account = You already have an account.
refused-no-account = You don't have an account yet.
refused-name-long = Names can have up to { $most } characters.
refused-name-empty = A name needs at least one visible character.
refused-name-hidden = Names can't contain invisible characters.
refused-passphrase-short = The password needs at least { $least } characters.
refused-passphrase-long = The password can have up to { $most } characters.

## New tables

refused-unknown-game = This game isn't available here.
refused-invalid-setup = These game options don't work together.
refused-development-only = This server doesn't open tables from a chosen position or seed.
refused-too-many-tables = You have { $most } unfinished tables. Finish or close some first.
refused-too-many-seats = { $seats ->
    [one] There is only { $seats } seat.
   *[other] There are only { $seats } seats.
}
refused-two-seats = One seat per player. For someone beside you, choose “Same device”.
refused-unknown-bot = No such bot.
refused-pace-slow = { $seconds ->
    [one] Bots can wait up to { $seconds } second.
   *[other] Bots can wait up to { $seconds } seconds.
}
refused-clock-range = { $days ->
    [one] Time limits range from 1 second to { $days } day.
   *[other] Time limits range from 1 second to { $days } days.
}

## Seats

refused-owner-only = Only the host can do that.
refused-seated-already = You already have a seat.
refused-too-many-seats-taken = You have { $most } seats at tables that haven't started. Leave one first.
refused-removed = The host removed you from this table.
refused-not-absent = That player is here, or has not been away long enough.
refused-no-free-seat = All seats are taken.
refused-seat-taken = That seat is taken.
refused-no-such-seat = No seat { $seat }.
refused-no-seat = You have no seat at this table.
refused-not-your-seat = That isn't your seat.
refused-no-spectators = Spectators aren't allowed at this table.
refused-crowded = This table has too many spectators.

## The game

refused-seats-open = Some seats are still open.
refused-begun = The game has already started.
refused-not-begun = The game hasn't started yet.
refused-over = The game is over.
refused-not-over = Available when the game is over.
refused-no-save = A game that began from a position has no save file.
refused-no-such-step = { $steps ->
    [one] There is only { $steps } step so far.
   *[other] There are only { $steps } steps so far.
}
refused-not-your-turn = It's not your turn.
refused-illegal = The rules don't allow that.
refused-moved-on = The game has moved on. Please choose again.
refused-not-stored = Couldn't save. Please try again in a moment.
refused-unreadable = The game can't be loaded right now. Please try again in a moment.
refused-busy = The table isn't responding. Please try again in a moment.
refused-unknown-language = This language isn't supported.

## Taking back

refused-undo-none = Undo is off at this table.
refused-undo-not-your-turn = You can undo only on your own turn.
refused-undo-nothing = There's nothing to undo this turn.
refused-undo-secret = Can't undo: hidden information was revealed.
refused-undo-asked = There's already an undo request.
refused-undo-refused = You already asked, and not everyone agreed.
refused-undo-too-often = This game is too long to undo any more.
refused-undo-not-asked = There's no open undo request.
refused-no-talk = The private chat is over.
refused-talk-length = A message can have up to { $most } characters.

refused-push-off = This server doesn't send notifications to closed browsers.
refused-push-service = This server doesn't support your browser's notification service.
refused-push-keys = Your browser's notification keys don't work.
