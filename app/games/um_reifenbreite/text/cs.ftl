# Um Reifenbreite: volby, odmítnutí, záznam, konec. Co říká kreslení, je v table.cs.ftl.

tagline = Čtyři cyklisté, jedna silnice a vítr v tváři
summary = Cyklistický závod pro dva až čtyři manažery týmů. Táhne se od čela pole dozadu: kostkami, nebo silami svých cyklistů, v háku za kolem vpředu, a body nosí všichni čtyři cyklisté.

## Volby
option-races = Závody
option-races-help = Jeden závod je jednotlivá hra; dva až čtyři v pořadí jízdy jsou etapový závod.
option-races--paris_roubaix = Paříž–Roubaix
option-races--liege_bastogne_liege = Lutych–Bastogne–Lutych
option-races--giro = Giro d'Italia
option-races--tour_de_france = Tour de France
option-level = Úroveň
option-level-help = Nastaví pět přepínačů níže; každý lze změnit.
option-level--basic = Základní: na terénu nezáleží
option-level--advanced = Pokročilá: hlavní pravidla
option-level--pro = Profi: všechny moduly
option-terrain = Terén
option-terrain-help = Dlažba a stoupání zpomalují, klesání pomáhá.
option-cheating = Týmové auto
option-cheating-help = Cyklista se smí držet týmového auta: jistá šestka a fotka, která ho může diskvalifikovat.
option-sprints = Prémiové sprinty
option-sprints-help = První tři cyklisté na každé pásce na trati bodují.
option-jersey = Žluté tričko
option-jersey-help = Nosí ho nejlepší sprinter, za 2 body v každém kole. Potřebuje prémiové sprinty.
option-swapping = Střídání na špici
option-swapping-help = Před jízdou smí cyklista požádat ty za sebou v řadě o výměnu míst.
option-short_race_energy = Energie v krátkých závodech
option-short_race_energy-help = Krátké jsou Paříž–Roubaix a Lutych–Bastogne–Lutych.
option-short_race_energy--all = Všech 14 karet
option-short_race_energy--choose7 = Každý tým si nechá 7 ze 14
option-draft_in_round_1 = Hák v 1. kole
option-draft_in_round_1-help = Vypnuto je zveřejněné domácí pravidlo.
option-teams_per_seat = Týmů na místo
option-teams_per_seat-help = Dva týmy jsou pro hru dvou.
option-teams_per_seat--1 = Jeden tým
option-teams_per_seat--2 = Dva týmy
option-auto_finish = Dřívější konec
option-auto_finish-help = Zbývají-li jen cyklisté jednoho místa, vezmou si zbylá umístění hned.
option-tour_bonus = Prémie za celek
option-tour_bonus-help = Po etapovém závodě přinesou tři nejlepší cyklisté 50, 40 a 35 bodů.

