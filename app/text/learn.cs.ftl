### Rychlý úvod do hry.

learn-lead = Kroků: { $steps }. { $tries ->
    [3] Tři z nich si zahrajete.
   *[other] Z nich si zahrajete: { $tries }.
}
learn-home = Naučit se za 5 minut
learn-steps = Kroky
learn-try = Zkuste to
learn-choice = Vaše volba
learn-again = Znovu
learn-rule = Pravidlo
learn-book = Pravidla
learn-play = Hrát s počítačem
learn-stale = Ukázku se nepodařilo načíst. Text platí.
learn-reload = Načíst znovu
learn-noscript = Obrázky se hýbou jen s JavaScriptem. Vše potřebné je v textu.
learn-you = Anna (vy)
learn-opponent = Marek
learn-lesson = První lekce
lesson-tag = Lekce
lesson-strip = Lekce: přívětivé kostky, lehký počítač, mimo statistiky.
lesson-tried = Vyzkoušeno { $n } z { $of }.
lesson-left = Zbývá: { $list }.
lesson-again = Ještě jednou odsud
lesson-seed = Lekce: server před začátkem vybral toto semínko z několika, aby kostky přály. Každý los z něj přesto plyne.
lesson-used = Vyzkoušeno
lesson-leave = Odejít z lekce?
lesson-leave-text = O nic nepřijdete: nikam se nepočítá a den na vás počká.
lesson-closed = Tato lekce se po dni uklidila.
