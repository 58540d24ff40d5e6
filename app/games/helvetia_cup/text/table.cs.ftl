# Co říká kresba hry Helvetia Cup. Věty záznamu, volby a odmítnutí jsou v cs.ftl.

## Slova
ui-team-dragons = Draci
ui-team-fools = Blázni
ui-team-bears = Medvědi
ui-team-ogres = Zlobři
ui-team-vampires = Upíři
ui-team-diplomats = Diplomaté
ui-team-dwarfs = Trpaslíci
ui-team-elves = Elfové
ui-class-goalkeeper = Brankář
ui-class-normal = Hráč
ui-class-captain = Kapitán
ui-role-goalkeeper = Brankář
ui-role-stopper = Stoper
ui-role-full-back = Krajní obránce
ui-role-anchor = Štít obrany
ui-role-playmaker = Tvůrce hry
ui-role-winger = Křídlo
ui-role-striker = Útočník
ui-role-attacking-captain = Kapitán, útočný
ui-role-defensive-captain = Kapitán, obranný
ui-skills = Dovednosti
ui-skill-dribble = Dribling
ui-skill-pass = Přihrávka
ui-skill-shot = Střela
ui-skill-header = Hlavička
ui-skill-steal = Obrání
ui-skill-tackle = Skluz
ui-skill-intercept = Zachycení
ui-skill-pressure = Tlak
ui-skill-short-dribble = Drib
ui-skill-short-pass = Přih
ui-skill-short-shot = Stře
ui-skill-short-header = Hlav
ui-skill-short-steal = Obr
ui-skill-short-tackle = Skl
ui-skill-short-intercept = Zach
ui-skill-short-pressure = Tlak
ui-test-steal = Obrání
ui-test-dribble = Dribling
ui-test-tackle = Skluz
ui-test-intercept = Zachycení
ui-test-clear = Odkop
ui-test-long-pass = Dlouhá přihrávka
ui-shot-shot = Střela
ui-shot-one-touch = Střela z první
ui-shot-header = Hlavička
ui-shot-penalty = Penalta
ui-shot-shootout = Rozstřel
ui-zone-left = Levá
ui-zone-centre = Střed
ui-zone-right = Pravá
ui-nothing = nic
ui-yours = váš
ui-theirs = { $name }
ui-of = { $n } z { $of }
ui-of-six = { $n } z 6
ui-or-less = { $value } či méně
ui-never = bez šance
ui-points = { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
}
ui-boosts = { $boosts ->
    [one] { $boosts } boost
    [few] { $boosts } boosty
   *[other] { $boosts } boostů
}
ui-why = Proč?
ui-change = Změnit

## Co slyší čtečka
ui-board = Hřiště, 113 hexů. Klávesy kolem S a šipky přecházejí mezi hexy, Enter vybírá.
ui-goal = Branka, šest sektorů z pohledu střelce
ui-pane = { $name }, postih { $penalty }, stačí { $value } či méně, { $percent } procent, není-li hlídán{ $state }
ui-say-boosts = { $of ->
    [one] { $boosts } z { $of } boostu
    [few] { $boosts } z { $of } boostů
   *[other] { $boosts } z { $of } boostů
}
ui-say-has-ball = má míč
ui-say-fallen = leží
ui-say-yellow = žlutá karta
ui-say-tired = vyčerpání
ui-say-ball = míč
ui-say-area = pokutové území
ui-say-zone-left = levá střelecká zóna
ui-say-zone-centre = střední střelecká zóna
ui-say-zone-right = pravá střelecká zóna
ui-say-cost = { $cost ->
    [0] lze vybrat
    [one] stojí { $cost } boost
    [few] stojí { $cost } boosty
   *[other] stojí { $cost } boostů
}
ui-d20 = d20: { $rolled }
ui-zoom-in = Přiblížit
ui-zoom-out = Celé hřiště
ui-score = Skóre
ui-minute = { $clock }. minuta z { $length }

