clock-none = Без часов
clock-decision = { $seconds } с на решение
clock-bank = { $minutes } мин + { $seconds } с
clock-days = { $days ->
    [one] { $days } день на решение
    [few] { $days } дня на решение
    [many] { $days } дней на решение
   *[other] { $days } дня на решение
}
