"""Operations of Stadion on a game: find legal actions, play them, build views, check options."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from app.engine.chance import Chance
from app.engine.codec import action_decoder, canonical_json
from app.engine.contract import Game
from app.engine.schema import schema_of
from app.engine.types import A, Objection, OptionsRefused, Resign, Resigned, S, Seat, Step, View


def legal_actions(game: Game[S, A], state: S, seat: Seat) -> list[A]:
    """Return the legal actions of a seat in the order of the candidates; none if it is not to act."""
    if seat not in game.to_act(state):
        return []
    if game.legal is not None:
        return game.legal(state, seat)
    return unobjected_actions(game, state, seat)


def unobjected_actions(game: Game[S, A], state: S, seat: Seat) -> list[A]:
    """Return the candidates without an objection. This is the definition of a legal action."""
    return [
        action
        for action in game.candidates(state, seat)
        if next(game.objections(state, seat, action), None) is None
    ]


class NotYourTurn(Exception):
    """The seat is not to act."""


class Malformed(Exception):
    """The message is not an action of this game: its type is unknown, or its fields are wrong."""


class Refused(Exception):
    """The action is illegal in this state.

    `objection` is None if the action refers to nothing on the table.
    """

    def __init__(self, objection: Objection | None) -> None:
        super().__init__(objection)
        self.objection = objection


def parse_action(game: Game[S, A], raw: object) -> A:
    """Return the action that `raw`, decoded JSON, spells exactly.

    Nothing is coerced or ignored: `true` is not 1, and an extra key is an error.

    Raises:
        Malformed: `raw` is not an action of this game.
    """
    try:
        spelled = canonical_json(raw)
    except (TypeError, ValueError, OverflowError, RecursionError):
        raise Malformed("it holds what no action holds") from None
    try:
        action: A = action_decoder(game.actions).decode(spelled)
    except msgspec.ValidationError as error:
        raise Malformed(str(error)) from None
    if canonical_json(action) != spelled:
        raise Malformed("every field of an action must be given exactly as it was offered")
    return action


def match_offered_action(
    game: Game[S, A], state: S, seat: Seat, raw: object, offered: list[A] | None = None
) -> A:
    """Return the legal action of the seat that equals `raw`, decoded JSON.

    offered: The legal actions of the seat, if the caller has them already.

    Raises:
        NotYourTurn: The seat is not to act.
        Malformed: `raw` is not an action of this game.
        Refused: The action is illegal now.
    """
    if seat not in game.to_act(state):
        raise NotYourTurn
    action = parse_action(game, raw)
    if action in (legal_actions(game, state, seat) if offered is None else offered):
        return action
    raise Refused(next(game.objections(state, seat, action), None))


def play(game: Game[S, A], state: S, seats: int, seat: Seat, action: A | Resign, chance: Chance) -> Step[S]:
    """Apply a legal action or a resignation.

    With two seats a resignation ends the match. With more it is only recorded as an event, and the caller
    has to play the seat from then on.
    """
    if not isinstance(action, Resign):
        return game.apply(state, seat, action, chance)
    if seats > 2:
        return Step(state, (Resigned(seat),))
    step = game.forfeit(state, seat)
    return Step(step.state, (Resigned(seat), *step.events))


def view(game: Game[S, A], state: S, seat: Seat | None) -> View:
    """Return the whole view of one viewer; the seat None is a spectator."""
    public = game.public(state)
    return public if seat is None else public | game.own(state, seat)


def complete_options(game: Game[S, A], raw: Mapping[str, object], seats: int) -> Struct:
    """Check the options that a host has given and fill in the others.

    Raises:
        OptionsRefused: An option is unknown or has a wrong value, or the options cannot be combined.
    """
    try:
        options = msgspec.convert(raw, game.options)
    except msgspec.ValidationError as error:
        raise wrong_option_value(error) from None
    if unknown := sorted(raw.keys() - _names_of(game.options)):
        raise OptionsRefused("unknown", game=game.title, names=", ".join(unknown))
    if not game.min_seats <= seats <= game.max_seats:
        raise OptionsRefused("seats", game=game.title, fewest=game.min_seats, most=game.max_seats)
    completed: Struct = game.complete(options, seats)
    return completed


@cache
def _names_of(options: type[Struct]) -> frozenset[str]:
    """Return the names of the options in JSON."""
    return frozenset(field.encode_name for field in msgspec.structs.fields(options))


def wrong_option_value(error: msgspec.ValidationError) -> OptionsRefused:
    """Return the refusal of the option whose value `error` is about."""
    path = re.search(r"`\$\.(\w+)", str(error))
    return OptionsRefused("value", option=path[1] if path else "", cause=str(error))


def options_schema(game: Game[S, A]) -> dict[str, Any]:
    """Return the JSON Schema of the options, without references and with a default for every option."""
    return schema_of(game.options)
