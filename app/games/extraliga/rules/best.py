"""EX-5.10 The line-up of `auto`: the best that satisfies `done`, exactly.

Under no card the chemistry of a trio does not depend on who of it stands where, and of the position
points it can have as many as its players can fill. So the search compares sets of players, by what
strength.py says of each on each place, and arranges only those that may win.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from app.games.extraliga.data import ATTACK, DEFENCE, cards, goalkeepers
from app.games.extraliga.model import EMPTY, GOAL, SLOTS, Bonus, CardId, Editor, Lineup, Slot
from app.games.extraliga.rules.lineup import LEGENDS
from app.games.extraliga.rules.strength import LAYOUT, Spots, in_force, sum_of

FILLED = 16  # one more filled slot outweighs any strength (at most 12)
LAST = "~"  # EX-5.10: an empty slot sorts after every card id
SKATERS = {ATTACK: (0, 1, 2), DEFENCE: (3, 4)}


class _Question(NamedTuple):
    """What the answer depends on."""

    cards: tuple[CardId, ...]
    before: tuple[CardId, ...]
    kept: Lineup  # excluded players, where they stand
    excluded: tuple[Slot, ...]
    lo: int
    hi: int


class _Trio(NamedTuple):
    """The players of one trio, as bits, those who are kept among them; `face_up` leaves out a substitute."""

    weight: int  # filled slots first, then strength: both add up over the two trios
    value: int
    members: int
    face_up: int
    skaters: tuple[CardId, ...]
    goal: CardId | None = None


def best_lineup(editor: Editor) -> Lineup:
    """EX-5.10: filled slots, A + D, A, cards with a bonus, then the smallest ids in slot order."""
    kept = tuple(
        card if slot in editor.excluded else None for slot, card in zip(SLOTS, editor.lineup, strict=True)
    )
    return _best(_Question(editor.cards, editor.before, kept, editor.excluded, editor.lo, editor.hi))


def best_six(some: Iterable[CardId]) -> Lineup:
    """The best line-up of these cards, free of any demand: what the draft's hints compare."""
    return _best(_Question(tuple(sorted(some)), (), EMPTY, (), 0, len(SLOTS)))


@lru_cache(maxsize=4096)
def _best(question: _Question) -> Lineup:
    search = _Search(question)
    found = search.run(whole=True) or search.run(whole=False)
    assert found is not None, f"no line-up satisfies {question}"
    return found


class _Box(NamedTuple):
    """All player cards, a bit each: sets of players are numbers."""

    bit: dict[CardId, int]
    legends: int
    bonuses: int

    def bits(self, some: Iterable[CardId]) -> int:
        return sum(self.bit[card] for card in some)


@cache
def _box() -> _Box:
    bit = {card: 1 << number for number, card in enumerate(cards())}
    legends = sum(bit[card.id] for card in cards().values() if card.legend)
    bonuses = sum(bit[card.id] for card in cards().values() if card.bonus is not Bonus.NONE)
    return _Box(bit, legends, bonuses)


class _Known(NamedTuple):
    """What strength.py says of a player on a place, under no card in force."""

    point: int
    mates: int  # with whom of the trio he has chemistry, goalkeepers on G and all others before it


@cache
def _known(card: CardId, place: int) -> _Known:
    trio = ATTACK if place < LAYOUT[DEFENCE][0] else DEFENCE
    force, first = in_force(()), LAYOUT[trio][0]
    here = force.standing(card, place)
    mates = 0
    for other, bit in _box().bit.items():
        there = force.standing(other, GOAL if other in goalkeepers() else first)
        if other != card and force.pair(here, there, trio).value:
            mates |= bit
    return _Known(here.point.value, mates)


@cache
def _posts(card: CardId, trio: str) -> frozenset[int]:
    """Where among the skaters of this trio the player has a position point."""
    return frozenset(place for place in SKATERS[trio] if _known(card, place).point)


@cache
def _most_posts(posts: tuple[frozenset[int], ...], free: tuple[int, ...]) -> int:
    """The most position points that these players can have together on these places."""
    ways = permutations(free, len(posts))
    return max(sum(place in fits for place, fits in zip(way, posts, strict=True)) for way in ways)


