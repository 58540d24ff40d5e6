hint-pick = Возьмите: { $card }.
hint-first-there = На этой позиции у вас ещё никого нет.
hint-spare-there = Запасной на эту позицию.
hint-links = { $count ->
    [one] Сыгранность с { $count } вашим хоккеистом.
    [few] Сыгранность с { $count } вашими хоккеистами.
    [many] Сыгранность с { $count } вашими хоккеистами.
   *[other] Сыгранность с { $count } вашими хоккеистами.
}
hint-strengths = Лучший состав: атака { $attack }, оборона { $defence }.
hint-strengths-then = Тогда атака { $attack }, оборона { $defence }.
hint-auto = Сразу выставьте лучшую шестёрку.
hint-place = Поставьте на отмеченную позицию: { $card }.
hint-done = Закончите состав.
hint-without = Меньше всего вы теряете без хоккеиста: { $card }.
hint-play = Сыграйте: { $card }.
hint-works = { $card_does }
hint-fresh = Заменяет вашего самого слабого хоккеиста.
hint-ahead = Шанс вести после основного времени: { $percent } % вместо { $before } %, без бонусов.
hint-no-card = Пас: ни одна карта тренера в этом раунде не даёт достаточно.
hint-bonus = Примените к отмеченному кубику: { $source }.
hint-turns = { $goals ->
    [one] В среднем это меняет { NUMBER($goals) } гол.
    [few] В среднем это меняет { NUMBER($goals) } гола.
    [many] В среднем это меняет { NUMBER($goals) } голов.
   *[other] В среднем это меняет { NUMBER($goals) } гола.
}
hint-no-bonus = Пас: ни один бонус сейчас не меняет гола.
hint-roll = Бросайте кубики атаки.
hint-forecast = Одни кубики: впереди { $won } %, поровну { $level } %, позади { $lost } %; бонусы могут это изменить.
