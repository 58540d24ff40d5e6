"""Matches of random play, for the contract tests of all games in the catalogue."""

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions, options_schema, play
from app.engine.types import Event, OptionsRefused, Seat, Step

GAMES = list(catalog().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
MOST_ACTIONS = 20_000
TRIES = 50
"""The largest number of draws until options are found that can be played together."""


def folder_of_code(game_id: str) -> Path:
    return Path(__file__).parents[2] / "app" / "games" / game_id


def folder_of_tests(game_id: str) -> Path:
    return Path(__file__).parent / game_id


class Moment(NamedTuple):
    """A state, the events that led to it, and the number of seats; the last one of a match is its end."""

    state: Any
    events: tuple[Event, ...]
    seats: int

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *range(self.seats))


def some_options(game: AnyGame, rng: random.Random) -> dict[str, Any]:
    """Return random values of all options that a host can set; half of them keep the default."""
    properties = options_schema(game)["properties"]
    return {
        name: some_value(schema, rng)
        for name, schema in properties.items()
        if "x-set-by" not in schema and rng.random() < 0.5
    }


def some_value(schema: Mapping[str, Any], rng: random.Random) -> Any:
    """Return a random value of this JSON Schema, of the kinds that `options_schema` writes."""
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if "anyOf" in schema:
        return some_value(rng.choice(schema["anyOf"]), rng)
    if schema["type"] == "array":
        if "prefixItems" in schema:
            return [some_value(one, rng) for one in schema["prefixItems"]]
        length = rng.randint(schema.get("minItems", 0), schema.get("maxItems", 2))
        return [some_value(schema["items"], rng) for _ in range(length)]
    plain = {
        "boolean": lambda: rng.random() < 0.5,
        "integer": lambda: rng.randint(schema["minimum"], schema["maximum"]),
        "null": lambda: None,
        "string": lambda: schema["default"],
    }
    return plain[schema["type"]]()


def begun(
    game: AnyGame, rng: random.Random, given: Mapping[str, Any] = MappingProxyType({})
) -> tuple[Step[Any], int, FairChance]:
    """Start a match with random options, but for the given ones, and a random number of seats."""
    chance = FairChance(rng.randbytes(32))
    for _ in range(TRIES):
        seats = rng.randint(game.min_seats, game.max_seats)
        try:
            options = complete_options(game, {**some_options(game, rng), **given}, seats)
        except OptionsRefused:
            continue
        return game.setup(options, seats, chance), seats, chance
    raise AssertionError("these options can hardly be played together")


def moments(game: AnyGame, seed: int) -> Iterator[Moment]:
    """Yield every position of a random match."""
    rng = random.Random(seed)
    step, seats, chance = begun(game, rng)
    yield Moment(step.state, step.events, seats)
    for _ in range(MOST_ACTIONS):
        if game.outcome(step.state) is not None:
            return
        seat = rng.choice(game.to_act(step.state))
        action = rng.choice(legal_actions(game, step.state, seat))
        step = play(game, step.state, seats, seat, action, chance)
        yield Moment(step.state, step.events, seats)
    raise AssertionError("this match does not end")


Asked = list[tuple[Any, Seat]]


def asked(game: AnyGame, matches: int) -> Asked:
    """Return the states of the first random matches, each with a seat that is to act."""
    return [
        (state, seat)
        for seed in range(matches)
        for state, _, _ in moments(game, seed)
        for seat in game.to_act(state)
    ]


def some(game: AnyGame, seed: int, most: int = 12) -> list[Moment]:
    """Return a few random positions of a match."""
    everything = list(moments(game, seed))
    return random.Random(seed).sample(everything, min(most, len(everything)))


class Decided(NamedTuple):
    """A computer player's decision and its result."""

    before: Any
    seat: Seat
    action: Any
    after: Any


def decisions(game: AnyGame, strength: str, seed: int, worlds: int = 0) -> Iterator[Decided]:
    """Yield every decision of a match of two computer players of this strength."""
    assert game.computer is not None
    rng = random.Random(seed)
    chance = FairChance(rng.randbytes(32))
    state = game.setup(complete_options(game, {}, 2), 2, chance).state
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        action = final_choice(game, game.computer, strength, state, seat, rng, worlds)
        after = game.apply(state, seat, action, chance).state
        yield Decided(state, seat, action, after)
        state = after
