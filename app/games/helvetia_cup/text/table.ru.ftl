# Что говорит рисунок Helvetia Cup. Фразы протокола, настройки и отказы — в ru.ftl.

## Слова
ui-team-dragons = Драконы
ui-team-fools = Безумцы
ui-team-bears = Медведи
ui-team-ogres = Огры
ui-team-vampires = Вампиры
ui-team-diplomats = Дипломаты
ui-team-dwarfs = Гномы
ui-team-elves = Эльфы
ui-class-goalkeeper = Вратарь
ui-class-normal = Футболист
ui-class-captain = Капитан
ui-role-goalkeeper = Вратарь
ui-role-stopper = Стоппер
ui-role-full-back = Крайний защитник
ui-role-anchor = Опорник
ui-role-playmaker = Плеймейкер
ui-role-winger = Вингер
ui-role-striker = Нападающий
ui-role-attacking-captain = Атакующий капитан
ui-role-defensive-captain = Оборонительный капитан
ui-skills = Навыки
ui-skill-dribble = Дриблинг
ui-skill-pass = Пас
ui-skill-shot = Удар
ui-skill-header = Удар головой
ui-skill-steal = Кража
ui-skill-tackle = Подкат
ui-skill-intercept = Перехват
ui-skill-pressure = Давление
ui-skill-short-dribble = Дриб
ui-skill-short-pass = Пас
ui-skill-short-shot = Удар
ui-skill-short-header = Голв
ui-skill-short-steal = Краж
ui-skill-short-tackle = Подк
ui-skill-short-intercept = Пер
ui-skill-short-pressure = Давл
ui-test-steal = Кража
ui-test-dribble = Дриблинг
ui-test-tackle = Подкат
ui-test-intercept = Перехват
ui-test-clear = Выбивание
ui-test-long-pass = Длинный пас
ui-shot-shot = Удар по воротам
ui-shot-one-touch = Удар в касание
ui-shot-header = Удар головой
ui-shot-penalty = Пенальти
ui-shot-shootout = Серия пенальти
ui-zone-left = Левая
ui-zone-centre = Центр
ui-zone-right = Правая
ui-nothing = ничего
ui-yours = ваш
ui-theirs = { $name }
ui-of = { $n } из { $of }
ui-of-six = { $n } из 6
ui-or-less = { $value } или меньше
ui-never = без шансов
ui-always = наверняка
ui-boosts = { $boosts ->
    [one] { $boosts } ускорение
    [few] { $boosts } ускорения
    [many] { $boosts } ускорений
   *[other] { $boosts } ускорения
}
ui-why = Почему?
ui-change = Изменить
ui-percent = { $percent } %
ui-about = ≈ { $percent } %

## Что слышит читалка
ui-board = Поле, 113 гексов. Клавиши вокруг S и стрелки переходят по гексам, Enter выбирает.
ui-goal = Ворота, шесть секторов глазами бьющего
ui-pane = { $drawn }: штраф { $penalty }, { $percent } %, если не закрыт{ $state }
ui-say-boosts = { $of ->
    [one] ускорений { $boosts } из { $of }
    [few] ускорений { $boosts } из { $of }
    [many] ускорений { $boosts } из { $of }
   *[other] ускорений { $boosts } из { $of }
}
ui-say-has-ball = с мячом
ui-say-fallen = лежит
ui-say-yellow = жёлтая карточка
ui-say-tired = усталость
ui-say-ball = мяч
ui-say-area = штрафная площадка
ui-say-zone-left = левая ударная зона
ui-say-zone-centre = центральная ударная зона
ui-say-zone-right = правая ударная зона
ui-say-cost = { $cost ->
    [0] можно выбрать
    [one] стоит { $cost } ускорение
    [few] стоит { $cost } ускорения
    [many] стоит { $cost } ускорений
   *[other] стоит { $cost } ускорения
}
ui-d20 = d20: { $rolled }
ui-score = Счёт
ui-minute = Минута { $clock } из { $length }

