"""The players' words: each player's secret share of chance, committed to before the start."""

from collections.abc import Sequence
from typing import Protocol


class ChanceHeader(Protocol):
    """The header of a match or a tournament, as far as chance goes."""

    @property
    def chance_version(self) -> int: ...
    @property
    def server_seed(self) -> bytes: ...
    @property
    def chosen(self) -> str | None: ...


class WordPlace(Protocol):
    """A seat, or a coach's place in a tournament, as far as chance goes."""

    @property
    def client_seed(self) -> str | None: ...
    @property
    def word_commitment(self) -> str | None: ...
    @property
    def word(self) -> str | None: ...


def key_words(header: ChanceHeader, places: Sequence[WordPlace]) -> list[str]:
    """Return the words that enter the key of the stream, in order; "" for a place without one."""
    if header.chance_version == 1:
        return [one.client_seed or "" for one in places]
    return [one.word or "" for one in places]
