"""The quick starts: three languages say the same, each step has its example, and no text is too long."""

import re

import pytest

from app.api.i18n.translations import LANGUAGES
from app.api.learning.tutorial_content import examples_of, tutorial_of
from app.engine.operations import legal_actions
from app.engine.tutorial import opening_position
from tests.games.matches import GAMES

TAUGHT = [game for game in GAMES if tutorial_of(game.id)]
every_quick_start = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
MOST_WORDS = 45
SPELLED = {("u4", ""), ("u8", ""), ("h2", "short"), ("h3", "strength")}
"""Texts in which one language writes a number as a word."""


def sentences(part):
    """Return all texts of a step by the name of the answer; "" is the step itself."""
    yield "", part.text
    if part.attempt:
        yield "ask", part.attempt.ask
        yield from ((name, answer.say) for name, answer in part.attempt.answers.items())


@every_quick_start
def test_three_languages_say_the_same_with_the_same_numbers(game) -> None:
    start = tutorial_of(game.id)
    everything = [((part.id, name), words) for part in start.steps for name, words in sentences(part)]
    for where, words in [*everything, *((("", ""), part.head) for part in start.steps)]:
        assert tuple(words) == LANGUAGES
        assert all(words.values())
        holes = {lang: sorted(re.findall(r"\{\w+\}", text)) for lang, text in words.items()}
        assert holes["en"] == holes["cs"] == holes["ru"], where
        figures = {lang: set(re.findall(r"\d+", text)) for lang, text in words.items()}
        assert where in SPELLED or figures["en"] == figures["cs"] == figures["ru"], where


@every_quick_start
def test_no_step_is_longer_than_one_reads_at_a_glance(game) -> None:
    for part in tutorial_of(game.id).steps:
        assert {lang for lang, text in part.text.items() if len(text.split()) > MOST_WORDS} == set(), part.id


@every_quick_start
def test_every_step_shows_a_position_and_a_try_offers_something(game) -> None:
    steps, examples = tutorial_of(game.id).steps, examples_of(game.id)

    assert [part.id for part in steps] == list(examples)
    assert sum(part.attempt is not None for part in steps) >= 3
    for part in steps:
        example = examples[part.id]
        state = opening_position(game, example).state
        if part.attempt:
            assert any(example.offered(action) for action in legal_actions(game, state, example.seat)), (
                part.id
            )
