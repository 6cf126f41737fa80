### Ciò che il narratore dice della vita del tavolo: aprire, sedersi, aspettare, fermarsi, ripartire.
### Al gruppo si dà del voi, in privato del tu. Un rifiuto dice perché, e che cosa fare invece; mai un rimprovero.

## Bottoni

service-button-start = Avvia la chat con me
service-button-fill = 🤖 Completa con giocatori automatici
service-button-stop = Sì, chiudi la partita
service-button-leave = Sì, lascio la partita
service-button-forget = Sì, cancella tutto
service-button-wait = Aspettiamo
service-button-substitute = 🤖 Fai giocare un sostituto
service-button-remove = Fuori dalla partita ({ $count }/{ $needed })
service-button-skip = ⏩ Avanti senza aspettare ({ $count }/{ $needed })
service-button-out = Fuori { $name } ({ $count }/{ $needed })
service-button-without = Senza { $name }
service-button-join = 🪑 Ci sono
service-button-heir = A { $name }
service-button-leave-table = Esco da { $group }
service-button-sit-there = 🪑 Mi siedo in { $group }
service-button-open-group = Apri { $group }
service-button-resume = ▶️ Riprendiamo
service-button-pause = ⏸ Pausa
service-button-say = Domanda { $number } · { $group }
service-language-name = 🇮🇹 Italiano
service-grammar-f = Al femminile
service-grammar-m = Al maschile
service-grammar-neutral = Senza genere

## Aprire un tavolo

service-which-game = A che cosa giochiamo?
service-opened = Tavolo aperto.
service-play-in-group = I tavoli si aprono nei gruppi: aggiungimi a un gruppo e scrivi là /gioca@{ $bot }.
service-in-group = Questo comando vale nel gruppo in cui si gioca: scrivilo là.
service-opened-enough = Qui si sono appena aperti e chiusi parecchi tavoli: fra qualche minuto ne apro volentieri un altro.
service-unknown-game = Questo gioco non lo conosco. Con /gioca@{ $bot } vedi quelli che so condurre.
service-lobby-already = Qui c’è già un tavolo aperto: per sedersi c’è /entra@{ $bot }.
service-game-already = Qui si sta già giocando. Quando la partita sarà finita, /gioca@{ $bot } aprirà un nuovo tavolo.
service-call-set = 🔔 Ti scrivo qui quando in «{ $group }» si apre un tavolo. Se un giorno non vuoi più: /avvisami, qui o là.
service-call-stopped = 🔕 Dei tavoli di «{ $group }» non ti avviso più.
service-call-stopped-toast = Non ti avviso più.
service-called = 🔔 In «{ $group }» si apre un tavolo: <b>{ $game }</b>. Ti tengo il posto? Basta un tocco.
service-calls = { $count ->
        [0] 🔕 Per ora non ti avviso di nessun tavolo. Scrivi /avvisami in un gruppo, e quando lì si gioca te lo dico qui.
        [one] 🔔 Ti avviso dei tavoli di un gruppo. Con un tocco smetto.
       *[other] 🔔 Ti avviso dei tavoli di { $count } gruppi. Con un tocco smetto.
    }
service-button-uncall = 🔕 { $group }
service-rematch = Un’altra partita in «{ $group }»: ti tengo il posto? Basta un tocco.
service-option-set = Fatto.
service-option-set-soon = Fatto. Il tabellone si aggiorna fra qualche secondo: Telegram non ama la fretta.
service-page-soon = Un momento: la pagina arriva fra qualche secondo.
service-unknown-option = Questa scelta non c’è più. Riapri le opzioni e riprova.
service-no-lobby = Non c’è nessun tavolo aperto. Se volete giocare: /gioca@{ $bot }.
service-lobby-gone = Quel tavolo non c’è più. Nel gruppo, /gioca@{ $bot } ne apre uno nuovo.
service-begun-already = La partita è già cominciata.

## Sedersi e alzarsi

