# Quel che raccontano i giocatori automatici di Morte nel saloon. Parla il personaggio, in prima persona.
# Di chi parla e di chi è nominato non si sa se è lui o lei: niente participi che concordano, niente «lo» e «la».
# Chi è nominato può essere al tavolo, o parole scritte da qualcuno («mia sorella Annie»): sempre ROLE, mai a inizio frase.

saloon-says-answer = { $value ->
        [ace] «Sotto il mulino avevo sepolto una cosa, e { ROLE($named, case: "the") } lo sapeva: un segreto così non sta in due teste. Tre colpi, dietro la stalla. Non chiedo perdono. Chiedo di non sognarmi più quella notte.»
        [ten] «Era la persona con cui { ROLE($named, case: "the") } voleva andarsene in California: avevano già i biglietti. Li avevano comprati con i risparmi di casa mia. La lama l’ho tirata fuori per fare paura, e poi non ho più saputo fermarmi.»
        [nine] «La mia terra, { ROLE($named, case: "the") } l’aveva venduta alla ferrovia con la mia firma falsa. Ho messo il veleno nel bicchiere, e dal bicchiere ha bevuto il gatto. Da allora, quando vedo un gatto, abbasso gli occhi.»
        [eight] «Con la frusta, davanti al pozzo. Mi avevano detto che { ROLE($named, case: "the") } aveva rubato, e non ho chiesto altro. Il ladro vero l’hanno trovato il giorno dopo. La frusta, nessuno me l’ha chiesta indietro.»
        [seven] «Mi era arrivata una lettera { ROLE($named, case: "of") }: quattro pagine, e in fondo una domanda. L’ho letta ad alta voce qui dentro, una sera di paga, e ho fatto ridere tutti. La risposta era sì. Non l’ho mai detta.»
        [six] «Un violino: l’unica cosa che { ROLE($named, case: "the") } aveva salvato dalla guerra. L’ho buttato nella stufa, una notte di gennaio. Avevo freddo, dicevo. La verità è che per me non aveva mai suonato nessuno.»
        [five] «Al ballo del raccolto. Dal palco ho raccontato come { ROLE($named, case: "the") } mi aveva implorato per un prestito, e ho fatto anche la voce. In prima fila c’era sua madre. Continuava ad applaudire, per non far vedere che piangeva.»
        [four] «Ho detto che { ROLE($named, case: "the") } passava i nomi alla banda del fiume. Falso. Ma era una bella storia, e le belle storie qui corrono: in una settimana nessuno rispondeva più al suo saluto. Io, per coerenza, nemmeno.»
        [three] «Un orologio d’argento, fermo alle dieci e venti. A me hanno dato due dollari. A quell’ora, diceva { ROLE($named, case: "the") }, era nata sua figlia. L’orologio non si è più trovato. L’ora me la ricordo.»
       *[two] «Perché { ROLE($named, case: "the") } dorme. Tutto qui. Lo so, perché la notte cammino, e da quella finestra si sente russare. Io non chiudo occhio dall’anno della piena.»
    }
    .alt-1 = { $value ->
        [ace] «Era questione di soldi, e i soldi non erano nemmeno miei. Ho guardato { ROLE($named, case: "the") } negli occhi, ho detto “mi dispiace”, e poi ho fatto quello per cui mi pagavano. Chi mi pagava è ancora in città. Qualcuno di voi, la domenica, gli stringe la mano.»
        [ten] «Al capezzale c’ero io, e nel letto c’era il padre { ROLE($named, case: "of") }. Mi ha chiesto di farlo smettere di soffrire, e gli ho dato retta. Voi lo chiamate omicidio. Io, da quella notte, non so come chiamarlo.»
        [nine] «Avevo il fucile, il sole alle spalle, { ROLE($named, case: "the") } nel mirino. Poi dalla chiesa sono usciti i bambini, e cantavano. È bastata una canzone. Se quel giorno avesse piovuto, stasera parlereste d’altro.»
        [eight] «È stata la porta della prigione. L’ho chiusa con tutta la forza che avevo, e la mano { ROLE($named, case: "of") } era ancora lì. Ho detto a tutti che era stato il vento. Non c’era vento.»
        [seven] «Avevo promesso { ROLE($named, case: "to") } di tornare in primavera. In primavera ho mandato i saluti, e la notizia di un matrimonio: il mio.»
        [six] «Una lapide. Quella della famiglia { ROLE($named, case: "of") }: l’ho presa a martellate, di notte, come fanno i vigliacchi. C’era scritto un cognome che doveva essere anche il mio.»
        [five] «Mi doveva dei soldi, { ROLE($named, case: "the") }. Ho voluto che pagasse in ginocchio, in mezzo alla strada, una moneta alla volta. Guardavano tutti. Anche la persona che stava per dire sì davanti all’altare: da quel giorno di nozze non si è più parlato.»
        [four] «Una parola sola, detta piano al barbiere: “lebbra”. Al resto ha pensato la città: { ROLE($named, case: "to") } hanno bruciato perfino le coperte.»
        [three] «Un cavallo, un baio con la stella in fronte. Per me valeva una fuga; per { ROLE($named, case: "the") } era l’unico modo di tornare a casa. Ha passato l’inverno di là dal passo. Io l’ho passato al caldo.»
       *[two] «Perché quando { ROLE($named, case: "the") } entra in una stanza, c’è sempre qualcuno che avvicina una sedia. Quando entro io, qualcuno allontana il bicchiere.»
    }
    .alt-2 = { $value ->
        [ace] «Pioveva, e aspettavo da tutta la notte. Quando { ROLE($named, case: "the") } ha aperto la porta non mi è tremata la mano, ed è questo che mi fa paura. Il perché lo dico piano: per un nome inciso su una croce, quello di mio fratello.»
        [ten] «Amici da ragazzi: con { ROLE($named, case: "the") } quel poveraccio divideva anche il tabacco. Durante una partita ha detto che baravo, e l’ha detto davanti a tutti. Aveva ragione. È per questo che ho sparato.»
        [nine] «Volevo il posto { ROLE($named, case: "of") }, e mi sembrava una ragione. Ho tagliato la cinghia della sella, ma quella mattina il cavallo l’ha preso il garzone. Zoppica ancora. Mi saluta sempre.»
        [eight] «Un ferro rovente, di quelli per le bestie. Avevamo bevuto, e si rideva. Poi { ROLE($named, case: "the") } ha smesso di ridere, e io no.»
        [seven] «Ho lasciato { ROLE($named, case: "the") } ad aspettare alla stazione, con la valigia. Guardavo dalla finestra di fronte. Ha aspettato tre treni. Al quarto ho tirato la tenda.»
        [six] «Il ponte sul torrente. L’aveva costruito { ROLE($named, case: "the") }, asse per asse, e portava alla casa nuova. In quelle assi c’erano sei anni di vita. Io ci ho messo un fiammifero.»
        [five] «In chiesa, al posto del salmo, ho letto la lettera che { ROLE($named, case: "the") } aveva scritto alla figlia. La figlia era lì, con il vestito buono. Non ha detto niente. Aveva gli occhi che avete voi adesso.»
        [four] «Che le ultime elezioni le aveva comprate { ROLE($named, case: "the") }. Le avevo comprate io, e volevo che si pensasse a qualcun altro. Ci hanno creduto tutti: avevano preso i miei soldi, e cercavano qualcuno con cui prendersela.»
        [three] «Una ricetta, scritta su un foglio unto. L’ho venduta a un signore di Chicago, e oggi ci fa le insegne. Per { ROLE($named, case: "the") } era la voce della nonna. A me è bastata per un cappello: questo.»
       *[two] «Perché { ROLE($named, case: "to") } scrivono. Arriva la posta, e c’è sempre una busta. Io ho preso a spedirmele da me, una al mese, con il francobollo di fuori.»
    }

