# Слова рисунка стола: приставка ui-. Журнал, отказы и настройки — в ru.ftl.

## Words
ui-club = { $club ->
    [SPA] Спарта
    [TRI] Тршинец
    [HKR] Градец
    [PCE] Пардубице
    [VIT] Витковице
    [LIB] Либерец
    [PLZ] Пльзень
    [KOM] Комета
    [MBO] М.-Болеслав
    [LIT] Литвинов
    [OLO] Оломоуц
    [KVA] К. Вары
    [CBU] Ч.-Будеёвице
    [KLA] Кладно
    [VSE] Всетин
    [SLA] Славия
   *[ZLI] Злин
}
ui-letter = { $position ->
    [LW] ЛК
    [C] Ц
    [RW] ПК
    [D] З
   *[G] В
}
ui-position = { $position ->
    [LW] левый край
    [C] центр
    [RW] правый край
    [D] защитник
   *[G] вратарь
}
ui-slot = { $slot ->
    [LW] левый край
    [C] центр
    [RW] правый край
    [D1] левый защитник
    [D2] правый защитник
   *[G] ворота
}
ui-you = вы
ui-attack = Атака
ui-defence = Оборона
ui-attack-small = атака
ui-defence-small = оборона
ui-attack-dice = Атака, кубиков
ui-attack-defence = Атака { $attack }, оборона { $defence }
ui-positions = Позиции
ui-chemistry = Сыгранность
ui-legend = Легенда
ui-mine = ваш
ui-theirs = соперника
ui-bonus = Бонус:
ui-bonus-of = бонус: { $bonus }
ui-no-bonus = без бонуса
ui-bonus-plus1 = плюс 1 к одному вашему кубику
ui-bonus-minus1 = минус 1 к одному кубику соперника
ui-bonus-reroll-own = переброс одного вашего кубика
ui-bonus-reroll-opp = переброс одного кубика соперника
ui-bonus-reroll-own-all = переброс всех ваших кубиков
ui-seasons-short = { $seasons } сез.
ui-seasons = { $seasons ->
    [one] { $seasons } сезон
    [few] { $seasons } сезона
    [many] { $seasons } сезонов
   *[other] { $seasons } сезона
}
ui-titles = { $titles ->
    [one] { $titles } титул
    [few] { $titles } титула
    [many] { $titles } титулов
   *[other] { $titles } титула
}
ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
ui-standing = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $place }-е место
ui-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
ui-and = { $a } и { $b }
ui-of-twelve = { $count } из 12
ui-done-word = готово
ui-event = Событие
ui-bench = Скамейка
ui-why = Почему?

## Strips
ui-draft = Драфт
ui-season = Сезон
ui-score = Счёт
ui-secret = тайно
ui-draft-round = Раунд драфта
ui-draft-number = { $number ->
    [1] Первый драфт
   *[other] Второй драфт
}
ui-pick-of = выбор { $pick } из { $of }
ui-picked-of = выбрали { $picked } из { $of }
ui-hands-go-left = карты идут налево
ui-hands-go-right = карты идут направо
ui-lineups = Составы
ui-build = Состав
ui-round-of = Раунд { $round } из { $of }
ui-stage-semifinals = Полуфиналы
ui-stage-final = Финал
ui-stage-deciding = Решающий матч
ui-phase-opponent = Соперник
ui-phase-event = Событие
ui-phase-trainers = Карты тренера
ui-phase-match = Матч
ui-phase-change = Смена состава
ui-phase-over = Конец
ui-phase-of = Фаза { $phase } из 5: { $name }
ui-overtime = Овертайм
ui-die = Кубик { $die }
ui-picked-small = выбрали
ui-done-of = Готово: { $done } из { $of }
ui-teams = { $teams ->
    [one] { $teams } команда
    [few] { $teams } команды
    [many] { $teams } команд
   *[other] { $teams } команды
}

## Seats
ui-first = Первый
ui-first-long = Первый игрок
ui-trainers-left = { $cards ->
    [one] осталась { $cards } карта тренера
    [few] осталось { $cards } карты тренера
    [many] осталось { $cards } карт тренера
   *[other] осталось { $cards } карты тренера
}
ui-chip-done = Готово
ui-chip-editing = Собирает

