"""What a sensible player leans to, and what a position is worth."""
