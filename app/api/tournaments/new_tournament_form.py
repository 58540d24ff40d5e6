"""The form of a new tournament, empty or with the values that were rejected."""

from collections.abc import Mapping
from typing import Any

from fastapi import Request, Response
from msgspec import Struct

from app.api.catalog.option_fields import fields_of_struct, read_options
from app.api.i18n.match_text import option_text_functions
from app.api.i18n.translations import language_of
from app.api.rendering.templates import page
from app.api.tournaments.tournament_text import component_name
from app.engine.contract import AnyGame
from app.errors import BadRequest
from app.table.wire.document import PlayerView
from app.tournaments.enrolment import GRACE_MINUTES, LONGEST_GRACE, TournamentSettings

USUAL_COACHES = 4


class TournamentForm(Struct, frozen=True):
    """The values in the form; `player` is the name of a visitor who has none yet."""

    name: str = ""
    coaches: int = USUAL_COACHES
    grace_minutes: int = GRACE_MINUTES
    visibility: str = "private"
    sit: bool = True
    team: str = ""
    player: str = ""
    word_commitment: str = ""
    options: dict[str, Any] = {}

    def wish(self, game_id: str) -> TournamentSettings:
        """Return the settings of the requested tournament."""
        return TournamentSettings(
            game=game_id,
            coaches=self.coaches,
            name=self.name,
            options=self.options,
            grace_minutes=self.grace_minutes,
            visibility=self.visibility,
            sit=self.sit,
            team=self.team or None,
            word_commitment=self.word_commitment or None,
        )


def read_form(game: AnyGame, form: Any) -> TournamentForm:
    """Return the submitted values. Raises BadRequest for values that the form did not offer."""
    assert game.tournament is not None
    try:
        return TournamentForm(
            name=str(form.get("tournament_name", "")),
            coaches=int(form.get("coaches") or USUAL_COACHES),
            grace_minutes=int(form.get("grace_minutes") or GRACE_MINUTES),
            visibility={"private": "private", "public": "public"}[form.get("visibility", "private")],
            sit=bool(form.get("sit")),
            team=str(form.get("team", "")),
            player=str(form.get("name", "")),
            word_commitment=str(form.get("word_commitment", "")),
            options=read_options(fields_of_struct(game.tournament.options), form),
        )
    except (ValueError, KeyError, TypeError):
        raise BadRequest("foreign-form") from None


def form_page(
    request: Request,
    me: PlayerView | None,
    games: Mapping[str, AnyGame],
    game_id: str,
    chosen: TournamentForm | None = None,
    refused: str | None = None,
) -> Response:
    """Show the form. `refused`: the reason why `chosen` was rejected; its values stay in the form."""
    lang, game, chosen = language_of(request), games[game_id], chosen or TournamentForm()
    assert game.tournament is not None
    rules = game.tournament
    fields = fields_of_struct(rules.options)
    return page(
        request,
        "pages/new_tournament.html",
        status=400 if refused else 200,
        me=me,
        games=games,
        game=game,
        rules=rules,
        fields=fields,
        chosen=chosen,
        longest_grace=LONGEST_GRACE,
        values={field.name: chosen.options.get(field.name, field.default) for field in fields},
        refused=refused,
        component_name=lambda id_: component_name(rules, lang, id_),
        **option_text_functions(lang, game),
    )
