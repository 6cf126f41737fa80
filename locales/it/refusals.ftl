# Quel che si legge quando una mossa non si può fare: cosa succede, perché, e cosa fare invece.
# Al massimo duecento caratteri, e mai un rimprovero: un bottone vecchio capita a tutti.

refusal-stale = Questa domanda è già chiusa. Cerca il messaggio più recente: lì i bottoni funzionano.
refusal-not-offered = Questa scelta non c’è, o non c’è più. Scegli fra i bottoni del messaggio più recente.
refusal-barred = Questa volta non si può scegliere. Prova con un altro bottone.
refusal-over = La partita è finita. Per giocarne un’altra aprite un nuovo tavolo nel gruppo.

refusal-lupi-guarded-last-night = Su questa porta hai vegliato la notte scorsa, e due notti di fila non si può. Scegline un’altra.
refusal-lupi-own-vote = Per sé non si vota. Scegli un altro nome, oppure «Nessuno».
refusal-lupi-talk-too-fast = Un messaggio ogni tre secondi: il branco fatica a starti dietro. Aspetta un attimo e riscrivilo.
refusal-lupi-talk-enough = Per stanotte hai già mandato venti messaggi al branco. Ora bastano i bottoni; domani notte si riparte.
refusal-lupi-too-few = Servono almeno cinque persone. Chiamate qualcuno, o fate sedere i giocatori automatici.
refusal-lupi-too-many = Al tavolo ci stanno al massimo trentacinque persone. Qualcuno deve lasciare il posto.
refusal-lupi-round-too-slow = Con il ritmo lento non si vota a turno: durerebbe settimane. Mettete il primo voto su «insieme» o «automatico».
refusal-lupi-deck-counts = Il conto delle carte non torna. Aprite «Mazzo» nelle opzioni e rifatelo, o tornate all’automatico.
refusal-lupi-deck-size = Le carte non sono tante quante le persone. Aprite «Mazzo» e pareggiate con − e +, o tornate all’automatico.
refusal-lupi-deck-no-wolf = Nel mazzo non c’è nemmeno un lupo. Mettetene almeno uno.
refusal-lupi-deck-many-wolves = Troppi lupi: ci vogliono almeno due umani più dei lupi, o la prima alba sarebbe già l’ultima.
