## Tournaments (HC-17): options, choices, what happens

option-format = Формат
option-format-help = В круговом турнире ничья засчитывается; на выбывание играют дополнительное время и пенальти.
option-format--round_robin = Каждый с каждым
option-format--knockout = На выбывание

cup-choose-prepare = Тренировка или задание
cup-choose-prepare-help = Перед каждым матчем одно из двух. Тренировка тайная, задание лежит открыто для всех.
cup-training = Тренировка
cup-training-help = Возьмите тактики не дороже, чем на столько очков: { $points }.
cup-training-take = Тренироваться
cup-spent = потрачено { $spent } из { $points } очков
cup-price = очки: { $points }
cup-task = Задание
cup-task-help = Назовите одну карту. Выполните её задание в матче, и она ваша.
cup-task-take = Взять задание
cup-prepare-nothing = Ни то ни другое
cup-choose-lay_out = Легендарная карта
cup-choose-lay_out-help = Она лежит открыто и расходуется, только если её сыграть.
cup-legendary-none = В этот раз никакой
cup-legendary-take = Дальше
cup-choose-bring = Тактики на этот матч
cup-choose-bring-help = Не больше карт, чем { $most }. Другие их не видят, после матча они вернутся.
cup-bring-take = Взять эти
cup-my-club = Ваш клуб
cup-own-tactics = Ваши тактики
cup-own-legendary = Осталось легендарных
cup-brought = На этот матч
cup-none = нет
cup-injured = травма: пропускает следующий матч
cup-suspended = дисквалификация: пропускает следующий матч
cup-exhausted = измотан: начинает без одного ускорения
cup-yellow = пока одна жёлтая карточка
cup-club-cards = тактики: { $tactics }, легендарные: { $legendary }
cup-club-task = Задание: { $card }
cup-club-legendary = Открыта: { $card }
cup-club-out = Нет: { $numbers }
cup-club-exhausted = Измотаны: { $numbers }

objection-choice-at-another-stage = Это выбирают в другое время.
objection-training-or-task = Тренировка или задание, но не оба сразу.
objection-card-owned-already = Взять можно только карты, которых у вас нет.
objection-training-too-dear = Тренировка стоит не больше трёх очков.
objection-three-tactics-at-most = На матч берут не больше трёх тактик.
objection-tactics-not-owned = Взять можно только свои тактики.
objection-legendary-used-up = Эта легендарная карта не ваша или уже сыграна.

log-bracket_drawn = Жребий сетки: { $order }.
log-day_begun = Игровой день { $day }.
log-recovery_rolled = { $coach }: номер { $number } бросает на восстановление, итог: { $fit ->
    [true] здоров
   *[other] пропускает ещё матч
}.
log-task_named = { $coach } берёт задание: { $card }.
log-trained = { $coach } тренируется, взято карт: { $count }.
log-legendary_chosen = { $coach } выкладывает карту { $card }.
log-tactics_chosen = { $coach } готов, тактик на матч: { $count }.
log-match_counted = { $coaches }: { $goals }.
log-winner_by_lot = Жребий решил: { $coach }.
log-walked_over = { $coach } побеждает без игры, 3:0.
log-match_void = { $coaches }: не сыгран.
log-task_fulfilled = { $coach } выполнил задание и берёт карту { $card }.
log-footballers_affected = { $coach }. Измотаны: { $exhausted }. Травмы: { $injured }. Дисквалификация: { $suspended }.
log-coach_left = { $coach } покидает турнир.
log-lots_drawn = Во всём равны, решил жребий: { $order }.
log-cup_won = { $coach } выигрывает турнир.
