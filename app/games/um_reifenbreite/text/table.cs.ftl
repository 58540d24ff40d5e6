# Co říká kresba hry Um Reifenbreite. Věty protokolu, voleb a odmítnutí jsou v cs.ftl.

## Slova
ui-you = vy
ui-role-1 = lídr
ui-role-2 = sprinter
ui-role-3 = vrchař
ui-role-4 = domestik
ui-asphalt = asfalt
ui-asphalt-basic = Asfalt
ui-cobbles = dlažba { $number }
ui-uphill = stoupání { $number }
ui-downhill = klesání { $number }
ui-source-die = kostka
ui-source-cheat = týmové auto
ui-kind-1 = lídr { $value }
ui-kind-2 = sprinter { $value }
ui-kind-3 = vrchař { $value }
ui-kind-4 = domestik { $value }
ui-kind-free = volná { $value }
ui-place = { $place }.
ui-place-long = { $place }. místo
ui-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
ui-spaces = { $distance ->
    [one] { $distance } pole
    [few] { $distance } pole
    [many] { $distance } pole
   *[other] { $distance } polí
}
ui-left = { $left ->
    [one] do cíle { $left } pole
    [few] do cíle { $left } pole
    [many] do cíle { $left } pole
   *[other] do cíle { $left } polí
}
ui-breakaway = Únik
ui-breakaway-needs = jen s kartou
ui-may-move = Smí jet
ui-finish = Cíl
ui-sprint = Prémie
ui-sprint-points = Prémie { $points }
ui-sign-sprint = Prémie { $line }
ui-sign-taken = Prémie { $line } rozdána
ui-sign-finish = Cíl { $line }
ui-change = Změnit
ui-why = Proč?
ui-two-dice = dvě kostky
ui-twice = dvě karty { $source }
ui-both = { $first } a { $second }

## Místa v krajině
ui-place-pass = Průsmyk
ui-place-velodrome = Velodrom
ui-place-village = Startovní vesnice
ui-place-farm = Statek u dlažby

## Plán
ui-views = Pohled na plán
ui-view-close = Zblízka
ui-view-whole = Trať
ui-view-straight = Rovný pás
ui-board = Plán zblízka. Šipkami přecházíte po osvětlených polích, Enterem jedete.
ui-board-whole = Plán, celá trať
ui-board-straight = Rozvinutá silnice: řady zdola nahoru, řada 1 je vpravo ve směru jízdy
ui-profile = Profil závodu, cyklistů { $riders }, délka tratě v polích: { $ranks }
ui-lap = okruh { $lap }
ui-your-rider = váš { $rider }

## Jména pro čtečku
ui-name-rider = Cyklista { $rider }, { $role }, { $who }
ui-name-where = { $left ->
    [one] řada { $lane }, do cíle { $left } pole
    [few] řada { $lane }, do cíle { $left } pole
    [many] řada { $lane }, do cíle { $left } pole
   *[other] řada { $lane }, do cíle { $left } polí
}
ui-state-now = na tahu
ui-state-played = už jel
ui-state-jersey = žluté tričko
ui-state-dismounted = sesedl
ui-state-fallen = spadl
ui-name-target = { $distance ->
    [one] Řada { $lane }, { $distance } pole vpřed, { $terrain }, { $how }
    [few] Řada { $lane }, { $distance } pole vpřed, { $terrain }, { $how }
    [many] Řada { $lane }, { $distance } pole vpřed, { $terrain }, { $how }
   *[other] Řada { $lane }, { $distance } polí vpřed, { $terrain }, { $how }
}
ui-name-grid = Řada { $lane }, { $row }. pozice na startu, { $how }
ui-name-ghost = { $distance ->
    [one] Sem může v háku { $rider }, { $distance } pole
    [few] Sem může v háku { $rider }, { $distance } pole
    [many] Sem může v háku { $rider }, { $distance } pole
   *[other] Sem může v háku { $rider }, { $distance } polí
}
ui-name-ghost-later = Kam může dojet { $rider }
ui-name-ghost-place = Tady by stál { $rider }
ui-lit-legal = dovolené
ui-lit-chosen = vybrané
ui-lit-sure = dojede při každém hodu
ui-lit-maybe = jen při hodu { $throw }
ui-lit-short-sure = jisté
ui-lit-short-maybe = možné

