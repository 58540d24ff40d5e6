### Как позвать игрока: заголовок, шапка, уведомления браузера.

title-turns = ({ $count }) Ваш ход · Stadion
title-sat = ● { $name } здесь
title-starting = ● Загляните: { $game }
title-begins = ● Начинаем: { $game }
title-rematch = ● Реванш?
title-cup = ● Следующий кубок?
title-cup-soon = ● { $name } скоро начнётся
title-final = ● { $name }: начинается финал
title-prod = ● Вы здесь?
title-pause = ● Пауза?
title-low = ● { $time }
header-your-turn = Ваш ход
header-your-turn-one = Ваш ход: { $game }

note-turn = Ваш ход
note-starting = Загляните, чтобы матч мог начаться
note-begins = Начинаем
note-rematch = { $name } хочет реванш
note-invite = { $name } приглашает вас на матч
note-seek = { $name } здесь
note-seek-within = { $game }. Ответьте за 90 секунд.
note-prod = { $name } спрашивает: вы ещё здесь?
note-deadline = Срок: { $when }
note-cup_soon = { $name }: начало в { $when }
note-final = { $name }: начинается финал
note-meet = Назначенное время — { $when }
note-where = { $game }, за столом: { $names }
note-ask = Уведомить вас в следующий раз?
note-ask-help = Браузер даст знать, когда за столом ждут вас, и только тогда. О том, что случилось на поле, он не расскажет. Отключается одним нажатием на странице «Вы».
note-yes = Уведомлять меня
note-no = Нет, спасибо
note-blocked = Браузер блокирует наши уведомления. Разрешите их в настройках сайта и попробуйте снова.
note-iphone = На iPhone сначала добавьте Stadion на экран «Домой» (Поделиться, На экран «Домой»).
you-devices = Браузеры, которые вас уведомляют
you-device-remove = Убрать
you-device-remove-named = Убрать: { $name }
