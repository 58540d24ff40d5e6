"""Tools for the tests of quick starts: an example is played, and its written answer is read."""

import re
from typing import Any

from msgspec import Struct, to_builtins

from app.api.learning.tutorial_content import examples_of, fill_in, tutorial_of
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.tutorial import Example, PathResult, offered_actions, opening_position, play_path

LUCK = FairChance(b"some luck after the prepared draws")


def example_of(game: str, step: str) -> Example[Any, Any]:
    return examples_of(game)[step]


def picture(game: str, step: str) -> PathResult[Any]:
    return opening_position(catalog()[game], example_of(game, step))


def played(game: str, step: str, *path: Struct, setting: int = 0) -> PathResult[Any]:
    """The reader's actions, as a browser sends them."""
    raw = [to_builtins(action) for action in path]
    return play_path(catalog()[game], example_of(game, step), raw, LUCK, setting)


def lit(game: str, step: str, made: PathResult[Any]) -> list[Any]:
    """Return the actions that can be tried next."""
    return offered_actions(catalog()[game], example_of(game, step), made.state)


def said(game: str, step: str, *path: Struct, setting: int = 0) -> tuple[str, str]:
    """Return the name of the answer to these actions, and its English sentence with all values.

    An action that is refused is refused with the clause that the answer names, or the answer quotes the
    engine's clause.
    """
    made = played(game, step, *path, setting=setting)
    name, args = example_of(game, step).answer(made) or ("", {})
    answer = answers_of(game, step)[name]
    assert made.refused == (not answer.ok)
    if made.objection:
        assert made.objection.clause == (answer.engine or answer.clause)
    return name, fill_in(answer.say["en"], args)


def answers_of(game: str, step: str) -> dict[str, Any]:
    start = tutorial_of(game)
    assert start is not None
    (part,) = (part for part in start.steps if part.id == step)
    return part.attempt.answers if part.attempt else {}


def numbers(sentence: str) -> list[int]:
    """Return the numbers of a sentence, in their order."""
    return [int(one) for one in re.findall(r"\d+", sentence)]


def text_of(game: str, step: str) -> str:
    start = tutorial_of(game)
    assert start is not None
    return next(part.text["en"] for part in start.steps if part.id == step)
