"""Passkeys (WebAuthn): a device signs a challenge with a key that never leaves it.

They come in addition to recovery words: a lost device takes its passkey along. Signing in with one ends in a
device link, like signing in with words. Passkeys for the desk are apart: words, a link or another passkey of
their player open no desk.
"""

import secrets
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import msgspec
import webauthn
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from app.api.access.identity import base_url, secret_hash
from app.api.services import Services
from app.db.identity_models import Passkey
from app.db.queries.people import passkeys
from app.errors import BadRequest, Conflict
from app.table.wire.document import PlayerView

CHALLENGE_BYTES = 32
CHALLENGE_LASTS = timedelta(minutes=5)
MOST_PASSKEYS = 20


class Site(Struct, frozen=True):
    """The site that passkeys are bound to, as a browser names it."""

    host: str
    origin: str


async def answer_of(request: Request) -> dict[str, Any]:
    """Return what a browser's `PublicKeyCredential.toJSON()` gave. Raises BadRequest."""
    try:
        return msgspec.json.decode(await request.body(), type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise BadRequest("passkey", cause=error) from None


def site_of(connection: HTTPConnection) -> Site:
    """Return the site of a request, whose passkeys no other site can use."""
    parts = urlsplit(base_url(connection))
    return Site(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


async def registration_options(
    services: Services, site: Site, player: PlayerView, *, for_desk: bool = False
) -> str:
    """Return what a browser needs to make a passkey for a player, or one `for_desk`, as JSON.

    An authenticator keeps one passkey for each user of a site, so that the desk's is another user's.
    """
    async with services.sessions() as session:
        known = await passkeys.of_player(session, player.id, for_desk=for_desk)
    user_id, name = (f"desk {player.id}", f"{player.name} (desk)") if for_desk else (player.id, player.name)
    return options_to_json(
        webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Stadion",
            user_id=user_id.encode(),
            user_name=name,
            challenge=await _new_challenge(services),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(one.id) for one in known],
        )
    )


async def add_passkey(
    services: Services,
    site: Site,
    player_id: str,
    answer: dict[str, Any],
    agent: str,
    *,
    for_desk: bool = False,
) -> None:
    """Keep the passkey that a browser made. Raises BadRequest, Conflict."""
    challenge = await _answered_challenge(services, answer)
    try:
        made = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except WebAuthnException as error:
        raise BadRequest("passkey", cause=error) from None
    row = Passkey(
        id=made.credential_id,
        player_id=player_id,
        public_key=made.credential_public_key,
        sign_count=made.sign_count,
        agent=agent,
        for_desk=for_desk,
    )
    async with services.sessions.begin() as session:
        if await passkeys.add(session, row) > MOST_PASSKEYS:
            raise Conflict("tokens-enough", most=MOST_PASSKEYS)


async def sign_in_options(services: Services, site: Site, operator_id: str | None = None) -> str:
    """Return what a browser needs to sign in with any passkey of this site, as JSON.

    `operator_id`: With one of an operator's passkeys for the desk instead.
    """
    known = []
    if operator_id is not None:
        async with services.sessions() as session:
            known = await passkeys.of_player(session, operator_id, for_desk=True)
    return options_to_json(
        webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=await _new_challenge(services),
            allow_credentials=[PublicKeyCredentialDescriptor(one.id) for one in known],
            user_verification=UserVerificationRequirement.REQUIRED,
        )
    )


async def player_of_passkey(
    services: Services, site: Site, answer: dict[str, Any], *, for_desk: bool = False
) -> str:
    """Return the player whose passkey, or passkey `for_desk`, signed a challenge of this server.

    Raises BadRequest.
    """
    challenge = await _answered_challenge(services, answer)
    async with services.sessions.begin() as session:
        known = await passkeys.by_id(session, _bytes_of(answer.get("id")))
        if known is None or known.for_desk != for_desk:
            raise BadRequest("passkey")
        try:
            signed = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
                require_user_verification=True,
            )
        except WebAuthnException as error:
            raise BadRequest("passkey", cause=error) from None
        known.sign_count = signed.new_sign_count
        return known.player_id


async def _new_challenge(services: Services) -> bytes:
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    async with services.sessions.begin() as session:
        await passkeys.keep_challenge(session, _hash(services, challenge), CHALLENGE_LASTS)
    return challenge


async def _answered_challenge(services: Services, answer: dict[str, Any]) -> bytes:
    """Use up the challenge that an answer names, and return it. Raises BadRequest if it is not open."""
    response = answer.get("response")
    said = response.get("clientDataJSON") if isinstance(response, dict) else None
    try:
        challenge = parse_client_data_json(_bytes_of(said)).challenge
    except (WebAuthnException, ValueError) as error:
        raise BadRequest("passkey", cause=error) from None
    async with services.sessions.begin() as session:
        if not await passkeys.use_challenge(session, _hash(services, challenge), CHALLENGE_LASTS):
            raise BadRequest("passkey")
    return challenge


def _bytes_of(text: object) -> bytes:
    """Decode base64url. Raises BadRequest."""
    try:
        return base64url_to_bytes(text) if isinstance(text, str) else b""
    except ValueError as error:
        raise BadRequest("passkey", cause=error) from None


def _hash(services: Services, challenge: bytes) -> bytes:
    return secret_hash(services, f"challenge {bytes_to_base64url(challenge)}")
