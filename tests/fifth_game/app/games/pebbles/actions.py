"""What a player can do."""

from typing import TypeAlias

from msgspec import Struct


class Take(Struct, frozen=True, tag_field="type", tag="take", forbid_unknown_fields=True):
    """So many pebbles (PB-2.2)."""

    count: int


class Grab(Struct, frozen=True, tag_field="type", tag="grab", forbid_unknown_fields=True):
    """As many as the die says (PB-2.3)."""


Action: TypeAlias = Take | Grab
ACTIONS: tuple[type[Action], ...] = (Take, Grab)
