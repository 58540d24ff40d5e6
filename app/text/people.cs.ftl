### Lidé: další zápas, značky u osoby, vlastní data.

se-another = Další zápas: { $name }
se-another-help = Pozvat jménem, ozve se na každém zařízení
se-invites = { $name } vás zve
se-soon = Teď raději ne
se-soon-help = 30 dní nedostanete stejného soupeře: { $name }. Nikdo se to nedozví.
pe-invite = Pozvat
pe-invite-named = Pozvat do zápasu: { $name }
se-allow = Zvát mě může kdokoli
se-allow-help = Jinak jen lidé, se kterými máte společný zápas.
pe-more = Více
pe-more-about = Více: { $name }
pe-on = zapnuto
pe-again = Zase hrát
pr-block = Zablokovat
pr-mute = Ztlumit
pe-block-help = { $name } si s vámi nesedne k jednomu stolu, nepozve vás a nenapíše vám. Nikdo se to nedozví.
pe-unblock = Odblokovat
pe-mute-help = { $name }: zprávy vám nebudou chodit. Nikdo se to nedozví.
pe-unmute = Zrušit ztlumení
pe-marked = Zablokovaní, ztlumení, teď raději ne
