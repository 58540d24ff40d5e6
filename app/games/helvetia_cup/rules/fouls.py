"""Fouls: team dice, send-offs, injuries, the free kick and the penalty (HC-8)."""

from typing import Literal

from app.engine.contract import Seat
from app.games.helvetia_cup.actions import InjurySub, Nearest, PenaltyClear, PenaltyTaker, PickKeeper
from app.games.helvetia_cup.data import MIN_FIELD, TEAMS, TeamFace
from app.games.helvetia_cup.events import (
    AreaCleared,
    Fouled,
    KeeperNamed,
    PenaltyAwarded,
    PenaltyPrepared,
    Substituted,
)
from app.games.helvetia_cup.model import Clearing, Footballer, Foul, Phase, Place, State
from app.games.helvetia_cup.pitch import GOAL, GOAL_HEXES, PENALTY_AREA, SPOT, Hex, outside_area
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import offside, rounds, shooting, substitutions

CardGiven = Literal["yellow", "second_yellow", "red", "none"]


def commit(play: Play, offender: Footballer, victim: Footballer) -> None:
    """Both team dice (HC-8.1), the card (HC-8.2) and the boosts (HC-8.3); then step by step."""
    assert victim.hex is not None
    card_face, face = team_die(play, offender.seat)
    loss_face, hurt = team_die(play, victim.seat)
    card = card_given(play.state, offender, face)
    left = victim.boosts - hurt.boost_loss
    play.tell(
        Fouled(
            offender.id,
            victim.id,
            victim.hex,
            card_face,
            card,
            loss_face,
            hurt.boost_loss,
            left,
        )
    )
    show_card(play, offender, card)
    if left < 0:
        play.footballer(victim.id, place=Place.INJURED, hex=None, boosts=0, keeper=False)
        play.now(holder=None)
    else:
        play.footballer(victim.id, boosts=left)
    foul = Foul(offender.id, victim.id, victim.hex, keeper_of=None)
    if too_few(play.state, offender.seat):
        rounds.finish(play, victim.seat, "forfeit")
    else:
        next_step(play, foul)


def team_die(play: Play, seat: Seat) -> tuple[int, TeamFace]:
    die = TEAMS[play.state.options.teams[seat]].die
    face = play.chance.below(len(die))
    return face, die[face]


def card_given(state: State, offender: Footballer, face: TeamFace) -> CardGiven:
    """HC-8.2; a card may have talked the referee out of it (HC-16.3)."""
    if state.coaches[offender.seat].effects.no_card:
        return "none"
    if face.card == "red":
        return "red"
    return "second_yellow" if offender.yellow else "yellow"


def show_card(play: Play, offender: Footballer, card: CardGiven) -> None:
    """A second yellow or a red: sent off without replacement (HC-8.2)."""
    if card == "none":
        return
    play.count(offender.seat, cards=1)
    if card == "yellow":
        play.footballer(offender.id, yellow=True)
        return
    play.footballer(offender.id, place=Place.SENT_OFF, hex=None, keeper=False, yellow=card == "second_yellow")


def too_few(state: State, seat: Seat) -> bool:
    """HC-8.6: only two field footballers are left beside whoever keeps goal."""
    return len(state.of(seat)) < 1 + MIN_FIELD


def has_keeper(state: State, seat: Seat) -> bool:
    return any(f.keeper for f in state.of(seat))


def next_step(play: Play, foul: Foul) -> None:
    """What the foul still asks for, in the order of HC-8.10."""
    offenders = play.state.footballers[foul.offender].seat
    if not has_keeper(play.state, offenders):
        ask_for_keeper(play, foul, offenders)
    elif play.state.holder is None:
        replace_victim(play, foul)
    else:
        restart(play, foul)


def ask_for_keeper(play: Play, foul: Foul, seat: Seat) -> None:
    asked = Foul(foul.offender, foul.victim, foul.hex, keeper_of=seat)
    play.now(phase=Phase.PICK_KEEPER, pending=asked)


def pick_keeper(play: Play, seat: Seat, action: PickKeeper) -> None:
    """Full goalkeeper rights; he stays where he is (HC-8.10)."""
    foul = play.state.pending
    assert isinstance(foul, Foul)
    play.footballer(action.f, keeper=True)
    play.tell(KeeperNamed(action.f))
    next_step(play, foul)


def replace_victim(play: Play, foul: Foul) -> None:
    """A substitute if there is one (HC-8.4), else the nearest team-mate (HC-8.5)."""
    state = play.state
    seat = state.footballers[foul.victim].seat
    if state.bench(seat):
        play.now(phase=Phase.INJURY_SUB, pending=foul)
    elif too_few(state, seat):
        rounds.finish(play, 1 - seat, "forfeit")
    elif not has_keeper(state, seat):
        ask_for_keeper(play, foul, seat)
    else:
        nearest_takes_over(play, foul)


