# Morte nel saloon.
# Il tono: un vecchio western visto al cinema del paese. Poche parole, polvere, niente effetti speciali.
# Dei personaggi si parla con ROLE, nella forma che chi gioca ha scelto; di chi gioca, per nome.

command-word-saloon = saloon
command-game-saloon = apri un tavolo di Morte nel saloon

saloon-name = Morte nel saloon
saloon-tagline = La Morte è seduta al bancone, e qualcuno stasera parla. Si racconta e non si vince: dai sedici anni in su, e nessuno imponga agli altri le discriminazioni tipiche del genere.

## Prima di cominciare

saloon-saloon-opened =
    🤠 <b>Morte nel saloon</b>, in { $players }. È entrata una figura che nessuno conosce e che a tutti pare di avere già visto. Si siede con le spalle al bancone e vi guarda, uno per uno. È la Morte.

    Qui non vince nessuno: si scopre chi siete e che cosa avete fatto. Io do le carte, dico a chi tocca e metto lo spunto; la storia la scrivete voi, in questo gruppo, con parole vostre.

    🃏 A giro si pesca, coperta, una carta dalla mano di chi la Morte guarda. Se fa coppia, si accusa; se non la fa, ci si difende; se è il jolly, la Morte cambia posto. Dopo ogni racconto gli altri hanno un paio di domande. Chi finisce le carte è in salvo, chi resta con il solo jolly muore.

    Si gioca dai sedici anni in su. Chi ha inventato il gioco chiede una cosa: le discriminazioni tipiche del western non si impongono a chi non le vuole in scena.

    🖐 Quando al tavolo siete in più persone la carta «Unwanted» è sempre qui, per chiunque e in qualsiasi momento: sotto i messaggi del gruppo si alza con il proprio nome, nella chat privata con me anche senza dire chi è. Finché è alzata tutto si ferma, e insieme si cambia o si toglie quel che non andava.

    📬 Adesso guardate in privato: lì avete il personaggio e le carte. Scegliete, premete, e quando siete pronti si comincia; al più tardi fra { $length_span }.
saloon-year-passed =
    📅 <b>Un anno e un giorno dopo.</b> Le porte del saloon cigolano di nuovo, e al bancone c’è chi sapete. Chi è sopravvissuto porta con sé la propria storia; le carte si danno da capo. Guardatele in privato: al più tardi fra { $length_span } si gioca.
saloon-night-begun-again =
    🃏 Nessuno ha ancora aperto bocca: le carte tornano nel mazzo e si danno da capo. Guardatele in privato: al più tardi fra { $length_span } si gioca.
saloon-hand-emptied =
    Nella mano di <b>{ $seat }</b> ogni carta ne trova un’altra uguale: non resta niente. Tutte le carte tornano nel mazzo e si danno di nuovo, e comincia { $seat }, con la Morte addosso.
saloon-character-shown = • <b>{ $seat }</b>: { ROLE($figure, case: "the") }
    .heading = 🎭 <b>Al saloon, stasera:</b>
saloon-pairs-laid =
    { $pairs ->
        [0] • <b>{ $seat }</b>: nessuna coppia, in mano { $left }
       *[other] • <b>{ $seat }</b>: { $cards } · in mano { $left }
    }
    .heading = 🎴 <b>Le coppie sul tavolo:</b>
saloon-lowest-shown = • <b>{ $seat }</b>: { $card }
    .heading = Parità. Si mostra la carta più bassa di ciascuna mano:
saloon-hands-swapped = 🔁 <b>{ $seat }</b> e <b>{ $other }</b> si scambiano le carte.
saloon-gaze-fell =
    🃏 I jolly sono di <b>{ $seat }</b>: la Morte guarda { ROLE($figure, case: "the") }. Gli altri lo dicano ad alta voce: <i>«La Morte guarda te.»</i>
saloon-character-held =
    🎭 Il tuo personaggio è <b>{ ROLE($figure, case: "the") }</b>. { ROLE($figure, case: "card") }

saloon-ask-cast =
    🎭 Il tuo personaggio: <b>{ $figure }</b>.
    { ROLE($figure, case: "card") }

    Come se ne parla? Tocca una delle due forme. Un nome proprio non serve; se lo vuoi, scrivimelo qui prima di toccare.
