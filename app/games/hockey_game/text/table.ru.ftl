# Счёт и периоды
ui-score = Счёт
ui-period = { $number }-й период
ui-overtime = { $number }-й овертайм
ui-decider = Развязка
ui-final = Конец
ui-round = Раунд { $number }
ui-round-closed = Раунд { $number } закрыт
ui-round-move = Раунд { $number }, { $move }
ui-faceoff = Вбрасывание
ui-flips = Открыто карт судьи: { $flips } из 5

# Игроки
ui-no-team = Команды пока нет
ui-attributes-label = Атрибуты команды, учтённые отмечены
ui-short-attack = Атк
ui-short-defence = Защ
ui-short-speed = Скр
ui-short-strength = Сил
ui-short-pass = Пер
ui-short-shot = Бро
ui-short-goalkeeper = Вр
ui-heroes-label = Герои на столе
ui-no-hero = Без героя
ui-hero-removed = { $name } уходит: { $cause }
ui-hero-heroes-off = { $name } не считается: { $cause }
ui-count-hero = Учесть: { $name }
ui-count-none = Никого не учитывать
ui-none-counts = Никого
ui-hand = Карты
ui-hand-count = { $count } из 5 карт
ui-time = Тайм-аут
ui-clock = Карты судьи
ui-clock-count = { $flips } из 5, ещё { $left }
ui-idle-flip = открыта защитой от затяжки, без эффекта

# Ходы и площадка
ui-moves-label = Действие, атака против защиты без кубиков и линий
ui-sums-label = { $sums } без кубиков
ui-sums-before = до кубиков
ui-hint-row = в ряду
ui-hint-diagonal = наискосок
ui-hint-onside = и в зону
ui-hint-offside = не в зону
ui-hint-free = без линий
ui-hint-lines = линии { $cost }
ui-rink-label = Площадка, 13 полей. Стрелки переходят между полями, Enter выбирает.
ui-west = ЗАПАД
ui-east = ВОСТОК
ui-shoot-here = Ворота: бросок
ui-no-defence = защита не считается
ui-no-bonus = без бонуса
ui-puck-of = шайба, { $name }
ui-target = можно выбрать
ui-target-chosen = выбранная цель
ui-target-other = только иначе: { $moves }
ui-lines-cost = { $cost } за линии
ui-goal-word = ворота

# Дуэль
ui-defends = защищается
ui-starts-from = начинает с { $total }
ui-dice-label = Кубики { $dice }
ui-not-rolled = ещё не брошены
ui-verdict-kept = Шайба остаётся: { $name }
ui-verdict-won = { $name } отбирает шайбу
ui-verdict-has = Шайба: { $name }
ui-say-verdict = { $sums }. { $words }.
ui-verdict-saved = { $name } отражает бросок
ui-verdict-fell = { $was } → { $now }: { $cause }
ui-odds = Шанс на победу одними кубиками: { $percent } %
ui-dice-alone = Одни кубики: { $percent } %.
ui-percent = { $percent } %
ui-percent-up-to = до { $percent } %
ui-part-dice = кубики
ui-part-main = главный
ui-part-side = побочный
ui-part-hero = герой
ui-part-field = поле
ui-part-bonus = карты
ui-part-referee = судья
ui-part-special = особая
ui-part-lines = линии
ui-puck-odds = Шанс получить шайбу: { $percent } %.
ui-verdict-rule = Нападающему нужно больше. Защитнику хватает равенства.
ui-faceoff-adds = вбрасывание, сила { $adds }

# Что объявляет табло
ui-call-scores = Забивает { $name }
ui-call-saves = Сейв: { $name }
ui-call-tie = { $sums }, хватит равенства
ui-call-fell = Было { $was }, стало { $now }
ui-call-wins = Побеждает { $name }
ui-call-no-goals = Без голов
ui-call-time = { $name } меняет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
ui-say-goal = Забивает { $name }, { $sums }. Счёт { $goals }.
ui-say-saved = Сейв: { $name }, { $sums }.

