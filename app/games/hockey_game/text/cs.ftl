# Co je to za hru
tagline = Každý tah je součet a každý součet čeká na odpověď
summary = Souboj na ledě: ohlaste pohyb, sečtěte kostky, tým, hrdinu a karty a nechte obránce odpovědět. Čas měří karty rozhodčího.

# Volby
option-mode = Typ zápasu
option-mode-help = Národní týmy hrají se svými dvaceti kartami. V All-Stars draftu si každou kartu vybíráte sami.
option-mode--teams = Národní týmy
option-mode--all_stars = All-Stars draft
option-team_choice = Týmy
option-team_choice-help = Týmy si vybíráte střídavě, nebo rozhodne los.
option-team_choice--pick = Výběrem
option-team_choice--random = Losem
option-draft_order = První výběr v draftu
option-draft_order-help = Domácí pravidlo: první vybírá ten, čí tým má nižší součet atributů. Losem odpovídá tištěným pravidlům.
option-draft_order--lot = Losem
option-draft_order--weaker = Slabší tým
option-crease_rule = Útok z brankoviště
option-crease_rule-help = V tištěných pravidlech chybí jedna ikona. Buď se proti útoku z brankoviště obrana nepočítá nikdy, nebo jen proti střele ze soupeřova brankoviště.
option-crease_rule--any_move = Obrana se nikdy nepočítá
option-crease_rule--shot_only = Neplatí jen proti střele
option-idle_rounds = Pojistka proti zdržování
option-idle_rounds-help = Domácí pravidlo: po tolika kolech bez karty rozhodčího se jedna otočí sama. Vypnuto odpovídá tištěným pravidlům.
option-idle_rounds--0 = Vypnuto
option-idle_rounds--6 = 6 kol
option-idle_rounds--8 = 8 kol
option-idle_rounds--10 = 10 kol
option-idle_rounds--12 = 12 kol
option-idle_rounds--15 = 15 kol
option-idle_rounds--20 = 20 kol
option-max_overtimes = Nejvyšší počet prodloužení
option-max_overtimes-help = Domácí pravidlo: po posledním prodloužení rozhodne buly. Bez omezení odpovídá tištěným pravidlům.
option-max_overtimes--0 = Bez omezení
option-max_overtimes--3 = 3
option-max_overtimes--5 = 5
option-max_overtimes--10 = 10

# Jak to skončilo
reason-regulation = Výhra v základní hrací době
reason-golden-goal = Zlatý gól v prodloužení
reason-decider = Výhra v rozhodujícím buly
reason-resigned = Výhra: druhý hráč vzdal

