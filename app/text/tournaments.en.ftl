## Tournaments: the form, the lobby, the page

cup-crumb = Tournament
cup-of = { $count ->
    [one] { $title }, { $count } coach
   *[other] { $title }, { $count } coaches
}
cup-new-title = New tournament
cup-new-lead = Invite by link, choose your teams, and play every match at a table of its own.
cup-new-who = Who plays
cup-new-name = Name of the tournament
cup-new-name-example = Alpine Cup
cup-new-sit = I coach a team
cup-new-sit-help = Leave it off if you only want to run the tournament.
cup-new-open = Start this tournament
cup-new-next = Next you get a link for the other coaches.
cup-grace = Grace time, minutes
cup-grace-help = Whoever keeps the others waiting longer loses the choice and forfeits the match under way.
cup-grace-value = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
cup-coaches = Coaches
cup-sit = Coach a team
cup-team = Your team
cup-team-of = Team of { $name }
cup-team-take = Change
cup-team-take-of = Change the team of { $name }
cup-invite = Only those who have this link can come in.
cup-call = Invite the coaches
cup-places = Seats
cup-taken = { $taken } of { $places } taken
cup-place-free = Free seat
cup-place-number = Seat { $number }
cup-bot = Add computer
cup-bot-name = Computer { $number }
cup-start = Start the tournament
cup-waiting = { $count ->
    [one] Waiting for { $count } more coach
   *[other] Waiting for { $count } more coaches
}
cup-waiting-help = Every seat needs a coach or the computer.
cup-ready-host = All seats are taken. Start when everybody has the right team.
cup-ready-guest = { $host } can start now.
cup-now = Where the tournament stands
cup-day = Match day { $day } of { $days }
cup-day-short = Match day { $day }
cup-stage-recovery = Recovery
cup-stage-preparation = Training or task
cup-stage-legendary = Legendary card
cup-stage-tactics = Tactics
cup-stage-match = Matches
cup-stage-bookkeeping = Scoring
cup-stage-over = Over
cup-your-turn = Your turn
cup-choose-help = Choose below; the others do not see more than the rules let them.
cup-match-help = Your match against { $name } has begun.
cup-waits-for = Still choosing: { $names }.
cup-matches-run = { $count ->
    [one] { $count } match under way.
   *[other] { $count } matches under way.
}
cup-play = To your match
cup-see = Result
cup-live = live
cup-bye = bye
cup-nobody = not taken
cup-walkover = walkover
cup-void = not played
cup-later = later
cup-won = { $name } wins the tournament
cup-won-help = Team: { $team }.
cup-table = Table
cup-format-round_robin = Everybody against everybody
cup-format-knockout = Knockout
cup-th-place = Place
cup-th-coach = Coach
cup-th-won = Won
cup-th-won-short = W
cup-th-drawn = Drawn
cup-th-drawn-short = D
cup-th-lost = Lost
cup-th-lost-short = L
cup-th-goals = Goals
cup-th-difference = Diff
cup-th-points = Points
cup-fixtures = Matches
cup-bracket = Bracket
cup-chooses = Chooses
cup-has-left = out
cup-log = What happened
cup-leave = Leave the tournament
cup-leave-help = You forfeit the match under way and all matches to come. Nobody takes your place.
cup-leave-now = Leave for good
cup-dice = Fair draws
cup-dice-help = The server committed itself to its seed before the first coach sat down. Afterwards everybody can check every lot and every match.
cup-dice-commitment = Commitment
cup-dice-seed = Server seed
cup-dice-entry = Item { $seq }:
cup-draw-int = { $value } (out of { $n } numbers from 0)
cup-draw-die = { $value } on a { $n }-sided die
cup-draw-shuffle = shuffle of { $n }: { $order }
cup-back = Tournament
home-cups = Tournaments
home-cups-new = New tournament
home-cups-empty = No tournament is open
home-cups-empty-help = Three to eight coaches, each with a different team: start a tournament and send the link.
home-cups-lobby = { $taken } of { $places } coaches
home-cups-playing = under way
home-cups-finished = over
