# Propaganda.
# Il tono: la tribuna elettorale di una tv privata di provincia. Satira di tutti, quindi di nessuno in particolare.
# Una lista si chiama per nome, senza articolo e senza concordare niente con lei; il numero di una casa si dice «il 12».

command-word-propaganda = propaganda
command-game-propaganda = apri un tavolo di Propaganda

propaganda-name = Propaganda
propaganda-tagline = Ventiquattro seggi, promesse impossibili e dodici pedine a testa: vince chi parla più forte. O chi pesca meglio.

# Il segno di una lista: il colore che ha sul tabellone.
propaganda-mark =
    { $mark ->
        [1] 🔵
        [2] 🟠
        [3] 🟢
        [4] 🟣
        [5] ⚫
        [6] 🔘
       *[0] ⚪
    }
propaganda-undecided = Lista Boh
propaganda-unnamed = una lista senza nome

## Prima di cominciare

propaganda-campaign-opened =
    🗳 <b>Propaganda</b>: si vota, siete in { $players }, e di programmi seri neanche l’ombra. Ogni lista ha { $offices } seggi e dodici pedine: una per seggio, più { $reserve } di riserva.

    { $setup ->
        [quick] I seggi sono sorteggiati. Adesso guardate in privato: lì vi date un nome, fate le promesse e piazzate la riserva. Se il tempo scade, al resto penso io. Una promessa si tocca oppure, meglio, si scrive.
       *[in_turn] Guardate in privato per scegliere il nome; poi, qui e a turno, si aprono i seggi e si piazza la riserva.
    }

    Vince subito chi ha la metà dei seggi più uno. Altrimenti le urne chiudono dopo { $rounds } giri, e si conta.
propaganda-undecided-seated =
    ⚪ Siete in due, quindi in gara ci sono anche gli Indecisi, con la <b>Lista Boh</b>: { $offices } seggi e { $pawns } pedine. Non fanno turni e non possono vincere, ma a chi li sfida rispondono.
propaganda-houses-drawn = • <b>{ $seat }</b>: { $houses }
    .heading = 🎲 <b>Sorteggiati i seggi:</b>
propaganda-name-taken = • <b>{ $seat }</b> si presenta come <b>{ $name }</b>
    .heading = 📣 <b>In gara:</b>
propaganda-list-presented = 📜 <b>{ $name }</b> promette:
propaganda-office-opened =
    • <b>{ $house }</b> «{ $promise }»{ $pawns ->
        [one] {""}
       *[other] {" "}♟×{ $pawns }
    }
propaganda-pawn-placed =
    ♟ { $name } rinforza il seggio { $house }, che sale a { $pawns }.

propaganda-ask-name =
    📣 La tua carta è la numero <b>{ $house }</b>: { $symbol_a }, { $symbol_b }, { $symbol_c }. Sotto quale nome ti presenti agli elettori?

    Tocca un nome, oppure scrivimene uno tuo: più è improbabile, meglio è.
propaganda-ask-promise =
    📜 Seggio <b>{ $house }</b>: { $symbol_a }, { $symbol_b }, { $symbol_c }. Che cosa prometti? Tocca, oppure scrivi la tua.

    { $left ->
        [one] È l’ultima promessa.
       *[other] Promesse da fare: { $left }.
    }
propaganda-ask-promise-rest = 🪄 Al resto pensa tu
propaganda-ask-reserve =
    ♟ Hai ancora { $left ->
        [one] una pedina
       *[other] { $left } pedine
    } di riserva. Quale seggio rinforzi? Accanto a ogni numero, le pedine che ha già.
propaganda-ask-reserve-rest = 🪄 Al resto pensa tu
propaganda-ask-found =
    🗳 { MENTION($seat) } pesca la numero <b>{ $house }</b>: { $symbol_a }, { $symbol_b }, { $symbol_c }. Lì apre un seggio: con quale promessa? Tocca, oppure rispondi a questo messaggio con la tua.
propaganda-ask-reinforce =
    ♟ { MENTION($seat) }, quale seggio rinforzi? { $left ->
        [one] È la tua ultima pedina di riserva.
       *[other] Te ne restano { $left }.
    }

