# Il cartello di chi aspetta di cominciare.

lobby-title = 🪵 <b>{ $game }</b>
lobby-empty = Il tavolo è ancora vuoto: chi si siede per primo?
lobby-seated =
    { $count ->
        [one] Al tavolo c’è una persona:
       *[other] Al tavolo siete in { $count }:
    }
lobby-sitter-here =
    { $host ->
        [yes] { $seat }. { $name } ✅ (ha aperto il tavolo)
       *[no] { $seat }. { $name } ✅
    }
lobby-sitter-letter =
    { $host ->
        [yes] { $seat }. { $name } ✉️ (ha aperto il tavolo)
       *[no] { $seat }. { $name } ✉️
    }
lobby-sitter-computer = { $seat }. { $name } 🤖
lobby-letters =
    { $count ->
        [one] ✉️ A chi ha la busta non posso ancora scrivere in privato: tocchi «Entro» e poi «Avvia».
       *[other] ✉️ A chi ha la busta non posso ancora scrivere in privato: tocchino «Entro» e poi «Avvia».
    }
lobby-need =
    { $count ->
        [one] Manca ancora una persona: si gioca almeno in { $least }.
       *[other] Mancano ancora { $count } persone: si gioca almeno in { $least }.
    }
lobby-deck = 🃏 Mazzo per { $count }: { $cards }.
lobby-settings = ⚙️ { $settings }
lobby-closes = ⏳ Si comincia fra { $left_span }, o quando chi ha aperto il tavolo dà il via.
lobby-standing = ⏸ Il tempo è fermo.
lobby-proof = 🔏 Sigillo del mazzo: <code>{ $proof }…</code>
lobby-proof-hidden = 🙈 Alla fine non tutte le carte si scoprono, perciò il sigillo resta chiuso.

lobby-button-join = 🪑 Entro
lobby-button-leave = Esco
lobby-button-go = ▶️ Via
lobby-button-options = ⚙️ Opzioni
lobby-button-extend = Più tempo
lobby-button-invite = 🔗 Invita
lobby-button-fill = 🤖 Completa con giocatori automatici
lobby-button-people = 👥 Togliere qualcuno
lobby-button-give = 🤝 Cedere il tavolo
lobby-button-list = « Torna al tavolo
lobby-button-back = « Torna alle opzioni
lobby-button-up = « Indietro

lobby-people = 👥 <b>Chi togliere dal tavolo?</b>
    Basta toccare un nome. Chi perde il posto per sbaglio può sempre sedersi di nuovo.
lobby-give = 🤝 <b>A chi passa il tavolo?</b>
    Chi lo riceve cambia le opzioni, dà il via, può mettere in pausa o chiudere.
# Lo manda una persona a chi vuole, insieme al link: parla lei, non il narratore.
lobby-invitation = Si gioca a { $game }: ci stai? Con questo link ti siedi al tavolo.
lobby-options = ⚙️ <b>Le regole di questo tavolo</b>
    Toccate una voce per cambiarla. Può farlo chi ha aperto il tavolo, e chi amministra il gruppo.
lobby-option = ⚙️ <b>{ $name }</b>
    { $help }
lobby-section = <b>{ $name }</b>
lobby-option-row = { $name }: { $value }
# Un telefono taglia la fine di un bottone stretto: il numero sta davanti.
lobby-deck-row = { $count } × { $role }
lobby-role-in = ✅ { $role }
lobby-role-out = 🚫 { $role }
lobby-gaps =
    { $count ->
        [one] ⚠️ Così non si può comporre un mazzo per { $sizes }: rimettete in gioco qualche ruolo, o evitate quel numero.
       *[other] ⚠️ Così non si può comporre un mazzo in { $sizes }: rimettete in gioco qualche ruolo, o evitate questi numeri.
    }
lobby-lift = 🃏 Basterebbe rimettere in gioco { $roles }.
lobby-deck-by-hand =
    { $count ->
        [one] a mano, una carta
       *[other] a mano, { $count } carte
    }