## Счёт и тренеры
ui-half = { $half ->
    [1] 1-й тайм
    [2] 2-й тайм
    [3] Доп. время 1
   *[other] Доп. время 2
}, { $clock }′
ui-before = До начала матча
ui-line-cards = Карты
ui-line-squad = Составы
ui-line-toss = Жеребьёвка
ui-line-shootout = Серия { $left }:{ $right }
ui-kicks = { $name }: забито { $goals } из { $taken }
ui-line-over = Конец
ui-line-round = Раунд { $round }
ui-line-quiet-short = тихих { $quiet }/{ $of }
ui-line-quiet = тихих { $quiet } из { $of }
ui-offside-limit = Граница офсайда
ui-onside-to-here = До этой линии нет офсайда
ui-attacks-right = атакует вправо
ui-attacks-left = атакует влево
ui-tag-sub = запас
ui-tag-sub-long = В запасе
ui-tag-down = лежит
ui-tag-down-long = Лежит на поле
ui-tag-half = ½
ui-tag-half-long = Усталость: все навыки делятся на 2
ui-tag-moved = ход сделан
ui-tag-moved-long = Бесплатного шага в этой фазе больше нет
ui-tag-on = ↑
ui-tag-on-long = Только что на поле: в этом раунде без движения
ui-tag-left = вне поля
ui-tag-left-long = После замены
ui-tag-injured = травма
ui-tag-injured-long = Травма: в этом матче уже не играет
ui-tag-red = красная
ui-tag-red-long = Удаление до конца матча
ui-cards-in-hand = Карты на руках
ui-picked = Выбрано
ui-cards-left = { $left ->
    [one] осталась { $left } карта, сыграно { $played }
    [few] осталось { $left } карты, сыграно { $played }
    [many] осталось { $left } карт, сыграно { $played }
   *[other] осталось { $left } карты, сыграно { $played }
}
ui-hidden = скрыто: { $hidden }
ui-played = Сыграна
ui-legendary = Легендарная, открытая

## Карты
ui-your-cards = Ваши карты
ui-cards-hint = Каждая один раз за матч
ui-cards-dealt = Шесть розданных карт
ui-cards-watch = Тренеры выбирают по три карты из шести.
ui-window-move = Фаза движения
ui-window-move-att = Ваше движение в атаке
ui-window-def = Перед кражей или подкатом
ui-window-att = Ваша фаза действий
ui-window-react = Перед перехватом или выбиванием
ui-window-keeper = Когда вратарь закрывает
ui-legendary-window = Легендарная: { $window }
ui-house-made = Наша карта: название и действие придумали мы
ui-face-up = Если оставить её, она лежит открыто
ui-discard = Сбросить
ui-discard-first = Сбросьте { $left } карты.
ui-discard-more = { $left ->
    [one] Сбросьте ещё { $left } карту.
    [few] Сбросьте ещё { $left } карты.
    [many] Сбросьте ещё { $left } карт.
   *[other] Сбросьте ещё { $left } карты.
}
ui-discard-ready = Сбросить эти?
ui-discard-second = Вы оставляете 3 из 6. Тактику соперник не увидит.
ui-discard-do = { $n ->
    [0] Сбросить
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
    [many] Сбросить { $n } карт
   *[other] Сбросить { $n } карты
}
ui-card-sentence = Сыграть «{ $card }»?
ui-card-second = Её увидят все, и второй раз в матче её не сыграть.
ui-card-target = Выберите футболиста: подходят те, что в кольце.
ui-card-play = Сыграть карту
ui-card-keep = Оставить
ui-card-change = { $what } { $from } → { $to } %

## Состав и жребий
ui-squad-nine = Ваши девять футболистов
ui-squad-watch = Тренеры выбирают составы.
ui-team-die = Кубик команды
ui-die-says = После фола: карточка и потерянные ускорения.
ui-die-face = { $card ->
    [red] красная карточка
   *[other] жёлтая карточка
}, потеря ускорений: { $loss }
ui-slot-keeper = Вратарь
ui-slot-starts = В старте
ui-slot-bench = Запас
ui-lineup = Состав
ui-why-misses = Пропускает матч
ui-why-captain = Только один капитан
ui-squad-pick = Выберите футболистов.
ui-squad-left = Выберите футболистов, осталось: { $n }.
ui-squad-last = { $name }: { $n } из 7?
ui-squad-second = Четверо начинают, двое в запасе. { $who } видит только число.
ui-squad-confirm = Утвердить состав
ui-squad-send = { $n ->
    [0] Выбрать
    [one] Выбрать { $n } футболиста
    [few] Выбрать { $n } футболистов
    [many] Выбрать { $n } футболистов
   *[other] Выбрать { $n } футболиста
}
ui-toss = Вы выиграли жеребьёвку.
ui-toss-second = Кто не начинает сейчас, начнёт второй тайм.
ui-toss-take = Начинаю я
ui-toss-give = Начинает { $who }

