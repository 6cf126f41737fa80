# Lupi e contadini.
# Il tono: chi racconta sta all'osteria, parla a voce bassa, non ha fretta e non prende in giro nessuno.
# Di una persona si parla secondo GENDER: m, f, o neutral, che si scrive girando la frase.

lupi-name = Lupi e contadini
lupi-tagline = Di notte i lupi scelgono, di giorno sceglie il villaggio. Qualcuno mente.

## Le carte
## .who: il nome di chi ha la carta; .card: quel che si legge ricevendola; .counted: quante ce ne sono.
## $of è chi ha la carta.

lupi-role-villager = contadino
    .the = il contadino
    .gender = m
    .who = { GENDER($of) ->
        [f] contadina
       *[other] contadino
    }
    .counted = { $count ->
        [one] un contadino
       *[other] { $count } contadini
    }
    .card =
        { GENDER($of) ->
            [f] Sei una <b>contadina</b>
            [m] Sei un <b>contadino</b>
           *[other] Hai la carta del <b>contadino</b>
        }: gente di campo, niente poteri, orecchie buone. Di notte dormi; di giorno ascolti, dubiti e voti.

        Vinci con il villaggio, quando non resta vivo nemmeno un lupo.
lupi-role-wolf = lupo mannaro
    .the = il lupo mannaro
    .gender = m
    .who = { GENDER($of) ->
        [f] lupa mannara
       *[other] lupo mannaro
    }
    .counted = { $count ->
        [one] un lupo mannaro
       *[other] { $count } lupi mannari
    }
    .card =
        { GENDER($of) ->
            [f] Sei una <b>lupa mannara</b>
            [m] Sei un <b>lupo mannaro</b>
           *[other] Hai la carta del <b>lupo mannaro</b>
        }: di giorno una faccia come le altre, di notte le zanne. Ogni notte il branco sceglie chi divorare.

        Vincete voi quando i lupi vivi sono tanti quanti gli umani.
lupi-role-seer = veggente
    .the = il veggente
    .gender = m
    .who = veggente
    .counted = { $count ->
        [one] un veggente
       *[other] { $count } veggenti
    }
    .card =
        { GENDER($of) ->
            [f] Sei la <b>veggente</b>
            [m] Sei il <b>veggente</b>
           *[other] Hai la carta del <b>veggente</b>
        }: ogni notte guardi nel cuore di qualcuno e sai subito se batte da lupo o da umano.

        Vinci con il villaggio. Attenzione a come lo racconti: anche i lupi ascoltano.
lupi-role-bodyguard = guardia del corpo
    .the = la guardia del corpo
    .gender = f
    .who = guardia del corpo
    .counted = { $count ->
        [one] una guardia del corpo
       *[other] { $count } guardie del corpo
    }
    .card =
        Sei la <b>guardia del corpo</b>: ogni notte vegli su una porta, anche la tua, e chi ci dorme dietro non può essere divorato. Mai la stessa porta due notti di fila.

        Vinci con il villaggio.
lupi-role-judge = giudice
    .the = il giudice
    .gender = m
    .who = giudice
    .counted = { $count ->
        [one] un giudice
       *[other] { $count } giudici
    }
    .card =
        { GENDER($of) ->
            [f] Sei la <b>giudice</b>
            [m] Sei il <b>giudice</b>
           *[other] Hai la carta del <b>giudice</b>
        }: ogni notte scegli qualcuno, anche te, che il giorno dopo nessuno potrà linciare. Il villaggio saprà che c’è un divieto, non che è tuo.

        Vinci con il villaggio.
lupi-role-mayor = sindaco
    .the = il sindaco
    .gender = m
    .who = { GENDER($of) ->
        [f] sindaca
       *[other] sindaco
    }
    .counted = { $count ->
        [one] un sindaco
       *[other] { $count } sindaci
    }
    .card =
        { GENDER($of) ->
            [f] Sei la <b>sindaca</b>
            [m] Sei il <b>sindaco</b>
           *[other] Hai la carta del <b>sindaco</b>
        }: una volta sola, di giorno, puoi mostrare la fascia. Da allora il tuo voto vale doppio, e tutti sanno chi sei. Lupi compresi.

        Vinci con il villaggio.

