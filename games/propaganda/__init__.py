"""Propaganda: an election on a board of ninety houses, as the rules page has it."""