service-joined = Il posto è tuo: si gioca in «{ $group }». Quando si comincia, la tua carta arriverà qui.
service-joined-toast = Il posto è tuo.
service-seated-already = Il posto al tavolo di «{ $group }» è già tuo: quando si comincia, la carta arriverà qui.
service-playing-already = La partita in «{ $group }» è già cominciata, e tu ne fai parte: /ruolo mostra di nuovo la tua carta.
service-seated-already-toast = Il posto è già tuo.
service-press-start = Perché io possa darti le carte, apri la nostra chat e premi «Avvia». Basta una volta.
service-join-too-late = La partita è appena cominciata. Alla prossima il posto ci sarà.
service-anonymous = Chi scrive come amministratore anonimo non può sedersi: non saprei a chi dare la carta. Passa al tuo nome e riprova.
service-full = Il tavolo è al completo. Se qualcuno si alza, il posto torna libero.
service-not-a-member = A questo tavolo gioca chi fa parte di «{ $group }». Entra nel gruppo: appena ci sei, il posto è tuo. Se ti faccio aspettare, tocca «Ci sono».
service-not-a-member-private = A questo tavolo gioca chi fa parte di «{ $group }», che è un gruppo privato: fatti aggiungere da chi ti ha mandato il link. Appena ci sei, il posto è tuo. Se ti faccio aspettare, tocca «Ci sono».
service-engaged = Hai già un posto in «{ $group }», e di solito si gioca a un tavolo per volta. Puoi alzarti di là e sederti qui; se invece te la senti di seguirne più d’uno, lo dici in /impostazioni.
service-engaged-told = Hai già un posto a un altro tavolo, e di solito si gioca a uno per volta: in privato ti ho scritto che cosa puoi fare.
service-engaged-elsewhere = Hai già un posto a un altro tavolo, e di solito si gioca a uno per volta. In privato, /stato ti dice dove e /esci lo lascia libero.
service-comer-engaged = Chi aveva chiesto questo posto nel frattempo si è seduto altrove.
service-left = Non sei più al tavolo di «{ $group }». A presto.
service-left-toast = Hai lasciato il tavolo.
service-leave-sure = Vuoi davvero lasciare la partita in «{ $group }»? Gli altri continuano, e non si torna indietro. Se hai cambiato idea, ignora questo messaggio.
service-leave-which = Quale tavolo vuoi lasciare?
service-not-seated = Non hai un posto a questo tavolo.
service-in-no-game = In questo momento non sei a nessun tavolo.
service-no-game-here = Qui non c’è nessuna partita in corso. Per aprire un tavolo: /gioca@{ $bot }.
service-not-now = Adesso non si può: aspetta qualche istante e riprova.
service-breath = 😮‍💨 Un attimo di respiro: mi hai scritto parecchie volte di fila. Fra un minuto rispondo di nuovo; se la partita chiama, la sua voce ti arriva comunque.
service-too-fast = Piano, piano: così veloce non riesco a starti dietro. Aspetta qualche secondo, poi riprova.
service-removed = Chi conduce il tavolo di «{ $group }» ti ha tolto dalla lista.
service-removed-toast = Fatto.
service-removed-later-toast = Segnato. Finché si vota, chi abbia risposto resta coperto: se alla fine il voto manca di nuovo, si va avanti senza.
service-new-host = Ora il tavolo è in mano { INITIAL($name) ->
    [a] ad
   *[other] a
} { $name }.
service-give-whom = 🤝 A chi passa il tavolo? Chi lo riceve decide del via, delle pause e della fine.
service-given-toast = Fatto: il tavolo è in altre mani.
service-no-heir = Al tavolo non c’è nessun altro a cui passarlo.
service-filled = I giocatori automatici si sono seduti.
service-enough = Siete già in { $min } o più: non servono giocatori automatici.
service-no-computers = A questo gioco i giocatori automatici non sanno giocare.

## Cominciare

service-too-few = { $count ->
        [0] Al tavolo non c’è ancora nessuno: si gioca almeno in { $min }.
        [one] Per ora c’è una persona sola: si gioca almeno in { $min }.
       *[other] Per ora siete in { $count }: si gioca almeno in { $min }.
    } Chiamate qualcuno, o completate con giocatori automatici.
service-begun = Si comincia.
service-some-missing = Quasi: a qualcuno non posso ancora scrivere in privato. L’ho detto nel gruppo.
service-unreachable-start = Ci siamo quasi. Non posso ancora consegnare la carta { INITIAL($names) ->
    [a] ad
   *[other] a
} { $names }: { $count ->
        [one] basta premere
       *[other] basta che ciascuno prema
    } il bottone qui sotto e poi «Avvia». Appena posso scrivere a tutti, comincio da me.
