"""How pages are made: templates, assets, words, who visits."""
