"""How long a table waits for people: all its time limits except the clocks, and what follows from them."""

from datetime import datetime, timedelta

from app.db.match_status import MatchStatus
from app.db.models import Match
from app.table.clock.clock_state import Clocks
from app.table.clock.time_control import Days, TimeControl
from app.table.clock.timestamps import as_time

REPLACE_AFTER = timedelta(minutes=1)
"""How long a player must be absent before the computer may replace them, or the match be called off."""
CLAIM_AFTER = timedelta(minutes=5)
"""How long a player must be absent before the opponent may claim the win."""
SEAT_KEPT_FOR = timedelta(minutes=10)
"""How long the computer keeps the seat of an absent or silent player before a substitute may take it."""

NUDGE_AFTER = timedelta(minutes=3)
"""How long a player must be silent at one decision before they may be nudged, and before the next nudge."""
NUDGE_ANSWER_WITHIN = timedelta(minutes=1)
"""A nudged player who does not answer within this time counts as absent."""

NUDGES_ANSWERED_BY_A_TAP = 1
"""How many nudges of a match a player may answer without acting; from then on only an action answers."""

LOBBY_LISTED_FOR = timedelta(minutes=10)
"""How long a lobby stays on the list after its host was last seen."""
LOBBY_OPEN_FOR = timedelta(days=1)
"""How long a lobby stays open after its host was last seen, and a lesson after its learner was."""

REMATCH_OPEN_FOR = timedelta(minutes=10)
"""How long a proposed rematch keeps its seats for those who played."""
REMATCH_STARTS_AFTER = timedelta(seconds=5)
"""How long people have to look at the page before a complete rematch starts by itself."""

WORDS_AWAITED_FOR = timedelta(seconds=5)
"""How long the start of a live match waits for the players' words."""
WORDS_AWAITED_BY_CUPS_FOR = timedelta(seconds=15)
"""How long the start of a tournament waits for the coaches' words; its pages ask every few seconds."""
WORDS_AWAITED_BY_DAYS_FOR = timedelta(hours=12)
"""How long the start of a match by days waits for everybody to look in, and so reveal their words."""

HIBERNATE_AFTER = timedelta(days=1)
"""How long a match must be without an action by a person before it hibernates, and how long a pause may last.
"""
PAUSED_FOR = timedelta(days=30)
"""How long a match of one person and computers may rest before it ends without a result."""
HIBERNATE_AFTER_PERIODS = 2
"""The number of periods of a clock by days after which a match with such a clock hibernates."""


def hibernates_at(control: TimeControl | None, last: datetime, clocks: Clocks | None) -> datetime:
    """Return when a match hibernates whose last action by a person was at `last`."""
    quiet = (
        HIBERNATE_AFTER_PERIODS * timedelta(days=control.days)
        if isinstance(control, Days)
        else HIBERNATE_AFTER
    )
    at = last + quiet
    return min(at, as_time(clocks.at) + HIBERNATE_AFTER) if clocks and clocks.paused else at


def record_host_presence(match: Match, here: bool, now: datetime) -> datetime | None:
    """Note in a lobby's row whether its host is `here`, and take it off the list or close it accordingly.

    Returns when to look for the host again; None if the lobby is closed.
    """
    match.host_away_since = None if here else match.host_away_since or now
    since = match.host_away_since or now
    match.listed = now - since < LOBBY_LISTED_FOR
    if now - since >= LOBBY_OPEN_FOR:
        match.status = MatchStatus.CLOSED
        return None
    return since + (LOBBY_LISTED_FOR if match.listed else LOBBY_OPEN_FOR)
