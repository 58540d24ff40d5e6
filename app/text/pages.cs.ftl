### Stránky kolem stolu. Identifikátory začínají stránkou, ke které patří.

## Home

home-title = Hrát
home-heading = { $games ->
    [4] Čtyři sporty. Jeden stůl. Hraje, kdo má odkaz.
   *[other] Sporty u jednoho stolu. Hraje, kdo má odkaz.
}
home-lead = Skutečné kostky, skutečné karty a server, který zná pravidla. Bez účtu: napište jméno a posaďte se.
home-start = Založit stůl
home-join = Přisednout k volnému
home-mine = Vaše zápasy
home-mine-all = Všechny vaše zápasy
home-games = Vyberte hru
home-open = Volné stoly
home-open-count = { $count ->
    [one] { $count } stůl čeká na hráče
    [few] { $count } stoly čekají na hráče
    [many] { $count } stolu čeká na hráče
   *[other] { $count } stolů čeká na hráče
}
home-open-empty = Teď není žádný volný stůl
home-open-empty-help = Založte stůl a pošlete odkaz, nebo si zatím zahrajte s počítačem.
home-live = Právě se hraje
home-live-empty = Teď nikdo nehraje
home-live-empty-help = Zápasy, které může sledovat každý, se tu objeví, jakmile začnou.
home-no-games = Žádná hra není nainstalovaná
home-sit = Posadit se
home-look = Nahlédnout
home-watch = Sledovat
home-featured = Živě: { $title }, { $players }
home-step-1 = Vyberte hru
home-step-1-help = Každá hra má svá tištěná pravidla a k nim volby.
home-step-2 = Pošlete odkaz
home-step-2-help = Přátelé ho otevřou, napíšou jméno a posadí se. Volná místa může hrát počítač.
home-step-3 = Hrajte
home-step-3-help = Stůl říká, kdo je na tahu a co se dá dělat. Zavřete stránku, vraťte se, nic se neztratí.

## Who you are

name-label = Vaše jméno u stolu
name-hint = 1 až 24 znaků. Bez hesla, bez e-mailu.
name-save = Použít toto jméno

## Matches in lists and headings

