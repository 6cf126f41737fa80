### Il quiz: in privato il menu e le domande, nei gruppi la sfida e la domanda del giorno.
### In privato si dà del tu, al gruppo del voi. Chi sbaglia non viene rimproverato: si impara.

## Il menu in privato

quiz-menu =
    🎓 <b>Quiz · { $game }</b>

    { $seen ->
        [0] Ci sono { $count } domande, e non ne hai ancora vista nessuna. Dieci alla volta bastano.
       *[other] Hai incontrato { $seen } domande su { $count }. { $due ->
            [0] Per ora non c’è niente da ripassare.
            [one] Ce n’è una da ripassare.
           *[other] Ce ne sono { $due } da ripassare.
        }
    }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }🔥 { $streak } giorni di fila.
    }
quiz-page-teams = 🎭 <b>{ $game }</b>: di quale squadra vuoi le domande?
quiz-page-levels = 🪜 <b>{ $game }</b>: quanto difficili?
quiz-page-games = 🎲 Di quale gioco vuoi le domande?
quiz-level-1 = 🌱 Per cominciare
quiz-level-2 = 🌿 Per chi ha già giocato
quiz-level-3 = 🌳 Per chi sa tutto

quiz-button-choice = { $label }
quiz-button-quick = ⚡ Dieci domande
quiz-button-endless = ♾ Senza fine
quiz-button-teams = 🎭 Una squadra
quiz-button-levels = 🪜 Per livello
quiz-button-typed = ⌨️ Che ruolo è?
quiz-button-mistakes = 🔁 Solo i miei errori ({ $count })
quiz-button-progress = 📈 Progressi
quiz-button-reminder = ⏰ Promemoria
quiz-button-games = 🎲 Un altro gioco
quiz-button-go-on = ▶️ Continua
quiz-button-stop = ⏹ Basta
quiz-button-skip = ⏭ Non lo so
quiz-button-again = 🔄 Ancora
quiz-button-menu = 🎓 Menu

## Le domande

quiz-question =
    <b>{ $question }</b>

    { $answers }
quiz-typed =
    <b>{ $question }</b>

    ⌨️ Scrivi il nome del ruolo.
quiz-revealed =
    <b>{ $question }</b>

    { $told ->
        [right] ✅ Giusto: { $answer }
        [wrong] ❌ Era: { $answer }
       *[none] 💡 { $answer }
    }

    { $why }
quiz-right-toast = Giusto!
quiz-wrong-toast = Non è questa.
quiz-typed-right =
    ✅ Sì: <b>{ $role }</b>.

    { $why }
quiz-typed-shown =
    💡 Era <b>{ $role }</b>.

    { $why }
quiz-typed-near = { $told ->
        [role] 🔥 { $role } no, ma ci sei molto vicino. Riprova.
       *[none] 🔥 Ci sei quasi: il nome intero?
    }
quiz-typed-wrong = { $role }? No. Riprova, o premi «Non lo so».
quiz-typed-unknown = Un ruolo con questo nome non lo conosco. Riprova, o premi «Non lo so».

## Come è andata

quiz-result =
    🏁 <b>{ $count ->
        [0] Nessuna domanda, questa volta
        [one] { $rights } su una
       *[other] { $rights } su { $count }
    }</b>{ $missed_count ->
        [0] { $perfect ->
            [yes] : nemmeno un errore!
           *[no] .
        }
       *[other] { "." }

        Da riguardare: { $missed }.
    }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }🔥 { $streak } giorni di fila.
    }
quiz-no-mistakes = Di errori da ripassare non ne hai: bene così.
quiz-nothing-to-ask = Qui non ho domande da farti. Prova un’altra scelta del menu.
quiz-no-questions = Per i giochi che conduco qui non ho ancora domande.
quiz-none-open = Non c’è nessun quiz da fermare. /quiz ne comincia uno.
# Parole che, dopo /quiz, lo fermano.
quiz-words-stop = stop, basta, ferma, fine

## I progressi

quiz-progress =
    📈 <b>Progressi · { $game }</b>

    Domande incontrate: { $seen } su { $count }. Risposte giuste: { $rights } su { $answers }. Da ripassare adesso: { $due }.
    🔥 Giorni di fila: { $streak } (al massimo { $best }).
quiz-progress-team =
    <b>{ $team }</b>
    { $bar } { $percent }% · già incontrati: { $met } su { $count }
quiz-progress-title = Quanto ne sai · { $game }
quiz-progress-note = Barra piena: lo ricorderai per settimane. Barra chiara: quel che hai già incontrato.

## Il promemoria

quiz-reminder-page =
    ⏰ <b>Promemoria</b>

    { $hour ->
        [-1] A che ora ti ricordo il quiz? Una riga al giorno, e nessuna se hai già risposto.
       *[other] Ogni giorno alle { $hour }:00 ti ricordo il quiz, se non hai ancora risposto a niente.
    }
    Fuso orario: { $zone }.
