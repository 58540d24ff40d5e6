# Helvetia Cup: volby, odmítnutí, záznam, konec. Co říká kresba, je v table.cs.ftl.

tagline = Pět na pět, hexy a střela jako souboj nervů
summary = Fotbal z fantasy světa pro dva trenéry. Běhejte, předbíhejte, jděte do skluzu a přihrávejte na hřišti z hexů. Pak zamiřte na jeden ze šesti sektorů branky, zatímco brankář některé z nich tajně hlídá.

## Volby
option-teams = Týmy
option-teams-help = Trenér na místě 1 brání levou branku, na místě 2 pravou.
option-teams--dragons = Draci z Basely
option-teams--fools = Blázni ze Zyonu
option-teams--bears = Medvědi z Bereny
option-teams--ogres = Zlobři z Grisy
option-teams--vampires = Upíři ze Zugrigy
option-teams--diplomats = Diplomaté z Ginevy
option-teams--dwarfs = Trpaslíci ze Shafausy
option-teams--elves = Elfové z Lozany
gallery-dragons = Vládci vzduchu. Hrozí z každého centru.
gallery-fools = Kejklíři, kteří projdou kolem každého.
gallery-bears = Těžké tlapy, vždycky blízko míče.
gallery-ogres = Tvrdé hlavy, žádná jemnost.
gallery-vampires = Kapsáři. Míč je pryč, než se ohlédnete.
gallery-diplomats = Míč dojde tam, kam ho pošlou.
gallery-dwarfs = Skluzy jako kladivo, ve vzduchu nic.
gallery-elves = Elegantní a rychlí, souboje nemilují.
gallery-bar-dribble = Dribling
gallery-bar-pass = Přihrávka
gallery-bar-shot = Střela
gallery-bar-header = Hlavička
gallery-bar-steal = Odebrání
gallery-bar-tackle = Skluz
gallery-help = Pruhy: průměr devíti hráčů, od nejslabšího po nejsilnější tým.
gallery-captain = Kapitán: { $name }
gallery-first = Karty: ne, první zápas
gallery-usual = Hrát s kartami
option-cards = Karty
option-cards-help = Každý trenér si nechá tři karty taktiky a legendární karty. V prvním zápase hrajte bez nich.
option-offside = Ofsajd
option-offside-help = Kdo ofsajd hlásí: bránící trenér, nikdo, nebo automaticky stůl.
option-offside--call = Hlásí ho trenér
option-offside--auto = Píská se vždy
option-offside--off = Bez ofsajdu
option-extra_time = Prodloužení
option-extra_time-help = Po remíze se hrají dva poločasy po 15 minutách.
option-shootout = Penaltový rozstřel
option-shootout-help = Rozhodne zápas, který je stále nerozhodný.
option-short_pass_cap = Krátké přihrávky v kole
option-short_pass_cap-help = Nejvyšší počet v jednom kole.
option-stall_rounds = Kola bez hodu na čas
option-stall_rounds-help = Po tolika kolech bez hodu na čas se na čas hází.
option-hands = Karty v ruce
option-hands-help = Určuje turnaj.
option-unavailable = Nepřítomní hráči
option-unavailable-help = Určuje turnaj.
option-boost_malus = Unavení hráči
option-boost_malus-help = Určuje turnaj.