service-still-missing = Aspetto ancora { $names }: manca solo che la nostra chat privata sia aperta. Il bottone è nel messaggio qui sopra; quando ci siamo tutti, comincio da me.
service-lobby-short = Il tempo è scaduto e { $count ->
        [0] al tavolo non c’è nessuno
        [one] al tavolo c’è una persona sola
       *[other] siete in { $count }
    }: si gioca almeno in { $min }. Aspetto ancora qualche minuto; intanto potete chiamare qualcuno.
service-lobby-expired = Il tavolo è rimasto ad aspettare troppo a lungo, e l’ho chiuso. Quando volete, /gioca@{ $bot } ne apre un altro.
service-lobby-warning = ⏳ Si comincia fra { $span }: chi vuole sedersi lo faccia adesso.
service-lobby-expiring = ⏳ { $count ->
        [one] Manca ancora una persona
       *[other] Mancano ancora { $count } persone
    }: se non arriva nessuno, fra { $span } chiudo il tavolo. Volete aspettare di più? Basta un tocco.
service-lobby-expiring-reach = ⏳ Non riesco ancora a cominciare: se niente cambia, fra { $span } chiudo il tavolo. Volete aspettare di più? Basta un tocco.
service-lobby-rests = ⏸ Questo tavolo è in pausa da un bel po’: se nessuno scrive /riprendi@{ $bot }, fra { $span } lo chiudo e lascio il posto ad altri.
service-drawing = 🎰 Posti assegnati: siete in { $count }. Mescolo il mazzo (sigillo <code>{ $seal }…</code>) e lascio che sia la sorte, non io, a tagliarlo.

## Giocare

service-noted = Segnato.
service-late = Nel gruppo i messaggi arrivano in ritardo: Telegram mi chiede una pausa, e intanto l’orologio è fermo.
service-old-game = Questo bottone è di una partita finita.
service-stale-button = Questo bottone non vale più.
service-outsider = Qui gioca chi fa parte del gruppo: entra, e poi tocca di nuovo.
service-pressed-already = Già fatto: ora qui c’è un’altra schermata.
service-not-asked = Adesso non tocca a te: risponde chi è in gioco e viene chiamato. Chi è già fuori può solo guardare.
service-not-at-this-table = In questa partita non hai un posto: puoi sederti alla prossima.
service-paused-toast = La partita è in pausa: si risponde quando riprende.
service-told-in-private = Te l’ho scritto in privato.
service-card-below = ⬇️ Ora sta più in basso, nel messaggio più recente.
service-heading = 📍 <b>{ $group }</b>
service-role-which = Di quale tavolo vuoi rivedere la carta?
service-no-board = Questo gioco non ha un tabellone.
service-no-board-yet = Il tabellone non c’è ancora: arriva quando tutto è al suo posto.
service-no-card-yet = Le carte non sono ancora state date.
service-nudge = In «{ $group }» manca ancora la tua risposta, e il tempo sta per scadere.
service-nudge-patient = In «{ $group }» tocca a te: ti aspettano, senza fretta.
service-only-me-here = Qui ti leggo solo io. Per farti leggere da chi gioca con te, scrivi in «{ $group }»; la tua carta torna con /ruolo.
service-say-which = A quale domanda rispondi?

## La voce dei morti

beyond-welcome =
    👻 In «{ $group }» per te la partita è finita, ma le voci no. Quello che mi scrivi qui lo riferisco, col tuo nome, a chi è fuori dalla partita come te, e a nessun altro.

    { $count ->
        [0] Per ora qui c’è solo silenzio: chi verrà ti potrà sentire.
        [one] Di qua c’è già { $names }.
       *[other] Di qua ci sono già { $names }.
    } Chi gioca ancora non ne saprà niente: acqua in bocca, fino alla fine.
beyond-said = 👻 <b>{ $name }</b>: { $text }
beyond-off = 🤫 Va bene, silenzio: non ti riferisco più niente, e quello che scrivi resta fra noi.
beyond-on = 👻 Eccoti di nuovo: senti gli altri, e gli altri sentono te.
beyond-off-toast = Non senti più gli altri.
beyond-on-toast = Di nuovo fra le voci.
beyond-you-left = Hai scelto di non sentire le voci dei morti, e quindi nemmeno loro sentono te: per tornare c’è il bottone qui sopra.
beyond-alone = Per ora di là non c’è nessuno che ascolti.
beyond-too-fast = Un messaggio ogni tre secondi: gli altri faticano a starti dietro. Aspetta un attimo e riscrivilo.
beyond-too-many = Di là parlano tutti insieme, e non si capisce più niente. Aspetta un minuto e riscrivilo.
beyond-button-off = 🤫 Non voglio sentire
beyond-button-on = 👻 Torno fra le voci
beyond-button-say = 👻 A nessuna: è per i morti di «{ $group }»

