## Tournaments (HC-17): options, choices, what happens

option-format = Formát
option-format-help = Ve skupině se remíza počítá; ve vyřazovacím turnaji se prodlužuje a kopou penalty.
option-format--round_robin = Každý s každým
option-format--knockout = Vyřazovací

cup-choose-prepare = Trénink nebo úkol
cup-choose-prepare-help = Před každým zápasem jedno z obojího. Trénink zůstane tajný, úkol leží otevřený pro všechny.
cup-training = Trénink
cup-training-help = Vezměte taktiky nejvýše za tolik bodů: { $points }.
cup-training-take = Trénovat
cup-spent = utraceno { $spent } z { $points } bodů
cup-price = body: { $points }
cup-task = Úkol
cup-task-help = Jmenujte jednu kartu. Splníte-li její úkol v zápase, je vaše.
cup-task-take = Vzít úkol
cup-prepare-nothing = Ani jedno
cup-choose-lay_out = Legendární karta
cup-choose-lay_out-help = Leží otevřená pro všechny a spotřebuje se, jen když ji zahrajete.
cup-legendary-none = Tentokrát žádná
cup-legendary-take = Dál
cup-choose-bring = Taktiky pro tento zápas
cup-choose-bring-help = Nejvýše tolik karet: { $most }. Ostatní je nevidí a po zápase se vám vrátí.
cup-bring-take = Vzít tyto
cup-my-club = Váš klub
cup-own-tactics = Vaše taktiky
cup-own-legendary = Zbývající legendární
cup-brought = Pro tento zápas
cup-none = žádné
cup-injured = zraněný: vynechá příští zápas
cup-suspended = má stopku: vynechá příští zápas
cup-exhausted = vyčerpaný: začíná s boostem méně
cup-yellow = zatím jedna žlutá karta
cup-club-cards = taktiky: { $tactics }, legendární: { $legendary }
cup-club-task = Úkol: { $card }
cup-club-legendary = Vyložena: { $card }
cup-club-out = Chybí: { $numbers }
cup-club-exhausted = Vyčerpaní: { $numbers }

objection-choice-at-another-stage = Tohle se vybírá jindy.
objection-training-or-task = Trénink nebo úkol, ne obojí.
objection-card-owned-already = Vzít lze jen karty, které nemáte.
objection-training-too-dear = Trénink má cenu nejvýše tří bodů.
objection-three-tactics-at-most = Do zápasu jdou nejvýše tři taktiky.
objection-tactics-not-owned = Přinést lze jen taktiky, které vlastníte.
objection-legendary-used-up = Tato legendární karta není vaše nebo už byla zahrána.

log-bracket_drawn = Los pavouka: { $order }.
log-day_begun = Hrací den { $day }.
log-recovery_rolled = { $coach }: číslo { $number } hází na zotavení, výsledek: { $fit ->
    [true] zdravý
   *[other] vynechá další zápas
}.
log-task_named = { $coach } si bere úkol: { $card }.
log-trained = { $coach } trénuje, vzaté karty: { $count }.
log-legendary_chosen = { $coach } vykládá kartu { $card }.
log-tactics_chosen = { $coach } je připraven, taktiky pro zápas: { $count }.
log-match_counted = { $coaches }: { $goals }.
log-winner_by_lot = Los rozhodl: { $coach }.
log-walked_over = { $coach } vítězí bez zápasu, 3:0.
log-match_void = { $coaches }: nehráno.
log-task_fulfilled = { $coach } splnil úkol a bere si kartu { $card }.
log-footballers_affected = { $coach }. Vyčerpaní: { $exhausted }. Zranění: { $injured }. Stopka: { $suspended }.
log-coach_left = { $coach } opouští turnaj.
log-lots_drawn = Ve všem shodní, rozhodl los: { $order }.
log-cup_won = { $coach } vyhrává turnaj.