## Il tabellone

propaganda-line-board =
    { $stage ->
        [start] 🗺 <b>Ecco i seggi.</b> Confinano le case che si toccano per un lato.
        [over] 🗺 <b>Così finisce la campagna.</b>
       *[round] 🗺 <b>Giro { $number } di { $rounds }.</b> Seggi in gioco: { $active }; per la maggioranza: { $majority }.{ $left ->
            [1] {" "}⏳ È l’ultimo giro: poi le urne chiudono.
            [2] {" "}⏳ Mancano due giri alla chiusura delle urne.
           *[other] {""}
        }
    }
propaganda-line-list = { propaganda-mark } <b>{ $name }</b> · seggi { $offices } · pedine { $pawns } · perse { $lost } · carte { $kept }
propaganda-line-office = { propaganda-mark } <b>{ $house }</b> ♟×{ $pawns } «{ $promise }» <i>{ $name }</i>
propaganda-line-houses = { propaganda-mark } <b>{ $who }</b>: { $houses }
propaganda-line-stars = ⭐️ Stelle: { $houses }
propaganda-line-campaign = { $name }
propaganda-line-player = { $seat }
propaganda-line-round-word = giro
propaganda-line-majority-word = per vincere
propaganda-line-key =
    { $what ->
        [seats] seggi
        [pawns] pedine
        [lost] perse
       *[cards] carte
    }

## Il turno

propaganda-ask-recover =
    🔁 { MENTION($seat) }, tocca a <b>{ $name }</b>. Prima di tutto puoi riprendere { $left ->
        [one] una pedina perduta: su quale seggio torna?
       *[other] fino a { $left } pedine perdute: su quale seggio torna la prima?
    }
propaganda-ask-recover-enough = 👍 Va bene così
propaganda-ask-turn =
    🎙 { MENTION($seat) }, tocca a <b>{ $name }</b>. { $debates ->
        [0] Nessun seggio rivale confina con i tuoi: ci vuole una stella, che costa il turno.
       *[other] Chi sfidi? Se no c’è una stella, che costa il turno.
    }
    .alt-1 =
        🎙 Microfono a <b>{ $name }</b>. { MENTION($seat) }, { $debates ->
            [0] con i tuoi seggi non confina nessuno: una stella ti porta in onda dappertutto, e costa il turno.
           *[other] a chi dai battaglia? Oppure compri una stella, e il turno finisce lì.
        }
    .alt-2 =
        🎙 Luci sulla tribuna di <b>{ $name }</b>. { MENTION($seat) }, { $debates ->
            [0] attorno a te è un deserto: con una stella si arriva più lontano, e costa il turno.
           *[other] chi finisce sul banco degli imputati? In alternativa, una stella: costa il turno.
        }
propaganda-ask-turn-star = ⭐️ Compra una stella
propaganda-ask-turn-stop = ⏭ Fine turno
propaganda-ask-next =
    🎙 { MENTION($seat) }, si va avanti? Scegli la prossima sfida, o scendi dal palco.
    .alt-1 =
        🎙 La folla ne vuole ancora. { MENTION($seat) }, un’altra sfida?
    .alt-2 =
        🎙 { MENTION($seat) }, il microfono è ancora acceso: chi sfidi?
propaganda-ask-next-stop = ⏭ Fine turno
propaganda-ask-against =
    🎯 { MENTION($seat) }, <b>{ $name }</b> attacca dal seggio <b>{ $house }</b>: contro quale seggio?
propaganda-ask-against-back = « Da un altro seggio
propaganda-ask-emptied =
    🏚 { MENTION($seat) }, il seggio <b>{ $house }</b> è rimasto senza nessuno. Che ne fai?
propaganda-ask-emptied-dismantle = 🧹 Smantellalo
propaganda-ask-emptied-spare = 🕊 Lascia l’ultima pedina

propaganda-ask-combine =
    🃏 La tua mano ha una combinazione: vale un seggio nuovo{ $lost ->
        [0] , ma non hai pedine perdute da metterci.
        [one] {" "}con la tua pedina perduta.
       *[other] {" "}con le tue { $lost } pedine perdute.
    } Si gioca solo prima di sfidare o di comprare una stella; il gruppo intanto non sa niente.

    Le tue carte:
