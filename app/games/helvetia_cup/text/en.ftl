# Helvetia Cup: options, refusals, the log, the end. What the drawing says is in table.en.ftl.

tagline = Five-a-side on hexes, and every shot is a battle of nerves
summary = Football in a fantasy world, for two coaches. Run, overtake, tackle and pass on a pitch of hexes; then aim at one of six sectors while the goalkeeper guards some of them in secret.

## Options
option-teams = Teams
option-teams-help = The coach in seat 1 defends the left goal, the coach in seat 2 the right one.
option-teams--dragons = Dragons of Basela
option-teams--fools = Fools of Zyon
option-teams--bears = Bears of Berena
option-teams--ogres = Ogres of Grisa
option-teams--vampires = Vampires of Zugriga
option-teams--diplomats = Diplomats of Gineva
option-teams--dwarfs = Dwarfs of Shafausa
option-teams--elves = Elves of Lozana
gallery-dragons = Kings of the air. Every cross is a threat.
gallery-fools = Tricksters who slip past anybody.
gallery-bears = Heavy paws, always close to the ball.
gallery-ogres = Hard heads, no finesse.
gallery-vampires = Pickpockets. The ball is gone before you look.
gallery-diplomats = The ball arrives where they send it.
gallery-dwarfs = Tackles like hammers, nothing in the air.
gallery-elves = Elegant and quick, not fond of duels.
gallery-bar-dribble = Dribble
gallery-bar-pass = Pass
gallery-bar-shot = Shot
gallery-bar-header = Header
gallery-bar-steal = Steal
gallery-bar-tackle = Tackle
gallery-help = The bars: average of the nine footballers, from the weakest to the strongest team.
gallery-captain = Captain { $name }
gallery-first = Cards: no, first match
gallery-usual = Play with cards
option-cards = Cards
option-cards-help = Each coach keeps three tactics and legendary cards. Play your first match without them.
option-offside = Offside
option-offside-help = Who calls offside: the defending coach, nobody, or the table automatically.
option-offside--call = The coach calls it
option-offside--auto = Always given
option-offside--off = No offside
option-extra_time = Extra time
option-extra_time-help = After a draw, two halves of 15 minutes.
option-shootout = Penalty shoot-out
option-shootout-help = Decides a match that is still level.
option-short_pass_cap = Short passes in a round
option-short_pass_cap-help = The most allowed in one round.
option-stall_rounds = Rounds without a time roll
option-stall_rounds-help = After this many rounds without a time roll, one is made.
option-hands = Hands
option-hands-help = Set by a tournament.
option-unavailable = Unavailable footballers
option-unavailable-help = Set by a tournament.
option-boost_malus = Tired footballers
option-boost_malus-help = Set by a tournament.

## Words
word-coach = { $who ->
    [0] Seat 1
    [1] Seat 2
   *[other] { $who }
}
word-test = { $test ->
    [steal] steal
    [dribble] dribble
    [tackle] tackle
    [intercept] intercept
    [clear] clear
   *[other] long pass
}
word-shot = { $shot ->
    [one_touch] one-touch shot
    [header] header
    [penalty] penalty
    [shootout] shoot-out kick
   *[other] shot
}
word-zone = { $zone ->
    [left] left zone
    [right] right zone
   *[other] centre zone
}
word-parts = { $base }{ $halved ->
    [true] {"\u00A0:\u00A02"}
   *[other] {""}
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $pressure ->
    [0] {""}
   *[other] {" "}− { $pressure }
}
word-tested = { $halved ->
    [true] { word-parts } = { $value }
   *[other] { $bonus ->
        [0] { $pressure ->
            [0] { $value }
           *[other] { word-parts } = { $value }
        }
       *[other] { word-parts } = { $value }
    }
}
word-rolled = { $rolled ->
    [0] no die needed
   *[other] rolled { $rolled }
}
word-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
word-boosts = { $cost ->
    [0] free step
    [one] { $cost } boost
   *[other] { $cost } boosts
}
word-loss = { $loss ->
    [one] { $loss } boost
   *[other] { $loss } boosts
}
word-hexes = { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
}
word-half = { $half ->
    [1] First half
    [2] Second half
    [3] Extra time, first half
   *[other] Extra time, second half
}

