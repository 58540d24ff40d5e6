### Страницы вокруг стола. Имена сообщений начинаются со страницы, к которой относятся.

## Home

home-title = Играть
home-heading = { $games ->
    [4] Четыре спорта. Один стол. Играет тот, у кого есть ссылка.
   *[other] Спорт за одним столом. Играет тот, у кого есть ссылка.
}
home-lead = Настоящие кубики, настоящие карты и сервер, который знает правила. Без регистрации: введите имя и садитесь.
home-start = Открыть стол
home-join = Сесть за свободный
home-mine = Ваши матчи
home-mine-all = Все ваши матчи
home-games = Выберите игру
home-open = Свободные столы
home-open-count = { $count ->
    [one] { $count } стол ждёт игроков
    [few] { $count } стола ждут игроков
    [many] { $count } столов ждут игроков
   *[other] { $count } стола ждут игроков
}
home-open-empty = Сейчас свободных столов нет
home-open-empty-help = Откройте стол и отправьте ссылку или пока сыграйте с компьютером.
home-live = Сейчас играют
home-live-empty = Сейчас никто не играет
home-live-empty-help = Матчи, открытые для зрителей, появятся здесь, как только начнутся.
home-no-games = Ни одна игра не установлена
home-sit = Сесть
home-look = Заглянуть
home-watch = Смотреть
home-featured = Прямой эфир: { $title }, { $players }
home-step-1 = Выберите игру
home-step-1-help = У каждой игры свои правила и варианты к ним.
home-step-2 = Отправьте ссылку
home-step-2-help = Друзья откроют её, введут имя и сядут. Свободные места может занять компьютер.
home-step-3 = Играйте
home-step-3-help = Стол говорит, чей ход и что можно сделать. Закройте страницу, вернитесь: ничего не потеряно.

## Who you are

name-label = Ваше имя за столом
name-hint = От 1 до 24 символов. Без пароля и почты.
name-save = Взять это имя

## Matches in lists and headings

match-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
match-players-range = от { $min } до { $max } игроков
match-with = с игроками: { $names }
match-alone = Пока больше никого
match-your-turn = Ваш ход
match-to-act = Ход: { $names }
match-in-lobby = В ожидании, занято мест: { $taken } из { $seats }
match-moves = { $count ->
    [one] сыграно { $count } действие
    [few] сыграно { $count } действия
    [many] сыграно { $count } действий
   *[other] сыграно { $count } действия
}
match-seats-free = { $count ->
    [0] Свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
match-private = Только по ссылке
match-public = В списке
match-you = вы
match-host = хозяин
match-place = { $place ->
    [1] Победа
   *[other] { $place }-е место из { $seats }
}

## Seats and their shirts

seat-number = Место { $number }
seat-free = Свободно
seat-shirt-1 = Синяя, гладкая
seat-shirt-2 = Оранжевая в полосы
seat-shirt-3 = Бирюзовая с лентой
seat-shirt-4 = Сливовая, половинами
seat-shirt-5 = Жёлтая в горох

## A new table

new-title = Открыть стол
new-lead = Выберите правила и получите ссылку для остальных.
new-game = Игра
new-rules = Правила
new-rules-none = У этой игры одни правила, без вариантов.
new-people = Игроки
new-seats = Сколько играет
new-visibility = Кто найдёт этот стол
new-visibility-help = Закрытого стола нет ни в одном списке. Сесть может тот, у кого есть ссылка.
new-sit = Я тоже играю
new-sit-help = Если выключить, вы только хозяин, а за столом сидят другие.
new-seed = Ваша доля случая
new-seed-help = Любой текст. Он подмешивается в каждый бросок, поэтому никто, даже сервер, не решает за кубики один.
new-ticket = Билет на матч
new-dice = Кубики
new-dice-fair = Честность проверяема
new-open = Открыть стол
new-next = Затем вы получите ссылку и QR-код.
new-default = Обычно
new-on = Да
new-off = Нет
new-nothing = Ничего
new-nth = { $name }, номер { $number }

## The lobby

lobby-title = Ждём игроков
lobby-crumb = Ожидание
lobby-heading = { $host }: { $title }
lobby-invite = Кто её откроет, введёт имя и сядет. Без регистрации.
lobby-invite-open = Стол в списке: сесть может любой. Ссылка ведёт прямо сюда.
lobby-call = Отправьте ссылку
lobby-link = Ссылка-приглашение
lobby-copy = Скопировать
lobby-copied = Скопировано
lobby-qr = QR-код приглашения
lobby-seats = Места
lobby-taken = занято { $taken } из { $seats }
lobby-sit = Сесть сюда
lobby-sit-named = Введите имя и садитесь
lobby-bot = Компьютер
lobby-remove = Убрать
lobby-remove-named = Убрать игрока { $name } с места { $number }
lobby-leave = Уйти
lobby-start = Начать матч
lobby-ready = Все на месте.
lobby-ready-host = Начинайте, когда захотите.
lobby-ready-guest = Матч начинает { $host }.
lobby-waiting = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
    [many] Свободно ещё { $count } мест.
   *[other] Свободно ещё { $count } места.
}
lobby-waiting-help = Матч можно начать, когда все места заняты людьми или компьютером.
lobby-chat = Чат
lobby-chat-empty = Сообщений пока нет. Поздоровайтесь.
lobby-chat-message = Сообщение
lobby-chat-send = Отправить
lobby-chat-sign-in = Возьмите имя, чтобы писать здесь.
lobby-chat-script = Чату нужен JavaScript. Всё остальное на этой странице работает и без него.
lobby-settings = Этот стол
lobby-offline = Связь потеряна. Пробуем снова.
lobby-rules = Читать правила

