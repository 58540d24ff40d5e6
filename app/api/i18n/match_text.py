"""Match texts: names of seats, options, log entries and sentences of a game."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from app.api.catalog.option_fields import OptionField, option_fields
from app.api.catalog.routes import components_of
from app.api.i18n.number_format import percent
from app.api.i18n.translations import texts
from app.db.queries.people.history import Sitter
from app.engine.capabilities.highlights import Sentence
from app.engine.contract import AnyGame
from app.engine.event_text import TextContext, subject_seat, variables
from app.engine.types import Reason, Seat
from app.table.clock.time_control import MINUTE, SECOND, Bank, Days, PerDecision, TimeControl
from app.table.state.bot_strengths import computer_name
from app.table.state.match_settings import MatchSettings, Visibility, toggles_of
from app.table.table import Table
from app.table.wire.document import SeatView

BUTTON_LETTERS = 16
"""Choices with more letters than this get a line of their own."""


def seat_name(seat: SeatView, lang: str) -> str:
    """Return what a seat is called: its player, the invited player, the computer, or "free"."""
    if seat.player:
        return texts.names(lang, seat.player.name)
    if seat.asked and not seat.asked.declined:
        return texts.names(lang, seat.asked.name)
    if seat.bot:
        return seat.computer or texts.say(lang, "table-bot-name", number=seat.number)
    return texts.say(lang, "seat-free")


def sitter_name(game: AnyGame | None, options: Mapping[str, Any], sitter: Sitter, lang: str) -> str:
    """Return what a taken seat of a match in a list is called, as `seat_name` does at its table.

    `game` is None for a game that this server no longer has, `options` are those of the match.
    """
    if sitter.name is not None:
        return texts.names(lang, sitter.name)
    number = (sitter.seat if sitter.coach is None else sitter.coach) + 1
    name = computer_name(game, options, sitter.seat, sits=True, coach=sitter.coach)
    return name or texts.say(lang, "table-bot-name", number=number)


def game_text(lang: str, game: str, message: str, /, **params: Any) -> str | None:
    """Return a game's own message; None if it has none. Ids are written with hyphens or underscores."""
    spellings = (message, message.replace("_", "-"))
    return next((said for one in spellings if (said := texts.find(lang, one, game, **params))), None)


def option_name(lang: str, game: str, field: OptionField) -> str:
    """Return the name of an option, by default from its identifier."""
    return game_text(lang, game, f"option-{field.name}") or field.name.replace("_", " ").capitalize()


def option_value(lang: str, game: str, field: OptionField, value: Any) -> str:
    """Return a value of an option in words."""
    if isinstance(value, list | tuple):
        return ", ".join(option_value(lang, game, field, one) for one in value) or texts.say(
            lang, "new-nothing"
        )
    spelt = "null" if value is None else str(value).lower()
    general = {None: "new-default", True: "new-on", False: "new-off"}
    known = game_text(lang, game, f"option-{field.name}--{spelt}")
    if known is None and (value is None or isinstance(value, bool)):
        known = texts.say(lang, general[value])
    return known or str(value)


def option_text_functions(lang: str, game: AnyGame) -> dict[str, Any]:
    """Return the functions that partials/option_fields.html calls."""

    def value_text(field: OptionField, value: Any) -> str:
        return option_value(lang, game.id, field, value)

    return {
        "option_name": lambda field: option_name(lang, game.id, field),
        "option_value": value_text,
        "needs_wide_buttons": lambda field: (
            max(len(value_text(field, one)) for one in field.choices) > BUTTON_LETTERS
        ),
        "option_help": lambda field: game_text(lang, game.id, f"option-{field.name}-help"),
    }


def setting_texts(lang: str, game: AnyGame, settings: MatchSettings) -> list[tuple[str, str]]:
    """Return name and value of each setting that a host chooses: clock, toggles and options."""
    return [
        (texts.say(lang, "new-clock"), clock_text(lang, settings.clock)),
        *_toggle_texts(lang, game, settings),
        *_chosen_options(lang, game, settings.options),
    ]


