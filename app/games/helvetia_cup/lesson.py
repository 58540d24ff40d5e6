"""The first lesson: minute 9 of the second half, the learner leads 1:0 and has the ball."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import structs

from app.engine.lesson import LEARNER, WON, Lesson, Trial, is_won
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.legal import legal
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.odds import goal
from app.games.helvetia_cup.options import Options
from app.games.helvetia_cup.pitch import DISTANCE
from app.games.helvetia_cup.rules import shooting
from app.games.helvetia_cup.tutorial import IGNAZ, on_pitch

MINUTE = 9
WORTH_A_SHOT = 20
"""The chance of a goal in percent from which a learner shoots."""
ROUNDS_OF_DEFENDING = 3
AIMS = ("moved", "short_passed", "long_passed", "shot_taken", "guarded", "turned_over", WON)
AIMS_MET = 5
SEEDS = 24
MOST = 2
"""How many of the three scripted learners have to keep the lead."""


def ahead(options: Options) -> State:
    state = on_pitch(
        Phase.MOVE_ATT,
        {1: "e0", 8: "e12", 7: "d15", 5: "e8", 3: "g8"},
        {1: "e24", 2: "b19", 3: "c18", 5: "c12", 6: "e10"},  # two can attack soon: a shot to guard
        IGNAZ,
    )
    return structs.replace(state, options=options, half=2, clock=MINUTE, score=(1, 0))


SHOTS: tuple[tuple[a.Action, shooting.ShotKind], ...] = (
    (a.Shoot(), "shot"),
    (a.OneTouch(), "one_touch"),
    (a.Header(), "header"),
)
Wish: TypeAlias = Callable[[State, Sequence[a.Action]], a.Action | None]
"""(state, legal actions) -> what a learner would like to do with the ball; None: nothing of it."""


def shoots(state: State, offered: Sequence[a.Action]) -> a.Action | None:
    for action, kind in SHOTS:
        if action in offered and goal(state, shooting.shot_of(state, kind))["goal"] >= WORTH_A_SHOT:
            return action
    return None


def passes(state: State, offered: Sequence[a.Action]) -> a.Action | None:
    """Pass to the footballer nearest to the other goal, unless a shot is worth it."""
    to = [one for one in offered if isinstance(one, a.ShortPass)]
    return shoots(state, offered) or min(to, key=lambda one: DISTANCE[one.to]["e24"], default=None)


def keeps(_state: State, _offered: Sequence[a.Action]) -> a.Action | None:
    return None


EVENTS: dict[type[a.Action], str] = {
    a.Move: "moved",
    a.ShortPass: "short_passed",
    a.LongPass: "long_passed",
    a.Guard: "guarded",
    a.Shoot: "shot_taken",
    a.OneTouch: "shot_taken",
    a.Header: "shot_taken",
}


class Beginner:
    """A learner who moves towards the ball, and what they met: aims by their events, rounds of defending."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.met: set[str] = set()
        self.defended: set[int] = set()

    def __call__(self, state: State) -> a.Action:
        if state.attacker != LEARNER:
            self.defended.add(state.round)
        elif self.defended:
            self.met.add("turned_over")
        action = self._chosen(state, legal(state, LEARNER))
        self.met |= {EVENTS[type(action)]} if type(action) in EVENTS else set()
        return action

    def _chosen(self, state: State, offered: Sequence[a.Action]) -> a.Action:
        return self._step(state, offered) or self.wish(state, offered) or self._defends(offered) or offered[0]

    def _step(self, state: State, offered: Sequence[a.Action]) -> a.Action | None:
        """Return a step nearer to the ball, or of the holder nearer to the other goal; None without one."""
        steps = [one for one in offered if isinstance(one, a.Move)]
        best = max(steps, key=lambda one: self._gain(state, one), default=None)
        return best if best is not None and self._gain(state, best) > 0 else None

    def _gain(self, state: State, step: a.Move) -> int:
        footballer = state.footballers[step.f]
        if footballer.keeper or not footballer.free:
            return 0
        target = "e24" if step.f == state.holder else state.ball_hex
        return DISTANCE[footballer.at][target] - DISTANCE[step.to][target]

    @staticmethod
    def _defends(offered: Sequence[a.Action]) -> a.Action | None:
        return next(
            (one for one in offered if isinstance(one, a.Steal | a.Tackle | a.Intercept | a.Clear)), None
        )


def can_be_kept(trial: Trial) -> bool:
    """Return whether three beginners defend some rounds, two keep the lead, and one meets most aims.

    Whether the opponent shoots depends on the computer's own choices, which no seed decides.
    """
    learners = [Beginner(wish) for wish in (passes, shoots, keeps)]
    for learner in learners:
        if is_won(trial.outcome(trial.play_out(learner))):
            learner.met.add(WON)
        if len(learner.defended) < ROUNDS_OF_DEFENDING:
            return False
    kept = sum(WON in learner.met for learner in learners)
    return kept >= MOST and any(len(learner.met) >= AIMS_MET for learner in learners)


LESSON = Lesson(
    position=ahead,
    options={"cards": False, "extra_time": False, "shootout": False},
    seeds=SEEDS,
    aims=AIMS,
    is_kind=can_be_kept,
)
