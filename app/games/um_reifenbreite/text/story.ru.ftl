# История матча
lu-spaces = Броски кубиков, в клетках
lu-points = Фото, в очках
st-cards = Больше пользы от езды на колесе: { $name }.
rs-from = Откуда взялись клетки
rs-from-sub = Сколько позволили броски; кому мешают, тот едет меньше. Везение учитывает и карты событий, и завалы.
rs-chances = Средние броски
rs-dice = Кубики
rs-cards = На колесе
rs-sum = Клетки
mo-finish = { $rider } на финише: { $place }
mo-sprint = Спринт выигрывает { $rider }
mo-jersey = Жёлтая майка: { $rider }
mo-crash = Завал: { $riders }
mo-photo = Проявлены фото: { $a } и { $b }
mo-away = Отрыв: { $rider }
mo-front = Вперёд выходит { $name }
hl-photo = Всё решила фотография
hl-photo-sub = Без фото побеждает { $name }, { $a }:{ $b }. У гонщика { $rider } фото { $n }.
rs-race = Гонка
rs-race-sub = лучший гонщик команды, отставание от головы гонки в клетках, по раундам
rs-last-race = Последняя гонка
rs-last-race-sub = лучший гонщик команды, отставание от головы гонки в клетках, по раундам
rs-crash = Завал
rs-finish = Финиш
rs-points = Очки
rs-places = места
rs-sprints = спринты
rs-jersey = майка
rs-struck = потеряно из-за фото
rs-bonus = итоговая премия
rs-figures = В цифрах
rs-thrown = Клетки по броскам
rs-drafted = Клетки на колесе
rs-energy-played = Сыграно карт энергии
rs-energy-left = Осталось карт энергии
rs-falls = Падения
rs-dismounts = Слезли с велосипеда
rs-action-cards = Карты события
rs-cars = Помощь машины команды
aw-ur-wheel = Лучшая езда на колесе: { $name }, клеток: { $n }
aw-ur-away = Самый долгий отрыв: { $rider }, раундов: { $n }
aw-ur-climb = Король гор: { $rider }, клеток: { $n }
aw-ur-photo = Самый фотогеничный: { $rider }, риск { $p }
aw-ur-last = Рывок к финишу: { $rider }, мест: +{ $n }
rs-podium = Пьедестал
rs-last-podium = Пьедестал последней гонки
rs-step = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
 }
rs-photos = Проявлены фото: { $a } и { $b }
co-throw-finish = { $rider }: два кубика, { word-terrain }. { $n } и больше, финиш: { $p }
co-throw-sprint = { $rider }: два кубика, { word-terrain }. { $n } и больше, спринт: { $p }
co-throw-front = { $rider }: два кубика, { word-terrain }. { $n } и больше, голова гонки: { $p }
co-rides = { $n ->
    [one] { $rider }: { $sum }, едет на { $n } клетку.
    [few] { $rider }: { $sum }, едет на { $n } клетки.
    [many] { $rider }: { $sum }, едет на { $n } клеток.
   *[other] { $rider }: { $sum }, едет на { $n } клетки.
 }
co-train = На колесе едет { $rider }.
co-seven = { $rider }: семёрка, карта события.
