## Tournaments (HC-17): options, choices, what happens

option-format = Format
option-format-help = In a round robin a draw counts; a knockout goes to extra time and a shoot-out.
option-format--round_robin = Round robin
option-format--knockout = Knockout

cup-choose-prepare = Training or a task
cup-choose-prepare-help = One of the two before each match. A training stays secret, a task lies open for all.
cup-training = Training
cup-training-help =
    Take tactics worth up to { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cup-training-take = Train
cup-spent = { $spent } of { $points } points spent
cup-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cup-task = Task
cup-task-help = Name one card. Fulfil its task in the match and the card is yours.
cup-task-take = Take this task
cup-prepare-nothing = Neither of them
cup-choose-lay_out = Legendary card
cup-choose-lay_out-help = It lies face up for all and is used up only when it is played.
cup-legendary-none = None this time
cup-legendary-take = Go on
cup-choose-bring = Tactics for this match
cup-choose-bring-help =
    Up to { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }. Your opponent does not see them, and they come back after the match.
cup-bring-take = Bring these
cup-my-club = Your club
cup-own-tactics = Your tactics
cup-own-legendary = Legendary left
cup-brought = For this match
cup-none = none
cup-injured = injured: misses the next match
cup-suspended = suspended: misses the next match
cup-exhausted = exhausted: starts with one boost fewer
cup-yellow = one yellow card so far
cup-club-cards = { $tactics } tactics, { $legendary } legendary
cup-club-task = Task: { $card }
cup-club-legendary = Face up: { $card }
cup-club-out = Out: { $numbers }
cup-club-exhausted = Exhausted: { $numbers }

objection-choice-at-another-stage = This is chosen at another time.
objection-training-or-task = Training or a task, not both.
objection-card-owned-already = You can only take cards that you do not own.
objection-training-too-dear = A training is worth three points at most.
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
log-match_counted = { $coaches }: { $goals }.
log-winner_by_lot = The lot decides for { $coach }.
log-walked_over = { $coach } wins without a match, 3:0.
log-match_void = { $coaches }: not played.
log-task_fulfilled = { $coach }: task fulfilled, { $card } is won.
log-footballers_affected = { $coach }. Exhausted: { $exhausted }. Injured: { $injured }. Suspended: { $suspended }.
log-coach_left = { $coach } leaves the tournament.
log-lots_drawn = Level in everything, decided by lot: { $order }.
log-cup_won = { $coach } wins the tournament.
