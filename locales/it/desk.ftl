# Il banco di chi narra dal vivo: come ci si arriva. Le schermate sono di ciascun gioco.

desk-none = Qui non c'è nessun gioco da narrare dal vivo.
desk-not-open = Il banco adesso è chiuso. Per aprirlo: /narra
desk-unknown-card = Che carta è { $words }? Una carta inventata si scrive <code>Nome.5b</code> se è col villaggio, <code>Nome.5c</code> se è contro.
desk-which = 🎴 Quale gioco narri stasera?
desk-in-private = 🎴 Narri tu? Il banco si apre in privato, dove nessuno sbircia le carte.
desk-button-open = 🎴 Apri il banco

command-narrate = narra tu, dal vivo: io tengo il banco
command-undo = al banco: annulla l'ultima mossa
command-concede = al banco: il villaggio si arrende alla setta
