"""The page of matches in progress with their positions, and of recent ones that are worth a replay."""

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
from app.api.listing.live_matches import live_matches, margin, viewers_of
from app.api.listing.match_cards import MatchCard, match_address, match_cards
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import fragment, page
from app.api.results.report import report_of
from app.api.results.story_text import MomentText, brief_text
from app.api.services import Services, TheServices
from app.api.spectating.live_tiles import LiveTile, live_tile
from app.db.models import StoredMatch
from app.db.queries import match_lists, match_stories, matches
from app.db.queries.match_lists import RunningMatch
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.table.state.match_settings import CODE_LENGTH
from app.table.stories.story import A_PERSON
from app.table.wire.document import SeatView

router = APIRouter(route_class=PageRoute, include_in_schema=False)

SHOWN = 24
MATCHES_EXAMINED = 5 * SHOWN
REPLAYS, LINES = 6, 3
REPLAYS_SINCE = timedelta(days=7)
LINK = re.compile(r"/matches/([a-z0-9]+)(?:\?code=([a-z0-9]+))?")
CODE = re.compile(rf"[a-z0-9]{{{CODE_LENGTH}}}")
BETWEEN = re.compile(r"[\s.-]")
"""Signs that people put into a code that they write down."""


class LiveMatch(Struct, frozen=True):
    """A match in progress, and its current tile."""

    id: str
    game: AnyGame
    seats: tuple[SeatView, ...]
    tile: LiveTile

    @property
    def url(self) -> str:
        return match_address(self.id)

    @property
    def board(self) -> Markup:
        """The pieces on the board."""
        return Markup(self.tile.svg)  # noqa: S704 - drawn by us


class FeaturedReplay(Struct, frozen=True):
    """The recent match most worth a replay, shown while no match is live; its top moment is the picture."""

    card: MatchCard
    headline: str | None
    scores: tuple[int, ...]
    key: tuple[MomentText, ...]

    @property
    def picture(self) -> MomentText | None:
        """The most important moment; None without one."""
        return min(self.key, key=lambda beat: beat.rank, default=None)

    @property
    def lines(self) -> tuple[MomentText, ...]:
        """The moments that led to the picture, and the picture's own as the last."""
        return self.key[: self.key.index(self.picture) + 1][-LINES:] if self.picture else ()


@router.get("/watch", dependencies=[ReadLimit])
async def watch(
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    game: str = "",
    q: Annotated[str, Query(max_length=200)] = "",
    bots: str = "",
    number: Annotated[int, Query(alias="page", ge=1)] = 1,
) -> Response:
    """Show the matches in progress.

    `q`: The name of a player or host, or a link or code, which redirects to its match.
    `page`: Which part of the list; the first one if there are no longer so many matches.
    """
    lang, asked = language_of(request), q.strip()
    if asked and (there := await _linked_page(services, asked)):
        return RedirectResponse(there, 303)
    async with services.replica.recent() as session:
        watchable = await live_matches(session, services, bots=bool(bots), limit=MATCHES_EXAMINED)
        found = sorted((one for one in watchable if game in ("", one.game)), key=partial(_rank, services))
        if asked:
            found = await _named(session, found, asked)
        number = number if (number - 1) * SHOWN < len(found) else 1
        shown = found[(number - 1) * SHOWN : number * SHOWN]
        played = [] if asked or number > 1 else await _recently_played(session, game)
        cards = await match_cards(session, services, me, lang, played)
        told = await match_stories.weights(session, [one.id for one in played]) if played else {}
    ranks = {one.id: _rank(services, one) for one in shown}
    live = _large_one_first(ranks, await _live(services, lang, [*ranks]))
    replays = _best_replays({one.id: one for one in played if one.id not in ranks}, cards, told)
    featured = None if live else await _featured_replay(services, lang, replays)
    large = [one.game for one in live[:1]] or ([featured.card.game] if featured else [])
    return page(
        request,
        "pages/watch.html",
        me=me,
        games=catalog(),
        counts={id_: sum(one.game == id_ for one in watchable) for id_ in catalog()},
        running=len(watchable),
        chosen=game if game in catalog() else "",
        asked=asked,
        bots=bool(bots),
        live=live,
        next_page=number + 1 if number * SHOWN < len(found) else None,
        featured=featured,
        replays=[card for card in replays if featured is None or card.id != featured.card.id],
        backgrounds={
            game.id: Markup(game.overview.background())  # noqa: S704 - drawn by us
            for game in {one.id: one for one in (*(match.game for match in live), *large)}.values()
            if game.overview
        },
        detailed_backgrounds={
            game.id: Markup(game.overview.detailed_background())  # noqa: S704 - drawn by us
            for game in large
            if game.overview and game.overview.detailed_background
        },
        live_match=partial(fragment, lang, "partials/live_match.html"),
    )


