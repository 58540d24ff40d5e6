"""The channel of all who look for an opponent (docs/PROTOCOL.md, Finding opponents): rows, counts, calls.

A message that several readers get is encoded once for all of them.
"""

from collections.abc import Sequence

import msgspec
from fastapi import APIRouter, WebSocket
from msgspec import Struct

from app.api.access.identity import client_key
from app.api.i18n.translations import LANGUAGES
from app.api.rendering.templates import part
from app.api.seeking.search_counts import Figures, counts_text
from app.api.seeking.search_routes import reach_of
from app.api.server.live_channels import admitted, answer_pings, until_left
from app.api.services import Services, services_of
from app.engine.catalog import catalog
from app.table.seeking.row_board import CallEnd, Reading
from app.table.seeking.search_views import CallView, GatheringRow, SearchRow, SetTime, gathering_rows

router = APIRouter()

DRAWN_MOST = 10_000
"""How many rows are kept as they are drawn."""


class AllRows(Struct, tag_field="t", tag="rows", omit_defaults=True):
    """All rows, those first who have waited longest. `html` has them as a page shows them, by id."""

    rows: list[SearchRow]
    html: dict[str, str] = {}


class ChangedRows(Struct, tag_field="t", tag="row", omit_defaults=True):
    """The rows that are new or have changed."""

    rows: list[SearchRow]
    html: dict[str, str] = {}


class GoneRows(Struct, tag_field="t", tag="gone"):
    """The ids of the rows that are gone."""

    ids: list[str]


class Gatherings(Struct, tag_field="t", tag="gatherings", omit_defaults=True):
    """The gatherings that others can join, those first that begin first; `html` as of rows."""

    gatherings: list[GatheringRow]
    html: dict[str, str] = {}


class SetTimeRows(Struct, tag_field="t", tag="later", omit_defaults=True):
    """The set times, the next ones first; `html` as of rows."""

    later: list[SetTime]
    html: dict[str, str] = {}


class Counts(Struct, tag_field="t", tag="counts", omit_defaults=True):
    """How many people look. `says` is the sentence of a page."""

    alike: int
    others: int
    hour: int
    says: str = ""


class Called(Struct, tag_field="t", tag="call"):
    """The call that the reader is in: it is new, or has changed."""

    call: CallView


class Answered(Struct, tag_field="t", tag="answer"):
    """The reader's call is over."""

    call: str
    ending: str
    match: str | None


_drawn: dict[tuple[str, str], tuple[SearchRow, str]] = {}
"""By language and id, the rows as they were drawn last."""


@router.websocket("/api/searches/live")
async def searches_live(socket: WebSocket, lang: str = "") -> None:
    """Follow those who look. `lang`: the language of a page, which gets rows and counts in words, too."""
    services = services_of(socket)
    async with admitted(socket) as who:
        player_id = who.player.id if who else None
        with services.limits.channel(player_id, client_key(socket)):
            if player_id is not None:
                await services.seeking.note_page(player_id)
            await SearchFeed(socket, services, player_id, lang if lang in LANGUAGES else None).follow()