## Il tempo

service-extended = ⏳ { $name } chiede un po’ più di tempo: ancora { $span }.
service-extended-admin = ⏳ Un po’ più di tempo: ancora { $span }.
service-extended-toast = Tempo aggiunto.
service-extended-enough = Per ora il tempo è già stato allungato { $most } volte: basta così.
service-extended-once = Il tuo po’ di tempo in più l’hai già chiesto. Può chiederlo ancora qualcun altro.
service-paused = ⏸ Pausa. L’orologio è fermo finché chi conduce il tavolo non scrive /riprendi@{ $bot }.
service-paused-already = È già in pausa.
service-resumed = ▶️ Si riprende da dove eravamo.
service-resumed-toast = Si riprende.
service-not-paused = L’orologio sta già correndo.
service-back = Rieccomi. Sono mancato per { $span }: quel tempo non conta, si riprende da dove eravamo.

## Chi può

service-host-only = Questo lo decide chi ha aperto il tavolo, o chi amministra il gruppo. Se chi l’ha aperto tace per dieci minuti, può farlo chiunque giochi.
service-players-only = Questo può farlo solo chi gioca a questo tavolo.
service-in-play-only = Questo può deciderlo solo chi è ancora in gioco: a te resta il piacere di guardare.
service-admins-only = Questo lo decide chi amministra il gruppo.

## Finire

service-stop-sure = Chiudo la partita per tutti, senza vincitori? Se no, ignorate questo messaggio.
service-stop-confirm-toast = Chiedo conferma nel gruppo.
service-stopped = La partita finisce qui, senza vincitori. Grazie a chi ha giocato.
service-stopped-toast = Partita chiusa.
service-lobby-stopped = Tavolo chiuso. Alla prossima.

## Chi manca

service-lost = Non riesco più a scrivere in privato { INITIAL($name) ->
    [a] ad
   *[other] a
} { $name }: forse ha chiuso la nostra chat. La partita va avanti. Per tornare basta premere il primo bottone; chi conduce il tavolo può anche scegliere altro, e così la maggioranza di chi è in gioco.
service-absent-you = ⏳ In «{ $group }» ti aspettavano, e la tua risposta non è arrivata. { $rule ->
        [remove] Se succede anche la prossima volta, si va avanti senza di te.
        [vote] Se succede anche la prossima volta, gli altri decidono se andare avanti senza di te.
        [substitute] Se succede anche la prossima volta, finché non torni gioca al tuo posto un sostituto automatico.
        [random] Se succede anche la prossima volta, finché non torni sceglie il caso per te.
       *[warn] Nessuno esce per questo, ma gli altri contano anche su di te.
    }
service-absent-named = ⏳ { $count ->
        [one] L’ultima volta è mancata la risposta di { $names }.
       *[other] L’ultima volta sono mancate le risposte di { $names }.
    } { $rule ->
        [remove] Se succede ancora, si va avanti senza.
        [vote] Se succede ancora, deciderete voi se andare avanti senza.
        [substitute] Se succede ancora, entra un sostituto automatico.
        [random] Se succede ancora, sceglierà il caso.
       *[warn] Il tavolo vi aspetta.
    }
service-absent-vote = 🪑 Due volte di fila è mancata la risposta di { $name }. Se la maggioranza di chi è in gioco vuole, si va avanti senza; chi conduce il tavolo può anche far giocare un sostituto. Basta una risposta, e tutto torna come prima.
service-absent-random = 🎲 Due volte di fila è mancata la risposta di { $name }: finché non torna, allo scadere del tempo sceglie il caso.
service-absent-skip = ⏩ Due volte di fila è mancata la risposta di { $name }: finché non torna, il turno passa quasi subito.
service-absent-replaced = 🪑 In «{ $group }» la tua risposta è mancata due volte di fila, e adesso al tuo posto gioca un sostituto automatico. Se vuoi tornare, scrivi /entra@{ $bot } nel gruppo: il posto è ancora tuo.
service-standin-back = 🪑 { $name } è di nuovo al tavolo: { $substitute } si alza e restituisce il posto.
service-missing-answers = ⏳ { $count ->
        [one] Manca solo la risposta di { $names }.
       *[other] Mancano ancora le risposte di { $names }.
    } Se alla maggioranza di chi è in gioco va bene così, si va avanti senza aspettare.
