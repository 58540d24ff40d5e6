# Что говорит рисунок игры Um Reifenbreite. Строки протокола, настроек и отказов — в ru.ftl.

## Слова
ui-you = вы
ui-role-1 = лидер
ui-role-2 = спринтер
ui-role-3 = горняк
ui-role-4 = грегари
ui-asphalt = асфальт
ui-asphalt-basic = Асфальт
ui-cobbles = брусчатка { $number }
ui-uphill = подъём { $number }
ui-downhill = спуск { $number }
ui-source-die = кость
ui-source-cheat = машина команды
ui-kind-1 = лидер { $value }
ui-kind-2 = спринтер { $value }
ui-kind-3 = горняк { $value }
ui-kind-4 = грегари { $value }
ui-kind-free = общая { $value }
ui-place = { $place }-й
ui-place-long = { $place }-е место
ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
ui-spaces = { $distance ->
    [one] { $distance } клетка
    [few] { $distance } клетки
    [many] { $distance } клеток
   *[other] { $distance } клетки
}
ui-left = { $left ->
    [one] остался { $left } ряд
    [few] осталось { $left } ряда
    [many] осталось { $left } рядов
   *[other] осталось { $left } ряда
}
ui-breakaway = Отрыв
ui-breakaway-needs = нужна карта
ui-may-move = Может проехать
ui-finish = Финиш
ui-sprint = Спринт
ui-sprint-points = Спринт { $points }
ui-sign-sprint = Спринт { $line }
ui-sign-finish = Финиш { $line }
ui-change = Изменить
ui-why = Почему?
ui-two-dice = две кости
ui-twice = две карты: { $source }
ui-both = { $first } и { $second }

## Места на местности
ui-place-pass = Перевал
ui-place-velodrome = Велодром
ui-place-village = Стартовая деревня
ui-place-farm = Ферма у брусчатки

## Поле
ui-views = Вид поля
ui-view-close = Вблизи
ui-view-whole = Трасса
ui-view-straight = Прямая
ui-board = Поле вблизи. Стрелки ходят по подсвеченным клеткам, Enter делает ход.
ui-board-whole = Поле, вся трасса
ui-board-straight = Развёрнутая дорога: полосы снизу вверх, полоса 1 — правая
ui-zoom-in = Приблизить
ui-zoom-out = Отдалить
ui-follow = Следить
ui-minimap = Мини-карта, показать всю трассу
ui-profile = Профиль гонки, гонщиков: { $riders }, длина: { $ranks }
ui-lap = круг { $lap }
ui-your-rider = ваш { $rider }
ui-straight-help = Движение слева направо. Полоса 1 — правая. Толстые линии пересекать нельзя.
ui-straight-dismounted = слез с велосипеда, клетка свободна
ui-furthest = дальше всех

## Имена для чтения с экрана
ui-name-rider = Гонщик { $rider }, { $role }, { $who }
ui-name-where = { $left ->
    [one] полоса { $lane }, остался { $left } ряд
    [few] полоса { $lane }, осталось { $left } ряда
    [many] полоса { $lane }, осталось { $left } рядов
   *[other] полоса { $lane }, осталось { $left } ряда
}
ui-state-now = ход
ui-state-played = ход сделан
ui-state-jersey = жёлтая майка
ui-state-dismounted = без велосипеда
ui-state-fallen = упал
ui-name-target = { $distance ->
    [one] Полоса { $lane }, { $distance } клетка вперёд, { $terrain }, { $how }
    [few] Полоса { $lane }, { $distance } клетки вперёд, { $terrain }, { $how }
    [many] Полоса { $lane }, { $distance } клеток вперёд, { $terrain }, { $how }
   *[other] Полоса { $lane }, { $distance } клетки вперёд, { $terrain }, { $how }
}
ui-name-grid = Полоса { $lane }, { $row }-й ряд старта, { $how }
ui-name-ghost = { $distance ->
    [one] Клетка на колесе для { $rider }, { $distance } клетка
    [few] Клетка на колесе для { $rider }, { $distance } клетки
    [many] Клетка на колесе для { $rider }, { $distance } клеток
   *[other] Клетка на колесе для { $rider }, { $distance } клетки
}
ui-name-ghost-later = Куда может подъехать { $rider }
ui-name-ghost-place = Где встанет { $rider }
ui-lit-legal = можно
ui-lit-chosen = выбрано
ui-lit-sure = доедет при любом броске
ui-lit-maybe = возможно, нужен бросок { $throw }
ui-lit-short-sure = наверняка
ui-lit-short-maybe = возможно

