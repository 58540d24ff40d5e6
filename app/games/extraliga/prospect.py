"""What a drafted team promises over a season, in goals a match: where the computer looks no further.

None of the prices here is a rule.
"""

from functools import lru_cache

from app.engine.types import Seat
from app.games.extraliga.data import cards
from app.games.extraliga.model import (
    SLOTS,
    Bonus,
    CardId,
    EditorKind,
    Lineup,
    OpenDraft,
    PassDraft,
    State,
    Team,
)
from app.games.extraliga.rules.best import best_lineup, best_six
from app.games.extraliga.rules.lineup import opened
from app.games.extraliga.rules.strength import totals

ATTACK, DEFENCE, BONUS = 0.30, 0.60, 0.30
"""Goals that a point, or a player with a bonus on the ice, is worth."""
SHARES = {0: 0.55, 3: 0.45}
"""After so many forced changes of the line-up: how much of the season is played so."""


def drafted(start: State, now: State) -> bool:
    """The teams stand: the rest of the season hangs on dice more than on picks."""
    return not isinstance(now.asked, OpenDraft | PassDraft)


def prospect(state: State, seat: Seat) -> float:
    """Of several opponents nobody's loss is one's own gain; of two it is."""
    mine = promise(state.teams[seat].cards)
    return mine - promise(state.teams[1 - seat].cards) if state.seats == 2 else mine


@lru_cache(maxsize=512)
def promise(team: tuple[CardId, ...]) -> float:
    """Of its best six, and of those who have to stand in for them."""
    six = best_six(team)
    return sum(share * _worth(_changed(team, six, fresh)) for fresh, share in SHARES.items())


def _changed(team: tuple[CardId, ...], six: Lineup, fresh: int) -> Lineup:
    """The best line-up with at least so many others."""
    if fresh == 0:
        return six
    on_ice = {card for card in six if card is not None}
    bench = tuple(card for card in team if card not in on_ice)
    return best_lineup(opened(Team(six, bench), EditorKind.CHANGE, fresh, len(SLOTS)))


def _worth(lineup: Lineup) -> float:
    attack, defence = totals(lineup)
    bonuses = sum(card is not None and cards()[card].bonus is not Bonus.NONE for card in lineup)
    return ATTACK * attack + DEFENCE * defence + BONUS * bonuses
