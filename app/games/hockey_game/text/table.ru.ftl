# Счёт и периоды
ui-score = Счёт
ui-period = { $number }-й период
ui-overtime = { $number }-й овертайм
ui-decider = Решающее вбрасывание
ui-final = Конец игры
ui-round = Раунд { $number }
ui-round-closed = Раунд { $number } закрыт
ui-round-move = Раунд { $number }, { $move }
ui-faceoff = Вбрасывание
ui-flips = Открыто карт судьи: { $flips } из 5

# Игроки
ui-no-team = Команды пока нет
ui-attacks = Атакует
ui-defends-chip = В защите
ui-rolled = Брошено
ui-saved = Сейв
ui-picks = Выбирает
ui-picked = Выбрано
ui-waits = Ждёт
ui-wins = Побеждает
ui-attributes-label = Атрибуты команды, учтённые отмечены
ui-short-attack = Ата
ui-short-defence = Защ
ui-short-speed = Скр
ui-short-strength = Сил
ui-short-pass = Пер
ui-short-shot = Бро
ui-short-goalkeeper = Вр
ui-heroes-label = Герои на столе
ui-no-hero = На столе нет героя
ui-hero-removed = { $name } уходит: { $cause }
ui-hero-heroes-off = { $name } не считается: { $cause }
ui-count-hero = Считать вместо этого: { $name }
ui-count-none = Не считать никого
ui-hand = Рука
ui-hand-count = { $count } из 5 карт
ui-piles = Колода, сброс
ui-time-left = есть (T)
ui-time-used = истрачен
ui-clock = Часы судьи
ui-clock-count = { $flips } из 5, ещё { $left }
ui-idle-flip = открыта часами бездействия, без эффекта

# Ходы и площадка
ui-moves-label = Ход, атака против защиты без кубиков и линий
ui-sums-label = { $sums } до броска
ui-hint-row = в ряду
ui-hint-diagonal = по диагонали
ui-hint-onside = вне офсайда
ui-hint-offside = зона закрыта
ui-hint-free = без линий
ui-hint-lines = линии −{ $cost }
ui-rink-label = Площадка, 13 полей. Стрелки переходят между полями, Enter выбирает.
ui-west = ЗАПАД
ui-east = ВОСТОК
ui-shoot-here = Ворота: бросок
ui-no-defence = защита не считается
ui-no-bonus = без бонуса
ui-puck-of = шайба, { $name }
ui-target = можно выбрать
ui-target-chosen = выбранная цель
ui-target-other = доступно иначе: { $moves }
ui-lines-cost = { $cost } за линии
ui-chooser-help = С учётом линий. Лучшее сверху, его берёт Enter.
ui-goal-word = ворота
ui-puck-here = Шайба уже здесь.
ui-no-way = Ни один ход туда не ведёт.

# Дуэль
ui-defends = защищается
ui-starts-from = начинает с { $total }
ui-dice-label = Кубики { $dice }
ui-not-rolled = ещё не брошены
ui-verdict-kept = Шайба остаётся: { $name }.
ui-verdict-won = { $name } отбирает шайбу, { $attack } : { $defence }.
ui-verdict-saved = { $name } отражает бросок, { $attack } : { $defence }.
ui-verdict-fell = { $cause }: { $was } падает до { $now }.
ui-verdict-rule = Нападающему нужно больше. Защитнику хватает ничьей.
ui-goal = ГОЛ
ui-golden-goal = ЗОЛОТОЙ ГОЛ
ui-goal-by = { $name }, { $sums }. Счёт { $goals }.
ui-both-drew = У обоих по пять карт
ui-faceoff-adds = вбрасывание, сила { $adds }

