"""The kinds of scheduled jobs; each match has at most one job of a kind."""

from enum import StrEnum


class JobKind(StrEnum):
    """The values are stored in the table `due`: they must not change."""

    CLOCK = "clock"
    """A clock of the match may have run out."""
    DEADLINE = "deadline"
    """A clock by days may be close to running out."""
    DISCONNECT = "lost"
    """A player has been disconnected for long enough that the log says so."""
    CALL_OFF = "agreed_by_silence"
    """The players who did not answer a proposal to call the match off may have been away for long enough."""
    HIBERNATION = "sleep"
    """Nobody may have acted for long enough that the match hibernates."""
    LOBBY_EXPIRY = "host"
    """The host may have been away for long enough that the lobby leaves the list, or closes."""
    LESSON_EXPIRY = "lesson"
    """The learner may have been away for long enough that the lesson closes."""
    START = "start"
    """A rematch with all its players starts."""
    REVEAL = "reveal"
    """A starting match no longer waits for the players' words."""
    REMATCH_EXPIRY = "proposed"
    """A proposed rematch no longer keeps its seats, or an invitation has lapsed."""
    RATING = "rating"
    """The match has ended at a rated table, and is to be taken into the ratings."""
    STORY = "story"
    """The match has ended, and its report is to be written."""
    ANALYSIS = "analysis"
    """A player has asked for the analysis of the match."""