saloon-ask-choose =
    🎭 Chi vuoi essere stasera? Se non scegli, sei <b>{ ROLE($figure, case: "the") }</b>. Un personaggio già scelto da altri sparisce dall’elenco.

    Un nome proprio non serve; se lo vuoi, scrivimelo qui prima di toccare.
saloon-ask-pairs =
    🎴 <b>Le tue carte</b>{ $cast ->
        [yes] {" "}· { ROLE($figure, case: "the") }
       *[no] {""}
    }
    { $pairs ->
        [0] Nessuna coppia da scartare.
        [one] Si scarta, scoperta, una coppia: { $gone }
       *[other] Si scartano, scoperte, { $pairs } coppie: { $gone }
    }
    { $left ->
        [one] Ti resta: <b>{ $stay }</b>
       *[other] Ti restano: <b>{ $stay }</b>
    }
    { $threes ->
        [0] {""}
        [one] Di un valore ne avevi tre: se vuoi tenerne un’altra, toccala.
       *[other] Di qualche valore ne avevi tre: se vuoi tenerne un’altra, toccala.
    }
saloon-ask-pairs-ok = 👍 Le ho viste
saloon-ask-hand =
    { $state ->
        [casts]
            🎴 <b>La tua mano</b>
            { $cards }
            Manca solo il personaggio: scegli qui sopra.
        [waits]
            🎴 <b>La tua mano</b> · { ROLE($figure, case: "the") }
            { $cards }
            Tutto a posto: si comincia quando anche gli altri hanno guardato le proprie carte.
        [joker]
            🃏 <b>La Morte guarda te.</b> Gli altri pescano dalla tua mano, coperta.
            { $cards }
        [safe] 🕊 Sei in salvo: carte non ne hai più. Puoi ancora fare domande, e puoi andartene quando vuoi con /esci.
        [over] 🃏 Per questa sera le carte hanno detto tutto: tornano nel mazzo.
       *[holds]
            🎴 <b>La tua mano</b> · { ROLE($figure, case: "the") }
            { $cards }
    }
saloon-ask-swap =
    🔁 { MENTION($seat) }, c’è chi ha più carte di te: scegli con chi scambiare la mano. Il jolly viene comunque a te.

## Il turno

saloon-ask-draw =
    🎴 { MENTION($drawer) }, tocca a te: pesca una carta dalla mano di <b>{ $condemned }</b>, { ROLE($figure, case: "the") }. Sono { $count }, coperte e appena mescolate; una è il jolly.
    .alt-1 =
        🎴 È il turno di { MENTION($drawer) }. <b>{ $condemned }</b> ha in mano { $count } carte, e dietro a una c’è la Morte: scegline una.
    .alt-2 =
        🎴 È la volta { ROLE($rival, case: "of") }: { MENTION($drawer) }, pesca da <b>{ $condemned }</b>. { $count } carte coperte, una è il jolly.
saloon-joker-drawn =
    🃏 <b>{ $drawer }</b> pesca il jolly! Lo sguardo passa { ROLE($figure, case: "to") }. Tutti gli altri: <i>«La Morte guarda te.»</i>
    .alt-1 =
        🃏 Il jolly. <b>{ $drawer }</b> lo volta, e nel saloon si fa silenzio. Diteglielo: <i>«La Morte guarda te.»</i>
    .alt-2 =
        🃏 La Morte si stanca di <b>{ $before }</b> e sposta gli occhi: il jolly è di <b>{ $drawer }</b>. Ad alta voce: <i>«La Morte guarda te.»</i>
# Che cosa si chiede a chi pesca, prima che lo spunto abbia un nome al posto di «qualcuno».
saloon-blame = { $value ->
        [ace] ha ammazzato qualcuno, a sangue freddo: <b>chi?</b>
        [ten] ha ammazzato una persona cara a qualcuno: <b>a chi?</b>
        [nine] ha provato ad ammazzare qualcuno: <b>chi?</b>
        [eight] ha fatto male a qualcuno, male nella carne: <b>a chi?</b>
        [seven] ha calpestato i sentimenti di qualcuno: <b>di chi?</b>
        [six] ha mandato in pezzi una cosa che stava a cuore a qualcuno: <b>a chi?</b>
        [five] ha coperto qualcuno di vergogna davanti a tutti: <b>chi?</b>
        [four] ha rovinato con una bugia il nome di qualcuno: <b>di chi?</b>
        [three] ha rubato: <b>a chi?</b>
       *[two] si rode d’invidia: <b>per chi?</b>
    }
