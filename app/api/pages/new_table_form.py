"""The form of a new table, empty or with the values that were rejected."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from fastapi import Request, Response
from msgspec import Struct

from app.api.access.errors import error_sentence
from app.api.catalog.option_fields import SubmittedForm, option_fields, read_options
from app.api.i18n.match_text import option_text_functions
from app.api.i18n.translations import language_of
from app.api.rendering.clock_form import RANGES, ChosenClock, clock_choices, read_clock, usual_clock
from app.api.rendering.templates import page
from app.api.tournaments.offered_formats import coaches_offered
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.errors import BadRequest, Nameless
from app.table.state.bot_strengths import default_strength, offered_strengths, strengths
from app.table.state.match_settings import TOGGLES, MatchRequest, MatchSettings, Visibility, toggles_of
from app.table.wire.document import PlayerView

LINK = "link"
ANYONE = "anyone"
COMPUTER = "computer"


class NewTableForm(Struct, frozen=True):
    """The values in the form; `options` lacks those that were not changed.

    `chairs`: For each seat but the first, `link`, `anyone`, or the strength of a computer player.
    """

    seats: int = 0
    sit: bool = True
    name: str = ""
    word_commitment: str = ""
    clock: ChosenClock = ChosenClock()
    chairs: Mapping[int, str] = {}
    toggles: Mapping[str, bool] = MappingProxyType(
        {name: default for one in TOGGLES for name, default in one.switches.items()}
    )
    options: dict[str, Any] = {}

    @property
    def _whom(self) -> dict[int, str]:
        return {seat: whom for seat, whom in self.chairs.items() if seat < self.seats}

    @property
    def all_there(self) -> bool:
        """Whether the match can start at once, because no seat waits for a person."""
        return self.sit and all(
            self._whom.get(seat, LINK) not in (LINK, ANYONE) for seat in range(1, self.seats)
        )

    def _toggled(self, game: AnyGame, is_listed: bool) -> dict[str, Any]:
        usable = [one.name for one in toggles_of(game) if not (one.is_private and is_listed)]
        chosen = {
            one.name: one.on if one.name in usable and self.toggles.get(one.switch(is_listed)) else one.off
            for one in TOGGLES
        }
        return chosen | ({"hints": False} if chosen["rated"] else {})

    def request(self, game: AnyGame) -> MatchRequest:
        """Return the request for this table. Raises BadRequest.

        A seat for anyone lists the table, and a listed table has no settings that only private ones have.
        """
        is_listed = ANYONE in self._whom.values()
        return MatchRequest(
            settings=MatchSettings(
                game=game.id,
                options=self.options,
                visibility=Visibility.PUBLIC if is_listed else Visibility.PRIVATE,
                clock=self.clock.clock(game),
                **self._toggled(game, is_listed),
            ),
            seats=self.seats,
            sit=self.sit,
            word_commitment=self.word_commitment or None,
            bots={seat: whom for seat, whom in self._whom.items() if whom not in (LINK, ANYONE)},
        )


def empty_form(game: AnyGame, against: str, options: dict[str, Any]) -> NewTableForm:
    """Return the form as it is first shown. Against the computer it suggests no clock."""
    if against != COMPUTER:
        return NewTableForm(clock=usual_clock(game), options=options)
    chairs = dict.fromkeys(range(1, game.max_seats), default_strength(game))
    return NewTableForm(chairs=chairs, options=options)


def read_form(game: AnyGame, form: Any) -> NewTableForm:
    """Return the submitted values. Raises BadRequest for values that the form did not offer."""
    try:
        return NewTableForm(
            seats=int(form.get("seats") or game.min_seats),
            sit=bool(form.get("sit")),
            name=str(form.get("name", "")),
            word_commitment=str(form.get("word_commitment", "")),
            clock=read_clock(game, form),
            chairs={seat: _whom(game, form, seat) for seat in range(1, game.max_seats)},
            toggles={name: bool(form.get(name)) for toggle in TOGGLES for name in toggle.switches},
            options=_options(game, form),
        )
    except (ValueError, KeyError, TypeError):
        raise BadRequest("foreign-form") from None


def _whom(game: AnyGame, form: Any, seat: int) -> str:
    whom = str(form.get(f"seat-{seat}", LINK))
    strength = str(form.get(f"strength-{seat}") or default_strength(game))
    if whom not in (LINK, ANYONE, COMPUTER) or strength not in strengths(game):
        raise ValueError(whom, strength)
    return strength if whom == COMPUTER else whom


def _options(game: AnyGame, form: SubmittedForm) -> dict[str, Any]:
    return read_options(option_fields(game), form)


def form_page(
    request: Request,
    me: PlayerView | None,
    game: AnyGame,
    chosen: NewTableForm,
    refused: BadRequest | None = None,
) -> Response:
    """Show the form. `refused`: the reason why `chosen` was rejected; its values stay in the form."""
    unnamed = isinstance(refused, Nameless)
    lang, fields = language_of(request), option_fields(game)
    return page(
        request,
        "pages/new_table.html",
        status=400 if refused else 200,
        me=me,
        games=catalog(),
        game=game,
        fields=fields,
        seats=chosen.seats or game.min_seats,
        chosen=chosen,
        values={field.name: chosen.options.get(field.name, field.default) for field in fields},
        refused=error_sentence(refused, lang) if refused and not unnamed else None,
        unnamed=unnamed,
        clock_choices=clock_choices(game, lang),
        cup_coaches=coaches_offered(game),
        ranges=RANGES,
        strengths=offered_strengths(game),
        toggles=toggles_of(game),
        **option_text_functions(lang, game),
    )