## Slova
word-coach = { $who ->
    [0] Místo 1
    [1] Místo 2
   *[other] { $who }
}
word-test = { $test ->
    [steal] odebrání
    [dribble] dribling
    [tackle] skluz
    [intercept] zachycení
    [clear] odkop
   *[other] dlouhá přihrávka
}
word-shot = { $shot ->
    [one_touch] střela z první
    [header] hlavička
    [penalty] penalta
    [shootout] penalta v rozstřelu
   *[other] střela
}
word-zone = { $zone ->
    [left] levá zóna
    [right] pravá zóna
   *[other] střední zóna
}
word-parts = { $base }{ $halved ->
    [true] {"\u00A0:\u00A02"}
   *[other] {""}
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $pressure ->
    [0] {""}
   *[other] {" "}− { $pressure }
}
word-tested = { $halved ->
    [true] { word-parts } = { $value }
   *[other] { $bonus ->
        [0] { $pressure ->
            [0] { $value }
           *[other] { word-parts } = { $value }
        }
       *[other] { word-parts } = { $value }
    }
}
word-rolled = { $rolled ->
    [0] bez kostky
   *[other] hod { $rolled }
}
word-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
word-boosts = { $cost ->
    [0] krok zdarma
    [one] { $cost } zrychlení
    [few] { $cost } zrychlení
    [many] { $cost } zrychlení
   *[other] { $cost } zrychlení
}
word-loss = { $loss ->
    [one] { $loss } zrychlení
    [few] { $loss } zrychlení
    [many] { $loss } zrychlení
   *[other] { $loss } zrychlení
}
word-hexes = { $distance ->
    [one] { $distance } hex
    [few] { $distance } hexy
    [many] { $distance } hexu
   *[other] { $distance } hexů
}
word-half = { $half ->
    [1] První poločas
    [2] Druhý poločas
    [3] První poločas prodloužení
   *[other] Druhý poločas prodloužení
}

## Odmítnutí
error-option-hands = Karty si přinesou oba trenéři, nebo žádný.
error-option-shirt-numbers = Čísla na dresech jsou 1 až 9, každé nejvýš jednou.
error-option-tactics-most = Trenér si přinese nejvýš tolik různých karet taktiky: { $most }.
error-option-tactics-unknown = Taková karta taktiky není.
error-option-legendary = Trenér si může přinést jen legendární kartu vlastního týmu.
objection-not-now = Teď to nejde.
objection-not-your-footballer = Tento hráč není váš.
objection-card-not-in-hand = Tuto kartu v ruce nemáte.
objection-card-played = Tato karta už byla zahrána.
objection-card-not-now = Tato karta se hraje jindy.
objection-card-names-whom = Ta karta platí pro jiné hráče, nebo pro žádného.
objection-card-target = Na tohoto hráče se karta zahrát nedá.
objection-card-changes-nothing = Ta karta by teď nic nezměnila.
objection-not-available = Tento hráč nemůže v tomto zápase nastoupit.
objection-picked-already = Tento hráč už v sestavě je.
objection-one-captain = V sestavě smí být nejvýše jeden kapitán.
objection-in-shirt-order = Hráči se staví podle čísel dresů: na řadě je číslo { $number }.
objection-goal-area = V brankovišti smí být jen brankář týmu, který ho brání.
objection-own-half = Hráče stavte na vlastní polovinu.
objection-not-in-circle = Obránci nesmějí stát ve středovém kruhu.
objection-hex-taken = Na tom hexu stojí vaše číslo { $number }.
objection-field-footballer-kicks = Výkop provádí hráč v poli.
objection-not-on-pitch = Ten hráč není na hřišti.
objection-fallen = Tento hráč leží a musí nejdřív vstát.
objection-settled = V této fázi se tento hráč už pohnout nesmí.
objection-just-come-on = Kdo právě přišel na hřiště, se v tomto kole nepohybuje.
objection-keeper-with-ball-stays = Brankář s míčem v brankovišti se nesmí pohnout.
objection-muddy = Na rozbahněném hřišti obránci zrychlení nepoužívají.
objection-no-step-left = Tomuto hráči už žádný krok nezbývá.
objection-too-far = Moc daleko: kroků { $steps }, zbývá { $left }.
objection-one-hex = Krok vede na sousední hex.
objection-overtake-after-step = Předbíhat lze až po kroku.
objection-overtake-without-boost = Kdo použije zrychlení, nesmí předbíhat.
objection-overtake-along-line = Předbíhá se podél postranní čáry.
objection-stand-with-free-step = Vstát může jen ležící hráč, který má ještě krok zdarma.
objection-nothing-to-take-back = Tento hráč nemá krok, který by šel ještě vrátit.
objection-take-backs-used-up = V tomto pohybu už byly kroky vráceny 20krát, víc to nejde.
objection-others-depend-on-it = Na těchto krocích závisí tah jiného hráče: vraťte nejdřív ten.
objection-no-such-substitute = Takové střídání není možné.
objection-holder-stays = Hráč s míčem nesmí opustit hřiště.
objection-from-the-edge = Z hřiště se odchází přes krajní hex.
objection-another-moves = Pohnout se musí jiný hráč.
objection-not-the-nearest = Tento hráč není nejblíž.
objection-no-swap-into-goal = Místo by se vyměnilo se spoluhráčem, který v brankovišti být nesmí.
objection-nearest-hex-outside = Odchází se na jeden z nejbližších volných hexů mimo pokutové území.
objection-passes-used-up = { $cap ->
    [one] V kole je dovolena nejvýš { $cap } krátká přihrávka.
    [few] V kole jsou dovoleny nejvýš { $cap } krátké přihrávky.
    [many] V kole je dovoleno nejvýš { $cap } krátké přihrávky.
   *[other] V kole je dovoleno nejvýš { $cap } krátkých přihrávek.
}
objection-short-pass-range = Krátká přihrávka jde na 1 až 2 hexy.
objection-no-receiver = Krátká přihrávka jde na stojícího spoluhráče, nebo na prázdný hex.
objection-long-pass-range = Dlouhá přihrávka jde aspoň na 3 hexy.
objection-not-into-goal = Do té branky se nepřihrává.
objection-keeper-not-home = Váš brankář není v brankovišti.
objection-no-shot-after-pass = Po krátké přihrávce je dovolena jen střela z první.
objection-not-in-zone = Střílí se ze střeleckých zón.
objection-only-after-short-pass = Střela z první jde jen po krátké přihrávce.
objection-action-is-due = Útočná akce je povinná.
objection-keeper-must-pass = Brankář musí začít přihrávkou.
objection-aim-at-a-sector = Miřte na jeden ze šesti sektorů.
objection-shooter-aims = Vy střílíte, hlídá soupeř.
objection-keeper-guards = Vy hlídáte, střílí soupeř.
objection-guard-exactly = { $n ->
    [one] Hlídá se přesně { $n } sektor.
    [few] Hlídají se přesně { $n } sektory.
    [many] Hlídá se přesně { $n } sektoru.
   *[other] Hlídá se přesně { $n } sektorů.
}
objection-guard-together = Hlídané sektory musí sousedit stranami.
objection-everybody-kicks-first = Než bude někdo kopat podruhé, kopou všichni z týmu.

