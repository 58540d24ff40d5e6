"""Withdrawal from a tournament, at any moment before its end."""

from datetime import UTC, datetime

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import StoredMatch
from app.db.queries import tournaments
from app.db.tournament_models import Coach
from app.db.tournament_status import TournamentStatus
from app.errors import MatchOver
from app.table.state.player_words import clear_place, longest_seated
from app.tournaments.tournament import Tournament


def withdraw(session: AsyncSession, tournament: Tournament, row: Coach) -> None:
    """Let a coach withdraw, in the caller's transaction. Raises MatchOver after the end.

    In the lobby the place becomes free. While the start waits for words no place can change, so the
    withdrawal takes effect at the start; the coach's word is no longer waited for. After the start all
    matches to come are given up.
    """
    status = tournament.header.status
    if status == TournamentStatus.LOBBY:
        _free_place(tournament, row)
    elif status == TournamentStatus.FINISHED:
        raise MatchOver("tournament-over")
    elif row.coach not in tournament.departed():
        row.awaited = False
        tournaments.add_entry(session, tournament.entry("leave", datetime.now(UTC), {}, coach=row.coach))


def _free_place(tournament: Tournament, row: Coach) -> None:
    """Free a place. A host who leaves is followed by the coach who has sat there longest."""
    leaver, header = row.player_id, tournament.header
    clear_place(row)
    row.team = None
    if leaver == header.host_id:
        header.host_id = longest_seated(tournament.coaches, leaver) or leaver


def is_walkover_due(tournament: Tournament, opened: dict[int, StoredMatch]) -> bool:
    """Return whether a match that is not yet opened has to be settled without coaches who have withdrawn."""
    return bool(_without(tournament, opened))


def walk_over_departed(session: AsyncSession, tournament: Tournament, opened: dict[int, StoredMatch]) -> bool:
    """Settle the matches that are due and not yet opened, without the coaches who have withdrawn.

    Return whether there were any. In rules without walkovers they are opened, and resigned there.
    """
    missing = _without(tournament, opened)
    for number, coaches in missing.items():
        body = {"fixture": number, "coaches": coaches}
        tournaments.add_entry(session, tournament.entry("absent", datetime.now(UTC), body))
    return bool(missing)


def _without(tournament: Tournament, opened: dict[int, StoredMatch]) -> dict[int, list[int]]:
    """Return the coaches who have withdrawn, by due fixture that is not yet opened."""
    if tournament.rules.walk_over is None:
        return {}
    left = tournament.departed()
    due = (one for one in tournament.due() if one.number not in opened)
    missing = {one.number: [coach for coach in one.coaches if coach in left] for one in due}
    return {number: coaches for number, coaches in missing.items() if coaches}
