### Rating a pořadí hráčů.

ra-title = Rating
ra-what = Co se počítá
ra-board = { $game }, pořadí
ra-boards = Pořadí
ra-season = { $season } { $year }, do { $date }
ra-season-over = { $season } { $year }
ra-season-1 = zima
ra-season-2 = jaro
ra-season-3 = léto
ra-season-4 = podzim
ra-seasons = Sezony
ra-explain = Náskok 100 bodů před soupeřem: dvě výhry ze tří. ±: ve dvou případech ze tří je skutečná hodnota uvnitř. „?“: méně než 10 zápasů do ratingu nebo ± nad 220.
ra-counts = Zápas se počítá, když je stůl do ratingu a zápas má výsledek, i vzdaný nebo s přiznanou výhrou. Denně se počítají nejvýš tři zápasy se stejným počítačem a deset se stejnými lidmi.
ra-ranks = K místu v pořadí je třeba ustálený rating a pět zápasů proti lidem.
ra-line = zápasů do ratingu: { $n }, { $p }. místo z { $m }
ra-unranked = zápasů do ratingu: { $n }
ra-more = { $n ->
    [one] do pořadí zbývá { $n } zápas
    [few] do pořadí zbývají { $n } zápasy
    [many] do pořadí zbývá { $n } zápasu
   *[other] do pořadí zbývá { $n } zápasů
}
ra-change = Rating: { $old } → { $new }
ra-week = { $change } tento týden
ra-spread = ± { $n }
ra-not = mimo rating: { $why }
ra-not-hints = nápovědy
ra-not-short = bez výsledku
ra-not-seed = zvolené kostky
ra-not-alone = bez soupeře s ratingem
ra-not-bot = denní limit s počítačem
ra-not-people = denní limit se stejnými lidmi
ra-not-sub = převzaté místo
ra-not-same = dvě místa, jedno zařízení
ra-not-struck = výsledek vyškrtnut
ra-option = Zápas do ratingu
ra-option-help = Mění rating všem hráčům. Nápovědy jsou vypnuté.
ra-player = Hráč
ra-nameless = hráč
ra-rated = Do ratingu
ra-won = Výhry
ra-next = Další místa
ra-none = V pořadí zatím nikdo není
ra-none-help = K místu je třeba deset zápasů do ratingu, z toho pět proti lidem.
ra-computer = Počítač, { $strength }
