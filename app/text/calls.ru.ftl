### Как позвать игрока: заголовок, шапка, уведомления браузера.

title-turns = ({ $count }) Ваш ход · Stadion
title-sat = ● { $name } здесь
title-begins = ● Начинаем: { $game }
header-your-turn = Ваш ход
header-your-turn-one = Ваш ход: { $game }
