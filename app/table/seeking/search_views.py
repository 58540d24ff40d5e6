"""Searches as clients see them: the rows of all who look, and the reader's own search and call."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, cast

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import players
from app.db.queries.players import PlayerName
from app.db.queries.seeking import calls, later, pairs, searches
from app.db.queries.seeking.searches import SearchState
from app.db.rows.seeking import CalledSearch, OpponentCall, StoredSearch
from app.table.clock.timestamps import as_iso, as_ms
from app.table.seeking.candidates import rating_of, ratings_in
from app.table.seeking.meetings.wish import Rating
from app.table.wire.document import PlayerView

ASKED_AFTER = timedelta(minutes=3)
"""When a player is asked whether the range may be wider."""
SAID_FOR = timedelta(seconds=20)
"""How long after a call without a match its players are told that they look on."""


class SearchRow(Struct, frozen=True):
    """A search as everybody sees it. `games` has the numbers of players, `ratings` is by game.

    `is_taken`: Its player is called at this moment. `on_device_until`: They answer on a device until then.
    """

    id: str
    player: PlayerView
    games: dict[str, list[int]]
    paces: list[str]
    rated: str
    ratings: dict[str, Rating]
    since: str
    is_taken: bool
    on_device_until: str | None


class PastCall(Struct, frozen=True):
    """A call that has led to no match: when it was made, and how it has ended.

    `is_news`: It ended a moment ago.
    """

    made_at: str
    ending: str
    is_news: bool


class OwnSearch(Struct, frozen=True):
    """The reader's own search: its row, and what nobody else sees of it.

    `state`: `waiting`, `called`, or `on_hold` after a call without an answer. `asks_to_widen`: Nobody within
    the range has come for some minutes. `last_call`: The last call, if it is over and the search is not.
    """

    row: SearchRow
    state: str
    within: int | None
    fills: bool
    asks_to_widen: bool
    last_call: PastCall | None


class CalledMatch(Struct, frozen=True):
    """The match that would begin with a call, whose id this is.

    `seats` is how many seats it has if nobody joins, `most` the largest number of players.
    """

    id: str
    game: str
    pace: str
    is_rated: bool
    seats: int
    most: int

    def match_fields(self) -> dict[str, Any]:
        """Return these fields by name, for another view of the same call."""
        return {name: getattr(self, name) for name in CalledMatch.__struct_fields__}


class CallView(CalledMatch, frozen=True):
    """The call that the reader is in: with whom, and until when they can answer.

    `answered`: The reader has said yes. `begins_at`: All have, and the match begins then; with `gathers`
    others can join until then.
    """

    others: list[PlayerView]
    answered: bool
    ends_at: str
    begins_at: str | None
    gathers: bool

    def rated_opponent(self) -> str | None:
        """Return the id of the other player if the match is rated and has no third one; else None."""
        return self.others[0].id if self.is_rated and len(self.others) == 1 else None


class GatheringRow(CalledMatch, frozen=True):
    """A gathering as everybody sees it: a match that begins at a time, and that others can join.

    `searches` are the ids of its players' searches.
    """

    players: list[PlayerView]
    searches: list[str]
    begins_at: str


class SetTime(Struct, frozen=True):
    """A set time as everybody sees it: a player's wish, and the others who will be there."""

    id: str
    player: PlayerView
    games: dict[str, list[int]]
    paces: list[str]
    rated: str
    starts_at: str
    coming: list[PlayerView]


