"""The actions of a player."""

from typing import TypeAlias

from msgspec import Struct


class Take(Struct, frozen=True, tag_field="type", tag="take", forbid_unknown_fields=True):
    """Take `count` stones (PB-2.2)."""

    count: int


class Grab(Struct, frozen=True, tag_field="type", tag="grab", forbid_unknown_fields=True):
    """Roll the die and take as many stones as it shows (PB-2.3)."""


Action: TypeAlias = Take | Grab
ACTIONS: tuple[type[Action], ...] = (Take, Grab)
