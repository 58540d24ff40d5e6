"""A player's book in one language, as pages and the panel on the table show it."""

import re
from collections.abc import Callable, Mapping
from functools import cache

import msgspec
from markdown_it import MarkdownIt
from msgspec import Struct

from app.api.assets.cached_content import Kept
from app.api.catalog.option_fields import fields_of
from app.api.i18n.match_text import option_name
from app.api.i18n.translations import Words
from app.api.learning.tutorial_content import positions_of, quick_start_of
from app.api.rulebook.book import (
    CLAUSE,
    Book,
    Cell,
    Clause,
    Only,
    Tag,
    Worked,
    book_of,
    rows_of,
    synonyms_of,
)
from app.engine.catalog import catalog


class Table(Struct, frozen=True):
    heads: list[str]
    rows: list[list[str]]


class Option(Struct, frozen=True):
    name: str
    said: str


class Example(Struct, frozen=True):
    """`text` is HTML; `address`: where its position can be tried; `picture`: the key of its board, if it has
    one, and `shows` what of the drawing is seen."""

    text: str
    address: str | None
    picture: str | None
    shows: str


class ToldClause(Struct, frozen=True):
    """`text`, `ours` and `variant` are HTML; `only`: the values of options with which it holds."""

    id: str
    title: str
    tags: tuple[Tag, ...]
    options: list[Option]
    text: str
    ours: str | None
    variant: str | None
    table: Table | None
    examples: list[Example]
    only: Only


class ToldChapter(Struct, frozen=True):
    number: str
    title: str
    lead: str | None
    clauses: list[ToldClause]

    @property
    def pictured(self) -> bool:
        return any(example.picture for clause in self.clauses for example in clause.examples)


class ToldBook(Struct, frozen=True):
    title: str
    source: str
    chapters: list[ToldChapter]
    synonyms: Mapping[str, tuple[str, ...]]

    def chapter(self, number: str) -> ToldChapter | None:
        return next((chapter for chapter in self.chapters if chapter.number == number), None)


def address(game: str, clause: str) -> str:
    """Where a clause stands; the chapter is in its id."""
    found = CLAUSE.fullmatch(clause)
    return f"/rules/{game}/{found[2]}#{clause}" if found else f"/rules/{game}"


@cache
def told(game: str, lang: str) -> ToldBook | None:
    """None where the game brings no book."""
    book = book_of(game)
    return _told(game, book, lang) if book else None


@cache
def kept(game: str, lang: str) -> Kept | None:
    """The book as the browser gets it."""
    book = told(game, lang)
    return Kept(msgspec.json.encode(book), "application/json") if book else None


def _told(game: str, book: Book, lang: str) -> ToldBook:
    fields = {field.name: field for field in fields_of(catalog()[game])}

    def html(words: Words | None) -> str | None:
        return in_html(words[lang], lambda clause: address(game, clause)) if words else None

    def clause(one: Clause, chapter: Only) -> ToldClause:
        options = [
            Option(name, option_name(lang, game, fields[name])) for name in one.options if name in fields
        ]
        text, ours, variant = html(one.text), html(one.ours), html(one.variant)
        table = _table(game, book, one.table, lang) if one.table else None
        examples = [_example(game, one.id, worked, lang) for worked in one.examples]
        return ToldClause(
            one.id,
            one.title[lang],
            one.tags,
            options,
            text or "",
            ours,
            variant,
            table,
            examples,
            chapter if one.only is None else one.only,
        )

    chapters = [
        ToldChapter(
            chapter.number,
            chapter.title[lang],
            html(chapter.lead),
            [clause(one, chapter.only) for one in chapter.clauses],
        )
        for chapter in book.chapters
    ]
    return ToldBook(book.cover.title[lang], book.cover.source[lang], chapters, synonyms_of(game, lang))


def in_html(text: str, link: Callable[[str], str]) -> str:
    """Paragraphs, lists and emphasis; each clause that is cited becomes a link.

    A folded text has one line a paragraph, a literal one has empty lines between them.
    """
    blocks = text if "\n\n" in text else re.sub(r"\n(?!- )", "\n\n", text)
    html = MarkdownIt("commonmark", {"html": False}).render(blocks)
    return CLAUSE.sub(lambda found: f'<a href="{link(found[0])}">{found[0]}</a>', html).strip()


def _example(game: str, clause: str, worked: Worked, lang: str) -> Example:
    start = quick_start_of(game)
    tried = start and any(step.id == worked.step and step.attempt for step in start.steps)
    text = in_html(worked.said(lang), lambda clause: address(game, clause))
    position = positions_of(game)[worked.step]
    picture = picture_key(clause, worked) if worked.picture else None
    return Example(text, f"/learn/{game}#{worked.step}" if tried else None, picture, " ".join(position.shows))


def picture_key(clause: str, worked: Worked) -> str:
    return f"{clause}-{worked.step}"


def _table(game: str, book: Book, name: str, lang: str) -> Table:
    def said(cell: Cell) -> str:
        return str(cell) if isinstance(cell, int | str) else cell[lang]

    rows = [[said(cell) for cell in row] for row in rows_of(game, name)]
    return Table([head[lang] for head in book.cover.tables[name]], rows)
