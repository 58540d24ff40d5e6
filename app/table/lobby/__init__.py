"""The lobby of a match: opening a table, hosting it and starting it, and the rematch afterwards.

Hosts lock seats, change options and invite players here. Jobs close lobbies whose host stays away. A first
lesson is opened here too.
"""
