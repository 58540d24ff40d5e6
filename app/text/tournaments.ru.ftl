## Tournaments: the form, the lobby, the page

tournament-crumb = Турнир
tournament-new-title = Новый турнир
tournament-new-lead = Отправьте приглашение, выберите команды и проведите каждый матч за отдельным столом.
tournament-new-who = Кто играет
tournament-new-name = Название турнира
tournament-new-name-example = Альпийский кубок
tournament-new-sit = Я тоже играю
tournament-new-sit-help = Выключите, если хотите только провести турнир.
tournament-new-open = Создать турнир
tournament-new-next = Затем вы получите ссылку для других игроков.
tournament-format = Система
tournament-format-own = По правилам игры
tournament-format-round_robin = Каждый с каждым
tournament-format-knockout = На выбывание
tournament-format-swiss = Швейцарская система
tournament-format-season = Один матч на { $seats }
tournament-round = { $round }-й раунд
tournament-round-of = { $round }-й раунд из { $rounds }
tournament-clock-note = для каждого матча
tournament-begin = Начало
tournament-begins-at = Начало в
tournament-begins-help = Без времени турнир начнёте вы. Со временем он начнётся сам, а за десять минут всех позовут.
tournament-begins = Начало
tournament-begins-soon = скоро начало
tournament-fill = Свободные места займёт компьютер
tournament-fill-help = Он сядет при начале турнира.
tournament-fills = Свободные места при начале займёт компьютер.
tournament-clock = Часы
tournament-rated = Матчи
tournament-rated-yes = рейтинговые матчи
tournament-rated-no = товарищеские матчи
tournament-grace = Время ожидания в минутах
tournament-grace-help = Тот, кто заставит ждать дольше, теряет право выбора, а в текущем матче получает техническое поражение.
tournament-pause = Пауза между раундами, минуты
tournament-pause-name = Пауза между раундами
tournament-begins-in = начало через { $time }
tournament-next-round = Следующий раунд через { $time }
tournament-grace-name = Время ожидания
tournament-grace-value = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
tournament-coaches = Игроки
tournament-sit = Примите участие
tournament-team = Ваша команда
tournament-team-of = Команда (тренер { $name })
tournament-team-take = Сменить
tournament-team-take-of = Сменить команду (тренер { $name })
tournament-invite = Присоединиться может только тот, у кого есть эта ссылка.
tournament-call = Пригласите игроков
tournament-places = Места
tournament-taken = занято { $taken } из { $places }
tournament-place-free = Свободное место
tournament-place-number = Место { $number }
tournament-bot = Добавить компьютер
tournament-bot-name = Компьютер { $number }
tournament-start = Начать турнир
tournament-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
}
tournament-waiting-help = На каждом месте должен быть игрок или компьютер.
tournament-ready-host = Все места заняты. Начинайте, когда у всех нужные команды.
tournament-ready-guest = Турнир может начать { $host }.
tournament-now = Ход турнира
tournament-day = Игровой день { $day } из { $days }
tournament-day-short = Игровой день { $day }
tournament-your-turn = Ваш ход
tournament-choose-help = Выберите ниже; другие увидят только то, что позволяют правила.
tournament-match-help = Ваш матч начался. Соперник: { $name }.
tournament-waits-for = Ещё выбирают: { $names }.
tournament-matches-run = { $count ->
    [one] Идёт { $count } матч.
    [few] Идут { $count } матча.
    [many] Идёт { $count } матчей.
   *[other] Идёт { $count } матча.
}
tournament-round-final = Финал
tournament-round-semi = Полуфинал
tournament-round-quarter = Четвертьфинал
tournament-match-semi = Полуфинал { $n }
tournament-match-quarter = Четвертьфинал { $n }
tournament-winner-of = победитель матча { $n }
tournament-upset = Сенсация, посев № { $seed }: { $result }
tournament-top = Лидирует { $name }, очков: { $n }
tournament-call-final = Позвать на финал
tournament-call-final-off = Не звать
tournament-about = { $game }, { $format }, хозяин { $host }. { $clock }, { $rated }
tournament-story = Хроника
tournament-live-count = в эфире: { $n }
tournament-opponents = средние очки соперников
tournament-podium = Пьедестал
tournament-play = На матч
tournament-see = Результат
tournament-live = идёт
tournament-bye = без матча
tournament-nobody = никого
tournament-walkover = техническая победа
tournament-void = не сыгран
tournament-level = ничья
tournament-series = { $series } по пенальти
tournament-by-lot = по жребию
tournament-later = позже
tournament-won = Победа в турнире: { $name }
tournament-won-help = Команда: { $team }.
tournament-next = Следующий кубок
tournament-next-wants = { $name } хочет сыграть следующий кубок.
tournament-next-follow = Смотреть следующий кубок
tournament-table = Таблица
tournament-th-place = Место
tournament-th-coach = Игрок
tournament-th-won = Победы
tournament-th-won-short = В
tournament-th-drawn = Ничьи
tournament-th-drawn-short = Н
tournament-th-lost = Поражения
tournament-th-lost-short = П
tournament-th-goals = Голы
tournament-th-difference = Разница
tournament-th-points = Очки
tournament-fixtures = Матчи
tournament-bracket = Сетка
tournament-chooses = Выбирает
tournament-has-left = вне турнира
tournament-log-seeded = Посев: { $order }.
tournament-log-round_begun = { $round }-й раунд.
tournament-log-bye_given = { $coach }: раунд без матча.
tournament-log-result_counted = { $coaches }: { $how ->
    [resigned] побеждает { $winner }, соперник сдаётся.
    [abandoned] побеждает { $winner } из-за отсутствия соперника.
    [forfeit] техническая победа, { $winner }.
    [untold] { $scores }. Побеждает { $winner }.
   *[other] { $scores }.
}
tournament-log-won_without_match = Техническая победа: { $coaches }.
tournament-log-not_played = Матч не сыгран: никто не пришёл.
tournament-log-lot_drawn = Поровну, решил жребий: { $order }.
tournament-log-coach_withdrew = { $coach } снимается с турнира.
tournament-log-tournament_won = Победа в турнире: { $coach }.
tournament-log-round_opened = Хозяин начинает следующий раунд.
tournament-log-grace_lengthened = Хозяин увеличивает время ожидания, минут: { $minutes }.
tournament-organise = Вести турнир
tournament-grace-lengthen = Увеличить
tournament-pausing = Пауза перед следующим раундом
tournament-open-round = Начать сейчас
tournament-absent = Нет на месте
tournament-leave = Выйти из турнира
tournament-leave-help = Вы получите техническое поражение в текущем и всех следующих матчах. Ваше место никто не займёт.
tournament-leave-now = Выйти насовсем
tournament-dice = Честный жребий
tournament-dice-help = Сервер связал себя своим зерном до того, как за стол сел первый игрок. После турнира любой может проверить каждый жребий и каждый матч.
tournament-dice-commitment = Обещание
tournament-dice-seed = Зерно сервера
tournament-dice-entry = Шаг { $seq }:
tournament-draw-int = { $value } (из { $n } чисел от 0)
tournament-draw-die = { $value } на { $n }-гранном кубике
tournament-draw-shuffle = перемешивание { $n }: { $order }
home-tournaments = Турниры
tournament-instead = Или создайте турнир: { $fewest }–{ $most } игроков
home-tournaments-new = Новый турнир
home-tournaments-empty = Открытых турниров нет
home-tournaments-empty-help = Каждый с каждым, на выбывание или по швейцарской системе, от 3 до 32 участников: создайте турнир и отправьте ссылку.
home-tournaments-lobby = игроки: { $taken } из { $places }
home-tournaments-playing = идёт
home-tournaments-finished = завершён
