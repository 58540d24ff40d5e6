"""Health checks and metrics, for operators and load balancers."""

import asyncio

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

from app.api.http.responses import json_response
from app.api.services import TheServices
from app.db.connection import check_answer
from app.version import version

router = APIRouter(tags=["health"])

READY_WITHIN_S = 3
GIVEN_UP_S = 120.0
"""After this many seconds without a heartbeat in the database the process counts as unhealthy."""

IN_MEMORY = Gauge("stadion_matches_in_memory", "Matches held in memory")
CHANNELS = Gauge("stadion_channels", "Open live channels")
MATCHES = Gauge("stadion_matches", "Matches held in memory, by game and status", ["game", "status"])


@router.get("/health/live")
async def live(services: TheServices) -> Response:
    """Report whether the process works.

    It fails only when a restart could help, not during a short database outage.
    """
    if services.tables.heartbeat.silent_s > GIVEN_UP_S:
        silent_s = round(services.tables.heartbeat.silent_s)
        return json_response({"status": "unavailable", "silent_s": silent_s, "version": version()}, 503)
    return json_response({"status": "ok", "version": version()})


@router.get("/health/ready")
async def ready(services: TheServices) -> Response:
    """Report whether the process also reaches its database."""
    try:
        async with asyncio.timeout(READY_WITHIN_S), services.sessions() as session:
            await check_answer(session)
    except Exception as error:
        database = type(error).__name__
        return json_response({"status": "unavailable", "database": database, "version": version()}, 503)
    return json_response({"status": "ok", "database": "ok", "version": version()})


@router.get("/metrics", include_in_schema=False)
async def metrics(services: TheServices) -> Response:
    """Return the metrics in the text format of Prometheus."""
    IN_MEMORY.set(len(services.tables))
    CHANNELS.set(sum(len(table.presence.listeners()) for table in services.tables.loaded()))
    MATCHES.clear()
    for table in services.tables.loaded():
        MATCHES.labels(table.header.game, table.status).inc()
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
