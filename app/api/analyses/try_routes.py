"""Tries a marked decision again at the seat's own table: the position, its moves, what an answer is worth."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from msgspec import Raw, Struct
from msgspec.structs import replace

from app.api.access.errors import objection_sentence
from app.api.access.identity import OptionalPlayer, client_key
from app.api.access.match_access import OpenTable
from app.api.analyses.analysis_state import analysis_state
from app.api.analyses.analysis_text import DecisionText, analysis_text, cost_text, is_good, to_try
from app.api.http.rate_limits import PAST_POSITIONS, TRIES_JUDGED
from app.api.http.responses import decode_body, json_response
from app.api.i18n.match_text import document_of
from app.api.i18n.translations import language_of, texts
from app.api.services import Services, TheServices
from app.engine.analysis.decisions import MatchDecision
from app.engine.contract import AnyGame
from app.engine.operations import Malformed, NotYourTurn, Refused, parse_action
from app.engine.types import Seat
from app.errors import BadRequest, NotFound
from app.table.analyses.match_report import ReportedDecision
from app.table.analyses.tried_again import Attempt, attempted
from app.table.replay.position_cache import PastPosition
from app.table.state.position import log_lines_for
from app.table.state.substitutes import may_know
from app.table.table import Table
from app.table.views.document_builder import document_at
from app.table.wire.document import Document, PlayerView

router = APIRouter(prefix="/matches/{match_id}/analysis", include_in_schema=False)

LONGEST_PATH = 60


class TriedPath(Struct, frozen=True, forbid_unknown_fields=True):
    """The actions of the seat since the position of the decision."""

    path: list[Any]


class Verdict(Struct, frozen=True):
    """Whether an answer is good. `then` says what was done in the match, and why another answer is better."""

    good: bool
    says: str
    then: str


class TryPosition(Struct, frozen=True):
    """The seat's own table after its actions; `events` are those of the last one."""

    doc: Document
    options: Any
    preview: Raw
    events: list[Raw]
    verdict: Verdict | None = None


class RefusedAction(Struct, frozen=True):
    """Why an action is not possible, with the clause that says so."""

    text: str
    clause: str | None = None


class Refusal(Struct, frozen=True):
    """The answer to an action that is not possible; the table stays as it was."""

    refused: RefusedAction


class Asked(Struct, frozen=True):
    """The decision that is tried again, in words and as it is stored."""

    told: DecisionText
    kept: ReportedDecision
    among: int


@router.post("/try/{number}")
async def attempt(
    table: OpenTable, number: int, request: Request, services: TheServices, me: OptionalPlayer
) -> Response:
    """Play the actions of the seat from its decision on; of a whole answer, say what it is worth."""
    client = client_key(request)
    await services.limits.check(PAST_POSITIONS, f"past:{client}")
    path = decode_body(await request.body(), TriedPath).path
    lang = language_of(request)
    asked = await asked_again(services, table, me, number, lang)
    return json_response(await tried(services, table, asked, path, lang, client))


async def tried(
    services: Services, table: Table, asked: Asked, path: list[Any], lang: str, client: str
) -> TryPosition | Refusal:
    """Return the table after these actions, or why the last one is not possible. Raises BadRequest."""
    if len(path) > LONGEST_PATH:
        raise BadRequest("not-in-example")
    assert table.game is not None
    past, seat = await services.tables.past_position(table, asked.told.at), asked.kept.seat
    try:
        made = await asyncio.to_thread(attempted, past.position, seat, path)
    except Refused as refused:
        return _refusal(refused, table.game, lang)
    except (NotYourTurn, Malformed) as error:
        raise BadRequest("not-played-here", cause=error) from None
    verdict = None
    if made.is_whole:
        await services.limits.check(TRIES_JUDGED, f"try:{client}")
        verdict = await _verdict(services, table, asked, (past, made), lang)
    return _shown(table, past, made, seat, verdict)


async def asked_again(
    services: Services, table: Table, me: PlayerView | None, number: int, lang: str
) -> Asked:
    """Return one of the decisions that this player may try again. Raises NotFound."""
    seat = table.seat_of(me.id) if me else None
    report = (await analysis_state(services, table, me)).analysis
    if report is None or seat is None or table.game is None:
        raise NotFound("nothing-to-try")
    marked = analysis_text(report, table.game, lang, document_of(table, seat), seat).marked
    tries = to_try(marked, seat)
    if not 0 < number <= len(tries) or not may_know(table.sees_from(), seat, tries[number - 1].at):
        raise NotFound("nothing-to-try")
    told = tries[number - 1]
    return Asked(told, report.decisions[told.number], len(report.decisions))


async def _verdict(
    services: Services, table: Table, asked: Asked, tried: tuple[PastPosition, Attempt], lang: str
) -> Verdict:
    """Compare an answer with the computer's; that of the match and the computer's own are known."""
    (past, made), told, kept = tried, asked.told, asked.kept
    assert table.game is not None
    game = table.game
    best, chosen = (tuple(parse_action(game, raw) for raw in one) for one in (kept.best, kept.actions))
    gain, error, is_same = 0.0, 0.0, made.actions == best
    if made.actions == chosen:
        gain, error = kept.gain, kept.error
    elif not is_same:
        decision = MatchDecision(
            kept.first, kept.last, kept.seat, past.position.state, made.actions, asked.among, best
        )
        found = await services.analyses.compare(table, decision)
        gain, error, is_same = found.gains[kept.seat], found.error, found.worlds == 0
    mark = texts.say(lang, f"an-{told.mark}")
    then = texts.say(lang, "an-then", action=told.chosen, p=told.chance, mark=mark)
    if is_same:
        return Verdict(True, texts.say(lang, "an-same", p=told.best_p), f"{told.why} {then}".strip())
    if made.actions != chosen and is_good(gain, error):
        return Verdict(True, texts.say(lang, "an-as-good"), then)
    return Verdict(False, texts.say(lang, "an-not-yet", x=cost_text(gain, lang)), "")


def _shown(
    table: Table, past: PastPosition, made: Attempt, seat: Seat, verdict: Verdict | None
) -> TryPosition:
    assert table.game is not None
    new = [log_lines_for(table.game, seat, one) for one in made.taken]
    lines = [*past.lines[seat], *(line for one in new for line in one)]
    doc = document_at(table, made.position, seat, lines)
    return TryPosition(
        replace(doc, clock=None, pause=None, hints=False),
        table.header.options,
        made.position.preview(seat),
        [Raw(line) for line in (new[-1] if new and not made.is_whole else [])],
        verdict,
    )


def _refusal(refused: Refused, game: AnyGame, lang: str) -> Refusal:
    objection = refused.objection
    if objection is None:
        return Refusal(RefusedAction(texts.say(lang, "error-not-offered")))
    return Refusal(RefusedAction(objection_sentence(objection, game.id, lang), objection.clause))
