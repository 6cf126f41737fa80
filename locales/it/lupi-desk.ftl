# Il banco di chi modera Lupi e contadini dal vivo: il copione da leggere, le schermate, i bottoni.
# Quel che sta fra <blockquote> si legge ad alta voce, così com’è. Quel che nessun altro deve vedere sta sotto un velo.
# Il copione si sente, non si guarda: frasi corte, parole da dire piano, al buio, e mai una che tradisca chi è vivo.

lupi-desk-name = Il banco di chi modera Lupi e contadini
lupi-desk-tagline = Carte vere sul tavolo: io tengo il copione, i conti e i segreti.
lupi-desk-chronicle = 📖 <b>Com’è andata:</b>

## Prima di giocare

lupi-desk-ask-table =
    🎴 <b>Si gioca dal vivo!</b> Quante persone siete, oltre a te?

    Tocca un numero, oppure scrivimi i nomi, uno per riga, nell’ordine in cui siete seduti, cominciando da chi hai a sinistra.
lupi-desk-ask-terms =
    🎴 <b>In { $count }.</b> Il mazzo: { $cards }. { $fits ->
        [yes] Do le carte io, o le hai già date tu?
       *[no] ⚠️ Così però non si può giocare: ritocca il mazzo.
    }
lupi-desk-ask-deck =
    🃏 <b>Il mazzo per { $count }:</b> { $cards }. { $own ->
        [yes] L’hai fatto tu.
       *[no] È quello consigliato.
    } Chi resta senza altra carta è gente del villaggio. { $fits ->
        [yes] { "" }
       *[no] ⚠️ Servono almeno un lupo e due umani più dei lupi.
    }
lupi-desk-ask-rules = 📏 <b>Le regole del tavolo.</b> Ogni bottone dice com’è adesso: toccalo per cambiare, poi annunciale a voce.
lupi-desk-ask-hand =
    ✋ Di chi è la carta «<b>{ $role }</b>»{ $several ->
        [1] { "" }
       *[other] {" "}({ $number } di { $several })
    }?
lupi-desk-ask-dealt =
    🃏 <b>Le carte, nell’ordine dei posti.</b> { $hand ->
        [yes] Controlla che sia tutto giusto.
       *[no] Consegnale coperte: ognuno guardi la sua e la tenga per sé.
    } Sono sotto il velo: toccalo quando nessuno guarda.
lupi-desk-ask-swap = 🔄 Quale carta vuoi scambiare? Tocca la prima persona.
lupi-desk-ask-swap-with = 🔄 Scambio la carta di <b>{ $first }</b> con quella di…
lupi-desk-line-card = <b>{ $seat }</b> <tg-spoiler>{ $role }</tg-spoiler>

## La notte: le schermate

lupi-desk-ask-call =
    🌙 <b>Notte { $night }.</b> { $which ->
        [wolf] Tocca ai <b>lupi</b>.
        [bodyguard] Tocca alla <b>guardia del corpo</b>.
        [judge] Tocca al <b>giudice</b>.
       *[seer] Tocca al <b>veggente</b>.
    } Leggi piano:
lupi-desk-ask-called =
    🌙 <b>Notte { $night }.</b> Sono stati chiamati tutti.

    Se c’è da correggere scrivi per esempio <code>7 &gt; 3</code>: chi ha scelto, e chi.
lupi-desk-ask-answer =
    🔮 <b>La risposta, senza voce.</b> Pollice in su: umano. Pollice in giù: lupo.
    <tg-spoiler>{ $any ->
        [no] 🤷 Nessuno aspetta risposta: conta fino a cinque.
       *[yes] { $wolf ->
            [yes] 👎 { $target }: LUPO
           *[no] 👍 { $target }: UMANO
        }
    }</tg-spoiler>
lupi-desk-line-who =
    👆 { $split ->
        [yes] Tocca chi indica
       *[no] Tocca chi viene indicato da
    } <tg-spoiler>{ $seats_count ->
        [0] nessuno: aspetta come se ci fosse, e tocca un nome a caso
       *[other] { $seats }
    }</tg-spoiler>

