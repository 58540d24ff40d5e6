"""The way of one action: judged, played, committed, told."""
