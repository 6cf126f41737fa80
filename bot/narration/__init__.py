"""Facts to words: pure functions from events, prompts and views to outgoing items. Knows no game by name."""
