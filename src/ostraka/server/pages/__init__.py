"""The pages and their addresses."""
