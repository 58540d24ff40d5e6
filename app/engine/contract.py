"""The contract between a game and the rest of Stadion. Read this page first.

A game is a set of pure functions over a frozen state. The same state, action and draws always give the same
result. A game knows no clock, no network, no database and no other game; all its randomness comes from the
`Chance` that it is handed.

The words of this page (their types are in types.py):

- A **seat** is a number from 0. A **spectator** is the seat None.
- A **state** is everything about a match at one moment, hidden things included.
- An **action** is what a seat can do. In JSON it is a flat object with a `type`.
- A **candidate** is an action that exists in the current phase, legal or not. An **objection** is the
  clause of the rules that forbids an action. The legal actions are the candidates without objection. Players,
  computer players, tests and error messages all use the same code.
- An **event** is what happened, in the past tense, with the dice, cards and sums that decided it.
- The **public** part of a view is what everybody may know; a seat's **own** part is added to it. Both are
  built up from nothing, never cut down from the state: what is forgotten stays hidden.

A new game is written in the order of the fields of `Game`: options, state and actions, rules, views. All
other fields are optional, and each says what is missing without it. operations.py holds what Stadion does
with a game.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from app.engine.beats import Beats
from app.engine.capabilities.analysis import Analysis
from app.engine.capabilities.computer import Computer
from app.engine.capabilities.highlights import Highlights
from app.engine.capabilities.luck import Luck
from app.engine.capabilities.overview import Overview
from app.engine.capabilities.statistics import ComputeStatistics
from app.engine.capabilities.team_choice import TeamChoice
from app.engine.capabilities.temper import Temper
from app.engine.capabilities.tournament import Tournament
from app.engine.capabilities.tournament_formats import FormatsOf, PointsOf
from app.engine.chance import Chance
from app.engine.types import (
    A,
    Decision,
    Event,
    Objection,
    Outcome,
    Reason,
    S,
    Seat,
    Step,
    TimeControlPresets,
    View,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, A]):
    """A game: its rules as pure functions, and what else Stadion knows about it.

    A signature such as (state, seat) -> actions names the parameters and the result of a function.
    """

    # --- identity ---------------------------------------------------------------------------------

    id: str
    """The name of the game's folder."""
    title: str
    """The game's proper name, the same in all languages."""
    rules_version: int
    """A number to raise whenever the same actions and draws would lead to another result."""
    min_seats: int
    max_seats: int

    # --- options, state and actions ---------------------------------------------------------------

    options: type[Struct]
    """The class of the options: frozen, with a default for every field.

    A field whose default depends on another field defaults to None and is filled in by `complete`. An option
    that the host does not set names in its schema who does, as `x-set-by`: `tournament`, `server` for what
    `complete` sets in every new match, or `seat` for the jersey of each seat. No two seats have the same
    jersey, and the player of a seat chooses it before the start. The first five members of its enumeration
    have the colours and shapes of the site's five seats.
    """
    complete: Callable[[Any, int], Any]
    """(options, number of seats) -> the options without None defaults. Raises OptionsRefused."""
    state: type[S]
    actions: tuple[type[A], ...]
    """All action classes: frozen, with `tag_field="type"` and `forbid_unknown_fields=True`."""

    # --- rules ------------------------------------------------------------------------------------

    setup: Callable[[Any, int, Chance], Step[S]]
    """(complete options, number of seats, chance) -> the first state, and the events of the setup."""
    to_act: Callable[[S], tuple[Seat, ...]]
    """(state) -> the seats that may act now, ascending. Empty only when the match is over."""
    candidates: Callable[[S, Seat], Iterable[A]]
    """(state, a seat of `to_act`) -> every action that exists in this phase, each once, in a stable order."""
    objections: Callable[[S, Seat, A], Iterator[Objection]]
    """(state, seat, action) -> what forbids the action, the most helpful objection first.

    It must be right for any action that can be parsed, candidate or not: an action that is neither a
    candidate nor objected to would be refused without a reason.
    """
    apply: Callable[[S, Seat, A, Chance], Step[S]]
    """(state, seat, legal action, chance) -> the result. It draws as late as the rules allow."""
    forfeit: Callable[[S, Seat], Step[S]]
    """(state, seat) -> the end of a match of two in which this seat gives up."""
    outcome: Callable[[S], Outcome | None]
    """(state) -> the result of the match; None while it goes on."""

    # --- views ------------------------------------------------------------------------------------

    public: Callable[[S], View]
    """(state) -> what everybody knows."""
    own: Callable[[S, Seat], View]
    """(state, seat) -> what this seat knows in addition. Its keys are not among those of `public`."""
    shown: Callable[[Event, Seat | None], Event | None]
    """(event, viewer) -> the event as this viewer may read it: the same object, a redacted one, or None."""
    components: Callable[[], View]
    """() -> the contents of the box (board, cards, teams): what a drawing needs and no view repeats.

    It is the same for every match. Its `log` says how the fields of events are put into words
    (event_text.py).
    """

    # --- optional ---------------------------------------------------------------------------------

    legal: Callable[[S, Seat], list[A]] | None = None
    """(state, a seat of `to_act`) -> the candidates without objection, faster. Tests compare both."""
    decision: Callable[[S, Seat], Decision] | None = None
    """(state, a seat of `to_act`) -> the decision that it has to make, for the clocks.

    Without it, everything that a seat does until it is no longer to act is one decision.
    """
    time_control_presets: TimeControlPresets | None = None
    """The clocks that suit the game. Without them a host has to enter the values."""
    timeout_action: Callable[[S, Seat], A | None] | None = None
    """(state, a seat of `to_act`) -> the legal action that is played for a seat whose time is up.

    None means that the computer decides. It is called again while the same decision stands.
    """
    beats: Beats | None = None
    """How long what happens is shown before the next question, and before its clock starts.

    Without it every move is shown for a moment, and clocks start at once.
    """
    preview: Callable[[S, Seat], View] | None = None
    """(state, a seat of `to_act`) -> what each choice would lead to: sums line by line with clauses, odds.

    It uses only what this seat may know. It is called at most once per decision, so it may be large; what is
    small belongs into `own`.
    """
    computer: Computer[S, A] | None = None
    """How the computer plays the game. Without it computer players choose at random."""
    computer_name: Callable[[Mapping[str, Any], Seat], str] | None = None
    """(complete options as JSON, seat) -> the name of a computer player on that seat, in every language.

    The seats of one match have different names. Without it computer players are numbered.
    """
    computer_temper: Callable[[Mapping[str, Any], Seat], Temper] | None = None
    """(complete options as JSON, seat) -> the temper of that computer player at `normal` and `hard`."""
    team_choice: TeamChoice | None = field(default=None, hash=False)
    """The teams among which each seat chooses its own before the start. Without it nobody chooses a team."""
    first_match: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The options of a person's first match, where they differ from the usual ones."""
    advice: Callable[[S, Seat, A], Sequence[Reason]] | None = None
    """(determinized state, seat, one of its actions) -> why to take it, in some 30 words altogether.

    Each reason is one sentence: what the action is, what it gains, its odds, the threat that follows. Without
    it there are no hints.
    """
    tournament: Tournament[Any, Any, Any] | None = None
    """The game's own rules of tournaments, whose formats come before those of `tournament_formats`."""
    tournament_formats: FormatsOf | None = None
    """(seats of a match) -> Stadion's formats for such matches. Without it there are none of them."""
    match_points: PointsOf | None = None
    """(outcome) -> the points of each seat in a tournament of these formats; set together with them."""
    overview: Overview | None = None
    """How a match looks in lists, on cards and behind links. Without it lists show only names."""
    analysis: Analysis[S, A] | None = None
    """The chance to win, and how play goes on, for the analysis of a match. Without it there is none."""
    luck: Luck | None = None
    """How much of a match was luck, draw by draw. Without it a result says nothing about luck."""
    highlights: Highlights | None = None
    """The moments that are worth telling, and their probabilities. Without it a result has none."""
    statistics: ComputeStatistics | None = None
    """The charts, counts and awards of a finished match. Without it a result has none."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose types of state and action the caller does not need to know."""
