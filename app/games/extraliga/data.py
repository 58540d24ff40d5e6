"""The cards of the box, read once from `data/*.yaml` and checked.

Each record names its source: seed (printed in the rulebook), public, or house.
"""

from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, field

from app.engine.kit.data_files import by_id, load_data
from app.games.extraliga.model import Bonus, CardId, CopyId, Position, Slot

T = TypeVar("T")
Texts: TypeAlias = dict[str, str]
"""Texts by language: en, cs, ru."""

FORWARDS = frozenset({Position.LW, Position.C, Position.RW})
ATTACK = "attack"
DEFENCE = "defence"


class Card(Struct, frozen=True):
    """A hockey player. `seasons` and `titles` are None if no source prints them."""

    id: CardId
    name: str
    club: str | None
    position: Position
    legend: bool
    bonus: Bonus
    bonus_source: str
    seasons: int | None
    titles: int | None
    source: str
    side_source: str
    club_source: str | None = None
    ref: str | None = None

    @property
    def is_forward(self) -> bool:
        return self.position in FORWARDS

    @property
    def is_goalkeeper(self) -> bool:
        return self.position is Position.G


class Mod(Struct, frozen=True, tag_field="op", tag="mod"):
    attack: int = 0
    defence: int = 0
    if_in_position: tuple[Slot, ...] = ()


class Chemistry(Struct, frozen=True, tag_field="op", tag="chem"):
    trios: tuple[str, ...]
    value: str  # full or none


class InPosition(Struct, frozen=True, tag_field="op", tag="in_position"):
    who: str  # all, or choose_slot


class NoPositionPoint(Struct, frozen=True, tag_field="op", tag="no_position_point"):
    slots: tuple[Slot, ...]


class Swap(Struct, frozen=True, tag_field="op", tag="swap"):
    slots: tuple[Slot, Slot]


class Exclude(Struct, frozen=True, tag_field="op", tag="exclude"):
    slots: tuple[Slot, ...]
    choice: bool


class Remove(Struct, frozen=True, tag_field="op", tag="remove"):
    origin: str = field(name="from")  # lineup or bench


class Substitute(Struct, frozen=True, tag_field="op", tag="substitute"):
    min: int
    max: int


class Transfer(Struct, frozen=True, tag_field="op", tag="transfer"):
    pass


class ExtraBonus(Struct, frozen=True, tag_field="op", tag="extra_bonus"):
    kind: str  # reroll_own, reroll_own_all or reroll_opp


class DisableBonus(Struct, frozen=True, tag_field="op", tag="disable_bonus"):
    pass


class NoTrainers(Struct, frozen=True, tag_field="op", tag="no_trainers"):
    pass


Op: TypeAlias = (
    Mod
    | Chemistry
    | InPosition
    | NoPositionPoint
    | Swap
    | Exclude
    | Remove
    | Substitute
    | Transfer
    | ExtraBonus
    | DisableBonus
    | NoTrainers
)


class EffectCard(Struct, frozen=True):
    """An event or a trainer card, of which the box has `count` copies.

    EX-15.3 says which kind a printed card is of, where the rulebook does not.
    """

    id: str
    count: int
    source: str
    count_source: str
    name: Texts
    text: Texts
    effects: tuple[Op, ...]
    playable_without_match: bool = False

    @property
    def copies(self) -> tuple[CopyId, ...]:
        return tuple(f"{self.id}#{number}" for number in range(1, self.count + 1))


class Opponent(Struct, frozen=True):
    id: str
    club: str
    attack: int
    defence: int
    source: str


class Lot(Struct, frozen=True):
    """A fixture card: pairs of team letters by number of players, in printed order."""

    id: str
    source: str
    pairs: dict[int, tuple[tuple[str, str], ...]]


class BoxTable(Struct, frozen=True):
    """The contents of the box as counted by the rulebook."""

    hockey_players: int
    trainer_cards: int
    event_cards: int
    opponent_cards: int
    fixture_cards: int


class OpenDraftTable(Struct, frozen=True):
    """The constants of EX-2D."""

    rounds: int
    table: int
    pick_pattern: tuple[Literal["first", "second"], ...]