class _Search:
    """One question: which players are free, and what its answer must obey."""

    def __init__(self, question: _Question) -> None:
        self.question = question
        self.players = [card for card in question.cards if card not in question.kept]
        self.skaters = [card for card in self.players if card not in goalkeepers()]
        self.fresh = _box().bits(card for card in self.players if card not in question.before)
        self.front = self._free(SKATERS[ATTACK])
        self.rear = self._free(SKATERS[DEFENCE])

    def run(self, whole: bool) -> Lineup | None:
        """The best pair of disjoint trios; `whole`: with every slot filled, which is best if possible."""
        attacks = sorted(self._attacks(whole), key=lambda trio: -trio.weight)
        defences = sorted(self._defences(whole), key=lambda trio: -trio.weight)
        best, having_bonus = (-1, 0, 0), _box().bonuses
        level: list[tuple[_Trio, _Trio]] = []
        for attack in attacks:
            if not defences or attack.weight + defences[0].weight < best[0]:
                break
            for defence in defences:
                if attack.weight + defence.weight < best[0]:
                    break  # sorted: nothing heavier follows
                if attack.members & defence.members:
                    continue
                bonuses = ((attack.face_up | defence.face_up) & having_bonus).bit_count()
                key = (attack.weight + defence.weight, attack.value, bonuses)
                if key < best or not self._lawful(attack, defence):
                    continue
                if key > best:
                    best, level = key, []
                level.append((attack, defence))
        return min((self._arranged(*pair) for pair in level), key=_order, default=None)

    def _lawful(self, attack: _Trio, defence: _Trio) -> bool:
        """EX-4.6, and the number of fresh players of EX-5.3."""
        if ((attack.face_up | defence.face_up) & _box().legends).bit_count() > LEGENDS:
            return False
        fresh = ((attack.members | defence.members) & self.fresh).bit_count()
        return self.question.lo <= fresh <= self.question.hi

    def _free(self, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(place for place in places if SLOTS[place] not in self.question.excluded)

    def _attacks(self, whole: bool) -> list[_Trio]:
        kept = self.question.kept[:3]
        choices = self._choices(len(self.front), whole)
        return [_trio(ATTACK, skaters, None, self.front, kept) for skaters in choices]

    def _defences(self, whole: bool) -> list[_Trio]:
        goals = tuple(self._goals(whole))
        pairs = self._choices(len(self.rear), whole)
        rear, kept = self.rear, self.question.kept[3:]
        return [
            _trio(DEFENCE, pair, goal, rear, kept) for pair in pairs for goal in goals if goal not in pair
        ]

    def _goals(self, whole: bool) -> Iterator[CardId | None]:
        """Who may stand on G: EX-4.5, and EX-4.7 in a team without goalkeeper."""
        if Slot.G in self.question.excluded:
            yield None
            return
        owns = not goalkeepers().isdisjoint(self.question.cards)
        yield from (card for card in self.players if (card in goalkeepers()) == owns)
        if not whole:
            yield None

    def _choices(self, room: int, whole: bool) -> Iterator[tuple[CardId, ...]]:
        for size in range(room if whole else 0, room + 1):
            yield from combinations(self.skaters, size)

    def _arranged(self, attack: _Trio, defence: _Trio) -> Lineup:
        kept = self.question.kept
        return (
            *_arrangement(ATTACK, attack.skaters, None, self.front, kept[:3]),
            *_arrangement(DEFENCE, defence.skaters, defence.goal, self.rear, kept[3:]),
        )


@lru_cache(maxsize=65536)
def _trio(
    trio: str, skaters: tuple[CardId, ...], goal: CardId | None, free: tuple[int, ...], kept: Spots
) -> _Trio:
    """These players on the free places of a trio beside those who are kept, wherever each stands.

    An excluded player counts as present: his exclusion is an effect in force (EX-5.10).
    """
    first, bit = LAYOUT[trio][0], _box().bit
    stay = [(card, place) for place, card in enumerate(kept, first) if card is not None]
    fixed = stay if goal is None else [*stay, (goal, GOAL)]
    everybody = [*fixed, *[(card, first) for card in skaters]]
    members = sum([bit[card] for card, _ in everybody])
    face_up = members
    for card, place in fixed:
        face_up ^= bit[card] if place == GOAL and card not in goalkeepers() else 0
    links = sum([(_known(card, place).mates & face_up).bit_count() for card, place in everybody]) // 2
    points = _most_posts(tuple([_posts(card, trio) for card in skaters]), free)
    value = links + points + sum([_known(card, place).point for card, place in fixed])
    return _Trio(FILLED * len(everybody) + value, value, members, face_up, skaters, goal)


@lru_cache(maxsize=16384)
def _arrangement(
    trio: str, skaters: tuple[CardId, ...], goal: CardId | None, free: tuple[int, ...], kept: Spots
) -> Spots:
    """The best way to put these players on the free places of a trio; places left over stay empty."""
    room: Spots = (*skaters, *(None,) * (len(free) - len(skaters)))
    ways = (_spots(trio, order, goal, free, kept) for order in permutations(room))
    return min(ways, key=lambda spots: (-sum_of(trio, spots).total, _order(spots)))


def _spots(trio: str, order: Spots, goal: CardId | None, free: tuple[int, ...], kept: Spots) -> Spots:
    first = LAYOUT[trio][0]
    spots = list(kept)
    for place, card in zip(free, order, strict=True):
        spots[place - first] = card
    if goal is not None:
        spots[GOAL - first] = goal
    return tuple(spots)


def _order(spots: Spots) -> tuple[str, ...]:
    return tuple(LAST if card is None else card for card in spots)
