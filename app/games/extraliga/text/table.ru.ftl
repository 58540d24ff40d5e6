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
ui-attack-dice = Атака, кубики
ui-attack-defence = Атака { $attack }, оборона { $defence }
ui-positions = Позиции
ui-chemistry = Сыгранность
ui-legend = Легенда
ui-mine = мой
ui-theirs = чужой
ui-bonus = Бонус:
ui-bonus-of = бонус: { $bonus }
ui-no-bonus = без бонуса
ui-bonus-plus1 = плюс 1 к одному вашему кубику
ui-bonus-minus1 = минус 1 к одному кубику соперника
ui-bonus-reroll-own = переброс одного вашего кубика
ui-bonus-reroll-opp = переброс одного кубика соперника
ui-bonus-reroll-own-all = переброс всех ваших кубиков
ui-seasons-short = { $seasons } с.
ui-seasons = { $seasons ->
    [one] { $seasons } сезон
    [few] { $seasons } сезона
   *[other] { $seasons } сезонов
}
ui-titles = { $titles ->
    [one] { $titles } титул
    [few] { $titles } титула
   *[other] { $titles } титулов
}
ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
ui-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
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
ui-strength = Сила
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
ui-build = Сбор команды
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
ui-at-least = Новых не меньше { $least }
ui-no-minimum = Без минимума
ui-so-far = Пока новых: { $fresh }
ui-picked-small = выбрали
ui-new-small = новых
ui-done-of = Готовы { $done } из { $of }
ui-waiting-for = ждём: { $count }
ui-teams = { $teams ->
    [one] { $teams } команда
    [few] { $teams } команды
   *[other] { $teams } команд
}

## Seats
ui-first = Первый
ui-first-long = Первый игрок
ui-trainers-left = { $cards ->
    [one] { $cards } карта тренера
    [few] { $cards } карты тренера
   *[other] { $cards } карт тренера
}
ui-bonuses-left = { $left ->
    [one] { $left } бонус
    [few] { $left } бонуса
   *[other] { $left } бонусов
}
ui-chip-picks = Выбирает
ui-chip-pick = Выбирайте
ui-chip-picking = Выбирает
ui-chip-picked = Готово
ui-chip-done = Готово
ui-chip-editing = Расставляет
ui-chip-chooses = Выбирает
ui-chip-trainers = Карты тренера
ui-chip-next = Далее
ui-chip-rolls = Бросает
ui-chip-rolled = Бросок есть
ui-chip-bonuses = Бонусы
ui-chip-bye = Без матча
ui-chip-plays-next = Играет далее
ui-chip-played = Сыграно

## Season
ui-place = Место
ui-team = Команда
ui-matches = Матчи
ui-matches-short = М
ui-goals = Шайбы
ui-points-short = О
ui-fixtures = Расписание
ui-break = Перерыв на сборную
ui-live = идёт
ui-next = далее
ui-ot = от
ui-virtual-left = { $opponents ->
    [one] { $opponents } виртуальный соперник
    [few] { $opponents } виртуальных соперника
   *[other] { $opponents } виртуальных соперников
}
ui-left = В этой половине осталось, порядок скрыт: { $left }
ui-seeds = Посев: { $seeds }
ui-after-draft = Сезон начнётся, когда все составы будут готовы.
ui-first-picks = первый выбор: { $name }
ui-six-left = Шесть карт, налево
ui-six-right = Шесть карт, направо
ui-draft-open-help = В раунде шесть открытых карт: одна, две, одна. Последние две уходят в коробку.
ui-draft-pass-help = Карты на руках тайные. В шестом выборе вы берёте одну из двух, другая уходит в коробку. Ваши карты никто не увидит раньше составов.

## The draft
ui-your-hand = Ваши карты
ui-open-cards = Открытые карты
ui-order = Порядок выбора
ui-hands-left = Карты передаются налево
ui-hands-right = Карты передаются направо
ui-hands = Карты на руках
ui-hand-of = { $cards ->
    [one] { $name }, { $cards } карта
    [few] { $name }, { $cards } карты
   *[other] { $name }, { $cards } карт
}
ui-hands-secret = Все карты тайные, пока не открыты составы.
ui-lineups-secret = Составы откроются вместе, когда все будут готовы.
ui-picked-tag = Выбрано
ui-gain = { $what } { $before } → { $after }
ui-no-gain = Без прибавки
ui-stays = { $what } без изменений: { $value }
ui-took = { $card } у игрока { $name }
ui-cards-of = { $cards ->
    [one] { $name }, { $cards } карта
    [few] { $name }, { $cards } карты
   *[other] { $name }, { $cards } карт
}
ui-your-team = Ваша команда
ui-place-free = Свободное место { $number }
ui-best-now = Ваша лучшая шестёрка
ui-if-taken = С картой { $name }

