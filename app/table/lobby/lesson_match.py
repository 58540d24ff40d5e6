"""First lessons: ordinary stored matches that begin near their end, with favourable dice.

The dice are favourable because the server tries several seeds before it commits to one. It takes the first
with which a beginner can win, by the lesson's own rule. The match says so (`chosen`), and nobody gives a
word. Nothing else about the randomness differs, so the record of a lesson can be checked like any other.
"""

import random
import secrets
from collections.abc import Iterator
from typing import Any

from app.db.models import Match
from app.engine.chance import FairChance, stream_key
from app.engine.computer_moves import immediate_choice
from app.engine.contract import AnyGame
from app.engine.lesson import LEARNER, Lesson, Script, as_lesson, lesson_of
from app.engine.operations import complete_options, play
from app.engine.types import Outcome, Seat, Step
from app.table.state.bot_strengths import gives_hints
from app.table.state.match_settings import MatchRequest, MatchSettings, Substitutes, Visibility

STRENGTH = "easy"
LONGEST = 300
"""The number of actions after which an attempted lesson is given up as too long."""
SEED_BYTES = 32


def lesson_request(game: AnyGame, lesson: Lesson[Any]) -> MatchRequest:
    """Return a request for a private table: the learner on the first seat, easy computers on the rest."""
    return MatchRequest(
        settings=MatchSettings(
            game=game.id,
            options=dict(lesson.options),
            visibility=Visibility.PRIVATE,
            substitutes=Substitutes.NOBODY,
            hints=gives_hints(game),
        ),
        seats=lesson.seats,
        bots=dict.fromkeys(range(LEARNER + 1, lesson.seats), STRENGTH),
        lesson=True,
    )


def fresh_seeds(game: AnyGame) -> Iterator[bytes]:
    """Yield as many seeds as the lesson of this game may try."""
    lesson = lesson_of(game.id)
    assert lesson is not None
    return (secrets.token_bytes(SEED_BYTES) for _ in range(lesson.seeds))


def favourable_seed(game: AnyGame, match: Match, seats: int, tried: Iterator[bytes]) -> bytes:
    """Return the first of these seeds that keeps the promise of the lesson; the last one if none does."""
    lesson, seed = lesson_of(game.id), b""
    assert lesson is not None
    for seed in tried:
        if lesson.is_kind(SeedTrial(game, match, seats, seed)):
            break
    return seed


class SeedTrial:
    """A seed that is tried for a match, as `Trial` describes it."""

    def __init__(self, game: AnyGame, match: Match, seats: int, seed: bytes) -> None:
        self._game, self._match, self._seats = as_lesson(game), match, seats
        self._key = stream_key(seed, match.id, [""] * seats)

    def chance(self) -> FairChance:
        return FairChance(self._key)

    def play_out(self, learner: Script | None = None, first: Seat = LEARNER) -> Any:
        *_, last = playout_steps(self._game, self._match, self._seats, self.chance(), learner, first)
        return last.state

    def outcome(self, state: Any) -> Outcome | None:
        return self._game.outcome(state)


def playout_steps(
    game: AnyGame,
    match: Match,
    seats: int,
    chance: FairChance,
    learner: Script | None = None,
    first: Seat = LEARNER,
) -> Iterator[Step[Any]]:
    """Yield the setup and then the actions of easy computers, up to the length of a lesson.

    learner: Chooses for the learner instead of an easy computer. first: Acts first if several seats may.
    """
    rng = random.Random(match.id)  # noqa: S311 - this is the computers' RNG, not the match's
    step = game.setup(complete_options(game, match.options, seats), seats, chance)
    yield step
    for _ in range(LONGEST):
        if game.outcome(step.state) is not None:
            return
        to_act = game.to_act(step.state)
        seat = first if first in to_act else to_act[0]
        action = learner(step.state) if learner and seat == LEARNER else _easy(game, step.state, seat, rng)
        step = play(game, step.state, seats, seat, action, chance)
        yield step


def _easy(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    assert game.computer is not None
    return immediate_choice(game, game.computer, STRENGTH, state=state, seat=seat, rng=rng)
