# Rám každé stránky
shell-no-cookies = Tento prohlížeč odmítá cookies. Vaše jméno a místa jsou uložena v jedné z nich: bez ní se můžete jen dívat na veřejné stoly.
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
shell-footer = Pravidla, míchání i hody běží na serveru a každý je může zpětně ověřit.
shell-api = API

# Stůl: kdo hraje
table-joining = Připojujeme vás ke stolu
table-noscript = Ke hře je potřeba JavaScript. Tady je aktuální pozice; další uvidíte po obnovení stránky.
table-position =
    Pozice po { $number ->
        [one] { $number } tahu
        [few] { $number } tazích
        [many] { $number } tahu
       *[other] { $number } tazích
    }
table-bar = Váš tah
table-board = Hrací plán
table-hand = Vaše karty a tahy
table-players = Hráči
table-rail = Výpočet, průběh a chat
table-views = Části stolu
table-tools = Spojení, zvuk, nastavení, odchod
table-fold = Složit postranní panel
table-unfold = Rozložit postranní panel
table-sum = Součet
table-tab-table = Stůl
table-tab-log = Průběh
table-tab-chat = Chat
table-tab-seats = Místa
table-flag-your-turn = Jste na tahu
table-flag-watching = Díváte se
table-flag-over = Konec
table-flag-no = Teď ne
table-flag-stopped = Zastaveno
notice-game-gone = Tato hra už na serveru není.
notice-rules-changed = Pravidla této hry se od tohoto zápasu změnila. Můžete si ho prohlížet, ale ne v něm pokračovat.
notice-record-unfit = Uložený záznam tohoto zápasu neodpovídá pravidlům. Můžete si ho prohlížet, ale ne v něm pokračovat.
table-flag-paused = Pozastaveno
table-paused = Tahy počkají, než se spojení obnoví.
table-paused-second = Stůl ukazuje poslední známou pozici. Nic se za vás nezahraje.
table-flag-move = Tah { $number }
table-title-turn = ● Jste na tahu: { $game }
table-choose = Vyberte jeden ze svých tahů.
table-choose-second = Co teď pravidla dovolují, svítí na plánu nebo je v seznamu.
table-wait-one = Na tahu: { $name }.
table-wait-several = Na tahu: { $names }.
table-wait-second = Teď nemusíte nic dělat. Až budete na tahu, dáme vám vědět.
table-watching-second = Vidíte totéž co stůl; karty v ruce zůstávají skryté.
table-over-won = Vítěz: { $name }.
table-over-shared = Společné vítězství: { $names }.
table-over-drawn = Remíza.
table-over-second = Výsledek i záznam zůstávají uložené.
table-refused = Na stole se nic nezměnilo.
table-refused-mine = Na stole se nic nezměnilo. Hrát lze to, co svítí nebo je v seznamu.
table-sent = Odesílá se
table-wrong-watching = Zápas jen sledujete.
table-wrong-other = { $count ->
    [one] Teď rozhoduje { $names }.
    [few] Teď rozhodují { $names }.
   *[other] Teď rozhodují { $names }.
}
table-wrong-here = Tady to nejde.
table-wrong-unchanged = Zatím není co měnit.
table-wrong-still = Platí dál:
table-clause-missing = Toto pravidlo se nepodařilo načíst.
table-more = Další
table-your-moves = Vaše tahy
table-no-actions = Teď nemusíte nic dělat.
table-generic = Tato hra ještě nemá nakreslený plán: tady je vše, co vidíte, a pod tím vše, co můžete zahrát.
table-moves = Tahy

# Co se stalo, se ukáže
table-stage-doing = Hraje { $name }.
table-stage-rolls = { $name } hází.
table-stage-then = Potom: { $names }
table-go-on = Pokračovat
table-show-all = Ukázat vše
table-pace = Tempo
table-pace-normal = Normálně
table-pace-fast = Rychle
table-pace-whole = Celé tahy
table-skip = Přeskočit ke mně
since-move = Od vašeho tahu
since-nothing = Od vašeho tahu nic.
since-watching = Předtím
since-nothing-yet = Zatím nic.
since-away = Mezitím
since-more = O { $count } více dříve
since-replay = Přehrát vše ({ $count }), { $seconds } s
since-replay-one = Přehrát: { $text }
key-space = mezerník
table-pace-slow = Pomalu
table-done = Provedlo se samo: { $what }
table-call-goal = Gól
table-call-sprint = Sprint
table-call-saved = Zákrok
table-call-intercepted = Zachyceno
table-call-wide = Vedle
table-call-off-bike = Sesedá
table-call-mishap = Smůla
table-call-card = Akční karta
table-call-card-back = Karta zpět
table-call-card-lost = Karta pryč
table-call-refused = Odmítnuto
table-call-over-line = V cíli
table-call-faceoff = Buly
table-call-puck-won = Puk je váš
table-call-puck-lost = Puk je pryč
table-call-ball-won = Míč je váš
table-call-ball-lost = Míč je pryč
table-call-out = Diskvalifikace
table-call-final = Konec
table-call-period = Konec třetiny
table-call-half-time = Poločas
table-call-full-time = Konec poločasu
table-call-winner = Vítěz
table-call-crash = Pád
table-call-referee = Rozhodčí
table-call-photo = Cílové foto
table-call-header = Hlavička

