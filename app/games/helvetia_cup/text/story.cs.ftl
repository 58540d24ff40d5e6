# Příběh zápasu
lu-goals = Střely, v gólech
lu-kicks = Rozstřel, v gólech
lu-tests = Ostatní zkoušky
rs-from = Odkud přišly góly
rs-from-sub = Štěstí: kostky u vlastních střel minus kostky u střel soupeře.
rs-chances = Šance
rs-dice = Kostky
rs-cards = Karty
rs-sum = Góly
mo-goal = { $name }: gól, { $score }
mo-goal-lead = { $name } vede { $score }
mo-goal-level = { $name } vyrovnává, { $score }
mo-red = Červená karta: č. { $n }
mo-pen = Penalta
mo-read = Hlídaný sektor, { $p }
mo-missed = Vedle, { $p }
mo-injury = Zranění: č. { $n }
mo-won = Míč získává č. { $n }
mo-head2 = Hlavička: č. { $n }
mo-shootout = Rozstřel: { $kicks }
hl-shootout = V rozstřelu vítězí { $name }
hl-shootout-sub = Rozstřel skončil { $kicks }.
hl-ot = V prodloužení vítězí { $name }
rs-shots = Střely
rs-shots-sub = kruh: šance, plný kruh: gól, čtverec: hlídaný sektor
rs-spot = č. { $n }, { $p }, { $look ->
    [full] gól
    [square] hlídaný sektor
   *[open] vedle
 }
rs-scorers = Střelci podle čísla dresu
rs-goal = { ui-half }, { $score }
rs-figures = V číslech
rs-shots-taken = Střely
rs-expected = Očekávané góly
rs-read = Přečtené střely
rs-passed = Ostatní úspěšné zkoušky
rs-passed-expected = Očekávané úspěchy
rs-cards-played = Zahrané karty
rs-boosts = Použitá zrychlení
rs-fouls = Fauly
aw-hc-header = Gól hlavičkou: č. { $n }, šance { $p }
aw-hc-read = Čtení myšlenek: { $name }, { $n } z { $m }
aw-hc-steal = Zloděj míčů: č. { $n }, získaných míčů: { $m }
aw-hc-pass = Kompas: č. { $n }, dlouhé přihrávky { $a } z { $a }
aw-hc-minute = Na poslední chvíli: č. { $n }, { $m }. minuta
co-shot = Č. { $n } střílí, brankář hlídá { $g } ze 6 sektorů. Volný sektor: { $v } a méně. { $p }
co-test = Č. { $n }: { word-test }, { $v } a méně. { $p }
co-read = Hlídaný sektor: zákrok.
co-roll = Padlo { $r }: { $verdict ->
    [goal] gól
    [wide] vedle
    [passed] úspěch
   *[failed] neúspěch
 }.
rs-thirds = Kde byl míč
rs-thirds-sub = v minutách, od branky k brance
rs-third = { $name }, vlastní třetina
rs-third-middle = Střední třetina
