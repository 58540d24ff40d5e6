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
ui-role-anchor = Štítový záložník
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
ui-skill-steal = Odebrání
ui-skill-tackle = Skluz
ui-skill-intercept = Zachycení
ui-skill-pressure = Tlak
ui-skill-short-dribble = Drib
ui-skill-short-pass = Přihr
ui-skill-short-shot = Stře
ui-skill-short-header = Hlav
ui-skill-short-steal = Odeb
ui-skill-short-tackle = Skl
ui-skill-short-intercept = Zach
ui-skill-short-pressure = Tlak
ui-test-steal = Odebrání
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
ui-or-less = { $value } nebo méně
ui-never = bez šance
ui-always = jistota
ui-boosts = { $boosts ->
    [one] { $boosts } zrychlení
    [few] { $boosts } zrychlení
    [many] { $boosts } zrychlení
   *[other] { $boosts } zrychlení
}
ui-why = Proč?
ui-change = Změnit
ui-percent = { $percent } %
ui-about = ≈ { $percent } %

## Co slyší čtečka
ui-board = Hřiště, 113 hexů. Klávesami kolem S a šipkami přecházíte mezi hexy, Enter vybírá.
ui-goal = Branka, šest sektorů z pohledu střelce
ui-pane = { $drawn }: postih { $penalty }, { $percent } %, pokud ho nikdo nehlídá{ $state }
ui-say-boosts = { $of ->
    [one] zrychlení { $boosts } z { $of }
    [few] zrychlení { $boosts } z { $of }
    [many] zrychlení { $boosts } z { $of }
   *[other] zrychlení { $boosts } z { $of }
}
ui-say-has-ball = má míč
ui-say-fallen = leží
ui-say-yellow = žlutá karta
ui-say-tired = únava
ui-say-ball = míč
ui-say-area = pokutové území
ui-say-zone-left = levá střelecká zóna
ui-say-zone-centre = střední střelecká zóna
ui-say-zone-right = pravá střelecká zóna
ui-say-cost = { $cost ->
    [0] lze vybrat
    [one] stojí { $cost } zrychlení
    [few] stojí { $cost } zrychlení
    [many] stojí { $cost } zrychlení
   *[other] stojí { $cost } zrychlení
}
ui-d20 = d20: { $rolled }
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
ui-kicks = { $name }: proměněno { $goals } z { $taken }
ui-line-over = Konec
ui-line-round = { $round }. kolo
ui-line-quiet-short = tichých { $quiet }/{ $of }
ui-line-quiet = bez hodu na čas { $quiet } z { $of }
ui-offside-limit = Hranice ofsajdu
ui-onside-to-here = Bez ofsajdu až sem
ui-attacks-right = útočí doprava
ui-attacks-left = útočí doleva
ui-tag-sub = lavice
ui-tag-sub-long = Na lavičce
ui-tag-down = leží
ui-tag-down-long = Leží na hřišti
ui-tag-half = ½
ui-tag-half-long = Únava: všechny dovednosti na polovinu
ui-tag-moved = hotovo
ui-tag-moved-long = V této fázi už bez kroku zdarma
ui-tag-on = ↑
ui-tag-on-long = Právě na hřišti: v tomto kole bez pohybu
ui-tag-left = mimo
ui-tag-left-long = Po střídání
ui-tag-injured = zranění
ui-tag-injured-long = Zranění, v tomto zápase už ne
ui-tag-red = červená
ui-tag-red-long = Vyloučení do konce zápasu
ui-cards-in-hand = Karty v ruce
ui-picked = Vybráno
ui-cards-left = { $left ->
    [one] zbývá { $left } karta, zahráno { $played }
    [few] zbývají { $left } karty, zahráno { $played }
    [many] zbývá { $left } karty, zahráno { $played }
   *[other] zbývá { $left } karet, zahráno { $played }
}
ui-hidden = skrytých: { $hidden }
ui-played = Zahráno
ui-legendary = Legendární, odkrytá

