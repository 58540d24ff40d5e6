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
ui-source-die = кубик
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
    [one] до финиша { $left } клетка
    [few] до финиша { $left } клетки
    [many] до финиша { $left } клеток
   *[other] до финиша { $left } клетки
}
ui-breakaway = Отрыв
ui-breakaway-needs = нужна карта
ui-may-move = Может проехать
ui-finish = Финиш
ui-sprint = Спринт
ui-sprint-points = Спринт { $points }
ui-sign-sprint = Спринт { $line }
ui-sign-taken = Спринт { $line } занят
ui-sign-finish = Финиш { $line }
ui-change = Изменить
ui-why = Почему?
ui-two-dice = два кубика
ui-twice = две карты: { $source }
ui-both = { $first } и { $second }

## Места на местности
ui-place-pass = Перевал
ui-place-velodrome = Велодром
ui-place-village = Стартовая деревня
ui-place-farm = Ферма у брусчатки

## Поле
ui-views = Вид поля
ui-view-close = Крупно
ui-view-whole = Трасса
ui-view-straight = Лентой
ui-board = Поле крупно. Стрелки водят по подсвеченным клеткам, Enter — ход.
ui-board-whole = Поле, вся трасса
ui-board-straight = Развёрнутая дорога: полосы снизу вверх, полоса 1 — правая по ходу движения
ui-profile = Профиль гонки, гонщиков: { $riders }, длина в клетках: { $ranks }
ui-lap = круг { $lap }
ui-your-rider = ваш { $rider }

## Имена для чтения с экрана
ui-name-rider = Гонщик { $rider }, { $role }, { $who }
ui-name-where = { $left ->
    [one] полоса { $lane }, до финиша { $left } клетка
    [few] полоса { $lane }, до финиша { $left } клетки
    [many] полоса { $lane }, до финиша { $left } клеток
   *[other] полоса { $lane }, до финиша { $left } клетки
}
ui-state-now = ходит
ui-state-played = уже ходил
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
    [one] Сюда на колесе доедет { $rider }, { $distance } клетка
    [few] Сюда на колесе доедет { $rider }, { $distance } клетки
    [many] Сюда на колесе доедет { $rider }, { $distance } клеток
   *[other] Сюда на колесе доедет { $rider }, { $distance } клетки
}
ui-name-ghost-later = Куда может подъехать { $rider }
ui-name-ghost-place = Сюда встанет { $rider }
ui-lit-legal = можно
ui-lit-chosen = выбрано
ui-lit-sure = при любом броске
ui-lit-maybe = только при броске { $throw }
ui-lit-short-sure = наверняка
ui-lit-short-maybe = возможно

## Список клеток
ui-list = Все клетки
ui-list-short = Список
ui-list-note = Поле списком
ui-list-close = Закрыть
ui-list-lane = Полоса
ui-list-distance = Клеток
ui-list-terrain = Рельеф клетки
ui-list-beside = Соседи
ui-list-choose = Выбрать

## Полоса над полем
ui-top = Гонка и порядок хода
ui-top-race = Гонка { $number }/{ $of }
ui-top-keep = Выбор карт энергии
ui-top-place = Старт, на местах { $placed } из { $riders }
ui-top-round = Раунд { $round }, ходов { $played } из { $riders }
ui-tour-round = Гонка { $race }, раунд { $round }: ходов { $played } из { $riders }
ui-tour-when = Гонка { $race }, раунд { $round }
ui-top-home = Раунд { $round }, на финише: { $home }
ui-top-over = Гонка окончена
ui-order = Порядок хода в этом раунде
ui-order-place = Гонщики на старте
ui-order-now = ходит
ui-order-you = вы
ui-order-fell = упал

## Игроки
ui-seat-left = { $left ->
   *[other] ещё
}
ui-seat-afoot = без велосипеда
ui-seat-fallen = упал
ui-seat-waits = ждёт
ui-seat-out = снят
ui-seat-lane = полоса { $lane }
ui-seat-cards-said = { $cards ->
    [one] { $cards } карта энергии
    [few] { $cards } карты энергии
    [many] { $cards } карт энергии
   *[other] { $cards } карты энергии
}
ui-seat-photos = Номера фото
ui-chip-keep = Выбор карт
ui-chip-place = Ставит гонщика
ui-chip-turn = Бросает за { $rider }
ui-chip-move = Выбирает, куда едет { $rider }
ui-chip-draft = Может ехать на колесе: { $rider }
ui-chip-swap-reply = Может поменяться с { $asks }
ui-chip-lose-card = Теряет карту
ui-chip-gain-card = Берёт карту

