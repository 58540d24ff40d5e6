"""The story of a match in the reader's language: headline, moments, luck, and where the score came from."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from markupsafe import Markup
from msgspec import Struct

from app.api.i18n.match_text import game_text, sentence_text, text_context
from app.api.i18n.number_format import decimal, percent, round_to_tenths
from app.api.i18n.translations import texts
from app.api.results.luck_text import verdict_text
from app.api.results.statistics_text import StatisticsText, statistics_text
from app.engine.capabilities.highlights import Sentence
from app.engine.capabilities.luck import MIN_DRAWS, Account, Part
from app.engine.capabilities.overview import Box, crop_box
from app.engine.contract import AnyGame
from app.engine.event_text import TextContext, variables
from app.engine.types import Seat
from app.table.stories.story import ChanceChange, Story, StoryMoment
from app.table.stories.story_builder import END, heavy

A_DUEL = 2
"""With so many seats the score names left and right; with more seats the best comes first."""
PICTURE_WIDTH, PICTURE_HEIGHT = 4.0, 3.0
"""Proportions of the picture of a moment."""
SCORE_PARTS: tuple[Part, ...] = ("chances", "dice", "cards")
MORE_BY_CARDS = 0.5
A_SHARE = 0.05
"""A difference in cards above MORE_BY_CARDS, and above this share of the best score, is worth a sentence."""
A_TENTH = 0.05
WORD = re.compile(r"\w+(?:[:-]\w+)*")


class MomentText(Struct, frozen=True):
    """A moment in a list: the number of its action, its label, and a line with place, sum and probability.

    `rank`: 0 is the most important; the first of them are marked on the timeline of a replay.
    """

    seq: int
    says: str
    sub: str
    who: Seat | None
    rank: int
    box: Box | None = None
    svg: Markup = Markup("")


class LuckBar(Struct, frozen=True):
    """The luck of a seat. `left` and `wide` place its bar, `usual` is half the grey band, all in percent."""

    seat: Seat
    gain: str
    says: str
    left: float
    wide: float
    usual: float


class LuckKind(Struct, frozen=True):
    """A kind of luck. `says`: one sentence about all seats if it is the same for each, without bars."""

    name: str
    bars: tuple[LuckBar, ...]
    says: str = ""


class ScoreSource(Struct, frozen=True):
    """The parts of a seat's score, and their sum."""

    seat: Seat
    parts: tuple[str, ...]
    sum: str


class BriefText(Struct, frozen=True):
    """The headline of a story, None without one, and its key moments in their order."""

    headline: str | None
    key: tuple[MomentText, ...]


class StoryText(Struct, frozen=True):
    """A story as pages show it, without its statistics; empty where a game provides nothing."""

    headline: str | None
    sentence: str
    moments: tuple[MomentText, ...]
    key: tuple[MomentText, ...]
    luck: tuple[LuckKind, ...]
    heads: tuple[str, ...]
    sources: tuple[ScoreSource, ...]
    sources_note: str = ""
    """A note on the sums of `sources`."""
    example: str | None = None
    """An example of what counts as luck, if the game has one."""
    track: tuple[tuple[int, str, str, int, str], ...] = ()
    """The course of the probabilities: action, kind of change, value or outcome, seat, score."""


def replay_moments(moments: Sequence[MomentText]) -> list[dict[str, Any]]:
    """Return moments without their pictures, as the page of a replay needs them."""
    return [{name: getattr(one, name) for name in ("seq", "says", "sub", "who", "rank")} for one in moments]


def story_text(story: Story, game: AnyGame, lang: str, doc: dict[str, Any]) -> StoryText:
    """Put a story into words; `doc` is the document of the finished match."""
    said = text_context(lang, game.id, doc["seats"], doc["view"])
    moments = tuple(_moments(story, game, said, story.moments))
    return StoryText(
        headline=_headline(story, game, said, doc["outcome"]),
        sentence=" ".join(_sentences(story, game, said)),
        moments=moments,
        key=tuple(moments[place] for place in story.key),
        luck=tuple(_kinds(story.accounts, game, lang)),
        heads=_heads(game, lang) if any(story.sources) else (),
        sources=tuple(_sources(story, lang)) if any(story.sources) else (),
        sources_note=game_text(lang, game.id, "rs-from-sub") or "",
        example=game_text(lang, game.id, "lu-example"),
        track=tuple(_track(story, game, lang)),
    )


def _track(story: Story, game: AnyGame, lang: str) -> Iterator[tuple[int, str, str, int, str]]:
    goals = dict(story.goals)
    for one in story.track:
        yield one.seq, one.what, _changed(one, game.id, lang), one.of, goals.get(one.seq, "")


def _changed(change: ChanceChange, game: str, lang: str) -> str:
    if change.what == "verdict":
        return texts.say(lang, "re-yes" if change.value else "re-no", game)
    return percent(change.value, lang)


def statistics_of(story: Story, game: AnyGame, lang: str, doc: dict[str, Any]) -> StatisticsText | None:
    """Put the statistics of a story into words and charts; None if the game has none."""
    if story.statistics is None:
        return None
    signs = tuple(seat["sign"] for seat in doc["seats"])
    return statistics_text(
        story.statistics, game, text_context(lang, game.id, doc["seats"], doc["view"]), signs
    )


def brief_text(story: Story, game: AnyGame, lang: str, doc: dict[str, Any]) -> BriefText:
    """Put the headline and the key moments of a story into words, which are a tenth of the whole."""
    said = text_context(lang, game.id, doc["seats"], doc["view"])
    key = tuple(_moments(story, game, said, [story.moments[place] for place in story.key]))
    return BriefText(_headline(story, game, said, doc["outcome"]), key)