async def _linked_page(services: Services, asked: str) -> str | None:
    """Return the page of the match with this link or code; None if there is none."""
    if found := LINK.search(asked):
        return match_address(found[1], found[2])
    code = BETWEEN.sub("", asked).lower()
    if not CODE.fullmatch(code):
        return None
    async with services.reads() as session:
        match = await matches.by_code(session, code)
    return None if match is None else match_address(match.id, match.code)


async def _named(session: AsyncSession, found: list[RunningMatch], asked: str) -> list[RunningMatch]:
    """Return those of the matches at which a player or the host has a name with these letters."""
    names = await match_lists.names_at(session, [one.id for one in found])
    wanted = asked.casefold()
    return [one for one in found if any(wanted in name.casefold() for name in names.get(one.id, ()))]


def _rank(services: Services, match: RunningMatch) -> tuple[int, int]:
    """Return a sort key: most spectators first, then most human players."""
    return (-viewers_of(services, match.id), -match.people)


async def _live(services: Services, lang: str, found: list[str]) -> list[LiveMatch]:
    """Return the matches that have a tile."""
    tables = await services.tables.load_all(found)
    seen = [(tables[match_id], live_tile(tables[match_id], lang)) for match_id in found if match_id in tables]
    return [
        LiveMatch(table.header.id, table.game, tuple(table.seat_views()), tile)
        for table, tile in seen
        if table.game and tile and not tile.over
    ]


def _large_one_first(ranks: dict[str, tuple[int, int]], live: list[LiveMatch]) -> list[LiveMatch]:
    """Move the best-ranked match to the front; among equals, the one with the most actions."""
    large = min(live, key=lambda one: (*ranks[one.id], -one.tile.seq), default=None)
    return sorted(live, key=lambda one: one is not large)


async def _featured_replay(services: Services, lang: str, replays: list[MatchCard]) -> FeaturedReplay | None:
    """Return the first of the replays that has a story; None without one."""
    for card in replays:
        if featured := await _told_replay(services, lang, card):
            return featured
    return None


async def _told_replay(services: Services, lang: str, card: MatchCard) -> FeaturedReplay | None:
    """Return a match with its story; None if its actions can no longer be replayed."""
    table = await services.tables.load(card.id)
    if table.game is None or table.outcome is None:
        return None
    report = await services.reports.get(
        card.id, lambda: report_of(services.sessions, services.replica, table)
    )
    if report.story is None:
        return None
    tale = brief_text(report.story, table.game, lang, document_of(table, None))
    scores = tuple(report.placement_of(seat)["score"] for seat in range(len(table.seats)))
    return FeaturedReplay(card, tale.headline, scores, tale.key)


async def _recently_played(session: AsyncSession, game: str) -> list[StoredMatch]:
    """Return recent matches that people finished by playing, of this game or of all games."""
    now = datetime.now(UTC)
    found = await match_lists.newest_finished(session, now - REPLAYS_SINCE, now)
    return [one for one in found if margin(one) < inf and one.game in catalog() and game in ("", one.game)]


def _best_replays(
    played: dict[str, StoredMatch], cards: list[MatchCard], told: dict[str, int]
) -> list[MatchCard]:
    """Return the cards of the played matches that are most worth a replay.

    They are sorted by the weight of their stories, then by the margin of victory, with one match per group of
    players. A story that is not computed yet is weighted by the number of people in the match.
    """

    def weight(card: MatchCard) -> int:
        return told.get(card.id, A_PERSON * len(_people(card)))

    known = [card for card in cards if card.id in played]
    ranked = sorted(known, key=lambda card: (-weight(card), margin(played[card.id])))
    companies = {_people(card): card for card in reversed(ranked) if _people(card)}
    return [card for card in ranked if card in companies.values()][:REPLAYS]


def _people(card: MatchCard) -> frozenset[str]:
    return frozenset(seat.player.id for seat in card.seats if seat.player)
