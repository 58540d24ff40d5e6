"""A tournament as everybody who follows it sees it, and the messages that lead from one state to the next."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct, structs

from app.api.rendering.templates import environment, language_globals
from app.api.services import Services
from app.api.tournaments.channel_messages import (
    ChannelMessage,
    CoachesChanged,
    FixtureChanged,
    StoryTold,
    TableChanged,
    TournamentState,
    WatchedChanged,
)
from app.api.tournaments.hero import hero_of
from app.api.tournaments.page_context import page_context
from app.api.tournaments.routes import tournament_view
from app.api.tournaments.story import StoryLine, headlines_of
from app.db.tournament_status import TournamentStatus
from app.engine.capabilities.tournament import StandingsRow
from app.table.table import Table
from app.tournaments.document import FixtureSeen

NOT_BEGUN = (TournamentStatus.LOBBY, TournamentStatus.STARTING)


class LiveDrawing(Struct, frozen=True):
    """The parts of a tournament's page at one moment; `draw` renders a macro of the page for it."""

    state: TournamentState
    fixtures: dict[int, FixtureSeen]
    table: tuple[StandingsRow, ...]
    story: list[StoryLine]
    coaches: CoachesChanged
    draw: Callable[..., str]


async def live_drawing(services: Services, tournament_id: str, lang: str, tables: list[Table]) -> LiveDrawing:
    """Return the tournament as it stands. `tables`: its matches under way, the most watched one first."""
    tournament = await services.tournaments.look(tournament_id)
    doc = await tournament_view(services, tournament, None, "")
    header = tournament.header
    hero = hero_of(tables, tournament.game, lang) if header.status == TournamentStatus.PLAYING else None
    code = header.code if header.visibility == "private" else None  # all who follow it know it
    headlines = await headlines_of(services, doc)
    context = page_context(tournament, doc, hero, headlines, lang=lang, code=code)
    draw = _drawer(context | {"me": None, "path": ""}, lang)
    begun = header.status not in NOT_BEGUN
    state = TournamentState(
        seq=doc.seq,
        after=doc.seq,
        status=doc.status,
        day=int(doc.view.get("day", 0)),
        watched=hero.id if hero else None,
        now=draw("now_part") if begun else "",
        live=draw("live_part") if begun else "",
    )
    return LiveDrawing(
        state=state,
        fixtures={one.number: one for one in doc.fixtures},
        table=doc.table,
        story=list(context["story"]),
        coaches=CoachesChanged(doc.coaches, draw("coaches_part") if begun else ""),
        draw=draw,
    )


def _drawer(context: dict[str, Any], lang: str) -> Callable[..., str]:
    template = environment().get_template("partials/tournament_live.html")
    module = template.make_module(language_globals(lang) | context)
    return lambda macro, *shown: str(getattr(module, macro)(*shown))


def messages_between(before: LiveDrawing, after: LiveDrawing) -> Iterator[ChannelMessage]:
    """Return the messages of a change, a `state` first."""
    yield structs.replace(after.state, after=before.state.seq)
    for number, fixture in after.fixtures.items():
        if number not in before.fixtures or _lasting(before.fixtures[number]) != _lasting(fixture):
            yield FixtureChanged(fixture, after.draw("meeting", fixture))
    if after.table != before.table:
        yield TableChanged(after.table, after.draw("standings_rows"))
    known = {line.id for line in before.story}
    if new := [line for line in after.story if line.id not in known]:
        yield StoryTold(new, after.draw("story_lines", new))
    if after.coaches != before.coaches:
        yield after.coaches
    if after.state.watched != before.state.watched:
        yield WatchedChanged(after.state.watched, after.draw("hero_part"))


def _lasting(fixture: FixtureSeen) -> FixtureSeen:
    """Return a fixture without what changes with every action of its match."""
    match = fixture.match and structs.replace(fixture.match, seq=0, score=None)
    return structs.replace(fixture, match=match)
