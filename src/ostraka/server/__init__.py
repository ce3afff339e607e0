"""Ostraka for the browser and for programs: pages, live tables, the API and what is kept."""
