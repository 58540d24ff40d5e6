"""The first lesson: the line-up, then the last two rounds of a season that is level so far."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.lesson import Lesson
from app.games.extraliga.data import cards, event_copies, lots, opponents, season_table
from app.games.extraliga.model import (
    Editing,
    EditorKind,
    Options,
    Pairing,
    Result,
    Round,
    RoundPhase,
    Season,
    Stage,
    State,
    Team,
)
from app.games.extraliga.rules import lineup
from app.games.extraliga.tutorial import MAREK, THEIR_BENCH, THEIRS, YOU, team

CARDS_PLAYED = ("LOT-1", "OPP-ZLI", "OPP-OLO", "LOT-2", "LOT-1", "OPP-MBO")
"""The cards of the rounds before."""
CARDS_LEFT = ("LOT-2", "OPP-KVA")
TRAINERS = (
    ("TR-line_change", "TR-pep_talk", "TR-video_analysis"),
    ("TR-all_rounder", "TR-defending_rw", "TR-transfer"),
)
GOALS: tuple[tuple[tuple[int, int], ...], ...] = (
    ((3, 2),),
    ((2, 3), (1, 2)),
    ((3, 1), (1, 3)),
    ((2, 4),),
    ((2, 3),),
    ((2, 1), (3, 2)),
)
"""The goals by round, as the first team of each match sees them: of both teams, or of each against a club."""


def two_rounds_to_go(options: Options) -> State:
    """Return a state in which both have the same points and the learner may change the line-up."""
    arranged = team(trainers=TRAINERS[YOU]), team(THEIRS, THEIR_BENCH, TRAINERS[MAREK])
    teams = tuple(with_results(one, seat) for seat, one in enumerate(arranged))
    owned = {card for one in teams for card in one.cards}
    editors = tuple(lineup.new_editor(one, EditorKind.CHANGE, 0, len(one.lineup)) for one in teams)
    season = Season(
        MAREK,  # The token moves on when both are done.
        half=2,
        deck=CARDS_LEFT,
        opponents=tuple(card for card in opponents() if card not in {*CARDS_PLAYED, *CARDS_LEFT}),
        events=event_copies(),
        results=tuple(results()),
        cards=CARDS_PLAYED,
    )
    return State(
        options=options,
        teams=teams,
        box=tuple(card for card in cards() if card not in owned),
        asked=Editing((editors[YOU], replace(editors[MAREK], done=True))),
        season=season,
        round=Round(len(CARDS_PLAYED), CARDS_PLAYED[-1], (YOU, MAREK), (), at=RoundPhase.CHANGE),
    )


def results() -> Iterator[Result]:
    for number, (card, goals) in enumerate(zip(CARDS_PLAYED, GOALS, strict=True), 1):
        for seat, score in enumerate(goals):
            pairing = Pairing(YOU, MAREK) if card in lots() else Pairing(seat, opponent=card)
            yield Result(Stage.SEASON, number, pairing, score, overtime=False)


def with_results(one: Team, seat: int) -> Team:
    """Return the team with the points and goals of its matches."""
    for result in results():
        if seat in (result.pairing.a, result.pairing.b):
            scored, conceded = result.goals if seat == result.pairing.a else result.goals[::-1]
            one = replace(
                one,
                points=one.points + (season_table().points.win if scored > conceded else 0),
                goals_for=one.goals_for + scored,
                goals_against=one.goals_against + conceded,
                matches=one.matches + 1,
            )
    return one


LESSON = Lesson(position=two_rounds_to_go)
