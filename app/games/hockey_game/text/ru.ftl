# Что это за игра
tagline = Каждый ход — это сумма, и на каждую сумму есть ответ
summary = Поединок на льду: объявите действие, сложите кубики, команду, героя и карты и ждите ответа защитника. Время отмеряют карты судьи.

# Настройки
option-mode = Тип матча
option-mode-help = Сборные играют своими двадцатью картами. В драфте звёзд каждую карту вы выбираете сами.
option-mode--teams = Сборные
option-mode--all_stars = Драфт звёзд
option-team_choice = Команды
option-team_choice-help = Команды выбирают по очереди, или решает жребий.
option-team_choice--pick = По выбору
option-team_choice--random = По жребию
option-draft_order = Первый выбор в драфте
option-draft_order-help = Домашнее правило: первым выбирает тот, у чьей команды меньше сумма атрибутов. По жребию — как в печатных правилах.
option-draft_order--lot = По жребию
option-draft_order--weaker = Слабейшая команда
option-crease_rule = Атака из площади ворот
option-crease_rule-help = Один значок печатных правил утрачен. Либо защита не считается ни при какой атаке из площади ворот, либо только при броске из площади ворот соперника.
option-crease_rule--any_move = Защита не считается
option-crease_rule--shot_only = Не считается при броске
option-idle_rounds = Защита от затяжки
option-idle_rounds-help = Домашнее правило: после стольких раундов без карты судьи одна открывается сама. Если выключить — как в печатных правилах.
option-idle_rounds--0 = Выключена
option-idle_rounds--6 = 6 раундов
option-idle_rounds--8 = 8 раундов
option-idle_rounds--10 = 10 раундов
option-idle_rounds--12 = 12 раундов
option-idle_rounds--15 = 15 раундов
option-idle_rounds--20 = 20 раундов
option-max_overtimes = Предел овертаймов
option-max_overtimes-help = Домашнее правило: после последнего овертайма исход решает вбрасывание. Без ограничения — как в печатных правилах.
option-max_overtimes--0 = Без ограничения
option-max_overtimes--3 = 3
option-max_overtimes--5 = 5
option-max_overtimes--10 = 10

# Чем закончилось
reason-regulation = Победа в основное время
reason-golden-goal = Золотой гол в овертайме
reason-decider = Победа на решающем вбрасывании
reason-resigned = Победа: второй игрок сдался

# Что мешает
objection-no-team-pick = Команды уже выбраны.
objection-team-taken = Эту команду уже взял соперник.
objection-no-draft = Сейчас драфта нет.
objection-draft-hero-now = Сначала выбирают пять героев.
objection-draft-special-now = Сейчас выбирают особую карту, травму — потом.
objection-draft-injury-now = Сейчас выбирают травму.
objection-draft-bonus-now = Сейчас выбирают бонусную карту.
objection-card-taken = Эта карта уже занята.
objection-same-face = Вместо неё предлагается другая такая же карта.
objection-five-symbols = У вас пять символов судьи, больше нельзя.
objection-no-faceoff = Сейчас нет вбрасывания.
objection-declared-already = Действие объявляют один раз, до броска кубиков, и менять его нельзя.
objection-out-of-reach-speed = Скоростью двигаются только вдоль своего ряда.
objection-out-of-reach-strength = Силой двигаются на одно соседнее поле по диагонали.
objection-puck-there = Шайба уже там.
objection-no-move-there = Туда не ведёт ни одно действие.
objection-shot-at-goal = Бросают по воротам, а не на поле.
objection-opponents-crease = В площадь ворот соперника не входят, шайбу там только отбирают.
objection-offside = Офсайд: передача из зоны атаки или с её синей линии.
objection-team-first = Сначала выберите команду.
objection-draft-first = Сначала выберите карту.
objection-faceoff-first = Во вбрасывании решают только кубики и сила: сначала бросьте.
objection-hero-first = Сначала выберите, какой герой уйдёт.
objection-restart-first = Сначала выберите, как начать.
objection-match-over = Матч окончен.
objection-declare-first = Сначала объявите действие.
objection-no-such-special = Этой особой карты у вас нет.
objection-before-roll = Особую карту играют в свой ход до броска кубиков. В печатных правилах — «перед ходом».
objection-one-special = Одна особая карта за ход.
objection-special-or-hero = В одном ходу нельзя сыграть и особую карту, и героя.
objection-special-for-attack = Эта особая карта — для нападающего.
objection-special-for-defend = Эта особая карта — для защитника.
objection-special-move = { $move ->
    [speed] Эта особая карта не для скорости.
    [strength] Эта особая карта не для силы.
    [pass] Эта особая карта не для передачи.
   *[shot] Эта особая карта не для броска.
}
objection-no-opposing-hero = У соперника нет героев на столе.
objection-no-target-needed = Для этой карты героя не выбирают.
objection-hero-not-target = Этого героя выбрать нельзя.
objection-no-field-bonus = У нападающего здесь нет бонуса поля.
objection-needs-two-heroes = Для этой карты на столе должны быть два героя.
objection-no-such-hero = Этого героя там нет.
objection-one-hero = Один герой за ход.
objection-hero-alone = Героя выкладывают, только если в этот ход не сыграна другая карта.
objection-no-such-bonus = Этой бонусной карты у вас нет.
objection-after-hero = После героя в этот ход карты не играют.
objection-bonus-move = { $attr ->
    [speed]
        Эта карта только для скорости, а объявлено другое: { $move ->
            [strength] сила
            [pass] передача
           *[shot] бросок
        }.
    [strength]
        Эта карта только для силы, а объявлено другое: { $move ->
            [speed] скорость
            [pass] передача
           *[shot] бросок
        }.
    [pass]
        Эта карта только для передачи, а объявлено другое: { $move ->
            [speed] скорость
            [strength] сила
           *[shot] бросок
        }.
   *[shot]
        Эта карта только для броска, а объявлено другое: { $move ->
            [speed] скорость
            [strength] сила
           *[pass] передача
        }.
}
objection-one-symbol = Одна карта с символом судьи за ход.
objection-bonus-limit = Рёв трибун: в этом раунде защитник играет не больше одной бонусной карты.
objection-roll-first = Сначала бросьте кубики.
objection-no-roll-now = Сейчас бросать нечего.
objection-roll-before-end = Ход заканчивают после броска кубиков.
objection-one-hero-counts = Столько героев учесть нельзя.
objection-heroes-chosen = Героев вы в этот ход уже выбрали.
objection-same-heroes = Эти герои уже учтены.
objection-no-hero-to-remove = Сейчас никто не уходит.
objection-no-restart = Сейчас розыгрыш не выбирают.
objection-restart-elsewhere = Розыгрыш — в одном из ваших кругов или от вратаря.
objection-time-in-own-turn = Тайм-аут берут в свой ход.
objection-time-used = Тайм-аут берут один раз за матч.
objection-time-cards = В тайм-аут меняют одну или две карты, которые у вас на руках.