## Refusals
error-option-hands = Either both coaches bring cards, or neither does.
error-option-shirt-numbers = Shirt numbers are 1 to 9, each at most once.
error-option-tactics-most = A coach can bring at most { $most } tactics cards, all different.
error-option-tactics-unknown = There is no such tactics card.
error-option-legendary = A coach can only bring a legendary card of their own team.
objection-not-now = That is not possible now.
objection-not-your-footballer = That footballer is not yours.
objection-card-not-in-hand = You do not hold that card.
objection-card-played = That card has been played.
objection-card-not-now = That card can only be played at another time.
objection-card-names-whom = That card targets other footballers, or none.
objection-card-target = That card cannot be played on this footballer.
objection-card-changes-nothing = That card would change nothing now.
objection-not-available = That footballer is not available for this match.
objection-picked-already = That footballer is already in your squad.
objection-one-captain = The squad may include at most one captain.
objection-in-shirt-order = Footballers are placed by shirt number: no. { $number } is next.
objection-goal-area = Only a team’s own goalkeeper may be in its goalkeeper area.
objection-own-half = Footballers are placed in their own half.
objection-not-in-circle = Defenders may not be placed in the centre circle.
objection-hex-taken = Your own no. { $number } is on that hex.
objection-field-footballer-kicks = An outfield player has to kick off.
objection-not-on-pitch = That footballer is not on the pitch.
objection-fallen = That footballer has fallen and must stand up first.
objection-settled = That footballer may not move again in this phase.
objection-just-come-on = A footballer who has just come on may not move this round.
objection-keeper-with-ball-stays = A goalkeeper with the ball in the goalkeeper area may not move.
objection-muddy = On a muddy pitch the defenders cannot spend boosts.
objection-no-step-left = That footballer has no step left.
objection-too-far = Too far: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $left } left.
objection-one-hex = A step goes to a neighbouring hex.
objection-overtake-after-step = Overtaking follows a step.
objection-overtake-without-boost = A footballer who has spent a boost may not overtake.
objection-overtake-along-line = Overtaking goes along the touchline.
objection-stand-with-free-step = Only a fallen footballer with a free step left can stand up.
objection-nothing-to-take-back = That footballer has made no step that can still be taken back.
objection-take-backs-used-up = You have taken steps back 20 times in this movement, no more is allowed.
objection-others-depend-on-it = Another footballer’s steps depend on these: take those back first.
objection-no-such-substitute = There is no such substitution.
objection-holder-stays = The footballer with the ball may not leave the pitch.
objection-from-the-edge = A footballer can only leave from an edge hex.
objection-another-moves = Another footballer has to move.
objection-not-the-nearest = That footballer is not the nearest.
objection-no-swap-into-goal = The swap would put a team-mate into the goalkeeper area.
objection-nearest-hex-outside = Move to one of the nearest free hexes outside the penalty area.
objection-passes-used-up = { $cap ->
    [one] No more than { $cap } short pass is allowed in a round.
   *[other] No more than { $cap } short passes are allowed in a round.
}
objection-short-pass-range = A short pass goes 1 or 2 hexes.
objection-no-receiver = A short pass goes to a standing team-mate or to an empty hex.
objection-long-pass-range = A long pass goes 3 hexes or more.
objection-not-into-goal = You cannot pass into that goal.
objection-keeper-not-home = Your goalkeeper is not in the goalkeeper area.
objection-no-shot-after-pass = After a short pass only a one-touch shot is allowed.
objection-not-in-zone = Shots are taken from the shooting zones.
objection-only-after-short-pass = A one-touch shot follows a short pass.
objection-action-is-due = You must take an attacking action.
objection-keeper-must-pass = The goalkeeper must begin with a pass.
objection-aim-at-a-sector = Aim at one of the six sectors.
objection-shooter-aims = You shoot; the other coach guards.
objection-keeper-guards = You guard; the other coach shoots.
objection-guard-exactly = { $n ->
    [one] Guard exactly { $n } sector.
   *[other] Guard exactly { $n } sectors.
}
objection-guard-together = Guarded sectors must be connected side by side.
objection-everybody-kicks-first = Everyone on the team kicks once before anyone kicks again.

