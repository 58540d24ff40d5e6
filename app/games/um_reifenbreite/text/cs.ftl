# Um Reifenbreite: volby, odmítnutí, záznam, konec. Co říká kreslení, je v table.cs.ftl.

tagline = Čtyři cyklisté, jedna silnice a vítr do tváře
summary = Cyklistický závod pro dva až čtyři manažery týmů. Táhne se od čela závodu dozadu. Házíte kostkami, nebo sáhnete po kartě energie; za cyklistou vpředu se svezete v háku a body nosí všichni čtyři vaši cyklisté.
wa-go = Sledovat závod

## Volby
option-races = Závody
option-races-help = Jeden závod je samostatná hra; dva až čtyři závody za sebou tvoří etapový závod.
option-races--paris_roubaix = Paříž–Roubaix
option-races--liege_bastogne_liege = Lutych–Bastogne–Lutych
option-races--giro = Giro d'Italia
option-races--tour_de_france = Tour de France
option-level = Úroveň
option-level-help = Nastaví pět přepínačů níže; každý pak můžete změnit.
option-level--basic = Základní: bez terénu
option-level--advanced = Pokročilá: hlavní pravidla
option-level--pro = Profi: všechny moduly
option-terrain = Terén
option-terrain-help = Dlažba a stoupání cyklistu zpomalí, klesání mu pomůže. Podle úrovně: od Pokročilé.
option-terrain--null = Podle úrovně
option-cheating = Podvádění
option-cheating-help = Cyklista se smí chytit týmového auta: jistá šestka, ale i fotka, za kterou hrozí diskvalifikace. Podle úrovně: jen v Profi.
option-cheating--null = Podle úrovně
option-sprints = Prémiové sprinty
option-sprints-help = Na každé pásce na trati bodují první tři cyklisté. Podle úrovně: jen v Profi.
option-sprints--null = Podle úrovně
option-jersey = Žluté tričko
option-jersey-help = Nosí ho nejlepší sprinter a každé kolo za něj má 2 body. Vyžaduje prémiové sprinty. Podle úrovně: jen v Profi.
option-jersey--null = Podle úrovně
option-swapping = Střídání na špici
option-swapping-help = Před jízdou smí cyklista požádat ty, kdo stojí za ním v řadě, o výměnu místa. Podle úrovně: jen v Profi.
option-swapping--null = Podle úrovně
option-short_race_energy = Energie v krátkých závodech
option-short_race_energy-help = Krátké závody jsou Paříž–Roubaix a Lutych–Bastogne–Lutych.
option-short_race_energy--all = Všech 14 karet
option-short_race_energy--choose7 = Každý tým 7 ze 14 karet
option-draft_in_round_1 = Jízda v háku v 1. kole
option-draft_in_round_1-help = Vypnutí je zveřejněné domácí pravidlo.
option-teams_per_seat = Počet týmů na hráče
option-teams_per_seat-help = Dva týmy jen při hře ve dvou.
option-teams_per_seat--1 = Jeden tým
option-teams_per_seat--2 = Dva týmy
option-auto_finish = Předčasný konec
option-auto_finish-help = Zbývají-li v závodě jen cyklisté jednoho hráče, obsadí zbylá umístění hned.
option-tour_bonus = Prémie za celkové pořadí
option-tour_bonus-help = Po etapovém závodě přinesou tři nejlepší cyklisté 50, 40 a 35 bodů.
option-colours = Barvy týmů
option-colours-help = Každý hráč si před zápasem vybere dres; ostatním zůstanou zbylé barvy.
option-colours--blue = Modrá
option-colours--orange = Oranžová
option-colours--teal = Tyrkysová
option-colours--violet = Fialová
option-numbers = Čísla cyklistů
option-numbers-help = Řídí se barvou týmu: 21 až 24 jsou modří, 31 až 34 oranžoví, 41 až 44 tyrkysoví, 51 až 54 fialoví.

