"""What of a match was luck: of each draw what it brought, less what it was worth before it fell.

A game may bring a `Luck`, in its `luck.py`. The worth of a position is a value of the rules, V: what comes of
it if nobody adds anything more. The luck of a draw is V after it less the mean of V over all its outcomes. So
what somebody chooses, before the draw or after it, is never luck, and the mean is 0 whoever plays. Everything
is computed from the record, which anybody may do again (`stadion luck RECORD`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from app.engine.types import Seat, Step

MIN_DRAWS = 12
"""Of fewer draws no word is said."""
USUAL, A_LITTLE = 1.0, 1.3
"""Standard deviations: below the first all is as usual, up to the second a little lucky or unlucky."""
RAREST = 1000

Part: TypeAlias = Literal["chances", "dice", "cards"]


class CountedDraw(Struct, frozen=True):
    """One draw: `gain` for `owner`, in the unit of `kind`; the `other` loses as much.

    `owner` None: nobody's dice, as those of a club without a seat. `variance`: of V over all outcomes.
    """

    kind: str
    owner: Seat | None
    gain: float
    variance: float
    other: Seat | None = None


class Share(Struct, frozen=True):
    """What of a seat's sum of `kind` came from where: the shares of a seat add up to what it has."""

    kind: str
    seat: Seat
    part: Part
    amount: float


class Account(Struct, frozen=True):
    """All draws of a kind, as one seat sees them: their sum, its standard deviation, their number."""

    kind: str
    seat: Seat
    gain: float
    deviation: float
    draws: int

    @property
    def z(self) -> float:
        """How many standard deviations from the usual; 0 where nothing could have come otherwise."""
        return self.gain / self.deviation if self.deviation else 0.0


class Verdict(Struct, frozen=True):
    """The words for an account: the id of a sentence of the site, and in it one match of how many."""

    says: str
    of: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    kinds: tuple[str, ...]
    """In the order in which they are shown; `lu-<kind>` in the game's texts names each, with its unit."""
    draws: Callable[[Any, Step[Any]], Iterator[CountedDraw]]
    """(the state before an action, what the action led to) -> the draws in it that count."""
    shares: Callable[[Any, Step[Any]], Iterator[Share]] | None = None
    """(the same) -> where what was scored came from."""
    usual_draw_count: Callable[[str, Sequence[CountedDraw]], float] | None = None
    """(a kind, its draws in a match) -> how many of such draws there are on average. Of a kind that ends as
    soon as it is decided so many are usual, however few there were."""


def mean_and_variance(outcomes: Mapping[Any, float] | Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Mean and variance of V, of pairs (V, how likely); the likelihoods add up to 1, or count ways."""
    pairs = [*outcomes.items()] if isinstance(outcomes, Mapping) else [*outcomes]
    whole = sum(chance for _, chance in pairs)
    mean = sum(value * chance for value, chance in pairs) / whole
    return mean, sum((value - mean) ** 2 * chance for value, chance in pairs) / whole


def accounts(draws: Iterable[CountedDraw], luck: Luck, seats: int) -> list[Account]:
    """By kind, then by seat; a kind that never came is left out."""
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


def _account(kind: str, seat: Seat, draws: list[CountedDraw], usual: float) -> Account:
    """`usual`: times as many draws as there were."""
    mine = [draw for draw in draws if seat in (draw.owner, draw.other)]
    gain = sum(draw.gain if draw.owner == seat else -draw.gain for draw in mine)
    return Account(kind, seat, gain, sqrt(usual * sum(draw.variance for draw in mine)), len(mine))


def verdict(account: Account) -> Verdict:
    """In words: nothing of a few draws, and never that anybody deserved it."""
    if account.draws < MIN_DRAWS:
        return Verdict("lu-few")
    side, far = ("up" if account.gain > 0 else "down"), abs(account.z)
    if far < USUAL:
        return Verdict("lu-usual")
    if far <= A_LITTLE:
        return Verdict(f"lu-bit-{side}")
    return Verdict(f"lu-{side}", min(RAREST, round(1 / (erfc(far / sqrt(2)) / 2))))
