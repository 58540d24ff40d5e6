"""The teams as the lobby shows them: six skills of each, compared with the other teams."""

from app.engine.capabilities.team_choice import TeamCard, TeamChoice
from app.games.helvetia_cup.data import TEAMS, Skill, Team

BARS: tuple[Skill, ...] = ("dribble", "pass", "shot", "header", "steal", "tackle")


def total(team: Team, skill: Skill) -> int:
    """Return the sum of a skill over the nine footballers."""
    return sum(footballer.skills[skill] for footballer in team.footballers.values())


def share(team: Team, skill: Skill) -> float:
    """Return where a team stands between the weakest (0) and the strongest (1) in a skill."""
    totals = [total(one, skill) for one in TEAMS.values()]
    return (total(team, skill) - min(totals)) / (max(totals) - min(totals))


def captain(team: Team) -> str:
    """Return the name of the first captain."""
    return next(one.name for one in team.footballers.values() if one.class_ == "captain")


TEAM_CHOICE = TeamChoice(
    option="teams",
    teams=tuple(
        TeamCard(team.id, team.colour, captain(team), {skill: share(team, skill) for skill in BARS})
        for team in TEAMS.values()
    ),
)
