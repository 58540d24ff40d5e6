# Extraliga All-Stars: options, refusals, the log, the end. What the drawing says is in table.en.ftl.
# In the log $who, $a, $b and $first are names, $card and the like names of cards.

tagline = Draft a dream team, build its lines, win the league
summary = Two to five players draft twelve hockey players each, line up six of them and play a short season of dice matches: positions and chemistry set your attack and defence, events and trainer cards shake them up.

## Options
option-overtime = Overtime
option-overtime-help = What decides a match that is level after regular time.
option-overtime--duel = One die each, the higher wins
option-overtime--defence = One die each against the defence
option-extra_opponents = Extra opponents
option-extra_opponents-help = This many more matches against virtual opponents in each half. At most 1, or 2 with four players.
option-tiebreak = Tie-break
option-tiebreak-help = What separates teams with equal points.
option-tiebreak--strength = Strength in the last match
option-tiebreak--goal_difference = Goal difference
option-deciding_match = Deciding match
option-deciding_match-help = Teams that are still level at the top play a deciding match. Off: they share the victory.
option-playoff = Play-off
option-playoff-help = Semifinals and a final after the season. For four players.
option-lineup_helper = Line-up help
option-lineup_helper-help = Offers the best six, and shows what a card would add.

## Refusals
error-option-extra-opponents = With { $seats } teams, you can add at most { $most ->
    [one] { $most } extra opponent
   *[other] { $most } extra opponents
} per half.
error-option-playoff = The play-off needs four teams.
objection-not-now = That is not possible now.
objection-not-on-offer = That card is not on offer.
objection-not-your-card = That card is not in your team.
objection-places-used-up = { $places ->
    [one] No more than { $places } move is allowed. Take the best six, or finish the line-up.
   *[other] No more than { $places } moves are allowed. Take the best six, or finish the line-up.
}
objection-stands-there = The player is already there.
objection-excluded-slot = An excluded player’s position cannot be changed in this round.
objection-goalkeeper-only-on-g = A goalkeeper plays in goal only.
objection-skater-on-g = Your team has a goalkeeper, so nobody else may play in goal.
objection-no-helper = This table has no line-up help.
objection-helped-already = The best six are set. Move a card first.
objection-two-legends = Only one legend may be in the line-up.
objection-too-many-new = { $most ->
    [one] At most { $most } new player is allowed here.
   *[other] At most { $most } new players are allowed here.
}
objection-goalkeeper-must-play = Your goalkeeper must play: put that card on G.
objection-empty-slot = { $slot } is empty, and your bench can fill it.
objection-too-few-new = { $missing ->
    [one] { $missing } more new player is needed.
   *[other] { $missing } more new players are needed.
}
objection-no-such-choice = The event offers no such choice.
objection-not-your-trainer-card = That trainer card is not in your hand.
objection-no-match-this-round = Without a match in this round only a line change or a transfer can be played.
objection-nothing-to-play-it-on = There is nothing to play this card on.
objection-no-such-target = This card cannot be played on that.
objection-no-such-bonus = None of your players has that bonus now.
objection-bonus-used = That bonus has already been used in this match.
objection-no-such-die = That bonus cannot be used on this die.
objection-die-stays = This die cannot be changed that way.
objection-no-bonus = This card has no bonus.
objection-excluded-player = An excluded player is out of this match.
objection-trainer-before-match = Trainer cards are played before the match.

