"""Example positions of tutorials and rulebooks, in the form in which drawings get the positions of
matches.
"""

from typing import Any

import msgspec
from msgspec import Raw

from app.api.i18n.translations import texts
from app.db.match_status import MatchStatus
from app.engine.contract import AnyGame
from app.engine.tutorial import Example, PathResult, offered_actions
from app.table.state.position import ActionEvents, Position, log_lines_for
from app.table.wire.document import Document, Fairness, PlayerView, PlayerWord, SeatView, Viewer


def example_document(
    game: AnyGame, name: str, example: Example[Any, Any], made: PathResult[Any], lang: str
) -> dict[str, Any]:
    """Return a document as at a table, with `preview`, and the `events` of the last action."""
    moment = Position(game, len(made.log), 0, made.state)
    lines, fresh = _lines(game, example.seat, made)
    doc = Document(
        match=f"learn/{name}",
        game=game.id,
        status=MatchStatus.FINISHED if moment.outcome else MatchStatus.PLAYING,
        seq=moment.seq,
        viewer=Viewer(example.seat),
        seats=_sitting(example, lang),
        to_act=moment.to_act,
        view=moment.public | moment.own(example.seat),
        actions=Raw(msgspec.json.encode(offered_actions(game, example, made.state))),
        q=moment.question(example.seat),
        log=lines,
        outcome=msgspec.to_builtins(moment.outcome),
        fairness=Fairness("", [PlayerWord(None, None)] * example.seats, None),
    )
    options = msgspec.to_builtins(made.state.options)
    return {"doc": doc, "options": options, "preview": moment.preview(example.seat), "events": fresh}


def _lines(game: AnyGame, viewer: int, made: PathResult[Any]) -> tuple[list[Raw], list[Raw]]:
    """Return the log of an example, and the part of it that the last action added."""
    told = [
        (seq, log_lines_for(game, viewer, ActionEvents(seq, seat, events))) for seq, seat, events in made.log
    ]
    return [Raw(line) for _, lines in told for line in lines], [
        Raw(line) for seq, lines in told for line in lines if seq >= made.first_new
    ]


def _sitting(example: Example[Any, Any], lang: str) -> list[SeatView]:
    """Return the seats: the reader, under a name that sentences can use, and the opponents."""

    def name(seat: int) -> str:
        return texts.say(lang, "learn-you" if seat == example.seat else "learn-opponent")

    return [
        SeatView(seat, PlayerView(f"{seat}", name(seat)), None, True, sign=seat)
        for seat in range(example.seats)
    ]
