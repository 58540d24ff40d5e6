"""The pages of the rules: the book of each game by chapters, and its specification."""

from functools import cache

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from app.api.access.identity import OptionalPlayer, ReadLimit
from app.api.assets.cached_content import CachedContent, cached_response
from app.api.http.responses import json_response
from app.api.i18n.translations import LANGUAGES, language_of
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import cached_page, page
from app.api.rulebook import book_text as book_words
from app.api.rulebook.book import book_of
from app.api.rulebook.example_pictures import example_pictures
from app.api.rulebook.specification import specification_of
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.errors import NotFound

router = APIRouter(prefix="/rules", route_class=PageRoute, include_in_schema=False)


@router.get("")
async def rules() -> Response:
    """Redirect to the rules of the first game."""
    return RedirectResponse(f"/rules/{next(iter(catalog()))}", 303)


@router.get("/{game_id}")
async def contents(game_id: str, request: Request, me: OptionalPlayer) -> Response:
    """Show the contents of a game's book, or its specification if it has no book."""
    game = _known(game_id)
    book = book_words.book_text(game_id, language_of(request))
    if book is None:
        return _specification(request, me, game)
    return page(request, "pages/rulebook.html", me=me, games=catalog(), game=game, book=book, chapter=None)


@router.get("/{game_id}/specification")
async def specification(game_id: str, request: Request, me: OptionalPlayer) -> Response:
    """Show a game's specification, its RULES.md."""
    return _specification(request, me, _known(game_id))


@router.get("/{game_id}/print")
async def printed(game_id: str, request: Request) -> Response:
    """Show the whole book on one page."""
    kept = _printed(_known(game_id), language_of(request))
    if kept is None:
        raise NotFound("no-such-book")
    return await cached_response(request, kept)


@router.get("/{game_id}/clauses/{clause}")
async def clause(game_id: str, clause: str) -> Response:
    """Return one clause of the specification, for the places that cite it."""
    rules = specification_of(game_id) if game_id in catalog() else None
    if rules is None or clause not in rules.passages:
        raise NotFound("no-such-clause")
    return HTMLResponse(rules.passages[clause])


@router.get("/{game_id}/book.{lang}.json")
async def book_in(game_id: str, lang: str, request: Request) -> Response:
    """Return the whole book in one language, for the search and the panel at the table."""
    kept = book_words.book_content(game_id, lang) if game_id in catalog() and lang in LANGUAGES else None
    if kept is None:
        raise NotFound("no-such-book")
    return await cached_response(request, kept)


@router.get("/{game_id}/{number}")
async def chapter(game_id: str, number: str, request: Request, me: OptionalPlayer) -> Response:
    """Show a chapter of the book."""
    game, book = _known(game_id), book_words.book_text(game_id, language_of(request))
    chapter = book.chapter(number) if book else None
    if book is None or chapter is None:
        raise NotFound("no-such-chapter")
    return page(request, "pages/rulebook.html", me=me, games=catalog(), game=game, book=book, chapter=chapter)


@router.get("/{game_id}/print/pictures", dependencies=[ReadLimit])
async def every_picture(game_id: str, request: Request) -> Response:
    """Return the positions of all chapters in one response, which compresses well: they are much alike."""
    game, book = _known(game_id), book_of(game_id)
    if book is None:
        raise NotFound("no-such-book")
    return json_response(example_pictures(game, book.chapters, language_of(request)))


@router.get("/{game_id}/{number}/pictures", dependencies=[ReadLimit])
async def pictures(game_id: str, number: str, request: Request) -> Response:
    """Return the positions in the pictures of one chapter, as documents of a table."""
    game, book = _known(game_id), book_of(game_id)
    chapter = book.chapter(number) if book else None
    if chapter is None:
        raise NotFound("no-such-chapter")
    return json_response(example_pictures(game, [chapter], language_of(request)))


def _known(game_id: str) -> AnyGame:
    """Return an installed game. Raises NotFound."""
    if game_id not in catalog():
        raise NotFound("no-such-game")
    return catalog()[game_id]


@cache
def _printed(game: AnyGame, lang: str) -> CachedContent | None:
    """Return the whole book on one page; None if the game has no book."""
    book = book_words.book_text(game.id, lang)
    return cached_page(lang, "pages/rulebook_print.html", game=game, book=book) if book else None


def _specification(request: Request, me: OptionalPlayer, game: AnyGame) -> Response:
    return page(
        request,
        "pages/specification.html",
        me=me,
        games=catalog(),
        game=game,
        rules=specification_of(game.id),
    )