## Log
log-draft_started = { $first ->
    [none] The draft begins. Hands are secret.
   *[other] The draft begins. { $first } picks first.
}
log-table_dealt = Draft round { $round }: six open cards; { $first } begins.
log-hands_dealt = { $to_left ->
    [true] Draft { $number }: { $size } secret cards each, hands pass to the left.
   *[other] Draft { $number }: { $size } secret cards each, hands pass to the right.
}
log-picked = { $card ->
    [none] { $who } has picked.
   *[other] { $who }: { $card }
}
log-hands_passed = { $to_left ->
    [true] Pick { $pick }: all have picked, hands pass to the left.
   *[other] Pick { $pick }: all have picked, hands pass to the right.
}
log-set_aside = { $count ->
    [one] { $count } card is set aside.
   *[other] { $count } cards are set aside.
}
log-editor_opened = { $kind ->
    [build] Everybody builds a line-up.
    [fill] { $seats } fills the gap in the line-up.
    [substitute] { $lo ->
        [0] { $seats } may substitute up to { $hi }.
       *[other] { $seats } has to substitute exactly { $lo }.
    }
   *[change] { $lo ->
        [0] Line-ups may change.
       *[other] Line-ups change. New players: at least { $lo }.
    }
}
log-placed = { $who }: { $card } to { word-slot }
log-lineup_helped = { $who } takes the best six.
log-editor_closed = { $who } is done.
log-lineups_shown = Line-ups revealed: { $lineups }
log-season_started = The season begins. { $first } has the first-player token; everybody has { $trainers } trainer cards.
log-half_started = { $opponents ->
    [0] Half { $half }: { $lots } fixture cards.
   *[other] Half { $half }: { $lots } fixture cards, opponent cards: { $opponents }.
}
log-break_taken = National-team break. New opponents come in.
log-lot_turned = { $bye ->
    [none] Fixture: { $pairs }. First-player token: { $first }.
   *[other] Fixture: { $pairs }. First-player token: { $first }, no match: { $bye }.
}
log-opponent_turned = Everybody plays { $card }: attack { $attack }, defence { $defence }. First-player token: { $first }.
log-playoff_round = { $stage ->
    [final] Final: { $pairs }
   *[semifinals] Semifinals: { $pairs }
}
log-event_turned = Event: { $card }. { $card_does }
log-wings_swapped = { $who }: { $left } to LW, { $right } to RW
log-excluded = { $who }: { $card } is excluded from this match.
log-removed = { $who }: { $card } is out for the season.
log-trainer_played = { $who } plays { $card }: attack is { $after_1 }, defence { $after_2 }
log-transferred = { $who }: { $out } leaves, { $came } joins the bench.
log-trainer_passed = { $forced ->
    [true] { $who } has no trainer card left.
   *[other] { $who } passes.
}
log-match_started = { $a } – { word-rival }: attack { $attack_1 } against defence { $defence_2 }, attack { $attack_2 } against defence { $defence_1 }
log-rolled = { $who ->
    [none] { $opponent }, rolled by { $roller }: { $dice } against defence { $target }
   *[other] { $who }: { $dice } against defence { $target }
}
log-bonus_used = { $kind ->
    [reroll_own_all] { $who }: { $source }, own dice { $before } → { $after }
    [minus1] { $who }: { $source }, opposing die { $before } → { $after }
    [reroll_opp] { $who }: { $source }, opposing die { $before } → { $after }
   *[other] { $who }: { $source }, own die { $before } → { $after }
}
log-bonus_passed = { $forced ->
    [true] { $who } has no bonus to use and passes.
   *[other] { $who } passes.
}
log-regular_time_ended = Regular time { $goals_1 }:{ $goals_2 }: { $dice_1 } need { $targets_1 }, { $dice_2 } need { $targets_2 }
log-overtime_rolled = { $variant ->
    [defence] Overtime { $attempt }: { $dice_1 } needs { $targets_1 }, { $dice_2 } needs { $targets_2 }
   *[duel] Overtime: { $dice_1 } against { $dice_2 }
}
log-match_ended = { $overtime ->
    [true] { $a } – { word-rival } { $goals_1 }:{ $goals_2 } after overtime
   *[other] { $a } – { word-rival } { $goals_1 }:{ $goals_2 }
}.{ $stage ->
    [season] {" "}Points { $points_1 }:{ $points_2 }.
   *[other] {""}
}
log-change_rolled = { $minimum ->
    [0] Die { $die }: nobody has to change.
    [one] Die { $die }: at least { $minimum } new player each.
   *[other] Die { $die }: at least { $minimum } new players each.
}
log-token_passed = { $who } has the first-player token now.
log-seeded = { $lots ->
    [none] Seeds: { $seeds }
   *[other] Seeds: { $seeds }. By drawing lots: { $lots }.
}
log-deciding_needed = Still level, a deciding match follows: { $seats }
log-hidden_revealed = Trainer cards left in hand: { $trainers }
word-slot = { $slot ->
    [LW] LW
    [C] C
    [RW] RW
    [G] G
   *[other] D
}
word-rival = { $b ->
    [none] { $opponent }
   *[other] { $b }
}
word-lineup = { $seat }: { $attack } + { $defence }
word-hand = { $owner }: { $list }
word-place = { $place }. { $list }
log-season_ended = The season is over: { $ranking }

## The end
reason-points = Most points.
reason-strength = Level on points; the stronger team in the last match.
reason-goal_difference = Level on points; the better goal difference.
reason-goals = Level on points and goal difference; more goals.
reason-deciding_match = Won in the deciding match.
reason-shared = Level on everything: a shared victory.
reason-playoff = Won in the final of the play-off.
reason-resigned = The opponent has resigned.
