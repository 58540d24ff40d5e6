# Příběh zápasu
lu-goals = Střely, v gólech
lu-pucks = Ostatní souboje, v pucích
