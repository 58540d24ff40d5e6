"""`stadion operator add | list | remove`: the people who run the site, and their links to the desk."""

import argparse
import asyncio
import secrets
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from app.cli.database import database
from app.cli.exit_codes import OK, WRONG
from app.db.migrate import migrate
from app.embedded.postgres import embedded
from app.settings import Settings, read_settings

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

LOCAL = "http://localhost:8000"


def change_operators(chosen: argparse.Namespace) -> int:
    """Add an operator and print their link to the desk, list all, or remove one."""
    from app.db.connection import open_engine, sessions_of

    settings = read_settings()

    async def run(url: str) -> int:
        engine = open_engine(url, pool_size=1)
        try:
            async with sessions_of(engine).begin() as session:
                return await _change(session, settings, chosen)
        finally:
            await engine.dispose()

    with database(settings, embedded) as url:
        migrate(url)
        return asyncio.run(run(url))


async def _change(session: "AsyncSession", settings: Settings, chosen: argparse.Namespace) -> int:
    from app.db.moderation import operators

    if chosen.action == "list":
        for one in await operators.all_operators(session):
            print(f"{one.id}  {one.role}  {one.name}")
        return OK
    player = await operators.find_player(session, chosen.player) if chosen.player else None
    if player is None:
        print("stadion: name a player by the address of their public page, or by their id", file=sys.stderr)
        return WRONG
    now = datetime.now(UTC)
    if chosen.action == "remove":
        is_gone = await operators.remove(session, player.id)
        operators.note(session, now, None, "role", player.id)
        print(f"{player.name} is an operator no longer." if is_gone else f"{player.name} was no operator.")
        return OK
    await operators.put(session, player.id, chosen.role)
    operators.note(session, now, None, "role", player.id, reason=chosen.role)
    print(f"{player.name} is now: {chosen.role}. Their link to the desk, once and for 15 minutes:")
    print(_new_link(session, settings, player.id, now))
    print("It opens in a browser in which they play under this name. A passkey made there signs in later.")
    return OK


def _new_link(session: "AsyncSession", settings: Settings, player_id: str, now: datetime) -> str:
    """Add a link to the desk for an operator; return its address."""
    from app.api.access.identity import keyed_hash
    from app.db.moderation import operators

    code = secrets.token_urlsafe(32)
    operators.add_token(
        session, keyed_hash(settings.secret_key, f"desk {code}"), player_id, now, is_link=True
    )
    return f"{settings.public_url or LOCAL}/desk/enter?code={code}"
