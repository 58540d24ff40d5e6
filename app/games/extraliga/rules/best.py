"""EX-5.10 The line-up of `auto`: the best that satisfies `done`, exactly.

Under no card a trio's strength does not depend on who of it stands where, but for the position
points, and of those a trio can have as many as it has different positions to fill. So the search
compares sets of players, and arranges only those that may win.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from app.games.extraliga.data import ATTACK, DEFENCE, cards, goalkeepers
from app.games.extraliga.model import GOAL, SLOTS, Bonus, CardId, Editor, Lineup, Slot
from app.games.extraliga.rules.lineup import LEGENDS, legends
from app.games.extraliga.rules.strength import FITS, Spots, linked, sum_of

FILLED = 16  # one more filled slot outweighs any strength (at most 12)
LAST = "~"  # EX-5.10: an empty slot sorts after every card id


class _Question(NamedTuple):
    """What the answer depends on."""

    cards: tuple[CardId, ...]
    before: tuple[CardId, ...]
    kept: Lineup  # excluded players, where they stand
    excluded: tuple[Slot, ...]
    lo: int
    hi: int


class _Trio(NamedTuple):
    """The players of one trio, as bits; `face_up` leaves out a substitute goalkeeper."""

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
    return _best(_Question(tuple(sorted(some)), (), (None,) * 6, (), 0, 6))


@lru_cache(maxsize=4096)
def _best(question: _Question) -> Lineup:
    search = _Search(question)
    found = search.run(whole=True) or search.run(whole=False)
    assert found is not None, f"no line-up satisfies {question}"
    return found


class _Box(NamedTuple):
    """All player cards, a bit each: sets of players are numbers."""

    bit: dict[CardId, int]
    mates: dict[CardId, int]  # with whom he has chemistry
    legends: int
    bonuses: int

    def bits(self, some: Iterable[CardId]) -> int:
        return sum(self.bit[card] for card in some)


@cache
def _box() -> _Box:
    bit = {card: 1 << number for number, card in enumerate(cards())}
    mates = {
        one.id: sum(bit[other.id] for other in cards().values() if other is not one and linked(one, other))
        for one in cards().values()
    }
    legends = sum(bit[card.id] for card in cards().values() if card.legend)
    bonuses = sum(bit[card.id] for card in cards().values() if card.bonus is not Bonus.NONE)
    return _Box(bit, mates, legends, bonuses)


class _Search:
    """One question: which players are free, and what its answer must obey."""

    def __init__(self, question: _Question) -> None:
        self.question = question
        self.players = [card for card in question.cards if card not in question.kept]
        self.skaters = [card for card in self.players if card not in goalkeepers()]
        self.fresh = _box().bits(card for card in self.players if card not in question.before)
        self.room = LEGENDS - legends(question.kept)
        self.front = self._free(range(3))
        self.rear = self._free((3, 4))

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
        if ((attack.face_up | defence.face_up) & _box().legends).bit_count() > self.room:
            return False
        fresh = ((attack.members | defence.members) & self.fresh).bit_count()
        return self.question.lo <= fresh <= self.question.hi

    def _free(self, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(place for place in places if SLOTS[place] not in self.question.excluded)

    def _attacks(self, whole: bool) -> list[_Trio]:
        return [_attack(members, self.front) for members in self._choices(len(self.front), whole)]

    def _defences(self, whole: bool) -> list[_Trio]:
        goals = tuple(self._goals(whole))
        pairs = self._choices(len(self.rear), whole)
        return [_defence(pair, goal) for pair in pairs for goal in goals if goal not in pair]

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
        spots = [
            *_arrangement(attack.skaters, None, self.front, 0),
            *_arrangement(defence.skaters, defence.goal, self.rear, 3),
        ]
        return tuple(here or there for here, there in zip(self.question.kept, spots, strict=True))


@lru_cache(maxsize=32768)
def _attack(members: tuple[CardId, ...], free: tuple[int, ...]) -> _Trio:
    """These players on the free slots of the attack, wherever each stands."""
    box = cards()
    forwards = [card for card in members if box[card].is_forward]
    posts = len({box[card].position for card in forwards}.intersection(FITS[place] for place in free))
    value = posts + _links(forwards)  # EX-8.1: an excluded player is in no pair
    bits = _box().bits(members)
    return _Trio(FILLED * len(members) + value, value, bits, bits, members)


@lru_cache(maxsize=32768)
def _defence(pair: tuple[CardId, ...], goal: CardId | None) -> _Trio:
    """These players in defence, and who stands on G."""
    box = cards()
    keeper = [] if goal is None or goal not in goalkeepers() else [goal]
    defenders = [card for card in pair if not box[card].is_forward]
    value = len(defenders) + (goal is not None) + _links([*defenders, *keeper])
    everybody = pair if goal is None else (*pair, goal)
    face_up = _box().bits((*pair, *keeper))
    return _Trio(FILLED * len(everybody) + value, value, _box().bits(everybody), face_up, pair, goal)


def _links(inside: list[CardId]) -> int:
    bit, mates = _box().bit, _box().mates
    return sum(bool(mates[one] & bit[other]) for one, other in combinations(inside, 2))


@lru_cache(maxsize=16384)
def _arrangement(
    skaters: tuple[CardId, ...], goal: CardId | None, free: tuple[int, ...], first: int
) -> Spots:
    """The best way to put these players on the free slots of a trio; slots left over stay empty."""
    trio = ATTACK if first == 0 else DEFENCE
    ways = (_spots(order, goal, free, first) for order in permutations(_filled_up(skaters, len(free))))
    return min(ways, key=lambda spots: (-sum_of(trio, spots).total, _order(spots)))


def _filled_up(skaters: tuple[CardId, ...], room: int) -> Spots:
    return (*skaters, *(None,) * (room - len(skaters)))


def _spots(order: Spots, goal: CardId | None, free: tuple[int, ...], first: int) -> Spots:
    spots: list[CardId | None] = [None, None, None]
    for place, card in zip(free, order, strict=True):
        spots[place - first] = card
    if first + 2 == GOAL and goal is not None:
        spots[2] = goal
    return tuple(spots)


def _order(spots: Spots) -> tuple[str, ...]:
    return tuple(LAST if card is None else card for card in spots)
