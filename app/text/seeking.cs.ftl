### Hledání soupeře: přání, řádky těch, kdo hledají, a volání.

se-find = Najít soupeře
se-games = Hry, jedna i více
se-paces = Tempo, jedno i více
se-pace-quick = svižně
se-pace-relaxed = v klidu
se-pace-days = na dny
se-rated = Do ratingu
se-either = Obojí
se-friendly = Přátelsky
se-rated-help = Zápas do ratingu mění rating a nemá nápovědy. Obojí se přizpůsobí přání soupeře.
se-fill = Volná místa obsadit počítačem
se-range = Síla
se-any = kdokoli
se-near = do { $n } bodů
se-now-0 = Teď nikdo nehledá.
se-looking = Hledá se soupeř
se-change = Změnit
se-stop = Přestat hledat
se-nopush = Nechte otevřenou některou stránku Stadionu, zavoláme vás na ní.
se-waiting = Čekající stoly
se-since = hledá { $t }
se-time = { $n } min
se-take = Hrát: { $name }
se-seats = Hráčů: { $list }
se-join = Přidat se
se-gather = začíná s { $n } za { $t }
se-gather-soon = brzy začíná s { $n }
se-you = Vy
se-any-rated = s ratingem i bez
se-here = { $name } je tu
se-what = { $game }, { $pace }, do ratingu
se-what-f = { $game }, { $pace }, přátelsky
se-yes = Hrát: { $name }
se-no = Tentokrát ne
se-wait = Čeká se: { $name }
se-both = Začne se, až potvrdíte oba.
se-begins = Vy a { $name }
se-begin-now = Začít hned
se-cancel = Zrušit
se-missed = Zavolali jsme vás. Hledání čeká.
se-again = Hledat dál
se-chip = Hledá se
se-ti = ● { $name } je tu
se-off = Přestat
se-now = Teď hledá lidí: { $n }, za poslední hodinu: { $m }.
se-others = Jiné hry hledá lidí: { $n }.
se-hour = Vaše hry hledalo za poslední hodinu lidí: { $n }.
se-empty = Nikdo jiný nehledá a za poslední hodinu nehledal.
se-found = { $t ->
    [one] V tuto dobu se to podařilo { $n } z { $m }, polovině z nich do { $t } minuty.
    [few] V tuto dobu se to podařilo { $n } z { $m }, polovině z nich do { $t } minut.
   *[other] V tuto dobu se to podařilo { $n } z { $m }, polovině z nich do { $t } minut.
}
se-mean = Zatím hrát s počítačem
se-mean-help = Až někdo přijde, zavoláme vás. Zápas počká.
se-callme = Volat mi 3 hodiny na moje zařízení
se-callme-off = Nevolat mi na moje zařízení
se-widen = Do { $n } bodů zatím nikdo. Rozšířit na { $m }?
se-keep = Zůstat na { $n }
se-wide = Rozšířit na { $m }
se-start = Založit stůl
se-abort = Jiná hra, nebo není čas? Do třetího rozhodnutí lze zápas zrušit.
se-abort-now = Zrušit zápas
se-nobody = { $name } zatím nepřichází.
se-nobody-2 = Vraťte se na začátek pořadí, nebo počkejte.