def _toggle_texts(lang: str, game: AnyGame, settings: MatchSettings) -> list[tuple[str, str]]:
    return [
        (texts.say(lang, toggle.label), texts.say(lang, "new-off" if is_off else "new-on"))
        for toggle in toggles_of(game)
        if not toggle.is_private or settings.visibility is Visibility.PRIVATE
        for is_off in [getattr(settings, toggle.name) == toggle.off]
    ]


def _chosen_options(lang: str, game: AnyGame, options: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [
        (option_name(lang, game.id, field), option_value(lang, game.id, field, options[field.name]))
        for field in option_fields(game)
        if field.name in options
    ]


def clock_text(lang: str, clock: TimeControl | None) -> str:
    """Describe a time control briefly."""
    match clock:
        case PerDecision(ms):
            return texts.say(lang, "clock-decision", seconds=ms // SECOND)
        case Bank(ms, increment_ms):
            return texts.say(lang, "clock-bank", minutes=ms // MINUTE, seconds=increment_ms // SECOND)
        case Days(days):
            return texts.say(lang, "clock-days", days=days)
    return texts.say(lang, "clock-none")


def document_of(table: Table, seat: Seat | None) -> dict[str, Any]:
    """Return the document of a match as a client receives it."""
    doc: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.document(seat)))
    return doc


def log_lines(lang: str, game: AnyGame, doc: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the log for a page without a script, oldest first: `seq`, `seat` (None if about no seat),
    `text`.
    """
    words = text_context(lang, game.id, doc["seats"], doc["view"])
    return [
        {"seq": entry["seq"], "seat": subject_seat(entry), "text": log_entry_text(game, entry, words)}
        for entry in doc["log"]
    ]


def text_context(lang: str, game: str, seats: Sequence[Mapping[str, Any]], view: Any = None) -> TextContext:
    """Return what the texts of a match need: language, names of seats, components, and the view."""

    def name(seat: Seat) -> str:
        sat = seats[seat]
        if sat["player"]:
            return texts.names(lang, str(sat["player"]["name"]))
        number = sat.get("coach", seat) + 1
        return sat.get("computer") or texts.say(lang, "table-bot-name", number=number)

    def say(message: str, **params: Any) -> str:
        return texts.say(lang, message, game, **params)

    return TextContext(lang, name, say, _box(game), view or {})


@cache
def _box(game: str) -> Any:
    return msgspec.json.decode(components_of(game).content)


def reason_text(game: AnyGame, reason: Reason, words: TextContext) -> str:
    """Return a sentence of a hint."""
    params = msgspec.json.decode(msgspec.json.encode(reason.params))  # no tuples, like a stored hint
    said = variables({"event": "hint", **params}, words)
    return texts.say(words.lang, f"hint-{reason.text.replace('_', '-')}", game.id, **said)


def log_entry_text(game: AnyGame, entry: Mapping[str, Any], words: TextContext) -> str:
    """Return the sentence of a log entry."""
    return log_text(words.lang, game.id, entry["event"], variables(entry, words))


def log_text(lang: str, game: str, event: str, said: Mapping[str, str | int | float]) -> str:
    """Return the message `log-<event>`; if the game has none that fits, list the event's fields."""
    worded = game_text(lang, game, f"log-{event}", **said)
    if worded is not None:
        return worded
    quiet = ("name", "seq", "seat", "event")
    told = ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in said.items() if key not in quiet)
    return f"{event.replace('_', ' ')}: {told}" if told else event.replace("_", " ")


def sentence_text(game: AnyGame, said: Sentence, words: TextContext) -> str:
    """Return a game's sentence; its variable `p` is a probability."""
    known: dict[str, Any] = {"event": "comment", **said.params}
    if "p" in known:
        known["p"] = percent(known["p"], words.lang)
    return game_text(words.lang, game.id, said.says, **variables(known, words)) or ""
