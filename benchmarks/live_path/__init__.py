"""Benchmarks of what an action costs the server, and of the load that one server can carry."""
