"""The exit codes of the `stadion` command."""

OK = 0
WRONG = 1
"""The command failed, or a record is invalid; what it printed says why."""
USAGE = 2
"""The arguments make no sense; argparse exits with it."""
