"""The positions of the worked examples in the book that the quick start has no step for."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from app.engine.contract import complete_options
from app.engine.learn import Example
from app.games.extraliga import GAME
from app.games.extraliga.actions import Action, Done, Pass, Roll
from app.games.extraliga.learn import DICE, MAREK, TURNED, YOU, round_begins
from app.games.extraliga.model import Options, Pairing, Result, Stage, State, Team

BEHIND = (10, 7)
"""Points before the last match: a win of the other team makes both level."""
SEASON = (9, 12, 7, 4)
"""Points of four teams after the season, yours first."""
NOBODY = (None,) * 6


def against_a_club() -> State:
    """The next card of the season deck is a virtual opponent."""
    state = round_begins(token=YOU)
    return replace(state, season=replace(state.the_season, deck=("OPP-KVA",)))


def last_match(event: str) -> State:
    """The deck of the second half is empty after it."""
    state = round_begins(event, token=YOU)
    teams = with_points(state.teams, BEHIND)
    return replace(state, teams=teams, season=replace(state.the_season, half=2))


def before_the_final() -> State:
    """You have beaten the third, Marek the fourth; the line-ups of those two no longer matter."""
    options = complete_options(GAME, {"playoff": True}, len(SEASON))
    assert isinstance(options, Options)
    state = round_begins(token=YOU)
    teams = with_points((*state.teams, Team(lineup=NOBODY), Team(lineup=NOBODY)), SEASON)
    semifinals = tuple(
        Result(Stage.SEMIFINALS, state.the_round.number, Pairing(*pair), goals, overtime=False)
        for pair, goals in (((MAREK, 3), (3, 1)), ((YOU, 2), (2, 1)))
    )
    season = replace(
        state.the_season,
        first=3,
        stage=Stage.SEMIFINALS,
        half=2,
        deck=(),
        seeds=(MAREK, YOU, 2, 3),
        results=semifinals,
    )
    return replace(state, options=options, teams=teams, season=season)


def with_points(teams: Sequence[Team], points: Sequence[int]) -> tuple[Team, ...]:
    return tuple(replace(team, points=has) for team, has in zip(teams, points, strict=True))


MATCH: Sequence[tuple[int, Action]] = (
    (YOU, Done()),
    (YOU, Roll()),
    (MAREK, Roll()),
    (YOU, Pass()),
    (MAREK, Pass()),
)
"""Without a bonus on either side."""

POSITIONS: Mapping[str, Example[State, Action]] = {
    "overtime": Example(
        position=lambda setting: round_begins(token=YOU),
        draws={"d6": (*DICE, 5, 5, 1, 4, 3, 2), "lot": TURNED},
        opening=((YOU, Done()), (YOU, Roll()), (MAREK, Roll()), (YOU, Pass()), (MAREK, Pass())),
    ),
    "virtual_opponent": Example(
        position=lambda setting: against_a_club(),
        draws={"d6": (*DICE, 5, 3, 2, 1, 1, 1, 1), "lot": TURNED},
        opening=((YOU, Done()), (YOU, Roll()), (YOU, Pass())),
    ),
    "level_on_points": Example(
        position=lambda setting: last_match("EV-quarrel"),
        draws={"d6": (6, 1, 1, 5, 6), "lot": TURNED},
        opening=MATCH,
    ),
    "deciding_match": Example(
        position=lambda setting: last_match("EV-coach_banned"),
        draws={"d6": (*DICE, 4, 4, 5, 6, 3, 2, 5, 3, 6, 2), "lot": TURNED},
        opening=(*MATCH, (MAREK, Roll()), (YOU, Roll()), (MAREK, Pass()), (YOU, Pass())),
    ),
    "final": Example(
        position=lambda setting: before_the_final(),
        seats=len(SEASON),
        draws={"d6": (*DICE, 4, 3, 3), "lot": (0,)},
        opening=MATCH,
    ),
}
