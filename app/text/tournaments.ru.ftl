## Tournaments: the form, the lobby, the page

cup-crumb = Турнир
cup-of = { $title }, тренеров: { $count }
cup-new-title = Новый турнир
cup-new-lead = Пригласите по ссылке, выберите команды и играйте каждый матч за отдельным столом.
cup-new-who = Кто играет
cup-new-name = Название турнира
cup-new-name-example = Альпийский кубок
cup-new-sit = Я тренирую команду
cup-new-sit-help = Выключите, если хотите только вести турнир.
cup-new-open = Открыть турнир
cup-new-next = Затем вы получите ссылку для других тренеров.
cup-grace = Время ожидания, минуты
cup-grace-help = Кто заставляет ждать дольше, ничего не выбирает, а идущий матч проигрывает.
cup-grace-value = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
cup-coaches = Тренеры
cup-sit = Возьмите команду
cup-team = Ваша команда
cup-team-of = Команда игрока { $name }
cup-team-take = Сменить
cup-team-take-of = Сменить команду игрока { $name }
cup-invite = Войти может только тот, у кого есть эта ссылка.
cup-call = Созовите тренеров
cup-places = Места
cup-taken = занято { $taken } из { $places }
cup-place-free = Свободное место
cup-place-number = Место { $number }
cup-bot = Добавить компьютерного тренера
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
cup-ready-guest = { $host } может начать турнир.
cup-now = Как идёт турнир
cup-day = Игровой день { $day } из { $days }
cup-day-short = Игровой день { $day }
cup-stage-recovery = Восстановление
cup-stage-preparation = Тренировка или задание
cup-stage-legendary = Легендарная карта
cup-stage-tactics = Тактика
cup-stage-match = Матчи
cup-stage-bookkeeping = Учёт
cup-stage-over = Завершён
cup-your-turn = Ваш ход
cup-choose-help = Выберите ниже; другие увидят только то, что позволяют правила.
cup-match-help = Ваш матч с игроком { $name } начался.
cup-waits-for = Ещё выбирают: { $names }.
cup-matches-run = { $count ->
    [one] Идёт { $count } матч.
    [few] Идут { $count } матча.
    [many] Идут { $count } матчей.
   *[other] Идёт { $count } матча.
}
cup-play = К вашему матчу
cup-see = Результат
cup-live = идёт
cup-bye = без матча
cup-nobody = пока никто
cup-walkover = без игры
cup-void = не сыгран
cup-later = позже
cup-won = Турнир выиграл тренер { $name }
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
cup-has-left = ушёл
cup-log = Что произошло
cup-leave = Покинуть турнир
cup-leave-help = Вы проиграете идущий матч и все следующие. Ваше место никто не займёт.
cup-leave-now = Покинуть насовсем
cup-dice = Честный жребий
cup-dice-help = Сервер связал себя своим зерном раньше, чем сел первый тренер. Потом каждый может проверить любой жребий и любой матч.
cup-dice-commitment = Обязательство
cup-dice-seed = Зерно сервера
cup-dice-entry = Запись { $seq }:
cup-draw-int = { $value } из { $n } чисел от 0
cup-draw-die = { $value } на кубике с { $n } гранями
cup-draw-shuffle = порядок { $n }: { $order }
cup-back = Турнир
home-cups = Турниры
home-cups-new = Новый турнир
home-cups-empty = Открытых турниров нет
home-cups-empty-help = От трёх до восьми тренеров, у каждого своя команда: откройте турнир и отправьте ссылку.
home-cups-lobby = тренеры: { $taken } из { $places }
home-cups-playing = идёт
home-cups-finished = завершён
