"""Builds what a document says of where chance comes from (docs/PROTOCOL.md)."""

from collections.abc import Sequence

from app.engine.chance import commitment
from app.table.state.player_words import ChanceHeader, WordPlace
from app.table.wire.document import Fairness, FairnessV1, PlayerWord


def fairness_view(
    header: ChanceHeader, places: Sequence[WordPlace], *, begun: bool, over: bool, head: str | None = None
) -> Fairness | FairnessV1:
    """Return the commitments, the words if the match has `begun`, and the server's seed if it is `over`.
    `head` is that of the chain.
    """
    promised, seed = commitment(header.server_seed), header.server_seed.hex() if over else None
    if header.chance_version == 1:
        return FairnessV1(promised, [one.client_seed for one in places], seed)
    words = [PlayerWord(one.word_commitment, one.word if begun else None) for one in places]
    return Fairness(promised, words, seed, header.chosen, head)
