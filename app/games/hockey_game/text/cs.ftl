# Co je to za hru
tagline = Každý tah je součet a na každý součet je odpověď.
summary = Souboj na ledě: ohlaste tah, sečtěte kostky, tým, hrdinu a karty a nechte obránce odpovědět. Čas měří karty rozhodčího.

# Volby
option-mode = Hra
option-mode-help = Národní týmy hrají se svými dvaceti kartami. V All-Stars draftu si vyberete každou kartu sami.
option-mode--teams = Národní týmy
option-mode--all_stars = All-Stars draft
option-team_choice = Týmy
option-team_choice-help = Tým si vyberete po řadě, nebo rozhodne los.
option-team_choice--pick = Výběrem
option-team_choice--random = Losem
option-crease_rule = Útok z brankoviště
option-crease_rule-help = Jedna ikona v tištěných pravidlech chybí. Buď se proti útoku z brankoviště obrana nikdy nepočítá, nebo se nepočítá jen proti střele ze soupeřova brankoviště.
option-crease_rule--any_move = Obrana se nepočítá
option-crease_rule--shot_only = Jen proti střele
option-idle_rounds = Hodiny nečinnosti
option-idle_rounds-help = Domácí pravidlo: po tolika kolech bez karty rozhodčího se jedna otočí sama. Vypnuto odpovídá tištěným pravidlům.
option-idle_rounds--0 = Vypnuto
option-idle_rounds--6 = 6 kol
option-idle_rounds--8 = 8 kol
option-idle_rounds--10 = 10 kol
option-idle_rounds--12 = 12 kol
option-idle_rounds--15 = 15 kol
option-idle_rounds--20 = 20 kol
option-max_overtimes = Nejvýše prodloužení
option-max_overtimes-help = Domácí pravidlo: po posledním prodloužení rozhodne buly. Bez omezení odpovídá tištěným pravidlům.
option-max_overtimes--0 = Bez omezení
option-max_overtimes--3 = 3
option-max_overtimes--5 = 5
option-max_overtimes--10 = 10

# Jak to skončilo
reason-regulation = Výhra po třech třetinách
reason-golden-goal = Zlatý gól v prodloužení
reason-decider = Výhra v rozhodujícím buly
reason-forfeit = Výhra, protože se soupeř vzdal

