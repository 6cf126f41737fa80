# The command that opens a table of The Village, and its entry in the menu.

command-word-village = village
command-game-village = open a table of The Village
