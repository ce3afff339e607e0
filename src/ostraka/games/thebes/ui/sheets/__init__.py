"""The sheets beside the board."""
