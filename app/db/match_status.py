"""The status of a match, as it is stored and sent."""

from enum import StrEnum


class MatchStatus(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    ASLEEP = "asleep"
    """Hibernating: nobody plays it any longer, but it is not over."""
    FINISHED = "finished"
    CLOSED = "closed"
    """A lobby to which nobody came, or a lesson that its learner has left for a day."""


PLAYED = (MatchStatus.PLAYING, MatchStatus.ASLEEP, MatchStatus.FINISHED)
"""The status of matches that have been set up and can be viewed."""
