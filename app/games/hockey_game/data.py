"""What lies in the box: loaded from `data/*.yaml`, typed and checked, once.

Every record keeps its `source`: "seed" is printed in the rulebook, "house" is our own value
and must not be shown as an original one.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from app.engine.sheets import sheet
from app.games.hockey_game.model import Attr, CardId, FieldId, LineId, Move, TeamId

FILES = ("rink", "moves", "teams", "heroes", "bonus_cards", "special_cards", "referee_cards", "manifest")


class Bonus(Struct, frozen=True):
    """A bonus card; `attr` "any" fits every move, `symbol` is the referee's whistle."""

    id: CardId
    team: TeamId
    attr: Literal["any", "speed", "strength", "pass", "shot"]
    value: int
    symbol: bool

    def fits(self, move: Move) -> bool:
        return self.attr in ("any", move)


class Hero(Struct, frozen=True):
    id: CardId
    team: TeamId
    gives: dict[Attr, int]


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """What a special card does, exactly one key each (HG-8.2)."""

    dice_extra: int = 0
    dice_fixed: int = 0
    opponent_ignores: Attr | None = None
    count_twice: Attr | None = None
    opponent_field_bonus_off: int = 0
    opponent_heroes_off: int = 0
    add_attribute: Attr | None = None
    heroes_limit: int = 1
    free_lines_plus: int = 0
    draw: int = 0
    opponent_bonus_limit: int = 0
    symbols_free: int = 0
    win_restart_centre: int = 0
    injury: int = 0


class Special(Struct, frozen=True):
    """A special card; the eight injuries are specials too (HG-8.3)."""

    id: CardId
    team: TeamId
    type: Literal["special", "injury"]
    role: Literal["attack", "defend", "any"]
    moves: tuple[Move, ...]
    effect: Effect


class Whistle(Struct, frozen=True, forbid_unknown_fields=True):
    """What a referee card does, exactly one key each (HG-9.6)."""

    mod: int = 0
    injury: int = 0
    misconduct: int = 0
    heroes_off_both: int = 0
    none: int = 0


class Team(Struct, frozen=True):
    id: TeamId
    attributes: dict[Attr, int]


class FieldBonus(Struct, frozen=True):
    attr: Attr
    value: int


class Field(Struct, frozen=True):
    """One of the thirteen; `x` grows to the East, `line` is the line it lies on."""

    id: FieldId
    x: int
    zone: Literal["W", "NEUTRAL", "E"]
    line: LineId | None
    faceoff: bool
    bonus: FieldBonus | None
    no_defence: bool

    @property
    def crease(self) -> bool:
        return self.no_defence


class Line(Struct, frozen=True):
    id: LineId
    x: int
    counts: bool


class MoveRule(Struct, frozen=True):
    id: Move
    attr: Attr
    line_cost: int
    attacker_counts: tuple[Attr, ...]
    defender_counts: tuple[Attr, ...]


Card: TypeAlias = Bonus | Hero | Special


class Box(Struct, frozen=True):
    """Everything that is printed; the same for every match."""

    cards: dict[CardId, Card]
    bonus: dict[CardId, Bonus]
    heroes: dict[CardId, Hero]
    specials: dict[CardId, Special]
    whistles: dict[CardId, Whistle]
    """By referee card: `R-<kind>-<k>`, k from 1 (HG-12.1)."""
    teams: dict[TeamId, Team]
    decks: dict[TeamId, tuple[CardId, ...]]
    """The twenty cards of each team, sorted by id (HG-1.2)."""
    fields: dict[FieldId, Field]
    lines: tuple[Line, ...]
    """The three that count (HG-4.6), West to East."""
    rows: tuple[tuple[FieldId, ...], ...]
    neighbours: dict[FieldId, tuple[FieldId, ...]]
    moves: dict[Move, MoveRule]


@cache
def sheets() -> Mapping[str, Any]:
    """The data files as they are written, by name."""
    return {name: sheet("app.games.hockey_game", name) for name in FILES}


@cache
def box() -> Box:
    """The typed box. Raises ValueError when the files contradict each other or the manifest."""
    read = sheets()
    bonus = _by_id(read["bonus_cards"]["bonus_cards"], Bonus)
    heroes = _by_id(read["heroes"]["heroes"], Hero)
    special_sheet = read["special_cards"]
    specials = _by_id(special_sheet["special_cards"] + special_sheet["injury_cards"], Special)
    cards: dict[CardId, Card] = {**bonus, **heroes, **specials}
    teams = _by_id(read["teams"]["teams"], Team)
    rink = read["rink"]
    found = Box(
        cards=cards,
        bonus=bonus,
        heroes=heroes,
        specials=specials,
        whistles=_whistles(read["referee_cards"]["referee_cards"]),
        teams=teams,
        decks={
            team: tuple(sorted(id for id, card in cards.items() if card.team == team))
            for team in sorted(teams)
        },
        fields=_by_id(rink["fields"], Field),
        lines=tuple(line for line in _by_id(rink["lines"], Line).values() if line.counts),
        rows=tuple(tuple(row) for row in rink["speed_rows"].values()),
        neighbours={field: tuple(sorted(near)) for field, near in rink["strength_neighbours"].items()},
        moves=_by_id(read["moves"]["moves"], MoveRule),
    )
    _check(found, read["manifest"]["totals"])
    return found


def _by_id(records: list[dict[str, Any]], kind: type[Any]) -> dict[Any, Any]:
    return {record["id"]: msgspec.convert(record, kind) for record in records}


def _whistles(records: list[dict[str, Any]]) -> dict[CardId, Whistle]:
    turned = {
        f"R-{record['id']}-{number}": msgspec.convert(record["effect"], Whistle)
        for record in records
        for number in range(1, record["count"] + 1)
    }
    return dict(sorted(turned.items()))


def _check(found: Box, totals: Mapping[str, int]) -> None:
    """160 cards in eight decks of twenty (HG-1.2, HG-10.6), 18 referee cards, 13 fields.

    Ids are unique by construction, and with them every hero and special card (HG-8.5).
    """
    injuries = sum(card.type == "injury" for card in found.specials.values())
    counted = {
        "bonus": len(found.bonus),
        "hero": len(found.heroes),
        "special": len(found.specials) - injuries,
        "injury": injuries,
        "team_game_cards": len(found.cards),
        "referee": len(found.whistles),
        "fields": len(found.fields),
    }
    if counted != dict(totals):
        raise ValueError(f"the box holds {counted}, the manifest says {dict(totals)}")
    if short := [team for team, deck in found.decks.items() if len(deck) != 20]:
        raise ValueError(f"not twenty cards in the decks of {short}")
