"""What the clocks of a match say: pure arithmetic over milliseconds."""
