"""The clocks of a match: pure arithmetic over milliseconds."""
