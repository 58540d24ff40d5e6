clock-none = Без часов
clock-decision = { $seconds } с на решение
clock-bank = { $minutes } мин + { $seconds } с
clock-days = { $days ->
    [one] { $days } день на решение
    [few] { $days } дня на решение
    [many] { $days } дней на решение
   *[other] { $days } дня на решение
}
clock-key = Все часы вслух
clock-menu = Часы: { $name }
clock-gift = Добавить { $time }
clock-gift-note = Один раз за решение, видно в журнале
clock-period = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
clock-pause = Предложить паузу
clock-pause-by = { $name } предлагает паузу.
clock-pause-text = Все часы стоят, пока кто-нибудь не продолжит игру.
clock-paused-all = Пауза.
clock-agree = Согласиться
clock-play-on = Играть дальше
clock-low = мало времени
clock-up = время вышло
clock-still = часы стоят
clock-paused = пауза
table-secret = выбирает тайно
clock-outage = Сервер не отвечал { $time }. Никто не потерял времени.
clock-runs-in = Часы пойдут через { $time }.
clock-say-low = Осталось секунд: { $seconds }.
clock-until = до { $when }
clock-say-start = У вас { $time }.
clock-say-up = Время вышло.
clock-say-up-action = Время вышло: { $action }.
log-gave-time = { $by } добавляет время: { $name } +{ $time }.
log-paused = { $name }: пауза
log-resumed = { $name } продолжает игру.
log-no-pause = Без паузы: { $name } играет дальше.
clock-silence = Когда выйдет время: { $action }.
clock-silence-computer = Когда выйдет время, за вас решит компьютер.