## Панель действий
ui-flag-turn = Ваш ход
ui-flag-choice = Ваш выбор
ui-flag-wait = Выбирают другие
ui-flag-over = Финиш
ui-bar-keep = Оставьте { $keeps } из своих { $of } карт энергии.
ui-bar-keep-short = Оставьте { $keeps } из { $of } карт.
ui-bar-keep-second = Выбрано: { $kept }. Остальные карты вернутся в коробку.
ui-bar-keep-these = Оставить эти { $keeps }
ui-bar-place = Поставьте гонщика { $rider } на полосу { $lane }, { $row ->
    [1] первый ряд
    [2] второй ряд
    [3] третий ряд
   *[other] последний ряд
}.
ui-bar-place-short = { $rider } на старт: полоса { $lane }, ряд { $row }.
ui-bar-place-choose = Поставьте гонщика на старт.
ui-bar-place-second = На каждой полосе — один ваш гонщик. Кто впереди, едет раньше.
ui-bar-place-taken = На каждой полосе — один ваш гонщик, заняты: { $lanes }. Кто впереди, едет раньше.
ui-bar-place-do = Поставить { $rider }
ui-bar-turn = { $rider }: { $sources }.
ui-bar-turn-away = { $rider }: { $sources }, отрыв.
ui-bar-turn-pick = выберите, из чего сложится бросок
ui-bar-turn-slots = Выберите внизу кубики или карты; бросок — это их сумма.
ui-bar-second-asked = Сервер считает сумму.
ui-odds-photo = Дисквалификация по фото: { $now } → { $then } %.
ui-bar-roll = { $dice ->
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
    [many] Бросить { $dice } кубиков
   *[other] Бросить { $dice } кубика
}
ui-swap-ask = Просить { $rider } о смене
ui-swap-with = Поменяться с { $rider }
ui-bar-move = { $most ->
    [one] Гонщик { $rider } может проехать { $most } клетку.
    [few] Гонщик { $rider } может проехать до { $most } клеток.
    [many] Гонщик { $rider } может проехать до { $most } клеток.
   *[other] Гонщик { $rider } может проехать до { $most } клетки.
}
ui-bar-move-short = { $most ->
    [one] { $rider }: до { $most } клетки.
    [few] { $rider }: до { $most } клеток.
    [many] { $rider }: до { $most } клеток.
   *[other] { $rider }: до { $most } клетки.
}
ui-bar-move-second = Полоса { $lane }, расстояние { $distance }; { $ground }. Можно от 1.
ui-bar-move-choose = Выберите подсвеченную клетку.
ui-bar-move-do = Ехать: { $rider }
ui-bar-lose = Гонщик { $rider } теряет карту: выберите какую.
ui-bar-lose-short = { $rider } теряет карту: какую?
ui-bar-lose-do = Сбросить: { $source }
ui-bar-gain = Гонщик { $rider } возвращает карту: выберите какую.
ui-bar-gain-short = { $rider } возвращает карту: какую?
ui-bar-gain-do = Вернуть: { $source }
ui-bar-draft = { $mine ->
    [yes] Ваш гонщик { $leader } едет. Поедет ли { $rider } у него на колесе?
   *[no] { $who } ведёт гонщика { $leader }. Поедет ли { $rider } у него на колесе?
}
ui-bar-draft-finish = { $mine ->
    [yes] Ваш гонщик { $leader } на финише. Поедет ли { $rider } у него на колесе?
   *[no] { $who } приводит на финиш гонщика { $leader }. Поедет ли { $rider } у него на колесе?
}
ui-bar-draft-second = { $distance ->
    [one] { $distance } клетка без кубиков и карт.
    [few] { $distance } клетки без кубиков и карт.
    [many] { $distance } клеток без кубиков и карт.
   *[other] { $distance } клетки без кубиков и карт.
}
ui-bar-draft-stake = { $distance ->
    [one] { $distance } клетка без кубиков и карт: { $stake }.
    [few] { $distance } клетки без кубиков и карт: { $stake }.
    [many] { $distance } клеток без кубиков и карт: { $stake }.
   *[other] { $distance } клетки без кубиков и карт: { $stake }.
}
ui-bar-swap = { $who }: { $rider } предлагает вашему гонщику { $asked } поменяться местами.
ui-bar-swap-second = { $asked } выходит вперёд и должен сразу ехать.
ui-bar-trade = { $rider } меняется местами с { $other }.
ui-bar-trade-ask = { $rider } просит { $other } поменяться местами.
ui-wrong-foreign = { $n }: команда игрока { $name }.
ui-bar-draft-short = { $rider } на колесо к { $leader }?
ui-bar-swap-short = { $rider } просит { $asked } поменяться.
ui-bar-swap-no = Отказать
ui-bar-swap-do = Поменяться
ui-wait-keep = { $who } выбирает карты энергии.
ui-wait-place = { $who } ставит гонщика.
ui-wait-turn = { $who } выбирает, как поедет { $rider }.
ui-wait-move = { $who } выбирает, куда поедет { $rider }.
ui-wait-draft = { $who } решает, поедет ли { $rider } на колесе у { $leader }.
ui-wait-swap-reply = { $who } решает, поменяется ли { $rider } с { $asks }.
ui-wait-lose-card = { $who } выбирает, какую карту потерять.
ui-wait-gain-card = { $who } выбирает, какую карту вернуть.
ui-wait-many = { $phase ->
    [keep] Другие команды выбирают карты энергии.
   *[other] Сейчас выбирают другие.
}
ui-wait-nothing = Пока ждём.
ui-wait-watch = Вы зритель.
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
ui-step-placed = на местах { $placed } из { $riders }
ui-step-rider = Гонщик { $rider }
ui-step-space = Клетка
ui-step-choose = Части броска
ui-step-sources = Части броска
ui-step-crash = Завал: { $riders }
ui-step-roll = Бросок
ui-step-ride = Езда
ui-step-thrown = Бросок: { $sum }
ui-step-move = Движение
ui-step-drafts = Езда на колесе
ui-step-no-draft = Без езды на колесе
ui-step-seven = Бросок: { $seven }
ui-step-lose = Потеря карты
ui-step-gain = Возврат карты
ui-step-moved = { $rider }: { $distance }
ui-step-draft = { $rider } на колесо?
ui-step-next = затем, возможно, { $rider }