propaganda-ask-combine-keep = ✋ Non adesso
propaganda-ask-house = 🃏 Su quale di queste case apri il seggio? Le altre carte si scartano.
propaganda-ask-house-back = « Un’altra combinazione
propaganda-ask-vow =
    📜 Seggio <b>{ $house }</b>: { $symbol_a }, { $symbol_b }, { $symbol_c }. Che cosa prometti? Tocca, oppure scrivi la tua.

propaganda-pawn-recovered = 🔁 Una pedina di <b>{ $name }</b> torna al seggio { $house }.
propaganda-office-founded =
    🃏 <b>{ $name }</b> cala { $cards } e apre il seggio <b>{ $house }</b>, con { $pawns ->
        [one] una pedina
       *[other] { $pawns } pedine
    }: «{ $promise }»
propaganda-star-bought =
    ⭐️ <b>{ $name }</b> compra una stella: si accende sulla casa <b>{ $house }</b>, { $symbol }. I seggi che la toccano, anche di sbieco, ora confinano.
    .alt-1 =
        ⭐️ Spot in prima serata: <b>{ $name }</b> accende una stella sulla casa <b>{ $house }</b>, { $symbol }. Chi le sta attorno, anche di sbieco, è a portata di insulto.
    .alt-2 =
        ⭐️ <b>{ $name }</b> si compra una radio, e una stella si accende sulla casa <b>{ $house }</b>, { $symbol }: tutti i seggi attorno, anche di sbieco, confinano.
propaganda-star-wasted =
    🌫 <b>{ $name }</b> voleva una stella, ma dove cade la sorte ce n’è già una: soldi buttati.

propaganda-confronted =
    🎤 <b>{ $attacker }</b> ({ $origin }) contro <b>{ $defender }</b> ({ $target }: «{ $promise }»)
    <b>{ $attack }</b> «{ $taunt }»
    <b>{ $defence }</b> «{ $reply }»
    { $winner ->
        [attacker] ✅ Vince <b>{ $attacker }</b>: al seggio { $target } { $left ->
            [0] se ne va anche l’ultimo elettore.
            [one] resta una pedina.
           *[other] restano { $left } pedine.
        }
       *[defender] 🛡 Vince <b>{ $defender }</b>: al seggio { $origin } { $left ->
            [0] se ne va anche l’ultimo elettore.
            [one] resta una pedina.
           *[other] restano { $left } pedine.
        }
    }
    .alt-1 =
        📢 Dal seggio { $origin }, <b>{ $attacker }</b> sfida <b>{ $defender }</b> al seggio { $target }: «{ $promise }»
        <b>{ $attack }</b> «{ $taunt }»
        <b>{ $defence }</b> «{ $reply }»
        { $winner ->
            [attacker] ✅ Applausi per <b>{ $attacker }</b>: il seggio { $target } { $left ->
                [0] si svuota.
                [one] scende a una pedina.
               *[other] scende a { $left } pedine.
            }
           *[defender] 🛡 Applausi per <b>{ $defender }</b>: il seggio { $origin } { $left ->
                [0] si svuota.
                [one] scende a una pedina.
               *[other] scende a { $left } pedine.
            }
        }
    .alt-2 =
        📺 In diretta, <b>{ $attacker }</b> ({ $origin }) e <b>{ $defender }</b> ({ $target }). In discussione: «{ $promise }»
        <b>{ $attack }</b> «{ $taunt }»
        <b>{ $defence }</b> «{ $reply }»
        { $winner ->
            [attacker] ✅ La piazza sta con <b>{ $attacker }</b>; al seggio { $target } { $left ->
                [0] spengono la luce.
                [one] resta una pedina sola.
               *[other] le pedine ora sono { $left }.
            }
           *[defender] 🛡 La piazza sta con <b>{ $defender }</b>; al seggio { $origin } { $left ->
                [0] spengono la luce.
                [one] resta una pedina sola.
               *[other] le pedine ora sono { $left }.
            }
        }
