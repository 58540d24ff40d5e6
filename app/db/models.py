"""The rows. Games are JSON here: this package knows none of them.

A match is stored as its header, its seats and its numbered actions. States are stored only as snapshots, to
shorten the replay.

Every unique key of a match's rows includes the match's id, and so does every foreign key between these
tables, so that the tables can be partitioned over machines by it (docs/how-to/run-several-processes.md).
"""

from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Identity,
    Index,
    LargeBinary,
    Row,
    SmallInteger,
    UniqueConstraint,
    func,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from app.db import identity_models, tournament_models  # noqa: F401 - beside the tables here
from app.db.base import Base
from app.db.chance_columns import ChanceColumns, WordColumns
from app.db.moderation import models as moderation_models  # noqa: F401
from app.db.rows import former, mail, networks, push, ratings, results, seeking  # noqa: F401 - as above


class Player(Base):
    __tablename__ = "players"
    __table_args__ = (Index("players_by_name", "name"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    program: Mapped[bool] = mapped_column(default=False)
    """Whether it is a program; this is shown at every seat it takes and cannot be undone."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    renamed_at: Mapped[datetime | None]
    """When the player got their present name; null if it is their first one."""
    open_to_invitations: Mapped[bool] = mapped_column(default=False)  # also to those whom they have not met
    shows_marks: Mapped[bool] = mapped_column(default=False)  # of their decisions in analyses, also to others
    shirt: Mapped[int | None] = mapped_column(SmallInteger)  # the sign of their favourite jersey
    closed_at: Mapped[datetime | None]
    """Since when the account is closed (db/moderation): its tokens open nothing but the reason."""


class Match(ChanceColumns, Base):
    __tablename__ = "matches"
    __table_args__ = (
        Index("matches_newest", "visibility", "status", text("created_at DESC"), text("id DESC")),
        Index("matches_of_tournament", "tournament_id"),
        Index(
            *("matches_newest_of_game", "game", "status", text("created_at DESC"), text("id DESC")),
            postgresql_where=text("visibility = 'public'"),
        ),
        Index(
            *("matches_last_finished", text("finished_at DESC")),
            postgresql_where=text("status = 'finished' AND visibility = 'public' AND NOT lesson"),
        ),
        Index("matches_of_host", "host_id", postgresql_where=text("tournament_id IS NULL")),
        Index("matches_by_code", "code", postgresql_where=text("status IN ('lobby', 'starting', 'playing')")),
        Index("matches_playing", "id", postgresql_where=text("status = 'playing'")),
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
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    clocks: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    """The clocks after a change that was no action; null: an action changed them last."""
    calling_off: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The player who proposes to end the match without a result, and those who agree."""
    created_at: Mapped[datetime]
    started_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    tournament_id: Mapped[str | None] = mapped_column(ForeignKey("tournaments.id"))
    fixture: Mapped[int | None]
    """The number of the match's fixture in its tournament, from which with that one `id` follows."""
    rematch_of: Mapped[str | None]
    """The match of which this one is the rematch."""
    again_id: Mapped[str | None]
    """The rematch of this match, of which there is at most one."""
    open_until: Mapped[datetime | None]
    """When the seats of a rematch stop being reserved for the players of the first match."""
    starts_at: Mapped[datetime | None]
    """When a rematch at which no player is missing starts by itself."""
    substitutes: Mapped[str]
    """The players that may take a seat whose player left: nobody, those with the link, or anyone."""
    wait_for_all: Mapped[bool] = mapped_column(default=False)
    """A private table at which no player is replaced and no player claims a win."""
    hints: Mapped[bool] = mapped_column(default=False)
    """A friendly table, at which a player who is to act may ask what the computer would do."""
    rated: Mapped[bool] = mapped_column(default=False)
    """Its result changes the ratings of its players (docs/explanation/ratings.md)."""
    lesson: Mapped[bool] = mapped_column(default=False)
    """A first lesson against the computer. It starts near the match's end with kind dice and is never listed.
    """
    host_away_since: Mapped[datetime | None]
    """Since when the host of a lobby has been away; null while the host looks at it."""
    listed: Mapped[bool] = mapped_column(default=True)
    """False for a lobby whose host has been away too long."""
    knew: Mapped[dict[str, Any]] = mapped_column(default=dict)
    """By player, the seat that the player has left to a substitute.

    The player knows what that seat knew, and can take no other.
    """
    muted: Mapped[bool] = mapped_column(default=False)
    """Whether chat is closed at this table."""
    removed: Mapped[list[Any]] = mapped_column(default=list)
    """Players whom the host has removed and not invited again."""
    record_header: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), deferred=True)
    """Line 0 of the chain: the header of the record as it was at the start; null in version 1 and before.

    It is the longest column, and read for the record alone (queries/matches.py, `record_header`).
    """
    stamp: Mapped[int] = mapped_column(BigInteger, default=0)
    """The row version: it changes whenever match or seats are locked for a change that is no action.

    It tells a process that it has missed a change, and it keeps out an action that was judged before one.
    """


