# Helvetia Cup: настройки, отказы, протокол, конец. Слова рисунка — в table.ru.ftl.

tagline = Пять на пять, гексы и удар как дуэль нервов
summary = Футбол в фэнтезийном мире для двух тренеров. Бегайте, обгоняйте, идите в подкат и пасуйте на поле из гексов, а потом бейте в один из шести секторов, пока вратарь тайно закрывает некоторые из них.

## Настройки
option-teams = Команды
option-teams-help = Тренер на месте 1 защищает левые ворота, на месте 2 — правые.
option-teams--dragons = Драконы Базелы
option-teams--fools = Безумцы Зиона
option-teams--bears = Медведи Берены
option-teams--ogres = Огры Гризы
option-teams--vampires = Вампиры Цугриги
option-teams--diplomats = Дипломаты Гиневы
option-teams--dwarfs = Гномы Шафаузы
option-teams--elves = Эльфы Лозаны
gallery-dragons = Хозяева воздуха. Опасна любая подача.
gallery-fools = Ловкачи, обведут кого угодно.
gallery-bears = Тяжёлые лапы, всегда у мяча.
gallery-ogres = Крепкие лбы, никаких тонкостей.
gallery-vampires = Карманники. Мяча нет, не успели моргнуть.
gallery-diplomats = Мяч приходит туда, куда его послали.
gallery-dwarfs = Подкаты как молот, в воздухе ничего.
gallery-elves = Изящны и быстры, борьбу не любят.
gallery-bar-dribble = Дриблинг
gallery-bar-pass = Передача
gallery-bar-shot = Удар
gallery-bar-header = Игра головой
gallery-bar-steal = Отбор
gallery-bar-tackle = Подкат
gallery-help = Полосы: среднее девяти футболистов, от слабейшей до сильнейшей команды.
gallery-captain = Капитан: { $name }
gallery-first = Карты: нет, первый матч
gallery-usual = Играть с картами
option-cards = Карты
option-cards-help = Каждый тренер оставляет себе три карты тактики и легендарные карты. Первый матч сыграйте без них.
option-offside = Офсайд
option-offside-help = Кто объявляет офсайд: обороняющийся тренер, никто или стол автоматически.
option-offside--call = Объявляет тренер
option-offside--auto = Засчитывается всегда
option-offside--off = Без офсайда
option-extra_time = Дополнительное время
option-extra_time-help = После ничьей два тайма по 15 минут.
option-shootout = Серия пенальти
option-shootout-help = Решает исход, если счёт всё ещё равный.
option-short_pass_cap = Короткие пасы за раунд
option-short_pass_cap-help = Сколько можно сделать за один раунд.
option-stall_rounds = Раунды без броска времени
option-stall_rounds-help = После стольких раундов без броска времени он делается автоматически.
option-hands = Карты на руках
option-hands-help = Задаёт турнир.
option-unavailable = Отсутствующие футболисты
option-unavailable-help = Задаёт турнир.
option-boost_malus = Уставшие футболисты
option-boost_malus-help = Задаёт турнир.

