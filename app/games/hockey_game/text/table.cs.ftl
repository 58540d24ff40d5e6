# Skóre a třetiny
ui-score = Skóre
ui-period = { $number }. třetina
ui-overtime = { $number }. prodloužení
ui-decider = Rozhodující buly
ui-final = Konec
ui-round = { $number }. kolo
ui-round-closed = { $number }. kolo, uzavřené
ui-round-move = { $number }. kolo, { $move }
ui-faceoff = Buly
ui-flips = Otočeno { $flips } z 5 karet rozhodčího

# Hráči
ui-no-team = Zatím bez týmu
ui-attacks = Útočí
ui-defends-chip = Brání
ui-rolled = Hozeno
ui-saved = Zákrok
ui-picks = Vybírá
ui-picked = Vybráno
ui-waits = Čeká
ui-wins = Vyhrává
ui-attributes-label = Atributy týmu, počítané jsou vyznačené
ui-short-attack = Úto
ui-short-defence = Obr
ui-short-speed = Ryc
ui-short-strength = Síl
ui-short-pass = Při
ui-short-shot = Stř
ui-short-goalkeeper = Brá
ui-heroes-label = Hrdinové na stole
ui-no-hero = Na stole není hrdina
ui-hero-removed = { $name } odchází: { $cause }
ui-hero-heroes-off = { $name } se nepočítá: { $cause }
ui-count-hero = Počítat místo toho: { $name }
ui-count-none = Nepočítat nikoho
ui-hand = Ruka
ui-hand-count = { $count } z 5 karet
ui-piles = Balíček, odhoz
ui-time-left = 1 zbývá (T)
ui-time-used = vyčerpán
ui-clock = Hodiny rozhodčího
ui-clock-count = { $flips } z 5, zbývá { $left }
ui-idle-flip = otočily hodiny nečinnosti, bez účinku

# Tahy a hřiště
ui-moves-label = Tah, útok proti obraně před hodem a čárami
ui-sums-label = { $sums } před hodem
ui-hint-row = v řadě
ui-hint-diagonal = šikmo
ui-hint-onside = bez ofsajdu
ui-hint-offside = pásmo zavřené
ui-hint-free = bez čáry
ui-hint-lines = čáry −{ $cost }
ui-rink-label = Hřiště, 13 polí. Šipky přecházejí mezi poli, Enter vybírá.
ui-west = ZÁPAD
ui-east = VÝCHOD
ui-shoot-here = Branka: střela
ui-no-defence = obrana se nepočítá
ui-no-bonus = bez zvýhodnění
ui-puck-of = puk, { $name }
ui-target = lze zvolit
ui-target-chosen = zvolený cíl
ui-target-other = dosažitelné jinak: { $moves }
ui-lines-cost = { $cost } za čáry
ui-chooser-help = Včetně čar. První je nejlepší, bere ji Enter.
ui-goal-word = branka
ui-puck-here = Puk už tu je.
ui-no-way = Žádný tah tam nevede.

# Souboj
ui-defends = brání
ui-starts-from = začíná na { $total }
ui-dice-label = Kostky { $dice }
ui-not-rolled = ještě bez hodu
ui-verdict-kept = Puk zůstává: { $name }.
ui-verdict-won = { $name } získává puk, { $attack } : { $defence }.
ui-verdict-saved = { $name } chytá střelu, { $attack } : { $defence }.
ui-verdict-fell = { $cause }: { $was } klesá na { $now }.
ui-verdict-rule = Útočník musí mít víc. Obránci stačí dorovnat.
ui-goal = GÓL
ui-golden-goal = ZLATÝ GÓL
ui-goal-by = { $name }, { $sums }. Stav { $goals }.
ui-both-drew = Oba mají pět karet
ui-faceoff-adds = buly, síla { $adds }

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
ui-struck-card = { $what } bez: { $card }
ui-struck-crease = brankoviště: bez atributu { $what }
ui-struck-pass = přihrávka: jen hlavní
ui-dropped = bez { $die }
ui-chosen = zvoleno
ui-referee = rozhodčí
ui-holds = { $count ->
    [one] { $name } drží { $count } kartu a stačí dorovnat.
    [few] { $name } drží { $count } karty a stačí dorovnat.
    [many] { $name } drží { $count } karty a stačí dorovnat.
   *[other] { $name } drží { $count } karet a stačí dorovnat.
}
ui-needs = { $name } potřebuje ještě { $count }. Stačí dorovnat.
ui-enough = { $name } má dost.
ui-team-word = tým
ui-best-strength = nejlepší síla na stole
ui-faceoff-rule = Bez karet, bez pole, bez rozhodčího. Shoda: oba hází znovu.

