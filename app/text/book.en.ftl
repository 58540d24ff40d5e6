### The rulebook for players: its pages, its search, its panel on the table.

book-title = Rules for players
book-search-hint = Search the rules, for example a word or { $clause }
book-chapters = { $count ->
    [one] { $count } chapter
   *[other] { $count } chapters
}
book-hits = Found: { $count }
book-none = Nothing found for “{ $word }”. Try a single word, or look in the contents.
book-all = Show all { $count }
book-printed = As printed
book-ours = Our reading
book-variant = Variant
book-example = Example
book-position = Try this position
book-printed-help = found in the printed rules.
book-ours-help = the printed rules are silent or unclear; this is how it is played here.
book-variant-help = an option of the table.
book-from = Where a rule comes from
book-in-chapter = In this chapter
book-options = Options that change this
book-copy = Copy the link to { $clause }
book-copied = Link copied
book-print = Print the rulebook
book-neighbours = Neighbouring chapters
book-specification = The developers’ specification
book-players = The rules for players

panel-title = Rule { $clause }
panel-chapter = Whole chapter { $number }
panel-back = Back
panel-close = Close the rule
panel-turn = It is your turn now.
panel-loading = Loading the rules
panel-off = Not at this table
panel-here = Here:
panel-yes = Yes
panel-no = No
book-picture = Position