saloon-merit = { $value ->
        [ace] ha salvato la vita a qualcuno: <b>a chi?</b>
        [ten] ha preso le difese di qualcuno contro un’ingiustizia: <b>di chi?</b>
        [nine] ha testimoniato, e un’accusa falsa è caduta: <b>per chi?</b>
        [eight] ha teso la mano a qualcuno che aveva perso tutto: <b>a chi?</b>
        [seven] sa che a casa c’è qualcuno che aspetta: <b>chi?</b>
        [five] ha fatto a qualcuno una promessa che deve ancora mantenere: <b>a chi?</b>
       *[three] ha un dono, e c’è chi lo dice a tutti: <b>chi?</b>
    }
saloon-ask-accuse =
    <b>{ $drawer }</b> pesca { $card }, e con { $mate } fa coppia. Via tutte e due: adesso si accusa.

    ☝️ { MENTION($drawer) }, secondo te { ROLE($figure, case: "the") } di { $speaker } { saloon-blame } Scegli, oppure rispondi a questo messaggio scrivendo chi: <i>il vecchio Jim</i>, <i>mia sorella Annie</i>.
saloon-ask-accuse-others = 🎭 Qualcun altro in città
saloon-ask-defend =
    <b>{ $drawer }</b> pesca { $card }, che non fa coppia: resta in mano. Adesso ci si difende.

    🙏 { MENTION($drawer) }, { ROLE($figure, case: "the") } { saloon-merit } Scegli, oppure rispondi a questo messaggio scrivendo chi: <i>il vecchio Jim</i>, <i>mia sorella Annie</i>.
saloon-ask-defend-others = 🎭 Qualcun altro in città
saloon-ask-other =
    🎭 { MENTION($drawer) }, { $part ->
        [accusation] secondo te { ROLE($figure, case: "the") } di { $speaker } { saloon-blame }
       *[plea] { ROLE($figure, case: "the") } { saloon-merit }
    } Scegli fra chi abita in città, oppure rispondi a questo messaggio con parole tue.
saloon-ask-other-f = Al femminile
saloon-ask-other-m = Al maschile
saloon-ask-other-players = « Chi è al tavolo

saloon-charge = { $value ->
        [ace] «Hai ammazzato { ROLE($named, case: "the") }, a sangue freddo. Che ragione avevi?»
        [ten] «Hai ammazzato qualcuno che stava a cuore { ROLE($named, case: "to") }. Che cosa li univa? E perché l’hai fatto?»
        [nine] «Volevi vedere { ROLE($named, case: "the") } sottoterra, e ci hai provato. Perché? E che cosa è andato storto?»
        [eight] «Hai fatto male { ROLE($named, case: "to") }, male nella carne. In che modo?»
        [seven] «Hai calpestato i sentimenti { ROLE($named, case: "of") }. In che modo?»
        [six] «Hai mandato in pezzi una cosa { ROLE($named, case: "of") }. Che cosa? E che cosa voleva dire, per chi l’ha persa?»
        [five] «Hai coperto di vergogna { ROLE($named, case: "the") } davanti a tutti. Come? E quale persona cara stava a guardare?»
        [four] «Hai rovinato il nome { ROLE($named, case: "of") } con una bugia. Quale? E la città come l’ha presa?»
        [three] «Hai rubato { ROLE($named, case: "to") }. Che cosa? Quanto valeva per te, e quanto per chi l’ha persa?»
       *[two] «Hai invidia { ROLE($named, case: "of") }. Perché?»
    }
    .again = { $value ->
        [ace] «Una croce in più al cimitero: sotto riposa { ROLE($named, case: "the") }, e la tua mano non tremava. Perché?»
        [ten] «Qualcuno aspetta ancora, e non tornerà nessuno: hai ucciso una persona cara { ROLE($named, case: "to") }. Che legame c’era? Che cosa ti ha spinto?»
        [nine] «Se { ROLE($named, case: "the") } respira, non è merito tuo: ci hai provato. Per quale motivo? E perché non è bastato?»
        [eight] «I segni addosso { ROLE($named, case: "to") } li hai lasciati tu. Come è successo?»
        [seven] «Tu sai perché { ROLE($named, case: "the") } non ha più alzato gli occhi. Che cosa hai detto, o che cosa hai fatto?»
        [six] «Di quella cosa { ROLE($named, case: "of") } hai lasciato solo i cocci. Che cos’era, e perché contava tanto?»
        [five] «Quel giorno tutta la strada ha riso { ROLE($named, case: "of") }, e il merito era tuo. Che cosa è successo? E chi ha dovuto vederlo?»
        [four] «Quella voce che infanga { ROLE($named, case: "the") } è partita da te. Che cosa diceva? E chi ci ha creduto?»
        [three] «Hai le tasche piene di roba { ROLE($named, case: "of") }. Che cosa hai preso? Che cosa te ne facevi, e che cosa ha perso chi ce l’aveva?»
       *[two] «Guardi { ROLE($named, case: "the") } e ti si stringe lo stomaco: è invidia. Di che cosa?»
    }