## Seznam polí
ui-list = Všechna pole
ui-list-short = Seznam
ui-list-note = Pole jako seznam
ui-list-close = Zavřít
ui-list-lane = Řada
ui-list-distance = Polí
ui-list-terrain = Terén pole
ui-list-beside = Sousedé
ui-list-choose = Vybrat

## Pruh nad plánem
ui-top = Závod a pořadí jízdy
ui-top-race = Závod { $number } z { $of }
ui-top-keep = Vybírají se karty energie
ui-top-place = Start, nasazeno { $placed } z { $riders }
ui-top-round = { $round }. kolo, jelo { $played } z { $riders }
ui-tour-round = { $race }. závod, { $round }. kolo: jelo { $played } z { $riders }
ui-tour-when = { $race }. závod, { $round }. kolo
ui-top-home = { $round }. kolo, v cíli { $home }
ui-top-over = Závod skončil
ui-order = Pořadí jízdy v tomto kole
ui-order-place = Cyklisté na startu
ui-order-now = teď
ui-order-you = vy
ui-order-fell = pád

## Hráči
ui-seat-left = { $left ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
}
ui-seat-afoot = sesedl
ui-seat-fallen = pád
ui-seat-waits = čeká
ui-seat-out = DSQ
ui-seat-lane = řada { $lane }
ui-seat-cards-said = { $cards ->
    [one] { $cards } karta energie
    [few] { $cards } karty energie
    [many] { $cards } karty energie
   *[other] { $cards } karet energie
}
ui-seat-photos = Čísla fotek
ui-chip-keep = Vybírá karty
ui-chip-place = Nasazuje cyklistu
ui-chip-turn = Jede { $rider }
ui-chip-move = Vybírá, kam jede { $rider }
ui-chip-draft = Může jet v háku s { $rider }
ui-chip-swap-reply = Může střídat s { $asks }
ui-chip-lose-card = Ztrácí kartu
ui-chip-gain-card = Získává kartu

## Lišta akcí
ui-flag-turn = Jste na tahu
ui-flag-choice = Vaše volba
ui-flag-wait = Ostatní vybírají
ui-flag-over = Cíl
ui-bar-keep = Nechte si { $keeps } ze svých { $of } karet energie.
ui-bar-keep-short = Nechte si { $keeps } ze { $of } karet.
ui-bar-keep-second = Vybráno { $kept }. Ostatní karty se vrátí do krabice.
ui-bar-keep-these = Nechat těchto { $keeps }
ui-bar-place =
    Nasaďte cyklistu { $rider } do řady { $lane }, { $row ->
        [1] první
        [2] druhá
        [3] třetí
       *[other] poslední
    } pozice.
