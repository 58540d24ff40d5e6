# What the drawing of the table says: prefix ui-. The log, refusals and options are in en.ftl.

## Words
ui-club = { $club ->
    [SPA] Sparta
    [TRI] Třinec
    [HKR] Hradec
    [PCE] Pardubice
    [VIT] Vítkovice
    [LIB] Liberec
    [PLZ] Plzeň
    [KOM] Kometa
    [MBO] M. Boleslav
    [LIT] Litvínov
    [OLO] Olomouc
    [KVA] K. Vary
    [CBU] Č. Budějovice
    [KLA] Kladno
    [VSE] Vsetín
    [SLA] Slavia
   *[ZLI] Zlín
}
ui-letter = { $position ->
    [LW] LW
    [C] C
    [RW] RW
    [D] D
   *[G] G
}
ui-position = { $position ->
    [LW] left wing
    [C] centre
    [RW] right wing
    [D] defender
   *[G] goalkeeper
}
ui-slot = { $slot ->
    [LW] left wing
    [C] centre
    [RW] right wing
    [D1] left defence
    [D2] right defence
   *[G] goal
}
ui-you = you
ui-attack = Attack
ui-defence = Defence
ui-attack-small = attack
ui-defence-small = defence
ui-attack-dice = Attack, dice
ui-attack-defence = Attack { $attack }, defence { $defence }
ui-positions = Positions
ui-chemistry = Chemistry
ui-legend = Legend
ui-mine = yours
ui-theirs = theirs
ui-bonus = Bonus:
ui-bonus-of = bonus: { $bonus }
ui-no-bonus = no bonus
ui-bonus-plus1 = plus 1 on one of your dice
ui-bonus-minus1 = minus 1 on one opposing die
ui-bonus-reroll-own = re-roll one of your dice
ui-bonus-reroll-opp = re-roll one opposing die
ui-bonus-reroll-own-all = re-roll all your dice
ui-seasons-short = { $seasons } s.
ui-seasons = { $seasons ->
    [one] { $seasons } season
   *[other] { $seasons } seasons
}
ui-titles = { $titles ->
    [one] { $titles } title
   *[other] { $titles } titles
}
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }
ui-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ui-and = { $a } and { $b }
ui-of-twelve = { $count } of 12
ui-done-word = done
ui-event = Event
ui-bench = Bench
ui-why = Why?

## Strips
ui-draft = Draft
ui-season = Season
ui-score = Score
ui-secret = secret
ui-draft-round = Draft round
ui-draft-number = { $number ->
    [1] First draft
   *[other] Second draft
}
ui-pick-of = pick { $pick } of { $of }
ui-picked-of = { $picked } of { $of } picked
ui-hands-go-left = hands pass left
ui-hands-go-right = hands pass right
ui-lineups = Line-ups
ui-build = Build
ui-round-of = Round { $round } of { $of }
ui-stage-semifinals = Semifinals
ui-stage-final = Final
ui-stage-deciding = Deciding match
ui-phase-opponent = Opponent
ui-phase-event = Event
ui-phase-trainers = Trainer cards
ui-phase-match = Match
ui-phase-change = Line-up change
ui-phase-over = The end
ui-phase-of = Phase { $phase } of 5: { $name }
ui-overtime = Overtime
ui-die = Die { $die }
ui-picked-small = picked
ui-done-of = { $done } of { $of } done
ui-teams = { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}

## Seats
ui-first = First
ui-first-long = First player
ui-trainers-left = { $cards ->
    [one] { $cards } trainer card left
   *[other] { $cards } trainer cards left
}
ui-chip-done = Done
ui-chip-editing = Editing

