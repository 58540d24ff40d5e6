"""The messages of a tournament's channel (docs/PROTOCOL.md, Tournaments).

Each has the data, and as `html` the part of the page that shows them.
"""

from msgspec import Struct

from app.api.spectating.live_tiles import LiveTile
from app.api.tournaments.story import StoryLine
from app.engine.capabilities.tournament import StandingsRow
from app.tournaments.document import CoachSeen, FixtureSeen


class TournamentState(Struct, frozen=True, tag_field="t", tag="state"):
    """Says where the tournament stands: first, and before the messages of each change.

    `seq`: The number of the last entry.
    `after`: The number of the entry on which the next messages build.
    `day`: The round, counted from 1; 0 before the start.
    `watched`: The id of the most watched match, null for none.
    `now`, `live`: Parts of the page: what happens now, and how many matches are under way.
    """

    seq: int
    after: int
    status: str
    day: int
    watched: str | None
    now: str
    live: str


class FixtureChanged(Struct, frozen=True, tag_field="t", tag="fixture"):
    """Sends a fixture that is new or has changed. Scores of matches under way come as tiles."""

    fixture: FixtureSeen
    html: str


class TableChanged(Struct, frozen=True, tag_field="t", tag="table"):
    """Sends all rows of the standings."""

    table: tuple[StandingsRow, ...]
    html: str


class StoryTold(Struct, frozen=True, tag_field="t", tag="story"):
    """Sends the new lines of the story, the newest first."""

    lines: list[StoryLine]
    html: str


class CoachesChanged(Struct, frozen=True, tag_field="t", tag="coaches"):
    """Sends all places, when a player has chosen or left."""

    coaches: list[CoachSeen]
    html: str


class WatchedChanged(Struct, frozen=True, tag_field="t", tag="watched"):
    """Says that another match is the most watched one; null for none."""

    match: str | None
    html: str


class Tiles(Struct, frozen=True, tag_field="t", tag="tiles"):
    """Sends the matches under way that have changed; only the most watched one has a picture."""

    tiles: list[LiveTile]


ChannelMessage = (
    TournamentState | FixtureChanged | TableChanged | StoryTold | CoachesChanged | WatchedChanged | Tiles
)
