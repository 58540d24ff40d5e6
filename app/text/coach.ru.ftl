### Советы за столом.

coach-tip = Совет
coach-ok = Понятно
coach-rule = Правило
coach-off = Выключить советы
coach-off-done = Советы выключены. Включить их можно в меню ?.
coach-on = Советы
coach-close = Закрыть совет
# $seen, $all: число советов
coach-seen = Советы к игре: показано { $seen } из { $all }
coach-replay = Совет к этому моменту
coach-nothing = К этому моменту совета нет.
coach-reset = Показать советы заново
