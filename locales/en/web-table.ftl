# Words of every game's table: prompt, log, tray, explanations.

table-prompt = What to do
table-log = Log
table-fold = Hide “{ $name }”
table-unfold = Show “{ $name }”
table-panels = Panels
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-reset = Reset zoom
table-as-list = Show as a list
table-round-n = Round { $n }
table-game-over = Game over.
table-fewer = Fewer
table-more = More
table-at-most = up to { $n }
table-tray = Effects this turn
table-done = Done
table-resolve-all = Resolve all
table-resolve-and-end = Resolve all and end turn
# $n: things that can be chosen on the screen.
table-show-list = Show list ({ $n })
table-hide-list = Hide list
table-on-screen = Choices on the screen
table-end-turn = End turn
table-thinking = { $name } is thinking
table-cancel = Cancel
table-undo = Undo
table-ask-undo = Request undo
table-only-you = only you
table-log-player = Player
table-log-everybody = All players
table-log-kind = Type
table-log-everything = All events
table-log-copy = Copy as text
table-confirm = Click again to confirm: { $what }
table-log-fresh = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
table-taken-back = Undone
table-log-older = Earlier rounds
table-log-setup = Setup
table-why = Why?
table-why-not = Why not?
table-meanings = What it means
table-rulings = Related rules
table-icons-explained = Icons
table-tip-keep = Z or right-click to pin.
table-list = { $first }, { $next }
table-sentence = { $text }.
table-sentences = { $first } { $next }
# A line of the log with what is to be said of it.
table-not-possible = Unavailable now: { $n }
table-noted = { $text } ({ $note })
# What a space gives for a price.
table-price = For { $cost }: { $text }
