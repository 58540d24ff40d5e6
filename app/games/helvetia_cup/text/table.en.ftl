# What the drawing of Helvetia Cup says. Sentences of the log, options and refusals are in en.ftl.

## Words
ui-team-dragons = Dragons
ui-team-fools = Fools
ui-team-bears = Bears
ui-team-ogres = Ogres
ui-team-vampires = Vampires
ui-team-diplomats = Diplomats
ui-team-dwarfs = Dwarfs
ui-team-elves = Elves
ui-class-goalkeeper = Goalkeeper
ui-class-normal = Footballer
ui-class-captain = Captain
ui-role-goalkeeper = Goalkeeper
ui-role-stopper = Stopper
ui-role-full-back = Full-back
ui-role-anchor = Anchor
ui-role-playmaker = Playmaker
ui-role-winger = Winger
ui-role-striker = Striker
ui-role-attacking-captain = Attacking captain
ui-role-defensive-captain = Defensive captain
ui-skills = Skills
ui-skill-dribble = Dribble
ui-skill-pass = Pass
ui-skill-shot = Shot
ui-skill-header = Header
ui-skill-steal = Steal
ui-skill-tackle = Tackle
ui-skill-intercept = Intercept
ui-skill-pressure = Pressure
ui-skill-short-dribble = Drib
ui-skill-short-pass = Pass
ui-skill-short-shot = Shot
ui-skill-short-header = Head
ui-skill-short-steal = Steal
ui-skill-short-tackle = Tack
ui-skill-short-intercept = Int
ui-skill-short-pressure = Pres
ui-test-steal = Steal
ui-test-dribble = Dribble
ui-test-tackle = Tackle
ui-test-intercept = Intercept
ui-test-clear = Clear
ui-test-long-pass = Long pass
ui-shot-shot = Shot
ui-shot-one-touch = One-touch shot
ui-shot-header = Header
ui-shot-penalty = Penalty
ui-shot-shootout = Shoot-out
ui-zone-left = Left
ui-zone-centre = Centre
ui-zone-right = Right
ui-nothing = nothing
ui-yours = yours
ui-theirs = { $name }
ui-of = { $n } of { $of }
ui-of-six = { $n } of 6
ui-or-less = { $value } or less
ui-never = no chance
ui-always = certain
ui-boosts = { $boosts ->
    [one] { $boosts } boost
   *[other] { $boosts } boosts
}
ui-why = Why?
ui-change = Change
ui-percent = { $percent }%
ui-about = ≈ { $percent }%

## What a screen reader hears
ui-board = Pitch, 113 hexes. The keys around S and the arrows move between hexes, Enter chooses.
ui-goal = The goal, six sectors, as the shooter sees them
ui-pane = { $drawn }: penalty { $penalty }, { $percent }% if not guarded{ $state }
ui-say-boosts = { $of ->
    [one] { $boosts } of { $of } boost
   *[other] { $boosts } of { $of } boosts
}
ui-say-has-ball = has the ball
ui-say-fallen = has fallen
ui-say-yellow = yellow card
ui-say-tired = tired
ui-say-ball = ball
ui-say-area = penalty area
ui-say-zone-left = left shooting zone
ui-say-zone-centre = centre shooting zone
ui-say-zone-right = right shooting zone
ui-say-cost = { $cost ->
    [0] can be chosen
    [one] costs { $cost } boost
   *[other] costs { $cost } boosts
}
ui-d20 = d20: { $rolled }
ui-score = Score
ui-minute = Minute { $clock } of { $length }

## Score strip and coaches
ui-half = { $half ->
    [1] 1st half
    [2] 2nd half
    [3] Extra time 1
   *[other] Extra time 2
}, { $clock }′
ui-before = Before kick-off
ui-line-cards = Cards
ui-line-squad = Line-ups
ui-line-toss = The toss
ui-line-shootout = Shoot-out { $left }:{ $right }
ui-kicks = { $name }: { $goals } of { $taken } scored
ui-line-over = Full time
ui-line-round = Round { $round }
ui-line-quiet-short = { $quiet }/{ $of } quiet
ui-line-quiet = { $quiet } of { $of } without a time roll
ui-offside-limit = Offside limit
ui-onside-to-here = Onside to here
ui-attacks-right = attacks to the right
ui-attacks-left = attacks to the left
ui-tag-sub = sub
ui-tag-sub-long = Substitute
ui-tag-down = down
ui-tag-down-long = Has fallen
ui-tag-half = ½
ui-tag-half-long = Tired: all skills halved
ui-tag-moved = moved
ui-tag-moved-long = No free step left in this phase
ui-tag-on = on
ui-tag-on-long = Just came on: may not move this round
ui-tag-left = off
ui-tag-left-long = Substituted
ui-tag-injured = injured
ui-tag-injured-long = Injured, out of this match
ui-tag-red = red
ui-tag-red-long = Sent off
ui-cards-in-hand = Cards in hand
ui-picked = Picked
ui-cards-left = { $left ->
    [one] { $left } card left, { $played } played
   *[other] { $left } cards left, { $played } played
}
ui-hidden = { $hidden } hidden
ui-played = Played
ui-legendary = Legendary, face up

