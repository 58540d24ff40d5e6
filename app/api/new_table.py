"""The form of a new table, empty or as it was when it could not be accepted."""

from typing import Any

from fastapi import Request, Response
from msgspec import Struct

from app.api.option_form import Form, fields_of, read_options
from app.api.render import page
from app.api.text import language_of
from app.api.wording import in_game, option_name, option_value
from app.engine.catalog import catalog
from app.engine.contract import Game
from app.table.document import PlayerSeen
from app.table.errors import BadRequest
from app.table.opening import Wish

A_BUTTON = 16
"""So many letters stand on a button beside others; longer choices stand below each other."""


class Chosen(Struct, frozen=True):
    """What stands in the form; `options` lacks what was not touched."""

    seats: int = 0
    visibility: str = "private"
    sit: bool = True
    name: str = ""
    client_seed: str = ""
    options: dict[str, Any] = {}

    def wish(self, game: Game[Any, Any]) -> Wish:
        return Wish(
            game=game.id,
            seats=self.seats,
            options=self.options,
            visibility=self.visibility,
            sit=self.sit,
            client_seed=self.client_seed or None,
            seed=None,
        )


def read_form(game: Game[Any, Any], form: Any) -> Chosen:
    """What was sent. Raises BadRequest for what the form did not offer."""
    try:
        visibility = {"private": "private", "public": "public"}[form.get("visibility", "private")]
        return Chosen(
            seats=int(form.get("seats") or game.min_seats),
            visibility=visibility,
            sit=bool(form.get("sit")),
            name=str(form.get("name", "")),
            client_seed=str(form.get("client_seed", "")),
            options=_options(game, form),
        )
    except (ValueError, KeyError, TypeError):
        raise BadRequest("This form was not one of ours.") from None


def _options(game: Game[Any, Any], form: Form) -> dict[str, Any]:
    return read_options(fields_of(game), form)


def form_page(
    request: Request, me: PlayerSeen | None, game: Game[Any, Any], chosen: Chosen, refused: str | None = None
) -> Response:
    """`refused`: why it could not be accepted; nothing that was chosen is lost."""
    lang, fields = language_of(request), fields_of(game)
    return page(
        request,
        "new_table.html",
        status=400 if refused else 200,
        me=me,
        games=catalog(),
        game=game,
        fields=fields,
        seats=chosen.seats or game.min_seats,
        chosen=chosen,
        values={field.name: chosen.options.get(field.name, field.default) for field in fields},
        refused=refused,
        named=lambda field: option_name(lang, game.id, field),
        worded=lambda field, value: option_value(lang, game.id, field, value),
        wordy=lambda field: (
            max(len(option_value(lang, game.id, field, one)) for one in field.choices) > A_BUTTON
        ),
        helped=lambda field: in_game(lang, game.id, f"option-{field.name}-help"),
    )