## Слова
word-coach = { $who ->
    [0] Место 1
    [1] Место 2
   *[other] { $who }
}
word-test = { $test ->
    [steal] кража
    [dribble] дриблинг
    [tackle] подкат
    [intercept] перехват
    [clear] выбивание
   *[other] длинный пас
}
word-shot = { $shot ->
    [one_touch] удар в касание
    [header] удар головой
    [penalty] пенальти
    [shootout] удар в серии пенальти
   *[other] удар
}
word-zone = { $zone ->
    [left] левая зона
    [right] правая зона
   *[other] центральная зона
}
word-parts = { $base }{ $halved ->
    [true] {"\u00A0:\u00A02"}
   *[other] {""}
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $pressure ->
    [0] {""}
   *[other] {" "}− { $pressure }
}
word-tested = { $halved ->
    [true] { word-parts } = { $value }
   *[other] { $bonus ->
        [0] { $pressure ->
            [0] { $value }
           *[other] { word-parts } = { $value }
        }
       *[other] { word-parts } = { $value }
    }
}
word-rolled = { $rolled ->
    [0] без броска
   *[other] бросок { $rolled }
}
word-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
word-boosts = { $cost ->
    [0] бесплатный шаг
    [one] { $cost } ускорение
    [few] { $cost } ускорения
    [many] { $cost } ускорений
   *[other] { $cost } ускорения
}
word-loss = { $loss ->
    [one] { $loss } ускорение
    [few] { $loss } ускорения
    [many] { $loss } ускорений
   *[other] { $loss } ускорения
}
word-hexes = { $distance ->
    [one] { $distance } гекс
    [few] { $distance } гекса
    [many] { $distance } гексов
   *[other] { $distance } гекса
}
word-half = { $half ->
    [1] Первый тайм
    [2] Второй тайм
    [3] Первый дополнительный тайм
   *[other] Второй дополнительный тайм
}

## Отказы
error-option-hands = Карты приносят оба тренера или ни один.
error-option-shirt-numbers = Номера на майках: от 1 до 9, каждый не больше одного раза.
error-option-tactics-most = Тренер приносит разные карты тактики, не больше { $most }.
error-option-tactics-unknown = Такой карты тактики нет.
error-option-legendary = Тренер может принести легендарную карту только своей команды.
objection-not-now = Сейчас этого сделать нельзя.
objection-not-your-footballer = Это не ваш футболист.
objection-card-not-in-hand = У вас нет этой карты.
objection-card-played = Эта карта уже сыграна.
objection-card-not-now = Эту карту играют в другой момент.
objection-card-names-whom = Эта карта указывает на других футболистов или ни на кого.
objection-card-target = На этого футболиста эту карту сыграть нельзя.
objection-card-changes-nothing = Эта карта сейчас ничего не изменит.
objection-not-available = Этот футболист пропускает матч.
objection-picked-already = Этот футболист уже в составе.
objection-one-captain = В составе может быть не больше одного капитана.
objection-in-shirt-order = Футболистов расставляют по номерам: следующий — номер { $number }.
objection-goal-area = Во вратарской площадке может стоять только вратарь этой команды.
objection-own-half = Футболиста ставят на своей половине.
objection-not-in-circle = Защищающихся в центральный круг не ставят.
objection-hex-taken = На этом гексе ваш № { $number }.
objection-field-footballer-kicks = С центра начинает полевой футболист.
objection-not-on-pitch = Этого футболиста нет на поле.
objection-fallen = Этот футболист лежит и сначала должен встать.
objection-settled = В этой фазе этот футболист больше не двигается.
objection-just-come-on = Вышедшие на замену в этом раунде не двигаются.
objection-keeper-with-ball-stays = Вратарь с мячом в своей площадке не двигается.
objection-muddy = На раскисшем поле защитники ускорений не тратят.
objection-no-step-left = У этого футболиста шагов не осталось.
objection-too-far = Слишком далеко: шагов { $steps }, осталось { $left }.
objection-one-hex = Шаг — на соседний гекс.
objection-overtake-after-step = Обгон — только после шага.
objection-overtake-without-boost = Тот, кто потратил ускорение, обгонять не может.
objection-overtake-along-line = Обгоняют вдоль боковой линии.
objection-stand-with-free-step = Встать может только лежащий футболист, у которого есть бесплатный шаг.
objection-nothing-to-take-back = У этого футболиста нет шагов, которые ещё можно вернуть.
objection-take-backs-used-up = В этом движении шаги уже возвращались 20 раз, больше нельзя.
objection-others-depend-on-it = От этих шагов зависит ход другого футболиста: сначала верните его.
objection-no-such-substitute = Такой замены нет.
objection-holder-stays = Футболист с мячом не может уйти с поля.
objection-from-the-edge = С поля уходят через крайний гекс.
objection-another-moves = Двигаться должен другой футболист.
objection-not-the-nearest = Этот футболист не самый близкий.
objection-no-swap-into-goal = Пришлось бы поменяться местами с партнёром, которому во вратарскую площадку нельзя.
objection-nearest-hex-outside = Уходят на один из ближайших свободных гексов вне штрафной площадки.
objection-passes-used-up = { $cap ->
    [one] За раунд можно отдать не больше { $cap } короткого паса.
    [few] За раунд можно отдать не больше { $cap } коротких пасов.
    [many] За раунд можно отдать не больше { $cap } коротких пасов.
   *[other] За раунд можно отдать не больше { $cap } короткого паса.
}
objection-short-pass-range = Короткий пас — на 1 или 2 гекса.
objection-no-receiver = Короткий пас отдают стоящему партнёру или на пустой гекс.
objection-long-pass-range = Длинный пас — на 3 гекса и дальше.
objection-not-into-goal = В эти ворота пас не отдают.
objection-keeper-not-home = Ваш вратарь не в своей площадке.
objection-no-shot-after-pass = После короткого паса можно бить только в касание.
objection-not-in-zone = Бьют из ударных зон.
objection-only-after-short-pass = Удар в касание — только после короткого паса.
objection-action-is-due = Атакующее действие обязательно.
objection-keeper-must-pass = Вратарь должен начать с паса.
objection-aim-at-a-sector = Выберите один из шести секторов.
objection-shooter-aims = Бьёте вы, закрывает соперник.
objection-keeper-guards = Вы закрываете сектора, бьёт соперник.
objection-guard-exactly = { $n ->
    [one] Нужно закрыть ровно { $n } сектор.
    [few] Нужно закрыть ровно { $n } сектора.
    [many] Нужно закрыть ровно { $n } секторов.
   *[other] Нужно закрыть ровно { $n } сектора.
}
objection-guard-together = Закрытые сектора должны соприкасаться сторонами.
objection-everybody-kicks-first = Второй раз бьют, только когда пробила вся команда.