## Кнопки: что сделают и что будет потом
ui-do-card-die = Сыграть { $one }, 1 кубик
ui-do-card-card = Сыграть { $one } и { $two }: на { $sum }
ui-do-car-die = Машина { $one } и кубик
ui-do-car-card = Машина { $one }, карта { $two }: { $sum }
ui-do-car-car = Машина дважды: на { $sum }
ui-do-move = { $distance ->
    [one] { $rider } едет: { $distance } клетка
    [few] { $rider } едет: { $distance } клетки
    [many] { $rider } едет: { $distance } клеток
   *[other] { $rider } едет: { $distance } клетки
}
ui-do-finish = { $rider } через черту
ui-do-draft = { $rider } на колесо
ui-do-stay = Остаться
ui-as-final = назад нельзя
ui-as-left = { $cards ->
    [one] останется { $cards } карта
    [few] останется { $cards } карты
    [many] останется { $cards } карт
   *[other] останется { $cards } карты
}
ui-as-photo = фото: снятие { $percent } %
ui-as-away = отрыв: за вами никто
ui-as-then = дальше { $terrain }
ui-as-placed = полоса { $lane }, ряд { $row }
ui-as-drafted = { $distance ->
    [one] { $distance } клетка, ход окончен
    [few] { $distance } клетки, ход окончен
    [many] { $distance } клеток, ход окончен
   *[other] { $distance } клетки, ход окончен
}
ui-as-later = { $rider } поедет позже
ui-as-may-refuse = может отказать
ui-as-rides = едет он
ui-as-rides-now = едет { $rider }
ui-as-stays = { $rider } остаётся
ui-as-lose = до конца гонки
ui-as-gain = снова на руки
ui-as-kept = прочие вне игры
ui-average = в среднем { $spaces }
ui-sum-both = { $distance } сейчас или { $range }: в среднем { $average }
ui-worst-off = В { $percent } % гонщик слезет с велосипеда.
ui-worst-crash = Падение в { $percent } %.
ui-worst-seven = { $seven } в { $percent } %: тогда карта события.
ui-note-pair = { $range }, в сред. { $average }
ui-slot-of = { $slot ->
    [1] 1-е
    [2] 2-е
   *[other] оба
}
ui-over-the-line = Через черту
ui-may-follow = { $mine ->
    [yes] Потом на колесо может ваш { $rider }.
   *[no] Потом на колесо может { $rider } ({ $who }).
}
ui-behind-may-follow = { $mine ->
    [yes] Ваш { $rider } может поехать следом.
   *[no] { $rider } ({ $who }) может поехать следом.
}
ui-bar-move-home = { $rider } через черту: { $stake }.
ui-bar-move-line = { $distance ->
    [one] { $rider } едет на { $distance } клетку: { $stake }.
    [few] { $rider } едет на { $distance } клетки: { $stake }.
    [many] { $rider } едет на { $distance } клеток: { $stake }.
   *[other] { $rider } едет на { $distance } клетки: { $stake }.
}
ui-sum-chosen-home = Выбрано: через черту, { $ground }.
ui-card-of = { $rider } ({ $who }): { $title }

