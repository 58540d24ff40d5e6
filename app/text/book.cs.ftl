### Pravidla pro hráče: stránky, hledání, panel u stolu.

book-title = Pravidla pro hráče
book-search-hint = Hledat v pravidlech, třeba slovo nebo { $clause }
book-chapters = { $count ->
    [one] { $count } kapitola
    [few] { $count } kapitoly
    [many] { $count } kapitoly
   *[other] { $count } kapitol
}
book-hits = Nalezeno: { $count }
book-none = Pro „{ $word }“ se nic nenašlo. Zkuste jedno slovo, nebo se podívejte do obsahu.
book-all = Ukázat všechno: { $count }
book-printed = Tištěná pravidla
book-ours = Náš výklad
book-variant = Varianta
book-example = Příklad
book-position = Zkusit tuto pozici
book-printed-help = stojí v tištěných pravidlech.
book-ours-help = tištěná pravidla mlčí nebo jsou nejasná; píšeme, jak se hraje tady.
book-variant-help = volba při zakládání stolu.
book-from = Odkud pravidlo je
book-in-chapter = V této kapitole
book-options = Nastavení, která to mění
book-copy = Kopírovat odkaz na { $clause }
book-copied = Odkaz zkopírován
book-print = Vytisknout pravidla
book-neighbours = Sousední kapitoly
book-specification = Specifikace pro tvůrce
book-players = Pravidla pro hráče

panel-title = Pravidlo { $clause }
panel-chapter = Celá kapitola { $number }
panel-back = Zpět
panel-close = Zavřít pravidlo
panel-turn = Mezitím jste na tahu.
panel-loading = Pravidla se načítají
panel-off = U tohoto stolu neplatí
panel-here = Tady:
panel-yes = Ano
panel-no = Ne
book-picture = Pozice
