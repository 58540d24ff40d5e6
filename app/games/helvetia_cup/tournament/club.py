"""What a coach brings from match to match: cards, tired and injured footballers, suspensions."""

from msgspec import Struct, structs

from app.games.helvetia_cup.data import TEAMS, YELLOWS_A_BAN
from app.games.helvetia_cup.options import TeamId
from app.games.helvetia_cup.report import Legs, TeamReport


class Club(Struct, frozen=True):
    """One coach of a tournament. Played tactics are kept (HC-17.8), legendary cards used up (HC-17.5)."""

    team: TeamId
    tactics: tuple[str, ...] = ()  # owned, sorted
    legendary: tuple[str, ...] = ()  # not yet used up
    exhausted: tuple[int, ...] = ()  # one boost fewer in the next match (HC-17.2)
    injured: tuple[int, ...] = ()  # out of the next match (HC-17.3)
    suspended: tuple[int, ...] = ()  # out of the next match (HC-17.4)
    yellows: dict[int, int] = {}  # single yellows since the last ban
    recovering: tuple[int, ...] = ()  # have missed the last match; the team die has not spoken yet


def founded(team: TeamId) -> Club:
    """HC-17.5: all three legendary cards of the team, and no tactics yet."""
    return Club(team, legendary=TEAMS[team].legendary)


def unavailable(club: Club) -> tuple[int, ...]:
    """The `unavailable` of the next match (HC-17.3, HC-17.4)."""
    return tuple(sorted({*club.injured, *club.suspended}))


def recovered(club: Club, faces: tuple[int, ...]) -> Club:
    """Before a match day, one face of the team die for everybody who has missed a match (HC-17.3)."""
    rolled = zip(club.recovering, faces, strict=True)
    still = tuple(number for number, face in rolled if not fit(club, face))
    return structs.replace(club, injured=tuple(sorted({*club.injured, *still})), recovering=())


def fit(club: Club, face: int) -> bool:
    """Red means missing another match (HC-17.3)."""
    return TEAMS[club.team].die[face].card != "red"


def after_match(club: Club, report: TeamReport) -> Club:
    """The bookkeeping of HC-17.9: tired legs, injuries, bans, and the legendary card that was played."""
    yellows, bans = _cards(club, report.footballers)
    return structs.replace(
        club,
        exhausted=tuple(f.number for f in report.footballers if f.exhausted),
        injured=tuple(f.number for f in report.footballers if f.injured),
        recovering=club.injured,
        suspended=bans,
        yellows=yellows,
        legendary=tuple(card for card in club.legendary if card not in report.played_cards),
    )


def _cards(club: Club, squad: tuple[Legs, ...]) -> tuple[dict[int, int], tuple[int, ...]]:
    """(single yellows, who misses the next match). After serving a ban the counter is 0 (HC-17.4)."""
    yellows = {number: n for number, n in club.yellows.items() if number not in club.suspended}
    bans = []
    for f in squad:
        if f.yellow:
            yellows[f.number] = yellows.get(f.number, 0) + 1
        if f.sent_off or yellows.get(f.number, 0) >= YELLOWS_A_BAN:
            bans.append(f.number)
    return yellows, tuple(bans)
