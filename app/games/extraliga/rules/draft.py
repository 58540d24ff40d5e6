"""EX-2D: the open draft of two players.

EX-3D: the draft of three to five, with secret hands that go round.
"""

from msgspec.structs import replace

from app.engine.kit.resolution import Resolution
from app.games.extraliga.data import cards, in_order, season_table
from app.games.extraliga.events import DraftStarted, HandsDealt, HandsPassed, Picked, SetAside, TableDealt
from app.games.extraliga.model import CardId, EditorKind, OpenDraft, Options, PassDraft, State, Team
from app.games.extraliga.rules import lineup

OPEN = season_table().draft.two_players
PATTERN = tuple(("first", "second").index(who) for who in OPEN.pick_pattern)  # EX-2D.2
PASS = season_table().draft.pass_draft
HAND = PASS.hand  # EX-3D.1
PICKS = PASS.picks
DRAFTS = len(PASS.directions)
TEAM = PICKS * DRAFTS  # EX-3D.3


def start(options: Options, teams: tuple[Team, ...], resolution: Resolution) -> State:
    """Begin the draft with all 110 cards in the box (EX-1.4)."""
    box = tuple(cards())
    if len(teams) == 2:
        first = resolution.below(2)  # EX-2D.1
        resolution.record(DraftStarted(first))
        return _turn_table(State(options, teams, box, OpenDraft(first, 1, ())), 1, first, resolution)
    resolution.record(DraftStarted(None))
    return _deal_hands(State(options, teams, box, PassDraft(1, (), ())), 1, resolution)


def pick_order(draft: OpenDraft) -> tuple[int, ...]:
    """Return the seats that make the picks of this round, in order (EX-2D.2, EX-2D.4)."""
    return tuple((draft.first + other) % 2 for other in PATTERN)


def first_seats(draft: OpenDraft) -> tuple[int, ...]:
    """Return the first seat of each round; the two alternate (EX-2D.3)."""
    return tuple((draft.first + number - draft.round) % 2 for number in range(1, OPEN.rounds + 1))


def picker(draft: OpenDraft) -> int:
    """Return the seat whose pick it is."""
    return pick_order(draft)[draft.picks]


def number_of(draft: PassDraft) -> int:
    """Return the number of the current pick in this draft, from 1 (EX-3D.1, EX-3D.2)."""
    sizes = (len(hand) + (card is not None) for hand, card in zip(draft.hands, draft.picks, strict=True))
    return HAND + 1 - max(sizes)


def neighbour(draft: PassDraft, seat: int) -> int:
    """Return the seat that gets this seat's hand (EX-3D.1, EX-3D.3). Left is the next seat (EX-1.1)."""
    step = 1 if goes_left(draft.number) else -1
    return (seat + step) % len(draft.hands)


def _with_card(state: State, seat: int, card: CardId) -> State:
    team = state.teams[seat]
    return state.with_team(seat, replace(team, bench=in_order((*team.bench, card))))


def pick_open(state: State, draft: OpenDraft, seat: int, card: CardId, resolution: Resolution) -> State:
    resolution.record(Picked(seat, card, secret=False))
    table = tuple(other for other in draft.table if other != card)
    state = _with_card(state, seat, card)
    if draft.picks + 1 < len(PATTERN):
        return replace(state, asked=replace(draft, table=table, picks=draft.picks + 1))
    resolution.record(SetAside(len(table), table))  # EX-2D.2
    state = replace(state, aside=(*state.aside, *table))
    if draft.round == OPEN.rounds:
        return end_draft(state, resolution)
    return _turn_table(state, draft.round + 1, 1 - draft.first, resolution)  # EX-2D.3


def _turn_table(state: State, round: int, first: int, resolution: Resolution) -> State:
    """Deal six new cards (EX-2D.2)."""
    drawn, box = resolution.cards(OPEN.table, state.box)
    table = tuple(sorted(drawn))
    resolution.record(TableDealt(round, first, table))
    return replace(state, box=box, asked=OpenDraft(first, round, table))


def _deal_hands(state: State, number: int, resolution: Resolution) -> State:
    """Deal seven cards to each seat, seat 0 first (EX-3D.1)."""
    hands, box = [], state.box
    for _ in range(state.seats):
        hand, box = resolution.cards(HAND, box)
        hands.append(tuple(sorted(hand)))
    resolution.record(HandsDealt(number, HAND, goes_left(number)))
    return replace(state, box=box, asked=PassDraft(number, tuple(hands), (None,) * state.seats))


def goes_left(number: int) -> bool:
    """Return whether the hands of this draft go to the left (EX-3D.1, EX-3D.3)."""
    return PASS.directions[number - 1] == "left"


def pick_secret(state: State, draft: PassDraft, seat: int, card: CardId, resolution: Resolution) -> State:
    """Record a pick, which is final (EX-3D.5). When all have picked, the hands go on (EX-3D.1)."""
    resolution.record(Picked(seat, card, secret=True))
    hand = tuple(other for other in draft.hands[seat] if other != card)
    hands = (*draft.hands[:seat], hand, *draft.hands[seat + 1 :])
    picks = (*draft.picks[:seat], card, *draft.picks[seat + 1 :])
    draft = replace(draft, hands=hands, picks=picks)
    if None in picks:
        return replace(state, asked=draft)
    for owner, picked in enumerate(picks):
        assert picked is not None
        state = _with_card(state, owner, picked)
    return _after_all_picked(state, draft, resolution)


def _after_all_picked(state: State, draft: PassDraft, resolution: Resolution) -> State:
    size = len(draft.hands[0])
    if size > HAND - PICKS:
        to_left = goes_left(draft.number)
        hands = hands_after_passing(draft.hands, to_left)
        picks: tuple[CardId | None, ...] = (None,) * state.seats
        resolution.record(HandsPassed(draft.number, HAND - size, size, to_left))
        return replace(state, asked=replace(draft, hands=hands, picks=picks))
    left = tuple(card for hand in draft.hands for card in hand)
    resolution.record(SetAside(len(left), None))  # EX-3D.2, EX-3D.5; never shown (EX-3D.4)
    state = replace(state, aside=(*state.aside, *left))
    return (
        end_draft(state, resolution)
        if draft.number == DRAFTS
        else _deal_hands(state, draft.number + 1, resolution)
    )


def hands_after_passing(
    hands: tuple[tuple[CardId, ...], ...], to_left: bool
) -> tuple[tuple[CardId, ...], ...]:
    """Return the hands after they are passed to the left (EX-3D.1), or to the right (EX-3D.3)."""
    step = -1 if to_left else 1
    return tuple(hands[(seat + step) % len(hands)] for seat in range(len(hands)))


def end_draft(state: State, resolution: Resolution) -> State:
    """End the draft: twelve cards each, the rest back into the box (EX-2D.3, EX-3D.3).

    All build at once (EX-5.5).
    """
    state = replace(state, aside=(), box=tuple(sorted((*state.box, *state.aside))))
    return lineup.open_for_all(state, EditorKind.BUILD, tuple(range(state.seats)), 0, resolution)
