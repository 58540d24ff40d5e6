"""Presence: the viewers of a table in this and other processes, and how long players have been absent or
asked.
"""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from app.db.queries.presence import NOBODY, Audience
from app.engine.types import Seat
from app.table.wire.channel import Channel
from app.time_source import Now


class Presence:
    """The open channels of this process by seat (None for spectators), and the viewers in other processes."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self.channels: dict[Seat | None, set[Channel]] = {}
        self.audience_elsewhere = NOBODY
        self._seats_elsewhere: frozenset[Seat] = frozenset()
        self._counting_since = self._now()
        """When this server loaded the table or returned to it; earlier time counts for nothing."""
        self._lost_at: dict[Seat, datetime] = {}
        """When each seat's last channel closed."""
        self._asked_at: dict[Seat, datetime] = {}
        """Since when each seat has been asked to act."""
        self._anybody_since: datetime | None = None
        """Since when any player has been connected; before that, nobody waits for anybody."""
        self._missed_before: dict[Seat, timedelta] = {}
        """For how long the others had waited for each seat at its present decision when it came back, or when
        the last of them left."""

    def is_connected(self, seat: Seat) -> bool:
        return bool(self.channels.get(seat)) or seat in self._seats_elsewhere

    def seats(self) -> frozenset[Seat]:
        """Return the seats whose players are connected."""
        here = (seat for seat, group in self.channels.items() if seat is not None and group)
        return self._seats_elsewhere.union(here)

    def listeners(self) -> list[Channel]:
        return [channel for group in self.channels.values() for channel in group]

    def audience(self) -> Audience:
        """Return the viewers on the channels of this process."""
        everybody = [channel.player_id for channel in self.listeners()]
        return Audience(frozenset(one for one in everybody if one is not None), everybody.count(None))

    def is_here(self, player_id: str) -> bool:
        """Return whether this player is watching, from a seat or not."""
        return player_id in self.audience_elsewhere.players or player_id in self.audience().players

    def spectators(self, players: set[str]) -> tuple[int, set[str]]:
        """Return the number of viewers who are not among the players, and the ids of those who have a
        name.
        """
        here, there = self.channels.get(None, ()), self.audience_elsewhere.players - players
        named = {channel.player_id for channel in here if channel.player_id is not None}
        return len(here) + len(there) + self.audience_elsewhere.nameless, named | there

    def enter(self, channel: Channel, seat: Seat | None) -> None:
        """Add a channel; its player may be back from an absence."""
        if seat is not None:
            self._add_up(seat)
        self._add(channel, seat)

    def _add(self, channel: Channel, seat: Seat | None) -> None:
        self.channels.setdefault(seat, set()).add(channel)
        if seat is not None:
            self._anybody_since = self._anybody_since or self._now()

    def leave(self, channel: Channel) -> Seat | None:
        """Remove a channel; return its seat if it was the seat's last one."""
        for seat, group in self.channels.items():
            if channel in group:
                group.remove(channel)
                if seat is None or self.is_connected(seat):
                    return None
                self._record_losses([seat])
                return seat
        return None

    def update_elsewhere(
        self, audience: Audience, seat_of: Callable[[str | None], Seat | None]
    ) -> list[Seat]:
        """Replace the viewers in other processes; return the seats whose players have come or
        gone.
        """
        before = self.seats()
        elsewhere = frozenset(seat for one in audience.players if (seat := seat_of(one)) is not None)
        for seat in elsewhere:
            self._add_up(seat)
        self.audience_elsewhere, self._seats_elsewhere = audience, elsewhere
        now = self.seats()
        self._record_losses(before - now)
        if now:
            self._anybody_since = self._anybody_since or self._now()
        return sorted(before ^ now)

    def _record_losses(self, seats: Iterable[Seat]) -> None:
        for seat in seats:
            self._lost_at[seat] = self._now()
        if not self.seats():
            for seat in self._asked_at:
                self._add_up(seat)  # nobody waits for them any more
            self._anybody_since = None

    def _add_up(self, seat: Seat) -> None:
        """Note for how long a seat was missed: it is about to be connected, or nobody waits any more."""
        if (since := self.missed_since(seat)) is not None:
            self._missed_before[seat] = self._now() - since

    def regroup(self, seat_of: Callable[[str | None], Seat | None]) -> None:
        """Sort the channels by seat again after seats have changed hands."""
        self.update_elsewhere(self.audience_elsewhere, seat_of)
        everybody = self.listeners()
        self.channels = {}
        for channel in everybody:
            self._add(channel, seat_of(channel.player_id))

    def mark_asked(self, before: Iterable[Seat], now: Iterable[Seat]) -> None:
        """Record the seats that are to act; those that were not asked before are asked from now on."""
        at = self._now()
        self._asked_at = {
            seat: self._asked_at.get(seat, self._counting_since) if seat in before else at for seat in now
        }
        if self._missed_before:
            kept = {*before}.intersection(now)
            self._missed_before = {
                seat: missed for seat, missed in self._missed_before.items() if seat in kept
            }

    def restart(self) -> None:
        """Count no time from before now; for how long seats were missed before they came back stands."""
        self._counting_since = self._now()

    def missed_before(self, seat: Seat) -> timedelta:
        """Return for how long the others had waited for this seat at its present decision, when it last came
        back or the last of them left.
        """
        return self._missed_before.get(seat, timedelta())

    def restore_missed(self, seat: Seat, missed: timedelta) -> None:
        """Set for how long the others had waited for this seat, as it was stored."""
        self._missed_before[seat] = missed

    def lost_at(self, seat: Seat) -> datetime | None:
        """Return when the seat's last channel closed, as far as this process knows."""
        return self._lost_at.get(seat)

    def asked_since(self, seat: Seat) -> datetime:
        """Return since when this seat has been asked without acting."""
        return max(self._asked_at.get(seat, self._counting_since), self._counting_since)

    def missed_since(self, seat: Seat) -> datetime | None:
        """Return since when the others wait for this seat, if it is asked. None if it is connected,
        or if no other player is. Absences at the same decision add up.
        """
        if self.is_connected(seat) or self._anybody_since is None:
            return None
        lost = self._lost_at.get(seat, self._counting_since)
        since = max(lost, self.asked_since(seat), self._anybody_since)
        return since - self._missed_before.get(seat, timedelta())