## Záznam
log-dealt = { word-coach }, karty: { $tactics }, { $legendary }.
log-discarded = { $card ->
    [none] { word-coach } odhazuje kartu.
   *[other] { word-coach } odhazuje kartu „{ $card }“.
}
log-legendary_laid_out = { word-coach } vykládá legendární kartu „{ $card }“.
log-picked = { $f ->
    [none] { word-coach } vybírá hráče.
   *[other] { word-coach } vybírá: { $f }.
}
log-squad_revealed = { word-coach }: v brance { $keeper }, začínají { $starters }, na lavičce { $substitutes }.
log-toss_won = { word-coach } vyhrává los.
log-kickoff_chosen = Výkop v prvním poločase má { word-coach }.
log-half_started = { word-half }: výkop má { word-coach }.
log-half_ended = { word-half } končí { $left }:{ $right }.
log-placed = { $f } na { $to }.
log-kicker_chosen = { $f } provádí výkop.
log-substituted = Střídání: přichází { $on }, odchází { $f }.
log-moved = { $f } jde z { $origin } na { $to }, { word-boosts }.
log-overtaken = { $f } předbíhá na { $to }.
log-stood_up = { $f } vstává.
log-taken_back = { $f } zpět na { $to }, zrychlení: { $boosts }, vráceno.
log-movement_done = { word-coach } končí pohyb.
log-collected = { $f } sbírá míč na { $hex }.
log-tested = { $f }: { word-test } { word-tested }, { word-rolled }: { $success ->
    [true] úspěch
   *[other] neúspěch
}.
log-pressure_kept = { word-coach }: bez odebrání, bez skluzu.
log-ball_taken = { $f } získává míč, { $fell } padá.
log-fell = { $f } padá, faul to není.
log-moved_on = { $f } jde s míčem na { $to }.
log-fouled =
    Fauluje { $offender }, obětí je { $victim }: { $card ->
        [yellow] žlutá karta
        [second_yellow] druhá žlutá, vyloučení
        [red] červená karta, vyloučení
       *[other] bez karty
    }.{ $boosts ->
        [-3] {" "}Zranění: { $victim }.
        [-2] {" "}Zranění: { $victim }.
        [-1] {" "}Zranění: { $victim }.
       *[other] { $loss ->
            [0] {""}
           *[other] {" "}{ $victim } ztrácí { word-loss }.
        }
    }
