## Tournaments: the form, the lobby, the page

tournament-crumb = Tournament
tournament-of = { $count ->
    [one] { $title }, { $count } coach
   *[other] { $title }, { $count } coaches
}
tournament-new-title = New tournament
tournament-new-lead = Invite by link, choose your teams, and play every match at a table of its own.
tournament-new-who = Who plays
tournament-new-name = Name of the tournament
tournament-new-name-example = Alpine Cup
tournament-new-sit = I coach a team
tournament-new-sit-help = Leave it off if you only want to run the tournament.
tournament-new-open = Start this tournament
tournament-new-next = Next you get a link for the other coaches.
tournament-grace = Grace time, minutes
tournament-grace-help = Whoever keeps the others waiting longer loses the choice and forfeits the match under way.
tournament-grace-name = Grace time
tournament-grace-value = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
tournament-coaches = Coaches
tournament-sit = Coach a team
tournament-team = Your team
tournament-team-of = Team of { $name }
tournament-team-take = Change
tournament-team-take-of = Change the team of { $name }
tournament-invite = Only those who have this link can come in.
tournament-call = Invite the coaches
tournament-places = Seats
tournament-taken = { $taken } of { $places } taken
tournament-place-free = Free seat
tournament-place-number = Seat { $number }
tournament-bot = Add computer
tournament-bot-name = Computer { $number }
tournament-start = Start the tournament
tournament-waiting = { $count ->
    [one] Waiting for { $count } more coach
   *[other] Waiting for { $count } more coaches
}
tournament-waiting-help = Every seat needs a coach or the computer.
tournament-ready-host = All seats are taken. Start when everybody has the right team.
tournament-ready-guest = { $host } can start now.
tournament-now = Where the tournament stands
tournament-day = Match day { $day } of { $days }
tournament-day-short = Match day { $day }
tournament-your-turn = Your turn
tournament-choose-help = Choose below; the others do not see more than the rules let them.
tournament-match-help = Your match against { $name } has begun.
tournament-waits-for = Still choosing: { $names }.
tournament-matches-run = { $count ->
    [one] { $count } match under way.
   *[other] { $count } matches under way.
}
tournament-play = To your match
tournament-see = Result
tournament-live = live
tournament-bye = bye
tournament-nobody = not taken
tournament-walkover = walkover
tournament-void = not played
tournament-level = drawn
tournament-later = later
tournament-won = { $name } wins the tournament
tournament-won-help = Team: { $team }.
tournament-next = Next cup
tournament-next-wants = { $name } wants to play the next cup.
tournament-next-follow = Follow to the next cup
tournament-table = Table
tournament-th-place = Place
tournament-th-coach = Coach
tournament-th-won = Won
tournament-th-won-short = W
tournament-th-drawn = Drawn
tournament-th-drawn-short = D
tournament-th-lost = Lost
tournament-th-lost-short = L
tournament-th-goals = Goals
tournament-th-difference = Diff
tournament-th-points = Points
tournament-fixtures = Matches
tournament-bracket = Bracket
tournament-chooses = Chooses
tournament-has-left = out
tournament-log = What happened
tournament-leave = Leave the tournament
tournament-leave-help = You forfeit the match under way and all matches to come. Nobody takes your place.
tournament-leave-now = Leave for good
tournament-dice = Fair draws
tournament-dice-help = The server committed itself to its seed before the first coach sat down. Afterwards everybody can check every lot and every match.
tournament-dice-commitment = Commitment
tournament-dice-seed = Server seed
tournament-dice-entry = Item { $seq }:
tournament-draw-int = { $value } (out of { $n } numbers from 0)
tournament-draw-die = { $value } on a { $n }-sided die
tournament-draw-shuffle = shuffle of { $n }: { $order }
home-tournaments = Tournaments
tournament-instead = Or start a tournament, for { $fewest } to { $most } coaches
home-tournaments-new = New tournament
home-tournaments-empty = No tournament is open
home-tournaments-empty-help = Three to eight coaches, each with a different team: start a tournament and send the link.
home-tournaments-lobby = { $taken } of { $places } coaches
home-tournaments-playing = under way
home-tournaments-finished = over
