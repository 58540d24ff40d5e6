"""The arithmetic of ratings: Plackett-Luce of the OpenSkill family (Weng and Lin 2011), with its defaults.

A skill is a normal distribution: `mu` is its mean and `sigma` its deviation. Pages show `points` with a
deviation of `spread`: 100 points more than one opponent are two wins in three.
"""

from collections.abc import Mapping, Sequence
from statistics import NormalDist

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL = PlackettLuce()
POINTS_AT_MEAN, POINTS_PER_MU = 1500, 40
SETTLED_AFTER = 10
"""The rated matches after which a rating may be settled."""
SETTLED_SPREAD = 220
"""The largest deviation of a settled rating, in points."""
AGAINST_PEOPLE = 5
"""The rated matches against people that a place in a leaderboard takes."""
SEASON_VARIANCE = 4.0
"""Added to the variance with each season, because players change."""
ANCHOR_SPREAD = 20
"""The deviation of a computer player, in points."""
USUAL_SHARE = 0.5


class Skill(Struct, frozen=True):
    """The knowledge of a player's strength, as a normal distribution."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def points(self) -> int:
        return round(POINTS_AT_MEAN + POINTS_PER_MU * (self.mu - MODEL.mu))

    @property
    def spread(self) -> int:
        """The deviation in points, to tens: two times in three the true figure lies within it."""
        return round(POINTS_PER_MU * self.sigma / 10) * 10

    def after_seasons(self, number: int) -> "Skill":
        """Return what is known this many seasons later: less, but never less than of a new player."""
        variance = min(self.sigma**2 + SEASON_VARIANCE * number, MODEL.sigma**2)
        return Skill(self.mu, variance**0.5)


class Entrant(Struct, frozen=True):
    """A seat of a rated match: its skill before the match, and its place. An anchor's skill never changes."""

    skill: Skill
    place: int
    is_anchor: bool = False


def rated(entrants: Sequence[Entrant]) -> list[Skill]:
    """Return the skills after a match, in the order of the entrants. Equal places are a tie."""
    teams = [[MODEL.rating(mu=one.skill.mu, sigma=one.skill.sigma)] for one in entrants]
    after = MODEL.rate(teams, ranks=[float(one.place) for one in entrants])
    return [
        one.skill if one.is_anchor else Skill(rating.mu, rating.sigma)
        for one, (rating,) in zip(entrants, after, strict=True)
    ]


def is_settled(skill: Skill, matches: int) -> bool:
    """Return whether a rating says enough for a place, after this many rated matches."""
    return matches >= SETTLED_AFTER and skill.sigma * POINTS_PER_MU <= SETTLED_SPREAD


def is_ranked(skill: Skill, matches: int, against_people: int, is_program: bool) -> bool:
    """Return whether a player has a place in leaderboards; programs have none."""
    return is_settled(skill, matches) and against_people >= AGAINST_PEOPLE and not is_program


def anchor(measured: Mapping[str, float], strength: str) -> Skill | None:
    """Return the skill of a computer player; None for one that is not rated.

    `measured`: By strength, the share of matches of two that it takes from `normal`.
    """
    share = USUAL_SHARE if strength == "normal" and measured else measured.get(strength)
    if share is None:
        return None
    ahead = NormalDist(sigma=2**0.5 * MODEL.beta).inv_cdf(share)
    return Skill(MODEL.mu + ahead, ANCHOR_SPREAD / POINTS_PER_MU)
