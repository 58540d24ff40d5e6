"""How the computer plays: one duel ahead, in goals.

A duel is worth what follows from winning it, times the chance, less what follows from losing it. The
chance is that of the dice against all hands that the opponent may hold. The prices were fitted on
matches of the computer against itself (docs/COMPUTERS.md); none of them is a rule.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import accumulate, combinations

from msgspec import Struct, structs

from app.engine.computer import Computer, Luck
from app.engine.contract import Seat
from app.games.hockey_game.actions import (
    Action,
    Declare,
    Draft,
    EndTurn,
    PlayBonus,
    PlayHero,
    PlaySpecial,
    RemoveHero,
    Restart,
    Roll,
    TimeOut,
    UseHeroes,
)
from app.games.hockey_game.data import Bonus, Card, Hero, box
from app.games.hockey_game.model import Attr, CardId, FieldId, Move, Phase, Round, Side, State, other
from app.games.hockey_game.objections import bonus_objections
from app.games.hockey_game.preview import falls, pips
from app.games.hockey_game.rules import rink, turns
from app.games.hockey_game.rules.value import tally

GOAL = 1.0
CARD = 0.07
"""A bonus card in the hand; free where the hand is filled again: after a lost duel, after a goal."""
SPECIAL = 0.1
HERO_POINT = 0.04
"""A point of a hero on the table, for a whole period."""
UNCLOGGED = 0.05
"""A hero on the table makes room in the hand for a card that can be spent."""
SAVED = 0.14
"""What the defender has of a shot that was saved in his zone."""
HANDS = 24
"""So many hands of the opponent are tried."""
SLIP = 0.3
"""How often a beginner does not think."""


def puck_worth(attacker: Seat, at: FieldId) -> float:
    """Goals that having the puck here is worth to the attacker, beyond what it is to the other."""
    field, ahead = rink.field(at), rink.in_attacking_zone(attacker, at)
    if field.crease:
        return 0.56 if ahead else 0.13
    if field.faceoff and field.zone != "NEUTRAL":
        return 0.67 if ahead else -0.02
    if field.zone != "NEUTRAL":
        return 0.59 if ahead else 0.24
    if field.line == rink.own_zone(attacker).from_line or field.line == rink.own_zone(attacker).to_line:
        return 0.20
    return 0.48 if rink.may_pass_into_zone(attacker, at) else 0.29


# --- what is at stake --------------------------------------------------------------------------


class Stake(Struct, frozen=True):
    """What the duel brings to a side that wins or loses it; `spent`: what a card laid costs who wins."""

    won: float
    lost: float
    spent: float

    def worth(self, chance: float, cards: int) -> float:
        return chance * (self.won - self.spent * cards) - (1 - chance) * self.lost


def stake(duel: Round, seat: Seat) -> Stake:
    attacker, defender = duel.attacker, duel.defender
    gained = GOAL if duel.to is None else puck_worth(attacker, duel.to)
    saved = duel.to is None and rink.in_attacking_zone(attacker, duel.source)
    lost = SAVED if saved else puck_worth(defender, duel.source)
    if seat == attacker:
        return Stake(gained, lost, 0.0 if duel.to is None else CARD)
    return Stake(lost, gained, CARD)


# --- chances -----------------------------------------------------------------------------------


class Foe(Struct, frozen=True):
    """What the opponent may still add to his sum: the chance that it is at most the index."""

    at_most: tuple[float, ...]

    def beaten(self, lead: int, attacks: bool) -> float:
        """The chance of a side that leads by so much before he has added anything."""
        most = lead - 1 if attacks else lead  # HG-6.1
        return 0.0 if most < 0 else self.at_most[min(most, len(self.at_most) - 1)]


ANNOUNCED = Foe((1.0,))
"""The attacker adds nothing more once he has ended his turn (HG-2.3)."""


class Foes:
    """What the defender may add to each move, over many hands that he may hold."""

    def __init__(self, side: Side, luck: Luck) -> None:
        unknown = sorted((*side.hand, *side.draw))
        self._hands = [luck.sample(unknown, len(side.hand)) for _ in range(HANDS)]
        self._known: dict[Move, Foe] = {}

    def at(self, move: Move) -> Foe:
        if move not in self._known:
            self._known[move] = self._against(move)
        return self._known[move]

    def _against(self, move: Move) -> Foe:
        thrown = pips(box().dice.per_roll)
        chances = [0.0] * (max(thrown) + 1)
        for hand in self._hands:
            cards = _best_sums(usable(hand, move))[-1]
            chances.extend([0.0] * (max(thrown) + cards + 1 - len(chances)))
            for dice, ways in thrown.items():
                chances[dice + cards] += ways
        every = sum(chances)
        return Foe(tuple(accumulate(chance / every for chance in chances)))


def facing(state: State, seat: Seat, luck: Luck) -> Callable[[Move], Foe]:
    """By move: who attacks faces the dice and cards to come, who defends an announced total."""
    if state.phase is not Phase.ATTACK_DECLARE and seat == state.duel.defender:
        return lambda move: ANNOUNCED
    return Foes(state.sides[other(seat)], luck).at


def usable(hand: Sequence[CardId], move: Move) -> tuple[Bonus, ...]:
    cards = (box().bonus[card] for card in hand if card in box().bonus)
    return tuple(card for card in cards if card.fits(move))


def _best_sums(cards: tuple[Bonus, ...]) -> list[int]:
    """The most that so many of these cards add, from none to all: one with the referee's symbol (HG-7.5)."""
    quiet = sorted((card.value for card in cards if not card.symbol), reverse=True)
    loud = max((card.value for card in cards if card.symbol), default=None)
    values = quiet if loud is None else sorted((*quiet, loud), reverse=True)
    return [sum(values[:count]) for count in range(len(values) + 1)]