## Slova
word-race = { $race ->
    [paris_roubaix] Paříž–Roubaix
    [liege_bastogne_liege] Lutych–Bastogne–Lutych
    [giro] Giro d'Italia
   *[other] Tour de France
}
word-first = { $first ->
    [die] kostka { $one }
    [cheat] týmové auto { $one }
    [r1-5] lídr 5
    [r1-6] lídr 6
    [r2-6] sprinter 6
    [r3-5] vrchař 5
    [r4-5] domestik 5
    [g-5] volná 5
   *[other] volná 6
}
word-second = { $second ->
    [die] kostka { $two }
    [cheat] týmové auto { $two }
    [r1-5] lídr 5
    [r1-6] lídr 6
    [r2-6] sprinter 6
    [r3-5] vrchař 5
    [r4-5] domestik 5
    [g-5] volná 5
   *[other] volná 6
}
word-energy = { $card ->
    [r1-5] lídr 5
    [r1-6] lídr 6
    [r2-6] sprinter 6
    [r3-5] vrchař 5
    [r4-5] domestik 5
    [g-5] volná 5
   *[other] volná 6
}
word-action-card = { $card ->
    [photo] „Fotka“, fotokarta
    [gain_card] „Druhý dech“, karta energie zpět
    [lose_card] „Těžké nohy“, ztráta karty energie
    [skip] „Smůla“, toto kolo bez jízdy
    [reroll_one] „Protivítr“, nový hod jednou kostkou
    [extra_die] „Vítr v zádech“, kostka navíc
    [crash] „Pád“, cyklista padá
    [crash_lose] „Těžký pád“, ztráta karty energie
    [plus2_solo] „Náskok“, +2, nikdo nesmí do háku
    [plus3] „Dobré nohy“, +3
    [plus4] „Skvělé nohy“, +4
    [plus4_solo] „Sólo“, +4, nikdo nesmí do háku
   *[other] „Na doraz“, +4, ztráta karty energie
}
word-terrain = { $terrain ->
    [cobbles] dlažba −{ $number }
    [uphill] stoupání −{ $number }
    [downhill] klesání +{ $number }
   *[other] asfalt
}
word-spaces = { $distance ->
    [one] { $distance } pole
    [few] { $distance } pole
    [many] { $distance } pole
   *[other] { $distance } polí
}
word-allowance = { $allowance ->
    [one] { $allowance } pole
    [few] { $allowance } pole
    [many] { $allowance } pole
   *[other] { $allowance } polí
}
word-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

## Odmítnutí
error-option-two-teams = Dva týmy na hráče jsou možné jen při hře ve dvou.
error-option-colours = Na každém místě musí být jiný dres.
objection-not-now = Teď to nejde.
objection-not-your-decision = Teď rozhoduje někdo jiný.
objection-not-your-team = Tento tým není váš.
objection-seven-kept-already = Tento tým už má svých sedm karet vybráno.
objection-card-not-to-keep = Takovou kartu už si nelze nechat.
objection-other-team-places = Teď nasazuje jiný tým.
objection-placed-already = Tento cyklista už je nasazen.
objection-not-a-dotted-space = Startuje se z polí s tečkou.
objection-space-taken = To pole je obsazené.
objection-lane-has-your-rider = V této řadě už váš cyklista stojí.
objection-unknown-source = Hod tvoří kostky, karty energie nebo týmové auto.
objection-sources-in-order = Obě složky hodu je třeba uvést ve správném pořadí.
objection-no-cheating = Tento závod se jede bez podvádění.
objection-card-of-another-rider = Tato karta patří jinému cyklistovi.
objection-card-not-in-hand = Takovou kartu v ruce nemáte.
objection-no-cards-in-round-one = V 1. kole se karty energie nepoužívají.
objection-no-six-uphill = Na poli do kopce šestku použít nelze.
objection-one-card-on-cobbles = Na dlažbě smíte použít jen jednu kartu energie.
objection-breakaway-needs-card = K úniku je potřeba karta energie.
objection-no-swapping = Tento závod se jede bez střídání na špici.
objection-traded-already = Tento cyklista už v tomto kole na špici střídal.
objection-not-in-line-behind = Tento cyklista nestojí v souvislé řadě za ním.
objection-asked-already = Tento cyklista už odmítl.
objection-cannot-trade-now = Tento cyklista teď střídat nemůže: už jel, nebo leží.
objection-ask-first = Cizího cyklistu musíte nejdřív požádat.
objection-no-need-to-ask = Vlastních cyklistů se ptát nemusíte.
objection-ask-the-nearer-first = Nejdřív požádejte bližšího cyklistu.
objection-not-a-card-to-lose = Tuto kartu cyklista ztratit nemůže.
objection-not-a-card-to-regain = Tuto kartu cyklista zpět získat nemůže.
objection-no-such-space = Takové pole na trati není.
objection-must-move = Cyklista musí popojet aspoň o jedno pole.
objection-full-distance-over-the-line = Přes cílovou pásku se jede plná vzdálenost.
objection-too-far = Moc daleko: sem je to { $n }, ujet lze { $m }.
objection-way-is-blocked = Všechny cesty na toto pole blokují cyklisté.
objection-thick-line = Přes tlustou čáru se tu nejezdí.
objection-only-forward = Jede se jen vpřed.
objection-throw-first = Nejdřív hod, pak pole.
objection-source-missing = Ještě chybí jedna ze dvou složek hodu.
objection-rides-later = { $n } pojede později, teď je na řadě { $m }.
objection-rides-no-more = { $n } má toto kolo za sebou, teď je na řadě { $m }.