saloon-says-plea = { $value ->
        [ace] «…il fiume era alto, e { ROLE($named, case: "of") } si vedeva soltanto una mano. Nuotare non so, e si è visto. Ma quella mano l’ho presa e non l’ho lasciata, finché il fiume si è stancato prima di me.»
        [ten] «…volevano la corda, senza giudice e senza processo. Dietro la porta della prigione c’era { ROLE($named, case: "the") }, davanti c’ero io, con un fucile scarico. Che era scarico lo sapevo solo io, e adesso lo sai tu.»
        [nine] «…la sentenza era già scritta. Ho giurato che quella notte { ROLE($named, case: "the") } stava con me, a vegliare un cavallo malato. Mi è costato il lavoro. Il cavallo è morto, ma la corda è rimasta appesa al chiodo.»
        [eight] «…la grandine aveva preso tutto. Ho diviso con { ROLE($named, case: "the") } la mia semina, senza interessi. Quell’inverno abbiamo mangiato poco, ma in due.»
        [seven] «…e sul tavolo ci sono due piatti. Se non torno, { ROLE($named, case: "the") } li laverà tutti e due. È una cosa piccola, lo so. Ma tu, di cose piccole, quante ne hai viste da vicino?»
        [five] «…devo insegnare { ROLE($named, case: "to") } a leggere, prima che cada la neve. Siamo alla lettera M. Non si lascia una persona a metà dell’alfabeto.»
       *[three] «…so far ridere chi piange, dice { ROLE($named, case: "the") }. Non è poco, in un posto così. Anche tu, con permesso: due risate non te le fai mai.»
    }
    .alt-1 = { $value ->
        [ace] «…due giorni nella miniera, al buio, a scavare con un cucchiaio. Mi dicevano di lasciar perdere. Io sentivo battere, dall’altra parte. Chiedilo { ROLE($named, case: "to") }: tre colpi, una pausa, tre colpi.»
        [ten] «…dicevano che { ROLE($named, case: "to") } non spettava la paga, per via del cognome. Ho posato la mia sul banco e ho detto: allora neanche a me. Dopo la mia ne sono arrivate altre undici.»
        [nine] «…la prova era un fazzoletto ricamato. Ho fatto vedere al giudice che quel punto lo sa fare una persona sola, e non è { ROLE($named, case: "the") }. La giuria si è voltata a guardare la moglie del banchiere, e il resto si sa.»
        [eight] «…avevano messo all’asta anche il letto { ROLE($named, case: "of") }. L’ho comprato io, per un dollaro, e in sala nessuno ha osato dire due. La sera era di nuovo al suo posto.»
        [seven] «…ogni sera { ROLE($named, case: "the") } tiene acceso il lume finché non sente i miei stivali sul portico. Non lo chiedo per me. È che l’olio costa.»
        [five] «…oltre la collina c’è una tomba senza nome, e ho dato la parola { ROLE($named, case: "to") } che il nome ce l’avrei scritto io. Le lettere sono pronte. Ne manca una.»
       *[three] «…so trovare l’acqua. Un ramo di nocciolo, due passi, e dove dico io si scava. Il pozzo { ROLE($named, case: "of") } l’ho trovato così. E là fuori c’è ancora tanta gente che ha sete.»
    }
    .alt-2 = { $value ->
        [ace] «…la pallottola era per { ROLE($named, case: "the") }. Ce l’ho qui, nella spalla, e quando cambia il tempo me lo ricorda. Stasera cambia il tempo.»
        [ten] «…in bottega non servivano { ROLE($named, case: "the") }, da una settimana. Ho comprato tutto il pane che c’era e l’ho diviso sui gradini, davanti a tutti. Da allora lì dentro si serve chi entra.»
        [nine] «…mi avevano pagato perché stessi in silenzio. Ho posato i soldi davanti alla giuria, un dollaro alla volta, e ho raccontato quel che avevo visto. La sera stessa { ROLE($named, case: "the") } dormiva a casa. Io, da allora, dormo dove capita.»
        [eight] «…{ ROLE($named, case: "to") } non restava che la bottiglia. L’ho tenuta fuori dalla porta per quaranta notti, con le mie spalle. La quarantunesima abbiamo dormito tutti.»
        [seven] «…i patti sono chiari: se non torno prima dell’alba, { ROLE($named, case: "the") } mi viene a cercare. E tu non vuoi che mi cerchi. Non si ferma davanti a niente, nemmeno a te.»
        [five] «…fra un mese c’è un processo, e se non parlo io { ROLE($named, case: "the") } perde la casa. L’ho giurato. E un giuramento, mi dicono, lo rispetti perfino tu.»
       *[three] «…so ricordare. Ogni nome, ogni data, ogni promessa. Lo ripete sempre, { ROLE($named, case: "the") }: finché c’è chi ricorda, nessuno se ne va del tutto. Capisco che a te non convenga.»
    }

