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
hint-seven = A 7 comes in { $percent }% of throws, a crash in { $crash }%.
hint-followed = The rider behind you may follow for free.
hint-move = Ride { word-spaces } to the marked one.
hint-turns-left = { $turns ->
    [one] From there about { NUMBER($turns) } turn is left to the finish.
   *[other] From there about { NUMBER($turns) } turns are left to the finish.
}
hint-shelter = You stand directly behind a rider: that ride may take you along.
hint-draft = Follow: { word-spaces } for free.
hint-let-go = Let the rider go: drafting brings only { word-spaces }.
hint-own-throw = An own throw with two dice brings { NUMBER($spaces) } on average.
hint-saved = { $turns ->
    [one] It saves { NUMBER($turns) } turn.
   *[other] It saves { NUMBER($turns) } turns.
}
hint-wasted = { $turns ->
    [one] It would lose { NUMBER($turns) } turn.
   *[other] It would lose { NUMBER($turns) } turns.
}
hint-place = Start from the marked space: no free one is nearer to the finish.
hint-keep = Keep { word-energy }.
hint-keep-why = No card that is left counts more.
hint-lose = Give { word-energy } away: it counts least.
hint-gain = Take { word-energy } back: it counts most.
hint-stay-behind = Stay where you are: the rider in front rides in the wind for you.
