"""Who looks at a table, here or at another process, and since when its players are here, gone, or asked."""

from collections.abc import Callable, Iterable
from datetime import datetime

from app.db.queries.presence import NOBODY, Audience
from app.engine.types import Seat
from app.table.wire.channel import Channel
from app.time_source import Now


class Presence:
    """The open channels of this process by seat, None: those of spectators; and who is on those of others."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self.channels: dict[Seat | None, set[Channel]] = {}
        self.audience_elsewhere = NOBODY
        self._seats_elsewhere: frozenset[Seat] = frozenset()
        self._counting_since = self._now()
        """Since this server keeps the table, or is back at it: nothing is counted from before."""
        self._lost_at: dict[Seat, datetime] = {}
        """When a seat's last channel was lost."""
        self._asked_at: dict[Seat, datetime] = {}
        """Since when it is for a seat to act."""
        self._anybody_since: datetime | None = None
        """Since when any player is here: before that nobody waits for anybody."""

    def is_connected(self, seat: Seat) -> bool:
        return bool(self.channels.get(seat)) or seat in self._seats_elsewhere

    def seats(self) -> frozenset[Seat]:
        """Those whose players are here."""
        here = (seat for seat, group in self.channels.items() if seat is not None and group)
        return self._seats_elsewhere.union(here)

    def listeners(self) -> list[Channel]:
        return [channel for group in self.channels.values() for channel in group]

    def audience(self) -> Audience:
        """Who is on the channels of this process."""
        everybody = [channel.player_id for channel in self.listeners()]
        return Audience(frozenset(one for one in everybody if one is not None), everybody.count(None))

    def is_here(self, player_id: str) -> bool:
        """He looks on, from a seat or not."""
        return player_id in self.audience_elsewhere.players or player_id in self.audience().players

    def spectators(self, players: set[str]) -> tuple[int, set[str]]:
        """How many look on who are none of the players, and those of them who have a name."""
        here, there = self.channels.get(None, ()), self.audience_elsewhere.players - players
        named = {channel.player_id for channel in here if channel.player_id is not None}
        return len(here) + len(there) + self.audience_elsewhere.nameless, named | there

    def enter(self, channel: Channel, seat: Seat | None) -> None:
        self.channels.setdefault(seat, set()).add(channel)
        if seat is not None:
            self._anybody_since = self._anybody_since or self._now()

    def leave(self, channel: Channel) -> Seat | None:
        """The seat whose last channel this was, if it was any's."""
        for seat, group in self.channels.items():
            if channel in group:
                group.remove(channel)
                return None if seat is None or self.is_connected(seat) else self._record_loss(seat)
        return None

    def update_elsewhere(
        self, audience: Audience, seat_of: Callable[[str | None], Seat | None]
    ) -> list[Seat]:
        """Who is on the channels of other processes now: the seats whose players come by that, or go."""
        before = self.seats()
        self.audience_elsewhere = audience
        self._seats_elsewhere = frozenset(
            seat for one in audience.players if (seat := seat_of(one)) is not None
        )
        now = self.seats()
        for seat in before - now:
            self._record_loss(seat)
        if now:
            self._anybody_since = self._anybody_since or self._now()
        return sorted(before ^ now)

    def _record_loss(self, seat: Seat) -> Seat:
        self._lost_at[seat] = self._now()
        if not self.seats():
            self._anybody_since = None
        return seat

    def regroup(self, seat_of: Callable[[str | None], Seat | None]) -> None:
        """Seats have changed hands."""
        self.update_elsewhere(self.audience_elsewhere, seat_of)
        everybody = self.listeners()
        self.channels = {}
        for channel in everybody:
            self.enter(channel, seat_of(channel.player_id))

    def mark_asked(self, before: Iterable[Seat], now: Iterable[Seat]) -> None:
        """Whoever was not asked before is asked from now on."""
        at = self._now()
        self._asked_at = {
            seat: self._asked_at.get(seat, self._counting_since) if seat in before else at for seat in now
        }

    def restart(self) -> None:
        self._counting_since = self._now()

    def lost_at(self, seat: Seat) -> datetime | None:
        """When its last channel was lost, as far as this process knows."""
        return self._lost_at.get(seat)

    def asked_since(self, seat: Seat) -> datetime:
        """Since when this seat is asked and has done nothing."""
        return max(self._asked_at.get(seat, self._counting_since), self._counting_since)

    def missed_since(self, seat: Seat) -> datetime | None:
        """Since when others wait for this seat, if it is asked; None: it is here, or nobody else is."""
        if self.is_connected(seat) or self._anybody_since is None:
            return None
        lost = self._lost_at.get(seat, self._counting_since)
        return max(lost, self.asked_since(seat), self._anybody_since)
