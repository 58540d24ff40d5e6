"""What is kept of the story of a finished match: its structs, without words and names."""

from typing import Any, Literal

from msgspec import Struct, field

from app.engine.capabilities.highlights import AttemptStage
from app.engine.capabilities.luck import Account, Part
from app.engine.capabilities.overview import BoardPicture
from app.engine.capabilities.statistics import MatchStatistics
from app.engine.types import Event, Seat

VERSION = 20
"""Raised when a story would be told otherwise: older ones are made again."""
A_PERSON, A_LEAD, AT_THE_END = 3, 2, 4
"""What makes a match worth a replay."""
VIEWERS = 5
"""So many weigh as much as half a change of the lead."""


class StoryMoment(Struct, frozen=True, omit_defaults=True):
    """A moment after action `seq`: a sentence `says` of the game about `event` and `who`.

    `chance`: of what happened, before it began, and what it `became`, if it was not decided; `scores` by seat
    after it, phase and picture before it, or after it where that is what it was about.
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
    """Of no game: that a match has come to its end."""


class ChanceChange(Struct, frozen=True, array_like=True):
    """What action `seq` has made of the chance of what was tried; `over`: nothing is tried any more.

    `of`: whose chance it is, where it begins; else -1, nobody's.
    """

    seq: int
    what: AttemptStage | Literal["verdict", "over"]
    value: float
    of: int = -1


class Story(Struct, frozen=True):
    """`headline`: the id of a sentence, the first whose rule holds; None where the outcome says it best.

    `levels`: how often the score became level. `leads`: how often the lead changed. `key`: which of the
    moments are the four of the result page. `sources`: by seat, what its score came from.
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
    """How all chances went."""
    goals: tuple[tuple[int, str], ...] = ()
    """What was tried from which action on (Chance.goal)."""
    sub: dict[str, Any] = {}
    """What a headline of its own says more."""

    def weight(self, people: int, viewers: int = 0) -> int:
        """How much it is worth a replay. `viewers`: who saw its end without a seat."""
        return A_PERSON * people + A_LEAD * self.leads + AT_THE_END * self.late + viewers // VIEWERS
