# What the drawing of Um Reifenbreite says. Sentences of the log, options and refusals are in en.ftl.

## Words
ui-you = you
ui-role-1 = leader
ui-role-2 = sprinter
ui-role-3 = climber
ui-role-4 = domestique
ui-asphalt = asphalt
ui-asphalt-basic = Asphalt
ui-cobbles = cobbles { $number }
ui-uphill = uphill { $number }
ui-downhill = downhill { $number }
ui-source-die = die
ui-source-cheat = team car
ui-kind-1 = leader { $value }
ui-kind-2 = sprinter { $value }
ui-kind-3 = climber { $value }
ui-kind-4 = domestique { $value }
ui-kind-free = free { $value }
ui-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ui-place-long = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-spaces = { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}
ui-left = { $left ->
    [one] { $left } space to go
   *[other] { $left } spaces to go
}
ui-breakaway = Breakaway
ui-breakaway-needs = needs a card
ui-may-move = May move
ui-finish = Finish
ui-sprint = Sprint
ui-sprint-points = Sprint { $points }
ui-sign-sprint = Sprint { $line }
ui-sign-taken = Sprint { $line } taken
ui-sign-finish = Finish { $line }
ui-change = Change
ui-why = Why?
ui-two-dice = two dice
ui-twice = two cards { $source }
ui-both = { $first } and { $second }

## Places of the landscape
ui-place-pass = The Pass
ui-place-velodrome = Velodrome
ui-place-village = Start village
ui-place-farm = Cobble farm

## Board
ui-views = Board view
ui-view-close = Close-up
ui-view-whole = Course
ui-view-straight = Straight
ui-board = Board, close-up. Arrow keys move between highlighted spaces, Enter rides.
ui-board-whole = Board, the whole course
ui-board-straight = Unrolled road: lanes from bottom to top, lane 1 is the right-hand lane
ui-profile = Race profile, { $riders } riders on { $ranks } spaces
ui-lap = lap { $lap }
ui-your-rider = your { $rider }

## Names for a screen reader
ui-name-rider = Rider { $rider }, { $role }, { $who }
ui-name-where = { $left ->
    [one] lane { $lane }, { $left } space to go
   *[other] lane { $lane }, { $left } spaces to go
}
ui-state-now = to ride
ui-state-played = has ridden
ui-state-jersey = yellow jersey
ui-state-dismounted = dismounted
ui-state-fallen = fallen
ui-name-target = { $distance ->
    [one] Lane { $lane }, { $distance } space ahead, { $terrain }, { $how }
   *[other] Lane { $lane }, { $distance } spaces ahead, { $terrain }, { $how }
}
ui-name-grid = Lane { $lane }, row { $row } of the start grid, { $how }
ui-name-ghost = { $distance ->
    [one] Draft target for { $rider }, { $distance } space
   *[other] Draft target for { $rider }, { $distance } spaces
}
ui-name-ghost-later = Where { $rider } might follow
ui-name-ghost-place = Where { $rider } would be
ui-lit-legal = legal
ui-lit-chosen = chosen
ui-lit-sure = reached by every throw
ui-lit-maybe = possible with a throw of { $throw }
ui-lit-short-sure = certain
ui-lit-short-maybe = possible

## List of spaces
ui-list = All spaces
ui-list-short = List
ui-list-note = Board as a list
ui-list-close = Close
ui-list-lane = Lane
ui-list-distance = Spaces
ui-list-terrain = Next start
ui-list-beside = Next to
ui-list-choose = Choose

## Strip above the board
ui-top = Race and order of play
ui-top-race = Race { $number } of { $of }
ui-top-keep = Choosing energy cards
ui-top-place = Start grid, { $placed } of { $riders } placed
ui-top-round = Round { $round }, { $played } of { $riders } done
ui-tour-round = Race { $race }, round { $round }: { $played } of { $riders } done
ui-tour-when = Race { $race }, round { $round }
ui-top-home = Round { $round }, { $home } finished
ui-top-over = The race is over
ui-order = Order of play this round
ui-order-place = Riders placed so far
ui-order-now = now
ui-order-you = you
ui-order-fell = fell

