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
    [MBO] Ml. Boleslav
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
ui-mine = vaše
ui-theirs = soupeřova
ui-bonus = Bonus:
ui-bonus-of = bonus: { $bonus }
ui-no-bonus = bez bonusu
ui-bonus-plus1 = plus 1 na jednu vaši kostku
ui-bonus-minus1 = minus 1 na jednu soupeřovu kostku
ui-bonus-reroll-own = přehoz jedné vaší kostky
ui-bonus-reroll-opp = přehoz jedné soupeřovy kostky
ui-bonus-reroll-own-all = přehoz všech vašich kostek
ui-seasons-short = { $seasons } sez.
ui-seasons = { $seasons ->
    [one] { $seasons } sezóna
    [few] { $seasons } sezóny
    [many] { $seasons } sezóny
   *[other] { $seasons } sezón
}
ui-titles = { $titles ->
    [one] { $titles } titul
    [few] { $titles } tituly
    [many] { $titles } titulu
   *[other] { $titles } titulů
}
ui-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
ui-standing = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $place }. místo
ui-dice = { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
    [many] { $dice } kostky
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
ui-round-of = { $round }. kolo z { $of }
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
ui-picked-small = vybráno
ui-done-of = Hotovo { $done } z { $of }
ui-teams = { $teams ->
    [one] { $teams } tým
    [few] { $teams } týmy
    [many] { $teams } týmu
   *[other] { $teams } týmů
}

## Seats
ui-first = První
ui-first-long = První hráč
ui-trainers-left = { $cards ->
    [one] zbývá { $cards } trenérská karta
    [few] zbývají { $cards } trenérské karty
    [many] zbývá { $cards } trenérské karty
   *[other] zbývá { $cards } trenérských karet
}
ui-chip-done = Hotovo
ui-chip-editing = Staví

## Season
ui-place = Pořadí
ui-in-place = { $place }. místo
ui-lost-semi = porážka v semifinále, v základní části { $n }.
ui-team = Tým
ui-matches = Zápasy
ui-matches-short = Z
ui-goals = Skóre
ui-points-short = B
ui-fixtures = Rozlosování
ui-break = Reprezentační přestávka
ui-live = hraje se
ui-next = potom
ui-next-hidden = Dále: { $next }, zatím skryto.
ui-events-left = Zbývá událostí: { $events }.
ui-ot = pr.
ui-virtual-left = { $opponents ->
    [one] { $opponents } virtuální soupeř
    [few] { $opponents } virtuální soupeři
    [many] { $opponents } virtuálního soupeře
   *[other] { $opponents } virtuálních soupeřů
}
ui-after-draft = Sezóna začne, až budou všechny sestavy hotové.
ui-first-picks = začíná { $name }
ui-six-left = Šest karet, doleva
ui-six-right = Šest karet, doprava
ui-draft-open-help = V každém kole šest odkrytých karet, berete jednu, dvě a jednu. Poslední dvě se vrátí do krabice.
ui-draft-pass-help = Karty v ruce jsou tajné. V šestém kole draftu berete jednu ze dvou, druhá se vrátí do krabice. Vaše karty nikdo neuvidí, dokud se neodkryjí sestavy.

## The draft
ui-your-hand = Vaše karty
ui-open-cards = Odkryté karty
ui-order = Pořadí výběru
ui-hands-left = Karty se předávají doleva
ui-hands-right = Karty se předávají doprava
ui-hands = Karty v ruce
ui-hand-of = { $cards ->
    [one] { $name }, { $cards } karta
    [few] { $name }, { $cards } karty
    [many] { $name }, { $cards } karty
   *[other] { $name }, { $cards } karet
}
ui-hands-secret = Všechny karty jsou tajné, dokud se neodkryjí sestavy.
ui-lineups-secret = Sestavy se odkryjí společně, až bude mít hotovo každý.
ui-picked-tag = Vybráno
ui-gain = { $what } { $before } → { $after }
ui-flag-part = { $trio ->
    [attack] Ú { $change }
   *[defence] O { $change }
}
ui-flag-sum = { $same ->
    [yes] součet { $after }, beze změny
   *[no] součet { $before } → { $after }
}
ui-flag-bonus = { $kind ->
    [plus1] bonus +1, vaše kostka
    [minus1] bonus −1, kostka soupeře
    [reroll-own] přehoz, vaše kostka
   *[reroll-opp] přehoz, kostka soupeře
}
# The card itself says whose die.
ui-flag-bonus-short = { $kind ->
    [plus1] bonus +1
    [minus1] bonus −1
   *[reroll] přehoz
}
ui-flag-cover = náhrada: { $pos }
ui-flag-club = třetí { $club }: jistota při střídání
ui-flag-legend = druhá legenda, hraje jedna
ui-flag-none = zatím bez užitku
ui-took = { $card }: má { $name }
ui-cards-of = { $cards ->
    [one] { $name }: { $cards } karta
    [few] { $name }: { $cards } karty
    [many] { $name }: { $cards } karty
   *[other] { $name }: { $cards } karet
}
ui-your-team = Váš tým
ui-best-now = Vaše nejlepší šestka
ui-legends = Legendy
ui-clubs = Kluby
ui-mates = S kartou v ruce jsou zvýraznění spoluhráči z klubu a legendy.
ui-best-of = nejlepší šestka { $a } + { $b }
ui-in-best = v nejlepší šestce
ui-if-taken = S touto kartou: { $name }

## The rink
ui-rink-mine = Vaše sestava, šest pozic
ui-rink-of = Sestava: { $name }
ui-lineup-of = Sestava: { $name }
ui-slot-empty = Prázdná pozice: { $slot }
ui-substitute = Náhradní brankář lícem dolů: { $name }. Síla 1, bez souhry.
ui-new = Nový
ui-out-of-position = Mimo pozici
ui-excluded = Vyloučen
ui-goalkeepers-only = Jen brankáři
ui-here = { $name } sem: { $what } { $before } → { $after }
ui-in-hand = V ruce
ui-was-in = Hrál
ui-second-legend = 2. legenda
ui-bench-help = Vyberte kartu, pak pozici. Dvě karty v sestavě se prohodí.
ui-bench-swap = Vyberte, kdo přijde místo něj
ui-bench-count = { $cards ->
    [one] { $cards } hokejista
    [few] { $cards } hokejisté
    [many] { $cards } hokejisty
   *[other] { $cards } hokejistů
}
ui-your-strength = Vaše síla { $strength }
ui-strength-of = { $name }: { $strength }
ui-maximum = maximum
ui-note-wrong-slot = { $name } na pozici { $slot }: bez bodu, souhra zůstává.
ui-note-out-of-type = { $name } na pozici { $slot }: bez bodu i bez souhry.
ui-note-legend = { $name } je legenda: souhra s oběma.
ui-note-excluded = { $name } je vyloučen: bez bodu i bez souhry.
ui-note-substitute = { $name } v bráně lícem dolů: síla 1.

## The match
ui-match-score = { $a } { $one }:{ $other } { $b }
ui-takes-points = { $points ->
    [one] { $name } získává { $points } bod.
    [few] { $name } získává { $points } body.
    [many] { $name } získává { $points } bodu.
   *[other] { $name } získává { $points } bodů.
}
ui-wins = Vítězí { $name }.
ui-virtual = Virtuální soupeř
ui-your-opponent = váš soupeř
ui-changing = mění sestavu
ui-teams-keys = Týmy
ui-bench-of = Střídačka: { $n }
ui-bench-named = Střídačka: { $name }
ui-on-table = Na stole v tomto kole
ui-you-first = Vy
ui-effect = { $trio ->
    [attack] útok { $before } → { $after }
   *[defence] obrana { $before } → { $after }
}
ui-effect-of = { $name }: { $changes }
ui-effect-none = { $name }: beze změny
ui-unchanged = beze změny
ui-begins = začíná { $name }
ui-you-begin = Začínáte
ui-left = zbývá karet losu: { $f }, událostí: { $e }
ui-no-point = bez bodu
ui-begins-with = s trenérskými kartami, potom s bonusy
ui-meet = Hrajete proti: { $name }.
ui-meet-effect = Útok { $a } → { $b } pro toto kolo.
ui-played = { $name }: zahrané karty
ui-you-played = Vaše zahrané karty
ui-nothing-played = Zatím nic. Karta platí do konce kola.
ui-bonuses = Bonusy: { $name } { $n }, vy { $m }
ui-bonuses-of = Bonusy: { $name } { $n }, { $other } { $m }
ui-net-of = brána: { $name }
ui-net-mine = vaše brána
ui-shots = { $name }: kostek { $dice }, na gól { $target } a víc. Gólů: { $goals }
ui-no-dice = bez kostek
ui-goal = gól
ui-short = chybí { $by }
ui-was = předtím { $was }
ui-die-of = { $name }, kostka { $number }
ui-used-short = Použito
ui-bonus-used = bonus použit
ui-no-bonus-short = Bez bonusu
ui-your-skaters = Vaši hokejisté
ui-this-match = Tento zápas
ui-score-now = { $one }:{ $other }.
ui-dice-need = { $name }: { $dice } proti { $target }.
ui-before-roll = Kostek { $dice }, na gól je třeba { $target } a víc.
ui-were-in-play = V posledním kole ve hře
ui-in-play = V tomto kole ve hře
ui-your-trainers = Vaše trenérské karty
ui-trainer-when = Trenérské karty se hrají před zápasem
ui-trainer-now = Libovolný počet, pak pasovat
ui-card-event = Událost pro všechny
ui-card-played = Vaše trenérská karta
ui-card-hand = V ruce
ui-card-of = Trenérská karta: { $name }
ui-no-match = V tomto kole bez zápasu
ui-not-now = Teď nelze

## Co se ukazuje mezi zápasy
ui-lineups-open = Všechny sestavy jsou odkryté
ui-trainers-dealt = Rozdané tři trenérské karty
ui-was-place = z { $place }. místa
ui-half = Polovina sezony. Zbývá kol: { $n }.
ui-regular = Základní část
ui-semi = Semifinále, { $a }. – { $b }.
ui-champion = Mistrem je { $name }
ui-won-final = výhra ve finále { $score }
ui-lost-final = porážka ve finále { $score }
ui-achieved = Z { $n }. místa v základní části až do finále.
ui-brief-match = Zápas { $one }:{ $other }
ui-brief-round = Další kolo
ui-brief-roll = Hod { $dice }
ui-brief-bonus = Bonus: { $name }
ui-brief-plays = Hraje { $name }
ui-brief-lineup = Sestava hotova
ui-brief-takes = Bere: { $names }

## The action bar
ui-flag-turn = Jste na tahu
ui-flag-pick = Vybíráte
ui-flag-choice = Vaše volba
ui-flag-watching = Díváte se
ui-flag-wait = Čeká se
ui-change = Změnit
ui-pick-effect = volba je konečná
ui-pass = Pasovat
ui-pass-keep = Pas, nechat si { $n }
ui-pass-trainer = v tomto kole už žádná karta
ui-pass-effect-answer = soupeř smí odpovědět
ui-pass-effect-overtime = pak prodloužení
ui-pass-effect-ends = zápas končí
ui-take-one = Vyberte kartu, kterou si vezmete.
ui-keep-one = Vyberte kartu, kterou si necháte.
ui-pick-final = Výběr je konečný.
ui-keep-pass = { $cards ->
    [one] Necháte si: { $name }. Předáte { $cards } kartu, dostane ji { $next }.
    [few] Necháte si: { $name }. Předáte { $cards } karty, dostane je { $next }.
    [many] Necháte si: { $name }. Předáte { $cards } karty, dostane je { $next }.
   *[other] Necháte si: { $name }. Předáte { $cards } karet, dostane je { $next }.
}
ui-keep-last = Necháte si: { $name }. Druhá karta se vrátí do krabice.
ui-take = Vezmete si: { $name }.
ui-take-two = Vezmete si: { $name }, pak ještě jednu kartu.
ui-take-button = Vzít: { $name }
ui-keep-button = Nechat: { $name }
ui-best-gains = Nejlepší šestka { $attack } + { $defence } místo { $wasattack } + { $wasdefence }. Výběr je konečný.
ui-best-stays = Nejlepší šestka zůstává { $attack } + { $defence }. Výběr je konečný.
ui-step-hand = { $cards ->
    [one] { $cards } karta v ruce
    [few] { $cards } karty v ruce
    [many] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}
ui-step-choose = Vyberte jednu
ui-step-chosen = Vybráno: { $name }
ui-build-six = Obsaďte šest pozic.
ui-build-full = Všech šest pozic je obsazeno.
ui-fill-up = Doplňte sestavu.
ui-bring-in = { $least ->
    [one] Vystřídejte nejméně { $least } hokejistu.
    [few] Vystřídejte nejméně { $least } hokejisty.
    [many] Vystřídejte nejméně { $least } hokejisty.
   *[other] Vystřídejte nejméně { $least } hokejistů.
}
ui-bring-exactly = { $least ->
    [one] Vystřídejte právě { $least } hokejistu.
    [few] Vystřídejte právě { $least } hokejisty.
    [many] Vystřídejte právě { $least } hokejisty.
   *[other] Vystřídejte právě { $least } hokejistů.
}
ui-may-change = { $most ->
    [one] Vystřídejte nejvýš { $most } hokejistu.
    [few] Vystřídejte nejvýš { $most } hokejisty.
    [many] Vystřídejte nejvýš { $most } hokejisty.
   *[other] Vystřídejte nejvýš { $most } hokejistů.
}
ui-change-lineup = Vystřídejte v sestavě.
ui-nobody-has-to = Nikdo střídat nemusí.
ui-duty-less = Kostka žádá { $duty }, možné jsou jen { $least }.
ui-place-on = Postavte na led: { $name }.
ui-place-gains = { $changes ->
    [attack] Nejvíc přinese { $name } na { $slot }: útok { $attack }, byl { $wasattack }.
    [defence] Nejvíc přinese { $name } na { $slot }: obrana { $defence }, byla { $wasdefence }.
   *[both] Nejvíc přinese { $name } na { $slot }: útok { $attack }, byl { $wasattack }; obrana { $defence }, byla { $wasdefence }.
}
ui-place-no-gain = { $name } na žádné pozici nic nepřidá.
ui-placed = { $changes ->
    [attack] { $name } na { $slot }: útok { $attack }, byl { $wasattack }.
    [defence] { $name } na { $slot }: obrana { $defence }, byla { $wasdefence }.
    [both] { $name } na { $slot }: útok { $attack }, byl { $wasattack }; obrana { $defence }, byla { $wasdefence }.
   *[none] { $name } na { $slot }: beze změny.
}
ui-put-back = Vrátit
ui-best-six = Nejlepší šestka…
ui-best-six-effect = nejprve porovnat
ui-best-take = Převzít
ui-best-take-effect = lze ještě měnit
ui-best-keep = Nechat svou
ui-best-compare = Nejlepší šestka: { $best }. Vaše teď: { $now }.
ui-best-in = Dovnitř: { $names }.
ui-best-out = Ven: { $names }.
ui-best-same = Vaše je už teď nejlepší.
ui-best-level-bonus = Stejná síla, o bonus víc.
ui-best-bonus = Bonusy { $now } → { $then }.
ui-bonus-worth = Bonus vynese asi 0,3 bodu na zápas.
ui-done-button = Hotovo, { $strength }
ui-done-left = Hotovo, chybí { $n }
ui-done-effect = pak se sestavy odkryjí
ui-done-effect-alone = sestava pak platí
ui-done-possible = Sestava je v pořádku. Stiskněte „Hotovo“, nebo ji dál měňte.
ui-done-weaker = Nejlepší šestka by dala { $best }.
ui-only-done = Zbývá jen „Hotovo“.
ui-step-placed = Obsazeno { $placed } z 6
ui-step-ready = Připraveno
ui-step-moves = { $moves ->
    [one] zbývá { $moves } přesun
    [few] zbývají { $moves } přesuny
    [many] zbývá { $moves } přesunu
   *[other] zbývá { $moves } přesunů
}
ui-event-choose = { $event }: vyberte hokejistu.
ui-event-excludes = Hokejista v tomto zápase nehraje.
ui-event-removes = Hokejista do konce sezóny nehraje.
ui-exclude = Vyloučit: { $name }
ui-exclude-effect = vynechá tento zápas
ui-remove = Vyřadit: { $name }
ui-remove-effect = po zbytek sezony mimo
ui-trainer-play = Trenérská karta, nebo pas?
ui-trainer-nothing = V tomto kole není co hrát. Pasujte.
ui-trainer-second = Účinky platí do konce kola.
ui-trainer-target = { $name }: vyberte hokejistu.
ui-play-card = Zahrát { $name }?
ui-play-it = Zahrát kartu
ui-play-effect = karta je pak pryč
ui-roll = { $dice ->
    [one] Hodit { $dice } kostkou
    [few] Hodit { $dice } kostkami
    [many] Hodit { $dice } kostky
   *[other] Hodit { $dice } kostkami
}
ui-roll-against = { $dice ->
    [one] { $dice } kostka, na gól { $target } a víc.
    [few] { $dice } kostky, na gól { $target } a víc.
    [many] { $dice } kostky, na gól { $target } a víc.
   *[other] { $dice } kostek, na gól { $target } a víc.
}
ui-roll-second = Hod už nejde vzít zpět.
ui-each-scores = Každá kostka: šance na gól { $percent } %.
ui-forecast = Samotné kostky: vedete { $won } %, nerozhodně { $level } %, prohráváte { $lost } %.
ui-forecast-of = Samotné kostky: { $name } vede { $won } %, nerozhodně { $level } %, prohrává { $lost } %.
ui-dice-alone = Jen kostky: výhra { $a }, remíza { $b }, prohra { $c } %
ui-dice-alone-word = Jen kostky
ui-odds-ahead = výhra { $percent } %
ui-odds-level = remíza { $percent } %
ui-odds-behind = prohra { $percent } %
ui-ahead-short = Vedete { $before } → { $then } %
ui-hand-dice = kostky { $before } → { $after }
ui-played-works = { $who } hraje kartu „{ $card }“: { $card_does }
ui-played-changes = { $who } hraje kartu „{ $card }“: { $changes }
ui-works = { $op ->
    [extra_bonus] o 1 bonus víc, po hodu
    [substitute] střídání ještě před zápasem
    [transfer] nový hráč na lavičku
    [in_position] zvolte hráče mimo pozici
   *[other] teď se žádné číslo nezmění
}
ui-bonus-choose = Použijte bonus: nejdřív hokejista, pak kostka.
ui-bonus-choose-short = Bonus: hokejista, pak kostka.
ui-pass-ends = Když budete pasovat, bonusy končí.
ui-pass-answer = Když budete pasovat, odpovídá { $name }.
ui-choose-own-die = { $name }: vyberte svou kostku.
ui-choose-their-die = { $name }: vyberte soupeřovu kostku.
ui-use = Použít: { $name }
ui-bonus-spent = bonus je pak pryč
ui-wrong-die-first = Nejdřív hokejista, pak kostka.
ui-wrong-side = { $own ->
    [yes] Tyto kostky ne: { $player } mění vaše.
   *[no] Tyto kostky ne: { $player } mění soupeřovy.
}
ui-wrong-card-first = Nejdřív vyberte kartu, pak pozici.
ui-becomes-own = { $goal ->
    [yes] Z vaší { $face } bude { $after }: gól.
   *[other] Z vaší { $face } bude { $after }: bez gólu.
}
ui-becomes-theirs = { $goal ->
    [yes] { $name }: z { $face } bude { $after }, stále gól.
   *[other] { $name }: z { $face } bude { $after }, bez gólu.
}
ui-then-score = Pak { $score }.
ui-reroll-own = Přehodit vaši kostku { $face }.
ui-reroll-theirs = { $name }: přehodit kostku { $face }.
ui-reroll-all = Přehodit všechny vaše kostky.
ui-reroll-odds = Nová kostka dá gól na { $faces } ze 6 stran.
ui-step-rolled = Oba mají hozeno
ui-step-skater = Hokejista, pak kostka
ui-step-passes = Dvakrát po sobě pas: konec
ui-step-virtual = Váš pas: konec
ui-wait-picked = Vybráno: { $name }. Čekáme na: { $names }.
ui-wait-short = Čekáme na: { $names }.
ui-wait-ready = Hotovo. Čekáme na: { $names }.
ui-open-together = Sestavy se odkryjí společně.
ui-wait-draft = Na výběr čekáme: { $names }
ui-wait-edit = Na sestavu čekáme: { $names }
ui-wait-event = Událost řeší: { $names }
ui-wait-trainer = Trenérské karty: { $names }
ui-wait-roll = Na hod čekáme: { $names }
ui-wait-bonus = Bonusy: { $names }
ui-bye = V tomto kole nemáte zápas.
ui-your-match-next = Váš zápas je hned po tomto.
ui-you-watch = Díváte se; svůj zápas máte odehraný.

## A card at large
ui-close = Zavřít
ui-source-card = { $source ->
    [seed] Karta: podle tištěných pravidel.
    [public] Karta: hokejista, klub a pozice z veřejného zdroje.
   *[house] Karta: naše volba.
}
ui-source-bonus = { $source ->
    [seed] Bonus: podle tištěných pravidel.
   *[house] Bonus: naše hodnota.
}

## The log
ui-heading-round = { $round }. kolo
ui-heading-draft = { $round }. kolo draftu
ui-heading-playoff = { $stage ->
    [final] Finále
   *[semifinals] Semifinále
}
ui-heading-start = Začátek

ui-action-type-pick = Vybrat
ui-action-type-place = Postavit
ui-action-type-auto = Nejlepší šestka
ui-action-type-done = Hotovo
ui-action-type-choose = Určit
ui-action-type-play = Zahrát kartu
ui-action-type-pass = Pasovat
ui-action-type-roll = Hodit
ui-action-type-bonus = Použít bonus
ui-offer-all-dice = všechny vaše kostky
ui-offer-own-die = vaše kostka { $die }
ui-offer-their-die = soupeřova kostka { $die }

ui-lesson = Vyhrajte jeden ze dvou zápasů. Před posledními dvěma koly je to nerozhodně. Asi šest minut.
ui-track-begun = před kostkami
ui-tried-editor-closed = Sestava se souhrou
ui-tried-trainer-played = Trenérská karta
ui-tried-rolled = Kostky proti obraně
ui-tried-bonus-used = Bonus hokejisty
ui-tried-match-ended = Zápas o body
