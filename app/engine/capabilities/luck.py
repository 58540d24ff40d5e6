"""How much of a match was luck: the value of each draw, less its expected value.

A game defines `LUCK` in its `luck.py`. The value V of a position is given by the rules: the result if no
player adds anything more. The luck of a draw is V after it, less the mean of V over all its outcomes. So a
player's choices, before or after a draw, are never luck, and the mean luck is 0 whatever the players do.
Everything is computed from the record, so anyone can repeat it (`stadion luck RECORD`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from app.engine.types import Seat, Step

MIN_DRAWS = 12
"""The fewest draws that are judged."""
USUAL, A_LITTLE = 1.0, 1.3
"""Limits in standard deviations: below the first the luck is usual, up to the second a little unusual."""
RAREST = 1000
"""The greatest number n that is told as "one match in n"."""

Part: TypeAlias = Literal["chances", "dice", "cards"]
"""A source of a score."""


class CountedDraw(Struct, frozen=True):
    """One draw whose luck counts.

    owner: The seat that gains `gain`, in the unit of `kind`; None for dice that are no seat's.
    variance: The variance of V over all outcomes.
    other: The seat that loses as much, if there is one.
    """

    kind: str
    owner: Seat | None
    gain: float
    variance: float
    other: Seat | None = None


class Share(Struct, frozen=True):
    """The part of a seat's score that came from one source. The shares of a seat add up to its score."""

    kind: str
    seat: Seat
    part: Part
    amount: float


class Account(Struct, frozen=True):
    """The luck of one seat in all draws of a kind.

    gain: The sum of its gains.
    deviation: The standard deviation of that sum.
    draws: The number of draws.
    """

    kind: str
    seat: Seat
    gain: float
    deviation: float
    draws: int

    @property
    def z(self) -> float:
        """The gain in standard deviations; 0 if nothing was left to chance."""
        return self.gain / self.deviation if self.deviation else 0.0


class Verdict(Struct, frozen=True):
    """The message about an account, `says`, and its variable: the luck of one match in `of`."""

    says: str
    of: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    """How a game counts luck."""

    kinds: tuple[str, ...]
    """The kinds of luck, in the order of display. The game's text `lu-<kind>` names each, with its unit."""
    draws: Callable[[Any, Step[Any]], Iterator[CountedDraw]]
    """(state before an action, result of the action) -> the draws in it that count."""
    shares: Callable[[Any, Step[Any]], Iterator[Share]] | None = None
    """(state before an action, result of the action) -> the sources of what was scored in it."""
    usual_draw_count: Callable[[str, Sequence[CountedDraw]], float] | None = None
    """(kind, its draws in a match) -> the mean number of such draws in a match.

    It is needed for a kind that ends as soon as it is decided, such as a shoot-out: the deviation is then
    that of the mean number of draws, not of the few that this match had.
    """


def mean_and_variance(outcomes: Mapping[Any, float] | Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Return the mean and the variance of V over its outcomes.

    outcomes: Pairs of V and its weight, a probability or a number of ways.
    """
    pairs = [*outcomes.items()] if isinstance(outcomes, Mapping) else [*outcomes]
    whole = sum(chance for _, chance in pairs)
    mean = sum(value * chance for value, chance in pairs) / whole
    return mean, sum((value - mean) ** 2 * chance for value, chance in pairs) / whole


def accounts(draws: Iterable[CountedDraw], luck: Luck, seats: int) -> list[Account]:
    """Return the accounts by kind, then by seat. A kind without draws is left out."""
    by_kind: dict[str, list[CountedDraw]] = {kind: [] for kind in luck.kinds}
    for draw in draws:
        by_kind[draw.kind].append(draw)
    return [
        _account(
            kind,
            seat,
            found,
            luck.usual_draw_count(kind, found) / len(found) if luck.usual_draw_count else 1.0,
        )
        for kind, found in by_kind.items()
        if found
        for seat in range(seats)
    ]


def _account(kind: str, seat: Seat, draws: list[CountedDraw], scale: float) -> Account:
    """Return the account of one seat.

    scale: The usual number of draws, divided by the number in this match.
    """
    mine = [draw for draw in draws if seat in (draw.owner, draw.other)]
    gain = sum(draw.gain if draw.owner == seat else -draw.gain for draw in mine)
    return Account(kind, seat, gain, sqrt(scale * sum(draw.variance for draw in mine)), len(mine))


def verdict(account: Account) -> Verdict:
    """Return the message about an account. It judges no small number of draws, and never the player."""
    if account.draws < MIN_DRAWS:
        return Verdict("lu-few")
    side, far = ("up" if account.gain > 0 else "down"), abs(account.z)
    if far < USUAL:
        return Verdict("lu-usual")
    if far <= A_LITTLE:
        return Verdict(f"lu-bit-{side}")
    return Verdict(f"lu-{side}", min(RAREST, round(1 / (erfc(far / sqrt(2)) / 2))))
