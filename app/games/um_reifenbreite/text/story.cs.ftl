# Příběh zápasu
lu-spaces = Hody, v polích
lu-points = Fotka, v bodech
