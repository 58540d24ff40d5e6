"""The status of a tournament, as it is stored and sent."""

from enum import StrEnum


class TournamentStatus(StrEnum):
    LOBBY = "lobby"
    STARTING = "starting"
    """Places are fixed; it begins when the coaches have revealed their words."""
    PLAYING = "playing"
    FINISHED = "finished"
