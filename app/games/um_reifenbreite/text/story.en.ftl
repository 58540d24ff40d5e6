# The story of a match
lu-spaces = Throws, in spaces
lu-points = Photo, in points
rs-from = Where the spaces came from
rs-chances = Average throws
rs-dice = Dice
rs-cards = Drafted
rs-sum = Spaces
mo-finish = { $rider } finishes: { $place }
mo-sprint = { $rider } takes the sprint
mo-jersey = Yellow jersey: { $rider }
mo-crash = Crash: { $riders }
mo-photo = Photos developed: { $a } and { $b }
hl-photo = The photograph decides it
