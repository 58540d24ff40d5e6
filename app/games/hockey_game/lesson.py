"""The first lesson: the third period at 1:1, with three referee cards turned. The learner attacks."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.lesson import Lesson, Trial, is_won, wins_like_an_easy_computer
from app.games.hockey_game.actions import Action, PlayBonus, PlayHero
from app.games.hockey_game.bot import determinized, normal
from app.games.hockey_game.data import box
from app.games.hockey_game.legal import legal
from app.games.hockey_game.model import Side, State, TurnedCard
from app.games.hockey_game.options import Options
from app.games.hockey_game.tutorial import MAREK, TEAMS, YOU, on_ice

HANDS = (
    ("B-CZE-02", "B-CZE-07", "B-CZE-08", "B-CZE-10", "H-CZE-1"),
    ("B-SWE-01", "B-SWE-02", "B-SWE-06", "B-SWE-08", "B-SWE-09"),
)
LEFT = ("R-power_play-1", "R-power_play-2", "R-delayed_call-1", "R-warning-1", "R-play_on-1")
"""The referee cards that may still come. None of them sends a hero off."""
THIRD = 3


def third_period(options: Options) -> State:
    a_period = box().constants.flips_per_period
    before = sorted(set(box().whistles) - set(LEFT))
    turned = tuple(
        TurnedCard(card, number % 2, 1 + number // a_period, 1 + number % a_period)
        for number, card in enumerate(before)
    )
    state = structs.replace(
        on_ice("W_BLUE_N"),
        options=options,
        period=THIRD,
        goals=(1, 1),
        pile=tuple(card for card in box().whistles if card in LEFT),
        turned=turned,
        flips=sum(one.stage == THIRD for one in turned),
    )
    for seat in (YOU, MAREK):
        state = state.with_side(seat, dealt(seat))
    return state


def dealt(seat: int) -> Side:
    """Return a side with five cards in hand and the rest of its deck to draw."""
    team, hand = TEAMS[seat], HANDS[seat]
    return Side(team=team, hand=hand, draw=tuple(sorted(set(box().decks[team]) - set(hand))))


KIND_THROW = 9
"""The least sum of the learner's first throw: whatever they have declared, it is the first draw."""
LEARNT = frozenset({"bonus", "hero", "referee"})
"""The kinds of cards that the learner plays, so that every announced step is seen."""


T = TypeVar("T")


class Turns:
    """Takes things in turns where computer players draw: the script is the same in every trial."""

    def __init__(self) -> None:
        self._drawn = 0

    def random(self) -> float:
        return 0.5

    def choice(self, seq: Sequence[T]) -> T:
        return seq[0]

    def choices(self, population: Sequence[T], weights: Sequence[float] | None = None) -> list[T]:
        return [population[0]]

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        self._drawn += 1
        first = self._drawn % len(population) if population else 0
        return [*population[first:], *population[:first]][:k]

    def shuffle(self, x: list[Any]) -> None:
        x[:] = self.sample(x, len(x))

    def randbytes(self, n: int) -> bytes:
        return bytes(n)


class Advised:
    """A learner who does what the hints say, and remembers the kinds of cards that they have played."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self._rng = Turns()

    def __call__(self, state: State) -> Action:
        action = normal(determinized(state, YOU, self._rng), YOU, legal(state, YOU), self._rng)
        if isinstance(action, PlayHero):
            self.used.add("hero")
        elif isinstance(action, PlayBonus):
            self.used |= {"bonus", "referee"} if box().bonus[action.card].symbol else {"bonus"}
        return action


def is_kind(trial: Trial) -> bool:
    """Return whether the first throw is high, and a learner who follows the hints wins and has used all.

    An easy computer in the place of the learner wins too.
    """
    if sum(Resolution(trial.chance()).dice(box().dice.per_roll, box().dice.sides)) < KIND_THROW:
        return False
    learner = Advised()
    won = is_won(trial.outcome(trial.play_out(learner))) and learner.used >= LEARNT
    return won and wins_like_an_easy_computer(trial)


LESSON = Lesson(position=third_period, options={"idle_rounds": 6}, seeds=400, is_kind=is_kind)
