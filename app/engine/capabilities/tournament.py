"""What a tournament of a game is to the rest of Stadion: pure functions, like the game itself.

A tournament is folded from what happens to it: coaches choose, matches end, coaches leave. Each of
these takes a frozen state, and chance where the rules draw a lot, to the next state; the site
stores what happened and replays it. Nothing here plays a match: the tournament says which matches
are due and with which options, the site has them played and hands back what they have left.

- A **coach** is a number from 0; each plays with another **team**.
- A **fixture** is a meeting of two coaches, numbered from 0 through the whole tournament.
- A **report** is what a finished match leaves to the tournament, and all that it ever asks of it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from app.engine.chance import Chance
from app.engine.schema import options_set_by
from app.engine.types import Event, Objection, Step, View

Coach: TypeAlias = int
FixtureState: TypeAlias = Literal["waiting", "due", "played", "walkover", "bye", "void"]

T = TypeVar("T", bound=Struct)
C = TypeVar("C", bound=Struct)
R = TypeVar("R", bound=Struct)


class Fixture(Struct, frozen=True):
    """`coaches[0]` has seat 0; None: nobody (a bye, or a place in the bracket still open).

    `waiting`: later, or its coaches still choose; `due`: its match is to be played; `walkover`:
    won without a match; `void`: both coaches have gone. `score`, `winner` and the game's `reason` once
    it is settled.
    """

    number: int
    round: int  # from 0
    coaches: tuple[Coach | None, Coach | None]
    state: FixtureState
    score: tuple[int, int] | None = None
    winner: Coach | None = None
    reason: str | None = None


class StandingsRow(Struct, frozen=True):
    """One line of the table, best first; coaches who are level in everything share a place."""

    coach: Coach
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament(Generic[T, C, R]):
    """The tournament rules of one game. Every function is pure."""

    min_coaches: int
    max_coaches: int
    teams: tuple[str, ...]
    """Each coach has one of these, and no two the same."""
    stages: tuple[str, ...]
    """The course of a match day, as the tournament's page shows it; the game's text names each, and
    whatever else its view gives as `stage`, by `stage-<name>`."""
    options: type[Struct]
    """Frozen, with a default for every field."""
    state: type[T]
    choices: tuple[type[C], ...]
    """Every class of a coach's choice between matches: frozen, `tag_field="type"`, no unknown fields."""
    report: type[R]

    setup: Callable[[Any, tuple[str, ...], Chance], Step[T]]
    """(options, the team of each coach, chance) -> the first state."""
    to_choose: Callable[[T], tuple[Coach, ...]]
    """The coaches who have a choice to make now, ascending."""
    objections: Callable[[T, Coach, C], Iterator[Objection]]
    """What forbids a choice of a coach in `to_choose`; without objection it is allowed."""
    choose: Callable[[T, Coach, C, Chance], Step[T]]
    """Takes an allowed choice."""
    default_choice: Callable[[T, Coach], C]
    """The choice of a coach who is not there: always allowed."""
    computer_choice: Callable[[T, Coach, Chance], C]
    """The choice of a computer coach; the chance is its own, never the tournament's."""
    match_options: Callable[[T, int], Mapping[str, Any]]
    """The options of the match of a due fixture, those included that only a tournament sets."""
    report_of: Callable[[Any], R]
    """(the state of a match that is over) -> what it leaves."""
    score: Callable[[Any], tuple[int, int]]
    """(the state of a match) -> how it stands."""
    settle: Callable[[T, int, R, Chance], Step[T]]
    """Takes over the match of a due fixture."""
    leave: Callable[[T, Coach, Chance], Step[T]]
    """A coach gives up all his matches to come. A match under way is resigned by the site."""
    departed: Callable[[T], tuple[Coach, ...]]

    fixtures: Callable[[T], tuple[Fixture, ...]]
    """All that are known so far, by number."""
    standings: Callable[[T], tuple[StandingsRow, ...]]
    over: Callable[[T], bool]
    public: Callable[[T], View]
    """What everybody knows beyond fixtures and table; among it, for the shell's page, `format`
    (`round_robin` or `knockout`), `day` of `days`, from 1, and the `stage` of that day."""
    own: Callable[[T, Coach], View]
    """What this coach knows beyond that, and what he may choose now."""
    shown: Callable[[Event, Coach | None], Event | None]
    """An event as this viewer may read it: the same, a redacted one, or None. Its `coach` and
    `winner` are coaches, and so are its `coaches`, `order` and `byes`."""
    localized_name: Callable[[str], Mapping[str, str] | None]
    """What a team or a card is called, by language; None for what is not of the box."""


def first_objection(tournament: Tournament[T, C, R], state: T, coach: Coach, choice: C) -> Objection | None:
    return next(tournament.objections(state, coach, choice), None)


def parse_choice(tournament: Tournament[T, C, R], raw: object, *, strict: bool = True) -> C:
    """The choice that `raw` spells; forms (not `strict`) write numbers as text. Raises ValidationError."""
    union: Any = tournament.choices[0]
    for kind in tournament.choices[1:]:
        union = union | kind
    choice: C = msgspec.convert(raw, union, strict=strict)
    return choice


@cache
def tournament_options(options: type[Struct]) -> frozenset[str]:
    """The options of matches that no host may set: their schema says `"x-set-by": "tournament"`."""
    return frozenset(options_set_by(options, "tournament"))
