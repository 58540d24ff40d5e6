"""The contents of the box, loaded once from `data/*.yaml`, typed and checked.

Every record keeps its `source`: "seed" is printed in the rulebook, "house" is our own value and must not be
shown as an original one.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from app.engine.kit.data_files import by_id, load_data
from app.engine.types import Seat
from app.games.hockey_game.model import Attr, CardId, FieldId, LineId, Move, TeamId

FILES = ("rink", "moves", "teams", "heroes", "bonus_cards", "special_cards", "referee_cards", "manifest")


class Bonus(Struct, frozen=True):
    """A bonus card. `attr` "any" fits every move; `symbol` is the referee's whistle."""

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
    """The effect of a special card. Exactly one field is set (HG-8.2)."""

    dice_extra: int = 0
    dice_fixed: int = 0
    opponent_ignores: Attr | None = None
    count_twice: Attr | None = None
    opponent_field_bonus_off: int = 0
    opponent_heroes_off: int = 0
    add_attribute: Attr | None = None
    heroes_limit: int = 0
    free_lines_plus: int = 0
    draw: int = 0
    opponent_bonus_limit: int = 0
    symbols_free: int = 0
    win_restart_centre: int = 0
    injury: int = 0


class Special(Struct, frozen=True):
    """A special card. The eight injuries are special cards too (HG-8.3)."""

    id: CardId
    team: TeamId
    type: Literal["special", "injury"]
    role: Literal["attack", "defend", "any"]
    moves: tuple[Move, ...]
    effect: Effect


class Whistle(Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of a referee card. Exactly one field is set (HG-9.6)."""

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
    """One of the thirteen fields. `x` grows to the East; `line` is the line that it lies on."""

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


class Zone(Struct, frozen=True):
    """A third of the rink. `defended_by_seat` is None for the neutral zone."""

    id: Literal["W", "NEUTRAL", "E"]
    from_line: LineId
    to_line: LineId
    defended_by_seat: Seat | None


class FaceoffRule(Struct, frozen=True):
    """The number of dice of a face-off, and the attributes that count (HG-3.3)."""

    dice: int
    counts: tuple[Attr, ...]


class Dice(Struct, frozen=True):
    """The dice: faces 1 to `sides`, and the number that counts in a turn (HG-5.3)."""

    sides: int
    per_roll: int


class TimeOutCards(Struct, frozen=True):
    min: int
    max: int


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules that no card has."""

    hand_limit: int  # HG-1.4
    opening_hand: int  # HG-1.4
    deck_size: int  # HG-10.6
    periods: int  # HG-2.1
    flips_per_period: int  # HG-2.4
    max_flips_per_period: int  # HG-9.4
    symbol_cards_per_turn: int  # HG-7.5
    heroes_counted_per_turn: int  # HG-7.10
    time_outs_per_game: int  # HG-11.1
    time_out_cards: TimeOutCards  # HG-11.1


class DraftRule(Struct, frozen=True):
    """The order in which a seat picks (HG-10.1), and the most referee symbols (HG-10.3)."""

    stages: tuple[str, ...]
    max_symbols: int


Card: TypeAlias = Bonus | Hero | Special


class Box(Struct, frozen=True):
    """Everything that is printed. It is the same for every match."""

    cards: dict[CardId, Card]
    bonus: dict[CardId, Bonus]
    heroes: dict[CardId, Hero]
    specials: dict[CardId, Special]
    whistles: dict[CardId, Whistle]
    """Referee cards by id, `R-<kind>-<k>` with k from 1 (HG-12.1)."""
    teams: dict[TeamId, Team]
    decks: dict[TeamId, tuple[CardId, ...]]
    """The twenty cards of each team, sorted by id (HG-1.2)."""
    fields: dict[FieldId, Field]
    lines: tuple[Line, ...]
    """The three lines that count, from West to East (HG-4.6)."""
    rows: tuple[tuple[FieldId, ...], ...]
    neighbours: dict[FieldId, tuple[FieldId, ...]]
    zones: dict[str, Zone]
    moves: dict[Move, MoveRule]
    faceoff: FaceoffRule
    dice: Dice
    constants: Constants
    draft: DraftRule


@cache
def sheets() -> Mapping[str, Any]:
    """Return the contents of the data files by name."""
    return {name: load_data("app.games.hockey_game", name) for name in FILES}


@cache
def box() -> Box:
    """Return the box.

    Raises:
        ValueError: The files contradict each other or the manifest.
    """
    read = sheets()
    cards = _cards(read)
    bonus, heroes, specials = (_only(cards, kind) for kind in (Bonus, Hero, Special))
    teams = by_id(read["teams"]["teams"], Team)
    rink, moves = read["rink"], read["moves"]
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
        fields=by_id(rink["fields"], Field),
        lines=tuple(line for line in by_id(rink["lines"], Line).values() if line.counts),
        rows=tuple(tuple(row) for row in rink["speed_rows"].values()),
        neighbours={field: tuple(sorted(near)) for field, near in rink["strength_neighbours"].items()},
        zones=by_id(rink["zones"], Zone),
        moves=by_id(moves["moves"], MoveRule),
        faceoff=msgspec.convert(moves["faceoff"], FaceoffRule),
        dice=_dice(moves["dice"]),
        constants=_constants(moves["constants"]),
        draft=_draft(moves["draft"]),
    )
    _check(found, read["manifest"])
    return found


