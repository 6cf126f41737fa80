"""The use cases: one step, one transaction. Knows games.core and storage, no game by name."""
