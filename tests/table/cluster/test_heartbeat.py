"""A server without a heartbeat for minutes no longer reports that it is alive."""

import httpx
import pytest

from app.api.health import GIVEN_UP_S
from app.main import create_app
from app.settings import Settings, Switch

pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.mark.usefixtures("anyio_backend")
async def test_life_is_not_claimed_for_ever(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(database_url=database_url, secret_key="test", rate_limits=Switch.OFF))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://stadion.test") as http,
    ):
        well = await http.get("/health/live")
        heartbeat = app.state.services.tables.heartbeat
        monkeypatch.setattr(heartbeat, "_sent_at", heartbeat._sent_at - GIVEN_UP_S)
        silent = await http.get("/health/live")

    assert (well.status_code, silent.status_code) == (200, 503)
    assert silent.json()["silent_s"] >= GIVEN_UP_S
