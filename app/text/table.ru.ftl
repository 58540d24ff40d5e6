# Рамка каждой страницы
shell-no-cookies = Этот браузер не принимает cookie. В одном из них хранятся ваше имя и места: без него можно только смотреть открытые столы.
shell-skip = Перейти к содержимому
shell-home = Stadion, главная страница
shell-main-nav = Главное меню
shell-nav-play = Играть
shell-nav-watch = Смотреть
shell-nav-rules = Правила
shell-nav-you = Вы
shell-language = Язык: русский
shell-theme-system = Тема: как в системе
shell-theme-light = Тема: светлая
shell-theme-dark = Тема: тёмная
shell-footer = За правилами следит, карты перемешивает и кубики бросает сервер; потом это может проверить каждый.
shell-api = API

# Стол: кто ходит
table-joining = Подключаемся к столу
table-noscript = Для игры нужен JavaScript. Это текущая позиция; следующую вы увидите после обновления страницы.
table-position =
    Позиция после { $number ->
        [one] { $number } хода
        [few] { $number } ходов
        [many] { $number } ходов
       *[other] { $number } хода
    }
table-bar = Ваш ход
table-board = Поле
table-hand = Ваши карты и ходы
table-players = Игроки
table-rail = Расчёт, журнал и чат
table-views = Части стола
table-tools = Связь, звук, настройки, выход
table-fold = Свернуть боковую панель
table-unfold = Развернуть боковую панель
table-sum = Сумма
table-tab-table = Стол
table-tab-log = Журнал
table-tab-chat = Чат
table-tab-seats = Места
table-flag-your-turn = Ваш ход
table-flag-watching = Вы зритель
table-flag-over = Конец
table-flag-no = Сейчас нельзя
table-flag-stopped = Остановлено
notice-game-gone = Этой игры на сервере больше нет.
notice-rules-changed = С тех пор как играли этот матч, правила игры изменились. Его можно смотреть, но нельзя продолжить.
notice-record-unfit = Сохранённая запись этого матча не соответствует правилам. Его можно смотреть, но нельзя продолжить.
table-flag-paused = Пауза
table-paused = Ходы подождут, пока связь не восстановится.
table-paused-second = Стол показывает последнюю известную позицию. За вас ничего не сыграют.
table-flag-move = Ход { $number }
table-title-turn = ● Ваш ход: { $game }
table-choose = Выберите один из своих ходов.
table-choose-second = Всё, что сейчас разрешают правила, подсвечено на поле или есть в списке.
table-wait-one = Ходит { $name }.
table-wait-several = Ходят: { $names }.
table-wait-second = Пока ждём. Когда настанет ваш ход, вы услышите сигнал.
table-watching-second = Вы видите то же, что и стол; карты на руках скрыты.
table-over-won = Победа: { $name }.
table-over-shared = Общая победа: { $names }.
table-over-drawn = Ничья.
table-over-second = Результат и запись сохранены.
table-refused = На столе ничего не изменилось.
table-refused-mine = На столе ничего не изменилось. Можно то, что подсвечено или есть в списке.
table-sent = Отправка
table-wrong-watching = Вы зритель.
table-wrong-other = { $count ->
    [one] Сейчас решает { $names }.
    [few] Сейчас решают { $names }.
   *[other] Сейчас решают { $names }.
}
table-wrong-here = Здесь так нельзя.
table-wrong-unchanged = Менять пока нечего.
table-wrong-still = Вопрос прежний:
table-clause-missing = Этот пункт правил не удалось прочитать.
table-more = Ещё
table-your-moves = Ваши ходы
table-no-actions = Сейчас не ваш ход.
table-generic = У этой игры пока нет рисованного поля: здесь всё, что вы видите, а ниже — всё, чем можно ходить.
table-moves = Ходы

