"""Six words are read as a person types them, and only their owner can make them count."""

import pytest

from app.api.access.identity import new_player
from app.api.players.recovery_words import (
    COUNT,
    LETTERS,
    LISTS,
    asked_numbers,
    confirm_words,
    draw_words,
    folded,
    owner_of,
    readings,
    word_list,
)
from app.api.services import Services

pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.mark.parametrize("lang", LISTS)
def test_four_letters_tell_the_words_of_a_list_apart(lang: str) -> None:
    words = word_list(lang)

    assert len(words) == len({folded(word)[:LETTERS] for word in words}) == 2048


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("  ABLE, about;above\n4. absent 5. absorb 6. abstract", "able about above absent absorb abstract"),
        ("able abou abov abse abso abst", "able about above absent absorb abstract"),
        ("Ábdikace abeceda ADRESA agrese akce aktovka", "abdikace abeceda adresa agrese akce aktovka"),
        ("абзац абонент абсурд авангард авария авиация", "абза абон абсу аван авар авиа"),
    ],
)
def test_words_are_read_however_they_are_typed(typed: str, said: str) -> None:
    assert readings(typed) == readings(said) != []


@pytest.mark.parametrize(
    "typed", ["", "able", "able about above absent absorb", "able about above absent absorb xyzzy", "ё " * 6]
)
def test_what_are_no_six_words_is_nobody(typed: str) -> None:
    assert readings(typed) == []


def test_the_order_of_the_words_and_their_language_count() -> None:
    assert readings("able about above absent absorb abstract") != readings(
        "about able above absent absorb abstract"
    )
    assert all(one.startswith("words cs ") for one in readings("adresa agrese akce akce akce akce"))


@pytest.mark.parametrize("lang", LISTS)
async def test_words_count_once_two_of_them_are_typed_back(services: Services, lang: str) -> None:
    ann = (await new_player(services, "Ann"))[0].id
    shown = draw_words(services, ann, lang)
    right = (shown.words[shown.first - 1], shown.words[shown.second - 1])

    assert len(shown.words) == COUNT and asked_numbers(shown.proof) == (shown.first, shown.second)
    assert await owner_of(services, " ".join(shown.words)) is None
    assert not await confirm_words(services, ann, shown.proof, ("able", "about"))
    assert await confirm_words(services, ann, shown.proof, right)
    assert await owner_of(services, " ".join(shown.words)) == ann


async def test_new_words_make_the_old_ones_void(services: Services) -> None:
    ann = (await new_player(services, "Ann"))[0].id
    old, new = draw_words(services, ann, "en"), draw_words(services, ann, "en")
    for shown in (old, new):
        assert await confirm_words(
            services, ann, shown.proof, (shown.words[shown.first - 1], shown.words[shown.second - 1])
        )

    assert await owner_of(services, " ".join(old.words)) is None
    assert await owner_of(services, " ".join(new.words)) == ann


async def test_a_proof_is_good_for_its_player_alone_and_for_no_other_words(services: Services) -> None:
    ann, ben = [(await new_player(services, name))[0].id for name in ("Ann", "Ben")]
    shown = draw_words(services, ann, "en")
    typed = (shown.words[shown.first - 1], shown.words[shown.second - 1])
    others = shown.proof.replace(shown.proof[:8], "00000000", 1)

    for player, proof in ((ben, shown.proof), (ann, others), (ann, "nonsense"), (ann, "é.1.2.3.é")):
        assert not await confirm_words(services, player, proof, typed)
    assert asked_numbers("nonsense") == (1, 2)
