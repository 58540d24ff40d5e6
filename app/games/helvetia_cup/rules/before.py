"""Before the match: cards, squads, the toss (HC-2)."""

from msgspec import structs

from app.engine.chance import Chance
from app.engine.kit.resolution import Resolution
from app.engine.types import Seat, Step
from app.games.helvetia_cup.actions import ChooseKickoff, Discard, Pick
from app.games.helvetia_cup.data import (
    CARDS_KEPT,
    COIN_FACES,
    FIELD_FOOTBALLERS,
    MAX_CAPTAINS,
    MIN_FIELD,
    SUBSTITUTES,
    TACTICS,
    TACTICS_DEALT,
    TEAMS,
)
from app.games.helvetia_cup.events import (
    Dealt,
    Discarded,
    KickoffChosen,
    LegendaryLaidOut,
    Picked,
    SquadRevealed,
    TossWon,
)
from app.games.helvetia_cup.model import Coach, Footballer, FootballerId, Phase, Place, State
from app.games.helvetia_cup.options import Options
from app.games.helvetia_cup.rules import kickoff, rounds

SQUAD = 1 + FIELD_FOOTBALLERS + SUBSTITUTES
STARTERS = 1 + FIELD_FOOTBALLERS
GOALKEEPER = 1  # the shirt number


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    resolution = Resolution(chance)
    state = State(options, Phase.SQUAD, (Coach(), Coach()))
    if options.hands:
        state = bring_cards(state, resolution)
    elif options.cards:
        state = deal_cards(state, resolution)
    return resolution.result(check_teams(state, resolution))


def deal_cards(state: State, resolution: Resolution) -> State:
    """Deal each coach five of twenty tactics and one of the team's three legendary cards (HC-2.2)."""
    for seat in (0, 1):
        drawn, _ = resolution.cards(TACTICS_DEALT, tuple(TACTICS))
        tactics = tuple(sorted(drawn))
        legendary, _ = resolution.card(TEAMS[state.options.teams[seat]].legendary)
        state = state.with_coach(seat, tactics=tactics, legendary=legendary)
        resolution.record(Dealt(seat, tactics, legendary))
    return structs.replace(state, phase=Phase.CARDS)


def bring_cards(state: State, resolution: Resolution) -> State:
    """Give the coaches of a tournament their cards: tactics hidden, the legendary face up (HC-17.7)."""
    for seat, hand in enumerate(state.options.hands):
        state = state.with_coach(seat, tactics=tuple(sorted(hand.tactics)), legendary=hand.legendary)
        if hand.legendary is not None:
            resolution.record(LegendaryLaidOut(seat, hand.legendary))
    return state


def check_teams(state: State, resolution: Resolution) -> State:
    """Make a team without a keeper and three field footballers forfeit; two such teams draw (HC-2.6)."""
    short = [seat for seat in (0, 1) if len(available(state.options, seat)) < 1 + MIN_FIELD]
    if not short:
        return state
    return rounds.finish(state, 1 - short[0] if len(short) == 1 else None, "forfeit", resolution)


