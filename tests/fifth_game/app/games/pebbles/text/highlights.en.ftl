mo-last = { $name } takes the last stone
mo-grab = { $name } grabs { $count }
co-chance = { $name } wins: { $p }
co-grabbed = { $name } grabs: the die shows { $die }, stones: { $count }.
co-last = { $name } has the last stone and adds the token { $token }.
co-ended = The match ends { $score }.
ui-track-begun = of a win, before the first take
