"""Finished games: their archives, and tables that cannot go on."""
