"""Figures: what is kept of finished games, and how people and groups are told of it. Names no game."""
