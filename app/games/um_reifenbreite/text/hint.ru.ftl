word-first-source = { $first ->
    [die] кубик
    [r1-5] лидер 5
    [r1-6] лидер 6
    [r2-6] спринтер 6
    [r3-5] горняк 5
    [r4-5] грегари 5
    [g-5] общая 5
   *[other] общая 6
}
word-second-source = { $second ->
    [die] кубик
    [r1-5] лидер 5
    [r1-6] лидер 6
    [r2-6] спринтер 6
    [r3-5] горняк 5
    [r4-5] грегари 5
    [g-5] общая 5
   *[other] общая 6
}
hint-ride = Поезжайте: { word-first-source } и { word-second-source }.
hint-breakaway = В отрыв: { word-first-source } и { word-second-source }, никто не может сесть на колесо.
hint-spaces = { $spaces ->
    [one] В среднем { NUMBER($spaces) } клетка.
    [few] В среднем { NUMBER($spaces) } клетки.
    [many] В среднем { NUMBER($spaces) } клеток.
   *[other] В среднем { NUMBER($spaces) } клетки.
}
hint-seven = Семёрка выпадает в { $percent } % бросков, падение — в { $crash } %.
hint-followed = Гонщик позади может поехать за вами бесплатно.
hint-move = До отмеченной клетки: { word-spaces }.
hint-turns-left = { $turns ->
    [one] Оттуда до финиша около { NUMBER($turns) } хода.
    [few] Оттуда до финиша около { NUMBER($turns) } ходов.
    [many] Оттуда до финиша около { NUMBER($turns) } ходов.
   *[other] Оттуда до финиша около { NUMBER($turns) } хода.
}
hint-finish = Это за финишем: { ui-stake-finish }.
hint-shelter = Вы встаёте прямо за гонщиком: он может увезти вас за собой.
hint-draft = Садитесь на колесо: { word-spaces } бесплатно.
hint-let-go = Отпустите его: за ним только { word-spaces }.
hint-own-throw = Ваш бросок двух кубиков даёт в среднем { NUMBER($spaces) }.
hint-saved = { $turns ->
    [one] Это экономит { NUMBER($turns) } ход.
    [few] Это экономит { NUMBER($turns) } хода.
    [many] Это экономит { NUMBER($turns) } ходов.
   *[other] Это экономит { NUMBER($turns) } хода.
}
hint-wasted = { $turns ->
    [one] Так потерян { NUMBER($turns) } ход.
    [few] Так потеряны { NUMBER($turns) } хода.
    [many] Так потеряно { NUMBER($turns) } ходов.
   *[other] Так потеряно { NUMBER($turns) } хода.
}
hint-place = Стартуйте с отмеченной клетки: ближе к финишу свободных нет.
hint-keep = Оставьте: { word-energy }.
hint-keep-why = Ни одна из оставшихся не даёт больше.
hint-lose = Отдайте: { word-energy }, она даёт меньше всех.
hint-gain = Верните: { word-energy }, она даёт больше всех.
hint-stay-behind = Оставайтесь на месте: гонщик впереди едет против ветра за вас.
hint-trade = Поменяйтесь местами: { $rider } проедет отсюда лучше.
hint-take-lead = Соглашайтесь на смену: ваш гонщик поедет отсюда первым.