# Co tomu brání
objection-no-team-pick = Týmy už jsou vybrané.
objection-team-taken = Tento tým je obsazený.
objection-no-draft = Teď se nedraftuje.
objection-draft-hero-now = Nejdřív se vybírá pět hrdinů.
objection-draft-special-now = Teď se vybírá speciální karta, zranění až potom.
objection-draft-injury-now = Teď se vybírá zranění.
objection-draft-bonus-now = Teď se vybírá bonusová karta.
objection-card-taken = Tato karta je pryč.
objection-same-face = Místo ní se nabízí jiná karta se stejným lícem.
objection-five-symbols = Máte pět symbolů rozhodčího a víc jich mít nesmíte.
objection-no-faceoff = Teď není buly.
objection-declared-already = Tah se ohlašuje jednou, před hodem, a pak už platí.
objection-out-of-reach-speed = Rychlost zůstává ve své řadě.
objection-out-of-reach-strength = Síla vede na jedno sousední pole šikmo.
objection-out-of-reach-pass = Přihrává se na jiné pole.
objection-shot-at-goal = Střílí se na branku, ne na pole.
objection-opponents-crease = Do soupeřova brankoviště se nejezdí, puk se tam jen získá.
objection-offside = Ofsajd: do útočného pásma se přihrává jen z pásma nebo z jeho modré čáry.
objection-declare-first = Nejdřív ohlaste tah.
objection-no-such-special = Tuto speciální kartu v ruce nemáte.
objection-before-roll = Speciální karta se hraje před vlastním hodem.
objection-one-special = Jedna speciální karta za tah.
objection-special-or-hero = Speciální karta a hrdina se v jednom tahu vylučují.
objection-special-for-attack = Tato speciální karta je pro útočníka.
objection-special-for-defend = Tato speciální karta je pro obránce.
objection-special-move = { $move ->
    [speed] Tato speciální karta nejde k pohybu rychlostí.
    [strength] Tato speciální karta nejde k pohybu silou.
    [pass] Tato speciální karta nejde k přihrávce.
   *[shot] Tato speciální karta nejde ke střele.
}
objection-no-opposing-hero = Soupeř nemá na stole žádného hrdinu.
objection-no-target-needed = Tato karta žádného hrdinu neurčuje.
objection-hero-not-target = Tohoto hrdinu vybrat nelze.
objection-no-field-bonus = Útočník nemá zvýhodnění pole, o které by přišel.
objection-needs-two-heroes = Pro tuto kartu musí být na stole dva hrdinové.
objection-no-such-hero = Tento hrdina není tam, kde by měl být.
objection-hero-in-own-turn = Hrdina se vykládá ve vlastním tahu.
objection-one-hero = Jeden hrdina za tah.
objection-hero-alone = Hrdina se vykládá, jen když v tahu nepadla jiná karta.
objection-no-such-bonus = Tuto bonusovou kartu v ruce nemáte.
objection-bonus-in-own-turn = Bonusové karty se vykládají ve vlastním tahu po hodu.
objection-after-hero = Po hrdinovi se v tahu už žádná karta nehraje.
objection-bonus-move = { $attr ->
    [speed] Tato karta platí jen pro rychlost a tah je { $move ->
        [strength] síla
        [pass] přihrávka
       *[shot] střela
    }.
    [strength] Tato karta platí jen pro sílu a tah je { $move ->
        [speed] rychlost
        [pass] přihrávka
       *[shot] střela
    }.
    [pass] Tato karta platí jen pro přihrávku a tah je { $move ->
        [speed] rychlost
        [strength] síla
       *[shot] střela
    }.
   *[shot] Tato karta platí jen pro střelu a tah je { $move ->
        [speed] rychlost
        [strength] síla
       *[pass] přihrávka
    }.
}
objection-one-symbol = Jedna karta se symbolem rozhodčího za tah.
objection-bonus-limit = Bouřlivá kulisa: obránce v tomto kole vyloží nejvýše jednu bonusovou kartu.
objection-roll-first = Nejdřív hoďte kostkami.
objection-no-roll-now = Teď se nehází.
objection-roll-before-end = Tah končí až po hodu.
objection-one-hero-counts = Tolik hrdinů se nepočítá.
objection-heroes-chosen = Hrdiny jste v tomto tahu už vybrali.
objection-same-heroes = Tito hrdinové se už počítají.
objection-no-hero-to-remove = Teď nikdo odejít nemusí.
objection-no-restart = Teď se rozehrání nevybírá.
objection-restart-elsewhere = Rozehrává se v jednom z vašich kruhů, nebo od brankáře.
objection-time-in-own-turn = TIME se bere ve vlastním tahu.
objection-time-used = TIME je jen jednou za hru.
objection-time-cards = TIME vymění jednu nebo dvě karty z ruky.

# Záznam, kde není kresba
log-team-taken = { $whose ->
    [0] Místo 1
   *[other] Místo 2
} hraje za { $team }.
log-drafted = { $name } bere kartu v draftu.
log-drew = { $whose ->
    [0] Místo 1
   *[other] Místo 2
} líže { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
log-period-began = { $overtime ->
    [0] Začíná { $period }. třetina.
   *[other] Začíná { $overtime }. prodloužení.
}
log-period-ended = { $overtime ->
    [0] { $period }. třetina končí.
   *[other] { $overtime }. prodloužení končí.
}
log-faceoff-called = Buly.
log-faceoff-rolled = { $name }: { $dice }, síla { $strength }, hrdina { $hero }, celkem { $total }.
log-faceoff-tied = { $total } na obou stranách: hází se znovu.
log-faceoff-won = { $whose ->
    [0] Místo 1
   *[other] Místo 2
} vyhrává buly, { $totals }.
log-declared = { $name } ohlašuje: { $move ->
    [speed] rychlost
    [strength] síla
    [pass] přihrávka
   *[shot] střela
}.
log-special-played = { $name } hraje speciální kartu.
log-hero-laid = { $name } vykládá hrdinu.
log-heroes-used = { $name } volí jiné hrdiny.
log-hero-removed = Hrdina odchází ze stolu.
log-rolled = { $name } hází { $dice }.
log-bonus-played = { $name } vykládá +{ $value }: { $total }.
log-referee-turned = { $flips }. karta rozhodčího v této třetině.
log-total-lowered = { $was } klesá na { $now }.
log-turn-closed = { $name } končí na { $sum_total }.
log-round-decided = { $attack_total } proti { $defence_total }.
log-goal-scored = Gól! { $goals }.
log-puck-lost = { $name } získává puk.
log-restart-offered = { $name } má zákrok a volí rozehrání.
log-restart-chosen = { $kind ->
    [faceoff] { $name } volí buly.
   *[goalkeeper] { $name } rozehrává od brankáře.
}
log-time-taken = { $name } bere TIME.
log-game-ended = Konec zápasu, { $goals }.
