"""What a game is to the rest of Stadion. Read this page first.

A game is a handful of pure functions over a frozen state: same state, action and draws, same
result, forever. It knows no clock, no network, no database and no other game, and all its chance
comes from the `Chance` it is handed.

The words of this page:

- A **seat** is a number from 0. A **spectator** is the seat None.
- A **state** is everything about one match at one moment, hidden things included.
- An **action** is what a seat can do; on the wire a flat object with a `type`.
- A **candidate** is an action that the phase knows, legal or not; an **objection** is the clause
  that forbids one. The legal actions are the candidates without objection: players, computer
  players, tests and the sentence on a refused action all use the same code.
- An **event** is what happened, in the past tense, with the dice, cards and sums that decided it.
- The **public** part of a view is what everybody may know; a seat's **own** part comes on top.
  Both are built up from nothing, never cut down from the state: what is forgotten stays hidden.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from app.engine.chance import Chance
from app.engine.schema import schema_of

if TYPE_CHECKING:
    from app.engine.computer import Computer
    from app.engine.highlights import Highlights
    from app.engine.luck import Luck
    from app.engine.overview import Overview
    from app.engine.statistics import ComputeStatistics
    from app.engine.tournament import Tournament

Seat: TypeAlias = int
View: TypeAlias = dict[str, Any]
"""JSON-ready: built of dicts with text keys, lists or tuples, text, numbers, booleans and None.
Collections whose members come and go are keyed by a stable id, never by place in a list, so that
a change is small on the wire. A subtree that did not change may be the same object as before."""


class Objection(Struct, frozen=True):
    """Why an action may not be taken: the clause, and a sentence for the player.

    `text` is the id of a message in the game's `text/<lang>.ftl`, `params` are its variables.
    """

    clause: str
    text: str
    params: dict[str, str | int] = {}


class Reason(Struct, frozen=True):
    """One sentence about an action that could be taken, for a hint.

    `text`: the message `hint-<text>` of the game's files. `params` are its variables, worded as the fields of
    an event `hint` would be (words.py).
    """

    text: str
    params: dict[str, Any] = {}


class Event(Struct, frozen=True, tag_field="event"):
    """Base of all events; each subclass sets its `tag`, a past participle such as `rolled`."""


class Resign(Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give up. Known to every game, offered by none."""


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat has given up."""

    who: Seat


S = TypeVar("S", bound=Struct)
A = TypeVar("A", bound=Struct)


class Step(Struct, Generic[S], frozen=True):
    """What an action, or the setup, leads to."""

    state: S
    events: tuple[Event, ...] = ()


class Decision(Struct, frozen=True):
    """One standing question to one seat. Where its `question` stays the same from one action to the next, it
    is the same decision: a line-up of six places is one, a turn and the next are two.

    `weight`: how much longer it takes than most, for clocks that measure decisions. `seconds`: so long the
    rules themselves leave it open, whatever clock the table plays with.
    """

    question: Hashable
    weight: float = 1
    seconds: int | None = None


class TimeControlPreset(Struct, frozen=True, kw_only=True):
    """A clock that suits the game: `seconds` or `days` a decision, or a bank of `minutes` and an `increment`.

    `lasts`: about how long a match then is, by the number of seats, the fewest first: in minutes, by days in
    weeks (two hand-overs a day). `yes_no`: the seconds for a yes or no, where they are others.
    """

    seconds: int = 0
    minutes: int = 0
    increment: int = 0
    days: int = 0
    durations: tuple[int, ...]
    yes_no: int | None = None


class TimeControlPresets(Struct, frozen=True):
    """What a host is offered to play with."""

    relaxed: TimeControlPreset
    quick: TimeControlPreset
    days: TimeControlPreset


class Placement(Struct, frozen=True):
    """`place` 1 is the best, ties share one; `score` is what the game counts (points, goals)."""

    seat: Seat
    place: int
    score: int


class Outcome(Struct, frozen=True):
    """How a match ended: every seat once, by seat; `reason` is the game's own word for it."""

    placements: tuple[Placement, ...]
    reason: str


