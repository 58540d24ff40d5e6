"""Match summaries, for lists, lobbies and responses."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.match_status import MatchStatus
from app.db.models import Match, Seat
from app.db.queries import actions, matches, tournaments
from app.db.queries.actions import LastAction
from app.engine.capabilities.tournament import tournament_options
from app.engine.contract import AnyGame
from app.table.registry.table_registry import TableRegistry
from app.table.state.bot_strengths import played_by
from app.table.state.jerseys import signs
from app.table.state.match_settings import MatchSettings, settings_of
from app.table.table import Table
from app.table.views.player_names import player_views
from app.table.wire.document import InvitedPlayer, PlayerView, SeatView, iso


class MatchSummary(MatchSettings, frozen=True, kw_only=True):
    """The summary of a match, as one player may see it.

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
    session: AsyncSession, tables: TableRegistry, found: list[Match], player_id: str | None, base_url: str
) -> list[MatchSummary]:
    """Return the summaries of some matches, as this player may see them."""
    if not found:
        return []
    ids = [match.id for match in found]
    seats = await matches.seats_of(session, ids)
    last = await actions.last_actions(session, ids)
    rows = [row for one in seats.values() for row in one]
    sitting = {one for row in rows for one in (row.player_id, row.kept_for) if one}
    hosts, removed = {match.host_id for match in found}, {one for match in found for one in match.removed}
    known = await player_views(session, sitting | hosts | removed)
    audience = await tables.audience(session, ids)
    return [
        _summary(
            match,
            seats[match.id],
            last.get(match.id),
            people=known,
            here=audience[match.id].players,
            tables=tables,
            player_id=player_id,
            base_url=base_url,
        )
        for match in found
    ]


def _summary(
    match: Match,
    rows: list[Seat],
    last: LastAction | None,
    people: dict[str, PlayerView],
    here: frozenset[str],
    tables: TableRegistry,
    player_id: str | None,
    base_url: str,
) -> MatchSummary:
    game = tables.games.get(match.game)
    worn = signs(game, match.options, len(rows))
    invites = player_id is not None and (
        match.host_id == player_id
        or (
            player_id not in match.removed and any(player_id in (row.player_id, row.kept_for) for row in rows)
        )
    )
    return MatchSummary(
        **settings_of(match) | {"options": visible_options(tables, match)},
        id=match.id,
        code=match.code if invites else None,
        status=match.status,
        seats=[_seat_view(row, people, game, here=here, sign=worn[row.seat]) for row in rows],
        host=people[match.host_id],
        seq=last.seq if last else 0,
        to_act=last.to_act if last else [],
        url=f"{base_url}/matches/{match.id}",
        created_at=iso(match.created_at),
        tournament=match.tournament_id,
        rematch_of=match.rematch_of,
        lesson=match.lesson,
        listed=match.listed,
        muted=match.muted,
        removed=tuple(people[one] for one in match.removed if player_id in (match.host_id, one)),
    )


def visible_options(tables: TableRegistry, match: Match) -> dict[str, Any]:
    """Return the complete options as they were chosen. Those that a tournament has set appear with their
    defaults.
    """
    game = tables.games.get(match.game)
    if game is None or match.tournament_id is None:
        return match.options
    defaults = msgspec.to_builtins(game.options())
    return match.options | {name: defaults[name] for name in tournament_options(game.options)}


def _seat_view(
    row: Seat,
    people: dict[str, PlayerView],
    game: AnyGame | None,
    here: frozenset[str],
    sign: int,
) -> SeatView:
    player = people.get(row.player_id or "")
    served = played_by(game, row.bot, row.away or row.resigned)
    connected = row.player_id in here
    asked = InvitedPlayer.of(row.kept_for, people[row.kept_for].name if row.kept_for else None, row.declined)
    coach = msgspec.UNSET if row.coach is None else row.coach
    locked = row.locked or msgspec.UNSET
    return SeatView(row.seat, player, served, connected, sign=sign, asked=asked, coach=coach, locked=locked)


def cursor_of(match: Match) -> str:
    return f"{match.created_at.astimezone(UTC):%Y%m%dT%H%M%S.%fZ}~{match.id}"


def parse_cursor(cursor: str) -> tuple[datetime, str]:
    """Return the time and the match id of a cursor. Raises ValueError if it is malformed."""
    at, _, match_id = cursor.partition("~")
    if not (match_id.isascii() and match_id.isalnum()):
        raise ValueError(cursor)
    return datetime.strptime(at, "%Y%m%dT%H%M%S.%fZ").replace(tzinfo=UTC), match_id