## Si comincia

lupi-deck-dealt =
    🃏 Le carte sono date, una a testa, e ognuno ha la sua in privato. Fra voi { $wolves ->
        [one] si nasconde <b>un lupo mannaro</b>
       *[other] si nascondono <b>{ $wolves } lupi mannari</b>
    }. Il resto del mazzo: { $villagers ->
        [0] nessun contadino
        [one] un contadino
       *[other] { $villagers } contadini
    }{ $figures_count ->
        [0] .
       *[other] , poi { $figures }.
    }
lupi-card-dealt =
    🃏 { ROLE($role, $you, case: "card") }
lupi-pack-met =
    { $companions_count ->
        [one] Nel branco con te c’è <b>{ $companions }</b>. Anche questo resta fra voi.
       *[other] Nel branco con te ci sono <b>{ $companions }</b>. Anche questo resta fra voi.
    }
lupi-hunted-alone = Non cercare compagni: in questo villaggio il lupo lo fai tu e basta.

## La notte

lupi-night-fell =
    🌙 <b>Notte { $night }.</b> L’oste spegne l’ultima lanterna e il villaggio chiude le imposte. Ho bussato in privato a ogni porta: rispondete tutti. L’alba arriva entro { $length_span }.
    .alt-1 =
        🌙 <b>Notte { $night }.</b> Il fuoco nel camino è cenere, fuori il vento gira. Guardate i messaggi privati: c’è una domanda per ciascuno. Entro { $length_span } è di nuovo giorno.
    .alt-2 =
        🌙 <b>Notte { $night }.</b> Un cane abbaia verso il bosco, poi tace. Ora nessuno parla in piazza: si risponde in privato, e si aspetta. L’alba arriva entro { $length_span }.
    .alt-3 =
        🌙 <b>Notte { $night }.</b> La luna sale sopra il campanile. Chi dorme, chi finge di dormire: ho scritto a tutti, rispondetemi in privato. Al più fra { $length_span } canta il gallo.

# La prima riga di ogni domanda della notte: uguale per tutti.
lupi-night-head = 🌙 <b>Notte { $night }</b>
lupi-ask-wolf =
    { lupi-night-head }
    Il branco è in caccia: chi divorate? Fino all’alba puoi cambiare idea. Se i lupi non si accordano decide la sorte.
lupi-ask-seer =
    { lupi-night-head }
    Le carte sono scoperte davanti a te: in quale cuore vuoi guardare? La risposta arriva subito, e la scelta non si cambia.
lupi-ask-bodyguard =
    { lupi-night-head }
    La lanterna è accesa, il bastone in mano: davanti a quale porta vegli? Fino all’alba puoi cambiare idea.
lupi-ask-judge =
    { lupi-night-head }
    Il sigillo è pronto: chi non potrà essere linciato domani? Fino all’alba puoi cambiare idea.
lupi-ask-sleep =
    { lupi-night-head }
    Dormi, e sogni: chi compare nel tuo sogno? Non decide nulla, ma rispondi lo stesso: chi ti vede con il telefono in mano non deve capire se dormi davvero.
lupi-ask-talk = 💬 Quello che mi scrivi adesso lo passo agli altri lupi, con il tuo nome.
lupi-line-pack-choice = 🐾 { $wolf } vuole { $target }.
lupi-line-pack-waiting = 🐾 { $wolf } ci sta ancora pensando.
lupi-pack-talked = 🐾 <b>{ $speaker }</b>: { $text }

lupi-seer-saw-wolf = 🔮 Guardi <b>{ $about }</b>, e nel petto senti ringhiare. <b>È un lupo.</b>
    .alt-1 = 🔮 L’acqua nella ciotola si fa scura quando pensi { INITIAL($about) ->
        [a] ad
       *[other] a
    } <b>{ $about }</b>. <b>È un lupo.</b>
    .alt-2 = 🔮 La candela si piega verso la casa di <b>{ $about }</b> e si spegne. <b>È un lupo.</b>
