"""Notifies players who are elsewhere: on another page of the site, or in another window."""

import asyncio
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

from app.db.match_status import MatchStatus
from app.table.cluster.message_bus import MessageBus, MessageKind, player_topic, visibility_topic
from app.table.wire.channel import SIGNED_OUT, Channel
from app.table.wire.frame import framed

COUNTED_EVERY_S = 10.0
"""How often the players of all processes are counted, in seconds."""


class Notification(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="call"):
    """Why a table wants a player, by its `kind`.

    `turn`; `begins`; `sat`: `name` has sat down; `rematch`: `name` proposes one at the table `match`;
    `prod`: `name` asks whether the player is still there; `pause`: `name` proposes one; `cup`: `name` wants
    to play the next cup, the tournament `match`; `deadline`: the player's time is nearly up, it lasts
    `until` then.

    `final`: the final of the tournament `name` begins, at the table `match`.
    `invite`: `name` wants another match, at the table `match`. `meet`: the set time `until` of their search
    `match` is near. `seek`: `name` is found as an opponent, in the
    call `match`. `starting`: the match begins when everybody
    has looked in.
    """

    kind: str
    match: str
    game: str
    title: str
    name: str | None = None
    until: str | None = None


class Withdrawal(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="over"):
    """The table no longer wants the player; with a `kind`, only that notification is withdrawn."""

    match: str
    kind: str | None = None


_decoder = msgspec.json.Decoder(Notification | Withdrawal)
REFRESH = framed(b'{"t":"calls"}')
"""Sent when the list of waiting tables may have changed, and to slow readers instead of notifications."""


class PageListener(Struct, eq=False):
    """A page of a player; if it shows the table `at`, it gets no notifications of that table."""

    channel: Channel
    at: str | None
    visible: bool = False
    """Whether the page is in front of the player."""


def ignore(player_id: str, news: Notification | Withdrawal) -> None:
    """Do nothing with a message."""