def _headline(story: Story, game: AnyGame, said: TextContext, outcome: dict[str, Any]) -> str | None:
    if story.headline is None:
        return None
    first, second, *_ = sorted(outcome["placements"], key=lambda one: one["place"])
    return texts.say(
        said.lang,
        story.headline,
        game.id,
        name=said.name(first["seat"]),
        score=f"{first['score']}:{second['score']}",
        n=first["score"] - second["score"],
    )


def _sentences(story: Story, game: AnyGame, said: TextContext) -> Iterator[str]:
    if story.sub:
        yield sentence_text(game, Sentence(f"{story.headline}-sub", story.sub), said)
    if story.levels and len(story.scores) == 2:
        yield texts.say(said.lang, "st-level", n=story.levels)
    if story.accounts and all(abs(account.z) < 1 for account in story.accounts):
        yield texts.say(said.lang, "st-fair")
    cards = [source.get("cards", 0.0) for source in story.sources]
    if len(cards) == 2 and max(cards) >= A_TENTH and abs(cards[0] - cards[1]) >= _a_lot_more(story):
        name = said.name(0 if cards[0] > cards[1] else 1)
        yield texts.say(said.lang, "st-cards", game.id, name=name)


def _a_lot_more(story: Story) -> float:
    """Return the difference in cards that is worth a sentence."""
    return max(MORE_BY_CARDS, A_SHARE * max(sum(source.values()) for source in story.sources))


# --- moments ----------------------------------------------------------------------------------


def _moments(
    story: Story, game: AnyGame, said: TextContext, told: Sequence[StoryMoment]
) -> Iterator[MomentText]:
    """Yield the moments `told` of a story, ranked among all."""
    ranked = sorted(story.moments, key=heavy)
    rank = {id(scene): place for place, scene in enumerate(ranked)}
    for scene in told:
        yield _moment(scene, game, said, rank[id(scene)])


def _moment(scene: StoryMoment, game: AnyGame, said: TextContext, rank: int) -> MomentText:
    picture, label = scene.picture, _label(scene, game, said)
    return MomentText(
        seq=scene.seq,
        says=label,
        sub=", ".join(_under(scene, label, game, said.lang)),
        who=scene.who,
        rank=rank,
        box=crop_box(picture, PICTURE_WIDTH, PICTURE_HEIGHT) if picture else None,
        svg=Markup(picture.pieces) if picture else Markup(""),  # noqa: S704 - drawn by us
    )


def _label(scene: StoryMoment, game: AnyGame, said: TextContext) -> str:
    known = variables({**scene.event, **scene.params}, said)
    known |= {"name": "" if scene.who is None else said.name(scene.who)}
    ranked = scene.says == END and game.max_seats > A_DUEL
    scores = sorted(scene.scores, reverse=True) if ranked else scene.scores
    known |= {"score": ":".join(map(str, scores)), "p": _chance(scene, said.lang)}
    return texts.say(said.lang, scene.says, game.id, **known)


def _under(scene: StoryMoment, label: str, game: AnyGame, lang: str) -> Iterator[str]:
    """Yield place, sum and probability of a moment, except what its label says already."""
    where = game_text(lang, game.id, scene.phase, **scene.phase_params) if scene.phase else None
    if where and not set(WORD.findall(where)) <= set(WORD.findall(label)):
        yield where
    if scene.sum:
        yield scene.sum
    if scene.became is not None:
        yield texts.say(lang, "mo-became", game.id, p=_chance(scene, lang), q=percent(scene.became, lang))
    elif scene.chance is not None and (p := _chance(scene, lang)) not in label:
        yield texts.say(lang, "mo-chance", p=p)


def _chance(scene: StoryMoment, lang: str) -> str:
    return "" if scene.chance is None else percent(scene.chance, lang)


# --- luck -------------------------------------------------------------------------------------


def _kinds(accounts: Sequence[Account], game: AnyGame, lang: str) -> Iterator[LuckKind]:
    for kind, found in groupby(accounts, key=lambda one: one.kind):
        seats = [*found]
        widest = max(max(abs(one.gain), one.deviation) for one in seats) or 1.0
        few = all(one.draws < MIN_DRAWS for one in seats)
        bars = tuple(_bar(one, 45 / widest, "" if few else verdict_text(one, lang), lang) for one in seats)
        says = verdict_text(seats[0], lang) if few else ""
        yield LuckKind(texts.say(lang, f"lu-{kind}", game.id), bars, says)


def _bar(account: Account, scale: float, says: str, lang: str) -> LuckBar:
    wide = abs(account.gain) * scale
    return LuckBar(
        seat=account.seat,
        gain=_signed(account.gain, lang),
        says=says,
        left=round(50 - wide if account.gain < 0 else 50, 1),
        wide=round(wide, 1),
        usual=round(account.deviation * scale, 1),
    )


def _signed(value: float, lang: str) -> str:
    sign = "" if abs(value) < A_TENTH else "\u2212" if value < 0 else "+"
    return sign + decimal(abs(value), lang)


# --- sources of the score --------------------------------------------------------------------


def _heads(game: AnyGame, lang: str) -> tuple[str, ...]:
    """Return the heads of the table of sources: title, parts, sum."""
    return tuple(texts.say(lang, f"rs-{one}", game.id) for one in ("from", *SCORE_PARTS, "sum"))


def _sources(story: Story, lang: str) -> Iterator[ScoreSource]:
    for seat, source in enumerate(story.sources):
        first, *more = round_to_tenths([source.get(part, 0.0) for part in SCORE_PARTS])
        total = sum(source.values())
        whole = str(round(total)) if abs(total - round(total)) < 1e-6 else decimal(total, lang)
        yield ScoreSource(seat, (decimal(first, lang), *(_signed(one, lang) for one in more)), whole)