lupi-seer-saw-human = 🔮 Guardi <b>{ $about }</b>, e trovi un cuore che batte piano. <b>È umano.</b>
    .alt-1 = 🔮 L’acqua nella ciotola resta limpida quando pensi { INITIAL($about) ->
        [a] ad
       *[other] a
    } <b>{ $about }</b>. <b>Sangue umano.</b>
    .alt-2 = 🔮 La candela brucia dritta davanti alla casa di <b>{ $about }</b>. <b>Sangue umano.</b>

## L'alba

lupi-found-devoured =
    ☀️ Il gallo canta, ma la porta di <b>{ $victim }</b> resta aperta sul buio. Sulla soglia, orme di lupo. In casa, nessuno.
    .alt-1 =
        ☀️ Il fornaio bussa da <b>{ $victim }</b> per il pane, e non risponde nessuno. Stanotte i lupi sono passati di lì.
    .alt-2 =
        ☀️ Le campane suonano a morto. Stanotte i lupi si sono presi <b>{ $victim }</b>.
    .alt-3 =
        ☀️ In mezzo alla strada c’è un mantello strappato, e tutti sanno di chi era. Stanotte i lupi hanno divorato <b>{ $victim }</b>.
    .alt-4 =
        ☀️ Si fa l’appello davanti al pozzo, e un nome resta senza risposta: <b>{ $victim }</b>. I lupi hanno mangiato.
lupi-nobody-devoured =
    ☀️ Le imposte si aprono a una a una, ci si conta due volte: stanotte non manca nessuno.
    .alt-1 =
        ☀️ Orme fresche intorno alle case, ma nessuna porta forzata. I lupi tornano nel bosco a pancia vuota.
    .alt-2 =
        ☀️ L’alba trova il villaggio intero. Qualcuno ha vegliato, o qualcuno ha sbagliato: stanotte non è morto nessuno.
    .alt-3 =
        ☀️ Il gallo canta e da ogni camino sale il fumo. Nessuna vittima, stanotte.
lupi-role-shown =
    La carta di { $seat } gira sul tavolo: è quella { GENDER($role) ->
        [f] della
       *[other] del
    } <b>{ $role }</b>.
    .alt-1 =
        Qualcuno raccoglie la carta di { $seat } e la mostra a tutti: <b>{ $role }</b>.
    .alt-2 =
        La carta di { $seat }, ora che non serve più: <b>{ $role }</b>.
lupi-you-died =
    { $cause ->
        [devoured] 🌫 Stanotte i lupi hanno scelto la tua porta.
        [lynched] 🌫 Il villaggio ha deciso, e ha deciso per te.
       *[left] 🌫 Il tuo posto nel villaggio resta vuoto.
    } Da adesso sei un fantasma: vedi tutto, non voti e non scegli più. { $talk ->
        [yes] A questo tavolo i fantasmi di giorno possono parlare, ma la carta resta coperta fino alla fine;
       *[no] Nel gruppo più nessuna parola: quel che sai portalo con te fino alla fine;
    } se vince la tua parte, vinci anche tu.

## Il giorno

lupi-discussion-opened =
    🗣 <b>Giorno { $day }.</b> In piazza siete in { $living }, e almeno uno ulula. Avete { $length_span }: parlate, accusate, mentite se vi conviene.
    .alt-1 =
        🗣 <b>Giorno { $day }.</b> Ci si siede in { $living } intorno al pozzo. Chi ha visto, chi ha sentito, chi ha paura: avete { $length_span } per parlarne, poi si vota.
    .alt-2 =
        🗣 <b>Giorno { $day }.</b> L’oste versa da bere per { $living } e non chiede soldi: vuole sapere chi è stato. Si discute per { $length_span }.
    .alt-3 =
        🗣 <b>Giorno { $day }.</b> Siete in { $living }, e nessuno guarda negli occhi nessuno. Per { $length_span } la piazza è vostra.