## Slova
word-who = { $who ->
    [0] Místo 1
    [1] Místo 2
    [2] Místo 3
   *[other] Místo 4
}
word-race = { $race ->
    [paris_roubaix] Paříž–Roubaix
    [liege_bastogne_liege] Lutych–Bastogne–Lutych
    [giro] Giro d'Italia
   *[other] Tour de France
}
word-team = { $team ->
    [0] Rudé komety
    [1] Modrý expres
    [2] Tyrkysová kola
   *[other] Fialový šíp
}
word-first = { $first ->
    [die] kostka
    [cheat] týmové auto
    [r1-5] lídrova 5
    [r1-6] lídrova 6
    [r2-6] sprinterova 6
    [r3-5] vrchařova 5
    [r4-5] domestikova 5
    [g-5] zelená 5
   *[other] zelená 6
}
word-second = { $second ->
    [die] kostka
    [cheat] týmové auto
    [r1-5] lídrova 5
    [r1-6] lídrova 6
    [r2-6] sprinterova 6
    [r3-5] vrchařova 5
    [r4-5] domestikova 5
    [g-5] zelená 5
   *[other] zelená 6
}
word-energy = { $card ->
    [r1-5] lídrova 5
    [r1-6] lídrova 6
    [r2-6] sprinterova 6
    [r3-5] vrchařova 5
    [r4-5] domestikova 5
    [g-5] zelená 5
   *[other] zelená 6
}
word-action-card = { $card ->
    [photo] „Podvádění: vylosuj fotokartu“
    [gain_card] „Získej kartu energie“
    [lose_card] „Ztrať kartu energie“
    [skip] „Toto kolo bez jízdy“
    [reroll_one] „Hoď znovu jednou kostkou“
    [extra_die] „Jedna kostka navíc“
    [crash] „Pád!“
    [crash_lose] „Pád! A ztráta karty energie“
    [plus2_solo] „+2, nikdo nesmí do háku“
    [plus3] „+3“
    [plus4] „+4“
    [plus4_solo] „+4, nikdo nesmí do háku“
   *[other] „+4 a ztráta karty energie“
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
objection-not-now = Na to teď není chvíle.
objection-not-your-decision = Teď rozhoduje někdo jiný.
objection-not-your-team = Ten tým není tvůj.
objection-seven-kept-already = Tento tým už svých sedm karet má.
objection-card-not-to-keep = Taková karta už k ponechání není.
objection-other-team-places = Tým tohoto cyklisty teď nenasazuje.
objection-placed-already = Tento cyklista už je nasazen.
objection-not-a-dotted-space = Startuje se z polí s tečkou.
objection-space-taken = To pole je obsazené.
objection-lane-has-your-rider = V této řadě už tvůj cyklista stojí.
objection-unknown-source = Hod se skládá z kostek, týmového auta a karet energie.
objection-sources-in-order = Oba zdroje je třeba uvést v jejich pořadí.
objection-no-cheating = Hraje se bez týmového auta.
objection-card-of-another-rider = To je karta jiného cyklisty.
objection-card-not-in-hand = Takovou kartu nemáš.
objection-no-cards-in-round-one = V prvním kole se karty energie nepoužívají.
objection-no-six-uphill = Z pole do kopce nelze použít šestku.
objection-one-card-on-cobbles = Na dlažbě smíš použít jen jednu kartu energie.
objection-breakaway-needs-card = Únik vyžaduje kartu energie.
objection-no-swapping = Hraje se bez střídání na špici.
objection-traded-already = Tento cyklista už v tomto kole střídá.
objection-not-in-line-behind = Ten cyklista nestojí v souvislé řadě vzadu.
objection-asked-already = Tento cyklista už žádost odmítá.
objection-cannot-trade-now = Ten cyklista teď střídat nemůže: má po tahu, nebo leží.
objection-ask-first = Cizího cyklistu je třeba požádat.
objection-no-need-to-ask = Vlastní cyklisty není třeba žádat.
objection-ask-the-nearer-first = Nejdřív je třeba požádat bližšího cyklistu.
objection-not-a-card-to-lose = Tuto kartu tento cyklista ztratit nemůže.
objection-not-a-card-to-regain = Tuto kartu tento cyklista získat zpět nemůže.
objection-no-such-space = Takové pole na této trati není.
objection-must-move = Musí popojet aspoň o jedno pole.
objection-full-distance-over-the-line = Za cílovou pásku musí jet plnou vzdálenost.
objection-out-of-reach = Na to pole nedojede.

## Záznam
log-race_started = { $of ->
    [one] { word-race }: závod začíná.
   *[other] { word-race }: začíná závod { $number } z { $of }.
}
log-start_rolled = { word-who } hází o start { $one } + { $two } = { $sum }.
log-starter_found = { word-who } nasazuje jako první.
log-card_kept = { $left ->
    [0] { word-team }: { word-energy } zůstává, poslední karta.
   *[other] { word-team }: { word-energy } zůstává, zbývá vybrat { $left }.
}
log-hand_chosen = { word-team }: karty energie jsou vybrány.
log-placed = Cyklista { $rider } je na startu: řada { $lane }, { $row }. v pořadí.
log-round_started = Kolo { $round }
log-swap_asked = { $rider } žádá { $asked } o výměnu míst.
log-swap_declined = { $asked } zůstává za { $rider }.
log-swapped = { $leader } si mění místo s { $rider } a jde do čela.
log-broke_away = { $rider } jde do úniku!
log-photo_drawn = { $rider } je na fotce: číslo { $photo }.
log-thrown = { $rider }: { word-first } { $one } + { word-second } { $two } = { $sum }, { word-terrain }: { word-allowance }.
log-seven_thrown = { $rider }: { word-first } { $one } + { word-second } { $two } = 7, akční karta.
log-deck_renewed = { $cards ->
    [one] Balíček se míchá znovu: { $cards } karta.
    [few] Balíček se míchá znovu: { $cards } karty.
    [many] Balíček se míchá znovu: { $cards } karty.
   *[other] Balíček se míchá znovu: { $cards } karet.
}
log-action_card_drawn = { $rider } táhne { word-action-card }.
log-energy_lost = { $rider } ztrácí kartu: { word-energy }.
log-energy_regained = { $rider } získává kartu zpět: { word-energy }.
log-nothing_lost = { $rider } nemá kartu energie, kterou by ztratil.
log-nothing_regained = Pro { $rider } není žádná použitá karta.
log-paced = { $rider }: { $base } + { $added } = { $total }, { word-terrain }: { word-allowance }.
log-skipped = { $rider } toto kolo nejede.
log-crashed = { $rider } padá!
log-fell = { $by } strhává { $rider }.
log-dismounted = { $rider } sesedá z kola.
log-blocked = { $rider } nemá kudy a zůstává stát.
log-moved = { $rider } jede: { word-spaces }.
log-drafted = { $rider } jede v háku za { $leader }: { word-spaces }.
log-draft_declined = { $rider } nechává { $leader } ujet.
log-sprint_scored = { $place ->
    [1] { $rider } vyhrává sprint na pásce { $line }: { word-points }.
    [2] { $rider } je na pásce { $line } druhý: { word-points }.
   *[other] { $rider } je na pásce { $line } třetí: { word-points }.
}
log-jersey_taken = { $rider } obléká žluté tričko.
log-jersey_passed = Žluté tričko přechází z { $before } na { $rider }.
log-jersey_vacated = Žluté tričko už nenosí nikdo.
log-jersey_scored = { $rider } ve žlutém: { word-points }.
log-finished = { $rider } je v cíli, místo { $place }: { word-points }.
log-ranked_in = { $rider } bere bez jízdy místo { $place }: { word-points }.
log-remounted = { $rider } znovu nasedá.
log-photos_revealed = Vyvolávají se fotky { $one } a { $two }.
log-disqualified = { $rider }: diskvalifikace kvůli fotce { $photo }.
log-unkept_shown = { word-team }: ukazují se karty ponechané doma.
log-team_scored = { word-team }: { word-points } v tomto závodě, celkem { $total }.
log-bonus_won = { $rider } přináší prémii za { $place }. místo celkově: { word-points }.

## Konec
reason-race_over = Závod je u konce.
reason-tour_over = Etapový závod je u konce.
reason-forfeit = Druhá strana se vzdává.
