"""The clock of a new table as a form: the paces of its game as tiles, values of one's own, and none."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from app.api.i18n.match_text import clock_words
from app.api.i18n.translations import texts
from app.engine.contract import AnyGame
from app.engine.types import TimeControlPreset
from app.errors import BadRequest
from app.table.clock.time_control import MINUTE, SECOND, Bank, Clock, Days, PerDecision

NONE = "none"
PRESETS = ("relaxed", "quick", "days")
OWN = {"own-decision": ("seconds",), "own-bank": ("minutes", "increment"), "own-days": ("days",)}
"""Values of one's own by the kind of clock, and the fields that say how much."""


class Range(Struct, frozen=True):
    least: int
    most: int
    usual: int


RANGES = {
    "seconds": Range(5, 600, 60),
    "minutes": Range(1, 120, 15),
    "increment": Range(0, 60, 10),
    "days": Range(1, 14, 2),
}


def usual_values() -> dict[str, int]:
    return {name: one.usual for name, one in RANGES.items()}


class ClockChosen(Struct, frozen=True):
    """What is marked in the form, and the values that stand there."""

    name: str = NONE
    values: Mapping[str, int] = field(default_factory=usual_values)

    def clock(self, game: AnyGame) -> Clock | None:
        """Raises BadRequest for values out of their range."""
        if self.name == NONE:
            return None
        if self.name in PRESETS:
            return clock_of_preset(getattr(game.time_control_presets, self.name))
        for name in OWN[self.name]:
            limits = RANGES[name]
            if not limits.least <= self.values[name] <= limits.most:
                raise BadRequest("clock-range", least=limits.least, most=limits.most, name=name)
        return clock_of_preset(
            TimeControlPreset(**{name: self.values[name] for name in OWN[self.name]}, durations=())
        )


def clock_of_preset(preset: TimeControlPreset) -> Clock:
    if preset.days:
        return Days(preset.days)
    if preset.minutes:
        return Bank(preset.minutes * MINUTE, preset.increment * SECOND)
    return PerDecision(preset.seconds * SECOND)


def usual_clock(game: AnyGame) -> ClockChosen:
    return ClockChosen("relaxed" if game.time_control_presets else NONE)


def read_clock(game: AnyGame, form: Mapping[str, Any]) -> ClockChosen:
    """What was sent. Raises KeyError and ValueError for what the form did not offer."""
    name = str(form.get("clock", NONE))
    if name not in (NONE, *(PRESETS if game.time_control_presets else ()), *OWN):
        raise ValueError(name)
    return ClockChosen(name, {one: int(form.get(one) or RANGES[one].usual) for one in RANGES})


class Tile(Struct, frozen=True):
    """One clock to choose: `lasting` says by the number of seats how long a match lasts with it."""

    name: str
    title: str
    says: str
    short: str | None = None
    lasting: Mapping[int, str] = {}


def tiles(game: AnyGame, lang: str) -> list[Tile]:
    """The clocks that suit a game, and none."""
    presets = [
        (name, getattr(game.time_control_presets, name)) for name in PRESETS if game.time_control_presets
    ]
    none = Tile(
        NONE,
        texts.say(lang, "clock-none"),
        texts.say(lang, "clock-as-long"),
        texts.say(lang, "clock-none-help"),
    )
    return [*(_tile(game, lang, name, pace) for name, pace in presets), none]


def _tile(game: AnyGame, lang: str, name: str, preset: TimeControlPreset) -> Tile:
    clock = clock_of_preset(preset)
    lasts = "clock-weeks" if isinstance(clock, Days) else "clock-about"
    yes_no = texts.say(lang, "clock-yes-no", seconds=preset.yes_no) if preset.yes_no else None
    return Tile(
        name,
        texts.say(lang, {"days": "clock-days-name"}.get(name, f"clock-{name}")),
        clock_words(lang, clock),
        texts.say(lang, "clock-days-help") if isinstance(clock, Days) else yes_no,
        {game.min_seats + n: texts.say(lang, lasts, count=count) for n, count in enumerate(preset.durations)},
    )
