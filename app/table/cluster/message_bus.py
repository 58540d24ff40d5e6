"""What the processes on one database tell each other: where something has changed, never what.

Who hears it reads the database, and tells those on his own channels by the same code as what happens here. A
message may therefore be lost, come twice or too late: it only shortens the wait until somebody looks anyway.
"""

from collections.abc import Callable
from enum import StrEnum


class MessageKind(StrEnum):
    """`MOVED`: an action, whose number comes with it; `CHANGED`: anything else of the match or its seats;
    `SAID`: a line of chat; `HERE`: who is on the match's channels at some process. Of a player `CALLED`,
    with the message for his pages. To `EVERYBODY` `SIGNED_OUT`, with the player whose sessions are void."""

    MOVED = "moved"
    CHANGED = "changed"
    SAID = "said"
    HERE = "here"
    CALLED = "called"
    SIGNED_OUT = "signed_out"


ALL_PROCESSES = "everybody"
"""The topic that every process follows."""


def ignore(*_: str) -> None:
    pass


def match_topic(match_id: str) -> str:
    """The topic of all that happens at a table."""
    return f"match:{match_id}"


def player_topic(player_id: str) -> str:
    """Of what a player is called for."""
    return f"player:{player_id}"


def visibility_topic(player_id: str) -> str:
    """Followed where one of his pages is in front of his eyes; nothing is ever told of it."""
    return f"looking:{player_id}"


class MessageBus:
    """Of a process that is alone: there is nobody to tell, and it costs nothing."""

    shared = False
    """Other processes may be there, whether they can be reached now or not."""

    def __init__(self) -> None:
        self.on_message: Callable[[str, str, str], None] = ignore
        """Called with topic, what and more of all that other processes tell about what we follow."""
        self.on_reconnect: Callable[[], None] = ignore
        """Called whenever the others can be heard again, at the start too."""

    @property
    def is_disconnected(self) -> bool:
        """They cannot be reached, or not all of them."""
        return False

    def publish(self, topic: str, kind: MessageKind, detail: str = "") -> None:
        """To all other processes that follow the topic: a match, or a player."""

    async def subscribe(self, topic: str) -> None:
        """From its end on everything is heard that is told of this topic."""

    def unsubscribe(self, topic: str) -> None:
        """Follow it no longer."""

    async def run(self) -> None:
        """For ever, where there is anybody to hear."""

    async def has_peers(self) -> bool:
        """Whether other processes are there now."""
        return False

    async def has_subscribers(self, topic: str) -> bool:
        """Whether another process follows it."""
        return False
