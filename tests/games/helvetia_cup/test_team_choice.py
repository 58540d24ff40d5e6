"""The teams as a lobby compares them."""

from app.games.helvetia_cup.team_choice import BARS, TEAM_CHOICE


def test_each_bar_reaches_from_the_weakest_team_to_the_strongest() -> None:
    for bar in BARS:
        shares = [team.bars[bar] for team in TEAM_CHOICE.teams]
        assert (min(shares), max(shares)) == (0, 1)
    headers = {team.id: team.bars["header"] for team in TEAM_CHOICE.teams}
    assert headers["dragons"] == 1  # the "kings of the air"


def test_a_team_is_named_with_a_captain_of_its_own() -> None:
    assert {team.captain for team in TEAM_CHOICE.teams} >= {"Ignaz the Red"}
    assert len({team.captain for team in TEAM_CHOICE.teams}) == len(TEAM_CHOICE.teams)
