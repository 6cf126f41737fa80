# Le domande di The Village: la notte, il giorno, il voto. Chi dorme riceve una domanda come gli altri, che non decide nulla.

# La prima riga di ogni domanda della notte: uguale per tutti.
village-night-head = 🌙 <b>Notte { $night }</b>
# L'ultima, dove si può scegliere.
village-until-dawn = Finché è notte puoi cambiare idea.

## Il branco e gli altri lupi

village-ask-wolf =
    { village-night-head }
    Il branco è in caccia: chi divorate? Vale il nome più votato, a pari voti decide la sorte. { village-until-dawn }
village-ask-wolf-nobody = 🌑 Nessuno
village-ask-wolf-second =
    { village-night-head }
    È per il Cucciolo: dopo <b>{ $first }</b>, chi è la seconda preda? { village-until-dawn }
village-ask-wolf-second-nobody = 🌑 Una basta
village-ask-snow-wolf =
    { village-night-head }
    Il fiato ti si fa di ghiaccio: quale casa congeli? Chi hai gelato l’ultima volta stanotte non si può. { village-until-dawn }
village-ask-snow-wolf-nobody = 🌑 Nessuna
village-ask-sorcerer =
    { village-night-head }
    Le ossa sono nel bicchiere: chi spii? Saprai se è un lupo, o la Veggente. { village-until-dawn }
village-ask-sorcerer-nobody = 🌑 Nessuno

## Il villaggio sveglio

village-ask-seer =
    { village-night-head }
    La candela è accesa: in chi guardi? Prima dell’alba ne saprai il ruolo. { village-until-dawn }
village-ask-seer-nobody = 🌑 Nessuno
village-ask-harlot =
    { village-night-head }
    Il letto è freddo: da chi passi la notte? { village-until-dawn }
village-ask-harlot-nobody = 🛏 Resto a casa
village-ask-guardian-angel =
    { village-night-head }
    Le ali sono pronte: su chi vegli? { village-until-dawn }
village-ask-guardian-angel-nobody = 🛏 Resto a casa
village-ask-cult-hunter =
    { village-night-head }
    Paletto, lanterna, orecchio teso: a quale porta bussi? { village-until-dawn }
village-ask-cult-hunter-nobody = 🛏 Resto a casa
village-ask-oracle =
    { village-night-head }
    L’acqua del pozzo è ferma: di chi chiedi? Saprai un ruolo che non ha. { village-until-dawn }
village-ask-oracle-nobody = 🌑 Nessuno
village-ask-chemist =
    { village-night-head }
    Due bicchieri, uno solo sicuro: da chi li porti? { village-until-dawn }
village-ask-chemist-nobody = 🧪 La conservo

## La prima notte

village-ask-wild-child =
    { village-night-head }
    A chi vuoi somigliare da grande? Scegli il tuo modello: se non lo fai, sceglie la sorte. { village-until-dawn }
village-ask-doppelganger =
    { village-night-head }
    Quale faccia sarà la tua? Scegli chi imitare: se non lo fai, sceglie la sorte. { village-until-dawn }
village-ask-cupid =
    { village-night-head }
    La prima freccia: chi si innamora? Puoi anche mirare a te. Se non scegli, sceglie la sorte.
village-ask-cupid-second =
    { village-night-head }
    La seconda freccia: di chi si innamora <b>{ $first }</b>? { village-until-dawn }

## Chi gioca per sé

village-ask-cultist =
    { village-night-head }
    Il cerchio è formato: chi convertite? Vale il nome più votato, a pari voti decide la sorte. { village-until-dawn }
village-ask-cultist-nobody = 🌑 Nessuno
village-ask-serial-killer =
    { village-night-head }
    Il coltello è affilato: da chi entri stanotte? { village-until-dawn }
village-ask-serial-killer-nobody = 🛏 Resto a casa
village-ask-arsonist =
    { village-night-head }
    Tanica o fiammifero? Scegli chi bagnare di kerosene, oppure accendi. { village-until-dawn }
village-ask-arsonist-spark = 🔥 Accendo
village-ask-arsonist-nobody = 🛏 Resto a casa
village-ask-thief =
    { village-night-head }
    In quali tasche metti le mani? { village-until-dawn }
