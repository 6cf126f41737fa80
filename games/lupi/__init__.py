"""Lupi e contadini: the classic game of werewolves, as the rules page has it."""