service-missing-number = ⏳ { $count ->
        [one] Manca ancora una risposta; di chi, resta coperto.
       *[other] Mancano ancora { $count } risposte; di chi, resta coperto.
    } Se alla maggioranza di chi è in gioco va bene così, si va avanti senza aspettare.
service-missing-patient = ⏳ { $count ->
        [one] Si aspetta { $names }, senza fretta.
       *[other] Si aspettano { $names }, senza fretta.
    } Se alla maggioranza degli altri va bene così, si può andare avanti lo stesso.
service-others-decide = Qui si aspetta proprio te: puoi rispondere. Se andare avanti senza aspettare lo decidono gli altri.
service-skipped = ⏩ La maggioranza ha deciso di non aspettare: si va avanti.
service-counted = Segnato: { $count } su { $needed }.
service-found = { $name } è di nuovo raggiungibile.
service-substituted = Al posto di { $name } ora gioca { $substitute }, un giocatore automatico.
service-standin = 🪑 { $name } vorrebbe entrare a partita in corso. Chi conduce il tavolo può cedere uno di questi posti, con la carta che ha.
service-button-admit = Il posto di { $name }
service-standin-asked = Ho chiesto a chi conduce il tavolo: se dice di sì, la carta arriva in privato.
service-standin-in = 🪑 Al posto di { $name } ora gioca { $substitute }.
service-seat-taken = Il tuo posto al tavolo di «{ $group }» è passato a un’altra persona: mancavi da un po’. La partita, se vuoi, puoi seguirla nel gruppo.
service-waiting = Va bene, aspettiamo.
service-reachable-stays = A questa persona posso scrivere: se vuole lasciare, può farlo con /esci.
service-member-left = { GENDER($name) ->
        [f] { $name } è uscita dal gruppo.
        [m] { $name } è uscito dal gruppo.
       *[neutral] { $name } non è più nel gruppo.
    } Se torna entro { $span }, il posto resta suo.
service-ghost-left = { GENDER($name) ->
        [f] { $name } è uscita dal gruppo.
        [m] { $name } è uscito dal gruppo.
       *[neutral] { $name } non è più nel gruppo.
    } Era già fuori dal gioco: per la partita non cambia niente.
service-member-back = { $name } è di nuovo qui: il posto è ancora suo.

## Quando qualcosa si inceppa

service-frozen = Mi sono accorto di un mio errore, e per non rovinarvi la partita l’ho fermata qui. Ho avvisato chi si occupa di me; se preferite chiuderla, c’è /ferma@{ $bot }.
service-frozen-toast = La partita è ferma per un mio errore. Nel gruppo ho spiegato che cosa fare.
service-barred = Nel gruppo «{ $group }» non mi è permesso scrivere. Ho fermato l’orologio: riprendo appena potrò di nuovo parlare.
service-group-lost = Non faccio più parte del gruppo «{ $group }», quindi la partita è ferma. Se mi riaggiungono, si riprende.
service-group-found = Rieccomi fra voi. La partita era ferma: si riprende da dove eravamo.
service-topic-closed = In «{ $group }» l’argomento del tavolo ({ $table }) è chiuso: ho fermato l’orologio. Riprendo appena lo riaprono, o con /riprendi.
service-topic-reopened = ▶️ L’argomento è di nuovo aperto: si riprende da dove eravamo.
service-topic-gone = 🪵 L’argomento in cui si giocava non c’è più: il tavolo si sposta qui, con tutti i suoi posti.
service-topic-gone-lobby = L’argomento di quel tavolo non c’è più, e qui se ne tiene già un altro: l’ho chiuso. In un nuovo argomento, /gioca@{ $bot } lo riapre.
service-topic-gone-waits = ⏸ L’argomento in cui si giocava ({ $table }) non c’è più, e qui c’è già un altro tavolo. La partita non è perduta: aspetta, e quando qui si è liberi basta un tocco per riprenderla.
service-place-taken = Qui c’è ancora un altro tavolo: quando avrà finito, un tocco e si riprende.

