tagline = Одна кучка, один секрет, один последний камешек.
summary = Берите камешки из кучки и приберегите жетон для последнего.

option-stones = Камешки
option-stones-help = Сколько их лежит в кучке.
option-stones--9 = 9
option-stones--12 = 12
option-stones--15 = 15
option-grabs = Горсти
option-grabs-help = Каждый игрок может один раз положиться на кубик.

reason-heap-empty = Кучка пуста.
reason-resigned = Соперник сдаётся.

objection-one-to-most = Возьмите от 1 до { $most } камешков.
objection-heap-too-small = { $heap ->
    [one] Остался только { $heap } камешек.
    [few] Осталось только { $heap } камешка.
   *[other] Осталось только { $heap } камешков.
}
objection-no-grabs = В этом матче играют без горстей.
objection-grabbed-already = Вы уже брали горсть.

log-token-dealt = { $name }: жетон { $token }.
log-taken = { $name } берёт { $count }, осталось { $left }.
log-grabbed = { $name } берёт горсть: на кубике { $die }, взято { $count }, осталось { $left }.
log-token-added = { $name } берёт последний камешек: { $stones } + { $token } = { $sum }.
log-match-ended = Матч окончен, { $points }.

ui-heap = Кучка
ui-you-hold = Ваш жетон
ui-points = Очки
ui-take = Взять { $count }
ui-grab = Горсть
ui-you-act = Возьмите камешки или горсть.
ui-they-act = Ходит { $name }.
ui-over = Матч окончен.
ui-turn = Ваш ход
ui-wait = Ждите
ui-end = Конец
ui-would-have = затем { $total }