## Панель
ui-flag-turn = Ваш ход
ui-flag-move = Ваш ход
ui-flag-team = Ваша команда
ui-form-ask = Команда на поле. Перетащите или нажмите «К игре».
ui-form-ask-short = Команда на поле. К игре?
ui-form-where = Куда встанет { $name }?
ui-form-att = Ваша половина, один в центре. Расстановка сохранится до следующего начала.
ui-form-def = Ваша половина, не круг. Расстановка сохранится до следующего начала.
ui-ready = К игре
ui-ready-att = потом начинаете вы
ui-ready-def = потом ставит { $who }
ui-formations = Расстановки
ui-form-last = Прошлая
ui-form-last-about = как раньше
ui-form-wide = Широко
ui-form-wide-about = у обеих линий
ui-form-compact = Плотно
ui-form-compact-about = перед воротами
ui-form-press = Высокая
ui-form-press-about = у самого круга
ui-flag-choice = Ваш выбор
ui-flag-wait = Решают оба
ui-flag-over = Конец
ui-done = Готово
ui-done-att = потом ходит { $who }
ui-done-def = потом действия
ui-done-ask = Рядом с мячом стоит { $name }, хода не было. Готово?
ui-done-ask-short = { $name } без хода. Готово?
ui-done-not = Ещё нет
ui-undo = Вернуть { $n }
ui-undo-none = Вернуть
ui-undo-effect = снова на { $hex }
ui-undo-nothing = Сейчас возвращать нечего.
ui-not-moved = Ещё не ходили: { $list }. До «Готово» всё можно вернуть.
ui-all-moved = Все сходили. До «Готово» всё можно вернуть.
ui-move-here = Перейти сюда
ui-move-none = Все уже сделали ход.
ui-move-att-second = Закончите движение.
ui-move-def-second = Кто стоит у мяча, может обокрасть, пойти в подкат или давить.
ui-loose-att = Мяч свободен на { $hex }: кто туда шагнёт, тот его возьмёт.
ui-loose-def = Мяч свободен на { $hex }: встаньте там, и он ваш.
ui-loose-there = У мяча стоит { $name }.
ui-loose-restart = Мяч на { $hex } получит ближайший, когда сходят оба.
ui-move-choose = Куда идёт { $name }?
ui-move-to = { $cost ->
    [0] { $name } на { $hex }: бесплатный шаг.
    [one] { $name } на { $hex }: { $cost } ускорение.
    [few] { $name } на { $hex }: { $cost } ускорения.
    [many] { $name } на { $hex }: { $cost } ускорений.
   *[other] { $name } на { $hex }: { $cost } ускорения.
}
ui-then-shot = Удар оттуда: гол около { $percent } %.
ui-then-duel = Там: кража { $steal } %, подкат { $tackle } %.
ui-move-sub = Выйдет { $on }, уйдёт { $f }?
ui-move-sub-second = Чтобы уйти через край, нужен шаг. Ушедший не возвращается.
ui-bring-on = Выпустить: { $name }
ui-overtake-to = { $name }: обгон на { $hex }.
ui-overtake-second = Ещё шаг вдоль линии, дальше нельзя.
ui-stand-sentence = { $name } лежит.
ui-stand-second = Чтобы встать, нужен бесплатный шаг.
ui-stand-do = Встать
ui-step-you = Вы
ui-step-moves = движение: { $name }
ui-step-action = Действие
ui-step-defenders = Защищающиеся
ui-step-attackers = Атакующие
ui-step-kickoff = Розыгрыш с центра
ui-step-cards = Карты
ui-step-squad = Состав
ui-step-squad-of = Состав: { $n } из 7
ui-step-coin = Монета
ui-step-moved = Оба закончили движение
ui-step-defence = Защита
ui-step-choose = Выбор
ui-step-long = Длинный пас на { $hex }
ui-step-short = Короткий пас на { $hex }
ui-step-deviation = Отклонение при промахе
ui-step-pass = Пас
ui-step-shoots = бьёт { $name }
ui-step-aim = Цель
ui-step-guard = Сектора
ui-step-reveal = Вскрытие
ui-hex-chosen = { $name } на { $hex }?
ui-hex-forced-move = { $name }: с мячом на соседний гекс.
ui-hex-forced-move-second = Шаг бесплатный.
ui-hex-withdraw = Отведите от мяча: { $name }.
ui-hex-withdraw-second = На соседний гекс. Затем атакующий должен выполнить действие.
ui-hex-penalty-clear = { $name } покидает штрафную площадку.
ui-hex-penalty-clear-second = На один из ближайших гексов снаружи.
ui-name-nearest = Кто берёт мяч?
ui-name-nearest-second = Расстояние одинаковое.
ui-name-pick-keeper = Кто встаёт в ворота?
ui-name-pick-keeper-second = Остаётся на месте и получает все права вратаря.
ui-name-penalty-taker = Кто бьёт пенальти?
ui-name-penalty-taker-second = Центральная зона, без давления.
ui-name-so-taker = Кто бьёт следующим?
ui-name-so-taker-second = Два закрытых сектора, центральная зона, без карт.
ui-name-do = Номер { $number }, { $name }
ui-name-choose = Выбрать
ui-defend = Кража, подкат, давление? Мяч: { $name }
ui-tackle-risks = Подкат: фол { $foul } %, падение { $falls } %. Действие снимает давление.
ui-defend-none = Давление −{ $n }
ui-defend-tackle = Подкат { $percent } %
ui-defend-steal = Кража { $percent } %
ui-attack = Что делает { $name }?
ui-attack-must = { $name }: нужно действие.
ui-attack-second = Светлые гексы: короткий пас без кубика. Дальше: длинный, с d20.
ui-end-round = Закончить раунд
ui-tackle-penalty = В вашей штрафной фол, { $foul } %, — это пенальти. Падение { $falls } %.
ui-no-roll = без броска
ui-press-effect = удар { $a } → { $b } %, без броска
ui-foul-penalty = { $percent } % пенальти
ui-foul-free = { $percent } % фол
ui-defend-steal-effect = d20, иначе игра дальше
ui-goal-parts = { $mean } % в средний сектор, открыто { $n } из 6.
ui-goal-open = Ничего не закрыто: { $percent } % в лучший сектор.
ui-shoot-about = Удар ≈ { $percent } %
ui-one-touch-about = В касание ≈ { $percent } %
ui-header-about = Головой ≈ { $percent } %
ui-shoot-effect = потом оба выбирают
ui-end-round-effect = мяч остаётся у вас
ui-let-go-effect = давление остаётся
ui-rolls-effect = бросок d20, окончательно
ui-final = назад нельзя
ui-short-effect = без кубика, назад нельзя
ui-secret-effect = тайно, затем бросок d20
ui-card-effect = раз за матч, без возврата
ui-play-on-effect = пас засчитан
ui-call-offside-effect = ошибка: больше нельзя
ui-shoot = Бить
ui-pass-to = Пас на { $hex }
ui-long = { $name } на { $hex }: попадёт туда в { $percent } %.
ui-long-must = { $name }: нужно действие. На { $hex }: попадёт в { $percent } %.
ui-long-must-short = На { $hex }: попадёт в { $percent } %.
ui-short-to = Короткий пас на { $hex } { $who }
ui-short-sure = Без кубика, никто не мешает.
ui-short-loose = Там никого: раунд кончается, мяч у той стороны, которая ближе.
ui-short-contested = { $name } может перехватить: { $percent } %.
ui-may-intercept = { $name } перехватит при { $value } или меньше.
ui-may-clear = { $name } может выбить: { $value } или меньше.
ui-may-second = Откажетесь — давление останется.
ui-let-go = Пропустить
ui-do-intercept = Перехват { $percent } %
ui-do-clear = Выбить { $percent } %
ui-header-question = Удар головой или конец раунда?
ui-header-second = Без соперника на гексе в штрафной, сразу после длинного паса.
ui-show-pitch = Показать поле
ui-show-goal = Показать ворота
ui-aim = Куда бьёте?
ui-aim-chosen = { $sector }: до { $value }, открыт: { $percent } %.
ui-aim-never = { $sector }: попасть невозможно.
ui-if-free = Шанс, если открыто
ui-aim-second = { $who } тайно закрывает { $n } из 6.
ui-aim-do = Бить: { $sector }
ui-guard-short = { $n ->
    [0] Закройте { $of } из 6.
   *[other] Закрыто секторов: { $n } из { $of }.
}
ui-guard = { $n ->
    [0] Закройте { $of } из 6.
   *[other] { $sectors }: { $n } из { $of }.
}
ui-guard-second = { $who } одновременно тайно целится.
ui-guard-do = { $n ->
    [one] Закрыть { $n } сектор
    [few] Закрыть { $n } сектора
    [many] Закрыть { $n } секторов
   *[other] Закрыть { $n } сектора
}
ui-guard-nothing = Закрыть ничего нельзя.
ui-guard-nothing-second = Если только не сыграть карту вратаря.
ui-guard-nothing-do = Ничего не закрывать
ui-guarded = закрыто
ui-goal-from = { $n ->
    [one] { $name } на { $hex }, закрыт { $n } сектор.
    [few] { $name } на { $hex }, закрыты { $n } сектора.
    [many] { $name } на { $hex }, закрыто { $n } секторов.
   *[other] { $name } на { $hex }, закрыто { $n } сектора.
}
ui-goal-kick = Бьёт { $name }.
ui-goal-pressed = Давит { $name }.
ui-offside = Офсайд?
ui-offside-second = Если ошибётесь, до конца тайма объявлять офсайд нельзя.
ui-play-on = Играть дальше
ui-call-offside = Объявить офсайд
ui-seconds = { $seconds } с
ui-wrong-nobody = Сначала выберите футболиста.
ui-wrong-opponent = № { $number }: команда тренера { $name }.
ui-wrong-hex = Сначала выберите гекс.
ui-wrong-chosen = № { $number } уже выбран: дальше — кнопкой внизу.
ui-wrong-buttons = Сейчас никого не двигают: решают кнопки внизу.
ui-wrong-marks = Для сброса отмечено карт: { $n }. Сначала верните одну.
ui-wrong-squad = Состав полон: сначала уберите кого-нибудь.
ui-one-captain = В составе может быть не больше одного капитана.
ui-seconds-left = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
    [many] Осталось { $seconds } секунд.
   *[other] Осталось { $seconds } секунды.
}
ui-subs = Заменить или оставить состав?
ui-subs-second = Выберите, кто уходит и кто выходит.
ui-subs-do = Заменить
ui-subs-keep = Оставить состав
ui-injury = Травма: { $name }. Кто выходит?
ui-injury-second = Встаёт с мячом на гекс фола.
ui-brief-moved = движение закончено
ui-brief-placed = состав расставлен
ui-brief-round = без действия
ui-brief-shot = удар: { $end }
ui-brief-foul = фол: { $name }
ui-brief-test = { $name }: { $what }, { $success ->
    [true] удачно
   *[other] неудачно
}
ui-brief-card = карта: { $card }
ui-brief-pass = передача на { $hex }
ui-brief-moves = ходов { $n }, ускорений { $boosts }
ui-coin-me = Жребий ваш
ui-coin-op = Жребий: { $name }
ui-time-die = Кубик времени
ui-time-added = { $minutes } минут: { $clock }′
ui-half-with = { $half ->
    [1] перерыв, если выпадет { $list }
   *[other] конец, если выпадет { $list }
}
ui-foul-me = Ваш фол
ui-foul-op = Фол на вас
ui-offside-is-me = Ваш офсайд
ui-offside-is-op = Офсайд, мяч ваш
ui-offside-not = Офсайда нет
ui-pitch-left = Левая половина поля
ui-pitch-right = Правая половина поля
ui-pitch-whole = Всё поле
ui-series-means = Гол: { $goal } · Мимо: { $none }
ui-series-on = серия продолжается
ui-series-mine = вы победили
ui-series-theirs = вы проиграли
ui-series-wins = побеждает { $name }
ui-call-goal = { $name } забивает
ui-call-saved = { $name } спасает
ui-call-wide = { $name } промахивается
ui-goal-me = Ваш гол: { $name }
ui-goal-op = Гол соперника: { $name }
ui-saved-op = Сейв: { $name }
ui-wide-op = Мимо ваших ворот
ui-call-rolled = { $rolled } против { $value }
ui-call-no-die = без броска
ui-call-enough = { $rolled }, хватало { $value }
ui-call-has = Мячом владеет { $name }
ui-call-loose = Мяч на { $hex }
ui-call-test = Выпало { $rolled } против { $value }
ui-said-goal = { $name } забивает. Выпало { $rolled }, запас { $spare }.
ui-said-saved = Мяч у вратаря: { $name }. Кубик не бросают.
ui-said-wide = { $name }: выпало { $rolled }, мимо на { $spare }.
ui-band-last = Ранее: { $name }
ui-bench = Запас
ui-whom = Выберите футболиста
ui-goes-off = Уходит
ui-comes-on = выходит

