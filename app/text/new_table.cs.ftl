### Formulář nového stolu: s kým se hraje, hodiny, co u stolu platí.

new-whom = S kým
new-whom-note = každé místo můžete obsadit jinak
new-seat-count = { $count ->
    [one] { $count } místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
}
new-plays = Hraji také
new-link = Odkaz
new-link-help = Sem se posadí ten, komu pošlete odkaz
new-link-said = Kdo má odkaz
new-computer = Počítač
new-strength-of = Síla, místo { $number }
new-anyone = Kdokoli
new-by-link = Jen s odkazem
new-listed = V seznamu pro všechny
new-clock = Hodiny
new-clock-note = na čas nikdo neprohrává: když dojde, rozhodne za vás počítač
new-rules-change = Změnit
new-play-now = Hrát hned
clock-relaxed = V klidu
clock-quick = Svižně
clock-days-name = Na dny
clock-own = Vlastní nastavení
clock-as-long = Jak dlouho chcete
clock-yes-no = { $seconds } s na odpověď ano/ne.
clock-about = Asi { $count } min.
clock-weeks = { $count ->
    [one] Asi { $count } týden.
    [few] Asi { $count } týdny.
    [many] Asi { $count } týdne.
   *[other] Asi { $count } týdnů.
}
clock-days-help = Hrajete, kdy můžete.
clock-none-help = Za toho, kdo odejde, může hrát počítač.
clock-own-decision = Sekund na rozhodnutí
clock-own-bank = Minut na celý zápas
clock-own-increment = a sekund navíc za rozhodnutí
clock-own-days = Dní na rozhodnutí
new-next = Potom dostanete odkaz a QR kód pro ostatní. Hrají-li na všech místech počítače, zápas hned začne.
new-next-teams = Potom se vybírají týmy. Pro ostatní dostanete odkaz a QR kód.
new-at-table = U tohoto stolu
new-hints-short = Nápověda
new-hints = Přátelský, s nápovědou
new-hints-help = Nápovědu si může vzít každý, v průběhu je to vidět
new-wait = Čekáme na sebe
new-wait-help = Za nikoho se nehraje a výhru si nikdo nenárokuje
new-substitutes = Náhradníci
new-substitutes-help = Kdo má odkaz, může převzít opuštěné místo