match-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
match-players-range = { $min } až { $max } hráči
match-with = s hráči: { $names }
match-alone = Zatím nikdo další
match-your-turn = Jste na tahu
match-to-act = Na tahu: { $names }
match-in-lobby = V předsálí, obsazeno { $taken } z { $seats } míst
match-moves = { $count ->
    [one] { $count } odehraná akce
    [few] { $count } odehrané akce
    [many] { $count } odehrané akce
   *[other] { $count } odehraných akcí
}
match-seats-free = { $count ->
    [0] Žádné volné místo
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
match-private = Jen s odkazem
match-public = V seznamu
match-you = vy
match-host = hostitel
match-place = { $place ->
    [1] Výhra
   *[other] { $place }. místo z { $seats }
}

## Seats and their shirts

seat-number = Místo { $number }
seat-free = Volné
seat-shirt-1 = Modrý, hladký
seat-shirt-2 = Oranžové pruhy
seat-shirt-3 = Tyrkysový se šerpou
seat-shirt-4 = Švestkové půlky
seat-shirt-5 = Žlutý s puntíky

## A new table

new-title = Založit stůl
new-lead = Zvolte pravidla a dostanete odkaz, který pošlete ostatním.
new-game = Hra
new-rules = Pravidla
new-rules-none = Tato hra má jediná pravidla, bez voleb.
new-people = Hráči
new-seats = Kolik vás hraje
new-visibility = Kdo tento stůl najde
new-visibility-help = Soukromý stůl není v žádném seznamu. Posadit se může, kdo má odkaz.
new-sit = Hraji i já
new-sit-help = Když je vypnuto, jen hostíte a u stolu sedí ostatní.
new-seed = Váš díl náhody
new-seed-help = Libovolný text. Přimíchá se do každého hodu, takže kostky neurčuje nikdo sám, ani server.
new-ticket = Vstupenka
new-dice = Kostky
new-dice-fair = Prokazatelně poctivé
new-open = Otevřít stůl
new-next = Potom dostanete odkaz a QR kód k odeslání.
new-default = Obvykle
new-on = Ano
new-off = Ne
new-nothing = Nic
new-nth = { $name }, číslo { $number }

## The lobby

lobby-title = Čeká se na hráče
lobby-crumb = Předsálí
lobby-heading = { $host }: { $title }
lobby-invite = Kdo ho otevře, napíše jméno a posadí se. Bez účtu.
lobby-invite-open = Stůl je v seznamu: posadit se může kdokoli. Odkaz vede rovnou sem.
lobby-call = Pošlete odkaz
lobby-link = Zvací odkaz
lobby-copy = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-qr = QR kód zvacího odkazu
lobby-seats = Místa
lobby-taken = obsazeno { $taken } z { $seats }
lobby-sit = Sednout sem
lobby-sit-named = Napište jméno a posaďte se
lobby-bot = Přidat počítač
lobby-remove = Odebrat
lobby-remove-named = Odebrat hráče { $name } z místa { $number }
lobby-leave = Odejít
lobby-start = Začít zápas
lobby-ready = Všichni jsou tu.
lobby-ready-host = Začněte, až budete chtít.
lobby-ready-guest = Zápas zahájí { $host }.
lobby-waiting = { $count ->
    [one] { $count } místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
    [many] { $count } místa je ještě volného.
   *[other] { $count } míst je ještě volných.
}
lobby-waiting-help = Zápas může začít, až budou všechna místa obsazená, lidmi nebo počítačem.
lobby-chat = Chat
lobby-chat-empty = Zatím žádné zprávy. Pozdravte.
lobby-chat-message = Zpráva
lobby-chat-send = Odeslat
lobby-chat-sign-in = Zvolte si jméno a můžete tu psát.
lobby-chat-script = Chat potřebuje JavaScript. Vše ostatní na této stránce funguje bez něj.
lobby-settings = Tento stůl
lobby-offline = Spojení se přerušilo. Zkouší se znovu.
lobby-rules = Přečíst pravidla

## The result

result-title = Výsledek
result-won = Vítězí { $name }
result-shared = Dělené první místo: { $names }
result-standings = Pořadí
result-place = Místo
result-player = Hráč
result-score = Skóre
result-fair = Byly kostky poctivé?
result-fair-help = Otisk byl zveřejněn před prvním hodem, semínko po posledním. Spolu s díly všech hráčů určují každou kostku i každé zamíchání.
result-commitment = Zveřejněno před prvním hodem
result-seed = Otevřeno na konci
result-client-seeds = Přidali hráči
result-faces = { $count ->
    [one] { $count } hod { $sides }stěnnou kostkou. Sloupce ukazují, co padlo, čárky, co se dá čekat.
    [few] { $count } hody { $sides }stěnnou kostkou. Sloupce ukazují, co padlo, čárky, co se dá čekat.
    [many] { $count } hodu { $sides }stěnnou kostkou. Sloupce ukazují, co padlo, čárky, co se dá čekat.
   *[other] { $count } hodů { $sides }stěnnou kostkou. Sloupce ukazují, co padlo, čárky, co se dá čekat.
}
result-face = { $face }: { $times ->
    [one] { $times } výskyt
    [few] { $times } výskyty
    [many] { $times } výskytu
   *[other] { $times } výskytů
}
result-verify = Zkontrolovat každý hod
result-replay = Přehrát záznam
result-rematch = Odveta
result-new = Nový stůl
result-keep = Uložit si zápas
result-keep-help = Záznam obsahuje každou akci a každý hod. Dá se přehrát a zkontrolovat i bez tohoto serveru.
result-record = Stáhnout záznam
result-actions = Akcí
result-length = Hrací doba
result-ended = Konec
result-options = Pravidla tohoto zápasu

## Rules

rules-title = Pravidla
rules-of = Pravidla: { $title }
rules-search = Hledat v pravidlech
rules-search-hint = Slovo, nebo bod, například { $clause }
rules-contents = Obsah
rules-hits = { $count ->
    [0] „{ $word }“ se nikde nevyskytuje
    [one] „{ $word }“ je na { $count } místě
    [few] „{ $word }“ je na { $count } místech
    [many] „{ $word }“ je na { $count } místa
   *[other] „{ $word }“ je na { $count } místech
}
rules-play = Založit stůl
rules-source = Odkud to je
rules-source-help = Každé pravidlo je označené.
rules-printed-help = Odpovídá pravidlům, jak nám je hráči dali.
rules-public-help = V těch pravidlech není, ale bylo zveřejněno jinde.
rules-ours-help = Text mlčí nebo je nejasný, a tak jsme zvolili.
rules-english = Úplná pravidla jsou anglicky. Všechno u stolu je ve vašem jazyce.
rules-missing = Pravidla této hry ještě nejsou sepsaná.

## You

you-title = Vy
you-here = Tento prohlížeč vás zná
you-open = Otevřít
you-nobody = Ještě nemáte jméno
you-nobody-help = Abyste se mohli posadit, stačí jméno. Zůstane v tomto prohlížeči.
you-name-fixed = Jména se nemění, aby staré výsledky zůstaly pravdivé. S jiným jménem začnete jako nový hráč.
you-name-new = Být někdo jiný
you-look = Jazyk a vzhled
you-language = Jazyk
you-theme = Motiv
you-theme-system = Podle systému
you-theme-light = Světlý
you-theme-dark = Tmavý
you-device = Tento prohlížeč je váš klíč
you-device-help = Žádné heslo není: vaše místa patří ke cookie v tomto prohlížeči. Smazáním dat stránky se jich nadobro vzdáte.
you-running = Rozehrané
you-finished = Dohrané
you-none = Zatím žádný zápas
you-none-help = Vyberte hru, pošlete odkaz a zápas se uloží sem.
you-count-matches = { $count ->
    [one] zápas
    [few] zápasy
    [many] zápasu
   *[other] zápasů
}
you-count-won = { $count ->
    [one] výhra
    [few] výhry
    [many] výhry
   *[other] výher
}

## When something is not right

error-404 = Tady nic není
error-404-help = Odkaz je možná neúplný, nebo je stůl soukromý a v odkazu chybí kód.
error-403 = Tento stůl je soukromý
error-403-help = Požádejte hostitele o zvací odkaz: obsahuje kód, který stránku otevře.
error-409 = To už neplatí
error-409-help = Stůl se mezitím změnil. Nic se neztratilo: vraťte se a podívejte se znovu.
error-429 = Trochu pomaleji, prosím
error-429-help = Přišlo toho odtud příliš mnoho najednou. Chvíli počkejte a zkuste to znovu.
error-400 = Tomu server nerozumí
error-400-help = Něco ve formuláři nebylo podle očekávání. Vraťte se a zkuste to znovu.
error-500 = Něco se pokazilo u nás
error-500-help = Váš zápas je v bezpečí: každá akce se uloží dřív, než ji kdo uvidí. Zkuste to za chvíli znovu.
error-401 = Kdo jste?
error-401-help = Nejdřív si zvolte jméno, pak se můžete posadit.
error-home = Na úvodní stránku
error-foreign = Požádala o to vaším jménem jiná stránka, a tak se to neprovedlo.
error-not-offered = To teď mezi možnými akcemi není.