saloon-ask-answer =
    ☝️ <b>{ $drawer }</b>, { ROLE($rival, case: "the") }, punta il dito:
    <b>{ saloon-charge }</b>

    💬 { MENTION($speaker) }, rispondi qui, con la voce { ROLE($figure, case: "of") }: un «no» secco non basta. Quando hai raccontato, premi.
    .alt-1 =
        ☝️ <b>{ $drawer }</b>, { ROLE($rival, case: "the") }, si alza in piedi:
        <b>{ saloon-charge.again }</b>

        💬 { MENTION($speaker) }, la parola { ROLE($figure, case: "to") }: raccontalo qui, poi premi.
saloon-ask-answer-told = 💬 Ho raccontato
saloon-excuse = { $value ->
        [ace] «Se { ROLE($named, case: "the") } è ancora al mondo, lo deve a me…»
        [ten] «Quando tutti davano addosso { ROLE($named, case: "to") }, e a torto, le difese le ho prese io…»
        [nine] «Accusavano { ROLE($named, case: "the") } di una cosa mai fatta, e la mia testimonianza ha chiuso la faccenda…»
        [eight] «Quando { ROLE($named, case: "the") } non aveva più un soldo, la mano l’ho tesa io…»
        [seven] «Lasciami andare: a casa c’è { ROLE($named, case: "the") } che mi aspetta…»
        [five] «Oggi non posso: ho dato la mia parola { ROLE($named, case: "to") }, e devo ancora mantenerla…»
       *[three] «Secondo { ROLE($named, case: "the") } ho un dono, e buttarlo via sarebbe un delitto: so…»
    }
    .again = { $value ->
        [ace] «Chiedi { ROLE($named, case: "to") } chi c’era, quella volta fra la vita e la morte. C’ero io…»
        [ten] «Era un’ingiustizia, e nessuno fiatava. Accanto { ROLE($named, case: "to") } il passo avanti l’ho fatto io…»
        [nine] «Ho messo la mano sulla Bibbia per { ROLE($named, case: "the") }, e la menzogna è caduta…»
        [eight] «Guarda { ROLE($named, case: "the") }: era alla rovina, e oggi sta in piedi. Sai chi c’era? Io…»
        [seven] «C’è una lampada accesa, stasera. È { ROLE($named, case: "the") }, che mi aspetta…»
        [five] «C’è una promessa che ho fatto { ROLE($named, case: "to") }, e finché non l’ho mantenuta…»
       *[three] «Me l’ha detto { ROLE($named, case: "the") }: un talento come il mio non può finire sottoterra. Io so…»
    }
saloon-ask-plead =
    🙏 { MENTION($speaker) }, davanti alla Morte parla { ROLE($figure, case: "the") }:
    <b>{ saloon-excuse }</b>

    💬 Continua tu: racconta qui nel gruppo come è andata, poi premi.
    .alt-1 =
        🙏 Gli occhi della Morte indugiano, e { ROLE($figure, case: "the") } si difende. { MENTION($speaker) }, comincia così:
        <b>{ saloon-excuse.again }</b>

        💬 Il resto mettilo tu, qui nel gruppo, poi premi.
