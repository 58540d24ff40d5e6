## Tournaments (HC-17): options, choices, what happens

option-format = Формат
option-format-help = Каждый с каждым: ничья засчитывается. На выбывание: после ничьей дополнительное время и пенальти.
option-format--round_robin = Каждый с каждым
option-format--knockout = На выбывание

cup-choose-prepare = Тренировка или задание
cup-choose-prepare-help = Перед каждым матчем одно из двух. Тренировка тайная, задание лежит открыто для всех.
cup-training = Тренировка
cup-training-help =
    Возьмите тактики общей ценой не больше { $points ->
        [one] { $points } балла
        [few] { $points } баллов
        [many] { $points } баллов
       *[other] { $points } балла
    }.
cup-training-take = Тренироваться
cup-spent = потрачено { $spent } из { $points } баллов
cup-price = { $points ->
    [one] { $points } балл
    [few] { $points } балла
    [many] { $points } баллов
   *[other] { $points } балла
}
cup-task = Задание
cup-task-help = Выберите одну карту. Выполните её задание в матче — и карта ваша.
cup-task-take = Взять задание
cup-prepare-nothing = Ни то ни другое
cup-choose-lay_out = Легендарная карта
cup-choose-lay_out-help = Она лежит открыто и тратится, только если её сыграть.
cup-legendary-none = На этот раз без неё
cup-legendary-take = Дальше
cup-choose-bring = Тактики на этот матч
cup-choose-bring-help =
    Не больше { $most ->
        [one] { $most } карты
        [few] { $most } карт
        [many] { $most } карт
       *[other] { $most } карты
    }. Соперник их не увидит, после матча они вернутся к вам.
cup-bring-take = Взять эти
cup-my-club = Ваш клуб
cup-own-tactics = Ваши тактики
cup-own-legendary = Легендарных осталось
cup-brought = На этот матч
cup-none = нет
cup-injured = травма: пропускает следующий матч
cup-suspended = дисквалификация: пропускает следующий матч
cup-exhausted = утомление: в начале матча на 1 ускорение меньше
cup-yellow = пока одна жёлтая карточка
cup-club-cards = тактики: { $tactics }, легендарные: { $legendary }
cup-club-task = Задание: { $card }
cup-club-legendary = Открыта: { $card }
cup-club-out = Нет: { $numbers }
cup-club-exhausted = Утомление: { $numbers }

objection-choice-at-another-stage = Это выбирают на другом этапе.
objection-training-or-task = Тренировка или задание, но не оба сразу.
objection-card-owned-already = Взять можно только карты, которых у вас нет.
objection-training-too-dear = Тренировка стоит не больше трёх баллов.
objection-three-tactics-at-most = На матч можно взять не больше трёх тактик.
objection-tactics-not-owned = Взять можно только свои тактики.
objection-legendary-used-up = Эта легендарная карта не ваша или уже сыграна.

log-bracket_drawn = Жеребьёвка сетки: { $order }.
log-day_begun = Игровой день { $day }.
log-recovery_rolled = { $coach }, бросок на восстановление, номер { $number }: { $fit ->
    [true] может играть
   *[other] пропускает ещё матч
}.
log-task_named = { $coach } берёт задание: { $card }.
log-trained = { $coach }: тренировка, взято карт { $count }.
log-legendary_chosen = { $coach } открывает карту «{ $card }».
log-tactics_chosen = { $coach }: готово, тактик на матч { $count }.
log-match_counted = { $coaches }: { $goals }.
log-winner_by_lot = Решает жребий: { $coach }.
log-walked_over = Техническая победа: { $coach }, 3:0.
log-match_void = { $coaches }: матч не сыгран.
log-task_fulfilled = { $coach }: задание выполнено, получена карта «{ $card }».
log-footballers_affected = { $coach }. Утомление: { $exhausted }. Травмы: { $injured }. Дисквалификация: { $suspended }.
log-coach_left = { $coach } выходит из турнира.
log-lots_drawn = Полное равенство, решает жребий: { $order }.
log-cup_won = Победа в турнире: { $coach }.
