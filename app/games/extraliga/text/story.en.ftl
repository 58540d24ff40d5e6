# The story of a match
lu-goals = Dice, in goals
st-cards = The bonuses did more for { $name }.
rs-from = Where the goals came from
rs-from-sub = Luck: one’s own dice less those of all opponents.
rs-chances = Chances
rs-dice = Dice
rs-cards = Bonuses
rs-sum = Goals
mo-head = { $name } goes top
mo-bonus = { $card } turns the match
mo-ot = Overtime: { $name }
mo-upset = Upset, { $p }: { $name }
co-chance = { $name } wins: { $p }, before bonuses
rs-season = Points after each round
rs-parts = Where the points came from
rs-won = wins
rs-won-overtime = wins in overtime
rs-lost-overtime = losses in overtime
rs-figures = In figures
rs-goals = Goals for and against
rs-bonuses = Bonuses used
rs-by-bonuses = Goals made or prevented by bonuses
rs-strength = Attack + defence, half { $half }
rs-best-line = Strongest line-up
aw-ex-bonus = Golden touch: { $name }, goals by bonuses: { $n }
aw-ex-wall = Shutout: { $name }, dice against: { $n }
aw-ex-chem = One heart: { $name }, 100% chemistry, rounds: { $n }
aw-ex-ot = Strong nerves: { $name }, overtimes won: { $n }
aw-ex-upset = Giant killer: { $name }, chance { $p }
co-throw = { $n ->
    [one] { $name }: { $n } die, goal from { $t } up. Average goals: { $x }.
   *[other] { $name }: { $n } dice, goal from { $t } up. Average goals: { $x }.
 }
co-done = { $name }: { $dice }, goals: { $n }.
co-ot = Level: overtime, one die each.
rs-cross = Against each other
rs-cross-row = { $name }
