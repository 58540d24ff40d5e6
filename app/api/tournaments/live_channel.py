"""The channel of a tournament's page (docs/PROTOCOL.md, Tournaments)."""

import asyncio
from contextlib import suppress

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

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
from app.api.tournaments.broadcast import following
from app.api.tournaments.routes import accessible_tournament
from app.concurrency.tasks import cancel_and_wait
from app.errors import BadRequest, StadionError
from app.table.wire.frame import text_of

router = APIRouter()

CLOSED = 4400
"""The close code for errors that no other channel has."""


_decoder = msgspec.json.Decoder(Ping)


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


class TournamentFeed:
    """Sends one page what changes, until it disconnects."""

    def __init__(self, socket: WebSocket, services: Services, tournament_id: str, lang: str) -> None:
        self._socket = socket
        self._services = services
        self._tournament_id = tournament_id
        self._lang = lang

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
        async with following(self._services, self._tournament_id, self._lang) as messages:
            while True:
                await self._socket.send_text(await messages.get())
