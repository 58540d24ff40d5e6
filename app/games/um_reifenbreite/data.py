"""The contents of the box, read once from `data/` and validated. The files name every source."""

from enum import StrEnum
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from app.engine.kit.data_files import by_id, load_data

Text = dict[str, str]
"""A name in every language: `en`, `cs`, `ru`."""


class Terrain(StrEnum):
    ASPHALT = "asphalt"
    COBBLES = "cobbles"
    UPHILL = "uphill"
    DOWNHILL = "downhill"


class Space(Struct, frozen=True):
    """One printed space. `p0`, `p1`: rear and front edge, in units from the start of the section (UR-1.2)."""

    id: str
    section: str
    lane: int
    seq: int
    p0: int
    p1: int
    terrain: Terrain
    number: int
    dot: bool
    bend: bool
    straight: tuple[str, ...]
    right: tuple[str, ...]
    left: tuple[str, ...]
    prev: tuple[str, ...]
    sides: tuple[str, ...]
    x: float
    y: float
    heading: float
    poly: str


class Section(Struct, frozen=True):
    id: str
    length: int
    next: tuple[str, ...]
    line: str | None = None


class Sprint(Struct, frozen=True):
    line: str
    points: tuple[int, ...]


class RaceCourse(Struct, frozen=True):
    id: str
    order: int
    name: Text
    start_section: str
    legs: tuple[str, ...]
    finish_line: str
    runout: tuple[str, ...]
    short: bool
    ranks: int
    sprints: tuple[Sprint, ...]


class EnergyKind(Struct, frozen=True):
    """A kind of energy card; `rider` is the digit of the only rider that may use it, None if green."""

    id: str
    rider: int | None
    value: int
    count: int
    no_uphill: bool


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of an action card; 0 means no effect."""

    photo: int = 0
    gain: int = 0
    lose: int = 0
    skip: int = 0
    reroll: int = 0
    extra_die: int = 0
    crash: int = 0
    plus: int = 0
    no_draft: int = 0


class ActionCard(Struct, frozen=True):
    id: str
    count: int
    effect: Effect
    text: Text
    pro_only: bool = False


class Jersey(Struct, frozen=True):
    """A colour, and the riders' numbers and the name of the team that wears it."""

    id: str
    riders: tuple[int, ...]
    name: Text


class Box(Struct, frozen=True):
    """All records of the data files, by id."""

    spaces: dict[str, Space]
    sections: dict[str, Section]
    races: dict[str, RaceCourse]
    kinds: dict[str, EnergyKind]
    cards: dict[str, ActionCard]
    jerseys: tuple[Jersey, ...]  # one for each team
    places: tuple[int, ...]
    jersey_points: int
    photo_numbers: tuple[int, ...]
    tour_bonus: tuple[int, ...]
    dice: int
    sides: int
    seven: int  # UR-5.2: the throw that draws an action card
    kept: int  # UR-3.4: the energy cards that a team keeps for a short race
    last_round: int  # UR-11.6


@cache
def raw(name: str) -> dict[str, Any]:
    """Return one file of `data/`, parsed."""
    loaded: dict[str, Any] = load_data("app.games.um_reifenbreite", name)
    return loaded


@cache
def box() -> Box:
    """Return the box. Raises ValueError naming what does not fit together."""
    scoring = raw("scoring")
    found = Box(
        spaces=by_id(raw("spaces")["spaces"], Space),
        sections=by_id(raw("sections")["sections"], Section),
        races=by_id(raw("races")["races"], RaceCourse),
        kinds=by_id(raw("energy_cards")["kinds"], EnergyKind),
        cards=by_id(raw("action_cards")["cards"], ActionCard),
        jerseys=tuple(msgspec.convert(j, Jersey) for j in raw("teams")["colours"]),
        places=tuple(scoring["places"]["points"]),
        jersey_points=scoring["jersey_per_round"]["points"],
        photo_numbers=tuple(scoring["photo_cards"]["numbers"]),
        tour_bonus=tuple(scoring["tour_final_bonus"]["points"]),
        dice=scoring["dice"]["count"],
        sides=max(scoring["dice"]["faces"]),
        seven=raw("action_cards")["drawn_at"]["throw"],
        kept=raw("energy_cards")["short_race"]["keep"],
        last_round=scoring["last_round"]["number"],
    )
    _check(found)
    return found


def _check(found: Box) -> None:
    if sum(k.count for k in found.kinds.values()) != raw("energy_cards")["per_team"]:
        raise ValueError("energy_cards.yaml: the counts do not add up to per_team")
    if sum(c.count for c in found.cards.values()) != raw("action_cards")["total"]:
        raise ValueError("action_cards.yaml: the counts do not add up to total")
    if any(number % 10 != i for one in found.jerseys for i, number in enumerate(one.riders, 1)):
        raise ValueError("teams.yaml: rider numbers must end in 1 to 4")
    for space in found.spaces.values():
        for other in (*space.straight, *space.right, *space.left, *space.prev, *space.sides):
            if other not in found.spaces:
                raise ValueError(f"spaces.json: {space.id} leads to {other}, which is no space")
    for race in found.races.values():
        road = (*race.legs, *race.runout)
        for leg, following in pairwise(road):
            if following not in found.sections[leg].next:
                raise ValueError(f"races.yaml: {race.id} goes from {leg} to {following}")