## Season
ui-place = Место
ui-in-place = { $place }-е место
ui-lost-semi = поражение в полуфинале, { $n }-е место в сезоне
ui-team = Команда
ui-matches = Матчи
ui-matches-short = М
ui-goals = Шайбы
ui-points-short = О
ui-fixtures = Расписание
ui-break = Перерыв на сборную
ui-live = идёт
ui-next = следующий
ui-next-hidden = Далее: { $next }, пока скрыто.
ui-events-left = Осталось событий: { $events }.
ui-ot = ОТ
ui-virtual-left = { $opponents ->
    [one] { $opponents } виртуальный соперник
    [few] { $opponents } виртуальных соперника
    [many] { $opponents } виртуальных соперников
   *[other] { $opponents } виртуального соперника
}
ui-after-draft = Сезон начнётся, когда все составы будут готовы.
ui-first-picks = начинает { $name }
ui-six-left = Шесть карт, налево
ui-six-right = Шесть карт, направо
ui-draft-open-help = В каждом раунде шесть открытых карт: берут одну, две и одну. Последние две возвращаются в коробку.
ui-draft-pass-help = Карты на руках тайные. В шестом раунде драфта вы берёте одну из двух, другая возвращается в коробку. Ваши карты никто не увидит, пока не откроют составы.

## The draft
ui-your-hand = Ваши карты
ui-open-cards = Открытые карты
ui-order = Очередь
ui-hands-left = Карты передаются налево
ui-hands-right = Карты передаются направо
ui-hands = Карты на руках
ui-hand-of = { $cards ->
    [one] { $name }, { $cards } карта
    [few] { $name }, { $cards } карты
    [many] { $name }, { $cards } карт
   *[other] { $name }, { $cards } карты
}
ui-hands-secret = Все карты тайные, пока не открыты составы.
ui-lineups-secret = Составы откроются вместе, когда все будут готовы.
ui-picked-tag = Выбрано
ui-gain = { $what } { $before } → { $after }
ui-flag-part = { $trio ->
    [attack] А { $change }
   *[defence] О { $change }
}
ui-flag-sum = { $same ->
    [yes] сумма { $after }, без изменений
   *[no] сумма { $before } → { $after }
}
ui-flag-bonus = { $kind ->
    [plus1] бонус +1, ваш кубик
    [minus1] бонус −1, чужой кубик
    [reroll-own] переброс, ваш кубик
   *[reroll-opp] переброс, чужой кубик
}
# The card itself says whose die.
ui-flag-bonus-short = { $kind ->
    [plus1] бонус +1
    [minus1] бонус −1
   *[reroll] переброс
}
ui-flag-cover = замена: { $pos }
ui-flag-club = третий { $club }: запас при смене
ui-flag-legend = вторая легенда, играет одна
ui-flag-none = пока без пользы
ui-took = { $card }: у игрока { $name }
ui-cards-of = { $cards ->
    [one] { $name }: { $cards } карта
    [few] { $name }: { $cards } карты
    [many] { $name }: { $cards } карт
   *[other] { $name }: { $cards } карты
}
ui-your-team = Ваша команда
ui-best-now = Ваша лучшая шестёрка
ui-legends = Легенды
ui-clubs = Клубы
ui-mates = Когда карта выбрана, обведены одноклубники и легенды.
ui-best-of = лучшая шестёрка { $a } + { $b }
ui-in-best = в лучшей шестёрке
ui-if-taken = С этой картой: { $name }