lupi-round-opened =
    ⚖️ Basta parole: si vota. Vi chiamo per nome a partire da <b>{ $first }</b>; ciascuno ha { $each_span }, e il voto dato non si ritira.
    .alt-1 =
        ⚖️ Il banditore batte sul secchio: è ora di votare. Comincia <b>{ $first }</b>, poi si fa il giro; { $each_span } a testa, e quel che è detto è detto.
    .alt-2 =
        ⚖️ Silenzio in piazza: adesso ognuno dice un nome. Si parte da <b>{ $first }</b>, con { $each_span } a testa e senza ripensamenti.

lupi-ask-call = 👉 { MENTION($caller) }, tocca a te: chi mandi sul banco degli accusati? Hai { $left_span }.
    .alt-1 = 👉 { MENTION($caller) }, il villaggio ti ascolta. Un nome, entro { $left_span }.
    .alt-2 = 👉 { MENTION($caller) }, di chi non ti fidi? Hai { $left_span } per dirlo.
    .alt-3 = 👉 È il turno di { MENTION($caller) }: un nome, oppure nessuno. Hai { $left_span }.
    .closed = 👉 { $caller } ha avuto il suo turno.
lupi-ask-call-nobody = 🕊 Nessuno
lupi-ask-vote =
    🗳 <b>Giorno { $day }, il voto.</b> Di chi non vi fidate? Ognuno tocca un nome, e finché c’è tempo può cambiarlo. Chi prende più voti dovrà difendersi. Ancora { $left_span }.
    .alt-1 =
        🗳 <b>Giorno { $day }, il voto.</b> Tutti insieme, a dito teso: un nome a testa, e si può cambiare finché c’è tempo. Chi ne raccoglie di più dovrà dare spiegazioni. Ancora { $left_span }.
    .alt-2 =
        🗳 <b>Giorno { $day }, il voto.</b> Il secchio passa di mano in mano: metteteci dentro un nome. Si può cambiare idea ancora per { $left_span }; poi si difende chi ha più voti.
    .closed = 🗳 <b>Giorno { $day }, il voto.</b> Il secchio è chiuso.
lupi-ask-vote-nobody = 🕊 Nessuno
lupi-ask-second =
    🪢 <b>La sentenza.</b> Decide la piazza intera, anche chi è sotto accusa: chi mandate alla forca, fra { $nominees }? Si può cambiare finché c’è tempo. Ancora { $left_span }.
    .alt-1 =
        🪢 <b>La sentenza.</b> Le difese sono finite, la corda pende dalla quercia. Per chi, fra { $nominees }? Vota anche chi è sotto accusa, e si cambia finché c’è tempo: ancora { $left_span }.
    .alt-2 =
        🪢 <b>La sentenza.</b> Avete ascoltato { $nominees }: adesso scegliete. Il voto è di tutti e si può cambiare ancora per { $left_span }.
    .closed = 🪢 <b>La sentenza.</b> Non si vota più.
lupi-ask-second-nobody = 🕊 Nessuno
lupi-ask-runoff =
    🪢 <b>Parità.</b> { $nominees } hanno gli stessi voti: si vota ancora una volta, solo fra questi nomi. Se finisce pari anche così, stasera non muore nessuno. Ancora { $left_span }.
    .alt-1 =
        🪢 <b>Parità.</b> La bilancia sta ferma fra { $nominees }. Un ultimo voto, poi basta: se è pari di nuovo si va tutti a casa. Ancora { $left_span }.
    .alt-2 =
        🪢 <b>Parità.</b> Il villaggio è spaccato fra { $nominees }. Si rivota, una volta sola: ancora { $left_span }.
    .closed = 🪢 <b>Parità.</b> Anche il secondo voto è chiuso.
lupi-ask-runoff-nobody = 🕊 Nessuno
lupi-line-tally =
    { $votes ->
        [one] • <b>{ $target }</b>, un voto: { $voters }
       *[other] • <b>{ $target }</b>, { $votes } voti: { $voters }
    }
lupi-line-tally-nobody = • Per nessuno: { $voters }
lupi-line-waiting =
    { $count ->
        [one] ⏳ Manca ancora { $waiting }.
       *[other] ⏳ Mancano ancora { $waiting }.
    }

