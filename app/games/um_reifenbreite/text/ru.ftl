# Um Reifenbreite: настройки, отказы, запись, конец. Слова рисунка — в table.ru.ftl.

tagline = Четыре гонщика, одна дорога и встречный ветер
summary = Велогонка для двух, трёх или четырёх менеджеров команд. Ходят от головы гонки к хвосту: бросают кубики или тратят карты энергии, едут на колесе у идущего впереди, а очки приносят все четыре гонщика.
wa-go = Смотреть гонку

## Настройки
option-races = Гонки
option-races-help = Одна гонка — отдельная игра; от двух до четырёх подряд — многодневка.
option-races--paris_roubaix = Париж — Рубе
option-races--liege_bastogne_liege = Льеж — Бастонь — Льеж
option-races--giro = Джиро д’Италия
option-races--tour_de_france = Тур де Франс
option-level = Уровень
option-level-help = Задаёт пять переключателей ниже; каждый потом можно изменить.
option-level--basic = Простой: без рельефа
option-level--advanced = Основной: главные правила
option-level--pro = Профи: все модули
option-terrain = Рельеф
option-terrain-help = Брусчатка и подъём замедляют гонщика, спуск помогает. По уровню: начиная с Основного.
option-terrain--null = По уровню
option-cheating = Жульничество
option-cheating-help = Гонщик может ухватиться за машину команды: верная шестёрка, но и фото, за которое его могут дисквалифицировать. По уровню: только в Профи.
option-cheating--null = По уровню
option-sprints = Промежуточные спринты
option-sprints-help = На каждой линии по пути очки получают первые три гонщика. По уровню: только в Профи.
option-sprints--null = По уровню
option-jersey = Жёлтая майка
option-jersey-help = Её носит лучший спринтер и получает 2 очка за раунд. Нужны промежуточные спринты. По уровню: только в Профи.
option-jersey--null = По уровню
option-swapping = Смена в голове группы
option-swapping-help = Перед ходом гонщик может предложить тем, кто едет за ним в полосе, поменяться местами. По уровню: только в Профи.
option-swapping--null = По уровню
option-short_race_energy = Энергия в коротких гонках
option-short_race_energy-help = Короткие гонки: Париж — Рубе и Льеж — Бастонь — Льеж.
option-short_race_energy--all = Все 14 карт
option-short_race_energy--choose7 = Команда оставляет 7 из 14
option-draft_in_round_1 = Езда на колесе в 1-м раунде
option-draft_in_round_1-help = Запрет — опубликованное домашнее правило.
option-teams_per_seat = Команд у игрока
option-teams_per_seat-help = Две команды — только при игре вдвоём.
option-teams_per_seat--1 = Одна команда
option-teams_per_seat--2 = Две команды
option-auto_finish = Досрочный финиш
option-auto_finish-help = Если в гонке остались гонщики одного игрока, они сразу занимают оставшиеся места.
option-tour_bonus = Итоговая премия
option-tour_bonus-help = После многодневки три лучших гонщика приносят 50, 40 и 35 очков.
option-colours = Цвета команд
option-colours-help = Каждый игрок выбирает майку до матча; остальным достаются свободные цвета.
option-colours--blue = Синий
option-colours--orange = Оранжевый
option-colours--teal = Бирюзовый
option-colours--violet = Фиолетовый
option-numbers = Номера гонщиков
option-numbers-help = Зависят от цвета команды: 21–24 синие, 31–34 оранжевые, 41–44 бирюзовые, 51–54 фиолетовые.

