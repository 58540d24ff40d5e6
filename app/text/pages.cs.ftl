### Stránky kolem stolu. Identifikátory začínají stránkou, ke které patří.

## Home

home-title = Hrát
home-heading = { $games ->
    [4] Čtyři sporty. Jeden stůl.
   *[other] Sporty u jednoho stolu.
}
home-lead = Skutečné kostky, skutečné karty a server, který zná pravidla. Bez účtu: napište jméno a hrajte.
home-start = Založit stůl
home-mine = Vaše zápasy
home-mine-all = Všechny vaše zápasy
home-games = Vyberte hru
home-open-count = { $count ->
    [one] { $count } stůl čeká na hráče
    [few] { $count } stoly čekají na hráče
    [many] { $count } stolu čeká na hráče
   *[other] { $count } stolů čeká na hráče
}
home-open-empty = Teď žádný stůl nečeká.
home-live = Právě se hraje
home-live-empty = Teď nikdo nehraje.
home-no-games = Žádná hra není nainstalovaná
home-sit = Posadit se
home-look = Nahlédnout
home-watch = Sledovat
home-none-live = Teď nikdo nehraje. Nejlepší včerejší zápas: { $game }.
home-computer = Hrát s počítačem
home-play = Hrát hned
home-as = Hrajete jako { $name },
home-not-me = nejste to vy?
home-name-hint = 1 až 24 znaků, bez hesla
home-no-name = Nejdřív napište jméno: 1 až 24 znaků.
home-friend = Pozvat přátele
home-friend-help = Pošlete odkaz. Kdo ho otevře, napíše jméno a posadí se.
home-link = Získat odkaz
home-my-turns = { $running ->
    [one] { $turns } z { $running } rozehraného
    [few] { $turns } z { $running } rozehraných
    [many] { $turns } z { $running } rozehraného
   *[other] { $turns } z { $running } rozehraných
}

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
match-players-range = { $max ->
    [one] { $min } až { $max } hráč
    [few] { $min } až { $max } hráči
    [many] { $min } až { $max } hráče
   *[other] { $min } až { $max } hráčů
}
match-with = u stolu: { $names }
match-alone = Zatím nikdo další
match-your-turn = Jste na tahu
match-to-act = Na tahu: { $names }
match-in-lobby = Čeká se na hráče, obsazeno { $taken } z { $seats } míst
match-moves = { $count ->
    [one] odehrán { $count } tah
    [few] odehrány { $count } tahy
    [many] odehráno { $count } tahu
   *[other] odehráno { $count } tahů
}
match-seats-free = { $count ->
    [0] Žádné volné místo
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
match-private = Jen pro pozvané
match-public = Veřejný
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
seat-shirt-2 = Oranžový s pruhy
seat-shirt-3 = Tyrkysový se šerpou
seat-shirt-4 = Švestkový půlený
seat-shirt-5 = Žlutý s puntíky

## A new table

new-title = Založit stůl
new-game = Hra
new-visibility = Kdo stůl uvidí
new-visibility-help = Soukromý stůl není v žádném seznamu. Posadit se k němu může každý, kdo má odkaz.
new-rules = Pravidla
new-rules-none = Tato hra má jen jedna pravidla, nic se nenastavuje.
new-seed-help = Váš prohlížeč si vylosuje tajné slovo. Slova všech hráčů se přimíchají do každého hodu, takže o kostkách nerozhoduje nikdo, ani server.
new-ticket = Vstupenka na zápas
new-dice = Kostky
new-dice-fair = poctivost lze ověřit
new-open = Založit stůl
new-default = Výchozí
new-on = Ano
new-off = Ne
new-nothing = Nic
new-nth = { $name }, číslo { $number }

## The lobby

lobby-title = Čeká se na hráče
lobby-crumb = Před zápasem
lobby-heading = { $host }: { $title }
lobby-invite = Kdo odkaz otevře, napíše jméno a posadí se. Bez účtu.
lobby-invite-open = Stůl je veřejný: posadit se může kdokoli. Odkaz vede rovnou sem.
lobby-call = Pošlete odkaz
lobby-link = Odkaz s pozvánkou
lobby-copy = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-qr = QR kód s pozvánkou
lobby-seats = Místa
lobby-taken = obsazeno { $taken } z { $seats }
lobby-sit = Posadit se sem
lobby-sit-named = Napište jméno a posaďte se
lobby-bot = Přidat počítač
strength = Síla
strength-random = Náhodný
strength-easy = Lehký
strength-easy-help = na první zápas, dělá chyby
strength-normal = Střední
strength-normal-help = hru zná
strength-hard = Těžký
strength-hard-help = myslí dopředu
lobby-remove = Odebrat
lobby-remove-named = Odebrat z místa { $number }: { $name }
lobby-leave = Odejít
lobby-teams = Vyberte si tým
lobby-teams-help = Každý trenér si vybírá sám. Překvapte mě: volný tým vylosuje server a tento los nelze ověřit.
lobby-team-bar = { $n } z 5
lobby-team-yours = váš
lobby-team-opponent = Soupeř
lobby-tonight = Dnes hrají
lobby-surprise = Překvapte mě
lobby-start = Začít zápas
lobby-ready = Všichni jsou tu.
lobby-ready-away = Místa jsou obsazená. Teď tu chybí: { $names }.
lobby-ready-host = Začněte, až budete chtít.
lobby-ready-guest = Zápas zahájí { $host }.
lobby-say-ready = Připraveno
lobby-not-yet = Ještě ne
lobby-undecided = Ještě si vybírá: { $names }.
lobby-undecided-you = Čeká se jen na vás.
lobby-undecided-help = Zápas začne, až budou všichni připraveni.
lobby-waiting = { $count ->
    [one] { $count } místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
    [many] { $count } místa je ještě volného.
   *[other] { $count } míst je ještě volných.
}
lobby-waiting-help = Zápas může začít, až budou všechna místa obsazená hráči nebo počítačem.
lobby-chat = Chat
lobby-chat-empty = Zatím žádné zprávy. Pozdravte.
lobby-chat-message = Zpráva
lobby-chat-send = Odeslat
lobby-chat-sign-in = Chcete-li psát, zadejte jméno.
lobby-chat-script = Chat vyžaduje JavaScript. Vše ostatní na stránce funguje i bez něj.
lobby-settings = Tento stůl
lobby-offline = Spojení se přerušilo. Obnovujeme ho.
lobby-polls = Živé spojení je tu zablokované: místa se mění o chvíli později a chat nefunguje.
lobby-rules = Přečíst pravidla
lobby-host-away = { $name } je pryč. Stůl už není v seznamu.
lobby-removed = Hostitel uvolnil vaše místo. Sledovat můžete dál, posadit se znovu jen na pozvání.
lobby-invite-again = Pozvat znovu
lobby-lock = Zamknout místo
lobby-locked = Zamčeno
lobby-start-with =
    { $count ->
        [one] Začít s { $count } hráčem
        [few] Začít s { $count } hráči
        [many] Začít s { $count } hráče
       *[other] Začít s { $count } hráči
    }
lobby-changed = U tohoto stolu nově: { $option }.
lobby-options-save = Uložit pravidla
lobby-clock-save = Změnit hodiny
lobby-chat-off = Vypnout chat
lobby-chat-on = Zapnout chat

## The result

result-title = Výsledek
result-won = Vítěz: { $name }
result-shared = Společné vítězství: { $names }
result-standings = Pořadí
result-place = Pořadí
result-player = Hráč
result-score = Skóre
result-fair = Byly kostky poctivé?
result-fair-help = Otisk jsme zveřejnili před prvním hodem, semínko po posledním. Spolu se slovy hráčů určují každou kostku i každé zamíchání.
result-commitment = Zveřejněno před prvním hodem
result-seed = Zveřejněno na konci
result-client-seeds = Slova hráčů
result-faces = { $count ->
    [one] { $count } hod { $sides }stěnnou kostkou. Sloupce: co padlo. Rysky: co se dalo čekat.
    [few] { $count } hody { $sides }stěnnou kostkou. Sloupce: co padlo. Rysky: co se dalo čekat.
    [many] { $count } hodu { $sides }stěnnou kostkou. Sloupce: co padlo. Rysky: co se dalo čekat.
   *[other] { $count } hodů { $sides }stěnnou kostkou. Sloupce: co padlo. Rysky: co se dalo čekat.
}
result-face = { $face }: { $times ->
    [one] padla jednou
    [few] padla { $times }krát
    [many] padla { $times }krát
   *[other] padla { $times }krát
}
result-verify = Zkontrolovat každý hod
result-replay = Přehrát zápas
result-new = Nový stůl
result-keep = Uložit zápas
result-keep-help = Záznam obsahuje každý tah a každý hod. Přehrát a ověřit ho lze i bez tohoto serveru.
result-keep-later = Záznam obsahuje každý tah a každý hod. Zveřejníme ho po konci turnaje: do té doby jsou karty trenérů tajné.
result-record = Stáhnout záznam
result-actions = Tahy
result-length = Doba hry
result-ended = Konec zápasu
result-options = Pravidla tohoto zápasu

## Rules

rules-title = Pravidla
rules-of = Pravidla: { $title }
rules-search = Hledat v pravidlech
rules-search-hint = Slovo nebo bod, například { $clause }
rules-contents = Obsah
rules-hits = { $count ->
    [0] „{ $word }“ v pravidlech není
    [one] „{ $word }“: { $count } místo v pravidlech
    [few] „{ $word }“: { $count } místa v pravidlech
    [many] „{ $word }“: { $count } místa v pravidlech
   *[other] „{ $word }“: { $count } míst v pravidlech
}
rules-play = Založit stůl
rules-source = Odkud pravidla jsou
rules-source-help = U každého pravidla je uveden původ.
rules-printed-help = Tak to stojí v tištěných pravidlech.
rules-public-help = V tištěných pravidlech to není, je to převzato z jiného veřejného zdroje.
rules-ours-help = Pravidla mlčí nebo jsou nejasná, rozhodli jsme sami.
rules-english = Úplná pravidla jsou anglicky. U stolu je všechno česky.
rules-missing = Pravidla této hry ještě nejsou sepsaná.

## You

you-title = Vy
you-here = Tento prohlížeč vás zná
you-open = Otevřít
you-nobody = Ještě nemáte jméno
you-nobody-help = K posazení stačí jméno. Zůstane uložené v tomto prohlížeči.
you-look = Jazyk a vzhled
you-language = Jazyk
you-theme = Vzhled
you-theme-system = Podle systému
you-theme-light = Světlý
you-theme-dark = Tmavý
you-running = Rozehrané
you-finished = Dohrané
you-none = Zatím žádný zápas
you-none-help = Vyberte hru a pošlete odkaz. Vaše zápasy pak najdete tady.
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

error-404 = Nic tu není
error-404-help = Odkaz je možná neúplný, nebo je stůl soukromý a v odkazu chybí přístupový kód.
error-403 = Sem teď nemůžete
error-403-help = Požádejte hostitele o odkaz s pozvánkou: je v něm kód, který stránku otevře.
error-409 = Mezitím se něco změnilo
error-409-help = Na stole je jiná pozice. Nic se neztratilo: vraťte se a podívejte se znovu.
error-429 = Trochu pomaleji, prosím
error-429-help = Přišlo od vás příliš mnoho požadavků najednou. Chvíli počkejte a zkuste to znovu.
error-400 = Formulář nejde přečíst
error-400-help = Některé pole není vyplněné správně. Vraťte se a zkuste to znovu.
error-500 = U nás se něco pokazilo
error-500-help = Váš zápas je v pořádku: každý tah ukládáme dřív, než ho kdo uvidí. Zkuste to za chvíli znovu.
error-401 = Jak se jmenujete?
error-401-help = Nejdřív si zadejte jméno, pak se můžete posadit.
error-home = Na úvodní stránku
error-foreign = Žádost přišla vaším jménem z jiné stránky, proto jsme ji neprovedli.
error-not-offered = Tento tah teď není možný.
