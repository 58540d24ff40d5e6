"""Notifies players of their calls: by what a change has done to the calls that are open."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from msgspec import Struct

from app.db.rows.seeking import CalledSearch, OpponentCall
from app.engine.contract import AnyGame
from app.table.notifier import Notification, Notifier, Withdrawal

KIND = "seek"


class CalledPlayer(Struct, frozen=True):
    """A player in a call. `is_pushed`: They are called on their devices, too."""

    id: str
    answer: bool | None
    is_pushed: bool


class OpenCall(Struct, frozen=True):
    """An open call as its players see it."""

    id: str
    game: str
    begins_at: datetime | None
    players: tuple[CalledPlayer, ...]


OpenCalls = Mapping[str, OpenCall]


def open_calls(
    found: Iterable[tuple[OpponentCall, CalledSearch, datetime | None]], now: datetime
) -> OpenCalls:
    """Return the open calls by id. Each row has the time until which the player is called on devices."""
    made: dict[str, OpenCall] = {}
    for call, called, reachable_until in found:
        is_pushed = reachable_until is not None and reachable_until > now
        player = CalledPlayer(called.player_id, called.answer, is_pushed)
        before = made[call.id].players if call.id in made else ()
        made[call.id] = OpenCall(call.id, call.game, call.begins_at, (*before, player))
    return made


def notify_changes(
    notifier: Notifier,
    games: Mapping[str, AnyGame],
    names: Mapping[str, str],
    before: OpenCalls,
    after: OpenCalls,
) -> None:
    """Call the players of new calls, withdraw calls that are over, and let pages show changed ones again.

    `names` has the names of the players of new calls.
    """
    for ended in before.keys() - after.keys():
        for player in before[ended].players:
            notifier.notify(player.id, Withdrawal(ended, KIND), pushes=False)
    for call in after.values():
        if call.id not in before:
            _call(notifier, games[call.game], names, call)
        elif call != before[call.id]:
            for player in call.players:
                notifier.refresh(player.id)


def _call(notifier: Notifier, game: AnyGame, names: Mapping[str, str], call: OpenCall) -> None:
    for player in call.players:
        if player.answer:
            notifier.refresh(player.id)  # they have asked for this match
            continue
        others = ", ".join(names[other.id] for other in call.players if other.id != player.id)
        message = Notification(KIND, call.id, game.id, game.title, name=others)
        notifier.notify(player.id, message, pushes=player.is_pushed)
