"""The live channel: one WebSocket of one player or spectator at one table."""

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack
from functools import partial
from typing import Any, TypeAlias

import msgspec
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from msgspec import Struct

from app.api.access.errors import count_error, internal_error
from app.api.access.identity import Identity, client_key, identify
from app.api.http.rate_limits import CHAT, MESSAGES_PER_SECOND, REFUSALS_BEFORE_CLOSE, SlidingWindow
from app.api.http.token_scopes import Scope
from app.api.i18n.translations import language_of
from app.api.matches.hint_message import hint_message
from app.api.matches.refusal_reason import why_message
from app.api.server.socket_messages import (
    CLOSE_ABUSE,
    CLOSE_CODE_OF,
    LARGEST_FRAME,
    PONG,
    Ping,
    error_message,
)
from app.api.server.websocket_protocol import protocol_of
from app.api.services import Services, services_of
from app.db.queries import chat
from app.errors import BadRequest, Conflict, Forbidden, RateLimited, StadionError, TooLarge, Unauthenticated
from app.table.actions.evaluation import ActionRequest
from app.table.registry.match_summary import may_enter
from app.table.state.chat import chat_message, last_chat_messages
from app.table.table import Table
from app.table.wire.channel import TRY_AGAIN_LATER, Channel, Sender
from app.table.wire.frame import framed, text_of

router = APIRouter()
log = structlog.get_logger()

LONGEST_CHAT = 500


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    pass


