# Extraliga All-Stars: настройки, отказы, журнал, итог. Слова рисунка стола — в table.ru.ftl.
# В журнале $who, $a, $b и $first — имена, $card и подобные — названия карт.

tagline = Соберите команду мечты, расставьте звено, выиграйте лигу
summary = От двух до пяти игроков выбирают по двенадцать хоккеистов, ставят шестерых в состав и играют короткий сезон матчей на кубиках: позиции и сыгранность дают атаку и оборону, события и карты тренера их меняют.

## Options
option-overtime = Овертайм
option-overtime-help = Что решает матч, если основное время закончилось вничью.
option-overtime--duel = По одному кубику, больше — победа
option-overtime--defence = По одному кубику против обороны
option-extra_opponents = Дополнительные соперники
option-extra_opponents-help = На столько больше матчей с виртуальными соперниками в каждой половине. Не больше 1, вчетвером — 2.
option-tiebreak = Равенство очков
option-tiebreak-help = Что разделяет команды с равными очками.
option-tiebreak--strength = Сила в последнем матче
option-tiebreak--goal_difference = Разница шайб
option-deciding_match = Решающий матч
option-deciding_match-help = Команды, равные на первом месте, играют между собой. Иначе победа общая.
option-playoff = Плей-офф
option-playoff-help = После сезона — полуфиналы и финал. Для четверых.
option-lineup_helper = Помощник состава
option-lineup_helper-help = Предлагает лучшую шестёрку и показывает, что даст карта.

## Refusals
objection-not-now = Сейчас это сделать нельзя.
objection-not-on-offer = Этой карты нет на выбор.
objection-not-your-card = Этой карты нет в вашей команде.
objection-places-used-up = { $places ->
    [one] Больше { $places } перестановки сделать нельзя. Возьмите лучшую шестёрку или закройте состав.
    [few] Больше { $places } перестановок сделать нельзя. Возьмите лучшую шестёрку или закройте состав.
   *[other] Больше { $places } перестановок сделать нельзя. Возьмите лучшую шестёрку или закройте состав.
}
objection-stands-there = Этот хоккеист уже там стоит.
objection-excluded-slot = Место исключённого хоккеиста в этом раунде трогать нельзя.
objection-goalkeeper-only-on-g = Вратарь играет только в воротах.
objection-skater-on-g = В команде есть вратарь, значит никто другой в воротах стоять не может.
objection-no-helper = За этим столом играют без помощника состава.
objection-helped-already = Лучшая шестёрка уже стоит. Сначала переставьте карту.
objection-two-legends = В составе может быть только одна легенда.
objection-too-many-new = { $most ->
    [one] Здесь можно ввести не больше { $most } нового хоккеиста.
    [few] Здесь можно ввести не больше { $most } новых хоккеистов.
   *[other] Здесь можно ввести не больше { $most } новых хоккеистов.
}
objection-goalkeeper-must-play = Ваш вратарь должен играть: поставьте его карту на В.
objection-empty-slot = Место { $slot } пусто, а на скамейке есть кого поставить.
objection-too-few-new = { $missing ->
    [one] Нужен ещё { $missing } новый хоккеист.
    [few] Нужны ещё { $missing } новых хоккеиста.
   *[other] Нужно ещё { $missing } новых хоккеистов.
}
objection-no-such-choice = Такого выбора событие не даёт.
objection-not-your-trainer-card = Этой карты тренера у вас на руках нет.
objection-no-match-this-round = Без матча в этом раунде можно сыграть только смену или переход.
objection-nothing-to-play-it-on = Эту карту не на чем сыграть.
objection-no-such-target = На это эту карту сыграть нельзя.
objection-no-such-bonus = Такого бонуса сейчас ни у кого из ваших нет.
objection-bonus-used = Этот бонус в этом матче уже использован.
objection-no-such-die = К этому кубику бонус применить нельзя.

