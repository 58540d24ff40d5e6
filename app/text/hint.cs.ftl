log-took-hint = { $name } bere nápovědu.
table-hint = Nápověda
