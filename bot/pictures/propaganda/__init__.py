"""The board of Propaganda as a picture. Made from what everybody at the table may know, and from nothing else."""

from bot.pictures.propaganda.board import PROPAGANDA
from bot.pictures.propaganda.data import BoardData, Clash, Party, PartySeat

__all__ = ["PROPAGANDA", "BoardData", "Clash", "Party", "PartySeat"]
