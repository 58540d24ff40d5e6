"""The channel of a tournament's page (docs/PROTOCOL.md, Tournaments)."""

import asyncio

from fastapi import APIRouter, WebSocket

from app.api.access.identity import client_key
from app.api.i18n.translations import LANGUAGES, language_of
from app.api.server.live_channels import admitted, answer_pings, until_left
from app.api.server.websocket_protocol import protocol_of
from app.api.services import Services, services_of
from app.api.tournaments.broadcast import following
from app.api.tournaments.routes import accessible_tournament
from app.table.wire.frame import text_of

router = APIRouter()


@router.websocket("/api/tournaments/{tournament_id}/live")
async def tournament_live(
    socket: WebSocket, tournament_id: str, code: str | None = None, lang: str = ""
) -> None:
    """Follow a tournament. `code`: of a private one. `lang`: the page's language."""
    services = services_of(socket)
    async with admitted(socket) as who:
        player = who.player if who else None
        await accessible_tournament(services, tournament_id, player, code)
        language = lang if lang in LANGUAGES else language_of(socket)
        with services.limits.channel(player.id if player else None, client_key(socket)):
            await TournamentFeed(socket, services, tournament_id, language).follow()


class TournamentFeed:
    """Sends one page what changes, until it disconnects."""

    def __init__(self, socket: WebSocket, services: Services, tournament_id: str, lang: str) -> None:
        self._socket = socket
        self._services = services
        self._tournament_id = tournament_id
        self._lang = lang

    async def follow(self) -> None:
        """Run until the page disconnects."""
        await until_left(answer_pings(self._socket, self._lang), self._show())

    async def _show(self) -> None:
        protocol = protocol_of(self._socket.scope)
        async with following(self._services, self._tournament_id, self._lang) as frames:
            while True:
                frame = await frames.get()
                if protocol is None:
                    await self._socket.send_text(text_of(frame))
                else:
                    await protocol.writable.wait()
                    protocol.write(frame)
                await asyncio.sleep(0)  # all followers get a frame before the next one: it is compressed once
