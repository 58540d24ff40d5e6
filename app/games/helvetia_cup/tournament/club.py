"""The club of a coach between matches: cards, tired and injured footballers, suspensions."""

from msgspec import Struct, structs

from app.games.helvetia_cup.data import TEAMS, YELLOWS_A_BAN
from app.games.helvetia_cup.options import TeamId
from app.games.helvetia_cup.report import Legs, TeamReport


class Club(Struct, frozen=True):
    """The club of one coach. Played tactics are kept (HC-17.8), legendary cards used up (HC-17.5)."""

    team: TeamId
    tactics: tuple[str, ...] = ()  # owned, sorted
    legendary: tuple[str, ...] = ()  # not yet used up
    exhausted: tuple[int, ...] = ()  # one boost fewer in the next match (HC-17.2)
    injured: tuple[int, ...] = ()  # out of the next match (HC-17.3)
    suspended: tuple[int, ...] = ()  # out of the next match (HC-17.4)
    yellows: dict[int, int] = {}  # single yellows since the last ban
    recovering: tuple[int, ...] = ()  # missed the last match, and have not rolled the team die yet


def new_club(team: TeamId) -> Club:
    """Return a new club: all three legendary cards of the team, and no tactics (HC-17.5)."""
    return Club(team, legendary=TEAMS[team].legendary)


def unavailable(club: Club) -> tuple[int, ...]:
    """Return the option `unavailable` of the next match (HC-17.3, HC-17.4)."""
    return tuple(sorted({*club.injured, *club.suspended}))


def after_recovery(club: Club, faces: tuple[int, ...]) -> Club:
    """Return the club after a recovery roll for each footballer that missed a match (HC-17.3)."""
    rolled = zip(club.recovering, faces, strict=True)
    still = tuple(number for number, face in rolled if not fit(club, face))
    return structs.replace(club, injured=tuple(sorted({*club.injured, *still})), recovering=())


def fit(club: Club, face: int) -> bool:
    """Return whether a face lets a footballer play again; red means another missed match (HC-17.3)."""
    return TEAMS[club.team].die[face].card != "red"


def after_match(club: Club, report: TeamReport) -> Club:
    """Return the club after a match: exhaustion, injuries, bans, the legendary card played (HC-17.9)."""
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
    """Return the single yellows and the suspended footballers; after a ban the counter is 0 (HC-17.4)."""
    yellows = {number: n for number, n in club.yellows.items() if number not in club.suspended}
    bans = []
    for f in squad:
        if f.yellow:
            yellows[f.number] = yellows.get(f.number, 0) + 1
        if f.sent_off or yellows.get(f.number, 0) >= YELLOWS_A_BAN:
            bans.append(f.number)
    return yellows, tuple(bans)
