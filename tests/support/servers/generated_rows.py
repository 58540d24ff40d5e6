"""Fills a database with many matches: a few are played, and all others are copies of their rows."""

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.base import Base
from app.db.queries import chat
from app.table.clock.time_control import Days
from app.table.replay.table_event import LoggedEvent, write_events
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.tournaments.enrolment import TournamentSettings
from tests.support.matches.tables import play_randomly, start_table

OWN_PLAYING, OWN_FINISHED = 30, 250
"""Copies that are matches of the reader, for whom the pages are requested."""
STORED_OF_FINISHED = 14
"""Actions stored of each copy of a finished match: the last ones, with a snapshot of the end."""
STARTS = 300
"""Starts of a server since the last action of matches that are being played."""
LAST = "(SELECT max(seq) FROM actions WHERE match_id = :of)"


class Size(Struct, frozen=True):
    """How many matches there are, how many of them are played, and how many actions each of these has."""

    matches: int
    playing: int
    played: int

    @property
    def players(self) -> int:
        """An even number, so that neighbouring seats have different players."""
        return self.matches + self.matches % 2


class Stored(Struct, frozen=True):
    """The token of the reader, and the ids and a code of what they can look at."""

    token: str
    playing: str
    finished: str
    lobby: str
    tournament: str
    code: str


