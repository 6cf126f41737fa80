# Quel che si legge quando una mossa a The Village non si può fare. Al massimo duecento caratteri, e mai un rimprovero.

refusal-village-own-vote = Per sé non si vota. Scegli un altro nome, oppure «Nessuno».
refusal-village-talk-too-fast = Un messaggio ogni tre secondi: gli altri faticano a starti dietro. Aspetta un attimo e riscrivilo.
refusal-village-talk-enough = Per stanotte hai già scritto abbastanza messaggi. Ora bastano i bottoni; la prossima notte si riparte.
refusal-village-too-few = Servono almeno cinque persone. Chiamate qualcuno, o fate sedere i giocatori automatici.
refusal-village-too-many = Al tavolo ci stanno al massimo trentacinque persone. Qualcuno deve lasciare il posto.
refusal-village-weak-village = Con i ruoli esclusi il villaggio sarebbe troppo debole, per quanti siete. Rimettete in gioco qualche suo ruolo, o scegliete il mazzo «caos».
refusal-village-weak-enemies = Con i ruoli esclusi il villaggio non avrebbe nemici alla sua altezza, per quanti siete. Rimettete in gioco qualche lupo o qualche altro nemico.

# Al banco di chi narra dal vivo.
refusal-village-desk-unheard = Questo al banco non l’ho capito. Di notte e al voto scrivi per esempio «7 &gt; 3»; prima di giocare, le carte una per riga. Per annullare c’è il bottone.
refusal-village-desk-no-holder = Adesso nessuno può farlo: chi avrebbe quella carta non c’è, o l’ha già usata.
refusal-village-desk-too-early = L’Artigliere spara solo dopo la fase dell’Investigatore.
refusal-village-desk-wrong-count = Serve una carta per persona: conta le righe e incolla di nuovo la lista.
refusal-village-desk-too-strong = La forza di una carta inventata va da -9 a 99.
refusal-village-desk-no-majority = I Satanisti non sono ancora più della metà dei vivi: non ci si può arrendere.
