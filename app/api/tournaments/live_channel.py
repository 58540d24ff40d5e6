"""The channel of a tournament's page (docs/PROTOCOL.md, Tournaments): changes, and the matches under way."""

import asyncio
from contextlib import suppress

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from msgspec import Struct, structs

from app.api.access.errors import count_error
from app.api.access.identity import client_key, identify
from app.api.http.rate_limits import MESSAGES_PER_SECOND, SlidingWindow
from app.api.i18n.translations import LANGUAGES, language_of
from app.api.server.socket_messages import (
    CLOSE_ABUSE,
    CLOSE_CODE_OF,
    PONG,
    Ping,
    error_message,
    receive_message,
)
from app.api.services import Services, services_of
from app.api.spectating.live_tiles import LiveTile, live_tile
from app.api.tournaments.routes import accessible_tournament
from app.concurrency.tasks import cancel_and_wait
from app.db.match_status import MatchStatus
from app.db.queries import tournaments
from app.errors import BadRequest, NotFound, StadionError
from app.table.table import Table
from app.table.wire.frame import text_of

router = APIRouter()

EVERY_S = 1.0
"""Minimum time between two messages about the matches, in seconds."""
CLOSED = 4400
"""The close code for errors that no other channel has."""


class Changed(Struct, tag_field="t", tag="changed"):
    """Says that the tournament has changed; the page requests it again."""


class Tiles(Struct, tag_field="t", tag="tiles"):
    """Sends the matches under way that have changed; only the most watched one has a picture."""

    tiles: list[LiveTile]


_decoder = msgspec.json.Decoder(Ping)
CHANGED = msgspec.json.encode(Changed()).decode()


@router.websocket("/api/tournaments/{tournament_id}/live")
async def tournament_live(
    socket: WebSocket, tournament_id: str, code: str | None = None, lang: str = ""
) -> None:
    """Follow a tournament. `code`: of a private one. `lang`: the page's language."""
    await socket.accept()
    services = services_of(socket)
    try:
        services.limits.spend_request(client_key(socket))
        who = await identify(socket)
        player = who.player if who else None
        await accessible_tournament(services, tournament_id, player, code)
        language = lang if lang in LANGUAGES else language_of(socket)
        with services.limits.channel(player.id if player else None, client_key(socket)):
            await TournamentFeed(socket, services, tournament_id, language).follow()
    except StadionError as error:
        count_error(error)
        await socket.send_text(text_of(error_message(error, None, language_of(socket))))
        await socket.close(CLOSE_CODE_OF.get(error.code, CLOSED))


async def tables_under_way(services: Services, tournament_id: str) -> list[Table]:
    """Return the tables of a tournament's matches under way, the most watched one first."""
    async with services.reads() as session:
        opened = await tournaments.matches_of(session, tournament_id)
    found = []
    for number in sorted(opened):
        if opened[number].status == MatchStatus.PLAYING:
            with suppress(NotFound):
                found.append(await services.tables.load(opened[number].id))
    return sorted(found, key=lambda table: -table.spectators()[0])


class TournamentFeed:
    """Sends one page what changes, until it disconnects."""

    def __init__(self, socket: WebSocket, services: Services, tournament_id: str, lang: str) -> None:
        self._socket = socket
        self._services = services
        self._tournament_id = tournament_id
        self._lang = lang
        self._sent: dict[str, LiveTile] = {}
        """The tile that was last sent of each match."""

    async def follow(self) -> None:
        """Run until the page disconnects."""
        tasks = [asyncio.create_task(one) for one in (self._listen(), self._show())]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await cancel_and_wait(tasks)
        for task in done:
            with suppress(WebSocketDisconnect):  # the page has disconnected
                task.result()

    async def _listen(self) -> None:
        window = SlidingWindow(MESSAGES_PER_SECOND, 1.0)
        while window.allows():
            try:
                await receive_message(self._socket, _decoder)
            except BadRequest as refusal:
                count_error(refusal)
                await self._socket.send_text(text_of(error_message(refusal, None, self._lang)))
                continue
            await self._socket.send_text(text_of(PONG))
        await self._socket.close(CLOSE_ABUSE)

    async def _show(self) -> None:
        async with self._services.tournaments.news.watching(self._tournament_id) as changed:
            tables = await tables_under_way(self._services, self._tournament_id)
            while True:
                await self._send_tiles(tables)
                with suppress(TimeoutError):
                    async with asyncio.timeout(EVERY_S):
                        await changed.wait()
                first = max(tables, key=lambda table: table.spectators()[0], default=None)
                if changed.is_set() or (tables and first is not tables[0]):
                    changed.clear()
                    tables = await tables_under_way(self._services, self._tournament_id)
                    await self._socket.send_text(CHANGED)

    async def _send_tiles(self, tables: list[Table]) -> None:
        changed = []
        for number, table in enumerate(tables):
            tile = live_tile(table, self._lang, listed=False)
            if tile is not None and tile is not self._sent.get(tile.id):
                self._sent[tile.id] = tile
                changed.append(structs.replace(tile, svg="", box=None, lines=()) if number else tile)
        if changed:
            await self._socket.send_text(msgspec.json.encode(Tiles(changed)).decode())
