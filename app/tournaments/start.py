"""The start of a tournament: by its host, or at the time that the host has set."""

from datetime import UTC, datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import tournaments
from app.db.tournament_status import TournamentStatus
from app.errors import AlreadyStarted, Conflict
from app.table.lobby.lobby_service import limit_unattended_matches
from app.table.notifier import Notification, Notifier
from app.table.state.player_words import are_words_in, await_words, owes_word
from app.table.state.waiting_rules import WORDS_AWAITED_BY_CUPS_FOR
from app.table.wire.document import iso
from app.tournaments.strengths import strengths_of
from app.tournaments.tournament import Tournament

CALLED_BEFORE = timedelta(minutes=10)
"""How long before the set time the coaches are called."""


def fewest(tournament: Tournament) -> int:
    """Return how many places must be taken at the start."""
    return tournament.rules.min_coaches if tournament.rules.seeded else len(tournament.coaches)


def fill_up(tournament: Tournament) -> None:
    """Give the free places to computers, if the host wants that."""
    strength = tournament.header.fill_with
    if strength is None:
        return
    taken = {row.team for row in tournament.coaches}
    teams = iter([team for team in tournament.rules.teams if team not in taken])
    for row in tournament.coaches:
        if row.player_id is None and row.bot is None:
            row.bot, row.team = strength, next(teams, None)


async def start(session: AsyncSession, tournament: Tournament) -> None:
    """Start a tournament, in the caller's transaction; it waits for words that coaches have committed to.

    Raises AlreadyStarted or Conflict.
    """
    header = tournament.header
    if header.status != TournamentStatus.LOBBY:
        raise AlreadyStarted("tournament-started")
    if tournament.game.rules_version != header.rules_version:
        raise Conflict("tournament-rules-changed")
    fill_up(tournament)
    if sum(1 for row in tournament.coaches if row.player_id or row.bot) < fewest(tournament):
        raise Conflict("free-places")
    if not any(row.player_id for row in tournament.coaches):
        await limit_unattended_matches(session, header.host_id)
    header.begins_at = None
    owing = [row for row in tournament.coaches if owes_word(row)]
    if header.chance_version == 1 or not await_words(tournament.coaches, owing):
        await begin(session, tournament)
    else:
        header.status = TournamentStatus.STARTING
        header.reveal_until = datetime.now(UTC) + WORDS_AWAITED_BY_CUPS_FOR


async def begin(session: AsyncSession, tournament: Tournament) -> None:
    """Set the tournament up with the words that are there, in the caller's transaction.

    The strengths are stored, because a replay must not depend on later ratings.
    """
    body = {}
    if tournament.rules.seeded:
        body["strengths"] = await strengths_of(session, tournament.game, tournament.coaches)
    tournaments.add_entry(session, tournament.entry("start", datetime.now(UTC), body))
    tournament.header.status, tournament.header.reveal_until = TournamentStatus.PLAYING, None


def is_due(tournament: Tournament) -> bool:
    """Return whether a starting tournament waits for no word any longer."""
    until = tournament.header.reveal_until
    return (
        tournament.header.status == TournamentStatus.STARTING
        and until is not None
        and (until <= datetime.now(UTC) or are_words_in(tournament.coaches))
    )


async def start_at_the_set_time(session: AsyncSession, tournament: Tournament) -> None:
    """Start a tournament whose time has come. If it cannot, its host decides when."""
    header = tournament.header
    if header.begins_at is None or header.begins_at > datetime.now(UTC):
        return
    try:
        await start(session, tournament)
    except (AlreadyStarted, Conflict):
        header.begins_at = None


def call(tournament: Tournament, notifier: Notifier) -> None:
    """Call the coaches of a tournament that begins soon, and its host, once."""
    header = tournament.header
    if header.begins_at is None or header.called_at is not None:
        return
    header.called_at = datetime.now(UTC)
    message = Notification(
        "cup_soon",
        header.id,
        header.game,
        title=tournament.game.title,
        name=header.name,
        until=iso(header.begins_at),
    )
    for player_id in {header.host_id, *(row.player_id for row in tournament.coaches if row.player_id)}:
        notifier.notify(player_id, message)