## Skóre a trenéři
ui-half = { $half ->
    [1] 1. poločas
    [2] 2. poločas
    [3] Prodloužení 1
   *[other] Prodloužení 2
}, { $clock }′
ui-before = Před výkopem
ui-line-cards = Karty
ui-line-squad = Sestavy
ui-line-toss = Los
ui-line-shootout = Rozstřel { $left }:{ $right }
ui-line-over = Konec
ui-line-round = Kolo { $round }
ui-line-quiet = klid { $quiet } z { $of }
ui-offside-limit = Hranice ofsajdu
ui-onside-to-here = Bez ofsajdu až sem
ui-attacks-right = útočí doprava
ui-attacks-left = útočí doleva
ui-chip-attacks = Útočí
ui-chip-defends = Brání
ui-chip-shoots = Střílí
ui-chip-guards = Hlídá
ui-chip-chooses = Vybírá
ui-chip-locked = Rozhodnuto
ui-chip-won = Vítěz
ui-chip-done = Konec
ui-tag-sub = lavice
ui-tag-sub-long = Na lavičce
ui-tag-down = leží
ui-tag-down-long = Leží na hřišti
ui-tag-half = ½
ui-tag-half-long = Vyčerpání: všechny dovednosti poloviční
ui-tag-moved = hotovo
ui-tag-moved-long = V této fázi už bez volného kroku
ui-tag-on = nový
ui-tag-on-long = Právě na hřišti: v tomto kole se nehýbe
ui-tag-left = mimo
ui-tag-left-long = Po střídání
ui-tag-injured = zranění
ui-tag-injured-long = Zranění, konec zápasu
ui-tag-red = červená
ui-tag-red-long = Vyloučení
ui-cards-in-hand = Karty v ruce
ui-picked = Vybráno
ui-cards-left = { $left ->
    [one] zbývá { $left } karta, zahráno { $played }
    [few] zbývají { $left } karty, zahráno { $played }
   *[other] zbývá { $left } karet, zahráno { $played }
}
ui-hidden = skryté: { $hidden }
ui-played = Zahráno
ui-legendary = Legendární, odkrytá

## Karty
ui-your-cards = Vaše karty
ui-cards-hint = Každá jednou za zápas
ui-cards-dealt = Šest rozdaných karet
ui-cards-watch = Trenéři si vybírají tři ze šesti karet.
ui-window-move = Fáze pohybu
ui-window-move-att = Váš pohyb v útoku
ui-window-def = Před obráním či skluzem
ui-window-att = Vaše fáze akcí
ui-window-react = Před zachycením či odkopem
ui-window-keeper = Když hlídá váš brankář
ui-legendary-window = Legendární: { $window }
ui-house-made = Domácí karta: název a účinek jsou naše
ui-task = Turnajový úkol: { $task }
ui-price = Cena
ui-face-up = Necháte-li si ji, leží odkrytá
ui-discard = Odhodit
ui-discard-more = { $left ->
    [one] Označte ještě { $left } kartu k odhození.
    [few] Označte ještě { $left } karty k odhození.
   *[other] Označte ještě { $left } karet k odhození.
}
ui-discard-ready = Odhodit tyto?
ui-discard-second = Necháte si 3 ze 6. Taktika zůstává skrytá.
ui-discard-do = Odhodit { $n }
ui-card-sentence = Zahrát { $card }?
ui-card-second = Uvidí ji všichni a bude pryč.
ui-card-target = Vyberte, na koho: hráči v kroužku.
ui-card-play = Zahrát kartu
ui-card-keep = Nechat si

## Sestava a los
ui-squad-nine = Vašich devět hráčů
ui-squad-watch = Trenéři vybírají sestavy.
ui-team-die = Týmová kostka
ui-die-says = Po faulu: karta pro viníka a boosty, které ztrácí faulovaný.
ui-die-face = { $card ->
    [red] červená karta
   *[other] žlutá karta
}, ztráta boostů: { $loss }
ui-slot-keeper = Brankář
ui-slot-starts = Začíná
ui-slot-bench = Lavička
ui-lineup = Sestava
ui-why-misses = Tento zápas vynechá
ui-why-captain = Jen jeden kapitán
ui-squad-pick = Vyberte hráče.
ui-squad-last = { $name } jako { $n }. ze 7?
ui-squad-second = První čtyři začínají, poslední dva jsou náhradníci. { $who } vidí jen počet.
ui-squad-confirm = Potvrdit sestavu
ui-squad-send = Vybrat { $n }
ui-toss = Los je váš.
ui-toss-second = Druhý poločas rozehrává druhý trenér.
ui-toss-take = Rozehrát
ui-toss-give = Rozehraje { $who }

