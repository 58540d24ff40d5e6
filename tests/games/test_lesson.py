"""Every first lesson has a position of its own, in which the learner begins, and a quick end."""

import msgspec
import pytest

from app.api.i18n.translations import LANGUAGES
from app.api.learning.lesson_routes import MOST_USED, used_actions
from app.db.models import Match
from app.engine.chance import FairChance, stream_key
from app.engine.contract import AnyGame
from app.engine.lesson import LEARNER, WON, as_lesson, lesson_of
from app.engine.operations import complete_options, view
from app.table.lobby.lesson_match import SeedTrial, favourable_seed, playout_steps
from app.table.state.position import ActionEvents, Position
from app.table.stories.story_builder import StoryBuilder
from tests.games.matches import GAMES
from tests.games.test_texts import dashed, messages
from tests.games.test_wire import events_of

every_taught_game = pytest.mark.parametrize(
    "game", [game for game in GAMES if lesson_of(game.id)], ids=lambda game: game.id
)
WORDS = ["", ""]
USED, FEWEST_USED = "ui-tried-", 3
SEEDS = [number.to_bytes(32, "big") for number in range(400)]


def match_of(game: AnyGame) -> Match:
    lesson = lesson_of(game.id)
    assert lesson is not None
    options = complete_options(game, lesson.options, lesson.seats)
    return Match(id="lesson", game=game.id, options=msgspec.to_builtins(options), lesson=True)


@every_taught_game
def test_it_begins_where_the_learner_is_to_decide_and_draws_nothing_for_that(game) -> None:
    lesson, chance = lesson_of(game.id), FairChance(bytes(32))
    assert lesson is not None
    step = as_lesson(game).setup(complete_options(game, lesson.options, lesson.seats), lesson.seats, chance)

    assert LEARNER in game.to_act(step.state)
    assert (chance.draws, step.events) == ([], ())
    for viewer in (None, *range(lesson.seats)):
        assert view(game, step.state, viewer)


@every_taught_game
def test_of_the_seeds_that_are_tried_it_takes_one_that_keeps_its_promise(game) -> None:
    match, lesson = match_of(game), lesson_of(game.id)
    assert lesson is not None

    seed = favourable_seed(game, match, len(WORDS), iter(SEEDS[: lesson.seeds]))

    assert lesson.is_kind(SeedTrial(game, match, len(WORDS), seed))


@every_taught_game
def test_what_its_learner_may_have_used_is_an_event_about_them(game) -> None:
    about_somebody = {
        kind.__struct_config__.tag for kind in events_of(game) if "who" in kind.__struct_fields__
    }
    named = {one.removeprefix(USED) for one in messages(game.id, "en") if one.startswith(USED)}

    assert named <= {dashed(tag) for tag in about_somebody} | {WON}
    assert len(named) >= FEWEST_USED


@every_taught_game
def test_whoever_plays_it_like_an_easy_computer_has_used_several_things(game) -> None:
    chance = FairChance(stream_key(SEEDS[0], "lesson", WORDS))
    played = [*playout_steps(as_lesson(game), match_of(game), len(WORDS), chance)]
    told = [msgspec.to_builtins(event) for step in played for event in step.events]
    met = dict.fromkeys(event["event"] for event in told if event.get("who") == LEARNER)

    for lang in LANGUAGES:
        assert FEWEST_USED <= len(used_actions(game.id, met, lang)) <= MOST_USED


@every_taught_game
def test_a_lesson_that_is_over_is_told_like_any_match_although_it_begins_in_its_middle(game) -> None:
    lesson, match, seats = as_lesson(game), match_of(game), len(WORDS)
    seed = favourable_seed(game, match, len(WORDS), iter(SEEDS))
    played = [*playout_steps(lesson, match, seats, FairChance(stream_key(seed, match.id, WORDS)))]
    moments = [Position(lesson, seq, seq, step.state) for seq, step in enumerate(played)]
    builder = StoryBuilder(lesson, seats)

    statistics = builder.follow(
        (moment, ActionEvents(moment.seq, None, step.events))
        for moment, step in zip(moments, played, strict=True)
    )

    last = moments[-1].outcome
    assert last is not None and statistics is not None
    assert builder.story(msgspec.to_builtins(last), statistics).statistics == statistics