# --- the duel as it stands ---------------------------------------------------------------------


class Duel:
    """One side of a running duel, and what its choices are worth."""

    def __init__(self, state: State, seat: Seat, facing: Foe) -> None:
        self.state, self.seat, self.facing = state, seat, facing
        self.turn = state.duel.turns[seat]
        self.attacks = seat == state.duel.attacker
        self.stake = stake(state.duel, seat)
        self.lead = tally(state, seat).total - tally(state, other(seat)).total

    def chance(self, more: int) -> float:
        return self.facing.beaten(self.lead + more, self.attacks)

    def worth(self) -> float:
        """With the own dice still to fall, or fallen, and then the best cards laid."""
        if self.turn.rolled:
            return self.with_cards(0)
        thrown = falls(self.turn)
        return sum(count * self.with_cards(dice) for dice, count in thrown.items()) / sum(thrown.values())

    def with_cards(self, more: int) -> float:
        """With so much more, and as many bonus cards as pay."""
        laid = len(self.turn.bonus)
        return max(
            self.stake.worth(self.chance(more + added), laid + count)
            for count, added in enumerate(_best_sums(self.layable()))
        )

    def layable(self) -> tuple[Bonus, ...]:
        """The bonus cards of the hand that this turn still takes."""
        if self.turn.hero_laid is not None:
            return ()  # HG-7.7
        cards = usable(self.state.sides[self.seat].hand, self.state.duel.move)
        if not self.turn.rolled:
            return cards
        return tuple(
            card for card in cards if next(bonus_objections(self.state, self.seat, card.id), None) is None
        )

    def best_set(self) -> tuple[Bonus, ...]:
        """The cards to lay, none if none pays: of equally good sets the one that leaves the most in hand."""
        laid, cards = len(self.turn.bonus), self.layable()
        sets = (
            chosen
            for count in range(len(cards) + 1)
            for chosen in combinations(cards, count)
            if sum(card.symbol for card in chosen) <= 1
        )
        return max(sets, key=lambda chosen: self._of(chosen, laid))

    def _of(self, chosen: tuple[Bonus, ...], laid: int) -> tuple[float, int, int]:
        added = sum(card.value for card in chosen)
        worth = self.stake.worth(self.chance(added), laid + len(chosen))
        return round(worth, 6), -len(chosen), -added


def kept_worth(state: State, seat: Seat, action: Action) -> float:
    """What a card laid is worth beyond this duel."""
    match action:
        case PlayHero(card=card):
            constants = box().constants
            left = max(0.0, 1 - state.flips / constants.flips_per_period)
            return UNCLOGGED + HERO_POINT * hero_points(card) * left
        case PlaySpecial(target=str() as target):
            return HERO_POINT * hero_points(target) - SPECIAL
        case PlaySpecial():
            return -SPECIAL
        case _:
            return 0.0


@cache
def hero_points(card: CardId) -> int:
    return sum(box().heroes[card].gives.values())


# --- decisions ---------------------------------------------------------------------------------


