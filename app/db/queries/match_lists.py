"""Queries of the lists of matches. None of them commits."""

from datetime import datetime
from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    DateTime,
    Select,
    and_,
    any_,
    bindparam,
    cast,
    except_,
    func,
    select,
    true,
    tuple_,
    union,
    union_all,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import given_number, is_one_of, is_written
from app.db.connection import read_rows
from app.db.identity_models import PeopleMark
from app.db.match_status import NOT_BEGUN, MatchStatus
from app.db.models import OF_MATCH, Action, Match, Seat, StoredMatch
from app.db.queries import actions, players
from app.db.rows.results import SeatResult

PAGE = 20
LISTED = (MatchStatus.LOBBY, MatchStatus.PLAYING, MatchStatus.FINISHED)
"""The status of matches in public lists."""
FINISHED_EXAMINED = 200
"""The most finished matches among which those between people are searched."""

NEWEST_FIRST = (Match.created_at.desc(), Match.id.desc())
TIME = DateTime(timezone=True)
IS_PUBLIC = is_written(Match.visibility, "public")
IS_OFFERED = Match.rematch_of.is_(None) & Match.listed
"""Whether a lobby is in lists: the seats of a rematch are reserved, and the host may be away."""
IS_BEFORE = tuple_(Match.created_at, Match.id) < tuple_(bindparam("at", type_=TIME), bindparam("id"))
OWN = union(
    select(Seat.match_id).where(Seat.player_id == bindparam("player")),
    select(Match.id).where(Match.host_id == bindparam("player"), Match.tournament_id.is_(None)),
)
"""The matches in which a player sits, and those whose table they have opened.

A tournament's page lists its matches to its host.
"""


async def newest(
    session: AsyncSession,
    *,
    game: str | None = None,
    status: str | None = None,
    player_id: str | None = None,
    before: tuple[datetime, str] | None = None,
    limit: int = PAGE,
) -> list[StoredMatch]:
    """Return public matches that are open, running or over, newest first.

    Lessons are in no list. With `player_id`, return that player's matches instead, private, unlisted and
    hibernating ones too.
    """
    if player_id is None and status not in (None, *LISTED):
        return []
    wanted = {"game": game, "status": status, "player": player_id}
    named = {name: value for name, value in wanted.items() if value is not None}
    at = {} if before is None else {"at": before[0], "id": before[1]}
    if player_id is None:
        statement = _public(MatchStatus(status) if status else None, game is not None, before is not None)
    else:
        statement = _own(status is not None, game is not None, before is not None)
    return [*await read_rows(session, statement, {"most": limit, **named, **at})]


EARLIER = 20
"""The number of a player's matches that are looked at for one that has begun."""


async def has_begun_one(session: AsyncSession, player_id: str, game: str) -> bool:
    """Return whether a player has begun a match of this game, among their newest; lessons do not count."""
    found = await newest(session, game=game, player_id=player_id, limit=EARLIER)
    return any(match.status not in NOT_BEGUN for match in found)


class FinishedMatch(Struct, frozen=True):
    """A finished match of a player, and whether they are first in it, perhaps with others."""

    match_id: str
    is_won: bool


FIRST_FINISHED = (
    select(Match.id, Match.outcome, Seat.seat)
    .join(Seat, and_(Seat.match_id == Match.id, Seat.player_id == bindparam("player")))
    .where(
        Match.id
        == any_(
            func.array(select(Seat.match_id).where(Seat.player_id == bindparam("player")).scalar_subquery())
        ),
        Match.status == MatchStatus.FINISHED,
    )
    .order_by(Match.finished_at, Match.id)
    .limit(given_number("most"))
)


async def first_finished(session: AsyncSession, player_id: str, limit: int) -> list[FinishedMatch]:
    """Return the first finished matches of a player, the oldest first."""
    found = await read_rows(session, FIRST_FINISHED, {"player": player_id, "most": limit})
    return [
        FinishedMatch(
            match_id, any(one["seat"] == seat and one["place"] == 1 for one in outcome["placements"])
        )
        for match_id, outcome, seat in found
    ]


@cache
def _public(status: MatchStatus | None, of_game: bool, before: bool) -> Select[Any]:
    """Return the statement of the newest public matches of one status, or of all in lists."""
    wanted = _wanted(of_game, before)
    if status is not None:
        return _newest(select(*OF_MATCH), _is_listed(status), *wanted)
    each = [_newest(select(Match.id), _is_listed(one), *wanted) for one in LISTED]
    return _newest(select(*OF_MATCH), _is_among(union_all(*each)))


@cache
def _own(with_status: bool, of_game: bool, before: bool) -> Select[Any]:
    """Return the statement of a player's newest matches."""
    wanted = _wanted(of_game, before)
    if with_status:
        wanted.append(Match.status == bindparam("status"))
    return _newest_own(select(*OF_MATCH), *wanted)


def _newest_own(found: Select[Any], *wanted: ColumnElement[bool]) -> Select[Any]:
    """Return the statement of the newest matches of `player`, at most as many as `most`, without lessons."""
    return _newest(found, _is_among(OWN), Match.status != MatchStatus.CLOSED, ~Match.lesson, *wanted)


