"""The standing of a player in a season of a game, and what a rated match makes of it."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, structs

from app.table.ratings.eligibility import SeatFacts
from app.table.ratings.season import Season
from app.table.ratings.skill import Entrant, Skill, rated


class SeasonStanding(Struct, frozen=True):
    """A player's skill and counts: `rated` and `won` in the season, the others in all seasons."""

    season: Season
    skill: Skill = Skill()
    rated: int = 0
    won: int = 0
    total: int = 0
    against_people: int = 0

    def at(self, season: Season) -> "SeasonStanding":
        """Return the standing with which the player begins a match in this season."""
        passed = season.since(self.season)
        if passed <= 0:
            return self
        return structs.replace(self, season=season, skill=self.skill.after_seasons(passed), rated=0, won=0)

    def after(self, skill: Skill, is_won: bool, against_people: bool) -> "SeasonStanding":
        """Return the standing after a match."""
        return structs.replace(
            self,
            skill=skill,
            rated=self.rated + 1,
            won=self.won + is_won,
            total=self.total + 1,
            against_people=self.against_people + against_people,
        )


class SeatResult(Struct, frozen=True):
    """A seat of a match that counts: its skill before and after, and the standing that its player has now.

    `player` and `standing` are None for a computer player, whose strength is `bot`.
    """

    seat: int
    place: int
    player: str | None
    bot: str | None
    before: Skill
    after: Skill
    standing: SeasonStanding | None


def results_of(
    entrants: Sequence[SeatFacts],
    season: Season,
    known: Mapping[str, SeasonStanding],
    anchors: Mapping[str, Skill],
) -> list[SeatResult]:
    """Return what a match that counts makes of its seats.

    `known`: The standings of those players who have one. `anchors`: The skills of computer players.
    """
    begun = [
        known.get(one.player, SeasonStanding(season)).at(season) if one.player else None for one in entrants
    ]
    before = [
        standing.skill if standing else anchors[str(one.bot)]
        for one, standing in zip(entrants, begun, strict=True)
    ]
    places = [one.place or 0 for one in entrants]
    after = rated(
        [
            Entrant(skill, place, is_anchor=standing is None)
            for skill, place, standing in zip(before, places, begun, strict=True)
        ]
    )
    against_people = sum(standing is not None for standing in begun) > 1
    return [
        SeatResult(
            seat=one.seat,
            place=places[number],
            player=one.player,
            bot=one.bot,
            before=before[number],
            after=after[number],
            standing=standing.after(after[number], _is_won(places, number), against_people)
            if (standing := begun[number])
            else None,
        )
        for number, one in enumerate(entrants)
    ]


def _is_won(places: Sequence[int], number: int) -> bool:
    """Return whether an entrant is first alone."""
    return places[number] == 1 and places.count(1) == 1