## Cards
ui-your-cards = Your cards
ui-cards-hint = Each once per match
ui-cards-dealt = Six dealt cards
ui-cards-watch = The coaches are choosing three of six cards each.
ui-window-move = Movement phase
ui-window-move-att = Your movement as attacker
ui-window-def = Before a steal or tackle
ui-window-att = Your action phase
ui-window-react = Before intercepting or clearing
ui-window-keeper = When your goalkeeper guards
ui-legendary-window = Legendary: { $window }
ui-house-made = House-made card: name and effect are our own
ui-face-up = Face up if you keep it
ui-discard = Discard
ui-discard-first = Choose { $left } cards to discard.
ui-discard-more = { $left ->
    [one] Choose { $left } more card to discard.
   *[other] Choose { $left } more cards to discard.
}
ui-discard-ready = Discard these?
ui-discard-second = You keep 3 of 6. Kept tactics stay hidden.
ui-discard-do = { $n ->
    [0] Discard
   *[other] Discard { $n }
}
ui-card-sentence = Play { $card }?
ui-card-second = Everybody sees it, and it cannot be played again in this match.
ui-card-target = Choose a target: ringed footballers can be chosen.
ui-card-play = Play the card
ui-card-keep = Keep it
ui-card-change = { $what } { $from } → { $to }%

## Squad and toss
ui-squad-nine = Your nine footballers
ui-squad-watch = The coaches are choosing their squads.
ui-team-die = Team die
ui-die-says = After a foul: the card, and the boosts lost.
ui-die-face = { $card ->
    [red] red card
   *[other] yellow card
}, boosts lost: { $loss }
ui-slot-keeper = Keeper
ui-slot-starts = Starts
ui-slot-bench = Bench
ui-lineup = Line-up
ui-why-misses = Misses this match
ui-why-captain = One captain only
ui-squad-pick = Pick your footballers.
ui-squad-left = Pick your footballers: { $n } to go.
ui-squad-last = { $name } as number { $n } of 7?
ui-squad-second = Four start, then two substitutes. { $who } sees only the count.
ui-squad-confirm = Confirm squad
ui-squad-send = { $n ->
    [0] Pick
   *[other] Pick { $n }
}
ui-toss = You won the toss.
ui-toss-second = The other coach kicks off the second half.
ui-toss-take = Kick off
ui-toss-give = Let { $who } kick off