# Místa
table-you = vy
table-on-turn = na tahu
table-bot = Počítač
table-program = Program
table-bot-name = Počítač { $number }
table-bot-hasty = spěchá
table-bot-patient = vyčkává
table-seat-name = Místo { $number }
table-seat-left = hraje počítač
table-seat-reconnecting = obnovuje se spojení
table-take-seat = Posadit se sem
table-stands = Tribuna
table-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
table-stands-text = Diváci vidí plán a průběh, nikdy ne karty v ruce.
table-copy = Kopírovat odkaz
table-copied = Zkopírováno

# Spojení se serverem
table-line-joining = Připojování
table-line-good = Připojeno
table-line-good-ms = Připojeno, { $ms } ms
table-line-slow = Pomalé spojení
table-line-slow-ms = Pomalé spojení, { $ms } ms
table-line-broken = Obnovujeme spojení
table-line-lost = Bez spojení
table-reconnecting = Obnovujeme spojení, pokus { $tries }.
table-reconnecting-text = Plán nemusí být aktuální, proto jsou tahy pozastavené.
table-reconnecting-watching = Plán nemusí být aktuální.
table-polls = Živé spojení je tu zablokované.
table-polls-text = Hrát můžete; tahy přicházejí o chvíli později a chat nefunguje.
table-lost = Spojení se přerušilo.
table-lost-text = Zkoušíme to dál. Místo vám držíme a nic se za vás nezahraje.
table-try-now = Zkusit hned
table-outdated = Stadion má novou verzi.
table-outdated-text = Načtěte stránku znovu. Místo i rozepsaná zpráva vám zůstanou.
table-load-again = Načíst znovu
table-not-arrived = Váš tah nedorazil.
table-not-arrived-text = Na stole je mezitím jiná pozice. Nic se za vás nezahrálo; vyberte znovu.
table-close = Zavřít
table-viewing = Díváte se na tah { $number }.
table-older = Předchozí
table-newer = Další
table-to-live = Zpět do hry
table-door-unauthenticated = Jak se jmenujete?
table-door-unauthenticated-text = Nejdřív na úvodní stránce zadejte jméno a pak odkaz otevřete znovu.
table-door-forbidden = Tento stůl je soukromý
table-door-forbidden-text = Vede k němu jen odkaz s pozvánkou. Požádejte o něj hostitele.
table-door-not-found = Takový stůl neexistuje
table-door-not-found-text = Odkaz je možná neúplný, nebo ten stůl nikdy nevznikl.
table-door-rate-limited = Příliš rychle
table-door-rate-limited-text = Server toto spojení na chvíli uzavřel. Minutu počkejte a obnovte stránku.
table-door-home = Na úvodní stránku

table-no-sum = Tady se hod nebo volba rozepíše po částech.

# Záznam a chat
table-log = Průběh
table-log-empty = Zatím se nic nestalo.
table-log-earlier = Dřívější průběh
table-log-new = { $count ->
    [one] { $count } nová
    [few] { $count } nové
    [many] { $count } nové
   *[other] { $count } nových
}
table-log-look = Ukázat tah { $number }
chat-not-sent = Zpráva neodešla. Zůstává tady, zkuste to znovu.
table-chat = Chat
table-chat-empty = Zatím nikdo nic nenapsal.
table-chat-message = Zpráva
table-chat-hint = Napište ostatním u stolu
table-chat-send = Odeslat
table-chat-stands = na tribuně
table-chat-muted = Chat je u tohoto stolu vypnutý.
log-resigned = { $name } vzdává zápas.

# Záhlaví, nastavení, klávesy
table-sound = Zvuk
table-settings = Nastavení stolu
table-leave = Odejít
table-private = Soukromý stůl
table-public = Veřejný stůl
table-theme = Vzhled
table-theme-system = Podle systému
table-theme-light = Světlý
table-theme-dark = Tmavý
table-language = Jazyk
table-sounds = Zvuky
table-sound-turn = Můj tah a docházející čas
table-sound-play = Kostky, karty a figurky
table-vibrate = Vibrovat, když mi dochází čas
table-sound-chat = Chat
table-comfort = Přístupnost
table-no-motion = Bez animací
table-list = Všechny tahy jako seznam vedle průběhu
table-keys-on = Jednoklávesové zkratky
table-keys = Klávesové zkratky
table-key-help = Tento seznam
table-key-log = Průběh
table-key-chat = Chat
table-key-hide = Skrýt figurky na plánu
table-key-skip = Přeskočit ke mně
table-key-escape = O krok zpět
table-key-arrows = Pohyb po plánu
table-key-hand = Karty v ruce a složky hodu
table-key-rule = Pravidlo karty, jako dlouhý stisk

