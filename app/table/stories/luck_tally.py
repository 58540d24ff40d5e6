"""Tallies the luck of a match while its actions are replayed."""

from typing import Any

from app.engine.capabilities.luck import Account, CountedDraw, Part, Share, accounts
from app.engine.contract import AnyGame
from app.engine.types import Seat, Step


class LuckTally:
    """Collects the draws of the actions, one action after another."""

    def __init__(self) -> None:
        self.game: AnyGame | None = None
        self.names: list[str] = []
        self._draws: list[CountedDraw] = []
        self._shares: list[Share] = []

    def record(self, game: AnyGame, names: list[str], before: Any, step: Step[Any]) -> None:
        self.game, self.names = game, names
        if game.luck is not None:
            self._draws += game.luck.draws(before, step)
            self._shares += game.luck.shares(before, step) if game.luck.shares else ()

    def accounts(self) -> list[Account]:
        """Return the accounts of luck, by kind and then by seat; empty for a game that does not
        describe its luck.
        """
        if self.game is None or self.game.luck is None:
            return []
        return accounts(self._draws, self.game.luck, len(self.names))

    def sources(self) -> list[dict[Part, float]]:
        """Return, by seat, where its score came from: the parts that the game names, in its order."""
        return [self._tally_of(seat) for seat in range(len(self.names))]

    def _tally_of(self, seat: Seat) -> dict[Part, float]:
        found: dict[Part, float] = {}
        for share in self._shares:
            if share.seat == seat:
                found[share.part] = found.get(share.part, 0.0) + share.amount
        return found
