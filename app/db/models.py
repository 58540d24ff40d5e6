"""The rows. Games are JSON here: this package knows none of them.

What is stored of a match is its header, its seats and its numbered actions; a state is only ever
stored as a snapshot, to shorten the replay.

Whatever is unique about a match is so together with its id, and so is each foreign key between these
tables: they can be spread over machines by it (docs/how-to/run-several-processes.md).
"""

from datetime import datetime
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    ForeignKey,
    Identity,
    Index,
    LargeBinary,
    SmallInteger,
    String,
    Text,
    UniqueConstraint,
    func,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map: ClassVar = {
        str: Text,
        datetime: DateTime(timezone=True),
        dict[str, Any]: JSON,
        list[Any]: JSON,
    }


class Player(Base):
    __tablename__ = "players"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    token_hash: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    program: Mapped[bool] = mapped_column(default=False)
    """It plays by itself, and says so at every seat; the mark stays."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Token(Base):
    """One more token of a player, by which no more can be done than its scope says."""

    __tablename__ = "tokens"
    __table_args__ = (Index("tokens_of_player", "player_id"),)

    token_hash: Mapped[bytes] = mapped_column(LargeBinary, primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    scope: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Device(Base):
    """A browser of a player that may be sent a note: its address at its push service, and its keys.

    `lang` is the language of the notes, `agent` how the browser calls itself.
    """

    __tablename__ = "devices"
    __table_args__ = (Index("devices_of_player", "player_id"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    endpoint: Mapped[str] = mapped_column(unique=True)
    p256dh: Mapped[bytes] = mapped_column(LargeBinary)
    auth: Mapped[bytes] = mapped_column(LargeBinary)
    lang: Mapped[str]
    agent: Mapped[str]
    created_at: Mapped[datetime]


class Match(Base):
    __tablename__ = "matches"
    __table_args__ = (
        Index("matches_newest", "visibility", "status", text("created_at DESC"), text("id DESC")),
        Index("matches_of_tournament", "tournament_id"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    code: Mapped[str]
    game: Mapped[str]
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    visibility: Mapped[str]
    status: Mapped[str]
    host_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    server_seed: Mapped[bytes] = mapped_column(LargeBinary)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    clocks: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    """What the clocks said when something else than an action had changed them."""
    calling_off: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Who proposes to end it without a result, and who agrees."""
    created_at: Mapped[datetime]
    started_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    tournament_id: Mapped[str | None] = mapped_column(ForeignKey("tournaments.id"))
    fixture: Mapped[int | None]
    """Which meeting of its tournament; `id` follows from both, so that it is opened once only."""
    rematch_of: Mapped[str | None]
    """The match that is played once more here."""
    again_id: Mapped[str | None]
    """The table at which this match is played once more: there is one for each."""
    open_until: Mapped[datetime | None]
    """So long the seats of a rematch are kept for those who played."""
    starts_at: Mapped[datetime | None]
    """A rematch for which nobody is missing begins by itself."""
    substitutes: Mapped[str]
    """Who may take a seat that was left: nobody, who has the link, anyone."""
    wait_for_all: Mapped[bool] = mapped_column(default=False)
    """A private table at which nobody is replaced and nobody claims a win."""
    hints: Mapped[bool] = mapped_column(default=False)
    """A friendly table: whoever is to act may ask what the computer would do."""
    lesson: Mapped[bool] = mapped_column(default=False)
    """A first lesson: begun near its end with kind dice, against the computer. It stands in no list."""
    host_away_since: Mapped[datetime | None]
    """In the lobby; null while its host looks at it."""
    listed: Mapped[bool] = mapped_column(default=True)
    """Not a lobby whose host has been away too long."""
    knew: Mapped[dict[str, Any]] = mapped_column(default=dict)
    """By player, the seat that he has left to somebody else: he knows what it knew, and takes no other."""
    muted: Mapped[bool] = mapped_column(default=False)
    """Nobody talks at this table."""
    removed: Mapped[list[Any]] = mapped_column(default=list)
    """Players whom the host has removed, and not invited again."""
    stamp: Mapped[int] = mapped_column(BigInteger, default=0)
    """Another number whenever match or seats were held for a change that is no action: by it a process sees
    that it has missed one, and an action that was judged before it is kept out."""


class Seat(Base):
    """A place at a table. `away`: the computer plays for its player, who is not there or (`left`) has gone on
    purpose; `resigned`: he gave up; `idle`: the computer keeps it until he acts or says that he is here.

    In these cases (since `away_since`), and where `bot` is set, the server plays the seat. `kept_for`: who is
    asked to sit there (a rematch), and nobody else may unless he has `declined`. `coach`: in a tournament,
    his place there. `first_id`: for whom a substitute plays, who knows what the seat knew only from action
    number `sees_from` on. `locked`: nobody may sit down there before the start. `prodded_by`: the seat that
    asked him last whether he is still there, at `prodded_at`, null once he has answered.
    """

    __tablename__ = "seats"
    __table_args__ = (
        UniqueConstraint("match_id", "player_id"),
        Index("seats_of_player", "player_id"),
        Index("seats_kept", "kept_for", postgresql_where=text("kept_for IS NOT NULL AND NOT declined")),
    )

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    bot: Mapped[str | None]
    client_seed: Mapped[str | None]
    away: Mapped[bool] = mapped_column(default=False)
    away_since: Mapped[datetime | None]
    resigned: Mapped[bool] = mapped_column(default=False)
    kept_for: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    declined: Mapped[bool] = mapped_column(default=False)
    idle: Mapped[bool] = mapped_column(default=False)
    coach: Mapped[int | None] = mapped_column(SmallInteger)
    left: Mapped[bool] = mapped_column(default=False)
    first_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    sees_from: Mapped[int] = mapped_column(default=0)
    locked: Mapped[bool] = mapped_column(default=False)
    prodded_by: Mapped[int | None] = mapped_column(SmallInteger)
    prodded_at: Mapped[datetime | None]


