"""The clocks of a match, as pure arithmetic over milliseconds.

The current time is always a parameter, and nothing here stores or sends anything.
"""
