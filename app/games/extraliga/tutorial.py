"""The positions of the quick start, whose words are in learn.yaml.

The reader is seat 0. The opponent has the same six players in every match.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from app.engine.operations import complete_options
from app.engine.tutorial import Answer, Example, PathResult, QuizChoice
from app.games.extraliga import GAME
from app.games.extraliga.actions import Action, Done, Pass, Place, Play, Roll, UseBonus
from app.games.extraliga.data import cards, in_order
from app.games.extraliga.events import MatchEnded
from app.games.extraliga.model import (
    Editing,
    Editor,
    EditorKind,
    Lineup,
    Match,
    Options,
    Phase,
    Round,
    Season,
    Slot,
    State,
    Team,
)
from app.games.extraliga.rules import lineup as lines

YOU, MAREK = 0, 1
KOTALIK = "CBU-RW"
SIX: Lineup = ("KOM-LW", "CBU-C", KOTALIK, "HKR-D1", "PLZ-D1", "PLZ-G")
BENCH = ("LIT-LW", "TRI-C", "KLA-RW", "LIB-D1", "OLO-D1", "MBO-G")
THEIRS: Lineup = ("TRI-LW", "SPA-C", "SPA-LW", "VIT-D1", "LEG-D2", "SPA-G")
THEIR_BENCH = ("LIB-LW", "HKR-C", "VIT-RW", "KLA-D1", "ZLI-D1", "OLO-G")
GOALS_FROM = 5
"""The opponent's defence in the match."""
DICE = (6, 5, 4, 2)


def league(asked: Any, mine: Team, *, event: str = "EV-coach_banned", first: int = YOU) -> State:
    """Return a state before the first round of a season of two. `asked` is what the table waits for."""
    options = complete_options(GAME, {}, 2)
    assert isinstance(options, Options)
    theirs = Team(lineup=THEIRS, bench=in_order(THEIR_BENCH))
    owned = {*mine.cards, *theirs.cards}
    season = Season(first, deck=("LOT-1",), opponents=("OPP-KVA",), cards=("LOT-1",), events=(f"{event}#1",))
    return State(
        options=options,
        teams=(mine, theirs),
        box=tuple(card for card in cards() if card not in owned),
        asked=asked,
        season=season,
        round=Round(1, "LOT-1", (YOU, MAREK), ()),
    )


def team(lineup: Lineup = SIX, bench: Sequence[str] = BENCH, trainers: Sequence[str] = ()) -> Team:
    return Team(lineup=lineup, bench=in_order(tuple(bench)), trainers=tuple(trainers))


def arranging(lineup: Lineup, bench: Sequence[str], lo: int = 0, now: Lineup | None = None) -> State:
    """Return a state in which the reader arranges a line-up and the opponent is done.

    now: The line-up if it has been changed already."""
    mine = team(lineup, bench)
    state = league(None, mine)
    editors: list[Editor] = [lines.new_editor(one, EditorKind.CHANGE, lo, 6) for one in state.teams]
    editors[YOU] = replace(editors[YOU], lineup=now or lineup)
    return replace(state, asked=Editing((editors[YOU], replace(editors[MAREK], done=True))))


def round_begins(event: str = "EV-coach_banned", trainers: Sequence[str] = (), token: int = MAREK) -> State:
    """Return a state in which the reader's `done` is all that is missing.

    Then `token` is the first player.
    """
    mine = team(trainers=trainers)
    state = league(None, mine, event=event, first=1 - token)
    editors = tuple(lines.new_editor(one, EditorKind.CHANGE, 0, 6) for one in state.teams)
    return replace(state, asked=Editing((editors[YOU], replace(editors[MAREK], done=True))))


def wing(result: PathResult[State]) -> Answer | None:
    """Return the answer for the player who was put on the right wing."""
    if not isinstance(result.action, Place):
        return None
    if result.refused:
        return ("goal", {}) if result.action.slot is Slot.G else None
    who = {KOTALIK: "linked", "KLA-RW": "famous", "CBU-LW": "wrong_side", "HKR-D1": "defender"}
    return who[result.action.card], {}


def turned_die(result: PathResult[State]) -> Answer | None:
    if result.refused or not result.events(MatchEnded):
        return None
    if not isinstance(result.action, UseBonus):
        return "pass", {}
    return ("miss" if DICE[result.action.die or 0] < GOALS_FROM else "hit"), {}


def passes(state: State) -> tuple[int, Action] | None:
    """Return the passes of both seats and the roll of overtime."""
    if not isinstance(state.asked, Match):
        return None
    (seat,) = GAME.to_act(state)
    if state.phase is Phase.ROLL:
        return (seat, Roll()) if state.asked.attempt else None
    return seat, Pass()


WINGERS = (KOTALIK, "CBU-LW", "KLA-RW", "HKR-D1")
GAP: Lineup = ("KOM-LW", "CBU-C", None, "OLO-D1", "PLZ-D1", "PLZ-G")
LEGEND: Lineup = ("LEG-LW", "CBU-C", "CBU-LW", "HKR-D1", "PLZ-D1", "PLZ-G")
AFTER_THE_DIE: Lineup = ("KOM-LW", "CBU-C", "KLA-RW", "OLO-D1", "PLZ-D1", "PLZ-G")
TURNED = (0, 0)
"""The only card of the deck, and the only event."""

EXAMPLES: Mapping[str, Example[State, Action]] = {
    "e1": Example(position=lambda setting: arranging(SIX, BENCH), shows=("board",)),
    "e2": Example(
        position=lambda setting: arranging(GAP, WINGERS),
        offered=lambda action: (
            isinstance(action, Place) and action.slot is Slot.RW and action.card in WINGERS
        ),
        answer=wing,
        bare=True,
        shows=("board", "tray"),
    ),
    "e3": Example(position=lambda setting: arranging(LEGEND, (KOTALIK,))),
    "e4": Example(
        position=lambda setting: round_begins(),
        draws={"d6": (4, 4, 3, *DICE), "below": TURNED},
        opening=((YOU, Done()), (MAREK, Roll())),
        offered=lambda action: isinstance(action, Roll),
        choices=tuple(
            QuizChoice(
                str(face),
                "hit" if face >= GOALS_FROM else "miss",
                face >= GOALS_FROM,
                {"n": face, "short": GOALS_FROM - face},
            )
            for face in DICE
        ),
        asked_after=1,
        found="both",
    ),
    "e5": Example(
        position=lambda setting: round_begins(token=YOU),
        draws={"d6": (*DICE, 4, 4, 3, 5, 3, 5), "below": TURNED},
        opening=((YOU, Done()), (YOU, Roll()), (MAREK, Roll())),
        offered=lambda action: (
            isinstance(action, Pass) or (isinstance(action, UseBonus) and action.source == KOTALIK)
        ),
        replies=passes,
        answer=turned_die,
    ),
    "e6": Example(
        position=lambda setting: round_begins("EV-quarrel", ("TR-teambuilding#1",)),
        draws={"below": TURNED},
        opening=((YOU, Done()),),
        offered=lambda action: isinstance(action, Play),
        shows=("board", "tray"),
    ),
    "e7": Example(
        position=lambda setting: arranging(SIX, BENCH, lo=2, now=AFTER_THE_DIE),
        shows=("board", "tray"),
    ),
}