## The bar
ui-flag-turn = Your turn
ui-flag-move = Your move
ui-flag-team = Your team
ui-form-ask = The team stands. Drag to change, or press Ready.
ui-form-ask-short = The team stands. Ready?
ui-form-where = Where does { $name } stand?
ui-form-att = Your half, one on the centre spot. The formation is kept for the next kick-off.
ui-form-def = Your half, not the circle. The formation is kept for the next kick-off.
ui-ready = Ready
ui-ready-att = then you kick off
ui-ready-def = then { $who } lines up
ui-formations = Formations
ui-form-last = Last one
ui-form-last-about = as before
ui-form-wide = Wide
ui-form-wide-about = both touchlines
ui-form-compact = Compact
ui-form-compact-about = in front of the goal
ui-form-press = Press
ui-form-press-about = close to the circle
ui-flag-choice = Your choice
ui-flag-wait = Both choose
ui-flag-over = Final
ui-done = Done
ui-done-att = then { $who } moves
ui-done-def = then the action
ui-done-ask = { $name } stands next to the ball and has not moved. Done?
ui-done-ask-short = { $name } has not moved. Done?
ui-done-not = Not yet
ui-undo = Undo { $n }
ui-undo-none = Undo
ui-undo-effect = back on { $hex }
ui-undo-nothing = Nothing can be taken back now.
ui-not-moved = Not moved yet: { $list }. Free to take back until Done.
ui-all-moved = Everybody has moved. Free to take back until Done.
ui-move-here = Move here
ui-move-none = Everybody has moved.
ui-move-att-second = Finish your movement.
ui-move-def-second = A footballer on the ball’s hex may steal, tackle or press.
ui-loose-att = The ball is loose on { $hex }: step there to take it.
ui-loose-def = The ball is loose on { $hex }: end there to win it.
ui-loose-there = { $name } stands at the ball.
ui-loose-restart = The ball on { $hex } goes to the nearest after both have moved.
ui-move-choose = Where does { $name } go?
ui-move-to = { $cost ->
    [0] { $name } to { $hex }: a free step.
    [one] { $name } to { $hex }: { $cost } boost.
   *[other] { $name } to { $hex }: { $cost } boosts.
}
ui-then-shot = A shot from there: goal about { $percent }%.
ui-then-duel = There: steal { $steal }%, tackle { $tackle }%.
ui-move-sub = { $on } comes on for { $f }?
ui-move-sub-second = Leaving over the edge takes one step. Nobody who leaves may return.
ui-bring-on = Bring on { $name }
ui-overtake-to = { $name } overtakes to { $hex }.
ui-overtake-second = One more step along the touchline, and no further move.
ui-stand-sentence = { $name } is down.
ui-stand-second = Standing up takes the free step.
ui-stand-do = Stand up
ui-step-you = You
ui-step-moves = { $name } moves
ui-step-action = Action
ui-step-defenders = Defenders
ui-step-attackers = Attackers
ui-step-kickoff = Kick-off
ui-step-cards = Cards
ui-step-squad = Squad
ui-step-squad-of = Squad: { $n } of 7
ui-step-coin = Coin
ui-step-moved = Both moved
ui-step-defence = Defence
ui-step-choose = Choose
ui-step-long = Long pass to { $hex }
ui-step-short = Short pass to { $hex }
ui-step-deviation = Deviation if it misses
ui-step-pass = Pass
ui-step-shoots = { $name } shoots
ui-step-aim = Aim
ui-step-guard = Guard
ui-step-reveal = Both reveal
ui-hex-chosen = { $name } to { $hex }?
ui-hex-forced-move = { $name } must take the ball one hex on.
ui-hex-forced-move-second = The step is free.
ui-hex-withdraw = Move { $name } one hex away.
ui-hex-withdraw-second = Then the attacker must act.
ui-hex-penalty-clear = { $name } leaves the penalty area.
ui-hex-penalty-clear-second = To one of the nearest hexes outside it.
ui-name-nearest = Who takes the ball?
ui-name-nearest-second = They are equally near.
ui-name-pick-keeper = Who goes in goal?
ui-name-pick-keeper-second = The footballer stays in place and has all the rights of a goalkeeper.
ui-name-penalty-taker = Choose the penalty taker.
ui-name-penalty-taker-second = Centre zone, no pressure.
ui-name-so-taker = Who takes the next kick?
ui-name-so-taker-second = Two sectors guarded, centre zone, no cards.
ui-name-do = Choose no. { $number }, { $name }
ui-name-choose = Choose
ui-defend = Steal, tackle or press against { $name }?
ui-tackle-risks = Tackle: foul { $foul }%, fall { $falls }%. Acting uses up the pressure.
ui-defend-none = Press −{ $n }
ui-defend-tackle = Tackle { $percent }%
ui-defend-steal = Steal { $percent }%
ui-attack = What does { $name } do?
ui-attack-must = { $name } must act.
ui-attack-second = Highlighted hexes: short pass, no die. Further ones: long pass with the d20.
ui-end-round = End round
ui-tackle-penalty = In your penalty area: a foul, { $foul }%, is a penalty. Fall { $falls }%.
ui-no-roll = no roll
ui-press-effect = shot { $a } → { $b }%, no roll
ui-foul-penalty = { $percent }% penalty
ui-foul-free = { $percent }% foul
ui-defend-steal-effect = d20, else play goes on
ui-goal-parts = { $mean }% on the average sector, keeper leaves { $n } of 6.
ui-goal-open = No sector is guarded: { $percent }% on the best one.
ui-shoot-about = Shoot ≈ { $percent }%
ui-one-touch-about = One-touch ≈ { $percent }%
ui-header-about = Header ≈ { $percent }%
ui-shoot-effect = then both choose sectors
ui-end-round-effect = the ball stays with you
ui-let-go-effect = your pressure stays
ui-rolls-effect = rolls the d20, final
ui-final = no way back
ui-short-effect = no die, no way back
ui-secret-effect = secret, then the d20 rolls
ui-card-effect = once a match, no way back
ui-play-on-effect = the pass counts
ui-call-offside-effect = wrong: no call this half
ui-shoot = Shoot
ui-pass-to = Pass to { $hex }
ui-long = { $name } to { $hex }: { $percent }% to land there.
ui-long-must = { $name } must act. To { $hex }: { $percent }% to land there.
ui-long-must-short = To { $hex }: { $percent }% to land there.
ui-short-to = Short pass to { $hex } { $who }
ui-short-sure = No die, nobody in the way.
ui-short-loose = Nobody there: the round ends and the nearer side gets the ball.
ui-short-contested = { $name } may intercept: { $percent }%.
ui-may-intercept = { $name } may intercept: { $value } or less.
ui-may-clear = { $name } may clear: { $value } or less.
ui-may-second = Declining keeps the pressure.
ui-let-go = Let it go
ui-do-intercept = Intercept { $percent }%
ui-do-clear = Clear { $percent }%
ui-header-question = Header, or end the round?
ui-header-second = Alone on a hex in the penalty area, right after a long pass.
ui-show-pitch = Show the pitch
ui-show-goal = Show the goal
ui-aim = Where do you aim?
ui-aim-chosen = { $sector }: { $value } or less, { $percent }% if open.
ui-aim-never = { $sector }: no roll is low enough.
ui-if-free = Chance if free
ui-aim-second = { $who } guards { $n } of 6, in secret.
ui-aim-do = Shoot { $sector }
ui-guard-short = { $n ->
    [0] Guard { $of } of 6.
   *[other] { $n } of { $of } sectors guarded.
}
ui-guard = { $n ->
    [0] Guard { $of } of 6.
   *[other] { $sectors }: { $n } of { $of }.
}
ui-guard-second = { $who } aims at the same time, in secret.
ui-guard-do = { $n ->
    [one] Guard { $n } sector
   *[other] Guard { $n } sectors
}
ui-guard-nothing = Nothing can be guarded.
ui-guard-nothing-second = Unless you play a goalkeeper card.
ui-guard-nothing-do = Guard nothing
ui-guarded = guarded
ui-goal-from = { $n ->
    [one] { $name } on { $hex }, { $n } sector guarded.
   *[other] { $name } on { $hex }, { $n } sectors guarded.
}
ui-goal-kick = { $name } takes the kick.
ui-goal-pressed = { $name } presses.
ui-offside = Offside?
ui-offside-second = A wrong call means no more calls this half.
ui-play-on = Play on
ui-call-offside = Call offside
ui-seconds = { $seconds } s
ui-wrong-nobody = Choose a footballer first.
ui-wrong-opponent = No. { $number } plays for { $name }.
ui-wrong-hex = Choose a hex first.
ui-wrong-chosen = No. { $number } is chosen: press the button below.
ui-wrong-buttons = Nobody moves now: use the buttons below.
ui-wrong-marks = You discard only { $n }: unmark one first.
ui-wrong-squad = Your squad is full: remove somebody first.
ui-one-captain = The squad may include at most one captain.
ui-seconds-left = { $seconds ->
    [one] { $seconds } second to call.
   *[other] { $seconds } seconds to call.
}
ui-subs = Substitute, or keep the team?
ui-subs-second = Choose who goes off and who comes on.
ui-subs-do = Substitute
ui-subs-keep = Keep the team
ui-injury = { $name } is injured. Who comes on?
ui-injury-second = The substitute appears on the hex of the foul with the ball.
ui-brief-moved = movement over
ui-brief-placed = lined up
ui-brief-round = no action
ui-brief-shot = shot, { $end }
ui-brief-foul = foul by { $name }
ui-brief-test = { $name }: { $what }, { $success ->
    [true] done
   *[other] failed
}
ui-brief-card = card: { $card }
ui-brief-pass = pass to { $hex }
ui-brief-moves = { $n } moved, { $boosts ->
    [one] { $boosts } boost
   *[other] { $boosts } boosts
}
ui-coin-me = You win the toss
ui-coin-op = { $name } wins the toss
ui-time-die = Time die
ui-time-added = { $minutes } minutes: { $clock }′
ui-half-with = { $half ->
    [1] half-time with { $list }
   *[other] full time with { $list }
}
ui-foul-me = Foul by you
ui-foul-op = You are fouled
ui-offside-is-me = You are offside
ui-offside-is-op = Offside, your ball
ui-offside-not = Not offside
ui-pitch-left = Left half of the pitch
ui-pitch-right = Right half of the pitch
ui-pitch-whole = Whole pitch
ui-series-means = Scored: { $goal } · Not scored: { $none }
ui-series-on = the series goes on
ui-series-mine = you win
ui-series-theirs = you lose
ui-series-wins = { $name } wins
ui-call-goal = { $name } scores
ui-call-saved = { $name } makes the save
ui-call-wide = { $name } misses
ui-goal-me = Goal for you: { $name }
ui-goal-op = Goal against you: { $name }
ui-saved-op = Saved by { $name }
ui-wide-op = Wide of your goal
ui-call-rolled = { $rolled } against { $value }
ui-call-no-die = no die needed
ui-call-enough = { $rolled }, { $value } was enough
ui-call-has = { $name } has the ball
ui-call-loose = Loose ball on { $hex }
ui-call-test = Rolled { $rolled } against { $value }
ui-said-goal = { $name } scores. Rolled { $rolled }: { $spare } to spare.
ui-said-saved = { $name } holds the ball. No die is rolled.
ui-said-wide = { $name }: rolled { $rolled }, wide by { $spare }.
ui-band-last = Last: { $name }
ui-bench = Bench
ui-whom = Choose a footballer
ui-goes-off = Goes off
ui-comes-on = comes on

