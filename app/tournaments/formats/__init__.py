"""Stadion's own tournaments, the same for every game: round robin, knockout and Swiss system.

All functions are pure, like the rules of a game. The module `course` leads from the start to the end and is
the one to read first; docs/explanation/tournaments.md says what it is for.

- `field` has the state. `events` has what is told of each step.
- `seating` says how many tables there are, and who sits where at each.
- `round_robin`, `knockout` and `swiss` say who meets whom. `matching` and `grouping` are the search for the
  best pairs and the best tables of a Swiss round.
- `standings` has the order of the entrants.
"""
