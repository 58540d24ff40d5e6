"""The first lesson: the line-up, then the last two rounds of a season that is level so far."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.kit.resolution import Resolution
from app.engine.lesson import Lesson, Trial, is_won
from app.games.extraliga.actions import Action, Auto, Done, Pass, Roll
from app.games.extraliga.data import cards, lots, opponents, season_table
from app.games.extraliga.legal import legal
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
from app.games.extraliga.rules import flow, lineup, match, trainer
from app.games.extraliga.tutorial import MAREK, THEIR_BENCH, THEIRS, YOU, team

CARDS_PLAYED = ("LOT-1", "OPP-ZLI", "OPP-OLO", "LOT-2", "LOT-1", "OPP-MBO")
"""The cards of the rounds before."""
CARDS_LEFT = ("LOT-2", "OPP-KVA")
TRAINERS: tuple[tuple[str, ...], ...] = (("TR-line_change", "TR-pep_talk", "TR-video_analysis"), ())
"""The opponent has none left, so the dice that decide do not depend on what is played against them."""
EVENTS = ("EV-good_preparation#1", "EV-sold_out#1")
"""The events that are left, none of which takes anything from the learner."""
THROWS = (3, 4, 5)
"""The numbers of dice with which the learner may roll in the direct match."""
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
        events=EVENTS,
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


def follows_advice(state: State) -> Action:
    """Take the best six, and use no card and no bonus: what the first presses of a beginner come to."""
    offered = legal(state, YOU)
    wanted = (Auto, Done, Roll, Pass)
    return min(
        offered, key=lambda action: wanted.index(type(action)) if type(action) in wanted else len(wanted)
    )


def wins_from_the_throw(trial: Trial) -> bool:
    """Return whether the direct match comes first, and the learner leads in it and wins the season.

    The learner leads with any of `THROWS` before bonuses, and wins with the best six and without a bonus. All
    draws before the throw are the same whatever the learner does: the computer has rolled at once.
    """
    return leads(trial) and is_won(trial.outcome(trial.play_out(follows_advice, MAREK)))


def leads(trial: Trial) -> bool:
    """Return whether the learner leads the direct match with any of `THROWS`, the computer rolling first."""
    for count in THROWS:
        resolution = Resolution(trial.chance())
        state = _before_the_throw(resolution)
        if state is None:
            return False
        (attack, goals_from), (_, defence) = (trainer.strengths(team) for team in reversed(state.teams))
        theirs = resolution.dice(attack, match.SIDES)
        mine = resolution.dice(count, match.SIDES)
        if match.goals_from(mine, goals_from) <= match.goals_from(theirs, defence):
            return False
    return True


def _before_the_throw(resolution: Resolution) -> State | None:
    """Return the first round as it stands before its match; None if it is not the direct match."""
    state = two_rounds_to_go(Options())
    assert isinstance(state.asked, Editing)
    state = flow.close_editor(state, state.asked, YOU, resolution)
    return state if state.the_round.card in lots() else None


LESSON = Lesson(position=two_rounds_to_go, seeds=400, is_kind=wins_from_the_throw)
