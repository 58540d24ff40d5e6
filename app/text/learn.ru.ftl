### Быстрое знакомство с игрой.

learn-lead = Шагов: { $steps }. { $tries ->
    [3] Три из них вы играете сами.
   *[other] Из них вы играете сами: { $tries }.
}
learn-home = Научиться за 5 минут
learn-steps = Шаги
learn-try = Попробуйте
learn-choice = Ваш выбор
learn-again = Ещё раз
learn-rule = Правило
learn-book = Правила
learn-play = Играть с компьютером
learn-stale = Пример не загрузился. Текст верен.
learn-reload = Загрузить снова
learn-noscript = Картинки движутся только с JavaScript. Всё нужное есть в тексте.
learn-you = Анна (вы)
learn-opponent = Марек
learn-lesson = Первый урок
lesson-tag = Урок
lesson-strip = Урок: удачные кубики, лёгкий компьютер, вне статистики.
lesson-tried = Испробовано { $n } из { $of }.
lesson-left = Осталось: { $list }.
lesson-again = Ещё раз отсюда
lesson-seed = Урок: до начала сервер выбрал это зерно из нескольких, чтобы кубики были удачнее. Каждый бросок всё равно следует из него.
lesson-used = Вы попробовали
lesson-leave = Выйти из урока?
lesson-leave-text = Вы ничего не потеряете: он нигде не считается и сутки вас подождёт.
lesson-closed = Этот урок убран: прошли сутки.