## Lišta
ui-flag-turn = Jste na tahu
ui-flag-choice = Vaše volba
ui-flag-wait = Oba
ui-flag-over = Konec
ui-done = Hotovo
ui-move-here = Přesunout sem
ui-place-here = Postavit sem
ui-move-none = Všichni jsou na místě.
ui-move-att-second = Ukončete pohyb.
ui-move-def-second = Kdo stojí u míče, může obrat, jít do skluzu nebo tlačit.
ui-move-choose = Kam jde { $name }?
ui-move-others = { $others ->
    [one] Čárkované hexy stojí boosty. Pohnout se může ještě { $others } další.
    [few] Čárkované hexy stojí boosty. Pohnout se mohou ještě { $others } další.
   *[other] Čárkované hexy stojí boosty. Pohnout se může ještě { $others } dalších.
}
ui-move-to = { $cost ->
    [0] { $name } na { $hex }: krok zdarma.
    [one] { $name } na { $hex }: { $cost } boost.
    [few] { $name } na { $hex }: { $cost } boosty.
   *[other] { $name } na { $hex }: { $cost } boostů.
}
ui-move-steps = { $steps ->
    [one] { $steps } krok. Může se ještě pohnout: { $others }.
    [few] { $steps } kroky. Může se ještě pohnout: { $others }.
   *[other] { $steps } kroků. Může se ještě pohnout: { $others }.
}
ui-move-do = Jde { $name }
ui-move-sub = { $on } místo hráče { $f }?
ui-move-sub-second = Odchod přes okraj stojí krok. Kdo odejde, už se nevrátí.
ui-bring-on = Nasadit: { $name }
ui-overtake-to = { $name } předbíhá na { $hex }.
ui-overtake-second = Krok navíc podél čáry, a dál už ne.
ui-overtake-do = Předběhnout na { $hex }
ui-stand-sentence = { $name } leží.
ui-stand-second = Vstávání stojí volný krok.
ui-stand-do = Vstát
ui-step-you = Vy
ui-step-moves = pohyb: { $name }
ui-step-action = Akce
ui-step-defenders = Obránci
ui-step-attackers = Útočníci
ui-step-kickoff = Výkop
ui-step-cards = Karty
ui-step-squad = Sestava
ui-step-squad-of = Sestava: { $n } ze 7
ui-step-coin = Mince
ui-step-moved = Pohyb hotov
ui-step-defence = Obrana
ui-step-choose = Výběr
ui-step-long = Dlouhá na { $hex }
ui-step-short = Krátká na { $hex }
ui-step-deviation = Odchylka při chybě
ui-step-pass = Přihrávka
ui-step-shoots = střílí { $name }
ui-step-aim = Cíl
ui-step-guard = Hlídání
ui-step-reveal = Odkrytí
ui-hex-chosen = { $name } na { $hex }?
ui-hex-place = Postavte číslo { $number }, { $name }.
ui-hex-place-second = Na své polovině, ne v brance; obránci ne ve středovém kruhu.
ui-hex-forced-move = { $name } musí s míčem o hex dál.
ui-hex-forced-move-second = Krok je zdarma.
ui-hex-withdraw = Odveďte od míče: { $name }.
ui-hex-withdraw-second = Na sousední hex. Pak musí útočník jednat.
ui-hex-penalty-clear = { $name } opouští pokutové území.
ui-hex-penalty-clear-second = Na jeden z nejbližších hexů venku.
ui-name-kicker = Kdo rozehraje?
ui-name-kicker-second = Stojí s míčem ve středu.
ui-name-nearest = Kdo převezme míč?
ui-name-nearest-second = Jsou stejně blízko.
ui-name-pick-keeper = Kdo jde do branky?
ui-name-pick-keeper-second = Zůstává na místě a má všechna práva brankáře.
ui-name-penalty-taker = Vyberte střelce penalty.
ui-name-penalty-taker-second = Střední zóna, bez tlaku.
ui-name-so-taker = Kdo kope teď?
ui-name-so-taker-second = Dva hlídané sektory, střední zóna, bez karet.
ui-name-do = Číslo { $number }, { $name }
ui-name-choose = Vybrat
ui-defend = Obrat, skluz, nebo dál tlačit?
ui-defend-second = Zásah ukončí tlak.
ui-defend-none = Jen tlak
ui-defend-tackle = Skluz { $percent } %
ui-defend-steal = Obrání { $percent } %
ui-attack = Co udělá { $name }?
ui-attack-must = { $name } musí jednat.
ui-attack-second = Bílé hexy: krátká přihrávka bez kostky.
ui-end-round = Ukončit kolo
ui-shoot = Střílet
ui-one-touch = Střílet z první
ui-pass-to = Přihrát na { $hex }
ui-long = { $name } na { $hex }: { $percent } %.
ui-long-must = { $name } musí jednat. Na { $hex }: { $percent } %.
ui-short-to = Krátká přihrávka na { $hex } { $who }
ui-short-sure = Bez kostky, nikdo nepřekáží.
ui-short-loose = Nikdo tam není: kolo končí, míč má bližší strana.
ui-short-contested = { $name } může zachytit.
ui-may-intercept = { $name } může zachytit: { $value } či méně.
ui-may-clear = { $name } může odkopnout: { $value } či méně.
ui-may-second = Když ne, tlak zůstává.
ui-let-go = Nechat být
ui-do-intercept = Zachytit { $percent } %
ui-do-clear = Odkop { $percent } %
ui-header-question = Hlavička, nebo konec kola?
ui-header-second = Sám v pokutovém území, hned po dlouhé přihrávce.
ui-header-do = Hlavička
ui-show-pitch = Ukázat hřiště
ui-show-goal = Ukázat branku
ui-aim = Kam míříte?
ui-aim-chosen = { $sector }: { $value } či méně na d20.
ui-aim-never = { $sector }: žádný hod nestačí.
ui-aim-second = { $who } tajně hlídá { $n } ze 6.
ui-aim-do = Střílet: { $sector }
ui-guard = { $n ->
    [0] Hlídejte { $of } ze 6.
   *[other] { $sectors }: { $n } z { $of }.
}
ui-guard-second = { $who } současně tajně míří.
ui-guard-do = { $n ->
    [one] Hlídat { $n }
    [few] Hlídat { $n }
   *[other] Hlídat { $n }
}
ui-guard-nothing = Hlídat nelze nic.
ui-guard-nothing-second = Leda zahrajete kartu brankáře.
ui-guard-nothing-do = Nehlídat nic
ui-guarded = hlídáno
ui-goal-from = { $n ->
    [one] { $name } na { $hex }, hlídá se { $n } sektor.
    [few] { $name } na { $hex }, hlídají se { $n } sektory.
   *[other] { $name } na { $hex }, hlídá se { $n } sektorů.
}
ui-goal-kick = Kope { $name }.
ui-goal-pressed = Tlačí { $name }.
ui-offside = Ofsajd?
ui-offside-second = Chybné hlášení vás v tomto poločase připraví o další.
ui-play-on = Hrát dál
ui-call-offside = Hlásit ofsajd
ui-seconds = { $seconds } s
ui-seconds-left = { $seconds ->
    [one] { $seconds } sekunda na hlášení.
    [few] { $seconds } sekundy na hlášení.
   *[other] { $seconds } sekund na hlášení.
}
ui-subs = Střídat, nebo nechat pětku.
ui-subs-second = Vyberte na hřišti, kdo jde dolů, a dole, kdo přijde.
ui-subs-do = Střídat
ui-subs-keep = Nechat tým
ui-injury = Kdo přijde místo čísla { $number }?
ui-injury-second = Stojí s míčem na hexu faulu.
ui-bench = Lavička

