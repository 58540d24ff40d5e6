"""The settings of a table, a request for a new one, and the match that it becomes."""

import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct, structs

from app.db.match_status import MatchStatus
from app.db.models import Match, StoredMatch
from app.engine.capabilities.tournament import tournament_options
from app.engine.capabilities.tournament_chance import ID_ALPHABET, ID_LENGTH
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.operations import complete_options
from app.engine.schema import options_set_by
from app.engine.types import OptionsRefused
from app.errors import BadRequest, UnplayableOptions
from app.table.clock.time_control import TimeControl, clock_json, time_control_of
from app.table.state.bot_strengths import gives_hints
from app.table.state.player_words import CHANCE_VERSION

CODE_ALPHABET = ID_ALPHABET
CODE_LENGTH = 10  # 49 bits


class Visibility(StrEnum):
    """The players who can see a table: everyone, or only those with its link."""

    PUBLIC = "public"
    PRIVATE = "private"


class Substitutes(StrEnum):
    """The players who may take over an abandoned seat; at a private table, only players with its code."""

    NOBODY = "nobody"
    LINK = "link"
    ANYONE = "anyone"


class MatchSettings(Struct, frozen=True, kw_only=True):
    """Everything that is decided about a table before its first action.

    It is carried whole: a header is these fields and the identity of a match, a summary shows them, a
    rematch repeats them, and the row in `matches` has a column of the same name for each. A new setting is
    one more field here, its column with a migration, and an entry in `TOGGLES` if the host turns it on.
    """

    game: str
    options: dict[str, Any] = {}
    visibility: Visibility = Visibility.PUBLIC
    clock: TimeControl | None = None
    substitutes: Substitutes = Substitutes.ANYONE
    wait_for_all: bool = False
    """No player is replaced and nobody claims a win; private tables only."""
    hints: bool = False
    """A player whose turn it is can ask for a hint; private tables only."""
    rated: bool = False
    """The result changes the ratings of the players; not together with hints."""

    @staticmethod
    def of(match: StoredMatch) -> "MatchSettings":
        """Return the settings of a stored match."""
        return MatchSettings(**settings_of(match))


class MatchRequest(Struct, frozen=True, kw_only=True):
    """A new table: its settings, and who sits at it from the beginning."""

    settings: MatchSettings
    seats: int
    sit: bool = True
    """The host sits down on seat 0."""
    word_commitment: str | None = None
    """The commitment of the host's word (app/table/state/player_words.py)."""
    seed: bytes | None = None
    """The server's seed, which makes a match reproducible; only where the server allows it."""
    bots: Mapping[int, str] = {}
    """The strength of the computer player by seat."""
    lesson: bool = False
    """The match is a game's first lesson (app/table/lobby/lesson_match.py)."""
    guest_id: str | None = None
    """The player who is invited: the first seat that is nobody's is kept for them."""
    open_until: datetime | None = None
    """When the invitation lapses."""


class Toggle(Struct, frozen=True, kw_only=True):
    """A setting that the host turns on or off in the form of a new table; the lobby shows it to everyone."""

    name: str
    """The field of `MatchSettings`, and of the form."""
    text: str
    """The message with its label; `<text>-help` explains it."""
    short_text: str = ""
    """The message with a shorter label for the lobby; empty if `text` is short enough."""
    default: bool = False
    on: Any = True
    """The setting's value if it is turned on."""
    off: Any = False
    is_private: bool = False
    """It can only be turned on at private tables."""
    private_default: bool | None = None
    """The default at private tables, where the setting has a switch of its own; None: it is the same one."""
    is_offered: Callable[[AnyGame], bool] = lambda _: True
    """Whether a game can be played with it."""

    def switch(self, is_listed: bool) -> str:
        """Return the name of the setting's switch in the form of a public table, or of a private one."""
        return self.name if is_listed or self.private_default is None else f"{self.name}_by_link"

    @property
    def switches(self) -> dict[str, bool]:
        """The defaults of its switches, by their names."""
        other = {} if self.private_default is None else {self.switch(False): self.private_default}
        return {self.name: self.default} | other

    @property
    def label(self) -> str:
        """The message that names the setting in one or two words."""
        return self.short_text or self.text


