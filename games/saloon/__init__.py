"""Morte nel saloon: a storytelling card game by Greta Bellagamba and Daniele Di Rubbo, as the rules page has it."""
