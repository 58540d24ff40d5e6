### Being called: title, header, notes of the browser.

title-turns = ({ $count }) Your turn · Stadion
title-sat = ● { $name } is here
title-begins = ● It begins: { $game }
header-your-turn = Your turn
header-your-turn-one = Your turn: { $game }
