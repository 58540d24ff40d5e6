# The story of a match
lu-goals = Dice, in goals
rs-from = Where the goals came from
rs-chances = Chances
rs-dice = Dice
rs-cards = Bonuses
rs-sum = Goals
mo-head = { $name } goes top
mo-bonus = { $card } turns the match
mo-ot = Overtime: { $name }
mo-upset = Upset, { $p }: { $name }
co-chance = { $name } wins: { $p }, before bonuses
