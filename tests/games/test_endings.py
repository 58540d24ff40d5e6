"""Golden records: at least one match for every way in which a match can end.

tests/table/replay/test_record.py replays them.
"""

import msgspec

from tests.games.matches import every_game, folder_of_tests
from tests.games.test_texts import dashed, of


@every_game
def test_there_is_a_record_of_every_way_to_end_and_a_sentence_for_it(game) -> None:
    records = (folder_of_tests(game.id) / "records").glob("*.ndjson")
    ends = [msgspec.json.decode(path.read_bytes().splitlines()[-1]) for path in records]

    assert {dashed(end["outcome"]["reason"]) for end in ends} == of(game.id, "reason")
