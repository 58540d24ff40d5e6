## Tournaments (HC-17): options, choices, what happens

option-format = Formát
option-format-help = Každý s každým: remíza se počítá. Vyřazovací: po remíze prodloužení a penalty.
option-format--round_robin = Každý s každým
option-format--knockout = Vyřazovací

cup-choose-prepare = Trénink nebo úkol
cup-choose-prepare-help = Před každým zápasem jedno z obojího. Trénink zůstane tajný, úkol leží odkrytý pro všechny.
cup-training = Trénink
cup-training-help =
    Vezměte si taktiky v ceně nejvýš { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
cup-training-take = Trénovat
cup-spent = utraceno { $spent } z { $points } bodů
cup-price = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
cup-task = Úkol
cup-task-help = Vyberte jednu kartu. Splníte-li v zápase její úkol, je vaše.
cup-task-take = Vzít úkol
cup-prepare-nothing = Ani jedno
cup-choose-lay_out = Legendární karta
cup-choose-lay_out-help = Leží odkrytá pro všechny a spotřebuje se, jen když ji zahrajete.
cup-legendary-none = Tentokrát žádná
cup-legendary-take = Dál
cup-choose-bring = Taktiky pro tento zápas
cup-choose-bring-help = Nejvyšší počet karet: { $most }. Soupeř je neuvidí a po zápase se vám vrátí.
cup-bring-take = Vzít tyto
cup-my-club = Váš klub
cup-own-tactics = Vaše taktiky
cup-own-legendary = Zbývající legendární karty
cup-brought = Pro tento zápas
cup-none = žádné
cup-injured = zranění: vynechá příští zápas
cup-suspended = stopka: vynechá příští zápas
cup-exhausted = vyčerpání: na začátku o 1 zrychlení méně
cup-yellow = zatím jedna žlutá karta
cup-club-cards = taktiky: { $tactics }, legendární: { $legendary }
cup-club-task = Úkol: { $card }
cup-club-legendary = Odkrytá: { $card }
cup-club-out = Chybí: { $numbers }
cup-club-exhausted = Vyčerpání: { $numbers }

objection-choice-at-another-stage = Tohle se vybírá jindy.
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
log-legendary_chosen = { $coach } vykládá kartu { $card }.
log-tactics_chosen = { $coach }: připraveno, taktik pro zápas { $count }.
log-match_counted = { $coaches }: { $goals }.
log-winner_by_lot = Rozhoduje los: { $coach }.
log-walked_over = Kontumace 3:0, vítěz { $coach }.
log-match_void = { $coaches }: neodehráno.
log-task_fulfilled = { $coach }: úkol splněn, získaná karta { $card }.
log-footballers_affected = { $coach }. Vyčerpání: { $exhausted }. Zranění: { $injured }. Stopka: { $suspended }.
log-coach_left = { $coach } odchází z turnaje.
log-lots_drawn = Shoda ve všem, rozhoduje los: { $order }.
log-cup_won = Vítěz turnaje: { $coach }.
