"""First lessons at a table: a stored match like any other, begun near its end, with kind dice.

The dice are kind because the server chooses the match's seed among a few, before it commits to it. Nothing
else about its chance differs, and whoever checks its record finds every draw where it has to be.
"""

import random
import secrets
from collections.abc import Iterator, Sequence
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
"""Actions; a lesson that takes longer is none."""
SEED_BYTES = 32


def lesson_request(game: AnyGame, lesson: Lesson[Any], client_seed: str | None) -> MatchRequest:
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
        client_seed=client_seed,
        bots=dict.fromkeys(range(LEARNER + 1, lesson.seats), STRENGTH),
        lesson=True,
    )


def fresh_seeds() -> Iterator[bytes]:
    return (secrets.token_bytes(SEED_BYTES) for _ in range(SEEDS))


def favourable_seed(
    game: AnyGame, match: Match, client_seeds: Sequence[str], tried: Iterator[bytes]
) -> bytes:
    """The first of these seeds with which the learner would win as an easy computer; else the last."""
    seed = b""
    for seed in tried:
        chance = FairChance(stream_key(seed, match.id, client_seeds))
        if is_won(play_out(as_lesson(game), match, len(client_seeds), chance)):
            break
    return seed


def play_out(game: AnyGame, match: Match, seats: int, chance: FairChance) -> Outcome | None:
    """How it ends between easy computers; None: not within a lesson's length."""
    *_, last = playout_steps(game, match, seats, chance)
    return game.outcome(last.state)


def playout_steps(game: AnyGame, match: Match, seats: int, chance: FairChance) -> Iterator[Step[Any]]:
    """The setup, and what easy computers do from then on, up to a lesson's length."""
    assert game.computer is not None
    rng = random.Random(match.id)  # noqa: S311 - of computers, not of the match
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
    """The learner is first, and alone."""
    return outcome is not None and [one.seat for one in outcome.placements if one.place == 1] == [LEARNER]
