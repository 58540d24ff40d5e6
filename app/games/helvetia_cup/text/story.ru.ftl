# История матча
lu-goals = Удары, в голах
lu-tests = Другие проверки
rs-from = Откуда взялись голы
rs-chances = Шансы
rs-dice = Кубики
rs-cards = Карты
rs-sum = Голы
mo-goal = { $name }: гол, { $score }
mo-goal-lead = { $name } ведёт { $score }
mo-goal-level = { $name } сравнивает счёт, { $score }
mo-red = Красная карточка: № { $n }
mo-pen = Пенальти
mo-read = Сектор закрыт, { $p }
mo-missed = Мимо, { $p }
mo-shootout = Серия пенальти: { $kicks }
hl-shootout = В серии пенальти побеждает { $name }
co-chance = { $name }: { $p } в лучшем открытом секторе