class OptionsRefused(ValueError):
    """These options cannot be played together or with so many seats; the text says why, for a player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, A]):
    """One game. Every function is pure; see the module's text for the words.

    Optional fields have a default; all others a game must give.
    """

    id: str
    title: str
    """The game's proper name, the same in all languages."""
    rules_version: int
    """Raised whenever the same actions and draws would lead to another result."""
    min_seats: int
    max_seats: int

    options: type[Struct]
    """Frozen, with a default for every field; a field whose default depends on another one
    defaults to None and is filled in by `complete`. An option that is no host's to set says who sets it in
    its schema, as `x-set-by`: `tournament`, or `seat`: the jersey of each seat, no two the same, which
    whoever sits there chooses before the start. The members of its enumeration, in order, wear the signs
    of the site (shirt and shape, the first to the fifth)."""
    complete: Callable[[Any, int], Any]
    """(options, seats) -> options without None defaults. Raises OptionsRefused."""

    state: type[S]
    actions: tuple[type[A], ...]
    """Every action class: frozen, `tag_field="type"`, `forbid_unknown_fields=True`."""

    setup: Callable[[Any, int, Chance], Step[S]]
    """(complete options, seats, chance) -> the first state and what the setup tells the log."""
    to_act: Callable[[S], tuple[Seat, ...]]
    """The seats that may act now, ascending; empty only when the match is over."""
    candidates: Callable[[S, Seat], Iterable[A]]
    """Every action that the phase knows for this seat, each once, in a stable order.
    Asked only for seats in `to_act`."""
    objections: Callable[[S, Seat, A], Iterator[Objection]]
    """What forbids an action, the most telling first. Must be right for any action that parses,
    candidate or not: what is neither a candidate nor objected to would be refused without reason."""
    apply: Callable[[S, Seat, A, Chance], Step[S]]
    """Takes a legal action. Draws as late as the rules allow."""
    forfeit: Callable[[S, Seat], Step[S]]
    """The seat gives up a match of two: the match is over at once."""
    outcome: Callable[[S], Outcome | None]
    """None while the match goes on."""

    public: Callable[[S], View]
    """What everybody knows."""
    own: Callable[[S, Seat], View]
    """What this seat knows beyond that; its keys are not among those of `public`."""
    shown: Callable[[Event, Seat | None], Event | None]
    """An event as this viewer may read it: the same object, a redacted one, or None."""

    components: Callable[[], View]
    """What lies in the box for all to see (board, cards, teams): what a drawing needs and no
    view repeats. The same for every match. Its `log` says how the fields of events become words
    (words.py)."""
    legal: Callable[[S, Seat], list[A]] | None = None
    """Only for speed: the same list as filtering the candidates; a promise checked for every game."""
    decision: Callable[[S, Seat], Decision] | None = None
    """(state, a seat that is to act) -> what it decides. Without it all that a seat does until it no longer
    is to act is one decision. Whoever runs the match measures the time."""
    time_control_presets: TimeControlPresets | None = None
    """Clocks that suit it. Without them a host names his own values."""
    timeout_action: Callable[[S, Seat], A | None] | None = None
    """(state, a seat that is to act) -> the legal action that it means when its time is up and it has said
    nothing; None: the computer decides. Asked again while the same decision stands."""
    preview: Callable[[S, Seat], View] | None = None
    """(state, a seat that is to act) -> what each choice of the standing decision would lead to: its sum
    line by line with clauses, its range, its odds. Asked at most once a decision, so it may be large; what
    is small stands in `own`. From what this seat may know, and nothing else."""
    computer: "Computer[S, A] | None" = None
    """How the computer plays it; see computer.py. Without it computer players choose by lot."""
    advice: Callable[[S, Seat, A], Sequence[Reason]] | None = None
    """(state as the computer imagines it for a seat, the seat, one of its actions) -> why a player would take
    it: what it is, what it gains, its odds, what threatens then, as far as there is something to say; some 30
    words in all. Without it there are no hints."""
    tournament: "Tournament[Any, Any, Any] | None" = None
    """How several coaches play a tournament; see tournament.py."""
    overview: "Overview | None" = None
    """How a match looks to those who do not sit at it; see afar.py. Without it lists show names alone."""
    luck: "Luck | None" = None
    """What of a match was luck, draw by draw; see luck.py. Without it a result says nothing of it."""
    highlights: "Highlights | None" = None
    """Which moments of a match are worth telling; see told.py. Without it a result has none."""
    statistics: "ComputeStatistics | None" = None
    """What of a finished match is drawn, counted and awarded; see figures.py. Without it nothing is."""


def legal_actions(game: Game[S, A], state: S, seat: Seat) -> list[A]:
    """All that this seat may do now, in the order of the candidates; empty when it is not to act."""
    if seat not in game.to_act(state):
        return []
    if game.legal is not None:
        return game.legal(state, seat)
    return unobjected_actions(game, state, seat)


def unobjected_actions(game: Game[S, A], state: S, seat: Seat) -> list[A]:
    """The definition of legal: the candidates to which nothing is objected."""
    return [
        action
        for action in game.candidates(state, seat)
        if next(game.objections(state, seat, action), None) is None
    ]


