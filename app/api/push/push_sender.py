"""Push notifications: they reach players who allow them and have no visible page of the site."""

import asyncio
import contextlib
from typing import Any

import httpx
import msgspec
import structlog

from app.api.i18n.match_text import seat_name
from app.api.i18n.translations import texts
from app.api.push.endpoint_backoff import EndpointBackoff
from app.api.push.note_queue import News, NoteQueue
from app.api.push.web_push import ANSWER_WITHIN_S, PushKey, origin_of, send_push
from app.concurrency.tasks import run_all
from app.db.connection import Sessions
from app.db.queries import push_devices
from app.db.rows.push import Device
from app.settings import Settings
from app.table.cluster.message_bus import ALL_PROCESSES, MessageKind
from app.table.notifier import Notification, Withdrawal
from app.table.registry.table_registry import TableRegistry
from app.table.wire.document import SeatView

log = structlog.get_logger()

SEEK = "seek"
MEET = "meet"
CUP_SOON = "cup_soon"
OF_NO_MATCH = (SEEK, MEET, CUP_SOON)
"""The kinds of a call to an opponent, a set time and a tournament: about no table, and not withdrawn."""
PUSHED_KINDS = (
    "turn",
    "starting",
    "begins",
    "rematch",
    "invite",
    "prod",
    "deadline",
    "final",
    *OF_NO_MATCH,
)
AT_ONCE = 32
"""The number of players to whom this process sends at the same time."""
OWNERS_S = 60.0
"""How often all players with a subscribed browser are read again, in case a message was lost."""
RETRY_S = 2.0


class PushSender:
    """Sends notifications in the background, to some tens of players at a time."""

    def __init__(self, settings: Settings, sessions: Sessions, tables: TableRegistry) -> None:
        self.key = PushKey(settings.secret_key)
        self._contact = settings.public_url or "mailto:stadion@localhost"
        self._sessions = sessions
        self._tables = tables
        self._owners: set[str] | None = None
        """Players with a subscribed browser, for all others nothing is done; None: not read yet."""
        self._owners_changed = asyncio.Event()
        self._queue = NoteQueue()
        self._backoff = EndpointBackoff()

    async def announce_owner(self, player_id: str) -> None:
        """Note in all processes that a player has added or removed a browser."""
        await self._read_owners()
        self._tables.bus.publish(ALL_PROCESSES, MessageKind.DEVICES, player_id)

    def reload_owners(self) -> None:
        """Read the players with a subscribed browser again, soon."""
        self._owners_changed.set()

    def enqueue(self, player_id: str, news: News) -> None:
        """Send a notification, or withdraw one, for a player who sees no page of the site."""
        if self._owners is not None and player_id not in self._owners:
            return
        if news.kind is None or news.kind in PUSHED_KINDS:
            self._queue.put(player_id, news)

    async def run(self) -> None:
        """Send what is enqueued, until cancelled."""
        async with httpx.AsyncClient(timeout=ANSWER_WITHIN_S, follow_redirects=False) as http:
            await run_all(self._keep_owners(), *(self._send_all(http) for _ in range(AT_ONCE)))

    async def _keep_owners(self) -> None:
        while True:
            wait = OWNERS_S
            self._owners_changed.clear()
            try:
                await self._read_owners()
            except Exception:  # the database may be away
                log.exception("push_owners_not_read")
                wait = RETRY_S
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._owners_changed.wait()

    async def _read_owners(self) -> None:
        async with self._sessions() as session:
            self._owners = await push_devices.owners(session)

    async def _send_all(self, http: httpx.AsyncClient) -> None:
        while True:
            player_id, news = await self._queue.take()
            try:
                await self._send(http, player_id, news)
            except Exception:  # the database may be away
                log.exception("note_not_sent", match=news.match)
            finally:
                self._queue.finish(player_id)

    async def _send(self, http: httpx.AsyncClient, player_id: str, news: News) -> None:
        async with self._sessions.begin() as session:
            to = await push_devices.of_player(session, player_id)
            if not to:
                return
            if _is_of_match(news) and isinstance(news, Notification):
                await push_devices.record_note(session, player_id, news.match)
            elif _is_of_match(news) and not await push_devices.take_note(session, player_id, news.match):
                return  # nothing was sent, by no process
        seats = await self._others(news, player_id)
        texts_by_language = {
            lang: msgspec.json.encode(
                push_message(news, lang, ", ".join(seat_name(seat, lang) for seat in seats))
            )
            for lang in {device.lang for device in to}
        }
        await asyncio.gather(
            *(self._post(http, device, news.match, texts_by_language[device.lang]) for device in to)
        )

    async def _others(self, news: News, player_id: str) -> list[SeatView]:
        """Return the other seats of the table that wants the player; none where no table does."""
        if not _is_of_match(news):
            return []
        table = await self._tables.load(news.match)
        return [seat for seat in table.seat_views() if seat.player is None or seat.player.id != player_id]

    async def _post(self, http: httpx.AsyncClient, device: Device, match_id: str, text: bytes) -> None:
        """Post a message to one browser; a failure is logged, without the address, and stops nothing else."""
        if self._backoff.is_resting(device.endpoint):
            return
        try:
            async with asyncio.timeout(ANSWER_WITHIN_S):
                there = await send_push(http, self.key, self._contact, device, match_id, text)
        except Exception as error:  # an endpoint is what a browser says it is
            self._backoff.record_failure(device.endpoint)
            log.warning(
                "note_not_taken", match=match_id, by=origin_of(device.endpoint), why=type(error).__name__
            )
            return
        self._backoff.record_success(device.endpoint)
        if not there:
            async with self._sessions.begin() as session:
                await push_devices.drop(session, device.endpoint)
            await self.announce_owner(device.player_id)


def _is_of_match(news: News) -> bool:
    """Return whether a table wants the player, and not a tournament or a call."""
    return news.kind not in OF_NO_MATCH


def push_message(news: News, lang: str, names: str) -> dict[str, Any]:
    """Return what js/service_worker.js shows or withdraws: game and names, never what happened on the board.

    The title contains `{when}` if there is an `until`, because only the browser knows the player's time
    zone.
    """
    if isinstance(news, Withdrawal):
        return {"tag": news.match, "over": True}
    alone = news.name is not None  # the title names the other player
    shown = {
        "tag": news.match,
        "title": texts.say(lang, f"note-{news.kind}", name=news.name or "", when="{when}"),
        "body": news.title if alone else texts.say(lang, "note-where", game=news.title, names=names),
        "url": f"/tournaments/{news.match}" if news.kind == CUP_SOON else f"/matches/{news.match}",
        "lang": lang,
    }
    if news.kind == MEET:
        shown["url"] = "/find"
    if news.kind == SEEK:
        shown |= {"body": texts.say(lang, "note-seek-within", game=news.title), "url": "/find"}
    return shown | {"until": news.until} if news.until else shown
