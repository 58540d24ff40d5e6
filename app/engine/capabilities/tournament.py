"""How a game describes its tournaments: pure functions over a frozen state, like the rules of the game.

A tournament consists of what happens to it: coaches choose, matches end, coaches leave. Each of these leads
from a state to the next one, with chance where the rules draw. Stadion stores what happened and replays it.
A tournament plays no match: it says which matches are due and with which options, and is given the report
of each.

- A **coach** is a number from 0. Each plays with a different **team**.
- A **fixture** is a meeting of two coaches. Fixtures are numbered from 0 through the whole tournament.
- A **report** is all that a tournament needs to know about a finished match.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from app.engine.chance import Chance
from app.engine.schema import options_set_by
from app.engine.types import Event, Objection, Step, View

Coach: TypeAlias = int
FixtureState: TypeAlias = Literal["waiting", "due", "played", "walkover", "bye", "void"]
"""The state of a fixture.

A fixture is `waiting` for an earlier round or for choices, and then `due` to be played. Afterwards it is
`played`, or settled without a match: by a `walkover`, by a `bye`, or as `void` because both coaches have
left.
"""

T = TypeVar("T", bound=Struct)
C = TypeVar("C", bound=Struct)
R = TypeVar("R", bound=Struct)


class Fixture(Struct, frozen=True):
    """A meeting of two coaches, or of several in a game with more seats."""

    number: int
    round: int
    """The number of the round, from 0."""
    coaches: tuple[Coach | None, ...]
    """The coaches by seat. None stands for a bye or for a place in the bracket that is still open."""
    state: FixtureState
    score: tuple[int, ...] | None = None
    """The scores by seat. None until the fixture is settled, like the two fields below."""
    winner: Coach | None = None
    """The winner; None for a draw too."""
    reason: str | None = None
    """The game's own word for how the match ended."""
    series: tuple[int, int] | None = None
    """The goals of a shoot-out, which the score does not count; None without one."""
    places: tuple[int, ...] | None = None
    """The places by seat, in formats for any number of seats; None until the match is played."""


class StandingsRow(Struct, frozen=True):
    """A row of the standings, the best first. Coaches that are level in everything share a place."""

    coach: Coach
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int | None
    """None in matches of more than two."""
    points: int | float
    opponents: int | float | UnsetType = UNSET
    """The average of the opponents' points, in formats that count it."""


class Entered(Struct, frozen=True):
    """A place of a tournament at its start."""

    team: str | None = None
    strength: int | None = None
    """How strong its coach was then, for the seeds; None for a place that nobody has taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament(Generic[T, C, R]):
    """The tournament rules of one game. Every function is pure."""

    min_coaches: int
    max_coaches: int
    seeded: bool = False
    """Whether `setup` uses the strengths. Such a tournament can start with free places."""
    teams: tuple[str, ...]
    """The teams. No two coaches have the same one. Empty if the coaches choose none."""
    stages: tuple[str, ...]
    """The stages of a match day, as the tournament's page shows them.

    The game's text `stage-<name>` names each of them, and any other `stage` of the public view.
    """
    options: type[Struct]
    """The class of the options: frozen, with a default for every field."""
    state: type[T]
    choices: tuple[type[C], ...]
    """All classes of choices between matches, with the same settings as those of actions."""
    report: type[R]

    setup: Callable[[Any, tuple[Entered, ...], Chance], Step[T]]
    """(options, each place, chance) -> the first state."""
    to_choose: Callable[[T], tuple[Coach, ...]]
    """(state) -> the coaches that have a choice to make now, ascending."""
    objections: Callable[[T, Coach, C], Iterator[Objection]]
    """(state, a coach of `to_choose`, choice) -> what forbids the choice; nothing if it is allowed."""
    choose: Callable[[T, Coach, C, Chance], Step[T]]
    """(state, coach, allowed choice, chance) -> the result."""
    default_choice: Callable[[T, Coach], C]
    """(state, coach) -> the choice that is made for a coach that is absent. It is always allowed."""
    computer_choice: Callable[[T, Coach, Chance], C]
    """(state, coach, chance of its own) -> the choice of a computer coach."""
    match_options: Callable[[T, int], Mapping[str, Any]]
    """(state, number of a due fixture) -> the options of its match, the tournament's own included."""
    report_of: Callable[[Any], R]
    """(state of a finished match) -> its report."""
    score: Callable[[Any], tuple[int, ...]]
    """(state of a match) -> its score, by seat."""
    settle: Callable[[T, int, R, Chance], Step[T]]
    """(state, number of a due fixture, report of its match, chance) -> the result."""
    leave: Callable[[T, Coach, Chance], Step[T]]
    """(state, coach, chance) -> the coach gives up all matches to come. Stadion resigns a match under way."""
    departed: Callable[[T], tuple[Coach, ...]]
    """(state) -> the coaches that have left."""

    walk_over: Callable[[T, int, tuple[Coach, ...], Chance], Step[T]] | None = None
    """(state, number of a due fixture, coaches that did not come, chance) -> the result.

    Without it a coach that does not come resigns at the table.
    """

    fixtures: Callable[[T], tuple[Fixture, ...]]
    """(state) -> all fixtures that are known so far, by number."""
    standings: Callable[[T], tuple[StandingsRow, ...]]
    """(state) -> the rows of the standings, the best first."""
    over: Callable[[T], bool]
    """(state) -> whether the tournament is over."""
    public: Callable[[T], View]
    """(state) -> what everybody knows in addition to fixtures and standings.

    The tournament's page needs `format` (`round_robin` or `knockout`), `day` (from 1) of `days`, and `stage`.
    """
    own: Callable[[T, Coach], View]
    """(state, coach) -> what this coach knows in addition, and may choose now."""
    shown: Callable[[Event, Coach | None], Event | None]
    """(event, viewer) -> the event as this viewer may read it: the same object, a redacted one, or None.

    The fields `coach`, `winner`, `coaches`, `order` and `byes` of events hold coaches.
    """
    localized_name: Callable[[str], Mapping[str, str] | None]
    """(id of a team or card) -> its name by language; None if the box has none of this id."""
    computer_coach: Callable[[str], str] | None = None
    """(team) -> the name of its computer coach. Without it computer coaches are numbered."""


def first_objection(tournament: Tournament[T, C, R], state: T, coach: Coach, choice: C) -> Objection | None:
    """Return the first objection to a choice of a coach; None if it is allowed."""
    return next(tournament.objections(state, coach, choice), None)


def parse_choice(tournament: Tournament[T, C, R], raw: object, *, strict: bool = True) -> C:
    """Return the choice that `raw` spells.

    strict: False for values from a form, whose numbers are texts.

    Raises:
        msgspec.ValidationError: `raw` is no choice of this tournament.
    """
    if not tournament.choices:
        raise msgspec.ValidationError("nothing is chosen in this tournament")
    union: Any = tournament.choices[0]
    for kind in tournament.choices[1:]:
        union = union | kind
    choice: C = msgspec.convert(raw, union, strict=strict)
    return choice


@cache
def tournament_options(options: type[Struct]) -> frozenset[str]:
    """Return the names of the match options that only a tournament sets."""
    return frozenset(options_set_by(options, "tournament"))
