"""The formats of tournaments that a game offers, for its form and its page."""

from typing import Any

from msgspec import Struct

from app.api.catalog.option_fields import OptionField, fields_of_struct, option_fields
from app.api.i18n.match_text import game_text, option_name, option_value
from app.api.i18n.translations import texts
from app.engine.capabilities.tournament import Tournament as Rules
from app.engine.capabilities.tournament_formats import FormatKind
from app.engine.contract import AnyGame
from app.tournaments.formats.rules import FormatOptions, rules_of

OWN = "own"
"""The key of the formats that a game has of its own; an option says which of them."""


class OfferedFormat(Struct, frozen=True):
    """A format on the form of a new tournament. `options` is None for the game's own rules."""

    key: str
    options: FormatOptions | None = None


def offered_formats(game: AnyGame) -> list[OfferedFormat]:
    """Return the formats of a game; empty if it has no tournaments."""
    own = [OfferedFormat(OWN)] if game.tournament is not None else []
    if game.tournament_formats is None:
        return own
    seats = range(game.min_seats, game.max_seats + 1)
    others = [FormatOptions(one.kind, number) for number in seats for one in game.tournament_formats(number)]
    return [*own, *(OfferedFormat(f"{one.format}-{one.seats}", one) for one in others)]


def rules_offered(game: AnyGame, offered: OfferedFormat) -> Rules[Any, Any, Any]:
    """Return the rules of a tournament of this format."""
    found = game.tournament if offered.options is None else rules_of(game, offered.options)
    assert found is not None
    return found


def coaches_offered(game: AnyGame) -> tuple[int, int] | None:
    """Return the fewest and the most coaches of the game's tournaments; None if it has none."""
    rules = [rules_offered(game, one) for one in offered_formats(game)]
    if not rules:
        return None
    return min(one.min_coaches for one in rules), max(one.max_coaches for one in rules)


def fields_offered(game: AnyGame, offered: OfferedFormat) -> tuple[OptionField, ...]:
    """Return the options that the form shows: of the game's own rules, or of every match."""
    if offered.options is not None:
        return option_fields(game)
    assert game.tournament is not None
    return fields_of_struct(game.tournament.options)


def stored_options(offered: OfferedFormat, chosen: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a tournament with these values of the form."""
    if offered.options is None:
        return chosen
    return {"format": str(offered.options.format), "seats": offered.options.seats, "match": chosen}


def format_name(lang: str, options: FormatOptions) -> str:
    """Return a format in words. A round robin of more than two seats is one match."""
    if options.format is FormatKind.ROUND_ROBIN and options.seats > 2:
        return texts.say(lang, "tournament-format-season", seats=options.seats)
    return texts.say(lang, f"tournament-format-{options.format}")


def offered_name(lang: str, offered: OfferedFormat) -> str:
    """Return the name of a format on the form."""
    return (
        texts.say(lang, "tournament-format-own")
        if offered.options is None
        else format_name(lang, offered.options)
    )


def rounds_name(lang: str, game: AnyGame, options: FormatOptions | None, kind: str) -> str:
    """Return the name of the format of a running tournament; `kind` is that of its view."""
    return (
        format_name(lang, options) if options else game_text(lang, game.id, f"option-format--{kind}") or kind
    )


def option_texts(
    lang: str, game: AnyGame, rules: Rules[Any, Any, Any], options: dict[str, Any]
) -> list[tuple[str, str]]:
    """Return name and value of each option of a tournament, as its page lists them."""
    if rules.options is not FormatOptions:
        fields, values = fields_of_struct(rules.options), options
        shown = []
    else:
        fields, values = option_fields(game), options["match"]
        named = FormatOptions(FormatKind(options["format"]), options["seats"])
        shown = [(texts.say(lang, "tournament-format"), format_name(lang, named))]
    return shown + [
        (option_name(lang, game.id, one), option_value(lang, game.id, one, values.get(one.name, one.default)))
        for one in fields
    ]