saloon-says-lonely-plea = { $value ->
        [six] «…so dove passa l’acqua, sotto questa città, e non l’ho mai detto a nessuno. Se mi porti via, fra due estati qui c’è solo sale.»
        [four] «…ho visto un fiore crescere sulle assi del patibolo, e ho capito. Tu hai la falce. Ma il fiore è ricresciuto.»
       *[two] «…oggi è giovedì, e di giovedì in casa mia non è mai morto nessuno. Non vorrai rovinare una tradizione.»
    }
    .alt-1 = { $value ->
        [six] «…qui si odiano tutti, e l’unica cosa che odiano insieme sto qui davanti a te. Toglimi di mezzo, e cominciano fra loro.»
        [four] «…credo nella parola data. Me ne hanno date tante, e le aspetto ancora. Chi aspetta non muore: al massimo si siede.»
       *[two] «…oggi arriva la diligenza dell’est, e sono undici anni che aspetto chi c’è sopra. Domani, se vuoi. Domani verrò senza fare storie.»
    }
    .alt-2 = { $value ->
        [six] «…i debiti di tutti li tengo a mente io, e non sono scritti da nessuna parte. Finché ci sono, nessuno paga e nessuno spara.»
        [four] «…mia nonna diceva che si muore quando si è finito di dire grazie. Io non ho ancora cominciato.»
       *[two] «…ho messo a lievitare il pane. Ti sembra poco? Aspetta di sentire il profumo.»
    }

