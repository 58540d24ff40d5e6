"""Which searches meet: wishes, pairing, and gatherings of more than two, as pure functions."""