## La prova

service-commitment = Il sigillo di questa partita (<code>{ $session }</code>), fissato prima che si sapesse chi gioca:
    <code>{ $seal }</code>
    Alla fine pubblicherò il segreto che c’è dietro, e chiunque potrà rifare i conti.
service-commitment-toast = Sigillo: { $seal }…
service-keepsake-caption = 📖 La storia di questa sera, per chi la vuole tenere.
service-proof-caption = La prova che le carte erano oneste. Chi ha il programma può rifare i conti con <code>.venv/bin/narratore verify narratore-{ $session }.json</code>
service-proof-toast = Ecco la prova.
service-no-proof = Qui non si è ancora giocato nessuna partita di cui dare la prova.
service-no-proof-of-yours = Non hai ancora finito nessuna partita di cui dare la prova. Dopo la prima, la trovi qui.
service-proof-above = Il file è già qui sopra.
service-proof-hidden = A quel tavolo non tutte le carte si scoprono alla fine: aprire il sigillo le direbbe, perciò resta chiuso.
service-never-dealt = Quella partita si è fermata prima che dessi le carte: non c’è niente da provare.

## A che punto siamo

service-elsewhere = Qui non c’è nessun tavolo, ma in questo gruppo sì:
service-elsewhere-lobby = 🪑 <b>{ $table }</b>: { $count ->
        [0] ancora nessuno, si aspetta gente.
        [one] una persona al tavolo, ci si può sedere.
       *[other] in { $count } al tavolo, ci si può ancora sedere.
    }
service-elsewhere-running = 🎲 <b>{ $table }</b>: si gioca, in { $count }.
service-elsewhere-frozen = ⏸ <b>{ $table }</b>: la partita è ferma.

service-status-title = <b>{ $game }</b> · { $group }
service-status-lobby = { $count ->
        [0] Al tavolo non c’è ancora nessuno.
        [one] Al tavolo c’è { $names }.
       *[other] Al tavolo siete in { $count }: { $names }.
    }
service-status-living = { $count ->
        [one] In gioco resta { $names }.
       *[other] In gioco siete in { $count }: { $names }.
    }
service-status-awaited = { $count ->
        [one] Si aspetta { $names }.
       *[other] Si aspettano { $names }.
    }
service-status-awaited-number = { $count ->
        [one] Manca ancora una risposta.
       *[other] Mancano ancora { $count } risposte.
    }
service-status-secret = Ognuno risponde in privato: chi abbia già risposto non lo dico.
service-status-left = Tempo rimasto: { $span }.
service-status-drawing = Sto mescolando le carte.
service-status-frozen = La partita è ferma. Si può chiudere con /ferma@{ $bot }.
service-status-paused = ⏸ In pausa: si riprende con /riprendi@{ $bot }.
service-status-closed = ⏸ L’orologio è fermo, perché l’argomento è chiuso.
service-status-quiet = 🌙 Ore di riposo: l’orologio è fermo fino al mattino.
service-status-barred = L’orologio è fermo, perché qui non mi è permesso scrivere.
service-status-flooded = L’orologio è fermo: Telegram mi chiede un attimo di silenzio, poi si riprende da soli.
service-status-opening = L’orologio parte appena i messaggi sono arrivati a tutti.

## La carta che ferma tutto

service-button-halt = 🖐 Unwanted
service-button-halt-named = 🖐 A mio nome
service-button-halt-aloud = 🖐 Unwanted, a mio nome
service-button-lower = Abbasso la carta
service-halt-up =
    🖐 <b>Carta «Unwanted».</b> { $whose ->
        [named] { $count ->
            [one] L’alza { $names }.
           *[other] L’alzano { $names }.
        }
        [both] L’alzano { $names } e qualcuno che non dice chi è.
       *[unnamed] L’alza qualcuno, senza dire chi è: non serve saperlo.
    } Il gioco è fermo. Parlatene fra voi: si cambia o si toglie quel che non va, e chi ha fatto una domanda può farla in un altro modo. Poi { $whose ->
        [unnamed] chiunque può abbassare la carta
        [both] ciascuno abbassa la propria, e quella senza nome chiunque
       *[named] la abbassa chi l’ha alzata
    }.
