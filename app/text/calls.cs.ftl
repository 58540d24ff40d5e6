### Být přivolán: titulek, záhlaví, upozornění prohlížeče.

title-turns = ({ $count }) Jste na tahu · Stadion
title-sat = ● { $name } je tu
title-begins = ● Začíná se: { $game }
header-your-turn = Na tahu
header-your-turn-one = Na tahu: { $game }