# Co tomu brání
objection-no-team-pick = Týmy jsou už vybrané.
objection-team-taken = Tento tým už má soupeř.
objection-no-draft = Teď se nedraftuje.
objection-draft-hero-now = Nejdřív se vybírá pět hrdinů.
objection-draft-special-now = Teď se vybírá speciální karta, zranění až potom.
objection-draft-injury-now = Teď se vybírá zranění.
objection-draft-bonus-now = Teď se vybírá bonusová karta.
objection-card-taken = Tato karta už není volná.
objection-same-face = Místo ní se nabízí jiná, úplně stejná karta.
objection-five-symbols = Pět symbolů rozhodčího už máte, víc jich být nesmí.
objection-no-faceoff = Teď není buly.
objection-declared-already = Pohyb se ohlašuje jednou, před hodem, a pak už platí.
objection-out-of-reach-speed = Rychlostí se jede jen rovnoběžně s delším mantinelem.
objection-out-of-reach-strength = Silou se jede vždy šikmo o jedno pole.
objection-puck-there = Tam už puk leží.
objection-no-move-there = Tam nevede žádný pohyb.
objection-shot-at-goal = Střílí se na branku, ne na pole.
objection-opponents-crease = Na pole v soupeřově brankovišti se nejezdí, puk se tam jen získává.
objection-offside = Ofsajd: přihrajte z útočného pásma, nebo z jeho modré čáry.
objection-team-first = Nejdřív si vyberte tým.
objection-draft-first = Nejdřív si vyberte kartu.
objection-faceoff-first = Při buly platí jen kostky a síla: nejdřív hoďte.
objection-hero-first = Nejdřív vyberte hrdinu, který odejde.
objection-restart-first = Nejdřív zvolte, jak se začne.
objection-match-over = Zápas skončil.
objection-declare-first = Nejdřív ohlaste pohyb.
objection-no-such-special = Takovou speciální kartu v ruce nemáte.
objection-before-roll = Speciální karta se hraje ve vlastním tahu před hodem. Tištěná pravidla říkají „před samotným tahem“.
objection-one-special = Jedna speciální karta za tah.
objection-special-or-hero = V jednom tahu nelze hrát speciální kartu i hrdinu.
objection-special-for-attack = Tato speciální karta je pro útočníka.
objection-special-for-defend = Tato speciální karta je pro obránce.
objection-special-move = { $move ->
    [speed] Tuto speciální kartu nelze hrát k rychlosti.
    [strength] Tuto speciální kartu nelze hrát k síle.
    [pass] Tuto speciální kartu nelze hrát k přihrávce.
   *[shot] Tuto speciální kartu nelze hrát ke střele.
}
objection-no-opposing-hero = Soupeř nemá na stole žádného hrdinu.
objection-no-target-needed = U této karty se hrdina nevybírá.
objection-hero-not-target = Tohoto hrdinu vybrat nelze.
objection-no-field-bonus = Útočník tu nemá žádné zvýhodnění pole.
objection-needs-two-heroes = K této kartě potřebujete na stole dva hrdiny.
objection-no-such-hero = Tento hrdina tam není.
objection-one-hero = Jeden hrdina za tah.
objection-hero-alone = Hrdinu vyložíte jen v tahu, ve kterém nehrajete jinou kartu.
objection-no-such-bonus = Takovou bonusovou kartu v ruce nemáte.
objection-after-hero = Po vyložení hrdiny už v tahu nehrajete žádnou kartu.
objection-bonus-move = { $attr ->
    [speed]
        Tato karta platí jen pro rychlost a ohlášená je { $move ->
            [strength] síla
            [pass] přihrávka
           *[shot] střela
        }.
    [strength]
        Tato karta platí jen pro sílu a ohlášená je { $move ->
            [speed] rychlost
            [pass] přihrávka
           *[shot] střela
        }.
    [pass]
        Tato karta platí jen pro přihrávku a ohlášená je { $move ->
            [speed] rychlost
            [strength] síla
           *[shot] střela
        }.
   *[shot]
        Tato karta platí jen pro střelu a ohlášená je { $move ->
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
objection-one-hero-counts = Tolik hrdinů se počítat nesmí.
objection-heroes-chosen = Počítaní hrdinové jsou v tomto tahu už vybraní.
objection-same-heroes = Tito hrdinové se už počítají.
objection-no-hero-to-remove = Teď žádný hrdina odejít nemusí.
objection-no-restart = Teď se nerozehrává.
objection-restart-elsewhere = Rozehrává se z jednoho z vašich kruhů, nebo od brankáře.
objection-time-in-own-turn = TIME se bere ve vlastním tahu.
objection-time-used = TIME lze vzít jen jednou za zápas.
objection-time-cards = Při TIME vyměníte jednu nebo dvě karty z ruky.

# Průběh, pro stránku i pro čtení bez skriptů
log-team-taken = { $by_lot ->
    [true] { $name } dostává losem tým { $team }
   *[other] { $name } bere tým { $team }
}
log-drafted = { $name } bere: { $card }
# $cards: what was drawn, for its owner alone
log-drew = { $cards ->
    [none] { $count ->
        [one] { $name } si líže { $count } kartu
        [few] { $name } si líže { $count } karty
        [many] { $name } si líže { $count } karty
       *[other] { $name } si líže { $count } karet
    }
   *[other] { $count ->
        [one] { $name } si líže { $count } kartu: { $cards }
        [few] { $name } si líže { $count } karty: { $cards }
        [many] { $name } si líže { $count } karty: { $cards }
       *[other] { $name } si líže { $count } karet: { $cards }
    }
}
log-period-began = { $overtime ->
    [0] { $period }. třetina
   *[other] { $overtime }. prodloužení
}
log-period-ended = { $overtime ->
    [0] { $period }. třetina končí
   *[other] { $overtime }. prodloužení končí
}
log-faceoff-called = Buly
log-faceoff-rolled = { $name }: { $dice }, síla { $strength }{ $hero ->
    [0] {""}
   *[other] {", hrdina "}{ $hero }
} = { $total }
log-faceoff-tied = { $total } na obou stranách: hází se znovu
log-faceoff-won = { $name } vyhrává buly, { $totals }
# $to: a field, or none for a shot
log-declared = { $to ->
    [none] { $name }: { $move }, { $source }
   *[other] { $name }: { $move }, { $source } → { $to }
}{ $crossed_count ->
    [0] {""}
   *[other] {", "}{ $crossed_count ->
        [one] { $crossed_count } čára
        [few] { $crossed_count } čáry
        [many] { $crossed_count } čáry
       *[other] { $crossed_count } čar
    }
}
log-special-played = { $name } hraje kartu „{ $card }“: { $card_does }
log-hero-laid = { $name } vykládá hrdinu: { $card }
log-heroes-used = { $cards ->
    [none] { $name } nepočítá žádného hrdinu
   *[other] { $name } počítá: { $cards }
}
log-hero-removed = { $hero } odchází: { $cause }
log-rolled = { $dice ->
    [none] { $name } nehází: { $fixed }
   *[other] { $name } hází: { $dice }
}
log-bonus-played = { $name } vykládá kartu „{ $card }“: { $total }
# $who: nobody, where the stalling guard turns it
log-referee-turned = { $who ->
    [none] Pojistka proti zdržování: { $card }, bez účinku
   *[other] Rozhodčí: { $card_told }
}
log-total-lowered = Součet { $was } klesá na { $now }: { $cause }
# A sum with its parts in the order of the rules
word-sum = kostky { $dice }{ $main ->
    [0] {""}
   *[other] {", hlavní "}{ $main }
}{ $side ->
    [0] {""}
   *[other] {", vedlejší "}{ $side }
}{ $hero ->
    [0] {""}
   *[other] {", hrdina "}{ $hero }
}{ $field ->
    [0] {""}
   *[other] {", pole "}{ $field }
}{ $bonus ->
    [0] {""}
   *[other] {", karty "}{ $bonus }
}{ $referee ->
    [0] {""}
   *[other] {", rozhodčí "}{ $referee }
}{ $special ->
    [0] {""}
   *[other] {", speciální karta "}{ $special }
}{ $lines ->
    [0] {""}
   *[other] {", čáry "}{ $lines }
} = { $total }
log-turn-closed = { $name }: { $sum }
# $name defends; $attack and $defence are sums
log-round-decided = { $name }: { $defence } proti { $attack_total }. { $success ->
    [true] { $move ->
        [shot] { $attacker } dává gól
       *[other] Puk dál má { $attacker }
    }
   *[other] { $move ->
        [shot] { $name } chytá
       *[other] { $name } získává puk
    }
}
log-goal-scored = Gól: { $name }, { $goals }
log-puck-lost = { $name } získává puk
log-restart-offered = { $name } chytá a vybírá rozehrání
log-restart-chosen = { $kind ->
    [faceoff] { $name } vybírá buly: { $at }
   *[goalkeeper] { $name } rozehrává od brankáře: { $at }
}
log-time-taken = { $name } bere TIME a odhazuje: { $cards }
log-game-ended = Vítěz: { $name }, { $who ->
    [0] { $goals_1 }:{ $goals_2 }
   *[other] { $goals_2 }:{ $goals_1 }
}
