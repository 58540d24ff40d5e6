# The story of a match
lu-goals = Shots, in goals
lu-kicks = Shoot-out, in goals
lu-tests = Other tests
rs-from = Where the goals came from
rs-from-sub = Luck: the dice of their own shots minus those of the opponent’s.
rs-chances = Chances
rs-dice = Dice
rs-cards = Cards
rs-sum = Goals
mo-goal = { $name } scores, { $score }
mo-goal-lead = { $name } leads { $score }
mo-goal-level = { $name } levels, { $score }
mo-red = Red card: no. { $n }
mo-pen = Penalty
mo-read = Read by the goalkeeper, { $p }
mo-missed = Wide, { $p }
mo-injury = Injury: no. { $n }
mo-won = No. { $n } wins the ball
mo-head2 = Header: no. { $n }
mo-shootout = Shoot-out: { $kicks }
hl-shootout = { $name } wins on penalties
hl-shootout-sub = The shoot-out ended { $kicks }.
hl-ot = { $name } wins in extra time
rs-shots = Shots
rs-shots-sub = circle: chance, filled: goal, square: read by the goalkeeper
rs-spot = no. { $n }, { $p }, { $look ->
    [full] goal
    [square] read by the goalkeeper
   *[open] wide
 }
rs-scorers = Scorers, by shirt number
rs-goal = { ui-half }, { $score }
rs-figures = In figures
rs-shots-taken = Shots
rs-expected = Expected goals
rs-read = Shots read
rs-passed = Other tests passed
rs-passed-expected = Expected to pass
rs-cards-played = Cards played
rs-boosts = Boosts spent
rs-fouls = Fouls
aw-hc-header = In the air: no. { $n }, header at { $p }
aw-hc-read = Mind reader: { $name }, { $n } of { $m } read
aw-hc-steal = Pickpocket: no. { $n }, balls won: { $m }
aw-hc-pass = Compass: no. { $n }, long passes { $a } of { $a }
aw-hc-minute = Late goal: no. { $n }, minute { $m }
co-shot = No. { $n } shoots; the goalkeeper guards { $g } of 6 sectors. An open one: { $v } or less. { $p }
co-test = No. { $n }: { word-test }, { $v } or less. { $p }
co-read = Read by the goalkeeper.
co-roll = Rolled { $r }: { $verdict ->
    [goal] goal
    [wide] wide
    [passed] success
   *[failed] failure
 }.
rs-thirds = Where the ball was
rs-thirds-sub = in minutes, from goal to goal
rs-third = { $name }, own third
rs-third-middle = Middle third
