# The story of a match
lu-goals = Shots, in goals
lu-tests = Other tests