## Season
ui-place = Place
ui-in-place = Place { $place }
ui-lost-semi = lost the semifinal, place { $n } in the season
ui-team = Team
ui-matches = Matches
ui-matches-short = M
ui-goals = Goals
ui-points-short = Pts
ui-fixtures = Fixtures
ui-break = National-team break
ui-live = live
ui-next = next
ui-next-hidden = Next: { $next }, still hidden.
ui-events-left = Events left: { $events }.
ui-ot = OT
ui-virtual-left = { $opponents ->
    [one] { $opponents } virtual opponent
   *[other] { $opponents } virtual opponents
}
ui-after-draft = The season begins when all line-ups are built.
ui-first-picks = { $name } first
ui-six-left = Six cards, left
ui-six-right = Six cards, right
ui-draft-open-help = Six open cards per round: one, two, one. The last two go back to the box.
ui-draft-pass-help = Hands are secret. In draft round 6 you choose one of two; the other goes back to the box. Nobody sees your cards before the line-ups are revealed.

## The draft
ui-your-hand = Your hand
ui-open-cards = Open cards
ui-order = Order of picks
ui-hands-left = Hands pass to the left
ui-hands-right = Hands pass to the right
ui-hands = Hands
ui-hand-of = { $cards ->
    [one] { $name }, { $cards } card
   *[other] { $name }, { $cards } cards
}
ui-hands-secret = All hands are secret until the line-ups are revealed.
ui-lineups-secret = Line-ups are revealed when all are done.
ui-picked-tag = Picked
ui-gain = { $what } { $before } → { $after }
ui-flag-part = { $trio ->
    [attack] A { $change }
   *[defence] D { $change }
}
ui-flag-sum = { $same ->
    [yes] sum { $after }, unchanged
   *[no] sum { $before } → { $after }
}
ui-flag-bonus = { $kind ->
    [plus1] bonus +1, your die
    [minus1] bonus −1, their die
    [reroll-own] re-roll, your die
   *[reroll-opp] re-roll, their die
}
# The card itself says whose die.
ui-flag-bonus-short = { $kind ->
    [plus1] bonus +1
    [minus1] bonus −1
   *[reroll] re-roll
}
ui-flag-cover = cover for { $pos }
ui-flag-club = third { $club }: safe in a change
ui-flag-legend = second legend, one plays
ui-flag-none = no use yet
ui-took = { $name } took { $card }
ui-cards-of = { $cards ->
    [one] { $name }: { $cards } card
   *[other] { $name }: { $cards } cards
}
ui-your-team = Your team
ui-best-now = Your best six
ui-legends = Legends
ui-clubs = Clubs
ui-mates = With a card in hand its club mates and the legends are outlined.
ui-best-of = best six { $a } + { $b }
ui-in-best = in the best six
ui-if-taken = With { $name }

## The rink
ui-rink-mine = Your line-up, six positions
ui-rink-of = Line-up: { $name }
ui-lineup-of = Line-up: { $name }
ui-slot-empty = Empty position: { $slot }
ui-substitute = Substitute goalkeeper, face down: { $name }. Counts 1, no chemistry.
ui-new = New
ui-out-of-position = Out of position
ui-excluded = Excluded
ui-goalkeepers-only = Goalkeepers only
ui-here = { $name } here: { $what } { $before } to { $after }
ui-in-hand = In hand
ui-was-in = Was in
ui-second-legend = 2nd legend
ui-bench-help = Pick a card, then a position. Two line-up cards swap.
ui-bench-swap = Choose who comes in instead
ui-bench-count = { $cards ->
    [one] { $cards } player
   *[other] { $cards } players
}
ui-your-strength = Your strength { $strength }
ui-strength-of = { $name }: { $strength }
ui-maximum = maximum
ui-note-wrong-slot = { $name } on { $slot }: no point, chemistry stays.
ui-note-out-of-type = { $name } on { $slot }: no point, no chemistry.
ui-note-legend = { $name } is a legend: linked with both.
ui-note-excluded = { $name } is excluded: no point, no chemistry.
ui-note-substitute = { $name } in goal, face down: counts 1.

