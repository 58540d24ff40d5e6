"""When the matches of a tournament are opened: a round in parts, and a later one after the pause."""

from datetime import UTC, datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.models import StoredMatch
from app.db.queries import scheduled_jobs, tournaments
from app.table.clock.timestamps import Instant
from app.table.cluster.maintenance import Break
from app.table.notifier import Notification, Notifier
from app.tournaments.forfeits import to_serve
from app.tournaments.match_launcher import opened_match
from app.tournaments.tournament import Tournament
from app.tournaments.withdrawal import is_walkover_due

OPENED_AT_ONCE = 4
"""Number of matches that are opened in one transaction; the others follow in the next ones."""
LOOK_AGAIN_AFTER = timedelta(seconds=30)
"""How often a tournament that opens no match because of maintenance looks whether that has ended early."""


async def open_matches(
    session: AsyncSession,
    tournament: Tournament,
    opened: dict[int, StoredMatch],
    time: Instant,
    near: Break | None = None,
) -> list[str]:
    """Open the first matches whose time has come, in the caller's transaction; return their ids.

    If others are left, the header says when they are opened. `near`: Maintenance because of which none is
    opened now.
    """
    waiting = {one: tournament.opens_at(one.number) for one in tournament.due() if one.number not in opened}
    if near is not None:
        earliest = min(near.ends_at, _now() + LOOK_AGAIN_AFTER)
        waiting = {one: max(at, earliest) for one, at in waiting.items()}
    ready = [one for one, at in waiting.items() if at <= _now()][:OPENED_AT_ONCE]
    left = [at for one, at in waiting.items() if one not in ready]
    tournament.header.opens_at = min(left, default=None)
    return [await opened_match(session, tournament, fixture, time) for fixture in ready]


def is_to_open(tournament: Tournament) -> bool:
    """Return whether matches are left to open now."""
    at = tournament.header.opens_at
    return at is not None and at <= _now()


def is_pausing(tournament: Tournament) -> bool:
    """Return whether the matches of a round are only waiting for the end of the pause."""
    return any(tournament.opens_at(one.number) > _now() for one in tournament.due())


def has_work(tournament: Tournament, opened: dict[int, StoredMatch]) -> bool:
    """Return whether the server has anything to do. `opened`: the matches so far, by fixture."""
    if is_to_open(tournament) or to_serve(tournament) or tournament.rules.over(tournament.state):
        return True
    if is_walkover_due(tournament, opened):
        return True
    due = [one.number for one in tournament.due()]
    ended = any(opened[one].status == MatchStatus.FINISHED for one in due if one in opened)
    return ended or any(tournament.opens_at(one) <= _now() for one in due if one not in opened)


def final_of(tournament: Tournament) -> int | None:
    """Return the number of a knockout's final; None if there is none, or nobody knows yet who plays it."""
    view = tournament.rules.public(tournament.state)
    if view.get("format") != "knockout":
        return None
    last = [one for one in tournament.rules.fixtures(tournament.state) if one.round == view["days"] - 1]
    return last[0].number if len(last) == 1 and last[0].state == "due" else None


async def schedule_call(session: AsyncSession, tournament: Tournament, begun: list[str]) -> None:
    """Schedule the call of the players who have asked for it, if the final is among the matches that have
    `begun`, in the transaction that opens it.
    """
    final = final_of(tournament)
    if final is not None and (match_id := tournament.match_id(final)) in begun:
        await scheduled_jobs.schedule(session, match_id, JobKind.FINAL, _now())


async def call_to_final(session: AsyncSession, tournament: Tournament, notifier: Notifier) -> None:
    """Call the players who have asked for it, except for the coaches, unless the final is over."""
    final, header = final_of(tournament), tournament.header
    if final is None:
        return
    called = await tournaments.called_to_final(session, header.id)
    match_id = tournament.match_id(final)
    message = Notification("final", match_id, header.game, tournament.game.title, name=header.name)
    for player_id in called - {row.player_id for row in tournament.coaches if row.player_id}:
        notifier.notify(player_id, message)


def _now() -> datetime:
    return datetime.now(UTC)
