"""The jerseys of a game in which the seats choose theirs, for the page of the lobby."""

from msgspec import Struct

from app.api.i18n.match_text import in_game
from app.engine.contract import AnyGame
from app.table.registry.match_summary import MatchSummary
from app.table.state.jerseys import jerseys_of


class Jersey(Struct, frozen=True):
    """`taken`: a player wears it, so that nobody else may."""

    value: str
    called: str
    sign: int
    taken: bool


class Wardrobe(Struct, frozen=True):
    title: str
    jerseys: list[Jersey]


def wardrobe_of(lang: str, game: AnyGame, summary: MatchSummary) -> Wardrobe | None:
    """None where nobody chooses."""
    jerseys = jerseys_of(game)
    if jerseys is None:
        return None
    option, worn = jerseys.option, {sat.sign for sat in summary.seats if sat.player is not None}
    return Wardrobe(
        title=in_game(lang, game.id, f"option-{option}") or option,
        jerseys=[
            Jersey(value, in_game(lang, game.id, f"option-{option}--{value}") or value, sign, sign in worn)
            for sign, value in enumerate(jerseys.values)
        ],
    )
