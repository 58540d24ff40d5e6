"""Over all outcomes of a small game, dice and cards come to nothing, however badly a seat plays.

Each of four turns is a coin that the seat may throw for a point, or leave. The random source of world number
k has the bits of k, so that the worlds of a comparison are all outcomes, each once, and nothing is sampled.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations, product
from typing import Any

import pytest
from msgspec import Struct, structs

from app.engine.analysis.chances import chances
from app.engine.analysis.decisions import Turn, decisions
from app.engine.analysis.judge import judge
from app.engine.analysis.split import Split, splits
from app.engine.capabilities.analysis import Analysis, Worlds
from app.engine.capabilities.computer import Computer
from app.engine.capabilities.search import Search
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.engine.types import Outcome, Placement, Step

TURNS = 4


class Coins(Struct, frozen=True):
    turn: int = 0
    points: tuple[int, int] = (0, 0)


class Throw(Struct, frozen=True, tag_field="type", tag="throw", forbid_unknown_fields=True):
    coins: int


def throw(state: Coins, seat: int, action: Throw, chance: Any) -> Step[Coins]:
    won = sum(chance.below(2) for _ in range(action.coins))
    one, two = state.points
    return Step(Coins(state.turn + 1, (one + won, two) if seat == 0 else (one, two + won)))


def outcome(state: Coins) -> Outcome | None:
    if state.turn < TURNS:
        return None
    best = max(state.points)
    return Outcome(
        tuple(Placement(seat, 1 if mine == best else 2, mine) for seat, mine in enumerate(state.points)), ""
    )


def thrown(state: Coins, seat: int, offered: Any, rng: Any) -> Throw:
    return Throw(1)


def coins() -> AnyGame:
    """Return the game: of an assembled one everything is replaced that plays or judges."""
    every = Worlds(screened=1, batch=2**TURNS, most=2**TURNS)
    return replace(
        next(iter(catalog().values())),
        state=Coins,
        actions=(Throw,),
        to_act=lambda state: (state.turn % 2,) if state.turn < TURNS else (),
        candidates=lambda state, seat: (Throw(0), Throw(1)),
        objections=lambda state, seat, action: iter(()),
        legal=None,
        decision=None,
        apply=throw,
        outcome=outcome,
        computer=Computer(determinized=lambda state, seat, rng: state, strengths={"hard": thrown}),
        analysis=Analysis(
            sums=lambda state: ((0.0,), (0.0,)),
            weights={2: (1.0,)},
            scores=lambda state: state.points,
            unit="points",
            policy=thrown,
            at_horizon=lambda start, now: False,
            occasion=lambda state: state.turn,
            is_judged=lambda state, seat: True,
            worlds=every,
        ),
    )


def left(state: Coins, seat: int, offered: Any, rng: Any) -> Throw:
    return Throw(0)


def one_point(considered: tuple[Throw, ...] = (Throw(0), Throw(1))) -> AnyGame:
    """Return the game in which a second point counts for nothing, and the computer must search to throw.

    So one throw that is left out can be made up for by the next. The search looks at `considered`.
    """

    def no_second(state: Coins, seat: int, action: Throw, chance: Any) -> Step[Coins]:
        after = throw(state, seat, action, chance).state
        return Step(structs.replace(after, points=tuple(min(1, one) for one in after.points)))

    game = coins()
    assert game.analysis is not None
    search: Search[Any, Any] = Search(
        choices=lambda state, seat, offered, rng: considered,
        policy=left,
        at_horizon=lambda start, now: False,
        evaluate=lambda state, seat: 0.0,
        occasion=lambda state: state.turn,
    )
    every = Worlds(screened=2**TURNS, batch=2**TURNS, most=2**TURNS)
    return replace(
        game,
        apply=no_second,
        computer=Computer(
            determinized=lambda state, seat, rng: state, strengths={"normal": left}, search=search
        ),
        analysis=replace(game.analysis, policy=left, worlds=every),
    )


class Bits:
    """A random source that gives the bits of the number at the end of its seed, and zeros without one."""

    def __init__(self, seed: str) -> None:
        _, _, number = seed.rpartition(" ")
        self._left = int(number) if number.isdecimal() else 0

    def random(self) -> float:
        self._left, bit = divmod(self._left, 2)
        return bit / 2


class Fallen:
    """The coins of a match, in order."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self._left = iter(faces)
        self.drew = False

    def below(self, n: int) -> int:
        self.drew = True
        return next(self._left)


def split_of(game: AnyGame, faces: tuple[int, ...], second: Callable[[Coins], Throw]) -> Split:
    """Return the split of the second seat, if it plays like this against a seat that always throws."""
    state, found = Coins(), list[Turn]()
    falling = Fallen(faces)
    while outcome(state) is None:
        seat, falling.drew = state.turn % 2, False
        action = second(state) if seat else Throw(1)
        after = game.apply(state, seat, action, falling).state
        found.append(Turn(len(found) + 1, state, seat, action, after, falling.drew))
        state = after
    judged = [judge(game, one, "seed", Bits) for one in decisions(game, found)]  # type: ignore[arg-type]
    return splits(judged, chances(game, Coins()), chances(game, state))[1]


def every_split(second: Callable[[Coins], Throw]) -> Iterator[Split]:
    for faces in product((0, 1), repeat=TURNS):
        yield split_of(coins(), faces, second)


@pytest.mark.parametrize(
    "second",
    [
        lambda state: Throw(1),
        lambda state: Throw(0),
        lambda state: Throw(int(state.points[1] < state.points[0])),
        lambda state: Throw(int(state.turn > 1)),
    ],
    ids=["as the computer", "never", "only behind", "too late"],
)
def test_over_all_outcomes_dice_and_cards_come_to_nothing(second: Callable[[Coins], Throw]) -> None:
    found = list(every_split(second))

    assert sum(one.dice for one in found) == pytest.approx(0, abs=1e-9)
    assert all(one.decisions[0] == 0 for one in found)


@pytest.mark.parametrize(
    "considered", list(permutations((Throw(0), Throw(1)))), ids=["policy first", "policy last"]
)
def test_a_fault_that_the_next_decision_could_correct_is_counted_once(considered: tuple[Throw, ...]) -> None:
    game = one_point(considered)
    found = [split_of(game, faces, lambda state: Throw(0)) for faces in product((0, 1), repeat=TURNS)]

    assert sum(one.dice for one in found) == pytest.approx(0, abs=1e-9)
    assert all(one.decisions[1] == 0 for one in found)


def test_a_choice_that_one_draw_hides_is_compared_all_the_same() -> None:
    """A coin that falls on nothing leaves the same position as one that was not thrown."""
    lost = [one.decisions[1] for one in every_split(lambda state: Throw(0))]

    assert max(lost) < 0
