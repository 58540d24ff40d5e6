"""A text that a player writes into an action can be refused, and do nothing else, in every game."""

import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.operations import (
    Malformed,
    Refused,
    complete_options,
    legal_actions,
    match_offered_action,
    play,
)

GAMES = list(catalog().values())
PLAYED = 60
"""The numbers of actions of a random match after which texts are tried."""

DIGITS = "9" * 5000  # This has more digits than int() reads.
PIECES = ("", "0", "1", "-1", "00", "²", "٣", "1e9", "0x1", "None", "\x00", "S1-1-01", DIGITS)
SEPARATORS = (":", ",", "-", ".", " ")
PIECE = st.sampled_from(PIECES) | st.text(max_size=8)
TEXT = PIECE | st.builds(lambda sign, parts: sign.join(parts), st.sampled_from(SEPARATORS), st.lists(PIECE))


def of_type(type_: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a field as JSON has them, with any text."""
    match type_:
        case inspect.StrType():
            return TEXT
        case inspect.IntType():
            return st.integers(-2, 200) | st.integers()
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.EnumType(cls=cls):
            return st.sampled_from([member.value for member in cls])
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return st.lists(of_type(item), max_size=4)
        case inspect.TupleType(item_types=items):
            return st.tuples(*map(of_type, items)).map(list)
        case inspect.UnionType(types=types):
            return st.one_of(*map(of_type, types))
        case inspect.StructType(fields=fields):
            return st.fixed_dictionaries({field.encode_name: of_type(field.type) for field in fields})
    raise AssertionError(f"no action had a {type_} so far")


def action_of(class_: type[Any]) -> st.SearchStrategy[dict[str, Any]]:
    about = inspect.type_info(class_)
    assert isinstance(about, inspect.StructType)
    return of_type(about).map(lambda fields: {"type": about.tag} | fields)


def position(game: AnyGame, rng: random.Random) -> Any:
    """Return a position in the middle of a match."""
    seats = rng.randint(game.min_seats, game.max_seats)
    chance = FairChance(rng.randbytes(32))
    state = game.setup(complete_options(game, {}, seats), seats, chance).state
    for _ in range(rng.randrange(PLAYED)):
        if game.outcome(state) is not None:
            break
        seat = rng.choice(game.to_act(state))
        state = play(game, state, seats, seat, rng.choice(legal_actions(game, state, seat)), chance).state
    return state


def answered(game: AnyGame, state: Any, action: dict[str, Any]) -> None:
    """An action with any text is taken or refused."""
    for seat in game.to_act(state):
        with suppress(Malformed, Refused):
            match_offered_action(game, state, seat, action, offered=[])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_an_action_of_any_text_gets_the_games_answer_and_no_error(game, data) -> None:
    state = position(game, random.Random(data.draw(st.integers(0, 2**32))))
    for class_ in game.actions:
        answered(game, state, data.draw(action_of(class_)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_an_offered_action_with_another_text_gets_the_games_answer_and_no_error(game, data) -> None:
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    state = position(game, rng)
    for seat in game.to_act(state):
        action = msgspec.to_builtins(rng.choice(legal_actions(game, state, seat)))
        for name, value in action.items():
            if name != "type" and isinstance(value, str):
                for said in altered(value):
                    answered(game, state, action | {name: said})


def altered(text: str) -> list[str]:
    """Yield the same text with each of its parts replaced, and with one more."""
    said = [*PIECES]
    for sign in SEPARATORS:
        parts = text.split(sign)
        for place in range(len(parts)):
            said += [sign.join([*parts[:place], piece, *parts[place + 1 :]]) for piece in PIECES]
        said += [sign.join([*parts, piece]) for piece in PIECES]
    return list(dict.fromkeys(said))