# Ход матча, для страницы и для чтения без скриптов
log-team-taken = { $by_lot ->
    [true] { $name } получает по жребию команду { $team }
   *[other] { $name } берёт команду { $team }
}
log-drafted = { $name } выбирает: { $card }
# $cards: what was drawn, for its owner alone
log-drew = { $cards ->
    [none] { $count ->
        [one] { $name } берёт { $count } карту
        [few] { $name } берёт { $count } карты
        [many] { $name } берёт { $count } карт
       *[other] { $name } берёт { $count } карты
    }
   *[other] { $count ->
        [one] { $name } берёт { $count } карту: { $cards }
        [few] { $name } берёт { $count } карты: { $cards }
        [many] { $name } берёт { $count } карт: { $cards }
       *[other] { $name } берёт { $count } карты: { $cards }
    }
}
log-period-began = { $overtime ->
    [0] { $period }-й период
   *[other] { $overtime }-й овертайм
}
log-period-ended = { $overtime ->
    [0] { $period }-й период окончен
   *[other] { $overtime }-й овертайм окончен
}
log-faceoff-called = Вбрасывание
log-faceoff-rolled = { $name }: { $dice }, сила { $strength }{ $hero ->
    [0] {""}
   *[other] {", герой "}{ $hero }
} = { $total }
log-faceoff-tied = { $total } у обоих: бросают кубики снова
log-faceoff-won = { $name } выигрывает вбрасывание, { $totals }
# $to: a field, or none for a shot
log-declared = { $to ->
    [none] { $name }: { $move }, { $source }
   *[other] { $name }: { $move }, { $source } → { $to }
}{ $crossed_count ->
    [0] {""}
   *[other] {", "}{ $crossed_count ->
        [one] { $crossed_count } линия
        [few] { $crossed_count } линии
        [many] { $crossed_count } линий
       *[other] { $crossed_count } линии
    }
}
log-special-played = { $name } играет карту «{ $card }»: { $card_does }
log-hero-laid = { $name } выкладывает героя: { $card }
log-heroes-used = { $cards ->
    [none] { $name } не учитывает героев
   *[other] { $name } учитывает: { $cards }
}
log-hero-removed = { $hero } уходит: { $cause }
log-rolled = { $dice ->
    [none] { $name }, без броска кубиков: { $fixed }
   *[other] { $name } бросает кубики: { $dice }
}
log-bonus-played = { $name } играет карту «{ $card }»: { $total }
# $who: nobody, where the stalling guard turns it
log-referee-turned = { $who ->
    [none] Защита от затяжки: { $card }, без эффекта
   *[other] Судья: { $card_told }
}
log-total-lowered = Сумма { $was } падает до { $now }: { $cause }
# A sum with its parts in the order of the rules
word-sum = кубики { $dice }{ $main ->
    [0] {""}
   *[other] {", главный "}{ $main }
}{ $side ->
    [0] {""}
   *[other] {", побочный "}{ $side }
}{ $hero ->
    [0] {""}
   *[other] {", герой "}{ $hero }
}{ $field ->
    [0] {""}
   *[other] {", поле "}{ $field }
}{ $bonus ->
    [0] {""}
   *[other] {", карты "}{ $bonus }
}{ $referee ->
    [0] {""}
   *[other] {", судья "}{ $referee }
}{ $special ->
    [0] {""}
   *[other] {", особая карта "}{ $special }
}{ $lines ->
    [0] {""}
   *[other] {", линии "}{ $lines }
} = { $total }
log-turn-closed = { $name }: { $sum }
# $name defends; $attack and $defence are sums
log-round-decided = { $name }: { $defence } против { $attack_total }. { $success ->
    [true] { $move ->
        [shot] { $attacker } забивает
       *[other] Шайба остаётся у игрока { $attacker }
    }
   *[other] { $move ->
        [shot] { $name } отражает бросок
       *[other] { $name } отбирает шайбу
    }
}
log-goal-scored = Гол: { $name }, { $goals }
log-puck-lost = { $name } отбирает шайбу
log-restart-offered = { $name } отражает бросок и выбирает розыгрыш
log-restart-chosen = { $kind ->
    [faceoff] { $name } выбирает вбрасывание: { $at }
   *[goalkeeper] { $name } играет от вратаря: { $at }
}
log-time-taken = { $name } берёт тайм-аут и сбрасывает: { $cards }
log-game-ended = Победа: { $name }, { $who ->
    [0] { $goals_1 }:{ $goals_2 }
   *[other] { $goals_2 }:{ $goals_1 }
}