def may_discard(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the cards of a hand that is still too large."""
    coach = state.coaches[seat]
    return coach.hand if coach.cards > CARDS_KEPT else ()


def discard(state: State, seat: Seat, action: Discard, resolution: Resolution) -> State:
    resolution.record(Discarded(seat, action.card))
    discarded = (*state.coaches[seat].discarded, action.card)
    state = state.without_card(seat, action.card).with_coach(seat, discarded=discarded)
    if all(coach.cards <= CARDS_KEPT for coach in state.coaches):
        return show_kept_card(state, resolution)
    return state


def show_kept_card(state: State, resolution: Resolution) -> State:
    """Show a kept legendary card to everyone (HC-2.3)."""
    for seat, coach in enumerate(state.coaches):
        if coach.legendary is not None:
            resolution.record(LegendaryLaidOut(seat, coach.legendary))
    return structs.replace(state, phase=Phase.SQUAD)


def available(options: Options, seat: Seat) -> tuple[int, ...]:
    """Return the shirt numbers that a team has for this match (HC-17.3, HC-17.4)."""
    missing = options.unavailable[seat]
    return tuple(number for number in TEAMS[options.teams[seat]].footballers if number not in missing)


def squad(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the squad so far, the goalkeeper first: no. 1 if available, else the first pick (HC-2.6)."""
    picks = state.coaches[seat].picks
    return (GOALKEEPER, *picks) if GOALKEEPER in available(state.options, seat) else picks


def is_captain(state: State, seat: Seat, number: int) -> bool:
    return TEAMS[state.options.teams[seat]].footballers[number].class_ == "captain"


def pickable(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the numbers that a coach may pick now; none when the squad is complete (HC-2.4, HC-2.6)."""
    chosen = squad(state, seat)
    if len(chosen) >= SQUAD:
        return ()
    left = tuple(number for number in available(state.options, seat) if number not in chosen)
    if sum(is_captain(state, seat, number) for number in chosen) < MAX_CAPTAINS:
        return left
    normal = tuple(number for number in left if not is_captain(state, seat, number))
    # The limit is lifted only if the squad would stay incomplete.
    return normal or (left if len(chosen) < STARTERS else ())


def number_of(state: State, seat: Seat, id_: FootballerId) -> int | None:
    """Return the shirt number that an id names; None if it is not one of the team's."""
    numbers = TEAMS[state.options.teams[seat]].footballers
    return next((number for number in numbers if id_ == f"{seat}:{number}"), None)


def pick(state: State, seat: Seat, action: Pick, resolution: Resolution) -> State:
    """Pick a footballer. Both coaches pick at once; nothing is revealed until both have finished (HC-2.4)."""
    resolution.record(Picked(seat, action.f))
    number = number_of(state, seat, action.f)
    state = state.with_coach(seat, picks=(*state.coaches[seat].picks, number))
    return state if pickable(state, 0) or pickable(state, 1) else reveal_squads(state, resolution)


def reveal_squads(state: State, resolution: Resolution) -> State:
    """Reveal the squads, then toss the coin (HC-2.8)."""
    footballers: dict[str, Footballer] = {}
    for seat in (0, 1):
        numbers = squad(state, seat)
        ids = tuple(f"{seat}:{number}" for number in numbers)
        resolution.record(SquadRevealed(seat, ids[0], ids[1:STARTERS], ids[STARTERS:]))
        footballers |= {f"{seat}:{n}": call_up(state, seat, n) for n in sorted(numbers)}
    winner = resolution.below(len(COIN_FACES))
    resolution.record(TossWon(winner, COIN_FACES[winner]))
    return structs.replace(state, footballers=footballers, toss=winner, phase=Phase.TOSS)


def call_up(state: State, seat: Seat, number: int) -> Footballer:
    """Return a footballer with the printed boosts, one fewer after an exhausting match (HC-2.5, HC-17.2)."""
    numbers = squad(state, seat)
    starts = number in numbers[:STARTERS]
    boosts = TEAMS[state.options.teams[seat]].footballers[number].boosts
    malus = number in state.options.boost_malus[seat]
    return Footballer(
        id=f"{seat}:{number}",
        seat=seat,
        number=number,
        boosts=max(0, boosts - malus),
        place=Place.PITCH if starts else Place.BENCH,
        keeper=number == numbers[0],
        played=starts,
    )


def choose_kickoff(state: State, seat: Seat, action: ChooseKickoff, resolution: Resolution) -> State:
    """Choose who kicks off the first half; the other coach kicks off the second half (HC-2.8)."""
    first = seat if action.take else 1 - seat
    resolution.record(KickoffChosen(first))
    return kickoff.start_half(structs.replace(state, first=first), 1, resolution)
