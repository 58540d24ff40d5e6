### Страницы вокруг стола. Имена сообщений начинаются со страницы, к которой относятся.

## Home

home-title = Играть
home-heading = { $games ->
    [4] Четыре спорта. Один стол.
   *[other] Спорт за одним столом.
}
home-lead = Настоящие кубики, настоящие карты и сервер, который знает правила. Без регистрации: введите имя и играйте.
home-start = Создать стол
home-mine = Ваши матчи
home-mine-all = Все ваши матчи
home-games = Выберите игру
home-open-count = { $count ->
    [one] { $count } стол ждёт игроков
    [few] { $count } стола ждут игроков
    [many] { $count } столов ждут игроков
   *[other] { $count } стола ждут игроков
}
home-open-empty = Сейчас нет столов, которые ждут игроков.
home-live = Сейчас играют
home-live-empty = Сейчас никто не играет.
home-no-games = Ни одна игра не установлена
home-sit = Сесть
home-look = Заглянуть
home-watch = Смотреть
home-none-live = Сейчас никто не играет. Лучший вчерашний матч: { $game }.
home-computer = Играть с компьютером
home-play = Играть
home-as = Вы играете как { $name },
home-not-me = это не вы?
home-name-hint = от 1 до 24 символов, без пароля
home-no-name = Сначала введите имя: от 1 до 24 символов.
home-friend = Позвать друзей
home-friend-help = Отправьте ссылку. Тот, кто её откроет, введёт имя и сядет за стол.
home-link = Получить ссылку
home-my-turns = { $running ->
    [one] { $turns } из { $running } текущего
    [few] { $turns } из { $running } текущих
    [many] { $turns } из { $running } текущих
   *[other] { $turns } из { $running } текущего
}

## Who you are

name-label = Ваше имя за столом
name-hint = От 1 до 24 символов. Без пароля и без почты.
name-save = Играть под этим именем

## Matches in lists and headings

