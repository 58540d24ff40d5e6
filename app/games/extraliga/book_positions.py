"""The positions of the book's worked examples that are not steps of the quick start."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from app.engine.operations import complete_options
from app.engine.tutorial import Example
from app.games.extraliga import GAME
from app.games.extraliga.actions import Action, Choose, Done, Pass, Pick, Play, Roll
from app.games.extraliga.data import cards, in_order
from app.games.extraliga.model import (
    Editing,
    EditorKind,
    OpenDraft,
    Options,
    Pairing,
    PassDraft,
    Result,
    Slot,
    Stage,
    State,
    Team,
)
from app.games.extraliga.rules import lineup as lines
from app.games.extraliga.tutorial import BENCH, DICE, MAREK, SIX, TURNED, YOU, arranging, round_begins

BEHIND = (10, 7)
"""The points before the last match. If the other team wins it, both are level."""
SEASON = (9, 12, 7, 4)
"""The points of the four teams after the season, the reader's first."""
BLOCK = "TR-defensive_block#1"
NOBODY = (None,) * 6


def against_a_club() -> State:
    """Return a state in which the next card of the season deck is a virtual opponent."""
    state = round_begins(token=YOU)
    return replace(state, season=replace(state.the_season, deck=("OPP-KVA",)))


def last_match(event: str) -> State:
    """Return a state before the last match: the deck of the second half is empty after it."""
    state = round_begins(event, token=YOU)
    teams = with_points(state.teams, BEHIND)
    return replace(state, teams=teams, season=replace(state.the_season, half=2))


def before_the_final() -> State:
    """Return a state before the final. The reader has beaten the third seed, Marek the fourth."""
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


def with_a_block() -> State:
    """Return a state in which the other team has a trainer card for its defence."""
    state = round_begins("EV-closed_defence", token=MAREK)
    return state.with_team(MAREK, replace(state.teams[MAREK], trainers=(BLOCK,)))


def drafting(asked: OpenDraft | PassDraft, seats: int) -> State:
    """Return the beginning of a draft."""
    options = complete_options(GAME, {}, seats)
    assert isinstance(options, Options)
    return State(options, (Team(),) * seats, tuple(cards()), asked)


def teams_built() -> State:
    """Return a state in which the reader's `done` is all that is missing before the season."""
    state = arranging(SIX, BENCH)
    editors = tuple(lines.new_editor(one, EditorKind.BUILD, 0, 6) for one in state.teams)
    ready = replace(editors[MAREK], done=True)
    return replace(state, asked=Editing((editors[YOU], ready)), season=None, round=None)


def with_points(teams: Sequence[Team], points: Sequence[int]) -> tuple[Team, ...]:
    return tuple(replace(team, points=has) for team, has in zip(teams, points, strict=True))


MATCH: Sequence[tuple[int, Action]] = (
    (YOU, Done()),
    (YOU, Roll()),
    (MAREK, Roll()),
    (YOU, Pass()),
    (MAREK, Pass()),
)
"""A match without a bonus on either side."""

TABLE = ("KOM-LW", "CBU-C", "CBU-RW", "HKR-D1", "PLZ-D1", "PLZ-G")
HANDS = (
    in_order(("KOM-LW", "CBU-C", "CBU-RW", "HKR-D1", "PLZ-D1", "PLZ-G", "MBO-G")),
    in_order(("TRI-LW", "SPA-C", "SPA-LW", "VIT-D1", "LEG-D2", "SPA-G", "OLO-G")),
    in_order((*BENCH, "VIT-RW")),
)

POSITIONS: Mapping[str, Example[State, Action]] = {
    "one_two_one": Example(
        position=lambda setting: drafting(OpenDraft(YOU, 1, TABLE), 2),
        opening=(
            (YOU, Pick("CBU-RW")),
            (MAREK, Pick("PLZ-G")),
            (MAREK, Pick("KOM-LW")),
            (YOU, Pick("CBU-C")),
        ),
    ),
    "passed_on": Example(
        position=lambda setting: drafting(PassDraft(1, HANDS, (None,) * 3), 3),
        seats=3,
        opening=((YOU, Pick("CBU-C")), (MAREK, Pick("SPA-C")), (2, Pick("TRI-C"))),
    ),
    "season_begins": Example(position=lambda setting: teams_built(), opening=((YOU, Done()),)),
    "stronger_defence": Example(
        position=lambda setting: round_begins("EV-closed_defence", token=YOU),
        draws={"below": TURNED},
        opening=((YOU, Done()),),
    ),
    "excluded": Example(
        position=lambda setting: round_begins("EV-penalty_forward", token=YOU),
        draws={"below": TURNED},
        opening=((YOU, Done()), (YOU, Choose(Slot.C)), (MAREK, Choose(Slot.C))),
    ),
    "six_at_most": Example(
        position=lambda setting: with_a_block(),
        draws={"below": TURNED},
        opening=((YOU, Done()), (MAREK, Play(BLOCK))),
    ),
    "overtime": Example(
        position=lambda setting: round_begins(token=YOU),
        draws={"d6": (*DICE, 5, 5, 1, 4, 3, 2), "below": TURNED},
        opening=((YOU, Done()), (YOU, Roll()), (MAREK, Roll()), (YOU, Pass()), (MAREK, Pass())),
    ),
    "virtual_opponent": Example(
        position=lambda setting: against_a_club(),
        draws={"d6": (*DICE, 5, 3, 2, 1, 1, 1, 1), "below": TURNED},
        opening=((YOU, Done()), (YOU, Roll()), (YOU, Pass())),
    ),
    "level_on_points": Example(
        position=lambda setting: last_match("EV-quarrel"),
        draws={"d6": (6, 1, 1, 5, 6), "below": TURNED},
        opening=MATCH,
    ),
    "deciding_match": Example(
        position=lambda setting: last_match("EV-coach_banned"),
        draws={"d6": (*DICE, 4, 4, 5, 6, 3, 2, 5, 3, 6, 2), "below": TURNED},
        opening=(*MATCH, (MAREK, Roll()), (YOU, Roll()), (MAREK, Pass()), (YOU, Pass())),
    ),
    "final": Example(
        position=lambda setting: before_the_final(),
        seats=len(SEASON),
        draws={"d6": (*DICE, 4, 3, 3), "below": (0,)},
        opening=MATCH,
    ),
}
