# What the game is
tagline = Every move is a sum, and every sum is answered
summary = A duel on ice: declare a move, add dice, team, hero and cards, and let the defender answer. Referee cards are the clock.

# Options
option-mode = Match
option-mode-help = National teams play with their own twenty cards. In the All-Stars draft you pick every card yourself.
option-mode--teams = National teams
option-mode--all_stars = All-Stars draft
option-team_choice = Teams
option-team_choice-help = Take turns picking teams, or leave it to chance.
option-team_choice--pick = Picked
option-team_choice--random = Random
option-draft_order = First pick of the draft
option-draft_order-help = House rule: the player whose team has the smaller sum of attributes picks first. A random first pick is as printed.
option-draft_order--lot = Random
option-draft_order--weaker = The weaker team
option-crease_rule = Attack from a crease
option-crease_rule-help = An icon in the printed rules is lost. Either defence never counts against an attack from a crease, or it is ignored only against a shot from the opponent’s crease.
option-crease_rule--any_move = Defence never counts
option-crease_rule--shot_only = Ignored for a shot only
option-idle_rounds = Stalling guard
option-idle_rounds-help = House rule: after this many rounds without a referee card, one is turned automatically. Off is as printed.
option-idle_rounds--0 = Off
option-idle_rounds--6 = 6 rounds
option-idle_rounds--8 = 8 rounds
option-idle_rounds--10 = 10 rounds
option-idle_rounds--12 = 12 rounds
option-idle_rounds--15 = 15 rounds
option-idle_rounds--20 = 20 rounds
option-max_overtimes = Maximum overtimes
option-max_overtimes-help = House rule: after the last overtime a face-off decides the match. No limit is as printed.
option-max_overtimes--0 = No limit
option-max_overtimes--3 = 3
option-max_overtimes--5 = 5
option-max_overtimes--10 = 10

# How it ended
reason-regulation = Won after three periods
reason-golden-goal = Golden goal in overtime
reason-decider = Won by the deciding face-off
reason-resigned = Won by resignation

# What is in the way
objection-no-team-pick = The teams are already picked.
objection-team-taken = That team is taken.
objection-no-draft = There is no draft now.
objection-draft-hero-now = Heroes are picked first, five of them.
objection-draft-special-now = Now a special card is picked, not an injury yet.
objection-draft-injury-now = Now an injury is picked.
objection-draft-bonus-now = Now a bonus card is picked.
objection-card-taken = That card is taken.
objection-same-face = An identical card is offered in its place.
objection-five-symbols = You already have five referee symbols, the most allowed.
objection-no-faceoff = There is no face-off now.
objection-declared-already = A move is declared once, before the dice, and cannot be changed.
objection-out-of-reach-speed = A speed move stays in its row.
objection-out-of-reach-strength = A strength move goes to a diagonal neighbour.
objection-puck-there = The puck is already there.
objection-no-move-there = No move leads there.
objection-shot-at-goal = A shot is aimed at the goal, not at a field.
objection-opponents-crease = You cannot move into the opponent’s crease; you can only win the puck there.
objection-offside = Offside: pass from the zone or its blue line.
objection-team-first = Pick your team first.
objection-draft-first = Pick your card first.
objection-faceoff-first = A face-off is dice and strength alone: roll first.
objection-hero-first = First choose the hero who leaves.
objection-restart-first = First choose the restart.
objection-match-over = The match is over.
objection-declare-first = Declare a move first.
objection-no-such-special = You do not hold that special card.
objection-before-roll = Special cards are played in your turn, before your roll. The printed rules say “before the turn”.
objection-one-special = One special card per turn.
objection-special-or-hero = A special card and a hero cannot be played in the same turn.
objection-special-for-attack = This special card is for the attacker.
objection-special-for-defend = This special card is for the defender.
objection-special-move = { $move ->
    [speed] This special card does not fit a speed move.
    [strength] This special card does not fit a strength move.
    [pass] This special card does not fit a pass.
   *[shot] This special card does not fit a shot.
}
objection-no-opposing-hero = The opponent has no hero on the table.
objection-no-target-needed = This card does not target a hero.
objection-hero-not-target = That hero cannot be chosen.
objection-no-field-bonus = The attacker has no field bonus to lose.
objection-needs-two-heroes = Two heroes must be on the table for this card.
objection-no-such-hero = That hero is not there.
objection-one-hero = One hero per turn.
objection-hero-alone = A hero can only be played if you have played no other card this turn.
objection-no-such-bonus = You do not hold that bonus card.
objection-after-hero = After a hero you cannot play another card this turn.
objection-bonus-move = { $attr ->
    [speed] This card only fits a speed move, and the move is { $move ->
        [strength] strength
        [pass] a pass
       *[shot] a shot
    }.
    [strength] This card only fits a strength move, and the move is { $move ->
        [speed] speed
        [pass] a pass
       *[shot] a shot
    }.
    [pass] This card only fits a pass, and the move is { $move ->
        [speed] speed
        [strength] strength
       *[shot] a shot
    }.
   *[shot] This card only fits a shot, and the move is { $move ->
        [speed] speed
        [strength] strength
       *[pass] a pass
    }.
}
objection-one-symbol = One card with the referee symbol per turn.
objection-bonus-limit = Home crowd: the defender may play at most one bonus card this round.
objection-roll-first = Roll the dice first.
objection-no-roll-now = There is nothing to roll now.
objection-roll-before-end = Roll before you end the turn.
objection-one-hero-counts = That is more heroes than may count.
objection-heroes-chosen = You have already chosen your heroes this turn.
objection-same-heroes = These heroes already count.
objection-no-hero-to-remove = No hero has to leave now.
objection-no-restart = There is no restart to choose.
objection-restart-elsewhere = Restart in one of your circles or from your goalkeeper.
objection-time-in-own-turn = TIME can only be taken in your own turn.
objection-time-used = TIME can only be taken once per match.
objection-time-cards = TIME swaps one or two cards from your hand.

