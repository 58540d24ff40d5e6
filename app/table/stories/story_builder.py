"""Builds the story of a finished match from its replayed actions: who led, its highlights, its luck.

It holds no words and no names: only seats, numbers, and the ids of sentences.
"""

import itertools
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from app.db.models import Action
from app.engine.capabilities.highlights import FIRST, Attempt, AttemptStage, Lasting, Sentence
from app.engine.capabilities.highlights import Highlight as Worth
from app.engine.capabilities.statistics import MatchStatistics, Transition
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.types import Event, Seat, Step, View
from app.table.replay.position_loader import replay_action, set_up
from app.table.state.position import ActionEvents, Position
from app.table.stories.luck_tally import LuckTally
from app.table.stories.story import ChanceChange, Ended, Story, StoryMoment
from app.table.table import Table

MOST, KEYS = 40, 4
"""The number of moments that are kept, and of those that are shown with their pictures."""
END = "mo-end"
"""The moment of an end that nothing decisive brought about; a key moment only if there are too few others."""
LATE = 0.9
"""A lead that changes after this share of the match is a turn at the end."""
EARLY = 0.25
"""A seat that leads from this share of the match on has led from the start."""


def build_story(table: Table, rows: Sequence[Action]) -> Story:
    """Build the story from all rows of a finished match. Raises DamagedMatch."""
    assert table.game is not None and table.outcome is not None
    builder = StoryBuilder(table.game, len(table.seats))
    statistics = builder.follow(_followed(table, rows))
    return builder.story(table.outcome, statistics)


def _followed(table: Table, rows: Sequence[Action]) -> Iterator[tuple[Position, ActionEvents]]:
    """Yield the positions of the match, each with the events of the action before it."""
    assert table.game is not None
    setup, *rest = rows
    first = set_up(table, FairChance(table.chance_key()))
    position = Position(table.game, 0, setup.words, first.state)
    yield position, ActionEvents(position.seq, None, first.events)
    for row in rest:
        position, events = replay_action(table, position, row)
        yield position, events


