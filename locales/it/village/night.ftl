# La notte di The Village: quel che sente la piazza, e quel che ciascuno viene a sapere da solo.
# Le righe private sono corte e non lasciano dubbi.

## Cala la notte

village-night-fell =
    🌙 <b>Notte { $night }.</b> Il fornaio abbassa la saracinesca, la campana batte l’ultima ora. Ho scritto a ognuno in privato: rispondete tutti, anche chi sogna e basta. Al più tardi fra { $length_span } è l’alba.
    .alt-1 =
        🌙 <b>Notte { $night }.</b> Le imposte si chiudono a una a una e in piazza resta solo la fontana. C’è una domanda in privato per ciascuno. L’alba arriva entro { $length_span }.
    .alt-2 =
        🌙 <b>Notte { $night }.</b> Sale la nebbia dal fiume, e i passi non si sentono più. Guardate i messaggi privati e rispondete: fra { $length_span } al massimo si riaprono le porte.
    .alt-3 =
        🌙 <b>Notte { $night }.</b> Luna sopra il campanile, cani inquieti. Siete in { $living } e non tutti dormono: ho bussato a ogni porta, rispondete in privato entro { $length_span }.
    .alt-4 =
        🌙 <b>Notte { $night }.</b> Piove sui tetti, e sotto i tetti ognuno ha i suoi pensieri. Ve ne chiedo uno, in privato. Entro { $length_span } fa giorno.
village-night-slept =
    💤 <b>Notte { $night }.</b> La sabbia di Morfeo cade leggera su tutti i tetti. Dormono i buoni, dormono i cattivi, dorme perfino il cane del fornaio. Stanotte non succede niente.
    .alt-1 =
        💤 <b>Notte { $night }.</b> Uno sbadiglio fa il giro del villaggio e non risparmia nessuno. Stanotte nessuno fa nulla: si dorme e basta.
village-silver-held =
    ⚒ Le strade luccicano: polvere d’argento, casa per casa. Stanotte i lupi non possono muovere una zampa.
    .alt-1 =
        ⚒ L’argento del Fabbro brilla sulle soglie. Per stanotte i lupi restano a guardare.

## Parole e frecce nel buio

village-circle-talked =
    { $circle ->
        [pack] 🐾 <b>{ $speaker }</b>: { $text }
        [cult] 🕯 <b>{ $speaker }</b>: { $text }
       *[masons] 👷 <b>{ $speaker }</b>: { $text }
    }
village-model-named = 👀 Il tuo modello è <b>{ $model }</b>. Se muore, la tua carta cambia.
village-couple-named = 🏹 Due frecce, due centri: <b>{ $lovers }</b> ora si amano, e lo sanno.
village-lover-named =
    💘 Una freccia ti ha passato il cuore: ami <b>{ $lover }</b>, che ama te. Se muore una delle due metà, muore di dolore anche l’altra.

    Da ora siete una squadra: vincete se in vita restate soltanto voi due. E se vince chi ami, vinci anche tu.

## Chi guarda

village-seer-saw =
    🔮 La fiamma si ferma su <b>{ $about }</b> e la carta si vede bene: { ROLE($role, case: "emoji") } è quella <b>{ ROLE($role, case: "of") }</b>.
    .alt-1 =
        🔮 Chiudi gli occhi, pensi { INITIAL($about) ->
            [a] ad
           *[other] a
        } <b>{ $about }</b>, e la visione non lascia dubbi: ha la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
    .alt-2 =
        🔮 Nell’acqua della ciotola, dietro al viso di <b>{ $about }</b>, affiora la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
village-sorcerer-saw =
    🔮 Hai spiato <b>{ $about }</b> e hai trovato quel che cercavi: la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
    .alt-1 =
        🔮 Le ossa rotolano, si fermano e indicano <b>{ $about }</b>: è la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
    .alt-2 =
        🔮 Il fumo del braciere prende forma sopra <b>{ $about }</b>, e la riconosci: è la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
village-sorcerer-saw-nothing =
    🔮 Hai spiato <b>{ $about }</b>: non è dei lupi, e non ha la carta della Veggente.
    .alt-1 =
        🔮 Le ossa restano mute su <b>{ $about }</b>: né un lupo, né la Veggente.
    .alt-2 =
        🔮 Il fumo sopra <b>{ $about }</b> resta fumo: non è dei lupi, e non ha la carta della Veggente.