# Показ того, что произошло
table-stage-doing = Ходит { $name }.
table-stage-rolls = { $name } бросает кубики.
table-stage-then = Затем: { $names }
table-go-on = Дальше
table-show-all = Показать всё
table-pace = Темп
table-pace-normal = Обычно
table-pace-fast = Быстро
table-pace-whole = Ходы целиком
table-skip = К моему ходу
since-move = С вашего хода
since-nothing = С вашего хода ничего.
since-watching = До этого
since-nothing-yet = Пока ничего.
since-away = Без вас
since-more = Раньше: ещё { $count }
since-replay = Повторить всё ({ $count }), { $seconds } с
since-replay-one = Повторить: { $text }
key-space = пробел
table-pace-slow = Медленно
table-done = Сделано автоматически: { $what }
table-call-goal = Гол
table-call-sprint = Спринт
table-call-saved = Сейв
table-call-intercepted = Перехват
table-call-wide = Мимо
table-call-off-bike = Слезает
table-call-mishap = Неудача
table-call-card = Карта события
table-call-card-back = Карта назад
table-call-card-lost = Минус карта
table-call-refused = Отказ
table-call-over-line = Финиш
table-call-faceoff = Вбрасывание
table-call-puck-won = Шайба ваша
table-call-puck-lost = Шайба потеряна
table-call-ball-won = Мяч ваш
table-call-ball-lost = Мяч потерян
table-call-out = Дисквалификация
table-call-final = Конец
table-call-period = Конец периода
table-call-half-time = Перерыв
table-call-full-time = Конец тайма
table-call-winner = Победа
table-call-crash = Завал
table-call-referee = Судья
table-call-photo = Фотофиниш
table-call-header = Удар головой

# Места
table-you = вы
table-on-turn = ходит
table-bot = Компьютер
table-program = Программа
table-bot-name = Компьютер { $number }
table-bot-hasty = торопится
table-bot-patient = выжидает
table-seat-name = Место { $number }
table-seat-left = играет компьютер
table-seat-reconnecting = связь прервалась
table-take-seat = Занять это место
table-stands = Трибуны
table-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
table-stands-text = Зрители видят поле и журнал, но не карты на руках.
table-copy = Копировать ссылку
table-copied = Скопировано

# Связь с сервером
table-line-joining = Подключение
table-line-good = На связи
table-line-good-ms = На связи, { $ms } мс
table-line-slow = Медленная связь
table-line-slow-ms = Медленная связь, { $ms } мс
table-line-broken = Восстанавливаем связь
table-line-lost = Нет связи
table-reconnecting = Восстанавливаем связь, попытка { $tries }.
table-reconnecting-text = Поле могло устареть, поэтому ходы приостановлены.
table-reconnecting-watching = Поле могло устареть.
table-polls = Прямое соединение здесь заблокировано.
table-polls-text = Играть можно: ходы приходят чуть позже, чат не работает.
table-lost = Связь потеряна.
table-lost-text = Мы продолжаем попытки. Место остаётся за вами, и за вас ничего не сыграют.
table-try-now = Попробовать сейчас
table-outdated = У Stadion новая версия.
table-outdated-text = Загрузите страницу ещё раз. Место и недописанное сообщение сохранятся.
table-load-again = Загрузить
table-not-arrived = Ваш ход не дошёл.
table-not-arrived-text = На столе уже другая позиция. За вас ничего не сыграно; выберите ход снова.
table-close = Закрыть
table-viewing = Вы смотрите ход { $number }.
table-older = Предыдущий
table-newer = Следующий
table-to-live = Вернуться в игру
table-door-unauthenticated = Как вас зовут?
table-door-unauthenticated-text = Сначала введите имя на главной странице, потом снова откройте эту ссылку.
table-door-forbidden = Вход только по приглашению
table-door-forbidden-text = Стол открывает ссылка-приглашение. Попросите её у хозяина стола.
table-door-not-found = Такого стола нет
table-door-not-found-text = Возможно, ссылка неполная или такого стола никогда не было.
table-door-rate-limited = Слишком быстро
table-door-rate-limited-text = Сервер на время закрыл это соединение. Подождите минуту и обновите страницу.
table-door-home = На главную страницу

table-no-sum = Здесь бросок или выбор расписан по частям.

# Журнал и чат
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-log-earlier = Предыдущие строки
table-log-new = { $count ->
    [one] { $count } новая
    [few] { $count } новые
    [many] { $count } новых
   *[other] { $count } новой
}
table-log-look = Показать ход { $number }
chat-not-sent = Сообщение не отправлено. Оно осталось здесь, попробуйте ещё раз.
table-chat = Чат
table-chat-empty = Пока никто ничего не написал.
table-chat-message = Сообщение
table-chat-hint = Напишите что-нибудь
table-chat-send = Отправить
table-chat-stands = на трибунах
table-chat-muted = Чат за этим столом выключен.
log-resigned = { $name } сдаётся.