ui-bar-place-short = { $rider } na start: řada { $lane }, { $row }. pozice.
ui-bar-place-choose = Nasaďte cyklistu na start.
ui-bar-place-second = V každé řadě jen jeden váš cyklista. Kdo stojí vpředu, jede dřív.
ui-bar-place-taken = V řadě jen jeden váš, obsazené: { $lanes }. Kdo je vpředu, jede dřív.
ui-bar-place-do = Nasadit { $rider }
ui-bar-turn = { $rider }: { $sources }.
ui-bar-turn-away = { $rider }: { $sources }, únik.
ui-bar-turn-pick = vyberte dvě složky hodu
ui-bar-turn-slots = Vyberte dole kostky nebo karty; hod je jejich součet.
ui-bar-second-asked = Server to sčítá.
ui-odds-photo = Diskvalifikace podle fotek: { $now } → { $then } %.
ui-bar-roll = { $dice ->
    [one] Hodit { $dice } kostkou
    [few] Hodit { $dice } kostkami
    [many] Hodit { $dice } kostky
   *[other] Hodit { $dice } kostkami
}
ui-swap-ask = Požádat { $rider }
ui-swap-with = Střídat s { $rider }
ui-bar-move = { $most ->
    [one] Cyklista { $rider } smí jet o { $most } pole.
    [few] Cyklista { $rider } smí jet až o { $most } pole.
    [many] Cyklista { $rider } smí jet až o { $most } pole.
   *[other] Cyklista { $rider } smí jet až o { $most } polí.
}
ui-bar-move-short = { $most ->
    [one] { $rider } smí jet až o { $most } pole.
    [few] { $rider } smí jet až o { $most } pole.
    [many] { $rider } smí jet až o { $most } pole.
   *[other] { $rider } smí jet až o { $most } polí.
}
ui-bar-move-second = Řada { $lane }, vzdálenost { $distance }; { $ground }. Smíte i méně, aspoň 1.
ui-bar-move-choose = Vyberte osvětlené pole.
ui-bar-move-do = Jet s { $rider }
ui-bar-lose = Cyklista { $rider } ztrácí kartu: vyberte kterou.
ui-bar-lose-short = { $rider } ztrácí kartu: kterou?
ui-bar-lose-do = Odhodit: { $source }
ui-bar-gain = Cyklista { $rider } dostává kartu zpět: vyberte kterou.
ui-bar-gain-short = { $rider } dostává kartu zpět: kterou?
ui-bar-gain-do = Vzít zpět: { $source }
ui-bar-draft = { $mine ->
    [yes] Váš cyklista { $leader } jede. Pojede { $rider } za ním v háku?
   *[no] { $who } jede s cyklistou { $leader }. Pojede { $rider } za ním v háku?
}
ui-bar-draft-finish = { $mine ->
    [yes] Váš cyklista { $leader } je v cíli. Pojede { $rider } za ním v háku?
   *[no] { $who } má cyklistu { $leader } v cíli. Pojede { $rider } za ním v háku?
}
ui-bar-draft-second = { $distance ->
    [one] { $distance } pole, bez kostek, bez karty.
    [few] { $distance } pole, bez kostek, bez karty.
    [many] { $distance } pole, bez kostek, bez karty.
   *[other] { $distance } polí, bez kostek, bez karty.
}
ui-bar-draft-stake = { $distance ->
    [one] { $distance } pole, bez kostek, bez karty: { $stake }.
    [few] { $distance } pole, bez kostek, bez karty: { $stake }.
    [many] { $distance } pole, bez kostek, bez karty: { $stake }.
   *[other] { $distance } polí, bez kostek, bez karty: { $stake }.
}
ui-bar-swap = { $who }: { $rider } žádá vašeho cyklistu { $asked } o střídání na špici.
ui-bar-swap-second = { $asked } pak vede a musí hned jet.
ui-bar-trade = { $rider } si vymění místo s { $other }.
ui-bar-trade-ask = { $rider } požádá { $other } o výměnu míst.
ui-wrong-foreign = Cyklista { $n } je v týmu, který vede { $name }.
ui-bar-draft-short = Pojede { $rider } v háku za { $leader }?
ui-bar-swap-short = { $rider } žádá { $asked } o střídání.
ui-bar-swap-no = Odmítnout
ui-bar-swap-do = Střídat
ui-wait-keep = { $who } vybírá karty energie.
ui-wait-place = { $who } nasazuje cyklistu.
ui-wait-turn = { $who } rozhoduje, jak pojede { $rider }.
ui-wait-move = { $who } rozhoduje, kam pojede { $rider }.
ui-wait-draft = { $who } rozhoduje, zda { $rider } pojede v háku za { $leader }.
ui-wait-swap-reply = { $who } rozhoduje: střídá { $rider } s { $asks }?
ui-wait-lose-card = { $who } vybírá, kterou kartu ztratí.
ui-wait-gain-card = { $who } vybírá, kterou kartu vezme zpět.
ui-wait-many = { $phase ->
    [keep] Ostatní týmy vybírají karty energie.
   *[other] Ostatní vybírají.
}
ui-wait-nothing = Teď nemusíte nic dělat.
ui-wait-watch = Díváte se.
ui-over = Závod skončil.
ui-over-won = { $points ->
    [one] Vítěz: { $who }, { $points } bod.
    [few] Vítěz: { $who }, { $points } body.
    [many] Vítěz: { $who }, { $points } bodu.
   *[other] Vítěz: { $who }, { $points } bodů.
}
ui-over-shared = { $points ->
    [one] Společné vítězství: { $who }, { $points } bod.
    [few] Společné vítězství: { $who }, { $points } body.
    [many] Společné vítězství: { $who }, { $points } bodu.
   *[other] Společné vítězství: { $who }, { $points } bodů.
}
ui-step-keep = Karty
ui-step-grid = Start
ui-step-round-1 = 1. kolo
ui-step-placed = nasazeno { $placed } z { $riders }
ui-step-rider = Cyklista { $rider }
ui-step-space = Pole
ui-step-choose = Složky hodu
ui-step-sources = Složky hodu
ui-step-crash = Pád: { $riders }
ui-step-roll = Hod
ui-step-ride = Jízda
ui-step-thrown = Hod { $sum }
ui-step-move = Pohyb
ui-step-drafts = Jízda v háku
ui-step-no-draft = Bez jízdy v háku
ui-step-seven = Hod { $seven }
ui-step-lose = Ztráta karty
ui-step-gain = Karta zpět
ui-step-moved = { $rider } jede o { $distance }
ui-step-draft = Do háku { $rider }?
ui-step-next = pak možná { $rider }