## Seats
ui-seat-left = { $left ->
   *[other] left
}
ui-seat-afoot = on foot
ui-seat-fallen = fallen
ui-seat-waits = waits
ui-seat-out = out
ui-seat-lane = lane { $lane }
ui-seat-cards-said = { $cards ->
    [one] { $cards } energy card
   *[other] { $cards } energy cards
}
ui-seat-photos = Photo numbers drawn
ui-chip-keep = Chooses cards
ui-chip-place = Places a rider
ui-chip-turn = Rolls for { $rider }
ui-chip-move = Chooses where { $rider } rides
ui-chip-draft = May draft with { $rider }
ui-chip-swap-reply = May trade with { $asks }
ui-chip-lose-card = Loses a card
ui-chip-gain-card = Gets a card

## Action bar
ui-flag-turn = Your turn
ui-flag-choice = Your choice
ui-flag-wait = Others choose
ui-flag-over = Finish
ui-bar-keep = Keep { $keeps } of your { $of } energy cards.
ui-bar-keep-short = Keep { $keeps } of { $of } cards.
ui-bar-keep-second = { $kept } kept. The other cards go back to the box.
ui-bar-keep-these = Keep these { $keeps }
ui-bar-place = Place rider { $rider } in lane { $lane }, { $row ->
    [1] front row
    [2] second row
    [3] third row
   *[other] last row
}.
ui-bar-place-short = Place { $rider }: lane { $lane }, row { $row }.
ui-bar-place-choose = Place a rider on the start grid.
ui-bar-place-second = One of your riders per lane. The front rider rides first.
ui-bar-place-taken = One of your riders per lane, taken: { $lanes }. The front rider rides first.
ui-bar-place-do = Place { $rider }
ui-bar-turn = { $rider }: { $sources }.
ui-bar-turn-away = { $rider }: { $sources }, breakaway.
ui-bar-turn-pick = choose two sources
ui-bar-turn-slots = Choose dice or cards below; the throw is their sum.
ui-bar-second-asked = The server adds it up.
ui-odds-photo = Disqualified by photos: { $now } → { $then }%.
ui-bar-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
ui-swap-ask = Ask { $rider } to trade
ui-swap-with = Trade with { $rider }
ui-bar-move = { $most ->
    [one] Move rider { $rider } { $most } space.
   *[other] Move rider { $rider } up to { $most } spaces.
}
ui-bar-move-short = { $most ->
    [one] Move { $rider } up to { $most } space.
   *[other] Move { $rider } up to { $most } spaces.
}
ui-bar-move-second = Lane { $lane }, distance { $distance }: { $ground }. You may ride fewer, but at least 1.
ui-bar-move-choose = Choose a highlighted space.
ui-bar-move-do = Ride { $rider }
ui-bar-lose = Rider { $rider } loses a card: choose which.
ui-bar-lose-short = { $rider } loses a card: which?
ui-bar-lose-do = Discard { $source }
ui-bar-gain = Rider { $rider } gets a card back: choose which.
ui-bar-gain-short = { $rider } gets a card back: which?
ui-bar-gain-do = Take back { $source }
ui-bar-draft = { $mine ->
    [yes] Your { $leader } has moved on. Draft behind { $leader } with { $rider }?
   *[no] { $who } rode { $leader }. Draft behind { $leader } with { $rider }?
}
ui-bar-draft-finish = { $mine ->
    [yes] Your { $leader } has finished. Draft behind { $leader } with { $rider }?
   *[no] { $who } rode { $leader } across the line. Draft behind { $leader } with { $rider }?
}
ui-bar-draft-second = { $distance ->
    [one] { $distance } space, no dice, no card.
   *[other] { $distance } spaces, no dice, no card.
}
ui-bar-draft-stake = { $distance ->
    [one] { $distance } space, no dice, no card: { $stake }.
   *[other] { $distance } spaces, no dice, no card: { $stake }.
}
ui-bar-swap = { $who }: { $rider } asks your { $asked } to trade the lead.
ui-bar-swap-second = { $asked } then leads and must ride now.
ui-bar-trade = { $rider } trades places with { $other }.
ui-bar-trade-ask = { $rider } asks { $other } to trade places.
ui-wrong-foreign = { $n } rides for { $name }.
ui-bar-draft-short = Draft behind { $leader } with { $rider }?
ui-bar-swap-short = { $rider } asks { $asked } to trade the lead.
ui-bar-swap-no = Refuse
ui-bar-swap-do = Trade
ui-wait-keep = { $who } chooses energy cards.
ui-wait-place = { $who } places a rider.
ui-wait-turn = { $who } chooses how { $rider } rides.
ui-wait-move = { $who } chooses where { $rider } rides.
ui-wait-draft = { $who } chooses whether { $rider } drafts behind { $leader }.
ui-wait-swap-reply = { $who } decides whether { $rider } trades with { $asks }.
ui-wait-lose-card = { $who } chooses a card to lose.
ui-wait-gain-card = { $who } chooses a card to take back.
ui-wait-many = { $phase ->
    [keep] The other teams choose their energy cards.
   *[other] The others choose.
}
ui-wait-nothing = It is not your turn.
ui-wait-watch = You are watching.
ui-over = The race is over.
ui-over-won = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
}
ui-over-shared = { $points ->
    [one] { $who } share the victory with { $points } point.
   *[other] { $who } share the victory with { $points } points.
}
ui-step-keep = Cards
ui-step-grid = Start grid
ui-step-round-1 = Round 1
ui-step-placed = { $placed } of { $riders } placed
ui-step-rider = Rider { $rider }
ui-step-space = Space
ui-step-choose = Choose sources
ui-step-sources = Sources
ui-step-crash = Crash: { $riders }
ui-step-roll = Roll
ui-step-ride = Ride
ui-step-thrown = Threw { $sum }
ui-step-move = Move
ui-step-drafts = Drafting
ui-step-no-draft = No drafting
ui-step-seven = Threw { $seven }
ui-step-lose = Lose a card
ui-step-gain = Take a card
ui-step-moved = { $rider } moved { $distance }
ui-step-draft = Draft { $rider }?
ui-step-next = then { $rider } may be asked