## Waiting and the end
ui-wait-nothing = It is not your turn.
ui-wait-watch = You see what the table sees; hands stay hidden.
ui-wait-locked = Your choice is made.
ui-wait-both-cards = Both coaches choose their cards.
ui-wait-both-squad = Both coaches pick their squads.
ui-wait-both-shot = Both coaches choose in secret.
ui-wait-cards = { $who } chooses cards.
ui-wait-squad = { $who } picks a squad.
ui-wait-toss = { $who } decides who kicks off.
ui-wait-subs = { $who } may substitute.
ui-wait-place = { $who } places the footballers.
ui-wait-kicker = { $who } chooses who kicks off.
ui-wait-move-att = { $who } moves in attack.
ui-wait-move-def = { $who } moves the defenders.
ui-wait-act-def = { $who } defends.
ui-wait-forced-move = { $who } takes the ball on.
ui-wait-pick-keeper = { $who } chooses a goalkeeper.
ui-wait-injury-sub = { $who } brings on a substitute.
ui-wait-nearest = { $who } decides who takes the ball.
ui-wait-withdraw = { $who } clears the ball’s hex.
ui-wait-penalty-taker = { $who } chooses the penalty taker.
ui-wait-penalty-clear = { $who } clears the penalty area.
ui-wait-act-att = { $who } attacks.
ui-wait-intercept = { $who } may intercept.
ui-wait-clear = { $who } may clear.
ui-wait-after-long = { $who } may head the ball.
ui-wait-shot = { $who } chooses in secret.
ui-wait-offside-window = { $who } checks for offside.
ui-wait-so-taker = { $who } chooses who kicks.
ui-over-won = { $name } wins { $left }:{ $right }.
ui-over-given = { $name } wins.
ui-over-penalties = { $name } wins on penalties.
ui-over-draw = A draw, { $left }:{ $right }.
ui-over-shootout = Shoot-out { $kicks_left }:{ $kicks_right } after { $left }:{ $right }.
ui-over-forfeit = By forfeit.
ui-over-few = By forfeit: only two are left beside the goalkeeper.
ui-over-resigned = By resignation.
ui-over-goals = After regular time.
ui-over-extra = After extra time.

