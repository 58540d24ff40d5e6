# The story of a match
lu-spaces = Throws, in spaces
lu-points = Photo, in points
