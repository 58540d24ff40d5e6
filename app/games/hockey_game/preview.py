"""The result of each choice: its sum line by line, its range with the dice to come, its odds.

Every line names its clause. The odds are exact for a duel in which no more cards are played, because only
the number of cards in the hands is known. The sums are computed by the rules themselves.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from msgspec import structs

from app.engine.types import Seat, View
from app.games.hockey_game.actions import (
    Action,
    Declare,
    PlayBonus,
    PlayHero,
    PlaySpecial,
    RemoveHero,
    UseHeroes,
)
from app.games.hockey_game.data import Whistle, box
from app.games.hockey_game.events import Sum
from app.games.hockey_game.legal import legal
from app.games.hockey_game.model import CardId, Move, Phase, Round, State, Turn, other
from app.games.hockey_game.objections import bonus_objections, in_the_way
from app.games.hockey_game.rules import faceoff, referee, turns
from app.games.hockey_game.rules.resolution import beats, missing
from app.games.hockey_game.rules.value import effect_of, hero_value, heroes_off, reckon, tally

CLAUSES: Mapping[str, str] = {
    "dice": "HG-5.3",
    "hero": "HG-5.6",
    "field": "HG-5.4",
    "bonus": "HG-5.5",
    "referee": "HG-5.7",
    "special": "HG-8.4",
}
"""The clauses of parts that have the same one for every side and move."""


def preview(state: State, seat: Seat) -> View:
    """Return the result of each choice of the current decision that is a sum; nothing for others."""
    offered = legal(state, seat)
    match state.phase:
        case Phase.FACEOFF:
            return {"roll": _faceoff(state, seat)}
        case Phase.ATTACK_DECLARE:
            return {"declare": _declarations(state, seat, offered)}
        case Phase.REFEREE_TARGET:
            return {"remove": _after(state, seat, offered)}
        case Phase.ATTACK_PREPARE | Phase.DEFEND_PREPARE | Phase.ATTACK_CARDS | Phase.DEFEND_CARDS:
            return {
                "now": prospect(state, seat) | {"decided": decided(state, seat, offered)},
                "choices": _after(state, seat, offered) | _sets(state, seat),
            }
        case _:
            return {}


def prospect(state: State, seat: Seat) -> View:
    """Return this seat's present sum, and its odds against the other's."""
    duel = state.duel
    own, opposing = tally(state, seat), tally(state, other(seat))
    low, high = _span(rolls_left(duel.turns[seat]))
    return {
        "lines": lines(own, duel.move, seat == duel.attacker),
        "against_lines": lines(opposing, duel.move, seat != duel.attacker),
        "total": own.total,
        "range": [own.total + low, own.total + high],
        "against": opposing.total,
        "lead": own.total - opposing.total,
        "missing": missing(own.total, opposing.total, seat == duel.attacker),
        "odds": win_probability(duel, seat, own.total - opposing.total),
    }


def lines(added: Sum, move: Move, attacks: bool) -> list[View]:
    """Return the parts of a sum that are not zero, each with its clause."""
    clauses = {
        **CLAUSES,
        "main": "HG-5.1" if attacks else "HG-5.2",
        "side": "HG-5.1" if attacks else "HG-5.2",
        "lines": "HG-4.7" if move is Move.SHOT else "HG-4.6",
    }
    parts = {name: getattr(added, name) for name in Sum.__struct_fields__ if name in clauses}
    return [{"clause": clauses[name], "what": name, "value": value} for name, value in parts.items() if value]


def win_probability(duel: Round, seat: Seat, lead: int) -> float:
    """Return the probability that a seat with this lead wins, with the dice still to roll (HG-6.1)."""
    dice = dice_left(duel.turns[duel.attacker]), dice_left(duel.turns[duel.defender])
    return (
        success_probability(lead, *dice) if seat == duel.attacker else 1 - success_probability(-lead, *dice)
    )


@cache
def success_probability(lead: int, attacker: tuple[int, int], defender: tuple[int, int]) -> float:
    """Return the probability that an attacker with this lead stays above the defender."""
    mine, yours = roll_counts(*attacker), roll_counts(*defender)
    won = sum(mine[one] * yours[two] for one, two in product(mine, yours) if beats(lead + one, two))
    return won / (sum(mine.values()) * sum(yours.values()))


def dice_left(turn: Turn) -> tuple[int, int]:
    """Return the number of dice that are still to roll, and the fixed value in place of dice (HG-8.2)."""
    effect = effect_of(turn)
    return (0, 0) if turn.rolled else (turns.dice_count(effect), effect.dice_fixed)


def rolls_left(turn: Turn) -> Mapping[int, int]:
    return roll_counts(*dice_left(turn))


@cache
def roll_counts(dice: int, fixed: int = 0) -> Mapping[int, int]:
    """Return the number of rolls for each sum: of two dice, of the best two of three, or a fixed number."""
    found: dict[int, int] = {}
    faces = range(1, box().dice.sides + 1)
    for roll in product(faces, repeat=dice):
        best = fixed + sum(sorted(roll, reverse=True)[: box().dice.per_roll])
        found[best] = found.get(best, 0) + 1
    return found


def _span(pips: Mapping[int, int]) -> tuple[int, int]:
    return min(pips), max(pips)


# --- each choice ------------------------------------------------------------------------------


def key(action: Action) -> str:
    """Return the key of a choice: its cards; for an injury also its target, after a `>`."""
    match action:
        case PlaySpecial(card=card, target=target):
            return card if target is None else f"{card}>{target}"
        case PlayHero(card=card) | PlayBonus(card=card):
            return card
        case UseHeroes(cards=cards):
            return f"use:{'+'.join(cards)}"
        case RemoveHero(target=target):
            return target
        case _:
            return ""


def _after(state: State, seat: Seat, offered: list[Action]) -> dict[str, View]:
    """Return by choice what it leads to, does and costs."""
    found: dict[str, View] = {}
    for action in offered:
        led = _after_choice(state, seat, action)
        if led is not None:
            whistled = isinstance(action, PlayBonus) and turns.turns_referee_card(state, seat, action.card)
            result = _after_whistle(led, seat) if whistled else prospect(led, seat)
            found[key(action)] = result | effect(state, led, seat, action)
    return found


def _after_choice(state: State, seat: Seat, action: Action) -> State | None:
    """Return the state after a choice that changes sums, before the referee card; None for other choices."""
    match action:
        case PlayBonus(card=card):
            return turns.with_bonus(state, seat, card)
        case PlayHero(card=card):
            return turns.with_hero(state, seat, card)
        case PlaySpecial():
            return turns.with_special(state, seat, action)
        case UseHeroes(cards=cards):
            return turns.with_use(state, seat, cards)
        case RemoveHero(target=target):
            return referee.without_hero(state, seat, target)
        case _:
            return None


def effect(before: State, after: State, seat: Seat, action: Action) -> View:
    """Return the growth of the lead or why there is none, and the bonus cards lost (HG-7.5, HG-7.7)."""
    gain = _lead(after, seat) - _lead(before, seat)
    return {
        "gain": gain,
        "why": None if gain else _no_effect(after, seat, action),
        "forfeits": sum(
            card.value
            for id, card in box().bonus.items()
            if id in after.sides[seat].hand
            and in_the_way(before, seat, id) is None
            and in_the_way(after, seat, id) is not None
        ),
    }


def _lead(state: State, seat: Seat) -> int:
    return tally(state, seat).total - tally(state, other(seat)).total


def _no_effect(after: State, seat: Seat, action: Action) -> View | None:
    """Return why a card leaves the sums as they are. `card` is the one that prevents its effect."""
    match action:
        case PlayHero(card=card):
            reckoned, off = reckon(after, seat), heroes_off(after.duel, seat)
            if not hero_value(card, reckoned.counts):
                return {"clause": "HG-7.12", "text": "nothing_counts", "card": None}
            if off is not None:
                return {"clause": "HG-5.6", "text": "heroes_off", "card": off}
            return {"clause": "HG-7.10", "text": "another_counts", "card": reckoned.counted[0]}
        case PlaySpecial(target=target) if target is not None:
            return {"clause": "HG-8.3", "text": "target_idle", "card": None}
        case PlaySpecial():
            return {"clause": "HG-8.2", "text": "not_in_the_sum", "card": None}
        case _:
            return None


def _declarations(state: State, seat: Seat, offered: list[Action]) -> View:
    """Return the result of each move to each field. A shot leads to the goal."""
    found: View = {move.value: {} for move in Move}
    for action in offered:
        if isinstance(action, Declare):
            led = prospect(turns.with_declaration(state, seat, action), seat)
            found[action.move.value][action.to or "goal"] = led
    return found


def _sets(state: State, seat: Seat) -> dict[str, View]:
    """Return sets of two and more bonus cards that can be played in a row, before a referee card (HG-7.1)."""
    if state.phase not in (Phase.ATTACK_CARDS, Phase.DEFEND_CARDS):
        return {}
    return {
        "+".join(cards): _after_whistle(laid, seat)
        if any(turns.turns_referee_card(state, seat, card) for card in cards)
        else prospect(laid, seat)
        for cards, laid in _after_bonus_cards(state, seat, ())
        if len(cards) > 1
    }


def _after_bonus_cards(
    state: State, seat: Seat, cards: tuple[CardId, ...]
) -> Iterator[tuple[tuple[CardId, ...], State]]:
    """Yield every set once, its cards sorted by id."""
    for card in state.sides[seat].hand:
        if card not in box().bonus or (cards and card <= cards[-1]):
            continue
        if next(bonus_objections(state, seat, card), None) is None:
            now, more = turns.with_bonus(state, seat, card), (*cards, card)
            yield more, now
            yield from _after_bonus_cards(now, seat, more)


def _after_whistle(state: State, seat: Seat) -> View:
    """Return the result of a symbol card: its sum, and range and odds over all referee cards (HG-9.6)."""
    before, spans, chances = prospect(state, seat), [], []
    for card, count in referee_cards(state).items():
        led = [prospect(one, seat) for one in after_referee_card(state, seat, card)]
        best = max(led, key=lambda one: one["odds"])  # The player who turned it names the hero.
        spans.append(best["range"])
        chances.append((best["odds"], count))
    left = sum(count for _, count in chances)
    return before | {
        "range": [min(low for low, _ in spans), max(high for _, high in spans)],
        "odds": sum(chance * count for chance, count in chances) / left,
    }


def referee_cards(state: State) -> Mapping[CardId, int]:
    """Return the remaining referee cards, one of each kind with their number.

    All see what is out (HG-9.2).
    """
    kinds: dict[Whistle, CardId] = {}
    counted: dict[CardId, int] = {}
    for card in state.pile:
        first = kinds.setdefault(box().whistles[card], card)
        counted[first] = counted.get(first, 0) + 1
    return counted


def after_referee_card(state: State, seat: Seat, card: CardId) -> Iterator[State]:
    """Yield the states after this referee card: one, or one for each hero that may be named."""
    turned = referee.with_whistle(state, seat, card)
    if turned.phase is not Phase.REFEREE_TARGET:
        yield turned
        return
    for target in referee.targets_now(turned, seat):
        yield referee.without_hero(turned, seat, target)


# --- duels that are decided ---------------------------------------------------------------------


def decided(state: State, seat: Seat, offered: list[Action]) -> View | None:
    """Return how the duel ends whatever the defender rolls, with the total behind it; None while it is open.

    It is won if the lowest roll is enough, and lost if the highest roll with the best cards is not (HG-6.1).
    """
    if state.phase is not Phase.DEFEND_PREPARE:
        return None
    own, against = tally(state, seat).total, tally(state, other(seat)).total
    low, _ = _span(rolls_left(state.duel.turns[seat]))
    if not missing(own + low, against, attacks=False):
        return {"won": True, "total": own + low}
    highest = own
    for end in _best_ends(state, seat, offered):
        if end is None or _lead(end, seat) >= 0:
            return None
        highest = max(highest, tally(end, seat).total)
    return {"won": False, "total": highest}


def _best_ends(state: State, seat: Seat, offered: list[Action]) -> Iterator[State | None]:
    """Yield the turn with the highest roll and each choice of cards; None where unknown cards are drawn."""
    before = [state, *(_after_choice(state, seat, one) for one in offered)]
    for now in filter(None, before):
        turn = now.duel.turns[seat]
        if effect_of(turn).draw:
            yield None
        dice = (box().dice.sides,) * min(turns.dice_count(effect_of(turn)), box().dice.per_roll)
        rolled = structs.replace(turn, dice=dice, fixed=effect_of(turn).dice_fixed, rolled=True)
        thrown = structs.replace(now.with_turn(seat, rolled), phase=Phase.DEFEND_CARDS)
        yield thrown
        for cards, laid in _after_bonus_cards(thrown, seat, ()):
            yield laid
            if any(turns.turns_referee_card(thrown, seat, card) for card in cards):
                for whistle in referee_cards(state):
                    yield from after_referee_card(laid, seat, whistle)


# --- the face-off -----------------------------------------------------------------------------


def _faceoff(state: State, seat: Seat) -> View:
    """Return the seat's value (HG-3.3) and its probability to win; ties are rolled again (HG-3.4)."""
    team, hero = faceoff.faceoff_parts(state, seat)
    own = team + hero
    rolls = roll_counts(box().faceoff.dice)
    low, high = _span(rolls)
    parts = {"side": team, "hero": hero}
    both = sum(faceoff.faceoff_parts(state, 0)), sum(faceoff.faceoff_parts(state, 1))
    first = faceoff_probability(both, state.bully.rolls)
    return {
        "lines": [
            {"clause": "HG-3.3", "what": what, "value": value} for what, value in parts.items() if value
        ],
        "total": own,
        "range": [own + low, own + high],
        "odds": first if seat == 0 else 1 - first,
    }


