"""Calls players who are elsewhere: on another page of the site, or in another window."""

from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

from app.table.channel import Channel
from app.table.frame import framed


class Call(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="call"):
    """Why a table wants a player: `turn`, `begins`, or `sat`: `name` has sat down."""

    kind: str
    match: str
    game: str
    title: str
    name: str | None = None


class Over(Struct, frozen=True, tag_field="t", tag="over"):
    """It is no longer his turn at this table."""

    match: str


LOOK_AGAIN = framed(b'{"t":"calls"}')
"""The list of tables that wait may have changed; also what a slow reader gets instead of his calls."""


class Ear(Struct, eq=False):
    """One page of a player, `at` the table that it shows and of which it need not be told."""

    channel: Channel
    at: str | None
    looking: bool = False
    """Whether the page is in front of his eyes."""


def nothing(player_id: str, news: Call | Over) -> None:
    pass


class Calls:
    """All pages that listen, by player. A call reaches them at once, and is kept for nobody."""

    def __init__(self) -> None:
        self._ears: dict[str, set[Ear]] = {}
        self.unseen: Callable[[str, Call | Over], None] = nothing
        """Called too for a player who looks at none of his pages; of what is over, always."""

    def listen(self, player_id: str, ear: Ear) -> None:
        self._ears.setdefault(player_id, set()).add(ear)

    def leave(self, player_id: str, ear: Ear) -> None:
        ears = self._ears[player_id]
        ears.remove(ear)
        if not ears:
            del self._ears[player_id]

    def tell(self, player_id: str, news: Call | Over) -> None:
        ears = self._ears.get(player_id, ())
        for ear in ears:
            if ear.at != news.match:
                ear.channel.put_change(framed(msgspec.json.encode(news)))
        if isinstance(news, Over) or not any(ear.looking for ear in ears):
            self.unseen(player_id, news)


class Bell:
    """One table's: it rings for those who sit there."""

    def __init__(self, calls: Calls, match: str, game: str, title: str) -> None:
        self._calls = calls
        self._about = (match, game, title)
        self._asked: set[str] = set()
        """Players whose turn it is."""

    def asked_already(self, players: set[str]) -> None:
        """They were called when it became their turn."""
        self._asked = players

    def ask(self, players: set[str]) -> None:
        """Whoever is asked from now on is called; whoever is not any more need not come."""
        before, self._asked = self._asked, players
        for player_id in before - players:
            self._calls.tell(player_id, Over(self._about[0]))
        self._ring("turn", players - before)

    def begin(self, asked: set[str], players: set[str]) -> None:
        """The match begins, with a turn of those who are `asked`."""
        self._asked = asked
        self._ring("turn", asked)
        self._ring("begins", players - asked)

    def say_who_came(self, name: str, players: Iterable[str]) -> None:
        self._ring("sat", players, name)

    def _ring(self, kind: str, players: Iterable[str], name: str | None = None) -> None:
        for player_id in players:
            self._calls.tell(player_id, Call(kind, *self._about, name))