service-halt-still =
    🖐 <b>Non è ancora abbassata.</b> { $whose ->
        [named] { $count ->
            [one] La tiene alzata { $names }.
           *[other] La tengono alzata { $names }.
        }
        [both] La tengono alzata { $names } e qualcuno che non dice chi è.
       *[unnamed] La tiene alzata qualcuno, senza dire chi è: non serve saperlo.
    } Il gioco resta fermo. Parlatene ancora; poi { $whose ->
        [unnamed] chiunque può abbassare la carta
        [both] ciascuno abbassa la propria, e quella senza nome chiunque
       *[named] la abbassa chi l’ha alzata
    }.
service-halt-down = 🖐 La carta è abbassata: si riprende da dove eravamo.
service-halt-toast = La carta è alzata: il gioco è fermo.
service-halt-down-toast = Carta abbassata.
service-halt-others = Questa carta la abbassa chi l’ha alzata. Parlatene ancora un momento.
service-halted-toast = La carta «Unwanted» è alzata: il gioco è fermo finché non si abbassa.
service-status-halted = 🖐 La carta «Unwanted» è alzata: il gioco è fermo finché non si abbassa.

## Lingua e grammatica

service-language-set = Va bene, parliamo italiano.
service-unknown-language = Questa lingua non la parlo ancora.
service-ask-grammar = Come preferisci che parli di te?
service-grammar-set = { GENDER($you) ->
        [f] D’accordo: da adesso sei la benvenuta.
        [m] D’accordo: da adesso sei il benvenuto.
       *[neutral] D’accordo: parlerò di te senza genere.
    }

## Il resto

service-unknown-link = Questo link non porta più da nessuna parte. Se cercavi un tavolo, chiedi nel gruppo che lo riaprano con /gioca@{ $bot }.
service-unknown-page = Questa pagina non c’è. Con /aiuto vedi le altre.
service-unknown-command = Questo comando non lo conosco. Con /aiuto@{ $bot } vedi quelli che ci sono.
service-as-channel = Scrivendo a nome di un canale non posso riconoscerti: passa al tuo nome e riprova.
service-data = Ecco ciò che conservo di te, tabella per tabella. Le carte di una partita in corso non ci sono: quelle restano nella nostra chat.
service-data-in-private = I tuoi dati li do solo a te: chiedimeli in privato.
service-forget-in-private = Di questo parliamo in privato.
service-forget-sure = Cancello il tuo nome, le tue preferenze, i testi che mi hai scritto, il tuo posto nelle partite passate e ciò che hai imparato con il quiz. Se stai giocando, lasci la partita. È per sempre: vuoi che lo faccia? Se no, ignora questo messaggio.
service-forgotten = Fatto: di te non ricordo più niente. Se un giorno vorrai giocare ancora, ci presenteremo da capo.
service-forgotten-toast = Cancellato.

## Verifica di una prova (dalla riga di comando)

verify-file-passed = Il documento si legge.
verify-file-failed = Questo documento non è una prova del Narratore, o è stato alterato ({ $detail }).
verify-commitment-passed = Il segreto è quello promesso prima della partita.
verify-commitment-failed = Il segreto non corrisponde al sigillo: non è quello promesso prima della partita.
verify-dice-passed = I dadi indicati sono quelli entrati nel sorteggio.
verify-dice-failed = I dadi indicati non sono quelli entrati nel sorteggio.
verify-rules-skipped = Questa versione del programma non conosce le regole con cui si è giocato ({ $detail }): distribuzione e mosse non si possono rifare.
verify-rules-failed = Le opzioni della partita non sono valide.
verify-deal-passed = Le carte distribuite sono proprio quelle che il sorteggio dava.
verify-deal-failed = Le carte distribuite non sono quelle che il sorteggio dava.
verify-deal-skipped = Le carte non sono indicate, perché la partita non è arrivata alla fine.
verify-replay-passed = Rigiocata dall’inizio alla fine, la partita è la stessa.
verify-replay-failed = Rigiocando la partita, il passo { $step } non torna ({ $detail }).
verify-replay-skipped = La partita non si può rigiocare tutta, perché alcuni voti restano segreti: ho rifatto solo la distribuzione.
verify-draws-passed = Ogni estrazione a sorte torna.
verify-draws-failed = Un’estrazione a sorte non torna (passo { $step }).
verify-outcome-passed = L’esito è quello dichiarato.
verify-outcome-failed = L’esito non è quello dichiarato.
