"""The status of a match, as it is stored and sent."""

from enum import StrEnum


class MatchStatus(StrEnum):
    LOBBY = "lobby"
    STARTING = "starting"
    """Seats and settings are fixed; the match begins when the players have revealed their words."""
    PLAYING = "playing"
    ASLEEP = "asleep"
    """Hibernating: nobody plays it any longer, but it is not over."""
    FINISHED = "finished"
    CLOSED = "closed"
    """A lobby to which nobody came, or a lesson that its learner has left for a day."""


NOT_BEGUN = (MatchStatus.LOBBY, MatchStatus.STARTING)
"""The status of matches that have not been set up, and will be."""
PLAYED = (MatchStatus.PLAYING, MatchStatus.ASLEEP, MatchStatus.FINISHED)
"""The status of matches that have been set up and can be viewed."""
