"""Builds the document of each viewer, and the seats as everybody sees them. Nothing is changed here."""

import msgspec
from msgspec import UNSET, Raw, UnsetType, structs

from app.db.match_status import PLAYED, MatchStatus
from app.engine.types import Seat
from app.table.clock.timestamps import as_iso_or_none
from app.table.state.bot_strengths import computer_name, computer_temper, played_by
from app.table.state.match_header import SeatState
from app.table.state.match_settings import Substitutes
from app.table.state.position import NO_ACTIONS, Position
from app.table.state.seat_choices import signs
from app.table.state.substitutes import open_from
from app.table.state.table_state import TableState
from app.table.views.clock_view import pause_view
from app.table.views.fairness_view import fairness_view
from app.table.views.word_requests import starting_view
from app.table.wire.document import (
    Document,
    Fairness,
    FairnessV1,
    InvitedPlayer,
    PlayerView,
    SeatView,
    Viewer,
    iso,
)


def seat_views(table: TableState) -> list[SeatView]:
    """Return the seats as everybody sees them."""
    worn = signs(table.game, table.header.options, len(table.seats))
    return [_seat_view(table, seat_state, worn[seat_state.seat]) for seat_state in table.seats]


def _seat_view(table: TableState, seated: SeatState, sign: int) -> SeatView:
    clock = table.seat_clock(seated.seat)
    return SeatView(
        seat=seated.seat,
        player=PlayerView(seated.player_id, seated.name or "", seated.program) if seated.player_id else None,
        bot=played_by(table.game, seated.bot, seated.is_served),
        connected=table.presence.is_connected(seated.seat),
        deadline=as_iso_or_none(clock.expires_at),
        sign=sign,
        allowed_ms=clock.allowed,
        bank_ms=clock.bank,
        absent_since=None if (since := table.absent_since(seated.seat)) is None else iso(since),
        prodded_by=seated.prodded_by if table.awaits_tap(seated) else None,
        asked=InvitedPlayer.of(seated.kept_for, seated.kept_name, seated.declined),
        coach=msgspec.UNSET if seated.coach is None else seated.coach,
        first=PlayerView(seated.first_id, seated.first_name or "") if seated.first_id else UNSET,
        open_from=_open_from(table, seated),
        locked=seated.locked or UNSET,
        ready=seated.ready or UNSET,
        sees_from=seated.sees_from if seated.first_id else UNSET,
        computer=computer_name(
            table.game,
            table.header.options,
            seated.seat,
            seated.player_id is None and bool(seated.bot),
            seated.coach,
        ),
        temper=computer_temper(
            table.game, table.header.options, seated.seat, None if seated.player_id else seated.bot
        ),
    )


def _open_from(table: TableState, seat_state: SeatState) -> str | UnsetType:
    nobody = table.header.substitutes == Substitutes.NOBODY or table.header.wait_for_all
    at = None if nobody or table.status is not MatchStatus.PLAYING else open_from(seat_state)
    return UNSET if at is None else iso(at)


def fairness(table: TableState, finished: bool, head: str | None = None) -> Fairness | FairnessV1:
    """Return what is known of the match's chance; the server's seed only if it is `finished`. `head` is
    that of the chain.
    """
    begun = table.status in PLAYED
    return fairness_view(table.header, table.seats, begun=begun, over=finished, head=head)


def _shows_seed(table: TableState, finished: bool) -> bool:
    return finished and table.header.shown_seed is not None


def document(table: TableState, viewer: Seat | None) -> Document:
    """Return the document of this viewer as of now."""
    if table.position is not None:
        document = document_at(table, table.position, viewer, table.log.lines(viewer))
        if table.status is MatchStatus.ASLEEP:
            return structs.replace(document, status=MatchStatus.ASLEEP, to_act=(), actions=NO_ACTIONS, q=None)
        return document
    return Document(
        match=table.header.id,
        game=table.header.game,
        status=table.status,
        seq=table.seq,
        viewer=Viewer(viewer),
        seats=seat_views(table),
        to_act=(),
        view={},
        actions=NO_ACTIONS,
        q=None,
        log=[Raw(line) for line in table.log.lines(viewer)] if table.status in PLAYED else [],
        outcome=table.outcome,
        fairness=fairness(table, _shows_seed(table, table.status is MatchStatus.FINISHED), table.head()),
        clock=table.header.clock,
        notice=table.notice.sentence if table.notice else msgspec.UNSET,
        notice_code=table.notice.code if table.notice else msgspec.UNSET,
        rematch=table.rematch or msgspec.UNSET,
        starting=starting_view(table) or UNSET,
        muted=table.header.muted,
    )


def document_at(table: TableState, position: Position, viewer: Seat | None, lines: list[bytes]) -> Document:
    """Return the document of an earlier position for this viewer; only the seats are as they are now."""
    finished = position.outcome is not None
    return Document(
        match=table.header.id,
        game=table.header.game,
        status=MatchStatus.FINISHED if finished else MatchStatus.PLAYING,
        seq=position.seq,
        viewer=Viewer(viewer),
        seats=seat_views(table),
        to_act=position.to_act,
        view=position.public | position.own(viewer),
        actions=position.legal_json(viewer),
        q=position.question(viewer),
        log=[Raw(line) for line in lines],
        outcome=msgspec.to_builtins(position.outcome) if finished else None,
        fairness=fairness(
            table, _shows_seed(table, finished), table.head() if position is table.position else None
        ),
        clock=table.header.clock,
        rematch=(table.rematch if finished else None) or msgspec.UNSET,
        pause=pause_view(table.clocks),
        calling_off=table.calling_off,
        wait_for_all=table.header.wait_for_all,
        hints=table.header.hints,
        muted=table.header.muted,
    )