## Ожидание и конец
ui-wait-nothing = Пока ждём.
ui-wait-watch = Вы видите то же, что и стол; карты на руках скрыты.
ui-wait-locked = Ваш выбор сделан.
ui-wait-both-cards = Оба тренера выбирают карты.
ui-wait-both-squad = Оба тренера выбирают составы.
ui-wait-both-shot = Оба тренера выбирают тайно.
ui-wait-cards = { $who } выбирает карты.
ui-wait-squad = { $who } выбирает состав.
ui-wait-toss = { $who } решает, кто начнёт.
ui-wait-subs = { $who } может сделать замену.
ui-wait-place = { $who } расставляет футболистов.
ui-wait-kicker = { $who } решает, кто начнёт с центра.
ui-wait-move-att = { $who } двигает атакующих.
ui-wait-move-def = { $who } двигает защищающихся.
ui-wait-act-def = { $who } защищается.
ui-wait-forced-move = { $who } уходит с мячом.
ui-wait-pick-keeper = { $who } назначает вратаря.
ui-wait-injury-sub = { $who } заменяет травмированного.
ui-wait-nearest = { $who } решает, кто возьмёт мяч.
ui-wait-withdraw = { $who } освобождает гекс мяча.
ui-wait-penalty-taker = { $who } выбирает, кто бьёт пенальти.
ui-wait-penalty-clear = { $who } освобождает штрафную.
ui-wait-act-att = { $who } атакует.
ui-wait-intercept = { $who } может перехватить.
ui-wait-clear = { $who } может выбить.
ui-wait-after-long = { $who } может бить головой.
ui-wait-shot = { $who } выбирает тайно.
ui-wait-offside-window = { $who } следит за офсайдом.
ui-wait-so-taker = { $who } выбирает, кто бьёт.
ui-over-won = Победа: { $name }, { $left }:{ $right }.
ui-over-given = Победа: { $name }.
ui-over-penalties = Победа в серии пенальти: { $name }.
ui-over-draw = Ничья { $left }:{ $right }.
ui-over-shootout = Серия { $kicks_left }:{ $kicks_right } после счёта { $left }:{ $right }.
ui-over-forfeit = Техническое поражение.
ui-over-few = Техническое поражение: кроме вратаря осталось двое.
ui-over-resigned = Соперник сдаётся.
ui-over-goals = В основное время.
ui-over-extra = В дополнительное время.

