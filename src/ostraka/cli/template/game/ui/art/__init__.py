"""Drawings that know nothing of a position."""
