"""The jerseys in the lobby of a game in which players choose theirs."""

from msgspec import Struct

from app.api.i18n.match_text import game_text
from app.engine.contract import AnyGame
from app.table.registry.match_summary import MatchSummary
from app.table.state.jerseys import jerseys_of


class JerseyOption(Struct, frozen=True):
    """A jersey to choose. `taken`: another player has it."""

    value: str
    label: str
    sign: int
    taken: bool


class JerseyPicker(Struct, frozen=True):
    """The jerseys from which players choose in a lobby."""

    title: str
    jerseys: list[JerseyOption]


def jersey_picker(lang: str, game: AnyGame, summary: MatchSummary) -> JerseyPicker | None:
    """Return the jerseys of the lobby; None if the game has no choice of jerseys."""
    jerseys = jerseys_of(game)
    if jerseys is None:
        return None
    option, worn = jerseys.option, {sat.sign for sat in summary.seats if sat.player is not None}
    return JerseyPicker(
        title=game_text(lang, game.id, f"option-{option}") or option,
        jerseys=[
            JerseyOption(
                value, game_text(lang, game.id, f"option-{option}--{value}") or value, sign, sign in worn
            )
            for sign, value in enumerate(jerseys.values)
        ],
    )
