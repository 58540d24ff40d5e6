"""The actions of a player. A `rider` is a number, a `space` a node such as `1:AB-3-04` (leg 1, lane 3)."""

from typing import TypeAlias

from msgspec import Struct


class Keep(Struct, frozen=True, tag_field="type", tag="keep", forbid_unknown_fields=True):
    """Keep one more energy card of this kind for a short race (UR-3.4)."""

    team: int
    card: str


class Place(Struct, frozen=True, tag_field="type", tag="place", forbid_unknown_fields=True):
    """Put a rider on a dotted space before the race (UR-3.5)."""

    rider: int
    space: str


class Ride(Struct, frozen=True, tag_field="type", tag="ride", forbid_unknown_fields=True):
    """Choose the two sources of the throw: `die`, `cheat` or an energy card kind (UR-5.1)."""

    sources: tuple[str, str]
    breakaway: bool


class AskSwap(Struct, frozen=True, tag_field="type", tag="ask_swap", forbid_unknown_fields=True):
    """Ask another seat's rider behind to trade places (UR-10.1)."""

    rider: int


class Swap(Struct, frozen=True, tag_field="type", tag="swap", forbid_unknown_fields=True):
    """Trade places with a rider of the same seat behind (UR-10.3)."""

    rider: int


class AcceptSwap(Struct, frozen=True, tag_field="type", tag="accept_swap", forbid_unknown_fields=True):
    """Trade places as asked (UR-10.4)."""


class DeclineSwap(Struct, frozen=True, tag_field="type", tag="decline_swap", forbid_unknown_fields=True):
    """Stay where you are (UR-10.1)."""


class LoseCard(Struct, frozen=True, tag_field="type", tag="lose_card", forbid_unknown_fields=True):
    """Choose the energy card that an action card takes away (UR-9.4)."""

    card: str


class GainCard(Struct, frozen=True, tag_field="type", tag="gain_card", forbid_unknown_fields=True):
    """Choose the energy card that comes back (UR-9.4)."""

    card: str


class Move(Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=True):
    """Ride to a node within the allowance (UR-5.5)."""

    space: str


class TakeDraft(Struct, frozen=True, tag_field="type", tag="draft", forbid_unknown_fields=True):
    """Follow the rider in front (UR-7.2)."""


class DeclineDraft(Struct, frozen=True, tag_field="type", tag="decline_draft", forbid_unknown_fields=True):
    """Do not follow, and play later (UR-7.2)."""


Action: TypeAlias = (
    Keep
    | Place
    | Ride
    | AskSwap
    | Swap
    | AcceptSwap
    | DeclineSwap
    | LoseCard
    | GainCard
    | Move
    | TakeDraft
    | DeclineDraft
)

ACTIONS: tuple[type[Action], ...] = (
    Keep,
    Place,
    Ride,
    AskSwap,
    Swap,
    AcceptSwap,
    DeclineSwap,
    LoseCard,
    GainCard,
    Move,
    TakeDraft,
    DeclineDraft,
)