## Karty
ui-your-cards = Vaše karty
ui-cards-hint = Každá jednou za zápas
ui-cards-dealt = Šest rozdaných karet
ui-cards-watch = Trenéři si vybírají tři ze šesti karet.
ui-window-move = Fáze pohybu
ui-window-move-att = Váš pohyb v útoku
ui-window-def = Před odebráním či skluzem
ui-window-att = Vaše fáze akcí
ui-window-react = Před zachycením či odkopem
ui-window-keeper = Když hlídá váš brankář
ui-legendary-window = Legendární: { $window }
ui-house-made = Naše karta: název i účinek jsou domácí
ui-face-up = Necháte-li si ji, leží odkrytá
ui-discard = Odhodit
ui-discard-first = Označte { $left } karty k odhození.
ui-discard-more = { $left ->
    [one] Označte ještě { $left } kartu k odhození.
    [few] Označte ještě { $left } karty k odhození.
    [many] Označte ještě { $left } karty k odhození.
   *[other] Označte ještě { $left } karet k odhození.
}
ui-discard-ready = Odhodit tyto?
ui-discard-second = Necháte si 3 ze 6. Taktiku soupeř neuvidí.
ui-discard-do = { $n ->
    [0] Odhodit
    [one] Odhodit { $n } kartu
    [few] Odhodit { $n } karty
    [many] Odhodit { $n } karty
   *[other] Odhodit { $n } karet
}
ui-card-sentence = Zahrát „{ $card }“?
ui-card-second = Uvidí ji všichni a odejde ze hry.
ui-card-target = Vyberte hráče: vybrat lze ty v kroužku.
ui-card-play = Zahrát kartu
ui-card-keep = Nechat si
ui-card-change = { $what } { $from } → { $to } %

## Sestava a los
ui-squad-nine = Vašich devět hráčů
ui-squad-watch = Trenéři vybírají sestavy.
ui-team-die = Týmová kostka
ui-die-says = Po faulu: karta a ztracená zrychlení.
ui-die-face = { $card ->
    [red] červená karta
   *[other] žlutá karta
}, ztráta zrychlení: { $loss }
ui-slot-keeper = Brankář
ui-slot-starts = Začíná
ui-slot-bench = Lavička
ui-lineup = Sestava
ui-why-misses = V tomto zápase chybí
ui-why-captain = Jen jeden kapitán
ui-squad-pick = Vyberte hráče.
ui-squad-left = Vyberte hráče, zbývá: { $n }.
ui-squad-last = { $name }, { $n }. hráč ze 7?
ui-squad-second = Čtyři začínají, pak dva náhradníci. { $who } vidí jen počet.
ui-squad-confirm = Potvrdit sestavu
ui-squad-send = { $n ->
    [0] Vybrat
    [one] Vybrat { $n } hráče
    [few] Vybrat { $n } hráče
    [many] Vybrat { $n } hráče
   *[other] Vybrat { $n } hráčů
}
ui-toss = Los je váš.
ui-toss-second = Kdo nerozehrává teď, rozehraje druhý poločas.
ui-toss-take = Rozehrát
ui-toss-give = Rozehraje { $who }

