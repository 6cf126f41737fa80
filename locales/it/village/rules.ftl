# The Village, i capitoli di /regole. Le cifre arrivano come variabili, con i valori che valgono se il tavolo non ne sceglie altri.
# .title: il nome sul bottone.

village-rules-start =
    Da { $least } a { $most } persone, { $roles } ruoli. Ognuno riceve in privato una carta e una squadra. Quali ruoli siano in gioco lo sa soltanto chi narra: sul proprio si può dire la verità, oppure no.

    Le carte si pescano finché il villaggio e i suoi nemici hanno all’incirca la stessa forza. Chi apre il tavolo può togliere dei ruoli, o scegliere un altro modo di distribuire.

    <b>Chi conosce chi.</b> I lupi si conoscono, e sanno chi è il Lupo delle Nevi; i Satanisti e i Massoni anche, fra loro. L’Osservatore conosce la Veggente e, di norma, la Veggente l’Osservatore. Il Folle riceve la carta della Veggente, e non lo sa nemmeno lui.

    <b>I 120.</b> All’inizio dico se fra le carte c’è almeno uno fra Cupido, Sosia, Bambino Ribelle e Ladro.
    .title = 🃏 Le carte
village-rules-night =
    Tutti i vivi ricevono in privato una domanda, anche chi non ha poteri: così nessun telefono tradisce nessuno. Chi può agire sceglie; la risposta si può cambiare fino all’alba, e chi non risponde non fa niente. Le scelte obbligate della prima notte, se mancano, le fa la sorte.

    <b>Insieme.</b> Branco e setta scelgono in comune: vale il nome più votato, a pari voti decide la sorte. Lupi, Satanisti e Massoni possono anche scriversi attraverso di me: { $letters } caratteri a messaggio, uno ogni { $pause_span }, al massimo { $messages } a notte.

    <b>L’ordine.</b> Le azioni si compiono una dopo l’altra, in un ordine che non cambia: lo trovi nella pagina di ogni ruolo. Chi muore, o è congelato, prima del suo turno non fa niente; la protezione dell’Angelo Custode vale già dal calar della notte.

    Di norma dura { $night_span } (la prima notte, con i 120, { $flagged_span }). Finisce prima se hanno risposto tutti, ma mai prima di { $floor_span }.
    .title = 🌙 La notte
village-rules-dawn =
    All’alba ognuno legge in privato che cosa ha saputo, poi nomino chi è morto. Di norma mostro anche il suo ruolo; un tavolo può scegliere di vedere la squadra soltanto, o niente.

    <b>L’ultimo colpo.</b> Un Cacciatore Urbano che muore può portare qualcuno con sé, se gliene resta il tempo: non quando lo divorano o brucia. Dove i ruoli restano coperti, ogni morte è seguita dalla stessa pausa, e dunque la pausa non dice nulla. Per sparare ci sono { $shot_span }.

    <b>Per amore.</b> Se muore una delle due persone che Cupido ha unito, muore di dolore anche l’altra.

    Chi muore tace.
    .title = 🌅 L’alba
village-rules-day =
    Si parla, e si può dire di tutto. Di norma il giorno dura { $day_span }, più { $each_span } per ogni vivo oltre i { $fewest }, al massimo { $longest_span }.

    <b>Chi si mostra.</b> Fabbro, Morfeo e Guastafeste possono usare il loro potere durante il giorno; Sindaco e Pacifista anche durante il voto. Una volta sola ciascuno, e davanti a tutti. Fra Pacifista e Guastafeste vale chi parla per ultimo.

    <b>Alla fine del giorno.</b> Prima ha la sua risposta l’Investigatore, poi spara l’Artigliere. Scelgono entrambi in privato durante il giorno, e fino ad allora possono cambiare idea.

    Anche di giorno tutti hanno una domanda in privato: chi non ha poteri annota chi tenere d’occhio, e non serve ad altro.
    .title = ☀️ Il giorno
village-rules-dusk =
    Tutti i vivi votano nel gruppo un nome, oppure nessuno, e possono cambiare fino allo scadere: di norma { $dusk_span }. Si conta soltanto alla fine, anche se hanno votato tutti.

    Di norma durante il voto si vede quanti hanno votato, e alla fine chi ha votato chi. Un tavolo può mostrare ogni voto subito, oppure soltanto l’esito.

    Chi ha più voti viene linciato; a pari voti, o senza voti, nessuno. Il Principe si salva la prima volta. Se si lincia il Masochista la partita finisce lì, e vince lui. Dopo una zizzania del Guastafeste si vota due volte; in un giorno di pace non si vota.

    Il voto del Goffo può scivolare su un altro nome; quello di un Sindaco che si è mostrato vale doppio.
    .title = 🌆 Il crepuscolo
