"""A tournament replayed from its rows: its state, its events and its random draws. It knows no game."""

from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct

from app.db.tournament_models import Coach, TournamentEntry
from app.db.tournament_models import Tournament as Header
from app.engine.capabilities import tournament as rules
from app.engine.capabilities.tournament_chance import match_id_of, match_seed_of
from app.engine.chance import FairChance, stream_key
from app.engine.contract import AnyGame
from app.engine.types import Event, Step
from app.table.state.player_words import key_words
from app.tournaments.formats.rules import tournament_rules
from app.tournaments.host_events import GraceLengthened, RoundOpened

LEADERS_KEPT = 4096
FEWEST_PLAYED = 2
"""Before so many matches, nobody leads."""


class Leader(Struct, frozen=True):
    """The only entrant in first place."""

    coach: int
    points: int | float


class Line(Struct, frozen=True):
    """The events of one entry, and the random draws in it.

    `leader`: Afterwards; None if nobody leads alone.
    """

    seq: int
    coach: int | None
    events: tuple[Event, ...]
    draws: tuple[Any, ...]
    at: datetime
    leader: Leader | None = None


_leaders: dict[tuple[str, int, datetime], Leader | None] = {}
"""The last leaders, by tournament, number and time of the entry: standings cost some milliseconds."""


class Tournament:
    """One tournament as the database has it; `state` is None in the lobby."""

    def __init__(
        self, header: Header, coaches: list[Coach], game: AnyGame, entries: list[TournamentEntry]
    ) -> None:
        found = tournament_rules(game, header.options)
        assert found is not None
        self.header = header
        self.coaches = coaches
        self.game = game
        self.rules: rules.Tournament[Any, Any, Any] = found
        self.state: Any = None
        self.seq = 0
        self.words = 0
        self.since: datetime = header.created_at
        self.lines: list[Line] = []
        self.strengths: list[int | None] = []
        """The rating of each place less its deviation at the start, in points; None for a free place.

        It is empty before the start and in tournaments by a game's own rules.
        """
        self._withdrawn: list[int] = []
        """The coaches who withdrew while the start waited for words."""
        self._started: datetime = header.created_at
        self._opened: datetime = header.created_at
        """When the host last ended a pause."""
        self._due_since: dict[int, datetime] = {}
        """When each fixture that is due became so, in a tournament with pauses."""
        for entry in entries:
            self.follow(entry)

    def coach_of(self, player_id: str | None) -> int | None:
        return next((row.coach for row in self.coaches if player_id and row.player_id == player_id), None)

    def departed(self) -> tuple[int, ...]:
        """Return the coaches who have withdrawn, also before the start."""
        return tuple(self._withdrawn) if self.state is None else self.rules.departed(self.state)

    def chance(self) -> FairChance:
        words = key_words(self.header, self.coaches)
        return FairChance(stream_key(self.header.server_seed, self.header.id, words), self.words)

    def entry(self, kind: str, at: datetime, body: dict[str, Any], **about: Any) -> TournamentEntry:
        """Apply the next entry and return it; the caller writes it before anybody sees it."""
        seq = self.lines[-1].seq + 1 if self.lines else 0
        row = TournamentEntry(
            tournament_id=self.header.id,
            seq=seq,
            kind=kind,
            coach=about.get("coach"),
            ref=about.get("ref"),
            fixture=about.get("fixture"),
            body=body,
            words=self.words,
            at=at,
        )
        self.follow(row)
        row.words = self.words
        return row

    def follow(self, entry: TournamentEntry) -> None:
        chance = self.chance()
        step = self._step(entry, chance)
        self.state, self.words = step.state, chance.at
        self.seq = entry.seq
        if entry.kind == "open":
            self._opened = entry.at
        elif entry.kind != "grace":
            self.since = entry.at
        draws = tuple(chance.draws)
        self.lines.append(
            Line(entry.seq, entry.coach, step.events, draws, at=entry.at, leader=self._leader(entry))
        )
        if self.header.pause_minutes:
            self._due_since = {one.number: self._due_since.get(one.number, entry.at) for one in self.due()}

    def _leader(self, entry: TournamentEntry) -> Leader | None:
        """Return the leader after an entry, which has been applied.

        It is None in a knockout, and before the start.
        """
        key = entry.tournament_id, entry.seq, entry.at
        if key not in _leaders:
            if len(_leaders) >= LEADERS_KEPT:
                _leaders.clear()
            _leaders[key] = self._found_leader()
        return _leaders[key]

    def _found_leader(self) -> Leader | None:
        if self.state is None or self.rules.public(self.state).get("format") == "knockout":
            return None
        first, *others = self.rules.standings(self.state)
        is_alone = first.played >= FEWEST_PLAYED and all(row.place > first.place for row in others)
        return Leader(first.coach, first.points) if is_alone else None

    def _step(self, entry: TournamentEntry, chance: FairChance) -> Step[Any]:
        if entry.kind == "start":
            return self._begun(entry, chance)
        if entry.kind == "result":
            report = msgspec.convert(entry.body["report"], self.rules.report)
            assert entry.fixture is not None
            return self.rules.settle(self.state, entry.fixture, report, chance)
        if entry.kind == "absent":
            assert self.rules.walk_over is not None
            body = entry.body
            return self.rules.walk_over(self.state, body["fixture"], tuple(body["coaches"]), chance)
        if entry.kind == "open":
            return Step(self.state, (RoundOpened(),))
        if entry.kind == "grace":
            return Step(self.state, (GraceLengthened(entry.body["minutes"]),))
        assert entry.coach is not None
        if entry.kind == "leave" and self.state is None:
            self._withdrawn.append(entry.coach)
            return Step(None)
        if entry.kind == "leave":
            return self.rules.leave(self.state, entry.coach, chance)
        choice = rules.parse_choice(self.rules, entry.body["choice"])
        return self.rules.choose(self.state, entry.coach, choice, chance)

    def _begun(self, entry: TournamentEntry, chance: FairChance) -> Step[Any]:
        """Return the first state, after the withdrawals from before the start."""
        options = msgspec.convert(self.header.options, self.rules.options)
        self.strengths = entry.body.get("strengths", [])
        self._started = entry.at
        step = self.rules.setup(options, self._entered(), chance)
        for coach in self._withdrawn:
            left = self.rules.leave(step.state, coach, chance)
            step = Step(left.state, (*step.events, *left.events))
        return step

    def _entered(self) -> tuple[rules.Entered, ...]:
        strengths = self.strengths or [None] * len(self.coaches)
        return tuple(
            rules.Entered(row.team, strength) for row, strength in zip(self.coaches, strengths, strict=True)
        )

    # --- its matches ---------------------------------------------------------------------

    def due(self) -> list[rules.Fixture]:
        if self.state is None:
            return []
        return [one for one in self.rules.fixtures(self.state) if one.state == "due"]

    def opens_at(self, fixture: int) -> datetime:
        """Return when the match of a due fixture is opened: after a pause, unless the start made it due.

        The host can end the pause.
        """
        since = self._due_since.get(fixture, self.since)
        if since <= self._started:
            return since
        is_ended = self._opened >= since
        return self._opened if is_ended else since + timedelta(minutes=self.header.pause_minutes)

    def match_id(self, fixture: int) -> str:
        return match_id_of(self.header.id, fixture)

    def match_seed(self, fixture: int) -> bytes:
        return match_seed_of(self.header.server_seed, self.header.id, fixture)
