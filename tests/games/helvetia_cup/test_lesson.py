"""The first lesson shows a beginner the whole game: most aims, rounds of defending, and no lost match."""

import random
from statistics import median

import msgspec

from app.db.models import Match
from app.engine.chance import FairChance, stream_key
from app.engine.lesson import LEARNER, WON, as_lesson, is_won
from app.engine.operations import complete_options
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.events import TurnedOver
from app.games.helvetia_cup.lesson import AIMS_MET, LESSON, ROUNDS_OF_DEFENDING, Beginner, passes
from app.table.lobby.lesson_match import favourable_seed, playout_steps

LESSONS = 6
WORDS = ["", ""]


def test_who_moves_towards_the_ball_and_passes_meets_most_aims_defends_and_does_not_lose() -> None:
    rng, aims, defended, lost = random.Random(1), [], [], 0
    options = msgspec.to_builtins(complete_options(GAME, LESSON.options, LESSON.seats))
    for number in range(LESSONS):
        match = Match(id=f"lesson-{number}", game=GAME.id, options=options, lesson=True)
        seed = favourable_seed(GAME, match, len(WORDS), (rng.randbytes(32) for _ in range(LESSON.seeds)))
        others, learner = Match(id=f"others-{number}", options=options), Beginner(passes)
        chance = FairChance(stream_key(seed, match.id, WORDS))
        steps = [*playout_steps(as_lesson(GAME), others, len(WORDS), chance, learner)]
        outcome = GAME.outcome(steps[-1].state)
        told = [msgspec.to_builtins(event) for step in steps for event in step.events]
        met = {event["event"] for event in told if event.get("who") == LEARNER}
        aims.append(len(met.intersection(LESSON.aims)) + is_won(outcome))
        defended.append(len(learner.defended))
        lost += outcome is not None and outcome.placements[LEARNER].place > 1

    assert median(aims) >= AIMS_MET
    assert median(defended) >= ROUNDS_OF_DEFENDING
    assert lost <= 0.15 * LESSONS


def test_a_ball_won_by_any_means_is_an_aim() -> None:
    """A steal and an interception win it like a tackle, and only the last one is told as `ball_taken`."""
    assert TurnedOver.__struct_config__.tag in LESSON.aims
    assert WON in LESSON.aims
