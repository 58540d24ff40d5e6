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
    [one] zbývá { $left } řada
    [few] zbývají { $left } řady
    [many] zbývá { $left } řady
   *[other] zbývá { $left } řad
}
ui-breakaway = Únik
ui-breakaway-needs = chce kartu
ui-may-move = Smí jet
ui-finish = Cíl
ui-sprint = Prémie
ui-sprint-points = Prémie { $points }
ui-sign-sprint = Prémie { $line }
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
ui-place-farm = Dlážděný statek

## Plán
ui-views = Pohled na plán
ui-view-close = Zblízka
ui-view-whole = Trať
ui-view-straight = Rovně
ui-board = Plán zblízka. Šipky chodí po osvětlených polích, Enter jede.
ui-board-whole = Plán, celá trať
ui-board-straight = Rozvinutá silnice: řady zdola nahoru, řada 1 je pravá
ui-zoom-in = Přiblížit
ui-zoom-out = Oddálit
ui-follow = Sledovat
ui-minimap = Mapka, ukázat celou trať
ui-profile = Profil závodu, cyklistů: { $riders }, délka: { $ranks }
ui-lap = okruh { $lap }
ui-your-rider = váš { $rider }
ui-straight-help = Jede se zleva doprava. Řada 1 je vpravo ve směru jízdy. Silné čáry nelze přejet.
ui-straight-dismounted = sesedl, pole je volné
ui-furthest = nejdál

## Jména pro čtečku
ui-name-rider = Cyklista { $rider }, { $role }, { $who }
ui-name-where = řada { $lane }, do cíle { $left }
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
    [one] Cíl jízdy v háku pro { $rider }, { $distance } pole
    [few] Cíl jízdy v háku pro { $rider }, { $distance } pole
    [many] Cíl jízdy v háku pro { $rider }, { $distance } pole
   *[other] Cíl jízdy v háku pro { $rider }, { $distance } polí
}
ui-name-ghost-later = Kam by mohl dojet { $rider }
ui-name-ghost-place = Kde by stál { $rider }
ui-lit-legal = lze
ui-lit-chosen = zvoleno
ui-lit-sure = dojede s každým hodem
ui-lit-maybe = možné, je třeba hodit { $throw }
ui-lit-short-sure = jisté
ui-lit-short-maybe = možné

## Seznam polí
ui-list = Všechna pole
ui-list-short = Seznam
ui-list-note = Plán jako seznam
ui-list-close = Zavřít
ui-list-lane = Řada
ui-list-distance = Polí
ui-list-terrain = Příští start
ui-list-beside = Vedle koho
ui-list-choose = Zvolit

## Pruh nad plánem
ui-top = Závod a pořadí jízdy
ui-top-race = Závod { $number } z { $of }
ui-top-keep = Vybírají se karty energie
ui-top-place = Start, { $placed } z { $riders } stojí
ui-top-round = { $round }. kolo, jelo { $played } z { $riders }
ui-top-home = { $round }. kolo, v cíli { $home }
ui-top-over = Závod skončil
ui-order = Pořadí jízdy v tomto kole
ui-order-place = Cyklisté na startu
ui-order-now = teď
ui-order-you = vy
ui-order-fell = pád

