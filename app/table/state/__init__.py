"""The state of one match in memory, as data, and the questions that it answers.

It holds the match's header, seats, position, log, chat and presence, and the rules for waiting. Nothing here
sends or stores anything.
"""