def _cards(read: Mapping[str, Any]) -> dict[CardId, Card]:
    special = read["special_cards"]
    return {
        **by_id(read["bonus_cards"]["bonus_cards"], Bonus),
        **by_id(read["heroes"]["heroes"], Hero),
        **by_id(special["special_cards"] + special["injury_cards"], Special),
    }


def _only(cards: Mapping[CardId, Card], kind: type[Any]) -> dict[CardId, Any]:
    return {id: card for id, card in cards.items() if isinstance(card, kind)}


def _constants(records: Mapping[str, Mapping[str, Any]]) -> Constants:
    """Return the constants. Each is a `value`, or a span from `min` to `max`."""
    return msgspec.convert({key: one.get("value", one) for key, one in records.items()}, Constants)


def _dice(records: list[dict[str, Any]]) -> Dice:
    (die,) = records
    return Dice(sides=len(die["faces"]), per_roll=die["per_roll"])


def _draft(record: Mapping[str, Any]) -> DraftRule:
    """Return the rules of the draft. The team card is picked before it, in its own phase (HG-10.1)."""
    order = [(one["stage"], one["picks"]) for one in record["order"] if one["stage"] != "team"]
    return DraftRule(
        stages=tuple(stage for stage, picks in order for _ in range(picks)), max_symbols=record["max_symbols"]
    )


def _whistles(records: list[dict[str, Any]]) -> dict[CardId, Whistle]:
    turned = {
        f"R-{record['id']}-{number}": msgspec.convert(record["effect"], Whistle)
        for record in records
        for number in range(1, record["count"] + 1)
    }
    return dict(sorted(turned.items()))


def kind(card: Card) -> str:
    """Return the kind of a card in a deck: hero, special, injury or bonus (HG-10.1, HG-10.6)."""
    match card:
        case Hero():
            return "hero"
        case Special():
            return card.type
        case Bonus():
            return "bonus"


def _check(found: Box, manifest: Mapping[str, Any]) -> None:
    """Check the numbers: 160 cards in eight decks of twenty (HG-1.2, HG-10.6), 18 referee cards, 13 fields.

    Ids are unique by construction, and so is every hero and special card (HG-8.5).
    """
    counted = {
        **Counter(kind(card) for card in found.cards.values()),
        "team_game_cards": len(found.cards),
        "referee": len(found.whistles),
        "fields": len(found.fields),
    }
    if counted != manifest["totals"]:
        raise ValueError(f"the box holds {counted}, the manifest says {manifest['totals']}")
    recipe = manifest["deck_recipe"]
    decks = {team: Counter(kind(found.cards[card]) for card in deck) for team, deck in found.decks.items()}
    decks["team"] = Counter({key: count for key, count in recipe.items() if key not in ("total", "source")})
    if wrong := [team for team, deck in decks.items() if deck != decks["team"]]:
        raise ValueError(f"not the cards of the recipe in the decks of {wrong}")
    if {len(found.draft.stages), *(deck.total() for deck in decks.values())} != {found.constants.deck_size}:
        raise ValueError(f"not {found.constants.deck_size} cards in every deck")