def _is_among(ids: Select[str] | CompoundSelect[str]) -> ColumnElement[bool]:
    """Return the condition that a match has one of these ids.

    As an array they are looked up in the index. For `IN`, PostgreSQL may read a table of thousands whole.
    """
    return Match.id == any_(func.array(ids.scalar_subquery()))


def _wanted(of_game: bool, before: bool) -> list[ColumnElement[bool]]:
    game = [Match.game == bindparam("game")] if of_game else []
    return [*game, IS_BEFORE] if before else [*game]


def _is_listed(status: MatchStatus) -> ColumnElement[bool]:
    """Return the condition that a match of this status is in public lists. An index has them in order."""
    listed = IS_PUBLIC & is_written(Match.status, status) & ~Match.lesson
    return listed & IS_OFFERED if status is MatchStatus.LOBBY else listed


def _newest(found: Select[Any], *wanted: ColumnElement[bool]) -> Select[Any]:
    return found.where(*wanted).order_by(*NEWEST_FIRST).limit(given_number("most"))


def _without_result() -> Select[Any]:
    """Return the statement of a player's newest matches in which they have no result.

    Those with one are left out before any match is looked up: there may be thousands.
    """
    over = select(SeatResult.match_id).where(SeatResult.player_id == bindparam("player"))
    is_shown = Match.status != MatchStatus.CLOSED, ~Match.lesson
    return _newest(select(*OF_MATCH), _is_among(except_(OWN, over)), *is_shown)


WITHOUT_RESULT = _without_result()


async def without_result(session: AsyncSession, player_id: str, limit: int) -> list[StoredMatch]:
    """Return a player's matches that are not over, and those whose table they opened for others alone.

    The newest ones come first.
    """
    return [*await read_rows(session, WITHOUT_RESULT, {"player": player_id, "most": limit})]


BEGINS_OR_GOES_ON = (*NOT_BEGUN, MatchStatus.PLAYING)


class OwnMatch(Struct, frozen=True):
    """A match of a player.

    `opponent` is the strength of its first computer player, None without any. `seat` is the player's, None
    for a host without a seat, `to_act` the seats that can act, and `others` how many more people sit there.
    """

    id: str
    game: str
    status: str
    opponent: str | None
    seat: int | None
    to_act: list[int] | None
    others: int

    @property
    def is_paused(self) -> bool:
        """Whether the match rests because its only player is away from it."""
        return self.status == MatchStatus.ASLEEP and self.seat is not None and not self.others

    @property
    def is_unfinished(self) -> bool:
        """Whether the match has yet to begin, is being played, or waits for the player alone."""
        return self.status in BEGINS_OR_GOES_ON or self.is_paused

    @property
    def waits(self) -> bool:
        """Whether the match goes on only when the player comes."""
        return self.is_paused or (self.status == MatchStatus.PLAYING and self.seat in (self.to_act or ()))


def _own_briefly() -> Select[Any]:
    columns: list[Any] = [Match.id, Match.game, Match.status, Match.created_at]
    own = _newest_own(select(*columns)).subquery("own").c
    of_own = Seat.match_id == own.id
    seated = (
        select(
            func.min(Seat.seat).filter(Seat.player_id == bindparam("player")).label("mine"),
            func.count(Seat.player_id).filter(Seat.player_id != bindparam("player")).label("others"),
        )
        .where(of_own)
        .lateral("seated")
    )
    computer = select(Seat.bot).where(of_own, Seat.bot.is_not(None), Seat.player_id.is_(None))
    last = select(Action.to_act).where(Action.match_id == own.id, own.status == MatchStatus.PLAYING)
    return (
        select(
            *(own.id, own.game, own.status),
            computer.order_by(Seat.seat).limit(1).scalar_subquery(),
            seated.c.mine,
            last.order_by(Action.seq.desc()).limit(1).scalar_subquery(),
            seated.c.others,
        )
        .join(seated, true())
        .order_by(own.created_at.desc(), own.id.desc())
    )


OWN_BRIEFLY = _own_briefly()


async def own_briefly(session: AsyncSession, player_id: str) -> list[OwnMatch]:
    """Return a page of the matches in which the player sits or whose table they have opened, newest first."""
    return [
        OwnMatch(*row) for row in await read_rows(session, OWN_BRIEFLY, {"player": player_id, "most": PAGE})
    ]


class RunningMatch(Struct, frozen=True):
    """A running match in a list: the days for each decision (None for any other time control), its last
    action's time, and how many seats people play.
    """

    id: str
    game: str
    days: int | None
    at: datetime
    people: int