## Лоток
ui-tray-sources = Две части броска
ui-slots = Две части броска
ui-slot-empty = пусто
ui-slot-die = Кубик
ui-slot-1 = Карта лидера
ui-slot-2 = Карта спринтера
ui-slot-3 = Карта горняка
ui-slot-4 = Карта грегари
ui-slot-free = Общая карта
ui-slot-remove = Убрать: { $source }
ui-card-die = Кубик
ui-card-cheat = Машина
ui-card-kind-1 = Лидер
ui-card-kind-2 = Спринтер
ui-card-kind-3 = Горняк
ui-card-kind-4 = Грегари
ui-card-kind-free = Общая
ui-note-die = от { $least } до { $most }
ui-note-free = ничего не тратит
ui-note-own = Только гонщик { $rider }
ui-note-any = Любой
ui-note-digit = Гонщик { $digit }
ui-note-pick = Выбрать эту
ui-barred-now = Вместе нельзя
ui-barred-no-six-uphill = На подъёме нельзя
ui-barred-one-card-on-cobbles = На брусчатке одна карта
ui-barred-no-cards-in-round-one = Не в 1-м раунде
ui-barred-card-not-in-hand = Нет на руках
ui-barred-card-of-another-rider = Для другого
ui-also-in-hand = Ещё на руках: { $cards }
ui-tray-move = Куда?
ui-tray-move-help = Разные исходы, сначала ближе всех к финишу по ходам.
ui-lane-spaces = { $distance ->
    [one] Полоса { $lane }, { $distance } клетка
    [few] Полоса { $lane }, { $distance } клетки
    [many] Полоса { $lane }, { $distance } клеток
   *[other] Полоса { $lane }, { $distance } клетки
}
ui-starts-on = следующий старт: { $terrain }
ui-starts-flat = следующий старт: асфальт
ui-starts-behind = { $ground }, за { $rider }
ui-tray-place = Выберите гонщика
ui-tray-placed = На старте: { $riders }
ui-lane-row = Полоса { $lane }, { $row ->
    [1] первый ряд
    [2] второй ряд
    [3] третий ряд
   *[other] последний ряд
}
ui-own-cards = { $count ->
    [one] Своя карта
    [few] Свои карты
    [many] Свои карты
   *[other] Свои карты
}: { $values }
ui-tray-lose-card = Какая карта теряется?
ui-tray-gain-card = Какая карта возвращается?
ui-tray-hand = Ваши карты энергии
ui-tray-hand-team = Карты энергии: { $team }
ui-tray-keep = Ваши карты энергии
ui-kept = выбрано { $kept } из { $of }
ui-keep-full = Вы уже оставляете { $of }: сначала верните одну.
ui-keep-less = На одну меньше: { $card }
ui-keep-more = На одну больше: { $card }
ui-tray-train = Поезд за { $rider }
ui-always-draft = На колесо от { $gain } всегда
ui-train-rode = уже ходил
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
ui-train-may = возможно, { $who }
ui-train-if = Если { $rider } на колесе
ui-stake-finish = { $points ->
    [one] { $place }-е место, { $points } очко
    [few] { $place }-е место, { $points } очка
    [many] { $place }-е место, { $points } очков
   *[other] { $place }-е место, { $points } очка
}
ui-stake-sprint = { $points ->
    [one] { $place }-е место на линии { $line }, { $points } очко
    [few] { $place }-е место на линии { $line }, { $points } очка
    [many] { $place }-е место на линии { $line }, { $points } очков
   *[other] { $place }-е место на линии { $line }, { $points } очка
}
ui-tray-swap = Поменяться местами?
ui-swap-asks = предлагает
ui-swap-asked = отвечает