def normal(state: State, seat: Seat, offered: Sequence[Action], luck: Luck) -> Action:
    match state.phase:
        case Phase.ATTACK_DECLARE:
            return _declaration(state, seat, offered, luck)
        case Phase.ATTACK_PREPARE | Phase.DEFEND_PREPARE:
            return _preparation(state, seat, offered, luck)
        case Phase.ATTACK_CARDS | Phase.DEFEND_CARDS:
            return _cards(state, seat, offered, luck)
        case Phase.DRAFT:
            return max(offered, key=_draft_worth)
        case Phase.REFEREE_TARGET:
            return max(offered, key=_loss)
        case Phase.RESTART_CHOICE:
            return next(action for action in offered if _from_the_keeper(action))
        case _:
            return luck.choice(offered)


def easy(state: State, seat: Seat, offered: Sequence[Action], luck: Luck) -> Action:
    """As `normal`, but now and then without thinking."""
    if luck.random() >= SLIP:
        return normal(state, seat, offered, luck)
    return luck.choice([action for action in offered if not isinstance(action, TimeOut | UseHeroes)])


def _declaration(state: State, seat: Seat, offered: Sequence[Action], luck: Luck) -> Action:
    against = facing(state, seat, luck)

    def worth(action: Declare) -> float:
        return Duel(turns.declared(state, seat, action), seat, against(action.move)).worth()

    return max((action for action in offered if isinstance(action, Declare)), key=worth)


def _preparation(state: State, seat: Seat, offered: Sequence[Action], luck: Luck) -> Action:
    """A hero or a special card before the dice, where that is worth more than the dice alone."""
    against = facing(state, seat, luck)(state.duel.move)

    def worth(action: Action) -> float:
        return Duel(_led(state, seat, action), seat, against).worth() + kept_worth(state, seat, action)

    return max((one for one in offered if isinstance(one, Roll | PlayHero | PlaySpecial)), key=worth)


def _cards(state: State, seat: Seat, offered: Sequence[Action], luck: Luck) -> Action:
    """The bonus cards that pay, the referee's symbol first: what he says may make the rest needless."""
    against = facing(state, seat, luck)(state.duel.move)
    now = Duel(state, seat, against)
    best = sorted(now.best_set(), key=lambda card: not card.symbol)
    if best:
        return PlayBonus(best[0].id)

    def worth(action: Action) -> float:
        return Duel(_led(state, seat, action), seat, against).with_cards(0) + kept_worth(state, seat, action)

    return max((one for one in offered if isinstance(one, EndTurn | PlayHero)), key=worth)


def _led(state: State, seat: Seat, action: Action) -> State:
    match action:
        case PlayHero(card=card):
            return turns.with_hero(state, seat, card)
        case PlaySpecial():
            return turns.with_special(state, seat, action)
        case _:
            return state


def _from_the_keeper(action: Action) -> bool:
    return isinstance(action, Restart) and action.kind == "goalkeeper"


def _loss(action: Action) -> int:
    return hero_points(action.target) if isinstance(action, RemoveHero) else 0


def _draft_worth(action: Action) -> float:
    return card_worth(action.card) if isinstance(action, Draft) else 0.0


ATTR_WORTH: Mapping[Attr, float] = {
    Attr.ATTACK: 1.0,
    Attr.DEFENCE: 1.0,
    Attr.SHOT: 0.7,
    Attr.PASS: 0.5,
    Attr.SPEED: 0.6,
    Attr.STRENGTH: 0.5,
    Attr.GOALKEEPER: 0.6,
}
"""How often a point of an attribute counts in a duel, roughly."""


@cache
def card_worth(id: CardId) -> float:
    """What a card is worth in a deck, for the draft (HG-10)."""
    card: Card = box().cards[id]
    if isinstance(card, Bonus):
        return card.value * (1.0 if card.attr == "any" else 0.6)
    if isinstance(card, Hero):
        return sum(points * ATTR_WORTH[attr] for attr, points in card.gives.items())
    return len(card.moves) * (1.0 if card.role == "any" else 0.5)


# --- what the seat cannot know -----------------------------------------------------------------


def imagined(state: State, seat: Seat, luck: Luck) -> State:
    """The opponent's hand and pile are dealt anew (HG-8.4); his own pile has no order."""
    side = state.sides[other(seat)]
    unknown = sorted((*side.hand, *side.draw))
    luck.shuffle(unknown)
    hand, draw = sorted(unknown[: len(side.hand)]), sorted(unknown[len(side.hand) :])
    return state.with_side(other(seat), structs.replace(side, hand=tuple(hand), draw=tuple(draw)))


COMPUTER: Computer[State, Action] = Computer(imagined=imagined, strengths={"easy": easy, "normal": normal})
