### The form of a new table: whom one plays, the clock, what holds at this table.

new-whom = Against whom
new-whom-note = every seat as you like, mixed is fine
new-seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
new-plays = I play
new-link = Link
new-link-help = Your invite link sits here
new-link-said = Whoever has the link
new-computer = Computer
new-strength-of = Strength, seat { $number }
new-anyone = Anyone
new-by-link = Only by link
new-listed = Listed for anyone
new-clock = Clock
new-clock-note = nobody loses on time: when it runs out, the computer decides for you
new-rules-change = Change
new-play-now = Play now
clock-relaxed = Relaxed
clock-quick = Quick
clock-days-name = Days
clock-own = Own values
clock-as-long = As long as you like
clock-yes-no = { $seconds } s for yes or no.
clock-about = About { $count } min.
clock-weeks = { $count ->
    [one] About a week.
   *[other] About { $count } weeks.
}
clock-days-help = Play when you can.
clock-none-help = The computer can step in for who leaves.
clock-own-decision = Seconds a decision
clock-own-bank = Minutes for the whole match
clock-own-increment = and seconds more a decision
clock-own-days = Days a decision
new-next = Next you get a link and a QR code to send. With computers in all seats the match begins at once.
new-at-table = At this table
new-hints-short = Hints
new-hints = Friendly, with hints
new-hints-help = Anyone may ask; the log shows it
new-wait = We wait for each other
new-wait-help = Nobody is replaced, nobody claims a win
new-substitutes = Substitutes
new-substitutes-help = Whoever has the link may take a seat that was left
