"""A game's RULES.md as a page: contents, an anchor per clause, and the source of each rule.

Clause ids such as `UR-7.3` become anchors where they are defined and links where they are cited. Sources in
brackets (`[S 26-31]` seed, `[P GC]` public, `[H]` house) become marks.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

CLAUSE = re.compile(r"\b[A-Z]{2}-\d+[A-Z]?\.\d+[a-z]?\b")
SOURCE = re.compile(r"\[(?=[SPH](?:[\s/,;:.\d\]]|$))[^\]]{1,300}\]")
SOURCE_KINDS = re.compile(r"\b([SPH])(?![A-Za-z])")
MARKS = {"S": "As printed", "P": "Public source", "H": "Our reading"}
NUMBERED = re.compile(r"^(\d+[A-Za-z]?)\.\s+")


class Heading(NamedTuple):
    id: str
    title: str


class Specification(NamedTuple):
    html: str
    contents: tuple[Heading, ...]
    clauses: frozenset[str]
    passages: Mapping[str, str]
    """Each clause as HTML outside the page: the content of its list item, or its row as a table."""


@cache
def specification_of(game: str) -> Specification | None:
    """Return a game's specification; None if it has no RULES.md."""
    source = files("app.games") / game / "RULES.md"
    return parse_specification(source.read_text(encoding="utf-8")) if source.is_file() else None


def parse_specification(text: str) -> Specification:
    """Return the specification in a Markdown text."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = list(_without_title(markdown.parse(text)))
    clauses = _mark_clauses(tokens)
    contents = tuple(_number_headings(tokens))
    _mark_text(tokens, clauses)
    html = markdown.renderer.render(list(_scrolling(tokens)), markdown.options, {})
    passages = {
        clause: markdown.renderer.render(passage, markdown.options, {})
        for clause, passage in _passages(tokens)
    }
    return Specification(html, contents, clauses, passages)


def _without_title(tokens: list[Token]) -> Iterator[Token]:
    """Yield all tokens but the file's h1, because the page has its own."""
    inside = False
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h1":
            inside = True
        if not inside:
            yield token
        if token.type == "heading_close":
            inside = False


def _number_headings(tokens: list[Token]) -> Iterator[Heading]:
    """Give every h2 and h3 an id, and yield the h2s for the table of contents."""
    used: set[str] = set()
    for opening, inline in pairwise(tokens):
        if opening.type != "heading_open":
            continue
        slug = "-".join(re.findall(r"\w+", inline.content.lower())[:6]) or "part"
        while slug in used:
            slug += "-again"
        used.add(slug)
        opening.attrSet("id", slug)
        if opening.tag == "h2":
            yield Heading(slug, NUMBERED.sub("", SOURCE.sub("", inline.content)).replace("`", "").strip())


def _mark_clauses(tokens: list[Token]) -> frozenset[str]:
    """Make a clause id at the start of a list item or row its anchor, and return the ids of all clauses."""
    found: set[str] = set()
    item: Token | None = None
    for token in tokens:
        if token.type in ("list_item_open", "tr_open"):
            item = token
        elif token.type == "inline" and item is not None:
            opening = CLAUSE.match(token.content.lstrip("* "))
            if opening and opening[0] not in found:
                item.attrSet("id", opening[0])
                item.attrJoin("class", "clause")
                found.add(opening[0])
            item = None
    return frozenset(found | _clauses_inside(tokens, found))


def _clauses_inside(tokens: list[Token], found: set[str]) -> set[str]:
    """Mark the clauses in bold inside another clause's item, and return their ids."""
    inside: set[str] = set()
    for token in tokens:
        for before, child in pairwise(token.children or []):
            is_new = CLAUSE.fullmatch(child.content) and child.content not in found | inside
            if before.type == "strong_open" and is_new:
                before.attrSet("id", child.content)
                inside.add(child.content)
    return inside


def _passages(tokens: list[Token]) -> Iterator[tuple[str, list[Token]]]:
    """Yield each clause with the tokens of its list item, or with its row as a table of one row."""
    for at, token in enumerate(tokens):
        if token.type not in ("list_item_open", "tr_open"):
            continue
        end = next(
            i for i in range(at, len(tokens)) if tokens[i].level == token.level and tokens[i].nesting < 0
        )
        inside = tokens[at + 1 : end]
        marked = [token, *(child for one in inside for child in one.children or [])]
        for clause in (str(one.attrGet("id")) for one in marked if one.attrGet("id")):
            yield clause, inside if token.tag == "li" else _as_table(inside)


def _as_table(row: list[Token]) -> list[Token]:
    return [
        Token("table_open", "table", 1),
        Token("tr_open", "tr", 1),
        *row,
        Token("tr_close", "tr", -1),
        Token("table_close", "table", -1),
    ]


def _mark_text(tokens: list[Token], clauses: frozenset[str]) -> None:
    for token in tokens:
        if token.type == "inline":
            own = CLAUSE.match(token.content.lstrip("* "))
            pieces = [piece for child in token.children or [] for piece in _marked(child, clauses)]
            token.children = _first_as_number(pieces, own[0]) if own else pieces


def _first_as_number(pieces: list[Token], clause: str) -> list[Token]:
    """Turn the id at the start of its own clause into a permanent link, drawn as a number."""
    for piece in pieces:
        if piece.type == "link_open" and piece.attrGet("href") == f"#{clause}":
            piece.attrSet("class", "nr")
            break
    return pieces


def _marked(token: Token, clauses: frozenset[str]) -> Iterator[Token]:
    """Yield the parts of a text token, with links for clause ids and marks for sources."""
    if token.type not in ("text", "code_inline"):
        yield token
        return
    at = 0
    for found in re.finditer(f"{SOURCE.pattern}|{CLAUSE.pattern}", token.content):
        if token.type == "code_inline" or (not found[0].startswith("[") and found[0] not in clauses):
            continue
        yield _text(token.content[at : found.start()])
        yield from _sources(found[0]) if found[0].startswith("[") else _link(found[0])
        at = found.end()
    rest = token.copy()
    rest.content = token.content[at:]
    yield rest


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _link(clause: str) -> Iterator[Token]:
    yield Token("link_open", "a", 1, attrs={"href": f"#{clause}"})
    yield _text(clause)
    yield Token("link_close", "a", -1)


def _sources(bracket: str) -> Iterator[Token]:
    """Yield the marks for a bracket. They are in English like the rules; the page explains them."""
    for kind in dict.fromkeys(SOURCE_KINDS.findall(bracket)):
        yield Token(
            "src_open", "span", 1, attrs={"class": f"src {kind.lower()}", "title": bracket.strip("[]")}
        )
        yield _text(MARKS[kind])
        yield Token("src_close", "span", -1)


def _scrolling(tokens: list[Token]) -> Iterator[Token]:
    """Yield all tokens, with each wide table in a scrolling box that the keyboard can reach."""
    for token in tokens:
        if token.type == "table_open":
            yield Token("box_open", "div", 1, attrs={"class": "wide", "tabindex": "0"}, block=True)
        yield token
        if token.type == "table_close":
            yield Token("box_close", "div", -1, block=True)