lupi-vote-cast = <b>{ $voter }</b> punta il dito su <b>{ $target }</b>.
    .alt-1 = «<b>{ $target }</b>», dice <b>{ $voter }</b>, senza abbassare gli occhi.
    .alt-2 = <b>{ $voter }</b> ci pensa un attimo, poi fa un nome: <b>{ $target }</b>.
    .alt-3 = <b>{ $voter }</b> non ha dubbi: <b>{ $target }</b>.
    .alt-4 = Un nome da <b>{ $voter }</b>, a bassa voce: <b>{ $target }</b>.
lupi-voted-for-nobody = <b>{ $voter }</b> scuote la testa: nessuno.
    .alt-1 = <b>{ $voter }</b> stasera non accusa nessuno.
    .alt-2 = «Nessuno», dice <b>{ $voter }</b>, e torna a sedersi.
lupi-abstained =
    { $count ->
        [one] <b>{ $seats }</b> resta in silenzio.
       *[other] Restano in silenzio { $seats }.
    }
    .alt-1 =
        { $count ->
            [one] Da <b>{ $seats }</b> non arriva risposta.
           *[other] Non arriva risposta da { $seats }.
        }
    .alt-2 =
        { $count ->
            [one] Si aspetta <b>{ $seats }</b>, ma il tempo passa e si va avanti.
           *[other] Si aspettano { $seats }, ma il tempo passa e si va avanti.
        }
lupi-votes-counted =
    { $votes ->
        [one] • <b>{ $target }</b>, un voto: { $voters }
       *[other] • <b>{ $target }</b>, { $votes } voti: { $voters }
    }
    .heading = 📜 Lo spoglio:
lupi-nobody-counted = 🕊 Per nessuno: { $voters }.
lupi-nominees-named =
    Sul banco degli accusati vanno <b>{ $nominees }</b>. Prima di decidere, il villaggio ascolta.
    .alt-1 =
        Il villaggio fa largo: al centro della piazza restano <b>{ $nominees }</b>. Che si difendano.
    .alt-2 =
        I sospetti cadono su <b>{ $nominees }</b>. Hanno diritto a una parola, e poi si decide.
lupi-sole-nominee-named =
    Un nome solo sulla bocca di tutti: <b>{ $nominee }</b>. Ha ancora una difesa; dopo, la sentenza arriva senza altri voti.
    .alt-1 =
        Tutti i sospetti cadono su <b>{ $nominee }</b>. Una difesa, e poi la corda, senza un secondo voto.
    .alt-2 =
        In mezzo alla piazza c’è solo <b>{ $nominee }</b>. Può parlare; poi non si vota più, si esegue.
lupi-nobody-nominated =
    Nessuno ha fatto un nome. La corda resta appesa, e il villaggio torna a casa.
    .alt-1 =
        Nemmeno un’accusa, oggi. Si spengono le lanterne e non muore nessuno.
    .alt-2 =
        Il secchio dei voti è vuoto. Per oggi il villaggio non condanna nessuno.

## La difesa e la sentenza

lupi-speech-opened =
    🎙 { MENTION($speaker) }, difenditi: per { $length_span } la parola è tua.
    .alt-1 =
        🎙 Parla { MENTION($speaker) }. Hai { $length_span } per convincerci.
    .alt-2 =
        🎙 { MENTION($speaker) }, guardaci in faccia e dicci la tua: { $length_span }.
    .alt-3 =
        🎙 Silenzio in piazza: parla { MENTION($speaker) }, per { $length_span }.
lupi-lynched =
    🪢 Il villaggio ha deciso. La corda si tende, e <b>{ $victim }</b> non parla più.
    .alt-1 =
        🪢 Nessuno guarda, tutti sentono: la quercia scricchiola. Addio, <b>{ $victim }</b>.
    .alt-2 =
        🪢 Al tramonto alla quercia è appeso un nome: <b>{ $victim }</b>. Giustizia, o un errore? Si vedrà.
    .alt-3 =
        🪢 Il banditore legge la sentenza e il boia non chiede spiegazioni: <b>{ $victim }</b> finisce alla forca.
