"""Turn notifications: a small channel for each open page of a player, and the list in the page header of the
tables that wait for them.
"""

import asyncio
from datetime import datetime
from typing import TypeAlias

import msgspec
from fastapi import APIRouter, Request, Response, WebSocket, WebSocketDisconnect
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.errors import count_error
from app.api.access.identity import Identity, client_key, identify
from app.api.http.rate_limits import MESSAGES_PER_SECOND, ChannelAllowance, SlidingWindow
from app.api.http.token_scopes import Scope
from app.api.i18n.translations import language_of, texts
from app.api.listing.match_cards import MatchCard, match_address, match_cards
from app.api.players.device_routes import device_name
from app.api.rendering.templates import maintenance_text, page
from app.api.server.live_channels import admitted
from app.api.server.socket_messages import (
    CLOSE_ABUSE,
    PONG,
    Ping,
    error_message,
    receive_message,
)
from app.api.server.websocket_protocol import protocol_of
from app.api.services import Services, TheServices, services_of
from app.db.match_status import MatchStatus
from app.db.moderation.unread import unread_by
from app.db.queries import actions, match_lists, matches, players, tournaments
from app.db.queries.analyses import match_analyses
from app.db.queries.people import identity
from app.db.tournament_models import Tournament
from app.engine.contract import AnyGame
from app.errors import BadRequest, NotFound, Unauthenticated
from app.table.clock.clock_state import Clocks
from app.table.clock.timestamps import as_iso_or_none
from app.table.cluster.maintenance import STANDS_FOR
from app.table.notifier import REFRESH, PageListener
from app.table.registry.match_rows import load_clocks
from app.table.seeking.search_views import LookingView, looking_view
from app.table.state.waiting_rules import REMATCH_OPEN_FOR
from app.table.wire.channel import SIGNED_OUT, Channel, Sender
from app.table.wire.document import PlayerView, iso
from app.tournaments.start import CALLED_BEFORE

router = APIRouter()

MOST_ROWS = 20
NEVER = "~"  # sorts after every deadline


class InboxRow(Struct, frozen=True):
    """An entry in the list of things that wait for a player, in the reader's language.

    `game`: The game of a match; None for an entry about the player.
    `says`: The sentence for an entry that stands alone in the header.
    `who`, `what`: The same in two parts, for the list.
    `deadline`: When the player's clock runs out.
    """

    url: str
    game: AnyGame | None
    says: str
    who: str
    what: str
    deadline: str | None = None


class ComingBreak(Struct, frozen=True):
    """Maintenance that is near, for a table: the sentence, and from when on its match rests."""

    says: str
    stands_at: datetime
    begins_at: datetime
    ends_at: datetime


class FirstMoveView(Struct, frozen=True):
    """A match that can be called off in its first moves. `missing`: The name of a player who has not come."""

    match: str
    missing: str | None


class Looking(Struct, tag_field="t", tag="looking", forbid_unknown_fields=True):
    """Reports whether the page is visible to its player."""

    yes: bool


InboxMessage: TypeAlias = Looking | Ping
_decoder = msgspec.json.Decoder(InboxMessage)


@router.websocket("/api/me/live")
async def me_live(socket: WebSocket, at: str | None = None) -> None:
    """Notify a page of its player's turns. See docs/PROTOCOL.md, Turn notifications."""
    services = services_of(socket)
    async with admitted(socket) as who:
        if who is None:
            raise Unauthenticated("name-to-be-called")
        with services.limits.channel(who.player.id, client_key(socket)) as allowance:
            await _notify(socket, services, who, at, allowance)


async def _notify(
    socket: WebSocket, services: Services, who: Identity, at: str | None, allowance: ChannelAllowance
) -> None:
    """Send notifications until the page closes or the session becomes invalid."""
    way = protocol_of(socket.scope) or Sender(socket.send_text)
    player_id = who.player.id
    ear = PageListener(Channel(player_id, way, lambda _: REFRESH, who.token_id), at)
    end = asyncio.timeout(None)
    try:
        async with end:
            ear.channel.closing = lambda: end.reschedule(0)
            await services.notifier.listen(player_id, ear)
            ear.channel.put_change(REFRESH)
            await _listen(services, socket, player_id, ear, allowance)
    except WebSocketDisconnect:
        pass  # the page was closed
    except TimeoutError:
        if not end.expired():
            raise  # the database or the broker was too slow; nothing has closed the channel
        await socket.close(ear.channel.close_code or SIGNED_OUT)
    finally:
        services.notifier.leave(player_id, ear)