village-ask-thief-nobody = 🛏 Resto a casa
village-ask-thief-once =
    { village-night-head }
    Questa è la notte del furto: a chi prendi il ruolo? Se non scegli, sceglie la sorte. { village-until-dawn }

## Parole nel buio

village-ask-talk = 💬 Quello che mi scrivi adesso lo passo al branco, con il tuo nome.
village-ask-cult-talk = 💬 Quello che mi scrivi adesso lo passo agli altri Satanisti, con il tuo nome.
village-ask-masons-talk = 💬 Quello che mi scrivi adesso lo passo agli altri Massoni, con il tuo nome.

## Le righe sotto le domande della notte

village-line-mate-choice = 👉 { $mate } vuole <b>{ $target }</b>.
village-line-mate-second = 👉 { $mate }, come seconda preda, vuole <b>{ $target }</b>.
village-line-mate-nobody = 👉 { $mate } non vuole nessuno.
village-line-mate-waiting = 👉 { $mate } ci sta ancora pensando.
village-line-drunk = 🍻 La testa pesa come un macigno: la sbornia non è ancora passata, e stanotte non mordi.
village-line-silvered = ⚒ C’è argento dappertutto e ti brucia le zampe: stanotte non puoi agire.
village-line-raging = 🐶 Vi hanno ucciso il Cucciolo. Stanotte il branco si prende <b>due vite</b>.
village-line-brewing = 🧪 La pozione sobbolle: stanotte non puoi usarla, ma per la prossima sarà pronta.
village-line-ready = 🧪 La pozione non scade: puoi anche aspettare.
village-line-graves =
    { $graves ->
        [one] ☠️ Stanotte scavi una fossa, per <b>{ $dead }</b>. A casa tua non c’è nessuno.
       *[other] ☠️ Stanotte scavi { $graves } fosse, per <b>{ $dead }</b>. A casa tua non c’è nessuno.
    }

## Chi dorme

# Così risponde chi sogna: non conta nulla, ma chi guarda da fuori vede un telefono come gli altri.
village-dream = È solo un sogno e non decide nulla, ma rispondi lo stesso: così nessuno capisce chi dorme davvero.
village-ask-dream-1 =
    { village-night-head }
    Nel sogno qualcuno bussa, piano. Che cosa fai? { village-dream }
village-ask-dream-1-a = Apro
village-ask-dream-1-b = Chiedo chi è
village-ask-dream-1-c = Mi giro dall’altra parte
village-ask-dream-2 =
    { village-night-head }
    Voli sopra il villaggio. Dove ti posi? { village-dream }
village-ask-dream-2-a = Sul campanile
village-ask-dream-2-b = Sul tetto del forno
village-ask-dream-2-c = Sull’orlo del pozzo
village-ask-dream-2-d = Non scendo più
village-ask-dream-3 =
    { village-night-head }
    Il fornaio ti ha lasciato un sacchetto sulla porta. Che cosa c’è dentro? { village-dream }
village-ask-dream-3-a = Pane caldo
village-ask-dream-3-b = Biscotti all’anice
village-ask-dream-3-c = Un biglietto
village-ask-dream-4 =
    { village-night-head }
    Un gatto nero si acciambella ai tuoi piedi. Come lo chiami? { village-dream }
village-ask-dream-4-a = Cenere
village-ask-dream-4-b = Mezzanotte
village-ask-dream-4-c = Pancotto
village-ask-dream-5 =
    { village-night-head }
    Che tempo fa, nel tuo sogno? { village-dream }
village-ask-dream-5-a = Sole
village-ask-dream-5-b = Pioggia
village-ask-dream-5-c = Neve
village-ask-dream-5-d = Nebbia
village-ask-dream-6 =
    { village-night-head }
    Sotto il cuscino trovi una chiave. Che cosa apre? { village-dream }
village-ask-dream-6-a = La cantina
village-ask-dream-6-b = Il campanile
village-ask-dream-6-c = Un vecchio diario
village-ask-dream-6-d = Niente
village-ask-dream-7 =
    { village-night-head }
    Ridipingi la porta di casa. Di che colore? { village-dream }
village-ask-dream-7-a = Rossa
village-ask-dream-7-b = Verde
village-ask-dream-7-c = Azzurra
village-ask-dream-8 =
    { village-night-head }
    La nonna del mulino ti legge la mano. Che cosa ci vede? { village-dream }
