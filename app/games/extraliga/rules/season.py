"""EX-6: the set-up of the season. EX-7: the opponent of a round. EX-13.1: the break. EX-12.4: the token."""

from functools import cache

from msgspec.structs import replace

from app.engine.kit.resolution import Resolution
from app.games.extraliga.data import event_copies, lots, opponents, season_table, trainer_copies
from app.games.extraliga.events import (
    BreakTaken,
    HalfStarted,
    LotTurned,
    OpponentTurned,
    PlayoffRound,
    SeasonStarted,
    TokenPassed,
)
from app.games.extraliga.model import Pairing, Round, Season, Stage, State

TABLE = season_table().season
TRAINER_HAND = TABLE.trainer_hand  # EX-6.1
LETTERS = season_table().team_letters  # EX-1.2: seat i plays with letter i


def start(state: State, resolution: Resolution) -> State:
    """Begin the season: secret trainer cards (EX-6.1), one event deck (EX-6.2), the first player (EX-6.3)."""
    pile = trainer_copies()
    for seat in range(state.seats):
        hand, pile = resolution.cards(TRAINER_HAND, pile)
        state = state.with_team(seat, replace(state.teams[seat], trainers=tuple(sorted(hand))))
    first = resolution.below(state.seats)
    resolution.record(SeasonStarted(first, TRAINER_HAND))
    season = Season(first, opponents=tuple(opponents()), events=event_copies())
    return start_half(replace(state, season=season), 1, resolution)


def start_half(state: State, half: int, resolution: Resolution) -> State:
    """Begin a half with the lots for this number of players and unused opponent cards (EX-6.4, EX-6.6)."""
    season = state.the_season
    if half > 1:
        resolution.record(BreakTaken())  # EX-13.1
    wanted = opponents_a_half(state)
    drawn, left = resolution.cards(wanted, season.opponents)
    fixtures = fixtures_for(state.seats)
    resolution.record(HalfStarted(half, len(fixtures), wanted))
    deck = tuple(sorted((*fixtures, *drawn)))
    return replace(state, season=replace(season, half=half, deck=deck, opponents=left))


@cache
def fixtures_for(seats: int) -> tuple[str, ...]:
    """Return the lots that list this number of players (EX-6.4)."""
    return tuple(lot.id for lot in lots().values() if seats in lot.pairs)


def opponents_a_half(state: State) -> int:
    return TABLE.opponents[state.seats] + state.options.extra_opponents  # EX-6.4, EX-6.5


def rounds(state: State) -> int:
    """Return the number of rounds of the season without the play-off."""
    return TABLE.halves * (len(fixtures_for(state.seats)) + opponents_a_half(state))


def turn_card(state: State, resolution: Resolution) -> State:
    """Turn the top card of the season deck, which says who meets whom (EX-7.2)."""
    season = state.the_season
    card, deck = resolution.card(season.deck)
    number = len(season.cards) + 1
    order = state.seats_from(season.first)
    if card in lots():
        pairs = pairs_of(card, state.seats, season.first)
        playing = {seat for pair in pairs for seat in pair}
        bye = next((seat for seat in order if seat not in playing), None)  # EX-7.3
        resolution.record(LotTurned(number, card, pairs, bye, season.first))
        pairings = tuple(Pairing(a, b) for a, b in pairs)
    else:
        opponent = opponents()[card]
        resolution.record(OpponentTurned(number, card, opponent.attack, opponent.defence, season.first))
        pairings = tuple(Pairing(seat, opponent=card) for seat in order)  # EX-11.1
    season = replace(season, deck=deck, cards=(*season.cards, card))
    return replace(state, season=season, round=Round(number, card, order, pairings))


def pairs_of(card: str, seats: int, first: int) -> tuple[tuple[int, int], ...]:
    """Return the pairs in the order of play: that of the first player, then as printed (EX-10.1)."""
    printed = [(LETTERS.index(a), LETTERS.index(b)) for a, b in lots()[card].pairs[seats]]
    return tuple(sorted(printed, key=lambda pair: first not in pair))


def playoff_round(
    state: State, stage: Stage, pairs: tuple[tuple[int, int], ...], resolution: Resolution
) -> State:
    """Begin a round of the play-off with these pairs (EX-14.2).

    In the final the event is for finalists (EX-7.6).
    """
    season = state.the_season
    number = len(season.cards) + 1
    order = tuple(sorted(pairs, key=lambda pair: season.first not in pair))  # EX-10.1
    playing = {seat for pair in pairs for seat in pair}
    affected = tuple(seat for seat in state.seats_from(season.first) if seat in playing)
    resolution.record(PlayoffRound(number, stage, order, season.first))
    season = replace(season, stage=stage, cards=(*season.cards, None))
    pairings = tuple(Pairing(a, b) for a, b in order)
    return replace(state, season=season, round=Round(number, None, affected, pairings))


def pass_token(state: State, resolution: Resolution) -> State:
    """Pass the token to the left neighbour (EX-12.4)."""
    season = state.the_season
    first = (season.first + 1) % state.seats
    resolution.record(TokenPassed(first))
    return replace(state, season=replace(season, first=first))
