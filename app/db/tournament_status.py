"""The status of a tournament, as it is stored and sent."""

from enum import StrEnum


class TournamentStatus(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
