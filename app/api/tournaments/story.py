"""The story of a tournament: results, upsets and everything else of its log, with the time of each."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from app.api.i18n.translations import texts
from app.api.tournaments.tournament_text import coach_names, log_texts
from app.engine.capabilities.tournament import Tournament as Rules
from app.table.wire.document import iso
from app.tournaments.document import FixtureSeen, TournamentSeen
from app.tournaments.tournament import Line

UPSET_SEEDS = 3
"""A win against an entrant who is seeded so many places better is an upset."""
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


def story(
    lang: str, tournament: TournamentSeen, rules: Rules[Any, Any, Any], lines: list[Line]
) -> list[StoryLine]:
    """Return the lines of the story, the newest first. `lines`: the entries of the tournament."""
    said = log_texts(lang, tournament, rules)
    events = [msgspec.json.decode(raw) for raw in reversed(tournament.log)]
    times = {line.seq: iso(line.at) for line in lines}
    told: defaultdict[int, list[StoryLine]] = defaultdict(list, _new_leaders(lang, tournament, lines))
    for event, text, place in zip(events, said, _places(events), strict=True):
        seq = event["seq"]
        told[seq].append(_line(lang, tournament, event, text, (f"{seq}-{place}", times[seq])))
    return [line for seq in sorted(told, reverse=True) for line in told[seq]]


def _new_leaders(
    lang: str, tournament: TournamentSeen, lines: list[Line]
) -> Iterator[tuple[int, list[StoryLine]]]:
    """Return the entries that gave the standings another leader, each with its sentence."""
    names, before = coach_names(lang, tournament), None
    for line in lines:
        if line.leader is None or (before and before.coach == line.leader.coach):
            continue
        before = line.leader
        says = texts.say(lang, "tournament-top", name=names[before.coach], n=str(before.points))
        yield line.seq, [StoryLine(f"{line.seq}-top", iso(line.at), label="", says=says)]


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
        says=_upset(lang, tournament, fixture, text),
        seat=fixture.coaches.index(fixture.winner),
    )


def _upset(lang: str, tournament: TournamentSeen, fixture: FixtureSeen, text: str) -> str:
    """Return the sentence of a result, which says so if a much weaker seed has won."""
    seeds = tournament.view.get("seeds")
    others = [one for one in fixture.coaches if one is not None and one != fixture.winner]
    if not isinstance(seeds, list) or not others or len(fixture.coaches) > 2:
        return text
    seed = seeds.index(fixture.winner)
    if seed - seeds.index(others[0]) < UPSET_SEEDS:
        return text
    return texts.say(lang, "tournament-upset", result=text, seed=seed + 1)
