# The story of a match
lu-goals = Shots, in goals
lu-pucks = Other duels, in pucks
