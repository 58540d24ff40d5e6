"""The content of a tutorial: a game's `learn.yaml`, and the example positions of its `tutorial.py`."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from app.engine.kit.data_files import parse_yaml
from app.engine.tutorial import Example

TextByLanguage = dict[str, str]
"""A text by language."""


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to an attempt.

    `ok`: The move was legal.
    `clause`: The rule behind the answer.
    `engine`: The clause that the engine names first.
    """

    say: TextByLanguage
    ok: bool = False
    clause: str | None = None
    engine: str | None = None


class Exercise(Struct, frozen=True, forbid_unknown_fields=True):
    """A question, and its answers by name."""

    ask: TextByLanguage
    answers: dict[str, Answer]


class TutorialStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a tutorial."""

    id: str
    clauses: tuple[str, ...]
    head: TextByLanguage
    text: TextByLanguage
    tag: str | None = None
    attempt: Exercise | None = msgspec.field(name="try", default=None)


class TutorialEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """The text after the last step."""

    head: TextByLanguage
    text: TextByLanguage


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `learn.yaml`."""

    title: TextByLanguage
    steps: tuple[TutorialStep, ...]
    end: TutorialEnd


@cache
def tutorial_of(game: str) -> Tutorial | None:
    """Return the tutorial of a game; None if it has none."""
    file = files("app.games") / game / "learn.yaml"
    if not file.is_file():
        return None
    return msgspec.convert(parse_yaml(file.read_bytes()), Tutorial)


@cache
def examples_of(game: str) -> Mapping[str, Example[Any, Any]]:
    """Return the example positions of a tutorial, by step."""
    examples: Mapping[str, Example[Any, Any]] = import_module(f"app.games.{game}.tutorial").EXAMPLES
    return examples


@cache
def positions_of(game: str) -> Mapping[str, Example[Any, Any]]:
    """Return all positions that a rulebook's examples use: the tutorial's, and those of
    `book_positions.py`.
    """
    worked: Mapping[str, Example[Any, Any]] = import_module(f"app.games.{game}.book_positions").POSITIONS
    return {**examples_of(game), **worked}


def fill_in(sentence: str, args: Mapping[str, str | int]) -> str:
    """Replace `{n}` and the like by their values."""
    for name, value in args.items():
        sentence = sentence.replace(f"{{{name}}}", str(value))
    return sentence
