"""The rules for players: the files of a game's `book/`, in three languages.

`book.yaml` contains the book's title and the sources of its rules; every other file is a chapter. For a game
without a book the site shows its RULES.md.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeVar

import msgspec
import yaml
from msgspec import Struct

from app.api.i18n.translations import LocalizedText
from app.engine.kit.data_files import parse_yaml

CLAUSE = re.compile(r"\b([A-Z]{2})-(\d+[A-Z]?)\.\d+[a-z]?\b")

T = TypeVar("T")
Tag = Literal["printed", "ours", "variant"]
OptionCondition = Mapping[str, tuple[bool | int | str, ...]]
"""By option, the values with which a clause holds."""


class WorkedExample(Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example: a step of the tutorial or of `book_positions.py`, continued by the actions in `path`.

    `numbers`: By name in the text, the place of a number in the engine's events and its expected value. A
    place is `event.field`, for the last event of that name, or has `event[n]`. Tests compare them; the pages
    do not.
    `picture`: Whether the board is drawn beside the text, after `path` or, with `before`, before it.
    """

    step: str
    numbers: Mapping[str, tuple[str, int]]
    text: LocalizedText
    path: tuple[Any, ...] = ()
    picture: bool | Literal["before"] = False

    @property
    def shown(self) -> tuple[Any, ...]:
        """The actions that have been played in the picture."""
        return () if self.picture == "before" else self.path

    def said(self, lang: str) -> str:
        """Return the text with its numbers filled in."""
        text = self.text[lang]
        for name, (_, number) in self.numbers.items():
            text = text.replace(f"{{{name}}}", str(number).replace("-", "\u2212"))
        return text


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause. `text`: the rule. `ours`: the part that is our reading. `variant`: what an option changes."""

    id: str
    title: LocalizedText
    tags: tuple[Tag, ...]
    text: LocalizedText
    options: tuple[str, ...] = ()
    ours: LocalizedText | None = None
    variant: LocalizedText | None = None
    table: str | None = None
    """The name of a table that is made from the data files."""
    examples: tuple[WorkedExample, ...] = ()
    only: OptionCondition | None = None
    """With None the condition of its chapter applies."""

    def __post_init__(self) -> None:
        if not CLAUSE.fullmatch(self.id):
            raise ValueError(f"{self.id} is no clause")
        if not self.tags:
            raise ValueError(f"{self.id} has no tag")
        for tag, words in (("ours", self.ours), ("variant", self.variant)):
            if (tag in self.tags) != (words is not None):
                raise ValueError(f"{self.id}: the tag `{tag}` and the words `{tag}` go together")

    @property
    def chapter(self) -> str:
        """The chapter in the clause's id: 7 for `UR-7.3`, 2D for `EX-2D.1`."""
        found = CLAUSE.fullmatch(self.id)
        assert found
        return found[2]

    def every_word(self) -> Iterator[LocalizedText]:
        yield from (words for words in (self.title, self.text, self.ours, self.variant) if words)


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the book."""

    title: LocalizedText
    clauses: tuple[Clause, ...]
    lead: LocalizedText | None = None
    """A summary of the chapter in one or two sentences."""
    only: OptionCondition = {}
    """The condition of each clause that has none of its own."""

    def __post_init__(self) -> None:
        if len({clause.chapter for clause in self.clauses}) != 1:
            raise ValueError(f"`{self.title.en}` needs clauses, and of one chapter")

    @property
    def number(self) -> str:
        return self.clauses[0].chapter


class BookCover(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `book.yaml`. `builders_only`: clauses that players need not read, with the reasons."""

    title: LocalizedText
    source: LocalizedText
    builders_only: Mapping[str, str] = {}
    tables: Mapping[str, tuple[LocalizedText, ...]] = {}
    """The heads of each table's columns; the rows come from the game's `book_tables.py`."""


class Book(Struct, frozen=True, dict=True):
    """A game's book for players."""

    cover: BookCover
    chapters: tuple[Chapter, ...]

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        return {clause.id: clause for chapter in self.chapters for clause in chapter.clauses}

    def chapter(self, number: str) -> Chapter | None:
        """Return a chapter by its number; None if there is none."""
        return next((chapter for chapter in self.chapters if chapter.number == number), None)


@cache
def book_of(game: str) -> Book | None:
    """Return a game's book; None if it has none."""
    folder = files("app.games") / game / "book"
    return read_book(folder) if folder.is_dir() else None


@cache
def synonyms_of(game: str, lang: str) -> Mapping[str, tuple[str, ...]]:
    """Return the words that readers may type instead, by the beginning of a word in the book."""
    file = files("app.games") / game / "synonyms" / f"{lang}.yaml"
    return msgspec.convert(parse_yaml(file.read_bytes()), dict[str, tuple[str, ...]])


Cell = int | str | Mapping[str, str]
"""A cell of a table: a number, a name, or a text by language."""


def rows_of(game: str, table: str) -> list[tuple[Cell, ...]]:
    """Return the rows of a table, made from the game's data files."""
    made: Mapping[str, Callable[[], list[tuple[Cell, ...]]]] = import_module(
        f"app.games.{game}.book_tables"
    ).TABLES
    return made[table]()


def read_book(folder: Traversable) -> Book:
    """Read a book. Raises ValueError, which names the file and the mistake in it."""
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".yaml"))
    cover = _read(folder / "book.yaml", BookCover)
    chapters = tuple(_read(folder / name, Chapter) for name in names if name != "book.yaml")
    book = Book(cover, chapters)
    if len(book.clauses) < sum(len(chapter.clauses) for chapter in chapters):
        raise ValueError(f"{folder}: a clause stands twice")
    if len({chapter.number for chapter in chapters}) < len(chapters):
        raise ValueError(f"{folder}: a chapter stands in two files")
    return book


def _read(file: Traversable, kind: type[T]) -> T:
    try:
        content: Any = parse_yaml(file.read_bytes())
        return msgspec.convert(content, kind)
    except (OSError, yaml.YAMLError, msgspec.ValidationError) as error:
        raise ValueError(f"{file.name}: {error}") from error
