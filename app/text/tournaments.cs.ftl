## Tournaments: the form, the lobby, the page

cup-crumb = Turnaj
cup-of = { $title }, počet trenérů: { $count }
cup-new-title = Nový turnaj
cup-new-lead = Pozvěte odkazem, vyberte si týmy a každý zápas hrajte u vlastního stolu.
cup-new-who = Kdo hraje
cup-new-name = Název turnaje
cup-new-name-example = Alpský pohár
cup-new-sit = Povedu tým
cup-new-sit-help = Vypněte, pokud chcete turnaj jen pořádat.
cup-new-open = Otevřít turnaj
cup-new-next = Pak dostanete odkaz pro ostatní trenéry.
cup-grace = Čekací doba v minutách
cup-grace-help = Kdo nechá ostatní čekat déle, nevybírá nic a rozehraný zápas kontumačně prohraje.
cup-grace-value = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
cup-coaches = Trenéři
cup-sit = Veďte tým
cup-team = Váš tým
cup-team-of = Tým hráče { $name }
cup-team-take = Změnit
cup-team-take-of = Změnit tým hráče { $name }
cup-invite = Dovnitř se dostane jen ten, kdo má tento odkaz.
cup-call = Svolejte trenéry
cup-places = Místa
cup-taken = obsazeno { $taken } z { $places }
cup-place-free = Volné místo
cup-place-number = Místo { $number }
cup-bot = Přidat počítačového trenéra
cup-bot-name = Počítač { $number }
cup-start = Zahájit turnaj
cup-waiting = { $count ->
    [one] Čeká se na { $count } trenéra
    [few] Čeká se na { $count } trenéry
    [many] Čeká se na { $count } trenéra
   *[other] Čeká se na { $count } trenérů
}
cup-waiting-help = Na každém místě musí být trenér nebo počítač.
cup-ready-host = Všechna místa jsou obsazena. Začněte, až má každý svůj tým.
cup-ready-guest = { $host } může turnaj zahájit.
cup-now = Jak turnaj stojí
cup-day = Hrací den { $day } z { $days }
cup-day-short = Hrací den { $day }
cup-stage-recovery = Zotavení
cup-stage-preparation = Trénink nebo úkol
cup-stage-legendary = Legendární karta
cup-stage-tactics = Taktika
cup-stage-match = Zápasy
cup-stage-bookkeeping = Zápis
cup-stage-over = Konec
cup-your-turn = Jste na řadě
cup-choose-help = Vyberte níže; ostatní uvidí jen to, co pravidla dovolují.
cup-match-help = Váš zápas proti hráči { $name } začal.
cup-waits-for = Ještě vybírají: { $names }.
cup-matches-run = { $count ->
    [one] Hraje se { $count } zápas.
    [few] Hrají se { $count } zápasy.
    [many] Hraje se { $count } zápasu.
   *[other] Hraje se { $count } zápasů.
}
cup-play = K vašemu zápasu
cup-see = Výsledek
cup-live = živě
cup-bye = volno
cup-nobody = zatím nikdo
cup-walkover = bez zápasu
cup-void = nehráno
cup-later = později
cup-won = Turnaj vyhrává { $name }
cup-won-help = S týmem { $team }.
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
cup-has-left = odešel
cup-log = Co se stalo
cup-leave = Opustit turnaj
cup-leave-help = Kontumačně prohrajete rozehraný zápas i všechny další. Nikdo vaše místo nepřevezme.
cup-leave-now = Opustit natrvalo
cup-dice = Poctivý los
cup-dice-help = Server se ke svému semínku zavázal dřív, než usedl první trenér. Potom si každý může ověřit každý los i každý zápas.
cup-dice-commitment = Závazek
cup-dice-seed = Semínko serveru
cup-dice-entry = Záznam { $seq }:
cup-draw-int = { $value } z { $n } čísel od 0
cup-draw-die = { $value } na kostce s { $n } stěnami
cup-draw-shuffle = pořadí { $n }: { $order }
cup-back = Turnaj
home-cups = Turnaje
home-cups-new = Nový turnaj
home-cups-empty = Žádný turnaj není otevřen
home-cups-empty-help = Tři až osm trenérů, každý s jiným týmem: otevřete turnaj a pošlete odkaz.
home-cups-lobby = trenéři: { $taken } z { $places }
home-cups-playing = probíhá
home-cups-finished = skončil
