lu-points = The die, in points