## Záznam
log-race_started = { $of ->
    [1] { word-race }: závod začíná.
   *[other] { word-race }: začíná { $number }. závod z { $of }.
}
log-start_rolled = { $name } hází, kdo začne: { $one } + { $two } = { $sum }.
log-starter_found = Nasazovat začíná { $name }.
log-card_kept = { $left ->
    [0] { $team }: { word-energy } zůstává, poslední karta.
   *[other] { $team }: { word-energy } zůstává. Zbývá vybrat: { $left }.
}
log-hand_chosen = { $team }: karty energie jsou vybrány.
log-placed = Cyklista { $rider } na startu: řada { $lane }, { $row }. pozice.
log-round_started = { $round }. kolo
log-swap_asked = { $rider } žádá { $asked } o střídání na špici.
log-swap_declined = { $asked } střídat nechce, zůstává za { $rider }.
log-swapped = Střídání na špici: { $leader } jde před { $rider }.
log-broke_away = { $rider } jde do úniku.
log-photo_drawn = { $rider } má fotku číslo { $photo }.
log-thrown = { $rider }: { word-first } + { word-second } = { $sum }, { word-terrain }: { word-allowance }.
log-seven_thrown = { $rider }: { word-first } + { word-second } = 7, akční karta.
log-deck_renewed = { $cards ->
    [one] Balíček se míchá znovu: { $cards } karta.
    [few] Balíček se míchá znovu: { $cards } karty.
    [many] Balíček se míchá znovu: { $cards } karty.
   *[other] Balíček se míchá znovu: { $cards } karet.
}
log-action_card_drawn = { $rider } líže kartu: { word-action-card }.
log-energy_lost = { $rider } ztrácí kartu: { word-energy }.
log-energy_regained = { $rider } získává zpět kartu: { word-energy }.
log-nothing_lost = { $rider } nemá kartu energie, o kterou by mohl přijít.
log-nothing_regained = { $rider } nemá použitou kartu, kterou by získal zpět.
log-paced = { $rider }: { $base } + { $added } = { $total }, { word-terrain }: { word-allowance }.
log-skipped = { $rider } toto kolo nejede.
log-crashed = { $rider } padá.
log-fell = { $by } strhává k zemi { $rider }.
log-dismounted = { $rider } sesedá z kola.
log-blocked = { $rider } nemá kudy jet a stojí.
log-moved = { $rider } jede o { word-spaces }.
log-drafted = { $rider } jede v háku za { $leader } o { word-spaces }.
log-draft_declined = { $rider } nechává { $leader } ujet.
log-sprint_scored = { $place ->
    [1] { $rider } vyhrává sprint na pásce { $line }: { word-points }.
    [2] { $rider } je na pásce { $line } druhý: { word-points }.
   *[other] { $rider } je na pásce { $line } třetí: { word-points }.
}
log-jersey_taken = { $rider } obléká žluté tričko.
log-jersey_passed = Žluté tričko: { $before } ho předává { $rider }.
log-jersey_vacated = Žluté tričko teď nenosí nikdo.
log-jersey_scored = { $rider } ve žlutém tričku: { word-points }.
log-finished = { $rider } je v cíli na { $place }. místě: { word-points }.
log-ranked_in = { $rider } bere { $place }. místo bez jízdy: { word-points }.
log-remounted = { $rider } znovu nasedá na kolo.
log-photos_revealed = Vylosované fotky: { $one } a { $two }.
log-disqualified = { $rider }: diskvalifikace, fotka { $photo }.
log-unkept_shown = { $team }: karty, které se do závodu nevybraly.
log-team_scored = { $team }: { word-points } v tomto závodě, celkem { $total }.
log-bonus_won = { $rider } přináší prémii za celkové { $place }. místo: { word-points }.

## Konec
reason-race_over = Závod skončil.
reason-tour_over = Etapový závod skončil.
reason-resigned = Výhra: soupeř vzdal.
