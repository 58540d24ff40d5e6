"""EX-4: team strength from positions, chemistry and the cards in force. It is computed, never chosen."""

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
    season_table,
)
from app.games.extraliga.model import GOAL, PLACE, SLOTS, CardId, CopyId, Effect, Lineup, Slot

MAXIMUM = season_table().max_strength  # EX-4.9
Spots: TypeAlias = tuple[CardId | None, ...]
"""The three places of a trio."""

ATTACK_PAIRS = ((0, 1), (1, 2), (0, 2))  # EX-4.2: the wings are neighbours too
DEFENCE_PAIRS = ((3, 4), (3, 5), (4, 5))  # EX-4.2: the goalkeeper with each defender; never across trios
LAYOUT = {ATTACK: (0, ATTACK_PAIRS), DEFENCE: (3, DEFENCE_PAIRS)}  # the first place and the pairs
FITS = tuple(season_table().slot_position[slot] for slot in SLOTS)  # EX-4.1: D fits D1 and D2


class Line(NamedTuple):
    """A point or a pair, and the clause that gives or denies it."""

    value: int
    clause: str


Lines: TypeAlias = tuple[Line, Line, Line]
LINKED, APART = Line(1, "EX-4.2"), Line(0, "EX-4.2")
FULL, OFF = Line(1, "EX-8.4"), Line(0, "EX-9.4")
EMPTY_SLOT = Line(0, "EX-5.9")


class Modifier(NamedTuple):
    """The amount that one card adds; 0 while its condition does not hold."""

    source: str
    value: int


class Trio(NamedTuple):
    """One strength, part by part, so that a reader can redo the sum.

    `capped` is the amount that EX-4.9 takes from it or adds.
    """

    total: int
    points: Lines
    pairs: Lines
    modifiers: tuple[Modifier, ...]
    capped: int

    @property
    def plain(self) -> tuple[int, int, int]:
        """The parts of EX-4.10: points, pairs, modifiers."""
        points, pairs, added = (
            sum(part.value for part in parts) for parts in (self.points, self.pairs, self.modifiers)
        )
        return points, pairs, added


class Sum(NamedTuple):
    """The points and pairs of a trio, at most 3 + 3, without modifiers."""

    points: Lines
    pairs: Lines
    total: int


class Strength(NamedTuple):
    attack: Trio
    defence: Trio

    @property
    def total(self) -> int:
        return self.attack.total + self.defence.total


def fits(card: Card, place: int) -> bool:
    """Return whether the printed position is the position of the slot (EX-4.1)."""
    return card.position is FITS[place]


def has_right_type(card: Card, place: int) -> bool:
    """Return whether the type fits: not a defender in attack or a forward in defence (EX-4.3, EX-4.4)."""
    if place < 3:
        return card.is_forward
    return fits(card, place)


def is_substitute(card: Card, place: int) -> bool:
    """Return whether the card lies face down on G, like any that is no goalkeeper (EX-4.7)."""
    return place == GOAL and not card.is_goalkeeper


def are_linked(one: "Card | Standing", other: "Card | Standing") -> bool:
    """Return whether two cards are of the same club, or one is a legend (EX-4.2)."""
    return one.legend or other.legend or one.club == other.club


class Standing(NamedTuple):
    """A player on a place, under the cards in force."""

    club: str | None = None
    legend: bool = False
    in_position: bool = False
    point: Line = EMPTY_SLOT
    denied: Line | None = EMPTY_SLOT  # why the player has no chemistry; None if there may be some


NOBODY = Standing()


