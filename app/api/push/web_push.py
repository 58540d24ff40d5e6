"""Web Push: a note, encrypted for one browser and signed by this server (RFC 8291, 8188, 8292)."""

import base64
import hashlib
import hmac
import time
from fnmatch import fnmatchcase
from functools import cached_property
from urllib.parse import urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from app.db.models import Device

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
SIGNED_FOR_S = 12 * 3600
KEPT_FOR_S = 24 * 3600  # by the push service, for a browser that is not there
ANSWER_WITHIN_S = 10
GONE = (404, 410)


class PushKey:
    """Who sends: a key of this server, made out of its secret, so that it is as old as that."""

    def __init__(self, secret: str) -> None:
        drawn = hmac.digest(secret.encode(), b"web push", hashlib.sha512)
        self._private = ec.derive_private_key(1 + int.from_bytes(drawn, "big") % (ORDER - 1), CURVE)

    @cached_property
    def public(self) -> str:
        """As a browser wants it."""
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def auth_headers(self, endpoint: str, contact: str) -> dict[str, str]:
        claims = {"aud": origin_of(endpoint), "sub": contact, "exp": int(time.time()) + SIGNED_FOR_S}
        headers: dict[str, str] = Vapid02(self._private).sign(claims)
        return headers


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def is_push_service(services: str, endpoint: str) -> bool:
    """Whether a browser's address is one of the push services that a host trusts: we post to no other."""
    origin = origin_of(endpoint)
    return "@" not in origin and any(fnmatchcase(origin, one) for one in services.split())


def encrypt(device: Device, text: bytes) -> bytes:
    """For the eyes of this browser only."""
    body: bytes = http_ece.encrypt(
        text,
        private_key=ec.generate_private_key(CURVE),
        dh=device.p256dh,
        auth_secret=device.auth,
        version="aes128gcm",
    )
    return body


async def send_push(
    http: httpx.AsyncClient, key: PushKey, contact: str, device: Device, topic: str, text: bytes
) -> bool:
    """Hand a note to the browser's push service, in place of one with this `topic` that still waits there.

    False: the browser is not to be had any more. Raises httpx.HTTPError.
    """
    headers = key.auth_headers(device.endpoint, contact) | {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR_S),
        "Topic": topic,
        "Urgency": "high",
    }
    answer = await http.post(device.endpoint, content=encrypt(device, text), headers=headers)
    if answer.status_code in GONE:
        return False
    answer.raise_for_status()
    return True
