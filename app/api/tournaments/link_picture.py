"""The preview of a link to a tournament: its name while it waits, its first three, and its winner at the end.

The preview of a private tournament reveals neither its name nor its players. The same picture, asked for with
its code, shows them to those who know the code.
"""

import textwrap

from fastapi import APIRouter, Request, Response

from app.api.access.identity import base_url, client_key
from app.api.http.rate_limits import PICTURES
from app.api.i18n.translations import LANGUAGES, language_of, texts
from app.api.rendering.png_renderer import Picture
from app.api.services import TheServices
from app.api.sharing.link_preview import (
    FIVE_MINUTES,
    LinkPreview,
    LinkText,
    ScoreRow,
    draw_words,
    short_name,
)
from app.api.tournaments.routes import tournament_view
from app.api.tournaments.tournament_text import coach_names
from app.db.tournament_status import TournamentStatus
from app.errors import Forbidden, NotFound
from app.tournaments.document import TournamentSeen
from app.tournaments.repository import may_enter
from app.tournaments.tournament import Tournament

router = APIRouter(include_in_schema=False)

SHOWN = 3
LONGEST_LINE = 28
NOT_BEGUN = (TournamentStatus.LOBBY, TournamentStatus.STARTING)


@router.get("/og/tournaments/{tournament_id}.{lang}.png")
async def picture_of_tournament(
    tournament_id: str, lang: str, request: Request, services: TheServices, code: str | None = None
) -> Response:
    """Return the picture of a link to a tournament; it is drawn once in 300 s for each state and language.

    `code`: Of a private tournament, whose picture tells nothing without it. Raises NotFound, and Forbidden
    for another code.
    """
    await services.limits.check(PICTURES, f"pictures:{client_key(request)}")
    if lang not in LANGUAGES:
        raise NotFound("no-such-tournament")
    tournament = await services.tournaments.look(tournament_id)
    header = tournament.header
    if code is not None and not may_enter(tournament, None, code):
        raise Forbidden("private-tournament")
    is_told = header.visibility == "public" or code is not None

    async def describe() -> Picture:
        doc = await tournament_view(services, tournament, None, "")
        said = tournament_words(lang, tournament, doc) if is_told else private_words(lang, tournament)
        return Picture(draw_words(tournament.game, said))

    key = (tournament_id, lang, is_told, header.status)
    png = await services.pictures.png(key, describe)
    cached = FIVE_MINUTES if code is None else "private, max-age=300"
    headers = {"Cache-Control": cached, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(png, media_type="image/png", headers=headers)


def private_words(lang: str, tournament: Tournament) -> LinkText:
    """Return the words of the preview of a private tournament."""
    return LinkText(texts.say(lang, "og-private"), tournament.game.title)


def tournament_words(lang: str, tournament: Tournament, doc: TournamentSeen) -> LinkText:
    """Return the words of a preview for readers who may see the tournament."""
    names = coach_names(lang, doc)
    line = textwrap.shorten(doc.name, LONGEST_LINE, placeholder=" …")
    if doc.status in NOT_BEGUN:
        return LinkText(doc.name, texts.say(lang, "tournament-crumb"))
    is_knockout = doc.view.get("format") == "knockout"
    rows = tuple(
        ScoreRow(
            place,
            short_name(names[row.coach]),
            score=None if is_knockout else row.points,
            place=row.place,
        )
        for place, row in enumerate(doc.table[:SHOWN])
    )
    if doc.status != TournamentStatus.FINISHED:
        return LinkText(doc.name, texts.say(lang, "tournament-table"), rows)
    return LinkText(texts.say(lang, "tournament-won", name=names[doc.table[0].coach]), line, rows)


def tournament_preview(request: Request, tournament: Tournament, doc: TournamentSeen) -> LinkPreview:
    """Return the metadata of a tournament's page. That of a private one tells nothing."""
    base, lang = base_url(request), language_of(request)
    is_open = doc.visibility == "public"
    said = tournament_words(lang, tournament, doc) if is_open else private_words(lang, tournament)
    url = f"{base}/tournaments/{doc.id}"
    return LinkPreview(
        url=url,
        image=f"{base}/og/tournaments/{doc.id}.{lang}.png",
        title=said.headline,
        alt=", ".join([tournament.game.title, said.headline, *(row.name for row in said.rows)]),
        story="\n".join([said.headline, tournament.game.title, url]),
    )
