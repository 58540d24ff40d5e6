# История матча
lu-spaces = Броски кубиков, в клетках
lu-points = Фото, в очках
rs-from = Откуда взялись клетки
rs-chances = Средние броски
rs-dice = Кубики
rs-cards = На колесе
rs-sum = Клетки
mo-finish = { $rider } на финише: { $place }
mo-sprint = Спринт выигрывает { $rider }
mo-jersey = Жёлтая майка: { $rider }
mo-crash = Завал: { $riders }
mo-photo = Проявлены снимки: { $a } и { $b }
hl-photo = Всё решила фотография
