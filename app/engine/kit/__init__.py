"""Tools for the code of games: drawing and recording, reading data files, odds."""
