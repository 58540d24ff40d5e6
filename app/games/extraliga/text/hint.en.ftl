hint-pick = Pick { $card }.
hint-first-there = You have no player in that position yet.
hint-spare-there = A substitute for that position.
hint-links = { $count ->
    [one] Chemistry with { $count } of your players.
   *[other] Chemistry with { $count } of your players.
}
hint-strengths = The best line-up: attack { $attack }, defence { $defence }.
hint-strengths-then = Then attack { $attack }, defence { $defence }.
hint-auto = Set the best six at once.
hint-place = Put { $card } on the marked position.
hint-done = Finish the line-up.
hint-without = You lose least without { $card }.
hint-play = Play { $card }.
hint-works = { $card_does }
hint-fresh = It replaces your weakest player with a fresh one.
hint-ahead = Chance to lead after regular time: { $percent }% instead of { $before }%, before bonuses.
hint-no-card = Pass: no trainer card adds enough in this round.
hint-bonus = Use { $source } on the marked die.
hint-turns = { $goals ->
    [one] That is worth { NUMBER($goals) } goal on average.
   *[other] That is worth { NUMBER($goals) } goals on average.
}
hint-no-bonus = Pass: no bonus changes a goal now.
hint-roll = Roll your attack dice.
hint-forecast = Dice alone: ahead { $won }%, level { $level }%, behind { $lost }%; bonuses can change that.
