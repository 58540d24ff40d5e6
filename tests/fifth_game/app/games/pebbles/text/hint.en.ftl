hint-take = Take { $count }.
hint-last = It is the last stone, so your token counts: { $total } points.
hint-safe = { $left } stay, too many for the opponent to finish.
hint-exposed = { $left } stay, so the opponent can finish. Still the best chance to win.
hint-grab = Grab: you then have { $low } to { $high } points, and the turn is over.
