"""What pages are made of: templates, static files, texts, visitors."""
