# The story of a match
lu-goals = Shots, in goals
lu-tests = Other tests
rs-from = Where the goals came from
rs-chances = Chances
rs-dice = Dice
rs-cards = Cards
rs-sum = Goals
mo-goal = { $name } scores, { $score }
mo-goal-lead = { $name } leads { $score }
mo-goal-level = { $name } levels, { $score }
mo-red = Red card: no. { $n }
mo-pen = Penalty
mo-read = Read by the goalkeeper, { $p }
mo-missed = Wide, { $p }
mo-shootout = Shoot-out: { $kicks }
hl-shootout = { $name } wins on penalties
co-chance = { $name }: { $p } in the best open sector