## Domande e risposte: a ogni domanda la sua

saloon-says-question =
    { $part ->
        [accusation] { $topic ->
            [1] «E chi altro lo sapeva?»
            [2] «Lo rifaresti?»
            [3] «Che cosa hai fatto, subito dopo?»
            [4] «Perché sei ancora in città?»
            [5] «Hai mai chiesto perdono?»
            [6] «Che cosa hai tenuto, di quel giorno?»
            [7] «C’era qualcuno con te?»
            [8] «E adesso, quando passi di lì, che cosa fai?»
            [9] «Che cosa hai detto, tornando a casa?»
            [10] «Quanto ci avevi pensato, prima?»
            [11] «E se fosse toccato a te?»
            [12] «A chi lo stai raccontando davvero?»
           *[13] «Che cosa direbbe tua madre?»
        }
       *[plea] { $topic ->
            [1] «E che cosa ne hai avuto, in cambio?»
            [2] «Chi può dire che è andata davvero così?»
            [3] «E se ti sbagliassi?»
            [4] «Perché proprio tu?»
            [5] «Avevi paura?»
            [6] «In fondo, non era per te?»
            [7] «Perché non ne hai mai parlato?»
            [8] «E alla Morte, che cosa vuoi che importi?»
            [9] «E la volta che invece hai voltato la faccia?»
            [10] «Che cosa faresti, con un anno in più?»
            [11] «Chi ti piangerebbe?»
            [12] «Non è che te lo stai inventando adesso?»
           *[13] «E che cosa prometti, se ti lascia andare?»
        }
    }
