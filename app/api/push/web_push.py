"""Web Push: a message, encrypted for one browser and signed by this server (RFC 8291, 8188, 8292)."""

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

from app.db.rows.push import Device

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
SIGNED_FOR_S = 12 * 3600
KEPT_FOR_S = 24 * 3600  # how long the push service keeps it for a browser that is offline
ANSWER_WITHIN_S = 10
GONE = (404, 410)


class PushKey:
    """The server's signing key. It is derived from the secret key, so that it stays the same."""

    def __init__(self, secret: str) -> None:
        drawn = hmac.digest(secret.encode(), b"web push", hashlib.sha512)
        self._private = ec.derive_private_key(1 + int.from_bytes(drawn, "big") % (ORDER - 1), CURVE)

    @cached_property
    def public(self) -> str:
        """The public key, encoded as browsers expect it."""
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def auth_headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """Return the headers that prove to a push service who sends."""
        claims = {"aud": origin_of(endpoint), "sub": contact, "exp": int(time.time()) + SIGNED_FOR_S}
        headers: dict[str, str] = Vapid02(self._private).sign(claims)
        return headers


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def is_push_service(services: str, endpoint: str) -> bool:
    """Whether an endpoint belongs to a trusted push service; messages are posted to no other."""
    origin = origin_of(endpoint)
    return "@" not in origin and any(fnmatchcase(origin, one) for one in services.split())


def encrypt(device: Device, text: bytes) -> bytes:
    """Encrypt a message for one browser."""
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
    """Post a message to the browser's push service, replacing a waiting one of the same `topic`.

    Returns False if the subscription no longer exists. Raises httpx.HTTPError.
    """
    headers = key.auth_headers(device.endpoint, contact) | {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR_S),
        "Topic": topic,
        "Urgency": "high",
    }
    posting = http.stream("POST", device.endpoint, content=encrypt(device, text), headers=headers)
    async with posting as answer:  # the body is not read
        if answer.status_code in GONE:
            return False
        answer.raise_for_status()
        return True
