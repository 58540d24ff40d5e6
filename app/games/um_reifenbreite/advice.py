"""The reasons of the computer, for a hint: turns to the finish, spaces, odds, followers."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from app.engine.kit.odds import percent
from app.engine.types import Reason, Seat
from app.games.um_reifenbreite.actions import (
    AcceptSwap,
    Action,
    AskSwap,
    DeclineDraft,
    DeclineSwap,
    GainCard,
    Keep,
    LoseCard,
    Move,
    Place,
    Ride,
    Swap,
    TakeDraft,
)
from app.games.um_reifenbreite.bot import gain, is_followed, sheltered_nodes, trade_gains
from app.games.um_reifenbreite.model import Drafting, Moving, Rider, Riding, State, Trading
from app.games.um_reifenbreite.preview import TWO_DICE, ride_preview
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.drafting import follower
from app.games.um_reifenbreite.rules.lines import prizes
from app.games.um_reifenbreite.rules.riding import destinations
from app.games.um_reifenbreite.rules.terrain import terrain_at
from app.games.um_reifenbreite.turns import carries, turns_left_here


def advice(state: State, seat: Seat, action: Action) -> Sequence[Reason]:
    match action, state.pending:
        case Ride(), Riding(rider=rider):
            return tuple(_ride(state, state.rider(rider), action))
        case Move(space=space), Moving() as moving:
            return tuple(_move(state, moving, road_of(state.race).index[space]))
        case TakeDraft() | DeclineDraft(), Drafting() as draft:
            return tuple(_draft(state, draft, isinstance(action, TakeDraft)))
        case Place(space=space), _:
            return Reason("place"), _turns_left(state, road_of(state.race).index[space])
        case Keep(card=card), _:
            return Reason("keep", {"card": card}), Reason("keep_why")
        case LoseCard(card=card), _:
            return (Reason("lose", {"card": card}),)
        case GainCard(card=card), _:
            return (Reason("gain", {"card": card}),)
        case Swap(rider=other) | AskSwap(rider=other), Riding(rider=rider):
            mine, theirs = trade_gains(state, rider, other)
            saved = mine + theirs if isinstance(action, Swap) else mine
            return Reason("trade", {"rider": other}), Reason("saved", {"turns": round(saved, 1)})
        case AcceptSwap(), Trading(rider=rider, asked=asked):
            saved = trade_gains(state, rider, asked)[1]
            return Reason("take_lead"), Reason("saved", {"turns": round(saved, 1)})
        case DeclineSwap(), _:
            return (Reason("stay_behind"),)
        case _:
            return ()


def _ride(state: State, rider: Rider, ride: Ride) -> Iterator[Reason]:
    """Yield the mean distance, the chance of a 7 (UR-5), and the riders that might draft (UR-7.1)."""
    first, second = ride.sources
    yield Reason("breakaway" if ride.breakaway else "ride", {"first": first, "second": second})
    yield Reason("spaces", {"spaces": expected_spaces(state, rider, ride.sources)})
    told = ride_preview(state, rider, ride.sources)
    if told["seven"][0] and "crash" in told:
        yield Reason(
            "seven",
            {"percent": percent(Fraction(*told["seven"])), "crash": percent(Fraction(*told["crash"]))},
        )
    if not ride.breakaway and is_followed(state, rider):
        yield Reason("followed")


def _move(state: State, moving: Moving, node: int) -> Iterator[Reason]:
    """Yield the distance, the place over the finish line (UR-11.1) or what is left to it, and who follows."""
    rider = state.rider(moving.rider)
    start = rider.node
    yield Reason("move", {"distance": len(destinations(state, moving)[node])})
    home = next((prize for prize in prizes(state, rider, node) if prize.finish), None)
    if home:
        yield Reason("finish", {"place": home.place, "points": home.points})
    else:
        yield _turns_left(state, node)
    if node in sheltered_nodes(state):
        yield Reason("shelter")
    behind = None if moving.alone else follower(state, start)
    if behind is not None and state.owner(behind.number) != state.owner(moving.rider):
        yield Reason("followed")


def _draft(state: State, draft: Drafting, takes: bool) -> Iterator[Reason]:
    """Yield the gain of a draft compared with a throw of two dice (UR-7.2)."""
    yield Reason("draft" if takes else "let_go", {"distance": len(draft.path)})
    yield Reason("own_throw", {"spaces": expected_spaces(state, state.rider(draft.rider), TWO_DICE)})
    saved = gain(state, draft.rider, draft.target)
    yield Reason("saved" if saved >= 0 else "wasted", {"turns": round(abs(saved), 1)})


def _turns_left(state: State, node: int) -> Reason:
    return Reason("turns_left", {"turns": round(turns_left_here(state)[node], 1)})


def expected_spaces(state: State, rider: Rider, sources: tuple[str, str]) -> float:
    """Return the mean spaces of a throw, with the action cards of a 7 over a full deck."""
    terrain, steepness = terrain_at(state, rider.node)
    carried = carries(sources, min(state.round, 2), terrain, steepness)
    return round(sum(spaces * chance for spaces, chance in carried), 1)