## Buttons: what they do, and what follows
ui-do-card-die = Play { $one }, roll 1 die
ui-do-card-card = Play { $one } and { $two }: ride { $sum }
ui-do-car-die = Car { $one }, roll 1 die
ui-do-car-card = Car { $one } and card { $two }: { $sum }
ui-do-car-car = Car twice: ride { $sum }
ui-do-move = { $distance ->
    [one] Ride { $rider }: { $distance } space
   *[other] Ride { $rider }: { $distance } spaces
}
ui-do-finish = Ride { $rider } over the line
ui-do-draft = Draft with { $rider }
ui-do-stay = Stay
ui-as-final = no way back
ui-as-left = { $cards ->
    [one] leaves { $cards } card
   *[other] leaves { $cards } cards
}
ui-as-photo = photo: out { $percent }%
ui-as-away = breakaway: nobody follows
ui-as-then = then { $terrain }
ui-as-placed = lane { $lane }, row { $row }
ui-as-drafted = { $distance ->
    [one] { $distance } space, its turn is over
   *[other] { $distance } spaces, its turn is over
}
ui-as-later = ride { $rider } later
ui-as-may-refuse = may refuse
ui-as-rides = rides now
ui-as-rides-now = { $rider } rides now
ui-as-stays = { $rider } stays
ui-as-lose = gone for this race
ui-as-gain = back in your hand
ui-as-kept = the others leave the race
ui-average = { $spaces } on average
ui-sum-both = { $distance } now, or { $range }: { $average } on average
ui-worst-off = Off the bike: { $percent }%.
ui-worst-crash = A crash: { $percent }%.
ui-worst-seven = A { $seven }, { $percent }%: an action card is drawn.
ui-note-pair = { $range }, average { $average }
ui-slot-of = { $slot ->
    [1] 1st
    [2] 2nd
   *[other] both
}
ui-over-the-line = Over the line
ui-may-follow = { $mine ->
    [yes] Then your { $rider } may draft.
   *[no] Then { $rider } ({ $who }) may draft.
}
ui-behind-may-follow = { $mine ->
    [yes] Your { $rider } behind may follow.
   *[no] { $rider } ({ $who }) behind may follow.
}
ui-bar-move-home = Ride { $rider } over the line: { $stake }.
ui-bar-move-line = { $distance ->
    [one] Ride { $rider } { $distance } space: { $stake }.
   *[other] Ride { $rider } { $distance } spaces: { $stake }.
}
ui-sum-chosen-home = Chosen: over the line, { $ground }.
ui-card-of = { $rider } ({ $who }): { $title }