async def fill(services: Services, size: Size) -> Stored:
    """Play one match of each status, and store copies of it up to the wanted size."""
    reader, token = await new_player(services, "Reader")
    playing = await _playing(services, size.played)
    finished = await _finished(services, size.played)
    wanted = MatchRequest(settings=MatchSettings(game="um_reifenbreite"), seats=2)
    lobby = (await services.lobby.create(reader.id, wanted)).header
    tournament = await _tournament(services, reader.id)
    async with services.sessions.begin() as session:
        for match_id in (playing, finished):
            await chat.add(session, match_id, reader.id, None, "Well ridden.")
            write_events(
                session,
                await services.tables.load(match_id),
                [LoggedEvent(0, {"event": "resumed"})],
                services.tables.now(),
            )
    await services.referee._journal.flush()
    over = size.matches - size.playing
    async with services.sessions.begin() as session:
        copies = Copies(session, reader.id, size.players)
        await copies.add_players()
        await copies.add_matches("l", playing, size.playing, OWN_PLAYING, "0.1 s")
        await copies.add_matches("f", finished, over, OWN_FINISHED, "20 s", over=True)
        await copies.add_matches("w", lobby.id, max(10, size.matches // 100), 2, "1 s")
        await copies.add_tournaments(tournament, size.matches)
        await copies.add_servers(STARTS)
        for table in ("seats", "results"):
            mine = f"UPDATE {table} SET player_id = :me WHERE match_id IN (:one, :other) AND seat = 0"
            await session.execute(text(mine), {"me": reader.id, "one": playing, "other": finished})
    async with services.engine.connect() as connection:
        apart = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await apart.execute(text("VACUUM ANALYZE"))
    return Stored(token, playing, finished, lobby.id, tournament, lobby.code)


class Copies:
    """Stores copies of rows in the caller's transaction; `n` is the number of a copy."""

    def __init__(self, session: AsyncSession, reader: str, players: int) -> None:
        self._session = session
        self._reader = reader
        self._players = players

    async def add_players(self) -> None:
        token_hash = "sha256(('p' || n)::bytea)"
        number = self._players
        await self._copy("players", self._reader, "id = :of", number, id="'p' || n")
        of_player = {"id": "'p' || n", "player_id": "'p' || n", "token_hash": token_hash}
        await self._copy("tokens", self._reader, "player_id = :of", number, **of_player)

    async def add_matches(
        self, kind: str, of: str, number: int, own: int, apart: str, *, over: bool = False
    ) -> None:
        """Store copies of a match and of what belongs to it, opened `apart`; `own` are the reader's."""
        id_, at = f"substr(md5('{kind}' || n), 1, 14)", f"now() - n * interval '{apart}'"
        await self._copy(
            "matches",
            of,
            "id = :of",
            number,
            id=id_,
            code=f"substr(md5('code {kind}' || n), 1, 10)",
            host_id=f"'p' || (1 + n * 2 % {self._players})",
            created_at=at,
            started_at=f"CASE WHEN s.started_at IS NOT NULL THEN {at} END",
            finished_at=f"CASE WHEN s.finished_at IS NOT NULL THEN {at} END",
        )
        player = f"'p' || (1 + (n * 2 + s.seat) % {self._players})"
        mine = f"WHEN s.seat = 0 AND n <= {own} THEN '{self._reader}'"
        seated = f"CASE WHEN s.player_id IS NULL THEN NULL {mine} ELSE {player} END"
        of_match = "match_id = :of"
        kept = f" AND s.seq > {LAST} - {STORED_OF_FINISHED}" if over else ""
        acted = f"{at} - ({LAST} - s.seq) * interval '2 s'"
        await self._copy("seats", of, of_match, number, match_id=id_, player_id=seated)
        result = {"player_id": f"CASE {mine} ELSE {player} END", "finished_at": at}
        await self._copy("results", of, of_match, number, match_id=id_, **result)
        await self._copy("actions", of, of_match + kept, number, match_id=id_, at=acted)
        await self._copy("snapshots", of, f"{of_match} AND s.seq = {LAST}", number, match_id=id_)
        for table in ("stories", "chat", "table_events"):
            await self._copy(table, of, of_match, number, match_id=id_)
        await self._copy("due", of, of_match, number, match_id=id_, at="now() + interval '30 days'")

    async def add_tournaments(self, of: str, number: int) -> None:
        """Store copies of a tournament: every tenth waits for coaches, the others are over."""
        id_ = "substr(md5('t' || n), 1, 14)"
        await self._copy(
            "tournaments",
            of,
            "id = :of",
            number,
            id=id_,
            host_id=f"'p' || (1 + n % {self._players})",
            status="CASE WHEN n % 10 = 0 THEN 'lobby' ELSE 'finished' END",
            created_at="now() - n * interval '1 h'",
        )
        coach = f"'p' || (1 + (n * 3 + s.coach) % {self._players})"
        await self._copy(
            "tournament_coaches", of, "tournament_id = :of", number, tournament_id=id_, player_id=coach
        )

    async def add_servers(self, number: int) -> None:
        """Store servers that ran one after the other, beside the one that is running."""
        servers = (
            "INSERT INTO servers (started_at, seen_at, joined) "
            "SELECT at, at + interval '0.5 ms', false FROM generate_series(1, :number) AS n, "
            "LATERAL (SELECT now() - (:number - n) * interval '1 ms') AS started (at)"
        )
        await self._session.execute(text(servers), {"number": number})

    async def _copy(self, table: str, of: str, which: str, number: int, **changed: str) -> None:
        """Store copies of the rows `which` of a table, with some columns changed."""
        columns = [column.name for column in Base.metadata.tables[table].columns if column.identity is None]
        into = ", ".join(f'"{name}"' for name in columns)
        values = ", ".join(changed.get(name, f's."{name}"') for name in columns)
        rows = f"{table} AS s, generate_series(1, :number) AS n"
        insert = f"INSERT INTO {table} ({into}) SELECT {values} FROM {rows} WHERE s.{which}"
        await self._session.execute(text(insert), {"of": of, "number": number})


async def _playing(services: Services, played: int) -> str:
    table, people = await start_table(services, clock=Days(3))
    await play_randomly(services, table, people, played)
    assert table.position is not None and table.outcome is None
    services.tables._save(table, table.position)
    return table.header.id


async def _finished(services: Services, played: int) -> str:
    table, people = await start_table(services)
    await play_randomly(services, table, people, played)
    await services.referee.resign(table, people[0])
    assert table.position is not None and table.outcome is not None
    services.tables._save(table, table.position)
    return table.header.id


async def _tournament(services: Services, host_id: str) -> str:
    settings = TournamentSettings("helvetia_cup", 3, "Cup", {}, 10, "public", sit=False)
    cup = await services.enrolment.create(host_id, settings)
    for name in ("Ann", "Ben", "Eve"):
        await services.enrolment.sit(cup, (await new_player(services, name))[0].id, None, None)
    await services.tournaments.start(cup, host_id)
    return cup