propaganda-office-occupied =
    🚩 <b>{ $name }</b> passa dal seggio { $origin } al seggio <b>{ $house }</b>, e da oggi promette: «{ $promise }»
    .alt-1 =
        🚩 Cambio della guardia al seggio <b>{ $house }</b>: arriva <b>{ $name }</b>, dal seggio { $origin }, e «{ $promise }» è sempre stata un’idea sua.
    .alt-2 =
        🚩 Dal seggio { $origin } <b>{ $name }</b> si prende il seggio <b>{ $house }</b>, manifesti compresi: «{ $promise }»
propaganda-office-dismantled =
    🧹 Il seggio <b>{ $house }</b> è smantellato. Ne restano { $active }: la maggioranza è { $majority }.
    .alt-1 =
        🧹 Giù i manifesti, al seggio <b>{ $house }</b> non si vota più. Seggi in gioco: { $active }; per vincere: { $majority }.
    .alt-2 =
        🧹 Al seggio <b>{ $house }</b> restano due sedie e un cane. Seggi in gioco: { $active }; maggioranza: { $majority }.
propaganda-office-spared = 🕊 <b>{ $name }</b> lascia al seggio { $house } l’ultima pedina. Si chiama fair play, o lungimiranza.
propaganda-card-taken =
    { $kept ->
        [one] 🎴 <b>{ $name }</b> ha vinto almeno una sfida: pesca una carta e la tiene coperta.
       *[other] 🎴 <b>{ $name }</b> ha vinto almeno una sfida: pesca una carta coperta, e ora ne tiene { $kept }.
    }
propaganda-card-kept =
    🎴 La carta che tieni è <b>{ $card }</b> { $suit ->
        [hearts] di cuori ♥️
        [diamonds] di quadri ♦️
        [clubs] di fiori ♣️
       *[spades] di picche ♠️
    }: { $symbol }.
propaganda-hand-full = 🎴 <b>{ $name }</b> ha già sette carte, e di più non se ne tengono.
propaganda-turn-passed = 💤 <b>{ $name }</b> passa la mano: campagna silenziosa.
propaganda-turn-ran-out = ⌛️ Tempo scaduto per <b>{ $name }</b>: si spegne il microfono.
propaganda-time-ran-low = ⏳ Ancora { $left_span }, poi decido io.

## Chi esce

propaganda-list-spared =
    🎭 <b>{ $name }</b> non ha più un seggio, ma in mano ha ancora qualcosa: { $seat } ha un ultimo turno per giocarla.
propaganda-list-fell =
    🥀 <b>{ $name }</b> non ha più un seggio, né modo di aprirne: la corsa di { $seat } finisce qui.
propaganda-player-left =
    { $why ->
        [resigned] 🚪 <b>{ $seat }</b> si ritira a vita privata.
        [absent] 🚪 <b>{ $seat }</b> non dà segni da due turni: la campagna va avanti senza.
       *[removed] 🚪 La campagna va avanti senza <b>{ $seat }</b>.
    } { $offices ->
        [0] {""}
        [one] Il suo seggio è smantellato.
       *[other] I suoi { $offices } seggi sono smantellati.
    }

## La fine

propaganda-majority-won =
    🏆 <b>{ $name }</b> ha { $held } seggi su { $active }: è la maggioranza! Vince { $seat }. Le promesse, come da tradizione, restano sulla carta.
propaganda-last-list-won =
    🏆 In gara resta soltanto <b>{ $name }</b>: vince { $seat }, con la percentuale dei tempi d’oro.
propaganda-polls-closed =
    { $idle ->
        [yes] 📴 Un giro intero e nessuno ha mosso un dito: le urne chiudono per noia.
       *[no] 🔔 Le urne sono chiuse.
    } { $by ->
        [offices] Più seggi di tutti: vince <b>{ $winners }</b>.
        [pawns] Seggi pari; contano le pedine sul tabellone, e vince <b>{ $winners }</b>.
        [cards] Pari seggi e pari pedine; contano le carte in mano, e vince <b>{ $winners }</b>.
       *[shared] Tutto pari: vittoria condivisa fra <b>{ $winners }</b>. Nasce una coalizione, durerà una settimana.
    }