## Tray
ui-tray-sources = Choose two sources
ui-slots = The two sources
ui-slot-empty = empty
ui-slot-die = One die
ui-slot-1 = Leader card
ui-slot-2 = Sprinter card
ui-slot-3 = Climber card
ui-slot-4 = Domestique card
ui-slot-free = Free card
ui-slot-remove = Remove { $source }
ui-card-die = Die
ui-card-cheat = Team car
ui-card-kind-1 = Leader
ui-card-kind-2 = Sprinter
ui-card-kind-3 = Climber
ui-card-kind-4 = Domestique
ui-card-kind-free = Free
ui-note-die = { $least } to { $most }
ui-note-free = spends nothing
ui-note-own = Rider { $rider } only
ui-note-any = Any rider
ui-note-digit = Rider { $digit }
ui-note-pick = Choose this one
ui-barred-now = Not together
ui-barred-no-six-uphill = Not uphill
ui-barred-one-card-on-cobbles = One card on cobbles
ui-barred-no-cards-in-round-one = Not in round 1
ui-barred-card-not-in-hand = Not in hand
ui-barred-card-of-another-rider = Another rider’s
ui-also-in-hand = Also in hand: { $cards }
ui-tray-move = Where to?
ui-tray-move-help = Different outcomes, the fewest turns to go first.
ui-lane-spaces = { $distance ->
    [one] Lane { $lane }, { $distance } space
   *[other] Lane { $lane }, { $distance } spaces
}
ui-starts-on = starts { $terrain }
ui-starts-flat = starts on asphalt
ui-starts-behind = { $ground }, behind { $rider }
ui-tray-place = Choose a rider
ui-tray-placed = On the grid: { $riders }
ui-lane-row = Lane { $lane }, { $row ->
    [1] front row
    [2] second row
    [3] third row
   *[other] last row
}
ui-own-cards = { $count ->
    [one] Own card
   *[other] Own cards
}: { $values }
ui-tray-lose-card = Which card is lost?
ui-tray-gain-card = Which card comes back?
ui-tray-hand = Your energy cards
ui-tray-hand-team = Energy cards of { $team }
ui-tray-keep = Your energy cards
ui-kept = { $kept } of { $of } kept
ui-keep-full = You already keep { $of }: put one back first.
ui-keep-less = One less: { $card }
ui-keep-more = One more: { $card }
ui-tray-train = The train behind { $rider }
ui-always-draft = Always draft from { $gain }
ui-train-rode = rode
ui-train-drafted = drafted
ui-train-you = you
ui-train-asked = asked
ui-train-next = next
ui-train-behind = { $distance ->
    [one] { $distance } space, behind { $rider }
   *[other] { $distance } spaces, behind { $rider }
}
ui-train-may = { $who } may be asked
ui-train-if = If { $rider } drafts
ui-stake-finish = { $place ->
    [1] 1st place, { $points } points
    [2] 2nd place, { $points } points
    [3] 3rd place, { $points } points
   *[other] { $place }th place, { $points } points
}
ui-stake-sprint = { $place ->
    [1] 1st at { $line }, { $points } points
    [2] 2nd at { $line }, { $points } points
    [3] 3rd at { $line }, { $points } points
   *[other] across { $line }
}
ui-tray-swap = Trade the lead?
ui-swap-asks = asks
ui-swap-asked = asked

