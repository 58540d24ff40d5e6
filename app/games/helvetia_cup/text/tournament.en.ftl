## Tournaments (HC-17): options, choices, what happens

option-format = Format
option-format-help = In a round robin a draw stands; a knockout goes to extra time and a shoot-out.
option-format--round_robin = Round robin
option-format--knockout = Knockout

stage-recovery = Recovery
stage-preparation = Training or task
stage-legendary = Legendary card
stage-tactics = Tactics
stage-match = Matches
stage-bookkeeping = Scoring
stage-over = Over
tournament-choose-prepare = Training or a task
tournament-choose-prepare-help = One of the two before each match. Training stays secret, a task is open to all.
tournament-training = Training
tournament-training-help =
    Take tactics worth up to { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tournament-training-take = Train
tournament-spent = { $points ->
    [one] { $spent } of { $points } point spent
   *[other] { $spent } of { $points } points spent
}
tournament-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tournament-task = Task
tournament-task-help = Choose one card. Fulfil its task in the match and the card is yours.
tournament-task-take = Take this task
tournament-prepare-nothing = Neither
tournament-choose-lay_out = Legendary card
tournament-choose-lay_out-help = Everybody can see it; it is only used up when it is played.
tournament-legendary-none = None this time
tournament-legendary-take = Continue
tournament-choose-bring = Tactics for this match
tournament-choose-bring-help =
    Up to { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }. Your opponent does not see them, and they come back after the match.
tournament-bring-take = Bring these
tournament-my-club = Your club
tournament-own-tactics = Your tactics
tournament-own-legendary = Legendary left
tournament-brought = For this match
tournament-none = none
tournament-injured = injured: misses the next match
tournament-suspended = suspended: misses the next match
tournament-exhausted = exhausted: starts with one boost fewer
tournament-yellow = one yellow card so far
tournament-club-cards = { $tactics } tactics, { $legendary } legendary
tournament-club-task = Task: { $card }
tournament-club-legendary = Face up: { $card }
tournament-club-out = Out: { $numbers }
tournament-club-exhausted = Exhausted: { $numbers }

objection-choice-at-another-stage = This is chosen at another stage.
objection-training-or-task = Training or a task, not both.
objection-card-owned-already = You can only take cards that you do not own.
objection-training-too-dear = Training may cost at most three points.
objection-three-tactics-at-most = At most three tactics go into a match.
objection-tactics-not-owned = You can only bring tactics that you own.
objection-legendary-used-up = This legendary card is not yours or has been played.

log-bracket_drawn = The bracket is drawn: { $order }.
log-day_begun = Match day { $day }.
log-recovery_rolled = { $coach }, recovery roll, no. { $number }: { $fit ->
    [true] fit again
   *[other] out for another match
}.
log-task_named = { $coach } names a task: { $card }.
log-trained = { $coach } trains, cards taken: { $count }.
log-legendary_chosen = { $coach } lays out { $card }.
log-tactics_chosen = { $coach } is ready, tactics for the match: { $count }.
log-match_counted = { $coaches }: { $how ->
    [resigned] { $goals }, { $winner } wins by resignation.
    [abandoned] { $goals }, { $winner } wins, the opponent did not come back.
    [forfeit] { $goals }, { $winner } wins by forfeit.
    [untold] { $goals }. { $winner } wins.
   *[other] { $goals }.
}
log-winner_by_lot = { $coach } wins by drawing lots.
log-walked_over = { $coach } wins by walkover, 3:0.
log-match_void = { $coaches }: not played.
log-task_fulfilled = { $coach }: task fulfilled, { $card } won.
log-footballers_affected = { $coach }.{ $exhausted_count ->
    [0] {""}
   *[other] {" "}Exhausted: { $exhausted }.
}{ $injured_count ->
    [0] {""}
   *[other] {" "}Injured: { $injured }.
}{ $suspended_count ->
    [0] {""}
   *[other] {" "}Suspended: { $suspended }.
}
log-coach_left = { $coach } leaves the tournament.
log-lots_drawn = Level on everything, decided by drawing lots: { $order }.
log-cup_won = { $coach } wins the tournament.

## The words of the tournament pages that speak of coaches

tournament-new-sit = I am coaching a team
tournament-new-next = Next you get a link for the other coaches.
tournament-coaches = Coaches
tournament-sit = Coach a team
tournament-call = Invite the coaches
tournament-waiting = { $count ->
    [one] Waiting for { $count } more coach
   *[other] Waiting for { $count } more coaches
}
tournament-waiting-help = Every seat needs a coach or the computer.
tournament-nobody = no coach
tournament-th-coach = Coach
tournament-dice-help = The server committed to its seed before the first coach sat down. Afterwards everybody can check every draw and every match.
tournament-instead = Or start a tournament, for { $fewest } to { $most } coaches