## Tlačítka: co udělají a co z toho bude
ui-do-card-die = Zahrát { $one }, hodit kostkou
ui-do-card-card = Zahrát { $one } a { $two }: jet o { $sum }
ui-do-car-die = Auto { $one }, hodit kostkou
ui-do-car-card = Auto { $one } a karta { $two }: { $sum }
ui-do-car-car = Dvakrát auto: jet o { $sum }
ui-do-move = { $distance ->
    [one] Jet s { $rider }: { $distance } pole
    [few] Jet s { $rider }: { $distance } pole
    [many] Jet s { $rider }: { $distance } pole
   *[other] Jet s { $rider }: { $distance } polí
}
ui-do-finish = Jet s { $rider } do cíle
ui-do-draft = Jet s { $rider } v háku
ui-do-stay = Zůstat
ui-as-final = zpět to nejde
ui-as-left = { $cards ->
    [one] zbude { $cards } karta
    [few] zbudou { $cards } karty
    [many] zbude { $cards } karty
   *[other] zbude { $cards } karet
}
ui-as-photo = foto: vyloučí { $percent } %
ui-as-away = únik: nikdo nepojede za vámi
ui-as-then = pak { $terrain }
ui-as-placed = řada { $lane }, { $row }. pozice
ui-as-drafted = { $distance ->
    [one] { $distance } pole a jeho tah končí
    [few] { $distance } pole a jeho tah končí
    [many] { $distance } pole a jeho tah končí
   *[other] { $distance } polí a jeho tah končí
}
ui-as-later = { $rider } pojede později
ui-as-may-refuse = smí odmítnout
ui-as-rides = jede hned on
ui-as-rides-now = hned jede { $rider }
ui-as-stays = { $rider } zůstane
ui-as-lose = pro závod pryč
ui-as-gain = vrátí se do ruky
ui-as-kept = ostatní jdou z hry
ui-average = průměrně { $spaces }
ui-sum-both = { $distance } hned, nebo { $range }: průměrně { $average }
ui-worst-off = V { $percent } % cyklista sesedne.
ui-worst-crash = Pád hrozí v { $percent } %.
ui-worst-seven = V { $percent } % padne { $seven }: lízne se akční karta.
ui-note-pair = { $range }, prům. { $average }
ui-slot-of = { $slot ->
    [1] první
    [2] druhá
   *[other] obě
}
ui-over-the-line = Do cíle
ui-may-follow = { $mine ->
    [yes] Pak smí do háku váš { $rider }.
   *[no] Pak smí do háku { $rider } ({ $who }).
}
ui-behind-may-follow = { $mine ->
    [yes] Váš { $rider } smí jet za ním.
   *[no] { $rider } ({ $who }) smí jet za ním.
}
ui-bar-move-home = Jet s cyklistou { $rider } do cíle: { $stake }.
ui-bar-move-line = { $distance ->
    [one] Jet s cyklistou { $rider } o { $distance } pole: { $stake }.
    [few] Jet s cyklistou { $rider } o { $distance } pole: { $stake }.
    [many] Jet s cyklistou { $rider } o { $distance } pole: { $stake }.
   *[other] Jet s cyklistou { $rider } o { $distance } polí: { $stake }.
}
ui-sum-chosen-home = Vybráno: do cíle, { $ground }.
ui-card-of = { $rider } ({ $who }): { $title }

