"""How a match went: its report, its story and its statistics in words and pictures."""
