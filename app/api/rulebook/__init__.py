"""The players' book and the specification of each game."""
