"""What the host may choose."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pebbles: Literal[9, 12, 15] = 12
    """PB-1.1"""
    grabs: bool = True
    """PB-2.3"""


def complete(options: Options, seats: int) -> Options:
    """Every combination of options can be played."""
    return options