saloon-ask-plead-told = 💬 Ho raccontato
saloon-lonely-excuse = { $value ->
        [six] «Senza di me questa città è perduta, perché…»
        [four] «Ciò in cui credo non permetterà che io muoia, perché…»
       *[two] «Un altro giorno, forse. Ma oggi no, perché oggi…»
    }
    .again = { $value ->
        [six] «Prendimi, e fra un mese qui ci saranno solo cani e polvere. Perché…»
        [four] «C’è qualcosa più grande di te, e mi tiene per mano. Lo so, perché…»
       *[two] «Proprio oggi? Non si può, non oggi. Oggi…»
    }
saloon-ask-plead-alone =
    <b>{ $speaker }</b> pesca { $card }, che non fa coppia: resta in mano.

    🙏 { MENTION($speaker) }, davanti alla Morte parla { ROLE($figure, case: "the") }:
    <b>{ saloon-lonely-excuse }</b>

    💬 Continua tu: racconta qui nel gruppo, poi premi.
    .alt-1 =
        <b>{ $speaker }</b> pesca { $card }: nessuna coppia, la carta resta in mano.

        🙏 { MENTION($speaker) }, { ROLE($figure, case: "the") } si difende. Comincia così:
        <b>{ saloon-lonely-excuse.again }</b>

        💬 Il resto mettilo tu, qui nel gruppo, poi premi.
saloon-ask-plead-alone-told = 💬 Ho raccontato
saloon-line-last-word = ✋ { MENTION($player) }, si parla { ROLE($figure, case: "of") }: mettetevi d’accordo, e su quel che ha detto e fatto l’ultima parola è tua.

saloon-ask-question =
    ❓ { MENTION($asker) }, vuoi sapere qualcosa { ROLE($figure, case: "of") } che { $speaker } non ha detto? Premi, e scrivi qui la tua domanda.
    .alt-1 =
        ❓ { MENTION($asker) }, hai una domanda per { $speaker }, { ROLE($figure, case: "the") }? Se non ne hai, passa.
    .alt-2 =
        ❓ Qualcosa non torna nella storia { ROLE($figure, case: "of") }? { MENTION($asker) }, puoi chiederne conto: risponde { $speaker }.
saloon-ask-question-ask = ❓ Chiedo
saloon-ask-question-pass = Passo
saloon-ask-extra =
    ❓ { MENTION($asker) }, si è fatto il nome { ROLE($named, case: "of") }: hai diritto a una domanda in più. Ne hai una per { $speaker }, { ROLE($figure, case: "the") }?
saloon-ask-extra-ask = ❓ Chiedo
saloon-ask-extra-pass = Passo
saloon-ask-reply =
    💬 { MENTION($asker) } fa la sua domanda, qui nel gruppo. { MENTION($speaker) }, rispondi con la voce { ROLE($figure, case: "of") }, poi premi.
    .alt-1 =
        💬 Domanda di { MENTION($asker) }: scrivila qui. { MENTION($speaker) }, { ROLE($figure, case: "the") } ha la parola; quando hai risposto, premi.
    .alt-2 =
        💬 { MENTION($asker) } chiede, { MENTION($speaker) } risponde, qui nel gruppo. Quando { ROLE($figure, case: "the") } ha detto la sua, premi.
saloon-ask-reply-told = 💬 Ho risposto
saloon-ask-relief =
    🕊 <b>{ $seat }</b> non ha più carte: { ROLE($figure, case: "the") } è in salvo. Come se ne accorge? { MENTION($seat) }, raccontalo in due parole.

    Potrai ancora fare domande, e potrai uscire dal saloon quando vuoi. Chiunque può premere per andare avanti.
saloon-ask-relief-on = Avanti

saloon-step-skipped =
    { $step ->
        [draw] ⏩ <b>{ $seat }</b> non pesca: pesco io.
        [blank] ⏩ <b>{ $seat }</b> non dice chi: scelgo io.
        [ask] ⏩ <b>{ $seat }</b> non chiede: si passa.
        [swap] ⏩ <b>{ $seat }</b> non sceglie: scelgo io.
        [duel] ⏩ <b>{ $seat }</b> non spara: tiro io il dado.
       *[tell] ⏩ <b>{ $seat }</b> non risponde: facciamo conto che abbia raccontato.
    }
