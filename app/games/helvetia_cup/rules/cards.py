"""Tactics and legendary cards: their windows, targets and effects (HC-16)."""

from collections.abc import Callable
from itertools import combinations
from typing import Literal, TypeAlias

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import PlayCard
from app.games.helvetia_cup.data import CARDS, Params, Window
from app.games.helvetia_cup.events import CardPlayed
from app.games.helvetia_cup.model import Effects, Footballer, Phase, Shot, State, printed_card
from app.games.helvetia_cup.pitch import GOAL_HEXES
from app.games.helvetia_cup.rules import movement, shooting, steps

MOVING: frozenset[Window] = frozenset(("move", "move_att"))
WINDOWS: dict[Phase, frozenset[Window]] = {  # HC-16.2, for the coach whose decision it is
    Phase.MOVE_ATT: MOVING,
    Phase.MOVE_DEF: frozenset(("move",)),
    Phase.ACT_DEF: frozenset(("def",)),
    Phase.ACT_ATT: frozenset(("att",)),
    Phase.AFTER_LONG: frozenset(("att",)),
    Phase.INTERCEPT: frozenset(("react",)),
    Phase.CLEAR: frozenset(("react",)),
}
Named: TypeAlias = Literal["nobody", "own", "two_own", "opponent"]
NAMES: dict[str, Named] = {
    "add_boost": "own",
    "free_steps_one": "own",
    "swap": "two_own",
    "knock_down": "opponent",
}
"""The targets of a card on the pitch; all other kinds have none."""


def windows(state: State, seat: Seat) -> frozenset[Window]:
    """Return the windows open to a seat that is to act (HC-16.2)."""
    if state.phase is Phase.SHOT and isinstance(state.pending, Shot):
        return keeper_window(state, state.pending, seat)
    return WINDOWS.get(state.phase, frozenset())


def keeper_window(state: State, shot: Shot, seat: Seat) -> frozenset[Window]:
    """Return the goalkeeper's window: before the guard is chosen, at home, not in a shoot-out (HC-16.2)."""
    defends = seat != state.footballers[shot.shooter].seat
    open_ = defends and shot.guard is None and shot.kind != "shootout" and state.at_home(seat)
    return frozenset(("keeper",)) if open_ else frozenset()


def in_window(state: State, seat: Seat) -> list[str]:
    """Return the cards in hand that may be played now, each once per match (HC-16.1)."""
    coach = state.coaches[seat]
    if not coach.cards:
        return []
    open_ = windows(state, seat)
    return [card for card in coach.hand if CARDS[card].window in open_]


def pool(state: State, seat: Seat, card: str) -> list[Footballer]:
    """Return all footballers that a card could name, allowed or not."""
    named = NAMES.get(CARDS[card].kind, "nobody")
    return [] if named == "nobody" else state.of(1 - seat if named == "opponent" else seat)


def plays(card: str, footballers: list[Footballer]) -> list[PlayCard]:
    """Return the ways to play a card on these footballers; one way for a card without targets."""
    match NAMES.get(CARDS[card].kind, "nobody"):
        case "nobody":
            return [PlayCard(card)]
        case "two_own":
            return [PlayCard(card, f.id, g.id) for f, g in combinations(footballers, 2)]
        case _:
            return [PlayCard(card, f.id) for f in footballers]


def may_run(state: State, footballer: Footballer) -> bool:
    """Return whether a card may make the footballer run: not if fallen or settled (HC-16.3)."""
    return not (footballer.fallen or footballer.settled) and footballer.hex is not None


def is_movable(state: State, footballer: Footballer) -> bool:
    """Return whether a card may move the footballer: standing, without the ball, not in goal (HC-16.3)."""
    return footballer.standing and footballer.id != state.holder and footballer.hex not in GOAL_HEXES


SUITS: dict[str, Callable[[State, Footballer], bool]] = {
    "free_steps_one": may_run,
    "swap": is_movable,
    "knock_down": is_movable,
}
"""The condition on the targets of an effect; other effects have none."""


def suitable(state: State, card: str, footballers: list[Footballer]) -> list[Footballer]:
    """Return the footballers that the effect may target."""
    suits = SUITS.get(CARDS[card].kind)
    return footballers if suits is None else [f for f in footballers if suits(state, f)]


def changes_something(state: State, seat: Seat, card: str, named: list[Footballer]) -> bool:
    """Return whether a card has an effect, such as boosts for a footballer that lacks some (HC-16.1)."""
    match CARDS[card].kind:
        case "add_boost":
            return any(lacks_boosts(state, f) for f in named)
        case "add_boost_all":
            return any(lacks_boosts(state, f) for f in state.of(seat))
        case "stand_all":
            return any(f.fallen for f in state.of(seat))
    return True


def lacks_boosts(state: State, footballer: Footballer) -> bool:
    return footballer.boosts < printed_card(state, footballer).boosts


