## Tournaments: the form, the lobby, the page

cup-crumb = Turnaj
cup-of = { $count ->
    [one] { $title }, { $count } trenér
    [few] { $title }, { $count } trenéři
    [many] { $title }, { $count } trenéra
   *[other] { $title }, { $count } trenérů
}
cup-new-title = Nový turnaj
cup-new-lead = Pošlete pozvánku, vyberte si týmy a každý zápas odehrajte u vlastního stolu.
cup-new-who = Kdo hraje
cup-new-name = Název turnaje
cup-new-name-example = Alpský pohár
cup-new-sit = Vedu jeden z týmů
cup-new-sit-help = Vypněte, pokud chcete turnaj jen pořádat.
cup-new-open = Založit turnaj
cup-new-next = Potom dostanete odkaz pro ostatní trenéry.
cup-grace = Čekací lhůta v minutách
cup-grace-help = Kdo nechá ostatní čekat déle, o volbu přijde a rozehraný zápas kontumačně prohraje.
cup-grace-value = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
cup-coaches = Trenéři
cup-sit = Veďte tým
cup-team = Váš tým
cup-team-of = Tým, který vede { $name }
cup-team-take = Změnit
cup-team-take-of = Změnit tým, který vede { $name }
cup-invite = Připojit se může jen ten, kdo má tento odkaz.
cup-call = Pozvěte trenéry
cup-places = Místa
cup-taken = obsazeno { $taken } z { $places }
cup-place-free = Volné místo
cup-place-number = Místo { $number }
cup-bot = Přidat počítač
cup-bot-name = Počítač { $number }
cup-start = Zahájit turnaj
cup-waiting = { $count ->
    [one] Čeká se na { $count } trenéra
    [few] Čeká se na { $count } trenéry
    [many] Čeká se na { $count } trenéra
   *[other] Čeká se na { $count } trenérů
}
cup-waiting-help = Na každém místě musí sedět trenér nebo počítač.
cup-ready-host = Všechna místa jsou obsazena. Začněte, až má každý svůj tým.
cup-ready-guest = Turnaj může zahájit { $host }.
cup-now = Stav turnaje
cup-day = Hrací den { $day } z { $days }
cup-day-short = Hrací den { $day }
cup-stage-recovery = Zotavení
cup-stage-preparation = Trénink nebo úkol
cup-stage-legendary = Legendární karta
cup-stage-tactics = Taktika
cup-stage-match = Zápasy
cup-stage-bookkeeping = Zápis výsledků
cup-stage-over = Konec
cup-your-turn = Jste na tahu
cup-choose-help = Vyberte níže; ostatní uvidí jen to, co dovolují pravidla.
cup-match-help = Váš zápas začal. Soupeř: { $name }.
cup-waits-for = Ještě vybírají: { $names }.
cup-matches-run = { $count ->
    [one] Hraje se { $count } zápas.
    [few] Hrají se { $count } zápasy.
    [many] Hraje se { $count } zápasu.
   *[other] Hraje se { $count } zápasů.
}
cup-play = Přejít k zápasu
cup-see = Výsledek
cup-live = živě
cup-bye = volný los
cup-nobody = neobsazeno
cup-walkover = kontumace
cup-void = neodehráno
cup-later = později
cup-won = Vítěz turnaje: { $name }
cup-won-help = Tým: { $team }.
cup-table = Tabulka
cup-format-round_robin = Každý s každým
cup-format-knockout = Vyřazovací
cup-th-place = Pořadí
cup-th-coach = Trenér
cup-th-won = Výhry
cup-th-won-short = V
cup-th-drawn = Remízy
cup-th-drawn-short = R
cup-th-lost = Prohry
cup-th-lost-short = P
cup-th-goals = Góly
cup-th-difference = Rozdíl
cup-th-points = Body
cup-fixtures = Zápasy
cup-bracket = Pavouk
cup-chooses = Vybírá
cup-has-left = mimo turnaj
cup-log = Co se stalo
cup-leave = Odejít z turnaje
cup-leave-help = Kontumačně prohrajete rozehraný zápas i všechny další. Vaše místo nikdo nepřevezme.
cup-leave-now = Odejít natrvalo
cup-dice = Poctivý los
cup-dice-help = Server se ke svému semínku zavázal dřív, než si první trenér sedl. Po turnaji si každý může ověřit každý los i každý zápas.
cup-dice-commitment = Závazek
cup-dice-seed = Semínko serveru
cup-dice-entry = Položka { $seq }:
cup-draw-int = { $value } (z { $n } čísel od 0)
cup-draw-die = { $value } na { $n }stěnné kostce
cup-draw-shuffle = zamíchání { $n }: { $order }
cup-back = Turnaj
home-cups = Turnaje
home-cups-new = Nový turnaj
home-cups-empty = Žádný turnaj není otevřený
home-cups-empty-help = Tři až osm trenérů, každý s jiným týmem: založte turnaj a pošlete odkaz.
home-cups-lobby = trenéři: { $taken } z { $places }
home-cups-playing = probíhá
home-cups-finished = skončil
