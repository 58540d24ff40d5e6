# Рамка каждой страницы
shell-skip = Перейти к содержанию
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
shell-footer = Все правила, перемешивания и броски выполняет сервер, и каждый может их проверить.
shell-api = Интерфейс
