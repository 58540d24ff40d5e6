# Skóre a třetiny
ui-score = Skóre
ui-period = { $number }. třetina
ui-overtime = { $number }. prodloužení
ui-decider = Rozhodující buly
ui-final = Konec
ui-round = { $number }. kolo
ui-round-closed = { $number }. kolo skončilo
ui-round-move = { $number }. kolo, { $move }
ui-faceoff = Buly
ui-flips = Otočeno { $flips } z 5 karet rozhodčího

# Hráči
ui-no-team = Zatím bez týmu
ui-attributes-label = Atributy týmu, započítané jsou vyznačené
ui-short-attack = Úto
ui-short-defence = Obr
ui-short-speed = Ryc
ui-short-strength = Síl
ui-short-pass = Při
ui-short-shot = Stř
ui-short-goalkeeper = Brá
ui-heroes-label = Hrdinové na stole
ui-no-hero = Bez hrdiny
ui-hero-removed = { $name } odchází: { $cause }
ui-hero-heroes-off = { $name } se nepočítá: { $cause }
ui-count-hero = Započítat: { $name }
ui-count-none = Nepočítat nikoho
ui-none-counts = Nikoho
ui-hand = Karty
ui-hand-count = { $count } z 5 karet
ui-time = TIME
ui-clock = Karty rozhodčího
ui-clock-count = { $flips } z 5, zbývá { $left }
ui-idle-flip = otočila pojistka proti zdržování, bez účinku

# Tahy a hřiště
ui-moves-label = Pohyb, útok proti obraně před hodem a čárami
ui-sums-label = { $sums } před hodem
ui-sums-before = před kostkami
ui-hint-row = v řadě
ui-hint-diagonal = šikmo
ui-hint-onside = i do pásma
ui-hint-offside = ne do pásma
ui-hint-free = bez čáry
ui-hint-lines = čáry { $cost }
ui-rink-label = Hřiště, 13 polí. Šipkami přecházíte mezi poli, Enter vybírá.
ui-west = ZÁPAD
ui-east = VÝCHOD
ui-shoot-here = Branka: vystřelit
ui-no-defence = obrana se nepočítá
ui-no-bonus = bez zvýhodnění
ui-puck-of = puk, { $name }
ui-target = lze vybrat
ui-target-chosen = vybraný cíl
ui-target-other = jiným pohybem: { $moves }
ui-lines-cost = { $cost } za čáry
ui-goal-word = branka

# Souboj
ui-defends = brání
ui-starts-from = začíná na { $total }
ui-dice-label = Kostky { $dice }
ui-not-rolled = ještě bez hodu
ui-verdict-kept = Puk dál má { $name }
ui-verdict-won = { $name } získává puk
ui-verdict-has = Puk má { $name }
ui-say-verdict = { $sums }. { $words }.
ui-verdict-saved = { $name } chytá
ui-verdict-fell = { $was } → { $now }: { $cause }
ui-odds = Šance na výhru jen s kostkami: { $percent } %
ui-dice-alone = Samotné kostky: { $percent } %.
ui-percent = { $percent } %
ui-percent-up-to = až { $percent } %
ui-part-dice = kostky
ui-part-main = hlavní
ui-part-side = vedlejší
ui-part-hero = hrdina
ui-part-field = pole
ui-part-bonus = karty
ui-part-referee = rozhodčí
ui-part-special = speciální
ui-part-lines = čáry
ui-puck-odds = Šance na puk: { $percent } %.
ui-verdict-rule = Útočník potřebuje víc. Obránci stačí dorovnat.
ui-faceoff-adds = buly, síla { $adds }

# Co hlásí lišta
ui-call-scores = Gól dává { $name }
ui-call-saves = Zákrok: { $name }
ui-call-tie = { $sums }, stačí dorovnat
ui-call-fell = Z { $was } je { $now }
ui-call-wins = Vítězí { $name }
ui-call-no-goals = Bez gólů
ui-call-time = { $name } mění { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
}
ui-say-goal = Gól dává { $name }, { $sums }. Je to { $goals }.
ui-say-saved = Zákrok: { $name }, { $sums }.

