# Příběh zápasu
lu-goals = Střely, v gólech
lu-tests = Ostatní zkoušky