def _running() -> Select[str, str, int | None, datetime, int]:
    days = Match.clock["days"].as_integer().label("days")
    columns = select(Match.id, Match.game, days, Match.created_at)
    found = _newest(columns, _is_listed(MatchStatus.PLAYING)).subquery("running").c
    last = (
        select(Action.at)
        .where(Action.match_id == found.id)
        .order_by(Action.seq.desc())
        .limit(1)
        .lateral("last")
    )
    people = (
        select(func.count())
        .where(Seat.match_id == found.id, Seat.bot.is_(None), ~Seat.away, ~Seat.resigned)
        .scalar_subquery()
    )
    newest_first = found.created_at.desc(), found.id.desc()
    chosen = select(found.id, found.game, found.days, last.c.at, people)
    return chosen.join(last, true()).order_by(*newest_first)


RUNNING = _running()


async def newest_running(session: AsyncSession, limit: int) -> list[RunningMatch]:
    """Return the public matches that are being played, the newest first."""
    return [RunningMatch(*row) for row in await read_rows(session, RUNNING, {"most": limit})]


SEATED = select(Seat.match_id, Seat.player_id).where(
    is_one_of(Seat.match_id, "matches"), Seat.player_id.is_not(None)
)
HOSTS = select(Match.id, Match.host_id).where(is_one_of(Match.id, "matches"))
SEATED_AND_HOSTS: CompoundSelect[str, str] = union_all(SEATED, HOSTS)


async def names_at(session: AsyncSession, match_ids: list[str]) -> dict[str, list[str]]:
    """Return the names of the players and the host of each of these matches."""
    pairs = [*await read_rows(session, SEATED_AND_HOSTS, {"matches": match_ids})]
    names = await players.names(session, {player_id for _, player_id in pairs})
    found: dict[str, list[str]] = {}
    for match_id, player_id in pairs:
        found.setdefault(match_id, []).append(names[player_id])
    return found


BY_IDS = select(*OF_MATCH).where(is_one_of(Match.id, "matches"))


async def by_ids(session: AsyncSession, match_ids: list[str]) -> list[StoredMatch]:
    """Return these matches in the given order, without those that do not exist."""
    found = {match.id: match for match in await read_rows(session, BY_IDS, {"matches": match_ids})}
    return [found[match_id] for match_id in match_ids if match_id in found]


def _finished() -> Select[Any]:
    ended = (
        select(Match.id, Match.finished_at)
        .where(IS_PUBLIC, ~Match.lesson, is_written(Match.status, MatchStatus.FINISHED))
        .where(Match.finished_at >= bindparam("since", type_=TIME))
        .where(Match.finished_at < bindparam("until", type_=TIME))
        .order_by(Match.finished_at.desc())
        .limit(given_number("examined"))
        .subquery("ended")
    )
    somebody = select(Seat.seat).where(Seat.match_id == ended.c.id, Seat.player_id.is_not(None)).limit(1)
    ids = select(ended.c.id).join(somebody.lateral("somebody"), true())
    newest = ids.order_by(ended.c.finished_at.desc()).limit(given_number("most"))
    return select(*OF_MATCH).where(_is_among(newest)).order_by(Match.finished_at.desc())


FINISHED = _finished()


async def newest_finished(session: AsyncSession, since: datetime, until: datetime) -> list[StoredMatch]:
    """Return a page of the public matches between people that ended in an interval, the last one first.

    They are searched among the last FINISHED_EXAMINED ones, however many end between computers.
    """
    given = {"since": since, "until": until, "examined": FINISHED_EXAMINED, "most": PAGE}
    return [*await read_rows(session, FINISHED, given)]


def _waiting() -> Select[Any]:
    last = actions.last_of_match()
    return _newest(
        select(*OF_MATCH).join(Seat, Seat.match_id == Match.id).join(last, true()),
        *(Seat.player_id == bindparam("player"), ~Seat.away, ~Seat.resigned),
        *(is_written(Match.status, MatchStatus.PLAYING), ~Match.lesson),
        cast(last.c.to_act, JSONB).contains(func.to_jsonb(Seat.seat)),
    )


WAITING = _waiting()


async def waiting_for_player(session: AsyncSession, player_id: str, limit: int) -> list[StoredMatch]:
    """Return running matches in which the player is to act and has not left the seat to the server, newest
    first.
    """
    return [*await read_rows(session, WAITING, {"player": player_id, "most": limit})]


IS_UNWANTED = (
    select(PeopleMark.kind)
    .where(PeopleMark.player_id == bindparam("player"), PeopleMark.other_id == Match.host_id)
    .where(PeopleMark.kind != "mute")
    .exists()
)
"""Whether the player has blocked the host, or does not want to meet them again soon."""
INVITING = (
    select(*OF_MATCH)
    .join(Seat, Seat.match_id == Match.id)
    .where(Seat.kept_for == bindparam("player"), ~Seat.declined, Seat.player_id.is_(None))
    .where(is_written(Match.status, MatchStatus.LOBBY), Match.open_until > bindparam("now", type_=TIME))
    .where(~IS_UNWANTED)
    .order_by(Match.open_until.desc())
)


async def inviting(session: AsyncSession, player_id: str, now: datetime) -> list[StoredMatch]:
    """Return rematches and invitations that wait for the player, the last one first."""
    return [*await read_rows(session, INVITING, {"player": player_id, "now": now})]