# Řádek pod kluzištěm; nejvýš 28 písmen
ui-brief-round = { $move } { $sums }, { $ended ->
    [goal] gól
    [saved] chyceno
    [you-saved] váš zákrok
    [mine-kept] puk máte
    [mine-taken] ztráta
    [theirs-taken] je váš
    [seen-taken] ztráta
   *[other] drží ho
}
ui-brief-faceoff = Buly { $sums }{ $ended ->
    [mine] , puk je váš
    [theirs] , puk je pryč
    [tied] , znovu
   *[none] {""}
}
ui-brief-open = { $move }{ $total ->
    [none] {" ohlášena"}
   *[other] , k dorovnání { $total }
}
ui-brief-picks = vybírá: { $card }
ui-brief-time = TIME, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}

# Výpočet
ui-calculation = Výpočet
ui-part = Část
ui-why = Proč?
ui-attack = Útok
ui-defence = Obrana
ui-before-declare = { $move }, před ohlášením
ui-row-dice = Kostky
ui-row-main = Hlavní
ui-row-side = Vedlejší
ui-row-hero = Hrdina
ui-row-field = Pole
ui-row-card = Karta
ui-row-cards = Karty
ui-row-referee = Rozhodčí
ui-row-special = Speciální
ui-row-lines = Čáry
ui-row-total = Celkem
ui-row-two-dice = Dvě kostky
ui-row-before = Před hodem
ui-row-value = Hodnota
ui-two-dice-range = 2 až 12
ui-none = nic
ui-favours = zvýhodňuje: { $attr }
ui-struck-card = { $what } se nepočítá: { $card }
ui-struck-crease = brankoviště: { $what } se nepočítá
ui-struck-pass = přihrávka: jen hlavní
ui-dropped = { $die } se nepočítá
ui-chosen = vybráno
ui-referee = rozhodčí
ui-holds = { $count ->
    [one] { $name } má { $count } kartu: stačí dorovnat.
    [few] { $name } má { $count } karty: stačí dorovnat.
    [many] { $name } má { $count } karty: stačí dorovnat.
   *[other] { $name } má { $count } karet: stačí dorovnat.
}
ui-needs = { $name } potřebuje ještě { $count }. Stačí dorovnat.
ui-enough = { $name } má dost.
ui-team-word = tým
ui-best-strength = nejlepší síla na stole
ui-faceoff-rule = Bez karet, bez zvýhodnění pole, bez rozhodčího. Při shodě hází oba znovu. Karty se předtím doplní samy; podle tištěných pravidel si líznout můžete, ale nemusíte.

# Karty
ui-bonus = bonus
ui-only-any = každý pohyb
ui-only-speed = jen rychlost
ui-only-strength = jen síla
ui-only-pass = jen přihrávka
ui-only-shot = jen střela
ui-any-move = každý
ui-role-attack = útok
ui-role-defend = obrana
ui-card-symbol = symbol rozhodčího: otočí kartu rozhodčího
ui-card-hero = Hrdina { $name }: { $gives }
ui-card-special = Speciální karta { $name }. { $text }
ui-injury = Zranění
ui-hero-leaves = hrdina ven
ui-read-bonus = { $only }, po vašem hodu.
ui-read-symbol = Hned otočí kartu rozhodčího. Hraje se sama.
ui-read-hero = Před hodem i po něm, žádná jiná karta v tahu. Zůstává do konce třetiny.
ui-read-special = { $side ->
    [attack] Když útočíte
    [defend] Když bráníte
   *[any] V každém tahu
}: { $moves }, před vaším hodem.
ui-your-hand = Vaše karty
ui-no-cards = Žádné karty.
ui-hand-faceoff = Při buly se karty nehrají
ui-hand-cards = Klepnutím vyberete. Karty R se hrají hned
ui-hand-attacker = Do 5 si dolíznete, až ztratíte puk
ui-hand-defender = Do 5 si dolíznete, až puk zase ztratíte
ui-pile-draw = { $count } v balíčku
ui-pile-discard = odloženo { $count }
ui-in-pile = { $count } v balíčku
ui-in-hand-or-pile = { $count } v ruce nebo balíčku
ui-referee-left = Rozhodčí, zbývá { $count }
ui-cap-chosen = vybráno
ui-cap-new = nová
ui-cap-thrown = k odhození
ui-cap-roll-first = nejdřív hod
ui-cap-declare-first = nejdřív pohyb
ui-cap-special-move = jiný pohyb
ui-cap-one-special = jen jedna
ui-cap-special-or-hero = ne obojí
ui-cap-special-for-attack = jen v útoku
ui-cap-special-for-defend = jen v obraně
ui-cap-no-opposing-hero = není hrdina
ui-cap-no-field-bonus = bez bonusu
ui-cap-needs-two-heroes = dva hrdinové
ui-cap-before-roll = už je pozdě
ui-cap-one-hero = jeden hrdina
ui-cap-hero-alone = teď bez hrdiny
ui-cap-after-hero = po hrdinovi ne
ui-cap-one-symbol = jen jedno R
ui-cap-bonus-limit = jen jedna
ui-cap-five-symbols = už pět R