## The rink
ui-rink-mine = Ваш состав, шесть позиций
ui-rink-of = Состав: { $name }
ui-lineup-of = Состав: { $name }
ui-slot-empty = Пусто: { $slot }
ui-substitute = Запасной вратарь, рубашкой вверх: { $name }. Сила 1, без сыгранности.
ui-new = Новый
ui-out-of-position = Не на позиции
ui-excluded = Исключён
ui-goalkeepers-only = Только вратари
ui-here = { $name } сюда: { $what } { $before } на { $after }
ui-in-hand = В руке
ui-was-in = Играл
ui-second-legend = 2-я легенда
ui-bench-help = Возьмите карту, затем место. Две карты состава меняются местами.
ui-bench-swap = Выберите, кто выйдет вместо него
ui-bench-count = { $cards ->
    [one] { $cards } хоккеист
    [few] { $cards } хоккеиста
   *[other] { $cards } хоккеистов
}
ui-your-strength = Ваша сила { $strength }
ui-strength-of = { $name }: { $strength }
ui-maximum = максимум
ui-note-wrong-slot = { $name } на { $slot }: без очка, сыгранность остаётся.
ui-note-out-of-type = { $name } на { $slot }: ни очка, ни сыгранности.
ui-note-legend = { $name } — легенда: сыгранность с обоими.
ui-note-substitute = { $name } в воротах рубашкой вверх: сила 1.

## The match
ui-match-score = { $a } { $one } : { $other } { $b }
ui-virtual = Виртуальный соперник
ui-net-of = ворота: { $name }
ui-net-mine = ваши ворота
ui-shots = { $name }: кубиков { $dice }, каждому нужно { $target } и больше. Шайбы: { $goals }
ui-no-dice = нет кубиков
ui-not-rolled = не брошен
ui-goal = гол
ui-short = ещё { $by }
ui-was = было { $was }
ui-die-of = { $name }, кубик { $number }
ui-legal-target = можно выбрать
ui-used = { $name }: сыграно
ui-used-short = Сыграно
ui-bonus-used = бонус сыгран
ui-no-bonus-short = Без бонуса
ui-your-skaters = Ваши хоккеисты
ui-this-match = Этот матч
ui-score-now = { $one } : { $other }.
ui-dice-need = { $name }: { $dice } против { $target }.
ui-before-roll = Кубиков { $dice }, каждому нужно { $target } и больше.
ui-in-play = В игре в этом раунде
ui-trainer-when = Карты тренера играют до матча
ui-trainer-now = Сколько угодно, затем пас
ui-card-event = Событие для всех
ui-card-played = Ваша карта тренера
ui-card-hand = На руках
ui-card-of = Карта тренера: { $name }
ui-no-match = В этом раунде без матча
ui-not-now = Сейчас нельзя

