"""Stadion: sports tabletop games in a browser, with the rules and the dice on the server."""
