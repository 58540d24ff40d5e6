# The story of a match
lu-goals = Dice, in goals
st-cards = The bonuses helped { $name } more.
rs-from = Where the goals came from
rs-from-sub = Luck: their own dice minus those of all opponents.
rs-chances = Chances
rs-dice = Dice
rs-cards = Bonuses
rs-sum = Goals
mo-head = { $name } goes top
mo-bonus = { $card } turns the match around
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
aw-ex-chem = Team spirit: { $name }, 100% chemistry, rounds: { $n }
aw-ex-ot = Nerves of steel: { $name }, overtimes won: { $n }
aw-ex-upset = Giant killer: { $name }, chance { $p }
co-throw = { $n ->
    [one] { $name }: { $n } die, goal on { $t } or more. Average goals: { $x }.
   *[other] { $name }: { $n } dice, goal on { $t } or more. Average goals: { $x }.
 }
co-done = { $name }: { $dice }, goals: { $n }.
co-ot = Level: overtime, one die each.
rs-cross = Against each other
rs-cross-row = { $name }
