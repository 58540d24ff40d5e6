"""The story of a finished match, made of its actions played again: who led, its moments, its luck.

It holds no words and no names: seats, numbers, and the ids of sentences.
"""

import itertools
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from app.db.models import Action
from app.engine.chance import FairChance
from app.engine.contract import Event, Game, Seat, Step, View
from app.engine.highlights import FIRST, Chance, Said, Stands, Turn
from app.engine.highlights import Told as Worth
from app.engine.luck import Account, Part
from app.engine.overview import Picture
from app.engine.statistics import Figures, Passage
from app.table.replay.position_loader import follow, set_up
from app.table.state.position import Moment, Told
from app.table.stories.luck_tally import Fortune
from app.table.table import Table

VERSION = 20
"""Raised when a story would be told otherwise: older ones are made again."""
MOST, KEYS = 40, 4
"""Moments that are kept, and those that are shown with their pictures."""
END = "mo-end"
"""A moment of its own, where nothing decisive has ended the match; a key one only if others lack."""
LATE = 0.9
"""A lead that changes after so much of the match is a turn at the end."""
EARLY = 0.25
"""Who led from here on led from the start."""
A_PERSON, A_LEAD, AT_THE_END = 3, 2, 4
"""What makes a match worth a replay."""
VIEWERS = 5
"""So many weigh as much as half a change of the lead."""


class Scene(Struct, frozen=True, omit_defaults=True):
    """A moment after action `seq`: a sentence `says` of the game about `event` and `who`.

    `chance`: of what happened, before it began, and what it `became`, if it was not decided; `scores` by seat
    after it, phase and picture before it, or after it where that is what it was about.
    """

    seq: int
    says: str
    event: dict[str, Any]
    who: Seat | None
    priority: int
    weight: float
    scores: tuple[int, ...] = ()
    phase: str = ""
    phase_params: dict[str, str | int] = {}
    chance: float | None = None
    sum: str = ""
    params: dict[str, str | int] = {}
    picture: Picture | None = None
    became: float | None = None


class Ended(Event, frozen=True, tag="ended"):
    """Of no game: that a match has come to its end."""


class Change(Struct, frozen=True, array_like=True):
    """What action `seq` has made of the chance of what was tried; `over`: nothing is tried any more.

    `of`: whose chance it is, where it begins; else -1, nobody's.
    """

    seq: int
    what: Turn | Literal["verdict", "over"]
    value: float
    of: int = -1


class Story(Struct, frozen=True):
    """`headline`: the id of a sentence, the first whose rule holds; None where the outcome says it best.

    `levels`: how often the score became level. `leads`: how often the lead changed. `key`: which of the
    moments are the four of the result page. `sources`: by seat, what its score came from.
    """

    headline: str | None
    levels: int
    leads: int
    scores: tuple[int, ...]
    moments: tuple[Scene, ...]
    key: tuple[int, ...]
    accounts: tuple[Account, ...]
    sources: tuple[dict[Part, float], ...]
    late: bool = False
    figures: Figures | None = None
    track: tuple[Change, ...] = ()
    """How all chances went."""
    goals: tuple[tuple[int, str], ...] = ()
    """What was tried from which action on (Chance.goal)."""
    sub: dict[str, Any] = {}
    """What a headline of its own says more."""

    def weight(self, people: int, viewers: int = 0) -> int:
        """How much it is worth a replay. `viewers`: who saw its end without a seat."""
        return A_PERSON * people + A_LEAD * self.leads + AT_THE_END * self.late + viewers // VIEWERS


def made(table: Table, rows: Sequence[Action]) -> Story:
    """All rows of a finished match. Raises Damaged."""
    assert table.game is not None and table.outcome is not None
    teller = Teller(table.game, len(table.seats))
    figures = teller.follow(_followed(table, rows))
    return teller.story(table.outcome, figures)