def playable(state: State, seat: Seat) -> list[PlayCard]:
    """Return every way to play a card now, as a shortcut for legal.py."""
    found: list[PlayCard] = []
    for card in in_window(state, seat):
        named = suitable(state, card, pool(state, seat, card))
        if CARDS[card].kind == "add_boost":
            named = [f for f in named if lacks_boosts(state, f)]
        if changes_something(state, seat, card, named):
            found += plays(card, named)
    return found


def play_card(state: State, seat: Seat, action: PlayCard, resolution: Resolution) -> State:
    """Play a card: show it to everyone, use it up, and carry out its effect (HC-16.4)."""
    resolution.record(CardPlayed(seat, action.card, action.f, action.g))
    played = (*state.coaches[seat].played, action.card)
    state = state.without_card(seat, action.card).with_coach(seat, played=played)
    card = CARDS[action.card]
    if card.kind in AT_ONCE:
        return steps.make_final(AT_ONCE[card.kind](state, seat, action, card.params, resolution))
    effects = with_effect(state.coaches[seat].effects, card.kind, card.params)
    return steps.make_final(state.with_coach(seat, effects=effects))


def with_effect(effects: Effects, kind: str, params: Params) -> Effects:
    """Return the effects with that of a card, until the round ends; bonuses add up (HC-16.3)."""
    if kind == "bonus":
        bonus = effects.bonus.get(params.skill, 0) + params.n
        return structs.replace(effects, bonus={**effects.bonus, params.skill: bonus})
    if kind == "guard_less":
        return structs.replace(effects, guard_less=effects.guard_less + params.n)
    if kind == "golden_boot":
        return structs.replace(effects, golden=effects.golden + params.n)
    return structs.replace(effects, **{kind: True})  # no_pressure, no_card, no_foul, mud, auto_success


def add_boost(state: State, seat: Seat, action: PlayCard, params: Params, resolution: Resolution) -> State:
    assert action.f is not None
    return add_boosts(state, state.footballers[action.f], params.n)


def add_boost_all(
    state: State, seat: Seat, action: PlayCard, params: Params, resolution: Resolution
) -> State:
    for footballer in state.of(seat):
        state = add_boosts(state, footballer, params.n)
    return state


def add_boosts(state: State, footballer: Footballer, n: int) -> State:
    """Add boosts, up to the printed number (HC-16.3)."""
    most = printed_card(state, footballer).boosts
    return state.with_footballer(footballer.id, boosts=min(most, footballer.boosts + n))


def free_steps_one(
    state: State, seat: Seat, action: PlayCard, params: Params, resolution: Resolution
) -> State:
    assert action.f is not None
    return state.with_footballer(action.f, free=state.footballers[action.f].free + params.n)


def free_steps_all(
    state: State, seat: Seat, action: PlayCard, params: Params, resolution: Resolution
) -> State:
    for footballer in state.of(seat):
        state = state.with_footballer(footballer.id, free=footballer.free + params.n)
    return state


def fix_time(state: State, seat: Seat, action: PlayCard, params: Params, resolution: Resolution) -> State:
    """Fix the next time roll; the last of several cards counts (HC-5.4)."""
    return structs.replace(state, time_fixed=params.minutes)


def swap(state: State, seat: Seat, action: PlayCard, params: Params, resolution: Resolution) -> State:
    """Swap two footballers; one that comes to a free ball this way has entered its hex (HC-4.6)."""
    assert action.f is not None and action.g is not None
    f, g = state.footballers[action.f], state.footballers[action.g]
    state = state.with_footballer(f.id, hex=g.hex).with_footballer(g.id, hex=f.hex)
    return movement.arrive(movement.arrive(state, f.id, resolution), g.id, resolution)


def stand_all(state: State, seat: Seat, action: PlayCard, params: Params, resolution: Resolution) -> State:
    for footballer in state.of(seat):
        if footballer.fallen:
            state = state.with_footballer(footballer.id, fallen=False)
            state = movement.arrive(state, footballer.id, resolution)
    return state


def knock_down(state: State, seat: Seat, action: PlayCard, params: Params, resolution: Resolution) -> State:
    assert action.f is not None
    return state.with_footballer(action.f, fallen=True)


def guard_more(state: State, seat: Seat, action: PlayCard, params: Params, resolution: Resolution) -> State:
    return shooting.guard_more(state, params.n, resolution)


AT_ONCE: dict[str, Callable[[State, Seat, PlayCard, Params, Resolution], State]] = {
    "add_boost": add_boost,
    "add_boost_all": add_boost_all,
    "free_steps_one": free_steps_one,
    "free_steps_all": free_steps_all,
    "time_fixed": fix_time,
    "swap": swap,
    "stand_all": stand_all,
    "knock_down": knock_down,
    "guard_more": guard_more,
}