## Слова
word-race = { $race ->
    [paris_roubaix] Париж — Рубе
    [liege_bastogne_liege] Льеж — Бастонь — Льеж
    [giro] Джиро д’Италия
   *[other] Тур де Франс
}
word-first = { $first ->
    [die] кубик { $one }
    [cheat] машина команды { $one }
    [r1-5] лидер 5
    [r1-6] лидер 6
    [r2-6] спринтер 6
    [r3-5] горняк 5
    [r4-5] грегари 5
    [g-5] общая 5
   *[other] общая 6
}
word-second = { $second ->
    [die] кубик { $two }
    [cheat] машина команды { $two }
    [r1-5] лидер 5
    [r1-6] лидер 6
    [r2-6] спринтер 6
    [r3-5] горняк 5
    [r4-5] грегари 5
    [g-5] общая 5
   *[other] общая 6
}
word-energy = { $card ->
    [r1-5] лидер 5
    [r1-6] лидер 6
    [r2-6] спринтер 6
    [r3-5] горняк 5
    [r4-5] грегари 5
    [g-5] общая 5
   *[other] общая 6
}
word-action-card = { $card ->
    [photo] «Фото», фотокарта
    [gain_card] «Второе дыхание», карта энергии назад
    [lose_card] «Тяжёлые ноги», потеря карты энергии
    [skip] «Неудача», раунд без хода
    [reroll_one] «Встречный ветер», новый бросок одного кубика
    [extra_die] «Попутный ветер», ещё один кубик
    [crash] «Завал», гонщик падает
    [crash_lose] «Тяжёлый завал», потеря карты энергии
    [plus2_solo] «Просвет», +2, без езды на колесе
    [plus3] «Хорошие ноги», +3
    [plus4] «Отличные ноги», +4
    [plus4_solo] «Соло», +4, без езды на колесе
   *[other] «На пределе», +4, потеря карты энергии
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
error-option-two-teams = Две команды на игрока возможны только при игре вдвоём.
error-option-colours = На каждом месте должна быть своя майка.
objection-not-now = Сейчас этого сделать нельзя.
objection-not-your-decision = Сейчас решает другой игрок.
objection-not-your-team = Это не ваша команда.
objection-seven-kept-already = Эта команда уже выбрала семь карт.
objection-card-not-to-keep = Такую карту оставить уже нельзя.
objection-other-team-places = Сейчас ставит гонщиков другая команда.
objection-placed-already = Этот гонщик уже на старте.
objection-not-a-dotted-space = Стартуют с клеток, отмеченных точкой.
objection-space-taken = Эта клетка занята.
objection-lane-has-your-rider = В этой полосе уже стоит ваш гонщик.
objection-unknown-source = Бросок складывается из кубиков, карт энергии или машины команды.
objection-sources-in-order = Обе части броска нужно назвать по порядку.
objection-no-cheating = Эта гонка идёт без жульничества.
objection-card-of-another-rider = Это карта другого гонщика.
objection-card-not-in-hand = Такой карты у вас нет.
objection-no-cards-in-round-one = В 1-м раунде карты энергии не играют.
objection-no-six-uphill = На подъёме шестёрку сыграть нельзя.
objection-one-card-on-cobbles = На брусчатке можно сыграть только одну карту энергии.
objection-breakaway-needs-card = Для отрыва нужна карта энергии.
objection-no-swapping = Эта гонка идёт без смен в голове группы.
objection-traded-already = Этот гонщик в этом раунде уже менялся.
objection-not-in-line-behind = Этот гонщик не стоит в непрерывной цепочке сзади.
objection-asked-already = Этот гонщик уже отказал.
objection-cannot-trade-now = Этот гонщик сейчас меняться не может: он уже ходил или лежит.
objection-ask-first = Чужого гонщика нужно сначала спросить.
objection-no-need-to-ask = Своих гонщиков спрашивать не нужно.
objection-ask-the-nearer-first = Сначала нужно спросить ближнего гонщика.
objection-not-a-card-to-lose = Эту карту гонщик потерять не может.
objection-not-a-card-to-regain = Эту карту гонщик вернуть не может.
objection-no-such-space = Такой клетки на трассе нет.
objection-must-move = Нужно проехать хотя бы одну клетку.
objection-full-distance-over-the-line = Через финиш едут на полное расстояние.
objection-too-far = Слишком далеко: сюда { $n }, проехать можно { $m }.
objection-way-is-blocked = Все пути на эту клетку закрыты гонщиками.
objection-thick-line = Здесь толстую линию не пересекают.
objection-only-forward = Едут только вперёд.
objection-throw-first = Сначала бросок, потом клетка.
objection-source-missing = Не хватает одной из двух частей броска.
objection-rides-later = { $n } поедет позже, сейчас очередь { $m }.
objection-rides-no-more = { $n } в этом раунде уже ходил, сейчас очередь { $m }.

## Запись
log-race_started = { $of ->
    [1] { word-race }: гонка начинается.
   *[other] { word-race }: начинается гонка { $number } из { $of }.
}
log-start_rolled = { $name } бросает за право первого хода: { $one } + { $two } = { $sum }.
log-starter_found = { $name } начинает расстановку.
log-card_kept = { $left ->
    [0] { $team }: остаётся { word-energy }, последняя карта.
   *[other] { $team }: остаётся { word-energy }. Выбрать ещё: { $left }.
}
log-hand_chosen = { $team }: карты энергии выбраны.
log-placed = Гонщик { $rider } на старте: полоса { $lane }, ряд { $row }.
log-round_started = Раунд { $round }
log-swap_asked = { $rider } предлагает { $asked } поменяться местами.
log-swap_declined = { $asked } меняться не хочет и остаётся за { $rider }.
log-swapped = { $leader } меняется местами с { $rider } и выходит вперёд.
log-broke_away = { $rider } уходит в отрыв.
log-photo_drawn = { $rider }: фото номер { $photo }.
log-thrown = { $rider }: { word-first } + { word-second } = { $sum }, { word-terrain }: { word-allowance }.
log-seven_thrown = { $rider }: { word-first } + { word-second } = 7, карта события.
log-deck_renewed = { $cards ->
    [one] Колода собрана заново: { $cards } карта.
    [few] Колода собрана заново: { $cards } карты.
    [many] Колода собрана заново: { $cards } карт.
   *[other] Колода собрана заново: { $cards } карты.
}
log-action_card_drawn = { $rider } тянет карту: { word-action-card }.
log-energy_lost = { $rider } теряет карту: { word-energy }.
log-energy_regained = { $rider } возвращает карту: { word-energy }.
log-nothing_lost = { $rider }: карт энергии нет, терять нечего.
log-nothing_regained = { $rider }: сыгранных карт нет, возвращать нечего.
log-paced = { $rider }: { $base } + { $added } = { $total }, { word-terrain }: { word-allowance }.
log-skipped = { $rider } пропускает этот раунд.
log-crashed = { $rider } падает.
log-fell = { $by } сбивает { $rider }.
log-dismounted = { $rider } слезает с велосипеда.
log-blocked = { $rider } заперт и остаётся на месте.
log-moved = { $rider } проезжает: { word-spaces }.
log-drafted = { $rider } едет на колесе у { $leader }: { word-spaces }.
log-draft_declined = { $rider } отпускает { $leader }.
log-sprint_scored = { $place ->
    [1] { $rider } берёт спринт на линии { $line }: { word-points }.
    [2] { $rider } второй на линии { $line }: { word-points }.
   *[other] { $rider } третий на линии { $line }: { word-points }.
}
log-jersey_taken = { $rider } надевает жёлтую майку.
log-jersey_passed = Жёлтая майка: { $before } передаёт её { $rider }.
log-jersey_vacated = Жёлтую майку сейчас не носит никто.
log-jersey_scored = { $rider } в жёлтой майке: { word-points }.
log-finished = { $rider } на финише, { $place }-е место: { word-points }.
log-ranked_in = { $rider } без хода занимает { $place }-е место: { word-points }.
log-remounted = { $rider } снова садится на велосипед.
log-photos_revealed = Проявлены фото { $one } и { $two }.
log-disqualified = { $rider }: дисквалификация по фото { $photo }.
log-unkept_shown = { $team }: карты, не взятые на гонку.
log-team_scored = { $team }: { word-points } в этой гонке, всего { $total }.
log-bonus_won = { $rider } приносит премию за { $place }-е место в общем зачёте: { word-points }.

## Конец
reason-race_over = Гонка окончена.
reason-tour_over = Многодневка окончена.
reason-resigned = Соперник сдаётся.
