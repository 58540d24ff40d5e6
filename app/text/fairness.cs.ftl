## Co tento prohlížeč ověřil: pod výsledkem a na stránce ověření

check-right = Ověřeno tímto prohlížečem: { $draws ->
    [one] { $draws } los
    [few] { $draws } losy
    [many] { $draws } losu
   *[other] { $draws } losů
}, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}, vše podle závazku před prvním hodem
# $since: číslo tahu, při kterém tento prohlížeč přišel
check-right-since = Ověřeno tímto prohlížečem: { $draws ->
    [one] { $draws } los
    [few] { $draws } losy
    [many] { $draws } losu
   *[other] { $draws } losů
}, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}, souhlasí s tím, co viděl od tahu { $since }
check-stranger = Tento prohlížeč u zápasu nebyl. Losy a řetěz samy o sobě souhlasí: { $draws ->
    [one] { $draws } los
    [few] { $draws } losy
    [many] { $draws } losu
   *[other] { $draws } losů
}, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}
# Záznam verze 1, bez řetězu
check-stranger-old = Starší zápas, znovu spočítáno: { $draws ->
    [one] { $draws } los
    [few] { $draws } losy
    [many] { $draws } losu
   *[other] { $draws } losů
}, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}
check-wrong = Záznam neodpovídá závazku a tomu, co bylo vidět
check-save = Uložit záznam
check-details = Co nesouhlasí
check-fault-unreadable = Záznam nelze přečíst.
check-fault-match = Je to záznam jiného zápasu.
check-fault-seed = Semínko serveru není to, ke kterému se zavázal.
check-fault-commitment = Závazek není ten, který viděl tento prohlížeč.
check-fault-words = Slova hráčů nejsou ta, která viděl tento prohlížeč.
check-fault-own-word = Mezi slovy hráčů chybí slovo, které dal tento prohlížeč.
check-fault-word-hash = Slovo některého hráče neodpovídá svému otisku.
check-fault-draws = Losy neplynou ze semínka a ze slov.
check-fault-lines = Řádky chybějí nebo jsou v jiném pořadí.
check-fault-chain = Řetěz řádků je přerušený: něco bylo dodatečně změněno.
check-fault-head = Co tento prohlížeč viděl během zápasu, v záznamu není.
check-fault-end = Zápas skončil jinak, než viděl tento prohlížeč.
check-fault-tournament = Semínko, slova nebo losy neplynou z turnaje.
check-dropped = Vaše slovo přišlo pozdě, takže se na losech nepodílí.
check-unrevealed = Nezapojilo se slovo žádného hráče: o losech rozhodl jen server.
check-host = Semínko tohoto zápasu určil ten, kdo zápas založil.

## Závazek: v čekárně, v nabídce stolu, a když ho server poruší

promise-title = Závazek serveru
promise-help = Přečtěte si ho navzájem: všichni u stolu musí vidět stejných osm skupin.
promise-nowhere = Tento prohlížeč pro tyto stránky nic neukládá. Nepřidá slovo pro kostky a záznam pak nemá s čím porovnat.
promise-word-given = Slovo odkryto
promise-word-due = Slovo zatím neodkryto
promise-starting = Odkrývají se slova hráčů
promise-starting-help = Každý prohlížeč porovná závazek s tím, který viděl na začátku, a teprve pak odkryje své slovo. Zápas začne za pár sekund.
# Následuje den a čas
promise-starting-days = Zápas začne, až se tu všichni zastaví. Nejpozději:
promise-starting-cup = Každý prohlížeč porovná závazek s tím, který viděl na začátku, a teprve pak odkryje slovo svého trenéra. Turnaj začne za pár sekund.
# Once the match or tournament has begun
promise-withheld = { $name }: slovo neodkryto, kostky padaly bez něj.
promise-broken = Server nedodržel závazek
promise-broken-commitment = Ukazuje jiný závazek než dřív. Tento prohlížeč své slovo pro kostky neodkryje. O nic důležitého tu nehrajte.
promise-broken-word = Ukazuje jiné vaše slovo, než dal tento prohlížeč. Nesedíte-li tu nově z jiného prohlížeče, o nic důležitého tu nehrajte.
promise-broken-dropped = Vynechal slovo, které dal tento prohlížeč. Pokud vám na začátku nevypadlo spojení, o nic důležitého tu nehrajte.
promise-broken-words = Slova hráčů se změnila, i když už byla daná. O nic důležitého tu nehrajte.

## Stránka ověření