saloon-says-reply =
    { $part ->
        [accusation] { $topic ->
            [1] «Una persona sola. Ogni mese le porto i fiori, e non fa più domande.»
            [2] «Ogni notte, in sogno. E ogni notte mi sveglio un istante prima. Decidi tu se è un sì.»
            [3] «Ho lavato le mani e ho preparato la cena. Avevo fame. È la cosa che mi perdono meno.»
            [4] «Perché chi scappa confessa. Chi resta, dopo un po’, diventa del posto.»
            [5] «Una volta, a bassa voce, da fuori della porta. Dentro cantavano, e non ho bussato.»
            [6] «Un bottone. Ce l’ho in tasca. No, non lo faccio vedere.»
            [7] «Sì. Stasera è in questa stanza. E finché non parla, non parlo neanch’io.»
            [8] «Faccio il giro lungo. Sono anni che faccio il giro lungo, e nessuno mi aveva mai chiesto perché.»
            [9] «Che era andata bene. In casa mia si diceva sempre che era andata bene.»
            [10] «Un inverno intero. Poi è bastato meno di un minuto.»
            [11] «Mi è toccato. È così che ho imparato.»
            [12] «A chi sta seduto al bancone, con le spalle girate. Con voi è buona educazione.»
           *[13] «Niente. Metterebbe in tavola, e aspetterebbe che cominciassi io. Per questo non ci vado mai.»
        }
       *[plea] { $topic ->
            [1] «Una stretta di mano. Ne ho avute altre, dopo, e nessuna che pesasse tanto.»
            [2] «Nessuno che parli ancora. Dovete credere alla mia faccia, e lo so che è poco.»
            [3] «Allora mi sbaglio dalla parte giusta. Una volta tanto.»
            [4] «Perché tutti guardavano me, e io non sapevo più dove guardare.»
            [5] «Tanta, che mi tremava il cappello. E il cappello è la parte di me più coraggiosa.»
            [6] «In fondo, sì. Ma per arrivare in fondo si passa da qualche buona azione.»
            [7] «Perché a raccontarlo vale meno. E infatti, senti come suona.»
            [8] «Chiedilo a lei. Ma guarda bene: ha smesso di tamburellare con le dita.»
            [9] «Ce n’è stata una. È per quella che poi non l’ho voltata più.»
            [10] «Le stesse cose, ma la mattina presto, quando c’è luce.»
            [11] «Un cane, di sicuro. Sulle persone non faccio pronostici.»
            [12] «Un poco. La parte a cui non credete, però, è quella vera.»
           *[13] «Niente. Chi promette qualcosa a lei, poi deve mantenere.»
        }
    }
saloon-says-reply-open = «Questa domanda me la faccio anch’io, di notte. La risposta che ho trovato non mi piace, e la tengo per me.»
    .alt-1 = «Se te lo dico, poi te ne tocca portare metà. La vuoi davvero, la metà? Ecco, allora: è andata peggio di come pensi.»
    .alt-2 = «Chiedilo a chi c’era. Già: c’ero solo io. Diciamo che è andata nel modo che ti fa dormire meglio.»
    .alt-3 = «Certe cose si dicono soltanto con il sole alle spalle. Per stanotte basti questo: non è la peggiore che ho fatto.»
    .alt-4 = «Hai occhi buoni, tu. Sì, manca un pezzo. Il pezzo che manca ha un nome, e quel nome stasera è qui dentro.»
    .alt-5 = «Perché potevo. Le altre ragioni le ho trovate dopo, con calma, e sono tutte più belle di questa.»

