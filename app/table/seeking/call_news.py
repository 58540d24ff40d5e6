"""Notifies players of their calls: by what a change has done to the calls that are open."""

from collections.abc import Container, Iterable, Mapping
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
    ends_at: datetime
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
        made[call.id] = OpenCall(call.id, call.game, call.ends_at, call.begins_at, players=(*before, player))
    return made


def notify_changes(
    notifier: Notifier,
    games: Mapping[str, AnyGame],
    names: Mapping[str, str],
    before: OpenCalls,
    after: OpenCalls,
) -> None:
    """Call the players who are new in calls, withdraw calls that are over or that they have left, and let
    pages show changed ones again.

    `names` has the names of the players of calls with new ones.
    """
    for call_id, call in before.items():
        still = _players(after, call_id)
        for player in call.players:
            if player.id not in still:
                notifier.notify(player.id, Withdrawal(call_id, KIND), pushes=False)
    for call in after.values():
        if call != before.get(call.id):
            _call(notifier, games[call.game], names, call, known=_players(before, call.id))


def newly_called(before: OpenCalls, after: OpenCalls) -> set[str]:
    """Return the players of calls with a new player."""
    return {
        player.id
        for call in after.values()
        if {one.id for one in call.players} - _players(before, call.id)
        for player in call.players
    }


def asked_now(before: OpenCalls, after: OpenCalls) -> list[tuple[str, str]]:
    """Return call and player of everybody who has just been asked."""
    return [
        (call.id, player.id)
        for call in after.values()
        for player in call.players
        if player.answer is None and player.id not in _players(before, call.id)
    ]


def _players(calls: OpenCalls, call_id: str) -> set[str]:
    return {player.id for player in calls[call_id].players} if call_id in calls else set()


def _call(
    notifier: Notifier, game: AnyGame, names: Mapping[str, str], call: OpenCall, known: Container[str]
) -> None:
    for player in call.players:
        if player.answer or player.id in known:
            notifier.refresh(player.id)  # they have asked for this match, or were called before
            continue
        others = ", ".join(names[other.id] for other in call.players if other.id != player.id)
        message = Notification(KIND, call.id, game.id, game.title, name=others)
        notifier.notify(player.id, message, pushes=player.is_pushed)
