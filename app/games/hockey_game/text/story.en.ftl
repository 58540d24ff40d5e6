# The story of a match
lu-goals = Shots, in goals
lu-pucks = Other duels, in pucks
rs-from = Where the goals came from
rs-chances = Chances
rs-dice = Dice
rs-cards = Cards
rs-sum = Goals
mo-goal = { $name } scores, { $score }
mo-goal-lead = { $name } leads { $score }
mo-goal-level = { $name } levels, { $score }
mo-golden = Golden goal
mo-save = { $name } saves
mo-referee = Referee: { $card }
hl-golden = Golden goal: { $name }
hl-ot = { $name } wins in overtime
co-chance = { $name }: { $p }, before cards