# Karty
ui-bonus = bonus
ui-only-any = každý tah
ui-only-speed = jen rychlost
ui-only-strength = jen síla
ui-only-pass = jen přihrávka
ui-only-shot = jen střela
ui-any-move = každý tah
ui-role-attack = útok
ui-role-defend = obrana
ui-card-symbol = symbol rozhodčího: otočí kartu rozhodčího
ui-card-hero = Hrdina { $name }: { $gives }
ui-card-special = Speciální karta { $name }. { $text }
ui-injury = Zranění
ui-hero-leaves = hrdina ven
ui-your-hand = Vaše karty
ui-no-cards = Žádné karty.
ui-hand-faceoff = Při buly se karty nehrají
ui-hand-cards = Klepnutím zvolíte, dalším vrátíte. Karty R se hrají hned
ui-hand-attacker = Do 5 dolížete, až ztratíte puk
ui-hand-defender = Do 5 dolížete po další ztrátě puku
ui-pile-draw = { $count } v balíčku
ui-pile-discard = { $count } v odhozu
ui-in-pile = { $count } v balíčku
ui-in-hand-or-pile = { $count } v ruce nebo balíčku
ui-referee-left = Rozhodčí, zbývá { $count }
ui-cap-chosen = zvoleno
ui-cap-new = nová
ui-cap-thrown = odhodit
ui-cap-roll-first = nejdřív hod
ui-cap-declare-first = nejdřív tah
ui-cap-special-move = jen { $moves }
ui-cap-one-special = jedna za tah
ui-cap-special-or-hero = buď hrdina, nebo SK
ui-cap-special-for-attack = jen v útoku
ui-cap-special-for-defend = jen v obraně
ui-cap-no-opposing-hero = soupeř bez hrdiny
ui-cap-no-field-bonus = bez bonusu pole
ui-cap-needs-two-heroes = chce dva hrdiny
ui-cap-before-roll = teď už pozdě
ui-cap-one-hero = jeden hrdina za tah
ui-cap-hero-alone = teď ne hrdina
ui-cap-after-hero = po hrdinovi už ne
ui-cap-one-symbol = jedno R za tah
ui-cap-bonus-limit = kulisa: jedna karta
ui-cap-five-symbols = už pět R