class Preview(Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    pass


class Hint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    ref: str | None = None


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    action: dict[str, Any]
    ref: str | None = None


class Chat(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    text: str


Message: TypeAlias = ActionRequest | Sync | Preview | Hint | Why | Chat | Ping
_decoder = msgspec.json.Decoder(Message)
MOST_WAITING = 8
"""So many messages of one client wait for their answer; then no more is read of him."""

_under_way: set[asyncio.Task[None]] = set()


def _in_the_background(work: Coroutine[Any, Any, None]) -> None:
    """Finished also when his connection is gone meanwhile."""
    task = asyncio.create_task(work)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)


@router.websocket("/api/matches/{match_id}/live")
async def live(socket: WebSocket, match_id: str) -> None:
    """Docs/PROTOCOL.md, The live channel."""
    await socket.accept()
    with ExitStack() as held:
        try:
            conversation = await _open(socket, match_id, held)
        except StadionError as error:
            count_error(error)
            await socket.send_text(text_of(error_message(error, None, language_of(socket))))
            await socket.close(CLOSE_CODE_OF.get(error.code, 1011))
            return
        except Exception as error:
            log.error("channel_not_opened", match=match_id, exc_info=error)
            await socket.close(TRY_AGAIN_LATER)
            return
        await conversation.run()


async def _open(socket: WebSocket, match_id: str, held: ExitStack) -> "Conversation":
    """`held` gives back what the channel takes of the limits. Raises StadionError."""
    services = services_of(socket)
    who = await identify(socket)
    if who is None and "authorization" in socket.headers:
        raise Unauthenticated("unknown-token")
    player_id = who.player.id if who else None
    held.enter_context(services.limits.channel(player_id, client_key(socket)))
    table = await services.tables.load(match_id)
    if not may_enter(table, player_id, socket.query_params.get("code")):
        raise Forbidden("private-table")
    await services.seating.come_back(table, player_id, speaks=False)
    await services.disconnects.record_return(table, player_id)
    if services.lobby_expiry.is_host_of_lobby(table, player_id):
        await services.lobby_expiry.record_host_arrival(table)
    return Conversation(services, socket, table, who)


class Conversation:
    """What one client says and hears, until one of the two ends it: one message answered after the other."""

    def __init__(self, services: Services, socket: WebSocket, table: Table, who: Identity | None) -> None:
        self.services = services
        self.socket = socket
        self.table = table
        self.player = who.player if who else None
        self._only_watches = who is not None and who.scope is Scope.WATCH
        self.language = language_of(socket)
        self._protocol = protocol_of(socket.scope)
        self.channel = Channel(
            who.player.id if who else None, self._protocol or Sender(socket.send_text), table.state_for
        )
        self._waiting: list[str] = []
        """Messages that came while another one is being answered."""
        self._answering = False
        self._answered: asyncio.Future[None] | None = None
        self._refused = 0
        self._window = SlidingWindow(MESSAGES_PER_SECOND, 1.0)

    async def run(self) -> None:
        """Until he leaves, or his channel is closed."""
        try:
            async with asyncio.timeout(None) as end:
                self.channel.closing = lambda: end.reschedule(0)
                self.table.join(self.channel, _resume_from(self.socket))
                self.services.cluster_sync.mark_presence_changed(self.table)
                _in_the_background(self._replay_chat())
                if self._protocol is not None:
                    self._protocol.on_text = self.hear
                await self._read()
        except TimeoutError:
            pass  # closed by us
        finally:
            self.channel.closing = None
            self.table.leave(self.channel)
            self.services.cluster_sync.mark_presence_changed(self.table)
            _in_the_background(self._left())
        if self.channel.close_code is not None:
            await self._close(self.channel.close_code)

    async def _left(self) -> None:
        """What follows from it that he has gone."""
        try:
            if self.services.lobby_expiry.is_host_of_lobby(self.table, self.channel.player_id):
                await self.services.lobby_expiry.record_host_departure(self.table)
            await self.services.disconnects.record_disconnect(self.table, self.channel.player_id)
        except Exception as error:  # a host is looked for anyway, others are seen to be away
            log.error("leaving_not_noted", match=self.table.header.id, exc_info=error)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass  # he has gone, or reads nothing any more

    async def _read(self) -> None:
        """What the server has not given to `hear` by itself, one message after the other."""
        while True:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:  # a binary frame
                text = ""
            self.hear(text)
            if self._answering:
                self._answered = asyncio.get_running_loop().create_future()
                await self._answered

    def hear(self, text: str) -> None:
        """A message: answered now, or when those before it have been."""
        self._waiting.append(text)
        if not self._answering:
            self._go_on()
        elif len(self._waiting) > MOST_WAITING and self._protocol is not None:
            self._protocol.pause()

    def _go_on(self) -> None:
        """Answer what waits, as far as that takes no time."""
        self._answering = False
        while self._waiting and not self._answering and self.channel.close_code is None:
            self._answer(self._waiting.pop(0))
        if not self._answering:
            if self._answered is not None and not self._answered.done():
                self._answered.set_result(None)
            if self._protocol is not None:
                self._protocol.resume()

    def _answer(self, text: str) -> None:
        """Answer a message, or begin to. An error never ends the channel, except abuse."""
        ref = None
        try:
            if self.services.settings.limits_rates and not self._window.allows():
                raise RateLimited("too-fast")
            message = parse_message(text)
            ref = message.ref if isinstance(message, ActionRequest | Hint | Why) else None
            self._answering = not self._answer_at_once(message)
            self._refused = max(0, self._refused - 1)
        except Exception as error:
            self._refuse(error, ref or ref_of(text))

    def _answer_at_once(self, message: Message) -> bool:
        """False: the answer takes time, `_go_on` is called after it."""
        if self._only_watches and isinstance(message, ActionRequest | Hint | Chat):
            raise Forbidden("token-scope", scope=Scope.WATCH)
        match message:
            case ActionRequest():
                done = partial(self._taken, message)
                if not self.services.referee.submit_nowait(self.table, self.channel.player_id, message, done):
                    _in_the_background(self._answer_in_time(message))
                return False
            case Chat() | Hint():
                _in_the_background(self._answer_in_time(message))
                return False
            case Sync():
                self.channel.put_change(self.table.state_for(self.channel))
            case Preview():
                self.channel.put(self.table.preview_for(self.channel))
            case Why(action=action, ref=ref):
                seat = self.table.seat_of(self.channel.player_id)
                self.channel.put(framed(why_message(self.table, seat, action, ref, self.language)))
            case Ping():
                self.channel.put(PONG)
        return True

    def _taken(self, act: ActionRequest, seq: int | None) -> None:
        """His action is committed as number `seq`, or (None) it is not known what became of it."""
        if seq is None:
            _in_the_background(self._answer_in_time(act))
        else:
            self.channel.put(ack_message(act.ref, seq))
            self._go_on()

    async def _answer_in_time(self, message: ActionRequest | Hint | Chat) -> None:
        try:
            if isinstance(message, ActionRequest):
                player_id = self.channel.player_id
                await self.services.seating.come_back(self.table, player_id)
                taken = await self.services.referee.submit(self.table, player_id, message)
                self.channel.put(ack_message(message.ref, taken.seq))
            elif isinstance(message, Hint):
                player_id = self.channel.player_id
                hint = await self.services.hints.take(self.table, player_id)
                self.channel.put(hint_message(self.table, hint, player_id, message.ref, self.language))
            else:
                await self._say(message.text)
        except Exception as error:
            self._refuse(error, None if isinstance(message, Chat) else message.ref)
        finally:
            self._go_on()

    def _refuse(self, error: Exception, ref: str | None) -> None:
        if not isinstance(error, StadionError):
            log.error("unforeseen", match=self.table.header.id, exc_info=error)
            error = internal_error(error)
        count_error(error)
        self.channel.put(error_message(error, ref, self.language))
        if isinstance(error, RateLimited):
            self._refused += 2
            if self._refused > 2 * REFUSALS_BEFORE_CLOSE:
                self.channel.close(CLOSE_ABUSE)

    async def _say(self, text: str) -> None:
        if self.player is None:
            raise Unauthenticated("name-to-talk")
        if not 1 <= len(text.strip()) <= LONGEST_CHAT or "\x00" in text or len(text) > LONGEST_CHAT:
            raise BadRequest("chat-length", most=LONGEST_CHAT)
        await self.services.limits.check(CHAT, f"chat:{self.player.id}")
        if self.table.header.muted:
            raise Conflict("chat-muted")
        seat = self.table.seat_of(self.player.id)
        async with self.services.sessions.begin() as session:
            line = await chat.add(session, self.table.header.id, self.player.id, seat, text)
        self.table.add_chat_message(line.id, chat_message(line, self.player))

    async def _replay_chat(self) -> None:
        """The last lines, before any that are said from now on."""
        talk = self.table.chat
        try:
            async with talk.loading:
                while talk.lines is None:
                    added = talk.added
                    async with self.services.sessions() as session:
                        lines = await last_chat_messages(session, self.table.header.id)
                    if added == talk.added:
                        self.table.load_chat(lines)
        except Exception as error:
            log.error("channel_failed", match=self.table.header.id, exc_info=error)
            return self.channel.close(TRY_AGAIN_LATER)
        said = talk.lines
        self.channel.start_chat(said[-1][0] if said else 0, [message for _, message in said])


def parse_message(text: str) -> Message:
    """A message of the contract. Raises TooLarge, BadRequest."""
    size = len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST_FRAME:
        raise TooLarge("message-too-large", most=LARGEST_FRAME)
    try:
        message: Message = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest("message-unread", cause=error) from None
    return message


def ref_of(text: str) -> str | None:
    """The ref of a message that is otherwise wrong, so that its sender knows which one."""
    try:
        ref = msgspec.json.decode(text[:LARGEST_FRAME]).get("ref")
    except (msgspec.MsgspecError, UnicodeError, RecursionError, AttributeError):
        return None
    return ref if isinstance(ref, str) and len(ref) <= 64 else None


def ack_message(ref: str, seq: int) -> bytes:
    return framed(msgspec.json.encode({"t": "ack", "ref": ref, "seq": seq}))


def _resume_from(socket: WebSocket) -> int | None:
    seq = socket.query_params.get("seq", "")
    return int(seq) if seq.isdecimal() and len(seq) < 10 else None
