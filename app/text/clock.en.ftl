clock-none = No clock
clock-decision = { $seconds } s a decision
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}
