### Finding an opponent: the wish, the rows of those who look, and calls.

se-find = Find an opponent
se-play = Play
se-computer = The computer
se-person = A person
se-games = Games, one or more
se-paces = Pace, one or more
se-pace-quick = quick
se-pace-relaxed = relaxed
se-pace-days = days
se-minutes = { $a } to { $b } min
se-day = a move a day
se-rated = Rated
se-either = Either
se-friendly = Friendly
se-rated-help = Rated matches change ratings and have no hints. Either takes whatever the other one wants.
se-fill = Fill empty seats with the computer
se-range = Strength
se-any = anyone
se-near = within { $n } points
se-now-0 = Nobody is looking right now.
se-looking = Looking for an opponent
se-change = Change
se-stop = Stop looking
se-nopush = Keep a page of Stadion open: we call you there.
se-waiting = Tables waiting
se-site = { $n ->
    [one] { $n } person is on the site
   *[other] { $n } people are on the site
}
se-since = looking { $t }
se-time = { $n } min
se-take = Play { $name }
se-phone = Call { $name }
se-onphone = Answers on the phone, until { $when }
se-seats = Players: { $list }
se-join = Join
se-gather = starts with { $n } in { $t }
se-gather-soon = starts soon with { $n }
se-you = You
se-any-rated = rated or not
se-here = { $name } is here
se-what = { $game }, { $pace }, rated, { $r } ± { $d }
se-what-new = { $game }, { $pace }, rated
se-what-f = { $game }, { $pace }, friendly
se-yes = Play { $name }
se-no = Not this time
se-wait = Waiting for { $name }
se-both = It begins once you have both tapped.
se-hold = Your match here goes on hold.
se-held = On hold since { $t }.
se-play-on = Play on
se-begins = You and { $name }
se-begin-now = Start now
se-cancel = Cancel
se-missed = You were called at { $t }. Your search is on hold.
se-ended = You missed two calls, so the search has ended.
se-notnow = Not this time. Still looking. You keep your place in line.
se-again = Look again
se-chip = Looking
se-ti = ● { $name } is here
se-off = Stop
se-now = { $n ->
    [one] { $n } person is looking now, { $m } in the last hour.
   *[other] { $n } people are looking now, { $m } in the last hour.
}
se-others = { $n ->
    [one] { $n } other is looking, but for other games.
   *[other] { $n } others are looking, but for other games.
}
se-hour = { $n ->
    [one] { $n } person looked for yours in the last hour.
   *[other] { $n } people looked for yours in the last hour.
}
se-empty = Nobody else is looking, and nobody did in the last hour.
se-found = { $t ->
    [one] At this time of day { $n } of { $m } found someone, half of them within { $t } minute.
   *[other] At this time of day { $n } of { $m } found someone, half of them within { $t } minutes.
}
se-mean = Play the computer while you wait
se-mean-help = We will call you when someone comes. Your match will wait.
se-callme = Call me on my devices until { $when }
se-callme-off = Do not call me on my devices
se-widen = Nobody within { $n } points yet. Widen to { $m }?
se-keep = Keep { $n }
se-wide = Widen to { $m }
se-start = Start a table
se-abort = Wrong game, or no time? You can call it off until your third decision.
se-abort-now = Call it off
se-nobody = { $name } has not come to the table.
se-nobody-2 = Wait, or go back to the front of the line.
se-nobody-wait = Wait
se-when = When
se-when-now = Now
se-meet = Meet at a set time
se-meet-help = You are called ten minutes before. If nobody comes, the search goes on by itself.
se-evenings = People looking between { $a } and { $b } on the last 7 evenings: { $n }.
se-come = I will be there
se-notcome = Not coming
se-too = { $name } is coming too.
se-ti-meet = ● Time to meet
se-peak = Most people look between { $a } and { $b }.
se-maint = No new live matches until { $t }. Your search goes on by itself, in your old place.
se-bars = people looking, by hour
