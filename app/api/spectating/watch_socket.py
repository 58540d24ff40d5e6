"""The channel of the cards on screen (docs/PROTOCOL.md, Watching): sends changes at most once per second."""

import asyncio
from contextlib import suppress
from typing import Annotated

import msgspec
from fastapi import APIRouter, WebSocket
from msgspec import Meta, Struct

from app.api.access.identity import client_key
from app.api.http.rate_limits import MESSAGES_PER_SECOND, ChannelAllowance, SlidingWindow
from app.api.i18n.translations import LANGUAGES, language_of
from app.api.server.live_channels import admitted, say_refusal, until_left
from app.api.server.socket_messages import CLOSE_ABUSE, receive_message
from app.api.services import services_of
from app.api.spectating.live_tiles import LiveTile, live_tile
from app.errors import BadRequest, NotFound

router = APIRouter()

EVERY_S = 1.0
"""Minimum time between two changes of a card, in seconds."""


class OnScreen(Struct, tag_field="t", tag="tiles", forbid_unknown_fields=True):
    """Reports the matches whose cards are visible."""

    ids: Annotated[list[str], Meta(max_length=25)]


class ChangedTiles(Struct, tag_field="t", tag="tiles"):
    """Sends all changed cards in one message, so that a page wakes up once for all of them."""

    tiles: list[LiveTile]


_decoder = msgspec.json.Decoder(OnScreen)


@router.websocket("/api/watch/live")
async def watch_live(socket: WebSocket, lang: str = "") -> None:
    """Send changes of the visible cards. `lang`: the page's language, if it differs from the browser's."""
    async with admitted(socket) as who:
        player_id = who.player.id if who else None
        language = lang if lang in LANGUAGES else language_of(socket)
        with services_of(socket).limits.channel(player_id, client_key(socket)) as allowance:
            await TileFeed(socket, language, allowance).follow()


class TileFeed:
    """Sends changes of cards to one page until it disconnects."""

    def __init__(self, socket: WebSocket, lang: str, allowance: ChannelAllowance) -> None:
        self._socket = socket
        self._tables = services_of(socket).tables
        self._lang = lang
        self._allowance = allowance
        self._wanted: list[str] = []
        self._shown: dict[str, tuple[LiveTile, float]] = {}
        """The tile that was last sent of each match, and when it was sent."""
        self._asked = asyncio.Event()

    async def follow(self) -> None:
        """Run until the page disconnects."""
        await until_left(self._listen(SlidingWindow(MESSAGES_PER_SECOND, 1.0)), self._show())

    async def _listen(self, window: SlidingWindow) -> None:
        while window.allows():
            try:
                said = await receive_message(self._socket, _decoder)
            except BadRequest as refusal:
                await say_refusal(self._socket, refusal)
                continue
            new = set(said.ids) - self._shown.keys()
            await asyncio.sleep(self._allowance.count(1 + len(new)))  # each match may have to be loaded
            self._wanted = list(dict.fromkeys(said.ids))
            self._shown = {id: shown for id, shown in self._shown.items() if id in self._wanted}
            self._asked.set()
        await self._socket.close(CLOSE_ABUSE)

    async def _show(self) -> None:
        while True:
            now = asyncio.get_running_loop().time()
            if tiles := [tile for id in self._wanted if (tile := await self._fresh(id, now))]:
                await self._socket.send_text(msgspec.json.encode(ChangedTiles(tiles)).decode())
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_S):
                    await self._asked.wait()
            self._asked.clear()

    async def _fresh(self, id: str, now: float) -> LiveTile | None:
        """Return a tile that has changed and may be sent again; None otherwise."""
        last, at = self._shown.get(id, (None, -EVERY_S))
        if now - at < EVERY_S:
            return None
        try:
            tile = live_tile(await self._tables.load(id), self._lang)
        except NotFound:
            return None
        if tile is None or tile is last:
            return None
        self._shown[id] = (tile, now)
        return tile
