## Tournaments: the form, the lobby, the page

cup-crumb = Турнир
cup-of = { $count ->
    [one] { $title }, { $count } тренер
    [few] { $title }, { $count } тренера
    [many] { $title }, { $count } тренеров
   *[other] { $title }, { $count } тренера
}
cup-new-title = Новый турнир
cup-new-lead = Отправьте приглашение, выберите команды и проведите каждый матч за отдельным столом.
cup-new-who = Кто играет
cup-new-name = Название турнира
cup-new-name-example = Альпийский кубок
cup-new-sit = Я веду одну из команд
cup-new-sit-help = Выключите, если хотите только провести турнир.
cup-new-open = Создать турнир
cup-new-next = Затем вы получите ссылку для других тренеров.
cup-grace = Время ожидания в минутах
cup-grace-help = Кто заставит ждать дольше, теряет право выбора, а в идущем матче получает техническое поражение.
cup-grace-value = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
cup-coaches = Тренеры
cup-sit = Возглавьте команду
cup-team = Ваша команда
cup-team-of = Команда (тренер { $name })
cup-team-take = Сменить
cup-team-take-of = Сменить команду (тренер { $name })
cup-invite = Присоединиться может только тот, у кого есть эта ссылка.
cup-call = Пригласите тренеров
cup-places = Места
cup-taken = занято { $taken } из { $places }
cup-place-free = Свободное место
cup-place-number = Место { $number }
cup-bot = Добавить компьютер
cup-bot-name = Компьютер { $number }
cup-start = Начать турнир
cup-waiting = { $count ->
    [one] Ждём ещё { $count } тренера
    [few] Ждём ещё { $count } тренеров
    [many] Ждём ещё { $count } тренеров
   *[other] Ждём ещё { $count } тренера
}
cup-waiting-help = На каждом месте должен быть тренер или компьютер.
cup-ready-host = Все места заняты. Начинайте, когда у всех нужные команды.
cup-ready-guest = Турнир может начать { $host }.
cup-now = Ход турнира
cup-day = Игровой день { $day } из { $days }
cup-day-short = Игровой день { $day }
cup-stage-recovery = Восстановление
cup-stage-preparation = Тренировка или задание
cup-stage-legendary = Легендарная карта
cup-stage-tactics = Тактика
cup-stage-match = Матчи
cup-stage-bookkeeping = Подсчёт
cup-stage-over = Завершён
cup-your-turn = Ваш ход
cup-choose-help = Выберите ниже; другие увидят только то, что позволяют правила.
cup-match-help = Ваш матч начался. Соперник: { $name }.
cup-waits-for = Ещё выбирают: { $names }.
cup-matches-run = { $count ->
    [one] Идёт { $count } матч.
    [few] Идут { $count } матча.
    [many] Идут { $count } матчей.
   *[other] Идёт { $count } матча.
}
cup-play = На матч
cup-see = Результат
cup-live = идёт
cup-bye = без матча
cup-nobody = не занято
cup-walkover = техническая победа
cup-void = не сыгран
cup-later = позже
cup-won = Победа в турнире: { $name }
cup-won-help = Команда: { $team }.
cup-table = Таблица
cup-format-round_robin = Каждый с каждым
cup-format-knockout = На выбывание
cup-th-place = Место
cup-th-coach = Тренер
cup-th-won = Победы
cup-th-won-short = В
cup-th-drawn = Ничьи
cup-th-drawn-short = Н
cup-th-lost = Поражения
cup-th-lost-short = П
cup-th-goals = Голы
cup-th-difference = Разница
cup-th-points = Очки
cup-fixtures = Матчи
cup-bracket = Сетка
cup-chooses = Выбирает
cup-has-left = вне турнира
cup-log = Что произошло
cup-leave = Выйти из турнира
cup-leave-help = Вы получите техническое поражение в идущем и всех следующих матчах. Ваше место никто не займёт.
cup-leave-now = Выйти насовсем
cup-dice = Честный жребий
cup-dice-help = Сервер связал себя своим зерном до того, как за стол сел первый тренер. После турнира любой может проверить каждый жребий и каждый матч.
cup-dice-commitment = Обещание
cup-dice-seed = Зерно сервера
cup-dice-entry = Шаг { $seq }:
cup-draw-int = { $value } (из { $n } чисел от 0)
cup-draw-die = { $value } на { $n }-гранном кубике
cup-draw-shuffle = перемешивание { $n }: { $order }
cup-back = Турнир
home-cups = Турниры
home-cups-new = Новый турнир
home-cups-empty = Открытых турниров нет
home-cups-empty-help = От трёх до восьми тренеров, у каждого своя команда: создайте турнир и отправьте ссылку.
home-cups-lobby = тренеры: { $taken } из { $places }
home-cups-playing = идёт
home-cups-finished = завершён
