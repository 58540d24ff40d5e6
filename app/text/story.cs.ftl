# Co ze zápasu bylo štěstí
lu-title = Štěstí
lu-how = Jak se počítá
lu-usual = průměrně
lu-bit-up = trochu štěstí
lu-bit-down = trochu smůly
lu-up = štěstí, 1 z { $of }
lu-down = smůla, 1 z { $of }
lu-band = Šedě: sem se vejdou dva zápasy ze tří.
lu-few = Na hodnocení je hodů příliš málo.
lu-explain = Před každým hodem známe šanci, po něm výsledek. Rozdíl je štěstí. Co si zvolíte před ním nebo po něm, se nepočítá. V průměru vyjde nula.
lu-old = u starších zápasů se nepočítalo

# Jak to šlo
hl-late = Obrat v závěru: { $name }
hl-wire = Ve vedení od začátku do konce: { $name }
hl-big = Vítězí { $name }, rozdíl { $n }
hl-plain = Vítězí { $name }, { $score }
st-level = { $n ->
    [one] Jednou vyrovnáno.
    [few] { $n }krát vyrovnáno.
    [many] { $n }krát vyrovnáno.
   *[other] { $n }krát vyrovnáno.
 }
st-fair = Kostky nestranily nikomu.
st-cards = { $name } získává z karet víc.
rs-moments = Klíčové okamžiky
rs-play = Přehrát okamžiky
mo-end = Konec, { $score }
mo-chance = šance { $p }
mo-became = šance z { $p } na { $q }
mo-percent = { $n } %
mo-sure = > 99 %
mo-hardly = < 1 %
rs-awards = Ocenění
rs-as-table = Totéž jako tabulka
rs-bar = Souboj
rs-who = Hráč
rs-chance = Šance
rs-goal = Gól
rs-what = Co
re-yes = úspěch
re-no = neúspěch
co-against = Proti očekávání: { $p }.
rs-share = Sdílet
cp-link = Kopírovat odkaz
cp-story = Kopírovat text
cp-picture = Stáhnout obrázek
cp-done = Zkopírováno
rs-place = Místo
