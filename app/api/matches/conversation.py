"""One live channel: a client that plays or watches at a table, from its arrival until it leaves."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

import structlog
from fastapi import WebSocket, WebSocketDisconnect

from app.api.access.chat_refusal import chat_refusal
from app.api.access.errors import count_error, internal_error
from app.api.access.identity import Identity
from app.api.http.rate_limits import (
    CHAT,
    MESSAGES_PER_SECOND,
    REFUSALS_BEFORE_CLOSE,
    ChannelAllowance,
    SlidingWindow,
)
from app.api.http.token_scopes import Scope
from app.api.i18n.translations import language_of
from app.api.matches.hint_message import hint_message
from app.api.matches.live_messages import (
    Chat,
    Hint,
    Message,
    Preview,
    Sync,
    Why,
    Word,
    ack_message,
    parse_message,
    ref_of,
)
from app.api.matches.message_queue import MessageQueue
from app.api.matches.refusal_reason import why_message
from app.api.matches.sync_timer import SyncTimer
from app.api.server.socket_messages import CLOSE_ABUSE, PONG, Ping, error_message
from app.api.server.websocket_protocol import protocol_of
from app.api.services import Services
from app.db.moderation import sanctions
from app.db.queries import chat
from app.db.queries.people import marks
from app.errors import (
    BadRequest,
    Conflict,
    Forbidden,
    NotYourTurn,
    RateLimited,
    StadionError,
    Unauthenticated,
)
from app.table.actions.evaluation import ActionRequest
from app.table.state.chat import chat_message, stored_chat
from app.table.table import Table
from app.table.wire.channel import TRY_AGAIN_LATER, Channel, Sender
from app.table.wire.frame import framed

log = structlog.get_logger()

LONGEST_CHAT = 500

_background: set[asyncio.Task[None]] = set()


def in_the_background(work: Coroutine[Any, Any, None]) -> None:
    """Run a task that finishes even if the connection is gone meanwhile."""
    task = asyncio.create_task(work)
    _background.add(task)
    task.add_done_callback(_background.discard)


async def record_arrival(services: Services, table: Table, player_id: str | None) -> None:
    """Note that this player, None for a stranger, is about to open a channel."""
    await services.seating.come_back(table, player_id, speaks=False)
    await services.disconnects.record_return(table, player_id)
    if services.lobby_expiry.is_host_of_lobby(table, player_id):
        await services.lobby_expiry.record_host_arrival(table)


async def record_departure(services: Services, table: Table, player_id: str | None) -> None:
    """Note that a channel of this player has closed."""
    try:
        if services.lobby_expiry.is_host_of_lobby(table, player_id):
            await services.lobby_expiry.record_host_departure(table)
        await services.disconnects.record_disconnect(table, player_id)
    except Exception as error:  # not fatal: absences are also detected by other means, only later
        log.error("leaving_not_noted", match=table.header.id, exc_info=error)


class Conversation:
    """Answers the messages of one client, and sends it what the table announces."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket,
        table: Table,
        identity: Identity | None,
        allowance: ChannelAllowance,
    ) -> None:
        self.services = services
        self.socket = socket
        self.table = table
        self.player = identity.player if identity else None
        self.player_id = self.player.id if self.player else None
        self.language = language_of(socket)
        protocol = protocol_of(socket.scope)
        token_id = identity.token_id if identity else None
        way = protocol or Sender(socket.send_text)
        self.channel = Channel(self.player_id, way, table.state_for, token_id)
        self._may_act = identity is None or identity.scope is not Scope.WATCH
        self._queue = MessageQueue(self._answer, self.channel, protocol)
        self._window = SlidingWindow(MESSAGES_PER_SECOND, 1.0)
        self._allowance = allowance
        self._pause_s = 0.0
        """For how long no further message is answered, after the present one."""
        self._sync = SyncTimer(self.channel.put_document)
        self._refusals = 0
        """Grows by 2 with each message that comes too fast, and shrinks by 1 with each that is answered."""

    async def run(self) -> None:
        """Stay at the table until the client leaves, or its channel is closed."""
        end = asyncio.timeout(None)
        try:
            async with end:
                self.channel.closing = lambda: end.reschedule(0)
                self.table.join(self.channel, _resume_from(self.socket))
                self.services.cluster_sync.mark_presence_changed(self.table)
                in_the_background(self._replay_chat())
                await self._queue.read(self.socket)
        except TimeoutError:
            if not end.expired():
                raise  # `closing` has not ended it
        finally:
            self.channel.closing = None
            self._sync.stop()
            self.table.leave(self.channel)
            self.services.cluster_sync.mark_presence_changed(self.table)
            in_the_background(record_departure(self.services, self.table, self.player_id))
        if self.channel.close_code is not None:
            await self._close(self.channel.close_code)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass  # the client has left or no longer reads

    # --- answers ------------------------------------------------------------------------------

    def _answer(self, text: str) -> bool:
        """Answer a message; return False if the answer takes time. Errors do not close the channel; abuse
        does.
        """
        ref = None
        self._pause_s = self._allowance.count()
        try:
            if self.services.settings.limits_rates and not self._window.allows():
                raise RateLimited("too-fast")
            message = parse_message(text)
            ref = message.ref if isinstance(message, ActionRequest | Hint | Why | Chat) else None
            is_answered = self._answer_now(message)
            self._refusals = max(0, self._refusals - 1)
        except Exception as error:
            self._refuse(error, ref or ref_of(text))
            is_answered = True
        if is_answered and self._pause_s:
            self._go_on()
            return False
        return is_answered

    def _go_on(self) -> None:
        """Answer the next message: now, or when the channel's address may send more."""
        if self._pause_s:
            asyncio.get_running_loop().call_later(self._pause_s, self._queue.go_on)
        else:
            self._queue.go_on()

    def _answer_now(self, message: Message) -> bool:
        """Answer a message, or start to. Return False if the answer takes time; `MessageQueue.go_on` follows
        then.
        """
        if not self._may_act and isinstance(message, ActionRequest | Hint | Chat | Word):
            raise Forbidden("token-scope", scope=Scope.WATCH)
        match message:
            case ActionRequest():
                done = partial(self._acknowledge, message)
                if not self.services.referee.submit_nowait(self.table, self.player_id, message, done):
                    in_the_background(self._answer_later(message))
                return False
            case Chat() | Hint() | Word():
                in_the_background(self._answer_later(message))
                return False
            case Sync():
                self._sync.ask()
            case Preview():
                self.channel.put(self.table.preview_for(self.channel))
            case Why(action=action, ref=ref):
                seat = self.table.seat_of(self.player_id)
                self.channel.put(framed(why_message(self.table, seat, action, ref, self.language)))
            case Ping():
                self.channel.put(PONG)
        return True

    def _acknowledge(self, action: ActionRequest, seq: int | None) -> None:
        """Acknowledge an action committed as number `seq`. With None its outcome is unknown: look it up."""
        if seq is None:
            in_the_background(self._answer_later(action))
        else:
            self.channel.put(ack_message(action.ref, seq))
            self._go_on()

    async def _answer_later(self, message: ActionRequest | Hint | Chat | Word) -> None:
        try:
            if isinstance(message, ActionRequest):
                await self.services.seating.come_back(self.table, self.player_id)
                result = await self.services.referee.submit(self.table, self.player_id, message)
                self.channel.put(ack_message(message.ref, result.seq))
            elif isinstance(message, Hint):
                hint = await self.services.hints.take(self.table, self.player_id)
                answer = hint_message(self.table, hint, self.player_id, message.ref, self.language)
                self.channel.put(answer)
            elif isinstance(message, Word):
                await self._reveal(message.word)
            else:
                await self._say(message)
        except Exception as error:
            self._refuse(error, None if isinstance(message, Word) else message.ref)
        finally:
            self._go_on()

    async def _reveal(self, word: str) -> None:
        if self.player_id is None:
            raise NotYourTurn("watching")
        await self.services.starts.reveal(self.table, self.player_id, word)

    def _refuse(self, error: Exception, ref: str | None) -> None:
        if not isinstance(error, StadionError):
            log.error("unforeseen", match=self.table.header.id, exc_info=error)
            error = internal_error(error)
        count_error(error)
        self.channel.put(error_message(error, ref, self.language))
        if isinstance(error, RateLimited):
            self._refusals += 2
            if self._refusals > 2 * REFUSALS_BEFORE_CLOSE:
                self.channel.close(CLOSE_ABUSE)

    # --- chat ---------------------------------------------------------------------------------

    async def _say(self, message: Chat) -> None:
        """Store a chat message, send it to the table and acknowledge it. Raises StadionError."""
        text = message.text
        if self.player is None:
            raise Unauthenticated("name-to-talk")
        if not 1 <= len(text.strip()) <= LONGEST_CHAT or "\x00" in text or len(text) > LONGEST_CHAT:
            raise BadRequest("chat-length", most=LONGEST_CHAT)
        await self.services.limits.check(CHAT, f"chat:{self.player.id}")
        if self.table.header.muted:
            raise Conflict("chat-muted")
        seat = self.table.seat_of(self.player.id)
        async with self.services.sessions.begin() as session:
            sanction = await sanctions.against_chat(session, self.player.id, self.services.scheduler.now())
            if sanction is not None:
                raise chat_refusal(sanction)
            line = await chat.add(session, self.table.header.id, self.player.id, seat, text)
        self.table.add_chat_message(chat_message(line, self.player))
        if message.ref is not None:
            self.channel.put(ack_message(message.ref, self.table.seq))

    async def _replay_chat(self) -> None:
        """Send the last chat messages before any new one, without those of whom the player has silenced."""
        log_of_chat = self.table.chat
        try:
            if self.player_id is not None:
                async with self.services.reads() as session:
                    self.channel.silenced = await marks.silenced_by(session, self.player_id)
            async with log_of_chat.loading:
                if log_of_chat.lines is None:
                    await self.table.load_chat(
                        partial(stored_chat, self.services.sessions, self.table.header.id)
                    )
        except Exception as error:
            log.error("channel_failed", match=self.table.header.id, exc_info=error)
            return self.channel.close(TRY_AGAIN_LATER)
        assert log_of_chat.lines is not None
        self.channel.start_chat(log_of_chat.lines)


def _resume_from(socket: WebSocket) -> int | None:
    """Return the number of the last action that the client knows; None if it knows none."""
    seq = socket.query_params.get("seq", "")
    return int(seq) if seq.isdecimal() and len(seq) < 10 else None
