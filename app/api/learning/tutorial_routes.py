"""The tutorial of a game: its page, and its examples, played on the engine. Nothing is stored."""

import secrets
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import Struct

from app.api.access.errors import objection_sentence
from app.api.access.identity import OptionalPlayer, ReadLimit, client_key
from app.api.http.rate_limits import EXAMPLE_TRIES
from app.api.http.responses import decode_body, json_response
from app.api.i18n.translations import language_of, texts
from app.api.learning.example_positions import example_document
from app.api.learning.tutorial_content import Exercise, Tutorial, examples_of, fill_in, tutorial_of
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import environment, language_globals, page
from app.api.services import TheServices
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.operations import Malformed, NotYourTurn
from app.engine.tutorial import Example, PathResult, opening_position, play_path
from app.errors import BadRequest, NotFound

router = APIRouter(prefix="/learn", include_in_schema=False, route_class=PageRoute)

LONGEST_PATH = 12
KEY_BYTES = 32


class TryRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The reader's actions since the step's position, and the chosen setting."""

    path: list[Any]
    setting: int = 0


@router.get("/{game_id}", dependencies=[ReadLimit])
async def learn_page(game_id: str, request: Request, me: OptionalPlayer) -> Response:
    """Show the tutorial of a game."""
    game, start = _tutorial_of_game(game_id)
    lang = language_of(request)
    return page(
        request,
        "pages/tutorial.html",
        me=me,
        game=game,
        start=start,
        examples=examples_of(game_id),
        picture=lambda step: picture(game, step, _opening(game, step), 0, lang),
        path_of=lambda step: msgspec.json.encode(examples_of(game_id)[step].path).decode(),
        choices_of=lambda part: choices(examples_of(game_id)[part.id], part.attempt, lang),
        chances_of=lambda step: chances(game, examples_of(game_id)[step]),
    )


@router.get("/{game_id}/positions", dependencies=[ReadLimit])
async def positions(game_id: str, request: Request) -> Response:
    """Return the positions behind the pictures of all steps, by step."""
    game, _ = _tutorial_of_game(game_id)
    lang = language_of(request)
    drawn = [step for step, example in examples_of(game_id).items() if example.facts is None]
    return json_response(
        {
            step: example_document(game, step, examples_of(game_id)[step], _opening(game, step), lang)
            for step in drawn
        }
    )


@router.post("/{game_id}/{step}")
async def attempt(game_id: str, step: str, request: Request, services: TheServices) -> Response:
    """Play the reader's actions from the step's position, with its prepared dice."""
    await services.limits.check(EXAMPLE_TRIES, f"learn:{client_key(request)}")
    game, start = _tutorial_of_game(game_id)
    wanted = decode_body(await request.body(), TryRequest)
    part = next((part for part in start.steps if part.id == step), None)
    if part is None or part.attempt is None:
        raise NotFound("nothing-to-try")
    example = examples_of(game_id)[step]
    if len(wanted.path) > LONGEST_PATH or not 0 <= wanted.setting <= example.settings:
        raise BadRequest("not-in-example")
    try:
        made = play_path(
            game, example, wanted.path, FairChance(secrets.token_bytes(KEY_BYTES)), wanted.setting
        )
    except (NotYourTurn, Malformed) as error:
        raise BadRequest("not-played-here", cause=error) from None
    lang = language_of(request)
    shown = {"picture": picture(game, step, made, wanted.setting, lang)} if example.facts else {}
    told = answer_of(game, example, part.attempt, made, lang)
    return json_response(example_document(game, step, example, made, lang) | told | shown)


def choices(example: Example[Any, Any], part: Exercise, lang: str) -> str:
    """Return the question of a step with all its answers, as JSON."""
    said = [(one, part.answers[one.says]) for one in example.choices]
    return msgspec.json.encode(
        [
            {
                "label": one.label,
                "right": one.right,
                "text": fill_in(written.say[lang], one.args),
                "clause": written.clause,
            }
            for one, written in said
        ]
    ).decode()


def chances(game: AnyGame, example: Example[Any, Any]) -> list[Mapping[str, Any]]:
    """Return the facts of each setting before anything is tried."""
    assert example.facts is not None
    settings = range(example.settings + 1)
    return [example.facts(opening_position(game, example, setting), setting) for setting in settings]


def _tutorial_of_game(game_id: str) -> tuple[AnyGame, Tutorial]:
    start = tutorial_of(game_id) if game_id in catalog() else None
    if start is None:
        raise NotFound("no-such-game")
    return catalog()[game_id], start


@cache
def _opening(game: AnyGame, step: str) -> PathResult[Any]:
    return opening_position(game, examples_of(game.id)[step])


def answer_of(
    game: AnyGame, example: Example[Any, Any], part: Exercise, made: PathResult[Any], lang: str
) -> dict[str, Any]:
    """Return the written answer to a try; where none is written, the engine's own objection."""
    said = example.answer(made)
    if said is None:
        return _refusal(game, made, lang)
    name, args = said
    written = part.answers[name]
    sentence = fill_in(written.say[lang], args)
    told = {"name": name, "ok": written.ok, "clause": written.clause, "text": sentence}
    return _refusal(game, made, lang) | {"answer": told}


def _refusal(game: AnyGame, made: PathResult[Any], lang: str) -> dict[str, Any]:
    if not made.refused:
        return {}
    objection = made.objection
    detail = (
        objection_sentence(objection, game.id, lang) if objection else texts.say(lang, "error-not-offered")
    )
    return {"illegal_action": {"clause": objection.clause if objection else None, "detail": detail}}


def picture(game: AnyGame, step: str, made: PathResult[Any], setting: int, lang: str) -> str:
    """Draw the picture of a step that shows no board; empty for other steps."""
    example = examples_of(game.id)[step]
    if example.facts is None:
        return ""
    template = environment().get_template(f"{game.id}/learn_{step}.html")
    return template.render({**language_globals(lang), **example.facts(made, setting)})
