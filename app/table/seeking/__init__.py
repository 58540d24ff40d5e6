"""Finding opponents: wishes, the pairing of searches, and calls (docs/explanation/finding-opponents.md)."""