## The match
ui-match-score = { $a } { $one }:{ $other } { $b }
ui-takes-points = { $points ->
    [one] { $name } takes { $points } point.
   *[other] { $name } takes { $points } points.
}
ui-wins = { $name } wins.
ui-virtual = Virtual opponent
ui-your-opponent = your opponent
ui-changing = changing
ui-teams-keys = Teams
ui-bench-of = Bench: { $n }
ui-bench-named = Bench: { $name }
ui-on-table = On the table this round
ui-you-first = You
ui-effect = { $trio ->
    [attack] attack { $before } → { $after }
   *[defence] defence { $before } → { $after }
}
ui-effect-of = { $name }: { $changes }
ui-effect-none = { $name }: unchanged
ui-unchanged = unchanged
ui-begins = { $name } begins
ui-you-begin = You begin
ui-left = fixtures left: { $f }, events left: { $e }
ui-no-point = no point
ui-begins-with = with trainer cards, then with bonuses
ui-meet = You meet { $name }.
ui-meet-effect = Attack { $a } → { $b } for this round.
ui-played = { $name } played
ui-you-played = You played
ui-nothing-played = Nothing yet. A card lasts until the end of the round.
ui-bonuses = Bonuses: { $name } { $n }, you { $m }
ui-bonuses-of = Bonuses: { $name } { $n }, { $other } { $m }
ui-net-of = net: { $name }
ui-net-mine = your net
ui-shots = { $name }: { $dice } dice, each needs { $target } or more. Goals: { $goals }
ui-no-dice = no dice
ui-goal = goal
ui-short = { $by } short
ui-was = was { $was }
ui-die-of = { $name }, die { $number }
ui-used-short = Used
ui-bonus-used = bonus used
ui-no-bonus-short = No bonus
ui-your-skaters = Your players
ui-this-match = This match
ui-score-now = { $one }:{ $other }.
ui-dice-need = { $name }: { $dice } need { $target }.
ui-before-roll = { $dice } dice, each needs { $target } or more.
ui-were-in-play = In play in the last round
ui-in-play = In play this round
ui-your-trainers = Your trainer cards
ui-trainer-when = Trainer cards are played before the match
ui-trainer-now = Play any number, then pass
ui-card-event = Event, for everybody
ui-card-played = Your trainer card
ui-card-hand = In hand
ui-card-of = Trainer card: { $name }
ui-no-match = No match this round
ui-not-now = Not possible now

## What is shown between the matches
ui-lineups-open = All line-ups are open
ui-trainers-dealt = Three trainer cards dealt
ui-was-place = was { $place }
ui-half = Half of the season. { $n ->
    [one] { $n } round to go.
   *[other] { $n } rounds to go.
}
ui-regular = Regular season
ui-semi = Semifinal, { $a } v { $b }
ui-champion = { $name } is the champion
ui-won-final = won the final { $score }
ui-lost-final = lost the final { $score }
ui-achieved = From place { $n } of the season to the final.
ui-brief-match = Match { $one }:{ $other }
ui-brief-round = Another round
ui-brief-roll = Rolls { $dice }
ui-brief-bonus = Bonus: { $name }
ui-brief-plays = Plays { $name }
ui-brief-lineup = Line-up ready
ui-brief-takes = Takes { $names }

