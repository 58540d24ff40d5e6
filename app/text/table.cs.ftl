# Rám každé stránky
shell-skip = Přejít k obsahu
shell-home = Stadion, úvodní stránka
shell-main-nav = Hlavní nabídka
shell-nav-play = Hrát
shell-nav-watch = Sledovat
shell-nav-rules = Pravidla
shell-nav-you = Vy
shell-language = Jazyk: čeština
shell-theme-system = Vzhled: podle systému
shell-theme-light = Vzhled: světlý
shell-theme-dark = Vzhled: tmavý
shell-footer = Každé pravidlo, míchání i hod kostkou běží na serveru a každý si je může zpětně ověřit.
shell-api = API

# Stůl: kdo hraje
table-joining = Přisedáte ke stolu
table-noscript = Ke hře je potřeba JavaScript. Toto je nynější pozice; další uvidíte po obnovení stránky.
table-position = Pozice po { $number ->
    [one] { $number } akci
    [few] { $number } akcích
    [many] { $number } akce
   *[other] { $number } akcích
}
table-bar = Váš tah
table-board = Hrací plán
table-hand = Vaše ruka a tahy
table-players = Hráči
table-rail = Výpočet, záznam a chat
table-views = Části stolu
table-tab-table = Stůl
table-tab-log = Záznam
table-tab-chat = Chat
table-tab-seats = Místa
table-flag-your-turn = Jste na tahu
table-flag-watching = Sledujete
table-flag-over = Konec
table-flag-no = Teď ne
table-flag-stopped = Zastaveno
table-flag-paused = Pozastaveno
table-paused = Tahy čekají, až se spojení obnoví.
table-paused-second = Stůl ukazuje poslední známý stav. Samo se nic nezahraje.
table-flag-move = Tah { $number }
table-title-turn = ● Jste na tahu: { $game }
table-choose = Vyberte jeden ze svých tahů.
table-choose-second = Vše, co pravidla teď dovolují, svítí nebo je v seznamu.
table-wait-one = Na tahu: { $name }.
table-wait-several = Na tahu: { $names }.
table-wait-second = Teď nemusíte nic dělat. Až budete na tahu, ozveme se.
table-watching-second = Vidíte to, co vidí stůl; ruce zůstávají skryté.
table-over-won = Vítěz: { $name }.
table-over-shared = O první místo se dělí { $names }.
table-over-second = Výsledek i záznam zůstávají.
table-refused = Na stole se nic nezměnilo.
table-refused-mine = Na stole se nic nezměnilo. Dovolené je to, co svítí nebo je v seznamu.
table-rule = Pravidlo
table-your-moves = Vaše tahy
table-no-actions = Teď nemusíte nic dělat.
table-generic = Tato hra zatím nemá vlastní obrázek: zde je vše, co smíte vědět, a pod tím vše, co smíte udělat.
table-moves = Tahy

# Místa
table-you = vy
table-on-turn = na tahu
table-bot = Počítač
table-bot-name = Počítač { $number }
table-seat-name = Místo { $number }
table-seat-left = Mimo stůl, hraje počítač
table-seat-reconnecting = Obnovuje spojení
table-take-seat = Sednout si sem
table-stands = Tribuna
table-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
table-stands-text = Diváci vidí plán a záznam, nikdy ruku.
table-copy = Kopírovat odkaz
table-copied = Zkopírováno