## The action bar
ui-flag-turn = Ваш ход
ui-flag-pick = Ваш выбор
ui-flag-choice = Выберите
ui-flag-watching = Вы смотрите
ui-flag-wait = Ожидание
ui-change = Изменить
ui-pass = Пас
ui-take-one = Выберите карту, которую возьмёте.
ui-keep-one = Выберите карту, которую оставите.
ui-pick-final = Выбор окончательный.
ui-keep-pass = { $cards ->
    [one] Оставить { $name }, передать { $cards } карту, кому: { $next }.
    [few] Оставить { $name }, передать { $cards } карты, кому: { $next }.
   *[other] Оставить { $name }, передать { $cards } карт, кому: { $next }.
}
ui-keep-last = Оставить { $name }, другая карта уходит в коробку.
ui-take = Взять: { $name }.
ui-take-two = Взять: { $name }, затем ещё одну карту.
ui-take-button = Взять: { $name }
ui-keep-button = Оставить: { $name }
ui-best-gains = Лучшая шестёрка { $attack } + { $defence } вместо { $wasattack } + { $wasdefence }. Выбор окончательный.
ui-best-stays = Лучшая шестёрка без изменений: { $attack } + { $defence }. Выбор окончательный.
ui-step-hand = { $cards ->
    [one] { $cards } карта на руках
    [few] { $cards } карты на руках
   *[other] { $cards } карт на руках
}
ui-step-choose = Выберите одну
ui-step-chosen = Выбрано: { $name }
ui-build-six = Займите шесть мест.
ui-fill-up = Дополните состав.
ui-bring-in = { $least ->
    [one] Введите не меньше { $least } нового хоккеиста.
    [few] Введите не меньше { $least } новых хоккеистов.
   *[other] Введите не меньше { $least } новых хоккеистов.
}
ui-may-change = Можно ввести новых хоккеистов: не больше { $most }.
ui-place-on = Поставьте на лёд: { $name }.
ui-put-back = Вернуть
ui-best-six = Лучшая шестёрка
ui-done-button = Готово, { $strength }
ui-done-possible = Можно закончить или менять дальше.
ui-only-done = Осталось только «Готово».
ui-step-die = Кубик { $die }: новых не меньше { $least }
ui-step-new = Новых: { $fresh }, от { $least } до { $most }
ui-step-placed = Занято мест: { $placed } из 6
ui-step-ready = Готово
ui-step-moves = { $moves ->
    [one] осталась { $moves } перестановка
    [few] осталось { $moves } перестановки
   *[other] осталось { $moves } перестановок
}
ui-event-choose = { $event }: выберите хоккеиста.
ui-event-excludes = Хоккеист пропускает этот матч.
ui-event-removes = Хоккеист выбывает до конца сезона.
ui-exclude = Исключить: { $name }
ui-remove = Удалить: { $name }
ui-trainer-play = Играйте карты тренера или пасуйте.
ui-trainer-nothing = В этом раунде играть нечего. Пас.
ui-trainer-second = Эффекты действуют до конца раунда.
ui-trainer-target = { $name }: выберите хоккеиста.
ui-trainer-preview = Атака { $attack } → { $toattack }, оборона { $defence } → { $todefence }
ui-play-card = Сыграть: { $name }
ui-roll = { $dice ->
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
   *[other] Бросить { $dice } кубиков
}
ui-roll-against = { $dice ->
    [one] Бросок { $dice } кубика, ему нужно { $target } и больше.
    [few] Бросок { $dice } кубиков, каждому нужно { $target } и больше.
   *[other] Бросок { $dice } кубиков, каждому нужно { $target } и больше.
}
ui-roll-second = Бросок нельзя отменить.
ui-bonus-choose = Сыграйте бонус: хоккеист, затем кубик.
ui-pass-ends = Ваш пас завершит бонусы.
ui-pass-answer = После вашего паса отвечает { $name }.
ui-choose-own-die = { $name }: выберите свой кубик.
ui-choose-their-die = { $name }: выберите кубик соперника.
ui-use = Сыграть: { $name } { $what }
ui-becomes-own = { $goal ->
    [yes] Ваша { $face } станет { $after }: гол.
   *[other] Ваша { $face } станет { $after }: гола нет.
}
ui-becomes-theirs = { $goal ->
    [yes] { $name }: { $face } станет { $after }, всё ещё гол.
   *[other] { $name }: { $face } станет { $after }, гола нет.
}
ui-then-score = Затем { $score }.
ui-reroll-own = Перебросить вашу { $face }.
ui-reroll-theirs = { $name }: перебросить { $face }.
ui-reroll-all = Перебросить все ваши кубики.
ui-reroll-odds = Новый кубик забивает { $faces } гранями из 6.
ui-step-rolled = Оба броска сделаны
ui-step-skater = Вы: хоккеист, затем кубик
ui-step-passes = Два паса подряд завершают
ui-step-virtual = Ваш пас завершает
ui-wait-picked = Выбрано: { $name }. Ждём: { $names }.
ui-wait-ready = Готово. Ждём: { $names }.
ui-open-together = Составы откроются вместе.
ui-wait-draft = Выбирает: { $names }
ui-wait-edit = Расставляет состав: { $names }
ui-wait-event = Отвечает на событие: { $names }
ui-wait-trainer = Карты тренера: { $names }
ui-wait-roll = Бросает: { $names }
ui-wait-bonus = Играет бонусы: { $names }
ui-bye = В этом раунде у вас нет матча.
ui-your-match-next = Ваш матч после этого.
ui-you-watch = Вы смотрите; ваш матч сыгран.

## A card at large
ui-close = Закрыть
ui-source-card = { $source ->
    [seed] Карта: напечатана в правилах.
    [public] Карта: игрок, клуб и позиция из открытого источника.
   *[house] Карта: наш выбор.
}
ui-source-bonus = { $source ->
    [seed] Бонус: напечатан в правилах.
   *[house] Бонус: наше значение.
}

## The log
ui-log-match = { $overtime ->
    [true] { $a } { $goals } { $b } в овертайме.
   *[other] { $a } { $goals } { $b }.
}
ui-heading-round = Раунд { $number }
ui-heading-draft = Раунд драфта { $number }
ui-heading-start = Начало