# Co karta udělá
ui-fx-dice-extra = tři kostky, dvě nejlepší
ui-fx-dice-fixed = kostky za { $value }
ui-fx-opponent-ignores = { $attr } neplatí
ui-fx-count-twice = dvakrát { $attr }
ui-fx-opponent-field-bonus-off = pole neplatí
ui-fx-opponent-heroes-off = hrdinové neplatí
ui-fx-add-attribute = navíc { $attr }
ui-fx-heroes-limit = hrdinů platí: { $value }
ui-fx-free-lines-plus = čáry zdarma, +{ $value }
ui-fx-draw = lízněte { $value }
ui-fx-opponent-bonus-limit = soupeř: { $value } bonus
ui-fx-symbols-free = bez karet rozhodčího
ui-fx-win-restart-centre = zisk: střed
ui-effect-own = { $was } → { $now }
ui-effect-them = soupeř { $was } → { $now }
ui-effect-gain = +{ $gain }
ui-effect-nothing-counts = +0, nehodí se
ui-effect-another-counts = +0, { $card }
ui-effect-heroes-off = +0, { $card }
ui-why-nothing-counts = Nic nepřidá: žádný atribut tohoto hrdiny se tu nepočítá.
ui-why-another-counts = Nic nepřidá: už se počítá { $card }, a platí jen jeden.
ui-why-heroes-off = Nic nepřidá: { $card }.
ui-why-target-idle = Součty se nezmění: tento hrdina se v kole nepočítá.
ui-forfeits = Další karta už ne: nevyužijete +{ $value } z ruky.
ui-nothing-fits = Z ruky se do tohoto tahu nic nehodí.
ui-roll-end = Hodit a ukončit tah
ui-roll-end-short = Hodit, konec

