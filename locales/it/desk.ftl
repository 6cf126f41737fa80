# Il banco di chi narra dal vivo: come ci si arriva. Le schermate sono di ciascun gioco.

desk-none = Qui non c'è nessun gioco da narrare dal vivo.
desk-not-open = Il banco adesso è chiuso. Per aprirlo: /narra
desk-which = 🎴 Quale gioco narri stasera?
desk-in-private = 🎴 Narri tu? Il banco si apre in privato, dove nessuno sbircia le carte.
desk-button-open = 🎴 Apri il banco

command-narrate = narra tu, dal vivo: io tengo il banco
command-undo = al banco: annulla l'ultima mossa
command-concede = al banco: il villaggio si arrende alla setta
