"""The story of a finished match: who led, its highlights, its luck."""