class Notifier:
    """All listening pages, by player. A notification reaches them at once, and is kept for nobody."""

    def __init__(self, bus: MessageBus | None = None) -> None:
        self._bus = bus or MessageBus()
        self._listeners: dict[str, set[PageListener]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_unseen: Callable[[str, Notification | Withdrawal], None] = ignore
        """Also called for a player who has no visible page, and for every withdrawal."""
        self._people, self._counted_at = 0, -COUNTED_EVERY_S

    async def listen(self, player_id: str, listener: PageListener) -> None:
        """Add a page of this player."""
        self._listeners.setdefault(player_id, set()).add(listener)
        await self._bus.subscribe(player_topic(player_id))

    def leave(self, player_id: str, listener: PageListener) -> None:
        """Remove a page of this player."""
        listeners = self._listeners[player_id]
        listeners.remove(listener)
        if not listeners:
            del self._listeners[player_id]
            self._bus.unsubscribe(player_topic(player_id))
        if not self._has_visible_page(player_id):
            self._bus.unsubscribe(visibility_topic(player_id))

    def people(self) -> int:
        """Return how many players have a page open at this process."""
        return len(self._listeners)

    async def set_visible(self, player_id: str, listener: PageListener, yes: bool) -> None:
        """Note whether this page is in front of the player."""
        listener.visible = yes
        if self._has_visible_page(player_id):
            await self._bus.subscribe(visibility_topic(player_id))
        else:
            self._bus.unsubscribe(visibility_topic(player_id))

    def invite_to_cup(self, cup: str, game: str, title: str, name: str, players: Iterable[str]) -> None:
        """Invite the players of the last cup to the next one."""
        for player_id in players:
            self.notify(player_id, Notification("cup", cup, game, title=title, name=name))

    def sign_out(self, player_id: str, token_id: str | None = None) -> None:
        """Close the player's pages, or those opened with this token: it is void."""
        for listener in list(self._listeners.get(player_id, ())):
            if token_id in (None, listener.channel.token_id):
                listener.channel.close(SIGNED_OUT)

    async def people_on_site(self) -> int:
        """Return how many players have a page of the site open, in any process."""
        now = asyncio.get_running_loop().time()
        if self._bus.shared and now >= self._counted_at + COUNTED_EVERY_S:
            self._counted_at = now
            self._people = await self._bus.topics(player_topic(""))
        return max(self._people, len(self._listeners))

    async def is_hidden(self, player_id: str) -> bool:
        """Return whether the player has pages of the site open, in any process, and none in front of them."""
        if self._has_visible_page(player_id):
            return False
        if player_id not in self._listeners and not await self._bus.has_subscribers(player_topic(player_id)):
            return False
        return not await self._bus.has_subscribers(visibility_topic(player_id))

    def _has_visible_page(self, player_id: str) -> bool:
        ears = self._listeners.get(player_id)
        return ears is not None and any(ear.visible for ear in ears)

    def notify(self, player_id: str, message: Notification | Withdrawal, pushes: bool = True) -> None:
        """Notify a player, on all their pages of all processes; without `pushes` on no device."""
        if player_id in self._listeners:
            self._deliver(player_id, message)
        if self._bus.shared:
            self._bus.publish(
                player_topic(player_id), MessageKind.CALLED, msgspec.json.encode(message).decode()
            )
        if pushes and (isinstance(message, Withdrawal) or not self._has_visible_page(player_id)):
            self._report_unseen(player_id, message)

    def refresh(self, player_id: str) -> None:
        """Let the player's pages of all processes fetch what waits for the player."""
        self.deliver(player_id, "")
        if self._bus.shared:
            self._bus.publish(player_topic(player_id), MessageKind.CALLED)

    def refresh_all(self) -> None:
        """Let all pages that listen to this process fetch what waits for their players."""
        for player_id in list(self._listeners):
            self.deliver(player_id, "")

    def deliver(self, player_id: str, said: str) -> None:
        """Deliver a message of another process, which knows whether the player has a visible page.

        Without a text, the pages fetch what waits for the player.
        """
        if said:
            self._deliver(player_id, _decoder.decode(said))
            return
        for listener in self._listeners.get(player_id, ()):
            listener.channel.put_change(REFRESH)

    def _deliver(self, player_id: str, news: Notification | Withdrawal) -> None:
        ears = [ear for ear in self._listeners.get(player_id, ()) if ear.at != news.match]
        if ears:
            frame = framed(msgspec.json.encode(news))
            for ear in ears:
                ear.channel.put_change(frame)

    def _report_unseen(self, player_id: str, news: Notification | Withdrawal) -> None:
        if isinstance(news, Withdrawal) or not self._bus.shared:
            self.on_unseen(player_id, news)
            return
        asking = asyncio.create_task(self._report_if_unseen_elsewhere(player_id, news))
        self._tasks.add(asking)
        asking.add_done_callback(self._tasks.discard)

    async def _report_if_unseen_elsewhere(self, player_id: str, news: Notification) -> None:
        if not await self._bus.has_subscribers(visibility_topic(player_id)):
            self.on_unseen(player_id, news)


class TableNotifier:
    """Notifies the players of one table."""

    def __init__(self, notifier: Notifier, match: str, game: str, title: str) -> None:
        self._notifier = notifier
        self._about = (match, game, title)
        self._turn, self._over = Notification("turn", match, game, title), Withdrawal(match)
        self._pause_over = Withdrawal(match, "pause")
        self._asked: set[str] = set()
        """The players whose turn it is."""

    def mark_notified(self, players: set[str]) -> None:
        """Note that these players were notified when it became their turn."""
        self._asked = players

    def notify_turn(self, players: set[str]) -> None:
        """Notify the players whose turn it has become; withdraw it for those whose turn it no longer is."""
        before, self._asked = self._asked, players
        for player_id in before - players:
            self._notifier.notify(player_id, self._over)
        for player_id in players - before:
            self._notifier.notify(player_id, self._turn)

    def notify_start(self, status: MatchStatus, asked: set[str], players: set[str]) -> None:
        """Notify the players that the match begins, with a turn of those who are `asked`, or that it begins
        when everybody has looked in.
        """
        self._asked = asked
        self._notify("turn", asked)
        self._notify("starting" if status is MatchStatus.STARTING else "begins", players - asked)

    def notify_arrival(self, name: str, players: Iterable[str]) -> None:
        """Notify the players that `name` has sat down."""
        self._notify("sat", players, name)

    def invite(self, match: str, name: str, players: Iterable[str]) -> None:
        """Invite the players to a rematch, at the table `match`."""
        for player_id in players:
            self._notifier.notify(player_id, Notification("rematch", match, *self._about[1:], name))

    def nudge(self, name: str, player_id: str) -> None:
        """Ask the player for `name` whether they are still there."""
        self._notify("prod", [player_id], name)

    def notify_pause_proposal(self, name: str, players: Iterable[str]) -> None:
        """Ask the players about the pause that `name` proposes."""
        self._notify("pause", players, name)

    def withdraw_pause_proposal(self, players: Iterable[str]) -> None:
        """Withdraw the question about a pause."""
        for player_id in players:
            self._notifier.notify(player_id, self._pause_over)

    def withdraw(self, players: Iterable[str]) -> None:
        """Withdraw all notifications of this table."""
        for player_id in players:
            self._notifier.notify(player_id, self._over)

    def remind_of_deadline(self, until: str, player_id: str) -> None:
        """Remind the player that their time is up at `until`."""
        self._notifier.notify(player_id, Notification("deadline", *self._about, until=until))

    def _notify(self, kind: str, players: Iterable[str], name: str | None = None) -> None:
        for player_id in players:
            self._notifier.notify(player_id, Notification(kind, *self._about, name))