## Расчёт
ui-sum-last = Последний бросок: гонщик { $rider }
ui-sum-rider = Гонщик { $rider }, { $role }
ui-sum-die = Кубик
ui-sum-card = карта энергии
ui-sum-card-spent = карта энергии, потрачена
ui-sum-photo = тянет фотокарту
ui-sum-photo-drawn = фотокарта { $photo }
ui-sum-throw = Бросок
ui-sum-seven = { $seven } ({ $percent } %): тянут карту события
ui-sum-seven-drawn = { $seven }: карта события
ui-sum-no-seven = не { $seven }, без карты события
ui-sum-ground = клетка, с которой едет
ui-sum-off = Слезает с велосипеда
ui-sum-pick = Выберите две части броска.
ui-sum-action-card = карта события
ui-sum-extra-die = карта события, кубик { $die }
ui-sum-breakaway = Отрыв: { $rider } ({ $who }) стоит сразу сзади, ехать на колесе ему нельзя.
ui-sum-breakaway-alone = Отрыв: сразу сзади никому нельзя ехать на колесе.
ui-sum-behind = { $rider } ({ $who }) стоит сразу сзади и может ехать на колесе.
ui-sum-blocked = Дорогу закрывают другие гонщики, самая дальняя свободная клетка: { $distance }.
ui-sum-may-fall-off = Сумма 0 и меньше ({ $percent } %): гонщик слезает и до конца раунда не едет.
ui-sum-crash = { $count ->
    [1] Падение: { $riders } остаётся на своей клетке, закрывает её и едет в следующем раунде.
   *[other] Завал: { $riders } остаются на своих клетках, закрывают их и едут в следующем раунде.
}
ui-sum-chosen = Выбрано: полоса { $lane }, расстояние { $distance }; { $ground }.
ui-sum-draft = { $rider } на колесо?
ui-cmp-now = { $distance ->
    [one] клетка сейчас
    [few] клетки сейчас
    [many] клеток сейчас
   *[other] клетки сейчас
}
ui-cmp-certain = наверняка: без кубиков и карт
ui-cmp-later = в среднем, позже
ui-cmp-odds = { $range }; от { $distance } в { $percent } %
ui-cmp-off = слезет в { $percent } %
ui-sum-leader-moved = { $rider } едет
ui-sum-drafter-needs = { $rider }, нужно
ui-sum-behind-leader = до клетки за { $rider }
ui-sum-stake = На кону
ui-sum-placing = Кто когда ставит
ui-sum-rolled = { $one } + { $two }
ui-sum-rolled-starts = { $one } + { $two }, начинает
ui-sum-clockwise = По часовой стрелке, начинает { $who }, по одному гонщику. Затем 1-й раунд: без карт энергии, при { $seven } карту не тянут.
ui-sum-placing-help = По одному гонщику, пока не встанут все: { $riders }. Затем 1-й раунд: без карт энергии, при { $seven } карту не тянут.
ui-sum-keep = Выбранные карты
ui-sum-keep-note = Что вы оставляете, видите только вы.

## Что лежит на поле
ui-dice-said = { $first } плюс { $second } — { $sum }
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
ui-fell-card = тянет карту
ui-fell-beside = рядом с { $by }
ui-fell-behind = за { $by }
ui-fell-ahead = впереди { $by }
ui-fell-safe = уже ходил: цел

