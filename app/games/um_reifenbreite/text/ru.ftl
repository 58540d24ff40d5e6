# Um Reifenbreite: настройки, отказы, запись, конец. Слова рисунка — в table.ru.ftl.

tagline = Четыре гонщика, одна дорога и встречный ветер
summary = Велогонка для двух — четырёх менеджеров команд. Ход идёт от головы пелотона к хвосту: кости или силы своих гонщиков, езда на колесе впереди идущего, а очки приносят все четыре гонщика.

## Настройки
option-races = Гонки
option-races-help = Одна гонка — отдельная партия; от двух до четырёх по порядку — многодневка.
option-races--paris_roubaix = Париж — Рубе
option-races--liege_bastogne_liege = Льеж — Бастонь — Льеж
option-races--giro = Джиро д’Италия
option-races--tour_de_france = Тур де Франс
option-level = Уровень
option-level-help = Задаёт пять переключателей ниже; каждый можно изменить.
option-level--basic = Простой: рельеф не важен
option-level--advanced = Основной: главные правила
option-level--pro = Профи: все модули
option-terrain = Рельеф
option-terrain-help = Брусчатка и подъём замедляют, спуск помогает.
option-cheating = Машина команды
option-cheating-help = Гонщик может держаться за машину команды: верная шестёрка и фото, за которое могут снять с гонки.
option-sprints = Промежуточные спринты
option-sprints-help = Первые три гонщика на каждой линии по пути получают очки.
option-jersey = Жёлтая майка
option-jersey-help = Её носит лучший спринтер, 2 очка за раунд. Нужны промежуточные спринты.
option-swapping = Смена лидера
option-swapping-help = Перед ходом гонщик может попросить стоящих за ним в полосе поменяться местами.
option-short_race_energy = Энергия в коротких гонках
option-short_race_energy-help = Короткие — Париж — Рубе и Льеж — Бастонь — Льеж.
option-short_race_energy--all = Все 14 карт
option-short_race_energy--choose7 = Команда оставляет 7 из 14
option-draft_in_round_1 = Езда на колесе в 1-м раунде
option-draft_in_round_1-help = Запрет — опубликованное домашнее правило.
option-teams_per_seat = Команд на место
option-teams_per_seat-help = Две команды — для партии вдвоём.
option-teams_per_seat--1 = Одна команда
option-teams_per_seat--2 = Две команды
option-auto_finish = Ранний конец
option-auto_finish-help = Если остались гонщики одного места, они сразу занимают оставшиеся места.
option-tour_bonus = Премия многодневки
option-tour_bonus-help = После многодневки три лучших гонщика приносят 50, 40 и 35 очков.

## Слова
word-who = { $who ->
    [0] Место 1
    [1] Место 2
    [2] Место 3
   *[other] Место 4
}
word-race = { $race ->
    [paris_roubaix] Париж — Рубе
    [liege_bastogne_liege] Льеж — Бастонь — Льеж
    [giro] Джиро д’Италия
   *[other] Тур де Франс
}
word-team = { $team ->
    [0] Красные кометы
    [1] Синий экспресс
    [2] Бирюзовые колёса
   *[other] Фиолетовая стрела
}
word-first = { $first ->
    [die] кость
    [cheat] машина команды
    [r1-5] 5 лидера
    [r1-6] 6 лидера
    [r2-6] 6 спринтера
    [r3-5] 5 горняка
    [r4-5] 5 грегари
    [g-5] зелёная 5
   *[other] зелёная 6
}
word-second = { $second ->
    [die] кость
    [cheat] машина команды
    [r1-5] 5 лидера
    [r1-6] 6 лидера
    [r2-6] 6 спринтера
    [r3-5] 5 горняка
    [r4-5] 5 грегари
    [g-5] зелёная 5
   *[other] зелёная 6
}
word-energy = { $card ->
    [r1-5] 5 лидера
    [r1-6] 6 лидера
    [r2-6] 6 спринтера
    [r3-5] 5 горняка
    [r4-5] 5 грегари
    [g-5] зелёная 5
   *[other] зелёная 6
}
word-action-card = { $card ->
    [photo] «Жульничество: тяните фотокарту»
    [gain_card] «Верните карту энергии»
    [lose_card] «Потеряйте карту энергии»
    [skip] «Раунд без хода»
    [reroll_one] «Бросьте снова одну кость»
    [extra_die] «Ещё одна кость»
    [crash] «Завал!»
    [crash_lose] «Завал! И потеря карты энергии»
    [plus2_solo] «+2, за вами нельзя ехать»
    [plus3] «+3»
    [plus4] «+4»
    [plus4_solo] «+4, за вами нельзя ехать»
   *[other] «+4 и потеря карты энергии»
}
word-terrain = { $terrain ->
    [cobbles] брусчатка −{ $number }
    [uphill] подъём −{ $number }
    [downhill] спуск +{ $number }
   *[other] асфальт
}
word-spaces = { $distance ->
    [one] { $distance } клетка
    [few] { $distance } клетки
    [many] { $distance } клеток
   *[other] { $distance } клетки
}
word-allowance = { $allowance ->
    [one] { $allowance } клетка
    [few] { $allowance } клетки
    [many] { $allowance } клеток
   *[other] { $allowance } клетки
}
word-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Отказы
objection-not-now = Сейчас для этого не время.
objection-not-your-decision = Сейчас решает другой.
objection-not-your-team = Это не ваша команда.
objection-seven-kept-already = Эта команда уже выбрала семь карт.
objection-card-not-to-keep = Такой карты для выбора больше нет.
objection-other-team-places = Сейчас ставит гонщиков другая команда.
objection-placed-already = Этот гонщик уже на старте.
objection-not-a-dotted-space = Стартуют с клеток с точкой.
objection-space-taken = Эта клетка занята.
objection-lane-has-your-rider = В этой полосе уже стоит ваш гонщик.
objection-unknown-source = Бросок складывается из костей, машины команды и карт энергии.
objection-sources-in-order = Оба источника нужно назвать по порядку.
objection-no-cheating = В этой партии машины команды нет.
objection-card-of-another-rider = Это карта другого гонщика.
objection-card-not-in-hand = Такой карты у вас нет.
objection-no-cards-in-round-one = В первом раунде карты энергии не играют.
objection-no-six-uphill = С клетки подъёма шестёрку играть нельзя.
objection-one-card-on-cobbles = На брусчатке можно сыграть только одну карту энергии.
objection-breakaway-needs-card = Для отрыва нужна карта энергии.
objection-no-swapping = В этой партии лидера не меняют.
objection-traded-already = Для этого гонщика смена лидера в этом раунде уже позади.
objection-not-in-line-behind = Этот гонщик не стоит в непрерывном ряду сзади.
objection-asked-already = Отказ этого гонщика уже получен.
objection-cannot-trade-now = Этот гонщик сейчас меняться не может: его ход позади, или он лежит.
objection-ask-first = Чужого гонщика нужно спросить.
objection-no-need-to-ask = Своих гонщиков спрашивать не нужно.
objection-ask-the-nearer-first = Сначала нужно спросить ближнего гонщика.
objection-not-a-card-to-lose = Эту карту гонщик потерять не может.
objection-not-a-card-to-regain = Эту карту гонщик вернуть не может.
objection-no-such-space = Такой клетки на этой дороге нет.
objection-must-move = Нужно проехать хотя бы одну клетку.
objection-full-distance-over-the-line = За линию финиша едут на полное расстояние.
objection-out-of-reach = До этой клетки не доехать.