lupi-lynching-forbidden =
    🔏 Il boia ha già in mano la corda quando arriva un foglio sigillato: il giudice lo proibisce. <b>{ $seat }</b> torna a casa, e oggi non muore nessuno.
    .alt-1 =
        🔏 «Fermi!» Sulla porta di <b>{ $seat }</b> c’è il sigillo del giudice: oggi nessuno lo tocca, quel nome. La corda resta appesa.
    .alt-2 =
        🔏 Il villaggio vuole <b>{ $seat }</b>, ma il giudice dice di no, e non dice perché. Si scioglie il nodo: oggi non muore nessuno.
lupi-nobody-condemned =
    Nessun voto per nessuno: il villaggio non se la sente. La corda resta dov’è.
    .alt-1 =
        Si aspetta una mano alzata, e non se ne alza nessuna. Oggi non si condanna nessuno.
    .alt-2 =
        Il boia guarda la folla, la folla guarda a terra. Per stasera si va tutti a casa.
lupi-tied-again =
    Pari un’altra volta, fra { $nominees }. Il villaggio non sa decidere, e stasera non muore nessuno.
    .alt-1 =
        Due conte, la stessa parità: { $nominees } dormono nel proprio letto, stanotte.
    .alt-2 =
        Ancora pari. Il boia si toglie il cappuccio: { $nominees } restano fra voi.
lupi-nominee-fled =
    <b>{ $seat }</b> se ne va prima della sentenza. Per oggi basta così: il villaggio non condanna nessun altro.
    .alt-1 =
        Il posto di <b>{ $seat }</b> sul banco degli accusati resta vuoto. È la perdita del giorno: la corda non serve più.
    .alt-2 =
        Si chiama <b>{ $seat }</b>, e non risponde più nessuno. Il giorno finisce qui, senza altre condanne.

## In ogni momento

lupi-ask-sash =
    🎗 <b>Giorno { $day }.</b> Hai in tasca la fascia da sindaco. Se la mostri, il tuo voto vale doppio da subito e fino alla fine; ma tutti sapranno chi sei. Si può fare una volta sola.
lupi-ask-sash-show = Mostra la fascia
lupi-sash-shown =
    🎗 <b>{ $seat }</b> apre la giacca, e sotto c’è la fascia: { GENDER($seat) ->
        [f] è la sindaca
        [m] è il sindaco
       *[other] il villaggio ha chi lo governa
    }. Da ora il suo voto vale doppio.
lupi-time-ran-low =
    { $phase ->
        [night] ⏳ L’alba è vicina: { $left_span } ancora. Chi non ha risposto in privato lo faccia adesso.
        [talk] ⏳ Ancora { $left_span } di parole, poi si vota.
        [call] ⏳ Ancora { $left_span } per fare un nome.
        [vote] ⏳ Ancora { $left_span }, poi si contano i voti.
        [speech] ⏳ Ancora { $left_span } per la difesa.
        [runoff] ⏳ Ancora { $left_span } per l’ultimo voto.
       *[second] ⏳ Ancora { $left_span }, poi la sentenza.
    }
lupi-player-left =
    { $why ->
        [resigned] 🚪 <b>{ $seat }</b> lascia il villaggio senza voltarsi. La sua carta resta coperta.
        [absent] 🚪 Di <b>{ $seat }</b> non si sa più nulla da due votazioni: il villaggio va avanti senza. La sua carta resta coperta.
       *[removed] 🚪 Il posto di <b>{ $seat }</b> si libera. La sua carta resta coperta.
    }

## La fine

lupi-humans-won =
    🌾 L’ultimo lupo è caduto. Si riaccendono le lanterne, l’oste offre da bere: <b>vincono gli umani</b>, vivi e fantasmi.
    .alt-1 =
        🌾 Nel bosco non ulula più nessuno. <b>Vincono gli umani</b>, quelli che brindano e quelli che non possono più.
    .alt-2 =
        🌾 Era l’ultimo. Il villaggio tira il fiato e stasera dorme con la porta aperta: <b>vincono gli umani</b>, fantasmi compresi.
