"""The stored analysis of a match: seats, numbers and actions, without words and names."""

import random
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec import Struct

from app.engine.analysis.chances import analysis_of
from app.engine.analysis.decisions import MatchDecision
from app.engine.analysis.judge import Choice, Judgement
from app.engine.analysis.marks import MARKED, mark_of
from app.engine.analysis.split import Split
from app.engine.capabilities.overview import BoardPicture, Point, widened
from app.engine.contract import AnyGame
from app.engine.kit.resolution import NoChance
from app.engine.types import Reason, Seat, View
from app.table.analyses.milestones import Milestone

METHOD = 11
"""The number of the method: raise it whenever the same match would get another analysis."""
PLACE_SHARE = 14
"""The part of a picture's width that lies between a place that an answer names and the edge."""
REASONS = "reasons"
"""The seed of the world in which reasons are found: the same for all, so that they compare."""


class OtherChoice(Struct, frozen=True):
    """Another answer to a marked decision, in words, and its chance to win.

    `gain` compares that with the computer's answer; `error` is its standard error. `place` is the place on
    the board that it names.
    """

    says: tuple[Reason, ...]
    chance: float
    gain: float
    error: float
    place: Point | None = None


class MarkedMoment(Struct, frozen=True):
    """The story of a marked decision on a page, without words.

    `chosen` and `best` are the reasons for the first actions in which both answers differ (`Game.advice`).
    `phase` says how far the match was, a message of the game's texts with the variables `params`. `scores`
    are those of then, by seat. `picture` shows the public position. `choices` are further answers to the same
    question, the best one first. `places` are those that the chosen and the computer's action name.
    """

    chosen: tuple[Reason, ...]
    best: tuple[Reason, ...]
    phase: str
    params: dict[str, str | int]
    scores: tuple[int, ...]
    picture: BoardPicture | None
    choices: tuple[OtherChoice, ...] = ()
    places: tuple[Point | None, Point | None] = (None, None)


class ReportedDecision(Struct, frozen=True):
    """One decision of a match, compared with the computer's answer.

    It is that of the actions `first` to `last`. `actions` and `best` are the chosen ones and the
    computer's, as JSON; both are empty if they come to the same. `mark` is a `Mark`. `gain` is in the
    chance to win of its seat, `error` its standard error; `lead` and `lead_error` are the same in the
    game's unit. `chance` is the chance to win after the chosen actions. `worlds` counts the worlds in
    which both were compared. `moment` is its story on a page, if it is marked.
    """

    first: int
    last: int
    seat: Seat
    mark: str
    actions: tuple[Any, ...] = ()
    best: tuple[Any, ...] = ()
    gain: float = 0.0
    error: float = 0.0
    lead: float = 0.0
    lead_error: float = 0.0
    chance: float = 0.0
    worlds: int = 0
    moment: MarkedMoment | None = None


class MatchReport(Struct, frozen=True):
    """The analysis of a match.

    Leads are counted in the `unit`, goals or points. `curve` has the chances of all seats after each number
    of actions after which they changed, and `milestones` what happened by then. `splits` say how the result
    of each seat came about in the chance to win, `lead_splits` in the lead over the best of the others.
    Anybody gets the same figures with the `seed` of all sampled worlds.
    """

    unit: str
    curve: tuple[tuple[int, tuple[float, ...]], ...]
    milestones: tuple[Milestone, ...]
    decisions: tuple[ReportedDecision, ...]
    splits: tuple[Split, ...]
    lead_splits: tuple[Split, ...]
    seed: str


def reported(
    game: AnyGame,
    decision: MatchDecision,
    judgement: Judgement,
    best: tuple[Any, ...],
    is_postponed: bool = False,
) -> ReportedDecision:
    """Return a decision as it is stored.

    `best` are the computer's actions. With `is_postponed` the seat could give them at its next decision.
    """
    gain = judgement.gains[judgement.seat]
    mark = mark_of(gain, judgement.error, is_postponed)
    one = ReportedDecision(judgement.first, judgement.last, judgement.seat, mark.value)
    if not judgement.worlds:
        return one
    return msgspec.structs.replace(
        one,
        actions=msgspec.to_builtins(decision.actions),
        best=msgspec.to_builtins(best),
        gain=gain,
        error=judgement.error,
        lead=judgement.leads[judgement.seat],
        lead_error=judgement.lead_error,
        chance=judgement.chance,
        worlds=judgement.worlds,
        moment=moment_of(game, decision, best, judgement.choices) if mark in MARKED else None,
    )


def moment_of(
    game: AnyGame, decision: MatchDecision, best: tuple[Any, ...], choices: Sequence[Choice] = ()
) -> MarkedMoment:
    """Return the story of a decision that is marked."""
    state, mine, other = before_parting(game, decision, best)
    public = game.public(state)
    line = game.overview.score_line(public) if game.overview else None
    further = tuple(_others(game, decision, choices))
    places = _place(game, mine), _place(game, other)
    return MarkedMoment(
        chosen=_reasons(game, state, decision.seat, mine),
        best=_reasons(game, state, decision.seat, other),
        phase=(line.short_phase or line.phase) if line else "",
        params=line.params if line else {},
        scores=line.scores if line else (),
        picture=_picture(game, public, [*places, *(one.place for one in further)]),
        choices=further,
        places=places,
    )


def _picture(game: AnyGame, public: View, places: Sequence[Point | None]) -> BoardPicture | None:
    """Return the picture of a position in which all these places are seen."""
    if game.overview is None:
        return None
    picture = game.overview.picture(public)
    known = [place for place in places if place is not None]
    return widened(picture, known, picture.box[2] / PLACE_SHARE)


def _place(game: AnyGame, action: Any) -> Point | None:
    if action is None or game.overview is None or game.overview.place is None:
        return None
    return game.overview.place(action)


def _others(game: AnyGame, decision: MatchDecision, choices: Sequence[Choice]) -> Iterator[OtherChoice]:
    """Yield the further answers, the best one first, by their first action in the state of the decision."""
    for one in sorted(choices, key=lambda choice: -choice.gain):
        says = _reasons(game, decision.state, decision.seat, one.actions[0])
        place = _place(game, one.actions[0])
        yield OtherChoice(says, one.chance, one.gain, one.error, place)


def before_parting(game: AnyGame, decision: MatchDecision, best: tuple[Any, ...]) -> tuple[Any, Any, Any]:
    """Return the state in which both answers part, and the action of each there; None where one has ended.

    Only the last action of a decision draws, so what comes before both is without chance.
    """
    state, seat = decision.state, decision.seat
    for at, (mine, other) in enumerate(zip_longest(decision.actions, best)):
        last = at + 1 >= min(len(decision.actions), len(best))
        if mine != other or last:
            return state, mine, other
        state = game.apply(state, seat, mine, NoChance()).state
    return state, None, None


def _reasons(game: AnyGame, state: Any, seat: Seat, action: Any) -> tuple[Reason, ...]:
    """Return what an action is and why to take it, from what the seat could know."""
    if action is None or game.advice is None or game.computer is None:
        return ()
    known = game.computer.determinized(state, seat, random.Random(REASONS))  # noqa: S311 (a sampled world)
    return tuple(game.advice(known, seat, action))


def version_of(game: AnyGame) -> str:
    """Return the version of a game's analyses, which changes with the method, the rules and the computers."""
    assert game.computer is not None
    analysis = analysis_of(game)
    about = (
        METHOD,
        game.rules_version,
        sorted(analysis.weights.items()),
        sorted(game.computer.measured.items()),
        analysis.worlds,
    )
    return sha256(msgspec.json.encode(about)).hexdigest()[:16]