def injury_sub(play: Play, seat: Seat, action: InjurySub) -> None:
    """He stands on the hex of the foul with the ball (HC-8.4)."""
    foul = play.state.pending
    assert isinstance(foul, Foul)
    keeper = not has_keeper(play.state, seat)  # HC-13.3
    play.footballer(action.in_, **substitutions.coming_on(foul.hex, keeper=keeper))
    play.now(holder=action.in_)
    play.tell(Substituted(foul.victim, action.in_, foul.hex))
    next_step(play, foul)


def nearest_takes_over(play: Play, foul: Foul) -> None:
    seat = play.state.footballers[foul.victim].seat
    choice = offside.nearest(play.state, seat, foul.hex)
    if len(choice) > 1:
        play.now(phase=Phase.NEAREST, pending=foul)
        return
    offside.take_over(play, choice[0])
    next_step(play, foul)


def choose_nearest(play: Play, seat: Seat, action: Nearest) -> None:
    """A tie is the coach's to break: after an injury (HC-8.5) or an offside (HC-14.4)."""
    foul = play.state.pending
    offside.take_over(play, play.state.footballers[action.f])
    if isinstance(foul, Foul):
        next_step(play, foul)
    else:
        offside.make_room(play)


def restart(play: Play, foul: Foul) -> None:
    """A penalty in the offender's penalty area (HC-8.9), else a free kick (HC-8.7, HC-8.8)."""
    offender = play.state.footballers[foul.offender]
    if foul.hex in PENALTY_AREA[offender.seat]:
        play.tell(PenaltyAwarded(play.state.attacker))
        play.now(phase=Phase.PENALTY_TAKER, pending=None, at_pass=None)  # edge case 7
    elif offender.place is Place.PITCH:
        offside.ask_to_withdraw(play, offender)
    else:
        offside.free_kick(play)


def penalty_takers(state: State) -> list[Footballer]:
    """Anyone on the pitch, unless the swap would put a team-mate into the goal hex (HC-8.9)."""
    spot = SPOT[state.defender]
    team = state.of(state.attacker)
    on_spot = next((f for f in team if f.hex == spot), None)
    return [f for f in team if f.hex not in GOAL_HEXES or on_spot is None]


def penalty_taker(play: Play, seat: Seat, action: PenaltyTaker) -> None:
    state = play.state
    spot = SPOT[state.defender]
    taker = state.footballers[action.f]
    swapped = next((f for f in state.of(seat) if f.hex == spot and f.id != taker.id), None)
    if swapped is not None:
        play.footballer(swapped.id, hex=taker.hex)
    play.footballer(taker.id, hex=spot, fallen=False)
    keeper = state.keeper(state.defender)
    play.footballer(keeper.id, hex=GOAL[keeper.seat], fallen=False)
    play.now(holder=taker.id, ball=spot)
    play.tell(PenaltyPrepared(taker.id, spot, None if swapped is None else swapped.id))
    area = PENALTY_AREA[state.defender]
    inside = (f for f in state.of(state.defender) if f.hex in area and not f.keeper)
    empty_area(play, Clearing(taker.id, tuple(f.id for f in inside)))


def area_exits(state: State, clearing: Clearing) -> tuple[Hex, ...]:
    """Where the first of the defenders in the area may go."""
    footballer = state.footballers[clearing.left[0]]
    assert footballer.hex is not None
    return outside_area(footballer.hex, footballer.seat, state.taken(footballer.seat))


def empty_area(play: Play, clearing: Clearing) -> None:
    """In shirt order; with one way out only nobody is asked (HC-8.9). Then the shot."""
    while clearing.left:
        exits = area_exits(play.state, clearing)
        if len(exits) > 1:
            play.now(phase=Phase.PENALTY_CLEAR, pending=clearing)
            return
        clearing = leave_area(play, clearing, exits[0])
    shooting.begin(play, "penalty")


def leave_area(play: Play, clearing: Clearing, to: Hex) -> Clearing:
    id_, *left = clearing.left
    play.footballer(id_, hex=to)
    play.tell(AreaCleared(id_, to))
    return Clearing(clearing.taker, tuple(left))


def penalty_clear(play: Play, seat: Seat, action: PenaltyClear) -> None:
    clearing = play.state.pending
    assert isinstance(clearing, Clearing)
    empty_area(play, leave_area(play, clearing, action.to))
