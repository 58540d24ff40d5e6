## Tournaments: the form, the lobby, the page

tournament-crumb = Tournament
tournament-new-title = New tournament
tournament-new-lead = Invite by link, choose your teams, and play every match at a table of its own.
tournament-new-who = Players
tournament-new-name = Name of the tournament
tournament-new-name-example = Alpine Cup
tournament-new-sit = I am playing
tournament-new-sit-help = Leave this off if you only want to run the tournament.
tournament-new-open = Start this tournament
tournament-new-next = Next you get a link for the other players.
tournament-format = Format
tournament-format-own = By the rules of the game
tournament-format-round_robin = Round robin
tournament-format-knockout = Knockout
tournament-format-swiss = Swiss
tournament-format-season = One match for { $seats }
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-clock-note = for every match
tournament-begin = Begin
tournament-begins-at = Begins at
tournament-begins-help = Leave it empty and you start it. Otherwise it starts by itself, and everybody is called ten minutes before.
tournament-begins = Begins
tournament-begins-soon = begins soon
tournament-fill = Computers take the free seats
tournament-fill-help = They sit down at the start.
tournament-fills = Computers take the free seats at the start.
tournament-clock = Clock
tournament-rated = Rating
tournament-rated-yes = rated
tournament-rated-no = friendly
tournament-grace = Grace period, minutes
tournament-grace-help = Anyone who keeps the others waiting longer loses the choice and forfeits the match in progress.
tournament-pause = Pause between rounds, minutes
tournament-pause-name = Pause between rounds
tournament-begins-in = begins in { $time }
tournament-next-round = Next round in { $time }
tournament-grace-name = Grace period
tournament-grace-value = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
tournament-coaches = Players
tournament-sit = Take part
tournament-team = Your team
tournament-team-of = { $name }’s team
tournament-team-take = Change
tournament-team-take-of = Change { $name }’s team
tournament-invite = Only people with this link can join.
tournament-call = Invite the players
tournament-places = Seats
tournament-taken = { $taken } of { $places } taken
tournament-place-free = Free seat
tournament-place-number = Seat { $number }
tournament-bot = Add a computer
tournament-bot-name = Computer { $number }
tournament-start = Start the tournament
tournament-waiting = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
tournament-waiting-help = Every seat needs a player or the computer.
tournament-ready-host = All seats are taken. Start when everybody has the right team.
tournament-ready-guest = { $host } can start now.
tournament-now = Where the tournament stands
tournament-day = Match day { $day } of { $days }
tournament-day-short = Match day { $day }
tournament-your-turn = Your turn
tournament-choose-help = Choose below; the others see only what the rules let them see.
tournament-match-help = Your match against { $name } has begun.
tournament-waits-for = Still choosing: { $names }.
tournament-matches-run = { $count ->
    [one] { $count } match in progress.
   *[other] { $count } matches in progress.
}
tournament-round-final = Final
tournament-round-semi = Semi-finals
tournament-round-quarter = Quarter-finals
tournament-match-semi = Semi-final { $n }
tournament-match-quarter = Quarter-final { $n }
tournament-winner-of = winner of match { $n }
tournament-upset = Upset, seed { $seed }: { $result }
tournament-top = { $name } goes top, points: { $n }
tournament-call-final = Call me for the final
tournament-call-final-off = Do not call me
tournament-about = { $game }, { $format }, host { $host }. { $clock }, { $rated }
tournament-story = The story
tournament-live-count = { $n ->
    [one] { $n } match live
   *[other] { $n } matches live
}
tournament-opponents = opponents’ average
tournament-podium = Podium
tournament-play = Go to your match
tournament-see = Result
tournament-live = live
tournament-bye = bye
tournament-nobody = nobody
tournament-walkover = walkover
tournament-void = not played
tournament-level = drawn
tournament-series = { $series } on penalties
tournament-by-lot = by drawing lots
tournament-later = later
tournament-won = { $name } wins the tournament
tournament-won-help = Team: { $team }.
tournament-next = Next cup
tournament-next-wants = { $name } wants to play the next cup.
tournament-next-follow = Join the next cup
tournament-table = Table
tournament-th-place = Place
tournament-th-coach = Player
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
tournament-has-left = left
tournament-log-seeded = Seeds: { $order }.
tournament-log-round_begun = Round { $round }.
tournament-log-bye_given = { $coach } has a bye.
tournament-log-result_counted = { $coaches }: { $how ->
    [resigned] { $winner } wins by resignation.
    [abandoned] { $winner } wins, the opponent did not come back.
    [forfeit] { $winner } wins by forfeit.
    [untold] { $scores }. { $winner } wins.
   *[other] { $scores }.
}
tournament-log-won_without_match = Walkover for { $coaches }.
tournament-log-not_played = A match is not played: nobody came.
tournament-log-lot_drawn = Level, decided by drawing lots: { $order }.
tournament-log-coach_withdrew = { $coach } withdraws.
tournament-log-tournament_won = { $coach } wins the tournament.
tournament-log-round_opened = The host begins the next round.
tournament-log-grace_lengthened = The host waits longer for absent players, minutes: { $minutes }.
tournament-organise = Run the tournament
tournament-grace-lengthen = Lengthen
tournament-pausing = Pause before the next round
tournament-open-round = Begin it now
tournament-absent = Did not come
tournament-leave = Leave the tournament
tournament-leave-help = You forfeit the match in progress and all remaining matches. Nobody takes your place.
tournament-leave-now = Leave for good
tournament-dice = Fair draws
tournament-dice-help = The server committed to its seed before the first player sat down. Afterwards everybody can check every draw and every match.
tournament-dice-commitment = Commitment
tournament-dice-seed = Server seed
tournament-dice-entry = Item { $seq }:
tournament-draw-int = { $value } (one of { $n } numbers from 0)
tournament-draw-die = { $value } on a { $n }-sided die
tournament-draw-shuffle = shuffle of { $n }: { $order }
home-tournaments = Tournaments
tournament-instead = Or start a tournament, for { $fewest } to { $most } players
home-tournaments-new = New tournament
home-tournaments-empty = No open tournaments
home-tournaments-empty-help = Round robin, knockout or Swiss, for 3 to 32: start a tournament and send the link.
home-tournaments-lobby = { $taken } of { $places } players
home-tournaments-playing = in progress
home-tournaments-finished = over