## The action bar
ui-flag-turn = Your turn
ui-flag-pick = Your pick
ui-flag-choice = Choose
ui-flag-watching = Watching
ui-flag-wait = Waiting
ui-change = Change
ui-pick-effect = a pick is final
ui-pass = Pass
ui-pass-keep = Pass, keep { $n }
ui-pass-trainer = no more cards this round
ui-pass-effect-answer = your opponent may answer
ui-pass-effect-overtime = then overtime
ui-pass-effect-ends = the match ends
ui-take-one = Choose a card to take.
ui-keep-one = Choose a card to keep.
ui-pick-final = A pick is final.
ui-keep-pass = { $cards ->
    [one] Keep { $name }, pass { $cards } card to { $next }.
   *[other] Keep { $name }, pass { $cards } cards to { $next }.
}
ui-keep-last = Keep { $name }; the other card goes to the box.
ui-take = Take { $name }.
ui-take-two = Take { $name }, then one more card.
ui-take-button = Take { $name }
ui-keep-button = Keep { $name }
ui-best-gains = Best six { $attack } + { $defence } instead of { $wasattack } + { $wasdefence }. A pick is final.
ui-best-stays = Best six stays { $attack } + { $defence }. A pick is final.
ui-step-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
ui-step-choose = Choose one
ui-step-chosen = Chosen: { $name }
ui-build-six = Fill six positions.
ui-build-full = All six positions are filled.
ui-fill-up = Fill the gap in the line-up.
ui-bring-in = { $least ->
    [one] Bring in at least { $least } new player.
   *[other] Bring in at least { $least } new players.
}
ui-bring-exactly = { $least ->
    [one] Bring in exactly { $least } new player.
   *[other] Bring in exactly { $least } new players.
}
ui-may-change = { $most ->
    [one] Bring in up to { $most } new player.
   *[other] Bring in up to { $most } new players.
}
ui-change-lineup = Change your line-up.
ui-nobody-has-to = Nobody has to change.
ui-duty-less = The die asks for { $duty }, only { $least } possible.
ui-place-on = Place { $name } on the ice.
ui-place-gains = { $changes ->
    [attack] Gains most: { $name } on { $slot }, attack { $attack }, was { $wasattack }.
    [defence] Gains most: { $name } on { $slot }, defence { $defence }, was { $wasdefence }.
   *[both] Gains most: { $name } on { $slot }, attack { $attack }, was { $wasattack }; defence { $defence }, was { $wasdefence }.
}
ui-place-no-gain = { $name } adds nothing on any position.
ui-placed = { $changes ->
    [attack] { $name } on { $slot }: attack { $attack }, was { $wasattack }.
    [defence] { $name } on { $slot }: defence { $defence }, was { $wasdefence }.
    [both] { $name } on { $slot }: attack { $attack }, was { $wasattack }; defence { $defence }, was { $wasdefence }.
   *[none] { $name } on { $slot }: no change.
}
ui-put-back = Put back
ui-best-six = Best six…
ui-best-six-effect = compare first
ui-best-take = Take it
ui-best-take-effect = you can still change it
ui-best-keep = Keep mine
ui-best-compare = Best six: { $best }. Yours now: { $now }.
ui-best-in = In: { $names }.
ui-best-out = Out: { $names }.
ui-best-same = Yours is the best already.
ui-best-level-bonus = Same strength, one bonus more.
ui-best-bonus = Bonuses { $now } → { $then }.
ui-bonus-worth = A bonus is worth about 0.3 points a match.
ui-done-button = Done, { $strength }
ui-done-left = Done, { $n } to go
ui-done-effect = then all line-ups open
ui-done-effect-alone = the line-up then stands
ui-done-possible = The line-up is fine. Press Done, or keep changing it.
ui-done-weaker = The best six would make { $best }.
ui-only-done = Press Done to finish.
ui-step-placed = Placed: { $placed } of 6
ui-step-ready = Ready
ui-step-moves = { $moves ->
    [one] { $moves } move left
   *[other] { $moves } moves left
}
ui-event-choose = { $event }: choose a player.
ui-event-excludes = The player misses this match.
ui-event-removes = The player is out for the season.
ui-exclude = Exclude { $name }
ui-exclude-effect = misses this match
ui-remove = Remove { $name }
ui-remove-effect = out for the season
ui-trainer-play = Play trainer cards or pass.
ui-trainer-nothing = Nothing to play this round. Pass.
ui-trainer-second = Effects last until the end of the round.
ui-trainer-target = { $name }: choose a player.
ui-play-card = Play { $name }?
ui-play-it = Play the card
ui-play-effect = it is spent then
ui-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
ui-roll-against = { $dice ->
    [one] Roll { $dice } die, it needs { $target } or more.
   *[other] Roll { $dice } dice, each needs { $target } or more.
}
ui-roll-second = No undo after the roll.
ui-each-scores = Each die: { $percent }% chance to score.
ui-forecast = Dice alone: ahead { $won }%, level { $level }%, behind { $lost }%.
ui-forecast-of = Dice alone: { $name } ahead { $won }%, level { $level }%, behind { $lost }%.
ui-dice-alone = Dice alone: ahead { $a }, level { $b }, behind { $c }%
ui-dice-alone-word = Dice alone
ui-odds-ahead = ahead { $percent }%
ui-odds-level = level { $percent }%
ui-odds-behind = behind { $percent }%
ui-ahead-short = Ahead { $before } → { $then }%
ui-hand-dice = { $before } → { $after } dice
ui-played-works = { $who } plays { $card }: { $card_does }
ui-played-changes = { $who } plays { $card }: { $changes }
ui-works = { $op ->
    [extra_bonus] 1 bonus more, after the roll
    [substitute] a change before the match
    [transfer] a new player for the bench
    [in_position] choose a player out of position
   *[other] no number changes now
}
ui-bonus-choose = Use a bonus: choose a player, then a die.
ui-bonus-choose-short = Bonus: player, then die.
ui-pass-ends = Your pass ends the bonuses.
ui-pass-answer = After your pass { $name } may answer.
ui-choose-own-die = { $name }: choose one of your dice.
ui-choose-their-die = { $name }: choose an opposing die.
ui-use = Use { $name }
ui-bonus-spent = the bonus is used then
ui-wrong-die-first = Choose the player first, then the die.
ui-wrong-side = { $own ->
    [yes] Wrong dice: { $player } changes yours.
   *[no] Wrong dice: { $player } changes the opponent’s.
}
ui-wrong-card-first = Choose a card first, then the position.
ui-becomes-own = { $goal ->
    [yes] Your die { $face } becomes { $after }: goal.
   *[other] Your die { $face } becomes { $after }: no goal.
}
ui-becomes-theirs = { $goal ->
    [yes] { $name }: die { $face } becomes { $after }, still a goal.
   *[other] { $name }: die { $face } becomes { $after }, no goal.
}
ui-then-score = Then { $score }.
ui-reroll-own = Re-roll your die { $face }.
ui-reroll-theirs = { $name }: re-roll die { $face }.
ui-reroll-all = Re-roll all your dice.
ui-reroll-odds = A new die scores on { $faces } of 6 faces.
ui-step-rolled = Both rolled
ui-step-skater = You: player, then die
ui-step-passes = Two passes in a row end it
ui-step-virtual = Your pass ends it
ui-wait-picked = Picked: { $name } is yours. Waiting for { $names }.
ui-wait-short = Waiting for { $names }.
ui-wait-ready = Ready. Waiting for { $names }.
ui-open-together = Line-ups are revealed together.
ui-wait-draft = Picking: { $names }
ui-wait-edit = Arranging the line-up: { $names }
ui-wait-event = Answering the event: { $names }
ui-wait-trainer = Trainer cards: { $names }
ui-wait-roll = Rolling: { $names }
ui-wait-bonus = Using bonuses: { $names }
ui-bye = No match for you this round.
ui-your-match-next = Your match comes after this one.
ui-you-watch = You are watching; your match is over.