## Протокол
log-dealt = { word-coach }, карты: { $tactics }, { $legendary }.
log-discarded = { $card ->
    [none] { word-coach } сбрасывает карту.
   *[other] { word-coach } сбрасывает «{ $card }».
}
log-legendary_laid_out = { word-coach } открывает легендарную карту «{ $card }».
log-picked = { $f ->
    [none] { word-coach } выбирает футболиста.
   *[other] { word-coach } выбирает: { $f }.
}
log-squad_revealed = { word-coach }: в воротах { $keeper }; начинают { $starters }; в запасе { $substitutes }.
log-toss_won = { word-coach } выигрывает жеребьёвку.
log-kickoff_chosen = В первом тайме с центра начинает { word-coach }.
log-half_started = { word-half }: с центра начинает { word-coach }.
log-half_ended = { word-half } окончен, { $left }:{ $right }.
log-placed = { $f } на { $to }.
log-kicker_chosen = { $f } начинает с центра.
log-substituted = Замена: выходит { $on }, уходит { $f }.
log-moved = { $f }: с { $origin } на { $to }, { word-boosts }.
log-overtaken = { $f }: обгон на { $to }.
log-stood_up = { $f } встаёт.
log-taken_back = { $f } снова на { $to }, ускорений: { $boosts }, возвращено.
log-movement_done = { word-coach } заканчивает движение.
log-collected = { $f } подбирает мяч на { $hex }.
log-tested = { $f }: { word-test } { word-tested }, { word-rolled }: { $success ->
    [true] успех
   *[other] неудача
}.
log-pressure_kept = { word-coach }: ни кражи, ни подката.
log-ball_taken = { $f } забирает мяч, { $fell } падает.
log-fell = { $f } падает, фола нет.
log-moved_on = { $f } уходит с мячом на { $to }.
log-fouled =
    Нарушает { $offender }, фол на футболисте { $victim }: { $card ->
        [yellow] жёлтая карточка
        [second_yellow] вторая жёлтая, удаление
        [red] красная карточка, удаление
       *[other] без карточки
    }{ $boosts ->
        [-3] , травма.
        [-2] , травма.
        [-1] , травма.
       *[other] { $loss ->
            [0] .
           *[other] , потеря: { word-loss }.
        }
    }
