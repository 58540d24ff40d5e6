"""Tournaments of several matches: the layer between the API and the tables."""
