# Rozbor skončeného zápasu.

an-title = Rozbor
an-ask = Co si z toho zápasu odnést?
an-go = Rozebrat
an-ask-help = Počítač projde každé rozhodnutí. Trvá to asi minutu, stránku můžete opustit.
an-busy = Prochází se rozhodnutí { $n } z { $m }
an-left = asi { $n } s
an-leave = Můžete odejít. Až bude hotovo, řekne to záhlaví.
an-ready = Rozbor je hotový: { $match }
an-line = Pořadí ve frontě: { $n }
an-line-help = Přednost mají rozehrané zápasy. Čekat mohou tři vaše zápasy.
an-not = U tohoto zápasu to nejde
an-sign-in = Nejdřív si zvolte jméno: záhlaví vám pak řekne, až bude hotovo.
an-chance = Šance na výhru
an-how = Jak se počítá
an-how-1 = Každé rozhodnutí se porovná s tím, co by udělal těžký počítač. Obojí pak počítač dohraje v mnoha myšlených zápasech, které odpovídají tomu, co hráč viděl.
an-how-2 = Je to šance mezi dvěma stejně silnými hráči, kteří pokračují jako střední počítač. O těchto hráčích neví nic.
an-how-3 = Tajný souboj o gól, místa na startu a rozhodnutí bez výběru se neposuzují.
an-how-title = Jak výsledek vznikl
an-before = Před zápasem
an-before-help = mezi stejně silnými
an-dice = Kostky a karty
an-dice-help = losování a karty v ruce soupeře
an-dec = { $name }: rozhodnutí
an-dec-n = { $n ->
    [one] { $n }, proti počítači
    [few] { $n }, proti počítači
    [many] { $n }, proti počítači
   *[other] { $n }, proti počítači
}
an-won = Výhra
an-drawn = Remíza
an-lost = Prohra
an-adds = Čísla dávají dohromady výsledek. Měřeno proti { $strength ->
    [normal] střednímu
   *[other] těžkému
 } počítači na všech místech, každé ± { $s }.
an-adds-unit = Poslední sloupec je náskok před nejlepším z ostatních, ± { $s }.
an-luck = „Štěstí“ počítá jen kostky, přesně a bez názoru. Tato tabulka ví i to, o co se hrálo.
an-tab = Rozhodnutí
an-better = lepší
an-fine = v pořádku
an-inaccuracy = nepřesnost
an-mistake = chyba
an-costly = drahá chyba
an-unclear = nejisté
an-n-better = { $n ->
    [one] { $n } lepší
    [few] { $n } lepší
    [many] { $n } lepšího
   *[other] { $n } lepších
}
an-n-fine = { $n } v pořádku
an-n-inaccuracy = { $n ->
    [one] { $n } nepřesnost
    [few] { $n } nepřesnosti
    [many] { $n } nepřesnosti
   *[other] { $n } nepřesností
}
an-n-mistake = { $n ->
    [one] { $n } chyba
    [few] { $n } chyby
    [many] { $n } chyby
   *[other] { $n } chyb
}
an-n-costly = { $n ->
    [one] { $n } drahá chyba
    [few] { $n } drahé chyby
    [many] { $n } drahé chyby
   *[other] { $n } drahých chyb
}
an-n-unclear = { $n ->
    [one] { $n } nejisté
    [few] { $n } nejistá
    [many] { $n } nejistého
   *[other] { $n } nejistých
}
an-cpu = počítač, těžký
an-to-win = na výhru { $p }
an-error = ± { $p }
an-percent = { $n } %
an-unit-goals = { $n } gólu
an-unit-points = { $n } bodu
an-goals = góly
an-points = body
an-when = Kdy má rozhodnutí značku?
an-when-1 = { $from } % šance na výhru: nepřesnost. { $more } %: chyba. { $most } %: drahá chyba. Jen pokud je to víc než dvojnásobek odchylky, nikdy tedy uvnitř šumu.
an-sure = Těžký počítač poráží střední v { $n } ze 100 zápasů. Je to dobrý hráč, ne pravda.
an-hidden = Značky člověka, který je neukazuje, vidí jen ti, kdo hráli.
an-none = Žádné rozhodnutí nemá značku.
an-look = Ukázat v přehrání
an-try = Zkusit znovu
an-try-n = Znovu, { $n } z { $m }
an-try-none = Není co zkoušet: žádné vaše rozhodnutí nemá značku.
an-try-yes = Ano
an-try-no = Ne
an-try-again = Znovu
an-question = Co byste tady zvolili?
an-same = Počítač by udělal totéž: na výhru { $p }.
an-as-good = Stejně dobré, pokud to počítač pozná.
an-not-yet = Ještě ne: stojí to { $x }.
an-then = Tehdy: { $action }, { $p }, { $mark }.
an-show = Ukázat
an-next = Další
an-good = Vaše pokusy nikdo nevidí.
an-choices = Všechny možnosti
an-allow = Mé značky mohou vidět ostatní
an-allow-help = Ve všech rozborech. Kdo hrál u téhož stolu, vidí vždy všechny.
an-allow-on = Ukázat
an-allow-off = Skrýt
an-back = Zpět k rozboru
an-something-else = něco jiného
an-failed = Nepovedlo se to. Nic se neztratilo, zkuste to znovu.