## Calculation
ui-sum-last = Last throw: rider { $rider }
ui-sum-rider = Rider { $rider }, { $role }
ui-sum-die = One die
ui-sum-card = energy card
ui-sum-card-spent = energy card, spent
ui-sum-photo = draws a photo card
ui-sum-photo-drawn = photo card { $photo }
ui-sum-throw = Throw
ui-sum-seven = a { $seven } ({ $percent }%) draws an action card
ui-sum-seven-drawn = a { $seven }: action card
ui-sum-no-seven = not a { $seven }, no action card
ui-sum-ground = the space ridden from
ui-sum-off = Gets off the bike
ui-sum-pick = Choose two sources.
ui-sum-action-card = action card
ui-sum-extra-die = action card, die { $die }
ui-sum-breakaway = Breakaway on: { $rider } ({ $who }) is right behind and may not draft.
ui-sum-breakaway-alone = Breakaway on: nobody may draft right behind.
ui-sum-behind = { $rider } ({ $who }) is right behind and may draft.
ui-sum-blocked = Riders block the way; furthest free space: { $distance }.
ui-sum-may-fall-off = A total of 0 or less ({ $percent }%): off the bike until the end of the round.
ui-sum-crash = { $count ->
    [1] Crash: { $riders } stays on its space, blocks it and rides again next round.
   *[other] Crash: { $riders } stay on their spaces, block them and ride again next round.
}
ui-sum-chosen = Chosen: lane { $lane }, distance { $distance }; { $ground }.
ui-sum-draft = Draft with { $rider }?
ui-cmp-now = { $distance ->
    [one] space, now
   *[other] spaces, now
}
ui-cmp-certain = certain: no dice, no card
ui-cmp-later = on average, later
ui-cmp-odds = { $range }; { $percent }%: { $distance } or more
ui-cmp-off = { $percent }%: off the bike
ui-sum-leader-moved = { $rider } moved
ui-sum-drafter-needs = { $rider } needs
ui-sum-behind-leader = to the space behind { $rider }
ui-sum-stake = At stake
ui-sum-placing = Placing order
ui-sum-rolled = { $one } + { $two }
ui-sum-rolled-starts = rolled { $one } + { $two }, starts
ui-sum-clockwise = Clockwise from { $who }, one rider at a time. Then round 1: no energy cards, a { $seven } draws nothing.
ui-sum-placing-help = One rider at a time, until all { $riders } are placed. Then round 1: no energy cards, a { $seven } draws nothing.
ui-sum-keep = Kept cards
ui-sum-keep-note = Only you see what you keep.

## What lies on the board
ui-dice-said = { $first } plus { $second } is { $sum }
ui-card-photo = Photo
ui-card-gain-card = Second wind
ui-card-lose-card = Tired legs
ui-card-skip = Mishap
ui-card-reroll-one = Headwind
ui-card-extra-die = Tailwind
ui-card-crash = Crash
ui-card-crash-lose = Hard crash
ui-card-plus2-solo = Gap
ui-card-plus3 = Good legs
ui-card-plus4 = Great legs
ui-card-plus4-solo = Solo
ui-card-plus4-lose = Full effort
ui-fell-card = drew the card
ui-fell-beside = beside { $by }
ui-fell-behind = behind { $by }
ui-fell-ahead = ahead of { $by }
ui-fell-safe = has ridden: safe