class Action(Base):
    """Action number `seq`; 0 is the setup, without seat, ref and action.

    The primary key is the fence between processes. `words` is the place in the match's stream of
    chance after this action; `to_act` the seats that may act next; `clocks` what the clocks say, null without
    any. `served`: why the server took it for a player, `time` or `computer`.
    """

    __tablename__ = "actions"
    __table_args__ = (UniqueConstraint("match_id", "seat", "ref"),)

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    ref: Mapped[str | None]
    action: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    draws: Mapped[list[Any]]
    events: Mapped[list[Any]]
    to_act: Mapped[list[Any]]
    words: Mapped[int]
    at: Mapped[datetime]
    clocks: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    served: Mapped[str | None]


class TableEvent(Base):
    """What has happened at a table, after action number `seq`, that is no action: a line of the log."""

    __tablename__ = "table_events"
    __table_args__ = (Index("table_events_of_match", "match_id", "seq", "id"),)

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    seq: Mapped[int]
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    event: Mapped[dict[str, Any]]
    at: Mapped[datetime]


class Server(Base):
    """A server that was started, and its last sign of life: from then until the next start no clock runs,
    unless that one has `joined` others who were running.
    """

    __tablename__ = "servers"

    id: Mapped[int] = mapped_column(Identity(), primary_key=True)
    started_at: Mapped[datetime]
    seen_at: Mapped[datetime]
    joined: Mapped[bool] = mapped_column(default=False)


class Presence(Base):
    """Who is on the channels of a match at one of several servers; true while that one gives signs of life.

    `players` are those with a name, each once; `nameless` counts the others.
    """

    __tablename__ = "presence"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    server_id: Mapped[int] = mapped_column(primary_key=True)
    players: Mapped[list[Any]]
    nameless: Mapped[int]


class Snapshot(Base):
    __tablename__ = "snapshots"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    words: Mapped[int]
    state: Mapped[str]
    """The game's own JSON, read back only by the same `rules_version`."""


class Story(Base):
    """What is told of a finished match, made of its actions; of an older `version` it is made again.

    `weight`: how much it is worth a replay, beside others.
    """

    __tablename__ = "stories"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    version: Mapped[int]
    weight: Mapped[int]
    story: Mapped[dict[str, Any]]


class Due(Base):
    """Something of this `kind` that is to be done for a match at a time, or as soon as it can be after it."""

    __tablename__ = "due"
    __table_args__ = (Index("due_next", "at"),)

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[datetime]


class ChatLine(Base):
    __tablename__ = "chat"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    text: Mapped[str]
    at: Mapped[datetime]


class Tournament(Base):
    """A tournament of one game: its header. What happens in it are its entries. `next_of`: the one that its
    coaches have played before."""

    __tablename__ = "tournaments"
    __table_args__ = (
        Index("tournaments_newest", "visibility", "status", text("created_at DESC"), text("id DESC")),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    code: Mapped[str]
    name: Mapped[str]
    game: Mapped[str]
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    grace_minutes: Mapped[int]
    visibility: Mapped[str]
    status: Mapped[str]
    host_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    server_seed: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[datetime]
    finished_at: Mapped[datetime | None]
    next_of: Mapped[str | None] = mapped_column(String, ForeignKey("tournaments.id"), unique=True)


class Coach(Base):
    """A place in a tournament; nobody sits there while `player_id` and `bot` are both null."""

    __tablename__ = "tournament_coaches"
    __table_args__ = (
        UniqueConstraint("tournament_id", "player_id"),
        UniqueConstraint("tournament_id", "team"),
        Index("coaches_of_player", "player_id"),
    )

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    coach: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    bot: Mapped[str | None]
    team: Mapped[str | None]
    client_seed: Mapped[str | None]


class TournamentEntry(Base):
    """Entry number `seq` of a tournament; 0 is the start. Its state is what replaying them gives.

    `kind` is start, choice, result or leave. The unique `fixture` takes each match over once.
    `words` is the place in the tournament's stream of chance after this entry.
    """

    __tablename__ = "tournament_entries"
    __table_args__ = (
        UniqueConstraint("tournament_id", "coach", "ref"),
        UniqueConstraint("tournament_id", "fixture"),
    )

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    coach: Mapped[int | None] = mapped_column(SmallInteger)
    ref: Mapped[str | None]
    fixture: Mapped[int | None]
    body: Mapped[dict[str, Any]]
    words: Mapped[int]
    at: Mapped[datetime]
