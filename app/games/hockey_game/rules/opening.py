"""HG-1: the first seat, teams and the opening hands. HG-10: the All-Stars draft."""

from functools import cache

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.hockey_game.data import Bonus, Special, box, kind
from app.games.hockey_game.events import Drafted, TeamTaken
from app.games.hockey_game.model import CardId, Phase, Side, State, TeamId, other
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules.periods import begin_period
from app.games.hockey_game.rules.piles import draw, with_cards


def set_up(options: Options, resolution: Resolution) -> State:
    """Draw the first seat, which with random teams also draws its team first (HG-1.1)."""
    state = State(options=options, first=resolution.below(2), pile=tuple(box().whistles))  # HG-1.3
    if options.team_choice == "pick":
        return state
    left = tuple(sorted(box().teams))
    for seat in (state.first, other(state.first)):
        team, left = resolution.card(left)
        resolution.record(TeamTaken(seat, team, by_lot=True))
        state = state.with_side(seat, Side(team=team))
    return _after_teams(state, resolution)


def picker(state: State) -> Seat:
    """Return the seat that picks: strictly alternating, `first` begins (HG-1.1, HG-10.1)."""
    if state.phase is Phase.TEAM_PICK:
        return other(state.first) if state.sides[state.first].team else state.first
    opener = opens_draft(state)
    return opener if sum(len(side.picks) for side in state.sides) % 2 == 0 else other(opener)


def opens_draft(state: State) -> Seat:
    """Return the seat that opens every stage: `first` (HG-10.1), or that of the weaker team (HG-10.7)."""
    if state.options.draft_order == "lot":
        return state.first
    return min((state.first, other(state.first)), key=lambda seat: strength(state.sides[seat].team))


def strength(team: TeamId) -> int:
    """Return the sum of a team's attributes, by which the weaker of two teams is known (HG-10.7)."""
    return sum(box().teams[team].attributes.values())


def pick_team(state: State, seat: Seat, team: TeamId, resolution: Resolution) -> State:
    resolution.record(TeamTaken(seat, team, by_lot=False))
    now = state.with_side(seat, structs.replace(state.sides[seat], team=team))
    return _after_teams(now, resolution) if now.sides[other(seat)].team else now


def _after_teams(state: State, resolution: Resolution) -> State:
    if state.options.mode == "all_stars":
        return structs.replace(state, phase=Phase.DRAFT)
    for seat in (0, 1):
        deck = box().decks[state.sides[seat].team]  # HG-1.2
        state = state.with_side(seat, structs.replace(state.sides[seat], draw=deck))
    return open_play(state, resolution)


def open_play(state: State, resolution: Resolution) -> State:
    """Deal five cards each (HG-1.4) and begin the opening face-off on the centre spot (HG-1.5)."""
    for seat in (0, 1):
        state = draw(state, seat, box().constants.opening_hand, resolution)
    return begin_period(state, resolution)


def pick_stage(state: State, seat: Seat) -> str:
    """Return the kind of card that this seat picks next: hero, special, injury or bonus (HG-10.1)."""
    return box().draft.stages[len(state.sides[seat].picks)]


def symbol_count(picks: tuple[CardId, ...]) -> int:
    """Return how many of these cards have the referee symbol (HG-10.3)."""
    return sum(card in box().bonus and box().bonus[card].symbol for card in picks)


def face(card: CardId) -> object:
    """Return what cards that are offered as one have in common: a bonus face, or any injury (HG-10.4)."""
    match box().cards[card]:
        case Bonus(attr=attr, value=value, symbol=symbol):
            return (attr, value, symbol)
        case Special(type="injury"):
            return "injury"
        case _:
            return card


@cache
def faces(stage: str) -> tuple[tuple[CardId, object], ...]:
    """Return all cards of a stage with their faces, sorted by id."""
    return tuple((id, face(id)) for id, card in sorted(box().cards.items()) if kind(card) == stage)


def cards_by_face(stage: str) -> tuple[tuple[CardId, ...], ...]:
    """Return the cards of a stage, grouped by equal faces (HG-10.4)."""
    found: dict[object, list[CardId]] = {}
    for card, printed in faces(stage):
        found.setdefault(printed, []).append(card)
    return tuple(tuple(cards) for cards in found.values())


def pool(state: State, stage: str) -> tuple[CardId, ...]:
    """Return the free cards of a stage. The smallest id stands for equal faces (HG-10.2, HG-10.4)."""
    taken = {card for side in state.sides for card in side.picks}
    offered: dict[object, CardId] = {}
    for card, printed in faces(stage):
        if card not in taken:
            offered.setdefault(printed, card)
    return tuple(offered.values())


def pickable_cards(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the cards that the seat can pick now, none with a symbol after five of them (HG-10.3)."""
    now = pick_stage(state, seat)
    free = pool(state, now)
    if now != "bonus" or symbol_count(state.sides[seat].picks) < box().draft.max_symbols:
        return free
    return tuple(card for card in free if not box().bonus[card].symbol)


def draft(state: State, seat: Seat, card: CardId, resolution: Resolution) -> State:
    """Take the card. After the last pick the twenty cards are the deck (HG-10.5)."""
    resolution.record(Drafted(seat, card))
    side = state.sides[seat]
    now = state.with_side(seat, structs.replace(side, picks=(*side.picks, card)))
    if any(len(side.picks) < len(box().draft.stages) for side in now.sides):
        return now
    for owner in (0, 1):
        picks = now.sides[owner].picks
        now = now.with_side(owner, structs.replace(now.sides[owner], draw=with_cards((), *picks)))
    return open_play(now, resolution)
