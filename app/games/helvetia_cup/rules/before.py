"""Before the match: cards, squads, the toss (HC-2)."""

from app.engine.chance import Chance, drawn
from app.engine.contract import Seat, Step
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
from app.games.helvetia_cup.model import Coach, Footballer, Phase, Place, State
from app.games.helvetia_cup.options import Options
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import kickoff, rounds

SQUAD = 1 + FIELD_FOOTBALLERS + SUBSTITUTES
STARTERS = 1 + FIELD_FOOTBALLERS
GOALKEEPER = 1  # the shirt number


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    play = Play(State(options, Phase.SQUAD, (Coach(), Coach())), chance)
    if options.hands:
        carry(play, options)
    elif options.cards:
        deal(play)
    check_teams(play)
    return play.step()


def deal(play: Play) -> None:
    """Five of twenty tactics and one of the team's three legendary cards for each coach (HC-2.2)."""
    for seat in (0, 1):
        pile = tuple(TACTICS)
        hand: list[str] = []
        for _ in range(TACTICS_DEALT):
            card, pile = drawn(pile, play.chance)
            hand.append(card)
        legendary, _ = drawn(TEAMS[play.state.options.teams[seat]].legendary, play.chance)
        play.coach(seat, tactics=tuple(sorted(hand)), legendary=legendary)
        play.tell(Dealt(seat, tuple(sorted(hand)), legendary))
    play.now(phase=Phase.CARDS)


def carry(play: Play, options: Options) -> None:
    """What the coaches of a tournament bring (HC-17.7): tactics hidden, the legendary face up."""
    for seat, hand in enumerate(options.hands):
        play.coach(seat, tactics=tuple(sorted(hand.tactics)), legendary=hand.legendary)
        if hand.legendary is not None:
            play.tell(LegendaryLaidOut(seat, hand.legendary))


def check_teams(play: Play) -> None:
    """A team without a keeper and three field footballers forfeits (HC-2.6); two such teams draw."""
    short = [seat for seat in (0, 1) if len(available(play.state.options, seat)) < 1 + MIN_FIELD]
    if short:
        rounds.finish(play, 1 - short[0] if len(short) == 1 else None, "forfeit")


def may_discard(state: State, seat: Seat) -> tuple[str, ...]:
    """The cards of a hand that is still too large."""
    coach = state.coaches[seat]
    if coach.cards <= CARDS_KEPT:
        return ()
    return coach.tactics if coach.legendary is None else (*coach.tactics, coach.legendary)


def discard(play: Play, seat: Seat, action: Discard) -> None:
    coach = play.state.coaches[seat]
    discarded = (*coach.discarded, action.card)
    if action.card == coach.legendary:
        play.coach(seat, legendary=None, discarded=discarded)
    else:
        kept = tuple(card for card in coach.tactics if card != action.card)
        play.coach(seat, tactics=kept, discarded=discarded)
    play.tell(Discarded(seat, action.card))
    if all(coach.cards <= CARDS_KEPT for coach in play.state.coaches):
        lay_out(play)


def lay_out(play: Play) -> None:
    """A kept legendary card lies face up for all (HC-2.3)."""
    play.now(phase=Phase.SQUAD)
    for seat, coach in enumerate(play.state.coaches):
        if coach.legendary is not None:
            play.tell(LegendaryLaidOut(seat, coach.legendary))


def available(options: Options, seat: Seat) -> tuple[int, ...]:
    """The shirt numbers that a team has for this match (HC-17.3, HC-17.4)."""
    missing = options.unavailable[seat]
    return tuple(number for number in TEAMS[options.teams[seat]].footballers if number not in missing)


def squad(state: State, seat: Seat) -> tuple[int, ...]:
    """So far: the goalkeeper first, who is no. 1 if he is there, else the first one picked (HC-2.6)."""
    picks = state.coaches[seat].picks
    return (GOALKEEPER, *picks) if GOALKEEPER in available(state.options, seat) else picks


def is_captain(state: State, seat: Seat, number: int) -> bool:
    return TEAMS[state.options.teams[seat]].footballers[number].class_ == "captain"


def pickable(state: State, seat: Seat) -> tuple[int, ...]:
    """Whom a coach may pick now; nobody when the squad is complete (HC-2.4, HC-2.6)."""
    chosen = squad(state, seat)
    if len(chosen) >= SQUAD:
        return ()
    left = tuple(number for number in available(state.options, seat) if number not in chosen)
    if sum(is_captain(state, seat, number) for number in chosen) < MAX_CAPTAINS:
        return left
    normal = tuple(number for number in left if not is_captain(state, seat, number))
    return normal or (left if len(chosen) < STARTERS else ())  # the limit is lifted in need only


def pick(play: Play, seat: Seat, action: Pick) -> None:
    """Both coaches pick at once; nothing is revealed until both have finished (HC-2.4)."""
    number = int(action.f.split(":")[1])
    play.coach(seat, picks=(*play.state.coaches[seat].picks, number))
    play.tell(Picked(seat, action.f))
    if not pickable(play.state, 0) and not pickable(play.state, 1):
        reveal(play)


def reveal(play: Play) -> None:
    """The squads, and then the coin (HC-2.8)."""
    footballers: dict[str, Footballer] = {}
    for seat in (0, 1):
        numbers = squad(play.state, seat)
        ids = tuple(f"{seat}:{number}" for number in numbers)
        play.tell(SquadRevealed(seat, ids[0], ids[1:STARTERS], ids[STARTERS:]))
        footballers |= {f"{seat}:{n}": called_up(play.state, seat, n) for n in sorted(numbers)}
    winner = play.chance.below(len(COIN_FACES))
    play.tell(TossWon(winner, COIN_FACES[winner]))
    play.now(footballers=footballers, toss=winner, phase=Phase.TOSS)


def called_up(state: State, seat: Seat, number: int) -> Footballer:
    """With his printed boosts, one fewer after an exhausting match (HC-2.5, HC-17.2)."""
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


def choose_kickoff(play: Play, seat: Seat, action: ChooseKickoff) -> None:
    """HC-2.8: the other coach kicks off the second half."""
    first = seat if action.take else 1 - seat
    play.tell(KickoffChosen(first))
    play.now(first=first)
    kickoff.start_half(play, 1)
