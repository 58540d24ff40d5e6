"""The actions of a coach. `f`, `g` and `in` name footballers as "<seat>:<number>"."""

from msgspec import Struct, field

from app.games.helvetia_cup.model import FootballerId
from app.games.helvetia_cup.pitch import Hex


class Action(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """Base of all actions; each subclass sets its tag."""


class Discard(Action, frozen=True, tag="discard"):
    card: str


class Pick(Action, frozen=True, tag="pick"):
    f: FootballerId


class ChooseKickoff(Action, frozen=True, tag="choose_kickoff"):
    """Choose the kick-off: with `take` this coach kicks off the first half, otherwise the opponent."""

    take: bool


class Sub(Action, frozen=True, tag="sub"):
    f: FootballerId
    in_: FootballerId = field(name="in")


class SubExit(Action, frozen=True, tag="sub_exit"):
    """Leave the pitch over its edge for a substitute."""

    f: FootballerId
    in_: FootballerId = field(name="in")


class Done(Action, frozen=True, tag="done"):
    """End the substitutions, or the movement."""


class PlaceFootballer(Action, frozen=True, tag="place"):
    f: FootballerId
    to: Hex


class Kicker(Action, frozen=True, tag="kicker"):
    f: FootballerId


class Move(Action, frozen=True, tag="move"):
    f: FootballerId
    to: Hex


class Overtake(Action, frozen=True, tag="overtake"):
    f: FootballerId
    to: Hex


class Stand(Action, frozen=True, tag="stand"):
    f: FootballerId


class TakeBack(Action, frozen=True, tag="take_back"):
    """Take back all steps of a footballer in this movement phase (HC-6.10)."""

    f: FootballerId


class Steal(Action, frozen=True, tag="steal"):
    """Try to take the ball off the holder."""


class Tackle(Action, frozen=True, tag="tackle"):
    """Slide in."""


class Pressure(Action, frozen=True, tag="none"):
    """Neither steal nor tackle: the pressure stays."""


class MoveOn(Action, frozen=True, tag="forced_move"):
    f: FootballerId
    to: Hex


class PickKeeper(Action, frozen=True, tag="pick_keeper"):
    f: FootballerId


class InjurySub(Action, frozen=True, tag="injury_sub"):
    in_: FootballerId = field(name="in")


class Nearest(Action, frozen=True, tag="nearest"):
    f: FootballerId


class Withdraw(Action, frozen=True, tag="withdraw"):
    f: FootballerId
    to: Hex


class PenaltyTaker(Action, frozen=True, tag="penalty_taker"):
    f: FootballerId


class PenaltyClear(Action, frozen=True, tag="penalty_clear"):
    f: FootballerId
    to: Hex


class ShortPass(Action, frozen=True, tag="short_pass"):
    to: Hex


class LongPass(Action, frozen=True, tag="long_pass"):
    to: Hex


class Shoot(Action, frozen=True, tag="shot"):
    """Shoot without a pass before."""


class OneTouch(Action, frozen=True, tag="one_touch"):
    """Shoot right after a short pass."""


class Header(Action, frozen=True, tag="header"):
    """Head the ball after a long pass."""


class EndRound(Action, frozen=True, tag="end_round"):
    """End the attacking actions of this round."""


class Intercept(Action, frozen=True, tag="intercept"):
    """Go for a short pass."""


class Clear(Action, frozen=True, tag="clear"):
    """Go for a long pass."""


class Decline(Action, frozen=True, tag="decline"):
    """Let the pass come: the pressure stays."""


class Aim(Action, frozen=True, tag="aim"):
    sector: str


class Guard(Action, frozen=True, tag="guard"):
    """Guard a contiguous set of sectors, in the order TL, TC, TR, BL, BC, BR."""

    sectors: tuple[str, ...]


class CallOffside(Action, frozen=True, tag="call_offside"):
    """Claim that the receiver was offside at the pass."""


class NoCall(Action, frozen=True, tag="no_call"):
    """Play on."""


class ShootoutTaker(Action, frozen=True, tag="so_taker"):
    f: FootballerId


class PlayCard(Action, frozen=True, tag="play_card"):
    """Play a card; `f` and `g` only if its effect needs targets."""

    card: str
    f: FootballerId | None = None
    g: FootballerId | None = None


ACTIONS = (
    Discard,
    Pick,
    ChooseKickoff,
    Sub,
    SubExit,
    Done,
    PlaceFootballer,
    Kicker,
    Move,
    Overtake,
    Stand,
    TakeBack,
    Steal,
    Tackle,
    Pressure,
    MoveOn,
    PickKeeper,
    InjurySub,
    Nearest,
    Withdraw,
    PenaltyTaker,
    PenaltyClear,
    ShortPass,
    LongPass,
    Shoot,
    OneTouch,
    Header,
    EndRound,
    Intercept,
    Clear,
    Decline,
    Aim,
    Guard,
    CallOffside,
    NoCall,
    ShootoutTaker,
    PlayCard,
)
