"""All games spell seats, colours and kinds of values alike on the wire."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import FairChance
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, play, view
from app.engine.types import Event, Resign
from tests.games.matches import every_game, some


def events_of(game: AnyGame) -> list[type[Event]]:
    """Return the event classes of a match, in the order of `events.py`."""
    module = import_module(f"app.games.{game.id}.events")
    return [kind for kind in vars(module).values() if _is_event(kind) and kind.__module__ == module.__name__]


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event)


# --- seats --------------------------------------------------------------------------------

OTHER_NAMES_OF_A_SEAT = {"whose", "coach", "seat", "player", "owner"}


@every_game
def test_the_seat_that_an_event_is_about_is_who(game) -> None:
    named = {kind.__name__: OTHER_NAMES_OF_A_SEAT & set(kind.__struct_fields__) for kind in events_of(game)}

    assert {name: fields for name, fields in named.items() if fields} == {}
    for kind in events_of(game):
        if "who" in kind.__struct_fields__:
            assert int in _of(msgspec.structs.fields(kind), "who"), kind


def _of(fields: tuple[msgspec.structs.FieldInfo, ...], name: str) -> tuple[Any, ...]:
    declared = next(field.type for field in fields if field.name == name)
    return get_args(declared) or (declared,)


@every_game
def test_who_gives_up_is_told_in_the_same_way(game) -> None:
    if not game.min_seats <= 2 <= game.max_seats:
        return  # With more seats the match goes on.
    step = game.setup(complete_options(game, {}, 2), 2, FairChance(bytes(32)))

    over = play(game, step.state, 2, 0, Resign(), FairChance(bytes(32)))

    assert game.outcome(over.state).reason == "resigned"


# --- kinds of values ----------------------------------------------------------------------


def kinds(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the paths of a document with the kinds of their values; members that come and go share a path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from kinds(inner, f"{path}.{'*' if _is_id(key) else key}")
    elif isinstance(value, list):
        for inner in value:
            yield from kinds(inner, f"{path}.*")
    elif isinstance(value, bool):
        yield path, "boolean"
    elif isinstance(value, int | float):
        yield path, "fraction" if isinstance(value, float) else "number"


def _is_id(key: str) -> bool:
    return not key.replace("_", "").isalpha() or not key.islower()


def mixed(documents: list[Any]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for document in documents:
        for path, kind in kinds(document):
            found.setdefault(path, set()).add(kind)
    return {path: both for path, both in found.items() if len(both) > 1}


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_no_field_is_now_a_number_and_now_a_boolean_or_a_fraction(game, seed) -> None:
    met = some(game, seed, 40)
    views = [view(game, one.state, viewer) for one in met for viewer in one.viewers]
    events = [{"event": {event.__struct_config__.tag: event}} for one in met for event in one.events]

    assert mixed([msgspec.json.decode(canonical_json(one)) for one in (*views, *events)]) == {}


# --- words --------------------------------------------------------------------------------


def keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from keys(inner)


@every_game
def test_colour_is_spelled_in_one_way(game) -> None:
    met = some(game, 3, 20)
    documents = [game.components(), *(view(game, one.state, viewer) for one in met for viewer in one.viewers)]
    fields = {name for kind in (*events_of(game), *game.actions) for name in kind.__struct_fields__}

    assert not {key for document in documents for key in keys(document) if "color" in key.lower()}
    assert not {name for name in (*fields, *game.options.__struct_fields__) if "color" in name}


# --- previews -----------------------------------------------------------------------------


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_a_preview_is_json_and_changes_nothing(game, seed) -> None:
    """Every line of a sum names its clause."""
    for state, _, _ in some(game, seed):
        for seat in game.to_act(state) if game.preview else ():
            before = msgspec.json.encode(state)
            told = msgspec.json.decode(canonical_json(game.preview(state, seat)))
            assert isinstance(told, dict)
            assert msgspec.json.encode(state) == before
            assert canonical_json(game.preview(state, seat)) == canonical_json(told)
            assert all("clause" in line for line in lines(told))


def lines(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from value.get("lines", ())
        for inner in value.values():
            yield from lines(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from lines(inner)