def faceoff_probability(
    parts: tuple[int, int], rolls: tuple[tuple[int, ...] | None, tuple[int, ...] | None]
) -> float:
    """Return seat 0's probability to get the puck (HG-3.4).

    parts: The fixed parts of both seats.
    rolls: The rolls so far, not of both seats.
    """
    counts = roll_counts(box().faceoff.dice)
    won, tied, whole = _roll_comparison(parts[0], counts, parts[1], counts)
    after_a_tie = won / (whole - tied)
    mine, yours = rolls
    if mine is None and yours is None:
        return after_a_tie
    lead = (parts[0] + sum(mine), {0: 1}) if mine is not None else (parts[0], counts)
    against = (parts[1] + sum(yours), {0: 1}) if yours is not None else (parts[1], counts)
    won, tied, whole = _roll_comparison(*lead, *against)
    return (won + tied * after_a_tie) / whole


def _roll_comparison(
    own: int, pips: Mapping[int, int], opposing: int, others: Mapping[int, int]
) -> tuple[int, int, int]:
    """Return the number of rolls in which the seat's value is higher, in which it is equal, and of all."""
    pairs = [(own + one - opposing - two, pips[one] * others[two]) for one, two in product(pips, others)]
    return (
        sum(ways for lead, ways in pairs if lead > 0),
        sum(ways for lead, ways in pairs if lead == 0),
        sum(ways for _, ways in pairs),
    )
