# Help pages of the web client: how to play, glossary and rules.

help-steps = How to play
help-glossary = Glossary
help-rules = Rules
help-boxes = Boxes
help-lead = Ten steps, five minutes. The table always shows what you can do, and why you can't do the rest, so feel free to start and look things up as you go.
help-keys = You can play with the keyboard alone: press ? for the shortcuts.
rules-about = Every rule the table follows, in one sentence each.
rules-search = Search the rules
rules-of = Topic
glossary-search = Search names and text
glossary-part = Show
glossary-pair = { $head }: { $text }
glossary-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
glossary-all = All
