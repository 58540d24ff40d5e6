"""Provably fair random numbers: one stream per match, which anyone can recompute afterwards.

docs/PROTOCOL.md, "Where chance comes from", is the definition; this module follows it bit for bit.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

WORDS_PER_BLOCK = 8
WORD_RANGE = 2**32

T = TypeVar("T")


class Die(Struct, frozen=True, tag_field="draw", tag="die"):
    """A roll of a die: a face from 1 to `sides`."""

    sides: int
    value: int


class Int(Struct, frozen=True, tag_field="draw", tag="int"):
    """An integer from 0 to `n` - 1."""

    n: int
    value: int


class Shuffle(Struct, frozen=True, tag_field="draw", tag="shuffle"):
    """An order of `n` things: at place i, `order` has the index that the thing had before."""

    n: int
    order: tuple[int, ...]


Draw: TypeAlias = Die | Int | Shuffle


class Chance(Protocol):
    """The source of a game's randomness. Every draw is recorded, in order."""

    def die(self, sides: int) -> int:
        """Roll a die: a face from 1 to `sides`."""
        ...

    def below(self, n: int) -> int:
        """Draw an integer from 0 to n - 1: a coin, one of several things, a card of a pile sorted by id."""
        ...

    def shuffle(self, n: int) -> tuple[int, ...]:
        """Draw an order of n things: at place i is the index that the thing had before."""
        ...


def draw_card(pile: Sequence[T], chance: Chance) -> tuple[T, tuple[T, ...]]:
    """Draw one card of a pile that is sorted by id; return it and the pile without it."""
    index = chance.below(len(pile))
    return pile[index], (*pile[:index], *pile[index + 1 :])


def commitment(server_seed: bytes) -> str:
    """Return what is published before the first draw: the SHA-256 of the 32 raw bytes, in hex."""
    return hashlib.sha256(server_seed).hexdigest()


def word_commitment(word: str) -> str:
    """Return what a player publishes of their word when they sit down: its SHA-256, in hex."""
    return hashlib.sha256(word.encode()).hexdigest()


def stream_key(server_seed: bytes, match: str, words: Sequence[str]) -> bytes:
    """Return the key of the stream of a match. `words` are in the order of the seats; "" is no word."""
    message = match + "\n" + "\n".join(words)
    return hmac.digest(server_seed, message.encode(), "sha256")


class Stream:
    """The blocks of a stream. The last block is cached, because the next reader begins in it."""

    def __init__(self, key: bytes) -> None:
        self._mac = hmac.new(key, digestmod="sha256")
        self._number = -1
        self._block = b""

    def block(self, number: int) -> bytes:
        """Return the 32 bytes of block `number`, from 0."""
        if number != self._number:
            mac = self._mac.copy()
            mac.update(number.to_bytes(8, "big"))
            self._number, self._block = number, mac.digest()
        return self._block


class FairChance:
    """The stream of a match, read from word number `at` on, and the draws made from it.

    It only reads: if an action fails, it is dropped together with its FairChance.
    """

    def __init__(self, stream: bytes | Stream, at: int = 0) -> None:
        """Read a stream, given by itself or by its key, from word `at` on."""
        self.at = at
        self.draws: list[Draw] = []
        self._stream = stream if isinstance(stream, Stream) else Stream(stream)

    def die(self, sides: int) -> int:
        value = 1 + self._below(sides)
        self.draws.append(Die(sides, value))
        return value

    def below(self, n: int) -> int:
        value = self._below(n)
        self.draws.append(Int(n, value))
        return value

    def shuffle(self, n: int) -> tuple[int, ...]:
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self._below(i + 1)
            order[i], order[j] = order[j], order[i]
        self.draws.append(Shuffle(n, tuple(order)))
        return tuple(order)

    def _below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"nothing to draw from: n = {n}")
        if n == 1:
            return 0  # takes no word of the stream, but is recorded like every draw
        limit = WORD_RANGE // n * n
        while (word := self._word()) >= limit:
            pass  # words above the limit are dropped, so that every value is equally likely
        return word % n

    def _word(self) -> int:
        block, place = divmod(self.at, WORDS_PER_BLOCK)
        self.at += 1
        return int.from_bytes(self._stream.block(block)[4 * place : 4 * place + 4], "big")