## Log
log-draft_started = { $first ->
    [none] Драфт начинается. Карты на руках тайные.
   *[other] Драфт начинается. Первый выбор: { $first }.
}
log-table_dealt = Раунд драфта { $round }: открыты шесть карт, начинает { $first }.
log-hands_dealt = { $to_left ->
    [true] Драфт { $number }, тайных карт у каждого: { $size }. Передача налево.
   *[other] Драфт { $number }, тайных карт у каждого: { $size }. Передача направо.
}
log-picked = { $card ->
    [none] { $who }: выбор сделан.
   *[other] { $who }: { $card }
}
log-hands_passed = { $to_left ->
    [true] Выбор { $pick } сделан всеми, карты идут налево.
   *[other] Выбор { $pick } сделан всеми, карты идут направо.
}
log-set_aside = { $count ->
    [one] { $count } карта отложена.
    [few] { $count } карты отложены.
   *[other] { $count } карт отложено.
}
log-editor_opened = { $kind ->
    [build] Все строят состав.
    [fill] { $who } дополняет состав.
    [substitute] { $who } может заменить: от { $lo } до { $hi }.
   *[change] Смена состава. Новых хоккеистов не меньше: { $lo }.
}
log-placed = { $who }: { $card } на { $slot }
log-lineup_helped = { $who } берёт лучшую шестёрку.
log-editor_closed = { $who }: готово.
log-lineups_shown = Составы открыты: { $lineups }
log-season_started = Сезон начинается. Первый игрок: { $first }; карт тренера у каждого: { $trainers }.
log-half_started = { $opponents ->
    [0] Половина { $half }, жребиев: { $lots }.
   *[other] Половина { $half }, жребиев: { $lots }, виртуальных соперников: { $opponents }.
}
log-break_taken = Перерыв на сборную. Приходят новые соперники.
log-lot_turned = { $bye ->
    [none] Жребий: { $pairs }. Первый игрок: { $first }.
   *[other] Жребий: { $pairs }. Первый игрок: { $first }, без матча: { $bye }.
}
log-opponent_turned = Все играют против команды { $card }: атака { $attack }, оборона { $defence }. Первый игрок: { $first }.
log-playoff_round = { $stage ->
    [final] Финал: { $pairs }
   *[semifinals] Полуфиналы: { $pairs }
}
log-event_turned = Событие: { $card }
log-wings_swapped = { $who }: { $left } на ЛК, { $right } на ПК
log-excluded = { $who }: исключение на этот матч, { $card }
log-removed = { $who }: удаление до конца сезона, { $card }
log-trainer_played = { $who } играет карту { $card }: атака { $before_attack } → { $after_attack }, оборона { $before_defence } → { $after_defence }
log-transferred = { $who }: уходит { $out }, на скамейку приходит { $came }.
log-trainer_passed = { $forced ->
    [true] { $who }: карт тренера больше нет.
   *[other] { $who } пасует.
}
log-match_started = { $a } – { $b }: атака { $attack_a } против обороны { $defence_b }, атака { $attack_b } против обороны { $defence_a }
log-rolled = { $who }: { $dice } против обороны { $target }
log-bonus_used = { $who }: { $source }, { $before } → { $after }
log-bonus_passed = { $forced ->
    [true] { $who }: бонусов для игры нет, пас.
   *[other] { $who } пасует.
}
log-regular_time_ended = Основное время { $goals }: { $dice_a } против { $target_a }, { $dice_b } против { $target_b }
log-overtime_rolled = { $variant ->
    [defence] Овертайм { $attempt }: { $die_a } против { $target_a }, { $die_b } против { $target_b }
   *[duel] Овертайм: { $die_a } против { $die_b }
}
log-match_ended = { $overtime ->
    [true] { $a } { $goals } { $b } в овертайме. Очки { $points }.
   *[other] { $a } { $goals } { $b }. Очки { $points }.
}
log-change_rolled = { $minimum ->
    [0] Кубик { $die }: менять никого не обязательно.
    [one] Кубик { $die }: у каждого не меньше { $minimum } нового хоккеиста.
    [few] Кубик { $die }: у каждого не меньше { $minimum } новых хоккеистов.
   *[other] Кубик { $die }: у каждого не меньше { $minimum } новых хоккеистов.
}
log-token_passed = Первый игрок теперь { $first }.
log-seeded = { $lots ->
    [none] Посев: { $seeds }
   *[other] Посев: { $seeds }. По жребию: { $lots }.
}
log-deciding_needed = По-прежнему равенство, следует решающий матч: { $seats }
log-hidden_revealed = Несыгранные карты тренера: { $trainers }
log-season_ended = Сезон окончен: { $ranking }

## The end
reason-points = Больше всех очков.
reason-strength = Очков поровну; сильнее команда последнего матча.
reason-goal_difference = Очков поровну; лучше разница шайб.
reason-goals = Поровну и очков, и разницы шайб; больше забитых.
reason-deciding_match = Победа в решающем матче.
reason-shared = Равенство во всём: общая победа.
reason-playoff = Победа в финале плей-офф.
reason-resigned = Другая сторона сдаётся.