## Lišta
ui-flag-turn = Jste na tahu
ui-flag-move = Váš pohyb
ui-flag-team = Váš tým
ui-form-ask = Tým stojí. Přetáhněte, nebo stiskněte Připraveno.
ui-form-ask-short = Tým stojí. Připraveno?
ui-form-where = Kam se postaví { $name }?
ui-form-att = Vaše polovina, jeden na středu. Rozestavení zůstane pro příští výkop.
ui-form-def = Vaše polovina, ne kruh. Rozestavení zůstane pro příští výkop.
ui-ready = Připraveno
ui-ready-att = pak rozehráváte vy
ui-ready-def = pak staví { $who }
ui-formations = Rozestavení
ui-form-last = Minulé
ui-form-last-about = jako předtím
ui-form-wide = Do šířky
ui-form-wide-about = u obou čar
ui-form-compact = Zahuštěné
ui-form-compact-about = před brankou
ui-form-press = Presink
ui-form-press-about = blízko kruhu
ui-flag-choice = Vaše volba
ui-flag-wait = Volí oba
ui-flag-over = Konec
ui-done = Hotovo
ui-done-att = pak se pohybuje { $who }
ui-done-def = pak přijde akce
ui-done-ask = Vedle míče stojí { $name }, zatím bez pohybu. Hotovo?
ui-done-ask-short = { $name } je bez pohybu. Hotovo?
ui-done-not = Ještě ne
ui-undo = Zpět { $n }
ui-undo-none = Zpět
ui-undo-effect = znovu na { $hex }
ui-undo-nothing = Teď není co vrátit.
ui-not-moved = Ještě nehráli: { $list }. Do Hotovo lze vše vrátit.
ui-all-moved = Všichni hráli. Do Hotovo lze vše vrátit.
ui-move-here = Přesunout sem
ui-move-none = Všichni už se pohybovali.
ui-move-att-second = Ukončete pohyb.
ui-move-def-second = Kdo stojí u míče, může ho odebrat, jít do skluzu nebo tlačit.
ui-loose-att = Míč leží volně na { $hex }: kdo tam vkročí, má ho.
ui-loose-def = Míč leží volně na { $hex }: získáte ho, když tam skončíte.
ui-loose-there = U míče stojí { $name }.
ui-loose-restart = Míč na { $hex } dostane nejbližší, až dohrají pohyb oba.
ui-move-choose = Kam půjde { $name }?
ui-move-to = { $cost ->
    [0] { $name } na { $hex }: krok zdarma.
    [one] { $name } na { $hex }: { $cost } zrychlení.
    [few] { $name } na { $hex }: { $cost } zrychlení.
    [many] { $name } na { $hex }: { $cost } zrychlení.
   *[other] { $name } na { $hex }: { $cost } zrychlení.
}
ui-then-shot = Střela odtud: gól asi { $percent } %.
ui-then-duel = Tam: odebrání { $steal } %, skluz { $tackle } %.
ui-move-sub = Přijde { $on }, odejde { $f }?
ui-move-sub-second = Odchod přes okraj stojí krok. Kdo odejde, už se nevrátí.
ui-bring-on = Nasadit: { $name }
ui-overtake-to = { $name } předbíhá na { $hex }.
ui-overtake-second = Krok navíc podél čáry, dál už ne.
ui-stand-sentence = { $name } leží.
ui-stand-second = Ke vstání se použije krok zdarma.
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
ui-step-moved = Oba po pohybu
ui-step-defence = Obrana
ui-step-choose = Výběr
ui-step-long = Dlouhá na { $hex }
ui-step-short = Krátká na { $hex }
ui-step-deviation = Odchylka při neúspěchu
ui-step-pass = Přihrávka
ui-step-shoots = střílí { $name }
ui-step-aim = Cíl
ui-step-guard = Hlídání
ui-step-reveal = Odkrytí
ui-hex-chosen = { $name } na { $hex }?
ui-hex-forced-move = { $name } musí s míčem o hex dál.
ui-hex-forced-move-second = Krok je zdarma.
ui-hex-withdraw = Odveďte od míče: { $name }.
ui-hex-withdraw-second = Na sousední hex. Pak musí útočník zahrát akci.
ui-hex-penalty-clear = { $name } opouští pokutové území.
ui-hex-penalty-clear-second = Na jeden z nejbližších hexů venku.
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
ui-defend = Odebrání, skluz, či tlak? Míč: { $name }
ui-tackle-risks = Skluz: faul { $foul } %, pád { $falls } %. Zásahem se tlak spotřebuje.
ui-defend-none = Tlak −{ $n }
ui-defend-tackle = Jít do skluzu { $percent } %
ui-defend-steal = Odebrat { $percent } %
ui-attack = Co udělá { $name }?
ui-attack-must = { $name } musí zahrát akci.
ui-attack-second = Světlé hexy: krátká přihrávka bez kostky. Vzdálenější: dlouhá, s d20.
ui-end-round = Ukončit kolo
ui-tackle-penalty = Ve vašem pokutovém území: faul, { $foul } %, je penalta. Pád { $falls } %.
ui-no-roll = bez hodu
ui-press-effect = střela { $a } → { $b } %, bez hodu
ui-foul-penalty = { $percent } % penalta
ui-foul-free = { $percent } % faul
ui-defend-steal-effect = d20, jinak se hraje dál
ui-goal-parts = { $mean } % na průměrný sektor, brankář nechá { $n } ze 6.
ui-goal-open = Nic není kryté: { $percent } % na nejlepší sektor.
ui-shoot-about = Střela ≈ { $percent } %
ui-one-touch-about = Z první ≈ { $percent } %
ui-header-about = Hlavička ≈ { $percent } %
ui-shoot-effect = pak oba volí sektory
ui-end-round-effect = míč zůstane vám
ui-let-go-effect = tlak zůstává
ui-rolls-effect = hod d20, zpět to nejde
ui-final = zpět to nejde
ui-short-effect = bez kostky, zpět to nejde
ui-secret-effect = tajně, pak se hází d20
ui-card-effect = jednou za zápas, nevratně
ui-play-on-effect = přihrávka platí
ui-call-offside-effect = omyl: už ne v poločasu
ui-shoot = Střílet
ui-pass-to = Přihrát na { $hex }
ui-long = { $name } na { $hex }: dopadne tam na { $percent } %.
ui-long-must = { $name } musí hrát. Na { $hex }: dopadne tam na { $percent } %.
ui-long-must-short = Na { $hex }: dopadne tam na { $percent } %.
ui-short-to = Krátká přihrávka na { $hex } { $who }
ui-short-sure = Bez kostky, nikdo nepřekáží.
ui-short-loose = Nikdo tam není: kolo končí a míč má strana, která je blíž.
ui-short-contested = { $name } může zachytit: { $percent } %.
ui-may-intercept = { $name } může zachytit: { $value } nebo méně.
ui-may-clear = { $name } může odkopnout: { $value } nebo méně.
ui-may-second = Když ne, tlačí dál.
ui-let-go = Nechat být
ui-do-intercept = Zachytit { $percent } %
ui-do-clear = Odkopnout { $percent } %
ui-header-question = Hlavička, nebo konec kola?
ui-header-second = V pokutovém území bez obránce na hexu, hned po dlouhé přihrávce.
ui-show-pitch = Ukázat hřiště
ui-show-goal = Ukázat branku
ui-aim = Kam míříte?
ui-aim-chosen = { $sector }: { $value } nebo méně, volný { $percent } %.
ui-aim-never = { $sector }: žádný hod nestačí.
ui-if-free = Šance, když je volno
ui-aim-second = { $who } tajně hlídá { $n } ze 6.
ui-aim-do = Střílet: { $sector }
ui-guard-short = { $n ->
    [0] Hlídejte { $of } ze 6.
   *[other] Hlídaných sektorů: { $n } z { $of }.
}
ui-guard = { $n ->
    [0] Hlídejte { $of } ze 6.
   *[other] { $sectors }: { $n } z { $of }.
}
ui-guard-second = { $who } současně tajně míří.
ui-guard-do = { $n ->
    [one] Hlídat { $n } sektor
    [few] Hlídat { $n } sektory
    [many] Hlídat { $n } sektoru
   *[other] Hlídat { $n } sektorů
}
ui-guard-nothing = Hlídat nelze nic.
ui-guard-nothing-second = Pokud nezahrajete kartu pro brankáře.
ui-guard-nothing-do = Nehlídat nic
ui-guarded = hlídáno
ui-goal-from = { $n ->
    [one] { $name } na { $hex }, hlídá se { $n } sektor.
    [few] { $name } na { $hex }, hlídají se { $n } sektory.
    [many] { $name } na { $hex }, hlídá se { $n } sektoru.
   *[other] { $name } na { $hex }, hlídá se { $n } sektorů.
}
ui-goal-kick = Kope { $name }.
ui-goal-pressed = { $name } vyvíjí tlak.
ui-offside = Ofsajd?
ui-offside-second = Když se spletete, v tomto poločase už ofsajd hlásit nesmíte.
ui-play-on = Hrát dál
ui-call-offside = Hlásit ofsajd
ui-seconds = { $seconds } s
ui-wrong-nobody = Nejdřív vyberte hráče.
ui-wrong-opponent = Číslo { $number } je v týmu, který vede { $name }.
ui-wrong-hex = Nejdřív vyberte hex.
ui-wrong-chosen = Číslo { $number } je vybráno: dál se jde tlačítkem dole.
ui-wrong-buttons = Teď se nikým netáhne: rozhodují tlačítka dole.
ui-wrong-marks = K odhození označeno karet: { $n }. Nejdřív jednu vraťte.
ui-wrong-squad = Sestava je plná: nejdřív někoho vyřaďte.
ui-one-captain = V sestavě smí být nejvýše jeden kapitán.
ui-seconds-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda.
    [few] Zbývají { $seconds } sekundy.
    [many] Zbývá { $seconds } sekundy.
   *[other] Zbývá { $seconds } sekund.
}
ui-subs = Střídat, nebo nechat sestavu?
ui-subs-second = Vyberte, kdo odejde a kdo přijde.
ui-subs-do = Střídat
ui-subs-keep = Nechat sestavu
ui-injury = Zranění: { $name }. Kdo přijde?
ui-injury-second = Postaví se s míčem na hex faulu.
ui-brief-moved = konec pohybu
ui-brief-placed = sestava stojí
ui-brief-round = bez akce
ui-brief-shot = střela: { $end }
ui-brief-foul = faul: { $name }
ui-brief-test = { $name }: { $what }, { $success ->
    [true] úspěch
   *[other] neúspěch
}
ui-brief-card = karta: { $card }
ui-brief-pass = přihrávka na { $hex }
ui-brief-moves = pohyb { $n }, zrychlení { $boosts }
ui-coin-me = Los je váš
ui-coin-op = Los vyhrává { $name }
ui-time-die = Kostka času
ui-time-added = { $minutes } minut: { $clock }′
ui-half-with = { $half ->
    [1] poločas padne při { $list }
   *[other] konec padne při { $list }
}
ui-foul-me = Váš faul
ui-foul-op = Faul na vás
ui-offside-is-me = Váš ofsajd
ui-offside-is-op = Ofsajd, míč je váš
ui-offside-not = Ofsajd to není
ui-pitch-left = Levá strana hřiště
ui-pitch-right = Pravá strana hřiště
ui-pitch-whole = Celé hřiště
ui-series-means = Gól: { $goal } · Bez gólu: { $none }
ui-series-on = série pokračuje
ui-series-mine = vyhráváte
ui-series-theirs = prohráváte
ui-series-wins = vítězí { $name }
ui-call-goal = { $name } dává gól
ui-call-saved = { $name }: zákrok
ui-call-wide = { $name } netrefuje
ui-goal-me = Váš gól: { $name }
ui-goal-op = Gól soupeře: { $name }
ui-saved-op = Zákrok: { $name }
ui-wide-op = Mimo vaši branku
ui-call-rolled = { $rolled } proti { $value }
ui-call-no-die = bez hodu kostkou
ui-call-enough = { $rolled }, stačilo { $value }
ui-call-has = Míč má { $name }
ui-call-loose = Míč leží na { $hex }
ui-call-test = Hozeno { $rolled } proti { $value }
ui-said-goal = { $name } dává gól. Hozeno { $rolled }, rezerva { $spare }.
ui-said-saved = { $name } drží míč. Kostkou se nehází.
ui-said-wide = { $name }: hozeno { $rolled }, vedle o { $spare }.
ui-band-last = Předtím: { $name }
ui-bench = Lavička
ui-whom = Vyberte hráče
ui-goes-off = Odchází
ui-comes-on = přichází

