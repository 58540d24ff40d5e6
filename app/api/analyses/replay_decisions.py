"""The marked decisions of a match as its replay lists them, in the reader's language."""

from typing import Any

from msgspec import Struct

from app.api.analyses.analysis_text import analysis_text
from app.api.i18n.translations import texts
from app.engine.contract import AnyGame
from app.engine.types import Seat
from app.table.analyses.match_report import MatchReport


class ReplayDecision(Struct, frozen=True):
    """One marked decision.

    seq: The position before it. word: Its mark in words. sub: The computer's answer. who: Its seat.
    actions, best: The actions of both answers as JSON, for the board.
    """

    seq: int
    mark: str
    word: str
    says: str
    sub: str
    cost: str
    error: str
    who: Seat
    actions: tuple[Any, ...]
    best: tuple[Any, ...]


class ReplayDecisions(Struct, frozen=True):
    """The decisions that a viewer may see; None until the match is analysed. `url`: The whole analysis."""

    found: list[ReplayDecision] | None
    url: str


def for_replay(report: MatchReport, game: AnyGame, lang: str, doc: dict[str, Any]) -> list[ReplayDecision]:
    """Return the decisions in their order; `doc` is the document of the finished match."""
    computer = texts.say(lang, "an-cpu")
    return [
        ReplayDecision(
            seq=one.at,
            mark=one.mark,
            word=texts.say(lang, f"an-{one.mark}"),
            says=one.chosen,
            sub=f"{computer}: {one.best}",
            cost=one.cost,
            error=one.error,
            who=one.seat,
            actions=report.decisions[one.number].actions,
            best=report.decisions[one.number].best,
        )
        for one in analysis_text(report, game, lang, doc, 0).marked
    ]
