"""How long what happens is shown before the next question: the beats of a game, from its `data/beats.yaml`.

The page plays the events of an action at least that long, and the clock of the question that follows starts
when they are over. Both read the same table: the drawing gets it as `beats` of the components.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from app.engine.kit.data_files import load_data
from app.engine.types import Event, Seat

SECOND = 1000


class Weight(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The class of a beat and its time in seconds at the pace Normal.

    A decides the score, takes something from the viewer, or is the viewer's own dice: never shortened. B is
    another seat's stroke of luck, C the ordinary: both shrink to `floor` where time is short.
    """

    kind: Literal["A", "B", "C"]
    owed: float
    floor: float = 0


class Beat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The picture of some events. A beat has either `all`, or `mine` and `others`.

    It is the viewer's if one of the event's fields `by` is their seat. Of the events only those count whose
    fields have one of the values in `where`. `once` says that all of one action are one beat; `most` is the
    longest that a run of them by one seat takes, in seconds. `call` is the word over the board, and `sound`
    the sound, where the drawing has no picture of its own.
    """

    name: str
    events: tuple[str, ...]
    all: Weight | None = None
    mine: Weight | None = None
    others: Weight | None = None
    by: tuple[str, ...] = ("who",)
    where: dict[str, list[Any]] = {}
    once: bool = False
    most: float | None = None
    call: str | None = None
    sound: str | None = None

    def __post_init__(self) -> None:
        if (self.all is None) == (self.mine is None or self.others is None):
            raise ValueError(f"beat {self.name}: either `all`, or `mine` and `others`")

    def covers(self, event: Event) -> bool:
        """Return whether an event of one of these kinds is shown by this beat."""
        return not self.where or all(getattr(event, key) in known for key, known in self.where.items())


class BeatTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a `beats.yaml`. `quiet` lists the events that have no beat of their own."""

    beats: tuple[Beat, ...]
    quiet: tuple[str, ...]


Concerns = Callable[[Any, Event, Seat], bool]
"""(state before the action, event, seat) -> whether an event is the seat's though no field names it."""


class Beats:
    """The beats of a game. `concerns` knows more than the fields of the events."""

    def __init__(self, table: BeatTable, concerns: Concerns | None = None) -> None:
        self.table = table
        self.concerns = concerns
        self._by_event: dict[str, list[Beat]] = {}
        for beat in table.beats:
            for tag in beat.events:
                self._by_event.setdefault(tag, []).append(beat)

    def owed_ms(self, state: Any, events: Iterable[Event], seat: Seat) -> int:
        """Return how long these events of one action are shown to `seat` at the pace Normal, in ms."""
        seconds: dict[str, float] = {}
        for event in events:
            for beat in self._by_event.get(event.__struct_config__.tag, ()):  # type: ignore[arg-type]
                if beat.covers(event):
                    self._add(seconds, beat, self._weight(state, beat, event, seat).owed)
        return round(sum(seconds.values()) * SECOND)

    def _weight(self, state: Any, beat: Beat, event: Event, seat: Seat) -> Weight:
        if beat.all is not None:
            return beat.all
        assert beat.mine is not None and beat.others is not None
        named = any(getattr(event, field, None) == seat for field in beat.by)
        concerned = named or (self.concerns is not None and self.concerns(state, event, seat))
        return beat.mine if concerned else beat.others

    def _add(self, seconds: dict[str, float], beat: Beat, owed: float) -> None:
        total = max(owed, seconds.get(beat.name, 0)) if beat.once else seconds.get(beat.name, 0) + owed
        seconds[beat.name] = total if beat.most is None else min(total, beat.most)

    def components(self) -> list[dict[str, Any]]:
        """Return the beats as the drawing reads them."""
        found: list[dict[str, Any]] = msgspec.to_builtins(self.table.beats)
        return found


def load_beats(package: str, concerns: Concerns | None = None) -> Beats:
    """Return the beats of a game from its `data/beats.yaml`. Raises msgspec.ValidationError."""
    return Beats(msgspec.convert(load_data(package, "beats"), BeatTable), concerns)