## The rink
ui-rink-mine = Ваш состав, шесть позиций
ui-rink-of = Состав: { $name }
ui-lineup-of = Состав: { $name }
ui-slot-empty = Пустая позиция: { $slot }
ui-substitute = Запасной вратарь рубашкой вверх: { $name }. Сила 1, без сыгранности.
ui-new = Новый
ui-out-of-position = Не на позиции
ui-excluded = Исключён
ui-goalkeepers-only = Только вратари
ui-here = { $name } сюда: { $what } { $before } → { $after }
ui-in-hand = На руках
ui-was-in = Играл
ui-second-legend = 2-я легенда
ui-bench-help = Выберите карту, затем позицию. Две карты состава меняются местами.
ui-bench-swap = Выберите, кто выйдет вместо него
ui-bench-count = { $cards ->
    [one] { $cards } хоккеист
    [few] { $cards } хоккеиста
    [many] { $cards } хоккеистов
   *[other] { $cards } хоккеиста
}
ui-your-strength = Ваша сила { $strength }
ui-strength-of = { $name }: { $strength }
ui-maximum = максимум
ui-note-wrong-slot = { $name } на позиции { $slot }: без очка, сыгранность остаётся.
ui-note-out-of-type = { $name } на позиции { $slot }: ни очка, ни сыгранности.
ui-note-legend = { $name } — легенда: сыгранность с обоими.
ui-note-excluded = { $name }: исключён, ни очка, ни сыгранности.
ui-note-substitute = { $name } в воротах рубашкой вверх: сила 1.

## The match
ui-match-score = { $a } { $one }:{ $other } { $b }
ui-takes-points = { $points ->
    [one] { $name } получает { $points } очко.
    [few] { $name } получает { $points } очка.
    [many] { $name } получает { $points } очков.
   *[other] { $name } получает { $points } очка.
}
ui-wins = Победа: { $name }.
ui-virtual = Виртуальный соперник
ui-your-opponent = ваш соперник
ui-changing = меняет состав
ui-teams-keys = Команды
ui-bench-of = Скамейка: { $n }
ui-bench-named = Скамейка: { $name }
ui-on-table = На столе в этом туре
ui-you-first = Вы
ui-effect = { $trio ->
    [attack] атака { $before } → { $after }
   *[defence] оборона { $before } → { $after }
}
ui-effect-of = { $name }: { $changes }
ui-effect-none = { $name }: без изменений
ui-unchanged = без изменений
ui-begins = начинает { $name }
ui-you-begin = Вы начинаете
ui-left = осталось карт жребия: { $f }, событий: { $e }
ui-no-point = без очка
ui-begins-with = карты тренера, затем бонусы
ui-meet = Ваш соперник: { $name }.
ui-meet-effect = Атака { $a } → { $b } в этом туре.
ui-played = { $name }: сыгранные карты
ui-you-played = Ваши сыгранные карты
ui-nothing-played = Пока ничего. Карта действует до конца тура.
ui-bonuses = Бонусы: { $name } { $n }, вы { $m }
ui-bonuses-of = Бонусы: { $name } { $n }, { $other } { $m }
ui-net-of = ворота: { $name }
ui-net-mine = ваши ворота
ui-shots = { $name }: кубиков { $dice }, гол при { $target } и больше. Голов: { $goals }
ui-no-dice = без кубиков
ui-goal = гол
ui-short = ещё { $by }
ui-was = было { $was }
ui-die-of = { $name }, кубик { $number }
ui-used-short = Сыграно
ui-bonus-used = бонус сыгран
ui-no-bonus-short = Без бонуса
ui-your-skaters = Ваши хоккеисты
ui-this-match = Этот матч
ui-score-now = { $one }:{ $other }.
ui-dice-need = { $name }: { $dice } против { $target }.
ui-before-roll = Кубиков { $dice }, гол при { $target } и больше.
ui-were-in-play = В игре в последнем раунде
ui-in-play = Действует в этом раунде
ui-your-trainers = Ваши карты тренера
ui-trainer-when = Карты тренера играют до матча
ui-trainer-now = Сколько угодно, потом пас
ui-card-event = Событие для всех
ui-card-played = Ваша карта тренера
ui-card-hand = На руках
ui-card-of = Карта тренера: { $name }
ui-no-match = В этом раунде без матча
ui-not-now = Сейчас нельзя

