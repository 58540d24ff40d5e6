# Um Reifenbreite: options, refusals, the log, the end. What the drawing says is in table.en.ftl.

tagline = Four riders, one road, and the wind in their faces
summary = A cycling race for two to four team managers. Riders take their turns from the front of the race to the back: roll dice or spend energy cards, draft behind the wheel ahead, and score with all four riders.
wa-go = Watch this race

## Options
option-races = Races
option-races-help = One race is a game of its own; two to four in a row make a tour.
option-races--paris_roubaix = Paris-Roubaix
option-races--liege_bastogne_liege = Liège-Bastogne-Liège
option-races--giro = Giro d'Italia
option-races--tour_de_france = Tour de France
option-level = Level
option-level-help = Sets the five switches below; each can still be changed.
option-level--basic = Basic: terrain is ignored
option-level--advanced = Advanced: the main rules
option-level--pro = Pro: all modules
option-terrain = Terrain
option-terrain-help = Cobbles and climbs slow a rider down, descents carry them on. By level: Advanced and Pro.
option-terrain--null = By level
option-cheating = Cheating
option-cheating-help = A rider may hold on to the team car: a sure 6, and a photo that may disqualify the rider. By level: Pro only.
option-cheating--null = By level
option-sprints = Bonus sprints
option-sprints-help = The first three riders across each line on the way score. By level: Pro only.
option-sprints--null = By level
option-jersey = Yellow jersey
option-jersey-help = The best sprinter wears it, for 2 points a round. Needs bonus sprints. By level: Pro only.
option-jersey--null = By level
option-swapping = Trading the lead
option-swapping-help = Before riding, a rider may ask those behind in the same lane to trade places. By level: Pro only.
option-swapping--null = By level
option-short_race_energy = Energy in short races
option-short_race_energy-help = Paris-Roubaix and Liège-Bastogne-Liège are short.
option-short_race_energy--all = All 14 cards
option-short_race_energy--choose7 = Each team keeps 7 of 14
option-draft_in_round_1 = Drafting in round 1
option-draft_in_round_1-help = Switching it off is a published house rule.
option-teams_per_seat = Teams per player
option-teams_per_seat-help = Two teams each only with two players.
option-teams_per_seat--1 = One team
option-teams_per_seat--2 = Two teams
option-auto_finish = End early
option-auto_finish-help = When only one player’s riders are left, they take the remaining places at once.
option-tour_bonus = Tour bonus
option-tour_bonus-help = After a tour the three best riders score 50, 40 and 35 points.
option-colours = Team colours
option-colours-help = Players choose a jersey before the match; whoever does not gets what is left.
option-colours--blue = Blue
option-colours--orange = Orange
option-colours--teal = Teal
option-colours--violet = Violet
option-numbers = Rider numbers
option-numbers-help = They follow the colour of the team: 21 to 24 are blue, 31 to 34 orange, 41 to 44 teal, 51 to 54 violet.

## Words
word-race = { $race ->
    [paris_roubaix] Paris-Roubaix
    [liege_bastogne_liege] Liège-Bastogne-Liège
    [giro] Giro d'Italia
   *[other] Tour de France
}
word-first = { $first ->
    [die] die { $one }
    [cheat] team car { $one }
    [r1-5] leader 5
    [r1-6] leader 6
    [r2-6] sprinter 6
    [r3-5] climber 5
    [r4-5] domestique 5
    [g-5] free 5
   *[other] free 6
}
word-second = { $second ->
    [die] die { $two }
    [cheat] team car { $two }
    [r1-5] leader 5
    [r1-6] leader 6
    [r2-6] sprinter 6
    [r3-5] climber 5
    [r4-5] domestique 5
    [g-5] free 5
   *[other] free 6
}
word-energy = { $card ->
    [r1-5] leader 5
    [r1-6] leader 6
    [r2-6] sprinter 6
    [r3-5] climber 5
    [r4-5] domestique 5
    [g-5] free 5
   *[other] free 6
}
word-action-card = { $card ->
    [photo] “Photo”, a photo card
    [gain_card] “Second wind”, an energy card back
    [lose_card] “Tired legs”, an energy card lost
    [skip] “Mishap”, no riding this round
    [reroll_one] “Headwind”, one die instead
    [extra_die] “Tailwind”, one more die
    [crash] “Crash”, the rider falls
    [crash_lose] “Hard crash”, an energy card lost
    [plus2_solo] “Gap”, +2, nobody may draft
    [plus3] “Good legs”, +3
    [plus4] “Great legs”, +4
    [plus4_solo] “Solo”, +4, nobody may draft
   *[other] “Full effort”, +4, an energy card lost
}
word-terrain = { $terrain ->
    [cobbles] cobbles −{ $number }
    [uphill] uphill −{ $number }
    [downhill] downhill +{ $number }
   *[other] asphalt
}
word-spaces = { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}
word-allowance = { $allowance ->
    [one] { $allowance } space
   *[other] { $allowance } spaces
}
word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Refusals
error-option-two-teams = Two teams per player are only possible with two players.
error-option-colours = Each seat needs a different jersey.
objection-not-now = That is not possible now.
objection-not-your-decision = Somebody else decides now.
objection-not-your-team = That team is not yours.
objection-seven-kept-already = This team has already chosen its seven cards.
objection-card-not-to-keep = There is no such card left to keep.
objection-other-team-places = It is another team’s turn to place.
objection-placed-already = This rider has already been placed.
objection-not-a-dotted-space = Riders start on the dotted spaces.
objection-space-taken = That space is taken.
objection-lane-has-your-rider = One of your riders is already in this lane.
objection-unknown-source = A throw is made with dice, the team car and energy cards.
objection-sources-in-order = The two sources must be named in order.
objection-no-cheating = Cheating is off in this race.
objection-card-of-another-rider = That card belongs to another rider.
objection-card-not-in-hand = You do not hold that card.
objection-no-cards-in-round-one = No energy cards in the first round.
objection-no-six-uphill = A 6 cannot be used from an uphill space.
objection-one-card-on-cobbles = On cobbles only one energy card may be used.
objection-breakaway-needs-card = A breakaway needs an energy card.
objection-no-swapping = Trading the lead is off in this race.
objection-traded-already = This rider has already traded the lead this round.
objection-not-in-line-behind = That rider is not in the unbroken line behind.
objection-asked-already = That rider has already refused.
objection-cannot-trade-now = That rider has already ridden or fallen and cannot trade now.
objection-ask-first = Ask another player’s rider first.
objection-no-need-to-ask = You do not have to ask your own riders.
objection-ask-the-nearer-first = The nearer rider must be asked first.
objection-not-a-card-to-lose = This rider cannot lose that card.
objection-not-a-card-to-regain = This rider cannot get that card back.
objection-no-such-space = There is no such space on this road.
objection-must-move = The rider must ride at least one space.
objection-full-distance-over-the-line = Across the finish line the rider must ride the full distance.
objection-too-far = Too far: this space is { $n } away, you can ride { $m }.
objection-way-is-blocked = Riders block every path to that space.
objection-thick-line = Thick lines cannot be crossed here.
objection-only-forward = Riders only go forward.
objection-throw-first = First the throw, then the space.
objection-source-missing = One of the two sources is still missing.
objection-rides-later = { $n } rides later; { $m } rides now.
objection-rides-no-more = { $n } has already ridden this round; { $m } rides now.

