"""The strengths and names of computer players, and the strength with which the server plays a seat."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from app.engine.capabilities.temper import Temper
from app.engine.capabilities.tournament import tournament_options
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.types import Seat

RANDOM = "random"
"""The strength that chooses at random; every game has it, with or without a computer player of its own."""
USUAL = "normal"
TEMPERLESS = frozenset((RANDOM, "easy"))
"""The strengths that choose too much at random to have a temper."""
NUMERALS = ["II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"]


def strengths(game: AnyGame) -> tuple[str, ...]:
    """Return the strengths of this game's computer players, the weakest first."""
    return (RANDOM, *(game.computer.names if game.computer else ()))


def default_strength(game: AnyGame | None) -> str:
    """Return the strength of a computer player if nobody has chosen one, which also plays for absent
    players. `game` is None for a game that this server no longer has.
    """
    return USUAL if game is not None and USUAL in strengths(game) else RANDOM


def offered_strengths(game: AnyGame) -> list[tuple[str, bool]]:
    """Return the strengths that a host is offered, each with whether it is the default. Empty if the game
    has no computer player of its own.
    """
    known = [strength for strength in strengths(game) if strength != RANDOM]
    return [(strength, strength == default_strength(game)) for strength in known]


def gives_hints(game: AnyGame) -> bool:
    """Return whether the game's computer player can give reasons for its choices."""
    return game.computer is not None and game.advice is not None


def played_by(game: AnyGame | None, bot: str | None, absent: bool) -> str | None:
    """Return the strength with which the server plays a seat: the host's choice, or the default for an
    absent player. None if the server does not play it.
    """
    return bot or (default_strength(game) if absent else None)


def computer_name(
    game: AnyGame | None, options: Mapping[str, Any], seat: Seat, sits: bool, coach: int | None = None
) -> str | UnsetType:
    """Return the name of the computer player on a seat; UNSET if none `sits` there or the game names none.

    `coach` is its place in a tournament, by which it keeps one name there. Where each seat has a team, the
    name is that of the team's coach, but only in tournaments by the game's own rules an entrant keeps a team.
    """
    if not sits or game is None or game.computer_name is None:
        return UNSET
    if coach is None or (game.team_choice is not None and _is_by_own_rules(game, options)):
        return game.computer_name(options, seat)
    return entrant_name(game, options, coach)


def _is_by_own_rules(game: AnyGame, options: Mapping[str, Any]) -> bool:
    """Return whether a tournament by the game's own rules has set options of its match."""
    usual = _usual_of_tournaments(game.options)
    return any(name in options and canonical_json(options[name]) != usual[name] for name in usual)


@cache
def _usual_of_tournaments(options: type[Struct]) -> dict[str, bytes]:
    """Return the options that only a tournament sets, as they are in all other matches, each as JSON."""
    usual = options()
    return {name: canonical_json(getattr(usual, name)) for name in tournament_options(options)}


def entrant_name(game: AnyGame, options: Mapping[str, Any], coach: int) -> str | UnsetType:
    """Return the name of a computer at a place of a tournament; UNSET if the game names none by seats.

    Beyond the seats of a match the names come again with a numeral, because no two entrants have the same.
    """
    if game.computer_name is None or game.team_choice is not None:
        return UNSET
    again, seat = divmod(coach, game.max_seats)
    name = game.computer_name(options, seat)
    return f"{name} {NUMERALS[again - 1]}" if again else name


def computer_temper(
    game: AnyGame | None, options: Mapping[str, Any], seat: Seat, bot: str | None
) -> Temper | UnsetType:
    """Return the temper of the computer player on a seat; UNSET if it or the game has none.

    `bot` is the strength of the computer player, None if none has the seat.
    """
    if bot is None or bot in TEMPERLESS or game is None or game.computer_temper is None:
        return UNSET
    return game.computer_temper(options, seat)
