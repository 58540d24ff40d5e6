"""The positions of the quick start; its words are in learn.yaml.

The reader is seat 0, defends the left goal and attacks to the right; nobody has cards.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from app.engine.operations import complete_options
from app.engine.tutorial import Answer, Example, PathResult
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.actions import (
    Action,
    Aim,
    CallOffside,
    Guard,
    LongPass,
    Move,
    NoCall,
    Shoot,
    ShortPass,
)
from app.games.helvetia_cup.data import TEAMS, TIME_FACES
from app.games.helvetia_cup.goal import penalty
from app.games.helvetia_cup.model import Coach, Footballer, Phase, Place, State
from app.games.helvetia_cup.options import Options, TeamId
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, HEXES, SHOOTING_ZONE, zone
from app.games.helvetia_cup.rules.shooting import guarded_count
from app.games.helvetia_cup.rules.skills import own_skill

YOU, MAREK = 0, 1
DRAGONS, FOOLS = TeamId.DRAGONS, TeamId.FOOLS
NUMBERS = range(1, 10)
IGNAZ = "0:8"
GOAL_HEX = GOAL[MAREK]


def on_pitch(
    phase: Phase,
    mine: Mapping[int, str],
    theirs: Mapping[int, str],
    holder: str,
    *,
    attacker: int = YOU,
    teams: tuple[TeamId, TeamId] = (DRAGONS, FOOLS),
    **more: Any,
) -> State:
    """Return a position in the first half; the first footballer of each side keeps goal."""
    options = complete_options(GAME, {"teams": list(teams), "cards": False}, 2)
    assert isinstance(options, Options)
    boosts = more.pop("boosts", {})
    footballers = {
        one.id: one for seat, at in enumerate((mine, theirs)) for one in squad(seat, teams[seat], at, boosts)
    }
    return State(
        options,
        phase,
        (Coach(), Coach()),
        footballers,
        attacker=attacker,
        toss=YOU,
        first=YOU,
        half=1,
        ball=footballers[holder].hex,
        holder=holder,
        round=1,
        **more,
    )


def squad(seat: int, team: TeamId, at: Mapping[int, str], boosts: Mapping[str, int]) -> Iterable[Footballer]:
    keeper = next(iter(at))
    for number in sorted(at):
        id_ = f"{seat}:{number}"
        yield Footballer(
            id=id_,
            seat=seat,
            number=number,
            boosts=boosts.get(id_, TEAMS[team].footballers[number].boosts),
            place=Place.PITCH,
            hex=at[number],
            keeper=number == keeper,
            played=True,
        )


def minutes(face: int) -> int:
    """Return the draw of the time die that shows these minutes."""
    return TIME_FACES.index(face)


def called(result: PathResult[State]) -> Answer | None:
    if result.refused:
        return None
    return ("call" if isinstance(result.action, CallOffside) else "play_on"), {}


def corner(result: PathResult[State]) -> Answer | None:
    if not isinstance(result.action, Aim) or result.refused:
        return None
    sector = result.action.sector
    if sector in KEEPER:
        return "guarded", {}
    if sector == "TL":
        return "proud", {}
    shooter = result.before.carrier
    minus = -penalty(sector, zone(shooter.at, MAREK))
    return "open", {"p": minus, "t": own_skill(result.before, shooter, "shot") - minus}


KEEPER = ("TC", "TR")


def keeper(state: State) -> tuple[int, Action] | None:
    """Return the guard that Marek's goalkeeper has chosen."""
    return (MAREK, Guard(KEEPER)) if state.phase is Phase.SHOT and MAREK in GAME.to_act(state) else None


def run(result: PathResult[State]) -> Answer | None:
    """Return the answer with the chance of a shot from Ignaz's hex."""
    if not isinstance(result.action, Move) or result.action.f != IGNAZ or result.action.to not in HEXES:
        return None
    if result.refused:
        from_here = DISTANCE[result.before.footballers[IGNAZ].at][result.action.to]
        return ("goal", {}) if result.action.to == GOAL_HEX else ("too_far", {"n": from_here})
    ignaz = result.state.carrier
    named = {"e18": "free", "e20": "best", "e22": "tired"}.get(ignaz.at)
    if named:
        return named, {}
    if ignaz.at not in SHOOTING_ZONE[MAREK]:
        return "outside", {}
    return "inside", {
        "n": guarded_count(result.state, ignaz, "shot"),
        "s": own_skill(result.state, ignaz, "shot"),
    }


def duel(clock: int = 0) -> State:
    """Return a position with Rhenos on the hex of Fendant, who has the ball."""
    return on_pitch(
        Phase.ACT_DEF,
        {1: "e0", 3: "e10", 2: "e6", 4: "c8", 5: "g8"},
        {1: "e24", 5: "e10", 2: "e18", 3: "c14", 4: "g14"},
        "1:5",
        attacker=MAREK,
        clock=clock,
    )


EXAMPLES: Mapping[str, Example[State, Action]] = {
    "c1": Example(
        position=lambda setting: on_pitch(
            Phase.MOVE_ATT,
            {1: "e0", 8: "e12", 5: "d9", 7: "f9", 2: "e6"},
            {1: "e24", 2: "e18", 3: "c18", 4: "g18", 5: "e16"},
            IGNAZ,
        ),
    ),
    "c2": Example(
        position=lambda setting: on_pitch(
            Phase.ACT_ATT,
            {1: "e0", 5: "e14", 7: "d19", 2: "e10", 3: "g12"},
            {1: "e24", 2: "e20", 3: "d21", 4: "g18", 5: "c16"},
            "0:5",
        ),
        draws={"d20": (9,)},
        opening=((YOU, LongPass("d19")), (MAREK, NoCall())),
    ),
    "c3": Example(
        position=lambda setting: on_pitch(
            Phase.ACT_ATT,
            {1: "e0", 2: "e6", 3: "c6", 4: "g6", 5: "a8"},
            {1: "e24", 2: "c16", 3: "g16", 5: "e8", 4: "e4"},
            "1:5",
            attacker=MAREK,
        ),
        draws={"below": (minutes(9),)},
        opening=((MAREK, ShortPass("e4")),),
        answer=called,
    ),
    "c4": Example(
        position=lambda setting: on_pitch(
            Phase.ACT_ATT,
            {1: "e0", 8: "c22", 2: "e10", 3: "c14", 4: "g14"},
            {1: "e24", 2: "d19", 3: "f19", 4: "b13", 5: "h13"},
            "0:8",
            teams=(FOOLS, DRAGONS),
        ),
        draws={"d20": (7,)},
        opening=((YOU, Shoot()),),
        offered=lambda action: isinstance(action, Aim),
        replies=keeper,
        answer=corner,
    ),
    "c5": Example(
        position=lambda setting: on_pitch(
            Phase.MOVE_ATT,
            {1: "e0", 8: "e16", 2: "e10", 3: "g12", 5: "c14"},
            {1: "e24", 2: "e12", 3: "a18", 4: "i18", 5: "g8"},
            IGNAZ,
            boosts={IGNAZ: 2},
        ),
        offered=lambda action: isinstance(action, Move) and action.f == IGNAZ,
        answer=run,
    ),
    "c6": Example(position=lambda setting: duel()),
    "c7": Example(
        position=lambda setting: duel(clock=39),
        draws={"d20": (10, 16), "below": (minutes(6),)},
        shows=("top", "board"),
    ),
}
