"""For those who look after the server."""

import asyncio

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

from app.api.answers import answer
from app.api.site import TheSite
from app.db.session import answers_at_all

router = APIRouter(tags=["health"])

READY_WITHIN_S = 3

IN_MEMORY = Gauge("stadion_matches_in_memory", "Matches held in memory")
CHANNELS = Gauge("stadion_channels", "Open live channels")


@router.get("/health/live")
async def live() -> Response:
    """The process answers."""
    return answer({"status": "ok"})


@router.get("/health/ready")
async def ready(site: TheSite) -> Response:
    """It can also reach its database."""
    try:
        async with asyncio.timeout(READY_WITHIN_S), site.sessions() as session:
            await answers_at_all(session)
    except Exception as error:
        return answer({"status": "unavailable", "database": type(error).__name__}, 503)
    return answer({"status": "ok", "database": "ok"})


@router.get("/metrics", include_in_schema=False)
async def metrics(site: TheSite) -> Response:
    """In the text format of Prometheus."""
    IN_MEMORY.set(len(site.tables))
    CHANNELS.set(sum(len(list(table.listeners())) for table in site.tables.all()))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