log-keeper_named = { $f } встаёт в ворота.
log-took_over = { $f } подбирает мяч на { $hex }, расстояние: { word-hexes }.
log-withdrawn = { $stays ->
    [true] { $f } отойти не может и не давит.
   *[other] { $f } отходит на { $to }.
}
log-penalty_awarded = Пенальти, бьёт { word-coach }.
log-penalty_prepared = { $f } пробивает пенальти.
log-area_cleared = { $f } выходит из штрафной площадки на { $to }.
log-short_passed = { $f }: короткий пас с { $origin } на { $to }.
log-long_passed = { $f }: длинный пас с { $origin } на { $to }.
log-deviated = Число { $roll }, путь мяча: { $way }.
log-received = { $f } получает мяч на { $hex }.
log-declined = { $f } пропускает пас.
log-ball_loose = Свободный мяч на { $hex }. До атакующих { $attackers }, до защищающихся { $defenders }. Мяч у тренера { word-coach }.
log-round_ended = { word-coach } заканчивает раунд.
log-shot_taken = { $f }: { word-shot }, { word-zone }; { $sectors ->
    [one] закрыт { $sectors } сектор
    [few] закрыты { $sectors } сектора
    [many] закрыто { $sectors } секторов
   *[other] закрыто { $sectors } сектора
}.
log-aimed = { $sector ->
    [none] { word-coach }: цель выбрана.
   *[other] { word-coach } целится: { $sector }.
}
log-guarded = { $sectors ->
    [none] { word-coach }: сектора выбраны.
   *[other] { word-coach } закрывает: { $sectors }.
}
log-revealed = Цель: { $aim }. Закрыто: { $guard }.
log-saved = { $f } берёт мяч.
log-shot_tested = { $f }: { word-shot }, { word-parts }{ $sector ->
    [0] {""}
   *[other] , сектор { $sector }
}{ $touch ->
    [0] {""}
   *[other] , в касание { $touch }
} = { $value }, { word-rolled }.
log-goal_scored = Гол: { $f }, { $left }:{ $right }
log-missed = Мимо. Вратарь: { $f }.
log-time_rolled = { $fixed ->
    [true] Время по карте: { word-minutes }, на табло { $clock }.
   *[other] Кубик времени: { word-minutes }, на табло { $clock }.
}
log-turned_over = { word-coach } атакует.
log-offside_given = Офсайд: { $f }, до линии ворот { $depth }, предпоследний соперник — { $line }.
log-offside_refused = Офсайда нет: { $f }, до линии ворот { $depth }, предпоследний соперник — { $line }. { word-coach } больше не объявляет офсайд в этом тайме.
log-played_on = { word-coach } даёт играть дальше.
log-card_played = { word-coach } играет карту «{ $card }»{ $f ->
    [none] {""}
   *[other] : { $f }
}{ $g ->
    [none] {""}
   *[other] , { $g }
}. «{ $card_does }»
log-shootout_started = Серия пенальти: начинает { word-coach }.
log-taker_named = { $f } бьёт следующий пенальти.
log-kick_taken = { $f } { $scored ->
    [true] забивает
   *[other] не забивает
}. Серия { $left }:{ $right }
log-match_ended = { $reason ->
    [score] Финальный свисток.
    [shootout] Победа в серии пенальти: { word-coach }.
    [resigned] Матч окончен: один из тренеров сдаётся.
   *[other] Техническое поражение.
}
log-resigned = { $name } сдаётся.

## Конец
reason-score = по голам
reason-shootout = в серии пенальти
reason-forfeit = техническое поражение
reason-resigned = соперник сдаётся