## La notte: il copione

lupi-desk-say-night =
    { $first ->
        [yes] <blockquote>Il sole scende dietro il bosco, e nel villaggio si chiudono le porte. È notte. Abbassate lo sguardo, chiudete gli occhi… e, qualunque cosa sentiate, non apriteli.</blockquote>
            🥁 Fai rumore: musica, o dita che battono sul tavolo. Così nessuno sente chi si muove.
       *[no] <blockquote>È di nuovo notte. L’ultima lanterna si spegne, e ognuno torna a casa con i suoi pensieri. Chiudete gli occhi.</blockquote>
    }
    .alt-1 =
        { $first ->
            [yes] <blockquote>Si fa buio. Qualcuno tira il catenaccio, qualcuno prega, qualcuno aspetta. È notte, nel villaggio: chiudete gli occhi, e non apriteli finché non vi chiamo.</blockquote>
                🥁 Fai rumore: musica, o dita che battono sul tavolo. Così nessuno sente chi si muove.
           *[no] <blockquote>Cala il buio, e con il buio il silenzio. Il villaggio dorme, o ci prova. Chiudete gli occhi.</blockquote>
        }
    .alt-2 =
        { $first ->
            [yes] <blockquote>Il campanile batte l’ultima ora. È notte. Giù la testa, chiudete gli occhi: quello che succede adesso non è per voi.</blockquote>
                🥁 Fai rumore: musica, o dita che battono sul tavolo. Così nessuno sente chi si muove.
           *[no] <blockquote>Un’altra notte, e la luna è ancora più bassa. Chi dorme, dorma bene. Chiudete gli occhi.</blockquote>
        }
lupi-desk-say-wolf-open =
    { $first ->
        [yes] <blockquote>Lupi mannari, aprite gli occhi. Guardatevi: da stanotte siete un branco.
            Adesso, senza un rumore, mettetevi d’accordo. Chi volete sbranare?</blockquote>
       *[no] <blockquote>Lupi mannari, aprite gli occhi. Avete fame.
            In silenzio, mettetevi d’accordo. Chi volete sbranare?</blockquote>
    }
lupi-desk-say-wolf-close = <blockquote>Lupi mannari, chiudete gli occhi.</blockquote>
lupi-desk-say-bodyguard-open =
    <blockquote>Guardia del corpo, apri gli occhi. C’è una porta davanti alla quale passare la notte, e può anche essere la tua.
    Su chi vegli?</blockquote>
lupi-desk-say-bodyguard-close = <blockquote>Guardia del corpo, chiudi gli occhi.</blockquote>
lupi-desk-say-judge-open =
    <blockquote>Giudice, apri gli occhi. Domani il villaggio vorrà una corda, e tu hai una firma.
    Chi non deve toccare?</blockquote>
lupi-desk-say-judge-close = <blockquote>Giudice, chiudi gli occhi.</blockquote>
lupi-desk-say-seer-open =
    <blockquote>Veggente, apri gli occhi. La candela è accesa, e un cuore solo, stanotte, non ha segreti per te.
    In quale vuoi guardare?</blockquote>
lupi-desk-say-seer-close = <blockquote>Adesso sai. Veggente, chiudi gli occhi.</blockquote>

## L’alba

lupi-desk-ask-dawn = 🌅 <b>L’alba del giorno { $day }.</b> Leggi ad alta voce:
lupi-desk-say-dawn = <blockquote>È giorno. Alzate lo sguardo, e contatevi.</blockquote>
    .alt-1 = <blockquote>Il gallo canta, la nebbia si alza dai campi. È giorno: aprite gli occhi.</blockquote>
    .alt-2 = <blockquote>La notte è finita. Aprite gli occhi, e guardate bene chi avete accanto.</blockquote>