class SearchFeed:
    """Sends one reader what changes, until they disconnect."""

    def __init__(
        self, socket: WebSocket, services: Services, player_id: str | None, lang: str | None
    ) -> None:
        self._socket = socket
        self._services = services
        self._player_id = player_id
        self._lang = lang
        self._board = services.search_rows
        self._sent = -1
        self._lists: dict[str, str] = {}
        """The last messages about gatherings and set times."""
        self._call: CallView | None = None
        self._counts: str | None = None

    async def follow(self) -> None:
        """Run until the reader disconnects."""
        await until_left(answer_pings(self._socket), self._show())

    async def _show(self) -> None:
        async with self._board.following(self._player_id) as changed:
            while True:
                changed.clear()
                reading = self._board.last
                texts = [*self._rows(reading), *self._changed_lists(reading), *self._own_call(reading)]
                for text in [*texts, *await self._counted(reading)]:
                    await self._socket.send_text(text)
                self._sent = reading.number
                await changed.wait()

    def _rows(self, reading: Reading) -> list[str]:
        """Return the messages about rows since the last ones, which all who are as far get."""
        key = ("rows", self._lang, self._sent)
        if key not in reading.made:
            reading.made[key] = self._encoded_rows(reading)
        texts: list[str] = reading.made[key]
        return texts

    def _encoded_rows(self, reading: Reading) -> list[str]:
        change = self._board.rows_since(self._sent)
        if change is None:
            rows = [*reading.rows.values()]
            return [_text(AllRows(rows, self._html(rows)))]
        made = [_text(ChangedRows(change.rows, self._html(change.rows)))] if change.rows else []
        return made + ([_text(GoneRows(change.gone))] if change.gone else [])

    def _html(self, rows: list[SearchRow]) -> dict[str, str]:
        lang = self._lang
        return {} if lang is None else {row.id: row_html(lang, row) for row in rows}

    def _changed_lists(self, reading: Reading) -> list[str]:
        """Return the messages about gatherings and set times, if they have changed for the reader."""
        key = ("lists", self._lang)
        if key not in reading.made:
            reading.made[key] = _lists(reading, self._lang)
        changed = {kind: text for kind, text in reading.made[key].items() if self._lists.get(kind) != text}
        self._lists |= changed
        return [*changed.values()]

    def _own_call(self, reading: Reading) -> list[str]:
        """Return the messages about the reader's call."""
        if self._player_id is None:
            return []
        shared, before = reading.calls.get(self._player_id), self._call
        self._call = shared.seen_by(self._player_id) if shared else None
        texts = []
        if before is not None and (self._call is None or self._call.id != before.id):
            end = self._end_of(before.id) or CallEnd(before.id, "", None)
            texts.append(_text(Answered(before.id, end.ending, end.match)))
        if self._call is not None and self._call != before:
            texts.append(_text(Called(self._call)))
        return texts

    def _end_of(self, call_id: str) -> CallEnd | None:
        since = self._board.since(self._sent) or []
        return next((one.endings[call_id] for one in since if call_id in one.endings), None)

    async def _counted(self, reading: Reading) -> list[str]:
        """Return the message of how many look, if that has changed for the reader."""
        if "by_player" not in reading.made:
            reading.made["by_player"] = {row.player.id: row for row in reading.rows.values()}
        mine: SearchRow | None = reading.made["by_player"].get(self._player_id)
        if mine is None:
            return []
        text = await self._counts_text(reading, mine)
        if text == self._counts:
            return []
        self._counts = text
        return [text]

    async def _counts_text(self, reading: Reading, mine: SearchRow) -> str:
        """Return the message for all who look for the same games; each is left out of their own counts."""
        games = frozenset(mine.games)
        if "hour" not in reading.made:
            reading.made["hour"] = await self._services.seeking.past_hour()
        key = ("people", games)
        if key not in reading.made:
            alike = sum(not games.isdisjoint(row.games) for row in reading.rows.values())
            people = {one.person for one in reading.made["hour"] if one.games & games}
            reading.made[key] = alike, people
        alike, people = reading.made[key]
        reader = reach_of(self._socket, mine.player.id).person
        counted = Figures(alike - 1, len(reading.rows) - alike, len(people) - (reader in people))
        said = ("counts", self._lang, counted)
        if said not in reading.made:
            says = counts_text(self._lang, counted) if self._lang else ""
            reading.made[said] = _text(Counts(counted.alike, counted.others, counted.hour, says))
        text: str = reading.made[said]
        return text


def row_html(lang: str, row: SearchRow) -> str:
    """Return a row as a page shows it to others than its player."""
    known = _drawn.get((lang, row.id))
    if known is not None and known[0] == row:
        return known[1]
    if len(_drawn) >= DRAWN_MOST:
        _drawn.clear()
    html = str(part(lang, "partials/live_search_row.html", row=row, games=catalog()))
    _drawn[lang, row.id] = row, html
    return html


def _lists(reading: Reading, lang: str | None) -> dict[str, str]:
    """Return the messages about gatherings and set times, by kind."""
    together, later = gathering_rows(reading.calls.values()), reading.later
    return {
        "gatherings": _text(Gatherings(together, _drawn_all(lang, "partials/live_gathering.html", together))),
        "later": _text(SetTimeRows(later, _drawn_all(lang, "partials/live_set_time.html", later))),
    }


def _drawn_all(
    lang: str | None, template: str, rows: Sequence[GatheringRow] | Sequence[SetTime]
) -> dict[str, str]:
    """Return rows as a page shows them to those who are not in them, by id."""
    if lang is None:
        return {}
    return {row.id: str(part(lang, template, row=row, games=catalog())) for row in rows}


def _text(message: Struct) -> str:
    return msgspec.json.encode(message).decode()
