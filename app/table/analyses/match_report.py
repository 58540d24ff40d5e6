"""The stored analysis of a match: seats, numbers and actions, without words and names."""

from hashlib import sha256
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec import Struct

from app.engine.analysis.chances import analysis_of
from app.engine.analysis.decisions import MatchDecision
from app.engine.analysis.judge import Judgement
from app.engine.analysis.marks import Mark, mark_of
from app.engine.analysis.split import Split
from app.engine.capabilities.overview import BoardPicture
from app.engine.contract import AnyGame
from app.engine.kit.resolution import NoChance
from app.engine.types import Reason, Seat

METHOD = 2
"""The number of the method: raise it whenever the same match would get another analysis."""


class MarkedMoment(Struct, frozen=True):
    """The story of a marked decision on a page, without words.

    chosen, best: The reasons for the first actions in which both answers differ (`Game.advice`).
    phase, params: How far the match was: a message of the game's texts, and its variables.
    scores: The scores then, by seat.
    picture: The public position.
    """

    chosen: tuple[Reason, ...]
    best: tuple[Reason, ...]
    phase: str
    params: dict[str, str | int]
    scores: tuple[int, ...]
    picture: BoardPicture | None


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

    unit: What `lead` counts: goals or points.
    curve: After each number of actions after which they changed, the chances of all seats.
    splits: How the result of each seat came about.
    seed: The seed of all sampled worlds, with which anybody gets the same figures.
    """

    unit: str
    curve: tuple[tuple[int, tuple[float, ...]], ...]
    decisions: tuple[ReportedDecision, ...]
    splits: tuple[Split, ...]
    seed: str


def reported(
    game: AnyGame, decision: MatchDecision, judgement: Judgement, best: tuple[Any, ...]
) -> ReportedDecision:
    """Return a decision as it is stored; `best` are the computer's actions."""
    gain = judgement.gains[judgement.seat]
    mark = mark_of(gain, judgement.error)
    one = ReportedDecision(judgement.first, judgement.last, judgement.seat, mark.value)
    if not judgement.worlds:
        return one
    return msgspec.structs.replace(
        one,
        actions=msgspec.to_builtins(decision.actions),
        best=msgspec.to_builtins(best),
        gain=gain,
        error=judgement.error,
        lead=judgement.lead,
        lead_error=judgement.lead_error,
        chance=judgement.chance,
        worlds=judgement.worlds,
        moment=None if mark in (Mark.FINE, Mark.UNCLEAR) else moment_of(game, decision, best),
    )


def moment_of(game: AnyGame, decision: MatchDecision, best: tuple[Any, ...]) -> MarkedMoment:
    """Return the story of a decision that is marked."""
    state, mine, other = before_parting(game, decision, best)
    public = game.public(state)
    line = game.overview.score_line(public) if game.overview else None
    return MarkedMoment(
        chosen=_reasons(game, state, decision.seat, mine),
        best=_reasons(game, state, decision.seat, other),
        phase=(line.short_phase or line.phase) if line else "",
        params=line.params if line else {},
        scores=line.scores if line else (),
        picture=game.overview.picture(public) if game.overview else None,
    )


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
    if action is None or game.advice is None:
        return ()
    return tuple(game.advice(state, seat, action))


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