village-oracle-saw =
    🌀 L’acqua del pozzo dice quel che <b>{ $about }</b> <u>non</u> è: non ha la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
    .alt-1 =
        🌀 Hai chiesto di <b>{ $about }</b>, e la voce dal fondo risponde: qualunque carta abbia, <u>non</u> è quella <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
    .alt-2 =
        🌀 A rovescio, nel pozzo, il viso di <b>{ $about }</b>. Una cosa è certa: <u>non</u> ha la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
village-augur-saw =
    🦅 Gli uccelli girano a sinistra del campanile: fra i vivi nessuno ha la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
    .alt-1 =
        🦅 Sette corvi sul tetto della chiesa, e il segno è chiaro: la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") } fra i vivi non ce l’ha nessuno.
    .alt-2 =
        🦅 Il volo si spezza proprio sopra la piazza: fra chi vive non c’è la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
village-augur-saw-nothing = 🦅 Il cielo è vuoto: di ruoli da escludere non te ne resta nessuno.
village-harlot-saw-no-wolf =
    💋 Notte tranquilla da <b>{ $about }</b>: di sicuro non è un lupo.
    .alt-1 =
        💋 Hai dormito da <b>{ $about }</b> e ti svegli senza un graffio: non è un lupo.
    .alt-2 =
        💋 Due chiacchiere, una tisana, e il mattino arriva presto: <b>{ $about }</b> non è un lupo.
village-harlot-saw-cultist = 💋 Sul comodino di <b>{ $about }</b> c’erano candele nere e un cappuccio: è dei Satanisti.
village-harlot-came = 💋 Stanotte hai avuto compagnia: ha bussato la Prostituta, ed è rimasta fino al mattino.
    .alt-1 =
        💋 Al mattino il cuscino accanto sa di violette: stanotte è venuta da te la Prostituta.
    .alt-2 =
        💋 Stanotte la Prostituta ha scelto casa tua, e se n’è andata prima che cantasse il gallo.
village-not-cultist =
    💂 Hai frugato la casa di <b>{ $about }</b>: nessun segno della setta.
    .alt-1 =
        💂 Niente cappucci né candele da <b>{ $about }</b>: nulla che faccia pensare ai Satanisti.
    .alt-2 =
        💂 Hai bussato da <b>{ $about }</b>, hai guardato perfino nella madia: della setta, neanche l’ombra.
village-cultist-hunted = 💂 Sotto il letto di <b>{ $about }</b> c’era il cappuccio. Hai fatto quel che dovevi: un Satanista di meno.

## A vuoto

village-nobody-home =
    🚪 Da <b>{ $about }</b> stanotte non c’era nessuno in casa.
    .alt-1 =
        🚪 Luci spente, letto intatto: <b>{ $about }</b> stanotte non era in casa.
    .alt-2 =
        🚪 Hai bussato tre volte: da <b>{ $about }</b> stanotte la casa era vuota.
village-already-dead = 🚪 Da <b>{ $about }</b> qualcuno era arrivato prima: non c’era più niente da fare.
village-victim-protected =
    👼 Davanti alla porta di <b>{ $about }</b> c’erano due ali spiegate: non si passa.
    .alt-1 =
        👼 Qualcuno vegliava su <b>{ $about }</b>: stanotte non si è potuto fare nulla.
    .alt-2 =
        👼 La porta di <b>{ $about }</b> non si apre: c’è chi veglia, e stanotte non si entra.

## Gelo, fuoco, ali

village-you-froze = 🥶 Il gelo è entrato dalle fessure e non ti sei più mosso dal letto: se stanotte avevi qualcosa da fare, non l’hai fatto.
village-freeze-blocked = 👼 Il tuo gelo si è fermato davanti a due ali: <b>{ $about }</b> stanotte aveva chi vegliava.
village-guard-saved =
    👼 Qualcuno è venuto per <b>{ $about }</b>, e ha trovato te. Non è passato.
    .alt-1 =
        👼 Stanotte <b>{ $about }</b> deve la vita a te.
    .alt-2 =
        👼 Un passo, un’ombra, le tue ali: chi cercava <b>{ $about }</b> se n’è andato a mani vuote.