# Расчёт
ui-calculation = Расчёт
ui-part = Часть
ui-why = Почему?
ui-attack = Атака
ui-defence = Защита
ui-before-declare = { $move }, до объявления
ui-row-dice = Кубики
ui-row-main = Главный
ui-row-side = Побочный
ui-row-hero = Герой
ui-row-field = Поле
ui-row-card = Карта
ui-row-cards = Карты
ui-row-referee = Судья
ui-row-special = Особая
ui-row-lines = Линии
ui-row-total = Итого
ui-row-two-dice = Два кубика
ui-row-before = До броска
ui-row-value = Значение
ui-two-dice-range = 2–12
ui-none = нет
ui-favours = бонус: { $attr }
ui-struck-card = { $what } снято: { $card }
ui-struck-crease = площадь ворот: без атрибута { $what }
ui-struck-pass = передача: только главный
ui-dropped = без { $die }
ui-chosen = выбрано
ui-referee = судья
ui-holds = { $count ->
    [one] { $name } держит { $count } карту, ничья — за защитой.
    [few] { $name } держит { $count } карты, ничья — за защитой.
    [many] { $name } держит { $count } карт, ничья — за защитой.
   *[other] { $name } держит { $count } карты, ничья — за защитой.
}
ui-needs = { $name }: нужно ещё { $count }. Ничьей хватает.
ui-enough = { $name }: уже достаточно.
ui-team-word = команда
ui-best-strength = лучшая сила на столе
ui-faceoff-rule = Без карт, без поля, без судьи. При равенстве оба бросают снова.

# Карты
ui-bonus = бонус
ui-only-any = любой ход
ui-only-speed = только скорость
ui-only-strength = только сила
ui-only-pass = только передача
ui-only-shot = только бросок
ui-any-move = любой ход
ui-role-attack = атака
ui-role-defend = защита
ui-card-symbol = символ судьи: открывает карту судьи
ui-card-hero = Герой { $name }: { $gives }
ui-card-special = Особая карта { $name }. { $text }
ui-injury = Травма
ui-hero-leaves = герой уходит
ui-your-hand = Ваши карты
ui-no-cards = Карт нет.
ui-hand-faceoff = На вбрасывании карты не играют
ui-hand-cards = Нажмите, чтобы выбрать, ещё раз — вернуть. Карты R играются сразу
ui-hand-attacker = До 5 доберёте, когда потеряете шайбу
ui-hand-defender = До 5 доберёте при следующей потере шайбы
ui-pile-draw = { $count } в колоде
ui-pile-discard = { $count } в сбросе
ui-in-pile = { $count } в колоде
ui-in-hand-or-pile = { $count } на руке или в колоде
ui-referee-left = Судья, осталось { $count }
ui-cap-chosen = выбрано
ui-cap-new = новая
ui-cap-thrown = сбросить
ui-cap-roll-first = сначала бросок
ui-cap-declare-first = сначала ход
ui-cap-special-move = только { $moves }
ui-cap-one-special = одна за ход
ui-cap-special-or-hero = герой или особая
ui-cap-special-for-attack = только в атаке
ui-cap-special-for-defend = только в защите
ui-cap-no-opposing-hero = нет героя соперника
ui-cap-no-field-bonus = нет бонуса поля
ui-cap-needs-two-heroes = нужны два героя
ui-cap-before-roll = уже поздно
ui-cap-one-hero = один герой за ход
ui-cap-hero-alone = герой не сейчас
ui-cap-after-hero = после героя нельзя
ui-cap-one-symbol = одна R за ход
ui-cap-bonus-limit = трибуны: одна карта
ui-cap-five-symbols = уже пять R

