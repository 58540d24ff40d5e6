# Extraliga All-Stars: настройки, отказы, журнал, итог. Слова рисунка стола — в table.ru.ftl.
# В журнале $who, $a, $b и $first — имена, $card и подобные — названия карт.

tagline = Соберите команду мечты, расставьте состав, выиграйте лигу
summary = От двух до пяти игроков набирают на драфте по двенадцать хоккеистов, ставят шестерых в состав и играют короткий сезон матчей на кубиках. Позиции и сыгранность дают атаку и оборону, события и карты тренера их меняют.

## Options
option-overtime = Овертайм
option-overtime-help = Что решает матч, если основное время закончилось вничью.
option-overtime--duel = По кубику, больше — победа
option-overtime--defence = По кубику против обороны
option-extra_opponents = Дополнительные соперники
option-extra_opponents-help = На столько больше матчей с виртуальными соперниками в каждой половине сезона. Не больше 1, вчетвером — не больше 2.
option-tiebreak = Равенство очков
option-tiebreak-help = Что разделяет команды с равными очками.
option-tiebreak--strength = Сила в последнем матче
option-tiebreak--goal_difference = Разница шайб
option-deciding_match = Решающий матч
option-deciding_match-help = Команды, равные на первом месте, играют решающий матч. Иначе победа общая.
option-playoff = Плей-офф
option-playoff-help = После сезона — полуфиналы и финал. Для четверых.
option-lineup_helper = Помощь с составом
option-lineup_helper-help = Предлагает лучшую шестёрку и показывает, что даст карта.

## Refusals
error-option-extra-opponents = Если играют { $seats }, в каждой половине можно добавить не больше { $most ->
    [one] { $most } соперника
    [few] { $most } соперников
    [many] { $most } соперников
   *[other] { $most } соперника
}.
error-option-playoff = Плей-офф — только для четверых.
objection-not-now = Сейчас этого сделать нельзя.
objection-not-on-offer = Этой карты нет на выбор.
objection-not-your-card = Этой карты нет в вашей команде.
objection-places-used-up = { $places ->
    [one] Больше { $places } перестановки сделать нельзя. Возьмите лучшую шестёрку или закончите состав.
    [few] Больше { $places } перестановок сделать нельзя. Возьмите лучшую шестёрку или закончите состав.
    [many] Больше { $places } перестановок сделать нельзя. Возьмите лучшую шестёрку или закончите состав.
   *[other] Больше { $places } перестановки сделать нельзя. Возьмите лучшую шестёрку или закончите состав.
}
objection-stands-there = Этот хоккеист уже там стоит.
objection-excluded-slot = Позицию исключённого хоккеиста в этом раунде менять нельзя.
objection-goalkeeper-only-on-g = Вратарь играет только в воротах.
objection-skater-on-g = В команде есть вратарь, значит, никто другой в воротах стоять не может.
objection-no-helper = За этим столом играют без помощи с составом.
objection-helped-already = Лучшая шестёрка уже стоит. Сначала переставьте карту.
objection-two-legends = В основном составе может быть только одна легенда.
objection-too-many-new = { $most ->
    [one] Заменить можно не больше { $most } хоккеиста.
    [few] Заменить можно не больше { $most } хоккеистов.
    [many] Заменить можно не больше { $most } хоккеистов.
   *[other] Заменить можно не больше { $most } хоккеиста.
}
objection-goalkeeper-must-play = Ваш вратарь должен играть: поставьте его на позицию В.
objection-empty-slot = Позиция { $slot } пуста, а на скамейке есть кого поставить.
objection-too-few-new = { $missing ->
    [one] Замените ещё { $missing } хоккеиста.
    [few] Замените ещё { $missing } хоккеистов.
    [many] Замените ещё { $missing } хоккеистов.
   *[other] Замените ещё { $missing } хоккеиста.
}
objection-no-such-choice = Такого выбора событие не даёт.
objection-not-your-trainer-card = Этой карты тренера у вас на руках нет.
objection-no-match-this-round = Если вы в этом раунде не играете, можно сыграть только смену или переход.
objection-nothing-to-play-it-on = Эту карту сейчас не на кого сыграть.
objection-no-such-target = Так эту карту сыграть нельзя.
objection-no-such-bonus = Такого бонуса сейчас ни у кого из ваших нет.
objection-bonus-used = Этот бонус в этом матче уже сыгран.
objection-no-such-die = К этому кубику бонус применить нельзя.
objection-die-stays = Этот кубик так не изменить.
objection-no-bonus = На этой карте нет бонуса.
objection-excluded-player = Исключённый хоккеист в этом матче не играет.
objection-trainer-before-match = Карты тренера играют до матча.

