### Ratings and leaderboards.

ra-title = Rating
ra-what = What counts
ra-board = { $game }, standings
ra-boards = Standings
ra-season = { $season } { $year }, ends { $date }
ra-season-over = { $season } { $year }
ra-season-1 = winter
ra-season-2 = spring
ra-season-3 = summer
ra-season-4 = autumn
ra-seasons = Seasons
ra-explain = 100 points ahead of an opponent: two wins in three. ±: two times in three the true figure lies inside. “?”: fewer than 10 rated matches or ± over 220.
ra-counts = A match counts if its table is rated and it has a result, resigned and claimed wins too. Up to three matches a day against the same computer count, and ten of the same people.
ra-ranks = A place takes a settled rating and five matches against people.
ra-line = { $n } rated, place { $p } of { $m }
ra-unranked = { $n } rated
ra-more = { $n ->
    [one] { $n } more to be ranked
   *[other] { $n } more to be ranked
}
ra-change = Rating: { $old } → { $new }
ra-week = { $change } this week
ra-spread = ± { $n }
ra-not = not rated: { $why }
ra-not-hints = hints on
ra-not-short = no result
ra-not-seed = chosen dice
ra-not-alone = no rated opponent
ra-not-bot = computer, daily limit
ra-not-people = same people, daily limit
ra-not-sub = seat taken over
ra-not-same = one device, two seats
ra-not-struck = result struck
ra-option = Rated
ra-option-help = Changes every player’s rating. Hints are off.
ra-player = Player
ra-nameless = a player
ra-rated = Rated
ra-won = Won
ra-next = Further places
ra-none = No one is ranked here yet
ra-none-help = Places come with ten rated matches, five of them against people.
ra-computer = Computer, { $strength }
