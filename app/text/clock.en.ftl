clock-none = No clock
clock-decision = { $seconds } s a decision
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}
clock-key = All clocks, spoken
clock-menu = Clock: { $name }
clock-gift = Give { $time } more
clock-gift-note = Once a decision, shown in the log
clock-period = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-pause = Suggest a pause
clock-pause-by = { $name } suggests a pause.
clock-pause-text = All clocks stand still until somebody plays on.
clock-paused-all = Paused.
clock-agree = Agree
clock-play-on = Play on
clock-low = short of time
clock-up = time is up
clock-still = time stands still
clock-paused = paused
table-secret = chooses in secret
clock-outage = The server was away for { $time }. Nobody lost time.
clock-runs-in = Clocks run again in { $time }.
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
