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
hint-odds = The dice alone give { $percent }%, cards can shift it.
hint-odds-then = The dice alone then give { $percent }% instead of { $before }%.
hint-lost = If it fails, { $who } attacks from where you stand.
hint-saved = If it is saved, { $who } restarts play.
hint-lay = Lay { $card }.
hint-gain = { $gain ->
    [0] It does not change the lead, but makes room in your hand.
   *[other] Your lead changes by { $gain }.
}
hint-roll = Roll: no card in your hand is worth laying before.
hint-end-turn = End the turn: a further card costs more than it gains.
hint-faceoff = Roll for the puck.
hint-puck = You win it in { $percent } of 100 face-offs.
hint-remove = Send off { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the most that can go.
hint-goalkeeper = Let the goalkeeper play it: the puck stays yours, without a face-off.
hint-faceoff-at = Take a face-off: { $at }.
hint-draft = Pick { $card }.
hint-draft-why = Its points count in more of your duels than those of the others.
hint-team = Take { $team }.
hint-team-why = Any team will do: none was found to be stronger.
