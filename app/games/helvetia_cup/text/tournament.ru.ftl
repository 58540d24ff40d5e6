## Tournaments (HC-17): options, choices, what happens

option-format = Формат
option-format-help = Каждый с каждым: ничья засчитывается. На выбывание: после ничьей дополнительное время и пенальти.
option-format--round_robin = Каждый с каждым
option-format--knockout = На выбывание

stage-recovery = Восстановление
stage-preparation = Тренировка или задание
stage-legendary = Легендарная карта
stage-tactics = Тактика
stage-match = Матчи
stage-bookkeeping = Подсчёт
stage-over = Завершён
tournament-choose-prepare = Тренировка или задание
tournament-choose-prepare-help = Перед каждым матчем одно из двух. Тренировка тайная, задание лежит открыто для всех.
tournament-training = Тренировка
tournament-training-help =
    Возьмите тактики общей ценой не больше { $points ->
        [one] { $points } балла
        [few] { $points } баллов
        [many] { $points } баллов
       *[other] { $points } балла
    }.
tournament-training-take = Тренироваться
tournament-spent = { $points ->
    [one] потрачено { $spent } из { $points } балла
    [few] потрачено { $spent } из { $points } баллов
    [many] потрачено { $spent } из { $points } баллов
   *[other] потрачено { $spent } из { $points } балла
}
tournament-price = { $points ->
    [one] { $points } балл
    [few] { $points } балла
    [many] { $points } баллов
   *[other] { $points } балла
}
tournament-task = Задание
tournament-task-help = Выберите одну карту. Выполните её задание в матче — и карта ваша.
tournament-task-take = Взять задание
tournament-prepare-nothing = Ни то ни другое
tournament-choose-lay_out = Легендарная карта
tournament-choose-lay_out-help = Она лежит открыто и тратится, только если её сыграть.
tournament-legendary-none = На этот раз без неё
tournament-legendary-take = Дальше
tournament-choose-bring = Тактики на этот матч
tournament-choose-bring-help =
    Не больше { $most ->
        [one] { $most } карты
        [few] { $most } карт
        [many] { $most } карт
       *[other] { $most } карты
    }. Соперник их не увидит, после матча они вернутся к вам.
tournament-bring-take = Взять эти
tournament-my-club = Ваш клуб
tournament-own-tactics = Ваши тактики
tournament-own-legendary = Легендарных осталось
tournament-brought = На этот матч
tournament-none = нет
tournament-injured = травма: пропускает следующий матч
tournament-suspended = дисквалификация: пропускает следующий матч
tournament-exhausted = утомление: в начале матча на 1 ускорение меньше
tournament-yellow = пока одна жёлтая карточка
tournament-club-cards = тактики: { $tactics }, легендарные: { $legendary }
tournament-club-task = Задание: { $card }
tournament-club-legendary = Открыта: { $card }
tournament-club-out = Нет: { $numbers }
tournament-club-exhausted = Утомление: { $numbers }

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
log-match_counted = { $coaches }: { $how ->
    [resigned] { $goals }, побеждает { $winner }, соперник сдаётся.
    [abandoned] { $goals }, побеждает { $winner } из-за отсутствия соперника.
    [forfeit] { $goals }, техническая победа, { $winner }.
    [untold] { $goals }. Побеждает { $winner }.
   *[other] { $goals }.
}
log-winner_by_lot = Решает жребий: { $coach }.
log-walked_over = Техническая победа: { $coach }, 3:0.
log-match_void = { $coaches }: матч не сыгран.
log-task_fulfilled = { $coach }: задание выполнено, получена карта «{ $card }».
log-footballers_affected = { $coach }.{ $exhausted_count ->
    [0] {""}
   *[other] {" "}Утомление: { $exhausted }.
}{ $injured_count ->
    [0] {""}
   *[other] {" "}Травмы: { $injured }.
}{ $suspended_count ->
    [0] {""}
   *[other] {" "}Дисквалификация: { $suspended }.
}
log-coach_left = { $coach } выходит из турнира.
log-lots_drawn = Полное равенство, решает жребий: { $order }.
log-cup_won = Победа в турнире: { $coach }.

## The words of the tournament pages that speak of coaches

tournament-new-sit = Я веду одну из команд
tournament-new-next = Затем вы получите ссылку для других тренеров.
tournament-coaches = Тренеры
tournament-sit = Возглавьте команду
tournament-call = Пригласите тренеров
tournament-waiting = { $count ->
    [one] Ждём ещё { $count } тренера
    [few] Ждём ещё { $count } тренеров
    [many] Ждём ещё { $count } тренеров
   *[other] Ждём ещё { $count } тренера
}
tournament-waiting-help = На каждом месте должен быть тренер или компьютер.
tournament-nobody = нет тренера
tournament-th-coach = Тренер
tournament-dice-help = Сервер связал себя своим зерном до того, как за стол сел первый тренер. После турнира любой может проверить каждый жребий и каждый матч.
tournament-instead = Или создайте турнир: { $fewest }–{ $most } тренеров