saloon-still-awaited =
    { $step ->
        [draw] 🌵 { MENTION($seat) }, c’è una carta che aspetta di essere pescata.
        [blank] 🌵 { MENTION($seat) }, manca ancora un nome: scegli chi.
        [ask] 🌵 { MENTION($seat) }, una domanda, oppure passi?
        [swap] 🌵 { MENTION($seat) }, con chi scambi la mano?
        [duel] 🌵 { MENTION($seat) }, hai il dito sul grilletto: scegli una carta.
       *[tell] 🌵 { MENTION($seat) }, il saloon aspetta la tua storia. Quando l’hai raccontata, premi.
    }

saloon-still-undecided =
    { $seats_count ->
        [one] 🌵 Manca ancora { $seats }: la storia continua, o finisce qui?
       *[other] 🌵 Mancano ancora { $seats }: la storia continua, o finisce qui?
    }

## La fine

saloon-duel-began =
    🌅 Restano in due, con tre carte: { ROLE($figure, case: "the") } di <b>{ $one }</b> e { ROLE($rival, case: "the") } di <b>{ $other }</b>. Escono dal saloon, nella luce bassa. Ciascuno ha un colpo solo: se va a segno, la scelta non è più della Morte.
saloon-ask-duel =
    🔫 { MENTION($shooter) }, { ROLE($figure, case: "the") } ha { ROLE($rival, case: "the") } nel mirino. Due carte coperte di { $target }: una è il colpo, l’altra il jolly. Scegli.
saloon-ask-hit =
    💥 Colpito! { MENTION($shooter) }, racconta lo sparo { ROLE($figure, case: "of") } che abbatte { ROLE($rival, case: "the") } di { $target }. Poi premi.
saloon-ask-hit-told = 💬 Ho raccontato
saloon-ask-miss =
    💨 Il jolly: colpo a vuoto. { MENTION($shooter) }, racconta come ha fatto { ROLE($figure, case: "the") } a mancare { ROLE($rival, case: "the") } di { $target }. Poi premi{ $shot ->
        [1] , e tocca all’altra pistola.
       *[other] .
    }
saloon-ask-miss-told = 💬 Ho raccontato
saloon-death-vanished =
    🌫 Due colpi, e tutti e due in piedi. Quando il fumo si dirada, la Morte non c’è più. Forse non c’è mai stata. Di certo, adesso, al saloon vi conoscete tutti molto meglio.
saloon-ask-farewell =
    { $shot ->
        [yes] ⚰️ A terra c’è { ROLE($figure, case: "the") } di <b>{ $seat }</b>, e la Morte si china.
       *[no] ⚰️ In mano a <b>{ $seat }</b> resta solo il jolly: la Morte ha scelto { ROLE($figure, case: "the") }.
    } { MENTION($seat) }, le ultime parole sono tue: un commiato, e come la Morte porta via con sé il tuo personaggio. Chiunque può premere per andare avanti.
saloon-ask-farewell-on = Avanti
saloon-ask-departure =
    🚪 Il jolly ha fatto tutto il giro: la Morte si alza, e se ne va senza nessuno. { MENTION($seat) }, racconta come la vede uscire { ROLE($figure, case: "the") }. Chiunque può premere per andare avanti.
saloon-ask-departure-on = Avanti
saloon-nobody-held-cards =
    🚪 In mano non è rimasta una carta a nessuno. La Morte vi guarda un’ultima volta, si calca il cappello e se ne va da sola.
saloon-ask-vignettes =
    🖼 Chi vuole racconti una piccola scena: che cosa è cambiato nella vita del suo personaggio, { $died ->
        [yes] adesso che la Morte è passata ed è toccato a qualcun altro
       *[no] adesso che la Morte è passata e non ha preso nessuno
    }? Anche chi è in salvo da un pezzo. Quando avete finito, premete.
saloon-ask-vignettes-on = Avanti
saloon-ask-encore =
    📅 La storia può finire qui, oppure continuare: <b>un anno e un giorno dopo</b> la Morte torna al saloon. { $died ->
        [yes] Chi ha perso il personaggio ne riceve uno nuovo, gli altri tengono il proprio, con tutto ciò che si è saputo.
       *[no] Ciascuno tiene il proprio personaggio, con tutto ciò che si è saputo.
    } Si continua se lo volete in { $needed }.
