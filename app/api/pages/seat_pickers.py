"""The jerseys and teams in the lobby of a game in which players choose theirs."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from app.api.i18n.match_text import game_text
from app.engine.capabilities.team_choice import TeamCard
from app.engine.contract import AnyGame
from app.table.registry.match_summary import MatchSummary
from app.table.state.seat_choices import jerseys_of
from app.table.wire.document import PlayerView


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


class TeamPicker(Struct, frozen=True):
    """The teams from which seats choose in a lobby.

    `teams` are the cards, `chosen` the team of each seat. `own` is the reader's seat, or None. `others` are
    the seats of computers, for which the reader chooses as host. `is_solo`: only computers sit with the
    reader. `is_first`: the options are those of the reader's first match. `undecided` has the names of the
    people who are not ready, by seat. It is empty where the host starts the match: while a seat is free, at a
    rematch, and where only computers and programs sit with the reader.
    """

    teams: tuple[TeamCard, ...]
    chosen: list[str]
    own: int | None
    others: list[int]
    is_solo: bool
    is_first: bool
    undecided: dict[int, str]


def team_picker(
    game: AnyGame, summary: MatchSummary, me: PlayerView | None, first: Mapping[str, Any]
) -> TeamPicker | None:
    """Return the teams of the lobby; None if the game has no choice of teams. `first` are the options of the
    reader's first match, empty if they know the game.
    """
    choice = game.team_choice
    if choice is None:
        return None
    is_host = me is not None and me.id == summary.host.id
    own = next((one.seat for one in summary.seats if me and one.player and one.player.id == me.id), None)
    return TeamPicker(
        teams=choice.teams,
        chosen=summary.options[choice.option],
        own=own,
        others=[one.seat for one in summary.seats if is_host and one.bot and one.player is None],
        is_solo=own is not None and all(one.bot or one.seat == own for one in summary.seats),
        is_first=is_host and bool(first) and first.items() <= summary.options.items(),
        undecided=_undecided(summary) if own is not None else {},
    )


def _undecided(summary: MatchSummary) -> dict[int, str]:
    ready = {one.seat: bool(one.ready) for one in summary.seats if one.player and not one.player.program}
    is_full = all(one.player or one.bot for one in summary.seats)
    if not is_full or len(ready) < 2 or summary.rematch_of:
        return {}
    return {one.seat: one.player.name for one in summary.seats if one.player and ready.get(one.seat) is False}