## Log
log-race_started = { $of ->
    [one] { word-race } begins.
   *[other] { word-race } begins, race { $number } of { $of }.
}
log-start_rolled = { $name } rolls { $one } + { $two } = { $sum } for the start.
log-starter_found = { $name } starts placing.
log-card_kept = { $left ->
    [0] { $team } keep { word-energy }, the last card.
   *[other] { $team } keep { word-energy }. Still to choose: { $left }.
}
log-hand_chosen = { $team } have chosen their energy cards.
log-placed = Rider { $rider } starts in lane { $lane }, row { $row }.
log-round_started = Round { $round }
log-swap_asked = { $rider } asks { $asked } to trade places.
log-swap_declined = { $asked } stays behind { $rider }.
log-swapped = { $leader } trades places with { $rider } and takes the lead.
log-broke_away = { $rider } breaks away.
log-photo_drawn = { $rider } is photographed: number { $photo }.
log-thrown = { $rider }: { word-first } + { word-second } = { $sum }, { word-terrain }: { word-allowance }.
log-seven_thrown = { $rider }: { word-first } + { word-second } = 7, an action card.
log-deck_renewed = { $cards ->
    [one] The deck is reshuffled: { $cards } card.
   *[other] The deck is reshuffled: { $cards } cards.
}
log-action_card_drawn = { $rider } draws { word-action-card }.
log-energy_lost = { $rider } loses { word-energy }.
log-energy_regained = { $rider } gets { word-energy } back.
log-nothing_lost = { $rider } has no energy card to lose.
log-nothing_regained = { $rider } has no used card to get back.
log-paced = { $rider }: { $base } + { $added } = { $total }, { word-terrain }: { word-allowance }.
log-skipped = { $rider } does not ride this round.
log-crashed = { $rider } crashes.
log-fell = { $by } brings { $rider } down.
log-dismounted = { $rider } gets off the bike.
log-blocked = { $rider } is boxed in and stays put.
log-moved = { $rider } rides { word-spaces }.
log-drafted = { $rider } drafts { word-spaces } behind { $leader }.
log-draft_declined = { $rider } lets { $leader } go.
log-sprint_scored = { $place ->
    [1] { $rider } wins the sprint at line { $line }: { word-points }.
    [2] { $rider } is second at line { $line }: { word-points }.
   *[other] { $rider } is third at line { $line }: { word-points }.
}
log-jersey_taken = { $rider } puts on the yellow jersey.
log-jersey_passed = The yellow jersey goes from { $before } to { $rider }.
log-jersey_vacated = Nobody wears the yellow jersey any more.
log-jersey_scored = { $rider } in yellow: { word-points }.
log-finished = { $rider } finishes { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { word-points }.
log-ranked_in = { $rider } is ranked { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} without riding on: { word-points }.
log-remounted = { $rider } gets back on the bike.
log-photos_revealed = Photos { $one } and { $two } are developed.
log-disqualified = { $rider } is disqualified by photo { $photo }.
log-unkept_shown = { $team } show the cards they left out.
log-team_scored = { $team }: { word-points } in this race, { $total } in all.
log-bonus_won = { $rider } earns the tour bonus for { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place: { word-points }.

## The end
reason-race_over = The race is over.
reason-tour_over = The tour is over.
reason-resigned = The opponent has resigned.
