hint-declare = { $move ->
    [speed] Skate
    [strength] Push through
   *[pass] Pass
} to: { $to }.
hint-shoot = Shoot.
hint-lines = { $cost ->
    [0] No line is crossed.
   *[other] The lines on the way cost { $cost }.
}
hint-odds = The dice alone give you { $percent }%; cards can change that.
hint-odds-then = The dice alone then give { $percent }% instead of { $before }%.
hint-lost = If it fails, { $who } attacks from where you are.
hint-saved = If it is saved, { $who } restarts play.
hint-lay = Play { $card }.
hint-gain = { $gain ->
    [0] It does not change your margin, but it makes room in your hand.
   *[other] Your margin changes by { $gain }.
}
hint-roll = Roll: no card in your hand is worth playing first.
hint-end-turn = End the turn: another card would cost more than it gains.
hint-faceoff = Roll for the puck.
hint-puck = You win it in { $percent } of 100 face-offs.
hint-remove = Remove { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the most you can take away.
hint-goalkeeper = Let the goalkeeper play it: the puck stays yours, without a face-off.
hint-faceoff-at = Choose a face-off: { $at }.
hint-draft = Pick { $card }.
hint-draft-why = Its points count in more of your duels than those of the other cards.
hint-team = Take { $team }.
hint-team-why = Any team will do: none was found to be stronger.
hint-time-out = Take TIME: discard your two weakest cards and draw two new ones.
hint-use-heroes = Count other heroes than the best ones.
hint-use-no-heroes = Count no hero.
