"""The analysis of a season: the chance to win by the points that matches left and trainer cards promise.

The sums were fitted on seasons of the computer against itself (benchmarks/analysis/fit.py). None is a rule.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt

from msgspec.structs import replace

from app.engine.capabilities.analysis import Analysis, Chances, Sums, Worlds
from app.engine.kit.data_files import load_as
from app.engine.types import Seat
from app.games.extraliga.actions import Action
from app.games.extraliga.bot import normal, rounds_left
from app.games.extraliga.data import lots, opponents
from app.games.extraliga.model import (
    Match,
    OpenDraft,
    Over,
    Pairing,
    PassDraft,
    Phase,
    RoundPhase,
    Season,
    Stage,
    State,
)
from app.games.extraliga.odds import Forecast, forecast, forecast_of, strengths_of
from app.games.extraliga.prospect import six_of, team_value
from app.games.extraliga.rules import season as season_rules
from app.games.extraliga.rules.strength import totals

WIN, LEVEL = 3.0, 1.5
"""The points of a match won in regular time, and of one that goes to overtime, on average."""
PAST_TRAINERS = frozenset((RoundPhase.MATCH, RoundPhase.CHANGE))
LEAST_MATCHES = 0.5
TRAINER = 0.7
"""The points by which a trainer card changes the lead when the policy plays it, on average."""


def sums(state: State) -> Sequence[Sums]:
    """Return points and expected points by the matches left, and the teams; at the end the last duels.

    A team that is whole says much more than one that is still being drafted, and as much as when the season
    begins.
    """
    teams = [team_value(team.cards) if team.cards else 0.0 for team in state.teams]
    if isinstance(state.asked, OpenDraft | PassDraft):
        return [(value, *(0.0,) * 6) for value in teams]
    if state.season is not None and state.season.stage is not Stage.SEASON:
        return _last_matches(state, state.season)
    left = sqrt(max(LEAST_MATCHES, matches_left(state)))
    if state.options.playoff:
        rows = zip(scores(state), _strengths(_begun(state)), strict=True)
        return [(*(0.0,) * 4, points / left, strength / 10, 0.0) for points, strength in rows]
    return [
        (0.0, points / left, points / left**2, 0.0, 0.0, 0.0, value * left)
        for points, value in zip(scores(state), teams, strict=True)
    ]


def _strengths(state: State) -> list[int]:
    return [sum(totals(team.lineup)) for team in state.teams]


def _last_matches(state: State, season: Season) -> list[Sums]:
    """Return the sums of a play-off or of deciding matches, which only some seats can still win."""
    found: list[Sums] = []
    playing, beaten = _still_in(state, season)
    for seat in range(state.seats):
        if seat not in playing or seat in beaten:
            found.append(None)
        else:
            found.append((0.0, 0.0, 0.0, _winning(state, seat), 0.0, 0.0, 0.0))
    return found


def _still_in(state: State, season: Season) -> tuple[set[int], set[int]]:
    """Return the seats that may still win, and those that were beaten in these matches."""
    if season.stage is Stage.DECIDING:
        return set(season.contenders), set(season.beaten)
    pairs = [one for one in season.results if one.stage is season.stage]
    lost = {
        loser
        for one in pairs
        for loser in (one.pairing.a, one.pairing.b)
        if loser is not None and loser != one.winner
    }
    return {
        seat for pairing in state.the_round.pairings for seat in (pairing.a, pairing.b) if seat is not None
    }, lost


def _winning(state: State, seat: Seat) -> float:
    """Return by how much the seat is ahead in its match: its chance less the other's; 0 without one."""
    asked = state.asked
    if isinstance(asked, Match):
        if seat in (asked.sides[0].seat, asked.sides[1].seat):
            odds = forecast(asked)
            return float(odds.ahead - odds.behind) * (1 if asked.sides[0].seat == seat else -1)
        return 0.0
    for pairing in state.the_round.pairings:
        if seat in (pairing.a, pairing.b):
            odds = _before(state, pairing)
            return float(odds.ahead - odds.behind) * (1 if pairing.a == seat else -1)
    return 0.0


def scores(state: State) -> Sequence[float]:
    """Return the points of each seat with those that matches left and cards promise; in the draft 0."""
    points = [float(team.points) for team in state.teams]
    if isinstance(state.asked, OpenDraft | PassDraft):
        return points
    state = _begun(state)
    if state.the_season.stage is not Stage.SEASON:
        return points
    for pairing, odds in _matches(state):
        points[pairing.a] += _promised(odds, 0)
        if pairing.b is not None:
            points[pairing.b] += _promised(odds, 1)
    others = _unknown_opponents(state)
    for seat, team in enumerate(state.teams):
        points[seat] += others * _against_clubs(totals(team.lineup)) if others else 0.0
        points[seat] += _promised_by_trainers(state, seat)
    return points