propaganda-nobody-won = 🌫 In gara non è rimasto nessuno. Si governa da sé.
propaganda-list-counted =
    { $won ->
        [yes] 🏆
       *[no] ▫️
    } <b>{ $name }</b> ({ $seat }): { $offices ->
        [one] un seggio
       *[other] { $offices } seggi
    }, { $pawns ->
        [one] una pedina
       *[other] { $pawns } pedine
    }, { $kept ->
        [one] una carta
       *[other] { $kept } carte
    }
    .heading = 📊 <b>Lo spoglio</b>

propaganda-chronicle = 📰 <b>Cronaca della campagna</b>
propaganda-line-occupied = • Giro { $round }: { $name } si prende il seggio { $house }.
propaganda-line-dismantled = • Giro { $round }: { $name } fa smantellare il seggio { $house }.
propaganda-line-founded = • Giro { $round }: { $name } cala { $cards } e apre il seggio { $house }.
propaganda-line-star = • Giro { $round }: { $name } accende una stella sulla casa { $house }.
propaganda-line-out = • Giro { $round }: esce di scena { $name }.
propaganda-line-left = • Giro { $round }: si ritira { $name }.
propaganda-line-quiet = Nessun seggio ha cambiato padrone. Una campagna civile: che delusione.

## Bottoni

propaganda-line-proposal = { $words }
propaganda-line-stack = { $house } ♟{ $pawns }
propaganda-line-rival = { propaganda-mark } { $house } ♟{ $pawns } { $name }
propaganda-line-debate = { $origin } ♟{ $strength } ⚔️ { $house } ♟{ $pawns } { propaganda-mark } { $name }
propaganda-line-occupy = 🚩 Occupalo dal seggio { $house } ♟{ $pawns }
propaganda-line-card =
    { $suit ->
        [hearts] ♥️
        [diamonds] ♦️
        [clubs] ♣️
       *[spades] ♠️
    } { $card } { $symbol }
propaganda-line-combination =
    { $how ->
        [mirror] 🪞 Numeri inversi: { $cards }
        [suit] { $suit ->
            [hearts] ♥️ Tre cuori: { $cards }
            [diamonds] ♦️ Tre quadri: { $cards }
            [clubs] ♣️ Tre fiori: { $cards }
           *[spades] ♠️ Tre picche: { $cards }
        }
       *[suits] ♥️♦️♣️♠️ Uno per seme: { $cards }
    }

## Quel che si promette e quel che si risponde. $part è un simbolo della carta: «cavatappi», «musica».

propaganda-promise-1 = Più { $part } per tutti!
propaganda-promise-2 = Meno tasse, più { $part }!
propaganda-promise-3 = Subito { $part }; per le coperture si vedrà
propaganda-promise-4 = Mai più un condominio senza { $part }
propaganda-promise-5 = Costituzione, articolo uno: { $part }
propaganda-promise-6 = Un ministero nuovo: { $part } e affini
propaganda-promise-7 = Prima di tutto { $part }, il resto può aspettare
propaganda-promise-8 = Basta parole: { $part } entro cento giorni
propaganda-promise-9 = Né destra né sinistra: { $part }!
propaganda-promise-10 = I nostri valori: lavoro, famiglia, { $part }
propaganda-promise-11 = Chi ci vota avrà { $part }; chi no, si arrangia
propaganda-promise-12 = Libertà, uguaglianza, { $part }!
propaganda-promise-thing-1 = Pensioni pagate in { $part }
propaganda-promise-thing-2 = Un bonus in { $part } a ogni famiglia
propaganda-promise-thing-3 = Solo { $part } a chilometro zero
propaganda-promise-thing-4 = Una fabbrica di { $part } in ogni provincia
propaganda-promise-person-1 = Tram gratis per { $part } e famiglie
propaganda-promise-person-2 = Un sindacato di { $part } in ogni comune
propaganda-promise-person-3 = Più posti in Parlamento per { $part }
propaganda-promise-animal-1 = Diritto di voto per { $part }: basta discriminazioni
propaganda-promise-animal-2 = Uno zoo di { $part } in ogni quartiere
propaganda-promise-animal-3 = Mutua gratuita per { $part } di ogni ceto
propaganda-promise-deed-1 = Corsi di { $part } in tutte le scuole
propaganda-promise-deed-2 = Un’ora di { $part } al giorno, retribuita
propaganda-promise-deed-3 = Un festival di { $part } in ogni paese
propaganda-promise-place-1 = Grandi opere: { $part } da nord a sud
propaganda-promise-place-2 = Fondi europei per { $part } in periferia
propaganda-promise-place-3 = Un condono per { $part } di ogni misura

