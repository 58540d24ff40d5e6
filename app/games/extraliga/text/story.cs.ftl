# Příběh zápasu
lu-goals = Kostky, v gólech