# Lišta tahu
ui-flag-turn = Jste na tahu
ui-flag-roll = Váš hod
ui-flag-pick = Vybíráte
ui-flag-watching = Sledujete
ui-flag-wait = Čekání
ui-flag-over = Konec
ui-change = Změnit
ui-clear = Vrátit
ui-back = Zpět
ui-moves = Tahy
ui-lit-allowed = Svítící pole jsou dovolená.
ui-your-puck = Puk je váš.
ui-your-puck-on = Puk je váš, pole zvýhodňuje: { $attr }.
ui-choose-move = Zvolte tah: 1 rychlost, 2 síla, 3 přihrávka, 4 střela.
ui-choose-field = Zvolte pole: { $move }.
ui-shoot = Střela, { $sums }
ui-shot-from = Střela: { $field }.
ui-move-to = { $move }: { $field }.
ui-before-dice = { $sums } před hodem. Ohlášené platí.
ui-declare = Ohlásit
ui-declare-roll = Ohlásit a hodit
ui-take-time = Vzít TIME (T)
ui-idle-warning = Kol bez karty rozhodčího: { $idle }. Ještě { $left } a jedna se otočí bez účinku (domácí pravidlo).
ui-prepare-attack = Vyložte hrdinu nebo speciální kartu, nebo hoďte.
ui-roll-now = Hoďte kostkami.
ui-stands-at = { $own } proti { $other } před hodem.
ui-start-from = Začínáte na { $own } proti { $other }.
ui-tie-enough = Stačí dorovnat.
ui-roll-dice = { $count ->
    [one] Hodit { $count } kostkou
    [few] Hodit { $count } kostkami
    [many] Hodit { $count } kostkami
   *[other] Hodit { $count } kostkami
}
ui-roll-again = Hodit znovu
ui-take-fixed = Vzít { $value }
ui-lay-hero = Vyložit na stůl: { $card }.
ui-hero-alone = Počítá se hned. Jiná karta už v tomto tahu ne.
ui-play-special = Zahrát: { $card }.
ui-lay-card = Vyložit: { $card }
ui-lay-symbol = Vyložit kartu { $card } a otočit kartu rozhodčího.
ui-lay-symbol-second = Hraje se samostatně: rozhodčí může vše změnit.
ui-lay-turn = Vyložit a otočit
ui-injury-choose = Zranění: vyberte hrdinu, který odejde.
ui-to-match = { $total }: dorovnat má { $name }.
ui-ended-fixed = Ukončený tah už nezměníte.
ui-need-more = Chybí vám { $count }: { $own } proti { $other }.
ui-enough-now = Stačí to: { $own } proti { $other }.
ui-end-turn = Ukončit na { $total }
ui-lay-end = { $count ->
    [one] Vyložit { $count } kartu, skončit na { $total }
    [few] Vyložit { $count } karty, skončit na { $total }
    [many] Vyložit { $count } karty, skončit na { $total }
   *[other] Vyložit { $count } karet, skončit na { $total }
}
ui-target-choose = { $card }: vyberte hrdinu, který odejde.
ui-target-second = Jde do odhozu: { $name }.
ui-remove-hero = Odstranit: { $hero }
ui-restart = Chyceno. Odkud rozehrát?
ui-restart-second = Brankář: líže jen střelec. Buly: oba lížou do 5.
ui-restart-north = Severní kruh
ui-restart-south = Jižní kruh
ui-restart-goalkeeper = Brankář
ui-time-choose = Odhoďte 1 nebo 2 karty a lízněte si stejně.
ui-time-second = Zvoleno { $count }. Jdou do vašeho otevřeného odhozu.
ui-time-hint = TIME: zvolte jednu nebo dvě karty k odhození
ui-swap = { $count ->
    [one] Vyměnit { $count } kartu
    [few] Vyměnit { $count } karty
    [many] Vyměnit { $count } karty
   *[other] Vyměnit { $count } karet
}
ui-faceoff-at = Buly: { $field }.
ui-faceoff-need = { $name } má { $total }. Na kostkách stačí { $win }, při { $tie } hází oba znovu.
ui-faceoff-nobody = Hoďte o puk. Zatím nikdo neházel.
ui-faceoff-tied = Shoda. Oba hází znovu.
ui-faceoff-wait = { $name } hází o puk.
ui-fifth = Pátá karta rozhodčího: poslední kolo třetiny.
ui-declared-shot = { $name } ohlašuje střelu: { $field }.
ui-declared-move = { $name } ohlašuje: { $move }, { $field }.
ui-wait-team = { $name } vybírá tým.
ui-wait-draft = { $name } vybírá kartu.
ui-wait-declare = { $name } volí tah.
ui-wait-prepare = { $name } může vyložit hrdinu nebo speciální kartu, pak hází.
ui-wait-cards = { $name } může vyložit bonusové karty.
ui-wait-target = { $name } vybírá hrdinu, který odejde.
ui-wait-restart = { $name } volí rozehrání.
ui-over = { $team } vyhrává { $goals }.

# Kroky
ui-step-drew = Oba mají 5 karet
ui-step-faceoff = Hod na buly
ui-step-attack = Vítěz odtud útočí
ui-step-move = Tah
ui-step-move-is = Tah: { $move }
ui-step-field = Pole
ui-step-field-is = Pole: { $field }
ui-step-prepare = Speciální karta nebo hrdina
ui-step-roll = Hod
ui-step-rolled = Hozeno { $dice }
ui-step-bonus = Bonusové karty
ui-step-bonus-chosen = Bonusové karty: zvoleno { $count }
ui-end-turn-word = Konec tahu

