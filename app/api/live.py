"""The live channel: one WebSocket of one player or spectator at one table."""

import asyncio
from typing import Any, TypeAlias

import msgspec
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from msgspec import Struct

from app.api.errors import told
from app.api.limits import CHAT, MESSAGES_A_SECOND, PATIENCE, Window
from app.api.site import Site, site_of
from app.api.text import language_of
from app.api.who import visitor
from app.api.why import why_message
from app.db import chat
from app.db.models import ChatLine
from app.table.channel import TRY_AGAIN_LATER, Channel
from app.table.document import PlayerSeen, iso
from app.table.errors import BadRequest, Forbidden, RateLimited, TableError, TooLarge, Unauthenticated
from app.table.referee import Act
from app.table.summary import may_enter
from app.table.table import Table

router = APIRouter()
log = structlog.get_logger()

LARGEST_FRAME = 16 * 1024
LONGEST_CHAT = 500
CLOSED_BY = {"unauthenticated": 4401, "forbidden": 4403, "not_found": 4404}
ABUSE = 4429


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    pass


class Preview(Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    pass


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    action: dict[str, Any]
    ref: str | None = None


class Chat(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    text: str


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


Message: TypeAlias = Act | Sync | Preview | Why | Chat | Ping
_decoder = msgspec.json.Decoder(Message)
_encode = msgspec.json.encode
GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending to somebody who has left raises."""
PONG = '{"t":"pong"}'


@router.websocket("/api/matches/{match_id}/live")
async def live(socket: WebSocket, match_id: str) -> None:
    """Docs/PROTOCOL.md, The live channel."""
    await socket.accept()
    site = site_of(socket)
    try:
        player = await visitor(socket)
        if player is None and "authorization" in socket.headers:
            raise Unauthenticated("This token is not known here.")
        table = await site.tables.get(match_id)
        player_id = player.id if player else None
        if not may_enter(table, player_id, socket.query_params.get("code")):
            raise Forbidden("This table is private: its invite link opens it.")
        await site.lobby.come_back(table, player_id)
    except TableError as error:
        await socket.send_text(error_message(error, None, language_of(socket)))
        await socket.close(CLOSED_BY.get(error.code, 1011))
        return
    except Exception as error:
        log.error("channel_not_opened", match=match_id, exc_info=error)
        await socket.close(TRY_AGAIN_LATER)
        return
    await Conversation(site, socket, table, player).run()


class Conversation:
    """What one client says and hears, until one of the two ends it."""

    def __init__(self, site: Site, socket: WebSocket, table: Table, player: PlayerSeen | None) -> None:
        self.site = site
        self.socket = socket
        self.table = table
        self.player = player
        self.language = language_of(socket)
        self.channel = Channel(
            player.id if player else None, socket.send_text, lambda it: self.table.state_for(it)
        )
        self._refused = 0
        self._window = Window(MESSAGES_A_SECOND, 1.0)

    async def run(self) -> None:
        writer = asyncio.create_task(self.channel.write())
        reader = asyncio.create_task(self._read())
        self.table.join(self.channel, _resume(self.socket))
        try:
            await self._replay_chat()
            await asyncio.wait({writer, reader, self.channel.closed}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.leave(self.channel)
            for task in (writer, reader):
                task.cancel()
            ended = await asyncio.gather(writer, reader, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, GONE):
                log.error("channel_failed", match=self.table.header.id, exc_info=error)
        if self.channel.close_code is not None:
            await self._close(self.channel.close_code)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass  # he has gone, or reads nothing any more

    async def _read(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:  # a binary frame
                text = ""
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        """Answer one message. An error never ends the channel, except abuse."""
        ref = None
        try:
            if self.site.settings.limits_rates and not self._window.allows():
                raise RateLimited("That was too fast. Wait a moment and try again.")
            message = understood(text)
            ref = message.ref if isinstance(message, Act | Why) else None
            await self._answer(message)
            self._refused = max(0, self._refused - 1)
        except TableError as error:
            self.channel.put(error_message(error, ref or ref_in(text), self.language))
            if isinstance(error, RateLimited):
                self._refused += 2
                if self._refused > 2 * PATIENCE:
                    self.channel.close(ABUSE)
        except Exception as error:
            log.error("unforeseen", match=self.table.header.id, exc_info=error)
            self.channel.put(
                error_message(TableError("Something went wrong on our side."), ref, self.language)
            )

    async def _answer(self, message: Message) -> None:
        if isinstance(message, Act):
            player_id = self.channel.player_id
            await self.site.lobby.come_back(self.table, player_id)
            taken = await self.site.referee.take(self.table, player_id, message)
            self.channel.put(_encode({"t": "ack", "ref": message.ref, "seq": taken.seq}).decode())
        elif isinstance(message, Chat):
            await self._say(message.text)
        elif isinstance(message, Sync):
            self.channel.put_change(self.table.state_for(self.channel))
        elif isinstance(message, Preview):
            self.channel.put(self.table.preview_for(self.channel))
        elif isinstance(message, Why):
            seat = self.table.seat_of(self.channel.player_id)
            self.channel.put(
                why_message(self.table, seat, message.action, message.ref, self.language).decode()
            )
        else:
            self.channel.put(PONG)

    async def _say(self, text: str) -> None:
        if self.player is None:
            raise Unauthenticated("Type a name first: then you can talk.")
        if not 1 <= len(text.strip()) <= LONGEST_CHAT or "\x00" in text or len(text) > LONGEST_CHAT:
            raise BadRequest(f"A line of chat has 1 to {LONGEST_CHAT} characters.")
        self.site.limits.check(CHAT, f"chat:{self.player.id}")
        seat = self.table.seat_of(self.player.id)
        async with self.site.sessions.begin() as session:
            line = await chat.say(session, self.table.header.id, self.player.id, seat, text)
        self.table.say(line.id, chat_message(line, self.player.name))

    async def _replay_chat(self) -> None:
        """The last lines, before any that are said from now on."""
        async with self.site.sessions() as session:
            lines = await chat.latest(session, self.table.header.id)
        self.channel.hear_from(
            lines[-1][0].id if lines else 0, [chat_message(line, name) for line, name in lines]
        )


def understood(text: str) -> Message:
    """A message of the contract. Raises TooLarge, BadRequest."""
    if len(text) > LARGEST_FRAME or len(text.encode("utf-8", "surrogatepass")) > LARGEST_FRAME:
        raise TooLarge(f"A message may hold {LARGEST_FRAME} bytes.")
    try:
        message: Message = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(f"This message cannot be read: {error}.") from None
    return message


def ref_in(text: str) -> str | None:
    """The ref of a message that is otherwise wrong, so that its sender knows which one."""
    try:
        ref = msgspec.json.decode(text[:LARGEST_FRAME]).get("ref")
    except (msgspec.MsgspecError, UnicodeError, RecursionError, AttributeError):
        return None
    return ref if isinstance(ref, str) and len(ref) <= 64 else None


def error_message(error: TableError, ref: str | None, language: str) -> str:
    return _encode({"t": "error", "ref": ref, **told(error, language)}).decode()


def chat_message(line: ChatLine, name: str) -> str:
    said = {
        "t": "chat",
        "id": line.id,
        "player": PlayerSeen(line.player_id, name),
        "seat": line.seat,
        "text": line.text,
        "at": iso(line.at),
    }
    return _encode(said).decode()


def _resume(socket: WebSocket) -> int | None:
    seq = socket.query_params.get("seq", "")
    return int(seq) if seq.isdecimal() and len(seq) < 10 else None
