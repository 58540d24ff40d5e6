"""First lessons: ordinary stored matches that begin near their end, with favourable dice.

The dice are favourable because the server tries several seeds before it commits to one. It takes the first
with which the learner would win by playing like an easy computer. The match says so (`chosen`), and nobody
gives a word. Nothing else about the randomness differs, so the record of a lesson can be checked like any
other.
"""

import random
import secrets
from collections.abc import Iterator
from typing import Any

from app.db.models import Match
from app.engine.chance import FairChance, stream_key
from app.engine.computer_moves import immediate_choice
from app.engine.contract import AnyGame
from app.engine.lesson import LEARNER, Lesson, as_lesson
from app.engine.operations import complete_options, play
from app.engine.types import Outcome, Step
from app.table.state.bot_strengths import gives_hints
from app.table.state.match_settings import MatchRequest, MatchSettings, Substitutes, Visibility

STRENGTH = "easy"
SEEDS = 8
LONGEST = 120
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


def fresh_seeds() -> Iterator[bytes]:
    return (secrets.token_bytes(SEED_BYTES) for _ in range(SEEDS))


def favourable_seed(game: AnyGame, match: Match, seats: int, tried: Iterator[bytes]) -> bytes:
    """Return the first of these seeds with which the learner, playing like an easy computer, would win.
    Returns the last seed if none does.
    """
    seed = b""
    for seed in tried:
        chance = FairChance(stream_key(seed, match.id, [""] * seats))
        if is_won(play_out(as_lesson(game), match, seats, chance)):
            break
    return seed


def play_out(game: AnyGame, match: Match, seats: int, chance: FairChance) -> Outcome | None:
    """Return how the match ends between easy computers; None if it takes longer than a lesson."""
    *_, last = playout_steps(game, match, seats, chance)
    return game.outcome(last.state)


def playout_steps(game: AnyGame, match: Match, seats: int, chance: FairChance) -> Iterator[Step[Any]]:
    """Yield the setup and then the actions of easy computers, up to the length of a lesson."""
    assert game.computer is not None
    rng = random.Random(match.id)  # noqa: S311 - this is the computers' RNG, not the match's
    step = game.setup(complete_options(game, match.options, seats), seats, chance)
    yield step
    for _ in range(LONGEST):
        if game.outcome(step.state) is not None:
            return
        seat = game.to_act(step.state)[0]
        action = immediate_choice(game, game.computer, STRENGTH, state=step.state, seat=seat, rng=rng)
        step = play(game, step.state, seats, seat, action, chance)
        yield step


def is_won(outcome: Outcome | None) -> bool:
    """Return whether the learner alone is first."""
    return outcome is not None and [one.seat for one in outcome.placements if one.place == 1] == [LEARNER]
