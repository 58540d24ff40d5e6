### The form of a new table: whom one plays, the clock, what holds at this table.

new-whom = Opponents
new-whom-note = set each seat as you like, you can mix
new-seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
new-plays = I am playing
new-link = Link
new-link-help = For your invite link
new-link-said = Anyone with the link
new-computer = Computer
new-strength-of = Strength, seat { $number }
new-anyone = Anyone
new-by-link = By link only
new-listed = Listed for anyone
new-clock = Clock
new-clock-note = nobody loses on time: when it runs out, the computer decides for you
new-rules-change = Change
new-play-now = Play now
clock-relaxed = Relaxed
clock-quick = Quick
clock-days-name = Days
clock-own = Custom
clock-as-long = As long as you like
clock-yes-no = { $seconds } s for a yes or no.
clock-about = About { $count } min.
clock-weeks = { $count ->
    [one] About a week.
   *[other] About { $count } weeks.
}
clock-days-help = Play when you can.
clock-none-help = The computer can replace anyone who leaves.
clock-own-decision = Seconds per decision
clock-own-bank = Minutes for the whole match
clock-own-increment = plus seconds per decision
clock-own-days = Days per decision
new-next = Next you get a link and a QR code to send. If all other seats are computers, the match starts at once.
new-next-teams = Next the teams are chosen. For a friend you get a link and a QR code to send.
new-at-table = At this table
new-hints-short = Hints
new-hints = Friendly, with hints
new-hints-help = Anyone may ask; the log shows it
new-wait = We wait for each other
new-wait-help = Nobody is replaced, and no win is claimed
new-substitutes = Substitutes
new-substitutes-help = Anyone with the link may take over an abandoned seat