## Čekání a konec
ui-wait-nothing = Vy teď nemáte co dělat.
ui-wait-watch = Vidíte, co vidí stůl; karty zůstávají skryté.
ui-wait-locked = Vaše volba platí.
ui-wait-both-cards = Oba trenéři vybírají karty.
ui-wait-both-squad = Oba trenéři vybírají sestavy.
ui-wait-both-shot = Oba trenéři tajně volí.
ui-wait-cards = { $who } vybírá karty.
ui-wait-squad = { $who } vybírá sestavu.
ui-wait-toss = { $who } rozhoduje o výkopu.
ui-wait-subs = { $who } může střídat.
ui-wait-place = { $who } staví hráče.
ui-wait-kicker = { $who } vybírá rozehrávajícího.
ui-wait-move-att = { $who } pohybuje útokem.
ui-wait-move-def = { $who } pohybuje obranou.
ui-wait-act-def = { $who } brání.
ui-wait-forced-move = { $who } jde s míčem dál.
ui-wait-pick-keeper = { $who } určuje brankáře.
ui-wait-injury-sub = { $who } střídá zraněného.
ui-wait-nearest = { $who } rozhoduje, kdo převezme míč.
ui-wait-withdraw = { $who } uvolňuje hex míče.
ui-wait-penalty-taker = { $who } vybírá střelce penalty.
ui-wait-penalty-clear = { $who } vyklízí pokutové území.
ui-wait-act-att = { $who } útočí.
ui-wait-intercept = { $who } může zachytit.
ui-wait-clear = { $who } může odkopnout.
ui-wait-after-long = { $who } může hlavičkovat.
ui-wait-shot = { $who } tajně volí.
ui-wait-offside-window = { $who } hlídá ofsajd.
ui-wait-so-taker = { $who } vybírá, kdo kope.
ui-over-won = Vítězí { $name }, { $left }:{ $right }.
ui-over-draw = Remíza { $left }:{ $right }.
ui-over-shootout = Rozstřel { $left }:{ $right }.
ui-over-forfeit = Kontumačně.
ui-over-goals = Po základní hře či prodloužení.

