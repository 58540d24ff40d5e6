# Příběh zápasu
lu-goals = Střely, v gólech
lu-tests = Ostatní zkoušky
rs-from = Odkud přišly góly
rs-chances = Šance
rs-dice = Kostky
rs-cards = Karty
rs-sum = Góly
mo-goal = { $name }: gól, { $score }
mo-goal-lead = { $name } vede { $score }
mo-goal-level = { $name } vyrovnává, { $score }
mo-red = Červená karta: č. { $n }
mo-pen = Penalta
mo-read = Hlídaný sektor, { $p }
mo-missed = Vedle, { $p }
mo-shootout = Rozstřel: { $kicks }
hl-shootout = V rozstřelu vítězí { $name }
co-chance = { $name }: { $p } v nejlepším volném sektoru
