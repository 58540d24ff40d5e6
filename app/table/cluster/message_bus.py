"""The messages between the processes on one database: they say where something has changed, never what.

A receiver reads the database, and shows its own viewers what it finds by the same code as its own changes. So
a message may be lost, come twice or late: it only shortens the wait until the next comparison.
"""

from collections.abc import Callable
from enum import StrEnum


class MessageKind(StrEnum):
    """The kind of a message.

    Of a match: `MOVED`, an action, with its number; `CHANGED`, anything else of the match or its seats,
    anything of a tournament, and any search for an opponent; `SAID`, a chat message; `HERE`, a viewer has
    come to its channels or left them. Of a player: `CALLED`, with the message for their pages.

    To all processes, with the player: `SIGNED_OUT`, their tokens are void, or the one that is named;
    `DEVICES`, they have added or removed a browser for push notifications; `SILENCED`, they want the chat of
    other people than before; `NAMED`, they have another name.
    """

    MOVED = "moved"
    CHANGED = "changed"
    SAID = "said"
    HERE = "here"
    CALLED = "called"
    SIGNED_OUT = "signed_out"
    DEVICES = "devices"
    SILENCED = "silenced"
    NAMED = "named"


ALL_PROCESSES = "everybody"
"""The topic to which every process subscribes."""
SEARCHES_TOPIC = "searches"
"""The topic of everything that changes a search for an opponent or a call."""


def ignore(*_: str) -> None:
    """Do nothing with a message."""


def match_topic(match_id: str) -> str:
    """Return the topic of everything that happens in a match."""
    return f"match:{match_id}"


def tournament_topic(tournament_id: str) -> str:
    """Return the topic of everything that changes in a tournament."""
    return f"tournament:{tournament_id}"


def player_topic(player_id: str) -> str:
    """Return the topic of a player's notifications."""
    return f"player:{player_id}"


def visibility_topic(player_id: str) -> str:
    """Return a topic with subscribers while the player has a page in front of them; nothing is published
    on it.
    """
    return f"looking:{player_id}"


class MessageBus:
    """The bus of a process that is alone: it has nobody to tell, and costs nothing."""

    shared = False
    """Whether other processes may exist, reachable or not."""

    def __init__(self) -> None:
        self.on_message: Callable[[str, str, str], None] = ignore
        """Called with topic, kind and detail of each message from another process on a topic of ours."""
        self.on_reconnect: Callable[[], None] = ignore
        """Called whenever the other processes can be heard again, at the start too."""

    @property
    def is_disconnected(self) -> bool:
        """Whether the other processes, or some of them, cannot be reached."""
        return False

    def publish(self, topic: str, kind: MessageKind, detail: str = "") -> None:
        """Send a message to all other processes that subscribe to the topic."""

    async def subscribe(self, topic: str) -> None:
        """Subscribe to the topic; when this returns, every later message is received."""

    def unsubscribe(self, topic: str) -> None:
        """End the subscription."""

    async def run(self) -> None:
        """Receive and send messages until cancelled; returns at once if there is nobody to hear."""

    async def has_peers(self) -> bool:
        """Return whether other processes are running."""
        return False

    async def topics(self, beginning: str) -> int:
        """Return how many topics that begin so have subscribers; 0 if that cannot be found out."""
        return 0

    async def has_subscribers(self, topic: str) -> bool:
        """Return whether another process subscribes to the topic."""
        return False
