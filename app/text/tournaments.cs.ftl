## Tournaments: the form, the lobby, the page

tournament-crumb = Turnaj
tournament-new-title = Nový turnaj
tournament-new-lead = Pošlete pozvánku, vyberte si týmy a každý zápas odehrajte u vlastního stolu.
tournament-new-who = Kdo hraje
tournament-new-name = Název turnaje
tournament-new-name-example = Alpský pohár
tournament-new-sit = Hraju také
tournament-new-sit-help = Vypněte, pokud chcete turnaj jen pořádat.
tournament-new-open = Založit turnaj
tournament-new-next = Potom dostanete odkaz pro ostatní hráče.
tournament-format = Systém
tournament-format-own = Podle pravidel hry
tournament-format-round_robin = Každý s každým
tournament-format-knockout = Vyřazovací
tournament-format-swiss = Švýcarský systém
tournament-format-season = Jeden zápas pro { $seats }
tournament-round = { $round }. kolo
tournament-round-of = { $round }. kolo z { $rounds }
tournament-clock-note = pro každý zápas
tournament-begin = Začátek
tournament-begins-at = Začíná v
tournament-begins-help = Bez času turnaj zahájíte vy. S časem začne sám a deset minut předem dá všem vědět.
tournament-begins = Začíná
tournament-begins-soon = brzy začíná
tournament-fill = Volná místa obsadí počítač
tournament-fill-help = Přisedne si při zahájení.
tournament-fills = Volná místa obsadí při zahájení počítač.
tournament-clock = Hodiny
tournament-rated = Rating
tournament-rated-yes = do ratingu
tournament-rated-no = přátelsky
tournament-grace = Čekací lhůta v minutách
tournament-grace-help = Kdo nechá ostatní čekat déle, o volbu přijde a rozehraný zápas kontumačně prohraje.
tournament-pause = Přestávka mezi koly, minuty
tournament-pause-name = Přestávka mezi koly
tournament-begins-in = začne za { $time }
tournament-next-round = Další kolo za { $time }
tournament-grace-name = Čekací lhůta
tournament-grace-value = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
tournament-coaches = Hráči
tournament-sit = Zúčastněte se
tournament-team = Váš tým
tournament-team-of = Tým, který vede { $name }
tournament-team-take = Změnit
tournament-team-take-of = Změnit tým, který vede { $name }
tournament-invite = Připojit se může jen ten, kdo má tento odkaz.
tournament-call = Pozvěte hráče
tournament-places = Místa
tournament-taken = obsazeno { $taken } z { $places }
tournament-place-free = Volné místo
tournament-place-number = Místo { $number }
tournament-bot = Přidat počítač
tournament-bot-name = Počítač { $number }
tournament-start = Zahájit turnaj
tournament-waiting = { $count ->
    [one] Čeká se na { $count } hráče
    [few] Čeká se na { $count } hráče
    [many] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
}
tournament-waiting-help = Na každém místě musí sedět hráč nebo počítač.
tournament-ready-host = Všechna místa jsou obsazena. Začněte, až má každý svůj tým.
tournament-ready-guest = Turnaj může zahájit { $host }.
tournament-now = Stav turnaje
tournament-day = Hrací den { $day } z { $days }
tournament-day-short = Hrací den { $day }
tournament-your-turn = Jste na tahu
tournament-choose-help = Vyberte níže; ostatní uvidí jen to, co dovolují pravidla.
tournament-match-help = Váš zápas začal. Soupeř: { $name }.
tournament-waits-for = Ještě vybírají: { $names }.
tournament-matches-run = { $count ->
    [one] Hraje se { $count } zápas.
    [few] Hrají se { $count } zápasy.
    [many] Hraje se { $count } zápasu.
   *[other] Hraje se { $count } zápasů.
}
tournament-round-final = Finále
tournament-round-semi = Semifinále
tournament-round-quarter = Čtvrtfinále
tournament-match-semi = { $n }. semifinále
tournament-match-quarter = { $n }. čtvrtfinále
tournament-winner-of = vítěz zápasu { $n }
tournament-upset = Překvapení, nasazení č. { $seed }: { $result }
tournament-top = Do čela jde { $name }, bodů: { $n }
tournament-call-final = Upozornit na finále
tournament-call-final-off = Neupozorňovat
tournament-about = { $game }, { $format }, pořádá { $host }. { $clock }, { $rated }
tournament-story = Dění
tournament-live-count = živě: { $n }
tournament-opponents = průměr bodů soupeřů
tournament-podium = Stupně vítězů
tournament-play = Přejít k zápasu
tournament-see = Výsledek
tournament-live = živě
tournament-bye = volný los
tournament-nobody = nikdo
tournament-walkover = kontumace
tournament-void = neodehráno
tournament-level = remíza
tournament-series = { $series } na penalty
tournament-by-lot = losem
tournament-later = později
tournament-won = Vítěz turnaje: { $name }
tournament-won-help = Tým: { $team }.
tournament-next = Další pohár
tournament-next-wants = { $name } chce hrát další pohár.
tournament-next-follow = Sledovat další pohár
tournament-table = Tabulka
tournament-th-place = Pořadí
tournament-th-coach = Hráč
tournament-th-won = Výhry
tournament-th-won-short = V
tournament-th-drawn = Remízy
tournament-th-drawn-short = R
tournament-th-lost = Prohry
tournament-th-lost-short = P
tournament-th-goals = Góly
tournament-th-difference = Rozdíl
tournament-th-points = Body
tournament-fixtures = Zápasy
tournament-bracket = Pavouk
tournament-chooses = Vybírá
tournament-has-left = mimo turnaj
tournament-log-seeded = Nasazení: { $order }.
tournament-log-round_begun = { $round }. kolo.
tournament-log-bye_given = { $coach } má volný los.
tournament-log-result_counted = { $coaches }: { $how ->
    [resigned] vítězí { $winner }, soupeř vzdal.
    [abandoned] vítězí { $winner }, soupeř se nevrátil.
    [forfeit] kontumace, vítěz { $winner }.
    [untold] { $scores }. Vítězí { $winner }.
   *[other] { $scores }.
}
tournament-log-won_without_match = Kontumace, vítěz: { $coaches }.
tournament-log-not_played = Zápas se nehraje, nikdo nepřišel.
tournament-log-lot_drawn = Nerozhodně, rozhodl los: { $order }.
tournament-log-coach_withdrew = { $coach } odstupuje z turnaje.
tournament-log-tournament_won = Vítěz turnaje: { $coach }.
tournament-log-round_opened = Hostitel zahajuje další kolo.
tournament-log-grace_lengthened = Hostitel prodlužuje čekací lhůtu, minut: { $minutes }.
tournament-organise = Vést turnaj
tournament-grace-lengthen = Prodloužit
tournament-pausing = Přestávka před dalším kolem
tournament-open-round = Začít hned
tournament-absent = Není tu
tournament-leave = Odejít z turnaje
tournament-leave-help = Kontumačně prohrajete rozehraný zápas i všechny další. Vaše místo nikdo nepřevezme.
tournament-leave-now = Odejít natrvalo
tournament-dice = Poctivý los
tournament-dice-help = Server se ke svému semínku zavázal dřív, než si první hráč sedl. Po turnaji si každý může ověřit každý los i každý zápas.
tournament-dice-commitment = Závazek
tournament-dice-seed = Semínko serveru
tournament-dice-entry = Položka { $seq }:
tournament-draw-int = { $value } (z { $n } čísel od 0)
tournament-draw-die = { $value } na { $n }stěnné kostce
tournament-draw-shuffle = zamíchání { $n }: { $order }
home-tournaments = Turnaje
tournament-instead = Nebo založte turnaj pro { $fewest } až { $most } hráčů
home-tournaments-new = Nový turnaj
home-tournaments-empty = Žádný turnaj není otevřený
home-tournaments-empty-help = Každý s každým, vyřazovací nebo švýcarský systém pro 3 až 32 hráčů: založte turnaj a pošlete odkaz.
home-tournaments-lobby = hráči: { $taken } z { $places }
home-tournaments-playing = probíhá
home-tournaments-finished = skončil