## Запись
log-race_started = { $of ->
    [1] { word-race }: гонка начинается.
   *[other] { word-race }: начинается гонка { $number } из { $of }.
}
log-start_rolled = { word-who } бросает за право начать: { $one } + { $two } = { $sum }.
log-starter_found = { word-who } ставит первым.
log-card_kept = { $left ->
    [0] { word-team }: остаётся { word-energy }, последняя карта.
   *[other] { word-team }: остаётся { word-energy }, ещё выбрать { $left }.
}
log-hand_chosen = { word-team }: карты энергии выбраны.
log-placed = Гонщик { $rider } на старте: полоса { $lane }, ряд { $row }.
log-round_started = Раунд { $round }
log-swap_asked = { $rider } просит { $asked } поменяться местами.
log-swap_declined = { $asked } остаётся за { $rider }.
log-swapped = { $leader } меняется местами с { $rider } и выходит вперёд.
log-broke_away = { $rider } уходит в отрыв!
log-photo_drawn = { $rider } на фото: номер { $photo }.
log-thrown = { $rider }: { word-first } { $one } + { word-second } { $two } = { $sum }, { word-terrain }: { word-allowance }.
log-seven_thrown = { $rider }: { word-first } { $one } + { word-second } { $two } = 7, карта события.
log-deck_renewed = { $cards ->
    [one] Колода собрана заново: { $cards } карта.
    [few] Колода собрана заново: { $cards } карты.
    [many] Колода собрана заново: { $cards } карт.
   *[other] Колода собрана заново: { $cards } карты.
}
log-action_card_drawn = { $rider } тянет { word-action-card }.
log-energy_lost = { $rider } теряет карту: { word-energy }.
log-energy_regained = { $rider } возвращает карту: { word-energy }.
log-nothing_lost = У { $rider } нет карты энергии для потери.
log-nothing_regained = Для { $rider } нет сыгранной карты.
log-paced = { $rider }: { $base } + { $added } = { $total }, { word-terrain }: { word-allowance }.
log-skipped = { $rider } пропускает этот раунд.
log-crashed = { $rider } падает!
log-fell = { $by } увлекает в падение { $rider }.
log-dismounted = { $rider } слезает с велосипеда.
log-blocked = { $rider } без свободного пути, остаётся на месте.
log-moved = { $rider } едет: { word-spaces }.
log-drafted = { $rider } едет на колесе { $leader }: { word-spaces }.
log-draft_declined = { $rider } отпускает { $leader }.
log-sprint_scored = { $place ->
    [1] { $rider } берёт спринт на линии { $line }: { word-points }.
    [2] { $rider } второй на линии { $line }: { word-points }.
   *[other] { $rider } третий на линии { $line }: { word-points }.
}
log-jersey_taken = { $rider } надевает жёлтую майку.
log-jersey_passed = Жёлтая майка переходит от { $before } к { $rider }.
log-jersey_vacated = Жёлтую майку больше никто не носит.
log-jersey_scored = { $rider } в жёлтом: { word-points }.
log-finished = { $rider } на финише, место { $place }: { word-points }.
log-ranked_in = { $rider } занимает без езды место { $place }: { word-points }.
log-remounted = { $rider } снова садится на велосипед.
log-photos_revealed = Проявлены фото { $one } и { $two }.
log-disqualified = { $rider }: дисквалификация по фото { $photo }.
log-unkept_shown = { word-team }: показаны карты, оставленные дома.
log-team_scored = { word-team }: { word-points } в этой гонке, всего { $total }.
log-bonus_won = { $rider } приносит премию за { $place }-е место в общем зачёте: { word-points }.

## Конец
reason-race_over = Гонка окончена.
reason-tour_over = Многодневка окончена.
reason-forfeit = Другая сторона сдаётся.