## Log
log-draft_started = { $first ->
    [none] Драфт начинается. Карты на руках тайные.
   *[other] Драфт начинается. Первым выбирает игрок { $first }.
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
    [many] { $count } карт отложено.
   *[other] { $count } карты отложено.
}
log-editor_opened = { $kind ->
    [build] Все собирают состав.
    [fill] { $seats } дополняет состав.
    [substitute] { $lo ->
        [0] { $seats } может заменить хоккеистов: не больше { $hi }.
       *[other] { $seats } заменяет хоккеистов: ровно { $lo }.
    }
   *[change] { $lo ->
        [0] Составы можно менять.
       *[other] Смена состава. Каждый заменяет хоккеистов: не меньше { $lo }.
    }
}
log-placed = { $who }: { $card } на { word-slot }
log-lineup_helped = { $who } берёт лучшую шестёрку.
log-editor_closed = { $who }: готово.
log-lineups_shown = Составы открыты: { $lineups }
log-season_started = Сезон начинается. Жетон первого игрока: { $first }; карт тренера у каждого: { $trainers }.
log-half_started = { $opponents ->
    [0] { $half }-я половина сезона, карт жребия: { $lots }.
   *[other] { $half }-я половина сезона, карт жребия: { $lots }, карт соперников: { $opponents }.
}
log-break_taken = Перерыв на сборную. Выходят новые соперники.
log-lot_turned = { $bye ->
    [none] Жребий: { $pairs }. Жетон первого игрока: { $first }.
   *[other] Жребий: { $pairs }. Жетон первого игрока: { $first }, без матча: { $bye }.
}
log-opponent_turned = Виртуальный соперник { $card }: атака { $attack }, оборона { $defence }. Жетон первого игрока: { $first }.
log-playoff_round = { $stage ->
    [final] Финал: { $pairs }
   *[semifinals] Полуфиналы: { $pairs }
}
log-event_turned = Событие: { $card }. { $card_does }
log-wings_swapped = { $who }: { $left } на ЛК, { $right } на ПК
log-excluded = { $who }: исключение на этот матч, { $card }
log-removed = { $who }: { $card } выбывает до конца сезона
log-trainer_played = { $who } играет карту «{ $card }»: атака теперь { $after_1 }, оборона { $after_2 }
log-transferred = { $who }: уходит { $out }, на скамейку приходит { $came }.
log-trainer_passed = { $forced ->
    [true] { $who }: карт тренера больше нет.
   *[other] { $who } пасует.
}
log-match_started = { $a } – { word-rival }: атака { $attack_1 } против обороны { $defence_2 }, атака { $attack_2 } против обороны { $defence_1 }
log-rolled = { $who ->
    [none] { $opponent }, бросает { $roller }: { $dice } против обороны { $target }
   *[other] { $who }: { $dice } против обороны { $target }
}
log-bonus_used = { $kind ->
    [reroll_own_all] { $who }: { $source }, свои кубики { $before } → { $after }
    [minus1] { $who }: { $source }, кубик соперника { $before } → { $after }
    [reroll_opp] { $who }: { $source }, кубик соперника { $before } → { $after }
   *[other] { $who }: { $source }, свой кубик { $before } → { $after }
}
log-bonus_passed = { $forced ->
    [true] { $who }: бонусов нет, пас.
   *[other] { $who } пасует.
}
log-regular_time_ended = Основное время { $goals_1 }:{ $goals_2 }: { $dice_1 } против { $targets_1 }, { $dice_2 } против { $targets_2 }
log-overtime_rolled = { $variant ->
    [defence] Овертайм { $attempt }: { $dice_1 } против { $targets_1 }, { $dice_2 } против { $targets_2 }
   *[duel] Овертайм: { $dice_1 } против { $dice_2 }
}
log-match_ended = { $overtime ->
    [true] { $a } – { word-rival } { $goals_1 }:{ $goals_2 } в овертайме
   *[other] { $a } – { word-rival } { $goals_1 }:{ $goals_2 }
}.{ $stage ->
    [season] {" "}Очки { $points_1 }:{ $points_2 }.
   *[other] {""}
}
log-change_rolled = { $minimum ->
    [0] Кубик { $die }: менять никого не обязательно.
    [one] Кубик { $die }: каждый заменяет не меньше { $minimum } хоккеиста.
    [few] Кубик { $die }: каждый заменяет не меньше { $minimum } хоккеистов.
    [many] Кубик { $die }: каждый заменяет не меньше { $minimum } хоккеистов.
   *[other] Кубик { $die }: каждый заменяет не меньше { $minimum } хоккеиста.
}
log-token_passed = Жетон первого игрока теперь: { $who }.
log-seeded = { $lots ->
    [none] Посев: { $seeds }
   *[other] Посев: { $seeds }. По жребию: { $lots }.
}
log-deciding_needed = По-прежнему равенство, следует решающий матч: { $seats }
log-hidden_revealed = Несыгранные карты тренера: { $trainers }
word-slot = { $slot ->
    [LW] ЛК
    [C] Ц
    [RW] ПК
    [G] В
   *[other] З
}
word-rival = { $b ->
    [none] { $opponent }
   *[other] { $b }
}
word-lineup = { $seat }: { $attack } + { $defence }
word-hand = { $owner }: { $list }
word-place = { $place }. { $list }
log-season_ended = Сезон окончен: { $ranking }

## The end
reason-points = Больше всего очков.
reason-strength = Очков поровну; решает сила команды в последнем матче.
reason-goal_difference = Очков поровну; решает разница шайб.
reason-goals = Поровну и очков, и разницы шайб; решают заброшенные шайбы.
reason-deciding_match = Победа в решающем матче.
reason-shared = Равенство во всём: общая победа.
reason-playoff = Победа в финале плей-офф.
reason-resigned = Соперник сдаётся.