## The result

result-title = Итог
result-won = Победа: { $name }
result-shared = Первое место делят: { $names }
result-standings = Итоговая таблица
result-place = Место
result-player = Игрок
result-score = Счёт
result-fair = Честны ли были кубики?
result-fair-help = Отпечаток опубликован до первого броска, зерно после последнего. Вместе с долями всех игроков они задают каждый кубик и каждое перемешивание.
result-commitment = Опубликовано до первого броска
result-seed = Открыто в конце
result-client-seeds = Добавили игроки
result-faces = { $count ->
    [one] { $count } бросок { $sides }-гранного кубика. Столбцы: что выпало, чёрточки: чего ждать.
    [few] { $count } броска { $sides }-гранного кубика. Столбцы: что выпало, чёрточки: чего ждать.
    [many] { $count } бросков { $sides }-гранного кубика. Столбцы: что выпало, чёрточки: чего ждать.
   *[other] { $count } броска { $sides }-гранного кубика. Столбцы: что выпало, чёрточки: чего ждать.
}
result-face = { $face }: { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}
result-verify = Проверить каждый бросок
result-replay = Смотреть повтор
result-rematch = Реванш
result-new = Новый стол
result-keep = Сохранить матч
result-keep-help = В записи каждое действие и каждый бросок. Её можно повторить и проверить без этого сервера.
result-record = Скачать запись
result-actions = Действий
result-length = Длился
result-ended = Окончен
result-options = Правила этого матча

## Rules

rules-title = Правила
rules-of = Правила: { $title }
rules-search = Искать в правилах
rules-search-hint = Слово или пункт, например { $clause }
rules-contents = Содержание
rules-hits = { $count ->
    [0] «{ $word }» нигде не встречается
    [one] «{ $word }» в { $count } месте
    [few] «{ $word }» в { $count } местах
    [many] «{ $word }» в { $count } местах
   *[other] «{ $word }» в { $count } места
}
rules-play = Открыть стол
rules-source = Откуда это
rules-source-help = Каждое правило помечено.
rules-printed-help = Так сказано в правилах, которые нам дали игроки.
rules-public-help = В тех правилах этого нет, но опубликовано в другом месте.
rules-ours-help = Текст молчит или неясен, и мы сделали выбор.
rules-english = Полные правила на английском. Всё за столом на вашем языке.
rules-missing = Правила этой игры ещё не записаны.

## You

you-title = Вы
you-here = Этот браузер вас знает
you-open = Открыть
you-nobody = У вас ещё нет имени
you-nobody-help = Чтобы сесть за стол, нужно только имя. Оно останется в этом браузере.
you-name-fixed = Имена не меняются, чтобы старые итоги оставались верными. С другим именем вы начнёте как новый игрок.
you-name-new = Стать другим игроком
you-look = Язык и вид
you-language = Язык
you-theme = Тема
you-theme-system = Как в системе
you-theme-light = Светлая
you-theme-dark = Тёмная
you-device = Этот браузер и есть ваш ключ
you-device-help = Пароля нет: ваши места принадлежат cookie в этом браузере. Если стереть данные сайта, они потеряны навсегда.
you-running = Идут
you-finished = Сыграны
you-none = Матчей пока нет
you-none-help = Выберите игру, отправьте ссылку, и матч сохранится здесь.
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
error-404-help = Возможно, ссылка обрезана или стол закрытый, а кода в ссылке нет.
error-403 = Этот стол закрытый
error-403-help = Попросите у хозяина ссылку-приглашение: в ней код, который открывает страницу.
error-409 = Это уже не подходит
error-409-help = Стол за это время изменился. Ничего не потеряно: вернитесь и посмотрите снова.
error-429 = Чуть медленнее, пожалуйста
error-429-help = Отсюда пришло слишком много сразу. Подождите немного и попробуйте снова.
error-400 = Не удалось прочитать
error-400-help = Что-то в форме было не так. Вернитесь и попробуйте снова.
error-500 = У нас что-то сломалось
error-500-help = Ваш матч цел: каждое действие записывается раньше, чем его кто-либо увидит. Попробуйте чуть позже.
error-401 = Кто вы?
error-401-help = Сначала возьмите имя, потом можно сесть.
error-home = На главную
error-foreign = Об этом от вашего имени попросил другой сайт, поэтому ничего не сделано.
error-not-offered = Сейчас такого действия нет.
