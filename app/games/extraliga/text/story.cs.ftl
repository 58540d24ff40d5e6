# Příběh zápasu
lu-goals = Kostky, v gólech
rs-from = Odkud přišly góly
rs-chances = Šance
rs-dice = Kostky
rs-cards = Bonusy
rs-sum = Góly
mo-head = Do čela tabulky jde { $name }
mo-bonus = { $card } otáčí zápas
mo-ot = Prodloužení: { $name }
mo-upset = Překvapení, { $p }: { $name }
co-chance = Vítězství, { $name }: { $p }, bez bonusů
