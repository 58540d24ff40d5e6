"""The seats to act and the candidates; objections.py says which candidates are illegal."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, combinations

from app.engine.types import Seat
from app.games.hockey_game.actions import (
    Action,
    Declare,
    Draft,
    EndTurn,
    FaceoffRoll,
    PickTeam,
    PlayBonus,
    PlayHero,
    PlaySpecial,
    RemoveHero,
    Restart,
    Roll,
    TimeOut,
    UseHeroes,
)
from app.games.hockey_game.data import Bonus, Hero, Special, box
from app.games.hockey_game.model import FieldId, Move, Phase, Side, State, other
from app.games.hockey_game.objections import IN_TURN, objections, restarts, rink_objections, time_is_up
from app.games.hockey_game.rules import opening, referee, rink, value


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may act now: in a face-off both until they have rolled (HG-3.4)."""
    if state.phase in IN_TURN:
        return (state.duel.seat_to_act,)
    match state.phase:
        case Phase.ATTACK_DECLARE:
            return (state.attacker,)  # HG-2.2
        case Phase.FACEOFF:
            return tuple(seat for seat in (0, 1) if state.bully.rolls[seat] is None)
        case Phase.REFEREE_TARGET:
            return (state.duel.seat_to_act,)
        case Phase.RESTART_CHOICE:
            return (state.duel.defender,)
        case Phase.TEAM_PICK | Phase.DRAFT:
            return (opening.picker(state),)
        case _:
            return ()


def candidates(state: State, seat: Seat) -> Iterable[Action]:
    """Yield every action that exists in this phase once, with lists of cards sorted by id (section 6)."""
    match state.phase:
        case Phase.ATTACK_PREPARE | Phase.DEFEND_PREPARE:
            return _prepare(state, seat)
        case Phase.ATTACK_CARDS | Phase.DEFEND_CARDS:
            return _cards(state, seat)
        case Phase.ATTACK_DECLARE:
            return (*declarations(seat, state.puck), *time_outs(state.sides[seat]))
        case Phase.FACEOFF:
            return (FaceoffRoll(),)
        case Phase.REFEREE_TARGET:
            return [RemoveHero(hero) for hero in referee.targets_now(state, seat)]
        case Phase.RESTART_CHOICE:
            return restarts(seat)
        case Phase.DRAFT:
            return [Draft(card) for card in opening.pickable_cards(state, seat)]
        case Phase.TEAM_PICK:
            return [PickTeam(team) for team in sorted(box().teams)]
        case Phase.OVER:
            return ()


@cache
def declarations(attacker: Seat, source: FieldId) -> tuple[Declare, ...]:
    """Return the moves from a field that nothing on the rink forbids. They are the same in every game.

    A move can start from the opponent's crease too (HG-4.10).
    """
    every = [Declare(move, to) for move in Move for to in rink.reachable_fields(move, source)]
    every.append(Declare(Move.SHOT, None))
    return tuple(d for d in every if next(rink_objections(attacker, source, d), None) is None)


def time_outs(side: Side) -> Iterable[TimeOut]:
    if time_is_up(side):
        return ()
    sizes = box().constants.time_out_cards
    choices = (combinations(side.hand, size) for size in range(sizes.min, sizes.max + 1))
    return map(TimeOut, chain.from_iterable(choices))


def _prepare(state: State, seat: Seat) -> Iterator[Action]:
    for card in state.sides[seat].hand:
        printed = box().cards[card]
        if isinstance(printed, Hero):
            yield PlayHero(card)
        elif isinstance(printed, Special):
            targets = sorted(state.sides[other(seat)].heroes) if printed.effect.injury else (None,)
            yield from (PlaySpecial(card, target) for target in targets)
    yield from time_outs(state.sides[seat])
    yield Roll()


def _cards(state: State, seat: Seat) -> Iterator[Action]:
    side, turn = state.sides[seat], state.duel.turns[seat]
    for card in side.hand:
        printed = box().cards[card]
        if isinstance(printed, Bonus):
            yield PlayBonus(card)
        elif isinstance(printed, Hero):
            yield PlayHero(card)
    if side.heroes and turn.use is None:
        yield from use_of_heroes(state, seat)
    yield from time_outs(state.sides[seat])
    yield EndTurn()


def use_of_heroes(state: State, seat: Seat) -> Iterator[UseHeroes]:
    """Yield every choice of heroes that differs from the present one (HG-7.11)."""
    heroes = sorted(state.sides[seat].heroes)
    present = set(value.counted_heroes(state, seat))
    for size in range(value.heroes_limit(state.duel.turns[seat]) + 1):
        for cards in combinations(heroes, size):
            if len(present) != size or not present.issuperset(cards):
                yield UseHeroes(cards)


ALWAYS_LEGAL = frozenset(
    (Declare, Draft, TimeOut, Roll, UseHeroes, EndTurn, FaceoffRoll, RemoveHero, Restart)
)
"""Actions that are candidates only where nothing forbids them, which the tests check."""


def legal(state: State, seat: Seat) -> list[Action]:
    """Return the candidates without objection. Those that are always legal are not checked again."""
    return [
        action
        for action in candidates(state, seat)
        if type(action) in ALWAYS_LEGAL or next(objections(state, seat, action), None) is None
    ]