## Points
ui-tab-points = Points
ui-points-team = Team
ui-points-rider = Rider
ui-points-places = Places
ui-points-sprint = Sprint
ui-points-jersey = Jersey
ui-points-sum = Total
ui-points-race = Race
ui-points-tour = Tour
ui-points-lines = Lines
ui-points-next = next { $points }
ui-points-wearer = Jersey: { $rider }
ui-points-no-wearer = Jersey: nobody yet
ui-points-round-end = +{ $points } at end of round
ui-points-photos = Photo numbers count after the race: two are drawn, and every rider holding one of them scores nothing.
ui-points-drawn = Photos drawn: { $one } and { $two }
ui-points-bonus = Best riders of the tour

## The strip below the board
ui-brief-finish = { $rider } finishes { $place }, +{ $points }
ui-brief-crash = { $count ->
    [0] { $rider } crashes
   *[other] { $rider } crashes, { $count } more
}
ui-brief-off = { $rider } gets off the bike
ui-brief-skipped = { $rider } mishap, no ride
ui-brief-sprint = { $rider } { $place } at { $line }, +{ $points }
ui-brief-lost = { $rider } loses { $card }
ui-brief-refused = { $other } stays behind { $rider }
ui-brief-traded = { $other } and { $rider } trade
ui-brief-placed = { $rider }: lane { $lane }, row { $row }
ui-brief-ride = { $away ->
    [yes] { $rider } breaks away, { $distance }
   *[no] { $rider } rides { $distance }
}
ui-brief-follow = { $count ->
    [1] { $riders } drafts
   *[other] { $riders } draft
}

## Log
ui-log-round = Round { $round }
ui-log-grid = Start grid

## The end of a race
ui-call-walks = until the round ends, then on from here
ui-call-card-lost = { $rider } loses { $card }
ui-call-card-back = { $rider } gets { $card } back
ui-call-finish = { $rider }: { ui-place-long }
ui-call-crash = { $count ->
    [0] { $rider } falls alone
   *[other] { $rider }, then { $others }
}
ui-call-sprint = { $rider } takes { $points }
ui-fin-doing = The photo finish decides.
ui-fin-honours = The podium.
ui-fin-photo-help = Two of the { $of } cards are drawn. A rider who holds one of these numbers scores nothing.
ui-fin-clear = Clear
ui-fin-stay = { $points } kept
ui-fin-gone = { $count ->
    [1] { $rider } is out: { $points } points gone.
   *[other] { $rider } are out: { $points } points gone.
}
ui-fin-gone-many = { $count } riders are out: { $points } points gone.
ui-fin-nobody = Nobody is out.
ui-fin-then = Nobody moves up.
ui-fin-leads = { $who } leads with { $points } points.
ui-fin-teams = Teams so far
ui-fin-table = Final table
ui-fin-standings = Tour standings
ui-fin-earned = Places { $places }, sprint { $sprints }, jersey { $jersey }
ui-fin-race = In this race { $points }
ui-fin-places = Places { $places }
ui-fin-podium = Podium: { $riders }
ui-fin-step = { $who }, { $points } points
ui-fin-out = { $who }, out
ui-fin-disqualified = Disqualified

ui-lesson = Last descent before the finish. Your riders 21 to 24 against 31 to 34. About five minutes.
ui-track-finish = to the finish
ui-track-sprint = to the sprint
ui-track-front = to the front
re-yes = far enough
re-no = too short
ui-tried-thrown = The throw: dice or cards
ui-tried-drafted = Drafting behind a rider
ui-tried-broke-away = A breakaway
ui-tried-seven-thrown = A seven and its action card
ui-tried-finished = The finish line

## The list of all moves
ui-action-type-keep = Keep a card
ui-action-type-place = Place
ui-action-type-ride = Throw
ui-action-type-ask_swap = Ask to trade places
ui-action-type-swap = Trade places
ui-action-type-accept_swap = Trade the lead
ui-action-type-decline_swap = Refuse
ui-action-type-lose_card = Lose a card
ui-action-type-gain_card = Get a card back
ui-action-type-move = Ride
ui-action-type-draft = Draft
ui-action-type-decline_draft = No, ride later
