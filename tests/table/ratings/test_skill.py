"""The arithmetic of ratings, and that it finds known strengths again."""

import random
from collections.abc import Iterator, Sequence

import pytest

from app.table.ratings.skill import Entrant, Skill, anchor, is_ranked, is_settled, rated

PLAYERS, MATCHES = 30, 40
DEVIATION, PERFORMANCE = 25 / 3, 25 / 6
"""How much the strengths of players differ, and the performances of one player."""


def test_a_new_player_has_1500_give_or_take_330() -> None:
    assert (Skill().points, Skill().spread) == (1500, 330)


def test_the_winner_gains_what_the_loser_loses_and_a_tie_between_equals_changes_nothing_but_the_doubt() -> (
    None
):
    won, lost = rated([Entrant(Skill(), 1), Entrant(Skill(), 2)])
    one, other = rated([Entrant(Skill(), 1), Entrant(Skill(), 1)])

    assert won.mu - 25 == pytest.approx(25 - lost.mu) and won.mu > 25
    assert (one.mu, other.mu) == (25, 25)
    assert one.sigma < Skill().sigma


def test_places_count_and_not_their_distance() -> None:
    skills = [Skill(25 + seat, 4) for seat in range(4)]
    near = rated([Entrant(skill, place) for skill, place in zip(skills, (1, 2, 2, 4), strict=True)])
    far = rated([Entrant(skill, place) for skill, place in zip(skills, (1, 3, 3, 9), strict=True)])

    assert near == far


def test_100_points_are_two_wins_in_three_for_computers_as_they_were_measured() -> None:
    measured = {"easy": 0.35, "hard": 0.7}
    anchors = [anchor(measured, strength) for strength in ("easy", "normal", "hard", "random")]

    assert [one and one.points for one in anchors] == [1500 - 91, 1500, 1500 + 124, None]
    assert [one.spread for one in anchors if one] == [20, 20, 20]
    assert anchor({}, "normal") is None


def test_an_anchor_changes_others_and_never_itself() -> None:
    computer = Skill(25, 0.5)
    won, after = rated([Entrant(Skill(), 1), Entrant(computer, 2, is_anchor=True)])

    assert after == computer
    assert won.points > 1500


def test_a_rating_is_settled_after_ten_matches_if_little_doubt_is_left() -> None:
    assert not is_settled(Skill(25, 5), 9)
    assert is_settled(Skill(25, 5.5), 10)
    assert not is_settled(Skill(25, 5.6), 10)


def test_a_place_takes_five_matches_against_people_and_no_program_has_one() -> None:
    assert is_ranked(Skill(25, 4), 10, 5, is_program=False)
    assert not is_ranked(Skill(25, 4), 10, 4, is_program=False)
    assert not is_ranked(Skill(25, 4), 10, 5, is_program=True)


def test_a_season_makes_a_rating_less_certain_but_never_less_than_that_of_a_new_player() -> None:
    assert Skill(30, 3).after_seasons(2) == Skill(30, (9 + 8) ** 0.5)
    assert Skill(30, 8).after_seasons(9) == Skill(30, Skill().sigma)


@pytest.mark.parametrize("seats", [2, 4])
def test_known_strengths_are_found_again(seats: int) -> None:
    """30 players with 40 matches each are ranked as their strengths are, and half of the doubt is gone."""
    rng = random.Random(36)
    strengths = [rng.gauss(25, DEVIATION) for _ in range(PLAYERS)]
    found = [Skill() for _ in strengths]
    for table in tables(rng, seats):
        played = sorted(table, key=lambda one: -rng.gauss(strengths[one], PERFORMANCE))
        after = rated([Entrant(found[one], played.index(one) + 1) for one in table])
        for one, skill in zip(table, after, strict=True):
            found[one] = skill

    assert rank_correlation(strengths, [one.mu for one in found]) >= 0.9
    assert sum(one.spread for one in found) / PLAYERS <= 200


def tables(rng: random.Random, seats: int) -> Iterator[list[int]]:
    """Yield the players of each match, until everybody has played often enough."""
    for _ in range(MATCHES):
        order = rng.sample(range(PLAYERS), PLAYERS)
        order += rng.sample(order[: seats - 1], -PLAYERS % seats)
        yield from (order[at : at + seats] for at in range(0, len(order), seats))


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's coefficient of two lists without ties."""
    number = len(one)
    apart = sum((sorted(one).index(a) - sorted(other).index(b)) ** 2 for a, b in zip(one, other, strict=True))
    return 1 - 6 * apart / (number * (number**2 - 1))
