"""The form of a new table, empty or as it was when it could not be accepted."""

from collections.abc import Mapping
from typing import Any

from fastapi import Request, Response
from msgspec import Struct

from app.api.access.errors import error_sentence
from app.api.catalog.option_fields import SubmittedForm, option_fields, read_options
from app.api.i18n.match_text import option_text_functions
from app.api.i18n.translations import language_of
from app.api.pages.clock_form import RANGES, ChosenClock, clock_choices, read_clock, usual_clock
from app.api.rendering.templates import page
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.errors import BadRequest, Nameless
from app.table.state.bot_strengths import gives_hints, offered_strengths, strengths, usual
from app.table.state.match_settings import MatchSettings
from app.table.state.substitutes import Substitutes
from app.table.wire.document import PlayerView

LINK = "link"
ANYONE = "anyone"
COMPUTER = "computer"


class NewTableForm(Struct, frozen=True):
    """What stands in the form; `options` lacks what was not touched.

    `chairs`: by seat, but for the first, whom it is for: who gets the link, anyone, or how strong a computer.
    """

    seats: int = 0
    sit: bool = True
    name: str = ""
    client_seed: str = ""
    clock: ChosenClock = ChosenClock()
    chairs: Mapping[int, str] = {}
    hints: bool = True
    wait_for_all: bool = False
    substitutes: bool = True
    options: dict[str, Any] = {}

    @property
    def _whom(self) -> dict[int, str]:
        return {seat: whom for seat, whom in self.chairs.items() if seat < self.seats}

    @property
    def all_there(self) -> bool:
        """Nobody has to be waited for."""
        return self.sit and all(
            self._whom.get(seat, LINK) not in (LINK, ANYONE) for seat in range(1, self.seats)
        )

    def wish(self, game: AnyGame) -> MatchSettings:
        """Raises BadRequest. One seat for anyone lists the table: no hints there, no waiting without end."""
        listed = ANYONE in self._whom.values()
        return MatchSettings(
            game=game.id,
            seats=self.seats,
            options=self.options,
            visibility="public" if listed else "private",
            sit=self.sit,
            client_seed=self.client_seed or None,
            seed=None,
            clock=self.clock.clock(game),
            bots={seat: whom for seat, whom in self._whom.items() if whom not in (LINK, ANYONE)},
            hints=self.hints and not listed and gives_hints(game),
            substitutes=Substitutes.ANYONE if self.substitutes else Substitutes.NOBODY,
            wait_for_all=self.wait_for_all and not listed,
        )


def empty_form(game: AnyGame, against: str) -> NewTableForm:
    """The form as it is offered; `against` the computer: without a clock, which only people need."""
    if against != COMPUTER:
        return NewTableForm(clock=usual_clock(game))
    return NewTableForm(chairs=dict.fromkeys(range(1, game.max_seats), usual(game)))


def read_form(game: AnyGame, form: Any) -> NewTableForm:
    """What was sent. Raises BadRequest for what the form did not offer."""
    try:
        return NewTableForm(
            seats=int(form.get("seats") or game.min_seats),
            sit=bool(form.get("sit")),
            name=str(form.get("name", "")),
            client_seed=str(form.get("client_seed", "")),
            clock=read_clock(game, form),
            chairs={seat: _whom(game, form, seat) for seat in range(1, game.max_seats)},
            hints=bool(form.get("hints")),
            wait_for_all=bool(form.get("wait_for_all")),
            substitutes=bool(form.get("substitutes")),
            options=_options(game, form),
        )
    except (ValueError, KeyError, TypeError):
        raise BadRequest("foreign-form") from None


def _whom(game: AnyGame, form: Any, seat: int) -> str:
    whom = str(form.get(f"seat-{seat}", LINK))
    strength = str(form.get(f"strength-{seat}") or usual(game))
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
    """`refused`: why it could not be accepted; nothing that was chosen is lost."""
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
        ranges=RANGES,
        strengths=offered_strengths(game),
        offers_hints=gives_hints(game),
        **option_text_functions(lang, game),
    )
