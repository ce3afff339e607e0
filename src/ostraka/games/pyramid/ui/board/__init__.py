"""The board as one drawing, and what lies on it."""
