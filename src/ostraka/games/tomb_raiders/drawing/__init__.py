"""How the table of The Tomb Raiders is drawn: its cards and signs, and the parts of its scene."""
