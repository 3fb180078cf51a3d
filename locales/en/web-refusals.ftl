# What the server refuses, by its code. A refusal without words here is shown as the server's own English sentence.

## Requests

refused-bad-request = The server did not understand that.
refused-garbled = The server did not understand that.
refused-media-type = The server did not understand that.
refused-too-large = That is too much at once.
refused-method-not-allowed = That cannot be done here.
refused-not-found = There is nothing here.
refused-other-page = The request came from another page.
refused-timeout = That took too long. Please try again.
refused-too-many = { $seconds ->
    [one] Too much at once. Please wait { $seconds } second.
   *[other] Too much at once. Please wait { $seconds } seconds.
}
refused-internal = Something went wrong on the server. Nothing was changed.
refused-unavailable = The server cannot do that right now. Please try again in a moment.

## Names and accounts

refused-unauthorized = You are not signed in. Say your name first.
refused-wrong-credentials = Name and passphrase do not fit together.
refused-name-taken = Another account has that name.
refused-already-account = You have an account already.
refused-name-long = A name has at most { $most } characters.
refused-name-empty = A name needs at least one visible character.
refused-name-hidden = A name cannot contain invisible characters.
refused-passphrase-short = A passphrase has at least { $least } characters.
refused-passphrase-long = A passphrase has at most { $most } characters.

## New tables

refused-unknown-game = There is no such game here.
refused-invalid-setup = The game cannot be set up like that.
refused-too-many-tables = You have { $most } tables that are not finished. Finish or close some first.
refused-too-many-seats = { $seats ->
    [one] There is only { $seats } seat.
   *[other] There are only { $seats } seats.
}
refused-two-seats = Nobody has two seats. For somebody beside you choose “At this screen”.
refused-unknown-bot = There is no such bot.
refused-pace-slow = { $seconds ->
    [one] Bots wait { $seconds } second at most.
   *[other] Bots wait { $seconds } seconds at most.
}
refused-clock-range = { $days ->
    [one] A clock has from one second to { $days } day.
   *[other] A clock has from one second to { $days } days.
}

## Seats

refused-owner-only = Only whoever opened the table may do that.
refused-seated-already = You have a seat already.
refused-no-free-seat = All seats are taken.
refused-seat-taken = Somebody sits there already.
refused-no-such-seat = There is no seat { $seat }.
refused-no-seat = You have no seat at this table.
refused-not-your-seat = That is not your seat.
refused-no-spectators = Nobody may watch this table.
refused-crowded = Too many people are looking at this table already.

## The game

refused-seats-open = A seat is still open.
refused-begun = The game has begun already.
refused-not-begun = The game has not begun yet.
refused-over = The game is over.
refused-not-over = That is shown when the game is over.
refused-no-such-step = { $steps ->
    [one] There is only { $steps } step so far.
   *[other] There are only { $steps } steps so far.
}
refused-not-your-turn = It is not your turn.
refused-illegal = The rules do not allow that.
refused-moved-on = The game has moved on meanwhile. Have another look.
refused-not-stored = It could not be stored. Please try again in a moment.
refused-unreadable = The game cannot be read just now. Please try again in a moment.
refused-busy = The table is busy. Please try again in a moment.
refused-unknown-language = The game has no words in that language.

## Taking back

refused-undo-none = Nothing can be taken back at this table.
refused-undo-not-your-turn = You can take something back only in your own turn.
refused-undo-nothing = You have done nothing yet in this turn.
refused-undo-secret = That stays: somebody learned something hidden from it, such as a card that was drawn.
refused-undo-asked = Somebody is asking to take back already.
refused-undo-refused = You have asked already, and not everybody agreed.
refused-undo-too-often = So much has been done at this table that nothing can be taken back any more.
refused-undo-not-asked = Nobody is asking to take back any more.

refused-push-off = This server does not send notifications to closed browsers.
refused-push-service = This server does not know your browser's notification service.
refused-push-keys = Your browser's notification keys cannot be used.
