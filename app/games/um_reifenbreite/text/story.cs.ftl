# Příběh zápasu
lu-spaces = Hody, v polích
lu-points = Fotka, v bodech
rs-from = Odkud přišla pole
rs-chances = Průměrné hody
rs-dice = Kostky
rs-cards = V háku
rs-sum = Pole
mo-finish = { $rider } v cíli: { $place }
mo-sprint = Prémii bere { $rider }
mo-jersey = Žluté tričko: { $rider }
mo-crash = Pád: { $riders }
mo-photo = Vyvolané fotky: { $a } a { $b }
hl-photo = Rozhodla fotografie
rs-race = Závod
rs-race-sub = nejlepší cyklista týmu, ztráta na čelo v polích, po kolech
rs-crash = Pád
rs-finish = Cíl
rs-points = Body
rs-places = umístění
rs-sprints = prémie
rs-jersey = tričko
rs-struck = škrtnuto kvůli fotce
rs-bonus = bonus za etapový závod
rs-figures = V číslech
rs-thrown = Pole z hodů
rs-drafted = Pole v háku
rs-falls = Pády
rs-dismounts = Sesednutí z kola
rs-action-cards = Akční karty
rs-cars = Týmové auto
aw-ur-wheel = Nejlepší jízda v háku: { $name }, polí: { $n }
aw-ur-away = Nejdelší únik: { $rider }, kol: { $n }
aw-ur-climb = Král vrchařů: { $rider }, polí: { $n }
aw-ur-photo = Nejfotogeničtější: { $rider }, riziko { $p }
aw-ur-last = Stíhací jízda: { $rider }, míst: +{ $n }
co-chance-finish = { $rider }, { $name }: { $p } na cíl dvěma kostkami
co-chance-sprint = { $rider }, { $name }: { $p } na prémii dvěma kostkami
co-chance-front = { $rider }, { $name }: { $p } na čelo závodu dvěma kostkami
rs-podium = Stupně vítězů
rs-step = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
 }
rs-photos = Vyvolané fotky: { $a } a { $b }
