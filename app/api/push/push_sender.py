"""Push notifications: they reach players who allow them and have no visible page of the site."""

import asyncio
from typing import Any

import httpx
import msgspec
import structlog

from app.api.i18n.match_text import seat_name
from app.api.i18n.translations import texts
from app.api.push.web_push import ANSWER_WITHIN_S, PushKey, send_push
from app.db.connection import Sessions
from app.db.models import Device
from app.db.queries import push_devices
from app.settings import Settings
from app.table.notifier import Notification, Withdrawal
from app.table.registry.table_registry import TableRegistry

log = structlog.get_logger()

PUSHED_KINDS = ("turn", "begins", "rematch", "prod", "deadline")
MOST_WAITING = 1000


class PushSender:
    """Sends notifications one after the other, in the background."""

    def __init__(self, settings: Settings, sessions: Sessions, tables: TableRegistry) -> None:
        self.key = PushKey(settings.secret_key)
        self._contact = settings.public_url or "mailto:stadion@localhost"
        self._sessions = sessions
        self._tables = tables
        self._owners: set[str] = set()
        """Players with a subscribed browser; for all others nothing is done."""
        self._sent: set[tuple[str, str]] = set()
        """(player, match) of notifications that may still be visible."""
        self._waiting: asyncio.Queue[tuple[str, Notification | Withdrawal]] = asyncio.Queue(MOST_WAITING)

    async def reload_owners(self) -> None:
        """Read again which players have a subscribed browser."""
        async with self._sessions() as session:
            self._owners = await push_devices.owners(session)

    def enqueue(self, player_id: str, news: Notification | Withdrawal) -> None:
        """Send a notification, or withdraw one, for a player who sees no page of the site."""
        if player_id not in self._owners or self._waiting.full():
            return
        if (player_id, news.match) in self._sent if news.kind is None else news.kind in PUSHED_KINDS:
            self._waiting.put_nowait((player_id, news))

    async def run(self) -> None:
        """Send what is enqueued, until cancelled."""
        await self.reload_owners()
        async with httpx.AsyncClient(timeout=ANSWER_WITHIN_S, follow_redirects=False) as http:
            while True:
                player_id, news = await self._waiting.get()
                try:
                    await self._send(http, player_id, news)
                except Exception:
                    log.exception("note_not_sent", match=news.match)

    async def _send(self, http: httpx.AsyncClient, player_id: str, news: Notification | Withdrawal) -> None:
        async with self._sessions() as session:
            to = await push_devices.of_player(session, player_id)
        sent = (player_id, news.match)
        self._sent.add(sent) if isinstance(news, Notification) else self._sent.discard(sent)
        table = await self._tables.load(news.match)
        seats = [seat for seat in table.seat_views() if seat.player is None or seat.player.id != player_id]
        for device in to:
            names = ", ".join(seat_name(seat, device.lang) for seat in seats)
            text = msgspec.json.encode(push_message(news, device.lang, names))
            await self._post(http, device, news.match, text)

    async def _post(self, http: httpx.AsyncClient, device: Device, match_id: str, text: bytes) -> None:
        try:
            there = await send_push(http, self.key, self._contact, device, match_id, text)
        except httpx.HTTPError as error:
            log.warning("note_not_taken", match=match_id, why=repr(error))
            return
        if not there:
            async with self._sessions.begin() as session:
                await push_devices.drop(session, device.endpoint)
            await self.reload_owners()


def push_message(news: Notification | Withdrawal, lang: str, names: str) -> dict[str, Any]:
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
        "url": f"/matches/{news.match}",
        "lang": lang,
    }
    return shown | {"until": news.until} if news.until else shown
