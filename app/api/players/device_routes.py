"""Routes of the browsers to which a player allows push notifications: add, list and remove them."""

import base64
import binascii
from datetime import UTC, datetime

from cryptography.hazmat.primitives.asymmetric import ec
from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import Struct
from pydantic import ConfigDict

from app.api.access.identity import CurrentPlayer, agent_of
from app.api.http.rate_limits import WRITES
from app.api.http.request_text import Strict
from app.api.http.responses import json_response, response_schemas
from app.api.i18n.translations import language_of
from app.api.push.web_push import CURVE, is_push_service
from app.api.services import TheServices
from app.db.queries import push_devices
from app.db.rows.push import Device
from app.errors import BadRequest
from app.table.state.match_settings import random_word
from app.table.wire.document import iso

router = APIRouter(tags=["players"])

ID_LENGTH = 14
LONGEST_ENDPOINT = 1000
SECRET_BYTES = 16
BROWSERS = {"Firefox": "Firefox", "Edg": "Edge", "OPR": "Opera", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")


class Keys(Strict):
    """The keys of a subscription, encoded as base64url."""

    p256dh: str
    auth: str


class Subscription(Strict):
    """A subscription, as the browser's `PushSubscription.toJSON()` returns it."""

    model_config = ConfigDict(strict=True, extra="ignore")

    endpoint: str
    keys: Keys


class DeviceView(Struct, frozen=True):
    """A browser that receives push notifications."""

    id: str
    name: str
    created_at: str


class DeviceList(Struct, frozen=True):
    """The caller's browsers. `key`: the applicationServerKey with which a browser subscribes."""

    key: str
    items: list[DeviceView]


def device_view(device: Device) -> DeviceView:
    """Return a browser as its owner sees it."""
    return DeviceView(device.id, device_name(device.agent) or "?", iso(device.created_at))


def device_name(agent: str) -> str:
    """Return a short name such as *Firefox, Linux*, by which the owner recognises the browser.

    It is empty for a program and an unknown browser.
    """
    browser = next((name for word_, name in BROWSERS.items() if f"{word_}/" in agent), None)
    return ", ".join([browser, *[system for system in SYSTEMS if system in agent][:1]]) if browser else ""


def _bytes(text: str) -> bytes:
    """Decode base64url. Raises BadRequest."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise BadRequest("push-base64") from None


def _device(body: Subscription, request: Request, player_id: str) -> Device:
    """Return the browser of a subscription. Raises BadRequest if the subscription is invalid."""
    p256dh, auth = _bytes(body.keys.p256dh), _bytes(body.keys.auth)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    except ValueError:
        raise BadRequest("push-key") from None
    if len(auth) != SECRET_BYTES:
        raise BadRequest("push-secret", bytes=SECRET_BYTES)
    return Device(
        id=random_word(ID_LENGTH),
        player_id=player_id,
        endpoint=body.endpoint,
        p256dh=p256dh,
        auth=auth,
        lang=language_of(request),
        agent=agent_of(request),
        created_at=datetime.now(UTC),
    )


@router.get("/api/me/devices", responses=response_schemas(DeviceList))
async def list_devices(me: CurrentPlayer, services: TheServices) -> Response:
    """List the caller's browsers that receive push notifications."""
    async with services.reads() as session:
        found = await push_devices.of_player(session, me.id)
    return json_response(DeviceList(services.push.key.public, [device_view(device) for device in found]))


@router.post("/api/me/devices", status_code=204)
async def add_device(
    body: Subscription, request: Request, me: CurrentPlayer, services: TheServices
) -> Response:
    """Allow push notifications to this browser, in the language of the request. Idempotent."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    if len(body.endpoint) > LONGEST_ENDPOINT or not is_push_service(
        services.settings.push_services, body.endpoint
    ):
        raise BadRequest("push-service")
    async with services.sessions.begin() as session:
        await push_devices.store(session, _device(body, request, me.id))
    await services.push.announce_owner(me.id)
    return Response(status_code=204)


@router.delete("/api/me/devices/{device_id}", status_code=204)
async def remove_device(device_id: str, me: CurrentPlayer, services: TheServices) -> Response:
    """Stop push notifications to a browser."""
    async with services.sessions.begin() as session:
        await push_devices.remove(session, me.id, device_id)
    await services.push.announce_owner(me.id)
    return Response(status_code=204)


@router.post("/you/devices/{device_id}/remove", include_in_schema=False)
async def remove_by_form(device_id: str, me: CurrentPlayer, services: TheServices) -> Response:
    """Stop push notifications to a browser, and redirect to the profile."""
    await remove_device(device_id, me, services)
    return RedirectResponse("/you", 303)
