"""How a game describes the teams among which each seat chooses its own before the start.

A game defines `TEAM_CHOICE` in its `team_choice.py`. The lobby shows the teams side by side. The game's
texts name them: `option-<option>--<team>` is a team's name, `gallery-<team>` its sentence,
`gallery-bar-<bar>` the name of a bar, `gallery-help` what the bars measure, and `gallery-captain` the line
of the captain. The file `art.svg` has the crest of each team as the symbol `em-<team>`.
"""

from collections.abc import Mapping

from msgspec import Struct


class TeamCard(Struct, frozen=True):
    """A team to choose. `colour` is a hexadecimal colour, `captain` a name.

    `bars` are shares between 0 and 1 by the name of the bar: where the team stands among all teams.
    """

    id: str
    colour: str
    captain: str
    bars: Mapping[str, float]


class TeamChoice(Struct, frozen=True):
    """The choice of teams. `option` is the option with one team per seat; two seats may choose the same."""

    option: str
    teams: tuple[TeamCard, ...]

    def playing(self, teams: list[str], seat: int, team: str) -> list[str]:
        """Return the teams by seat after this seat has chosen. Raises ValueError for an unknown team."""
        if team not in {one.id for one in self.teams}:
            raise ValueError(team)
        return [team if number == seat else one for number, one in enumerate(teams)]
