"""Plays a record again by the rules: every draw, every event and the outcome must follow."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from app.engine import operations
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.lesson import as_lesson, lesson_of
from app.engine.types import Event, Resign, Step
from app.table.replay.record_parts import ActionEntry, Header, Record, WrongRecord
from app.table.state.table_outcomes import possible_outcomes

RESIGNATION = {"type": "resign"}

OnAction: TypeAlias = Callable[[AnyGame, list[str], Any, Step[Any]], None]
"""Called with each action of a record: the game, the names of the seats, the state before it, and its result.
"""


def check_rules(record: Record, on_action: OnAction | None) -> None:
    """Play the record from its seeds and compare all draws, events and the outcome. Raises WrongRecord."""
    header = record.header
    game = _game_of(header)
    if not game.min_seats <= len(header.seats) <= game.max_seats:
        raise WrongRecord(f"{game.title} cannot be played with {len(header.seats)} seats.")
    if not record.actions:
        raise WrongRecord("The record has no setup.")
    chance = FairChance(record.stream_key())
    step = _set_up(game, record, chance)
    resigned: set[int] = set()
    names = [str(sat.get("name") or number) for number, sat in enumerate(header.seats, 1)]
    for seq, line in enumerate(record.actions[1:], 1):
        chance.draws, before = [], step.state
        step = _step(game, before, header, line=line, seq=seq, chance=chance, resigned=resigned)
        _compare(line, seq, chance, step.events)
        if on_action is not None:
            on_action(game, names, before, step)
    ends = [game.outcome(step.state)]
    if ends == [None]:
        ends = [*possible_outcomes(game, step.state, len(header.seats))]
    if canonical_json(record.outcome) not in map(canonical_json, ends):
        raise WrongRecord("The outcome does not follow from these actions.", len(record.actions) - 1)


def _set_up(game: AnyGame, record: Record, chance: FairChance) -> Step[Any]:
    first = record.actions[0]
    try:
        options = msgspec.convert(record.header.options, game.options)
    except msgspec.ValidationError as error:
        raise WrongRecord(f"The options do not fit the game: {error}.") from None
    if first.seat is not None or first.action is not None:
        raise WrongRecord("The first line must be the setup, without seat and action.", 0)
    step: Step[Any] = game.setup(options, len(record.header.seats), chance)
    _compare(first, 0, chance, step.events)
    return step


def _step(
    game: AnyGame,
    state: Any,
    header: Header,
    line: ActionEntry,
    seq: int,
    chance: FairChance,
    resigned: set[int],
) -> Step[Any]:
    if line.seat is None or line.action is None:
        raise WrongRecord("The line needs a seat and an action.", seq)
    if not 0 <= line.seat < len(header.seats):
        raise WrongRecord(f"There is no seat {line.seat}.", seq)
    if game.outcome(state) is not None:
        raise WrongRecord("The match was over before this action.", seq)
    if line.action == RESIGNATION:
        if line.seat in resigned:
            raise WrongRecord("This seat had already resigned.", seq)
        resigned.add(line.seat)
    try:
        action = (
            Resign()
            if line.action == RESIGNATION
            else operations.match_offered_action(game, state, line.seat, line.action)
        )
    except operations.Refused as error:
        clause = f" ({error.objection.clause})" if error.objection else ""
        raise WrongRecord(f"The rules do not allow this action{clause}.", seq) from None
    except (operations.NotYourTurn, operations.Malformed):
        raise WrongRecord("This seat could not take this action.", seq) from None
    return operations.play(game, state, len(header.seats), seat=line.seat, action=action, chance=chance)


def _compare(line: ActionEntry, seq: int, chance: FairChance, events: tuple[Event, ...]) -> None:
    if line.seq != seq:
        raise WrongRecord(f"Action {seq} is missing: this line is number {line.seq}.", seq)
    if canonical_json(line.draws) != canonical_json(chance.draws):
        raise WrongRecord("The draws do not follow from the published seeds.", seq)
    if canonical_json(line.events) != canonical_json(events):
        raise WrongRecord("The events do not follow from this action.", seq)


def _game_of(header: Header) -> AnyGame:
    game = catalog().get(header.game)
    if game is None:
        raise WrongRecord(f"This version of Stadion has no game {header.game}.")
    if game.rules_version != header.rules_version:
        raise WrongRecord(
            f"Played by version {header.rules_version} of the rules; this Stadion has {game.rules_version}."
        )
    if header.lesson and lesson_of(game.id) is None:
        raise WrongRecord(f"This version of {game.title} has no lesson.")
    return as_lesson(game) if header.lesson else game