lupi-wolves-won =
    🐺 I lupi si guardano intorno e si contano: ormai sono tanti quanti gli altri. Non serve più nascondersi. <b>Vincono i lupi.</b>
    .alt-1 =
        🐺 Cade l’ultima maschera, e nessuno fa in tempo a scappare. <b>Vincono i lupi.</b>
    .alt-2 =
        🐺 Stanotte non si chiudono le porte: non c’è più chi le difenda. <b>Vincono i lupi</b>, vivi e caduti.
lupi-nobody-won =
    { $why ->
        [silence] 🌫 Da tre notti e tre giorni nessuno risponde. Chiudo l’osteria: la partita finisce qui, senza vincitori.
       *[empty] 🌫 In piazza non è rimasto nessuno, né lupi né contadini. La partita finisce qui, senza vincitori.
    }
lupi-card-turned =
    { $won ->
        [yes] 🏆 { $seat }: { ROLE($role, $seat, case: "who") }{ $alive ->
            [yes] {""}
           *[no] , fantasma
        }
       *[no] ▫️ { $seat }: { ROLE($role, $seat, case: "who") }{ $alive ->
            [yes] {""}
           *[no] , fantasma
        }
    }
    .heading = 🃏 <b>Le carte, tutte scoperte:</b>

lupi-chronicle = 📖 <b>Com’è andata:</b>
lupi-line-devoured = Notte { $round }: i lupi hanno divorato { $seat }.
lupi-line-lynched = Giorno { $round }: il villaggio ha linciato { $seat }.
lupi-line-left = Giro { $round }: { $count ->
        [one] { $seats } ha lasciato il villaggio.
       *[other] { $seats } hanno lasciato il villaggio.
    }
lupi-line-nobody-died = Non è morto nessuno.

## Le scelte del tavolo

lupi-option-pace = Ritmo
    .help = Quanto durano notti, discorsi e voti. «Lento» è per chi gioca nell’arco di giorni: le fasi durano ore, e di notte il tempo si ferma.
lupi-option-pace-fast = svelto
lupi-option-pace-normal = normale
lupi-option-pace-slow = lento
lupi-option-vote-style = Primo voto
    .help = «A turno»: chiamo ciascuno per nome e il voto non si cambia. «Insieme»: votano tutti nello stesso momento. «Automatico»: a turno fino a dodici persone in vita, insieme se siete di più o se il ritmo è lento.
lupi-option-vote-style-auto = automatico
lupi-option-vote-style-round = a turno
lupi-option-vote-style-together = insieme
lupi-option-reveal-roles = Carte dei morti
    .help = Se scoprirle quando qualcuno muore. Coperte, come vuole la tradizione, rendono il villaggio più incerto.
lupi-option-reveal-roles-false = coperte
lupi-option-reveal-roles-true = scoperte
lupi-option-ghosts-talk = Fantasmi
    .help = Se di giorno i fantasmi possono ancora chiacchierare in piazza. Non votano comunque.
lupi-option-ghosts-talk-false = muti
lupi-option-ghosts-talk-true = chiacchieroni
lupi-option-absence = Chi non vota
    .help = Che cosa succede a chi non risponde al primo voto per due volte di fila: diventa un fantasma, decidono gli altri, gioca un sostituto automatico finché non torna, il suo voto lo sceglie il caso, non si aspetta più, oppure riceve soltanto un avviso. Di notte chi non risponde non rischia nulla.
lupi-option-absence-remove = esce alla seconda
lupi-option-absence-vote = decidono gli altri
lupi-option-absence-substitute = entra un sostituto
lupi-option-absence-random = sceglie il caso
lupi-option-absence-skip = si salta
lupi-option-absence-warn = si avvisa e basta
lupi-option-deck = Mazzo
    .help = Automatico: lo faccio io, secondo quanti siete. Oppure a mano, con − e +: tante carte quante persone, almeno un lupo, e almeno due umani più dei lupi.
lupi-option-deck-none = automatico
