"""Matches that no play has to lead to: footballers, cards, score and minute anywhere."""

from random import Random

from app.games.helvetia_cup.data import TACTICS, TEAMS
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import GOAL_HEXES, HEXES
from tests.games.helvetia_cup.build import SQUAD, on

PHASES = (Phase.MOVE_ATT, Phase.MOVE_DEF, Phase.ACT_ATT)


def rearranged(rng: Random) -> State:
    teams = rng.sample(sorted(TEAMS), 2)
    outfield = [f"{seat}:{number}" for seat in (0, 1) for number in SQUAD[1:5]]
    free = rng.sample([hex_ for hex_ in HEXES if hex_ not in GOAL_HEXES], len(outfield))
    attacker = rng.randrange(2)
    cards = rng.sample(sorted(TACTICS), 8)
    held = rng.randint(0, 4), rng.randint(0, 4)
    return on(
        rng.choice(PHASES),
        dict(zip(outfield, free, strict=True)),
        attacker=attacker,
        holder=f"{attacker}:{rng.choice(SQUAD[:5])}",
        fallen=[one for one in outfield if not one.startswith(str(attacker)) and rng.random() < 0.15],
        boosts={one: rng.randint(0, 3) for one in outfield},
        changes={one: {"yellow": rng.random() < 0.2} for one in outfield},
        hands=(tuple(sorted(cards[: held[0]])), tuple(sorted(cards[4 : 4 + held[1]]))),
        legendary=tuple(rng.choice([None, *TEAMS[team].legendary]) for team in teams),
        half=rng.randint(1, 2),
        clock=rng.choice((0, 1, 20, 40, 43, 44)),
        score=(rng.randrange(4), rng.randrange(4)),
        given={"teams": teams, "cards": True},
    )