## Расчёт
ui-sum = Расчёт
ui-sum-empty = Здесь считается то, что решает d20.
ui-part-halved = Усталость
ui-part-bonus = Карты
ui-part-pressure = Давление
ui-part-touch = В касание
ui-part-sector = Сектор
ui-needs = Нужно { $value } или меньше
ui-before-sector = Без штрафа сектора
ui-ruler-hit = 1–{ $value }: успех
ui-ruler-miss = { $from }–20: неудача
ui-sum-defence = { $name } у мяча
ui-way-steal = Кража
ui-row-won = Мяч отобран
ui-row-foul = Фол
ui-row-penalty = Фол: пенальти
ui-row-fall = Защитник падает
ui-row-kept = Мяч остаётся: { $name }
ui-row-pressed = −{ $n } к броску
ui-row-off = Удаление
ui-penalty-note = В штрафной защитника фол — это пенальти. С точки { $name } забивает около { $percent } %.
ui-way-tackle = Подкат
ui-way-pressure = Давление
ui-sum-intercept = { $name } может перехватить
ui-sum-clear = { $name } может выбить
ui-sum-your-shot = Ваш удар
ui-sum-long = Длинный пас на { $hex }
ui-keeper-guards = Вратарь закрывает
ui-guarded-note = Закрытый сектор — сейв без броска.
ui-long-stays = { $mine ->
    [yes] Мяч останется у вас
   *[no] Мяч останется у атакующих
} при { $stays } из 20 бросков.
ui-land-keeper = Вратарь
ui-land-may-clear = { $name } может выбить ({ $percent } %)
ui-land-level = Свободный, расстояние равное
ui-land-loose = Свободный
ui-sum-foul = Фол: { $name }
ui-foul-card = Карточка
ui-foul-loss = Потеря ускорений
ui-foul-lost = −{ $loss }
ui-sum-takers = С точки, лучший сектор
ui-last-success = { $what }: успех
ui-last-failure = { $what }: неудача
ui-target = На d20 нужно
ui-rolled-spare = Бросок { $rolled }: запас { $spare }.
ui-rolled-many = Бросок { $rolled }: больше на { $spare }.
ui-no-die = Решила карта, без кубика.

