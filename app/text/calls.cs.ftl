### Být přivolán: titulek, záhlaví, upozornění prohlížeče.

title-turns = ({ $count }) Jste na tahu · Stadion
title-sat = ● { $name } je tu
title-starting = ● Zastavte se: { $game }
title-begins = ● Začíná se: { $game }
title-rematch = ● Odveta?
title-cup = ● Další pohár?
title-cup-soon = ● { $name } brzy začíná
title-final = ● { $name }: začíná finále
title-prod = ● Jste tam?
title-pause = ● Pauza?
title-low = ● { $time }
header-your-turn = Na tahu
header-your-turn-one = Na tahu: { $game }

note-turn = Jste na tahu
note-starting = Zastavte se u stolu, ať zápas může začít
note-begins = Začíná se
note-rematch = { $name } chce odvetu
note-invite = { $name } vás zve na další zápas
note-seek = { $name } je tu
note-seek-within = { $game }. Odpovězte do 90 sekund.
note-prod = { $name } se ptá: jste tam ještě?
note-deadline = Máte čas do { $when }
note-cup_soon = { $name } začíná v { $when }
note-final = { $name }: začíná finále
note-meet = Domluvený čas je v { $when }
note-where = { $game }, u stolu: { $names }
note-ask = Máme se příště ozvat?
note-ask-help = Prohlížeč vám dá vědět, až na vás bude čekat stůl, a jen tehdy. Nikdy neprozradí, co se na plánu stalo. Vypnete to jedním klepnutím na stránce „Vy“.
note-yes = Upozornit mě
note-no = Ne, děkuji
note-blocked = Prohlížeč naše upozornění blokuje. Povolte je v nastavení webu a zkuste to znovu.
note-iphone = Na iPhonu nejdřív přidejte Stadion na plochu (Sdílet, Přidat na plochu).
you-devices = Prohlížeče, které vás upozorní
you-device-remove = Odebrat
you-device-remove-named = Odebrat: { $name }