# Týmy a draft
ui-stage = Fáze
ui-before = Před zápasem
ui-pick-title = Vyberte si národní tým
ui-lot = Los: začíná { $name }
ui-you-pick = Vybíráte
ui-picks-name = { $name } vybírá
ui-teams = Týmy
ui-team = Tým
ui-pick-team = Vyberte si národní tým.
ui-pick-team-second = Každý hraje se svými dvaceti kartami.
ui-team-second = Jeho 20 karet a hrdinové jsou vedle.
ui-take-team = Vzít: { $team }
ui-took-it = Zabráno: { $name }
ui-team-cards = { $team }, { $count } karet
ui-specials = Speciální
ui-bonus-cards = Bonusy
ui-bonus-count = { $count }, s R: { $symbols }
ui-honesty = V originále vytištěno: { $printed }. Všechna ostatní čísla týmů jsou naše.
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
ui-draft-second = Vše je otevřené; vzatá karta je pryč.
ui-draft-next = Pak vybírá { $name }. Vzatá karta je pryč.
ui-pick-card = Vybrat: { $card }
ui-pool = Karty zbývající v krabici
ui-filter = Ukázat hrdiny s atributem
ui-all = Všichni
ui-taken-by = { $card }, zabráno: { $name }
ui-left = zbývá { $count }
ui-cards-of = { $count } z 20 karet
ui-hero-number = Hrdina { $number }
ui-cards = Karty
ui-then = Pak
ui-then-what = 3 speciální, 1 zranění, 11 bonusů
ui-symbols = { $count } z 5 R
ui-symbols-rule = V 11 bonusových kartách nejvýše 5 symbolů rozhodčího.
ui-team-so-far = Váš tým zatím
ui-best-hero = Nejlepší hrdina pro
ui-best-attack = { $move }, útok
ui-best-defence = Obrana proti střele

# Záznam
ui-log-team = { $name } bere tým { $team }
ui-log-team-lot = { $name } dostává losem tým { $team }
ui-log-draft = { $name } bere: { $card } ({ $team })
ui-log-drew = { $count ->
    [one] { $name } líže { $count } kartu
    [few] { $name } líže { $count } karty
    [many] { $name } líže { $count } karty
   *[other] { $name } líže { $count } karet
}
ui-log-drew-own = { $count ->
    [one] { $name } líže { $count } kartu
    [few] { $name } líže { $count } karty
    [many] { $name } líže { $count } karty
   *[other] { $name } líže { $count } karet
}: { $cards }
ui-log-strength = síla { $strength }
ui-log-hero = hrdina { $value }
ui-log-tied = { $total } na obou stranách: hází se znovu
ui-log-faceoff-won = { $name } vyhrává buly, { $totals }
ui-log-lines = { $count ->
    [one] { $count } čára
    [few] { $count } čáry
    [many] { $count } čáry
   *[other] { $count } čar
}
ui-log-shot = { $field }
ui-log-special = { $name } hraje kartu { $card }
ui-log-hero-laid = { $name } vykládá hrdinu: { $hero }
ui-log-heroes = { $name } počítá: { $heroes }
ui-log-heroes-none = { $name } nepočítá hrdinu
ui-log-rolled = { $name } hází { $dice }
ui-log-bonus = { $name } vykládá { $card }: { $total }
ui-log-referee = Rozhodčí: { $card }
ui-log-idle = Hodiny nečinnosti: { $card }, bez účinku
ui-log-lowered = { $was } klesá na { $now }: { $cause }
ui-log-dice = kostky { $value }
ui-log-part-hero = hrdina { $value }
ui-log-part-field = pole { $value }
ui-log-part-bonus = karty { $value }
ui-log-part-referee = rozhodčí { $value }
ui-log-part-special = speciální { $value }
ui-log-part-lines = čáry { $value }
ui-log-keeps = Puk zůstává: { $name }
ui-log-wins = { $name } získává puk
ui-log-saves = { $name } chytá
ui-log-scores = { $name } dává gól
ui-log-goal = Gól! { $name }, { $goals }
ui-log-restart-faceoff = { $name } volí buly: { $field }
ui-log-restart-goalkeeper = { $name } rozehrává od brankáře: { $field }
ui-log-time = { $name } bere TIME a odhazuje: { $cards }
ui-log-over = { $name } vyhrává { $goals }
