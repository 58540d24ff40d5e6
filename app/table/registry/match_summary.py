"""Match summaries, for lists, lobbies and responses."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.match_status import PLAYED, MatchStatus
from app.db.models import StoredMatch, StoredSeat
from app.db.queries import actions, matches, tournaments
from app.db.queries.actions import LastAction
from app.engine.capabilities.tournament import tournament_options
from app.engine.contract import AnyGame
from app.table.registry.table_registry import TableRegistry
from app.table.state.bot_strengths import computer_name, computer_temper, played_by
from app.table.state.match_header import MatchHeader, SeatState
from app.table.state.match_settings import MatchSettings, settings_of
from app.table.state.seat_choices import signs
from app.table.table import Table
from app.table.views.fairness_view import fairness_view
from app.table.views.player_names import player_view, player_views
from app.table.wire.document import (
    Fairness,
    FairnessV1,
    InvitedPlayer,
    PlayerView,
    SeatView,
    Starting,
    iso,
)


class MatchSummary(MatchSettings, frozen=True, kw_only=True):
    """The summary of a match, as one player may see it.

    `fairness` is as in the document, `starting` is set while the start waits for words.

    `code` is null for players who may not see it. `url` is the table's page, `tournament` the id of its
    tournament, and `rematch_of` the id of the match of which this is the rematch. `listed` is false for a
    lobby whose host is away. `removed` names the players whom the host has removed and not invited again:
    the host sees all of them, and each of them sees themselves.

    Options that a tournament has set are shown as unset, because they hold secrets of its coaches.
    """

    id: str
    code: str | None
    status: str
    seats: list[SeatView]
    host: PlayerView
    seq: int
    to_act: list[int]
    url: str
    created_at: str
    tournament: str | None = None
    rematch_of: str | None = None
    lesson: bool = False
    listed: bool = True
    muted: bool = False
    removed: tuple[PlayerView, ...] = ()
    fairness: Fairness | FairnessV1
    starting: Starting | UnsetType = UNSET


class MatchPage(Struct, frozen=True):
    items: list[MatchSummary]
    next_cursor: str | None


def may_enter(table: Table, player_id: str | None, code: str | None) -> bool:
    """Return whether a player may see this match: it is public, they belong to it, or they have its code."""
    header = table.header
    return header.visibility == "public" or code == header.code or belongs_to(table, player_id)


def belongs_to(table: Table, player_id: str | None) -> bool:
    """Return whether a player belongs to this match, and may therefore always watch it.

    That is the host, a seated or removed player, a player for whom a seat is kept, and one for whom a
    substitute plays.
    """
    if player_id is None:
        return False
    ours = [one for row in table.seats for one in (row.player_id, row.kept_for, row.first_id)]
    return player_id in {table.header.host_id, *table.header.removed, *ours}


async def may_reveal_all(session: AsyncSession, table: Table) -> bool:
    """Return whether all secrets of the match may be shown: the match is over, and so is its tournament.

    Until then its coaches may bring the same secrets to later matches.
    """
    if table.status is not MatchStatus.FINISHED:
        return False
    tournament_id = table.header.tournament_id
    return tournament_id is None or not await tournaments.is_under_way(session, tournament_id)


async def summaries(
    session: AsyncSession,
    tables: TableRegistry,
    found: Sequence[StoredMatch],
    player_id: str | None,
    base_url: str,
    last: dict[str, LastAction] | None = None,
) -> list[MatchSummary]:
    """Return the summaries of some matches, as this player may see them.

    `last`: The last action of each, if the caller has read them.
    """
    if not found:
        return []
    ids = [match.id for match in found]
    seats, sitting = await matches.seats_and_players(session, ids)
    last = await actions.last_actions(session, ids) if last is None else last
    known = {one: PlayerView(one, player.name, player.program) for one, player in sitting.items()}
    named = {match.host_id for match in found} | {one for match in found for one in match.removed}
    named |= {row.kept_for for one in seats.values() for row in one if row.kept_for}
    if unseated := named - known.keys():
        known |= await player_views(session, unseated)
    audience = await tables.audience(session, ids)
    return [
        _summary(
            match,
            settings_of(match),
            seats[match.id],
            Standing.of(match, last.get(match.id)),
            people=known,
            here=audience[match.id].players,
            tables=tables,
            player_id=player_id,
            base_url=base_url,
        )
        for match in found
    ]


async def loaded_summary(
    session: AsyncSession, tables: TableRegistry, table: Table, player_id: str | None, base_url: str
) -> MatchSummary:
    """Return the summary of a started match as it is in memory.

    Only the names of a host and of removed players without a seat are read.
    """
    assert table.position is not None
    known = {one.player_id: player_view(one) for one in table.seats if one.player_id is not None}
    unseated = {table.header.host_id, *table.header.removed} - known.keys()
    if unseated:
        known |= await player_views(session, unseated)
    return _summary(
        table.header,
        {name: getattr(table.header, name) for name in MatchSettings.__struct_fields__},
        table.seats,
        Standing(table.status, table.seq, [*table.position.to_act]),
        people=known,
        here=frozenset(one.player_id for one in table.seats if table.presence.is_connected(one.seat)),
        tables=tables,
        player_id=player_id,
        base_url=base_url,
    )


class Standing(Struct, frozen=True):
    """The parts of a summary that change while a match is played."""

    status: str
    seq: int
    to_act: list[int]
    listed: bool = True

    @staticmethod
    def of(match: StoredMatch, last: LastAction | None) -> "Standing":
        """Return the standing of a stored match; `last` is None before its start."""
        listed = match.listed or match.status != MatchStatus.LOBBY
        if last is None:
            return Standing(match.status, 0, [], listed)
        return Standing(match.status, last.seq, last.to_act, listed)


def _summary(
    header: StoredMatch | MatchHeader,
    settings: dict[str, Any],
    rows: Sequence[StoredSeat | SeatState],
    standing: Standing,
    people: Mapping[str, PlayerView],
    here: frozenset[str | None],
    tables: TableRegistry,
    player_id: str | None,
    base_url: str,
) -> MatchSummary:
    game = tables.games.get(header.game)
    worn = signs(game, header.options, len(rows))
    invites = player_id is not None and (
        header.host_id == player_id
        or (
            player_id not in header.removed
            and any(player_id in (row.player_id, row.kept_for) for row in rows)
        )
    )
    return MatchSummary(
        **settings | {"options": visible_options(tables, header)},
        id=header.id,
        code=header.code if invites else None,
        status=standing.status,
        seats=[_seat_view(row, people, game, header, here=here, sign=worn[row.seat]) for row in rows],
        host=people[header.host_id],
        seq=standing.seq,
        to_act=standing.to_act,
        url=f"{base_url}/matches/{header.id}",
        created_at=iso(header.created_at),
        tournament=header.tournament_id,
        rematch_of=header.rematch_of,
        lesson=header.lesson,
        listed=standing.listed,
        muted=header.muted,
        fairness=fairness_view(
            header, rows, begun=standing.status in PLAYED, over=standing.status == MatchStatus.FINISHED
        ),
        starting=_starting(header, standing.status, rows),
        removed=tuple(people[one] for one in header.removed if player_id in (header.host_id, one)),
    )


def _starting(
    header: StoredMatch | MatchHeader, status: str, rows: Sequence[StoredSeat | SeatState]
) -> Starting | UnsetType:
    if status != MatchStatus.STARTING or header.reveal_until is None:
        return UNSET
    return Starting(iso(header.reveal_until), [row.word is not None for row in rows])


def visible_options(tables: TableRegistry, match: StoredMatch | MatchHeader) -> dict[str, Any]:
    """Return the complete options as they were chosen. Those that a tournament has set appear with their
    defaults.
    """
    game = tables.games.get(match.game)
    if game is None or match.tournament_id is None:
        return match.options
    defaults = msgspec.to_builtins(game.options())
    return match.options | {name: defaults[name] for name in tournament_options(game.options)}


def _seat_view(
    row: StoredSeat | SeatState,
    people: Mapping[str, PlayerView],
    game: AnyGame | None,
    header: StoredMatch | MatchHeader,
    here: frozenset[str | None],
    sign: int,
) -> SeatView:
    player = people.get(row.player_id or "")
    served = played_by(game, row.bot, row.away or row.resigned)
    connected = row.player_id is not None and row.player_id in here
    asked = InvitedPlayer.of(row.kept_for, _kept_name(row, people), row.declined)
    coach = msgspec.UNSET if row.coach is None else row.coach
    locked, ready = row.locked or msgspec.UNSET, row.ready or msgspec.UNSET
    sits = row.player_id is None and bool(row.bot)
    computer = computer_name(game, header.options, row.seat, sits, row.coach)
    temper = computer_temper(game, header.options, row.seat, None if row.player_id else row.bot)
    return SeatView(
        row.seat,
        player,
        served,
        connected,
        sign=sign,
        asked=asked,
        coach=coach,
        locked=locked,
        ready=ready,
        computer=computer,
        temper=temper,
    )


def _kept_name(row: StoredSeat | SeatState, people: Mapping[str, PlayerView]) -> str | None:
    """Return the name of the player for whom a seat is kept."""
    if row.kept_for is None:
        return None
    return row.kept_name if isinstance(row, SeatState) else people[row.kept_for].name


def cursor_of(match: StoredMatch) -> str:
    return f"{match.created_at.astimezone(UTC):%Y%m%dT%H%M%S.%fZ}~{match.id}"


def parse_cursor(cursor: str) -> tuple[datetime, str]:
    """Return the time and the match id of a cursor. Raises ValueError if it is malformed."""
    at, _, match_id = cursor.partition("~")
    if not (match_id.isascii() and match_id.isalnum()):
        raise ValueError(cursor)
    return datetime.strptime(at, "%Y%m%dT%H%M%S.%fZ").replace(tzinfo=UTC), match_id