# Spojení se serverem
table-line-joining = Připojování
table-line-good = Připojeno
table-line-good-ms = Připojeno, { $ms } ms
table-line-slow = Pomalé
table-line-slow-ms = Pomalé, { $ms } ms
table-line-broken = Obnovuje se
table-line-lost = Bez spojení
table-reconnecting = Obnovujeme spojení, pokus { $tries }.
table-reconnecting-text = Plán nemusí být aktuální, proto jsou tahy pozastavené.
table-reconnecting-watching = Plán nemusí být aktuální.
table-lost = Spojení je ztracené.
table-lost-text = Zkoušíme to dál. Vaše místo zůstává a samo se odtud nic nezahraje.
table-try-now = Zkusit hned
table-not-arrived = Váš tah nedorazil.
table-not-arrived-text = Stůl se mezitím změnil. Nic se za vás nezahrálo; vyberte znovu.
table-back = Jste zpět.
table-back-one = { $name }: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}, zatímco jste byli pryč.
table-back-several = Zatímco jste byli pryč, u stolu { $count ->
    [one] přibyl { $count } tah
    [few] přibyly { $count } tahy
    [many] přibylo { $count } tahu
   *[other] přibylo { $count } tahů
}.
table-show-it = Ukázat
table-close = Zavřít
table-viewing = Prohlížíte tah { $number }.
table-older = Dříve
table-newer = Později
table-to-live = Zpět do hry
table-door-unauthenticated = Kdo jste?
table-door-unauthenticated-text = Nejprve na úvodní stránce napište jméno a pak odkaz otevřete znovu.
table-door-forbidden = Tento stůl je soukromý
table-door-forbidden-text = Otevře ho odkaz s pozvánkou. Požádejte o něj hostitele.
table-door-not-found = Takový stůl tu není
table-door-not-found-text = Odkaz je možná na konci useknutý, nebo ten stůl nikdy nevznikl.
table-door-rate-limited = Příliš rychle
table-door-rate-limited-text = Server toto spojení na chvíli zavřel. Minutu počkejte a obnovte stránku.
table-door-home = Na úvodní stránku

# Záznam a chat
table-log = Záznam
table-log-empty = Zatím se nic nestalo.
table-log-earlier = Starší řádky
table-log-new = { $count ->
    [one] { $count } nový
    [few] { $count } nové
    [many] { $count } nového
   *[other] { $count } nových
}
table-log-look = Prohlédnout tah { $number }
table-chat = Chat
table-chat-empty = Zatím nikdo nic neřekl.
table-chat-message = Zpráva
table-chat-hint = Řekněte něco stolu
table-chat-send = Odeslat
table-chat-stands = na tribuně
log-resigned = { $name } vzdává zápas.

# Záhlaví, nastavení, klávesy
table-sound = Zvuk
table-settings = Nastavení stolu
table-leave = Odejít
table-private = Soukromý stůl
table-public = Otevřený stůl
table-theme = Vzhled
table-theme-system = Systém
table-theme-light = Světlý
table-theme-dark = Tmavý
table-language = Jazyk
table-sounds = Zvuky
table-sound-turn = Můj tah a málo času
table-sound-play = Kostky, karty a figurky
table-sound-chat = Chat
table-comfort = Pohodlí
table-no-motion = Bez animací
table-list = Všechny tahy jako seznam vedle záznamu
table-keys-on = Jednotlivé klávesy
table-keys = Klávesnice
table-key-help = Tento seznam
table-key-log = Záznam
table-key-chat = Chat
table-key-hide = Skrýt figurky na plánu
table-key-escape = O krok zpět
table-key-arrows = Pohyb po plánu
table-key-hand = Ruka a zdroje

# Před něčím konečným
table-resign = Vzdát se
table-resign-title = Vzdát tento zápas?
table-resign-duel = Zápas hned skončí a vyhraje soupeř. Výsledek i záznam zůstanou.
table-resign-more = Vaše místo dohraje počítač. Nejde to vzít zpět.
table-leave-title = Odejít z rozehraného zápasu?
table-leave-text = Než se vrátíte, hraje za vás počítač. Není to vzdání.
table-leave-now = Odejít od stolu
table-keep-playing = Hrát dál

# Konec
table-result = Výsledek
table-rematch = Odveta
table-rematch-go = K novému stolu
table-rematch-chat = Odveta: { $url }
table-replay = Přehrát zápas
table-verify = Ověřit kostky
table-record = Stáhnout záznam

