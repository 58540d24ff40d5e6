"""EX-4 Team strength: positions, chemistry, and what the cards in force change. Computed, never chosen."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from app.games.extraliga.data import (
    ATTACK,
    DEFENCE,
    Card,
    Chemistry,
    InPosition,
    Mod,
    NoPositionPoint,
    Op,
    cards,
    effect_card,
)
from app.games.extraliga.model import GOAL, PLACE, CardId, Effect, Lineup, Position, Slot

MAXIMUM = 6  # EX-4.9
Three: TypeAlias = tuple[int, int, int]

ATTACK_PLACES = (0, 1, 2)
DEFENCE_PLACES = (3, 4, 5)
ATTACK_PAIRS = ((0, 1), (1, 2), (0, 2))  # EX-4.2: the wings are neighbours too
DEFENCE_PAIRS = ((3, 4), (3, 5), (4, 5))  # EX-4.2: the goalkeeper with each defender; never across trios
FITS = (Position.LW, Position.C, Position.RW, Position.D, Position.D, Position.G)  # EX-4.1: D fits D1 and D2


class Modifier(NamedTuple):
    """What one card adds; 0 while its condition does not hold."""

    source: str
    value: int


class Trio(NamedTuple):
    """One strength, part by part: a reader can redo the sum."""

    total: int
    points: Three
    pairs: Three
    modifiers: tuple[Modifier, ...]

    @property
    def plain(self) -> Three:
        """Points, pairs, modifiers: the parts of EX-4.10."""
        return sum(self.points), sum(self.pairs), sum(modifier.value for modifier in self.modifiers)


class Strength(NamedTuple):
    attack: Trio
    defence: Trio

    @property
    def total(self) -> int:
        return self.attack.total + self.defence.total


def fits(card: Card, place: int) -> bool:
    """EX-4.1: the printed position is the slot's position."""
    return card.position is FITS[place]


def in_type(card: Card, place: int) -> bool:
    """EX-4.3 forwards are of one type; EX-4.4 a defender in attack, or a forward in defence, is out of it."""
    if place < 3:
        return card.is_forward
    return fits(card, place)


def is_substitute(card: Card, place: int) -> bool:
    """EX-4.7: any other card on G lies face down."""
    return place == GOAL and not card.is_goalkeeper


def linked(one: Card, other: Card) -> bool:
    """EX-4.2: the same club, or a legend."""
    return one.legend or other.legend or one.club == other.club


class _Lines:
    """A line-up under the cards in force: who counts as what."""

    def __init__(self, lineup: Lineup, excluded: tuple[Slot, ...], effects: tuple[Effect, ...]) -> None:
        self.effects = effects
        box = cards()
        self.players = [None if card is None else box[card] for card in lineup]
        for slot in excluded:
            self.players[PLACE[slot]] = None  # EX-8.1: his slot counts nothing
        self.anywhere = False  # all count as in position
        self.chosen: set[CardId] = set()  # these count as in position, wherever they stand
        self.pointless: set[int] = set()  # slots out of form
        self.chemistry: dict[str, str] = {}  # EX-4.11: the latest wins
        for effect, op in self.ops():
            self._read(effect, op)

    def ops(self) -> Iterator[tuple[Effect, Op]]:
        """EX-4.11: the event first, then trainer cards as played."""
        for effect in self.effects:
            for op in effect_card(effect.source).effects:
                yield effect, op

    def _read(self, effect: Effect, op: Op) -> None:
        if isinstance(op, InPosition):
            if op.who == "all":
                self.anywhere = True
            elif effect.card is not None:
                self.chosen.add(effect.card)
        elif isinstance(op, NoPositionPoint):
            self.pointless.update(PLACE[slot] for slot in op.slots)
        elif isinstance(op, Chemistry):
            self.chemistry.update(dict.fromkeys(op.trios, op.value))

    def in_position(self, place: int) -> bool:
        card = self.players[place]
        if card is None or is_substitute(card, place):
            return False
        return fits(card, place) or self.anywhere or card.id in self.chosen

    def point(self, place: int) -> int:
        if place in self.pointless:
            return 0  # EX-9.6
        card = self.players[place]
        if card is not None and is_substitute(card, place):
            return 1  # EX-4.7
        return int(self.in_position(place))

    def eligible(self, place: int, trio: str) -> bool:
        """May he have chemistry at all?"""
        card = self.players[place]
        if card is None or is_substitute(card, place):
            return False
        return in_type(card, place) or self.in_position(place) or self.chemistry.get(trio) == "full"

    def pair(self, one: int, other: int, trio: str) -> int:
        if self.chemistry.get(trio) == "none":
            return 0
        if not (self.eligible(one, trio) and self.eligible(other, trio)):
            return 0
        left, right = self.players[one], self.players[other]
        assert left is not None and right is not None
        return int(self.chemistry.get(trio) == "full" or linked(left, right))  # EX-8.4

    def modifiers(self, trio: str) -> tuple[Modifier, ...]:
        return tuple(
            Modifier(effect.source, self._value(op, trio))
            for effect, op in self.ops()
            if isinstance(op, Mod) and (op.attack if trio == ATTACK else op.defence)
        )

    def _value(self, op: Mod, trio: str) -> int:
        holds = all(self.in_position(PLACE[slot]) for slot in op.if_in_position)
        return (op.attack if trio == ATTACK else op.defence) if holds else 0

    def trio(self, trio: str) -> Trio:
        """EX-4.10, and the cap of EX-4.9 after everything else (EX-15.2)."""
        places, pairs = (ATTACK_PLACES, ATTACK_PAIRS) if trio == ATTACK else (DEFENCE_PLACES, DEFENCE_PAIRS)
        a, b, c = (self.point(place) for place in places)
        ab, bc, ac = (self.pair(one, other, trio) for one, other in pairs)
        modifiers = self.modifiers(trio)
        total = a + b + c + ab + bc + ac + sum(modifier.value for modifier in modifiers)
        return Trio(min(MAXIMUM, max(0, total)), (a, b, c), (ab, bc, ac), modifiers)


@lru_cache(maxsize=8192)
def strength(lineup: Lineup, excluded: tuple[Slot, ...] = (), effects: tuple[Effect, ...] = ()) -> Strength:
    """Attack and defence of a line-up, with every part of the sum (EX-4.10)."""
    lines = _Lines(lineup, excluded, effects)
    return Strength(lines.trio(ATTACK), lines.trio(DEFENCE))


def attack_of(left: CardId | None, centre: CardId | None, right: CardId | None) -> int:
    """The attack of a trio under no card: what EX-5.10 compares."""
    return _plain((left, centre, right), ATTACK_PLACES)


def defence_of(one: CardId | None, other: CardId | None, goal: CardId | None) -> int:
    """The defence of a trio under no card."""
    return _plain((one, other, goal), DEFENCE_PLACES)


def _plain(trio: tuple[CardId | None, ...], places: Three) -> int:
    """The same sum as `strength`, without the parts: a search asks for it thousands of times."""
    box = cards()
    total = 0
    able: list[Card] = []
    for card_id, place in zip(trio, places, strict=True):
        if card_id is None:
            continue
        card = box[card_id]
        total += fits(card, place) or is_substitute(card, place)
        if in_type(card, place):
            total += sum(linked(card, other) for other in able)
            able.append(card)
    return total