## Протокол
ui-log-half = { $half ->
    [1] Первый тайм
    [2] Второй тайм
    [3] Первый дополнительный тайм
   *[other] Второй дополнительный тайм
}
ui-log-shootout = Серия пенальти

## Поле списком
ui-list = Поле
ui-list-number = №
ui-list-name = Футболист
ui-list-hex = Гекс
ui-list-boosts = Ускорения
ui-list-look = Показать { $hex }
ui-list-ball = Мяч на { $hex }.
ui-list-no-ball = Мяча на поле нет.
ui-list-rules = Как двигаются футболисты
ui-list-to = на { $hex }
ui-list-in = { $on } вместо { $off }
ui-list-moved = больше без шагов
ui-list-take = Начинаю я
ui-list-give = Начинает соперник
ui-action-type-discard = Сбросить
ui-action-type-pick = Взять в состав
ui-action-type-choose_kickoff = Кто начнёт матч
ui-action-type-sub = Заменить
ui-action-type-sub_exit = Увести с поля
ui-action-type-done = Готово
ui-action-type-place = Поставить
ui-action-type-kicker = Кто начинает
ui-action-type-move = Движение
ui-action-type-overtake = Обгон
ui-action-type-take_back = Вернуть шаги
ui-action-type-stand = Встать
ui-action-type-steal = Обокрасть
ui-action-type-tackle = Подкат
ui-action-type-none = Только давление
ui-action-type-forced_move = Идти с мячом дальше
ui-action-type-pick_keeper = Кто встанет в ворота
ui-action-type-injury_sub = Кто выйдет
ui-action-type-nearest = Кто берёт мяч
ui-action-type-withdraw = Отойти
ui-action-type-penalty_taker = Кто бьёт пенальти
ui-action-type-penalty_clear = Освободить штрафную
ui-action-type-short_pass = Короткий пас
ui-action-type-long_pass = Длинный пас
ui-action-type-shot = Бить по воротам
ui-action-type-one_touch = Удар в касание
ui-action-type-header = Удар головой
ui-action-type-end_round = Закончить раунд
ui-action-type-intercept = Перехватить
ui-action-type-clear = Выбить мяч
ui-action-type-decline = Пропустить
ui-action-type-aim = Выбрать цель
ui-action-type-guard = Закрыть сектора
ui-action-type-call_offside = Объявить офсайд
ui-action-type-no_call = Играть дальше
ui-action-type-so_taker = Кто бьёт
ui-action-type-play_card = Сыграть карту

ui-lesson = Второй тайм, 9-я минута, без карт. Вы ведёте 1:0, мяч у вас: удержите счёт. Около восьми минут.
ui-track-begun = не больше
ui-tried-moved = Шаги по полю
ui-tried-short-passed = Короткий пас
ui-tried-long-passed = Длинный пас
ui-tried-tested = Проверка на d20
ui-tried-shot-taken = Удар по воротам
ui-tried-guarded = Защита ворот
ui-tried-turned-over = Отбор мяча
ui-tried-won = Победа: счёт удержан
ui-tried-goal-scored = Забитый гол