## Очки
ui-tab-points = Очки
ui-points-team = Команда
ui-points-rider = Гонщик
ui-points-places = Места
ui-points-sprint = Спринт
ui-points-jersey = Майка
ui-points-sum = Сумма
ui-points-race = Гонка
ui-points-tour = Всего
ui-points-lines = Линии
ui-points-next = далее { $points }
ui-points-wearer = Майка: { $rider }
ui-points-no-wearer = Майка: пока ни у кого
ui-points-round-end = +{ $points } в конце раунда
ui-points-photos = Номера фото важны после гонки: вытягивают два. Кто носит такой номер, очков не получает.
ui-points-drawn = Вытянуты фото { $one } и { $two }
ui-points-bonus = Лучшие гонщики многодневки

## Строка под полем
ui-brief-finish = { $rider } на финише { $place }, +{ $points }
ui-brief-crash = { $count ->
    [0] { $rider } падает
   *[other] { $rider } падает, и ещё { $count }
}
ui-brief-off = { $rider } слезает с велосипеда
ui-brief-skipped = { $rider }: неудача, без хода
ui-brief-sprint = { $rider } { $place } на линии { $line }, +{ $points }
ui-brief-lost = { $rider } теряет: { $card }
ui-brief-refused = { $other } остаётся за { $rider }
ui-brief-traded = { $other } и { $rider } меняются
ui-brief-placed = { $rider }: полоса { $lane }, ряд { $row }
ui-brief-ride = { $away ->
    [yes] { $rider } в отрыве, { $distance }
   *[no] { $rider } едет на { $distance }
}
ui-brief-follow = { $count ->
   *[other] на колесе { $riders }
}

## Протокол
ui-log-round = Раунд { $round }
ui-log-grid = Старт

## Конец гонки
ui-call-walks = до конца раунда, потом едет отсюда
ui-call-card-lost = { $rider } теряет карту: { $card }
ui-call-card-back = { $rider } возвращает карту: { $card }
ui-call-finish = { $rider }: { ui-place-long }
ui-call-crash = { $count ->
    [0] { $rider } падает один
   *[other] { $rider }, затем { $others }
}
ui-call-sprint = { $rider } берёт { $points }
ui-fin-doing = Решает фотофиниш.
ui-fin-honours = Пьедестал.
ui-fin-photo-help = Тянут две карты из { $of }. Гонщик с одним из этих номеров не получает ничего.
ui-fin-clear = Чисто
ui-fin-stay = остаётся { $points }
ui-fin-gone = { $count ->
    [1] Дисквалификация: гонщик { $rider }, потеряно очков: { $points }.
   *[other] Дисквалификация: гонщики { $rider }, потеряно очков: { $points }.
}
ui-fin-gone-many = Дисквалифицировано гонщиков: { $count }, потеряно очков: { $points }.
ui-fin-nobody = Никто не дисквалифицирован.
ui-fin-then = Места не сдвигаются.
ui-fin-leads = Лидер: { $who }, очки: { $points }.
ui-fin-teams = Команды пока
ui-fin-table = Итоговые места
ui-fin-standings = Положение в многодневке
ui-fin-earned = Места { $places }, спринт { $sprints }, майка { $jersey }
ui-fin-race = В этой гонке { $points }
ui-fin-places = Места { $places }
ui-fin-podium = Пьедестал: { $riders }
ui-fin-step = { $who }, { $points } очк.
ui-fin-out = { $who }, вне зачёта
ui-fin-disqualified = Дисквалификация

ui-lesson = Последний спуск перед финишем. Ваши гонщики 21–24 против 31–34. Около пяти минут.
ui-track-finish = до финиша
ui-track-sprint = до спринта
ui-track-front = в голову гонки
re-yes = хватает
re-no = не хватает
ui-tried-thrown = Бросок: кубики или карты
ui-tried-drafted = Езда на колесе
ui-tried-broke-away = Отрыв
ui-tried-seven-thrown = Семёрка и карта события
ui-tried-finished = Линия финиша

## The list of all moves
ui-action-type-keep = Оставить карту
ui-action-type-place = Поставить
ui-action-type-ride = Бросить
ui-action-type-ask_swap = Попросить поменяться местами
ui-action-type-swap = Поменяться местами
ui-action-type-accept_swap = Поменяться
ui-action-type-decline_swap = Отказать
ui-action-type-lose_card = Потерять карту
ui-action-type-gain_card = Вернуть карту
ui-action-type-move = Ехать
ui-action-type-draft = На колесо
ui-action-type-decline_draft = Нет, ехать позже
