"""The table: everything about a match in progress, between the rules of its game and the database.

Each package below is one capability, from seating to clocks. `table.py` holds one match in memory and its
viewers, `scheduler.py` runs jobs that are due, and `notifier.py` tells players that it is their turn.
"""