verify-title = Byly kostky poctivé?
verify-lead = Před prvním losem se server zavázal k semínku a každý hráč ke slovu: zveřejnili jejich otisky. Teď je všechno veřejné. Váš prohlížeč znovu spočítá každou kostku, každý los i každé zamíchání a porovná záznam s tím, co si uložil.
verify-noscript = Losy počítá váš prohlížeč JavaScriptem. Bez něj si stáhněte záznam a projděte kroky níže jiným nástrojem.
verify-there = Tento prohlížeč u toho byl: vše odpovídá závazku
verify-there-text = Závazek, slova, všechny losy, všechny řádky i konec jsou ty, které si tento prohlížeč během zápasu uložil.
verify-stranger = Tento prohlížeč u toho nebyl
verify-stranger-text = Losy a řetěz samy o sobě souhlasí. Jestli se hrál právě tento zápas, pozná jen prohlížeč, který byl u stolu.
verify-old = Starší zápas: všechny losy plynou ze semínek
verify-old-text = Nemá řetěz a server znal slova hráčů dřív, než si musel zvolit semínko. Dokazuje to tedy méně než u dnešních zápasů.
check-record-wrong = Nesouhlasí: toto není, k čemu se server zavázal
verify-rules = Pravidla tato stránka znovu nepřehrává. To dělá příkaz „stadion verify“ se stejným záznamem.
verify-seeds-text = Server se zavázal jako první a neznal žádné slovo. Prohlížeč každého hráče se ke slovu zavázal dřív, než viděl jiné. Je-li u stolu jediný poctivý hráč, kostky si nemohl vybrat nikdo. Server však příští losy zná a mohl by je někomu prozradit.
verify-word = Slovo pro kostky, { $name }
verify-word-fingerprint = Slovo pro kostky, { $name }: neodkryto, toto je jeho otisk
verify-word-none = žádné
verify-word-withheld = neodkryto
verify-saw = Uložit, co si prohlížeč pamatuje
verify-how-1 = Při založení stolu si server vezme 32 náhodných bajtů, své semínko, a zveřejní jejich otisk SHA-256: svůj závazek.
verify-how-2 = Prohlížeč každého hráče vylosuje slovo o 64 znacích a pošle jen jeho otisk. Na začátku porovná závazek a svůj otisk s tím, co si uložil, a teprve pak slovo odkryje.
verify-working = Znovu počítáme všechny losy
verify-not-yet = Zápas ještě běží: semínko serveru zveřejníme po jeho konci. K tomuto se server zavázal.
verify-tournament = Záznam zveřejníme po konci turnaje: do té doby jsou karty trenérů tajné. K tomuto se server zavázal.
verify-seeds = Semínko a slova
verify-commitment = Závazek (SHA-256), zveřejněný na začátku
verify-server-seed = Semínko serveru, zveřejněné na konci
verify-hash = SHA-256 tohoto semínka, spočítáno zde
verify-key = Klíč řady čísel, spočítaný zde
verify-match = Souhlasí
verify-mismatch = Nesouhlasí
verify-dice = Jak padaly kostky
verify-dice-text = Sloupce ukazují, co padlo, rysky, co se v průměru čeká. Při malém počtu hodů bývá rozdíl velký.
verify-die = { $sides }stěnná kostka
verify-rolls = { $count ->
    [one] { $count } hod
    [few] { $count } hody
    [many] { $count } hodu
   *[other] { $count } hodů
}, každá stěna by měla padnout { $expected }×
verify-draws = Všechny losy popořadě
verify-move = Tah
verify-what = Los
verify-recorded = Záznam
verify-computed = Spočítáno
verify-draw-die = { $sides }stěnná kostka
verify-draw-int = Jedno číslo z { $n }
verify-draw-shuffle = Zamíchání: { $n }
verify-show-all = Ukázat vše ({ $count })
verify-failed = Záznam se nepodařilo ověřit.
verify-how = Jak to funguje
verify-how-3 = Klíč je HMAC-SHA256 z označení zápasu a slov hráčů, s klíčem ze semínka serveru.
verify-how-4 = Blok číslo k je HMAC-SHA256 z čísla k s tímto klíčem: osm čísel po 32 bitech.
verify-how-5 = Číslo menší než n je zbytek po dělení dalšího z nich číslem n; hodnota, která by zvýhodnila malé výsledky, se zahodí.
verify-how-6 = Míchání jde od posledního místa po druhé a každé prohodí s vylosovaným místem, které je před ním, nebo je to ono samo.
verify-how-7 = Každý řádek záznamu má otisk: SHA-256 z otisku předchozího řádku, tajné přísady a řádku. Prohlížeče si během zápasu ukládají ten nejnovější.
