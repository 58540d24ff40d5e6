"""The value of a drafted team over a season, in goals per match, for the computer's search.

None of these values is a rule.
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
from app.games.extraliga.rules.lineup import new_editor
from app.games.extraliga.rules.strength import totals

ATTACK, DEFENCE, BONUS = 0.30, 0.60, 0.30
"""The goals that a point of attack, a point of defence, and a player with a bonus on the ice are worth."""
SHARES = {0: 0.55, 3: 0.45}
"""The share of the season that is played after each number of forced changes of the line-up."""


def is_drafted(start: State, now: State) -> bool:
    """Return whether the teams are complete: the rest of the season depends on dice more than on picks."""
    return not isinstance(now.asked, OpenDraft | PassDraft)


def value_ahead(state: State, seat: Seat) -> float:
    """Return the value of a state for a seat.

    Only with two seats does the opponent's loss count as a gain.
    """
    mine = team_value(state.teams[seat].cards)
    return mine - team_value(state.teams[1 - seat].cards) if state.seats == 2 else mine


@lru_cache(maxsize=512)
def team_value(team: tuple[CardId, ...]) -> float:
    """Return the value of a team: of its best six, and of the players that have to replace them."""
    six = six_of(team)
    return sum(share * _worth(_with_changes(team, six, fresh)) for fresh, share in SHARES.items())


@lru_cache(maxsize=512)
def six_of(team: tuple[CardId, ...]) -> Lineup:
    """Return the best line-up of a team."""
    return best_six(team)


def _with_changes(team: tuple[CardId, ...], six: Lineup, fresh: int) -> Lineup:
    """Return the best line-up with at least this number of other players."""
    if fresh == 0:
        return six
    on_ice = {card for card in six if card is not None}
    bench = tuple(card for card in team if card not in on_ice)
    return best_lineup(new_editor(Team(six, bench), EditorKind.CHANGE, fresh, len(SLOTS)))


def _worth(lineup: Lineup) -> float:
    attack, defence = totals(lineup)
    bonuses = sum(card is not None and cards()[card].bonus is not Bonus.NONE for card in lineup)
    return ATTACK * attack + DEFENCE * defence + BONUS * bonuses