village-rules-changes =
    Conta la carta che si ha alla fine, non quella ricevuta all’inizio. Chi cambia ruolo lo viene a sapere in privato, e così i nuovi compagni; il gruppo non sente niente.

    • Il <b>morso dell’Alfa</b> infetta: al calar della notte dopo si è Lupi. Il <b>Maledetto</b> assalito lo è subito.
    • La <b>setta</b> converte, e chi è convertito perde il ruolo di prima.
    • L’<b>Apprendista</b> prende il posto dell’ultima Veggente.
    • <b>Bambino Ribelle</b> e <b>Sosia</b> cambiano quando muore chi hanno scelto.
    • Senza più lupi del branco diventa Lupo il <b>Lupo delle Nevi</b>, o altrimenti un <b>Traditore</b>; se però qualcuno è infetto si aspetta lui.
    • Il <b>Ladro</b> scambia la sua carta con quella che ruba.
    • Chi, fra Artigliere, Cacciatore Urbano e Chimico, uccide il <b>Vecchio Saggio</b> torna Contadino.

    Un ruolo nuovo arriva con i poteri nuovi; quello rubato, come lo si è trovato.
    .title = 🔁 I ruoli cambiano
village-rules-end =
    Si guarda dopo ogni morte e ogni cambio di ruolo, nell’ordine:

    • nessuno in vita: non vince nessuno;
    • restano in due: la <b>Coppia</b>, se sono loro; altrimenti il <b>Serial Killer</b>, poi il <b>Piromane</b>, poi di norma un <b>Satanista</b>, se l’altro non è un lupo né un Cacciatore di Satanisti, che lo uccide. Cacciatore Urbano e Serial Killer si uccidono a vicenda. Negli altri casi valgono le righe che seguono;
    • tutti Satanisti: vince la <b>setta</b>;
    • i lupi sono almeno la metà dei vivi e nessun Artigliere ha ancora un colpo: vincono i <b>lupi</b>;
    • nessun nemico e nessun infetto in vita: vince il <b>villaggio</b>.

    Villaggio, lupi e setta vincono insieme, con i loro morti. Serial Killer e Piromane, solo da vivi. Il <b>Masochista</b> vince quando lo linciano. <b>Sosia</b> e <b>Ladro</b>, finché restano tali, solo per amore: chi ama chi vince, vince.

    Parità, ultimi due e fucili: su questi punti un tavolo può avere regole proprie (vedi «Le regole della casa»).
    .title = 🏆 Chi vince
village-rules-pacts =
    Sono cose che controlla il tavolo, non io.

    • Non si gioca apposta contro la propria squadra.
    • Cupido non svela la Coppia, se non ne fa parte; la Coppia non cerca subito di linciarlo.
    • L’Artigliere infetto può già giocare per i lupi.
    • Rimasti in quattro, il Goffo non voti per linciare, e Chimico e { village-role-harlot } restino in casa.
    • Le carte non si mostrano, e i miei messaggi nemmeno: si racconta.
    • Chi muore tace.
    .title = 🤝 I patti
village-rules-leaving =
    Con /esci si lascia la partita. Chi se ne va muore senza rumore: nessuno muore di dolore, nessuno spara, nessun branco si infuria, nessuno gli scava una fossa. Chi esce dal gruppo ha { $grace_span } per tornare.

    <b>Chi non vota.</b> Di norma, { $strikes } voti di fila senza rispondere e si è fuori, prima che si conti; «nessuno» è un voto. Un tavolo può volere altro: che decidano gli altri, che giochi un sostituto finché non torna, che voti il caso, che lo si avvisi e basta, o nemmeno quello. Di notte il silenzio non è mai un’assenza.

    <b>Se tacciono tutti.</b> Dopo { $silence } notti, con i loro giorni, in cui nessuno ha risposto a niente, la partita si chiude senza vincitori.

    /ancora dà altri { $extension_span } alla fase in corso.
    .title = 🚪 Chi se ne va
village-rules-house =
    Le sceglie chi apre il tavolo, prima di cominciare. Ecco che cosa vale se non si tocca niente; fra parentesi, che altro si può scegliere. Chi gioca le vede nel tavolo.

    { $options }
    .title = ⚙️ Le regole della casa
