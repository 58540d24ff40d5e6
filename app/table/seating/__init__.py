"""Every change of a match's seats goes through here."""
