"""Computer players: which of them decide at once, which search, and where the searches run.

Searches run in worker processes of this server or, by way of the broker, on other machines.
"""
