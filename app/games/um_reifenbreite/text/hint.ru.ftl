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
hint-ride = Езжайте: { word-first-source } и { word-second-source }.
hint-breakaway = В отрыв: { word-first-source } и { word-second-source }, никто не может сесть на колесо.
hint-spaces = В среднем { NUMBER($spaces) } клетки.
hint-seven = Семёрка выпадает в { $percent } % бросков, падение — в { $crash } %.
hint-followed = Гонщик позади может поехать за вами бесплатно.
hint-move = Проедьте { word-spaces } до отмеченной.
hint-turns-left = Оттуда до финиша около { NUMBER($turns) } хода.
hint-shelter = Вы встаёте прямо за гонщиком: он может увезти вас за собой.
hint-draft = Садитесь на колесо: { word-spaces } бесплатно.
hint-let-go = Отпустите его: за ним только { word-spaces }.
hint-own-throw = Свой бросок двух кубиков даёт в среднем { NUMBER($spaces) }.
hint-saved = Это экономит { NUMBER($turns) } хода.
hint-wasted = Так потеряно { NUMBER($turns) } хода.
hint-place = Стартуйте с отмеченной клетки: ближе к финишу свободных нет.
hint-keep = Оставьте: { word-energy }.
hint-keep-why = Ни одна из оставшихся не даёт больше.
hint-lose = Отдайте: { word-energy }, она даёт меньше всех.
hint-gain = Верните: { word-energy }, она даёт больше всех.
hint-stay-behind = Оставайтесь на месте: гонщик впереди едет против ветра за вас.