village-ask-dream-8-a = Un viaggio
village-ask-dream-8-b = Un tesoro
village-ask-dream-8-c = Calli, soltanto calli
village-ask-dream-9 =
    { village-night-head }
    Il sonno non arriva. Che cosa conti? { village-dream }
village-ask-dream-9-a = Le pecore
village-ask-dream-9-b = I rintocchi
village-ask-dream-9-c = Le crepe del soffitto
village-ask-dream-9-d = I debiti
village-ask-dream-10 =
    { village-night-head }
    Ti svegli con la fame. Che cosa prendi in dispensa? { village-dream }
village-ask-dream-10-a = Formaggio
village-ask-dream-10-b = Marmellata
village-ask-dream-10-c = L’ultima mela
village-ask-dream-11 =
    { village-night-head }
    Cade una stella. Che cosa desideri? { village-dream }
village-ask-dream-11-a = Una notte tranquilla
village-ask-dream-11-b = Un asino nuovo
village-ask-dream-11-c = Non si dice
village-ask-dream-12 =
    { village-night-head }
    In piazza c’è festa, e manca un musicista. Che cosa suoni? { village-dream }
village-ask-dream-12-a = La fisarmonica
village-ask-dream-12-b = Il tamburo
village-ask-dream-12-c = Il violino
village-ask-dream-12-d = Batto le mani
village-ask-dream-13 =
    { village-night-head }
    Un rumore in soffitta. Che cos’è? { village-dream }
village-ask-dream-13-a = I topi
village-ask-dream-13-b = Il vento
village-ask-dream-13-c = Un fantasma distratto
village-ask-dream-14 =
    { village-night-head }
    Da che parte del letto dormi, stanotte? { village-dream }
village-ask-dream-14-a = A destra
village-ask-dream-14-b = A sinistra
village-ask-dream-14-c = Di traverso

## Il giorno

village-ask-detective =
    🕵 <b>Giorno { $day }.</b> Su chi indaghi? La risposta arriva alla fine del giorno, prima del voto; fino ad allora puoi cambiare idea. Quattro volte su dieci i lupi ti scoprono.
village-ask-detective-nobody = 🌑 Oggi nessuno
village-ask-gunner =
    🔫 <b>Giorno { $day }.</b> { $bullets ->
        [one] Hai un solo colpo in canna.
       *[other] Hai { $bullets } colpi in canna.
    } A chi spari? Lo sparo parte alla fine del giorno, prima del voto, e tutti sapranno che il fucile è tuo; fino ad allora puoi cambiare idea.
village-ask-gunner-nobody = 🌑 Oggi nessuno
village-ask-mayor =
    🎖 <b>Giorno { $day }.</b> La fascia è nel cassetto. Se la metti, il tuo voto vale doppio da subito; ma tutti sapranno chi sei. Si può fare una volta sola.
village-ask-mayor-use = Metto la fascia
village-ask-pacifist =
    ☮️ <b>Giorno { $day }.</b> La bandiera bianca è in tasca. Se la alzi, da qui a notte non si lincia nessuno, e tutti sapranno chi sei. Si può fare una volta sola.
village-ask-pacifist-use = Alzo la bandiera
village-ask-troublemaker =
    🤯 <b>Giorno { $day }.</b> Prudono le mani? Se semini zizzania, oggi i linciaggi sono due, e tutti sapranno chi sei. Si può fare una volta sola.
village-ask-troublemaker-use = Semino zizzania
village-ask-sandman =
    💤 <b>Giorno { $day }.</b> Il sacchetto di sabbia è pieno. Se la soffi, la prossima notte nessuno farà nulla, e tutti sapranno chi sei. Si può fare una volta sola.
village-ask-sandman-use = Soffio la sabbia
village-ask-blacksmith =
    ⚒ <b>Giorno { $day }.</b> L’argento è nel sacco. Se lo spargi, la prossima notte i lupi non potranno agire, e tutti sapranno chi sei. Si può fare una volta sola.
village-ask-blacksmith-use = Spargo l’argento

