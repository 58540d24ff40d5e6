"""A game's book in one language, as its pages and the panel at the table show it."""

import re
from collections.abc import Callable, Mapping
from functools import cache

import msgspec
from markdown_it import MarkdownIt
from msgspec import Struct

from app.api.assets.cached_content import CachedContent
from app.api.catalog.option_fields import option_fields
from app.api.i18n.match_text import option_name
from app.api.i18n.translations import LocalizedText
from app.api.learning.tutorial_content import positions_of, tutorial_of
from app.api.rulebook.book import (
    CLAUSE,
    Book,
    Cell,
    Clause,
    OptionCondition,
    Tag,
    WorkedExample,
    book_of,
    rows_of,
    synonyms_of,
)
from app.engine.catalog import catalog


class TableText(Struct, frozen=True):
    heads: list[str]
    rows: list[list[str]]


class OptionText(Struct, frozen=True):
    name: str
    said: str


class ExampleText(Struct, frozen=True):
    """A worked example in one language.

    `text`: HTML.
    `address`: The page on which its position can be played; None without one.
    `picture`: The key of its board; None without one.
    `shows`: The part of the drawing that is visible.
    """

    text: str
    address: str | None
    picture: str | None
    shows: str


class ClauseText(Struct, frozen=True):
    """A clause in one language. Its texts are HTML. `only`: the values of options with which it holds."""

    id: str
    title: str
    tags: tuple[Tag, ...]
    options: list[OptionText]
    text: str
    ours: str | None
    variant: str | None
    table: TableText | None
    examples: list[ExampleText]
    only: OptionCondition


class ChapterText(Struct, frozen=True):
    number: str
    title: str
    lead: str | None
    clauses: list[ClauseText]

    @property
    def has_pictures(self) -> bool:
        return any(example.picture for clause in self.clauses for example in clause.examples)


class BookText(Struct, frozen=True):
    title: str
    source: str
    chapters: list[ChapterText]
    synonyms: Mapping[str, tuple[str, ...]]

    def chapter(self, number: str) -> ChapterText | None:
        return next((chapter for chapter in self.chapters if chapter.number == number), None)


def clause_address(game: str, clause: str) -> str:
    """Return the address of a clause; its id names the chapter."""
    found = CLAUSE.fullmatch(clause)
    return f"/rules/{game}/{found[2]}#{clause}" if found else f"/rules/{game}"


@cache
def book_text(game: str, lang: str) -> BookText | None:
    """Return a game's book; None if it has none."""
    book = book_of(game)
    return _book_text(game, book, lang) if book else None


@cache
def book_content(game: str, lang: str) -> CachedContent | None:
    """Return a game's book as the browser loads it; None if it has none."""
    book = book_text(game, lang)
    return CachedContent(msgspec.json.encode(book), "application/json") if book else None


def _book_text(game: str, book: Book, lang: str) -> BookText:
    fields = {field.name: field for field in option_fields(catalog()[game])}

    def html(words: LocalizedText | None) -> str | None:
        return in_html(words[lang], lambda clause: clause_address(game, clause)) if words else None

    def clause(one: Clause, chapter: OptionCondition) -> ClauseText:
        options = [
            OptionText(name, option_name(lang, game, fields[name])) for name in one.options if name in fields
        ]
        text, ours, variant = html(one.text), html(one.ours), html(one.variant)
        table = _table(game, book, one.table, lang) if one.table else None
        examples = [_example(game, one.id, worked, lang) for worked in one.examples]
        return ClauseText(
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
        ChapterText(
            chapter.number,
            chapter.title[lang],
            html(chapter.lead),
            [clause(one, chapter.only) for one in chapter.clauses],
        )
        for chapter in book.chapters
    ]
    return BookText(book.cover.title[lang], book.cover.source[lang], chapters, synonyms_of(game, lang))


def in_html(text: str, link: Callable[[str], str]) -> str:
    """Return paragraphs, lists and emphasis as HTML, with a link for each cited clause.

    A folded YAML text has one line per paragraph; a literal one separates paragraphs by empty lines.
    """
    blocks = text if "\n\n" in text else re.sub(r"\n(?!- )", "\n\n", text)
    html = MarkdownIt("commonmark", {"html": False}).render(blocks)
    return CLAUSE.sub(lambda found: f'<a href="{link(found[0])}">{found[0]}</a>', html).strip()


def _example(game: str, clause: str, worked: WorkedExample, lang: str) -> ExampleText:
    start = tutorial_of(game)
    tried = start and any(step.id == worked.step and step.attempt for step in start.steps)
    text = in_html(worked.said(lang), lambda clause: clause_address(game, clause))
    position = positions_of(game)[worked.step]
    picture = picture_key(clause, worked) if worked.picture else None
    return ExampleText(
        text, f"/learn/{game}#{worked.step}" if tried else None, picture, " ".join(position.shows)
    )


def picture_key(clause: str, worked: WorkedExample) -> str:
    return f"{clause}-{worked.step}"


def _table(game: str, book: Book, name: str, lang: str) -> TableText:
    def said(cell: Cell) -> str:
        return str(cell) if isinstance(cell, int | str) else cell[lang]

    rows = [[said(cell) for cell in row] for row in rows_of(game, name)]
    return TableText([head[lang] for head in book.cover.tables[name]], rows)
