## Tournaments (HC-17): options, choices, what happens

option-format = Formát
option-format-help = Každý s každým: remíza se počítá. Vyřazovací: po remíze prodloužení a penalty.
option-format--round_robin = Každý s každým
option-format--knockout = Vyřazovací

stage-recovery = Zotavení
stage-preparation = Trénink nebo úkol
stage-legendary = Legendární karta
stage-tactics = Taktika
stage-match = Zápasy
stage-bookkeeping = Zápis výsledků
stage-over = Konec
tournament-choose-prepare = Trénink nebo úkol
tournament-choose-prepare-help = Před každým zápasem jedno z obojího. Trénink zůstane tajný, úkol leží odkrytý pro všechny.
tournament-training = Trénink
tournament-training-help =
    Vezměte si taktiky v ceně nejvýš { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
tournament-training-take = Trénovat
tournament-spent = { $points ->
    [one] utraceno { $spent } z { $points } bodu
    [few] utraceno { $spent } z { $points } bodů
    [many] utraceno { $spent } z { $points } bodu
   *[other] utraceno { $spent } z { $points } bodů
}
tournament-price = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
tournament-task = Úkol
tournament-task-help = Vyberte jednu kartu. Splníte-li v zápase její úkol, je vaše.
tournament-task-take = Vzít úkol
tournament-prepare-nothing = Ani jedno
tournament-choose-lay_out = Legendární karta
tournament-choose-lay_out-help = Leží odkrytá pro všechny a spotřebuje se, jen když ji zahrajete.
tournament-legendary-none = Tentokrát žádná
tournament-legendary-take = Dál
tournament-choose-bring = Taktiky pro tento zápas
tournament-choose-bring-help = Nejvyšší počet karet: { $most }. Soupeř je neuvidí a po zápase se vám vrátí.
tournament-bring-take = Vzít tyto
tournament-my-club = Váš klub
tournament-own-tactics = Vaše taktiky
tournament-own-legendary = Zbývající legendární karty
tournament-brought = Pro tento zápas
tournament-none = žádné
tournament-injured = zranění: vynechá příští zápas
tournament-suspended = stopka: vynechá příští zápas
tournament-exhausted = vyčerpání: na začátku o 1 zrychlení méně
tournament-yellow = zatím jedna žlutá karta
tournament-club-cards = taktiky: { $tactics }, legendární: { $legendary }
tournament-club-task = Úkol: { $card }
tournament-club-legendary = Odkrytá: { $card }
tournament-club-out = Chybí: { $numbers }
tournament-club-exhausted = Vyčerpání: { $numbers }

objection-choice-at-another-stage = To se vybírá jindy.
objection-training-or-task = Trénink nebo úkol, ne obojí.
objection-card-owned-already = Vzít si můžete jen kartu, kterou ještě nemáte.
objection-training-too-dear = Trénink smí stát nejvýš tři body.
objection-three-tactics-at-most = Do zápasu si vezmete nejvýš tři taktiky.
objection-tactics-not-owned = Vzít si můžete jen vlastní taktiky.
objection-legendary-used-up = Tato legendární karta není vaše, nebo už je zahraná.

log-bracket_drawn = Los pavouka: { $order }.
log-day_begun = Hrací den { $day }.
log-recovery_rolled = { $coach }, hod na zotavení, číslo { $number }: { $fit ->
    [true] může hrát
   *[other] vynechá další zápas
}.
log-task_named = { $coach } si bere úkol: { $card }.
log-trained = { $coach }: trénink, vzatých karet { $count }.
log-legendary_chosen = { $coach } vykládá kartu „{ $card }“.
log-tactics_chosen = { $coach }: připraveno, taktik pro zápas { $count }.
log-match_counted = { $coaches }: { $how ->
    [resigned] { $goals }, vítězí { $winner }, soupeř vzdal.
    [abandoned] { $goals }, vítězí { $winner }, soupeř se nevrátil.
    [forfeit] { $goals }, kontumace, vítěz { $winner }.
    [untold] { $goals }. Vítězí { $winner }.
   *[other] { $goals }.
}
log-winner_by_lot = Rozhoduje los: { $coach }.
log-walked_over = Kontumace 3:0, vítěz { $coach }.
log-match_void = { $coaches }: neodehráno.
log-task_fulfilled = { $coach }: úkol splněn, získaná karta „{ $card }“.
log-footballers_affected = { $coach }.{ $exhausted_count ->
    [0] {""}
   *[other] {" "}Vyčerpání: { $exhausted }.
}{ $injured_count ->
    [0] {""}
   *[other] {" "}Zranění: { $injured }.
}{ $suspended_count ->
    [0] {""}
   *[other] {" "}Stopka: { $suspended }.
}
log-coach_left = { $coach } odchází z turnaje.
log-lots_drawn = Shoda ve všem, rozhoduje los: { $order }.
log-cup_won = Vítěz turnaje: { $coach }.

## The words of the tournament pages that speak of coaches

tournament-new-sit = Vedu jeden z týmů
tournament-new-next = Potom dostanete odkaz pro ostatní trenéry.
tournament-coaches = Trenéři
tournament-sit = Veďte tým
tournament-call = Pozvěte trenéry
tournament-waiting = { $count ->
    [one] Čeká se na { $count } trenéra
    [few] Čeká se na { $count } trenéry
    [many] Čeká se na { $count } trenéra
   *[other] Čeká se na { $count } trenérů
}
tournament-waiting-help = Na každém místě musí sedět trenér nebo počítač.
tournament-nobody = bez trenéra
tournament-th-coach = Trenér
tournament-dice-help = Server se ke svému semínku zavázal dřív, než si první trenér sedl. Po turnaji si každý může ověřit každý los i každý zápas.
tournament-instead = Nebo založte turnaj pro { $fewest } až { $most } trenérů
