"""HG-6: comparing the two totals, and where the puck goes."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.hockey_game.actions import Restart
from app.games.hockey_game.events import PuckLost, RestartChosen, RestartOffered, RoundDecided, Sum
from app.games.hockey_game.model import CENTRE, FieldId, Move, Phase, State, Verdict
from app.games.hockey_game.rules import periods
from app.games.hockey_game.rules.ending import finish, score
from app.games.hockey_game.rules.faceoff import call_faceoff
from app.games.hockey_game.rules.piles import fill_hand
from app.games.hockey_game.rules.rink import in_attacking_zone
from app.games.hockey_game.rules.value import effect_of, tally


def beats(attack: int, defence: int) -> bool:
    """Return whether the attack succeeds. A tie is enough for the defender (HG-6.1)."""
    return attack > defence


def missing(own: int, opposing: int, attacks: bool) -> int:
    """Return what a side lacks to win; 0 if nothing. A tie is enough for the defender (HG-6.1)."""
    return max(opposing - own + (1 if attacks else 0), 0)


def resolve(state: State, defence: Sum, resolution: Resolution) -> State:
    """Resolve the round after the defender's turn, in the order of HG-6.7."""
    duel = state.duel
    attack = tally(state, duel.attacker)  # The total is computed again, because it may have fallen (HG-5.8).
    success = beats(attack.total, defence.total)
    goal = success and duel.move is Move.SHOT
    resolution.record(
        RoundDecided(duel.defender, duel.number, duel.attacker, duel.move, attack, defence, success)
    )
    now = structs.replace(
        state, rounds=duel.number, duel=structs.replace(duel, verdict=Verdict(success, goal))
    )
    if goal:
        now = score(now, duel.attacker, resolution)
        if now.overtime:  # HG-2.8: at once, without the rest of the bookkeeping
            return finish(now, duel.attacker, "golden_goal", resolution)
    return _after_clock(periods.tick_idle_clock(now, resolution), success, resolution)


def _after_clock(state: State, success: bool, resolution: Resolution) -> State:
    duel = state.duel
    if periods.is_period_over(state):  # HG-2.4, HG-2.5: no choice and no second face-off
        return periods.end_period(state, resolution)
    if success:  # HG-6.2: on to the declared field; or a goal, and a face-off (HG-3.1)
        if duel.to is None:
            return call_faceoff(state, CENTRE, resolution)
        return structs.replace(state, phase=Phase.ATTACK_DECLARE, puck=duel.to)
    if effect_of(duel.turns[duel.defender]).win_restart_centre:  # HG-8.2: Counter-attack
        return lose_puck(state, CENTRE, resolution)
    if duel.move is Move.SHOT and in_attacking_zone(duel.attacker, duel.source):  # HG-6.4
        resolution.record(RestartOffered(duel.defender))
        return structs.replace(state, phase=Phase.RESTART_CHOICE)
    return lose_puck(state, duel.source, resolution)  # HG-6.3


def lose_puck(state: State, at: FieldId, resolution: Resolution) -> State:
    """Give the puck to the defender at `at`. Only the former attacker draws (HG-6.3, HG-3.6)."""
    duel = state.duel
    resolution.record(PuckLost(duel.defender, at))
    drew = fill_hand(state, duel.attacker, resolution)
    return structs.replace(drew, phase=Phase.ATTACK_DECLARE, attacker=duel.defender, puck=at)


def restart(state: State, action: Restart, resolution: Resolution) -> State:
    """Restart after a saved zone shot: face-off in a circle (HG-6.5) or play from the crease (HG-6.6)."""
    resolution.record(RestartChosen(state.duel.defender, action.kind, action.at))
    if action.kind == "faceoff":
        return call_faceoff(state, action.at, resolution)
    return lose_puck(state, action.at, resolution)
