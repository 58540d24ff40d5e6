### Форма нового стола: с кем играть, часы, что действует за столом.

new-whom = С кем
new-whom-note = на каждое место — кого хотите
new-seat-count = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
new-plays = Я играю
new-link = Ссылка
new-link-help = Сюда сядет тот, кому вы отправите ссылку
new-link-said = У кого есть ссылка
new-computer = Компьютер
new-strength-of = Сила, место { $number }
new-anyone = Кто угодно
new-by-link = Только по ссылке
new-listed = В списке для всех
new-clock = Часы
new-clock-note = по времени никто не проигрывает: когда оно выйдет, за вас решит компьютер
new-rules-change = Изменить
new-play-now = Играть
clock-relaxed = Спокойно
clock-quick = Быстро
clock-days-name = По дням
clock-own = Свои значения
clock-as-long = Сколько угодно
clock-yes-no = { $seconds } с на «да» или «нет».
clock-about = Около { $count } мин.
clock-weeks = { $count ->
    [one] Около { $count } недели.
    [few] Около { $count } недель.
    [many] Около { $count } недель.
   *[other] Около { $count } недели.
}
clock-days-help = Играйте, когда удобно.
clock-none-help = За ушедшего может сыграть компьютер.
clock-own-decision = Секунд на решение
clock-own-bank = Минут на весь матч
clock-own-increment = и секунд за каждое решение
clock-own-days = Дней на решение
new-next = Затем вы получите ссылку и QR-код для остальных. Если на всех местах компьютеры, матч начнётся сразу.
new-next-teams = Затем выбирают команды. Для остальных вы получите ссылку и QR-код.
new-at-table = За этим столом
new-hints-short = Подсказки
new-hints = Дружеский, с подсказками
new-hints-help = Подсказку может взять каждый, это видно в журнале
new-wait = Ждём друг друга
new-wait-help = Никого не заменяют, победу не требуют
new-substitutes = Замены
new-substitutes-help = У кого есть ссылка, тот может занять оставленное место