# Шапка, настройки, клавиши
table-sound = Звук
table-settings = Настройки стола
table-leave = Выйти
table-private = Закрытый стол
table-public = Открытый стол
table-theme = Тема
table-theme-system = Как в системе
table-theme-light = Светлая
table-theme-dark = Тёмная
table-language = Язык
table-sounds = Звуки
table-sound-turn = Мой ход и нехватка времени
table-sound-play = Кубики, карты и фишки
table-vibrate = Вибрация, когда моё время на исходе
table-sound-chat = Чат
table-comfort = Доступность
table-no-motion = Без анимации
table-list = Все ходы списком рядом с журналом
table-keys-on = Однобуквенные горячие клавиши
table-keys = Горячие клавиши
table-key-help = Этот список
table-key-log = Журнал
table-key-chat = Чат
table-key-hide = Скрыть фишки на поле
table-key-skip = К моему ходу
table-key-escape = На шаг назад
table-key-arrows = Движение по полю
table-key-hand = Карты на руках и части броска
table-key-rule = Правило карты, как долгое нажатие

# Перед необратимым
table-resign = Сдаться
table-resign-title = Сдаться в этом матче?
table-resign-duel = Матч сразу закончится победой соперника. Результат и запись сохранятся.
table-resign-more = Ваше место до конца доиграет компьютер. Отменить это нельзя.
table-leave-title = Выйти из матча?
table-leave-text = Пока вы не вернётесь, за вас играет компьютер. Вы при этом не сдаётесь.
table-leave-now = Передать компьютеру
table-leave-for-good = Выйти насовсем
table-pause = Пауза
table-pause-title = Поставить матч на паузу?
table-pause-text = С вами только компьютеры, никто не ждёт. На паузе стоят и ваши часы. Если сдаться, матч закончится сейчас, это поражение.
table-pause-now = Пауза, продолжить когда угодно
table-pause-stay = Остаться за столом
table-pause-resign = Сдаться
table-paused-solo = Матч на паузе.
table-keep-playing = Играть дальше

# Конец
table-result = Результат
table-replay = Посмотреть повтор
table-verify = Проверить кубики
table-record = Скачать запись

# Запись матча
replay-caption = Что произошло
replay-title = Повтор: { $game }
replay-board = Поле после этого хода
replay-beside = Моменты, ходы и чат
replay-moves = Ходы
replay-link = Ссылка на этот момент
replay-nothing = Решение, которое проявится позже.
replay-opening = Начальная позиция.
replay-timeline = Шкала ходов
replay-at = Ход { $number } из { $total }
replay-move = Ход
replay-first = К началу
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = В конец
replay-moments = Моменты
replay-decisions = Решения
replay-analysis = Весь разбор
replay-moment-back = Предыдущий момент
replay-moment-on = Следующий момент
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость: { $speed }×
replay-eyes = Показать карты
replay-all = Все
replay-stands = Трибуны
replay-hand = { $name }, карты на руках
replay-everything = Всё
replay-track = Как менялся шанс
replay-declared = сначала
replay-aimed = с прицелом
replay-card = карта
replay-dice = кубики
replay-verdict = результат
replay-mode = Моменты { $time }
replay-to-table = К столу
replay-loading = Загружаем повтор
replay-noscript = Без JavaScript повтор показывает по одной позиции.
replay-failed = Повтор не удалось загрузить.
replay-lost = Эту часть загрузить не удалось. То, что вы видите, останется.

table-tournament = Турнир
table-cup-back = К кубку
table-cup-won = { $result ->
    [won] Победа { $score }, и { $cup } ваш.
    [lost] Поражение { $score }, но { $cup } ваш.
    [given] Победа, и { $cup } ваш.
    [gave] Поражение, но { $cup } ваш.
    [lucky] Ничья { $score }, жребий за вас, и { $cup } ваш.
    [unlucky] Ничья { $score }, жребий против вас, но { $cup } ваш.
   *[drawn] Ничья { $score }, и { $cup } ваш.
}
table-cup-over = { $result ->
    [won] Победа { $score }.
    [lost] Поражение { $score }.
    [given] Победа.
    [gave] Поражение.
    [lucky] Ничья { $score }, жребий за вас.
    [unlucky] Ничья { $score }, жребий против вас.
   *[drawn] Ничья { $score }.
} Победитель: { $name } ({ $cup }), ваше место: { $place }.
table-cup-goes-on = { $result ->
    [won] Победа { $score }.
    [lost] Поражение { $score }.
    [given] Победа.
    [gave] Поражение.
    [lucky] Ничья { $score }, жребий за вас.
    [unlucky] Ничья { $score }, жребий против вас.
   *[drawn] Ничья { $score }.
} Ваше место пока: { $place } ({ $cup }).
table-cup-watched = Победитель: { $name } ({ $cup }).
table-cup-level = Очков поровну: решает разница мячей.
