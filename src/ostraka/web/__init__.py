"""What browsers are given: templates, styles, one script, and what npm packages brought."""
