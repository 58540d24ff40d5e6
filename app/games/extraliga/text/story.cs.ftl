# Příběh zápasu
lu-goals = Kostky, v gólech
st-cards = { $name } získává z bonusů víc.
rs-from = Odkud přišly góly
rs-from-sub = Štěstí: vlastní kostky minus kostky všech soupeřů.
rs-chances = Šance
rs-dice = Kostky
rs-cards = Bonusy
rs-sum = Góly
mo-head = Do čela tabulky jde { $name }
mo-bonus = { $card } obrací zápas
mo-ot = Prodloužení: { $name }
mo-upset = Překvapení, { $p }: { $name }
co-chance = Vítězství, { $name }: { $p }, bez bonusů
rs-season = Body po kolech
rs-parts = Odkud přišly body
rs-won = výhry
rs-won-overtime = výhry v prodloužení
rs-lost-overtime = prohry v prodloužení
rs-figures = V číslech
rs-goals = Vstřelené a obdržené góly
rs-bonuses = Použité bonusy
rs-by-bonuses = Góly přidané či odvrácené bonusy
rs-strength = Útok + obrana, { $half }. polovina
rs-best-line = Nejsilnější sestava
aw-ex-bonus = Zlaté ruce: { $name }, gólů díky bonusům: { $n }
aw-ex-wall = Čisté konto: { $name }, kostek soupeře: { $n }
aw-ex-chem = Jedno srdce: { $name }, 100% souhra, kol: { $n }
aw-ex-ot = Pevné nervy: { $name }, vyhraných prodloužení: { $n }
aw-ex-upset = Výhra nad favoritem: { $name }, šance { $p }
co-throw = { $n ->
    [one] { $name } hází { $n } kostkou, gól od { $t }. Průměr gólů: { $x }.
    [few] { $name } hází { $n } kostkami, gól od { $t }. Průměr gólů: { $x }.
    [many] { $name } hází { $n } kostky, gól od { $t }. Průměr gólů: { $x }.
   *[other] { $name } hází { $n } kostkami, gól od { $t }. Průměr gólů: { $x }.
 }
co-done = { $name }: { $dice }, gólů: { $n }.
co-ot = Remíza: v prodloužení každý hází jednou kostkou.
rs-cross = Vzájemné zápasy
rs-cross-row = { $name }