class SharedCall(CalledMatch, frozen=True):
    """An open call with all its players and their answers, None until they answer."""

    ends_at: str
    begins_at: str | None
    gathers: bool
    answers: tuple[tuple[PlayerView, bool | None], ...]
    searches: tuple[str, ...]

    def seen_by(self, player_id: str) -> CallView:
        """Return the call as one of its players sees it."""
        return CallView(
            **self.match_fields(),
            others=[player for player, _ in self.answers if player.id != player_id],
            answered=any(answer for player, answer in self.answers if player.id == player_id),
            ends_at=self.ends_at,
            begins_at=self.begins_at,
            gathers=self.gathers,
        )

    def as_row(self) -> GatheringRow | None:
        """Return the gathering as everybody sees it; None if this is none."""
        if not self.gathers or self.begins_at is None:
            return None
        there = [number for number, (_, answer) in enumerate(self.answers) if answer]
        return GatheringRow(
            **self.match_fields(),
            players=[self.answers[number][0] for number in there],
            searches=[self.searches[number] for number in there],
            begins_at=self.begins_at,
        )


class LookingView(Struct, frozen=True):
    """A player's own search as the header of their pages shows it.

    `rating`: The other player's in the game of a rated call of two. `begun`: The match of their last call,
    which began a moment ago.
    """

    since: str | None = None
    state: str | None = None
    call: CallView | None = None
    rating: Rating | None = None
    begun: str | None = None
    last_call: PastCall | None = None


class SearchPage(Struct, frozen=True):
    """Everybody who looks, those first who have waited longest; the gatherings that others can join; set
    times; and the reader's search and call, null without one.
    """

    rows: list[SearchRow]
    gatherings: list[GatheringRow]
    later: list[SetTime]
    mine: OwnSearch | None
    call: CallView | None

    def rating_of_called(self) -> Rating | None:
        """Return the other player's rating in the game of a rated call of two; None without one."""
        if self.call is None or (rated := self.call.rated_opponent()) is None:
            return None
        return next((row.ratings.get(self.call.game) for row in self.rows if row.player.id == rated), None)


async def search_page(session: AsyncSession, player_id: str | None, now: datetime) -> SearchPage:
    """Return what a reader sees of all searches; `player_id` is None for a visitor."""
    listed, own = await searches.listed_and_own(session, player_id, now)
    rows = [*listed, *([own] if own is not None and own not in listed else [])]
    made = await _rows_of(session, rows, now)
    call = await _call_of(session, own) if own else None
    last = await _last_call(session, own, now) if own and call is None else None
    return SearchPage(
        rows=[made[row.id] for row in listed],
        gatherings=gathering_rows((await shared_calls(session)).values()) if rows else [],
        later=await set_time_rows(session),
        mine=_own_search(own, made[own.id], now, last_call=last) if own else None,
        call=call,
    )


async def listed_rows(session: AsyncSession, now: datetime) -> dict[str, SearchRow]:
    """Return the rows that everybody sees by id, those first that have waited longest."""
    listed, _ = await searches.listed_and_own(session, None, now)
    return await _rows_of(session, listed, now)


async def shared_calls(session: AsyncSession) -> dict[str, SharedCall]:
    """Return the open calls by the ids of their players."""
    by_call: dict[str, tuple[OpponentCall, list[CalledSearch]]] = {}
    for call, called, _ in await calls.all_open(session):
        by_call.setdefault(call.id, (call, []))[1].append(called)
    everybody = {one.player_id for _, called in by_call.values() for one in called}
    names = await players.by_ids(session, everybody) if everybody else {}
    made = [_shared_call(call, called, names) for call, called in by_call.values()]
    return {player.id: call for call in made for player, _ in call.answers}


def gathering_rows(open_now: Iterable[SharedCall]) -> list[GatheringRow]:
    """Return the gatherings among open calls, those first that begin first."""
    made = {call.id: row for call in open_now if (row := call.as_row()) is not None}
    return sorted(made.values(), key=lambda row: (row.begins_at, row.id))


async def set_time_rows(session: AsyncSession) -> list[SetTime]:
    """Return the set times, the next ones first. Those who will be at one are in its row."""
    found = await later.listed(session)
    names = await players.by_ids(session, {str(row.player_id) for row in found}) if found else {}
    together: dict[str, list[StoredSearch]] = {}
    for row in found:
        together.setdefault(row.follows or row.id, []).append(row)
    return [
        SetTime(
            id=first.id,
            player=_player(str(first.player_id), names),
            games=first.games,
            paces=first.paces,
            rated=first.rated,
            starts_at=_iso(cast(datetime, first.starts_at)),
            coming=[_player(str(row.player_id), names) for row in others],
        )
        for first, *others in together.values()
    ]


