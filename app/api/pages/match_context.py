"""The context that the templates of a match share: the table, the replay, the result, the verification."""

from typing import Any

from fastapi import Request
from msgspec import Struct

from app.api.i18n.match_text import document_of, log_lines, setting_texts
from app.api.i18n.translations import language_of
from app.api.listing.match_cards import MatchCard, match_card
from app.api.listing.match_overview import MatchOverview, overview_of
from app.engine.contract import AnyGame
from app.errors import Conflict
from app.table.registry.match_summary import MatchSummary
from app.table.table import Table
from app.table.wire.document import PlayerView


class MatchPage(Struct, frozen=True, kw_only=True):
    """The variables that the templates of every started match get."""

    me: PlayerView | None
    game: AnyGame
    doc: dict[str, Any]
    """The document that the reader's client would get."""
    summary: MatchSummary
    seats: list[dict[str, Any]]
    code: str | None
    card: MatchCard
    options: list[tuple[str, str]]


class PositionInWords(Struct, frozen=True):
    """A position as partials/position.html shows it, for who has no script; `doc` is its document."""

    doc: dict[str, Any]
    overview: MatchOverview | None
    log_lines: list[dict[str, Any]]


def position_in_words(lang: str, game: AnyGame, doc: dict[str, Any]) -> PositionInWords:
    """Put the position of a document into words."""
    return PositionInWords(doc, overview_of(game, doc["view"], lang), log_lines(lang, game, doc))


def match_page(
    request: Request, me: PlayerView | None, table: Table, summary: MatchSummary, code: str | None
) -> MatchPage:
    """Collect the context of a started match. Raises Conflict if its game is no longer installed."""
    if table.game is None:
        raise Conflict("game-gone")
    lang, doc = language_of(request), document_of(table, table.seat_of(me.id if me else None))
    return MatchPage(
        me=me,
        game=table.game,
        doc=doc,
        summary=summary,
        seats=doc["seats"],
        code=known_code(table, code),
        card=match_card(summary, table.game, me, lang),
        options=setting_texts(lang, table.game, summary),
    )


def invite_code(table: Table, me: PlayerView | None, code: str | None) -> str | None:
    """Return the code with which a viewer of a private match can invite; None for a public match.

    A player that the host has removed gets no code that they did not send.
    """
    if me is not None and me.id in table.header.removed:
        return known_code(table, code)
    return table.header.code if table.header.visibility == "private" else None


def known_code(table: Table, code: str | None) -> str | None:
    """Return the code of a private match if the viewer sent it.

    A page never repeats another text in its place. Beside the real code in a compressed response, its
    length would reveal how much of the code a guess has right.
    """
    is_right = table.header.visibility == "private" and code == table.header.code
    return code if is_right else None