## Zásobník
ui-tray-sources = Dvě složky hodu
ui-slots = Dvě složky hodu
ui-slot-empty = prázdná
ui-slot-die = Kostka
ui-slot-1 = Karta lídra
ui-slot-2 = Karta sprintera
ui-slot-3 = Karta vrchaře
ui-slot-4 = Karta domestika
ui-slot-free = Volná karta
ui-slot-remove = Odebrat: { $source }
ui-card-die = Kostka
ui-card-cheat = Týmové auto
ui-card-kind-1 = Lídr
ui-card-kind-2 = Sprinter
ui-card-kind-3 = Vrchař
ui-card-kind-4 = Domestik
ui-card-kind-free = Volná
ui-note-die = { $least } až { $most }
ui-note-free = nic nestojí
ui-note-own = Jen cyklista { $rider }
ui-note-any = Kdokoli
ui-note-digit = Cyklista { $digit }
ui-note-pick = Vybrat tuto
ui-barred-now = Spolu nejdou
ui-barred-no-six-uphill = Ne do kopce
ui-barred-one-card-on-cobbles = Na dlažbě jedna karta
ui-barred-no-cards-in-round-one = Ne v 1. kole
ui-barred-card-not-in-hand = Není v ruce
ui-barred-card-of-another-rider = Jiného cyklisty
ui-also-in-hand = V ruce ještě: { $cards }
ui-tray-move = Kam?
ui-tray-move-help = Různé výsledky, první ten s nejméně tahy do cíle.
ui-lane-spaces = { $distance ->
    [one] Řada { $lane }, { $distance } pole
    [few] Řada { $lane }, { $distance } pole
    [many] Řada { $lane }, { $distance } pole
   *[other] Řada { $lane }, { $distance } polí
}
ui-starts-on = příští start: { $terrain }
ui-starts-flat = příští start: asfalt
ui-starts-behind = { $ground }, za { $rider }
ui-tray-place = Vyberte cyklistu
ui-tray-placed = Na startu: { $riders }
ui-lane-row = Řada { $lane }, { $row ->
    [1] první pozice
    [2] druhá pozice
    [3] třetí pozice
   *[other] poslední pozice
}
ui-own-cards = { $count ->
    [one] Vlastní karta
    [few] Vlastní karty
   *[other] Vlastní karty
}: { $values }
ui-tray-lose-card = Kterou kartu ztrácíte?
ui-tray-gain-card = Kterou kartu berete zpět?
ui-tray-hand = Vaše karty energie
ui-tray-hand-team = Karty energie: { $team }
ui-tray-keep = Vaše karty energie
ui-kept = vybráno { $kept } z { $of }
ui-keep-full = Už jich necháváte { $of }: nejdřív jednu vraťte.
ui-keep-less = O jednu méně: { $card }
ui-keep-more = O jednu více: { $card }
ui-tray-train = Vláček za { $rider }
ui-always-draft = Od { $gain } polí vždy v háku
ui-train-rode = jel
ui-train-drafted = v háku
ui-train-you = vy
ui-train-asked = rozhoduje
ui-train-next = další
ui-train-behind = { $distance ->
    [one] { $distance } pole, za { $rider }
    [few] { $distance } pole, za { $rider }
    [many] { $distance } pole, za { $rider }
   *[other] { $distance } polí, za { $rider }
}
ui-train-may = pak možná { $who }
ui-train-if = Pojede-li { $rider } v háku
ui-stake-finish = { $points ->
    [one] { $place }. místo, { $points } bod
    [few] { $place }. místo, { $points } body
    [many] { $place }. místo, { $points } bodu
   *[other] { $place }. místo, { $points } bodů
}
ui-stake-sprint = { $points ->
    [one] { $place }. na pásce { $line }, { $points } bod
    [few] { $place }. na pásce { $line }, { $points } body
    [many] { $place }. na pásce { $line }, { $points } bodu
   *[other] { $place }. na pásce { $line }, { $points } bodů
}
ui-tray-swap = Střídat na špici?
ui-swap-asks = žádá
ui-swap-asked = odpovídá

