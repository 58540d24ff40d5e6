lu-points = Kostka, v bodech