saloon-ask-encore-yes = 📅 Un anno e un giorno dopo
saloon-ask-encore-no = 🎬 Finisce qui
saloon-ask-anew =
    🚪 Il jolly ha fatto tutto il giro prima ancora che qualcuno aprisse bocca: la Morte è entrata e uscita. Ridiamo le carte? Si ricomincia se lo volete in { $needed }.
saloon-ask-anew-yes = 🃏 Di nuovo le carte
saloon-ask-anew-no = 🎬 Finisce qui
saloon-line-yes = 👍 { $voters }
saloon-line-no = 👎 { $voters }
saloon-story-ended =
    { $why ->
        [enough] 🎬 Titoli di coda. Fuori dal saloon il vento porta via le ultime parole: grazie a chi le ha raccontate.
        [alone] 🎬 Al tavolo siete rimasti in pochi: il saloon chiude, e la storia finisce qui.
       *[silence] 🎬 Da un pezzo nel saloon non parla più nessuno. Spengo le lampade: la storia finisce qui.
    }

## Chi se ne va

saloon-player-left =
    { $why ->
        [removed] 🐎 Il tavolo va avanti senza <b>{ $seat }</b>:
       *[other] 🐎 <b>{ $seat }</b> lascia il tavolo:
    } { ROLE($figure, case: "the") } resta in città, e può ancora entrare nelle vostre storie.{ $cards ->
        [0] {""}
        [one] {" "}La sua carta passa a chi è ancora in gioco.
       *[other] {" "}Le sue { $cards } carte passano a chi è ancora in gioco.
    }
saloon-dealt-anew = 🃏 Non si era ancora cominciato: le carte si danno da capo, in { $players }. Guardatele in privato.
saloon-freed-by-leaving = 🕊 <b>{ $seat }</b> non ha più carte: è in salvo.

## Quel che si ricorda

saloon-line-seat =
    { $state ->
        [condemned] 🃏 { $seat }, { ROLE($figure, case: "the") }: la Morte guarda da questa parte ({ $cards } e il jolly)
        [safe] 🕊 { $seat }, { ROLE($figure, case: "the") }: in salvo
       *[playing] 🎴 { $seat }, { ROLE($figure, case: "the") }: { $cards ->
            [one] una carta
           *[other] { $cards } carte
        }
    }
saloon-chronicle = 📖 <b>La storia, in breve</b>
saloon-line-deal = 📅 <b>Un anno e un giorno dopo</b>
saloon-line-accusation =
    • { $seat }, { ROLE($teller, case: "the") }, contro { ROLE($about, case: "the") }: { $value ->
        [ace] ha ucciso { ROLE($named, case: "the") }
        [ten] ha ucciso una persona cara { ROLE($named, case: "to") }
        [nine] ha provato a uccidere { ROLE($named, case: "the") }
        [eight] ha fatto del male { ROLE($named, case: "to") }
        [seven] ha ferito i sentimenti { ROLE($named, case: "of") }
        [six] ha distrutto una cosa { ROLE($named, case: "of") }
        [five] ha svergognato { ROLE($named, case: "the") } davanti a tutti
        [four] ha rovinato il nome { ROLE($named, case: "of") }
        [three] ha rubato { ROLE($named, case: "to") }
       *[two] invidia { ROLE($named, case: "the") }
    }.
saloon-line-plea =
    • { $seat }, { ROLE($teller, case: "the") }, si difende: { $value ->
        [ace] ha salvato la vita { ROLE($named, case: "to") }
        [ten] ha preso le difese { ROLE($named, case: "of") }
        [nine] ha testimoniato per { ROLE($named, case: "the") }
        [eight] ha aiutato { ROLE($named, case: "the") } a rialzarsi
        [seven] a casa c’è { ROLE($named, case: "the") } che aspetta
        [five] deve ancora mantenere una promessa fatta { ROLE($named, case: "to") }
       *[three] ha un dono, secondo { ROLE($named, case: "the") }
    }.
