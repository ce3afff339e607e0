"""The rules: what every game has here, and its own chapters of the rulebook beside it."""