# Строка под площадкой; не больше 28 знаков
ui-brief-round = { $move } { $sums }, { $ended ->
    [goal] гол
    [saved] сейв
    [you-saved] вы отбили
    [mine-kept] шайба ваша
    [mine-taken] потеря
    [theirs-taken] перехват
    [seen-taken] перехват
   *[other] шайба их
}
ui-brief-faceoff = Вбрасывание { $sums }{ $ended ->
    [mine] , ваше
    [theirs] , не ваше
    [tied] , снова
   *[none] {""}
}
ui-brief-open = { $move }{ $total ->
    [none] , объявлено
   *[other] , нужно { $total }
}
ui-brief-picks = берёт: { $card }
ui-brief-time = Тайм-аут, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}

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
ui-row-before = Без кубиков
ui-row-value = Значение
ui-two-dice-range = 2–12
ui-none = нет
ui-favours = бонус: { $attr }
ui-struck-card = { $what } не считается: { $card }
ui-struck-crease = площадь ворот: { $what } не считается
ui-struck-pass = передача: только главный
ui-dropped = { $die } не считается
ui-chosen = выбрано
ui-referee = судья
ui-holds = { $count ->
    [one] { $name }: { $count } карта на руках, при равенстве шайба у защиты.
    [few] { $name }: { $count } карты на руках, при равенстве шайба у защиты.
    [many] { $name }: { $count } карт на руках, при равенстве шайба у защиты.
   *[other] { $name }: { $count } карты на руках, при равенстве шайба у защиты.
}
ui-needs = { $name }: нужно ещё { $count }. Хватит равенства.
ui-enough = { $name }: уже достаточно.
ui-team-word = команда
ui-best-strength = лучшая сила на столе
ui-faceoff-rule = Без карт, бонуса поля и судьи. При равенстве оба бросают кубики снова. До этого карты добираются сами; по печатным правилам добирать можно, но не обязательно.

# Карты
ui-bonus = бонус
ui-only-any = любое действие
ui-only-speed = только скорость
ui-only-strength = только сила
ui-only-pass = только передача
ui-only-shot = только бросок
ui-any-move = любое
ui-role-attack = атака
ui-role-defend = защита
ui-card-symbol = символ судьи: открывает карту судьи
ui-card-hero = Герой { $name }: { $gives }
ui-card-special = Особая карта { $name }. { $text }
ui-injury = Травма
ui-hero-leaves = герой уходит
ui-read-bonus = { $only }, после вашего броска.
ui-read-symbol = Сразу открывает карту судьи. Играется одна.
ui-read-hero = До броска или после, без других карт в этот ход. Остаётся до конца периода.
ui-read-special = { $side ->
    [attack] Когда вы атакуете
    [defend] Когда вы защищаетесь
   *[any] В любой ход
}: { $moves }, до вашего броска.
ui-your-hand = Ваши карты
ui-no-cards = Карт нет.
ui-hand-faceoff = На вбрасывании карты не играют
ui-hand-cards = Выберите нажатием. Карты R — сразу
ui-hand-attacker = До 5 доберёте, когда потеряете шайбу
ui-hand-defender = До 5 доберёте, потеряв шайбу снова
ui-pile-draw = { $count } в колоде
ui-pile-discard = { $count } в сбросе
ui-in-pile = { $count } в колоде
ui-in-hand-or-pile = { $count } на руках или в колоде
ui-referee-left = Судья, осталось { $count }
ui-cap-chosen = выбрано
ui-cap-new = новая
ui-cap-thrown = сбросить
ui-cap-roll-first = после броска
ui-cap-declare-first = после заявки
ui-cap-special-move = не для этого
ui-cap-one-special = только одна
ui-cap-special-or-hero = не вместе
ui-cap-special-for-attack = в атаке
ui-cap-special-for-defend = в защите
ui-cap-no-opposing-hero = нет героя
ui-cap-no-field-bonus = нет бонуса
ui-cap-needs-two-heroes = два героя
ui-cap-before-roll = уже поздно
ui-cap-one-hero = один герой
ui-cap-hero-alone = без героя
ui-cap-after-hero = после героя
ui-cap-one-symbol = одна R за ход
ui-cap-bonus-limit = только одна
ui-cap-five-symbols = уже пять R