# Chi di giorno non ha poteri tiene un taccuino: non decide nulla, ma così ogni telefono ha la sua domanda.
village-ask-notes =
    📓 <b>Giorno { $day }.</b> Il tuo taccuino: chi tieni d’occhio oggi? Lo leggi solo tu e non decide nulla; è qui perché ognuno abbia qualcosa in mano.
    .alt-1 =
        📓 <b>Giorno { $day }.</b> Una matita, una pagina bianca: di chi scrivi il nome, oggi? Resta fra te e il taccuino, e non decide nulla.
    .alt-2 =
        📓 <b>Giorno { $day }.</b> Se dovessi sottolineare un nome, oggi, quale sarebbe? Lo sai solo tu, e non decide nulla.
village-ask-notes-nobody = Nessuno in particolare

## La resa

village-ask-concede =
    🕯 <b>Giorno { $day }, la resa.</b> Quando i Satanisti sono più degli altri, il villaggio può arrendersi: se siete d’accordo tutti, la partita finisce con la loro vittoria. Se non sono ancora la maggioranza, non succede niente.
village-ask-concede-agree = 🕯 Per me va bene
village-line-agreed = D’accordo { $count } su { $living }: { $agreed }.

## L'ultimo colpo

village-ask-shot = 🎯 Il dito è ancora sul grilletto: chi porti via con te? Hai { $left_span }.
village-ask-shot-nobody = 🕊 Nessuno

## Il voto

village-ask-vote =
    🗳 <b>Crepuscolo { $day }, il voto.</b> Chi mandate alla quercia? Un nome a testa, e finché c’è tempo si può cambiare. Ancora { $left_span }.
    .alt-1 =
        🗳 <b>Crepuscolo { $day }, il voto.</b> Il secchio passa di mano in mano: metteteci un nome. Si può cambiare ancora per { $left_span }.
    .alt-2 =
        🗳 <b>Crepuscolo { $day }, il voto.</b> Di chi vi fidate meno? Ancora { $left_span } per dirlo, e per ripensarci.
    .alt-3 =
        🗳 <b>Crepuscolo { $day }, il voto.</b> Si accendono le lanterne, la corda pende dalla quercia. Per chi? Finché c’è tempo si può cambiare idea: ancora { $left_span }.
    .alt-4 =
        🗳 <b>Crepuscolo { $day }, il voto.</b> L’ultima luce è per decidere: un nome, oppure nessuno. Quel che c’è nel secchio fra { $left_span } vale.
    .closed = 🗳 <b>Crepuscolo { $day }, il voto.</b> Il secchio è chiuso.
village-ask-vote-nobody = 🕊 Nessuno
village-ask-vote-second =
    🗳 <b>Crepuscolo { $day }, secondo voto.</b> Ancora un nome a testa, come il Guastafeste comanda. Si può cambiare per { $left_span }.
    .alt-1 =
        🗳 <b>Crepuscolo { $day }, secondo voto.</b> Una corda non basta: il secchio torna vuoto e si ricomincia. Ancora { $left_span }.
    .closed = 🗳 <b>Crepuscolo { $day }, secondo voto.</b> Il secchio è chiuso anche stavolta.
village-ask-vote-second-nobody = 🕊 Nessuno
village-line-tally =
    { $votes ->
        [one] • <b>{ $target }</b>, un voto: { $voters }
       *[other] • <b>{ $target }</b>, { $votes } voti: { $voters }
    }
village-line-tally-nobody = • Per nessuno: { $voters }
village-line-voted =
    { $count ->
        [0] 🗳 Non ha ancora votato nessuno.
        [one] 🗳 Un voto dato, su { $living }.
       *[other] 🗳 { $count } voti dati, su { $living }.
    }
village-line-waiting =
    { $count ->
        [one] ⏳ Manca ancora { $waiting }.
       *[other] ⏳ Mancano ancora { $waiting }.
    }

## In quattro

village-line-four-harlot = ⚠️ Siete in quattro. Se stanotte esci e questo costa la partita al villaggio, vale come averci giocato contro.
village-line-four-chemist = ⚠️ Siete in quattro. Se stanotte porti la pozione e questo costa la partita al villaggio, vale come averci giocato contro.
village-line-four-clumsy = ⚠️ Siete in quattro, e il tuo voto inciampa. Se voti per linciare e questo costa la partita, vale come aver giocato contro la tua squadra.