async def _listen(
    services: Services, socket: WebSocket, player_id: str, ear: PageListener, allowance: ChannelAllowance
) -> None:
    """Handle the messages of a page until it closes or sends too many."""
    window = SlidingWindow(MESSAGES_PER_SECOND, 1.0)
    while window.allows():
        await asyncio.sleep(allowance.count())
        try:
            said = await receive_message(socket, _decoder)
        except BadRequest as refusal:
            count_error(refusal)
            ear.channel.put(error_message(refusal, None, language_of(socket)))
            continue
        if isinstance(said, Looking):
            await services.notifier.set_visible(player_id, ear, said.yes)
        else:
            ear.channel.put(PONG)
    await socket.close(CLOSE_ABUSE)


@router.get("/you/calls", include_in_schema=False)
async def inbox_list(request: Request, services: TheServices, at: str = "") -> Response:
    """Return the list of things that wait for a player.

    Their turns come first, sorted by deadline and without the match `at`, which is open already. Proposed
    rematches and follow-up tournaments come after them, and before all maintenance, a device that was just
    added and notices of operators.
    """
    lang = language_of(request)
    rows: list[InboxRow] = []
    looking: LookingView | None = None
    who = await identify(request)
    me = who.player if who else None
    if who is not None and me is not None:
        async with services.reads() as session:
            soon = [] if at else await _maintenance_rows(session, services, me, lang)
            added = await _added_devices(session, services, who, lang)
            notices = await _notice_rows(session, who, lang)
            turns = await _turn_rows(session, services, me, lang, at)
            again = [rematch_row(card, lang) for card in await pending_rematches(session, services, me, lang)]
            cups = await _tournament_rows(session, services, me, lang)
            ready = await _analysis_rows(session, services, me, lang)
            looking = await looking_view(session, me.id, services.scheduler.now())
        if looking is not None and looking.since is not None:
            await services.seeking.note_page(me.id)
        rows = [*soon, *added, *notices, *turns, *again, *cups, *ready]
    return page(
        request,
        "partials/inbox.html",
        me=me,
        rows=rows,
        looking=looking,
        coming=_coming_break(services, lang) if at else None,
        begun=match_address(looking.begun) if looking and looking.begun not in (None, at) else None,
        games=services.tables.games,
        first=await _first_move(services, me, at),
        holds=looking is not None and looking.call is not None and await _holds(services, me, at),
    )


async def _first_move(services: Services, me: PlayerView | None, at: str) -> FirstMoveView | None:
    """Return what the player may do in the first moves of the match `at`; None if nothing."""
    if me is None or not at:
        return None
    try:
        table = await services.tables.load_current(at)
    except NotFound:
        return None
    offer = await services.first_moves.offer(table, me.id)
    if offer is None:
        return None
    missing = table.seat_views()[offer.missing].player if offer.missing is not None else None
    return FirstMoveView(at, missing.name if missing else None)


async def _holds(services: Services, me: PlayerView | None, at: str) -> bool:
    """Return whether the match `at` goes on hold when the player says yes to a call."""
    if me is None or not at:
        return False
    try:
        table = await services.tables.load_current(at)
    except NotFound:
        return False
    return table.status is MatchStatus.PLAYING and table.seat_of(me.id) in {table.solo_seat()} - {None}


async def _maintenance_rows(
    session: AsyncSession, services: Services, me: PlayerView, lang: str
) -> list[InboxRow]:
    """Return an entry if maintenance is near and the player is in a live match; its table has a strip."""
    soon = services.notices.maintenance()
    playing = await matches.live_of(session, me.id) if soon else None
    if soon is None or playing is None:
        return []
    says = maintenance_text(lang, soon)
    return [InboxRow(match_address(playing), None, says, says, texts.say(lang, "si-break-yours"))]


def _coming_break(services: Services, lang: str) -> ComingBreak | None:
    """Return what a table says about maintenance; None if none is near."""
    soon = services.notices.maintenance()
    if soon is None:
        return None
    stands_at = soon.begins_at - STANDS_FOR
    return ComingBreak(maintenance_text(lang, soon), stands_at, soon.begins_at, soon.ends_at)


async def _added_devices(
    session: AsyncSession, services: Services, who: Identity, lang: str
) -> list[InboxRow]:
    """Return an entry if a device was added to the player in the last minutes, for their other devices."""
    if who.scope is not Scope.ALL:
        return []
    newest, *earlier = await identity.sessions_of(session, who.player.id)
    age = services.scheduler.now() - newest.created_at
    if not earlier or newest.id == who.token_id or age > identity.LINK_LASTS:
        return []
    says, name = texts.say(lang, "id-added"), device_name(newest.agent)
    return [InboxRow("/you#devices", None, says, name, says)]