## Výpočet
ui-sum = Výpočet
ui-part-halved = Vyčerpání
ui-part-bonus = Karty
ui-part-pressure = Tlak
ui-part-touch = Z první
ui-part-sector = Sektor
ui-needs = Stačí { $value } či méně
ui-before-sector = Před sektorem
ui-ruler-hit = 1–{ $value } uspěje
ui-ruler-miss = { $from }–20 neuspěje
ui-sum-defence = { $name } u míče
ui-way-steal = Obrání
ui-way-tackle = Skluz
ui-way-pressure = Tlak
ui-way-steal-sum = { $steal } či méně, pak dribling nad { $dribble }
ui-way-tackle-sum = { $tackle } či méně; faul { $foul } %, pád { $falls } %
ui-way-pressure-sum = na další akci s kostkou
ui-way-note = Nezdařený skluz do 16 je faul.
ui-sum-intercept = { $name } může zachytit
ui-sum-clear = { $name } může odkopnout
ui-sum-your-shot = Vaše střela
ui-sum-long = Dlouhá přihrávka na { $hex }
ui-keeper-guards = Brankář hlídá
ui-guarded-note = Hlídaný sektor je zákrok bez hodu.
ui-long-hit = { $value } či méně
ui-long-stays = { $stays ->
    [one] Útočníkům míč zůstává v { $stays } hodu z 20.
    [few] Útočníkům míč zůstává ve { $stays } hodech z 20.
   *[other] Útočníkům míč zůstává v { $stays } hodech z 20.
}
ui-land-keeper = Brankář
ui-land-may-clear = { $name } může odkopnout
ui-land-level = Volný, stejně daleko
ui-land-loose = Volný
ui-step-from-to = { $from } na { $to }
ui-step-free = krok zdarma
ui-step-boost = −1 boost
ui-boosts-left = Zbývá boostů
ui-shot-from = Střela z { $hex }: { $zone }, brankář hlídá { $n } ze 6. Střela { $shot }, { $sector }: { $value } či méně, { $percent } %. Obránce, který přijde, tlačí.
ui-duel-at = U míče s hráčem { $name }: obrání { $steal } %, skluz { $tackle } %, tlak { $pressure }.
ui-sum-foul = Faul: { $name }
ui-foul-card = Karta
ui-foul-loss = Ztracené boosty
ui-foul-lost = −{ $loss }
ui-sum-takers = Ze značky, nejlepší sektor
ui-last-success = { $what }: úspěch
ui-last-failure = { $what }: neúspěch
ui-target = Cíl na d20
ui-rolled-spare = Hod { $rolled }: rezerva { $spare }.
ui-rolled-many = Hod { $rolled }: o { $spare } víc.
ui-no-die = Rozhodla karta, bez kostky.

