"""A new table: what a host wants to play, and the match that it becomes."""

import re
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct

from app.db.match_status import MatchStatus
from app.db.models import Match
from app.engine.capabilities.tournament import tournament_options
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.operations import complete_options
from app.engine.schema import options_set_by
from app.engine.types import OptionsRefused
from app.errors import BadRequest, UnplayableOptions
from app.table.clock.time_control import TimeControl, clock_json
from app.table.state.bot_strengths import gives_hints
from app.table.state.substitutes import Substitutes

CODE_ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"  # nothing that reads like something else
CODE_LENGTH = 10  # 49 bits
ID_LENGTH = 14
CLIENT_SEED = re.compile(r"[!-~]{1,64}")


class MatchSettings(Struct, frozen=True):
    """What a host wants to play."""

    game: str
    seats: int
    options: dict[str, Any]
    visibility: str
    sit: bool
    client_seed: str | None
    seed: bytes | None
    """Only where the server allows it: makes a match reproducible."""
    clock: TimeControl | None = None
    bots: Mapping[int, str] = {}
    """How strong the computer plays, at the seats that it takes from the beginning."""
    substitutes: str = Substitutes.ANYONE
    wait_for_all: bool = False
    """Nobody is replaced and nobody claims a win, at a private table."""
    hints: bool = False
    """Whoever is to act may ask what the computer would do, at a private table."""
    lesson: bool = False
    """A first lesson; see lessons.py."""


def random_word(length: int) -> str:
    """A random word that can be read aloud."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(length))


def fresh_client_seed() -> str:
    return secrets.token_hex(16)


def validated_seed(seed: str | None) -> str:
    """A client's share of the chance, or one of ours. Raises BadRequest."""
    if seed is None:
        return fresh_client_seed()
    if not CLIENT_SEED.fullmatch(seed):
        raise BadRequest("client-seed")
    return seed


def without_reserved_options(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """Without what only a tournament sets. Raises BadRequest where a host has set it himself."""
    defaults, reserved = game.options(), tournament_options(game.options) & options.keys()
    if any(canonical_json(options[name]) != canonical_json(getattr(defaults, name)) for name in reserved):
        raise BadRequest("tournament-sets", names=", ".join(sorted(reserved)))
    return {name: value for name, value in options.items() if name not in reserved}


def reusable_options(games: Mapping[str, AnyGame], game_id: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a match without those that its tournament or its seats have set: for another match."""
    game = games.get(game_id)
    untold = (
        {*options_set_by(game.options, "tournament"), *options_set_by(game.options, "seat")}
        if game
        else set()
    )
    return {name: value for name, value in options.items() if name not in untold}


def checked_options(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Complete, as they are stored. Raises BadRequest for options that cannot be played."""
    try:
        checked: dict[str, Any] = msgspec.to_builtins(complete_options(game, options, seats))
    except OptionsRefused as error:
        raise UnplayableOptions(game.id, error) from None
    return checked


def without_derived_options(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Complete options, but null where the others say the same: so they follow what is changed of those."""
    for name, usual in msgspec.to_builtins(game.options()).items():
        loose = options | {name: None}
        if usual is None and checked_options(game, loose, seats) == checked_options(game, options, seats):
            options = loose
    return options


def new_match(game: AnyGame, host_id: str, settings: MatchSettings) -> Match:
    """Raises BadRequest for options that cannot be played."""
    options = checked_options(game, settings.options, settings.seats)
    if settings.wait_for_all and settings.visibility != "private":
        raise BadRequest("wait-private")
    if settings.hints and settings.visibility != "private":
        raise BadRequest("hints-private")
    if settings.hints and not gives_hints(game):
        raise BadRequest("hints-unknown", game=game.title)
    return Match(
        id=random_word(ID_LENGTH),
        code=random_word(CODE_LENGTH),
        game=game.id,
        rules_version=game.rules_version,
        options=options,
        clock=clock_json(settings.clock),
        substitutes=settings.substitutes,
        wait_for_all=settings.wait_for_all,
        hints=settings.hints,
        lesson=settings.lesson,
        visibility=settings.visibility,
        muted=False,
        removed=[],
        status=MatchStatus.LOBBY,
        host_id=host_id,
        server_seed=settings.seed or secrets.token_bytes(32),
        created_at=datetime.now(UTC),
    )