class InForce:
    """The effects of the cards in force for a team, read once."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.anywhere = False  # Whether all players count as in position.
        self.chosen: set[CardId] = set()  # The players that count as in position on every slot.
        self.pointless: set[int] = set()  # The places whose players are out of form.
        self.chemistry: dict[str, str] = {}  # The latest card counts (EX-4.11).
        self.mods: list[tuple[CopyId, Mod]] = []
        self._standings: dict[tuple[CardId | None, int], Standing] = {}
        for effect in effects:  # The event comes first, then trainer cards in the order of play (EX-4.11).
            for op in effect_card(effect.source).effects:
                self._read(effect, op)
        self.judging = tuple([effect for effect in effects if _changes_points(effect)])

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
        elif isinstance(op, Mod):
            self.mods.append((effect.source, op))

    def standing(self, card: CardId | None, place: int) -> Standing:
        known = self._standings.get((card, place))
        if known is None:
            known = NOBODY if card is None else self._judged(cards()[card], place)
            self._standings[card, place] = known
        return known

    def _judged(self, card: Card, place: int) -> Standing:
        trio = ATTACK if place < 3 else DEFENCE
        form = place not in self.pointless  # EX-9.6
        if is_substitute(card, place):
            point = Line(int(form), "EX-4.7" if form else "EX-9.6")
            return Standing(card.club, card.legend, point=point, denied=Line(0, "EX-4.7"))
        in_position = fits(card, place) or self.anywhere or card.id in self.chosen
        able = in_position or has_right_type(card, place) or self.chemistry.get(trio) == "full"
        point = self._point(card, place, in_position)
        return Standing(card.club, card.legend, in_position, point, None if able else point)

    def _point(self, card: Card, place: int, in_position: bool) -> Line:
        if not in_position:
            return Line(0, "EX-4.3" if has_right_type(card, place) else "EX-4.4")
        if place in self.pointless:
            return Line(0, "EX-9.6")
        return Line(1, "EX-4.1" if fits(card, place) else "EX-9.4")

    def pair(self, one: Standing, other: Standing, trio: str) -> Line:
        """Return whether two players of a trio have chemistry, and the clause."""
        denied = one.denied or other.denied
        if denied is not None:
            return denied
        rule = self.chemistry.get(trio)
        if rule is not None:
            return FULL if rule == "full" else OFF
        return LINKED if are_linked(one, other) else APART

    def modifiers(self, trio: str, counted: Lineup) -> tuple[Modifier, ...]:
        if not self.mods:
            return ()
        return tuple(
            Modifier(source, value if self._holds(mod, counted) else 0)
            for source, mod in self.mods
            if (value := mod.attack if trio == ATTACK else mod.defence)
        )

    def _holds(self, mod: Mod, counted: Lineup) -> bool:
        places = [PLACE[slot] for slot in mod.if_in_position]
        return all(self.standing(counted[place], place).in_position for place in places)


in_force = lru_cache(maxsize=1024)(InForce)


def _changes_points(effect: Effect) -> bool:
    """Return whether a card changes points or pairs, and not only what is added to them."""
    return any(
        isinstance(op, InPosition | NoPositionPoint | Chemistry) for op in effect_card(effect.source).effects
    )


@lru_cache(maxsize=32768)
def trio_sum(trio: str, spots: Spots, effects: tuple[Effect, ...] = ()) -> Sum:
    """Return the points and pairs of one trio. They are cached, because most moves leave a trio unchanged."""
    force = in_force(effects)
    first, pairs = LAYOUT[trio]
    three = [force.standing(card, place) for place, card in enumerate(spots, first)]
    a, b, c = [one.point for one in three]
    ab, bc, ac = [force.pair(three[one - first], three[other - first], trio) for one, other in pairs]
    return Sum((a, b, c), (ab, bc, ac), a.value + b.value + c.value + ab.value + bc.value + ac.value)


@lru_cache(maxsize=8192)
def strength(lineup: Lineup, excluded: tuple[Slot, ...] = (), effects: tuple[Effect, ...] = ()) -> Strength:
    """Return attack and defence of a line-up, with every part of the sum (EX-4.10)."""
    counted = without_excluded(lineup, excluded)
    return Strength(_trio(ATTACK, counted, effects), _trio(DEFENCE, counted, effects))


def totals(
    lineup: Lineup, excluded: tuple[Slot, ...] = (), effects: tuple[Effect, ...] = ()
) -> tuple[int, int]:
    """Return attack and defence without their parts, because previews ask for dozens of line-ups at once."""
    if in_force(effects).mods:
        both = strength(lineup, excluded, effects)
        return both.attack.total, both.defence.total
    counted = without_excluded(lineup, excluded)
    return trio_sum(ATTACK, counted[:3], effects).total, trio_sum(DEFENCE, counted[3:], effects).total


def without_excluded(lineup: Lineup, excluded: tuple[Slot, ...]) -> Lineup:
    """Return the line-up without excluded players, whose slots count nothing (EX-8.1)."""
    if not excluded:
        return lineup
    return tuple(None if slot in excluded else card for slot, card in zip(SLOTS, lineup, strict=True))


def _trio(trio: str, counted: Lineup, effects: tuple[Effect, ...]) -> Trio:
    spots, force = counted[:3] if trio == ATTACK else counted[3:], in_force(effects)
    return trio_strength(trio, spots, force.judging, force.modifiers(trio, counted))


def trio_strength(
    trio: str, spots: Spots, effects: tuple[Effect, ...], modifiers: tuple[Modifier, ...]
) -> Trio:
    """Return the sum of EX-4.10, capped after everything else (EX-4.9, EX-15.2).

    `effects` are those that change points or pairs.
    """
    points, pairs, plain = trio_sum(trio, spots, effects)
    if modifiers:
        plain += sum([modifier.value for modifier in modifiers])
    total = min(MAXIMUM, max(0, plain))
    return Trio(total, points, pairs, modifiers, total - plain)
