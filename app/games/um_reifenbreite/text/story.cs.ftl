# Příběh zápasu
lu-spaces = Hody, v polích
lu-points = Fotka, v bodech
st-cards = { $name } získává v háku víc.
rs-from = Odkud přišla pole
rs-from-sub = Kolik hody dovolily; koho ostatní zdrží, ujede méně. Štěstí počítá i akční karty a pády.
rs-chances = Průměrné hody
rs-dice = Kostky
rs-cards = V háku
rs-sum = Pole
mo-finish = { $rider } v cíli: { $place }
mo-sprint = Prémii bere { $rider }
mo-jersey = Žluté tričko: { $rider }
mo-crash = Pád: { $riders }
mo-photo = Vyvolané fotky: { $a } a { $b }
mo-away = Únik: { $rider }
mo-front = Do čela jde { $name }
hl-photo = Rozhodla fotografie
hl-photo-sub = Bez fotky vítězí { $name }, { $a }:{ $b }. Cyklista { $rider } má fotku { $n }.
rs-race = Závod
rs-race-sub = nejlepší cyklista týmu, ztráta na čelo v polích, po kolech
rs-last-race = Poslední závod
rs-last-race-sub = nejlepší cyklista týmu, ztráta na čelo v polích, po kolech
rs-crash = Pád
rs-finish = Cíl
rs-points = Body
rs-places = umístění
rs-sprints = prémie
rs-jersey = tričko
rs-struck = škrtnuto kvůli fotce
rs-bonus = prémie za celkové pořadí
rs-figures = V číslech
rs-thrown = Pole z hodů
rs-drafted = Pole v háku
rs-energy-played = Zahrané karty energie
rs-energy-left = Nezahrané karty energie
rs-falls = Pády
rs-dismounts = Sesednutí z kola
rs-action-cards = Akční karty
rs-cars = Týmové auto
aw-ur-wheel = Nejlepší jízda v háku: { $name }, polí: { $n }
aw-ur-away = Nejdelší únik: { $rider }, kol: { $n }
aw-ur-climb = Král vrchařů: { $rider }, polí: { $n }
aw-ur-photo = Nejfotogeničtější: { $rider }, riziko { $p }
aw-ur-last = Stíhací jízda: { $rider }, míst: +{ $n }
rs-podium = Stupně vítězů
rs-last-podium = Stupně vítězů posledního závodu
rs-step = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
 }
rs-photos = Vyvolané fotky: { $a } a { $b }
co-throw-finish = { $rider }: dvě kostky, { word-terrain }. { $n } a víc, cíl: { $p }
co-throw-sprint = { $rider }: dvě kostky, { word-terrain }. { $n } a víc, prémie: { $p }
co-throw-front = { $rider }: dvě kostky, { word-terrain }. { $n } a víc, čelo závodu: { $p }
co-rides = { $n ->
    [one] { $rider }: { $sum }, jede o { $n } pole.
    [few] { $rider }: { $sum }, jede o { $n } pole.
    [many] { $rider }: { $sum }, jede o { $n } pole.
   *[other] { $rider }: { $sum }, jede o { $n } polí.
 }
co-train = V háku jede { $rider }.
co-seven = { $rider }: sedmička, akční karta.
