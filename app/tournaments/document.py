"""A tournament as it is sent to one viewer (docs/PROTOCOL.md, Tournaments)."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import StoredMatch
from app.db.queries import actions, tournaments
from app.db.tournament_models import StoredTournament
from app.db.tournament_status import TournamentStatus
from app.engine.capabilities.tournament import Coach, StandingsRow
from app.engine.operations import complete_options
from app.engine.types import OptionsRefused, View
from app.errors import NotFound
from app.table.registry.table_registry import TableRegistry
from app.table.state.bot_strengths import entrant_name
from app.table.state.position import ActionEvents
from app.table.views.fairness_view import fairness_view
from app.table.views.player_names import player_views
from app.table.wire.document import Fairness, FairnessV1, PlayerView, Starting, iso
from app.tournaments.tournament import Line, Tournament

TWO = 2
Scores: TypeAlias = dict[int, tuple[int, ...] | None]
"""By fixture, the score as it stands; None: this server cannot tell it."""


class OpenedMatches(Struct, frozen=True):
    """The matches of a tournament that are opened, by fixture, and the scores of those under way."""

    matches: dict[int, StoredMatch]
    scores: Scores


class CoachSeen(Struct, frozen=True):
    """A place in the tournament. `left`: its coach has given up all matches to come.

    `computer` is the name of the computer coach that has the place, in games that name theirs.
    """

    coach: Coach
    player: PlayerView | None
    bot: str | None
    team: str | None
    left: bool
    computer: str | UnsetType = UNSET


class MatchSeen(Struct, frozen=True):
    """The match of a fixture; `score` is the score as it stands, if this server can read the match."""

    id: str
    status: str
    seq: int
    score: tuple[int, ...] | None
    url: str


class FixtureSeen(Struct, frozen=True):
    number: int
    round: int
    coaches: tuple[Coach | None, ...]
    state: str
    score: tuple[int, ...] | None
    winner: Coach | None
    reason: str | None
    match: MatchSeen | None
    series: tuple[int, int] | UnsetType = UNSET
    places: tuple[int, ...] | UnsetType = UNSET
    opens_at: str | UnsetType = UNSET


class DrawSeen(Struct, frozen=True):
    """A random draw of entry `seq`."""

    seq: int
    draws: tuple[Any, ...]


class NextCup(Struct, frozen=True):
    """The cup that is played after this one; `host` has proposed it."""

    id: str
    status: str
    host: PlayerView


class TournamentSeen(Struct, frozen=True):
    """A tournament as one viewer sees it. `coach` is null for a spectator.

    `starting` is set while the start waits for words.

    `view` is public, `own` only the coach's; the engine's contract describes fixtures and table.
    """

    id: str
    code: str | None
    name: str
    game: str
    status: str
    visibility: str
    options: dict[str, Any]
    clock: dict[str, Any] | None
    rated: bool
    begins_at: str | None
    fill_with: str | None
    grace_minutes: int
    pause_minutes: int
    coaches: list[CoachSeen]
    host: PlayerView
    url: str
    created_at: str
    seq: int
    coach: Coach | None
    to_choose: tuple[Coach, ...]
    fixtures: list[FixtureSeen]
    table: tuple[StandingsRow, ...]
    view: View
    own: View
    log: list[Raw]
    draws: list[DrawSeen]
    fairness: Fairness | FairnessV1
    next: NextCup | None
    starting: Starting | UnsetType = UNSET


class TournamentSummary(Struct, frozen=True):
    id: str
    name: str
    game: str
    status: str
    visibility: str
    coaches: list[CoachSeen]
    host: PlayerView
    url: str
    created_at: str
    my_coach: Coach | None
    begins_at: str | None

    @property
    def taken(self) -> int:
        """The number of places that are taken."""
        return sum(one.player is not None or one.bot is not None for one in self.coaches)

    @property
    def is_waiting(self) -> bool:
        """Whether the reader can take a place."""
        return (
            self.status == TournamentStatus.LOBBY and self.my_coach is None and self.taken < len(self.coaches)
        )


async def opened_matches(tables: TableRegistry, tournament: Tournament) -> OpenedMatches:
    """Return the matches of a tournament, with the scores of those under way.

    A match may have to be read first. Meanwhile no connection may be held: a few callers that held one while
    they waited would leave none for the reading.
    """
    if tournament.state is None:
        return OpenedMatches({}, {})
    async with tables.sessions() as session:
        opened = await tournaments.matches_of(session, tournament.header.id)
    going_on = (one.number for one in tournament.rules.fixtures(tournament.state) if one.score is None)
    scores = {
        number: await _score(tables, tournament, opened[number]) for number in going_on if number in opened
    }
    return OpenedMatches(opened, scores)


async def seen(
    session: AsyncSession, tournament: Tournament, opened: OpenedMatches, player_id: str | None, base_url: str
) -> TournamentSeen:
    header, state, mine = tournament.header, tournament.state, tournament.coach_of(player_id)
    knows_code = mine is not None or header.host_id == player_id
    known = await _people(session, [header], {header.id: tournament.coaches})
    over = header.status == TournamentStatus.FINISHED
    return TournamentSeen(
        id=header.id,
        code=header.code if knows_code else None,
        name=header.name,
        game=header.game,
        status=header.status,
        visibility=header.visibility,
        options=header.options,
        clock=header.clock,
        rated=header.rated,
        begins_at=iso(header.begins_at) if header.begins_at else None,
        fill_with=header.fill_with,
        grace_minutes=header.grace_minutes,
        pause_minutes=header.pause_minutes,
        coaches=coaches_seen(
            tournament.coaches,
            known,
            tournament.departed(),
            _computer_names(tournament),
        ),
        host=known[header.host_id],
        url=f"{base_url}/tournaments/{header.id}",
        created_at=iso(header.created_at),
        seq=tournament.seq,
        coach=mine,
        to_choose=tournament.rules.to_choose(state) if state else (),
        fixtures=await _fixtures(session, tournament, opened, base_url),
        table=tournament.rules.standings(state) if state else (),
        view=tournament.rules.public(state) if state else {},
        own=tournament.rules.own(state, mine) if state and mine is not None else {},
        log=[entry for line in tournament.lines for entry in _told(tournament, line, mine)],
        draws=[DrawSeen(line.seq, line.draws) for line in tournament.lines if line.draws],
        fairness=fairness_view(header, tournament.coaches, begun=state is not None, over=over),
        next=await _next_cup(session, header.id) if over else None,
        starting=_starting(tournament),
    )


def _starting(tournament: Tournament) -> Starting | UnsetType:
    until = tournament.header.reveal_until
    if tournament.header.status != TournamentStatus.STARTING or until is None:
        return UNSET
    return Starting(iso(until), [row.word is not None for row in tournament.coaches])


async def _next_cup(session: AsyncSession, tournament_id: str) -> NextCup | None:
    header = await tournaments.next_of(session, tournament_id)
    if header is None:
        return None
    hosts = await player_views(session, {header.host_id})
    return NextCup(header.id, header.status, hosts[header.host_id])


def coaches_seen(
    rows: list[Any],
    known: dict[str, PlayerView],
    left: tuple[Coach, ...],
    name: Callable[[Any], str | UnsetType] = lambda row: UNSET,
) -> list[CoachSeen]:
    """Return the places; `name` gives the name of the computer at a place."""
    return [
        CoachSeen(
            row.coach,
            known[row.player_id] if row.player_id else None,
            row.bot,
            team=row.team,
            left=row.coach in left,
            computer=name(row) if row.bot else UNSET,
        )
        for row in rows
    ]


def _computer_names(tournament: Tournament) -> Callable[[Any], str | UnsetType]:
    """Return the function that gives the name of the computer at a place, here and at its tables."""
    of_team, options = tournament.rules.computer_coach, tournament.header.options
    if of_team is not None:
        return lambda row: of_team(row.team) if row.team else UNSET
    try:
        of_match = complete_options(tournament.game, options.get("match", {}), options.get("seats", TWO))
    except OptionsRefused:  # it was played by older rules
        return lambda row: UNSET
    return lambda row: entrant_name(tournament.game, msgspec.to_builtins(of_match), row.coach)


def _told(tournament: Tournament, line: Line, viewer: Coach | None) -> list[Raw]:
    shown = (tournament.rules.shown(event, viewer) for event in line.events)
    told = ActionEvents(line.seq, line.coach, ())
    return [Raw(told.line(event)) for event in shown if event is not None]


async def _fixtures(
    session: AsyncSession, tournament: Tournament, opened: OpenedMatches, base_url: str
) -> list[FixtureSeen]:
    if tournament.state is None:
        return []
    last = await actions.last_actions(session, [match.id for match in opened.matches.values()])
    found = []
    for one in tournament.rules.fixtures(tournament.state):
        match = opened.matches.get(one.number)
        if match is not None:
            score = one.score or opened.scores.get(one.number)
            seq = last[match.id].seq if match.id in last else 0
            url = f"{base_url}/matches/{match.id}"
            shown = MatchSeen(match.id, match.status, seq, score=score, url=url)
        fields = msgspec.structs.asdict(one) | {"series": one.series or UNSET, "places": one.places or UNSET}
        if one.state == "due" and match is None:
            fields["opens_at"] = iso(tournament.opens_at(one.number))
        found.append(FixtureSeen(**fields, match=None if match is None else shown))
    return found


async def _score(tables: TableRegistry, tournament: Tournament, match: StoredMatch) -> tuple[int, ...] | None:
    try:
        table = await tables.load(match.id)
    except NotFound:
        return None
    return tournament.rules.score(table.position.state) if table.position is not None else None


async def _people(
    session: AsyncSession, headers: Sequence[StoredTournament], coaches: dict[str, list[Any]]
) -> dict[str, PlayerView]:
    sitting = {row.player_id for rows in coaches.values() for row in rows if row.player_id}
    return await player_views(session, sitting | {header.host_id for header in headers})


async def tournament_summaries(
    session: AsyncSession, found: list[StoredTournament], player_id: str | None, base_url: str
) -> list[TournamentSummary]:
    coaches = await tournaments.listed_coaches(session, [header.id for header in found])
    known = await _people(session, found, dict(coaches))
    return [
        TournamentSummary(
            id=header.id,
            name=header.name,
            game=header.game,
            status=header.status,
            visibility=header.visibility,
            coaches=coaches_seen(coaches[header.id], known, ()),
            host=known[header.host_id],
            url=f"{base_url}/tournaments/{header.id}",
            created_at=iso(header.created_at),
            my_coach=next(
                (row.coach for row in coaches[header.id] if player_id and row.player_id == player_id), None
            ),
            begins_at=iso(header.begins_at) if header.begins_at else None,
        )
        for header in found
    ]