## Čekání a konec
ui-wait-nothing = Teď nemusíte nic dělat.
ui-wait-watch = Vidíte totéž co stůl; karty v ruce zůstávají skryté.
ui-wait-locked = Vaše volba platí.
ui-wait-both-cards = Oba trenéři vybírají karty.
ui-wait-both-squad = Oba trenéři vybírají sestavy.
ui-wait-both-shot = Oba trenéři vybírají tajně.
ui-wait-cards = { $who } vybírá karty.
ui-wait-squad = { $who } vybírá sestavu.
ui-wait-toss = { $who } rozhoduje, kdo rozehraje.
ui-wait-subs = { $who } může střídat.
ui-wait-place = { $who } rozestavuje hráče.
ui-wait-kicker = { $who } vybírá, kdo rozehraje.
ui-wait-move-att = { $who } hýbe útokem.
ui-wait-move-def = { $who } hýbe obranou.
ui-wait-act-def = { $who } brání.
ui-wait-forced-move = { $who } jde s míčem dál.
ui-wait-pick-keeper = { $who } určuje brankáře.
ui-wait-injury-sub = { $who } střídá po zranění.
ui-wait-nearest = { $who } rozhoduje, kdo převezme míč.
ui-wait-withdraw = { $who } uvolňuje hex s míčem.
ui-wait-penalty-taker = { $who } vybírá střelce penalty.
ui-wait-penalty-clear = { $who } vyklízí pokutové území.
ui-wait-act-att = { $who } útočí.
ui-wait-intercept = { $who } může zachytit.
ui-wait-clear = { $who } může odkopnout.
ui-wait-after-long = { $who } může hlavičkovat.
ui-wait-shot = { $who } vybírá tajně.
ui-wait-offside-window = { $who } hlídá ofsajd.
ui-wait-so-taker = { $who } vybírá, kdo kope.
ui-over-won = Vítěz: { $name }, { $left }:{ $right }.
ui-over-given = Vítěz: { $name }.
ui-over-penalties = { $name } vyhrává na penalty.
ui-over-draw = Remíza { $left }:{ $right }.
ui-over-shootout = Rozstřel { $kicks_left }:{ $kicks_right } po výsledku { $left }:{ $right }.
ui-over-forfeit = Kontumačně.
ui-over-few = Kontumačně: vedle brankáře zbyli jen dva.
ui-over-resigned = Vzdáním.
ui-over-goals = Po základní hrací době.
ui-over-extra = Po prodloužení.

