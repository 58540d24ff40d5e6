"""The form of a new tournament, empty or with the values that were rejected."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

from fastapi import Request, Response
from msgspec import Struct

from app.api.catalog.option_fields import read_options
from app.api.i18n.match_text import option_text_functions
from app.api.i18n.translations import language_of
from app.api.rendering.clock_form import RANGES, ChosenClock, clock_choices, read_clock, usual_clock
from app.api.rendering.templates import page
from app.api.tournaments.offered_formats import (
    OfferedFormat,
    fields_offered,
    offered_formats,
    offered_name,
    rules_offered,
    stored_options,
)
from app.api.tournaments.tournament_text import component_name
from app.engine.contract import AnyGame
from app.errors import BadRequest
from app.table.state.bot_strengths import default_strength
from app.table.wire.document import PlayerView
from app.tournaments.enrolment import GRACE_MINUTES, LONGEST_GRACE, LONGEST_PAUSE, TournamentSettings

USUAL_COACHES = 4


class TournamentForm(Struct, frozen=True):
    """The values in the form; `player` is the name of a visitor who has none yet."""

    name: str = ""
    coaches: int = USUAL_COACHES
    grace_minutes: int = GRACE_MINUTES
    pause_minutes: int = 0
    visibility: str = "private"
    clock: ChosenClock = ChosenClock()
    rated: bool = False
    begins: str = ""
    """The time of the start in the zone of the reader, as the field of the form has it; empty for none."""
    utc_offset: int = 0
    """By how many minutes that zone is ahead of UTC."""
    fill: bool = True
    """Whether computers take the free places at the start."""
    sit: bool = True
    team: str = ""
    player: str = ""
    word_commitment: str = ""
    options: dict[str, Any] = {}
    """The values of the form, without the format."""
    format: str = ""
    """The key of the chosen format; empty for the first one that the game offers."""

    def offered(self, game: AnyGame) -> OfferedFormat:
        """Return the chosen format of a game that has some. Raises BadRequest."""
        found = [one for one in offered_formats(game) if self.format in ("", one.key)]
        if not found:
            raise BadRequest("foreign-form")
        return found[0]

    def begins_at(self) -> datetime | None:
        """Return the time of the start; None for none. Raises ValueError."""
        if not self.begins:
            return None
        zone = timezone(timedelta(minutes=self.utc_offset))
        return datetime.fromisoformat(self.begins).replace(tzinfo=zone).astimezone(UTC)

    def wish(self, game: AnyGame) -> TournamentSettings:
        """Return the settings of the requested tournament."""
        return TournamentSettings(
            game=game.id,
            coaches=self.coaches,
            name=self.name,
            options=stored_options(self.offered(game), self.options),
            grace_minutes=self.grace_minutes,
            pause_minutes=self.pause_minutes,
            visibility=self.visibility,
            clock=self.clock.clock(game),
            rated=self.rated,
            begins_at=self.begins_at(),
            fill_with=default_strength(game) if self.fill else None,
            sit=self.sit,
            team=self.team or None,
            word_commitment=self.word_commitment or None,
        )


def empty_form(game: AnyGame, format_: str) -> TournamentForm:
    """Return the form as it is first shown; a format that the game does not offer is its first one."""
    known = [one.key for one in offered_formats(game)]
    return TournamentForm(format=format_ if format_ in known else "", clock=usual_clock(game))


def read_form(game: AnyGame, form: Any) -> TournamentForm:
    """Return the submitted values. Raises BadRequest for values that the form did not offer."""
    offered = TournamentForm(format=str(form.get("format", ""))).offered(game)
    try:
        chosen = TournamentForm(
            format=offered.key,
            name=str(form.get("tournament_name", "")),
            coaches=int(form.get("coaches") or USUAL_COACHES),
            grace_minutes=int(form.get("grace_minutes") or GRACE_MINUTES),
            pause_minutes=int(form.get("pause_minutes") or 0),
            visibility={"private": "private", "public": "public"}[form.get("visibility", "private")],
            clock=read_clock(game, form),
            rated=bool(form.get("rated")),
            begins=str(form.get("begins", "")),
            utc_offset=int(form.get("utc_offset") or 0),
            fill=bool(form.get("fill")),
            sit=bool(form.get("sit")),
            team=str(form.get("team", "")),
            player=str(form.get("name", "")),
            word_commitment=str(form.get("word_commitment", "")),
            options=read_options(fields_offered(game, offered), form),
        )
        chosen.begins_at()
        return chosen
    except (ValueError, KeyError, TypeError, OverflowError):
        raise BadRequest("foreign-form") from None


def form_page(
    request: Request,
    me: PlayerView | None,
    games: Mapping[str, AnyGame],
    game_id: str,
    chosen: TournamentForm,
    refused: str | None = None,
) -> Response:
    """Show the form. `refused`: the reason why `chosen` was rejected; its values stay in the form."""
    lang, game = language_of(request), games[game_id]
    offered = chosen.offered(game)
    rules, fields = rules_offered(game, offered), fields_offered(game, offered)
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
        coaches=min(max(chosen.coaches, rules.min_coaches), rules.max_coaches),
        formats=[(one.key, offered_name(lang, one)) for one in offered_formats(game)],
        format=offered.key,
        seats=offered.options.seats if offered.options else game.max_seats,
        clock_choices=clock_choices(game, lang),
        ranges=RANGES,
        longest_grace=LONGEST_GRACE,
        longest_pause=LONGEST_PAUSE,
        values={field.name: chosen.options.get(field.name, field.default) for field in fields},
        refused=refused,
        component_name=lambda id_: component_name(rules, lang, id_),
        **option_text_functions(lang, game),
    )