## The calculation
ui-sum = Calculation
ui-sum-empty = Everything the d20 decides is added up here.
ui-part-halved = Tired
ui-part-bonus = Cards
ui-part-pressure = Pressure
ui-part-touch = One touch
ui-part-sector = Sector
ui-needs = Needs { $value } or less
ui-before-sector = Before the sector
ui-ruler-hit = 1–{ $value } succeeds
ui-ruler-miss = { $from }–20 fails
ui-sum-defence = { $name } at the ball
ui-way-steal = Steal
ui-row-won = Ball won
ui-row-foul = Foul
ui-row-penalty = Foul: penalty
ui-row-fall = Defender falls
ui-row-kept = { $name } keeps it
ui-row-pressed = −{ $n } on the roll
ui-row-off = Sent off
ui-penalty-note = In the defender’s penalty area a foul is a penalty. From the spot { $name } scores about { $percent }%.
ui-way-tackle = Tackle
ui-way-pressure = Pressure
ui-sum-intercept = { $name } may intercept
ui-sum-clear = { $name } may clear
ui-sum-your-shot = Your shot
ui-sum-long = Long pass to { $hex }
ui-keeper-guards = Keeper guards
ui-guarded-note = A guarded sector is a save without a roll.
ui-long-stays = { $mine ->
    [yes] You keep
   *[no] The attackers keep
} the ball in { $stays } of 20 rolls.
ui-land-keeper = Goalkeeper
ui-land-may-clear = { $name } may clear ({ $percent }%)
ui-land-level = Loose, equal distance
ui-land-loose = Loose
ui-sum-foul = Foul by { $name }
ui-foul-card = The card
ui-foul-loss = Boosts lost
ui-foul-lost = −{ $loss }
ui-sum-takers = From the spot, best sector
ui-last-success = { $what }: success
ui-last-failure = { $what }: failure
ui-target = Target on the d20
ui-rolled-spare = Rolled { $rolled }: { $spare } to spare.
ui-rolled-many = Rolled { $rolled }: { $spare } too high.
ui-no-die = A card decided it: no die was needed.

