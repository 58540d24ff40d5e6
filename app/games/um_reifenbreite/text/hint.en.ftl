word-first-source = { $first ->
    [die] a die
    [r1-5] leader 5
    [r1-6] leader 6
    [r2-6] sprinter 6
    [r3-5] climber 5
    [r4-5] domestique 5
    [g-5] free 5
   *[other] free 6
}
word-second-source = { $second ->
    [die] a die
    [r1-5] leader 5
    [r1-6] leader 6
    [r2-6] sprinter 6
    [r3-5] climber 5
    [r4-5] domestique 5
    [g-5] free 5
   *[other] free 6
}
hint-ride = Ride with { word-first-source } and { word-second-source }.
hint-breakaway = Break away with { word-first-source } and { word-second-source }: nobody may follow.
hint-spaces = { $spaces ->
    [one] That is { NUMBER($spaces) } space on average.
   *[other] That is { NUMBER($spaces) } spaces on average.
}
hint-seven = A 7: { $percent }% of throws; a crash: { $crash }%.
hint-followed = The rider behind you may follow for free.
hint-move = Ride { word-spaces } to the marked space.
hint-turns-left = { $turns ->
    [one] From there it is about { NUMBER($turns) } turn to the finish.
   *[other] From there it is about { NUMBER($turns) } turns to the finish.
}
hint-finish = That is over the line: { ui-stake-finish }.
hint-shelter = You will be right behind a rider, who may pull you along.
hint-draft = Follow: { word-spaces } for free.
hint-let-go = Let the rider go: drafting gains only { word-spaces }.
hint-own-throw = A throw of your own with two dice gains { NUMBER($spaces) } on average.
hint-saved = { $turns ->
    [one] It saves { NUMBER($turns) } turn.
   *[other] It saves { NUMBER($turns) } turns.
}
hint-wasted = { $turns ->
    [one] It would lose { NUMBER($turns) } turn.
   *[other] It would lose { NUMBER($turns) } turns.
}
hint-place = Start from the marked space: no free space is nearer to the finish.
hint-keep = Keep { word-energy }.
hint-keep-why = No other card left is worth more.
hint-lose = Lose { word-energy }: it is worth least.
hint-gain = Take { word-energy } back: it is worth most.
hint-stay-behind = Stay where you are: the rider in front takes the wind for you.
hint-trade = Trade places with { $rider }, who rides better from here.
hint-take-lead = Trade: your rider leads from here.
