"""Match reports of finished matches: who led, the highlights, and how much was luck.

A report is computed from the replayed actions by a job at the end of the match, stored without words and
names, and computed again when its format changes.
"""
