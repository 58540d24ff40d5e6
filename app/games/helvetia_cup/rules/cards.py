"""Tactics and legendary cards: when they may be played, on whom, and what they do (HC-16)."""

from collections.abc import Callable, Iterator
from itertools import combinations

from msgspec import structs

from app.engine.contract import Seat
from app.games.helvetia_cup.actions import PlayCard
from app.games.helvetia_cup.data import CARDS, Params, Window
from app.games.helvetia_cup.events import CardPlayed
from app.games.helvetia_cup.model import Effects, Footballer, FootballerId, Phase, Shot, State, printed
from app.games.helvetia_cup.pitch import GOAL_HEXES
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import movement, shooting

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


def windows(state: State, seat: Seat) -> frozenset[Window]:
    """The windows open to a seat that is to act (HC-16.2)."""
    if state.phase is Phase.SHOT and isinstance(state.pending, Shot):
        return keeper_window(state, state.pending, seat)
    return WINDOWS.get(state.phase, frozenset())


def keeper_window(state: State, shot: Shot, seat: Seat) -> frozenset[Window]:
    """While the guard is not chosen and the goalkeeper at home; never in a shoot-out (HC-16.2)."""
    defends = seat != state.footballers[shot.shooter].seat
    open_ = defends and shot.guard is None and shot.kind != "shootout" and state.at_home(seat)
    return frozenset(("keeper",)) if open_ else frozenset()


def hand(state: State, seat: Seat) -> tuple[str, ...]:
    """Each kept card once a match (HC-16.1)."""
    coach = state.coaches[seat]
    return coach.tactics if coach.legendary is None else (*coach.tactics, coach.legendary)


def playable(state: State, seat: Seat) -> Iterator[PlayCard]:
    """Every way to play a card now."""
    held = hand(state, seat)
    if not held or not (open_ := windows(state, seat)):
        return
    for card in held:
        if CARDS[card].window in open_:
            for f, g in targets(state, seat, CARDS[card].kind):
                yield PlayCard(card, f, g)


Targets = tuple[FootballerId | None, FootballerId | None]


def targets(state: State, seat: Seat, kind: str) -> list[Targets]:
    """Whom a card may name; one pair of None for a card that names nobody."""
    team = state.of(seat)
    match kind:
        case "add_boost":  # never above the printed number
            return [(f.id, None) for f in team if f.boosts < printed(state, f).boosts]
        case "free_steps_one":
            return [(f.id, None) for f in team if f.standing and not f.settled]
        case "swap":
            return [(f.id, g.id) for f, g in combinations([f for f in team if movable(state, f)], 2)]
        case "knock_down":
            return [(f.id, None) for f in state.of(1 - seat) if movable(state, f)]
    return [(None, None)]


def movable(state: State, footballer: Footballer) -> bool:
    """Standing, not the holder, not in a goal hex (HC-16.3)."""
    return footballer.standing and footballer.id != state.holder and footballer.hex not in GOAL_HEXES


def play_card(play: Play, seat: Seat, action: PlayCard) -> None:
    """Shown to all (HC-16.4), used up, and done."""
    coach = play.state.coaches[seat]
    play.coach(
        seat,
        tactics=tuple(card for card in coach.tactics if card != action.card),
        legendary=None if action.card == coach.legendary else coach.legendary,
        played=(*coach.played, action.card),
    )
    play.tell(CardPlayed(seat, action.card, action.f, action.g))
    card = CARDS[action.card]
    if card.kind in ON_FOOTBALLERS:
        ON_FOOTBALLERS[card.kind](play, seat, action, card.params)
    else:
        effects = with_effect(play.state.coaches[seat].effects, card.kind, card.params)
        play.coach(seat, effects=effects)


def with_effect(effects: Effects, kind: str, params: Params) -> Effects:
    """What lasts until the round ends; bonuses add up (HC-16.3)."""
    if kind == "bonus":
        bonus = effects.bonus.get(params.skill, 0) + params.n
        return structs.replace(effects, bonus={**effects.bonus, params.skill: bonus})
    if kind == "guard_less":
        return structs.replace(effects, guard_less=effects.guard_less + params.n)
    if kind == "golden_boot":
        return structs.replace(effects, golden=effects.golden + params.n)
    return structs.replace(effects, **{kind: True})  # no_pressure, no_card, no_foul, mud, auto_success


def add_boost(play: Play, seat: Seat, action: PlayCard, params: Params) -> None:
    assert action.f is not None
    boost(play, play.state.footballers[action.f], params.n)


def add_boost_all(play: Play, seat: Seat, action: PlayCard, params: Params) -> None:
    for footballer in play.state.of(seat):
        boost(play, footballer, params.n)


def boost(play: Play, footballer: Footballer, n: int) -> None:
    most = printed(play.state, footballer).boosts
    play.footballer(footballer.id, boosts=min(most, footballer.boosts + n))


def free_steps_one(play: Play, seat: Seat, action: PlayCard, params: Params) -> None:
    assert action.f is not None
    play.footballer(action.f, free=play.state.footballers[action.f].free + params.n)


def free_steps_all(play: Play, seat: Seat, action: PlayCard, params: Params) -> None:
    for footballer in play.state.of(seat):
        play.footballer(footballer.id, free=footballer.free + params.n)


def time_fixed(play: Play, seat: Seat, action: PlayCard, params: Params) -> None:
    """Of several the last one counts (HC-5.4)."""
    play.now(time_fixed=params.minutes)


def swap(play: Play, seat: Seat, action: PlayCard, params: Params) -> None:
    """Whoever comes to a free ball this way has entered its hex (HC-4.6)."""
    assert action.f is not None and action.g is not None
    f, g = play.state.footballers[action.f], play.state.footballers[action.g]
    play.footballer(f.id, hex=g.hex)
    play.footballer(g.id, hex=f.hex)
    movement.arrived(play, f.id)
    movement.arrived(play, g.id)


def stand_all(play: Play, seat: Seat, action: PlayCard, params: Params) -> None:
    for footballer in play.state.of(seat):
        if footballer.fallen:
            play.footballer(footballer.id, fallen=False)
            movement.arrived(play, footballer.id)


def knock_down(play: Play, seat: Seat, action: PlayCard, params: Params) -> None:
    assert action.f is not None
    play.footballer(action.f, fallen=True)


def guard_more(play: Play, seat: Seat, action: PlayCard, params: Params) -> None:
    """Against this shot only, 6 at most (HC-16.3)."""
    shot = shooting.pending_shot(play.state)
    play.now(pending=structs.replace(shot, n=min(shooting.MOST, shot.n + params.n)))
    shooting.guard_without_choice(play)
    shooting.resolve_when_chosen(play)


ON_FOOTBALLERS: dict[str, Callable[[Play, Seat, PlayCard, Params], None]] = {
    "add_boost": add_boost,
    "add_boost_all": add_boost_all,
    "free_steps_one": free_steps_one,
    "free_steps_all": free_steps_all,
    "time_fixed": time_fixed,
    "swap": swap,
    "stand_all": stand_all,
    "knock_down": knock_down,
    "guard_more": guard_more,
}