## Что показывают между матчами
ui-lineups-open = Все составы открыты
ui-trainers-dealt = Розданы три карты тренера
ui-was-place = было { $place }-е
ui-half = Половина сезона. Осталось раундов: { $n }.
ui-regular = Регулярный сезон
ui-semi = Полуфинал, { $a } – { $b }
ui-champion = Чемпион: { $name }
ui-won-final = победа в финале { $score }
ui-lost-final = поражение в финале { $score }
ui-achieved = С { $n }-го места сезона в финал.
ui-brief-match = Матч { $one }:{ $other }
ui-brief-round = Новый раунд
ui-brief-roll = Бросок { $dice }
ui-brief-bonus = Бонус: { $name }
ui-brief-plays = Карта: { $name }
ui-brief-lineup = Состав готов
ui-brief-takes = Взято: { $names }

## The action bar
ui-flag-turn = Ваш ход
ui-flag-pick = Ваш выбор
ui-flag-choice = Выберите
ui-flag-watching = Вы зритель
ui-flag-wait = Ждём
ui-change = Изменить
ui-pick-effect = выбор окончательный
ui-pass = Пас
ui-pass-keep = Пас, оставить { $n }
ui-pass-trainer = в этом туре карт больше нет
ui-pass-effect-answer = соперник может ответить
ui-pass-effect-overtime = затем овертайм
ui-pass-effect-ends = матч окончен
ui-take-one = Выберите карту, которую возьмёте.
ui-keep-one = Выберите карту, которую оставите.
ui-pick-final = Выбор окончательный.
ui-keep-pass = { $cards ->
    [one] Оставите: { $name }. Передадите { $cards } карту, её получит { $next }.
    [few] Оставите: { $name }. Передадите { $cards } карты, их получит { $next }.
    [many] Оставите: { $name }. Передадите { $cards } карт, их получит { $next }.
   *[other] Оставите: { $name }. Передадите { $cards } карты, их получит { $next }.
}
ui-keep-last = Оставите: { $name }. Другая карта вернётся в коробку.
ui-take = Возьмёте: { $name }.
ui-take-two = Возьмёте: { $name }, затем ещё одну карту.
ui-take-button = Взять: { $name }
ui-keep-button = Оставить: { $name }
ui-best-gains = Лучшая шестёрка { $attack } + { $defence } вместо { $wasattack } + { $wasdefence }. Выбор окончательный.
ui-best-stays = Лучшая шестёрка без изменений: { $attack } + { $defence }. Выбор окончательный.
ui-step-hand = { $cards ->
    [one] { $cards } карта на руках
    [few] { $cards } карты на руках
    [many] { $cards } карт на руках
   *[other] { $cards } карты на руках
}
ui-step-choose = Выберите одну
ui-step-chosen = Выбрано: { $name }
ui-build-six = Займите шесть позиций.
ui-build-full = Все шесть позиций заняты.
ui-fill-up = Дополните состав.
ui-bring-in = { $least ->
    [one] Замените не меньше { $least } хоккеиста.
    [few] Замените не меньше { $least } хоккеистов.
    [many] Замените не меньше { $least } хоккеистов.
   *[other] Замените не меньше { $least } хоккеиста.
}
ui-bring-exactly = { $least ->
    [one] Замените ровно { $least } хоккеиста.
    [few] Замените ровно { $least } хоккеистов.
    [many] Замените ровно { $least } хоккеистов.
   *[other] Замените ровно { $least } хоккеиста.
}
ui-may-change = { $most ->
    [one] Замените до { $most } хоккеиста.
    [few] Замените до { $most } хоккеистов.
    [many] Замените до { $most } хоккеистов.
   *[other] Замените до { $most } хоккеиста.
}
ui-change-lineup = Смените состав.
ui-nobody-has-to = Менять никого не нужно.
ui-duty-less = По кубику { $duty }, возможно только { $least }.
ui-place-on = Поставьте на лёд: { $name }.
ui-place-gains = { $changes ->
    [attack] Больше всего даст { $name } на { $slot }: атака { $attack }, была { $wasattack }.
    [defence] Больше всего даст { $name } на { $slot }: оборона { $defence }, была { $wasdefence }.
   *[both] Больше всего даст { $name } на { $slot }: атака { $attack }, была { $wasattack }; оборона { $defence }, была { $wasdefence }.
}
ui-place-no-gain = { $name } ни на одной позиции ничего не прибавит.
ui-placed = { $changes ->
    [attack] { $name } на { $slot }: атака { $attack }, была { $wasattack }.
    [defence] { $name } на { $slot }: оборона { $defence }, была { $wasdefence }.
    [both] { $name } на { $slot }: атака { $attack }, была { $wasattack }; оборона { $defence }, была { $wasdefence }.
   *[none] { $name } на { $slot }: без изменений.
}
ui-put-back = Вернуть
ui-best-six = Лучшая шестёрка…
ui-best-six-effect = сначала сравнить
ui-best-take = Взять
ui-best-take-effect = ещё можно менять
ui-best-keep = Оставить свою
ui-best-compare = Лучшая шестёрка: { $best }. Ваша сейчас: { $now }.
ui-best-in = Входят: { $names }.
ui-best-out = Уходят: { $names }.
ui-best-same = Ваша уже лучшая.
ui-best-level-bonus = Сила та же, бонусом больше.
ui-best-bonus = Бонусы { $now } → { $then }.
ui-bonus-worth = Бонус даёт около 0,3 очка за матч.
ui-done-button = Готово, { $strength }
ui-done-left = Готово, ещё { $n }
ui-done-effect = затем откроются составы
ui-done-effect-alone = состав утверждён
ui-done-possible = Состав готов. Нажмите «Готово» или меняйте дальше.
ui-done-weaker = Лучшая шестёрка дала бы { $best }.
ui-only-done = Осталось только «Готово».
ui-step-placed = Занято { $placed } из 6
ui-step-ready = Готово
ui-step-moves = { $moves ->
    [one] осталась { $moves } перестановка
    [few] осталось { $moves } перестановки
    [many] осталось { $moves } перестановок
   *[other] осталось { $moves } перестановки
}
ui-event-choose = { $event }: выберите хоккеиста.
ui-event-excludes = Хоккеист пропускает этот матч.
ui-event-removes = Хоккеист выбывает до конца сезона.
ui-exclude = Исключить: { $name }
ui-exclude-effect = пропустит этот матч
ui-remove = Убрать: { $name }
ui-remove-effect = выбыл до конца сезона
ui-trainer-play = Карта тренера или пас?
ui-trainer-nothing = В этом раунде играть нечего. Пас.
ui-trainer-second = Эффекты действуют до конца раунда.
ui-trainer-target = { $name }: выберите хоккеиста.
ui-play-card = Сыграть: { $name }?
ui-play-it = Сыграть карту
ui-play-effect = карта будет потрачена
ui-roll = { $dice ->
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
    [many] Бросить { $dice } кубиков
   *[other] Бросить { $dice } кубика
}
ui-roll-against = { $dice ->
    [one] { $dice } кубик, гол при { $target } и больше.
    [few] { $dice } кубика, гол при { $target } и больше.
    [many] { $dice } кубиков, гол при { $target } и больше.
   *[other] { $dice } кубика, гол при { $target } и больше.
}
ui-roll-second = Бросок отменить нельзя.
ui-each-scores = Каждый кубик даёт гол в { $percent } %.
ui-forecast = Одни кубики: впереди { $won } %, поровну { $level } %, позади { $lost } %.
ui-forecast-of = Одни кубики: { $name } впереди { $won } %, поровну { $level } %, позади { $lost } %.
ui-dice-alone = Только кубики: впереди { $a }, поровну { $b }, позади { $c } %
ui-dice-alone-word = Только кубики
ui-odds-ahead = впереди { $percent } %
ui-odds-level = поровну { $percent } %
ui-odds-behind = позади { $percent } %
ui-ahead-short = Впереди { $before } → { $then } %
ui-hand-dice = кубики { $before } → { $after }
ui-played-works = { $who } играет карту «{ $card }»: { $card_does }
ui-played-changes = { $who } играет карту «{ $card }»: { $changes }
ui-works = { $op ->
    [extra_bonus] на 1 бонус больше, после броска
    [substitute] замена ещё до матча
    [transfer] новый игрок на скамейку
    [in_position] выберите игрока не на своей позиции
   *[other] сейчас числа не изменятся
}
ui-bonus-choose = Сыграйте бонус: хоккеист, затем кубик.
ui-bonus-choose-short = Бонус: хоккеист, затем кубик.
ui-pass-ends = После вашего паса бонусы закончатся.
ui-pass-answer = После вашего паса отвечает { $name }.
ui-choose-own-die = { $name }: выберите свой кубик.
ui-choose-their-die = { $name }: выберите кубик соперника.
ui-use = Сыграть: { $name }
ui-bonus-spent = бонус тогда использован
ui-wrong-die-first = Сначала хоккеист, потом кубик.
ui-wrong-side = { $own ->
    [yes] Не эти кубики: { $player } меняет ваши.
   *[no] Не эти кубики: { $player } меняет кубики соперника.
}
ui-wrong-card-first = Сначала выберите карту, потом позицию.
ui-becomes-own = { $goal ->
    [yes] Ваш кубик { $face } станет { $after }: гол.
   *[other] Ваш кубик { $face } станет { $after }: гола нет.
}
ui-becomes-theirs = { $goal ->
    [yes] { $name }: кубик { $face } станет { $after }, всё ещё гол.
   *[other] { $name }: кубик { $face } станет { $after }, гола нет.
}
ui-then-score = Затем { $score }.
ui-reroll-own = Перебросить ваш кубик { $face }.
ui-reroll-theirs = { $name }: перебросить кубик { $face }.
ui-reroll-all = Перебросить все ваши кубики.
ui-reroll-odds = Новый бросок: голевых граней { $faces } из 6.
ui-step-rolled = Оба бросили кубики
ui-step-skater = Вы: хоккеист, затем кубик
ui-step-passes = Два паса подряд — конец
ui-step-virtual = После паса — конец
ui-wait-picked = Выбрано: { $name }. Ждём: { $names }.
ui-wait-short = Ждём: { $names }.
ui-wait-ready = Готово. Ждём: { $names }.
ui-open-together = Составы откроются вместе.
ui-wait-draft = Ждём выбора: { $names }
ui-wait-edit = Ждём состав: { $names }
ui-wait-event = Ждём ответа на событие: { $names }
ui-wait-trainer = Карты тренера: { $names }
ui-wait-roll = Ждём броска: { $names }
ui-wait-bonus = Бонусы: { $names }
ui-bye = В этом раунде у вас нет матча.
ui-your-match-next = Ваш матч — сразу после этого.
ui-you-watch = Вы зритель; ваш матч сыгран.