quiz-zones =
    🌍 Il tuo fuso orario è { $zone }.

    Se il tuo non è fra questi, scrivilo dopo il comando: <code>/quiz Europe/Paris</code>.
quiz-no-such-zone = Questo fuso orario non lo conosco. Si scrive così: /quiz Europe/Rome
quiz-button-zone = 🌍 { $zone }
quiz-button-reminder-off = 🔕 Niente promemoria
quiz-reminder =
    🎓 Due minuti per il quiz? { $due ->
        [0] Oggi c’è qualcosa di nuovo.
        [one] C’è una domanda che sta per sfuggirti.
       *[other] Ci sono { $due } domande da ripassare.
    }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }🔥 { $streak } giorni di fila: oggi sarebbe un altro.
    }

## La sfida nei gruppi

quiz-board =
    ⚔️ <b>Sfida · { $game }</b>

    { $count } domande, { $seconds } secondi per ognuna. Contano le risposte giuste, e fra le giuste le più rapide.

    { $players ->
        [0] Per ora non c’è nessuno.
       *[other] Partecipano: { $names }.
    }
    Si comincia entro { $span }. Chi arriva dopo può rispondere lo stesso.
quiz-board-begun =
    ⚔️ <b>Sfida · { $game }</b>

    { $count } domande, { $seconds } secondi per ognuna. Partecipano: { $names }. Può rispondere anche chi arriva adesso.
quiz-board-empty = ⚔️ Per la sfida non si è presentato nessuno. Quando volete, /quiz ne apre un’altra.
quiz-board-cancelled = ⚔️ Sfida annullata. Quando volete, /quiz ne apre un’altra.
quiz-button-join = 🙋 Ci sto
quiz-button-leave = Esco
quiz-button-go = ▶️ Cominciamo
quiz-button-cancel = ✖️ Annulla
quiz-button-daily = 📅 Domanda del giorno
quiz-button-daily-off = 🔕 Niente domanda del giorno
quiz-button-board = ⬅️ Alla sfida
quiz-button-rematch = 🔄 Rivincita
quiz-button-private = 🎓 In privato
quiz-duel-opened-toast = Sfida aperta.
quiz-in = Ci sei.
quiz-in-already = Ci sei già.
quiz-out = Va bene, alla prossima.
quiz-not-in = Non eri fra chi partecipa.
quiz-table-open = Qui c’è un tavolo aperto: la sfida si fa quando la partita è finita. In privato il quiz è sempre pronto.
quiz-duel-already = Una sfida è già in corso qui: finita quella, se ne fa un’altra.
quiz-host-only = Può farlo chi ha aperto la sfida, o chi amministra il gruppo.
quiz-anonymous = Chi scrive come amministratore anonimo non può partecipare: non saprei a chi dare i punti. Passa al tuo nome e riprova.
quiz-anonymous-vote = I voti dati a nome di un gruppo o di un canale non posso contarli: per partecipare si risponde con il proprio nome.
quiz-too-late = Il tempo per questa domanda è finito.
quiz-answered-already = Hai già risposto: vale la prima risposta.
quiz-nobody = 🏁 La sfida è finita, e non ha risposto nessuno.
quiz-table =
    🏁 <b>La sfida è finita</b>

    { $rows }{ $more ->
        [0] { "" }
       *[other] { "" }
        … e altre { $more } persone.
    }{ $gone_count ->
        [0] { "" }
       *[other] { "" }

        🚪 Via prima della fine: { $gone }.
    }{ $silent_count ->
        [0] { "" }
       *[other] { "" }

        💤 Nessuna risposta da: { $silent }.
    }
quiz-table-line = { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $rank }.
    } { $name } · <b>{ $points }</b> { $points ->
        [one] punto
       *[other] punti
    } ({ $rights }/{ $of })

## La domanda del giorno

quiz-daily = 📅 <b>La domanda del giorno</b>
quiz-daily-page =
    📅 <b>Domanda del giorno</b>

    { $hour ->
        [-1] Una domanda al giorno, per tutto il gruppo: a che ora? La scelta tocca a chi amministra.
       *[other] Ogni giorno alle { $hour }:00 faccio una domanda al gruppo. Se in quel momento si gioca, aspetto.
    }
quiz-daily-result = 📅 La domanda del giorno è chiusa: { $count ->
        [one] una risposta
       *[other] { $count } risposte
    }, { $rights ->
        [0] nessuna giusta. Domani andrà meglio.
        [one] { $count ->
            [one] ed è giusta: è di { $first }.
           *[other] una giusta, di { $first }.
        }
       *[other] { $rights } giuste. La più rapida è di { $first }.
    }
