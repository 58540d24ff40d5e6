clock-none = No clock
clock-decision = { $seconds } s per decision
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}
clock-key = Read out all clocks
clock-menu = Clock: { $name }
clock-gift = Give { $time } more
clock-gift-note = Once per decision, shown in the log
clock-period = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-pause = Suggest a pause
clock-pause-by = { $name } suggests a pause.
clock-pause-text = All clocks stop until somebody plays on.
clock-paused-all = Paused.
clock-agree = Agree
clock-play-on = Play on
clock-low = low on time
clock-up = time is up
clock-still = clock stopped
clock-paused = paused
table-secret = chooses in secret
clock-outage = The server was down for { $time }. Nobody lost time.
clock-runs-in = Clocks resume in { $time }.
clock-say-low = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
clock-until = until { $when }
clock-say-start = You have { $time }.
clock-say-up = Time is up.
clock-say-up-action = Time is up: { $action }.
log-gave-time = { $by } gives { $name } { $time } more.
log-paused = { $name }: paused
log-resumed = { $name } plays on.
log-no-pause = No pause: { $name } plays on.
clock-silence = When time is up: { $action }.
clock-silence-computer = When time is up, the computer decides for you.