lupi-desk-say-ghost =
    <blockquote>{ $seat }, da adesso sei un fantasma: { $talk ->
        [yes] di giorno puoi ancora parlare, ma non voti più.
       *[no] vedi tutto, e non dici più niente.
    }{ $shown ->
        [yes] { "" }
       *[no] {" "}La tua carta resta coperta fino alla fine.
    }</blockquote>
lupi-desk-line-starts = 👉 Oggi il voto comincia da <b>{ $first }</b>.

## Il giorno

lupi-desk-ask-day =
    ☀️ <b>Giorno { $day }.</b> In vita: { $living }. { $manner ->
        [hands] Poi si vota per alzata di mano.
       *[voters] Il voto comincerà da <b>{ $first }</b>.
    }
lupi-desk-say-talk =
    <blockquote>Fra voi c’è chi stanotte era nel bosco. Parlate, accusate, difendetevi; mentite pure, se vi conviene. Una cosa sola è proibita: mostrare la carta.</blockquote>
    .alt-1 =
        <blockquote>La piazza è vostra. Chi ha visto, chi ha sentito, chi finge? Si può dire tutto, anche il falso; ma la carta non si mostra.</blockquote>
    .alt-2 =
        <blockquote>Guardatevi in faccia, adesso che c’è luce. Il lupo ha la stessa voce degli altri: fatelo parlare. E nessuno mostri la carta.</blockquote>
lupi-desk-ask-vote =
    🗳 <b>Giorno { $day }, il primo voto.</b> { $manner ->
        [hands] Tocca un nome e dimmi quante mani; oppure scrivi chi e quante: <code>3 4</code>.
       *[voters] { $waiting ->
            [yes] Per chi vota <b>{ $voter }</b>? Puoi anche scrivere chi e per chi: <code>5 3</code>, uno per riga.
           *[no] Hanno votato tutti: tocca «Conta».
        }
    }
    { $sash ->
        [yes] { $manner ->
            [hands] 🎗 La mano di chi porta la fascia vale due: contala due volte.
           *[voters] 🎗 Il voto di chi porta la fascia vale due: lo conto io.
        }
       *[no] { "" }
    }
lupi-desk-say-vote-turn =
    <blockquote>Basta parole. Uno alla volta, a partire da { $first }: chi mandate sul banco degli accusati? Un nome, oppure nessuno.</blockquote>
    .alt-1 =
        <blockquote>È ora di fare un nome. Comincia { $first }, poi si fa il giro. Chi merita la corda?</blockquote>
    .alt-2 =
        <blockquote>Silenzio. Adesso ognuno, quando lo chiamo, punta il dito. { $first }, comincia tu: di chi non ti fidi?</blockquote>
lupi-desk-say-vote-hands =
    <blockquote>Basta parole. Dico i nomi uno per uno: chi non si fida, alzi la mano. Una volta sola, e mai contro di sé.</blockquote>
lupi-desk-ask-hands = ✋ Quanti voti per <b>{ $seat }</b>?
lupi-desk-line-hands =
    { $votes ->
        [one] • <b>{ $target }</b>: un voto
       *[other] • <b>{ $target }</b>: { $votes } voti
    }
lupi-desk-ask-named = ⚖️ <b>Giorno { $day }, chi deve difendersi.</b> Leggi ad alta voce:
lupi-desk-ask-speech =
    🎙 <b>La difesa.</b> { $several ->
        [1] Parla <b>{ $speaker }</b>.
       *[other] Parla <b>{ $speaker }</b> ({ $number } di { $several }).
    }
lupi-desk-say-speech = <blockquote>{ $speaker }, alzati. Il villaggio ti ascolta: perché dovremmo crederti?</blockquote>
    .alt-1 = <blockquote>{ $speaker }, la parola è tua, e potrebbe essere l’ultima. Guardaci in faccia.</blockquote>
    .alt-2 = <blockquote>Silenzio in piazza: parla { $speaker }. Dicci chi sei.</blockquote>