# Панель хода
ui-flag-turn = Ваш ход
ui-flag-roll = Ваш бросок
ui-flag-pick = Ваш выбор
ui-flag-watching = Вы смотрите
ui-flag-wait = Ждите
ui-flag-over = Конец
ui-change = Изменить
ui-clear = Вернуть
ui-back = Назад
ui-moves = Ходы
ui-lit-allowed = Подсвеченные поля разрешены.
ui-your-puck = Шайба у вас.
ui-your-puck-on = Шайба у вас, бонус поля: { $attr }.
ui-choose-move = Выберите ход: 1 скорость, 2 сила, 3 передача, 4 бросок.
ui-choose-field = Выберите поле: { $move }.
ui-shoot = Бросок, { $sums }
ui-shot-from = Бросок: { $field }.
ui-move-to = { $move }: { $field }.
ui-before-dice = { $sums } до броска. Менять будет нельзя.
ui-declare = Объявить
ui-declare-roll = Объявить и бросить
ui-take-time = Тайм-аут (T)
ui-idle-warning = Раундов без карты судьи: { $idle }. Ещё { $left }, и одна откроется без эффекта (домашнее правило).
ui-prepare-attack = Выложите героя или особую карту, или бросайте.
ui-roll-now = Бросайте кубики.
ui-stands-at = { $own } против { $other } до броска.
ui-start-from = Вы начинаете с { $own } против { $other }.
ui-tie-enough = Ничьей хватает.
ui-roll-dice = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
    [many] Бросить { $count } кубиков
   *[other] Бросить { $count } кубика
}
ui-roll-again = Бросить снова
ui-take-fixed = Взять { $value }
ui-lay-hero = Выложить на стол: { $card }.
ui-hero-alone = Считается сразу. Других карт в этот ход не будет.
ui-play-special = Сыграть: { $card }.
ui-lay-card = Выложить: { $card }
ui-lay-symbol = Сыграть карту { $card } и открыть карту судьи.
ui-lay-symbol-second = Она играется одна: судья может всё изменить.
ui-lay-turn = Сыграть и открыть
ui-injury-choose = Травма: выберите героя, который уйдёт.
ui-to-match = { $total }: отвечает { $name }.
ui-ended-fixed = Законченный ход не меняют.
ui-need-more = Не хватает { $count }: { $own } против { $other }.
ui-enough-now = Достаточно: { $own } против { $other }.
ui-end-turn = Закончить на { $total }
ui-lay-end = { $count ->
    [one] Сыграть { $count } карту, закончить на { $total }
    [few] Сыграть { $count } карты, закончить на { $total }
    [many] Сыграть { $count } карт, закончить на { $total }
   *[other] Сыграть { $count } карты, закончить на { $total }
}
ui-target-choose = { $card }: выберите героя, который уйдёт.
ui-target-second = Уходит в сброс: { $name }.
ui-remove-hero = Удалить: { $hero }
ui-restart = Бросок отражён. Откуда играть?
ui-restart-second = Вратарь: карты берёт только бросавший. Вбрасывание: оба берут до 5.
ui-restart-north = Северный круг
ui-restart-south = Южный круг
ui-restart-goalkeeper = Вратарь
ui-time-choose = Сбросьте 1 или 2 карты и возьмите столько же.
ui-time-second = Выбрано: { $count }. Они уходят в ваш открытый сброс.
ui-time-hint = Тайм-аут: выберите одну или две карты для сброса
ui-swap = { $count ->
    [one] Обменять { $count } карту
    [few] Обменять { $count } карты
    [many] Обменять { $count } карт
   *[other] Обменять { $count } карты
}
ui-faceoff-at = Вбрасывание: { $field }.
ui-faceoff-need = У соперника { $total } ({ $name }). На кубиках нужно { $win } и больше, { $tie } — оба бросают снова.
ui-faceoff-nobody = Бросайте за шайбу. Пока никто не бросал.
ui-faceoff-tied = Поровну. Оба бросают снова.
ui-faceoff-wait = { $name } бросает за шайбу.
ui-fifth = Пятая карта судьи: последний раунд периода.
ui-declared-shot = { $name } объявляет бросок: { $field }.
ui-declared-move = { $name } объявляет: { $move }, { $field }.
ui-wait-team = { $name } выбирает команду.
ui-wait-draft = { $name } выбирает карту.
ui-wait-declare = { $name } выбирает ход.
ui-wait-prepare = { $name } может выложить героя или особую карту, потом бросает.
ui-wait-cards = { $name } может сыграть бонусные карты.
ui-wait-target = { $name } выбирает героя, который уйдёт.
ui-wait-restart = { $name } выбирает розыгрыш.
ui-over = { $team } побеждает { $goals }.

# Шаги
ui-step-drew = У обоих по 5 карт
ui-step-faceoff = Бросок за шайбу
ui-step-attack = Победитель атакует отсюда
ui-step-move = Ход
ui-step-move-is = Ход: { $move }
ui-step-field = Поле
ui-step-field-is = Поле: { $field }
ui-step-prepare = Особая карта или герой
ui-step-roll = Бросок
ui-step-rolled = Брошено { $dice }
ui-step-bonus = Бонусные карты
ui-step-bonus-chosen = Бонусные карты: выбрано { $count }
ui-end-turn-word = Конец хода