def _begun(state: State) -> State:
    """Return the state as it is, or before the season as it will be when all have lined up their best six."""
    if state.season is not None:
        return state
    for seat, team in enumerate(state.teams):
        state = state.with_team(seat, replace(team, lineup=six_of(team.cards), bench=()))
    clubs = tuple(opponents())[: season_rules.opponents_a_half(state)]
    return replace(state, season=Season(0, deck=(*season_rules.fixtures_for(state.seats), *clubs)))


def _promised_by_trainers(state: State, seat: Seat) -> float:
    """Return the points that the trainer cards in a hand still promise.

    The policy waits for a good round with each, so that a card is worth less the fewer rounds are left.
    Without them an early card would cost nothing.
    """
    held = len(state.teams[seat].trainers)
    over = state.round is not None and state.round.at in PAST_TRAINERS
    rounds = rounds_left(state) - int(over)
    return TRAINER * held * rounds / (rounds + held) if rounds else 0.0


def _promised(odds: Forecast, side: int) -> float:
    won = odds.ahead if side == 0 else odds.behind
    return float(WIN * float(won) + LEVEL * float(odds.level))


def _matches(state: State) -> Iterator[tuple[Pairing, Forecast]]:
    """Yield the matches left whose teams are known, with their odds: this round's with its events."""
    asked, season = state.asked, state.the_season
    if isinstance(asked, Match):
        yield asked.pairing, forecast(asked)
    if state.round is not None:
        for pairing in state.round.pairings[state.round.played :]:
            yield pairing, _before(state, pairing)
    for pairing in later_pairings(state, season):
        yield pairing, _usual(state, pairing)


def later_pairings(state: State, season: Season) -> Iterator[Pairing]:
    """Yield the matches between seats in the rounds to come, of this half and of the next."""
    later = season_rules.fixtures_for(state.seats) if season.half < season_rules.TABLE.halves else ()
    for card in (*season.deck, *later):
        if card in lots():
            for one, other in season_rules.pairs_of(card, state.seats, 0):
                yield Pairing(one, other)


def _unknown_opponents(state: State) -> int:
    """Return how many matches against clubs each seat still has in the rounds to come."""
    season = state.the_season
    halves = season_rules.TABLE.halves - season.half
    known = sum(card not in lots() for card in season.deck)
    return known + halves * season_rules.opponents_a_half(state)


def matches_left(state: State) -> float:
    """Return the matches that a seat still has in the season, on average."""
    played = sum(team.matches for team in state.teams) / state.seats
    fixtures = season_rules.fixtures_for(state.seats)
    meetings = sum(len(lots()[card].pairs[state.seats]) for card in fixtures) * 2 / state.seats
    return season_rules.TABLE.halves * (meetings + season_rules.opponents_a_half(state)) - played


def _before(state: State, pairing: Pairing) -> Forecast:
    return forecast_of(*strengths_of(state, pairing))


def _usual(state: State, pairing: Pairing) -> Forecast:
    """Return the odds of a match to come, by the present line-ups without the events of this round."""
    assert pairing.b is not None
    one, other = (totals(state.teams[seat].lineup) for seat in (pairing.a, pairing.b))
    return forecast_of(one, other)


@lru_cache(maxsize=1024)
def _against_clubs(strengths: tuple[int, int]) -> float:
    """Return the mean points of a match against one of the clubs of the game."""
    every = [forecast_of(strengths, (club.attack, club.defence)) for club in opponents().values()]
    return sum(_promised(odds, 0) for odds in every) / len(every)


def at_horizon(start: State, now: State) -> bool:
    """Return whether the draft is over, or the round of the season."""
    if isinstance(now.asked, Over):
        return True
    if isinstance(start.asked, OpenDraft | PassDraft):
        return not isinstance(now.asked, OpenDraft | PassDraft)
    if start.round is None or now.round is None:
        return now.round is not start.round
    return now.round.number != start.round.number or now.the_season.stage is not start.the_season.stage


def occasion(state: State) -> tuple[object, ...]:
    """Return the round of the draft or of the season, the phase, and the match."""
    match state.asked:
        case OpenDraft(round=round):
            return ("draft", round)
        case PassDraft(number=number):
            return ("draft", number)
        case Match() as asked:
            return _round(state), state.phase, asked.pairing, asked.attempt, asked.turn
        case _:
            return _round(state), state.phase


def _round(state: State) -> int:
    return state.round.number if state.round else 0


def is_judged(state: State, seat: Seat) -> bool:
    return True


def repeats(state: State) -> bool:
    """Return whether a card that is not picked now may be picked later."""
    return state.phase is Phase.DRAFT


ANALYSIS: Analysis[State, Action] = Analysis(
    sums=sums,
    weights=load_as("app.games.extraliga", "chances", Chances).weights,
    scores=scores,
    unit="points",
    policy=normal,
    policy_strength="normal",
    at_horizon=at_horizon,
    occasion=occasion,
    is_judged=is_judged,
    worlds=Worlds(screened=16, batch=30, most=300, decisions=100),
    repeats=repeats,
)
