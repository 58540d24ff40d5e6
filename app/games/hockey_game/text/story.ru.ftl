# История матча
lu-goals = Броски, в голах
lu-pucks = Другие дуэли, в шайбах
rs-from = Откуда взялись голы
rs-chances = Шансы
rs-dice = Кубики
rs-cards = Карты
rs-sum = Голы
mo-goal = { $name }: гол, { $score }
mo-goal-lead = { $name } ведёт { $score }
mo-goal-level = { $name } сравнивает счёт, { $score }
mo-golden = Золотой гол
mo-save = { $name }: сейв
mo-referee = Судья: { $card }
hl-golden = Золотой гол: { $name }
hl-ot = В овертайме побеждает { $name }
co-chance = { $name }: { $p }, без карт