async def _notice_rows(session: AsyncSession, who: Identity, lang: str) -> list[InboxRow]:
    """Return an entry if operators decided something about the player, or about a report of theirs, that
    they have not read.
    """
    if who.scope is not Scope.ALL:
        return []
    unread = await unread_by(session, who.player.id)
    if not unread.about_them and not unread.about_report:
        return []
    says = texts.say(lang, "si-new" if unread.about_them else "si-answered")
    return [InboxRow("/you/notices", None, says, says, texts.say(lang, "si-title"))]


async def _turn_rows(
    session: AsyncSession, services: Services, me: PlayerView, lang: str, at: str
) -> list[InboxRow]:
    """Return an entry per match in which it is the player's turn, without the match `at`, by deadline."""
    found = [
        match for match in await match_lists.waiting_for_player(session, me.id, MOST_ROWS) if match.id != at
    ]
    if not found:
        return []
    last = await actions.last_actions(session, [match.id for match in found])
    clocks = await load_clocks(session, [match for match in found if match.clock is not None], last)
    cards = await match_cards(session, services, me, lang, found, last)
    rows = [turn_row(card, _deadline(clocks.get(card.id), card), lang) for card in cards]
    return sorted(rows, key=lambda row: row.deadline or NEVER)


async def pending_rematches(
    session: AsyncSession, services: Services, me: PlayerView, lang: str
) -> list[MatchCard]:
    """Return the tables of rematches and invitations that wait for the player."""
    return await match_cards(
        session, services, me, lang, await match_lists.inviting(session, me.id, services.scheduler.now())
    )


def turn_row(card: MatchCard, deadline: str | None, lang: str) -> InboxRow:
    """Return the entry of a match in which it is the player's turn."""
    says = texts.say(lang, "header-your-turn-one", game=card.game.title)
    return InboxRow(card.url, card.game, says, ", ".join(card.others), card.game.title, deadline)


def rematch_row(card: MatchCard, lang: str) -> InboxRow:
    """Return the entry of a proposed rematch, or of an invitation by name."""
    if not card.is_rematch:
        says = texts.say(lang, "se-invites", name=card.host_name)
        return InboxRow(card.url, card.game, says, says, card.game.title)
    says = texts.say(lang, "rematch-wants", name=card.host_name)
    what = f"{card.game.title}, {texts.say(lang, 'rematch-title')}"
    return InboxRow(card.url, card.game, says, card.host_name, what)


async def _tournament_rows(
    session: AsyncSession, services: Services, me: PlayerView, lang: str
) -> list[InboxRow]:
    """Return an entry per proposed follow-up tournament, then one per tournament that begins soon."""
    now = services.scheduler.now()
    found = await tournaments.waiting_for_player(
        session, me.id, since=now - REMATCH_OPEN_FOR, by=now + CALLED_BEFORE
    )
    there = [(one, following) for one, following in found if one.game in services.tables.games]
    proposed = [(one, following) for one, following in there if following is not None]
    names = await players.names(session, {following.host_id for _, following in proposed}) if proposed else {}
    games = services.tables.games
    return [
        *(next_row(one, games[one.game], names[following.host_id], lang) for one, following in proposed),
        *(beginning_row(one, games[one.game], lang) for one, following in there if following is None),
    ]


def next_row(last: Tournament, game: AnyGame, host: str, lang: str) -> InboxRow:
    """Return the entry of a follow-up tournament. It links to the finished one, where players join."""
    what = f"{last.name}, {texts.say(lang, 'tournament-next')}"
    says = texts.say(lang, "tournament-next-wants", name=host)
    return InboxRow(f"/tournaments/{last.id}", game, says, host, what)


def beginning_row(soon: Tournament, game: AnyGame, lang: str) -> InboxRow:
    """Return the entry of a tournament that begins soon."""
    says, begins_at = texts.say(lang, "tournament-begins-soon"), soon.begins_at
    deadline = iso(begins_at) if begins_at is not None else None
    url = f"/tournaments/{soon.id}"
    return InboxRow(url, game, f"{soon.name}: {says}", soon.name, says, deadline)


async def _analysis_rows(
    session: AsyncSession, services: Services, me: PlayerView, lang: str
) -> list[InboxRow]:
    """Return an entry per analysis that is ready and that the player, who asked for it, has not seen."""
    rows = []
    for match in await match_analyses.ready_for(session, me.id):
        if (game := services.tables.games.get(match.game)) is not None:
            says = texts.say(lang, "an-ready", match=game.title)
            url = f"/matches/{match.id}/analysis" + (
                f"?code={match.code}" if match.visibility == "private" else ""
            )
            rows.append(InboxRow(url, game, says, says, game.title))
    return rows


def _deadline(clocks: Clocks | None, card: MatchCard) -> str | None:
    """Return when the player's clock runs out; None without a clock."""
    if clocks is None or card.my_seat is None:
        return None
    return as_iso_or_none(clocks.seats[card.my_seat].expires_at)