# Что делает карта
ui-fx-dice-extra = три кубика, два лучших
ui-fx-dice-fixed = кубики за { $value }
ui-fx-opponent-ignores = { $attr } не в счёт
ui-fx-count-twice = { $attr } дважды
ui-fx-opponent-field-bonus-off = поле не в счёт
ui-fx-opponent-heroes-off = герои не в счёт
ui-fx-add-attribute = плюс { $attr }
ui-fx-heroes-limit = героев в счёт: { $value }
ui-fx-free-lines-plus = линии даром, +{ $value }
ui-fx-draw = взять { $value }
ui-fx-opponent-bonus-limit = соперник: { $value } бонус
ui-fx-symbols-free = без карт судьи
ui-fx-win-restart-centre = отбор: центр
ui-effect-own = { $was } → { $now }
ui-effect-them = соперник { $was } → { $now }
ui-effect-gain = +{ $gain }
ui-effect-nothing-counts = +0 здесь
ui-effect-another-counts = +0, { $card }
ui-effect-heroes-off = +0, { $card }
ui-why-nothing-counts = Ничего не даст: его атрибуты здесь не считаются.
ui-why-another-counts = Ничего не добавит: уже считается { $card }, а считается один.
ui-why-heroes-off = Ничего не добавит: { $card }.
ui-why-target-idle = Суммы не изменятся: этот герой в раунде не считается.
ui-forfeits = Больше карт не сыграть: +{ $value } пропадает.
ui-nothing-fits = На руках нет ничего для этого хода.
ui-roll-end = Бросить и закончить
ui-roll-end-short = Бросить, конец

