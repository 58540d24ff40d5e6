clock-none = Bez hodin
clock-decision = { $seconds } s na rozhodnutí
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } den na rozhodnutí
    [few] { $days } dny na rozhodnutí
    [many] { $days } dne na rozhodnutí
   *[other] { $days } dní na rozhodnutí
}
clock-key = Všechny hodiny nahlas
clock-menu = Hodiny: { $name }
clock-gift = Přidat { $time }
clock-gift-note = Jednou za rozhodnutí, zapíše se do průběhu
clock-period = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
clock-pause = Navrhnout pauzu
clock-pause-by = { $name } navrhuje pauzu.
clock-pause-text = Všechny hodiny stojí, dokud někdo nezvolí „Hrát dál“.
clock-paused-all = Pauza.
clock-agree = Souhlasit
clock-play-on = Hrát dál
clock-low = dochází čas
clock-up = čas vypršel
clock-still = hodiny stojí
clock-paused = pauza
table-secret = volí tajně
clock-outage = Server { $time } neodpovídal. Nikdo nepřišel o čas.
clock-runs-in = Hodiny se rozběhnou za { $time }.
clock-say-low = { $seconds ->
    [one] Zbývá { $seconds } sekunda.
    [few] Zbývají { $seconds } sekundy.
    [many] Zbývá { $seconds } sekundy.
   *[other] Zbývá { $seconds } sekund.
}
clock-until = do { $when }
clock-say-start = Máte { $time }.
clock-say-up = Čas vypršel.
clock-say-up-action = Čas vypršel: { $action }.
log-gave-time = { $by } přidává čas: { $name } +{ $time }.
log-paused = { $name }: pauza
log-resumed = { $name } hraje dál.
log-no-pause = Bez pauzy: { $name } hraje dál.
clock-silence = Až čas vyprší: { $action }.
clock-silence-computer = Až čas vyprší, rozhodne za vás počítač.
