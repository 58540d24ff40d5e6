# The story of a match
lu-spaces = Throws, in spaces
lu-points = Photo, in points
st-cards = Drafting helped { $name } more.
rs-from = Where the spaces came from
rs-from-sub = What the throws allowed; a blocked rider covers fewer. Luck also counts action cards and crashes.
rs-chances = Average throws
rs-dice = Dice
rs-cards = Drafted
rs-sum = Spaces
mo-finish = { $rider } finishes: { $place }
mo-sprint = { $rider } takes the sprint
mo-jersey = Yellow jersey: { $rider }
mo-crash = Crash: { $riders }
mo-photo = Photos developed: { $a } and { $b }
mo-away = { $rider } breaks away
mo-front = { $name } takes the lead
hl-photo = The photo decides it
hl-photo-sub = Without the photo { $name } would win { $a } to { $b }. Rider { $rider } has photo { $n }.
rs-race = The race
rs-race-sub = best rider of each team, spaces behind the front, by round
rs-last-race = The last race
rs-last-race-sub = best rider of each team, spaces behind the front, by round
rs-crash = Crash
rs-finish = Finish
rs-points = Points
rs-places = places
rs-sprints = sprints
rs-jersey = jersey
rs-struck = lost to photos
rs-bonus = tour bonus
rs-figures = In figures
rs-thrown = Spaces from throws
rs-drafted = Spaces drafted
rs-energy-played = Energy cards played
rs-energy-left = Energy cards left over
rs-falls = Falls
rs-dismounts = Dismounts
rs-action-cards = Action cards
rs-cars = Team car
aw-ur-wheel = Best drafting: { $name }, spaces: { $n }
aw-ur-away = Longest breakaway: { $rider }, rounds: { $n }
aw-ur-climb = King of the mountains: { $rider }, spaces: { $n }
aw-ur-photo = Photogenic: { $rider }, risk { $p }
aw-ur-last = Late charge: { $rider }, places: +{ $n }
rs-podium = The podium
rs-last-podium = The podium of the last race
rs-step = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
rs-photos = Photos developed: { $a } and { $b }
co-throw-finish = { $rider }: two dice, { word-terrain }. { $n } or more finishes: { $p }
co-throw-sprint = { $rider }: two dice, { word-terrain }. { $n } or more takes the sprint: { $p }
co-throw-front = { $rider }: two dice, { word-terrain }. { $n } or more leads the race: { $p }
co-rides = { $n ->
    [one] { $rider }: { $sum }, rides { $n } space.
   *[other] { $rider }: { $sum }, rides { $n } spaces.
 }
co-train = { $rider } follows.
co-seven = { $rider }: a 7, an action card.