## Log
log-dealt = { word-coach }’s cards: { $tactics }, { $legendary }.
log-discarded = { $card ->
    [none] { word-coach } discards a card.
   *[other] { word-coach } discards { $card }.
}
log-legendary_laid_out = { word-coach } lays out { $card }, face up.
log-picked = { $f ->
    [none] { word-coach } picks a footballer.
   *[other] { word-coach } picks { $f }.
}
log-squad_revealed = { word-coach }: { $keeper } in goal; { $starters } start; on the bench: { $substitutes }.
log-toss_won = { word-coach } wins the toss.
log-kickoff_chosen = { word-coach } kicks off the first half.
log-half_started = { word-half }: { word-coach } kicks off.
log-half_ended = { word-half } ends { $left }:{ $right }.
log-placed = { $f } on { $to }.
log-kicker_chosen = { $f } kicks off.
log-substituted = { $on } comes on for { $f }.
log-moved = { $f } { $origin } to { $to }, { word-boosts }.
log-overtaken = { $f } overtakes to { $to }.
log-stood_up = { $f } stands up.
log-taken_back = { $f } is back on { $to }: { $boosts ->
    [one] { $boosts } boost
   *[other] { $boosts } boosts
}, taken back.
log-movement_done = { word-coach } has moved.
log-collected = { $f } picks up the ball on { $hex }.
log-tested = { $f }: { word-test } { word-tested }, { word-rolled }: { $success ->
    [true] success
   *[other] failure
}.
log-pressure_kept = { word-coach }: no steal, no tackle.
log-ball_taken = { $f } wins the ball, { $fell } falls.
log-fell = { $f } falls; no foul.
log-moved_on = { $f } takes the ball to { $to }.
log-fouled = Foul by { $offender } on { $victim }: { $card ->
    [yellow] yellow card
    [second_yellow] second yellow, sent off
    [red] red card, sent off
   *[other] no card
}{ $boosts ->
    [-3] , { $victim } is injured.
    [-2] , { $victim } is injured.
    [-1] , { $victim } is injured.
   *[other] { $loss ->
        [0] .
       *[other] , { $victim } loses { word-loss }.
    }
}
log-keeper_named = { $f } is now in goal.
log-took_over = { $f } takes the ball on { $hex }, from { word-hexes } away.
log-withdrawn = { $stays ->
    [true] { $f } has nowhere to go and may not press.
   *[other] { $f } steps aside to { $to }.
}
log-penalty_awarded = Penalty for { word-coach }.
log-penalty_prepared = { $f } takes the penalty.
log-area_cleared = { $f } leaves the penalty area for { $to }.
log-short_passed = { $f }: short pass { $origin } to { $to }.
log-long_passed = { $f }: long pass { $origin } to { $to }.
log-deviated = Deviation { $roll }, path of the ball: { $way }.
log-received = { $f } has the ball on { $hex }.
log-declined = { $f } lets the pass through.
log-ball_loose = Loose ball on { $hex }: attackers { $attackers } away, defenders { $defenders }. { word-coach } has the ball.
log-round_ended = { word-coach } ends the round.
log-shot_taken = { $f }: { word-shot } from the { word-zone }; { $sectors ->
    [one] { $sectors } sector guarded
   *[other] { $sectors } sectors guarded
}.
log-aimed = { $sector ->
    [none] { word-coach } has aimed.
   *[other] { word-coach } aims: { $sector }.
}
log-guarded = { $sectors ->
    [none] { word-coach } has chosen what to guard.
   *[other] { word-coach } guards: { $sectors }.
}
log-revealed = Aim: { $aim }. Guarded: { $guard }.
log-saved = { $f } makes the save.
log-shot_tested = { $f }: { word-shot }, { word-parts }{ $sector ->
    [0] {""}
   *[other] {" "}with sector { $sector }
}{ $touch ->
    [0] {""}
   *[other] , one touch { $touch }
} = { $value }, { word-rolled }.
log-goal_scored = Goal by { $f }, { $left }:{ $right }
log-missed = Missed. Goalkeeper: { $f }.
log-time_rolled = { $fixed ->
    [true] Time by card: { word-minutes }, the scoreboard shows { $clock }.
   *[other] Time die: { word-minutes }, the scoreboard shows { $clock }.
}
log-turned_over = { word-coach } attacks.
log-offside_given = Offside: { $f } was { $depth } from the goal line, the second-last opponent { $line }.
log-offside_refused = Not offside: { $f } was { $depth } from the goal line, the second-last opponent { $line }. { word-coach } may not call again in this half.
log-played_on = { word-coach } lets play go on.
log-card_played = { word-coach } plays “{ $card }”{ $f ->
    [none] {""}
   *[other] : { $f }
}{ $g ->
    [none] {""}
   *[other] , { $g }
}. “{ $card_does }”
log-shootout_started = Penalty shoot-out: { word-coach } begins.
log-taker_named = { $f } takes the next kick.
log-kick_taken = { $f } { $scored ->
    [true] scores
   *[other] does not score
}. Shoot-out { $left }:{ $right }
log-match_ended = { $reason ->
    [score] Final whistle.
    [shootout] { word-coach } wins on penalties.
    [resigned] The match is over: one coach has resigned.
   *[other] The match is forfeited.
}
log-resigned = { $name } resigns.

## The end
reason-score = on goals
reason-shootout = on penalties
reason-forfeit = by forfeit
reason-resigned = by resignation