lupi-desk-line-sole = ⚠️ Dopo la difesa non si rivota: c’è un nome solo.
lupi-desk-ask-second =
    🪢 <b>Giorno { $day }, la sentenza.</b> { $manner ->
        [hands] Tocca un nome e dimmi quante mani; oppure scrivi chi e quante: <code>3 4</code>.
       *[voters] { $waiting ->
            [yes] Per chi vota <b>{ $voter }</b>? Puoi anche scrivere chi e per chi: <code>5 3</code>, uno per riga.
           *[no] Hanno votato tutti: tocca «Conta».
        }
    }
    { $sash ->
        [yes] { $manner ->
            [hands] 🎗 La mano di chi porta la fascia vale due: contala due volte.
           *[voters] 🎗 Il voto di chi porta la fascia vale due: lo conto io.
        }
       *[no] { "" }
    }
lupi-desk-say-second =
    <blockquote>Avete ascoltato { $nominees }. Adesso si decide, tutti insieme, anche chi è sotto accusa: per chi è la corda? { $manner ->
        [hands] Alzate la mano al nome.
       *[voters] Vi chiamo per nome, e ognuno risponde.
    } Per sé non si vota.</blockquote>
lupi-desk-say-runoff =
    <blockquote>Parità. { $nominees } hanno gli stessi voti. Si rivota, una volta sola e senza altri discorsi; se è pari anche stavolta, stasera non muore nessuno. Per chi è la corda?</blockquote>
lupi-desk-ask-verdict = ⚖️ <b>Il tramonto del giorno { $day }.</b> Leggi ad alta voce:
lupi-desk-ask-hold = 🎗 Chi mostra la fascia?
lupi-desk-ask-clock = ⏱ Quanto tempo do?
lupi-desk-ask-big =
    { $long ->
        [yes] { $minutes }️⃣▪️{ $tens }️⃣{ $ones }️⃣
       *[no] { $tens }️⃣{ $ones }️⃣
    }
lupi-desk-line-clock =
    { $held ->
        [yes] ⏸ <b>{ $left }</b>
       *[no] ⏳ <b>{ $left }</b>
    }

## La fine, e chi è chi

lupi-desk-ask-end = 🏁 <b>La partita è finita.</b> Se ti torna, leggi e conferma. Altrimenti annulla l’ultima mossa.
lupi-desk-line-next = 🔄 Si modera a turno: la prossima volta può toccare a { $seat }.
lupi-desk-ask-board =
    🗂 <b>Il quadro.</b> In vita: { $living }. Lupi ancora in giro: <tg-spoiler>{ $wolves_count ->
        [0] nessuno
       *[other] { $wolves }
    }</tg-spoiler>.
lupi-desk-line-player =
    { $alive ->
        [yes] { "" }
       *[no] 👻{ " " }
    }<b>{ $seat }</b> <tg-spoiler>{ $role }{ $sash ->
        [yes] {" "}🎗
       *[no] { "" }
    }{ $guarded ->
        [yes] {" "}🛡
       *[no] { "" }
    }{ $sheltered ->
        [yes] {" "}🔏
       *[no] { "" }
    }</tg-spoiler>
lupi-desk-ask-fix = ✏️ Che cosa non torna? Tocca la persona.
lupi-desk-ask-fix-one = ✏️ <b>{ $seat }</b>: tocca la carta che ha in mano, oppure segna se è ancora in gioco.
lupi-desk-game-ended =
    { $result ->
        [humans] 🌾 <b>Hanno vinto gli umani.</b>
        [wolves] 🐺 <b>Hanno vinto i lupi.</b>
       *[nobody] 🌫 <b>Non ha vinto nessuno.</b>
    }{ $winners_count ->
        [0] { "" }
       *[other] {" "}🏆 { $winners }
    }
lupi-desk-time-ran-out = ⏰ <b>Tempo scaduto!</b>
lupi-desk-desk-cleared = 🧹 Il banco è sgombro. Quando volete rigiocare: /narra

