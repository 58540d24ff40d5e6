tagline = Jedna hromádka, jedno tajemství, jeden poslední kamínek.
summary = Berte kamínky z hromádky a žeton si nechte na ten poslední.

option-stones = Kamínky
option-stones-help = Kolik jich leží v hromádce.
option-stones--9 = 9
option-stones--12 = 12
option-stones--15 = 15
option-grabs = Hmaty
option-grabs-help = Každý hráč může jednou nechat rozhodnout kostku.

reason-heap-empty = Hromádka je prázdná.
reason-resigned = Soupeř se vzdal.

objection-one-to-most = Vezměte 1 až { $most } kamínky.
objection-heap-too-small = { $heap ->
    [one] Zbývá jen { $heap } kamínek.
    [few] Zbývají jen { $heap } kamínky.
   *[other] Zbývá jen { $heap } kamínků.
}
objection-no-grabs = Tento zápas se hraje bez hmatů.
objection-grabbed-already = Hmat už máte za sebou.

log-token-dealt = { $name } má žeton { $token }.
log-taken = { $name } bere { $count }, zbývá { $left }.
log-grabbed = { $name } sahá do hromádky: na kostce je { $die }, bere { $count }, zbývá { $left }.
log-token-added = { $name } bere poslední kamínek: { $stones } + { $token } = { $sum }.
log-match-ended = Konec zápasu, { $points }.

ui-heap = Hromádka
ui-you-hold = Váš žeton
ui-points = Body
ui-take = Vzít { $count }
ui-grab = Hmat
ui-you-act = Vezměte kamínky, nebo použijte hmat.
ui-they-act = Bere { $name }.
ui-over = Konec zápasu.
ui-turn = Jste na tahu
ui-wait = Čekejte
ui-end = Konec
ui-would-have = pak { $total }
