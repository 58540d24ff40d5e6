"""Foolish moves of computer players: how often they do what a watcher would shake the head at.

    nice -n 19 python -m benchmarks.opponents.foolish_moves GAME [--seats N] [--matches N] [--options JSON]
        [--by-lot OPTION] [--strength NAME] [--start N] [--seed N]

Every kind of foolish move has occasions, the decisions in which it could happen. Prints for each kind the
moves per match and their share of the occasions with its 95 % interval (Wilson). A value is the computer's
own at its strongest, with other random numbers than the player's. `--start` skips numbers of matches, so that
a series can be played in parts. A run repeats exactly with its seed.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions, options_schema
from app.games.extraliga import actions as ex
from app.games.extraliga.bonus_value import is_decided
from app.games.extraliga.bot import goals_added
from app.games.extraliga.data import cards
from app.games.extraliga.model import Tiebreak
from app.games.helvetia_cup import actions as hc
from app.games.helvetia_cup import position, prospect
from app.games.helvetia_cup.data import D20
from app.games.helvetia_cup.model import Phase as HelvetiaPhase
from app.games.helvetia_cup.odds import hits, odds
from app.games.helvetia_cup.rules.skills import sum_for
from app.games.hockey_game import actions as hg
from app.games.hockey_game.bot import BY_PERIOD, is_idle, is_to_and_fro, valued_declarations
from app.games.hockey_game.model import Phase as HockeyPhase
from app.games.um_reifenbreite import actions as ur
from app.games.um_reifenbreite.bot import gain, ride_cost, rides
from app.games.um_reifenbreite.model import Drafting, Riding
from benchmarks.opponents.balance import share
from benchmarks.opponents.league import choice
from tests.games.matches import some_value

FAR = 0.1
"""The goals by which a shot is far below the best choice."""
SLIM = 6
"""The numbers of the d20, at most, with which a long pass is a slim chance."""
KEEPERS = 3
"""The goalkeepers after whom another one is foolish."""
TURNS = 0.25
"""The turns that a ride loses, or a declined draft would save, if it is foolish."""
ROUNDING = 1e-9
"""The difference of two equal values that were computed in different orders."""

Judged: TypeAlias = Iterator[tuple[str, bool]]
"""For each kind of foolish move that could happen in a decision, whether it happened."""
Judge: TypeAlias = Callable[[Any, int, Sequence[Any], Any, random.Random], Judged]
"""(state, seat, legal actions, the action taken, random source) -> the judgement."""


def hockey_game(state: Any, seat: int, offered: Sequence[Any], action: Any, rng: random.Random) -> Judged:
    if state.phase in (HockeyPhase.ATTACK_PREPARE, HockeyPhase.DEFEND_PREPARE):
        if any(isinstance(one, hg.PlayHero) for one in offered):
            yield "hero before the dice", isinstance(action, hg.PlayHero)
        return
    if not isinstance(action, hg.Declare):
        return
    declarations = [one for one in offered if isinstance(one, hg.Declare)]
    if any(is_idle(state.puck, one) for one in declarations):
        yield "pass between equal circles", is_idle(state.puck, action)
    if any(is_to_and_fro(state, seat, one) for one in declarations):
        yield "puck to and fro without a lead", is_to_and_fro(state, seat, action)
    if any(one.to is None for one in declarations):
        worth = {one: value for value, one in valued_declarations(BY_PERIOD, state, seat, declarations, rng)}
        yield "shot far below the best", action.to is None and worth[action] < max(worth.values()) - FAR


def helvetia_cup(state: Any, seat: int, offered: Sequence[Any], action: Any, rng: random.Random) -> Judged:
    if state.phase in (HelvetiaPhase.MOVE_ATT, HelvetiaPhase.MOVE_DEF):
        yield from helvetia_movement(state, seat, offered, action)
    if state.phase is HelvetiaPhase.ACT_DEF and not isinstance(action, hc.PlayCard):
        seen = odds(state) or {}
        chances, pressing = seen["chances"], 100 * seen["pressure"] / D20
        yield "steal below the odds of pressing", isinstance(action, hc.Steal) and chances["steal"] < pressing
        fouls = chances["foul"] > chances["tackle"]
        yield "tackle that rather fouls than wins", isinstance(action, hc.Tackle) and fouls
    if state.phase is HelvetiaPhase.ACT_ATT and any(
        isinstance(one, hc.Shoot | hc.OneTouch) for one in offered
    ):
        worth = dict(prospect.attacks(state))
        shoots = isinstance(action, hc.Shoot | hc.OneTouch)
        yield "shot far below the best", shoots and worth[action] < max(worth.values()) - FAR
    if state.phase is HelvetiaPhase.ACT_ATT and any(isinstance(one, hc.LongPass) for one in offered):
        yield "long pass to the goalkeeper", action == hc.LongPass(state.keeper(seat).at)
    if state.phase is HelvetiaPhase.ACT_ATT and hc.EndRound() in offered:
        slim = hits(sum_for(state, state.carrier, "long_pass")) <= SLIM
        yield "long pass by a slim chance", isinstance(action, hc.LongPass) and slim
        worth = dict(prospect.attacks(state))
        passes = isinstance(action, hc.ShortPass) and action in worth
        yield "short pass that gains nothing", passes and worth[action] <= worth[hc.EndRound()] + ROUNDING


def helvetia_movement(state: Any, seat: int, offered: Sequence[Any], action: Any) -> Judged:
    if any(isinstance(one, hc.Stand) for one in offered):
        yield "fallen footballer left lying", action == hc.Done()
    if state.phase is HelvetiaPhase.MOVE_ATT and action == hc.Done():
        moment = position.at_pass(state)
        yield "footballer left offside", any(moment.offside(f.id) and f.standing for f in state.of(seat))


def extraliga(state: Any, seat: int, offered: Sequence[Any], action: Any, rng: random.Random) -> Judged:
    if any(isinstance(one, ex.UseBonus) for one in offered):
        idle = state.options.tiebreak is not Tiebreak.GOAL_DIFFERENCE and is_decided(state)
        yield "bonus in a decided match", isinstance(action, ex.UseBonus) and idle
    have = sum(cards()[card].is_goalkeeper for card in state.teams[seat].cards)
    others = [one for one in offered if isinstance(one, ex.Pick) and not cards()[one.card].is_goalkeeper]
    if others and have >= KEEPERS:
        yield "fourth goalkeeper", isinstance(action, ex.Pick) and action not in others
    if any(isinstance(one, ex.Play) for one in offered):
        laid = isinstance(action, ex.Play)
        yield "trainer card that adds nothing", laid and goals_added(state, seat, action) <= 0


def um_reifenbreite(state: Any, seat: int, offered: Sequence[Any], action: Any, rng: random.Random) -> Judged:
    match state.pending:
        case Riding(rider) if isinstance(action, ur.Ride):
            least = min(ride_cost(state, rider, one) for one in rides(offered))
            yield "ride far below the best", ride_cost(state, rider, action) > least + TURNS
        case Drafting() as draft:
            saves = gain(state, draft.rider, draft.target) > TURNS
            yield "draft declined that saves turns", isinstance(action, ur.DeclineDraft) and saves


JUDGES: Mapping[str, Judge] = {
    "extraliga": extraliga,
    "helvetia_cup": helvetia_cup,
    "hockey_game": hockey_game,
    "um_reifenbreite": um_reifenbreite,
}


def match(game: AnyGame, options: Any, asked: argparse.Namespace, seed: str, seen: Counter[Any]) -> None:
    chance = FairChance(random.Random(seed).randbytes(32))
    lucks = [random.Random(f"{seed} {seat}") for seat in range(asked.seats)]
    other_luck = random.Random(f"{seed} judge")
    state = game.setup(options, asked.seats, chance).state
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        action = choice(game, asked.strength, state, seat, lucks[seat], asked.worlds)
        offered = legal_actions(game, state, seat)
        seen.update(JUDGES[game.id](state, seat, offered, action, other_luck))
        state = game.apply(state, seat, action, chance).state


def series(game: AnyGame, asked: argparse.Namespace) -> Counter[tuple[str, bool]]:
    seen, lots = Counter[tuple[str, bool]](), random.Random(asked.seed)
    schemas = options_schema(game)["properties"]
    for number in range(asked.start + asked.matches):
        drawn = {name: some_value(schemas[name], lots) for name in asked.by_lot}
        if number >= asked.start:
            options = complete_options(game, asked.options | drawn, asked.seats)
            match(game, options, asked, f"{asked.seed} {number}", seen)
    return seen


def lines(seen: Counter[tuple[str, bool]], matches: int) -> Iterator[str]:
    for kind in sorted({kind for kind, _ in seen}):
        foolish, sound = seen[kind, True], seen[kind, False]
        yield f"{kind}: {foolish / matches:.2f} a match, {share(foolish, foolish + sound)} occasions"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(JUDGES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--by-lot", action="append", default=[])
    parser.add_argument("--strength", default="hard")
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seed", default="foolish moves")
    asked = parser.parse_args()
    print(f"{asked.game}, {asked.seats} seats, {asked.strength}, {json.dumps(asked.options)} {asked.by_lot}")
    print("\n".join(lines(series(catalog()[asked.game], asked), asked.matches)), flush=True)


if __name__ == "__main__":
    main()
