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
