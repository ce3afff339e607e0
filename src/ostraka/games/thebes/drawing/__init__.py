"""How Thebes is drawn: its art, its board, and the sheets beside it."""
