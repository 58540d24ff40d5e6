"""Tells players by mail of their turns in matches by days: all in one mail, a match at most once a day.

A mail that the mail server could not take is tried again with the next look.
"""

import asyncio
from datetime import timedelta
from itertools import groupby

import structlog

from app.api.i18n.match_text import sitter_name
from app.api.i18n.translations import texts
from app.api.mail.mailer import Delivery, Mailer
from app.db.connection import Sessions
from app.db.queries.people import history, mail
from app.db.queries.people.history import Sitter
from app.db.queries.people.mail import DueTurn
from app.db.rows.mail import MailAddress
from app.table.registry.table_registry import TableRegistry

log = structlog.get_logger()

LOOK_SECONDS = 600.0
WAITED = timedelta(hours=1)
"""A turn that is younger is told by the page and by push notifications alone."""
DAY = timedelta(days=1)


class TurnMails:
    """Sends the mails in the background; every process may, and each turn is told by one of them."""

    def __init__(self, mailer: Mailer, sessions: Sessions, tables: TableRegistry) -> None:
        self._mailer = mailer
        self._sessions = sessions
        self._tables = tables

    async def run(self) -> None:
        """Send what is due, again and again, until cancelled."""
        while True:
            if self._mailer.is_on:
                try:
                    await self.send_due()
                except Exception:  # the database may be away
                    log.exception("turn_mails_not_sent")
            await asyncio.sleep(LOOK_SECONDS)

    async def send_due(self) -> int:
        """Send a mail to each player with turns to tell of; return how many were sent."""
        now = self._tables.now()
        async with self._sessions() as session:
            due = await mail.due_turns(session, now, now - WAITED, now - DAY)
        sent = 0
        for player_id, turns in groupby(due, key=lambda one: one.player_id):
            sent += await self._tell(player_id, [*turns])
        return sent

    async def _tell(self, player_id: str, turns: list[DueTurn]) -> bool:
        """Tell a player of those turns of which no other process has told them; they count as told then."""
        now = self._tables.now()
        async with self._sessions.begin() as session:
            row = await mail.of_player(session, player_id)
            mine = [one for one in turns if await mail.claim(session, one, now, now - DAY)]
            sat = await history.sitters(session, [one.match for one in mine])
        if row is None or row.code_hash is not None or not mine:
            return False
        lines = [self._line(row.lang, one, sat[one.match]) for one in mine]
        delivery = await self._send(row, lines)
        if delivery is Delivery.LATER:
            async with self._sessions.begin() as session:
                for one in mine:
                    await mail.release(session, one, now)
        return delivery is Delivery.SENT

    def _line(self, lang: str, turn: DueTurn, sat: list[Sitter]) -> str:
        game = self._tables.games.get(turn.game)
        others = ", ".join(
            sitter_name(game, turn.options, one, lang) for one in sat if one.player_id != turn.player_id
        )
        title = game.title if game else turn.game
        said = texts.say(lang, "mail-match", game=title, names=others, days=turn.days)
        return f"{said}\n{self._mailer.base_url}/matches/{turn.match}"

    async def _send(self, row: MailAddress, lines: list[str]) -> Delivery:
        off = self._mailer.unsubscribe_url(row.player_id)
        text = "\n\n".join([*lines, texts.say(row.lang, "mail-off-line", url=off)])
        subject = texts.say(row.lang, "mail-turns", count=len(lines))
        return await self._mailer.send(row.address, subject, text + "\n", unsubscribe=off)