def _followed(table: Table, rows: Sequence[Action]) -> Iterator[tuple[Moment, Told]]:
    """The moments of a match, each with what the action before it has told."""
    assert table.game is not None
    setup, *rest = rows
    first = set_up(table, FairChance(table.key()))
    moment = Moment(table.game, 0, setup.words, first.state)
    yield moment, Told(moment.seq, None, first.events)
    for row in rest:
        moment, told = follow(table, moment, row)
        yield moment, told


class Teller:
    """Is shown a match step by step, and keeps what is worth telling."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self._game = game
        self._fortune = Fortune()
        self._names = [str(seat) for seat in range(seats)]
        self._scenes: list[tuple[Scene, Callable[[], View]]] = []
        """Each with what its picture is of."""
        self._again: set[tuple[int, str]] = set()
        """What is no news after an action, but was so before."""
        self._begun: Chance | None = None
        self._track: list[Change] = []
        self._goals: dict[int, str] = {}
        self._leaders: list[tuple[int, Seat | None]] = []
        """From which action on who alone has most, None: level."""
        self._lasting: dict[str, tuple[Seat | None, dict[str, str | int]]] = {}
        """Whose it is now, and what of him, of what stays so until it is somebody else's."""
        self._last: Moment | None = None

    def follow(self, match: Iterable[tuple[Moment, Told]]) -> Figures | None:
        """See a whole match: its moments, each with what the action before it has told. The game counts."""
        passages = self._seen(match)
        figures = self._game.figures(passages, len(self._names)) if self._game.figures else None
        deque(passages, maxlen=0)  # of a game that counts nothing
        return figures

    def _seen(self, match: Iterable[tuple[Moment, Told]]) -> Iterator[Passage]:
        for moment, told in match:
            before, self._last = self._last or moment, moment
            begun, shown = self._begun, self._shown(told)
            if before is not moment:
                self._tell(before, moment, told, shown)
            self._look(moment, shown, drawn=self._thrown(shown, moment.words != before.words))
            yield Passage(moment.seq, shown, before.public, moment.public, begun)
            if before is not moment:
                before.forget()

    def _tell(self, before: Moment, moment: Moment, told: Told, shown: list[Event]) -> None:
        self._fortune.see(self._game, self._names, before.state, Step(moment.state, told.events))
        if self._game.telling is not None:
            for worth in self._game.telling.told(shown, before.public, moment.public, self._begun):
                if isinstance(worth, Stands):
                    self._lasting[worth.says] = worth.who, {}
                    continue
                seen = moment if worth.after else before
                self._scenes.append((self._scene(worth, seen, moment), _looked_at(worth, seen)))
                now = worth.who, worth.params
                if worth.lasts and self._lasting.get(worth.says) == now:
                    self._again.add((moment.seq, worth.says))
                self._lasting[worth.says] = now

    def _thrown(self, shown: list[Event], drawn: bool) -> bool:
        thrown = self._game.telling and self._game.telling.thrown
        return thrown(shown) if thrown else drawn

    def _shown(self, told: Told) -> list[Event]:
        return [event for one in told.events if (event := self._game.shown(one, None))]

    def _look(self, moment: Moment, shown: list[Event], drawn: bool) -> None:
        """How it stands now: who leads, with what chance something has begun, and how it went on."""
        telling = self._game.telling
        if telling is not None and telling.chance is not None:
            now = telling.chance(moment.public)
            same = now is not None and self._begun is not None and now.about == self._begun.about
            if not same and self._begun is not None and telling.decided is not None:
                self._try(moment.seq, self._begun, telling.tried(shown) if telling.tried else None)
                self._decide(moment.seq, telling.decided(shown, self._begun))
            self._note(moment.seq, now, same, drawn)
            self._begun = self._begun if same else now
        if telling is not None and telling.settled is not None and not telling.settled(moment.public):
            return
        leader = _leader(self._scores(moment))
        if not self._leaders or self._leaders[-1][1] != leader:
            self._leaders.append((moment.seq, leader))

    def _try(self, seq: int, stood: Chance, tried: tuple[Turn, float] | None) -> None:
        if tried is not None and self._track and self._track[-1].what not in ("verdict", "over"):
            what, value = tried
            if _rounded(value) != self._track[-1].value:
                self._track.append(Change(seq, what, _rounded(value), stood.seat if what == "aimed" else -1))

    def _decide(self, seq: int, success: bool | None) -> None:
        """What has come of what stood, in an action after which something else stands, or nothing."""
        if success is not None and self._track and self._track[-1].what not in ("verdict", "over"):
            self._track.append(Change(seq, "verdict", float(success)))

    def _note(self, seq: int, now: Chance | None, same: bool, drawn: bool) -> None:
        """A change of the chance; what stood at once with a verdict was never tried."""
        last = self._track[-1] if self._track else None
        stood = last is not None and last.what not in ("verdict", "over")
        going_on = now is not None and (now.open or 0 < now.value < 1)
        if now is not None and 0 < now.value < 1 and not (same and stood):
            self._track.append(Change(seq, "declared", _rounded(now.value), now.seat))
            if now.goal:
                self._goals[seq] = now.goal
        elif stood and not same:
            self._track.append(Change(seq, "over", 0))
        elif stood and last and now and (_rounded(now.value) != last.value or not going_on):
            what: Literal["verdict", "dice", "card"] = "dice" if drawn else "card"
            self._track.append(Change(seq, what if going_on else "verdict", _rounded(now.value)))

    def _scores(self, moment: Moment) -> tuple[int, ...]:
        return self._game.afar.standing(moment.public).scores if self._game.afar else ()

    def _scene(self, worth: Worth, seen: Moment, after: Moment) -> Scene:
        event: dict[str, Any] = msgspec.to_builtins(worth.event)
        standing = self._game.afar.standing(seen.public) if self._game.afar else None
        return Scene(
            seq=after.seq,
            says=worth.says,
            event=event,
            who=event.get("who") if worth.who is None else worth.who,
            priority=worth.priority,
            weight=worth.weight,
            scores=self._scores(after),
            phase=standing.when or standing.phase if standing else "",
            phase_params=standing.params if standing else {},
            chance=worth.chance,
            sum=worth.sum,
            params=worth.params,
            became=worth.became,
        )

    def story(self, outcome: dict[str, Any], figures: Figures | None = None) -> Story:
        assert self._last is not None
        last = self._last
        told = [*self._scenes, *self._end(last)]
        weighed = [(self._weighed(scene), view) for scene, view in told if self._is_news(scene)]
        scenes = heaviest([scene for scene, _ in weighed], MOST)
        key = key_moments(scenes, last.seq)
        views = {id(scene): view for scene, view in weighed}
        changes = self._lead_changes()
        late = bool(changes) and changes[-1] > LATE * last.seq
        own = self._ending(last, outcome)
        return Story(
            headline=own.says if own else self._headline(last, outcome, late),
            sub=own.params if own else {},
            levels=max(0, sum(leader is None for _, leader in self._leaders) - 1),
            leads=len(changes),
            scores=self._scores(last),
            moments=tuple(
                self._pictured(scene, views[id(scene)]()) if place in key else scene
                for place, scene in enumerate(scenes)
            ),
            key=key,
            accounts=tuple(self._fortune.accounts()),
            sources=tuple(self._fortune.sources()),
            late=late,
            figures=figures,
            track=tuple(self._track),
            goals=tuple(self._goals.items()),
        )

    def _end(self, last: Moment) -> Iterator[tuple[Scene, Callable[[], View]]]:
        decided = any(
            scene.seq == last.seq and scene.priority == FIRST and self._is_news(scene)
            for scene, _ in self._scenes
        )
        if self._game.telling is not None and last.outcome is not None and not decided:
            worth = Worth(Ended(), FIRST, END)
            yield self._scene(worth, last, last), _looked_at(worth, last)

    def _decides(self, scene: Scene) -> bool:
        """It has given the lead to who kept it."""
        telling, (at, leader) = self._game.telling, self._leaders[-1]
        leads = telling is not None and telling.leads and leader is not None
        return leads and scene.seq == at and scene.priority == FIRST

    def _weighed(self, scene: Scene) -> Scene:
        """Nothing outweighs what decides."""
        return msgspec.structs.replace(scene, weight=1.0) if self._decides(scene) else scene

    def _is_news(self, scene: Scene) -> bool:
        return (scene.seq, scene.says) not in self._again or self._decides(scene)

    def _pictured(self, scene: Scene, view: View) -> Scene:
        afar = self._game.afar
        return scene if afar is None else msgspec.structs.replace(scene, picture=afar.picture(view))

    def _lead_changes(self) -> list[int]:
        """After which actions somebody else led."""
        led = [(seq, leader) for seq, leader in self._leaders if leader is not None]
        return [seq for (_, was), (seq, now) in itertools.pairwise(led) if was != now]

    def _ending(self, last: Moment, outcome: dict[str, Any]) -> Said | None:
        """A headline of the game's own, which comes before all others."""
        telling = self._game.telling
        if telling is None or telling.ending is None or not _won(last, outcome):
            return None
        return telling.ending(last.public, outcome["reason"])

    def _headline(self, last: Moment, outcome: dict[str, Any], late: bool) -> str | None:
        """The first that holds."""
        winners, telling = _won(last, outcome), self._game.telling
        if telling is None or not winners:
            return None
        scores = sorted((one["score"] for one in outcome["placements"]), reverse=True)
        if scores[0] == scores[1]:
            return None  # by a forfeit, say: what was counted has not decided it
        if telling.leads and late:
            return "hl-late"
        if telling.leads and self._from_the_start(winners[0], last.seq):
            return "hl-wire"
        return "hl-big" if scores[0] - scores[1] >= telling.much else "hl-plain"

    def _from_the_start(self, winner: Seat, last: int) -> bool:
        since = [seq for seq, leader in self._leaders if leader is not None]
        others = [leader for seq, leader in self._leaders if since and seq >= since[0] and leader != winner]
        return bool(since) and not others and since[0] <= EARLY * last


