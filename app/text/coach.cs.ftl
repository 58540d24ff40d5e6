### Rady u stolu.

coach-tip = Rada
coach-ok = Rozumím
coach-rule = Pravidlo
coach-off = Vypnout rady
coach-off-done = Rady jsou vypnuté. Zapnete je v nabídce ?.
coach-on = Rady
coach-close = Zavřít radu
# $seen, $all: počty rad
coach-seen = Rady k této hře: viděno { $seen } z { $all }
coach-replay = Ukázat radu k této chvíli
coach-nothing = K této chvíli žádná rada není.
coach-reset = Začít s radami znovu