village-ward-saved = 👼 Stanotte qualcuno è venuto a cercarti, ma un battito d’ali si è messo in mezzo. L’Angelo Custode ti ha protetto.
village-guard-saw-nothing =
    👼 Hai vegliato su <b>{ $about }</b> fino al mattino, e non si è visto nessuno.
    .alt-1 =
        👼 Notte calma sopra la casa di <b>{ $about }</b>: nessun attacco.
    .alt-2 =
        👼 Le ali ti si sono intirizzite per niente: da <b>{ $about }</b> non è venuto nessuno.
village-guard-cleaned = 👼 Su <b>{ $about }</b> c’era odore di kerosene: lo hai lavato via tutto.
village-houses-doused =
    { $doused_count ->
        [0] 🔥 Per ora non c’è nessuno con il kerosene addosso.
        [one] 🔥 Finora il kerosene ce l’ha addosso <b>{ $doused }</b>.
       *[other] 🔥 Finora il kerosene ce l’hanno addosso <b>{ $doused }</b>.
    }

## Morsi

village-victim-infected = ⚡️ L’Alfa ha morso piano: <b>{ $about }</b> vive, e al calar della notte sarà dei vostri.
village-infected = 🩸 Ti svegli con un morso che non ricordi. Fino a stasera resti chi sei; al calar della notte sarai dei lupi.
village-pack-drunk = 🍻 <b>{ $about }</b> aveva nel sangue più grappa che sangue, e adesso barcollate tutti: niente più morsi stanotte, e nemmeno la prossima.
village-survived-wolves = 🐾 Stanotte i lupi sono venuti a prenderti, e al mattino ci sei ancora. Non contarci due volte.
village-elder-survived = 📚 Avete trovato il Vecchio Saggio: <b>{ $about }</b> ne ha viste troppe per morire al primo morso. Al secondo morirà.
village-digger-spotted = ☠️ Tornando dalla caccia avete sentito una pala: al cimitero c’era <b>{ $about }</b>, e non scaverà più.

## Il coltello

village-stumbled = 🔪 In una fossa aperta ti sei fatto male a una gamba. La prossima notte potresti non arrivare dove vuoi.
village-leg-gave-way = 🔪 La gamba ti ha tradito: volevi un’altra porta, ed eri davanti a quella di <b>{ $about }</b>.

## La setta, la pozione, le tasche

village-cult-refused = 🕯 <b>{ $about }</b> ha ascoltato il canto e ha richiuso la porta: niente conversione.
village-cult-attempted = 🕯 Stanotte qualcuno con il cappuccio ha provato a convertirti. Hai saputo dire di no.
village-cult-lost = 🕯 <b>{ $about }</b> ha bussato per tutti voi, e non torna: al cerchio manca un cappuccio.
village-cultist-slain =
    💂 La setta ha avuto il coraggio di bussare da te. È stato l’ultimo errore di <b>{ $about }</b>. { $left ->
        [0] Di Satanisti vivi non ne resta nessuno.
        [one] Ne resta vivo uno.
       *[other] Ne restano vivi { $left }.
    }
village-potion-worked = 🧪 Due bicchieri, un brindisi. Quello giusto, stavolta, era il tuo: <b>{ $about }</b> non vedrà l’alba.
village-theft-failed = 😈 Da <b>{ $about }</b> torni a mani vuote: la tua carta è ancora quella del Ladro.

# A chi non ha nulla da sapere, lupi e assassini compresi: perciò non si dice che abbia dormito, né che nessuno sia venuto.

village-night-passed =
    🌅 Si fa giorno. Stanotte, per te, nessuna notizia.
    .alt-1 =
        🌅 Canta il gallo, la cassetta della posta è vuota: per te niente di nuovo.
    .alt-2 =
        🌅 Odore di pane, luce sotto la porta. Della notte, a te, non resta altro da sapere.
    .alt-3 =
        🌅 Ti affacci, e la piazza comincia a riempirsi. Per te non ho altro da dire.
    .alt-4 =
        🌅 Le scarpe sono accanto al letto, la notte è finita. Nessuna novità, per te.