## Výpočet
ui-sum-last = Poslední hod: cyklista { $rider }
ui-sum-rider = Cyklista { $rider }, { $role }
ui-sum-die = Kostka
ui-sum-card = karta energie
ui-sum-card-spent = karta energie, použitá
ui-sum-photo = losuje fotokartu
ui-sum-photo-drawn = fotokarta { $photo }
ui-sum-throw = Hod
ui-sum-seven = za { $seven } ({ $percent } %) se líže akční karta
ui-sum-seven-drawn = hod { $seven }: akční karta
ui-sum-no-seven = ne { $seven }, bez akční karty
ui-sum-ground = pole, ze kterého jede
ui-sum-off = Sesedá z kola
ui-sum-pick = Vyberte dvě složky hodu.
ui-sum-action-card = akční karta
ui-sum-extra-die = akční karta, kostka { $die }
ui-sum-breakaway = Únik: { $rider } ({ $who }) stojí hned za ním a nesmí jet v háku.
ui-sum-breakaway-alone = Únik: nikdo za ním nesmí jet v háku.
ui-sum-behind = { $rider } ({ $who }) stojí hned za ním a smí jet v háku.
ui-sum-blocked = Cestu blokují jiní cyklisté, nejvzdálenější volné pole: { $distance }.
ui-sum-may-fall-off = Součet 0 a méně ({ $percent } %): cyklista sesedá a do konce kola nejede.
ui-sum-crash = { $count ->
    [1] Pád: { $riders } zůstává na svém poli, blokuje je a jede zase příští kolo.
   *[other] Pád: { $riders } zůstávají na svých polích, blokují je a jedou zase příští kolo.
}
ui-sum-chosen = Vybráno: řada { $lane }, vzdálenost { $distance }; { $ground }.
ui-sum-draft = { $rider } v háku?
ui-cmp-now = { $distance ->
    [one] pole hned
    [few] pole hned
    [many] pole hned
   *[other] polí hned
}
ui-cmp-certain = jistě: bez kostek a karet
ui-cmp-later = průměrně, později
ui-cmp-odds = { $range }; aspoň { $distance } v { $percent } %
ui-cmp-off = sesedne v { $percent } %
ui-sum-leader-moved = { $rider } ujel
ui-sum-drafter-needs = { $rider } potřebuje
ui-sum-behind-leader = na pole za { $rider }
ui-sum-stake = Ve hře
ui-sum-placing = Pořadí nasazování
ui-sum-rolled = { $one } + { $two }
ui-sum-rolled-starts = { $one } + { $two }, začíná
ui-sum-clockwise = Po směru hodin, začíná { $who }, vždy jeden cyklista. Pak 1. kolo: bez karet energie, za { $seven } se nelíže.
ui-sum-placing-help = Vždy jeden cyklista, až jich bude stát { $riders }. Pak 1. kolo: bez karet energie, za { $seven } se nelíže.
ui-sum-keep = Vybrané karty
ui-sum-keep-note = Vybrané karty vidíte jen vy.

## Co leží na plánu
ui-dice-said = { $first } plus { $second } je { $sum }
ui-card-photo = Fotka
ui-card-gain-card = Druhý dech
ui-card-lose-card = Těžké nohy
ui-card-skip = Smůla
ui-card-reroll-one = Protivítr
ui-card-extra-die = Vítr v zádech
ui-card-crash = Pád
ui-card-crash-lose = Těžký pád
ui-card-plus2-solo = Náskok
ui-card-plus3 = Dobré nohy
ui-card-plus4 = Skvělé nohy
ui-card-plus4-solo = Sólo
ui-card-plus4-lose = Na doraz
ui-fell-card = líže kartu
ui-fell-beside = vedle { $by }
ui-fell-behind = za { $by }
ui-fell-ahead = před { $by }
ui-fell-safe = už jel: v bezpečí

## Body
ui-tab-points = Body
ui-points-team = Tým
ui-points-rider = Cyklista
ui-points-places = Místa
ui-points-sprint = Prémie
ui-points-jersey = Tričko
ui-points-sum = Součet
ui-points-race = Závod
ui-points-tour = Celkem
ui-points-lines = Pásky
ui-points-next = další { $points }
ui-points-wearer = Tričko: { $rider }
ui-points-no-wearer = Tričko: zatím nikdo
ui-points-round-end = +{ $points } na konci kola
ui-points-photos = Čísla fotek platí po závodě: losují se dvě. Kdo má některé z nich, body nezíská.
ui-points-drawn = Vylosované fotky: { $one } a { $two }
ui-points-bonus = Nejlepší cyklisté etapového závodu

