# Words of every game's table: prompt, log, tray, explanations.

table-prompt = What to do
table-log = Log
table-fold = Fold “{ $name }”
table-unfold = Open “{ $name }”
table-panels = Panels
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-reset = Reset zoom
table-as-list = Show as a list
table-round-n = Round { $n }
table-game-over = The game is over.
table-fewer = Fewer
table-more = More
table-at-most = at most { $n }
table-tray = Effects of this turn
table-done = Done
table-end-turn = End turn
table-cancel = Cancel
table-undo = Undo ({ $n })
table-ask-undo = Ask to take back
table-only-you = only you
table-log-player = Player
table-log-everybody = Everybody
table-log-kind = Kind
table-log-everything = Everything
table-log-copy = Copy as text
table-confirm = Once more to confirm: { $what }
table-log-fresh = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
table-taken-back = Taken back
table-log-older = Earlier rounds
table-log-setup = Setup
table-why = Why?
table-why-not = Why not?
table-meanings = What it means
table-rulings = Rules about it
table-icons-explained = Its icons explained
table-tip-keep = Z or right click keeps this open.
table-list = { $first }, { $next }
table-sentence = { $text }.
table-sentences = { $first } { $next }
