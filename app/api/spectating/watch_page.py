"""Watching: the matches under way with their positions, and what was played lately and is worth a replay."""

import re
from datetime import UTC, datetime, timedelta
from functools import partial
from math import inf
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.identity import OptionalPlayer, ReadLimit
from app.api.i18n.match_text import document_of
from app.api.i18n.translations import language_of
from app.api.listing.live_matches import live_now, margin
from app.api.listing.match_cards import Card, cards_of, page_of
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.results.report import report_of
from app.api.results.story_text import Beat, tale_of
from app.api.services import Services, TheServices
from app.api.spectating.live_tiles import Tile, tile_of
from app.db.models import Match
from app.db.queries import match_stories as stories
from app.db.queries import matches
from app.engine.catalog import catalog
from app.table.state.match_settings import CODE_LENGTH
from app.table.stories.story import A_PERSON
from app.table.wire.document import PlayerView

router = APIRouter(route_class=PageRoute, include_in_schema=False)

LOOKED_THROUGH = 200
SHOWN = 24
REPLAYS, LINES = 6, 3
LATELY = timedelta(days=7)
LINK = re.compile(r"/matches/([a-z0-9]+)(?:\?code=([a-z0-9]+))?")
CODE = re.compile(rf"[a-z0-9]{{{CODE_LENGTH}}}")


class Live(Struct, frozen=True):
    """A match under way, and what of it can be seen now."""

    card: Card
    tile: Tile


class Week(Struct, frozen=True):
    """Where nothing is live: the match most worth a replay; the heaviest of its moments is the picture."""

    card: Card
    headline: str | None
    scores: tuple[int, ...]
    key: tuple[Beat, ...]

    @property
    def picture(self) -> Beat | None:
        return min(self.key, key=lambda beat: beat.rank, default=None)

    @property
    def lines(self) -> tuple[Beat, ...]:
        """What led to the picture: its own moment is the last, as live the last line is of what is seen."""
        return self.key[: self.key.index(self.picture) + 1][-LINES:] if self.picture else ()


@router.get("/watch", dependencies=[ReadLimit])
async def watch(
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    game: str = "",
    q: Annotated[str, Query(max_length=200)] = "",
    bots: str = "",
    more: str = "",
) -> Response:
    """`q`: a player, the host of a table, or a link or code, which leads there at once."""
    lang, asked = language_of(request), q.strip()
    if asked and (there := await _led_to(services, asked)):
        return RedirectResponse(there, 303)
    async with services.replica.recent() as session:
        watchable = await live_now(session, services, me, lang, bots=bool(bots), limit=LOOKED_THROUGH)
        replays = [] if asked else await _worth_a_replay(session, services, me, lang, game)
    found = sorted((card for card in watchable if _wanted(card, game, asked)), key=partial(_rank, services))
    shown = found if more else found[:SHOWN]
    live = _large_one_first(services, await _live(services, lang, shown))
    week = None if live else await _week(services, lang, replays)
    return page(
        request,
        "pages/watch.html",
        me=me,
        games=catalog(),
        counts={id_: sum(card.game.id == id_ for card in watchable) for id_ in catalog()},
        running=len(watchable),
        chosen=game if game in catalog() else "",
        asked=asked,
        bots=bool(bots),
        live=live,
        more=len(found) - len(shown),
        week=week,
        replays=[card for card in replays if week is None or card.id != week.card.id],
        grounds={
            card.game.id: Markup(card.game.overview.background())  # noqa: S704 - drawn by us
            for card in [*(one.card for one in live), *([week.card] if week else [])]
            if card.game.overview
        },
        sceneries={
            large.game.id: Markup(large.game.overview.detailed_background())  # noqa: S704 - drawn by us
            for large in [one.card for one in live[:1]] + ([week.card] if week else [])
            if large.game.overview and large.game.overview.detailed_background
        },
        drawn=lambda tile: Markup(tile.svg),  # noqa: S704 - drawn by us
    )


async def _led_to(services: Services, asked: str) -> str | None:
    """The page of the match whose link or code this is."""
    if found := LINK.search(asked):
        return page_of(found[1], found[2])
    if not CODE.fullmatch(asked):
        return None
    async with services.sessions() as session:
        match = await matches.by_code(session, asked)
    return None if match is None else page_of(match.id, match.code)


def _wanted(card: Card, game: str, asked: str) -> bool:
    names = [card.host_name, *card.names]
    return (not game or card.game.id == game) and any(asked.casefold() in name.casefold() for name in names)


def _rank(services: Services, card: Card) -> tuple[int, int]:
    """The most watched first, people before computers."""
    table = services.tables.in_memory(card.id)
    viewers = 0 if table is None else table.spectators()[0]
    return (-viewers, -sum(not seat.bot for seat in card.seats))


async def _live(services: Services, lang: str, found: list[Card]) -> list[Live]:
    """Those of which something can be seen."""
    seen = [(card, tile_of(await services.tables.load(card.id), lang)) for card in found]
    return [Live(card, tile) for card, tile in seen if tile and not tile.over]


def _large_one_first(services: Services, live: list[Live]) -> list[Live]:
    """Of those that are alike looked at by alike many people, the one that has gone on longest."""
    large = min(live, key=lambda one: (*_rank(services, one.card), -one.tile.seq), default=None)
    return sorted(live, key=lambda one: one is not large)


async def _week(services: Services, lang: str, replays: list[Card]) -> Week | None:
    """Of the first that can be told."""
    for card in replays:
        if week := await _retold(services, lang, card):
            return week
    return None


async def _retold(services: Services, lang: str, card: Card) -> Week | None:
    """None where its actions can no longer be played."""
    table = await services.tables.load(card.id)
    if table.game is None or table.outcome is None:
        return None
    report = await services.reports.get(
        card.id, lambda: report_of(services.sessions, services.replica, table)
    )
    if report.story is None:
        return None
    tale = tale_of(report.story, table.game, lang, document_of(table, None))
    scores = tuple(report.of(seat)["score"] for seat in range(len(table.seats)))
    return Week(card, tale.headline, scores, tale.key)


async def _worth_a_replay(
    session: AsyncSession, services: Services, me: PlayerView | None, lang: str, game: str = ""
) -> list[Card]:
    """Of those that people played to an end lately, of this game or of all: by the weight of their stories,
    then the narrowest; one of each company. Whose story nobody has asked for yet counts for who sat there."""
    now = datetime.now(UTC)
    played = [one for one in await matches.finished(session, now - LATELY, now) if margin(one) < inf]
    margins = {one.id: margin(one) for one in played}
    wanted = [one for one in _of_games_here(played) if game in ("", one.game)]
    known = await cards_of(session, services, me, lang, wanted)
    told = await stories.weights(session, [card.id for card in known])

    def weight(card: Card) -> int:
        return told.get(card.id, A_PERSON * len(_people(card)))

    ranked = sorted(known, key=lambda card: (-weight(card), margins[card.id]))
    companies = {_people(card): card for card in reversed(ranked) if _people(card)}
    return [card for card in ranked if card in companies.values()][:REPLAYS]


def _of_games_here(found: list[Match]) -> list[Match]:
    return [one for one in found if one.game in catalog()]


def _people(card: Card) -> frozenset[str]:
    return frozenset(seat.player.id for seat in card.seats if seat.player)
