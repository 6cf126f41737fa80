# La partita di prova: una persona sola, tutti gli altri posti ai giocatori automatici.

practice-which-game = 🎓 A che cosa ti alleni? È una partita intera, tutta qui in privato: tu hai un posto, gli altri li tengono i giocatori automatici.
practice-how-many = 🎓 <b>{ $game }</b>, partita di prova. Quanti posti ha il tavolo, contando il tuo?
practice-button-usual = 👥 { $count } posti, come consiglio io
practice-button-seats = { $count }
practice-button-open = 🎓 Apri la prova
practice-in-private = La partita di prova si gioca in privato, fra te e me: il gruppo non sente niente.
practice-opened =
    🎓 <b>{ $game }</b>, partita di prova: tu e { $count ->
        [one] un giocatore automatico
       *[other] { $count } giocatori automatici
    }. Quello che un gruppo sentirebbe, qui lo leggi tu.

    Nessuna fretta: i tempi che leggerai sono quelli di una partita vera, ma qui l’orologio sta fermo finché non rispondi o non premi «Avanti». Di questa partita non resta traccia nei risultati.

    /ruolo mostra di nuovo la tua carta, /regole spiega la fase, /ferma chiude.
practice-goes-on = 🎓 La tua prova di <b>{ $game }</b> è ancora qui: si riprende da dove eri. /ferma la chiude.
practice-here = In questa chat c’è una partita di prova: prima chiudila con /ferma.
practice-desk-here = In questa chat è aperto il tuo banco da narratore: finché c’è quello, niente partita di prova. /ferma lo chiude.
practice-engaged = Hai un posto in «{ $group }»: ci si allena quando quella partita è finita.
practice-no-hurry = In una partita di prova il tempo non corre: si va avanti quando rispondi o quando premi «Avanti».
practice-stopped = 🎓 Prova chiusa. Un’altra si comincia con /pratica.
practice-put-away = 🎓 La prova aspettava da una settimana e l’ho chiusa. Un’altra si comincia con /pratica.
practice-put-away-for-table = 🎓 Adesso hai un posto a un tavolo vero: la prova l’ho chiusa.
practice-status = <b>{ $game }</b> · partita di prova

practice-asked = 👆 Tocca a te: rispondi qui sopra.
practice-idle = ⏸ Quando vuoi, si va avanti.
practice-button-on = ▶️ Avanti
practice-button-skip = ⏩ Avanti senza rispondere
practice-button-quiet = 🔕 Senza consigli
practice-button-hints = 💡 Con i consigli
practice-tip = 💡 <b>La tua carta.</b> { $tip }
practice-hint = 💡 { $hint }