propaganda-taunt-1 = Questa promessa puzza di { $part }!
propaganda-taunt-2 = Perfino con un carro di { $part } si governa meglio!
propaganda-taunt-3 = Vi siete venduti per un sacco di { $part }!
propaganda-taunt-4 = Al vostro comizio si applaude solo in cambio di { $part }!
propaganda-taunt-5 = Programma scritto sotto l’effetto di { $part }!
propaganda-taunt-6 = Senza { $part } non vi vota nemmeno vostra zia!
propaganda-taunt-7 = Qui sotto c’è un giro di { $part }!
propaganda-taunt-8 = Di { $part } ve ne intendete, di politica no!

propaganda-reply-1 = Meglio { $part } che le vostre bugie!
propaganda-reply-2 = Meno chiacchiere, più { $part }!
propaganda-reply-3 = Parla chi ha la cantina piena di { $part }!
propaganda-reply-4 = Il popolo vuole { $part }, e { $part } avrà!
propaganda-reply-5 = Per ogni vostra bugia un chilo di { $part } in beneficenza!
propaganda-reply-6 = A voi i fischi, a noi una pioggia di { $part }!
propaganda-reply-7 = Con { $part } e coraggio si cambia il mondo!
propaganda-reply-8 = Chi ride di me resterà senza { $part }!

## Le scelte del tavolo

propaganda-option-pace = Ritmo
    .help = Quanto dura ogni turno: da un minuto e mezzo a un giorno intero. Chi non sceglie in tempo passa la mano.
propaganda-option-pace-fast = svelto
propaganda-option-pace-normal = normale
propaganda-option-pace-slow = lento
propaganda-option-setup = Preparazione
    .help = Rapida: i seggi si sorteggiano tutti insieme, e nomi, promesse e riserve si scelgono in privato. A turno: un seggio alla volta nel gruppo, come sulla carta; dura di più.
propaganda-option-setup-quick = rapida
propaganda-option-setup-in_turn = a turno
propaganda-option-rounds = Giri
    .help = Dopo quanti giri chiudono le urne. Di solito otto, in cinque o sei persone sei giri.
propaganda-option-rounds-none = i soliti
propaganda-option-rounds-4 = 4
propaganda-option-rounds-5 = 5
propaganda-option-rounds-6 = 6
propaganda-option-rounds-8 = 8
propaganda-option-rounds-10 = 10
propaganda-option-rounds-12 = 12
propaganda-option-rounds-16 = 16
propaganda-option-rounds-20 = 20
propaganda-option-diagonals = Confini
    .help = Di norma confinano le case che si toccano per un lato. Anche di sbieco, le sfide possibili raddoppiano e la partita può finire presto.
propaganda-option-diagonals-false = per lato
propaganda-option-diagonals-true = anche di sbieco
propaganda-option-absence = Chi non muove
    .help = Che cosa succede a chi lascia passare due turni di fila: la sua lista si ritira, decidono gli altri, gioca un sostituto automatico finché non torna, la mossa la sceglie il caso, il turno passa quasi subito, oppure riceve soltanto un avviso.
propaganda-option-absence-remove = si ritira alla seconda
propaganda-option-absence-vote = decidono gli altri
propaganda-option-absence-substitute = entra un sostituto
propaganda-option-absence-random = sceglie il caso
propaganda-option-absence-skip = si salta
propaganda-option-absence-warn = si avvisa e basta

refusal-propaganda-no-losses = Una combinazione riporta in campo le pedine perdute, e adesso non ne hai. Tienila per dopo.
refusal-propaganda-seats = A Propaganda si gioca da due a sei.
