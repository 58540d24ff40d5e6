"""The record of a finished match, and its verification: every draw, every event, the outcome."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from app.db.models import Action, TableEvent
from app.engine import operations
from app.engine.catalog import catalog
from app.engine.chance import FairChance, commitment, stream_key, word_commitment
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.lesson import as_lesson, lesson_of
from app.engine.types import Event, Resign, Step
from app.table.state.match_header import SeatState
from app.table.state.table_outcomes import possible_outcomes
from app.table.state.table_state import TableState
from app.table.views.document_builder import fairness
from app.table.wire.document import iso

FORMAT = 1
RESIGNATION = {"type": "resign"}


def record_lines(table: TableState, rows: list[Action], happened: list[TableEvent]) -> Iterator[bytes]:
    """Yield the record as JSON lines; the first is the header, the last the outcome.

    The table events in `happened` stand beside the action that they follow; verification ignores them.
    """
    proof = fairness(table, finished=True)
    beside: dict[int, list[dict[str, Any]]] = {}
    for one in happened:
        beside.setdefault(one.seq, []).append({"seat": one.seat, **one.event, "at": iso(one.at)})
    yield _line(
        {
            "stadion_record": FORMAT,
            "match": table.header.id,
            "game": table.header.game,
            "rules_version": table.header.rules_version,
            "options": table.header.options,
            "seats": [_seat(one) for one in table.seats],
            **({"lesson": True} if table.header.lesson else {}),
            "fairness": proof,
            "started_at": iso(rows[0].at),
        }
    )
    for row in rows:
        yield _line(
            {
                "seq": row.seq,
                "seat": row.seat,
                "action": row.action,
                "draws": row.draws,
                "events": row.events,
                "at": iso(row.at),
            }
            | ({} if row.served is None else {"served": row.served})
            | ({"table": beside[row.seq]} if row.seq in beside else {})
        )
    yield _line({"outcome": table.outcome})


def _seat(seated: SeatState) -> dict[str, Any]:
    coach = {} if seated.coach is None else {"coach": seated.coach}
    return {"seat": seated.seat, "name": seated.name, "bot": seated.bot} | coach


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


class Verdict(Struct, frozen=True):
    """The result of a verification. `seq` is the action at which the record first fails, None for its
    header or end.
    """

    ok: bool
    detail: str
    seq: int | None = None


class _Wrong(Exception):
    def __init__(self, detail: str, seq: int | None = None) -> None:
        super().__init__(detail)
        self.verdict = Verdict(False, detail, seq)


class _Word(Struct):
    commitment: str | None
    word: str | None


class _Fairness(Struct):
    commitment: str
    server_seed: str
    version: int = 1
    client_seeds: list[str | None] = []
    words: list[_Word] = []


class _Header(Struct):
    stadion_record: int
    match: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    fairness: _Fairness
    lesson: bool = False


class _Line(Struct):
    seq: int
    seat: int | None
    action: dict[str, Any] | None
    draws: list[Any]
    events: list[Any]


class _End(Struct, forbid_unknown_fields=True):
    outcome: dict[str, Any]


OnAction: TypeAlias = Callable[[AnyGame, list[str], Any, Step[Any]], None]
"""Called with each action of a record: the game, the names of the seats, the state before it, and its result.
"""


def verify(lines: Iterable[str | bytes], on_action: OnAction | None = None) -> Verdict:
    """Replay a record from its header and seeds, and compare all draws, events and the outcome."""
    try:
        return _verify([line for line in lines if line.strip()], on_action)
    except _Wrong as wrong:
        return wrong.verdict


def _verify(lines: list[str | bytes], seen: OnAction | None) -> Verdict:
    if len(lines) < 3:
        raise _Wrong("The record is incomplete: it needs a header, actions and an outcome.")
    header = _read(lines[0], _Header, "header")
    game = _game_of(header)
    if not game.min_seats <= len(header.seats) <= game.max_seats:
        raise _Wrong(f"{game.title} cannot be played with {len(header.seats)} seats.")
    chance = FairChance(_key_of(header))
    first, *actions = [_read(line, _Line, f"line {number}") for number, line in enumerate(lines[1:-1], 2)]
    end = _read(lines[-1], _End, "last line")
    try:
        options = msgspec.convert(header.options, game.options)
    except msgspec.ValidationError as error:
        raise _Wrong(f"The options do not fit the game: {error}.") from None
    if first.seat is not None or first.action is not None:
        raise _Wrong("The first line must be the setup, without seat and action.", 0)
    step = game.setup(options, len(header.seats), chance)
    _compare(first, 0, chance, step.events)
    resigned: set[int] = set()
    names = [str(sat.get("name") or number) for number, sat in enumerate(header.seats, 1)]
    for seq, line in enumerate(actions, 1):
        chance.draws, before = [], step.state
        step = _step(game, before, header, line=line, seq=seq, chance=chance, resigned=resigned)
        _compare(line, seq, chance, step.events)
        if seen is not None:
            seen(game, names, before, step)
    ends = [game.outcome(step.state)]
    if ends == [None]:
        ends = [*possible_outcomes(game, step.state, len(header.seats))]
    if canonical_json(end.outcome) not in map(canonical_json, ends):
        raise _Wrong("The outcome does not follow from these actions.", len(actions))
    return Verdict(True, f"{len(actions)} actions: every draw and the outcome match.")


def _step(
    game: AnyGame,
    state: Any,
    header: _Header,
    line: _Line,
    seq: int,
    chance: FairChance,
    resigned: set[int],
) -> Step[Any]:
    if line.seat is None or line.action is None:
        raise _Wrong("The line needs a seat and an action.", seq)
    if not 0 <= line.seat < len(header.seats):
        raise _Wrong(f"There is no seat {line.seat}.", seq)
    if game.outcome(state) is not None:
        raise _Wrong("The match was over before this action.", seq)
    if line.action == RESIGNATION:
        if line.seat in resigned:
            raise _Wrong("This seat had already resigned.", seq)
        resigned.add(line.seat)
    try:
        action = (
            Resign()
            if line.action == RESIGNATION
            else operations.match_offered_action(game, state, line.seat, line.action)
        )
    except operations.Refused as error:
        clause = f" ({error.objection.clause})" if error.objection else ""
        raise _Wrong(f"The rules do not allow this action{clause}.", seq) from None
    except (operations.NotYourTurn, operations.Malformed):
        raise _Wrong("This seat could not take this action.", seq) from None
    return operations.play(game, state, len(header.seats), seat=line.seat, action=action, chance=chance)


def _compare(line: _Line, seq: int, chance: FairChance, events: tuple[Event, ...]) -> None:
    if line.seq != seq:
        raise _Wrong(f"Action {seq} is missing: this line is number {line.seq}.", seq)
    if canonical_json(line.draws) != canonical_json(chance.draws):
        raise _Wrong("The draws do not follow from the published seeds.", seq)
    if canonical_json(line.events) != canonical_json(events):
        raise _Wrong("The events do not follow from this action.", seq)


def _game_of(header: _Header) -> AnyGame:
    if header.stadion_record != FORMAT:
        raise _Wrong(f"This record has format {header.stadion_record}; only format {FORMAT} can be verified.")
    game = catalog().get(header.game)
    if game is None:
        raise _Wrong(f"This version of Stadion has no game {header.game}.")
    if game.rules_version != header.rules_version:
        raise _Wrong(
            f"Played by version {header.rules_version} of the rules; this Stadion has {game.rules_version}."
        )
    if header.lesson and lesson_of(game.id) is None:
        raise _Wrong(f"This version of {game.title} has no lesson.")
    return as_lesson(game) if header.lesson else game


def _key_of(header: _Header) -> bytes:
    try:
        seed = bytes.fromhex(header.fairness.server_seed)
    except ValueError:
        raise _Wrong("The server seed is not hexadecimal.") from None
    if commitment(seed) != header.fairness.commitment:
        raise _Wrong("The server seed does not match its commitment.")
    return stream_key(seed, header.match, _words_of(header))


def _words_of(header: _Header) -> list[str]:
    """Return the words that enter the key, by seat, after a check of their commitments."""
    fairness = header.fairness
    if fairness.version == 1:
        words = [seed or "" for seed in fairness.client_seeds]
    else:
        words = [one.word or "" for one in fairness.words]
    if not header.seats or len(words) != len(header.seats):
        raise _Wrong("A seat has no share of chance.")
    for seat, one in enumerate(fairness.words):
        if one.word is not None and word_commitment(one.word) != one.commitment:
            raise _Wrong(f"The word of seat {seat} does not match its commitment.")
    return words


def _read(line: str | bytes, kind: type[Any], what: str) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise _Wrong(f"The {what} of the record cannot be read: {error}.") from None