## The log
ui-log-half = { $half ->
    [1] First half
    [2] Second half
    [3] Extra time, first half
   *[other] Extra time, second half
}
ui-log-shootout = Shoot-out

## The board as a list
ui-list = Board
ui-list-number = No.
ui-list-name = Footballer
ui-list-hex = Hex
ui-list-boosts = Boosts
ui-list-look = Look at { $hex }
ui-list-ball = The ball is on { $hex }.
ui-list-no-ball = No ball on the pitch.
ui-list-rules = How footballers move
ui-list-to = to { $hex }
ui-list-in = { $on } for { $off }
ui-list-moved = no more steps
ui-list-take = I kick off
ui-list-give = Opponent kicks off
ui-action-type-discard = Discard
ui-action-type-pick = Call up
ui-action-type-choose_kickoff = Decide the kick-off
ui-action-type-sub = Substitute
ui-action-type-sub_exit = Take off at the edge
ui-action-type-done = Done
ui-action-type-place = Place
ui-action-type-kicker = Who kicks off
ui-action-type-move = Move
ui-action-type-overtake = Overtake
ui-action-type-take_back = Take steps back
ui-action-type-stand = Stand up
ui-action-type-steal = Steal
ui-action-type-tackle = Tackle
ui-action-type-none = Pressure only
ui-action-type-forced_move = Take the ball on
ui-action-type-pick_keeper = Who keeps goal
ui-action-type-injury_sub = Who comes on
ui-action-type-nearest = Who takes the ball
ui-action-type-withdraw = Step aside
ui-action-type-penalty_taker = Who takes the penalty
ui-action-type-penalty_clear = Clear the penalty area
ui-action-type-short_pass = Short pass
ui-action-type-long_pass = Long pass
ui-action-type-shot = Shoot
ui-action-type-one_touch = One-touch shot
ui-action-type-header = Header
ui-action-type-end_round = End the round
ui-action-type-intercept = Intercept
ui-action-type-clear = Clear
ui-action-type-decline = Let it go
ui-action-type-aim = Aim
ui-action-type-guard = Guard
ui-action-type-call_offside = Call offside
ui-action-type-no_call = Play on
ui-action-type-so_taker = Who kicks
ui-action-type-play_card = Play a card

ui-lesson = Second half, minute 9, no cards. You lead 1:0 and have the ball: keep the lead. About eight minutes.
ui-track-begun = at best
ui-tried-moved = Steps across the pitch
ui-tried-short-passed = A short pass
ui-tried-long-passed = A long pass
ui-tried-tested = A test with the d20
ui-tried-shot-taken = A shot at goal
ui-tried-guarded = Guarding the goal
ui-tried-turned-over = Winning the ball
ui-tried-won = Keeping the lead
ui-tried-goal-scored = A goal