# Lišta tahu
ui-flag-turn = Jste na tahu
ui-flag-roll = Váš hod
ui-flag-pick = Vybíráte
ui-flag-watching = Díváte se
ui-flag-wait = Čeká se
ui-flag-over = Konec
ui-change = Změnit
ui-clear = Zrušit
ui-back = Zpět
ui-moves = Porovnat pohyby
ui-moves-effect = součet váš a soupeřův
ui-lit-allowed = Dovolená pole svítí.
ui-your-puck = Puk je váš.
ui-your-puck-on = Puk je váš, pole zvýhodňuje: { $attr }.
ui-choose-move = Vyberte pohyb: rychlost, síla, přihrávka nebo střela.
ui-choose-sums = Čísla: součet váš a soupeřův, před kostkami.
ui-choose-field = Vyberte pole: { $move }.
ui-shoot = Vystřelit, { $sums }
ui-shot-from = Střela: { $field }{ $percent ->
    [none] .
   *[other] : { $percent } % jen s kostkami.
}
ui-shot-from-short = Střela{ $percent ->
    [none] {": "}{ $field }.
   *[other] : { $percent } %
}
ui-move-to = { $move }: { $field }{ $percent ->
    [none] .
   *[other] : { $percent } % jen s kostkami.
}
ui-move-to-short = { $move }, { $field }{ $percent ->
    [none] .
   *[other] : { $percent } %
}
ui-if-won = Vyhrajete: stojíte { $place ->
    [crease] ve svém brankovišti.
    [centre] ve středu.
    [speed] na poli pro rychlost.
    [strength] na poli pro sílu.
    [pass] na poli pro přihrávku.
   *[other] na poli pro střelu.
}
ui-if-goal = Vyhrajete: gól.
ui-if-lost = Prohrajete: { $name } útočí { $place ->
    [own-blue] od vaší modré čáry.
    [own-circle] z vašeho kruhu.
    [own-slot] zpřed vaší branky.
    [own-crease] z vašeho brankoviště.
    [their-blue] od své modré čáry.
    [their-circle] ze svého kruhu.
    [their-slot] zpřed své branky.
    [their-crease] ze svého brankoviště.
   *[other] ze středu.
}
ui-if-saved = Prohrajete: rozehrává { $name }.
ui-declare = Ohlásit
ui-declare-roll = Ohlásit a hodit
ui-declare-roll-short = Ohlásit, hodit
ui-take-time = Vzít TIME (T)
ui-idle-warning = Kol bez karty rozhodčího: { $idle }. Po dalších { $left } se jedna otočí.
ui-prepare-attack = Vyložte hrdinu, zahrajte speciální kartu, nebo hoďte.
ui-roll-now = Hoďte kostkami.
ui-stands-at = { $own } proti { $other } před hodem.
ui-start-from = Začínáte na { $own } proti { $other }: { $move }, { $field }.
ui-start-from-short = { $own } : { $other }, { $move }: { $field }
ui-tie-enough = Stačí dorovnat.
ui-roll-dice = { $count ->
    [one] Hodit { $count } kostkou
    [few] Hodit { $count } kostkami
    [many] Hodit { $count } kostkami
   *[other] Hodit { $count } kostkami
}
ui-roll-again = Hodit znovu
ui-take-fixed = Vzít { $value }
ui-lay-hero = Vyložit na stůl: { $card }{ $with ->
    [yes] {", "}{ $sums }.
   *[no] {"."}
}
ui-hero-alone = Počítá se hned. Jiná karta už v tomto tahu ne.
ui-play-special = Zahrát: { $card }{ $with ->
    [yes] {", "}{ $sums }.
   *[no] {"."}
}
ui-lay-card = Vyložit: { $card }
ui-lay-symbol = Vyložit { $card } a otočit kartu rozhodčího{ $with ->
    [yes] {", "}{ $sums }.
   *[no] {"."}
}
ui-lay-symbol-second = Hraje se sama: rozhodčí může všechno změnit.
ui-lay-turn = Vyložit a otočit
ui-lay-turn-short = Vyložit, otočit
ui-injury-choose = Zranění: vyberte hrdinu, který odejde.
ui-to-match = { $name } má dorovnat { $total }.
ui-ended-fixed = Ukončený tah už nezměníte.
ui-need-more = Chybí vám { $count }: máte { $own } proti { $other }.
ui-enough-now = Stačí to: { $own } proti { $other }.
ui-end-turn = Ukončit tah na { $total }
ui-lay-end = Vyložit { $count }, konec na { $total }
ui-lay-end-short = { $count } a konec: { $total }
ui-lay-on = { $count ->
    [one] Vyložit, hrát dál
    [few] Vyložit { $count }, hrát dál
    [many] Vyložit { $count }, hrát dál
   *[other] Vyložit { $count }, hrát dál
}
ui-then-on = { $total }, tah trvá
ui-then-defends = pak brání { $name }
ui-then-keeps = puk má dál { $name }
ui-then-yours = puk je váš
ui-then-saved = střelu chytíte
ui-then-scores = gól: { $name }
ui-then-goes-on = tah trvá
ui-then-becomes = z { $was } bude { $now }
ui-then-both-draw = dolíznou oba
ui-then-both-draw-short = líznou oba
ui-then-shooter = líže jen střelec
ui-then-shooter-short = líže střelec
ui-then-time-gone = TIME je pryč
ui-then-match = na celý zápas
ui-then-picks = pak vybírá { $name }
ui-then-puck = o puk
ui-then-card-first = ještě hrdina či karta
ui-then-both = obojí platí
ui-then-no-card = už žádná jiná karta
ui-then-roll = pak házíte
ui-then-bonus = pak bonusy
ui-then-goal = gól: { $percent } %
ui-lay-alone-first = Jde první a sama; ostatní zůstanou vybrané.
ui-no-throw = { $move ->
    [shot] Žádným hodem střelu nechytíte
   *[other] Žádným hodem puk nezískáte
}: nejvýš { $total } proti { $other }.
ui-any-throw = Stačí jakýkoli hod: nejméně { $total } proti { $other }.
ui-faceoff-need-tie = { $name } má { $total }. Žádný hod nevyhraje, při { $tie } hází oba znovu.
ui-faceoff-need-none = { $name } má { $total }. Žádný hod nevyhraje.
ui-faceoff-need-any = { $name } má { $total }. Vyhraje jakýkoli hod.
ui-resigned = { $name } vzdává zápas.
ui-target-choose = { $card }: vyberte hrdinu, který odejde.
ui-target-short = { $card }: kdo odejde?
ui-target-second = Jde na odkládací balíček, který má { $name }.
ui-remove-hero = Odstranit: { $hero }
ui-restart = Odkud rozehrát?
ui-restart-second = Od brankáře: líže si jen střelec. Buly: oba si dolíznou do 5.
ui-restart-north = Buly, severní kruh
ui-restart-north-short = Sever
ui-restart-south = Buly, jižní kruh
ui-restart-south-short = Jih
ui-restart-goalkeeper = Od brankáře
ui-restart-goalkeeper-short = Brankář
ui-time-choose = Odhoďte 1–2 karty a stejný počet si lízněte.
ui-time-second = Vybráno { $count }. Odložíte je na svůj odkládací balíček lícem nahoru.
ui-time-hint = TIME: vyberte jednu nebo dvě karty k odhození
ui-swap = { $count ->
    [one] Vyměnit { $count } kartu
    [few] Vyměnit { $count } karty
    [many] Vyměnit { $count } karty
   *[other] Vyměnit { $count } karet
}
ui-faceoff-at = Buly: { $field }.
ui-faceoff-need = { $name } má { $total }. Na kostkách vám stačí { $win }, při { $tie } hází oba znovu.
ui-faceoff-nobody = Hoďte o puk. Zatím nikdo neházel.
ui-faceoff-tied = Shoda. Oba hází znovu.
ui-faceoff-wait = { $name } hází o puk.
ui-fifth = Pátá karta rozhodčího: poslední kolo třetiny.
ui-declared-shot = { $name } ohlašuje střelu: { $field }.
ui-declared-move = { $name } ohlašuje: { $move }, { $field }.
ui-wait-team = { $name } vybírá tým.
ui-wait-draft = { $name } vybírá kartu.
ui-wait-declare = { $name } vybírá pohyb.
ui-wait-prepare = { $name } může vyložit hrdinu nebo zahrát speciální kartu, pak hází.
ui-wait-cards = { $name } může vyložit bonusové karty.
ui-wait-target = { $name } vybírá hrdinu, který odejde.
ui-wait-restart = { $name } vybírá rozehrání.
ui-over = Vítěz: { $team }, { $goals }.

