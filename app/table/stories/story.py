"""The stored structs of a match report, without words and names."""

from typing import Any, Literal

from msgspec import Struct, field

from app.engine.capabilities.highlights import AttemptStage
from app.engine.capabilities.luck import Account, Part
from app.engine.capabilities.overview import BoardPicture
from app.engine.capabilities.statistics import MatchStatistics
from app.engine.types import Event, Seat

VERSION = 20
"""The version of the reports. It is raised when they would come out differently; older ones are then built
again.
"""
A_PERSON, A_LEAD, AT_THE_END = 3, 2, 4
"""The weights that make a match worth a replay: points per person, per change of the lead, and for a late
turn.
"""
VIEWERS = 5
"""This many viewers weigh as much as half a change of the lead."""


class StoryMoment(Struct, frozen=True, omit_defaults=True):
    """A moment after action `seq`: the game's sentence `says` about `event` and `who`.

    `chance` is the probability of what happened, before it began; `became` is what the probability changed
    to, if it was not decided. `scores` by seat are those after it. Phase and picture are those before it, or
    after it where that is what the moment is about.
    """

    seq: int
    says: str
    event: dict[str, Any]
    who: Seat | None
    priority: int
    weight: float
    scores: tuple[int, ...] = ()
    phase: str = ""
    phase_params: dict[str, str | int] = {}
    chance: float | None = None
    sum: str = ""
    params: dict[str, str | int] = {}
    picture: BoardPicture | None = None
    became: float | None = None


class Ended(Event, frozen=True, tag="ended"):
    """An event that belongs to no game: the match has ended."""


class ChanceChange(Struct, frozen=True, array_like=True):
    """A change that action `seq` made to the probability of the attempt in progress.

    `what` is `over` when no attempt is in progress any more. `of` is the seat whose attempt begins here,
    else -1.
    """

    seq: int
    what: AttemptStage | Literal["verdict", "over"]
    value: float
    of: int = -1


class Story(Struct, frozen=True):
    """The story of a finished match.

    `headline` is the id of the first sentence whose rule holds; None if the outcome says it best. `levels`
    and `leads` count how often the score became level and the lead changed. `key` are the indices of the
    moments on the result page. `sources`: by seat, what its score came from.
    """

    headline: str | None
    levels: int
    leads: int
    scores: tuple[int, ...]
    moments: tuple[StoryMoment, ...]
    key: tuple[int, ...]
    accounts: tuple[Account, ...]
    sources: tuple[dict[Part, float], ...]
    late: bool = False
    statistics: MatchStatistics | None = field(default=None, name="figures")
    track: tuple[ChanceChange, ...] = ()
    """The course of all probabilities."""
    goals: tuple[tuple[int, str], ...] = ()
    """The attempts, each with the number of the action from which on it was made (`Attempt.goal`)."""
    sub: dict[str, Any] = {}
    """The variables of a headline that the game itself provides."""

    def weight(self, people: int, viewers: int = 0) -> int:
        """Return how much the match is worth a replay; `viewers` is the number of spectators who saw
        its end.
        """
        return A_PERSON * people + A_LEAD * self.leads + AT_THE_END * self.late + viewers // VIEWERS
