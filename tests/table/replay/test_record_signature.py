"""Only the server's key signs, and it signs one head of one match."""

from msgspec import structs

from app.table.replay.record_signature import RecordKey, fresh_key, is_signed

DIGEST, OTHER = bytes(32), bytes([1] * 32)


def test_a_signature_is_of_one_head_of_one_match_by_one_key() -> None:
    key, other = RecordKey(fresh_key()), RecordKey(fresh_key())
    signature = key.sign("match", DIGEST)

    assert is_signed(key.public(), "match", DIGEST, signature)
    assert not is_signed(key.public(), "match", OTHER, signature)
    assert not is_signed(key.public(), "another", DIGEST, signature)
    assert not is_signed(other.public(), "match", DIGEST, signature)
    assert not is_signed(key.public(), "match", DIGEST, "no signature")


def test_a_key_that_is_not_the_one_of_its_id_is_refused() -> None:
    key, other = RecordKey(fresh_key()), RecordKey(fresh_key())
    claimed = structs.replace(other.public(), id=key.id)

    assert not is_signed(claimed, "match", DIGEST, other.sign("match", DIGEST))
    assert not is_signed(
        structs.replace(key.public(), algorithm="none"), "match", DIGEST, key.sign("match", DIGEST)
    )
