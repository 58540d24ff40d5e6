# The story of a match
lu-goals = Dice, in goals