## Výpočet
ui-sum = Výpočet
ui-sum-empty = Tady se počítá, o čem rozhoduje d20.
ui-part-halved = Únava
ui-part-bonus = Karty
ui-part-pressure = Tlak
ui-part-touch = Z první
ui-part-sector = Sektor
ui-needs = Stačí { $value } nebo méně
ui-before-sector = Bez postihu sektoru
ui-ruler-hit = 1–{ $value }: úspěch
ui-ruler-miss = { $from }–20: neúspěch
ui-sum-defence = { $name } u míče
ui-way-steal = Odebrání
ui-row-won = Míč získán
ui-row-foul = Faul
ui-row-penalty = Faul: penalta
ui-row-fall = Obránce padá
ui-row-kept = Míč drží { $name }
ui-row-pressed = −{ $n } k hodu
ui-row-off = Vyloučení
ui-penalty-note = V pokutovém území obránce je faul penalta. Z puntíku { $name } promění asi { $percent } %.
ui-way-tackle = Skluz
ui-way-pressure = Tlak
ui-sum-intercept = { $name } může zachytit
ui-sum-clear = { $name } může odkopnout
ui-sum-your-shot = Vaše střela
ui-sum-long = Dlouhá přihrávka na { $hex }
ui-keeper-guards = Brankář hlídá
ui-guarded-note = Hlídaný sektor je zákrok bez hodu kostkou.
ui-long-stays = { $mine ->
    [yes] Míč vám zůstane
   *[no] Míč zůstane útočníkům
} při { $stays } z 20 hodů.
ui-land-keeper = Brankář
ui-land-may-clear = { $name } může odkopnout ({ $percent } %)
ui-land-level = Volný, stejně daleko
ui-land-loose = Volný
ui-sum-foul = Faul: { $name }
ui-foul-card = Karta
ui-foul-loss = Ztracená zrychlení
ui-foul-lost = −{ $loss }
ui-sum-takers = Z puntíku, nejlepší sektor
ui-last-success = { $what }: úspěch
ui-last-failure = { $what }: neúspěch
ui-target = Na d20 stačí
ui-rolled-spare = Hod { $rolled }: rezerva { $spare }.
ui-rolled-many = Hod { $rolled }: o { $spare } víc.
ui-no-die = Rozhodla karta, bez kostky.

