"""The story of a tournament: results, upsets, headlines of matches and everything else of its log."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct, structs

from app.api.i18n.translations import texts
from app.api.services import Services
from app.api.tournaments.tournament_text import coach_names, log_texts
from app.table.stories.headlines import special_headlines
from app.table.wire.document import iso
from app.tournaments.document import FixtureSeen, TournamentSeen
from app.tournaments.tournament import Line, Tournament

TWO = 2

UPSET_SEEDS = 3
"""A win against an entrant who is seeded so many places better is an upset."""
UPSET_POINTS = 100
"""So is one against an entrant whose rating less its deviation was so many points higher at the start."""
KNOCKOUT_ROUNDS = ("final", "semi", "quarter")
"""The names of the last rounds of a knockout of two, the final first."""


class StoryLine(Struct, frozen=True):
    """A sentence of the story.

    `id`: The number of its entry, and its place there.
    `label`: The name of its match; empty for none.
    `seat`: The seat of the winner; None for none.
    """

    id: str
    at: str
    label: str
    says: str
    seat: int | None = None


def round_name(lang: str, tournament: TournamentSeen, number: int) -> str:
    """Return the name of a round, counted from 0."""
    kind = _knockout_round(tournament, number)
    return (
        texts.say(lang, f"tournament-round-{kind}")
        if kind
        else texts.say(lang, "tournament-round", round=number + 1)
    )


def match_name(lang: str, tournament: TournamentSeen, fixture: FixtureSeen) -> str:
    """Return the name of a match: its round, with its number there."""
    of_round = [one.number for one in tournament.fixtures if one.round == fixture.round]
    kind = _knockout_round(tournament, fixture.round)
    n = of_round.index(fixture.number) + 1
    if kind == "final":
        return texts.say(lang, "tournament-round-final")
    if kind:
        return texts.say(lang, f"tournament-match-{kind}", n=n)
    return texts.say(lang, "tournament-round", round=fixture.round + 1)


def _knockout_round(tournament: TournamentSeen, number: int) -> str | None:
    """Return the key of a round's name; None if it only has a number."""
    if tournament.view.get("format") != "knockout" or any(
        len(one.coaches) > 2 for one in tournament.fixtures
    ):
        return None
    left = int(tournament.view.get("days", 0)) - 1 - number
    return KNOCKOUT_ROUNDS[left] if 0 <= left < len(KNOCKOUT_ROUNDS) else None


async def headlines_of(services: Services, tournament: TournamentSeen) -> dict[str, str]:
    """Return the headlines of the matches that have ended, by match."""
    ended = [one.match.id for one in tournament.fixtures if one.match and one.state == "played"]
    return await special_headlines(services.reads, ended)


def story(
    lang: str, tournament: TournamentSeen, stored: Tournament, headlines: Mapping[str, str]
) -> list[StoryLine]:
    """Return the lines of the story, the newest first. `headlines`: by match."""
    said = log_texts(lang, tournament, stored.rules)
    events = [msgspec.json.decode(raw) for raw in reversed(tournament.log)]
    times = {line.seq: iso(line.at) for line in stored.lines}
    told: defaultdict[int, list[StoryLine]] = defaultdict(list)
    for seq, of_match in _headlines(lang, tournament, headlines, events):
        told[seq].append(StoryLine(f"{seq}-match", times[seq], *of_match))
    for seq, leader in _new_leaders(lang, tournament, stored.lines):
        told[seq].append(leader)
    for event, text, place in zip(events, said, _places(events), strict=True):
        seq = event["seq"]
        line = _line(lang, tournament, event, text, (f"{seq}-{place}", times[seq]))
        if line.seat is not None and _is_upset(tournament, stored.strengths, event["fixture"]):
            line = structs.replace(line, says=_upset(lang, tournament, event["fixture"], text))
        told[seq].append(line)
    return [line for seq in sorted(told, reverse=True) for line in told[seq]]


def _headlines(
    lang: str, tournament: TournamentSeen, headlines: Mapping[str, str], events: list[dict[str, Any]]
) -> Iterator[tuple[int, tuple[str, str, int]]]:
    """Return the matches with a headline: the entry that ended each, with label, sentence and winner's seat.

    `events`: the newest first.
    """
    names = coach_names(lang, tournament)
    ends = {event["fixture"]: event["seq"] for event in reversed(events) if "fixture" in event}
    for fixture in tournament.fixtures:
        headline = headlines.get(fixture.match.id) if fixture.match else None
        if headline is None or fixture.winner is None or fixture.score is None or fixture.number not in ends:
            continue
        best, second, *_ = sorted(fixture.score, reverse=True)
        about = {"name": names[fixture.winner], "score": f"{best}:{second}", "n": best - second}
        says = texts.say(lang, headline, tournament.game, **about)
        seat = fixture.coaches.index(fixture.winner)
        yield ends[fixture.number], (match_name(lang, tournament, fixture), says, seat)


def _new_leaders(lang: str, tournament: TournamentSeen, lines: list[Line]) -> Iterator[tuple[int, StoryLine]]:
    """Return the entries that gave the standings another leader, each with its sentence."""
    names, before = coach_names(lang, tournament), None
    for line in lines:
        if line.leader is None or (before and before.coach == line.leader.coach):
            continue
        before = line.leader
        says = texts.say(lang, "tournament-top", name=names[before.coach], n=str(before.points))
        yield line.seq, StoryLine(f"{line.seq}-top", iso(line.at), label="", says=says)


def _places(events: list[dict[str, Any]]) -> list[int]:
    """Return the place of each event in its entry, counted from the first one; `events`: the newest first."""
    places: list[int] = []
    for one, following in pairwise([{"seq": None}, *reversed(events)]):
        places.append(places[-1] + 1 if one["seq"] == following["seq"] else 0)
    return places[::-1]


def _line(
    lang: str, tournament: TournamentSeen, event: dict[str, Any], text: str, told: tuple[str, str]
) -> StoryLine:
    """Return the line of an event. `told`: its id and its time."""
    number = event.get("fixture")
    if not isinstance(number, int) or number >= len(tournament.fixtures):
        return StoryLine(*told, label="", says=text)
    fixture = tournament.fixtures[number]
    label = match_name(lang, tournament, fixture)
    if event["event"] != "result_counted" or fixture.winner is None:
        return StoryLine(*told, label=label, says=text)
    return StoryLine(
        *told,
        label=label,
        says=text,
        seat=fixture.coaches.index(fixture.winner),
    )


def _is_upset(tournament: TournamentSeen, strengths: list[int | None], number: int) -> bool:
    """Return whether a much weaker entrant has won the match of two with this number."""
    fixture, seeds = tournament.fixtures[number], tournament.view.get("seeds")
    winner, others = fixture.winner, [one for one in fixture.coaches if one not in (None, fixture.winner)]
    if not isinstance(seeds, list) or winner is None or len(fixture.coaches) > TWO:
        return False
    loser = others[0] or 0
    points = (strengths[loser] or 0) - (strengths[winner] or 0)
    return seeds.index(winner) - seeds.index(loser) >= UPSET_SEEDS or points >= UPSET_POINTS


def _upset(lang: str, tournament: TournamentSeen, number: int, text: str) -> str:
    seed = tournament.view["seeds"].index(tournament.fixtures[number].winner) + 1
    return texts.say(lang, "tournament-upset", result=text, seed=seed)
