"""HG-6: comparing the two totals, and where the puck goes."""

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Event, Step
from app.games.hockey_game.actions import Restart
from app.games.hockey_game.events import PuckLost, RestartChosen, RestartOffered, RoundDecided
from app.games.hockey_game.model import CENTRE, FLIPS_A_PERIOD, FieldId, Move, Phase, State, Verdict
from app.games.hockey_game.rules.ending import finish, score
from app.games.hockey_game.rules.faceoff import call_faceoff
from app.games.hockey_game.rules.periods import end_period, idle_clock
from app.games.hockey_game.rules.piles import fill_hand
from app.games.hockey_game.rules.rink import in_attacking_zone
from app.games.hockey_game.rules.value import effect_of, tally


def resolve(state: State, chance: Chance) -> Step[State]:
    """The defender has ended his turn: bookkeeping in the order of HG-6.7."""
    duel = state.duel
    attack, defence = tally(state, duel.attacker), tally(state, duel.defender)
    success = attack.total > defence.total  # HG-6.1: a tie is enough for the defender
    goal = success and duel.move is Move.SHOT
    events: list[Event] = [RoundDecided(duel.number, duel.attacker, duel.move, attack, defence, success)]
    now = structs.replace(
        state, rounds=duel.number, round=structs.replace(duel, verdict=Verdict(success, goal))
    )
    if goal:
        now, scored = score(now, duel.attacker)
        events.append(scored)
        if now.overtime:  # HG-2.8: at once, without the rest of the bookkeeping
            over = finish(now, duel.attacker, "golden_goal")
            return Step(over.state, (*events, *over.events))
    idle = idle_clock(now, chance)
    following = _after_clock(idle.state, goal, success, chance)
    return Step(following.state, (*events, *idle.events, *following.events))


def _after_clock(state: State, goal: bool, success: bool, chance: Chance) -> Step[State]:
    duel = state.duel
    if state.flips >= FLIPS_A_PERIOD:  # HG-2.4, HG-2.5: no choice and no second face-off
        return end_period(state, chance)
    if goal:
        return call_faceoff(state, CENTRE, chance)  # HG-6.2, HG-3.1
    if success:
        assert duel.to is not None
        return Step(structs.replace(state, phase=Phase.ATTACK_DECLARE, puck=duel.to))  # HG-6.2
    if effect_of(duel.turns[duel.defender]).win_restart_centre:  # HG-8.2: Counter-attack
        return lose_puck(state, CENTRE, chance)
    if duel.move is Move.SHOT and in_attacking_zone(duel.attacker, duel.source):  # HG-6.4
        return Step(structs.replace(state, phase=Phase.RESTART_CHOICE), (RestartOffered(duel.defender),))
    return lose_puck(state, duel.source, chance)  # HG-6.3


def lose_puck(state: State, at: FieldId, chance: Chance) -> Step[State]:
    """The defender attacks from `at`; the former attacker draws, nobody else (HG-6.3, HG-3.6)."""
    duel = state.duel
    drew = fill_hand(state, duel.attacker, chance)
    won = structs.replace(drew.state, phase=Phase.ATTACK_DECLARE, attacker=duel.defender, puck=at)
    return Step(won, (PuckLost(duel.defender, at), *drew.events))


def restart(state: State, action: Restart, chance: Chance) -> Step[State]:
    """After a saved zone shot: a face-off in an own circle (HG-6.5) or the goalkeeper plays (HG-6.6)."""
    chosen = RestartChosen(action.kind, action.at)
    if action.kind == "faceoff":
        following = call_faceoff(state, action.at, chance)
    else:
        following = lose_puck(state, action.at, chance)
    return Step(following.state, (chosen, *following.events))