## Hráči
ui-seat-left = zbývá
ui-seat-afoot = pěšky
ui-seat-fallen = pád
ui-seat-waits = čeká
ui-seat-out = disk.
ui-seat-lane = řada { $lane }
ui-seat-cards = { $cards ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
}
ui-seat-cards-said = { $cards ->
    [one] { $cards } karta energie
    [few] { $cards } karty energie
    [many] { $cards } karty energie
   *[other] { $cards } karet energie
}
ui-seat-points = { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
ui-seat-photos = Čísla fotek
ui-seat-tour = Etapový závod
ui-chip-keep = Vybírá karty
ui-chip-kept = Hotovo
ui-chip-place = Staví
ui-chip-turn = Jede { $rider }
ui-chip-move = Táhne { $rider }
ui-chip-draft = V háku { $rider }?
ui-chip-swap-reply = Střídat { $rider }?
ui-chip-lose-card = Ztrácí kartu
ui-chip-gain-card = Získává kartu
ui-chip-jersey = Žlutý { $rider }

## Lišta akcí
ui-flag-turn = Jste na tahu
ui-flag-choice = Rozhodněte
ui-flag-wait = Volí ostatní
ui-flag-over = Cíl
ui-bar-keep = Nechte si 7 ze svých 14 karet energie.
ui-bar-keep-second = Vybráno { $kept }. Ostatní karty opustí hru.
ui-bar-keep-these = Nechat tyto
ui-bar-place = Postavte cyklistu { $rider } do řady { $lane }, { $row ->
    [1] první
    [2] druhá
    [3] třetí
   *[other] poslední
} pozice.
ui-bar-place-choose = Postavte cyklistu na start.
ui-bar-place-second = V každé řadě jeden váš cyklista. Kdo stojí vpředu, jede dřív.
ui-bar-place-taken = V každé řadě jeden váš cyklista, obsazené řady: { $lanes }. Kdo stojí vpředu, jede dřív.
ui-bar-place-do = Postavit { $rider }
ui-bar-turn = { $rider }: { $sources }.
ui-bar-turn-away = { $rider }: { $sources }, únik.
ui-bar-turn-pick = zvolte dva zdroje
ui-bar-turn-slots = Ťukněte dole na kostky nebo karty; hod je jejich součet.
ui-bar-second = { $throw } na asfaltu: smí jet { $move }.
ui-bar-second-terrain = { $throw }, { $terrain }: smí jet { $move }.
ui-bar-no-undo = Po hodu už nelze zpět.
ui-bar-roll = { $dice ->
    [one] Hodit { $dice } kostkou
    [few] Hodit { $dice } kostkami
    [many] Hodit { $dice } kostky
   *[other] Hodit { $dice } kostkami
}
ui-bar-ride = Jet
ui-swap-ask = Požádat { $rider } o střídání
ui-swap-with = Vystřídat s { $rider }
ui-bar-move = { $most ->
    [one] Táhněte cyklistou { $rider } o { $most } pole.
    [few] Táhněte cyklistou { $rider } až o { $most } pole.
    [many] Táhněte cyklistou { $rider } až o { $most } pole.
   *[other] Táhněte cyklistou { $rider } až o { $most } polí.
}
ui-bar-move-second = Řada { $lane }, vzdálenost { $distance }: { $ground }. Smíte jet i méně, aspoň o 1.
ui-bar-move-choose = Zvolte osvětlené pole.
ui-bar-move-do = Táhnout { $rider }
ui-bar-lose = Cyklista { $rider } ztrácí kartu: vyberte kterou.
ui-bar-lose-do = Odložit
ui-bar-gain = Cyklista { $rider } dostává kartu zpět: vyberte kterou.
ui-bar-gain-do = Vzít zpět
ui-bar-draft = { $mine ->
    [yes] Váš { $leader } odjel. Pojede { $rider } v háku za { $leader }?
   *[no] { $who } táhne { $leader }. Pojede { $rider } v háku za { $leader }?
}
ui-bar-draft-finish = { $mine ->
    [yes] Váš { $leader } je v cíli. Pojede { $rider } v háku za { $leader }?
   *[no] { $who } vede { $leader } do cíle. Pojede { $rider } v háku za { $leader }?
}
ui-bar-draft-second = { $distance ->
    [one] { $distance } pole, bez kostek, bez karty. Stůl čeká na vás.
    [few] { $distance } pole, bez kostek, bez karty. Stůl čeká na vás.
    [many] { $distance } pole, bez kostek, bez karty. Stůl čeká na vás.
   *[other] { $distance } polí, bez kostek, bez karty. Stůl čeká na vás.
}
ui-bar-draft-stake = { $distance ->
    [one] { $distance } pole, bez kostek, bez karty: { $stake }.
    [few] { $distance } pole, bez kostek, bez karty: { $stake }.
    [many] { $distance } pole, bez kostek, bez karty: { $stake }.
   *[other] { $distance } polí, bez kostek, bez karty: { $stake }.
}
ui-bar-draft-no = Ne, jet později
ui-bar-draft-do = Jet v háku
ui-bar-swap = { $who }: { $rider } žádá vašeho { $asked } o střídání na špici.
ui-bar-swap-second = { $asked } pak vede a musí hned jet.
ui-bar-swap-no = Odmítnout
ui-bar-swap-do = Vystřídat
ui-wait-keep = { $who } vybírá karty energie.
ui-wait-place = { $who } staví cyklistu.
ui-wait-turn = { $who } volí, jak pojede { $rider }.
ui-wait-move = { $who } volí, kam pojede { $rider }.
ui-wait-draft = { $who } volí, zda { $rider } pojede v háku za { $leader }.
ui-wait-swap-reply = { $who } má otázku: vystřídá { $rider } s { $asks }?
ui-wait-lose-card = { $who } vybírá, kterou kartu ztratí.
ui-wait-gain-card = { $who } vybírá, kterou kartu vezme zpět.
ui-wait-many = { $phase ->
    [keep] Ostatní týmy vybírají karty energie.
   *[other] Ostatní volí.
}
ui-wait-nothing = Teď nemusíte nic dělat.
ui-wait-watch = Přihlížíte.
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
ui-step-placed = stojí { $placed } z { $riders }
ui-step-rider = Cyklista { $rider }
ui-step-space = Pole
ui-step-choose = Zdroje
ui-step-sources = Zdroje
ui-step-crash = Pád: { $riders }
ui-step-roll = Hod
ui-step-ride = Jízda
ui-step-thrown = Hozeno { $sum }
ui-step-move = Tah
ui-step-drafts = Otázky na hák
ui-step-no-draft = Bez jízdy v háku
ui-step-seven = Hozena 7
ui-step-lose = Ztráta karty
ui-step-gain = Karta zpět
ui-step-moved = { $rider } ujel { $distance }
ui-step-draft = V háku { $rider }?
ui-step-next = pak možná { $rider }

## Zásobník
ui-tray-sources = Zvolte dva zdroje
ui-slots = Dva zdroje
ui-slot-empty = prázdné
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
ui-one-of-two = { $used } ze 2
ui-note-die = 1 až 6
ui-note-risk = Fotka, riziko { $risk } %
ui-note-risk-more = Fotka, riziko { $now } → { $then } %
ui-note-own = Jen cyklista { $rider }
ui-note-any = Kdokoli z týmu
ui-note-digit = Jen cyklista { $digit }
ui-note-pick = Zvolit tuto
ui-barred-now = Nejde spolu
ui-barred-no-six-uphill = Ne do kopce
ui-barred-one-card-on-cobbles = Na dlažbě jedna karta
ui-barred-no-cards-in-round-one = Ne v 1. kole
ui-barred-card-not-in-hand = Není v ruce
ui-barred-card-of-another-rider = Pro jiného
ui-also-in-hand = Dále v ruce: { $cards }
ui-tray-move = Kam?
ui-tray-move-help = Nejlepší pole každé řady. Dovolené je každé osvětlené pole.
ui-lane-spaces = { $distance ->
    [one] Řada { $lane }, { $distance } pole
    [few] Řada { $lane }, { $distance } pole
    [many] Řada { $lane }, { $distance } pole
   *[other] Řada { $lane }, { $distance } polí
}
ui-starts-on = příště { $terrain }
ui-starts-flat = příště asfalt
ui-starts-behind = { $ground }, za { $rider }
ui-tray-place = Zvolte cyklistu
ui-tray-placed = Na startu: { $riders }
ui-lane-row = Řada { $lane }, { $row ->
    [1] první pozice
    [2] druhá pozice
    [3] třetí pozice
   *[other] poslední pozice
}
ui-own-cards-1 = Vlastní: dvě 5 a dvě 6
ui-own-cards-2 = Vlastní: tři 6
ui-own-cards-3 = Vlastní: dvě 5
ui-own-cards-4 = Vlastní: jedna 5
ui-tray-lose-card = Která karta se ztratí?
ui-tray-gain-card = Která karta se vrátí?
ui-tray-hand = Vaše karty energie
ui-tray-hand-team = Karty energie týmu { $team }
ui-tray-keep = Vaše karty energie
ui-kept = vybráno { $kept } z { $of }
ui-keep-less = O jednu méně: { $card }
ui-keep-more = O jednu více: { $card }
ui-tray-train = Vláček za { $rider }
ui-always-draft = { $gain ->
    [one] Jet v háku vždy, když získám { $gain } pole či víc
    [few] Jet v háku vždy, když získám { $gain } pole či víc
    [many] Jet v háku vždy, když získám { $gain } pole či víc
   *[other] Jet v háku vždy, když získám { $gain } polí či víc
}
ui-train-rode = jel
ui-train-drafted = v háku
ui-train-you = vy
ui-train-asked = na řadě
ui-train-next = další
ui-train-behind = { $distance ->
    [one] { $distance } pole, za { $rider }
    [few] { $distance } pole, za { $rider }
    [many] { $distance } pole, za { $rider }
   *[other] { $distance } polí, za { $rider }
}
ui-train-may = možná { $who }
ui-train-if = Pojede-li { $rider } v háku
ui-stake-finish = { $points ->
    [one] { $place }. místo, { $points } bod
    [few] { $place }. místo, { $points } body
    [many] { $place }. místo, { $points } bodu
   *[other] { $place }. místo, { $points } bodů
}
ui-stake-sprint = { $points ->
    [one] { $place }. na { $line }, { $points } bod
    [few] { $place }. na { $line }, { $points } body
    [many] { $place }. na { $line }, { $points } bodu
   *[other] { $place }. na { $line }, { $points } bodů
}
ui-tray-swap = Střídat na špici?
ui-swap-asks = žádá
ui-swap-asked = odpovídá

## Výpočet
ui-sum-rider = Cyklista { $rider }, { $role }
ui-sum-die = Kostka
ui-sum-card = karta energie
ui-sum-card-spent = karta energie, spotřebována
ui-sum-photo = losuje fotokartu
ui-sum-photo-drawn = fotokarta { $photo }
ui-sum-throw = Hod
ui-sum-seven = 7 bere akční kartu
ui-sum-seven-drawn = 7: akční karta
ui-sum-no-seven = není 7, bez akční karty
ui-sum-ground = pole, kde startuje
ui-sum-off = Sesedá z kola
ui-sum-pick = Zvolte dva zdroje.
ui-sum-action-card = akční karta
ui-sum-extra-die = akční karta, kostka { $die }
ui-sum-breakaway = Únik: { $rider } ({ $who }) stojí hned vzadu a nesmí jet v háku.
ui-sum-breakaway-alone = Únik: nikdo nesmí jet v háku hned za ním.
ui-sum-behind = { $rider } ({ $who }) stojí hned vzadu a může jet v háku.
ui-sum-blocked = Cestu blokují cyklisté, nejvzdálenější volné pole: { $distance }.
ui-sum-may-fall-off = Součet 0 nebo méně: do konce kola z kola dolů.
ui-sum-crash = Pád: { $riders } zůstávají na svých polích, blokují je a příští kolo zase jedou.
ui-sum-chosen = Zvoleno: řada { $lane }, vzdálenost { $distance }; { $ground }.
ui-sum-draft = Pojede { $rider } v háku?
ui-cmp-draft = V háku
ui-cmp-later = Jet později
ui-cmp-certain = { $distance ->
    [one] pole, jistě. Bez kostek a karet.
    [few] pole, jistě. Bez kostek a karet.
    [many] pole, jistě. Bez kostek a karet.
   *[other] polí, jistě. Bez kostek a karet.
}
ui-cmp-certain-points = bodů, jistě. Bez kostek a karet.
ui-cmp-two-dice = polí se dvěma kostkami, { $terrain }
ui-sum-leader-moved = { $rider } ujel
ui-sum-drafter-needs = { $rider } potřebuje
ui-sum-behind-leader = na pole za { $rider }
ui-sum-stake = Ve hře
ui-sum-placing = Pořadí stavění
ui-sum-rolled = { $one } + { $two }
ui-sum-rolled-starts = hod { $one } + { $two }, začíná
ui-sum-clockwise = Po směru hodin, začíná { $who }, vždy jeden cyklista. Pak 1. kolo: bez karet energie, 7 nic nebere.
ui-sum-placing-help = Vždy jeden cyklista, až jich stojí { $riders }. Pak 1. kolo: bez karet energie, 7 nic nebere.
ui-sum-keep = Vybrané karty
ui-sum-keep-note = Co si necháte, vidíte jen vy.

## Co leží na plánu
ui-dice-said = { $first } plus { $second } je { $sum }
ui-q-finished = { $place ->
    [1] { $rider } vyhrává závod
   *[other] { $rider } je za čarou
}
ui-q-rode = { $who } táhne { $rider }
ui-q-behind = { $distance ->
    [one] { $rider } stojí hned za ním. Následovat lze o { $distance } pole.
    [few] { $rider } stojí hned za ním. Následovat lze o { $distance } pole.
    [many] { $rider } stojí hned za ním. Následovat lze o { $distance } pole.
   *[other] { $rider } stojí hned za ním. Následovat lze o { $distance } polí.
}
ui-card-close = Akční karta { $title }, zavřít
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
ui-fell-card = bere kartu
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
ui-points-lines = Čáry
ui-points-next = dále { $points }
ui-points-wearer = Tričko: { $rider }
ui-points-no-wearer = Tričko: zatím nikdo
ui-points-round-end = +2 na konci kola
ui-points-photos = Čísla fotek platí po závodě: losují se dvě, kdo některé má, neboduje.
ui-points-drawn = Vylosované fotky: { $one } a { $two }
ui-points-bonus = Nejlepší cyklisté etapového závodu

## Protokol
ui-log-round = { $round }. kolo
ui-log-grid = Start
ui-log-start-rolled = { $name }: hod o začátek { $one } + { $two } = { $sum }.
ui-log-starter-found = { $name } staví první.