## A card at large
ui-close = Закрыть
ui-source-card = { $source ->
    [seed] Карта: по печатным правилам.
    [public] Карта: хоккеист, клуб и позиция из открытого источника.
   *[house] Карта: наш выбор.
}
ui-source-bonus = { $source ->
    [seed] Бонус: по печатным правилам.
   *[house] Бонус: наше значение.
}

## The log
ui-heading-round = Раунд { $round }
ui-heading-draft = Раунд драфта { $round }
ui-heading-playoff = { $stage ->
    [final] Финал
   *[semifinals] Полуфиналы
}
ui-heading-start = Начало

ui-action-type-pick = Выбрать
ui-action-type-place = Поставить
ui-action-type-auto = Лучшая шестёрка
ui-action-type-done = Готово
ui-action-type-choose = Указать
ui-action-type-play = Сыграть карту
ui-action-type-pass = Пас
ui-action-type-roll = Бросить
ui-action-type-bonus = Использовать бонус
ui-offer-all-dice = все ваши кубики
ui-offer-own-die = ваш кубик { $die }
ui-offer-their-die = кубик соперника { $die }

ui-lesson = Выиграйте один матч из двух. Перед двумя последними турами очков поровну. Около шести минут.
ui-track-begun = до броска
ui-tried-editor-closed = Состав с сыгранностью
ui-tried-trainer-played = Карта тренера
ui-tried-rolled = Кубики против обороны
ui-tried-bonus-used = Бонус хоккеиста
ui-tried-match-ended = Матч за очки