TOGGLES = (
    Toggle(name="rated", text="ra-option", default=True, private_default=False),
    Toggle(
        name="hints",
        text="new-hints",
        short_text="new-hints-short",
        default=True,
        is_private=True,
        is_offered=gives_hints,
    ),
    Toggle(name="wait_for_all", text="new-wait", is_private=True),
    Toggle(
        name="substitutes",
        text="new-substitutes",
        default=True,
        on=Substitutes.ANYONE,
        off=Substitutes.NOBODY,
    ),
)


def toggles_of(game: AnyGame) -> list[Toggle]:
    """Return the toggles that a host of this game is offered."""
    return [toggle for toggle in TOGGLES if toggle.is_offered(game)]


def settings_of(match: StoredMatch) -> dict[str, Any]:
    """Return the fields of a stored match's settings by name."""
    values = {name: getattr(match, name) for name in MatchSettings.__struct_fields__}
    return values | {
        "visibility": Visibility(match.visibility),
        "clock": time_control_of(match.clock),
        "substitutes": Substitutes(match.substitutes),
    }


def settings_columns(settings: MatchSettings) -> dict[str, Any]:
    """Return the columns of `matches` that store these settings."""
    values = {name: getattr(settings, name) for name in MatchSettings.__struct_fields__}
    return values | {"clock": clock_json(settings.clock)}


def random_word(length: int) -> str:
    """Return a random word that can be read aloud."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(length))


def without_reserved_options(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options without those that only a tournament sets. Raises BadRequest if a host has
    changed one.
    """
    defaults, reserved = game.options(), tournament_options(game.options) & options.keys()
    if any(canonical_json(options[name]) != canonical_json(getattr(defaults, name)) for name in reserved):
        raise BadRequest("tournament-sets", names=", ".join(sorted(reserved)))
    return {name: value for name, value in options.items() if name not in reserved}


def reusable_options(games: Mapping[str, AnyGame], game_id: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a match that another match can reuse: all but those that its tournament or
    its seats have set.
    """
    game = games.get(game_id)
    untold = (
        {*options_set_by(game.options, "tournament"), *options_set_by(game.options, "seat")}
        if game
        else set()
    )
    return {name: value for name, value in options.items() if name not in untold}


def checked_options(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Return the complete options as they are stored. Raises BadRequest if they cannot be played."""
    try:
        checked: dict[str, Any] = msgspec.to_builtins(complete_options(game, options, seats))
    except OptionsRefused as error:
        raise UnplayableOptions(game.id, error) from None
    return checked


def without_derived_options(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Return complete options in which every option that follows from the others is null again. A change
    of the others then changes it too.
    """
    complete = checked_options(game, options, seats)
    for name, usual in msgspec.to_builtins(game.options()).items():
        loose = options | {name: None}
        if usual is None and checked_options(game, loose, seats) == complete:
            options = loose
    return options


def new_match(game: AnyGame, host_id: str, request: MatchRequest) -> Match:
    """Return the row of a new match. Raises BadRequest if its settings cannot be played."""
    wanted = request.settings
    options = checked_options(game, wanted.options, request.seats)
    if wanted.wait_for_all and wanted.visibility is not Visibility.PRIVATE:
        raise BadRequest("wait-private")
    if wanted.hints and wanted.visibility is not Visibility.PRIVATE:
        raise BadRequest("hints-private")
    if wanted.hints and wanted.rated:
        raise BadRequest("hints-rated")
    if wanted.hints and not gives_hints(game):
        raise BadRequest("hints-unknown", game=game.title)
    return Match(
        **settings_columns(structs.replace(wanted, options=options)),
        id=random_word(ID_LENGTH),
        code=random_word(CODE_LENGTH),
        rules_version=game.rules_version,
        lesson=request.lesson,
        muted=False,
        removed=[],
        status=MatchStatus.LOBBY,
        host_id=host_id,
        server_seed=request.seed or secrets.token_bytes(32),
        chance_version=CHANCE_VERSION,
        chosen="lesson" if request.lesson else "host" if request.seed else None,
        created_at=datetime.now(UTC),
        open_until=request.open_until,
    )
