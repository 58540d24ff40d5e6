"""Pages rendered from templates."""
