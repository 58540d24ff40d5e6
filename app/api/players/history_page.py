"""A player's finished matches, with filters in the address, and their results against others."""

from datetime import UTC, datetime
from typing import Literal

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from app.api.access.identity import CurrentPlayer, ReadLimit
from app.api.i18n.match_text import sitter_name
from app.api.i18n.translations import language_of
from app.api.listing.match_cards import match_address
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.queries.people import history, marks
from app.db.queries.people.history import HistoryFilter, PlayedMatch
from app.engine.contract import AnyGame
from app.errors import BadRequest
from app.table.registry.match_summary import parse_cursor

router = APIRouter(route_class=PageRoute, include_in_schema=False)


class HistoryRow(Struct, frozen=True):
    """A finished match as its player sees it; `place` is None if it was called off."""

    url: str
    game: AnyGame
    others: list[str]
    seats: int
    place: int | None
    result: str | None
    finished_at: datetime


@router.get("/you/matches", dependencies=[ReadLimit])
async def my_matches(
    request: Request,
    services: TheServices,
    me: CurrentPlayer,
    game: str | None = None,
    result: Literal["won", "drawn", "lost", ""] = "",
    against: str | None = None,
    cursor: str | None = None,
) -> Response:
    """Show the player's finished matches, 20 at a time, private ones too.

    `against`: The player who sat there too.
    """
    try:
        before = parse_cursor(cursor) if cursor else None
    except ValueError:
        raise BadRequest("cursor") from None
    wanted = HistoryFilter(game or None, result or None, against or None, before)
    async with services.reads() as session:
        found = await history.finished_of(session, me.id, wanted, history.PAGE + 1)
        shown = found[: history.PAGE]
        rows = history_rows(services, shown, language_of(request))
    return page(
        request,
        "pages/history.html",
        me=me,
        rows=rows,
        games=list(services.tables.games.values()),
        chosen={"game": game or "", "result": result, "against": against or ""},
        older=_cursor_of(shown[-1]) if len(found) > len(shown) else None,
    )


@router.get("/you/people", dependencies=[ReadLimit])
async def my_opponents(request: Request, services: TheServices, me: CurrentPlayer) -> Response:
    """Show the player's results against those whom they have met most, and the marks that they
    have put on people.
    """
    async with services.reads() as session:
        met = await history.opponents(session, me.id, public=False)
        marked = await marks.by_player(session, me.id, services.scheduler.now())
    return page(request, "pages/opponents.html", me=me, met=met, marked=marked)


def history_rows(services: Services, found: list[PlayedMatch], lang: str) -> list[HistoryRow]:
    """Return matches as a page lists them, without those whose games are not installed."""
    games = services.tables.games
    return [
        HistoryRow(
            url=match_address(one.id, one.code if one.visibility == "private" else None, "/result"),
            game=games[one.game],
            others=[
                sitter_name(games[one.game], one.options, other, lang)
                for other in one.sitters
                if other.seat != one.seat
            ],
            seats=len(one.sitters),
            place=one.place,
            result=one.result,
            finished_at=one.finished_at,
        )
        for one in found
        if one.game in games
    ]


def _cursor_of(last: PlayedMatch) -> str:
    """Return the cursor of the page after this match."""
    return f"{last.finished_at.astimezone(UTC):%Y%m%dT%H%M%S.%fZ}~{last.id}"
