"""Acts for players whose time is up, and changes clocks where players agree.

Players can give each other time and agree on pauses. With clocks by days, players are reminded before a
deadline.
"""