match-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
match-players-range = { $max ->
    [one] от { $min } до { $max } игрока
    [few] от { $min } до { $max } игроков
    [many] от { $min } до { $max } игроков
   *[other] от { $min } до { $max } игрока
}
match-with = за столом: { $names }
match-alone = Пока больше никого
match-your-turn = Ваш ход
match-to-act = Ход: { $names }
match-in-lobby = Сбор игроков, занято мест: { $taken } из { $seats }
match-moves = { $count ->
    [one] сыгран { $count } ход
    [few] сыграно { $count } хода
    [many] сыграно { $count } ходов
   *[other] сыграно { $count } хода
}
match-seats-free = { $count ->
    [0] Свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
match-private = По приглашению
match-public = Открытый
match-you = вы
match-host = хозяин
match-place = { $place ->
    [1] Победа
   *[other] { $place }-е место из { $seats }
}

## Seats and their shirts

seat-number = Место { $number }
seat-free = Свободно
seat-shirt-1 = Синяя, однотонная
seat-shirt-2 = Оранжевая в полосы
seat-shirt-3 = Бирюзовая с лентой
seat-shirt-4 = Сливовая, половинами
seat-shirt-5 = Жёлтая в горох

## A new table

new-title = Создать стол
new-game = Игра
new-visibility = Кто увидит стол
new-visibility-help = Закрытого стола нет в списках. Сесть за него может тот, у кого есть ссылка.
new-rules = Правила
new-rules-none = У этой игры одни правила, настраивать нечего.
new-seed-help = Ваш браузер выбирает тайное слово. Слова всех игроков подмешиваются в каждый бросок, поэтому никто, даже сервер, не управляет кубиками.
new-ticket = Билет на матч
new-dice = Кубики
new-dice-fair = честность можно проверить
new-open = Создать стол
new-default = По умолчанию
new-on = Да
new-off = Нет
new-nothing = Нет
new-nth = { $name }, номер { $number }

## The lobby

lobby-title = Ждём игроков
lobby-crumb = Сбор игроков
lobby-heading = { $host }: { $title }
lobby-invite = Тот, кто откроет ссылку, введёт имя и сядет за стол. Без регистрации.
lobby-invite-open = Стол открытый: сесть может любой. Ссылка ведёт прямо сюда.
lobby-call = Отправьте ссылку
lobby-link = Ссылка-приглашение
lobby-copy = Скопировать ссылку
lobby-copied = Скопировано
lobby-qr = QR-код приглашения
lobby-seats = Места
lobby-taken = занято { $taken } из { $seats }
lobby-sit = Сесть сюда
lobby-sit-named = Введите имя и садитесь
lobby-bot = Добавить компьютер
strength = Сила
strength-random = Случайный
strength-easy = Лёгкий
strength-easy-help = для первого матча, ошибается
strength-normal = Средний
strength-normal-help = знает игру
strength-hard = Сложный
strength-hard-help = думает наперёд
lobby-remove = Убрать
lobby-remove-named = Убрать с места { $number }: { $name }
lobby-leave = Выйти
lobby-teams = Выберите команду
lobby-teams-help = Каждый тренер выбирает сам. На удачу: свободную команду выбирает сервер, и этот выбор проверить нельзя.
lobby-team-bar = { $n } из 5
lobby-team-yours = ваша
lobby-team-opponent = Соперник
lobby-tonight = Сегодня играют
lobby-surprise = На удачу
lobby-start = Начать матч
lobby-ready = Все на месте.
lobby-ready-away = Все места заняты. Сейчас не на связи: { $names }.
lobby-ready-host = Начинайте, когда захотите.
lobby-ready-guest = Матч начинает хозяин стола: { $host }.
lobby-say-ready = К игре
lobby-not-yet = Ещё нет
lobby-undecided = Ещё выбирает: { $names }.
lobby-undecided-you = Ждут только вас.
lobby-undecided-help = Матч начнётся, когда все будут готовы.
lobby-waiting = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
    [many] Свободно ещё { $count } мест.
   *[other] Свободно ещё { $count } места.
}
lobby-waiting-help = Матч можно начать, когда на всех местах сидят игроки или компьютер.
lobby-chat = Чат
lobby-chat-empty = Сообщений пока нет. Поздоровайтесь.
lobby-chat-message = Сообщение
lobby-chat-send = Отправить
lobby-chat-sign-in = Чтобы писать, введите имя.
lobby-chat-script = Чату нужен JavaScript. Всё остальное на этой странице работает и без него.
lobby-settings = Этот стол
lobby-offline = Связь прервалась. Восстанавливаем.
lobby-polls = Прямое соединение здесь заблокировано: места меняются чуть позже, чат не работает.
lobby-rules = Прочитать правила
lobby-host-away = { $name } не в сети. Стола больше нет в списке.
lobby-removed = Хозяин стола освободил ваше место. Смотреть можно, снова сесть — только по приглашению.
lobby-invite-again = Позвать снова
lobby-lock = Закрыть место
lobby-locked = Закрыто
lobby-start-with =
    { $count ->
        [one] Начать с { $count } игроком
        [few] Начать с { $count } игроками
        [many] Начать с { $count } игроками
       *[other] Начать с { $count } игроком
    }
lobby-changed = За этим столом теперь: { $option }.
lobby-options-save = Сохранить правила
lobby-clock-save = Сменить часы
lobby-chat-off = Выключить чат
lobby-chat-on = Включить чат

## The result

