tagline = One heap, one secret, one last stone.
summary = Take stones from the heap, and keep your token for the last one.

option-stones = Stones
option-stones-help = How many lie in the heap.
option-stones--9 = 9
option-stones--12 = 12
option-stones--15 = 15
option-grabs = Grabs
option-grabs-help = Each player may let the die decide once.

reason-heap-empty = The heap is empty.
reason-resigned = The opponent has resigned.

objection-one-to-most = Take 1 to { $most } stones.
objection-heap-too-small = There { $heap ->
    [one] is only { $heap } stone
   *[other] are only { $heap } stones
} left.
objection-no-grabs = This match is played without grabs.
objection-grabbed-already = You have grabbed already.

log-token-dealt = { $name } holds the token { $token }.
log-taken = { $name } takes { $count }, { $left } left.
log-grabbed = { $name } grabs: the die shows { $die }, takes { $count }, { $left } left.
log-token-added = { $name } takes the last stone: { $stones } + { $token } = { $sum }.
log-match-ended = The match is over, { $points }.

ui-heap = Heap
ui-you-hold = Your token
ui-points = Points
ui-take = Take { $count }
ui-grab = Grab
ui-you-act = Take stones, or grab.
ui-they-act = { $name } takes.
ui-over = The match is over.
ui-turn = Your turn
ui-wait = Wait
ui-end = End
ui-would-have = then { $total }