## Bottoni

lupi-desk-do-count = { $count }
lupi-desk-do-seat = { $seat }
lupi-desk-do-role = { $role }
lupi-desk-do-undo = ↩️ Annulla
lupi-desk-do-board = 🗂 Chi è chi
lupi-desk-do-back = « Indietro
lupi-desk-do-go = Avanti »
lupi-desk-do-deal = 🃏 Dai le carte
lupi-desk-do-hand = ✋ Le ho date io
lupi-desk-do-deck = 🎴 Il mazzo
lupi-desk-do-rules = 📏 Regole del tavolo
lupi-desk-do-less = ➖ { $role }
lupi-desk-do-more = ➕ { $role }
lupi-desk-do-auto = 🎴 Mazzo consigliato
lupi-desk-do-begin = 🌙 Carte consegnate: è notte
lupi-desk-do-again = 🔁 Un’altra mano
lupi-desk-do-swap = 🔄 Scambia due carte
lupi-desk-do-nobody = Nessuno
lupi-desk-do-split = 🐾 Lupi in disaccordo
lupi-desk-do-next = Fatto »
lupi-desk-do-to-dawn = 🌅 È l’alba
lupi-desk-do-to-vote = 🗳 Al voto
lupi-desk-do-to-speeches = 🎙 Alle difese
lupi-desk-do-start = ▶️ { $length }
lupi-desk-do-sash = 🎗 La fascia
lupi-desk-do-clock = ⏱ Tempo
lupi-desk-do-minutes = { $count } min
lupi-desk-do-seconds = { $count } s
lupi-desk-do-usual = 📏 Di regola: { $length }
lupi-desk-do-big = 🔎 In grande
lupi-desk-do-m-hold = ⏸ Ferma
lupi-desk-do-m-on = ▶️ Riprendi
lupi-desk-do-m-off = ✖️ Senza tempo
lupi-desk-do-tally = ⚖️ Conta
lupi-desk-do-of =
    { $votes ->
        [0] { $seat }
       *[other] { $seat } · { $votes }
    }
lupi-desk-do-hands = ✋ Per alzata di mano
lupi-desk-do-voters = 👤 Uno per uno
lupi-desk-do-confirm = 🏁 È finita davvero
lupi-desk-do-fix = ✏️ Correggi
lupi-desk-do-gone = 🚪 Non gioca più
lupi-desk-do-alive = 🙋 È in vita
lupi-desk-term-reveal-roles =
    { $value ->
        [yes] Carte dei morti: scoperte
       *[no] Carte dei morti: coperte
    }
lupi-desk-term-ghosts-talk =
    { $value ->
        [yes] Fantasmi, di giorno: possono parlare
       *[no] Fantasmi: muti
    }
lupi-desk-term-first =
    { $value ->
        [hands] Primo voto: per alzata di mano
       *[voters] Primo voto: chiamo uno per uno
    }
lupi-desk-term-second =
    { $value ->
        [hands] Sentenza: per alzata di mano
       *[voters] Sentenza: chiamo uno per uno
    }
lupi-desk-term-pace =
    { $value ->
        [fast] Tempi: svelti
       *[normal] Tempi: normali
    }

## Quel che non si può

refusal-lupi-desk-unheard = Questo al banco non l’ho capito. Di notte e al voto scrivi per esempio «7 &gt; 3»; per annullare c’è il bottone.
refusal-lupi-desk-no-mayor = Adesso nessuno può mostrare la fascia.
refusal-lupi-desk-lone-wolf = Qui non c’è nessun disaccordo da sciogliere.
refusal-lupi-desk-own-pack = I lupi non sbranano un lupo: scuoti la testa e fai scegliere un altro nome.
refusal-lupi-desk-own-self = Qui non si può indicare se stessi: fai scegliere un altro nome.
refusal-lupi-desk-guarded = La stessa porta due notti di fila non si può: fai scegliere un altro nome.
