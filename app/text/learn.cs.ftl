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
learn-you = Vy
learn-opponent = Marek
