"""The preview of a link to a tournament: its name while it waits, its first three, and its winner at the end.

The preview of a private tournament reveals neither its name nor its players.
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
from app.errors import NotFound
from app.tournaments.document import TournamentSeen
from app.tournaments.tournament import Tournament

router = APIRouter(include_in_schema=False)

SHOWN = 3
LONGEST_LINE = 28
NOT_BEGUN = (TournamentStatus.LOBBY, TournamentStatus.STARTING)


@router.get("/og/tournaments/{tournament_id}.{lang}.png")
async def picture_of_tournament(
    tournament_id: str, lang: str, request: Request, services: TheServices
) -> Response:
    """Return the picture of a link to a tournament; it is drawn once in 300 s for each state and language."""
    await services.limits.check(PICTURES, f"pictures:{client_key(request)}")
    if lang not in LANGUAGES:
        raise NotFound("no-such-tournament")
    tournament = await services.tournaments.look(tournament_id)

    async def describe() -> Picture:
        doc = await tournament_view(services, tournament, None, "")
        return Picture(draw_words(tournament.game, tournament_words(lang, tournament, doc)))

    header = tournament.header
    key = (tournament_id, lang, header.visibility, header.status)
    png = await services.pictures.png(key, describe)
    headers = {"Cache-Control": FIVE_MINUTES, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(png, media_type="image/png", headers=headers)


def tournament_words(lang: str, tournament: Tournament, doc: TournamentSeen) -> LinkText:
    """Return the words of a preview."""
    if doc.visibility == "private":
        return LinkText(texts.say(lang, "og-private"), tournament.game.title)
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
    """Return the metadata of a tournament's page."""
    base, lang = base_url(request), language_of(request)
    said = tournament_words(lang, tournament, doc)
    url = f"{base}/tournaments/{doc.id}"
    return LinkPreview(
        url=url,
        image=f"{base}/og/tournaments/{doc.id}.{lang}.png",
        title=said.headline,
        alt=", ".join([tournament.game.title, said.headline, *(row.name for row in said.rows)]),
        story="\n".join([said.headline, tournament.game.title, url]),
    )
