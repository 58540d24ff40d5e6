"""The life of one action: matched with the offered ones, evaluated, committed, shown."""
