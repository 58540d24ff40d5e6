"""The result of each choice of a decision: all ways of all footballers, all passes.

It is requested once per decision; small results are in the view already (odds.py).
"""

from typing import Any

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat, View
from app.games.helvetia_cup.data import D20
from app.games.helvetia_cup.legal import to_act
from app.games.helvetia_cup.model import Footballer, FootballerId, Phase, State
from app.games.helvetia_cup.odds import best, duel, hits, odds, percent
from app.games.helvetia_cup.pitch import HEXES, SHOOTING_ZONE, Hex, deviation_path, other
from app.games.helvetia_cup.rules import before, cards, kickoff, passing, rounds, shooting, steps
from app.games.helvetia_cup.rules.skills import Test, own_skill, sum_for


def preview(state: State, seat: Seat) -> View:
    if seat not in to_act(state):
        return {}
    if state.phase is Phase.SQUAD:
        return {"rules_out": rules_out(state, seat)}
    if state.phase in (Phase.PLACE, Phase.KICKER):
        return {"places": kickoff.places(state, seat)}
    if state.phase in (Phase.MOVE_ATT, Phase.MOVE_DEF):
        return {"ways": {f.id: ways(state, f) for f in state.of(seat) if steps.may_move(state, f)}}
    changes = card_changes(state, seat)
    changed = {"cards": changes} if changes else {}
    if state.phase is Phase.ACT_ATT:
        return {"short": short_passes(state), "cuts": interceptions(state), **long_passes(state), **changed}
    return changed


# --- The squad ----------------------------------------------------------------------------


def rules_out(state: State, seat: Seat) -> dict[str, list[str]]:
    """Return, by pick, the captains that it would keep out of the squad (HC-2.4, HC-2.6)."""
    now = before.pickable(state, seat)
    picks = state.coaches[seat].picks
    found: dict[str, list[str]] = {}
    for number in now:
        then = before.pickable(state.with_coach(seat, picks=(*picks, number)), seat)
        out = [f"{seat}:{other}" for other in now if other != number and other not in then]
        if then and out:
            found[f"{seat}:{number}"] = out
    return found


# --- Cards --------------------------------------------------------------------------------


def card_changes(state: State, seat: Seat) -> dict[str, dict[str, tuple[int, int]]]:
    """Return, by card that may be played now, the chances that it changes: in percent, now and then."""
    now = chances(state)
    found = {}
    for action in cards.playable(state, seat):
        then = chances(cards.play_card(state, seat, action, Resolution()))
        found[action.card] = {what: (now[what], then[what]) for what in now if now[what] != then[what]}
    return {card: changes for card, changes in found.items() if changes}


def chances(state: State) -> dict[str, int]:
    """Return the chances of the standing decision by name, in percent."""
    due = odds(state) or {}
    found = {what: due["chances"][what] for what in ("steal", "tackle", "foul", "off") if "chances" in due}
    found |= {what: due[what]["chance"] for what in ("long_pass", "intercept", "clear") if what in due}
    return found | ({"goal": due["best"]["goal"]} if "best" in due else {})


# --- Movement -----------------------------------------------------------------------------


def ways(state: State, footballer: Footballer) -> dict[Hex, dict[str, Any]]:
    """Return every hex in reach of this movement by the shortest way, the nearest first.

    `from`: the hex before it. `cost`: the boosts of the whole way; `boosts`: those left after it (HC-6.2).
    """
    taken = state.taken(footballer.seat)
    reached: dict[Hex, Footballer] = {footballer.at: footballer}
    found: dict[Hex, dict[str, Any]] = {}
    edge = [footballer]
    while edge:
        following = []
        for one in edge:
            for to in one.ways if steps.has_step(state, one) else ():
                if to in taken or to in reached:
                    continue
                moved = steps.take_step(one, to)
                reached[to] = moved
                found[to] = {"from": one.hex, **arrival(state, footballer, moved)}
                following.append(moved)
        edge = following
    return found


def arrival(state: State, before: Footballer, there: Footballer) -> dict[str, Any]:
    """Return the cost of the way, and the possible actions from its end."""
    said: dict[str, Any] = {"cost": before.boosts - there.boosts, "boosts": there.boosts}
    then = structs.replace(state, footballers={**state.footballers, there.id: there})
    if state.holder == there.id and there.hex in SHOOTING_ZONE[other(there.seat)]:
        shot = shooting.shot_of(structs.replace(then, ball=there.hex), "shot")
        skill = own_skill(then, there, "shot")
        said["shot"] = {"zone": shot.zone, "n": shot.n, "skill": skill, **best(then, shot)}
    holder = state.footballers.get(state.holder or "")
    if holder is not None and holder.seat != there.seat and holder.hex == there.hex:
        said["duel"] = duel(then, there, holder)
    return said


# --- Passes -------------------------------------------------------------------------------


def short_passes(state: State) -> dict[Hex, str]:
    """Return, by target, whether a short pass is safe, contested, or to nobody (HC-9.2 to HC-9.5)."""
    words = {"mate": "sure", "keeper": "sure", "contest": "contested"}
    near = passing.NEAR[state.ball_hex]
    return {hex_: words.get(passing.landing(state, hex_).case, "loose") for hex_ in near}


def interceptions(state: State) -> dict[Hex, int]:
    """Return, by target of a contested short pass, the chance of an interception in percent (HC-9.3)."""
    landed = {hex_: passing.landing(state, hex_) for hex_ in passing.NEAR[state.ball_hex]}
    return {
        hex_: _chance(state, one.opponent, "intercept") for hex_, one in landed.items() if is_contested(one)
    }


def is_contested(where: passing.Landing) -> bool:
    return where.case == "contest"


def _chance(state: State, opponent: FootballerId | None, name: Test) -> int:
    """Return the chance of a test in percent; 0 without an opponent."""
    return percent(hits(sum_for(state, state.footballers[opponent], name))) if opponent else 0


def long_passes(state: State) -> View:
    """Return, by target, the ways of the numbers above `good`, which fail, and how many keep the ball.

    `landings`: the owner of a ball that comes down on a hex (HC-10.3 to HC-10.7); `clear` is in percent.
    """
    passer = state.carrier
    lucky = state.coaches[passer.seat].effects.auto_success
    good = hits(sum_for(state, passer, "long_pass"), lucky)
    landed = {hex_: passing.landing(state, hex_) for hex_ in HEXES}
    found = {}
    for to in passing.FAR[state.ball_hex]:
        missed = [deviation_path(to, rolled, passer.seat) for rolled in range(good + 1, D20 + 1)]
        ends = [to] * good + [way[-1] for way in missed]
        found[to] = {"ways": missed, "kept": sum(landed[hex_].who == passer.seat for hex_ in ends)}
    return {"long": found, "good": good, "landings": {h: landing_view(state, h, landed[h]) for h in HEXES}}


def landing_view(state: State, hex_: Hex, where: passing.Landing) -> dict[str, Any]:
    said: dict[str, Any] = {"case": where.case, "who": where.who}
    if where.case == "loose":
        attackers, defenders = rounds.loose_distances(state, hex_)
        return said | {"level": attackers == defenders}  # HC-4.5
    if is_contested(where):
        said["clear"] = _chance(state, where.opponent, "clear")
    return said | {"f": where.f, "opponent": where.opponent}