# Команды и драфт
ui-stage = Этап
ui-before = До игры
ui-pick-title = Выберите сборную
ui-lot = Жребий: начинает { $name }
ui-you-pick = Вы выбираете
ui-picks-name = { $name } выбирает
ui-teams = Команды
ui-team = Команда
ui-pick-team = Выберите сборную.
ui-pick-team-second = Каждая играет своими двадцатью картами.
ui-team-second = Её 20 карт и герои — рядом.
ui-take-team = Взять: { $team }
ui-took-it = Занято: { $name }
ui-team-cards = { $team }, карт: { $count }
ui-specials = Особые
ui-bonus-cards = Бонусы
ui-bonus-count = { $count }, с R: { $symbols }
ui-honesty = Напечатано в оригинале: { $printed }. Все остальные числа команд — наши.
ui-draft = Драфт звёзд
ui-draft-pick = Драфт звёзд, выбор { $number } из { $count }
ui-stage-hero = Герои { $count }
ui-stage-hero-at = Герои { $number } из { $count }
ui-stage-special = Особые { $count }
ui-stage-special-at = Особые { $number } из { $count }
ui-stage-injury = Травмы { $count }
ui-stage-injury-at = Травмы { $number } из { $count }
ui-stage-bonus = Бонусы { $count }
ui-stage-bonus-at = Бонусы { $number } из { $count }
ui-draft-hero = Выберите героя.
ui-draft-special = Выберите особую карту.
ui-draft-injury = Выберите травму.
ui-draft-bonus = Выберите бонусную карту.
ui-draft-second = Всё открыто; взятой карты больше нет.
ui-draft-next = Дальше: { $name }. Взятой карты больше нет.
ui-pick-card = Выбрать: { $card }
ui-pool = Карты, оставшиеся в коробке
ui-filter = Показать героев с атрибутом
ui-all = Все
ui-taken-by = { $card }, занято: { $name }
ui-left = осталось { $count }
ui-cards-of = { $count } из 20 карт
ui-hero-number = Герой { $number }
ui-cards = Карты
ui-then = Потом
ui-then-what = 3 особые, 1 травма, 11 бонусов
ui-symbols = { $count } из 5 R
ui-symbols-rule = В 11 бонусных картах не больше 5 символов судьи.
ui-team-so-far = Ваша команда пока
ui-best-hero = Лучший герой для
ui-best-attack = { $move }, атака
ui-best-defence = Защита от броска

# Журнал
ui-log-team = { $name } берёт команду { $team }
ui-log-team-lot = { $name } получает по жребию команду { $team }
ui-log-draft = { $name } выбирает: { $card } ({ $team })
ui-log-drew = { $count ->
    [one] { $name } берёт { $count } карту
    [few] { $name } берёт { $count } карты
    [many] { $name } берёт { $count } карт
   *[other] { $name } берёт { $count } карты
}
ui-log-drew-own = { $count ->
    [one] { $name } берёт { $count } карту
    [few] { $name } берёт { $count } карты
    [many] { $name } берёт { $count } карт
   *[other] { $name } берёт { $count } карты
}: { $cards }
ui-log-strength = сила { $strength }
ui-log-hero = герой { $value }
ui-log-tied = { $total } у обоих: бросают снова
ui-log-faceoff-won = { $name } выигрывает вбрасывание, { $totals }
ui-log-lines = { $count ->
    [one] { $count } линия
    [few] { $count } линии
    [many] { $count } линий
   *[other] { $count } линии
}
ui-log-shot = { $field }
ui-log-special = { $name } играет карту { $card }
ui-log-hero-laid = { $name } выкладывает героя: { $hero }
ui-log-heroes = { $name } считает: { $heroes }
ui-log-heroes-none = { $name } не считает героя
ui-log-rolled = { $name } бросает { $dice }
ui-log-bonus = { $name } играет { $card }: { $total }
ui-log-referee = Судья: { $card }
ui-log-idle = Часы бездействия: { $card }, без эффекта
ui-log-lowered = { $was } падает до { $now }: { $cause }
ui-log-dice = кубики { $value }
ui-log-part-hero = герой { $value }
ui-log-part-field = поле { $value }
ui-log-part-bonus = карты { $value }
ui-log-part-referee = судья { $value }
ui-log-part-special = особая { $value }
ui-log-part-lines = линии { $value }
ui-log-keeps = Шайба остаётся: { $name }
ui-log-wins = { $name } отбирает шайбу
ui-log-saves = { $name } отражает
ui-log-scores = { $name } забивает
ui-log-goal = Гол! { $name }, { $goals }
ui-log-restart-faceoff = { $name } выбирает вбрасывание: { $field }
ui-log-restart-goalkeeper = { $name } играет от вратаря: { $field }
ui-log-time = { $name } берёт тайм-аут и сбрасывает: { $cards }
ui-log-over = { $name } побеждает { $goals }