## A card at large
ui-close = Close
ui-source-card = { $source ->
    [seed] Card: printed in the rulebook.
    [public] Card: player, club and position from a public source.
   *[house] Card: our choice.
}
ui-source-bonus = { $source ->
    [seed] Bonus: printed in the rulebook.
   *[house] Bonus: our value.
}

## The log
ui-heading-round = Round { $round }
ui-heading-draft = Draft round { $round }
ui-heading-playoff = { $stage ->
    [final] Final
   *[semifinals] Semifinals
}
ui-heading-start = The start

ui-action-type-pick = Pick
ui-action-type-place = Place
ui-action-type-auto = Best six
ui-action-type-done = Done
ui-action-type-choose = Choose
ui-action-type-play = Play a card
ui-action-type-pass = Pass
ui-action-type-roll = Roll
ui-action-type-bonus = Use a bonus
ui-offer-all-dice = all your dice
ui-offer-own-die = your die { $die }
ui-offer-their-die = opposing die { $die }

ui-lesson = Win one of two matches. You are level before the last two rounds. About six minutes.
ui-track-begun = before the dice
ui-tried-editor-closed = A line-up with chemistry
ui-tried-trainer-played = A trainer card
ui-tried-rolled = Dice against a defence
ui-tried-bonus-used = A player’s bonus
ui-tried-match-ended = A match for points
