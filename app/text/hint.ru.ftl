log-took-hint = { $name } берёт подсказку.
table-hint = Подсказка