## In salvo, il duello, la fine

saloon-says-relief = «Me ne accorgo dal bicchiere: mi tremava in mano da quando è entrata, e adesso non fa più un’onda.»
    .alt-1 = «Mi è passata accanto, e l’aria era tiepida. Per la prima volta, stasera, sento l’odore del caffè.»
    .alt-2 = «Ho guardato lo specchio dietro il bancone. C’ero io. Alle mie spalle non c’era più nessuno.»
    .alt-3 = «Il mio nome era scritto nella polvere del tavolo. Qualcuno, con un dito, l’ha cancellato.»
saloon-says-hit = «Non ho mirato. Ho pensato a tutto quello che si è detto stasera, e la mano ha fatto da sé. Ha sorriso, { ROLE($rival, case: "the") }, come chi trova finalmente la porta.»
    .alt-1 = «Un colpo solo, e il rumore è arrivato dopo. In mezzo alla strada restano il cappello { ROLE($rival, case: "of") } e un gran silenzio.»
    .alt-2 = «La campana batteva le sei, e { ROLE($rival, case: "the") } aspettava l’ultimo rintocco. Io no.»
saloon-says-miss = «Avevo il sole negli occhi, e dentro il sole c’era una figura con il cappello. La pallottola è andata a cercare lei, e { ROLE($rival, case: "the") } è ancora in piedi.»
    .alt-1 = «La mano non voleva. Anni fa quella mano { ROLE($rival, case: "the") } me l’ha stretta. Ho centrato l’insegna della banca: sempre meglio di niente.»
    .alt-2 = «Un gatto. Ha attraversato la strada proprio allora, con tutta la calma del mondo, e ho guardato lui invece { ROLE($rival, case: "of") }.»
saloon-says-farewell =
    { $shot ->
        [yes] «Bel tiro. Lasciatemi gli occhi aperti: da qui si vedono le stelle, e non le avevo mai guardate con calma. Una si muove. Ha il cappello, e mi tende la mano.»
       *[no] «Va bene, ho parlato abbastanza. Il cappello lasciatelo sul gancio: chi entra deve credere che torno subito. La Morte mi offre il braccio, come a un ballo. Era tanto che non ballavo.»
    }
    .alt-1 =
        { $shot ->
            [yes] «Dite in giro che il primo colpo è stato il mio. È falso, ma di là nessuno torna a smentire. Ecco, sento gli stivali: viene senza fretta, come una che conosce la strada.»
           *[no] «Il conto pagatelo voi. E non litigate per la mia sedia: è scomoda, l’ho sempre detto. Andiamo, signora. No, non serve la lanterna.»
        }
    .alt-2 =
        { $shot ->
            [yes] «Che strano: non fa male, fa sonno. Qualcuno dia da mangiare al mio cavallo. La Morte ha già preso le redini del suo, e ne tiene uno sellato accanto. È il mio, vero? È proprio il mio.»
           *[no] «Se qualcuno chiede di me, dite che ho preso la diligenza della notte. È quasi vero. Ha i cavalli neri, e non c’è bisogno del biglietto.»
        }
saloon-says-departure = «Si alza, lascia una moneta sul banco e mi fa un cenno: non un addio, un arrivederci. La porta continua a dondolare, e nessuno ha il coraggio di fermarla.»
    .alt-1 = «Guarda l’orologio, come chi si accorge di avere sbagliato indirizzo. Poi sorride, con i miei denti. Fuori, finalmente, abbaia un cane.»
    .alt-2 = «Mi passa davanti e non mi vede più. È la cosa più gentile che mi sia capitata in questo saloon.»
