# Le parole che servono a tutti i giochi.

# L'ultima giuntura di un elenco.
list-end = { $head } { INITIAL($last) ->
    [e] ed
   *[other] e
} { $last }

# Chi ha un nome che non si vede, o non siede più al tavolo.
name-stand-in = Ospite { $seat }

span-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
span-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
span-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
span-minute-and-a-half = un minuto e mezzo
span-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}

button-chosen = ✅ { $label }
button-page-back = « Pagina { $page } di { $pages }
button-page-next = Pagina { $page } di { $pages } »
button-rematch = Un’altra partita
button-proof = È stata leale?

# Quel che dice al tavolo un giocatore automatico.
saying = 🤖 <b>{ $name }</b>: { $words }