class Seat(WordColumns, Base):
    """A seat at a table.

    The server plays it if one of `bot`, `away`, `idle` and `resigned` is set; the last three count from
    `away_since`.
    """

    __tablename__ = "seats"
    __table_args__ = (
        UniqueConstraint("match_id", "player_id"),
        Index("seats_of_player", "player_id"),
        Index("seats_kept", "kept_for", postgresql_where=text("kept_for IS NOT NULL AND NOT declined")),
        Index("seats_taken_over", "first_id", postgresql_where=text("first_id IS NOT NULL")),
    )

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    bot: Mapped[str | None]
    away: Mapped[bool] = mapped_column(default=False)
    """The player is not there, or has gone on purpose (`left`)."""
    away_since: Mapped[datetime | None]
    resigned: Mapped[bool] = mapped_column(default=False)
    """The player gave up."""
    kept_for: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    """The player for whom a rematch reserves the seat, unless they have `declined`."""
    declined: Mapped[bool] = mapped_column(default=False)
    idle: Mapped[bool] = mapped_column(default=False)
    """The computer plays until the player acts or reports back."""
    coach: Mapped[int | None] = mapped_column(SmallInteger)
    """In a tournament, the number of the player's place."""
    left: Mapped[bool] = mapped_column(default=False)
    first_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"))
    """The player for whom a substitute plays."""
    sees_from: Mapped[int] = mapped_column(default=0)
    """The number of the action from which on a substitute knows what the seat knows."""
    locked: Mapped[bool] = mapped_column(default=False)  # nobody can sit down there before the start
    ready: Mapped[bool] = mapped_column(default=False)  # the player's choice of a team stands
    prodded_by: Mapped[int | None] = mapped_column(SmallInteger)
    """The seat that last asked, at `prodded_at`, whether the player is still there; null once answered."""
    prodded_at: Mapped[datetime | None]
    prodded_q: Mapped[int | None]
    """The number of the question at which the player was asked whether they are still there."""
    missed_ms: Mapped[int] = mapped_column(BigInteger, default=0)
    """For how many ms the others have waited for the absent player at the question `missed_q`."""
    missed_q: Mapped[int | None]
    nudges: Mapped[int] = mapped_column(SmallInteger, default=0)
    """How often the seat's present player has been asked in this match."""
    hint: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The last hint that was taken on this seat, which is the only one for its decision."""


class Action(Base):
    """Action number `seq`; number 0 is the setup, without seat, ref and action.

    The primary key keeps two processes from writing the same number. `words` is the position in the match's
    random stream after this action, `to_act` the seats that can act next, and `clocks` what the clocks show
    (null: the match has none). `served` says why the server acted for a player: `time` or `computer`. `line`
    is the action's number in the match's chain and `head` its head; both are null in version 1 of chance.
    `player_id` is the player that sent the action with this `ref`; it is null where the server acted, and in
    matches that were over before it was stored.
    """

    __tablename__ = "actions"
    __table_args__ = (
        Index(
            "actions_by_ref",
            "match_id",
            "player_id",
            "ref",
            unique=True,
            postgresql_where=text("player_id IS NOT NULL"),
        ),
    )

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
    line: Mapped[int | None]
    head: Mapped[bytes | None]
    player_id: Mapped[str | None]


class TableEvent(Base):
    """An event at a table, after action number `seq`, that is no action: a line of the log and of the chain
    (as in `Action`).
    """

    __tablename__ = "table_events"
    __table_args__ = (Index("table_events_of_match", "match_id", "seq", "id"),)

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    seq: Mapped[int]
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    event: Mapped[dict[str, Any]]
    at: Mapped[datetime]
    line: Mapped[int | None]
    head: Mapped[bytes | None]


class Server(Base):
    """A server that was started, and its last heartbeat.

    From then until the next start no clock runs, unless that server has `joined` others that were running.
    """

    __tablename__ = "servers"
    __table_args__ = (Index("servers_seen", "seen_at"),)

    id: Mapped[int] = mapped_column(Identity(), primary_key=True)
    started_at: Mapped[datetime]
    seen_at: Mapped[datetime]
    joined: Mapped[bool] = mapped_column(default=False)


class FormAnswer(Base):
    """The answer to the first request with the key of a form; without `location` it is being answered.

    `player_id` is the player that the request made.
    """

    __tablename__ = "form_answers"
    __table_args__ = (Index("form_answers_by_time", "taken_at"),)

    key: Mapped[bytes] = mapped_column(LargeBinary, primary_key=True)
    taken_at: Mapped[datetime]
    location: Mapped[str | None]
    player_id: Mapped[str | None]


class SigningKey(Base):
    """An Ed25519 key with which the servers of this database sign records; the newest one is in use."""

    __tablename__ = "signing_keys"

    id: Mapped[str] = mapped_column(primary_key=True)
    private_key: Mapped[bytes]
    """The 32 bytes of the private key."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Presence(Base):
    """The viewers connected to a match at one of several servers; valid while that server sends heartbeats.

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
    """The report of a finished match, made from its actions; one of an older `version` is made again.

    `weight` is how much a replay is worth watching, compared with other matches.
    """

    __tablename__ = "stories"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    version: Mapped[int]
    weight: Mapped[int]
    story: Mapped[dict[str, Any]]


class Due(Base):
    """A job of this `kind` for a match, to be done at a time or as soon as possible after it."""

    __tablename__ = "due"
    __table_args__ = (Index("due_next", "at"),)

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[datetime]


class ChatLine(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_of_player", "player_id", "at"), Index("chat_by_time", "at"))

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    text: Mapped[str]
    at: Mapped[datetime]


StoredMatch: TypeAlias = Match | Row[Any]
StoredSeat: TypeAlias = Seat | Row[Any]
"""A row as an object of its class, or as lists read it: with the same names, at a third of the time."""
OF_MATCH = [column for column in Match.__table__.columns if column.name != "record_header"]
OF_SEAT = [*Seat.__table__.columns]
"""The columns that a list reads of each row."""