## Proužek pod plánem
ui-brief-finish = { $rider } v cíli { $place }, +{ $points }
ui-brief-crash = { $count ->
    [0] { $rider } padá
   *[other] { $rider } padá a ještě { $count }
}
ui-brief-off = { $rider } sesedá z kola
ui-brief-skipped = { $rider } smůla, nejede
ui-brief-sprint = { $rider } { $place } na pásce { $line }, +{ $points }
ui-brief-lost = { $rider } ztrácí { $card }
ui-brief-refused = { $other } zůstává za { $rider }
ui-brief-traded = { $other } a { $rider } střídají
ui-brief-placed = { $rider }: řada { $lane }, { $row }. pozice
ui-brief-ride = { $away ->
    [yes] { $rider } v úniku, { $distance }
   *[no] { $rider } jede o { $distance }
}
ui-brief-follow = { $count ->
   *[other] v háku { $riders }
}

## Protokol
ui-log-round = { $round }. kolo
ui-log-grid = Start

## Konec závodu
ui-call-walks = do konce kola, pak jede odtud
ui-call-card-lost = { $rider } ztrácí kartu { $card }
ui-call-card-back = { $rider } bere zpět kartu { $card }
ui-call-finish = { $rider }: { ui-place-long }
ui-call-crash = { $count ->
    [0] { $rider } padá sám
   *[other] { $rider }, pak { $others }
}
ui-call-sprint = { $rider } bere { $points }
ui-fin-doing = Rozhoduje cílové foto.
ui-fin-honours = Stupně vítězů.
ui-fin-photo-help = Losují se dvě ze { $of } fotokaret. Cyklista s některým z těch čísel nezíská nic.
ui-fin-clear = V pořádku
ui-fin-stay = zůstává { $points }
ui-fin-gone = { $count ->
    [1] Diskvalifikace: cyklista { $rider }, body pryč: { $points }.
   *[other] Diskvalifikace: cyklisté { $rider }, body pryč: { $points }.
}
ui-fin-gone-many = Diskvalifikovaných cyklistů: { $count }, body pryč: { $points }.
ui-fin-nobody = Nikdo není diskvalifikován.
ui-fin-then = Nikdo se neposouvá.
ui-fin-leads = Vede { $who }, body: { $points }.
ui-fin-teams = Týmy zatím
ui-fin-table = Konečné pořadí
ui-fin-standings = Pořadí etapového závodu
ui-fin-earned = Místa { $places }, prémie { $sprints }, tričko { $jersey }
ui-fin-race = V tomto závodě { $points }
ui-fin-places = Místa { $places }
ui-fin-podium = Stupně vítězů: { $riders }
ui-fin-step = { $who }, { $points } b.
ui-fin-out = { $who }, DSQ
ui-fin-disqualified = Diskvalifikace

ui-lesson = Poslední sjezd před cílem. Vaši cyklisté 21 až 24 proti 31 až 34. Asi pět minut.
ui-track-finish = do cíle
ui-track-sprint = na prémii
ui-track-front = do čela
re-yes = stačí
re-no = nestačí
ui-tried-thrown = Hod: kostky, nebo karty
ui-tried-drafted = Jízda v háku
ui-tried-broke-away = Únik
ui-tried-seven-thrown = Sedmička a akční karta
ui-tried-finished = Cílová páska

## The list of all moves
ui-action-type-keep = Ponechat kartu
ui-action-type-place = Nasadit
ui-action-type-ride = Hodit
ui-action-type-ask_swap = Požádat o výměnu míst
ui-action-type-swap = Vyměnit místa
ui-action-type-accept_swap = Střídat
ui-action-type-decline_swap = Odmítnout
ui-action-type-lose_card = Ztratit kartu
ui-action-type-gain_card = Vzít kartu zpět
ui-action-type-move = Jet
ui-action-type-draft = Jet v háku
ui-action-type-decline_draft = Ne, jet později
