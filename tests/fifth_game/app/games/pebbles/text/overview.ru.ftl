ui-left = Осталось камешков: { $count }
