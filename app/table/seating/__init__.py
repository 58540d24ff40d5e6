"""Changes of a match's seats: sitting down, leaving, coming back, and substitutes.

Every such change goes through this package. It locks the match's row, checks the change, commits it and shows
it to all viewers.
"""