## Список клеток
ui-list = Все клетки
ui-list-short = Список
ui-list-note = Поле списком
ui-list-close = Закрыть
ui-list-lane = Полоса
ui-list-distance = Клеток
ui-list-terrain = Старт далее
ui-list-beside = Рядом с
ui-list-choose = Выбрать

## Полоса над полем
ui-top = Гонка и порядок хода
ui-top-race = Гонка { $number } из { $of }
ui-top-keep = Выбор карт энергии
ui-top-place = Старт, стоят { $placed } из { $riders }
ui-top-round = Раунд { $round }, проехали { $played } из { $riders }
ui-top-home = Раунд { $round }, на финише { $home }
ui-top-over = Гонка окончена
ui-order = Порядок хода в этом раунде
ui-order-place = Гонщики на старте
ui-order-now = ход
ui-order-you = вы
ui-order-fell = упал

## Игроки
ui-seat-left = ост.
ui-seat-afoot = пешком
ui-seat-fallen = упал
ui-seat-waits = ждёт
ui-seat-out = дискв.
ui-seat-lane = полоса { $lane }
ui-seat-cards = { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
ui-seat-cards-said = { $cards ->
    [one] { $cards } карта энергии
    [few] { $cards } карты энергии
    [many] { $cards } карт энергии
   *[other] { $cards } карты энергии
}
ui-seat-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
ui-seat-photos = Номера фотографий
ui-seat-tour = Тур
ui-chip-keep = Выбор карт
ui-chip-kept = Готово
ui-chip-place = Ставит
ui-chip-turn = Едет { $rider }
ui-chip-move = Ход { $rider }
ui-chip-draft = На колесо { $rider }?
ui-chip-swap-reply = Смена { $rider }?
ui-chip-lose-card = Теряет карту
ui-chip-gain-card = Берёт карту
ui-chip-jersey = Жёлтый { $rider }

## Панель действий
ui-flag-turn = Ваш ход
ui-flag-choice = Ваш выбор
ui-flag-wait = Выбирают другие
ui-flag-over = Финиш
ui-bar-keep = Оставьте 7 из своих 14 карт энергии.
ui-bar-keep-second = Выбрано: { $kept }. Остальные карты выйдут из игры.
ui-bar-keep-these = Оставить эти
ui-bar-place = Поставьте гонщика { $rider } на полосу { $lane }, { $row ->
    [1] первый ряд
    [2] второй ряд
    [3] третий ряд
   *[other] последний ряд
}.
ui-bar-place-choose = Поставьте гонщика на старт.
ui-bar-place-second = На каждой полосе один ваш гонщик. Кто впереди, едет раньше.
ui-bar-place-taken = На каждой полосе один ваш гонщик, заняты полосы: { $lanes }. Кто впереди, едет раньше.
ui-bar-place-do = Поставить { $rider }
ui-bar-turn = { $rider }: { $sources }.
ui-bar-turn-away = { $rider }: { $sources }, отрыв.
ui-bar-turn-pick = выберите два источника
ui-bar-turn-slots = Нажмите внизу на кости или карты; бросок — их сумма.
ui-bar-second = { $throw } на асфальте: ход { $move }.
ui-bar-second-terrain = { $throw }, { $terrain }: ход { $move }.
ui-bar-no-undo = После броска назад нельзя.
ui-bar-roll = { $dice ->
    [one] Бросить { $dice } кость
    [few] Бросить { $dice } кости
    [many] Бросить { $dice } костей
   *[other] Бросить { $dice } кости
}
ui-bar-ride = Ехать
ui-swap-ask = Попросить { $rider } о смене
ui-swap-with = Поменять с { $rider }
ui-bar-move = { $most ->
    [one] Ход гонщика { $rider }: до { $most } клетки.
    [few] Ход гонщика { $rider }: до { $most } клеток.
    [many] Ход гонщика { $rider }: до { $most } клеток.
   *[other] Ход гонщика { $rider }: до { $most } клетки.
}
ui-bar-move-second = Полоса { $lane }, расстояние { $distance }: { $ground }. Можно проехать меньше, но хотя бы 1.
ui-bar-move-choose = Выберите подсвеченную клетку.
ui-bar-move-do = Ход { $rider }
ui-bar-lose = Гонщик { $rider } теряет карту: выберите какую.
ui-bar-lose-do = Сбросить
ui-bar-gain = Гонщик { $rider } получает карту назад: выберите какую.
ui-bar-gain-do = Взять назад
ui-bar-draft = { $mine ->
    [yes] Ваш { $leader } уехал. Поедет { $rider } на колесе за { $leader }?
   *[no] { $who } ведёт { $leader }. Поедет { $rider } на колесе за { $leader }?
}
ui-bar-draft-finish = { $mine ->
    [yes] Ваш { $leader } на финише. Поедет { $rider } на колесе за { $leader }?
   *[no] { $who } приводит { $leader } на финиш. Поедет { $rider } на колесе за { $leader }?
}
ui-bar-draft-second = { $distance ->
    [one] { $distance } клетка, без костей и карт. Стол ждёт вас.
    [few] { $distance } клетки, без костей и карт. Стол ждёт вас.
    [many] { $distance } клеток, без костей и карт. Стол ждёт вас.
   *[other] { $distance } клетки, без костей и карт. Стол ждёт вас.
}
ui-bar-draft-stake = { $distance ->
    [one] { $distance } клетка, без костей и карт: { $stake }.
    [few] { $distance } клетки, без костей и карт: { $stake }.
    [many] { $distance } клеток, без костей и карт: { $stake }.
   *[other] { $distance } клетки, без костей и карт: { $stake }.
}
ui-bar-draft-no = Нет, ехать позже
ui-bar-draft-do = На колесо
ui-bar-swap = { $who }: { $rider } просит вашего { $asked } поменяться местами.
ui-bar-swap-second = { $asked } станет лидером и должен сразу ехать.
ui-bar-swap-no = Отказать
ui-bar-swap-do = Поменяться
ui-wait-keep = { $who } выбирает карты энергии.
ui-wait-place = { $who } ставит гонщика.
ui-wait-turn = { $who } выбирает, как поедет { $rider }.
ui-wait-move = { $who } выбирает, куда поедет { $rider }.
ui-wait-draft = { $who } решает, поедет ли { $rider } на колесе за { $leader }.
ui-wait-swap-reply = { $who } решает, меняться ли { $rider } с { $asks }.
ui-wait-lose-card = { $who } выбирает, какую карту потерять.
ui-wait-gain-card = { $who } выбирает, какую карту вернуть.
ui-wait-many = { $phase ->
    [keep] Другие команды выбирают карты энергии.
   *[other] Выбирают другие.
}
ui-wait-nothing = Вам сейчас нечего делать.
ui-wait-watch = Вы смотрите.
ui-over = Гонка окончена.
ui-over-won = { $points ->
    [one] Победа: { $who }, { $points } очко.
    [few] Победа: { $who }, { $points } очка.
    [many] Победа: { $who }, { $points } очков.
   *[other] Победа: { $who }, { $points } очка.
}
ui-over-shared = { $points ->
    [one] Общая победа: { $who }, { $points } очко.
    [few] Общая победа: { $who }, { $points } очка.
    [many] Общая победа: { $who }, { $points } очков.
   *[other] Общая победа: { $who }, { $points } очка.
}
ui-step-keep = Карты
ui-step-grid = Старт
ui-step-round-1 = Раунд 1
ui-step-placed = стоят { $placed } из { $riders }
ui-step-rider = Гонщик { $rider }
ui-step-space = Клетка
ui-step-choose = Источники
ui-step-sources = Источники
ui-step-crash = Завал: { $riders }
ui-step-roll = Бросок
ui-step-ride = Ход
ui-step-thrown = Бросок { $sum }
ui-step-move = Движение
ui-step-drafts = Вопросы о колесе
ui-step-no-draft = Без езды на колесе
ui-step-seven = Бросок 7
ui-step-lose = Потеря карты
ui-step-gain = Карта назад
ui-step-moved = { $rider }: { $distance }
ui-step-draft = На колесо { $rider }?
ui-step-next = потом, может быть, { $rider }

## Лоток
ui-tray-sources = Выберите два источника
ui-slots = Два источника
ui-slot-empty = пусто
ui-slot-die = Кость
ui-slot-1 = Карта лидера
ui-slot-2 = Карта спринтера
ui-slot-3 = Карта горняка
ui-slot-4 = Карта грегари
ui-slot-free = Общая карта
ui-slot-remove = Убрать: { $source }
ui-card-die = Кость
ui-card-cheat = Машина
ui-card-kind-1 = Лидер
ui-card-kind-2 = Спринтер
ui-card-kind-3 = Горняк
ui-card-kind-4 = Грегари
ui-card-kind-free = Общая
ui-one-of-two = { $used } из 2
ui-note-die = от 1 до 6
ui-note-risk = Фото, риск { $risk } %
ui-note-risk-more = Фото, риск { $now } → { $then } %
ui-note-own = Только { $rider }
ui-note-any = Любой гонщик
ui-note-digit = Только гонщик { $digit }
ui-note-pick = Выбрать эту
ui-barred-now = Вместе нельзя
ui-barred-no-six-uphill = Не в гору
ui-barred-one-card-on-cobbles = На брусчатке одна карта
ui-barred-no-cards-in-round-one = Не в раунде 1
ui-barred-card-not-in-hand = Нет в руке
ui-barred-card-of-another-rider = Для другого
ui-also-in-hand = Ещё в руке: { $cards }
ui-tray-move = Куда?
ui-tray-move-help = Лучшая клетка каждой полосы. Разрешена любая подсвеченная.
ui-lane-spaces = { $distance ->
    [one] Полоса { $lane }, { $distance } клетка
    [few] Полоса { $lane }, { $distance } клетки
    [many] Полоса { $lane }, { $distance } клеток
   *[other] Полоса { $lane }, { $distance } клетки
}
ui-starts-on = далее { $terrain }
ui-starts-flat = далее асфальт
ui-starts-behind = { $ground }, за { $rider }
ui-tray-place = Выберите гонщика
ui-tray-placed = На старте: { $riders }
ui-lane-row = Полоса { $lane }, { $row ->
    [1] первый ряд
    [2] второй ряд
    [3] третий ряд
   *[other] последний ряд
}
ui-own-cards-1 = Свои: две 5 и две 6
ui-own-cards-2 = Свои: три 6
ui-own-cards-3 = Свои: две 5
ui-own-cards-4 = Свои: одна 5
ui-tray-lose-card = Какая карта теряется?
ui-tray-gain-card = Какая карта возвращается?
ui-tray-hand = Ваши карты энергии
ui-tray-hand-team = Карты энергии: { $team }
ui-tray-keep = Ваши карты энергии
ui-kept = выбрано { $kept } из { $of }
ui-keep-less = На одну меньше: { $card }
ui-keep-more = На одну больше: { $card }
ui-tray-train = Поезд за { $rider }
ui-always-draft = { $gain ->
    [one] Всегда на колесо, если выигрыш от { $gain } клетки
    [few] Всегда на колесо, если выигрыш от { $gain } клеток
    [many] Всегда на колесо, если выигрыш от { $gain } клеток
   *[other] Всегда на колесо, если выигрыш от { $gain } клетки
}
ui-train-rode = ход
ui-train-drafted = на колесе
ui-train-you = вы
ui-train-asked = решает
ui-train-next = следующий
ui-train-behind = { $distance ->
    [one] { $distance } клетка, за { $rider }
    [few] { $distance } клетки, за { $rider }
    [many] { $distance } клеток, за { $rider }
   *[other] { $distance } клетки, за { $rider }
}
ui-train-may = Может быть, { $who }
ui-train-if = Если { $rider } на колесе
ui-stake-finish = { $points ->
    [one] { $place }-е место, { $points } очко
    [few] { $place }-е место, { $points } очка
    [many] { $place }-е место, { $points } очков
   *[other] { $place }-е место, { $points } очка
}
ui-stake-sprint = { $points ->
    [one] { $place }-й на { $line }, { $points } очко
    [few] { $place }-й на { $line }, { $points } очка
    [many] { $place }-й на { $line }, { $points } очков
   *[other] { $place }-й на { $line }, { $points } очка
}
ui-tray-swap = Поменяться местами?
ui-swap-asks = просит
ui-swap-asked = отвечает

## Расчёт
ui-sum-rider = Гонщик { $rider }, { $role }
ui-sum-die = Кость
ui-sum-card = карта энергии
ui-sum-card-spent = карта энергии, потрачена
ui-sum-photo = тянет фотокарту
ui-sum-photo-drawn = фотокарта { $photo }
ui-sum-throw = Бросок
ui-sum-seven = 7 открывает карту события
ui-sum-seven-drawn = 7: карта события
ui-sum-no-seven = не 7, без карты события
ui-sum-ground = клетка, с которой он едет
ui-sum-off = Слезает с велосипеда
ui-sum-pick = Выберите два источника.
ui-sum-action-card = карта события
ui-sum-extra-die = карта события, кость { $die }
ui-sum-breakaway = Отрыв: { $rider } ({ $who }) стоит сразу сзади и не может ехать на колесе.
ui-sum-breakaway-alone = Отрыв: никто сразу сзади не может ехать на колесе.
ui-sum-behind = { $rider } ({ $who }) стоит сразу сзади и может поехать на колесе.
ui-sum-blocked = Дорогу закрывают гонщики, самая дальняя свободная клетка: { $distance }.
ui-sum-may-fall-off = Сумма 0 или меньше: до конца раунда без велосипеда.
ui-sum-crash = Завал: { $riders } остаются на своих клетках, закрывают их и едут в следующем раунде.
ui-sum-chosen = Выбрано: полоса { $lane }, расстояние { $distance }; { $ground }.
ui-sum-draft = Поедет { $rider } на колесе?
ui-cmp-draft = На колесе
ui-cmp-later = Ехать позже
ui-cmp-certain = { $distance ->
    [one] клетка, наверняка. Без костей и карт.
    [few] клетки, наверняка. Без костей и карт.
    [many] клеток, наверняка. Без костей и карт.
   *[other] клетки, наверняка. Без костей и карт.
}
ui-cmp-certain-points = очков, наверняка. Без костей и карт.
ui-cmp-two-dice = клеток на двух костях, { $terrain }
ui-sum-leader-moved = { $rider } проехал
ui-sum-drafter-needs = { $rider } нужно
ui-sum-behind-leader = до клетки за { $rider }
ui-sum-stake = На кону
ui-sum-placing = Порядок расстановки
ui-sum-rolled = { $one } + { $two }
ui-sum-rolled-starts = бросок { $one } + { $two }, начинает
ui-sum-clockwise = По часовой стрелке, начинает { $who }, по одному гонщику. Затем раунд 1: без карт энергии, 7 ничего не открывает.
ui-sum-placing-help = По одному гонщику, пока не встанут { $riders }. Затем раунд 1: без карт энергии, 7 ничего не открывает.
ui-sum-keep = Выбранные карты
ui-sum-keep-note = Что вы оставляете, видите только вы.

## Что лежит на поле
ui-dice-said = { $first } плюс { $second } — { $sum }
ui-q-finished = { $place ->
    [1] { $rider } выигрывает гонку
   *[other] { $rider } за чертой
}
ui-q-rode = { $who } ведёт { $rider }
ui-q-behind = { $distance ->
    [one] { $rider } стоит сразу сзади. До места { $distance } клетка.
    [few] { $rider } стоит сразу сзади. До места { $distance } клетки.
    [many] { $rider } стоит сразу сзади. До места { $distance } клеток.
   *[other] { $rider } стоит сразу сзади. До места { $distance } клетки.
}
ui-card-close = Карта события { $title }, закрыть
ui-card-photo = Фото
ui-card-gain-card = Второе дыхание
ui-card-lose-card = Тяжёлые ноги
ui-card-skip = Неудача
ui-card-reroll-one = Встречный ветер
ui-card-extra-die = Попутный ветер
ui-card-crash = Завал
ui-card-crash-lose = Тяжёлый завал
ui-card-plus2-solo = Просвет
ui-card-plus3 = Хорошие ноги
ui-card-plus4 = Отличные ноги
ui-card-plus4-solo = Соло
ui-card-plus4-lose = На пределе
ui-fell-card = открывает карту
ui-fell-beside = рядом с { $by }
ui-fell-behind = за { $by }
ui-fell-ahead = перед { $by }
ui-fell-safe = ход сделан: цел

## Очки
ui-tab-points = Очки
ui-points-team = Команда
ui-points-rider = Гонщик
ui-points-places = Места
ui-points-sprint = Спринт
ui-points-jersey = Майка
ui-points-sum = Сумма
ui-points-race = Гонка
ui-points-tour = Тур
ui-points-lines = Линии
ui-points-next = далее { $points }
ui-points-wearer = Майка: { $rider }
ui-points-no-wearer = Майка: пока ни у кого
ui-points-round-end = +2 в конце раунда
ui-points-photos = Номера фотографий важны после гонки: вытянут два, кто носит такой номер, не получит очков.
ui-points-drawn = Вытянуты фото { $one } и { $two }
ui-points-bonus = Лучшие гонщики тура

## Протокол
ui-log-round = Раунд { $round }
ui-log-grid = Старт
ui-log-start-rolled = { $name }: бросок за начало { $one } + { $two } = { $sum }.
ui-log-starter-found = { $name } ставит гонщика раньше всех.
