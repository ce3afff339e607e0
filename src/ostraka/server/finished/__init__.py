"""Games that are over, as they were."""
