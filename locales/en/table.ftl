# What every game at this table says the same way.

## Sentences and lists. A list of many is joined from left to right: all but the last by the "comma" message, the last by
## the other one. Parts are whole phrases; $first and $rest are what has been joined so far. $of says what is listed:
## things (names, amounts) or phrases.

# A phrase as a sentence. Its first letter is made a capital one by the program.
sentence = { $text }.
# Two sentences one after the other.
list-sentences = { $first } { $next }
list-comma = { $first }, { $next }
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
# The last of several phrases when some of them are lists themselves.
list-and-long = { $rest }, and { $last }
# Phrases with colons or choices of their own.
list-clauses = { $first }; { $next }
list-or-clauses = { $first }; or { $next }
# Keeps together what belongs together inside such a list.
group = ({ $text })
