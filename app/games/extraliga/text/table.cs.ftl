# Co říká kresba stolu: předpona ui-. Záznam, odmítnutí a volby jsou v cs.ftl.

## Words
ui-club = { $club ->
    [SPA] Sparta
    [TRI] Třinec
    [HKR] Hradec
    [PCE] Pardubice
    [VIT] Vítkovice
    [LIB] Liberec
    [PLZ] Plzeň
    [KOM] Kometa
    [MBO] M. Boleslav
    [LIT] Litvínov
    [OLO] Olomouc
    [KVA] K. Vary
    [CBU] Č. Budějovice
    [KLA] Kladno
    [VSE] Vsetín
    [SLA] Slavia
   *[ZLI] Zlín
}
ui-letter = { $position ->
    [LW] LK
    [C] C
    [RW] PK
    [D] O
   *[G] B
}
ui-position = { $position ->
    [LW] levé křídlo
    [C] centr
    [RW] pravé křídlo
    [D] obránce
   *[G] brankář
}
ui-slot = { $slot ->
    [LW] levé křídlo
    [C] centr
    [RW] pravé křídlo
    [D1] levý obránce
    [D2] pravý obránce
   *[G] brána
}
ui-you = vy
ui-attack = Útok
ui-defence = Obrana
ui-attack-small = útok
ui-defence-small = obrana
ui-attack-dice = Útok, kostky
ui-attack-defence = Útok { $attack }, obrana { $defence }
ui-positions = Pozice
ui-chemistry = Souhra
ui-legend = Legenda
ui-mine = moje
ui-theirs = jejich
ui-bonus = Bonus:
ui-bonus-of = bonus: { $bonus }
ui-no-bonus = bez bonusu
ui-bonus-plus1 = plus 1 na jednu vaši kostku
ui-bonus-minus1 = minus 1 na jednu soupeřovu kostku
ui-bonus-reroll-own = přehoz jedné vaší kostky
ui-bonus-reroll-opp = přehoz jedné soupeřovy kostky
ui-bonus-reroll-own-all = přehoz všech vašich kostek
ui-seasons-short = { $seasons } s.
ui-seasons = { $seasons ->
    [one] { $seasons } sezóna
    [few] { $seasons } sezóny
   *[other] { $seasons } sezón
}
ui-titles = { $titles ->
    [one] { $titles } titul
    [few] { $titles } tituly
   *[other] { $titles } titulů
}
ui-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ui-dice = { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
ui-and = { $a } a { $b }
ui-of-twelve = { $count } z 12
ui-done-word = hotovo
ui-event = Událost
ui-bench = Střídačka
ui-why = Proč?

## Strips
ui-draft = Draft
ui-season = Sezóna
ui-score = Skóre
ui-strength = Síla
ui-secret = tajné
ui-draft-round = Kolo draftu
ui-draft-number = { $number ->
    [1] První draft
   *[other] Druhý draft
}
ui-pick-of = výběr { $pick } z { $of }
ui-picked-of = vybráno { $picked } z { $of }
ui-hands-go-left = karty jdou doleva
ui-hands-go-right = karty jdou doprava
ui-lineups = Sestavy
ui-build = Stavba týmu
ui-round-of = Kolo { $round } z { $of }
ui-stage-semifinals = Semifinále
ui-stage-final = Finále
ui-stage-deciding = Rozhodující zápas
ui-phase-opponent = Soupeř
ui-phase-event = Událost
ui-phase-trainers = Trenérské karty
ui-phase-match = Zápas
ui-phase-change = Změna sestavy
ui-phase-over = Konec
ui-phase-of = Fáze { $phase } z 5: { $name }
ui-overtime = Prodloužení
ui-die = Kostka { $die }
ui-at-least = Nových nejméně { $least }
ui-no-minimum = Bez minima
ui-so-far = Zatím nových: { $fresh }
ui-picked-small = vybráno
ui-new-small = nových
ui-done-of = Hotovo { $done } z { $of }
ui-waiting-for = čeká se: { $count }
ui-teams = { $teams ->
    [one] { $teams } tým
    [few] { $teams } týmy
   *[other] { $teams } týmů
}

## Seats
ui-first = První
ui-first-long = První hráč
ui-trainers-left = { $cards ->
    [one] { $cards } trenérská karta
    [few] { $cards } trenérské karty
   *[other] { $cards } trenérských karet
}
ui-bonuses-left = { $left ->
    [one] { $left } bonus
    [few] { $left } bonusy
   *[other] { $left } bonusů
}
ui-chip-picks = Vybírá
ui-chip-pick = Vyberte
ui-chip-picking = Vybírá
ui-chip-picked = Vybráno
ui-chip-done = Hotovo
ui-chip-editing = Staví
ui-chip-chooses = Volí
ui-chip-trainers = Trenérské karty
ui-chip-next = Na řadě
ui-chip-rolls = Hází
ui-chip-rolled = Hozeno
ui-chip-bonuses = Bonusy
ui-chip-bye = Bez zápasu
ui-chip-plays-next = Hraje pak
ui-chip-played = Odehráno

## Season
ui-place = Pořadí
ui-team = Tým
ui-matches = Zápasy
ui-matches-short = Z
ui-goals = Skóre
ui-points-short = B
ui-fixtures = Rozlosování
ui-break = Reprezentační přestávka
ui-live = hraje se
ui-next = pak
ui-ot = pr.
ui-virtual-left = { $opponents ->
    [one] { $opponents } virtuální soupeř
    [few] { $opponents } virtuální soupeři
   *[other] { $opponents } virtuálních soupeřů
}
ui-left = V této polovině zbývá, pořadí je skryté: { $left }
ui-seeds = Nasazení: { $seeds }
ui-after-draft = Sezóna začne, až budou všechny sestavy hotové.
ui-first-picks = první { $name }
ui-six-left = Šest karet, doleva
ui-six-right = Šest karet, doprava
ui-draft-open-help = V každém kole šest otevřených karet: jedna, dvě, jedna. Poslední dvě jdou do krabice.
ui-draft-pass-help = Karty v ruce jsou tajné. V šestém výběru berete jednu ze dvou, druhá jde do krabice. Vaše karty nikdo neuvidí dřív než sestavy.

## The draft
ui-your-hand = Vaše ruka
ui-open-cards = Otevřené karty
ui-order = Pořadí výběru
ui-hands-left = Karty se předávají doleva
ui-hands-right = Karty se předávají doprava
ui-hands = Karty v ruce
ui-hand-of = { $cards ->
    [one] { $name }, { $cards } karta
    [few] { $name }, { $cards } karty
   *[other] { $name }, { $cards } karet
}
ui-hands-secret = Všechny karty jsou tajné, dokud nejsou sestavy venku.
ui-lineups-secret = Sestavy se odkryjí společně, až budou všichni hotovi.
ui-picked-tag = Vybráno
ui-gain = { $what } { $before } → { $after }
ui-no-gain = Beze změny
ui-stays = { $what } zůstává { $value }
ui-took = { $card }: má { $name }
ui-cards-of = { $cards ->
    [one] { $name }, { $cards } karta
    [few] { $name }, { $cards } karty
   *[other] { $name }, { $cards } karet
}
ui-your-team = Váš tým
ui-place-free = Volné místo { $number }
ui-best-now = Vaše nejlepší šestka
ui-if-taken = S kartou { $name }

## The rink
ui-rink-mine = Vaše sestava, šest pozic
ui-rink-of = Sestava: { $name }
ui-lineup-of = Sestava: { $name }
ui-slot-empty = Prázdné místo: { $slot }
ui-substitute = Náhradní brankář, lícem dolů: { $name }. Síla 1, bez souhry.
ui-new = Nový
ui-out-of-position = Mimo pozici
ui-excluded = Vyloučen
ui-goalkeepers-only = Jen brankáři
ui-here = { $name } sem: { $what } { $before } na { $after }
ui-in-hand = V ruce
ui-was-in = Hrál
ui-second-legend = 2. legenda
ui-bench-help = Vezměte kartu, pak místo. Dvě karty v sestavě se vymění.
ui-bench-swap = Zvolte, kdo přijde místo něj
ui-bench-count = { $cards ->
    [one] { $cards } hokejista
    [few] { $cards } hokejisté
   *[other] { $cards } hokejistů
}
ui-your-strength = Vaše síla { $strength }
ui-strength-of = { $name }: { $strength }
ui-maximum = maximum
ui-note-wrong-slot = { $name } na { $slot }: bez bodu, souhra zůstává.
ui-note-out-of-type = { $name } na { $slot }: bez bodu i souhry.
ui-note-legend = { $name } je legenda: souhra s oběma.
ui-note-substitute = { $name } v bráně lícem dolů: síla 1.

## The match
ui-match-score = { $a } { $one } : { $other } { $b }
ui-virtual = Virtuální soupeř
ui-net-of = brána: { $name }
ui-net-mine = vaše brána
ui-shots = { $name }: kostek { $dice }, každá potřebuje { $target } a víc. Góly: { $goals }
ui-no-dice = žádné kostky
ui-not-rolled = nehozeno
ui-goal = gól
ui-short = chybí { $by }
ui-was = předtím { $was }
ui-die-of = { $name }, kostka { $number }
ui-legal-target = lze zvolit
ui-used = { $name }: použito
ui-used-short = Použito
ui-bonus-used = bonus použit
ui-no-bonus-short = Bez bonusu
ui-your-skaters = Vaši hokejisté
ui-this-match = Tento zápas
ui-score-now = { $one } : { $other }.
ui-dice-need = { $name }: { $dice } proti { $target }.
ui-before-roll = Kostek { $dice }, každá potřebuje { $target } a víc.
ui-in-play = V tomto kole ve hře
ui-trainer-when = Trenérské karty se hrají před zápasem
ui-trainer-now = Libovolný počet, pak dál
ui-card-event = Událost pro všechny
ui-card-played = Vaše trenérská karta
ui-card-hand = V ruce
ui-card-of = Trenérská karta: { $name }
ui-no-match = V tomto kole bez zápasu
ui-not-now = Teď nelze

## The action bar
ui-flag-turn = Jste na řadě
ui-flag-pick = Vybíráte
ui-flag-choice = Zvolte
ui-flag-watching = Sledujete
ui-flag-wait = Čekání
ui-change = Změnit
ui-pass = Dál
ui-take-one = Zvolte kartu, kterou si vezmete.
ui-keep-one = Zvolte kartu, kterou si necháte.
ui-pick-final = Výběr je konečný.
ui-keep-pass = { $cards ->
    [one] Nechat { $name }, předat { $cards } kartu, komu: { $next }.
    [few] Nechat { $name }, předat { $cards } karty, komu: { $next }.
   *[other] Nechat { $name }, předat { $cards } karet, komu: { $next }.
}
ui-keep-last = Nechat { $name }, druhá karta jde do krabice.
ui-take = Vzít: { $name }.
ui-take-two = Vzít: { $name }, pak ještě jednu kartu.
ui-take-button = Vzít: { $name }
ui-keep-button = Nechat: { $name }
ui-best-gains = Nejlepší šestka { $attack } + { $defence } místo { $wasattack } + { $wasdefence }. Výběr je konečný.
ui-best-stays = Nejlepší šestka zůstává { $attack } + { $defence }. Výběr je konečný.
ui-step-hand = { $cards ->
    [one] { $cards } karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}
ui-step-choose = Zvolte jednu
ui-step-chosen = Zvoleno: { $name }
ui-build-six = Obsaďte šest míst.
ui-fill-up = Doplňte sestavu.
ui-bring-in = { $least ->
    [one] Vystřídejte nejméně { $least } hokejistu.
    [few] Vystřídejte nejméně { $least } hokejisty.
   *[other] Vystřídejte nejméně { $least } hokejistů.
}
ui-may-change = Můžete vystřídat hokejistů: nejvýš { $most }.
ui-place-on = Postavte na led: { $name }.
ui-put-back = Vrátit
ui-best-six = Nejlepší šestka
ui-done-button = Hotovo, { $strength }
ui-done-possible = Můžete skončit, nebo dál měnit.
ui-only-done = Zbývá jen Hotovo.
ui-step-die = Kostka { $die }: nových nejméně { $least }
ui-step-new = Nových: { $fresh }, { $least } až { $most }
ui-step-placed = Obsazeno: { $placed } z 6
ui-step-ready = Připraveno
ui-step-moves = { $moves ->
    [one] zbývá { $moves } přesun
    [few] zbývají { $moves } přesuny
   *[other] zbývá { $moves } přesunů
}
ui-event-choose = { $event }: zvolte hokejistu.
ui-event-excludes = Hokejista v tomto zápase nehraje.
ui-event-removes = Hokejista je do konce sezóny mimo.
ui-exclude = Vyloučit: { $name }
ui-remove = Vyřadit: { $name }
ui-trainer-play = Hrajte trenérské karty, nebo pokračujte dál.
ui-trainer-nothing = V tomto kole není co hrát. Dál.
ui-trainer-second = Účinky trvají do konce kola.
ui-trainer-target = { $name }: zvolte hokejistu.
ui-trainer-preview = Útok { $attack } → { $toattack }, obrana { $defence } → { $todefence }
ui-play-card = Zahrát: { $name }
ui-roll = { $dice ->
    [one] Hodit { $dice } kostkou
    [few] Hodit { $dice } kostkami
   *[other] Hodit { $dice } kostkami
}
ui-roll-against = { $dice ->
    [one] Hod { $dice } kostkou, potřebuje { $target } a víc.
    [few] Hod { $dice } kostkami, každá potřebuje { $target } a víc.
   *[other] Hod { $dice } kostkami, každá potřebuje { $target } a víc.
}
ui-roll-second = Hod nelze vzít zpět.
ui-bonus-choose = Použijte bonus: hokejista, pak kostka.
ui-pass-ends = Vaše Dál bonusy ukončí.
ui-pass-answer = Po vašem Dál může reagovat { $name }.
ui-choose-own-die = { $name }: zvolte svou kostku.
ui-choose-their-die = { $name }: zvolte soupeřovu kostku.
ui-use = Použít: { $name } { $what }
ui-becomes-own = { $goal ->
    [yes] Vaše { $face } bude { $after }: gól.
   *[other] Vaše { $face } bude { $after }: bez gólu.
}
ui-becomes-theirs = { $goal ->
    [yes] { $name }: z { $face } bude { $after }, stále gól.
   *[other] { $name }: z { $face } bude { $after }, bez gólu.
}
ui-then-score = Pak { $score }.
ui-reroll-own = Přehodit vaši { $face }.
ui-reroll-theirs = { $name }: přehodit { $face }.
ui-reroll-all = Přehodit všechny vaše kostky.
ui-reroll-odds = Nová kostka dá gól na { $faces } ze 6 stran.
ui-step-rolled = Oba mají hozeno
ui-step-skater = Vy: hokejista, pak kostka
ui-step-passes = Dvakrát Dál za sebou končí
ui-step-virtual = Vaše Dál končí
ui-wait-picked = Vybráno: { $name }. Čeká se: { $names }.
ui-wait-ready = Hotovo. Čeká se: { $names }.
ui-open-together = Sestavy se odkryjí společně.
ui-wait-draft = Vybírá: { $names }
ui-wait-edit = Staví sestavu: { $names }
ui-wait-event = Řeší událost: { $names }
ui-wait-trainer = Trenérské karty: { $names }
ui-wait-roll = Hází: { $names }
ui-wait-bonus = Používá bonusy: { $names }
ui-bye = V tomto kole nemáte zápas.
ui-your-match-next = Váš zápas přijde po tomto.
ui-you-watch = Sledujete; svůj zápas máte za sebou.

## A card at large
ui-close = Zavřít
ui-source-card = { $source ->
    [seed] Karta: vytištěna v pravidlech.
    [public] Karta: hráč, klub a pozice z veřejného zdroje.
   *[house] Karta: naše volba.
}
ui-source-bonus = { $source ->
    [seed] Bonus: vytištěn v pravidlech.
   *[house] Bonus: naše hodnota.
}

## The log
ui-log-match = { $overtime ->
    [true] { $a } { $goals } { $b } po prodloužení.
   *[other] { $a } { $goals } { $b }.
}
ui-heading-round = { $number }. kolo
ui-heading-draft = { $number }. kolo draftu
ui-heading-start = Začátek
