log-took-hint = { $name } takes a hint.
table-hint = Hint
