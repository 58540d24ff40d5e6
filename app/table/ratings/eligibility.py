"""Whether a finished match counts for ratings, and for whom."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from hashlib import sha256

from msgspec import Struct

MOST_AGAINST_COMPUTER = 3
"""Rated matches of one player against the same computers, per day and game."""
MOST_OF_SAME_PEOPLE = 10
"""Rated matches of the same people, per day and game."""

KEY_LENGTH = 32


class NotRated(StrEnum):
    """The reasons why a match at a rated table does not count. The values are stored."""

    NO_RESULT = "short"
    """It was called off, so that nobody is placed."""
    GIVEN_SEED = "seed"
    """Its dice were chosen, as in a lesson."""
    NO_OPPONENT = "alone"
    """No two of its seats are rated."""
    COMPUTER_LIMIT = "bot"
    PEOPLE_LIMIT = "people"
    SAME_DEVICE = "same"
    """Two of its people have used the same browser."""
    STRUCK = "struck"
    """An operator has judged that it was given away. It keeps its number."""


class SeatFacts(Struct, frozen=True):
    """A seat of a finished match.

    `bot` is the strength of a computer player that sat there from the start. `people` have sat there, the
    first one first, and `actions` says how often each of them has acted.
    """

    seat: int
    place: int | None
    bot: str | None = None
    people: tuple[str, ...] = ()
    actions: Mapping[str, int] = {}

    @property
    def player(self) -> str | None:
        """The player for whom the seat counts: who had it longer, by actions, else who came first."""
        if self.bot is not None or not self.people:
            return None
        return max(self.people, key=lambda one: (self.actions.get(one, 0), -self.people.index(one)))


class MatchFacts(Struct, frozen=True):
    """A finished match at a rated table; `has_given_seed`: its dice were chosen."""

    seats: tuple[SeatFacts, ...]
    has_given_seed: bool = False


def entrants_of(facts: MatchFacts, rated_computers: frozenset[str]) -> list[SeatFacts]:
    """Return the placed seats that count: those of people, and of computers of these strengths."""
    return [
        one
        for one in facts.seats
        if one.place is not None and (one.player is not None or one.bot in rated_computers)
    ]


def company_of(entrants: Sequence[SeatFacts]) -> str:
    """Return a key of those who met: the people, and for one alone the strengths of the computers.

    It is a hash, so that it names nobody.
    """
    people = sorted(one.player for one in entrants if one.player is not None)
    strengths = sorted(f"+{one.bot}" for one in entrants if one.bot is not None)
    key = " ".join(people if len(people) > 1 else [*people, *strengths])
    return sha256(key.encode()).hexdigest()[:KEY_LENGTH]


def refusal(facts: MatchFacts, entrants: Sequence[SeatFacts], earlier_today: int) -> NotRated | None:
    """Return why a match does not count; None if it does.

    `earlier_today`: How many matches of the same company in this game have counted on its day.
    """
    people = sum(one.player is not None for one in entrants)
    if all(one.place is None for one in facts.seats):
        return NotRated.NO_RESULT
    if facts.has_given_seed:
        return NotRated.GIVEN_SEED
    if not people or len(entrants) < 2:
        return NotRated.NO_OPPONENT
    if people == 1:
        return NotRated.COMPUTER_LIMIT if earlier_today >= MOST_AGAINST_COMPUTER else None
    return NotRated.PEOPLE_LIMIT if earlier_today >= MOST_OF_SAME_PEOPLE else None
