"""Lupi e contadini with a person as the moderator: a desk with the script of the evening."""
