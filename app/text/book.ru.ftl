### Правила для игроков: страницы, поиск, панель за столом.

book-title = Правила для игроков
book-search-hint = Искать в правилах: слово или { $clause }
book-chapters = { $count ->
    [one] { $count } глава
    [few] { $count } главы
    [many] { $count } глав
   *[other] { $count } главы
}
book-hits = Найдено: { $count }
book-none = По запросу «{ $word }» ничего нет. Попробуйте одно слово или посмотрите оглавление.
book-all = Показать всё: { $count }
book-printed = Печатные правила
book-ours = Наше прочтение
book-variant = Вариант
book-example = Пример
book-position = Попробовать позицию
book-printed-help = так сказано в печатных правилах.
book-ours-help = печатные правила молчат или неясны; мы пишем, как играют здесь.
book-variant-help = настройка при создании стола.
book-from = Откуда правило
book-in-chapter = В этой главе
book-options = Настройки, которые это меняют
book-copy = Скопировать ссылку на { $clause }
book-copied = Ссылка скопирована
book-print = Распечатать правила
book-neighbours = Соседние главы
book-specification = Спецификация для разработчиков
book-players = Правила для игроков

panel-title = Правило { $clause }
panel-chapter = Вся глава { $number }
panel-back = Назад
panel-close = Закрыть правило
panel-turn = Тем временем ваш ход.
panel-loading = Правила загружаются
panel-off = За этим столом не действует
panel-here = Здесь:
panel-yes = Да
panel-no = Нет
book-picture = Позиция