result-title = Результат
result-won = Победа: { $name }
result-shared = Общая победа: { $names }
result-standings = Места
result-place = Место
result-player = Игрок
result-score = Счёт
result-fair = Честными ли были кубики?
result-fair-help = Отпечаток опубликован до первого броска, зерно — после последнего. Вместе со словами игроков они определяют каждый кубик и каждое перемешивание.
result-commitment = Опубликовано до первого броска
result-seed = Раскрыто в конце
result-client-seeds = Слова игроков
result-faces = { $count ->
    [one] { $count } бросок { $sides }-гранного кубика. Столбцы — что выпало, чёрточки — чего следовало ждать.
    [few] { $count } броска { $sides }-гранного кубика. Столбцы — что выпало, чёрточки — чего следовало ждать.
    [many] { $count } бросков { $sides }-гранного кубика. Столбцы — что выпало, чёрточки — чего следовало ждать.
   *[other] { $count } броска { $sides }-гранного кубика. Столбцы — что выпало, чёрточки — чего следовало ждать.
}
result-face = { $face }: { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}
result-verify = Проверить броски
result-replay = Посмотреть повтор
result-new = Новый стол
result-keep = Сохранить матч
result-keep-help = В записи есть каждый ход и каждый бросок. Посмотреть и проверить её можно и без этого сервера.
result-keep-later = В записи есть каждый ход и каждый бросок. Она публикуется по окончании турнира: до тех пор карты тренеров тайные.
result-record = Скачать запись
result-actions = Ходы
result-length = Длительность
result-ended = Окончание
result-options = Правила этого матча

## Rules

rules-title = Правила
rules-of = Правила: { $title }
rules-search = Искать в правилах
rules-search-hint = Слово или пункт, например { $clause }
rules-contents = Содержание
rules-hits = { $count ->
    [0] «{ $word }» в правилах не встречается
    [one] «{ $word }»: { $count } место в правилах
    [few] «{ $word }»: { $count } места в правилах
    [many] «{ $word }»: { $count } мест в правилах
   *[other] «{ $word }»: { $count } места в правилах
}
rules-play = Создать стол
rules-source = Откуда правила
rules-source-help = У каждого правила указан источник.
rules-printed-help = Так сказано в печатных правилах.
rules-public-help = В печатных правилах этого нет, взято из другого открытого источника.
rules-ours-help = Правила молчат или неясны, поэтому решили мы.
rules-english = Полные правила — на английском. За столом всё по-русски.
rules-missing = Правила этой игры пока не записаны.

## You

you-title = Вы
you-here = Вас помнит этот браузер
you-open = Открыть
you-nobody = У вас ещё нет имени
you-nobody-help = Чтобы сесть за стол, хватит имени. Оно сохранится в этом браузере.
you-look = Язык и оформление
you-language = Язык
you-theme = Тема
you-theme-system = Как в системе
you-theme-light = Светлая
you-theme-dark = Тёмная
you-running = Текущие
you-finished = Сыгранные
you-none = Матчей пока нет
you-none-help = Выберите игру и отправьте ссылку: ваши матчи будут здесь.
you-count-matches = { $count ->
    [one] матч
    [few] матча
    [many] матчей
   *[other] матча
}
you-count-won = { $count ->
    [one] победа
    [few] победы
    [many] побед
   *[other] победы
}

## When something is not right

error-404 = Здесь ничего нет
error-404-help = Возможно, ссылка неполная или стол закрытый, а в ссылке нет кода.
error-403 = Сюда сейчас нельзя
error-403-help = Попросите у хозяина стола ссылку-приглашение: в ней код, который открывает страницу.
error-409 = На столе уже другая позиция
error-409-help = Пока вы выбирали, что-то произошло. Ничего не потеряно: вернитесь и посмотрите снова.
error-429 = Не так быстро, пожалуйста
error-429-help = От вас пришло слишком много запросов сразу. Подождите немного и попробуйте снова.
error-400 = Форму не удалось прочитать
error-400-help = Одно из полей заполнено неверно. Вернитесь и попробуйте снова.
error-500 = У нас что-то сломалось
error-500-help = Ваш матч цел: каждый ход записывается раньше, чем его кто-либо увидит. Попробуйте чуть позже.
error-401 = Как вас зовут?
error-401-help = Сначала введите имя, потом можно сесть за стол.
error-home = На главную
error-foreign = Этот запрос отправил от вашего имени другой сайт, поэтому мы его не выполнили.
error-not-offered = Сейчас такой ход невозможен.