class StoryBuilder:
    """Follows a match step by step and collects the moments for its report."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._luck_tally = LuckTally()
        self._names = [str(seat) for seat in range(seats)]
        self._scenes: list[tuple[StoryMoment, Callable[[], View]]] = []
        """The moments, each with a function that makes its picture."""
        self._again: set[tuple[int, str]] = set()
        """Highlights that were already there before an action, and are therefore not new after it."""
        self._begun: Attempt | None = None
        self._track: list[ChanceChange] = []
        self._goals: dict[int, str] = {}
        self._leaders: list[tuple[int, Seat | None]] = []
        """The number of each action after which the lead changed, with the seat that alone led; None
        if the score was level.
        """
        self._lasting: dict[str, tuple[Seat | None, dict[str, str | int]]] = {}
        """Lasting facts: the seat that each belongs to, and its variables."""
        self._last: Position | None = None

    def follow(self, match: Iterable[tuple[Position, ActionEvents]]) -> MatchStatistics | None:
        """Follow a whole match, position by position; returns the game's statistics, if it has any."""
        transitions = self._seen(match)
        statistics = self._game.statistics(transitions, len(self._names)) if self._game.statistics else None
        deque(transitions, maxlen=0)  # the game counts nothing: only consume the transitions
        return statistics

    def _seen(self, match: Iterable[tuple[Position, ActionEvents]]) -> Iterator[Transition]:
        for position, events in match:
            before, self._last = self._last or position, position
            begun, shown = self._begun, self._shown(events)
            if before is not position:
                self._record_step(before, position, events, shown)
            self._look(position, shown, drawn=self._thrown(shown, position.words != before.words))
            yield Transition(position.seq, shown, before.public, position.public, begun)
            if before is not position:
                before.drop_caches()

    def _record_step(
        self, before: Position, position: Position, events: ActionEvents, shown: list[Event]
    ) -> None:
        self._luck_tally.record(self._game, self._names, before.state, Step(position.state, events.events))
        if self._game.highlights is not None:
            for worth in self._game.highlights.detect(shown, before.public, position.public, self._begun):
                if isinstance(worth, Lasting):
                    self._lasting[worth.says] = worth.who, {}
                    continue
                seen = position if worth.pictured_after else before
                self._scenes.append((self._scene(worth, seen, position), _looked_at(worth, seen)))
                now = worth.who, worth.params
                if worth.is_lasting and self._lasting.get(worth.says) == now:
                    self._again.add((position.seq, worth.says))
                self._lasting[worth.says] = now

    def _thrown(self, shown: list[Event], drawn: bool) -> bool:
        thrown = self._game.highlights and self._game.highlights.has_dice
        return thrown(shown) if thrown else drawn

    def _shown(self, events: ActionEvents) -> list[Event]:
        return [event for one in events.events if (event := self._game.shown(one, None))]

    def _look(self, position: Position, shown: list[Event], drawn: bool) -> None:
        """Note the position: who leads, which attempt has begun and with what probability, and how it
        went on.
        """
        highlights = self._game.highlights
        if highlights is not None and highlights.current_attempt is not None:
            now = highlights.current_attempt(position.public)
            same = now is not None and self._begun is not None and now.about == self._begun.about
            if not same and self._begun is not None and highlights.attempt_result is not None:
                self._try(
                    position.seq,
                    self._begun,
                    highlights.last_probability(shown) if highlights.last_probability else None,
                )
                self._decide(position.seq, highlights.attempt_result(shown, self._begun))
            self._note(position.seq, now, same, drawn)
            self._begun = self._begun if same else now
        if (
            highlights is not None
            and highlights.are_scores_comparable is not None
            and not highlights.are_scores_comparable(position.public)
        ):
            return
        leader = _leader(self._scores(position))
        if not self._leaders or self._leaders[-1][1] != leader:
            self._leaders.append((position.seq, leader))

    def _try(self, seq: int, stood: Attempt, tried: tuple[AttemptStage, float] | None) -> None:
        if tried is not None and self._track and self._track[-1].what not in ("verdict", "over"):
            what, value = tried
            if _rounded(value) != self._track[-1].value:
                self._track.append(
                    ChanceChange(seq, what, _rounded(value), stood.seat if what == "aimed" else -1)
                )

    def _decide(self, seq: int, success: bool | None) -> None:
        """Note the result of the attempt that an action has ended."""
        if success is not None and self._track and self._track[-1].what not in ("verdict", "over"):
            self._track.append(ChanceChange(seq, "verdict", float(success)))

    def _note(self, seq: int, now: Attempt | None, same: bool, drawn: bool) -> None:
        """Note a change of the probability. An attempt that was decided at once was never in progress."""
        last = self._track[-1] if self._track else None
        stood = last is not None and last.what not in ("verdict", "over")
        going_on = now is not None and (now.open or 0 < now.probability < 1)
        if now is not None and 0 < now.probability < 1 and not (same and stood):
            self._track.append(ChanceChange(seq, "declared", _rounded(now.probability), now.seat))
            if now.goal:
                self._goals[seq] = now.goal
        elif stood and not same:
            self._track.append(ChanceChange(seq, "over", 0))
        elif stood and last and now and (_rounded(now.probability) != last.value or not going_on):
            what: Literal["verdict", "dice", "card"] = "dice" if drawn else "card"
            self._track.append(ChanceChange(seq, what if going_on else "verdict", _rounded(now.probability)))

    def _scores(self, position: Position) -> tuple[int, ...]:
        return self._game.overview.score_line(position.public).scores if self._game.overview else ()

    def _scene(self, worth: Worth, seen: Position, after: Position) -> StoryMoment:
        event: dict[str, Any] = msgspec.to_builtins(worth.event)
        score_line = self._game.overview.score_line(seen.public) if self._game.overview else None
        return StoryMoment(
            seq=after.seq,
            says=worth.says,
            event=event,
            who=event.get("who") if worth.who is None else worth.who,
            priority=worth.priority,
            weight=worth.weight,
            scores=self._scores(after),
            phase=score_line.short_phase or score_line.phase if score_line else "",
            phase_params=score_line.params if score_line else {},
            chance=worth.probability,
            sum=worth.sum,
            params=worth.params,
            became=worth.probability_after,
        )

    def story(self, outcome: dict[str, Any], statistics: MatchStatistics | None = None) -> Story:
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
            accounts=tuple(self._luck_tally.accounts()),
            sources=tuple(self._luck_tally.sources()),
            late=late,
            statistics=statistics,
            track=tuple(self._track),
            goals=tuple(self._goals.items()),
        )

    def _end(self, last: Position) -> Iterator[tuple[StoryMoment, Callable[[], View]]]:
        decided = any(
            scene.seq == last.seq and scene.priority == FIRST and self._is_news(scene)
            for scene, _ in self._scenes
        )
        if self._game.highlights is not None and last.outcome is not None and not decided:
            worth = Worth(Ended(), FIRST, END)
            yield self._scene(worth, last, last), _looked_at(worth, last)

    def _decides(self, scene: StoryMoment) -> bool:
        """Return whether this moment gave the lead to a seat that kept it."""
        highlights, (at, leader) = self._game.highlights, self._leaders[-1]
        leads = highlights is not None and highlights.scores_show_leader and leader is not None
        return leads and scene.seq == at and scene.priority == FIRST

    def _weighed(self, scene: StoryMoment) -> StoryMoment:
        """Return the moment with its weight; nothing outweighs the moment that decides the match."""
        return msgspec.structs.replace(scene, weight=1.0) if self._decides(scene) else scene

    def _is_news(self, scene: StoryMoment) -> bool:
        return (scene.seq, scene.says) not in self._again or self._decides(scene)

    def _pictured(self, scene: StoryMoment, view: View) -> StoryMoment:
        overview = self._game.overview
        return scene if overview is None else msgspec.structs.replace(scene, picture=overview.picture(view))

    def _lead_changes(self) -> list[int]:
        """Return the numbers of the actions after which another seat led."""
        led = [(seq, leader) for seq, leader in self._leaders if leader is not None]
        return [seq for (_, was), (seq, now) in itertools.pairwise(led) if was != now]

    def _ending(self, last: Position, outcome: dict[str, Any]) -> Sentence | None:
        """Return the headline that the game itself provides, which takes precedence over all others."""
        highlights = self._game.highlights
        if highlights is None or highlights.headline is None or not _won(last, outcome):
            return None
        return highlights.headline(last.public, outcome["reason"])

    def _headline(self, last: Position, outcome: dict[str, Any], late: bool) -> str | None:
        """Return the id of the first headline whose rule holds."""
        winners, highlights = _won(last, outcome), self._game.highlights
        if highlights is None or not winners:
            return None
        scores = sorted((one["score"] for one in outcome["placements"]), reverse=True)
        if scores[0] == scores[1]:
            return None  # the score did not decide the match, which may have ended by a forfeit
        if highlights.scores_show_leader and late:
            return "hl-late"
        if highlights.scores_show_leader and self._from_the_start(winners[0], last.seq):
            return "hl-wire"
        return "hl-big" if scores[0] - scores[1] >= highlights.large_margin else "hl-plain"

    def _from_the_start(self, winner: Seat, last: int) -> bool:
        since = [seq for seq, leader in self._leaders if leader is not None]
        others = [leader for seq, leader in self._leaders if since and seq >= since[0] and leader != winner]
        return bool(since) and not others and since[0] <= EARLY * last


