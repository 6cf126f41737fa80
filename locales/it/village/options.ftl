# Le scelte del tavolo di The Village. Il testo di .help si legge aprendo la voce.

village-section-deal = 🃏 Le carte
village-section-play = ⏳ Al tavolo
village-section-roles = 🎭 Ruoli particolari
village-section-victory = 🏆 Come si vince

village-option-ruleset = Regole
    .help = «The Village» è il gioco intero. «Alla GreyWolf» cambia in un colpo le regole che nel Werewolf di GreyWolf sono diverse. «Semplificate»: dodici ruoli soltanto, tutti sanno quali sono in gioco, e si impara in una sera.
village-option-ruleset-village = The Village
village-option-ruleset-greywolf = alla GreyWolf
village-option-ruleset-simplified = semplificate
village-option-pace = Ritmo
    .help = Quanto durano notti, discorsi e voti. «Lento» è per chi gioca nell’arco di giorni: le fasi durano ore.
village-option-pace-fast = svelto
village-option-pace-normal = normale
village-option-pace-slow = lento
village-option-excluded = Ruoli esclusi
    .help = I ruoli con 🚫 non verranno dati. Contadino e Lupo restano sempre; chi esclude la Veggente esclude anche l’Apprendista.
village-option-excluded-none = nessuno
village-option-excluded-some =
    { $count ->
        [one] uno
       *[other] { $count }
    }
village-option-excluded-group-village = 🏘 Il villaggio (esclusi { $count } su { $of })
village-option-excluded-group-wolves = 🐺 I lupi (esclusi { $count } su { $of })
village-option-excluded-group-others = 🎭 Gli altri (esclusi { $count } su { $of })
village-option-vote-display = Il voto
    .help = «Coperto»: finché si vota non si vede niente, allo spoglio si dice chi ha votato chi. «Aperto»: ogni voto si vede subito. «Solo esito»: si sa chi è stato linciato, e basta.
village-option-vote-display-tally = coperto
village-option-vote-display-open = aperto
village-option-vote-display-outcome = solo esito
village-option-reveal-on-death = Chi muore
    .help = Che cosa si mostra di chi muore: la carta, soltanto la squadra, oppure niente. Vale per tutta la partita; il modo in cui si è morti si racconta solo se si mostra la carta.
village-option-reveal-on-death-role = mostra la carta
village-option-reveal-on-death-team = mostra la squadra
village-option-reveal-on-death-none = resta coperto

## Le carte

village-option-deal-mode = Mazzo
    .help = «Bilanciato» rimescola finché le forze quasi si pareggiano. «Caos» prende quel che viene. «Alla pari» pesa i ruoli su migliaia di partite simulate.
village-option-deal-mode-balanced = bilanciato
village-option-deal-mode-chaos = caos
village-option-deal-mode-even = alla pari
village-option-killers-together = Serial Killer e Piromane
    .help = Se possono capitare nella stessa partita.
village-option-killers-together-false = mai insieme
village-option-killers-together-true = anche insieme

## Al tavolo

village-option-absence = Chi non vota
    .help = Che cosa succede a chi lascia passare due votazioni di fila: esce dalla partita, decidono gli altri, gioca un sostituto automatico finché non torna, il suo voto lo sceglie il caso, si salta senza conseguenze, oppure riceve soltanto un avviso. Di notte chi non risponde non rischia nulla.
village-option-absence-remove = esce alla seconda
village-option-absence-vote = decidono gli altri
village-option-absence-substitute = entra un sostituto
village-option-absence-random = sceglie il caso
village-option-absence-skip = si salta
village-option-absence-warn = si avvisa e basta
village-option-reveal-at-end = Alla fine
    .help = Di chi si scopre la carta quando la partita è finita. Se restano coperte, resta chiusa anche la prova delle carte.
village-option-reveal-at-end-all = tutte le carte
village-option-reveal-at-end-living = solo i vivi
village-option-reveal-at-end-none = nessuna
village-option-cult-concede = Resa ai Satanisti
    .help = Se, quando i Satanisti sono in maggioranza, chi è vivo può mettersi d’accordo e chiudere la partita con la loro vittoria.
village-option-cult-concede-false = no
village-option-cult-concede-true = si può

## Ruoli particolari

village-option-thief-mode = Ladro
    .help = «Ogni notte»: ci prova quando vuole, una volta su due riesce, e a chi ha derubato resta la carta del Ladro. «Prima notte»: ruba una volta sola e non sbaglia; a chi ha derubato resta quella del Contadino.
village-option-thief-mode-full = ogni notte
village-option-thief-mode-first_night = prima notte
village-option-traitor-rule = Traditore
    .help = Per chi gioca e con chi vince. Di solito deve aiutare i lupi, ma vince con il villaggio.
village-option-traitor-rule-both = aiuta i lupi, vince col villaggio
village-option-traitor-rule-village = tutto per il villaggio
village-option-traitor-rule-wolves = tutto per i lupi
village-option-beholder-mutual = Osservatore e Veggente
    .help = Se anche la Veggente sa chi è l’Osservatore, o se lo sa soltanto lui di lei.
village-option-beholder-mutual-true = si conoscono
village-option-beholder-mutual-false = solo l’Osservatore
village-option-alpha-must-vote = Morso dell’Alfa
    .help = Se il Lupo Alfa può infettare soltanto una preda che ha votato, o qualunque preda del branco.
village-option-alpha-must-vote-true = la preda che ha votato
village-option-alpha-must-vote-false = ogni preda
village-option-doppelganger-precult = Sosia di un Satanista
    .help = Se il modello era stato convertito, il Sosia prende il ruolo di prima della conversione oppure diventa Satanista.
village-option-doppelganger-precult-true = il ruolo di prima
village-option-doppelganger-precult-false = Satanista

## Come si vince

village-option-parity-blocked-by-killers = Lupi e assassini
    .help = Se i lupi, arrivati alla metà dei vivi, vincono anche quando c’è ancora un Serial Killer o un Piromane.
village-option-parity-blocked-by-killers-false = vincono lo stesso
village-option-parity-blocked-by-killers-true = devono aspettare
village-option-hunter-last-stand = Ultimo duello
    .help = Se restano il Cacciatore Urbano e un lupo: vincono i lupi, oppure tre volte su dieci il Cacciatore spara meglio e vince il villaggio.
village-option-hunter-last-stand-false = vincono i lupi
village-option-hunter-last-stand-true = si spara
village-option-gunner-blocks-parity = Artigliere armato
    .help = Finché vive con un colpo in canna, i lupi non vincono contandosi: sempre, oppure soltanto quando quel colpo può ancora cambiare le sorti.
village-option-gunner-blocks-parity-always = li ferma sempre
village-option-gunner-blocks-parity-decisive = solo se decide
village-option-arsonist-vs-gunner = Piromane e Artigliere
    .help = Se gli ultimi due sono il Piromane e un Artigliere armato: vince il Piromane, oppure si continua.
village-option-arsonist-vs-gunner-arsonist = vince il Piromane
village-option-arsonist-vs-gunner-continue = si continua
village-option-cult-auto-last-two = Ultimo Satanista
    .help = Se, quando restano un Satanista e un’altra persona, la partita si chiude da sola: di solito con una conversione in più.
village-option-cult-auto-last-two-true = si chiude
village-option-cult-auto-last-two-false = si continua