## Záznam
ui-log-known-discarded = { $coach } odhazuje kartu { $card }.
ui-log-known-picked = { $coach } vybírá: { $f }.
ui-log-known-aimed = { $coach } míří: { $sector }.
ui-log-known-guarded = { $coach } hlídá: { $sectors }.
ui-log-plain = { $f }: { $what }, { $value } či méně, hod { $rolled }: { $success ->
    [true] úspěch
   *[other] neúspěch
}
ui-log-half = { $half ->
    [1] První poločas
    [2] Druhý poločas
    [3] První poločas prodloužení
   *[other] Druhý poločas prodloužení
}
ui-log-shootout = Rozstřel

## Hřiště jako seznam
ui-list = Hřiště
ui-list-number = Č.
ui-list-name = Hráč
ui-list-hex = Pole
ui-list-boosts = Boosty
ui-list-look = Podívat se na { $hex }
ui-list-ball = Míč je na { $hex }.
ui-list-no-ball = Na hřišti není míč.
ui-list-rules = Jak se hráči pohybují
ui-list-to = na { $hex }
ui-list-in = nastoupí: { $name }
ui-list-take = Rozehraju já
ui-list-give = Rozehraje soupeř
ui-undo-step = Vzít zpět poslední krok
ui-zoom-closer = Blíž
ui-action-type-discard = Odhodit
ui-action-type-pick = Nominovat
ui-action-type-choose_kickoff = Rozhodnout o výkopu
ui-action-type-sub = Střídat
ui-action-type-sub_exit = Stáhnout u lajny
ui-action-type-done = Hotovo
ui-action-type-place = Postavit
ui-action-type-kicker = Kdo rozehraje
ui-action-type-move = Pohyb
ui-action-type-overtake = Předběhnutí
ui-action-type-stand = Vstát
ui-action-type-steal = Obrání
ui-action-type-tackle = Skluz
ui-action-type-none = Jen tlak
ui-action-type-forced_move = Vyvést míč
ui-action-type-pick_keeper = Kdo půjde do brány
ui-action-type-injury_sub = Kdo nastoupí
ui-action-type-nearest = Kdo si vezme míč
ui-action-type-withdraw = Ustoupit
ui-action-type-penalty_taker = Kdo kope penaltu
ui-action-type-penalty_clear = Vyklidit pokutové území
ui-action-type-short_pass = Krátká přihrávka
ui-action-type-long_pass = Dlouhá přihrávka
ui-action-type-shot = Vystřelit
ui-action-type-one_touch = Střela z první
ui-action-type-header = Hlavička
ui-action-type-end_round = Ukončit kolo
ui-action-type-intercept = Zachytit
ui-action-type-clear = Odkopnout
ui-action-type-decline = Nechat být
ui-action-type-aim = Mířit
ui-action-type-guard = Krýt
ui-action-type-call_offside = Hlásit ofsajd
ui-action-type-no_call = Hrát dál
ui-action-type-so_taker = Kdo kope
ui-action-type-play_card = Zahrát kartu
