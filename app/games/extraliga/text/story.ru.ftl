# История матча
lu-goals = Кубики, в голах
rs-from = Откуда взялись голы
rs-chances = Шансы
rs-dice = Кубики
rs-cards = Бонусы
rs-sum = Голы
mo-head = Таблицу возглавляет { $name }
mo-bonus = { $card } меняет исход
mo-ot = Овертайм: { $name }
mo-upset = Сенсация, { $p }: { $name }
co-chance = Победа, { $name }: { $p }, без бонусов
