# Il comando che apre un tavolo di The Village, e la sua voce nel menu.

command-word-village = villaggio
command-game-village = apri un tavolo di The Village