async def looking_view(session: AsyncSession, player_id: str, now: datetime) -> LookingView | None:
    """Return the player's search and call, or the match that it has led to; None if there is neither."""
    own = await searches.open_of(session, player_id)
    if own is not None:
        call = await _call_of(session, own)
        rating = await _rating_for(session, call, now) if call else None
        last = await _last_call(session, own, now) if call is None else None
        return LookingView(_iso(own.since), own.state, call, rating, last_call=last)
    begun = await calls.begun_since(session, player_id, now)
    return LookingView(begun=begun) if begun is not None else None


async def _rating_for(session: AsyncSession, call: CallView, now: datetime) -> Rating | None:
    rated = call.rated_opponent()
    known = await pairs.ratings(session, [rated], [call.game]) if rated else {}
    return rating_of(known[rated, call.game], now) if rated and known else None


async def _last_call(session: AsyncSession, own: StoredSearch, now: datetime) -> PastCall | None:
    ended = await calls.last_ended_of(session, own.id)
    if ended is None or ended.ended_at is None or ended.ending is None:
        return None
    return PastCall(_iso(ended.made_at), ended.ending, ended.ended_at > now - SAID_FOR)


def _own_search(own: StoredSearch, row: SearchRow, now: datetime, last_call: PastCall | None) -> OwnSearch:
    waits = own.state == SearchState.WAITING and own.since <= now - ASKED_AFTER
    asks = waits and own.within is not None and not own.keeps_range
    return OwnSearch(row, own.state, own.within, own.fills, asks, last_call=last_call)


async def _rows_of(
    session: AsyncSession, found: Sequence[StoredSearch], now: datetime
) -> dict[str, SearchRow]:
    if not found:
        return {}
    people = {row.player_id for row in found if row.player_id is not None}
    names = await players.by_ids(session, people)
    known = await pairs.ratings(
        session, sorted(people), sorted({game for row in found for game in row.games})
    )
    return {row.id: _search_row(row, names, ratings_in(row, known, now)) for row in found}


def _search_row(row: StoredSearch, names: Mapping[str, PlayerName], ratings: dict[str, Rating]) -> SearchRow:
    return SearchRow(
        id=row.id,
        player=_player(str(row.player_id), names),
        games=row.games,
        paces=row.paces,
        rated=row.rated,
        ratings=ratings,
        since=_iso(row.since),
        is_taken=row.state == SearchState.CALLED,
        on_device_until=_iso_or_none(row.reachable_until),
    )


async def _call_of(session: AsyncSession, own: StoredSearch) -> CallView | None:
    call = await calls.open_of(session, own.id)
    if call is None:
        return None
    called = await calls.called_in(session, call.id)
    names = await players.by_ids(session, {one.player_id for one in called})
    return _shared_call(call, called, names).seen_by(str(own.player_id))


def _shared_call(
    call: OpponentCall, called: Iterable[CalledSearch], names: Mapping[str, PlayerName]
) -> SharedCall:
    return SharedCall(
        id=call.id,
        game=call.game,
        pace=call.pace,
        is_rated=call.is_rated,
        seats=call.seats,
        most=call.most,
        ends_at=_iso(call.ends_at),
        begins_at=_iso_or_none(call.begins_at),
        gathers=call.counts_since is not None,
        answers=tuple((_player(one.player_id, names), one.answer) for one in called),
        searches=tuple(one.search_id for one in called),
    )


def _player(player_id: str, names: Mapping[str, PlayerName]) -> PlayerView:
    return PlayerView(player_id, names[player_id].name, names[player_id].program)


def _iso(at: datetime) -> str:
    return as_iso(as_ms(at))


def _iso_or_none(at: datetime | None) -> str | None:
    return None if at is None else _iso(at)
