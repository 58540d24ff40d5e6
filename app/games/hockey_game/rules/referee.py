"""HG-9: the referee deck, which is the clock."""

from msgspec import structs

from app.engine.chance import Chance, drawn
from app.engine.contract import Seat, Step
from app.games.hockey_game.data import Whistle, box
from app.games.hockey_game.events import HeroRemoved, RefereeTurned
from app.games.hockey_game.model import CardId, Lost, Phase, State, Turned, other
from app.games.hockey_game.rules.piles import hero_off
from app.games.hockey_game.rules.value import lowered


def flip(state: State, by: Seat | None, chance: Chance) -> tuple[State, RefereeTurned]:
    """Turn one card; it stays out until overtime (HG-9.2). `by` None is the idle clock (HG-13.1)."""
    card, pile = drawn(state.pile, chance)
    flips = state.flips + 1
    turned = (*state.turned, Turned(card, by, state.stage, flips))
    now = structs.replace(state, pile=pile, turned=turned, flips=flips, idle=0)
    return now, RefereeTurned(by, card, flips)


def turn_referee_card(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """A symbol card turns one, at once, and its effect falls on the turn of the flipper (HG-9.5).

    The fifth of a period is no different: the round is played to its end (HG-9.3).
    """
    now, event = flip(state, seat, chance)
    turn = now.duel.turns[seat]
    now = now.with_turn(seat, structs.replace(turn, whistles=(*turn.whistles, event.card)))
    if targets(now, seat, box().whistles[event.card]):
        now = structs.replace(now, phase=Phase.REFEREE_TARGET)
    return Step(now, (event,))


def targets(state: State, flipper: Seat, whistle: Whistle) -> tuple[CardId, ...]:
    """The heroes of whom one must go: none on the table, nothing happens (HG-9.6)."""
    if whistle.injury:
        return state.sides[other(flipper)].heroes
    if whistle.misconduct:
        return state.sides[flipper].heroes
    return ()


def targets_now(state: State, flipper: Seat) -> tuple[CardId, ...]:
    """Who may be named in the phase `referee_target`, sorted by id."""
    card = state.duel.turns[flipper].whistles[-1]
    return tuple(sorted(targets(state, flipper, box().whistles[card])))


def remove_hero(state: State, flipper: Seat, target: CardId) -> Step[State]:
    """The named hero leaves; the turn goes on where the card was turned (HG-9.6)."""
    cause = state.duel.turns[flipper].whistles[-1]
    owner = other(flipper) if box().whistles[cause].injury else flipper
    gone = send_off(state, owner, target, cause)
    attacks = flipper == state.attacker
    back = Phase.ATTACK_CARDS if attacks else Phase.DEFEND_CARDS
    events = (HeroRemoved(owner, target, cause), *lowered(state, gone, cause))
    return Step(structs.replace(gone, phase=back), events)


def send_off(state: State, owner: Seat, hero: CardId, cause: CardId) -> State:
    """Off the table and into the owner's discard pile (HG-7.13, HG-8.3, HG-9.6)."""
    duel = structs.replace(state.duel, lost=(*state.duel.lost, Lost(owner, hero, cause)))
    return structs.replace(state.with_side(owner, hero_off(state.sides[owner], hero)), round=duel)
