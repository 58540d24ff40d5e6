# What a link shows where it is pasted
og-invite = { $name } invites you: { $game }
og-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
}
og-private = A private table