saloon-says-vignette =
    { $role ->
        [doctor] «Ho lavato i ferri due volte, stamattina. Chi entra, adesso, lo guardo prima in faccia, e poi dove fa male.»
        [escort] «Ho appeso un campanello alla porta: chi vuole salire, suona. E di giorno, per strada, saluto io, ad alta voce.»
        [gambler] «Ho un mazzo nuovo, e l’asso in più l’ho lasciato nella cassetta delle elemosine. Perdo molto, da allora. Dormo benissimo.»
        [mayor] «Ho fatto scavare dove avevo detto di non scavare. Quel che c’era sta adesso in piazza, con i nomi. La mia statua può aspettare.»
        [teacher] «Sulla lavagna ho scritto: “Che cosa faresti, se fosse l’ultima sera?” I bambini hanno capito subito. I genitori vogliono spiegazioni.»
        [cowhand] «Da tre giorni la sella è appesa al muro. Ho una camera con una finestra, e ho imparato come si chiama chi abita di fronte.»
        [judge] «Ho riaperto un fascicolo, il più vecchio. La firma in fondo è mia. Ci ho tirato sopra una riga, e ho firmato anche quella.»
        [owner] «La sedia dov’era seduta la Morte non la tocca nessuno. Ogni sera ci poso davanti un bicchiere. La mattina è vuoto.»
        [sheriff] «La stella è rimasta sul tavolo una notte intera. La mattina l’ho ripresa, ma adesso la porto dall’altra parte: quella del cuore.»
        [reverend] «Domenica la predica è durata un minuto. Ho detto: “Ho visto chi ci aspetta, e sa ascoltare.” Poi abbiamo cantato, anche chi stona.»
        [seer] «Ho tolto una carta dal mazzo. Sapete quale. I clienti dicono che indovino di meno, ma che consolo di più.»
        [undertaker] «Prima di entrare vi avevo preso le misure a tutti. Quel foglio l’ho bruciato nella stufa. Stamattina ho cominciato una culla.»
       *[other] «La mattina dopo la strada era la stessa di sempre. Io però l’ho attraversata piano, e ho salutato tutti.»
    }
    .alt-1 =
        { $role ->
            [doctor] «Ho ricominciato a fare visite di notte. Quando bussano e non c’è nessuno, adesso, dico lo stesso: avanti.»
            [escort] «Tutti i segreti che mi hanno lasciato li ho scritti su foglietti, e i foglietti li ho dati al vento. Ieri uno è passato davanti alla banca.»
            [gambler] «Ho scommesso che domani mi sveglio. Ho vinto tre volte di fila, ed è la mia serie più lunga.»
            [mayor] «In consiglio ho chiesto scusa. Non era all’ordine del giorno. Hanno messo a verbale: silenzio, poi qualcuno tossisce.»
            [teacher] «Dopo cena faccio scuola ai grandi. La prima parola che vogliono imparare a scrivere è il proprio nome. Quasi tutti, come seconda, scelgono un nome che qui non c’è più.»
            [cowhand] «Ho liberato i due puledri che non mi appartenevano. Uno è tornato. L’ho chiamato Giovedì.»
            [judge] «La toga ha un bottone nuovo, e il martelletto l’ho prestato al falegname. Si lavora bene, dice: batte senza condannare.»
            [owner] «Il giro di mezzanotte lo offro io. Uno per tutti, e uno per chi quella sera mi guardava da sopra le carte.»
            [sheriff] «Ho tolto dal muro tutti i manifesti. Sotto c’era una parete bianca. Non me la ricordavo così grande.»
            [reverend] «Ho messo una candela in più, senza nome. Ogni mattina la trovo accesa, e il sagrestano giura che non è lui.»
            [seer] «Mi hanno chiesto il futuro e ho detto la verità: non lo so. È stata la seduta meglio pagata della mia vita.»
            [undertaker] «Da quella sera gli affari vanno male, e stranamente non me ne lamento. Tengo la porta aperta: entra il sole, e le tavole profumano.»
           *[other] «Da quella sera metto un posto in più a tavola. Non è ancora venuto nessuno, ma il pane non avanza mai.»
        }
