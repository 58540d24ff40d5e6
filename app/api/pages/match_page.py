"""The pages, as a browser asks for them. What their forms do is in page_forms.py."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup

from app.api.access.identity import Looks, Visitor, address, base_url
from app.api.access.match_access import summary_of
from app.api.catalog.option_fields import fields_of
from app.api.http.rate_limits import PAST
from app.api.i18n.match_text import document_of, in_game, log_lines, option_words, worded_options
from app.api.i18n.translations import language_of
from app.api.learning.lesson_routes import used
from app.api.listing.match_cards import card_of, cards, page_of
from app.api.listing.match_overview import glance, glance_of
from app.api.pages import home_page as home
from app.api.pages import host_forms
from app.api.pages import match_forms as page_forms
from app.api.pages.clock_form import tiles
from app.api.pages.jersey_picker import wardrobe_of
from app.api.pages.new_table_form import form_page, untouched
from app.api.players.device_routes import seen
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import error_page as error_page
from app.api.rendering.templates import page
from app.api.results import report as result
from app.api.results.story_text import Tale, listed, tale_of
from app.api.services import Site, TheSite
from app.api.sharing.link_preview import Link, link_to
from app.api.sharing.qr_code import invitation
from app.db.match_status import MatchStatus
from app.db.queries import push_devices as devices
from app.engine.catalog import catalog
from app.engine.contract import Game
from app.errors import Conflict, Forbidden, NotFound
from app.table.clock.time_control import Days
from app.table.lobby.smaller_table import can_begin
from app.table.registry.match_summary import Summary, may_enter, tells_all
from app.table.state.bot_strengths import offered_strengths
from app.table.state.chat import last_said, said
from app.table.state.match_settings import as_wished
from app.table.table import Table
from app.table.wire.document import PlayerSeen

router = APIRouter(route_class=PageRoute, include_in_schema=False)

LONGEST_NUMBER = 9
"""Digits."""


@router.get("/new")
async def new_table() -> Response:
    """The first game there is: the page lets one choose another."""
    return RedirectResponse(f"/new/{_first_game()}", 303)


@router.get("/new/{game_id}")
async def new_table_of(
    game_id: str, request: Request, me: Visitor, against: Annotated[str, Query(alias="with")] = ""
) -> Response:
    if game_id not in catalog():
        raise NotFound("no-such-game")
    return form_page(request, me, catalog()[game_id], untouched(catalog()[game_id], against))


@router.get("/you", dependencies=[Looks])
async def you(request: Request, site: TheSite, me: Visitor) -> Response:
    async with site.sessions() as session:
        mine = await cards(session, site, me, language_of(request), player_id=me.id, limit=50) if me else []
        ended = await result.places_of(
            session, [card.id for card in mine if card.status == MatchStatus.FINISHED]
        )
        browsers = [seen(one) for one in await devices.of(session, me.id)] if me else []
    played = [(card.id, card.my_seat) for card in mine if card.my_seat is not None]
    won = sum(ended.get(match, {}).get(seat) == 1 for match, seat in played)
    return page(
        request,
        "pages/profile.html",
        me=me,
        mine=mine,
        played=len(played),
        ended=ended,
        won=won,
        browsers=browsers,
    )


@router.get("/docs")
async def docs(request: Request) -> Response:
    """The HTTP interface to read and to try, by Swagger UI out of our own files."""
    return page(request, "pages/api_docs.html")


@router.get("/matches/{match_id}")
async def match(
    match_id: str, request: Request, site: TheSite, me: Visitor, code: str | None = None
) -> Response:
    """The lobby while people sit down, then the table."""
    table = await entered(site, match_id, me, code)
    summary = await summary_of(site, table, me)
    if table.status is MatchStatus.CLOSED:
        return page(
            request,
            "pages/match_closed.html",
            status=410,
            me=me,
            lesson_of=table.header.lesson and summary.game,
        )
    link = await link_to(request, site, table)
    if table.status is MatchStatus.LOBBY:
        return _lobby(request, me, table, summary, code, link)
    return page(request, "pages/table.html", **_table(request, me, table, summary, code), link=link)


@router.get("/matches/{match_id}/invite.svg")
async def invite_qr(
    match_id: str, request: Request, site: TheSite, me: Visitor, code: str | None = None
) -> Response:
    """The invite link as a QR code, for who may look at the match: the same people may invite."""
    table = await entered(site, match_id, me, code)
    return await invitation(request, page_of(match_id, invite_code(table)))


@router.get("/matches/{match_id}/result", dependencies=[Looks])
async def result_page(
    match_id: str, request: Request, site: TheSite, me: Visitor, code: str | None = None
) -> Response:
    table = await entered(site, match_id, me, code)
    if table.status is MatchStatus.ASLEEP:
        return RedirectResponse(page_of(match_id, code), 303)
    if table.outcome is None:
        raise Conflict("match-not-over")
    summary = await summary_of(site, table, me)
    story = await site.reports.of(match_id, lambda: result.report_of(site.sessions, site.replica, table))
    async with site.sessions() as session:
        recorded = await tells_all(session, table)
    reason = in_game(language_of(request), summary.game, f"reason-{story.reason}")
    context = _table(request, me, table, summary, code) | {
        "link": await link_to(request, site, table, "/result")
    }
    game: Game[Any, Any] = context["game"]
    tale = tale_of(story.story, game, language_of(request), context["doc"]) if story.story else None
    ground = Markup(game.afar.ground()) if game.afar else ""  # noqa: S704 - drawn by us
    return page(
        request,
        "pages/result.html",
        **context,
        story=story,
        tale=tale,
        ground=ground,
        reason=reason,
        used=used(summary.game, story.done, language_of(request)),
        recorded=recorded,
    )


@router.get("/matches/{match_id}/replay")
async def replay(
    match_id: str,
    request: Request,
    site: TheSite,
    me: Visitor,
    code: str | None = None,
    at: str = "",
) -> Response:
    """`at`: the position that a page without a script shows; without it the last one."""
    table = await entered(site, match_id, me, code)
    async with site.sessions() as session:
        talk = [said(line, author) for line, author in await last_said(session, match_id)]
    context = await replay_of(request, site, table, me, code)
    then = await _position(request, site, table, me, at)
    return page(request, "pages/replay.html", **context, talk=msgspec.to_builtins(talk), then=then)


async def _position(
    request: Request, site: Site, table: Table, me: PlayerSeen | None, at: str
) -> dict[str, Any]:
    """What the template of a position knows of the one after so many actions."""
    assert table.game is not None
    seq = int(at) if at.isdecimal() and len(at) <= LONGEST_NUMBER and int(at) <= table.seq else table.seq
    await site.limits.check(PAST, f"past:{address(request)}")
    past = await site.tables.past(table, seq, table.seat_of(me.id if me else None))
    doc, lang = msgspec.json.decode(msgspec.json.encode(past)), language_of(request)
    return {
        "doc": doc,
        "seen": glance(table.game, doc["view"], lang),
        "log_lines": log_lines(lang, table.game, doc),
    }


async def replay_of(
    request: Request, site: Site, table: Table, me: PlayerSeen | None, code: str | None
) -> dict[str, Any]:
    """What the template of a replay knows."""
    summary = await summary_of(site, table, me)
    async with site.sessions() as session:
        recorded = await tells_all(session, table)
    context = _table(request, me, table, summary, code)
    tale = await _tale(site, table, request, context["doc"]) if recorded else None
    link = await link_to(request, site, table, "/replay")
    told = {"beats": listed(tale.beats), "track": tale.track} if tale else {"beats": [], "track": ()}
    return context | {"link": link, "recorded": recorded, **told}


async def _tale(site: Site, table: Table, request: Request, doc: dict[str, Any]) -> Tale | None:
    """Of a match that is over, of a game that tells something of it."""
    if table.game is None or table.outcome is None:
        return None
    report = await site.reports.of(
        table.header.id, lambda: result.report_of(site.sessions, site.replica, table)
    )
    return tale_of(report.story, table.game, language_of(request), doc) if report.story else None


@router.get("/matches/{match_id}/verify")
async def verify(
    match_id: str, request: Request, site: TheSite, me: Visitor, code: str | None = None
) -> Response:
    table = await entered(site, match_id, me, code)
    summary = await summary_of(site, table, me)
    async with site.sessions() as session:
        recorded = await tells_all(session, table)
    return page(request, "pages/verify.html", **_table(request, me, table, summary, code), recorded=recorded)


async def entered(site: Site, match_id: str, me: PlayerSeen | None, code: str | None) -> Table:
    """The table, if this visitor may look at it. Raises NotFound or Forbidden."""
    table = await site.tables.get(match_id)
    if not may_enter(table, me.id if me else None, code):
        raise Forbidden("private-table")
    return table


def invite_code(table: Table) -> str | None:
    """What an invitation holds beside the address; for the eyes of those who may look at the table."""
    return table.header.code if table.header.visibility == "private" else None


def _lobby(
    request: Request, me: PlayerSeen | None, table: Table, summary: Summary, code: str | None, link: Link
) -> Response:
    lang, game = language_of(request), catalog()[summary.game]
    invite, card = invite_code(table), card_of(summary, game, me, lang)
    host = me is not None and me.id == summary.host.id
    return page(
        request,
        "pages/lobby.html",
        me=me,
        card=card,
        game=game,
        code=code,
        host=host,
        removed=summary.removed,
        muted=summary.muted,
        by_days=isinstance(table.header.clock, Days),
        fewer=host and card.free and can_begin(game, summary.options, card.seats_taken),
        fields=fields_of(game) if host else (),
        clocks=tiles(game, lang) if host else (),
        values=as_wished(game, summary.options, len(summary.seats)) if host else {},
        **option_words(lang, game),
        host_id=summary.host.id,
        listed=summary.listed,
        invite=page_of(summary.id, invite),
        link=link,
        invitation=base_url(request) + page_of(summary.id, invite),
        qr=page_of(summary.id, invite, "/invite.svg"),
        options=worded_options(lang, game, summary.options, summary.clock),
        wardrobe=wardrobe_of(lang, game, summary),
        strengths=offered_strengths(game),
    )


def _table(
    request: Request, me: PlayerSeen | None, table: Table, summary: Summary, code: str | None
) -> dict[str, Any]:
    """What the templates of a running or finished match know."""
    if table.game is None:
        raise Conflict("game-gone")
    lang, doc = language_of(request), document_of(table, table.seat_of(me.id if me else None))
    return {
        "me": me,
        "game": table.game,
        "doc": doc,
        "summary": summary,
        "seats": doc["seats"],
        "code": code,
        "card": card_of(summary, table.game, me, lang),
        "seen": glance_of(table, lang),
        "log_lines": log_lines(lang, table.game, doc),
        "options": worded_options(lang, table.game, summary.options, summary.clock),
    }


def _first_game() -> str:
    return next(iter(catalog()), "")


router.include_router(home.router)
router.include_router(page_forms.router)
router.include_router(host_forms.router)