# Přehrávání
replay-title = Přehrání: { $game }
replay-board = Plán v tomto tahu
replay-moves = Tahy
replay-link = Odkaz na tento tah
replay-nothing = O tomto tahu není nic zapsáno.
replay-timeline = Časová osa
replay-at = Tah { $number } z { $total }
replay-move = Tah
replay-first = Na začátek
replay-back = O tah zpět
replay-forward = O tah dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost: { $speed }×
replay-eyes = Vidět jako
replay-to-table = Ke stolu
replay-loading = Načítá se přehrávání
replay-noscript = Přehrávání potřebuje JavaScript. Toto je poslední pozice a konec záznamu.
replay-failed = Přehrání se nepodařilo načíst.

# Ověření
verify-title = Byly kostky poctivé?
verify-lead = Před prvním losem se server zavázal k semínku tím, že zveřejnil jeho otisk. Teď je semínko veřejné a váš prohlížeč znovu spočítá každou kostku, los i míchání tohoto zápasu.
verify-working = Počítáme znovu každý los
verify-noscript = Prohlížeč počítá losy JavaScriptem. Bez něj si stáhněte záznam a postupujte podle šesti kroků níže jiným způsobem.
verify-not-yet = Zápas ještě běží: semínko serveru se zveřejní po jeho konci. K tomuto se server zavázal.
verify-fair = Každý los souhlasí
verify-unfair = Něco nesouhlasí
verify-all-agree = { $count ->
    [one] { $count } los spočítán znovu
    [few] { $count } losy spočítány znovu
    [many] { $count } losu spočítáno znovu
   *[other] { $count } losů spočítáno znovu
}, každý je stejný jako v záznamu. Semínko je to slíbené.
verify-disagree = { $count ->
    [one] Nesouhlasí { $count } los
    [few] Nesouhlasí { $count } losy
    [many] Nesouhlasí { $count } losu
   *[other] Nesouhlasí { $count } losů
} z { $total }; první je v tahu { $number }.
verify-broken-promise = Semínko v záznamu není to, ke kterému se server před prvním losem zavázal.
verify-seeds = Semínka
verify-seeds-text = Server se zavázal první a neznal semínko žádného hráče; žádný hráč neznal semínko serveru. Kostky si tedy nemohl vybrat nikdo.
verify-commitment = Závazek (SHA-256), zveřejněný na začátku
verify-server-seed = Semínko serveru, zveřejněné na konci
verify-hash = SHA-256 tohoto semínka, spočítáno zde
verify-client-seed = Semínko: { $name }
verify-key = Klíč proudu, spočítaný zde
verify-match = Souhlasí
verify-mismatch = Nesouhlasí
verify-dice = Jak padaly kostky
verify-dice-text = Sloupce jsou to, co padlo, čáry to, co se v průměru čeká. Málo hodů se odchyluje hodně.
verify-die = Kostka se { $sides } stěnami
verify-rolls = { $count ->
    [one] { $count } hod
    [few] { $count } hody
    [many] { $count } hodu
   *[other] { $count } hodů
}, čekáno od každé { $expected }
verify-draws = Všechny losy po pořadě
verify-move = Tah
verify-what = Los
verify-recorded = Záznam
verify-computed = Výpočet
verify-draw-die = Kostka, { $sides } stěn
verify-draw-int = Jedno z { $n }
verify-draw-shuffle = Míchání { $n }
verify-show-all = Ukázat všech { $count }
verify-no-crypto = Prohlížeč této stránce nenabízí kryptografii. Dělá to přes https nebo přímo na tomto počítači.
verify-failed = Záznam se nepodařilo ověřit.
verify-how = Jak to funguje
verify-how-1 = Server si vezme 32 náhodných bajtů, své semínko, a při otevření stolu zveřejní jejich otisk SHA-256.
verify-how-2 = Každý hráč před začátkem přidá vlastní semínko.
verify-how-3 = Klíč je HMAC-SHA256 z označení zápasu a semínek hráčů, s klíčem ze semínka serveru.
verify-how-4 = Blok číslo k je HMAC-SHA256 z k s tímto klíčem: osm čísel po 32 bitech.
verify-how-5 = Číslo menší než n je další z nich modulo n; to, které by zvýhodnilo malé výsledky, se zahodí.
verify-how-6 = Míchání vymění každé místo od posledního po druhé s jedním stejným nebo dřívějším, vylosovaným stejně.