def _looked_at(worth: Worth, seen: Moment) -> Callable[[], View]:
    """What the picture of a moment is of, worked out again if it is wanted: the past is let go of."""
    return lambda: seen.public if worth.shows is None else worth.shows


def _rounded(chance: float) -> float:
    """In thousandths; certain is only what cannot be otherwise."""
    return chance if chance in (0, 1) else min(max(round(chance, 3), 0.001), 0.999)


def _won(last: Moment, outcome: dict[str, Any]) -> list[Seat]:
    """Who alone has won it by playing."""
    winners = [one["seat"] for one in outcome["placements"] if one["place"] == 1]
    played = len(winners) == 1 and last.outcome is not None and outcome["reason"] != "resigned"
    return winners if played else []


def _leader(scores: tuple[int, ...]) -> Seat | None:
    best = max(scores, default=0)
    return scores.index(best) if scores.count(best) == 1 else None


def heavy(scene: Scene) -> tuple[int, float]:
    """The heaviest first."""
    return scene.priority, -scene.weight


def heaviest(scenes: Sequence[Scene], most: int) -> list[Scene]:
    """So many at most, by priority and then by weight, in the order in which they happened."""
    first = sorted(scenes, key=heavy)[:most]
    chosen = set(map(id, first))
    return [scene for scene in scenes if id(scene) in chosen]


def key_moments(scenes: Sequence[Scene], last: int) -> tuple[int, ...]:
    """Which four: the heaviest, one at least from each half; one of an action is enough."""
    places = sorted(range(len(scenes)), key=lambda one: (scenes[one].says == END, *heavy(scenes[one])))
    once = {scenes[place].seq: place for place in reversed(places)}.values()
    ranked = [place for place in places if place in once]
    chosen = ranked[:KEYS]
    for early in (True, False):
        half = [place for place in ranked if (2 * scenes[place].seq <= last) == early]
        if half and not set(half) & set(chosen):
            chosen[-1] = half[0]
    return tuple(sorted(chosen))
