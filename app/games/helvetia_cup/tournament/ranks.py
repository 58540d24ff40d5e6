"""The table of a running tournament, and its final ranking (HC-17.1)."""

from app.engine.capabilities.tournament import Coach, StandingsRow
from app.engine.chance import Chance
from app.games.helvetia_cup.tournament import standings
from app.games.helvetia_cup.tournament.cup import Cup


def results(cup: Cup) -> tuple[standings.Result, ...]:
    """Return the results so far, with walkovers."""
    return tuple(
        standings.Result(one.coaches[0], one.coaches[1], (one.score[0], one.score[1]), one.winner)
        for one in cup.fixtures
        if one.state in ("played", "walkover")
        and one.score is not None
        and one.coaches[0] is not None
        and one.coaches[1] is not None
    )


def table(cup: Cup) -> tuple[StandingsRow, ...]:
    """Return the table, best first. Level coaches share a place; only the end of a round robin draws lots."""
    rows = standings.rows(len(cup.clubs), results(cup))
    places = _knockout_places(cup) if cup.knockout else _league_places(cup)
    return tuple(
        StandingsRow(
            coach=row.coach,
            place=places[row.coach],
            played=row.played,
            won=row.won,
            drawn=row.drawn,
            lost=row.lost,
            scored=row.goals,
            conceded=row.conceded,
            points=row.points,
        )
        for row in sorted(rows, key=lambda row: (places[row.coach], row.coach))
    )


def _league_places(cup: Cup) -> dict[Coach, int]:
    if cup.ranking is not None:
        return {coach: place for place, coach in enumerate(cup.ranking, 1)}
    keys = standings.merits(len(cup.clubs), results(cup))
    return {coach: 1 + sum(other > key for other in keys.values()) for coach, key in keys.items()}


def _knockout_places(cup: Cup) -> dict[Coach, int]:
    """Return the places of a knockout by rounds survived; those still in share the first place."""
    out = dict.fromkeys(range(len(cup.clubs)), cup.days)
    for one in cup.fixtures:
        if one.state in ("played", "walkover", "void"):
            losers = [coach for coach in one.coaches if coach is not None and coach != one.winner]
            out.update(dict.fromkeys(losers, one.round))
    return {coach: 1 + sum(other > reached for other in out.values()) for coach, reached in out.items()}


def final_ranking(cup: Cup, chance: Chance) -> tuple[tuple[Coach, ...], list[tuple[Coach, ...]]]:
    """Return the coaches from first to last, and the orders that only a random draw could decide."""
    if cup.knockout:
        places = _knockout_places(cup)
        return tuple(sorted(places, key=lambda coach: (places[coach], coach))), []
    ranking = tuple(row.coach for row in standings.ranking(len(cup.clubs), results(cup), chance))
    keys = standings.merits(len(cup.clubs), results(cup))
    level = [tuple(coach for coach in ranking if keys[coach] == key) for key in sorted(set(keys.values()))]
    return ranking, [coaches for coaches in level if len(coaches) > 1]