class PassDraftTable(Struct, frozen=True):
    """The constants of EX-3D, with a direction for each draft."""

    hand: int
    picks: int
    directions: tuple[Literal["left", "right"], ...]


class DraftTable(Struct, frozen=True):
    two_players: OpenDraftTable
    pass_draft: PassDraftTable


class HalvesTable(Struct, frozen=True):
    """The constants of EX-6, with `opponents` by number of players."""

    halves: int
    trainer_hand: int
    opponents: dict[int, int]


class PointsTable(Struct, frozen=True):
    """The constants of EX-10.7 and EX-10.8."""

    win: int
    overtime_win: int
    overtime_loss: int
    loss: int


class OvertimeTable(Struct, frozen=True):
    attempts: int


class EditorTable(Struct, frozen=True):
    places: int


class OptionsTable(Struct, frozen=True):
    """The options that fit each number of players."""

    extra_opponents: dict[int, int]
    playoff_seats: tuple[int, ...]


class SeasonTable(Struct, frozen=True):
    """The constants of `season.yaml`."""

    components: BoxTable
    die_sides: int
    team_letters: tuple[str, ...]
    slot_position: dict[Slot, Position]
    max_strength: int
    max_legends: int
    draft: DraftTable
    season: HalvesTable
    points: PointsTable
    overtime: OvertimeTable
    substitution_die: dict[int, int]
    editor: EditorTable
    options: OptionsTable


def document(name: str) -> Any:
    """Return the contents of a file of `data/`."""
    return load_data("app.games.extraliga", name)


def _table(name: str, key: str, kind: type[T]) -> dict[str, T]:
    return by_id(({"count_source": row.get("source"), **row} for row in document(name)[key]), kind)


@cache
def cards() -> dict[CardId, Card]:
    """Return the 110 hockey player cards by id, sorted."""
    return dict(sorted(_table("cards", "cards", Card).items()))


@cache
def goalkeepers() -> frozenset[CardId]:
    return frozenset(card.id for card in cards().values() if card.is_goalkeeper)


@cache
def legend_cards() -> frozenset[CardId]:
    return frozenset(card.id for card in cards().values() if card.legend)


@cache
def effect_cards() -> dict[str, EffectCard]:
    """Return the trainer cards and events by id."""
    return _table("trainers", "trainers", EffectCard) | _table("events", "events", EffectCard)


@cache
def effect_card(copy: CopyId) -> EffectCard:
    """Return the card of which this is a copy."""
    return effect_cards()[copy.partition("#")[0]]


@cache
def trainer_copies() -> tuple[CopyId, ...]:
    """Return the ids of all 18 trainer cards, sorted. They are dealt without replacement (EX-15.1)."""
    return _copies("TR-")


@cache
def event_copies() -> tuple[CopyId, ...]:
    """Return the ids of all 20 events, sorted."""
    return _copies("EV-")


def _copies(prefix: str) -> tuple[CopyId, ...]:
    every = (copy for card in effect_cards().values() for copy in card.copies)
    return tuple(sorted(copy for copy in every if copy.startswith(prefix)))


@cache
def opponents() -> dict[str, Opponent]:
    return dict(sorted(_table("opponents", "opponents", Opponent).items()))


@cache
def lots() -> dict[str, Lot]:
    return _table("fixtures", "fixtures", Lot)


@cache
def season_table() -> SeasonTable:
    return msgspec.convert(document("season"), SeasonTable)


@cache
def canonical_rank() -> dict[CardId, int]:
    """Return the order in which cards are shown to others: by position, then by id."""
    positions = list(Position)
    ordered = sorted(cards().values(), key=lambda card: (positions.index(card.position), card.id))
    return {card.id: rank for rank, card in enumerate(ordered)}


def in_order(some: tuple[CardId, ...] | list[CardId] | set[CardId]) -> tuple[CardId, ...]:
    """Return cards in canonical order, whatever order they came in."""
    return tuple(sorted(some, key=canonical_rank().__getitem__))
