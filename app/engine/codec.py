"""Actions and events as JSON."""

from functools import cache
from typing import Any

import msgspec

from app.engine.contract import AnyGame
from app.engine.types import Event, Resigned


def event_decoder(game: AnyGame) -> msgspec.json.Decoder[Event]:
    """Return a decoder for all events of a game: the Event classes of its package, and Resigned."""
    return _event_decoder(f"app.games.{game.id}.")


@cache
def _event_decoder(package: str) -> msgspec.json.Decoder[Event]:
    types = tuple(kind for kind in _subclasses(Event) if kind.__module__.startswith(package))
    return msgspec.json.Decoder(union_of((Resigned, *types)))


def _subclasses(kind: type[Event]) -> list[type[Event]]:
    return [one for child in kind.__subclasses__() for one in (child, *_subclasses(child))]


@cache
def action_decoder(types: tuple[type[Any], ...]) -> msgspec.json.Decoder[Any]:
    """Return a decoder for the union of these action classes."""
    return msgspec.json.Decoder(union_of(types))


def canonical_json(value: object) -> bytes:
    """Encode a value with sorted keys, so that equal values give equal bytes."""
    return msgspec.json.encode(value, order="sorted")


def union_of(types: tuple[type[Any], ...]) -> Any:
    """Return the type `A | B | C` for a tuple of classes."""
    union: Any = types[0]
    for member in types[1:]:
        union = union | member
    return union
