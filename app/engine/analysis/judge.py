"""Compares what a seat chose with what the computer would have done, by play-outs in sampled worlds.

Every world is sampled from what the seat could know. Both answers meet the same draws in it, the game's
policy plays on for all seats, and the position at the horizon is valued by the fitted chance to win. The best
answer is found in worlds of its own and compared in fresh ones: those that found it would flatter it.

The split of the result needs another comparison: with what the policy itself would have done, because it
plays on for all seats. Compared with a better answer, a player who keeps to the policy would be charged for
the same fault at each decision that could have corrected it, and dice and cards would make up for that.

A comparison depends on its seed alone. So decisions may be judged in any order, on any number of processes.
"""

from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from statistics import fmean
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from app.engine.analysis.chances import analysis_of, chances, leads
from app.engine.analysis.decisions import MatchDecision
from app.engine.analysis.marks import MARKED, is_sure, mark_of
from app.engine.capabilities.computer import HARD, Computer
from app.engine.capabilities.decider import RandomSource
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions
from app.engine.playouts import SharedChance
from app.engine.types import Seat

RandomSources: TypeAlias = Callable[[str], RandomSource]
"""Makes the random source of a seed: `random.Random`, which the engine must not import."""
MOST_CHOICES = 8
"""The most first actions that are all compared, where the computer considers one answer only."""
MOST_ACTIONS = 60
"""The most actions that the computer's answer to one question may take."""


class Choice(Struct, frozen=True):
    """Another answer to a marked decision.

    chance: The seat's chance to win after it. gain: The same less that after the computer's answer.
    error: The standard error of the gain.
    """

    actions: tuple[Any, ...]
    chance: float
    gain: float
    error: float


class Judgement(Struct, frozen=True):
    """The comparison of one decision with the computer's answer.

    It is that of the actions `first` to `last`. `best` are the computer's actions, or those of the seat if
    nothing better was found. `worlds` is 0 if both come to the same, or nothing was compared. `gains` has,
    by seat, the chance to win after the chosen answer less that after the computer's. `error` is the standard
    error of the seat's own gain. `leads` and `lead_error` are the same in the expected lead, in the game's
    unit. `chance` is the seat's chance after the chosen answer. `choices` are further answers, if the
    decision is marked. `usual` is the same comparison with the policy's answer, for the split.
    """

    first: int
    last: int
    seat: Seat
    best: tuple[Any, ...]
    worlds: int
    gains: tuple[float, ...]
    leads: tuple[float, ...]
    error: float = 0.0
    lead_error: float = 0.0
    chance: float = 0.0
    choices: tuple[Choice, ...] = ()
    usual: "Difference | None" = None

    @property
    def counted(self) -> "Difference":
        """The difference by which the decision counts in the split."""
        return self.usual or Difference(self.gains, self.leads, self.error, self.lead_error)


class Difference(Struct, frozen=True):
    """How much an answer brings over another one, by seat; the errors are those of the seat that decides."""

    gains: tuple[float, ...]
    leads: tuple[float, ...]
    error: float = 0.0
    lead_error: float = 0.0


class Value(Struct, frozen=True):
    """The value of a position for each seat: its chance to win, and its expected lead."""

    chances: tuple[float, ...]
    leads: tuple[float, ...]


def judge(game: AnyGame, decision: MatchDecision, seed: str, sources: RandomSources) -> Judgement:
    """Compare a decision with the best answer that the computer finds, or with the one that it names."""
    return _Judge(game, decision, f"{seed} {decision.first} {decision.seat}", sources).judgement()


