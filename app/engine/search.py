"""How a computer player thinks ahead: what follows from each choice, in many worlds that may be true.

In each world the hidden part is dealt anew, each choice is taken, and `playing` plays on for all seats up
to the horizon. All choices of one world meet the same fate: whoever throws on the same occasion throws the
same, so that worlds compare choices and not throws. What falls behind for certain is no longer tried. The
choice that `playing` would make itself is left only for one that is better beyond doubt.

It knows no clock: it thinks as long as it is asked to, one world at a time.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

from app.engine.contract import Game, Seat, legal_actions

if TYPE_CHECKING:
    from app.engine.computer import Decide, RandomSource

S = TypeVar("S", bound=Struct)
A = TypeVar("A", bound=Struct)

MIN_LEAD = 1.0
"""So many standard errors a choice must be better than what would be done without thinking."""
PRUNE_BEHIND = 2.0
"""So many standard errors behind the best one, a choice is tried no more."""
MIN_WORLDS = 8
"""Before so many worlds nothing is said of a choice."""
MAX_WORLDS = 600
"""More worlds than that tell nothing new."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Search(Generic[S, A]):
    """What a game tells of itself so that a computer player can think ahead in it."""

    choices: "Callable[[S, Seat, Sequence[A], RandomSource], Sequence[A]]"
    """(imagined state, seat, offered, luck) -> what is worth thinking about, first what would be done
    without; that alone where thinking does not pay."""
    policy: "Decide[S, A]"
    """Who plays on for all seats."""
    at_horizon: Callable[[S, S], bool]
    """(where thinking began, now) -> far enough to say what it is worth; also when the match is over."""
    evaluate: Callable[[S, Seat], float]
    """What a state at the horizon is worth to a seat, in any measure."""
    occasion: Callable[[S], Hashable]
    """What a throw belongs to (a rider and his round, say), however one came there."""


class SharedChance:
    """The chance of one world: what falls on an occasion is written down when it first falls."""

    def __init__(self, rng: "RandomSource") -> None:
        self._rng = rng
        self._numbers: dict[Hashable, list[float]] = {}
        self._current: list[float] = []
        self._position: dict[Hashable, int] = {}
        self._occasion: Hashable = None

    def rewind(self) -> "SharedChance":
        """Read from the start, for another choice."""
        self._position = {}
        return self

    def at(self, occasion: Hashable) -> "SharedChance":
        self._occasion = occasion
        self._current = self._numbers.setdefault(occasion, [])
        return self

    def die(self, sides: int) -> int:
        return 1 + self.below(sides)

    def below(self, n: int) -> int:
        at = self._position.get(self._occasion, 0)
        self._position[self._occasion] = at + 1
        if at == len(self._current):
            self._current.append(self._rng.random())
        return int(self._current[at] * n)

    def shuffle(self, n: int) -> tuple[int, ...]:
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)


def playouts(
    game: Game[S, A], search: Search[S, A], state: S, seat: Seat, rng: "RandomSource"
) -> Iterator[A]:
    """What to do in this imagined state: first what would be done at once, then anew after every world.

    Ends when the choice is clear.
    """
    choices = search.choices(state, seat, legal_actions(game, state, seat), rng)
    yield choices[0]
    found: list[list[float]] = [[] for _ in choices]
    left = list(range(len(choices)))
    while len(left) > 1 and len(found[left[0]]) < MAX_WORLDS:
        world, chance = _determinized(game, state, seat, rng), SharedChance(rng)
        for one in left:
            found[one].append(value_after(game, search, world, seat, choices[one], chance.rewind(), rng))
        best = max(left, key=lambda one: fmean(found[one]))
        if len(found[best]) % MIN_WORLDS == 0:
            left = [one for one in left if one == best or _lead(found[best], found[one]) < PRUNE_BEHIND]
        usual = len(found[0]) < MIN_WORLDS or (
            0 in left and best != 0 and _lead(found[best], found[0]) < MIN_LEAD
        )
        yield choices[0 if usual else best]


def _lead(one: Sequence[float], other: Sequence[float]) -> float:
    """By how many standard errors one is ahead, world by world."""
    ahead = [a - b for a, b in zip(one, other, strict=True)]
    mean, spread = fmean(ahead), stdev(ahead)
    if spread == 0:  # in every world alike: nothing is in doubt
        return PRUNE_BEHIND if mean >= 0 else -PRUNE_BEHIND
    return mean / (spread / sqrt(len(ahead)))


def _determinized(game: Game[S, A], state: S, seat: Seat, rng: "RandomSource") -> S:
    assert game.computer is not None
    return game.computer.determinized(state, seat, rng)


def value_after(
    game: Game[S, A],
    search: Search[S, A],
    world: S,
    seat: Seat,
    choice: A,
    chance: SharedChance,
    rng: "RandomSource",
) -> float:
    """What a choice leads to at the horizon, in this world and with this fate."""
    now = game.apply(world, seat, choice, chance.at(search.occasion(world))).state
    while not search.at_horizon(world, now):
        actor = game.to_act(now)[0]
        offered = legal_actions(game, now, actor)
        action = search.policy(now, actor, offered, rng) if len(offered) > 1 else offered[0]
        now = game.apply(now, actor, action, chance.at(search.occasion(now))).state
    return search.evaluate(now, seat)
