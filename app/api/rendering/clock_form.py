"""The clock in the form of a new table: the game's presets, custom values, or no clock."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from app.api.i18n.match_text import clock_text
from app.api.i18n.translations import texts
from app.engine.contract import AnyGame
from app.engine.types import TimeControlPreset
from app.errors import BadRequest
from app.table.clock.time_control import Days, TimeControl, clock_of_preset

NONE = "none"
PRESETS = ("relaxed", "quick", "days")
CUSTOM_FIELDS = {"own-decision": ("seconds",), "own-bank": ("minutes", "increment"), "own-days": ("days",)}
"""The fields of each kind of clock with custom values."""


class Range(Struct, frozen=True):
    """The limits of a field, and its default."""

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
    """Return the values that the fields show at first."""
    return {name: one.usual for name, one in RANGES.items()}


class ChosenClock(Struct, frozen=True):
    """The chosen kind of clock, and the values in its fields."""

    name: str = NONE
    values: Mapping[str, int] = field(default_factory=usual_values)

    def clock(self, game: AnyGame) -> TimeControl | None:
        """Return the clock; None for none. Raises BadRequest for values out of their range."""
        if self.name == NONE:
            return None
        if self.name in PRESETS:
            return clock_of_preset(getattr(game.time_control_presets, self.name))
        for name in CUSTOM_FIELDS[self.name]:
            limits = RANGES[name]
            if not limits.least <= self.values[name] <= limits.most:
                raise BadRequest("clock-range", least=limits.least, most=limits.most, name=name)
        values = {name: self.values[name] for name in CUSTOM_FIELDS[self.name]}
        delay = game.time_control_presets is not None and game.time_control_presets.relaxed.delay
        return clock_of_preset(TimeControlPreset(**values, delay=delay, durations=()))


def usual_clock(game: AnyGame) -> ChosenClock:
    """Return the clock that the form suggests for a game."""
    return ChosenClock("relaxed" if game.time_control_presets else NONE)


def read_clock(game: AnyGame, form: Mapping[str, Any]) -> ChosenClock:
    """Return the submitted clock. Raises KeyError and ValueError for values that the form did not offer."""
    name = str(form.get("clock", NONE))
    if name not in (NONE, *(PRESETS if game.time_control_presets else ()), *CUSTOM_FIELDS):
        raise ValueError(name)
    return ChosenClock(name, {one: int(form.get(one) or RANGES[one].usual) for one in RANGES})


class ClockChoice(Struct, frozen=True):
    """A clock to choose. `durations`: how long a match takes with it, by the number of seats."""

    name: str
    title: str
    says: str
    note: str | None = None
    durations: Mapping[int, str] = {}


def clock_choices(game: AnyGame, lang: str) -> list[ClockChoice]:
    """Return the presets of a game, and the choice of no clock."""
    presets = [
        (name, getattr(game.time_control_presets, name)) for name in PRESETS if game.time_control_presets
    ]
    none = ClockChoice(
        NONE,
        texts.say(lang, "clock-none"),
        texts.say(lang, "clock-as-long"),
        texts.say(lang, "clock-none-help"),
    )
    return [*(_clock_choice(game, lang, name, pace) for name, pace in presets), none]


def _clock_choice(game: AnyGame, lang: str, name: str, preset: TimeControlPreset) -> ClockChoice:
    clock = clock_of_preset(preset)
    lasts = "clock-weeks" if isinstance(clock, Days) else "clock-about"
    yes_no = texts.say(lang, "clock-yes-no", seconds=preset.yes_no) if preset.yes_no else None
    return ClockChoice(
        name,
        texts.say(lang, {"days": "clock-days-name"}.get(name, f"clock-{name}")),
        clock_text(lang, clock),
        texts.say(lang, "clock-days-help") if isinstance(clock, Days) else yes_no,
        {game.min_seats + n: texts.say(lang, lasts, count=count) for n, count in enumerate(preset.durations)},
    )
