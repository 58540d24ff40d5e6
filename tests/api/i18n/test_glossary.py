"""The glossaries: in each language all texts use one word for one thing."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from app.api.i18n.translations import LANGUAGES
from app.engine.catalog import catalog
from app.engine.kit.data_files import LOADER
from tests.support.servers.serving import ROOT

TEXTS = ROOT / "app" / "text"
GAMES = ROOT / "app" / "games"
VARIABLE = re.compile(r"\{ \$\w+ \}")
Said = tuple[str, str]
"""A place, and one way in which its sentence can come out."""
Heard = tuple[str, str, str]
"""A place, the sentence, and the sentence without the names of its variables."""


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    say: str
    never: str | None = None


@cache
def glossary(lang: str, game: str | None = None) -> dict[str, Term]:
    """Return the terms of all texts, or those of one game, which may have none."""
    file = (GAMES / game if game else TEXTS) / "glossary" / f"{lang}.yaml"
    return msgspec.convert(yaml.load(file.read_bytes(), LOADER), dict[str, Term]) if file.exists() else {}


def ways(pattern: ast.Pattern) -> list[str]:
    """Return the branches of a message, each written out, with variables as in Fluent."""
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            more = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            more = [way for variant in element.expression.variants for way in ways(variant.value)]
        elif isinstance(element.expression, ast.VariableReference):
            more = [f"{{ ${element.expression.id.name} }}"]
        else:
            more = ["{}"]
        said = [before + one for before in said for one in more]
    return said


def messages(folder: Path, lang: str) -> Iterator[Said]:
    for path in sorted(folder.glob("*.ftl")):
        if f".{path.name}".endswith(f".{lang}.ftl"):
            for one in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(one, ast.Message | ast.Term) and one.value:
                    yield from ((f"{path.name} {one.id.name}", way) for way in ways(one.value))


def worded(path: Path, lang: str) -> Iterator[Said]:
    """Yield the sentences of a data file in this language, without names."""

    def within(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            for key, value in part.items():
                if key == lang and isinstance(value, str):
                    yield value
                elif key != "name":
                    yield from within(value)
        elif isinstance(part, list):
            for one in part:
                yield from within(one)

    content = yaml.load(path.read_bytes(), LOADER)
    yield from ((path.name, text) for text in within(content))


@cache
def everything(lang: str, game: str | None) -> tuple[Heard, ...]:
    folder = GAMES / game if game else TEXTS
    files = (*folder.glob("*.yaml"), *folder.glob("book/*.yaml"), *folder.glob("data/*.yaml"))
    said = [*messages(folder / "text" if game else folder, lang)]
    said += [one for path in sorted(files) for one in worded(path, lang)]
    return tuple((where, text, VARIABLE.sub("{}", text)) for where, text in dict.fromkeys(said))


def other_words(lang: str, terms: dict[str, Term], game: str | None) -> Iterator[str]:
    for key, term in terms.items():
        if term.never is None:
            continue
        never = re.compile(term.never, re.I)
        for where, text, plain in everything(lang, game):
            if other := never.search(text if "$" in term.never else plain):
                yield f"{key}, not “{other[0]}”, in {game or 'the pages'}, {where}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_has_another_word_for_what_the_glossary_names(lang: str) -> None:
    found = [*other_words(lang, glossary(lang), None)]
    for game in catalog():
        found += other_words(lang, glossary(lang) | glossary(lang, game), game)
    assert found == []


@pytest.mark.parametrize("game", [None, *catalog()])
def test_every_language_names_the_same_things(game: str | None) -> None:
    for lang in LANGUAGES:
        assert set(glossary(lang, game)) == set(glossary("en", game))


@pytest.mark.parametrize("game", [None, *catalog()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_does_not_forbid_its_own_words(lang: str, game: str | None) -> None:
    for key, term in glossary(lang, game).items():
        words = re.sub(r"[„“«»(].*", "", term.say)
        assert not (term.never and re.search(term.never, words, re.I)), key