# Před něčím konečným
table-resign = Vzdát se
table-resign-title = Vzdát tento zápas?
table-resign-duel = Zápas hned skončí a vyhrává soupeř. Výsledek i záznam zůstávají uložené.
table-resign-more = Vaše místo dohraje počítač. Vrátit to nejde.
table-leave-title = Odejít z rozehraného zápasu?
table-leave-text = Než se vrátíte, hraje za vás počítač. Zápas tím nevzdáváte.
table-leave-now = Zatím ať hraje počítač
table-leave-for-good = Odejít natrvalo
table-pause = Pozastavit
table-pause-title = Pozastavit zápas?
table-pause-text = Hrajete jen s počítači, nikdo nečeká. Během pauzy stojí i vaše hodiny. Když zápas vzdáte, končí hned a je prohraný.
table-pause-now = Pozastavit, pokračovat kdykoli
table-pause-stay = Zůstat u stolu
table-pause-resign = Vzdát zápas
table-paused-solo = Zápas je pozastavený.
table-keep-playing = Hrát dál

# Konec
table-result = Výsledek
table-replay = Přehrát zápas
table-verify = Ověřit kostky
table-record = Stáhnout záznam

# Přehrávání
replay-caption = Co se stalo
replay-title = Přehrání: { $game }
replay-board = Plán v tomto tahu
replay-beside = Okamžiky, tahy a chat
replay-moves = Tahy
replay-link = Odkaz na tento okamžik
replay-nothing = Rozhodnutí, které se projeví později.
replay-opening = Výchozí pozice.
replay-timeline = Časová osa
replay-at = Tah { $number } z { $total }
replay-move = Tah
replay-first = Na začátek
replay-back = O krok zpět
replay-forward = O krok dál
replay-last = Na konec
replay-moments = Okamžiky
replay-decisions = Rozhodnutí
replay-analysis = Celý rozbor
replay-moment-back = Předchozí okamžik
replay-moment-on = Další okamžik
replay-play = Spustit
replay-pause = Zastavit
replay-speed = Rychlost: { $speed }×
replay-eyes = Ukázat karty
replay-all = Všechny
replay-stands = Tribuna
replay-hand = { $name }, karty v ruce
replay-everything = Vše
replay-track = Jak se měnila šance
replay-declared = předtím
replay-aimed = po zamíření
replay-card = karta
replay-dice = kostky
replay-verdict = výsledek
replay-mode = Okamžiky { $time }
replay-to-table = Ke stolu
replay-loading = Načítáme zápas
replay-noscript = Bez JavaScriptu ukazuje přehrání vždy jednu pozici.
replay-failed = Zápas se nepodařilo načíst.
replay-lost = Tuto část se nepodařilo načíst. Co vidíte, zůstává.

table-tournament = Turnaj
table-cup-back = Zpět k poháru
table-cup-won = { $result ->
    [won] Výhra { $score } a s ní i { $cup }.
    [lost] Prohra { $score }, ale { $cup } je váš.
    [given] Výhra a s ní i { $cup }.
    [gave] Prohra, ale { $cup } je váš.
    [lucky] Remíza { $score }, los rozhodl pro vás a { $cup } je váš.
    [unlucky] Remíza { $score }, los rozhodl proti vám, ale { $cup } je váš.
   *[drawn] Remíza { $score } a { $cup } je váš.
}
table-cup-over = { $result ->
    [won] Výhra { $score }.
    [lost] Prohra { $score }.
    [given] Výhra.
    [gave] Prohra.
    [lucky] Remíza { $score }, los rozhodl pro vás.
    [unlucky] Remíza { $score }, los rozhodl proti vám.
   *[drawn] Remíza { $score }.
} Vítěz: { $name } ({ $cup }), vaše místo: { $place }.
table-cup-goes-on = { $result ->
    [won] Výhra { $score }.
    [lost] Prohra { $score }.
    [given] Výhra.
    [gave] Prohra.
    [lucky] Remíza { $score }, los rozhodl pro vás.
    [unlucky] Remíza { $score }, los rozhodl proti vám.
   *[drawn] Remíza { $score }.
} Vaše místo zatím: { $place } ({ $cup }).
table-cup-watched = Vítěz: { $name } ({ $cup }).
table-cup-level = Bodová shoda: rozhoduje rozdíl skóre.
