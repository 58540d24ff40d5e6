# The analysis of a finished match.

an-title = Analysis
an-ask = What can this match teach you?
an-go = Analyse
an-ask-help = The computer goes through every decision. It takes about a minute, and you may leave the page.
an-busy = Going through decision { $n } of { $m }
an-left = about { $n } s
an-leave = You may leave. A note in the header tells you when it is done.
an-ready = Analysis ready: { $match }
an-line = Place in line: { $n }
an-line-help = Live matches come first. Up to three of your matches can wait.
an-not = Not possible for this match
an-sign-in = Take a name first: then the header can tell you when it is done.
an-chance = Chance to win
an-how = How we count
an-how-1 = Each decision is compared with what the computer, hard, would have done. Both are played on by the computer in many imagined matches that fit what the player could see.
an-how-2 = The chance is that between two equals who go on as the computer, normal, does. It knows nothing of who these players are.
an-how-3 = The secret duel over the goal, places on the grid and decisions without a choice are not judged.
an-how-title = How the result came about
an-before = Before the match
an-before-help = between equals
an-dice = Dice and cards
an-dice-help = draws, and what the other hand held
an-dec = { $name }: decisions
an-dec-n = { $n ->
    [one] { $n }, compared with the computer’s
   *[other] { $n }, compared with the computer’s
}
an-won = Won
an-drawn = Drawn
an-lost = Lost
an-adds = The figures add up to the result. Measured against the computer, { $strength ->
    [normal] normal
   *[other] hard
 }, in every seat, ± { $s } each.
an-adds-unit = The last column is the lead over the best of the others, ± { $s }.
an-luck = “Luck” counts the dice alone, exactly and without an opinion. This table also knows what was at stake.
an-tab = Decisions
an-better = better
an-fine = fine
an-inaccuracy = inaccuracy
an-mistake = mistake
an-costly = costly
an-unclear = not clear
an-n-better = { $n } better
an-n-fine = { $n } fine
an-n-inaccuracy = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
}
an-n-mistake = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
an-n-costly = { $n } costly
an-n-unclear = { $n } not clear
an-cpu = computer, hard
an-to-win = to win { $p }
an-error = ± { $p }
an-percent = { $n }%
an-unit-goals = { $n } goals
an-unit-points = { $n } points
an-goals = goals
an-points = points
an-when = When is a decision marked?
an-when-1 = { $from }% of the chance to win: inaccuracy. { $more }%: mistake. { $most }%: costly. Only if it is more than twice its error, so never within the noise.
an-sure = The computer, hard, beats normal in { $n } of 100 matches. It is a good player, not the truth.
an-hidden = Only those who played see the marks of a person who does not show them.
an-none = No decision is marked.
an-look = Show in the replay
an-try = Try these again
an-try-n = Try again, { $n } of { $m }
an-try-none = Nothing to try again: no decision of yours is marked.
an-try-yes = Yes
an-try-no = No
an-try-again = Try again
an-question = What would you do here?
an-same = The computer would do the same: { $p } to win.
an-as-good = Just as good, as far as the computer can tell.
an-not-yet = Not yet: it costs { $x }.
an-then = Back then: { $action }, { $p }, { $mark }.
an-show = Show
an-next = Next
an-good = Nobody sees your tries.
an-choices = All choices
an-allow = Others may see my marks
an-allow-help = In all analyses. Players at the same table always see all of them.
an-allow-on = Show
an-allow-off = Hide
an-back = Back to the analysis
an-something-else = something else
an-failed = It did not work out, nothing is lost. Try again.
