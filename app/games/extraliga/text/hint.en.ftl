hint-pick = Pick { $card }.
hint-first-there = Nobody of yours plays there yet.
hint-spare-there = A substitute for that position.
hint-links = { $count ->
    [one] Chemistry with { $count } of your players.
   *[other] Chemistry with { $count } of your players.
}
hint-strengths = The best line-up: attack { $attack }, defence { $defence }.
hint-strengths-then = Then attack { $attack }, defence { $defence }.
hint-auto = Set the best six at once.
hint-place = Put { $card } on the marked position.
hint-done = Close the line-up.
hint-without = Without { $card } you lose least.
hint-play = Play { $card }.
hint-fresh = It brings a fresh player for your weakest one.
hint-ahead = You lead after regular time in { $percent }% instead of { $before }%, before bonuses.
hint-no-card = Pass: no trainer card adds enough in this round.
hint-bonus = Use { $source } on the marked die.
hint-turns = { $goals ->
    [one] That turns { NUMBER($goals) } goal on average.
   *[other] That turns { NUMBER($goals) } goals on average.
}
hint-no-bonus = Pass: no bonus turns a goal now.
hint-roll = Roll your attack dice.
hint-forecast = The dice alone: you lead in { $won }%, level { $level }%, behind { $lost }%; bonuses can shift it.
