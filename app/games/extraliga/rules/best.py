"""The best line-up that satisfies `done`, for the action `auto` (EX-5.10). The search is exact.

Without cards in force, the chemistry of a trio does not depend on which player has which place, and the
number of position points is the number that its players can fill. So the search compares sets of players,
by the value that strength.py gives each of them on each place, and arranges only the sets that may win.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from app.games.extraliga.data import ATTACK, DEFENCE, cards, goalkeepers
from app.games.extraliga.model import EMPTY, GOAL, SLOTS, Bonus, CardId, Editor, Lineup, Slot
from app.games.extraliga.rules.lineup import LEGENDS
from app.games.extraliga.rules.strength import LAYOUT, Spots, in_force

FILLED = 16  # One more filled slot outweighs any strength, which is at most 12.
LAST = "~"  # An empty slot sorts after every card id (EX-5.10).
SKATERS = {ATTACK: (0, 1, 2), DEFENCE: (3, 4)}


class _Question(NamedTuple):
    """The facts on which the answer depends."""

    cards: tuple[CardId, ...]
    before: tuple[CardId, ...] = ()
    kept: Lineup = EMPTY  # excluded players on their places
    excluded: tuple[Slot, ...] = ()
    lo: int = 0
    hi: int = len(SLOTS)


class _Trio(NamedTuple):
    """The players of one trio as bits, with those who are kept. `face_up` leaves out a substitute."""

    weight: int  # filled slots first, then strength; both add up over the two trios
    value: int
    members: int
    face_up: int
    skaters: tuple[CardId, ...]
    goal: CardId | None = None


class _Level(NamedTuple):
    """The pairs of disjoint trios with the best key found so far (EX-5.10)."""

    key: tuple[int, int, int] = (-1, 0, 0)  # filled slots and A + D, A, cards with a bonus
    pairs: tuple[tuple[_Trio, _Trio], ...] = ()


def best_lineup(editor: Editor) -> Lineup:
    """Return the best line-up by EX-5.10.

    The order is: filled slots, A + D, A, cards with a bonus, then the smallest ids in the order of slots."""
    kept = tuple(
        card if slot in editor.excluded else None for slot, card in zip(SLOTS, editor.lineup, strict=True)
    )
    question = _Question(editor.cards, editor.before, kept, editor.excluded, editor.lo, editor.hi)
    return _searched(question).answer


def best_six(some: tuple[CardId, ...]) -> Lineup:
    """Return the best line-up of these cards without any demand, for the hints of the draft."""
    return _searched(_Question(tuple(sorted(some)))).answer


def best_with(some: tuple[CardId, ...], card: CardId) -> Lineup:
    """Return the best line-up of these cards and one more."""
    return _searched(_Question(tuple(sorted(some)))).joined_by(card)


class _Box(NamedTuple):
    """All player cards, each with its bit, so that sets of players are numbers."""

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
    """The values that strength.py gives a player in a trio, without cards in force."""

    bit: int
    mates: int  # the players of the trio with whom it has chemistry; goalkeepers on G and all others before G
    posts: int  # the places of skaters on which it has a position point, a bit each
    point: int  # the points on its own place


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
    posts = sum(1 << post for post in SKATERS[trio] if force.standing(card, post).point.value)
    return _Known(_box().bit[card], mates, posts, here.point.value)


class _Side(NamedTuple):
    """The constants of a trio: its free places, and the players that an exclusion keeps in it.

    An excluded player counts as present, because the exclusion is an effect in force (EX-5.10).
    """

    first: int
    room: int  # the free places of skaters, a bit each
    members: int
    hidden: int  # a substitute on G
    points: int
    mates: tuple[int, ...]


def _side(trio: str, free: tuple[int, ...], kept: Spots) -> _Side:
    first = LAYOUT[trio][0]
    stay = [(_known(card, place), place, card) for place, card in enumerate(kept, first) if card is not None]
    return _Side(
        first,
        sum(1 << place for place in free),
        sum(one.bit for one, _, _ in stay),
        sum(one.bit for one, place, card in stay if place == GOAL and card not in goalkeepers()),
        sum(one.point for one, _, _ in stay),
        tuple(one.mates for one, _, _ in stay),
    )


class _Search:
    """One search: the free players, the trios that they make, and the demands on the answer."""

    def __init__(self, question: _Question) -> None:
        self.question = question
        self.owns = not goalkeepers().isdisjoint(question.cards)
        self.players = [card for card in question.cards if card not in question.kept]
        self.skaters = [card for card in self.players if card not in goalkeepers()]
        self.fresh = _box().bits(card for card in self.players if card not in question.before)
        self.front = self._free(SKATERS[ATTACK])
        self.rear = self._free(SKATERS[DEFENCE])
        self.attack = _side(ATTACK, self.front, question.kept[:3])
        self.defence = _side(DEFENCE, self.rear, question.kept[3:])
        self._look(whole=True)
        if not self.level.pairs:
            self._look(whole=False)
        self.answer = self._first_of(self.level)

    def _look(self, whole: bool) -> None:
        """Search the trios. `whole` means with every slot filled, which is best where it is possible."""
        self.whole = whole
        goals = tuple(self._goals())
        self.attacks = _sorted(_trio(self.attack, some, None) for some in self._choices(self.front))
        self.defences = _sorted(
            _trio(self.defence, some, goal)
            for some in self._choices(self.rear)
            for goal in goals
            if goal not in some
        )
        self.level = self._best(self.attacks, self.defences, _Level())

    def joined_by(self, card: CardId) -> Lineup:
        """Return the answer with one more card: the same as before, unless a line-up with the card is better.

        The first goalkeeper changes who may stand on G (EX-4.8), and so the whole search.
        """
        keeper = card in goalkeepers()
        if not self.whole or (keeper and not self.owns):
            return best_six((*self.question.cards, card))
        level = self.level
        if keeper:
            defences = [_trio(self.defence, some, card) for some in self._choices(self.rear)]
        else:
            attacks = [
                _trio(self.attack, (card, *some), None)
                for some in combinations(self.skaters, len(self.front) - 1)
            ]
            level = self._best(_sorted(attacks), self.defences, level)
            pairs = [(card, *some) for some in combinations(self.skaters, len(self.rear) - 1)]
            defences = [
                _trio(self.defence, some, goal)
                for some in pairs
                for goal in self._goals()
                if goal not in some
            ]
            if not self.owns:
                defences += [_trio(self.defence, some, card) for some in self._choices(self.rear)]
        return self._first_of(self._best(self.attacks, _sorted(defences), level))

    def _best(self, attacks: list[_Trio], defences: list[_Trio], level: _Level) -> _Level:
        """Return the best pairs of disjoint trios, with those of `level`."""
        best, pairs, having_bonus = level.key, list(level.pairs), _box().bonuses
        for attack in attacks:
            if not defences or attack.weight + defences[0].weight < best[0]:
                break
            for defence in defences:
                if attack.weight + defence.weight < best[0]:
                    break  # The trios are sorted, so no heavier one follows.
                if attack.members & defence.members:
                    continue
                bonuses = ((attack.face_up | defence.face_up) & having_bonus).bit_count()
                key = (attack.weight + defence.weight, attack.value, bonuses)
                if key < best or not self._lawful(attack, defence):
                    continue
                if key > best:
                    best, pairs = key, []
                pairs.append((attack, defence))
        return _Level(best, tuple(pairs))

    def _first_of(self, level: _Level) -> Lineup:
        """Return the line-up with the smallest ids among equal ones (EX-5.10)."""
        assert level.pairs, f"no line-up satisfies {self.question}"
        return min((self._arranged(*pair) for pair in level.pairs), key=_order)

    def _lawful(self, attack: _Trio, defence: _Trio) -> bool:
        """Return whether a pair of trios obeys EX-4.6 on legends and EX-5.3 on fresh players."""
        if ((attack.face_up | defence.face_up) & _box().legends).bit_count() > LEGENDS:
            return False
        fresh = ((attack.members | defence.members) & self.fresh).bit_count()
        return self.question.lo <= fresh <= self.question.hi

    def _free(self, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(place for place in places if SLOTS[place] not in self.question.excluded)

    def _goals(self) -> Iterator[CardId | None]:
        """Yield the players who may stand on G: EX-4.5, and EX-4.7 in a team without a goalkeeper."""
        if Slot.G in self.question.excluded:
            yield None
            return
        yield from (card for card in self.players if (card in goalkeepers()) == self.owns)
        if not self.whole:
            yield None

    def _choices(self, free: tuple[int, ...]) -> Iterator[tuple[CardId, ...]]:
        room = len(free)
        for size in range(room if self.whole else 0, room + 1):
            yield from combinations(self.skaters, size)

    def _arranged(self, attack: _Trio, defence: _Trio) -> Lineup:
        kept = self.question.kept
        return (
            *_arrangement(ATTACK, attack.skaters, None, self.front, kept[:3]),
            *_arrangement(DEFENCE, defence.skaters, defence.goal, self.rear, kept[3:]),
        )


_searched = lru_cache(maxsize=256)(_Search)


def _sorted(trios: Iterable[_Trio]) -> list[_Trio]:
    return sorted(trios, key=_weight, reverse=True)


def _weight(trio: _Trio) -> int:
    return trio.weight


@lru_cache(maxsize=32768)
def _trio(side: _Side, skaters: tuple[CardId, ...], goal: CardId | None) -> _Trio:
    """Return the trio of these players on its free places and of those who are kept."""
    members, hidden, value, posts, able = side.members, side.hidden, side.points, 0, 0
    mates = [*side.mates]
    for card in skaters:
        bit, partners, fits, _ = _known(card, side.first)
        members |= bit
        mates.append(partners)
        if fits & side.room:
            posts |= fits & side.room
            able += 1
    if goal is not None:
        bit, partners, _, point = _known(goal, GOAL)
        members |= bit
        mates.append(partners)
        value += point
        hidden |= 0 if goal in goalkeepers() else bit  # EX-4.7
    face_up = members ^ hidden
    value += min(posts.bit_count(), able)  # players who fit several places fit the same ones: D1 and D2
    value += sum([(partners & face_up).bit_count() for partners in mates]) // 2
    return _Trio(FILLED * len(mates) + value, value, members, face_up, skaters, goal)


@lru_cache(maxsize=4096)
def _arrangement(
    trio: str, skaters: tuple[CardId, ...], goal: CardId | None, free: tuple[int, ...], kept: Spots
) -> Spots:
    """Return the best way to put these players on the free places of a trio.

    All ways have the same chemistry, so the one with the most position points is best. Remaining places
    stay empty.
    """
    first = LAYOUT[trio][0]
    room: Spots = (*skaters, *(None,) * (len(free) - len(skaters)))
    ways = (_spots(first, order, goal, free, kept) for order in permutations(room))
    return min(ways, key=lambda spots: (-_points(first, spots), _order(spots)))


def _points(first: int, spots: Spots) -> int:
    """Return the position points of a trio whose first place has this number."""
    standing = in_force(()).standing
    return sum([standing(card, place).point.value for place, card in enumerate(spots, first)])


def _spots(first: int, order: Spots, goal: CardId | None, free: tuple[int, ...], kept: Spots) -> Spots:
    spots = list(kept)
    for place, card in zip(free, order, strict=True):
        spots[place - first] = card
    if goal is not None:
        spots[GOAL - first] = goal
    return tuple(spots)


def _order(spots: Spots) -> tuple[str, ...]:
    return tuple(LAST if card is None else card for card in spots)
