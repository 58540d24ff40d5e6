"""The events of a tournament. The message `tournament-log-<tag>` of the site says each of them.

`coach`, `coaches` and `order` hold entrants, `fixture` the number of a meeting.
"""

from app.engine.types import Event
from app.tournaments.formats.field import Entrant


class Seeded(Event, frozen=True, tag="seeded"):
    """The entrants have been ordered by strength, those of equal strength at random."""

    order: tuple[Entrant, ...]


class RoundBegun(Event, frozen=True, tag="round_begun"):
    round: int  # counted from 1


class ByeGiven(Event, frozen=True, tag="bye_given"):
    fixture: int
    coach: Entrant


class ResultCounted(Event, frozen=True, tag="result_counted"):
    """A match has been played; `coaches`, `places` and `scores` are in the order of the seats."""

    fixture: int
    coaches: tuple[Entrant, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class WonWithoutMatch(Event, frozen=True, tag="won_without_match"):
    """A match was not played because others did not come or have withdrawn; `coaches` have won it."""

    fixture: int
    coaches: tuple[Entrant, ...]


class NotPlayed(Event, frozen=True, tag="not_played"):
    """A match was not played because nobody came."""

    fixture: int


class LotDrawn(Event, frozen=True, tag="lot_drawn"):
    """The entrants of `order` were level in everything, and a random draw has ordered them.

    `fixture` is the match of a knockout that was level; None for the final standings.
    """

    order: tuple[Entrant, ...]
    fixture: int | None = None


class CoachWithdrew(Event, frozen=True, tag="coach_withdrew"):
    coach: Entrant


class TournamentWon(Event, frozen=True, tag="tournament_won"):
    coach: Entrant