## Záznam
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
ui-list-hex = Hex
ui-list-boosts = Zrychlení
ui-list-look = Podívat se na { $hex }
ui-list-ball = Míč je na { $hex }.
ui-list-no-ball = Na hřišti není míč.
ui-list-rules = Jak se hráči pohybují
ui-list-to = na { $hex }
ui-list-in = { $on } za { $off }
ui-list-moved = dál už bez kroků
ui-list-take = Rozehraji já
ui-list-give = Rozehraje soupeř
ui-action-type-discard = Odhodit
ui-action-type-pick = Vybrat do sestavy
ui-action-type-choose_kickoff = Kdo rozehraje zápas
ui-action-type-sub = Střídat
ui-action-type-sub_exit = Stáhnout ze hřiště
ui-action-type-done = Hotovo
ui-action-type-place = Postavit
ui-action-type-kicker = Kdo rozehraje
ui-action-type-move = Pohyb
ui-action-type-overtake = Předběhnutí
ui-action-type-take_back = Vrátit kroky
ui-action-type-stand = Vstát
ui-action-type-steal = Odebrat míč
ui-action-type-tackle = Skluz
ui-action-type-none = Jen tlak
ui-action-type-forced_move = Jít s míčem dál
ui-action-type-pick_keeper = Kdo půjde do branky
ui-action-type-injury_sub = Kdo nastoupí
ui-action-type-nearest = Kdo převezme míč
ui-action-type-withdraw = Ustoupit
ui-action-type-penalty_taker = Kdo kope penaltu
ui-action-type-penalty_clear = Vyklidit území
ui-action-type-short_pass = Krátká přihrávka
ui-action-type-long_pass = Dlouhá přihrávka
ui-action-type-shot = Střílet
ui-action-type-one_touch = Střela z první
ui-action-type-header = Hlavička
ui-action-type-end_round = Ukončit kolo
ui-action-type-intercept = Zachytit
ui-action-type-clear = Odkopnout
ui-action-type-decline = Nechat být
ui-action-type-aim = Mířit
ui-action-type-guard = Hlídat sektory
ui-action-type-call_offside = Hlásit ofsajd
ui-action-type-no_call = Hrát dál
ui-action-type-so_taker = Kdo kope
ui-action-type-play_card = Zahrát kartu

ui-lesson = Druhý poločas, 9. minuta, bez karet. Vedete 1:0 a máte míč: udržte vedení. Asi osm minut.
ui-track-begun = nejvýš
ui-tried-moved = Kroky po hřišti
ui-tried-short-passed = Krátká přihrávka
ui-tried-long-passed = Dlouhá přihrávka
ui-tried-tested = Zkouška kostkou d20
ui-tried-shot-taken = Střela na branku
ui-tried-guarded = Hlídání branky
ui-tried-turned-over = Získání míče
ui-tried-won = Udržení náskoku
ui-tried-goal-scored = Gól