def _looked_at(worth: Worth, seen: Position) -> Callable[[], View]:
    """Return a function that makes the picture of a moment. The public view is computed only when the
    picture is wanted, because past positions drop their caches.
    """
    return lambda: seen.public if worth.picture_view is None else worth.picture_view


def _rounded(chance: float) -> float:
    """Return the probability in thousandths; only certainty is rounded to 0 or 1."""
    return chance if chance in (0, 1) else min(max(round(chance, 3), 0.001), 0.999)


def _won(last: Position, outcome: dict[str, Any]) -> list[Seat]:
    """Return the seat that won the match alone by playing, if there is one."""
    winners = [one["seat"] for one in outcome["placements"] if one["place"] == 1]
    played = len(winners) == 1 and last.outcome is not None and outcome["reason"] != "resigned"
    return winners if played else []


def _leader(scores: tuple[int, ...]) -> Seat | None:
    best = max(scores, default=0)
    return scores.index(best) if scores.count(best) == 1 else None


def heavy(scene: StoryMoment) -> tuple[int, float]:
    """Return the key that sorts the heaviest moments first."""
    return scene.priority, -scene.weight


def heaviest(scenes: Sequence[StoryMoment], most: int) -> list[StoryMoment]:
    """Return at most `most` moments in the order in which they happened, chosen by priority and then by
    weight.
    """
    first = sorted(scenes, key=heavy)[:most]
    chosen = set(map(id, first))
    return [scene for scene in scenes if id(scene) in chosen]


def key_moments(scenes: Sequence[StoryMoment], last: int) -> tuple[int, ...]:
    """Return the indices of four key moments: the heaviest, at least one from each half, at most one per
    action.
    """
    places = sorted(range(len(scenes)), key=lambda one: (scenes[one].says == END, *heavy(scenes[one])))
    once = {scenes[place].seq: place for place in reversed(places)}.values()
    ranked = [place for place in places if place in once]
    chosen = ranked[:KEYS]
    for early in (True, False):
        half = [place for place in ranked if (2 * scenes[place].seq <= last) == early]
        if half and not set(half) & set(chosen):
            chosen[-1] = half[0]
    return tuple(sorted(chosen))