saloon-line-lonely-plea =
    • { $seat }, { ROLE($teller, case: "the") }, si difende: { $value ->
        [six] la città non può farne a meno
        [four] ha una fede più forte della Morte
       *[two] oggi non è giorno per morire
    }.
saloon-line-safe = 🕊 { $seat }, { ROLE($teller, case: "the") }, è in salvo.
saloon-line-judged = ⚰️ La Morte ha preso { ROLE($teller, case: "the") } di { $seat }.
saloon-line-shot = 💥 Nel duello è caduto il personaggio di { $seat }: { ROLE($teller, case: "the") }.
saloon-line-vanished = 🌫 Nel duello nessuno è caduto, e la Morte è svanita.
saloon-line-round = 🚪 La Morte se n’è andata senza nessuno, sotto gli occhi { ROLE($teller, case: "of") } di { $seat }.
saloon-line-fled = 🚪 La Morte se n’è andata senza nessuno.
saloon-line-nothing = Nessuno ha fatto in tempo a raccontare niente.

## Bottoni

saloon-label-figure = { ROLE($figure, case: "the") }
saloon-label-played = { ROLE($figure, case: "the") } ({ $seat })
saloon-label-card = { $card }
saloon-label-back = 🎴{ $number }
saloon-label-told-of = 💬 E c’entra { ROLE($figure, case: "the") }

## Le scelte del tavolo

saloon-option-pace = Ritmo
    .help = Quanto aspetto chi deve pescare o raccontare. Scadenze rigide non ce ne sono: ricordo a chi tocca, sempre più di rado, e dopo il primo richiamo la maggioranza degli altri può andare avanti. «Lento» è per chi racconta nell’arco di giorni.
saloon-option-pace-fast = svelto
saloon-option-pace-normal = normale
saloon-option-pace-slow = lento
saloon-option-choose-characters = Personaggi
    .help = Pescati a sorte, come vuole il gioco, oppure scelti da ciascuno in privato.
saloon-option-choose-characters-false = a sorte
saloon-option-choose-characters-true = a scelta
saloon-option-extra-from-answer = Domanda in più
    .help = Chi vede il proprio personaggio nominato nell’accusa o nella difesa ha una domanda in più. Volendo, anche chi lo vede entrare nella risposta: lo dice chi ha risposto, premendo.
saloon-option-extra-from-answer-false = solo dall’accusa
saloon-option-extra-from-answer-true = anche dalla risposta

refusal-saloon-too-few = Servono almeno tre persone. Chiamate qualcuno, o fate sedere i giocatori automatici.
refusal-saloon-too-many = Al tavolo del saloon ci si siede al massimo in cinque. Qualcuno deve lasciare il posto.

page-rules-saloon =
    <b>Morte nel saloon</b>

    Da 3 a 5 persone, dai sedici anni. Un gioco di carte e di racconti di Greta Bellagamba e Daniele Di Rubbo. Non si vince: si scopre chi sono gli avventori del saloon, e che cosa hanno fatto.

    <b>Prima.</b> Ciascuno ha un personaggio. Si danno le quaranta carte dall’asso al due, e tutti scartano le coppie. Chi resta con più carte prende i due jolly: la Morte lo guarda, è il Condannato.

    <b>Il turno.</b> A giro, gli altri pescano una carta coperta dalla mano del Condannato.
    • Fa <b>coppia</b> con una delle proprie: si scarta, e chi ha pescato <b>accusa</b> il Condannato, che risponde.
    • Non fa coppia: la si tiene, e chi ha pescato <b>si difende</b> davanti alla Morte.
    • È il <b>jolly</b>: il Condannato è chi l’ha pescato, e si riparte alla sua sinistra.
    Dopo un’accusa o una difesa gli altri possono fare due domande in tutto; chi interpreta il personaggio nominato ne ha una in più.

    <b>In salvo</b> è chi non ha più carte: non pesca, ma può ancora chiedere.

    <b>La fine.</b> Se al Condannato resta solo il jolly, la Morte lo prende. Se restano in due con tre carte, è duello: un colpo per uno. Se il jolly fa tutto il giro senza che si peschi altro, la Morte se ne va da sola. Poi, se volete, si continua: un anno e un giorno dopo.

    La carta «Unwanted» si può alzare sempre: ferma tutto finché non se n’è parlato.