class _Judge:
    """The comparison of one decision."""

    def __init__(self, game: AnyGame, decision: MatchDecision, seed: str, sources: RandomSources) -> None:
        assert game.computer is not None
        self._game, self._decision, self._seed, self._sources = game, decision, seed, sources
        self._analysis, self._computer = analysis_of(game), game.computer
        self._seat = decision.seat
        self._worlds = self._analysis.worlds.among(decision.among)

    def judgement(self) -> Judgement:
        if not self._analysis.is_judged(self._decision.state, self._seat):
            return self._nothing(self._decision.actions)
        if self._decision.against is not None:
            return self._with(self._decision.against)
        usual, best = self._usual_and_best()
        found = self._with(best)
        return found if usual == best else replace(found, usual=self._over(usual))

    def _with(self, best: tuple[Any, ...]) -> Judgement:
        """Return the comparison of the chosen answer with this one."""
        return self._nothing(best) if self._comes_to_the_same(best) else self._compared(best)

    def _over(self, usual: tuple[Any, ...]) -> Difference:
        """Return what the chosen answer brings over the policy's, in as many worlds as a batch has."""
        if self._comes_to_the_same(usual):
            none = self._nothing(usual).gains
            return Difference(none, none)
        answers = (self._decision.actions, usual)
        worlds = range(min(self._worlds.batch, self._worlds.most))
        pairs = [(one, two) for one, two in (self._values(f"pair {number}", answers) for number in worlds)]
        return self._difference(pairs)

    def _nothing(self, best: tuple[Any, ...]) -> Judgement:
        """Return the judgement of a decision in which nothing was lost or won."""
        one, none = self._decision, (0.0,) * len(chances(self._game, self._decision.state))
        return Judgement(one.first, one.last, one.seat, best, 0, none, none)

    # --- the computer's answer --------------------------------------------------------------------

    def _usual_and_best(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """Return the policy's answer and the best. Several are compared in worlds of their own first."""
        answers = self._answers()
        usual = answers[0]
        if len(answers) == 1:
            return usual, usual
        chosen = self._decision.actions
        if chosen not in answers:
            answers.append(chosen)
        sums = [0.0] * len(answers)
        for number in range(self._worlds.screened):
            for at, value in enumerate(self._values(f"screen {number}", answers)):
                sums[at] += value.chances[self._seat]
        return usual, answers[max(range(len(answers)), key=sums.__getitem__)]

    def _answers(self) -> list[tuple[Any, ...]]:
        """Return what the strongest computer considers, as whole answers, after the policy's own.

        The first that a search considers need not be the policy's.
        """
        rng = self._sources(f"{self._seed} answers")
        world = self._computer.determinized(self._decision.state, self._seat, rng)
        offered = legal_actions(self._game, world, self._seat)
        search = self._computer.search
        if search is not None:
            first = list(search.choices(world, self._seat, offered, rng))
            if len(first) > 1:
                usual = self._analysis.policy(world, self._seat, offered, rng)
                return [(usual,), *((one,) for one in first if one != usual)]
        return [self._line(world, rng)]

    def _line(self, world: Any, rng: RandomSource) -> tuple[Any, ...]:
        """Return the computer's actions until the question is answered or something is drawn."""
        game, seat, decide = self._game, self._seat, strongest(self._computer, self._analysis.policy)
        asked = game.decision(world, seat).question if game.decision else None
        chance = SharedChance(rng).at("answer")
        counted, line, now = _CountedChance(chance), list[Any](), world
        while len(line) < MOST_ACTIONS and seat in game.to_act(now) and not counted.drew:
            if line and game.decision and game.decision(now, seat).question != asked:
                break
            offered = legal_actions(game, now, seat)
            line.append(decide(now, seat, offered, rng) if len(offered) > 1 else offered[0])
            now = game.apply(now, seat, line[-1], counted).state
        return tuple(line)

    def _comes_to_the_same(self, best: tuple[Any, ...]) -> bool:
        """Return whether both answers lead to the same position without a draw.

        Answers that draw may come to the same in one world by chance, and differ in all others.
        """
        if best == self._decision.actions:
            return True
        ends = []
        for answer in (best, self._decision.actions):
            rng = self._sources(f"{self._seed} same")
            world = self._computer.determinized(self._decision.state, self._seat, rng)
            chance = _CountedChance(SharedChance(rng).at("same"))
            ends.append(self._answered(world, answer, chance))
            if chance.drew:
                return False
        return bool(ends[0] == ends[1])

    # --- the comparison ---------------------------------------------------------------------------

    def _compared(self, best: tuple[Any, ...]) -> Judgement:
        limits, pairs = self._worlds, list[tuple[Value, Value]]()
        while len(pairs) < limits.most:
            for number in range(len(pairs), min(limits.most, len(pairs) + limits.batch)):
                chosen, other = self._values(f"pair {number}", (self._decision.actions, best))
                pairs.append((chosen, other))
            if is_sure(*self._own(pairs)):
                break
        return self._judged(best, pairs)

    def _own(self, pairs: Sequence[tuple[Value, Value]]) -> tuple[float, float]:
        """Return the seat's gain in chance, and its standard error."""
        return mean_and_error([one.chances[self._seat] - two.chances[self._seat] for one, two in pairs])

    def _judged(self, best: tuple[Any, ...], pairs: Sequence[tuple[Value, Value]]) -> Judgement:
        seat, one, found = self._seat, self._decision, self._difference(pairs)
        return Judgement(
            one.first,
            one.last,
            seat,
            best,
            len(pairs),
            gains=found.gains,
            leads=found.leads,
            error=found.error,
            lead_error=found.lead_error,
            chance=fmean(mine.chances[seat] for mine, _ in pairs),
            choices=self._choices(best) if self._tells(found.gains[seat], found.error) else (),
        )

    def _tells(self, gain: float, error: float) -> bool:
        """Return whether further answers are compared: the decision is marked, and not tried again."""
        return self._decision.against is None and mark_of(gain, error) in MARKED

    def _difference(self, pairs: Sequence[tuple[Value, Value]]) -> Difference:
        seat = self._seat
        return Difference(
            gains=_means([(mine.chances, other.chances) for mine, other in pairs]),
            leads=_means([(mine.leads, other.leads) for mine, other in pairs]),
            error=self._own(pairs)[1],
            lead_error=mean_and_error([mine.leads[seat] - other.leads[seat] for mine, other in pairs])[1],
        )

    def _choices(self, best: tuple[Any, ...]) -> tuple[Choice, ...]:
        """Return further answers, each compared with the computer's in the first worlds of the pair."""
        answers = [one for one in self._others(best) if one not in (best, self._decision.actions)]
        values = [
            [value.chances[self._seat] for value in self._values(f"pair {number}", (best, *answers))]
            for number in range(min(self._worlds.batch, self._worlds.most) if answers else 0)
        ]
        return tuple(
            Choice(
                answer,
                fmean(row[at] for row in values),
                *mean_and_error([row[at] - row[0] for row in values]),
            )
            for at, answer in enumerate(answers, start=1)
        )

    def _others(self, best: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """Return the answers that the computer considers, or all first actions if they are few."""
        known = self._answers()
        if len(known) > 1:
            return known
        offered = legal_actions(self._game, self._decision.state, self._seat)
        first = {best[0], self._decision.actions[0]} if best else set()
        left = [action for action in offered if action not in first]
        return [(action,) for action in left] if len(left) <= MOST_CHOICES else []

    def _values(self, which: str, answers: Sequence[tuple[Any, ...]]) -> list[Value]:
        """Return the value of each answer in one world, in which all meet the same draws."""
        seed = f"{self._seed} {which}"
        rng = self._sources(seed)
        world = self._computer.determinized(self._decision.state, self._seat, rng)
        chance = SharedChance(rng)
        return [
            self._played_on(world, answer, chance.rewind(), self._sources(f"{seed} policy"))
            for answer in answers
        ]

    def _played_on(
        self, world: Any, answer: tuple[Any, ...], chance: SharedChance, rng: RandomSource
    ) -> Value:
        game, analysis = self._game, self._analysis
        now = self._answered(world, answer, chance)
        while game.outcome(now) is None and not analysis.at_horizon(world, now):
            actor = game.to_act(now)[0]
            offered = legal_actions(game, now, actor)
            action = analysis.policy(now, actor, offered, rng) if len(offered) > 1 else offered[0]
            now = game.apply(now, actor, action, chance.at(analysis.occasion(now))).state
        return Value(chances(game, now), leads(game, now))

    def _answered(self, world: Any, answer: tuple[Any, ...], chance: "SharedChance | _CountedChance") -> Any:
        """Return the world after the answer, as far as it can be given there."""
        now = world
        for action in answer:
            if action not in legal_actions(self._game, now, self._seat):
                break
            now = self._game.apply(now, self._seat, action, chance.at(self._analysis.occasion(now))).state
        return now


class _CountedChance:
    """A chance that says whether anything was drawn from it."""

    def __init__(self, chance: SharedChance) -> None:
        self._chance = chance
        self.drew = False

    def at(self, occasion: Hashable) -> "_CountedChance":
        self._chance.at(occasion)
        return self

    def die(self, sides: int) -> int:
        self.drew = True
        return self._chance.die(sides)

    def below(self, n: int) -> int:
        self.drew = self.drew or n > 1
        return self._chance.below(n)

    def shuffle(self, n: int) -> tuple[int, ...]:
        self.drew = self.drew or n > 1
        return self._chance.shuffle(n)


def _means(pairs: Sequence[tuple[Sequence[float], Sequence[float]]]) -> tuple[float, ...]:
    """Return by seat how much more the first of each pair has on average."""
    return tuple(fmean(mine[at] - other[at] for mine, other in pairs) for at in range(len(pairs[0][0])))


def strongest(computer: Computer[Any, Any], policy: Any) -> Any:
    """Return the strongest player that needs no search; the policy where only a search is stronger."""
    return computer.adviser or computer.strengths.get(HARD, policy)


def mean_and_error(differences: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error; of a single number the error is 0."""
    count = len(differences)
    mean = sum(differences) / count
    if count < 2:
        return mean, 0.0
    variance = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return mean, sqrt(variance / count)
