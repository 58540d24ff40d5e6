# Příběh zápasu
lu-goals = Střely, v gólech
lu-pucks = Ostatní souboje, v pucích
rs-from = Odkud přišly góly
rs-chances = Šance
rs-dice = Kostky
rs-cards = Karty
rs-sum = Góly
mo-goal = { $name }: gól, { $score }
mo-goal-lead = { $name } vede { $score }
mo-goal-level = { $name } vyrovnává, { $score }
mo-golden = Zlatý gól
mo-save = { $name }: zákrok
mo-referee = Rozhodčí: { $card }
hl-golden = Zlatý gól: { $name }
hl-ot = V prodloužení vítězí { $name }
co-chance = { $name }: { $p }, bez karet