log-keeper_named = { $f } jde do branky.
log-took_over = { $f } přebírá míč na { $hex }, vzdálenost: { word-hexes }.
log-withdrawn = { $stays ->
    [true] { $f } nemá kam ustoupit a nesmí tlačit.
   *[other] { $f } ustupuje na { $to }.
}
log-penalty_awarded = Penaltu má { word-coach }.
log-penalty_prepared = { $f } kope penaltu.
log-area_cleared = { $f } odchází z pokutového území na { $to }.
log-short_passed = { $f }: krátká přihrávka z { $origin } na { $to }.
log-long_passed = { $f }: dlouhá přihrávka z { $origin } na { $to }.
log-deviated = Číslo { $roll }, dráha míče: { $way }.
log-received = { $f } má míč na { $hex }.
log-declined = { $f } nechává přihrávku projít.
log-ball_loose = Volný míč na { $hex }. Vzdálenost útočníků: { $attackers }, obránců: { $defenders }. Míč má { word-coach }.
log-round_ended = { word-coach } ukončuje kolo.
log-shot_taken = { $f }: { word-shot }, { word-zone }; { $sectors ->
    [one] hlídá se { $sectors } sektor
    [few] hlídají se { $sectors } sektory
    [many] hlídá se { $sectors } sektoru
   *[other] hlídá se { $sectors } sektorů
}.
log-aimed = { $sector ->
    [none] { word-coach } má zamířeno.
   *[other] { word-coach } míří: { $sector }.
}
log-guarded = { $sectors ->
    [none] { word-coach } má vybrané sektory.
   *[other] { word-coach } hlídá: { $sectors }.
}
log-revealed = Cíl: { $aim }. Hlídáno: { $guard }.
log-saved = { $f } chytá.
log-shot_tested = { $f }: { word-shot }, { word-parts }{ $sector ->
    [0] {""}
   *[other] , sektor { $sector }
}{ $touch ->
    [0] {""}
   *[other] , z první { $touch }
} = { $value }, { word-rolled }.
log-goal_scored = Gól, { $f }, { $left }:{ $right }
log-missed = Mimo branku. Brankář: { $f }.
log-time_rolled = { $fixed ->
    [true] Čas podle karty: { word-minutes }, čas zápasu { $clock }.
   *[other] Kostka času: { word-minutes }, čas zápasu { $clock }.
}
log-turned_over = { word-coach } útočí.
log-offside_given = Ofsajd: { $f } { $depth } od brankové čáry, předposlední soupeř { $line }.
log-offside_refused = Ofsajd to není: { $f } { $depth } od brankové čáry, předposlední soupeř { $line }. { word-coach } už v tomto poločase hlásit nesmí.
log-played_on = { word-coach } nechává hrát dál.
log-card_played = { word-coach } hraje kartu „{ $card }“{ $f ->
    [none] {""}
   *[other] : { $f }
}{ $g ->
    [none] {""}
   *[other] , { $g }
}. „{ $card_does }“
log-shootout_started = Penaltový rozstřel: začíná { word-coach }.
log-taker_named = { $f } kope jako další.
log-kick_taken = { $f } { $scored ->
    [true] dává gól
   *[other] gól nedává
}. Rozstřel { $left }:{ $right }
log-match_ended = { $reason ->
    [score] Konec zápasu.
    [shootout] { word-coach } vyhrává na penalty.
    [resigned] Zápas končí vzdáním.
   *[other] Zápas končí kontumací.
}
log-resigned = { $name } vzdává zápas.

## Konec
reason-score = na góly
reason-shootout = na penalty
reason-forfeit = kontumací
reason-resigned = vzdáním
