# История матча
lu-goals = Удары, в голах
lu-kicks = Серия пенальти, в голах
lu-tests = Другие проверки
rs-from = Откуда взялись голы
rs-from-sub = Везение: кубики своих ударов минус кубики ударов соперника.
rs-chances = Шансы
rs-dice = Кубики
rs-cards = Карты
rs-sum = Голы
mo-goal = { $name }: гол, { $score }
mo-goal-lead = { $name } ведёт { $score }
mo-goal-level = { $name } сравнивает счёт, { $score }
mo-red = Красная карточка: № { $n }
mo-pen = Пенальти
mo-read = Сектор закрыт, { $p }
mo-missed = Мимо, { $p }
mo-injury = Травма: № { $n }
mo-won = Мяч отбирает № { $n }
mo-head2 = Удар головой: № { $n }
mo-shootout = Серия пенальти: { $kicks }
hl-shootout = В серии пенальти побеждает { $name }
hl-shootout-sub = Серия пенальти закончилась { $kicks }.
hl-ot = В дополнительное время побеждает { $name }
rs-shots = Удары
rs-shots-sub = круг: шанс, закрашенный: гол, квадрат: сектор закрыт
rs-spot = № { $n }, { $p }, { $look ->
    [full] гол
    [square] сектор закрыт
   *[open] мимо
 }
rs-scorers = Авторы голов по номерам
rs-goal = { ui-half }, { $score }
rs-figures = В цифрах
rs-shots-taken = Удары
rs-expected = Ожидаемые голы
rs-read = Прочитанные удары
rs-passed = Другие проверки, успешные
rs-passed-expected = Ожидалось успешных
rs-cards-played = Сыгранные карты
rs-boosts = Потраченные ускорения
rs-fouls = Фолы
aw-hc-header = Гол головой: № { $n }, шанс { $p }
aw-hc-read = Чтение мыслей: { $name }, { $n } из { $m }
aw-hc-steal = Магнит: № { $n }, отобранных мячей: { $m }
aw-hc-pass = Компас: № { $n }, длинные пасы { $a } из { $a }
aw-hc-minute = Под занавес: № { $n }, { $m }-я минута
co-shot = № { $n } бьёт, вратарь закрывает { $g } из 6 секторов. Открытый сектор: { $v } и меньше. { $p }
co-test = № { $n }: { word-test }, { $v } и меньше. { $p }
co-read = Сектор закрыт: сейв.
co-roll = Выпало { $r }: { $verdict ->
    [goal] гол
    [wide] мимо
    [passed] успех
   *[failed] неудача
 }.
rs-thirds = Где был мяч
rs-thirds-sub = в минутах, от ворот до ворот
rs-third = { $name }, своя треть
rs-third-middle = Средняя треть