# The log, for pages and for readers without script alike
log-team-taken = { $by_lot ->
    [true] { $name } gets { $team } at random
   *[other] { $name } takes { $team }
}
log-drafted = { $name } picks { $card }
# $cards: what was drawn, for its owner alone
log-drew = { $cards ->
    [none] { $count ->
        [one] { $name } draws { $count } card
       *[other] { $name } draws { $count } cards
    }
   *[other] { $count ->
        [one] { $name } draws { $count } card: { $cards }
       *[other] { $name } draws { $count } cards: { $cards }
    }
}
log-period-began = { $overtime ->
    [0] { $period ->
        [1] 1st period
        [2] 2nd period
       *[other] 3rd period
    }
   *[other] Overtime { $overtime }
}
log-period-ended = { $overtime ->
    [0] Period { $period } is over
   *[other] Overtime { $overtime } is over
}
log-faceoff-called = Face-off
log-faceoff-rolled = { $name }: { $dice }, strength { $strength }{ $hero ->
    [0] {""}
   *[other] {", hero "}{ $hero }
} = { $total }
log-faceoff-tied = { $total } on both sides: roll again
log-faceoff-won = { $name } wins the face-off, { $totals }
# $to: a field, or none for a shot
log-declared = { $to ->
    [none] { $name }: { $move } from { $source }
   *[other] { $name }: { $move }, { $source } → { $to }
}{ $crossed_count ->
    [0] {""}
   *[other] {", "}{ $crossed_count ->
        [one] { $crossed_count } line
       *[other] { $crossed_count } lines
    }
}
log-special-played = { $name } plays “{ $card }”: { $card_does }
log-hero-laid = { $name } plays { $card }
log-heroes-used = { $cards ->
    [none] { $name } counts no hero
   *[other] { $name } counts { $cards }
}
log-hero-removed = { $hero } leaves: { $cause }
log-rolled = { $dice ->
    [none] { $name } rolls no dice: { $fixed }
   *[other] { $name } rolls { $dice }
}
log-bonus-played = { $name } plays { $card }: { $total }
# $who: nobody, where the stalling guard turns it
log-referee-turned = { $who ->
    [none] Stalling guard: { $card }, no effect
   *[other] Referee: { $card_told }
}
log-total-lowered = The total falls from { $was } to { $now }: { $cause }
# A sum with its parts in the order of the rules
word-sum = dice { $dice }{ $main ->
    [0] {""}
   *[other] {", main "}{ $main }
}{ $side ->
    [0] {""}
   *[other] {", side "}{ $side }
}{ $hero ->
    [0] {""}
   *[other] {", hero "}{ $hero }
}{ $field ->
    [0] {""}
   *[other] {", field "}{ $field }
}{ $bonus ->
    [0] {""}
   *[other] {", cards "}{ $bonus }
}{ $referee ->
    [0] {""}
   *[other] {", referee "}{ $referee }
}{ $special ->
    [0] {""}
   *[other] {", special "}{ $special }
}{ $lines ->
    [0] {""}
   *[other] {", lines "}{ $lines }
} = { $total }
log-turn-closed = { $name }: { $sum }
# $name defends; $attack and $defence are sums
log-round-decided = { $name }: { $defence } against { $attack_total }. { $success ->
    [true] { $move ->
        [shot] { $attacker } scores
       *[other] { $attacker } keeps the puck
    }
   *[other] { $move ->
        [shot] { $name } makes the save
       *[other] { $name } wins the puck
    }
}
log-goal-scored = Goal: { $name }, { $goals }
log-puck-lost = { $name } wins the puck
log-restart-offered = { $name } makes the save and chooses the restart
log-restart-chosen = { $kind ->
    [faceoff] { $name } chooses a face-off: { $at }
   *[goalkeeper] { $name } plays from the goalkeeper: { $at }
}
log-time-taken = { $name } takes TIME and discards { $cards }
log-game-ended = { $name } wins { $who ->
    [0] { $goals_1 }:{ $goals_2 }
   *[other] { $goals_2 }:{ $goals_1 }
}