# Панель хода
ui-flag-turn = Ваш ход
ui-flag-roll = Бросайте кубики
ui-flag-pick = Ваш выбор
ui-flag-watching = Вы зритель
ui-flag-wait = Ждём
ui-flag-over = Конец
ui-change = Изменить
ui-clear = Отменить
ui-back = Назад
ui-moves = Сравнить действия
ui-moves-effect = сумма ваша и соперника
ui-lit-allowed = Доступные поля подсвечены.
ui-your-puck = Шайба у вас.
ui-your-puck-on = Шайба у вас, бонус поля: { $attr }.
ui-choose-move = Выберите действие: скорость, сила, передача или бросок.
ui-choose-sums = Числа: суммы ваша и соперника, до кубиков.
ui-choose-field = Выберите поле: { $move }.
ui-shoot = Бросок, { $sums }
ui-shot-from = Бросок: { $field }{ $percent ->
    [none] .
   *[other] : { $percent } % одними кубиками.
}
ui-shot-from-short = Бросок{ $percent ->
    [none] {": "}{ $field }.
   *[other] : { $percent } %
}
ui-move-to = { $move }: { $field }{ $percent ->
    [none] .
   *[other] : { $percent } % одними кубиками.
}
ui-move-to-short = { $move }, { $field }{ $percent ->
    [none] .
   *[other] : { $percent } %
}
ui-if-won = Выиграете: вы { $place ->
    [crease] у своих ворот.
    [centre] в центре.
    [speed] на поле скорости.
    [strength] на поле силы.
    [pass] на поле передачи.
   *[other] на поле броска.
}
ui-if-goal = Выиграете: гол.
ui-if-lost = Проиграете: { $name } атакует { $place ->
    [own-blue] от вашей синей линии.
    [own-circle] из вашего круга.
    [own-slot] с вашего пятака.
    [own-crease] от ваших ворот.
    [their-blue] от своей синей линии.
    [their-circle] из своего круга.
    [their-slot] со своего пятака.
    [their-crease] от своих ворот.
   *[other] из центра.
}
ui-if-saved = Проиграете: { $name } выбирает розыгрыш.
ui-declare = Объявить
ui-declare-roll = Объявить и бросить
ui-declare-roll-short = Объявить, бросить
ui-take-time = Тайм-аут (T)
ui-idle-warning = Раундов без карты судьи: { $idle }. Ещё { $left }, и одна откроется.
ui-prepare-attack = Выложите героя или особую карту либо бросайте.
ui-roll-now = Бросайте кубики.
ui-stands-at = { $own } против { $other } без кубиков.
ui-start-from = Вы начинаете с { $own } против { $other }: { $move }, { $field }.
ui-start-from-short = { $own } : { $other }, { $move }: { $field }
ui-tie-enough = Хватит равенства.
ui-roll-dice = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
    [many] Бросить { $count } кубиков
   *[other] Бросить { $count } кубика
}
ui-roll-again = Бросить кубики снова
ui-take-fixed = Взять { $value }
ui-lay-hero = Выложить на стол: { $card }{ $with ->
    [yes] {", "}{ $sums }.
   *[no] {"."}
}
ui-hero-alone = Считается сразу. Других карт в этот ход не будет.
ui-play-special = Сыграть: { $card }{ $with ->
    [yes] {", "}{ $sums }.
   *[no] {"."}
}
ui-lay-card = Сыграть: { $card }
ui-lay-symbol = Выложить { $card } и открыть карту судьи{ $with ->
    [yes] {", "}{ $sums }.
   *[no] {"."}
}
ui-lay-symbol-second = Она играется одна: судья может всё изменить.
ui-lay-turn = Выложить и открыть
ui-lay-turn-short = Выложить, открыть
ui-injury-choose = Травма: выберите героя, который уйдёт.
ui-to-match = { $name } отвечает на { $total }.
ui-ended-fixed = Законченный ход изменить нельзя.
ui-need-more = Не хватает { $count }: у вас { $own } против { $other }.
ui-enough-now = Достаточно: { $own } против { $other }.
ui-end-turn = Закончить на { $total }
ui-lay-end = Выложить { $count }, конец: { $total }
ui-lay-end-short = { $count }, конец: { $total }
ui-lay-on = { $count ->
    [one] Выложить, дальше
    [few] Выложить { $count }, дальше
    [many] Выложить { $count }, дальше
   *[other] Выложить { $count }, дальше
}
ui-then-on = { $total }, ход ваш
ui-then-defends = защита: { $name }
ui-then-keeps = шайба остаётся: { $name }
ui-then-yours = шайба ваша
ui-then-saved = вы отразите бросок
ui-then-scores = гол: { $name }
ui-then-goes-on = ход ваш
ui-then-becomes = { $was } станет { $now }
ui-then-both-draw = добирают оба
ui-then-both-draw-short = добор у обоих
ui-then-shooter = добирает бросавший
ui-then-shooter-short = добор у одного
ui-then-time-gone = тайм-аут потрачен
ui-then-match = на весь матч
ui-then-picks = потом выбирает { $name }
ui-then-puck = за шайбу
ui-then-card-first = сначала герой, карта
ui-then-both = назад нельзя
ui-then-no-card = других карт нельзя
ui-then-roll = потом бросок
ui-then-bonus = потом бонусы
ui-then-goal = гол: { $percent } %
ui-lay-alone-first = Сначала она одна; остальные останутся выбранными.
ui-no-throw = { $move ->
    [shot] Никакой бросок не спасёт
   *[other] Никакой бросок не отберёт шайбу
}: не больше { $total } против { $other }.
ui-any-throw = Хватит любого броска: не меньше { $total } против { $other }.
ui-faceoff-need-tie = У соперника { $total } ({ $name }). Ни один бросок не выиграет, при { $tie } оба бросают снова.
ui-faceoff-need-none = У соперника { $total } ({ $name }). Ни один бросок не выиграет.
ui-faceoff-need-any = У соперника { $total } ({ $name }). Выиграет любой бросок.
ui-resigned = { $name } сдаётся.
ui-target-choose = { $card }: выберите героя, который уйдёт.
ui-target-short = { $card }: кто уходит?
ui-target-second = Герой уходит в сброс игрока { $name }.
ui-remove-hero = Убрать: { $hero }
ui-restart = Откуда играть?
ui-restart-second = От вратаря: карты добирает только бросавший. Вбрасывание: оба добирают до 5.
ui-restart-north = Вбрасывание, север
ui-restart-north-short = Север
ui-restart-south = Вбрасывание, юг
ui-restart-south-short = Юг
ui-restart-goalkeeper = От вратаря
ui-restart-goalkeeper-short = Вратарь
ui-time-choose = Сбросьте 1 или 2 карты и возьмите столько же.
ui-time-second = Выбрано: { $count }. Они уходят в ваш открытый сброс.
ui-time-hint = Тайм-аут: выберите одну или две карты для сброса
ui-swap = { $count ->
    [one] Поменять { $count } карту
    [few] Поменять { $count } карты
    [many] Поменять { $count } карт
   *[other] Поменять { $count } карты
}
ui-faceoff-at = Вбрасывание: { $field }.
ui-faceoff-need = У соперника { $total } ({ $name }). На кубиках нужно { $win } или больше, при { $tie } оба бросают снова.
ui-faceoff-nobody = Бросайте кубики за шайбу. Пока никто не бросал.
ui-faceoff-tied = Поровну. Оба бросают кубики снова.
ui-faceoff-wait = { $name } бросает кубики за шайбу.
ui-fifth = Пятая карта судьи: последний раунд периода.
ui-declared-shot = { $name } объявляет бросок: { $field }.
ui-declared-move = { $name } объявляет: { $move }, { $field }.
ui-wait-team = { $name } выбирает команду.
ui-wait-draft = { $name } выбирает карту.
ui-wait-declare = { $name } выбирает действие.
ui-wait-prepare = { $name } может выложить героя или сыграть особую карту, потом бросает кубики.
ui-wait-cards = { $name } может сыграть бонусные карты.
ui-wait-target = { $name } выбирает героя, который уйдёт.
ui-wait-restart = { $name } выбирает розыгрыш.
ui-over = Победа: { $team }, { $goals }.

