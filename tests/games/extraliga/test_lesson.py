"""The first lesson can be won by who only takes the best six and never uses a bonus."""

import random

import msgspec

from app.db.models import Match
from app.engine.chance import FairChance, stream_key
from app.engine.lesson import as_lesson, is_won
from app.engine.operations import complete_options
from app.games.extraliga import GAME
from app.games.extraliga.lesson import CARDS_PLAYED, LESSON, YOU, follows_advice
from app.table.lobby.lesson_match import favourable_seed, playout_steps

LESSONS = 40
WORDS = ["", ""]


def lesson_of_number(number: int) -> Match:
    options = complete_options(GAME, LESSON.options, LESSON.seats)
    return Match(id=f"lesson-{number}", game=GAME.id, options=msgspec.to_builtins(options), lesson=True)


def test_whoever_takes_the_best_six_and_passes_wins_a_match_and_mostly_the_season() -> None:
    rng, matches_won, seasons_won = random.Random(1), 0, 0
    for number in range(LESSONS):
        tried = (rng.randbytes(32) for _ in range(LESSON.seeds))
        seed = favourable_seed(GAME, lesson_of_number(number), len(WORDS), tried)
        played = Match(id=f"others-{number}", options=lesson_of_number(number).options)
        chance = FairChance(stream_key(seed, f"lesson-{number}", WORDS))
        *_, last = playout_steps(as_lesson(GAME), played, len(WORDS), chance, follows_advice, 1)
        results = [one for one in last.state.season.results if one.round > len(CARDS_PLAYED)]
        assert results[0].pairing.b is not None  # the direct match comes first
        matches_won += any(one.winner == YOU for one in results)
        seasons_won += is_won(GAME.outcome(last.state))

    assert matches_won >= 0.9 * LESSONS
    assert seasons_won >= 0.75 * LESSONS
