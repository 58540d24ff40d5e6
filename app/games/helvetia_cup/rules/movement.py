"""The movement phase (HC-6): steps, boosts, overtaking, standing up, and the free ball."""

from app.engine.contract import Seat
from app.games.helvetia_cup.actions import Done, Move, Overtake, Stand
from app.games.helvetia_cup.events import Collected, Moved, MovementDone, Overtaken, StoodUp
from app.games.helvetia_cup.model import Footballer, FootballerId, Phase, State
from app.games.helvetia_cup.pitch import ACCELERATION, GOAL_HEXES, HEXES, NEIGHBOURS, WAYS, Hex
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import defending, offside, rounds
from app.games.helvetia_cup.rules.steps import step_cost

STEPS: dict[Hex, tuple[Hex, ...]] = {  # HC-6.6: a goal hex is for its own goalkeeper alone
    hex_: tuple(next_ for next_ in NEIGHBOURS[hex_] if next_ not in GOAL_HEXES) for hex_ in HEXES
}


def may_stand(footballer: Footballer) -> bool:
    """HC-6.7: with his free step only."""
    return footballer.fallen and footballer.free > 0 and not footballer.settled


def overtakes(state: State, footballer: Footballer) -> list[Hex]:
    """HC-6.4: along the touchline, for an attacker who made a step and spent no boost."""
    if footballer.seat != state.attacker or footballer.settled or not footballer.standing:
        return []
    if not footballer.steps or footballer.spent or footballer.hex not in ACCELERATION:
        return []
    taken = state.taken(footballer.seat)
    ways = WAYS[footballer.hex]
    return [ways[way] for way in ("E", "W") if way in ways and ways[way] not in taken]


def move(play: Play, seat: Seat, action: Move) -> None:
    """One hex; any order, footballers may be interleaved (HC-6.1)."""
    before = play.state.footballers[action.f]
    assert before.hex is not None
    paid = step_cost(before)
    play.footballer(action.f, hex=action.to, **paid)
    cost = before.boosts - paid.get("boosts", before.boosts)
    if cost:
        play.count(seat, boosts_spent=cost)
    play.tell(Moved(action.f, before.hex, action.to, cost, before.boosts - cost))
    arrived(play, action.f)


def overtake(play: Play, seat: Seat, action: Overtake) -> None:
    """After it he may not move again this phase (HC-6.4)."""
    before = play.state.footballers[action.f]
    assert before.hex is not None
    play.footballer(action.f, hex=action.to, settled=True)
    play.tell(Overtaken(action.f, before.hex, action.to))
    arrived(play, action.f)


def stand(play: Play, seat: Seat, action: Stand) -> None:
    footballer = play.state.footballers[action.f]
    play.footballer(action.f, fallen=False, free=footballer.free - 1)
    play.tell(StoodUp(action.f))
    arrived(play, action.f)


def arrived(play: Play, id_: FootballerId) -> None:
    """The holder takes the ball along (HC-6.8); an attacker picks up a free one (HC-4.6)."""
    state = play.state
    footballer = state.footballers[id_]
    if state.holder == id_:
        play.now(ball=footballer.hex)
    elif collects(state, footballer):
        assert footballer.hex is not None
        play.tell(Collected(id_, footballer.hex))
        offside.receive(play, id_, "move")


def collects(state: State, footballer: Footballer) -> bool:
    """Only in the attackers' movement, and not after an offside (HC-14.4)."""
    return (
        state.phase is Phase.MOVE_ATT
        and state.holder is None
        and not state.restart
        and footballer.seat == state.attacker
        and footballer.standing
        and footballer.hex == state.ball
    )


def done(play: Play, seat: Seat, action: Done) -> None:
    """The attackers first, then the defenders (HC-6.1)."""
    play.tell(MovementDone(seat))
    if play.state.phase is Phase.MOVE_ATT:
        play.now(phase=Phase.MOVE_DEF)
    elif play.state.restart:
        offside.resume(play)
    elif play.state.holder is not None:
        defending.start_actions(play)
    else:
        free_ball(play)


def free_ball(play: Play) -> None:
    """HC-4.6: a standing defender on it wins it; otherwise the round ends without action phase."""
    state = play.state
    assert state.ball is not None
    winner = state.standing_on(state.ball, state.defender)
    if winner is None:
        rounds.end_round(play)
    else:
        play.tell(Collected(winner.id, state.ball))
        rounds.turnover(play, winner.id)
