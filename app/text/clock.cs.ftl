clock-none = Bez hodin
clock-decision = { $seconds } s na rozhodnutí
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } den na rozhodnutí
    [few] { $days } dny na rozhodnutí
    [many] { $days } dne na rozhodnutí
   *[other] { $days } dní na rozhodnutí
}
