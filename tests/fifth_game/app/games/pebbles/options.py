"""The choices of a host before a match."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match; each field cites the clause that it changes."""

    stones: Literal[9, 12, 15] = 9
    """PB-1.1"""
    grabs: bool = True
    """PB-2.3"""


def complete(options: Options, seats: int) -> Options:
    """Return the options as they are: every combination can be played."""
    return options