# Шаги
ui-step-drew = У обоих по 5 карт
ui-step-faceoff = Кубики на вбрасывание
ui-step-attack = Победитель атакует отсюда
ui-step-move = Действие
ui-step-move-is = Действие: { $move }
ui-step-field = Поле
ui-step-field-is = Поле: { $field }
ui-step-prepare = Особая карта или герой
ui-step-roll = Кубики
ui-step-rolled = Кубики: { $dice }
ui-step-bonus = Бонусные карты
ui-step-bonus-chosen = Бонусные карты: выбрано { $count }
ui-end-turn-word = Конец хода

# Команды и драфт
ui-stage = Этап
ui-before = До матча
ui-pick-title = Выберите сборную
ui-lot = Жребий: начинает { $name }
ui-you-pick = Вы выбираете
ui-picks-name = { $name } выбирает
ui-teams = Команды
ui-pick-team = Выберите сборную.
ui-pick-team-second = Каждая сборная играет своими двадцатью картами.
ui-pick-team-second-draft = Команда даёт семь чисел, карты вы выберете сами.
ui-team-second = Её 20 карт покажет Σ.
ui-team-second-draft = В счёт идут только числа: карты выбирают в драфте.
ui-take-team = Взять: { $team }
ui-took-it = Уже у игрока { $name }
ui-team-cards = { $count ->
    [one] { $team }, { $count } карта
    [few] { $team }, { $count } карты
    [many] { $team }, { $count } карт
   *[other] { $team }, { $count } карты
}
ui-team-cards-of = { $team }: герои и особые карты
ui-team-tray = Нажмите на сборную: здесь лежат её герои и особые карты.
ui-team-tray-draft = Карты выбирают в драфте: герои, особые карты, травмы, бонусные карты.
ui-draft-tray = Здесь лежат выбранные вами карты.
ui-bonus-cards = Бонусы
ui-bonus-count = { $count }, с R: { $symbols }
ui-draft = Драфт
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
ui-draft-next = Затем выбирает { $name }. Взятой карты больше нет.
ui-pick-card = Выбрать: { $card }
ui-pool = Карты в коробке
ui-filter = Показать героев с атрибутом
ui-all = Все
ui-taken-by = { $card }, уже у игрока { $name }
ui-left = осталось { $count }
ui-cards-of = { $count } из 20 карт
ui-hero-number = Герой { $number }
ui-cards = Карты
ui-then = Потом
ui-then-what = 3 особые, 1 травма, 11 бонусов
ui-symbols = { $count } из 5 R
ui-symbols-rule = Среди 11 бонусных карт — не больше 5 символов судьи.
ui-team-so-far = Ваша команда
ui-best-hero = Лучший герой для
ui-best-attack = { $move }, атака
ui-best-defence = Защита от броска

ui-lesson = Третий период, 1:1, открыты три карты судьи. Вы атакуете с поля скорости. Около пяти минут.
ui-track-begun = объявлено
ui-tried-declared = Объявление действия
ui-tried-hero-laid = Герой на столе
ui-tried-rolled = Два кубика в дуэли
ui-tried-bonus-played = Бонусные карты
ui-tried-referee-turned = Карта судьи
ui-tried-goal-scored = Гол

## The list of all moves
ui-action-type-pick_team = Выбрать сборную
ui-action-type-draft = Выбрать карту
ui-action-type-faceoff_roll = Бросить кубики на вбрасывании
ui-action-type-declare = Объявить
ui-action-type-play_special = Сыграть карту
ui-action-type-play_hero = Выложить героя
ui-action-type-roll = Бросить кубики
ui-action-type-play_bonus = Сыграть бонусную карту
ui-action-type-use_heroes = Учесть героев
ui-action-type-time_out = Тайм-аут, сбросить
ui-action-type-end_turn = Закончить ход
ui-action-type-remove_hero = Убрать героя
ui-action-type-restart = Розыгрыш
ui-offer-no-hero = без героев
ui-offer-symbol = { $card } с R
