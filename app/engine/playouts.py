"""The search of a computer player: play each choice on in many sampled worlds and compare the results.

In each world the hidden part of the state is sampled, each choice is taken, and the game's `policy` plays
on for all seats up to the horizon. All choices of one world share their random numbers, so that the
comparison is one of choices and not of dice. Choices that are statistically worse are pruned. The choice
that the policy would make itself is replaced only by one that is better beyond doubt.

The search knows no clock: it runs one world after another, for as long as the caller iterates.
"""

from collections.abc import Hashable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

from app.engine.capabilities.decider import RandomSource
from app.engine.capabilities.search import Search
from app.engine.contract import Game
from app.engine.operations import legal_actions
from app.engine.types import A, S, Seat

MIN_LEAD = 1.0
"""Standard errors by which a choice must be better than the one that needs no search."""
PRUNE_BEHIND = 2.0
"""Standard errors behind the best choice after which a choice is pruned."""
MIN_WORLDS = 8
"""Worlds before the first comparison, and between two rounds of pruning."""
MAX_WORLDS = 600
"""Worlds after which the search ends, because more would tell nothing new."""


class SharedChance:
    """The chance of one sampled world: every choice meets the same numbers on the same occasion."""

    def __init__(self, rng: RandomSource) -> None:
        self._rng = rng
        self._numbers: dict[Hashable, list[float]] = {}
        self._current: list[float] = []
        self._position: dict[Hashable, int] = {}
        self._occasion: Hashable = None

    def rewind(self) -> "SharedChance":
        """Start again for another choice: the same occasions repeat the same numbers."""
        self._position = {}
        return self

    def at(self, occasion: Hashable) -> "SharedChance":
        """Draw for this occasion from now on."""
        self._occasion = occasion
        self._current = self._numbers.setdefault(occasion, [])
        return self

    def die(self, sides: int) -> int:
        """Roll a die: a face from 1 to `sides`."""
        return 1 + self.below(sides)

    def below(self, n: int) -> int:
        """Draw an integer from 0 to n - 1."""
        at = self._position.get(self._occasion, 0)
        self._position[self._occasion] = at + 1
        if at == len(self._current):
            self._current.append(self._rng.random())
        return int(self._current[at] * n)

    def shuffle(self, n: int) -> tuple[int, ...]:
        """Draw an order of n things."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)


def playouts(game: Game[S, A], search: Search[S, A], state: S, seat: Seat, rng: RandomSource) -> Iterator[A]:
    """Yield the best choice in this determinized state, first without a search, then after each world.

    The iterator ends when the choice is clear or `MAX_WORLDS` worlds have been played.
    """
    choices = search.choices(state, seat, legal_actions(game, state, seat), rng)
    yield choices[0]
    values: list[list[float]] = [[] for _ in choices]
    left = list(range(len(choices)))
    while len(left) > 1 and len(values[left[0]]) < MAX_WORLDS:
        world, chance = _determinized(game, state, seat, rng), SharedChance(rng)
        for one in left:
            values[one].append(value_after(game, search, world, seat, choices[one], chance.rewind(), rng))
        best = max(left, key=lambda one: fmean(values[one]))
        if len(values[best]) % MIN_WORLDS == 0:
            left = [one for one in left if one == best or _lead(values[best], values[one]) < PRUNE_BEHIND]
        is_unsure = len(values[0]) < MIN_WORLDS or (
            0 in left and best != 0 and _lead(values[best], values[0]) < MIN_LEAD
        )
        yield choices[0 if is_unsure else best]


def _lead(one: Sequence[float], other: Sequence[float]) -> float:
    """Return by how many standard errors the first is ahead of the other, compared world by world."""
    ahead = [a - b for a, b in zip(one, other, strict=True)]
    mean, deviation = fmean(ahead), stdev(ahead)
    if deviation == 0:  # the difference is the same in every world, so nothing is in doubt
        return PRUNE_BEHIND if mean >= 0 else -PRUNE_BEHIND
    return mean / (deviation / sqrt(len(ahead)))


def _determinized(game: Game[S, A], state: S, seat: Seat, rng: RandomSource) -> S:
    assert game.computer is not None
    return game.computer.determinized(state, seat, rng)


def value_after(
    game: Game[S, A],
    search: Search[S, A],
    world: S,
    seat: Seat,
    choice: A,
    chance: SharedChance,
    rng: RandomSource,
) -> float:
    """Return the value for a seat at the horizon, if it takes `choice` in this world with this chance."""
    now = game.apply(world, seat, choice, chance.at(search.occasion(world))).state
    while not search.at_horizon(world, now):
        actor = game.to_act(now)[0]
        offered = legal_actions(game, now, actor)
        action = search.policy(now, actor, offered, rng) if len(offered) > 1 else offered[0]
        now = game.apply(now, actor, action, chance.at(search.occasion(now))).state
    return search.evaluate(now, seat)
