"""Why the people who run the site do not let a player write in chats."""

from app.api.access.errors import error_body
from app.api.services import Services
from app.db.moderation import sanctions
from app.db.moderation.models import Sanction
from app.errors import Forbidden
from app.table.wire.document import PlayerView


def chat_refusal(sanction: Sanction) -> Forbidden:
    """Return why a player may not chat: a warning that they have not read, or a time without chat."""
    if sanction.until is None:
        return Forbidden("chat-unread")
    return Forbidden("chat-until", when=f"{sanction.until:%Y-%m-%d %H:%M} UTC")


async def no_chat_because(services: Services, me: PlayerView | None, lang: str) -> str | None:
    """Return in words why the reader may not chat; None if they may, or have no name yet."""
    if me is None:
        return None
    async with services.reads() as session:
        sanction = await sanctions.against_chat(session, me.id, services.scheduler.now())
    return None if sanction is None else str(error_body(chat_refusal(sanction), lang)["detail"])