class NotYourTurn(Exception):
    """The seat has nothing to decide now."""


class Malformed(Exception):
    """Not an action of this game at all: unknown type, missing or extra fields, wrong kinds."""


class Refused(Exception):
    """An action of this game that may not be taken now. `objection` None: it fits nothing on the table."""

    def __init__(self, objection: Objection | None) -> None:
        super().__init__(objection)
        self.objection = objection


def parse_action(game: Game[S, A], raw: object) -> A:
    """The action that `raw` (decoded JSON) spells, to the letter. Raises Malformed.

    Nothing is coerced or ignored: `true` is not 1, and an extra key is an error.
    """
    try:
        spelled = canonical_json(raw)
    except (TypeError, ValueError, OverflowError, RecursionError):
        raise Malformed("it holds what no action holds") from None
    try:
        action: A = _action_decoder(game.actions).decode(spelled)
    except msgspec.ValidationError as error:
        raise Malformed(str(error)) from None
    if canonical_json(action) != spelled:
        raise Malformed("every field of an action must be given exactly as it was offered")
    return action


def match_offered_action(
    game: Game[S, A], state: S, seat: Seat, raw: object, offered: list[A] | None = None
) -> A:
    """The offered action that equals `raw`. Raises NotYourTurn, Malformed or Refused.

    `offered`: the legal actions of this seat, where the caller has them already.
    """
    if seat not in game.to_act(state):
        raise NotYourTurn
    action = parse_action(game, raw)
    if action in (legal_actions(game, state, seat) if offered is None else offered):
        return action
    raise Refused(next(game.objections(state, seat, action), None))


def play(game: Game[S, A], state: S, seats: int, seat: Seat, action: A | Resign, chance: Chance) -> Step[S]:
    """Take a chosen action, or resign.

    With two seats a resignation ends the match; with more only the log tells of it, and whoever
    runs the match plays the seat from then on.
    """
    if not isinstance(action, Resign):
        return game.apply(state, seat, action, chance)
    if seats > 2:
        return Step(state, (Resigned(seat),))
    step = game.forfeit(state, seat)
    return Step(step.state, (Resigned(seat), *step.events))


def view(game: Game[S, A], state: S, seat: Seat | None) -> View:
    """The whole view of one viewer; None is a spectator."""
    public = game.public(state)
    return public if seat is None else public | game.own(state, seat)


def complete_options(game: Game[S, A], raw: Mapping[str, object], seats: int) -> Struct:
    """Options as given by a host, checked and filled in. Raises OptionsRefused."""
    try:
        options = msgspec.convert(raw, game.options)
    except msgspec.ValidationError as error:
        raise OptionsRefused(str(error)) from None
    if unknown := sorted(raw.keys() - {field.encode_name for field in msgspec.structs.fields(game.options)}):
        raise OptionsRefused(f"{game.title} has no option {', '.join(unknown)}.")
    if not game.min_seats <= seats <= game.max_seats:
        raise OptionsRefused(f"{game.title} is for {game.min_seats} to {game.max_seats} seats.")
    completed: Struct = game.complete(options, seats)
    return completed


def options_schema(game: Game[S, A]) -> dict[str, Any]:
    """The JSON Schema of the options, self-contained, with a default for every option."""
    return schema_of(game.options)


def places(scores: Sequence[Any]) -> list[int]:
    """Place of each seat by its score, greatest first; equal scores share a place (1, 1, 3)."""
    return [1 + sum(other > score for other in scores) for score in scores]


def event_decoder(game: Game[Any, Any]) -> msgspec.json.Decoder[Event]:
    """Reads back any event of this game: every Event class of its package, and Resigned."""
    return _event_decoder(f"app.games.{game.id}.")


@cache
def _event_decoder(package: str) -> msgspec.json.Decoder[Event]:
    types = tuple(kind for kind in _subclasses(Event) if kind.__module__.startswith(package))
    return msgspec.json.Decoder(union_of((Resigned, *types)))


def _subclasses(kind: type[Event]) -> list[type[Event]]:
    return [one for child in kind.__subclasses__() for one in (child, *_subclasses(child))]


@cache
def _action_decoder(types: tuple[type[Any], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(union_of(types))


def canonical_json(value: object) -> bytes:
    """JSON with sorted keys: equal bytes, equal as JSON."""
    return msgspec.json.encode(value, order="sorted")


def union_of(types: tuple[type[Any], ...]) -> Any:
    """`A | B | C` of a tuple of classes."""
    union: Any = types[0]
    for member in types[1:]:
        union = union | member
    return union
