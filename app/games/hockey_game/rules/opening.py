"""HG-1: lot, teams and the opening hands; HG-10: the All-Stars draft."""

from functools import cache

from msgspec import structs

from app.engine.chance import Chance, drawn
from app.engine.contract import Event, Seat, Step
from app.games.hockey_game.data import Bonus, Hero, Special, box
from app.games.hockey_game.events import Drafted, TeamTaken
from app.games.hockey_game.model import HAND_LIMIT, CardId, Options, Phase, Side, State, TeamId, other
from app.games.hockey_game.rules.periods import begin_period
from app.games.hockey_game.rules.piles import draw, with_cards

STAGES = ("hero",) * 5 + ("special",) * 3 + ("injury",) + ("bonus",) * 11  # HG-10.1, by own picks
MOST_SYMBOLS = 5  # HG-10.3


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    """The lot says who is first; with random teams he also draws first (HG-1.1)."""
    start = State(options=options, first=chance.below(2), pile=tuple(box().whistles))  # HG-1.3
    if options.team_choice == "pick":
        return Step(start)
    state, events = start, []
    left = tuple(sorted(box().teams))
    for seat in (start.first, other(start.first)):
        team, left = drawn(left, chance)
        state = state.with_side(seat, Side(team=team))
        events.append(TeamTaken(seat, team, by_lot=True))
    following = _after_teams(state, chance)
    return Step(following.state, (*events, *following.events))


def picker(state: State) -> Seat:
    """Teams and drafted cards are picked in strict alternation, `first` opens (HG-1.1, HG-10.1)."""
    if state.phase is Phase.TEAM_PICK:
        return other(state.first) if state.sides[state.first].team else state.first
    return state.first if sum(len(side.picks) for side in state.sides) % 2 == 0 else other(state.first)


def pick_team(state: State, seat: Seat, team: TeamId, chance: Chance) -> Step[State]:
    now = state.with_side(seat, structs.replace(state.sides[seat], team=team))
    taken = TeamTaken(seat, team, by_lot=False)
    if not now.sides[other(seat)].team:
        return Step(now, (taken,))
    following = _after_teams(now, chance)
    return Step(following.state, (taken, *following.events))


def _after_teams(state: State, chance: Chance) -> Step[State]:
    if state.options.mode == "all_stars":
        return Step(structs.replace(state, phase=Phase.DRAFT))
    for seat in (0, 1):
        deck = box().decks[state.sides[seat].team]  # HG-1.2
        state = state.with_side(seat, structs.replace(state.sides[seat], draw=deck))
    return open_play(state, chance)


def open_play(state: State, chance: Chance) -> Step[State]:
    """Five cards each (HG-1.4), the puck on the centre spot and the opening face-off (HG-1.5)."""
    events: tuple[Event, ...] = ()
    for seat in (0, 1):
        dealt = draw(state, seat, HAND_LIMIT, chance)
        state, events = dealt.state, (*events, *dealt.events)
    opening = begin_period(state, chance)
    return Step(opening.state, (*events, *opening.events))


def stage(state: State, seat: Seat) -> str:
    """What this seat picks next: hero, special, injury or bonus (HG-10.1)."""
    return STAGES[len(state.sides[seat].picks)]


def kind(card: CardId) -> str:
    """The draft stage that a card belongs to."""
    match box().cards[card]:
        case Hero():
            return "hero"
        case Special() as special:
            return special.type
        case Bonus():
            return "bonus"


def symbols(picks: tuple[CardId, ...]) -> int:
    """How many of these cards carry the referee symbol (HG-10.3)."""
    return sum(card in box().bonus and box().bonus[card].symbol for card in picks)


def face(card: CardId) -> object:
    """What two cards share when they are offered once: equal bonus faces, all injuries (HG-10.4)."""
    match box().cards[card]:
        case Bonus(attr=attr, value=value, symbol=symbol):
            return (attr, value, symbol)
        case Special(type="injury"):
            return "injury"
        case _:
            return card


def pool(state: State, stage: str) -> tuple[CardId, ...]:
    """The free cards of a stage, equal faces once: the smallest id stands for them (HG-10.2, HG-10.4)."""
    taken = {card for side in state.sides for card in side.picks}
    offered: dict[object, CardId] = {}
    for card, printed in faces(stage):
        if card not in taken:
            offered.setdefault(printed, card)
    return tuple(offered.values())


@cache
def faces(stage: str) -> tuple[tuple[CardId, object], ...]:
    """All cards of a stage, sorted by id, with their faces."""
    return tuple((card, face(card)) for card in sorted(box().cards) if kind(card) == stage)


def choice(state: State, seat: Seat) -> tuple[CardId, ...]:
    """What the seat may pick now: with five symbols no more of them (HG-10.3)."""
    now = stage(state, seat)
    free = pool(state, now)
    if now != "bonus" or symbols(state.sides[seat].picks) < MOST_SYMBOLS:
        return free
    return tuple(card for card in free if not box().bonus[card].symbol)


def draft(state: State, seat: Seat, card: CardId, chance: Chance) -> Step[State]:
    """Take the card; after the last pick the twenty are the deck (HG-10.5)."""
    side = state.sides[seat]
    now = state.with_side(seat, structs.replace(side, picks=(*side.picks, card)))
    drafted = Drafted(seat, card)
    if any(len(side.picks) < len(STAGES) for side in now.sides):
        return Step(now, (drafted,))
    for owner in (0, 1):
        picks = now.sides[owner].picks
        now = now.with_side(owner, structs.replace(now.sides[owner], draw=with_cards((), *picks)))
    following = open_play(now, chance)
    return Step(following.state, (drafted, *following.events))
