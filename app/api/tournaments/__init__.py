"""Tournaments over HTTP and as pages."""
