"""How the game is drawn for people; rules know nothing of it."""