# Kroky
ui-step-drew = Oba si dolíznou do 5
ui-step-faceoff = Hod o buly
ui-step-attack = Vítěz odtud útočí
ui-step-move = Pohyb
ui-step-move-is = Pohyb: { $move }
ui-step-field = Pole
ui-step-field-is = Pole: { $field }
ui-step-prepare = Speciální karta nebo hrdina
ui-step-roll = Hod
ui-step-rolled = Hozeno { $dice }
ui-step-bonus = Bonusové karty
ui-step-bonus-chosen = Bonusové karty: vybráno { $count }
ui-end-turn-word = Konec tahu

# Týmy a draft
ui-stage = Fáze
ui-before = Před zápasem
ui-pick-title = Vyberte si národní tým
ui-lot = Los: začíná { $name }
ui-you-pick = Vybíráte
ui-picks-name = { $name } vybírá
ui-teams = Týmy
ui-pick-team = Vyberte si národní tým.
ui-pick-team-second = Každý tým hraje se svými dvaceti kartami.
ui-pick-team-second-draft = Tým dává sedm čísel, karty si vyberete v draftu.
ui-team-second = Jeho 20 karet ukáže Σ.
ui-team-second-draft = Platí jen čísla týmu: karty se draftují.
ui-take-team = Vzít: { $team }
ui-took-it = Už má { $name }
ui-team-cards = { $count ->
    [one] { $team }, { $count } karta
    [few] { $team }, { $count } karty
    [many] { $team }, { $count } karty
   *[other] { $team }, { $count } karet
}
ui-team-cards-of = { $team }: hrdinové a speciální karty
ui-team-tray = Klepněte na tým a uvidíte jeho hrdiny a speciální karty.
ui-team-tray-draft = Karty se draftují: hrdinové, speciální karty, zranění, bonusové karty.
ui-draft-tray = Tady uvidíte karty, které si vyberete.
ui-bonus-cards = Bonusy
ui-bonus-count = { $count }, s R: { $symbols }
ui-draft = All-Stars draft
ui-draft-pick = All-Stars draft, { $number }. výběr z { $count }
ui-stage-hero = Hrdinové { $count }
ui-stage-hero-at = Hrdinové { $number } z { $count }
ui-stage-special = Speciální { $count }
ui-stage-special-at = Speciální { $number } z { $count }
ui-stage-injury = Zranění { $count }
ui-stage-injury-at = Zranění { $number } z { $count }
ui-stage-bonus = Bonusy { $count }
ui-stage-bonus-at = Bonusy { $number } z { $count }
ui-draft-hero = Vyberte hrdinu.
ui-draft-special = Vyberte speciální kartu.
ui-draft-injury = Vyberte zranění.
ui-draft-bonus = Vyberte bonusovou kartu.
ui-draft-second = Všechno je odkryté; vybraná karta už není volná.
ui-draft-next = Pak vybírá { $name }. Vybraná karta už není volná.
ui-pick-card = Vybrat: { $card }
ui-pool = Karty v krabici
ui-filter = Ukázat hrdiny s atributem
ui-all = Všichni
ui-taken-by = { $card }, má ji { $name }
ui-left = zbývá { $count }
ui-cards-of = { $count } z 20 karet
ui-hero-number = Hrdina { $number }
ui-cards = Karty
ui-then = Pak
ui-then-what = 3 speciální, 1 zranění, 11 bonusů
ui-symbols = { $count } z 5 R
ui-symbols-rule = Mezi 11 bonusovými kartami smí být nejvýš 5 symbolů rozhodčího.
ui-team-so-far = Váš tým
ui-best-hero = Nejlepší hrdina na
ui-best-attack = { $move }, útok
ui-best-defence = Obrana proti střele

ui-lesson = Třetí třetina, 1:1, tři otočené karty rozhodčího. Útočíte z pole rychlosti. Asi pět minut.
ui-track-begun = ohlášeno
ui-tried-declared = Ohlášení pohybu
ui-tried-hero-laid = Hrdina na stole
ui-tried-rolled = Dvě kostky v souboji
ui-tried-bonus-played = Bonusové karty
ui-tried-referee-turned = Karta rozhodčího
ui-tried-goal-scored = Gól

## The list of all moves
ui-action-type-pick_team = Vybrat národní tým
ui-action-type-draft = Vybrat kartu
ui-action-type-faceoff_roll = Hodit na buly
ui-action-type-declare = Ohlásit
ui-action-type-play_special = Zahrát kartu
ui-action-type-play_hero = Vyložit hrdinu
ui-action-type-roll = Hodit
ui-action-type-play_bonus = Vyložit bonusovou kartu
ui-action-type-use_heroes = Počítat hrdiny
ui-action-type-time_out = Vzít TIME, odhodit
ui-action-type-end_turn = Ukončit tah
ui-action-type-remove_hero = Odstranit hrdinu
ui-action-type-restart = Rozehrát
ui-offer-no-hero = žádný hrdina
ui-offer-symbol = { $card } s R
