# Il quiz di The Village: domande e risposte. Ogni riga è una frase: la maiuscola in testa la mette il programma.
# Al massimo 300 caratteri la domanda intera, 100 una risposta, 200 la spiegazione; niente grassetti.

village-quiz-team-village = Il villaggio
village-quiz-team-wolves = I lupi
village-quiz-team-others = Gli altri
village-quiz-team-game = La partita
village-quiz-kind-described = Chi è?
village-quiz-kind-team = La squadra
village-quiz-kind-acts = Quando agisce
village-quiz-kind-wins = Come si vince
village-quiz-kind-seen = Che cosa si vede
village-quiz-kind-list = Quale di queste carte
village-quiz-kind-limits = Che cosa si può fare
village-quiz-kind-order = L’ordine della notte
village-quiz-kind-odds = Le probabilità
village-quiz-kind-night = Una notte
village-quiz-kind-change = Che carta diventa
village-quiz-kind-end = Com’è finita
village-quiz-kind-clues = Gli indizi
village-quiz-kind-strength = La forza

## Risposte che servono a molte domande

village-quiz-role = { $role }
village-quiz-yes = sì
village-quiz-no = no
village-quiz-percent = { $percent }%
village-quiz-either = { $first } o { $second }, a testa o croce

## Chi è?

village-quiz-ask-who = chi è?
village-quiz-why-is = è { ROLE($role, case: "the") }.
village-quiz-clue-side-village = vince con il villaggio.
village-quiz-clue-side-wolves = vince con il branco.
village-quiz-clue-side-cult = vince con la setta.
village-quiz-clue-side-alone = vince da solo.
village-quiz-clue-side-none = con questa carta non si vince, se non per amore.
village-quiz-clue-hours-never = né di giorno né di notte ha un potere da usare.
village-quiz-clue-hours-day = agisce di giorno.
village-quiz-clue-hours-alone = di notte agisce senza scegliere.
village-quiz-clue-hours-first = agisce la prima notte, e poi più.
village-quiz-clue-hours-brews = agisce una notte sì e una no.
village-quiz-clue-hours-together = di notte sceglie insieme ai suoi.
village-quiz-clue-hours-night = ogni notte sceglie per conto suo.
village-quiz-clue-converts = se la setta bussa e c’è qualcuno in casa, la conversione riesce { $percent } volte su cento.
village-quiz-clue-converts-never = la setta non può farne uno dei suoi.
village-quiz-clue-strength = nel bilanciare le carte vale { $number }.
village-quiz-clue-strength-varies = nel bilanciare le carte vale di più o di meno secondo le altre.

## Con chi sta

village-quiz-ask-side = con chi vince { ROLE($role, case: "the") }, finché tiene questa carta?
village-quiz-side-village = con il villaggio
village-quiz-side-wolves = con il branco
village-quiz-side-cult = con la setta
village-quiz-side-alone = da solo
village-quiz-side-none = con nessuno, se non per amore
village-quiz-why-side-village = vince con il villaggio.
village-quiz-why-side-wolves = vince con il branco.
village-quiz-why-side-cult = vince con la setta.
village-quiz-why-side-alone = è una squadra per conto suo.
village-quiz-why-side-none = con questa carta non si vince, se non per amore.

## Quando agisce

village-quiz-ask-hours = quando agisce { ROLE($role, case: "the") }?
village-quiz-hours-never = mai: non ha un potere da usare
village-quiz-hours-day = di giorno
village-quiz-hours-alone = di notte, senza dover scegliere
village-quiz-hours-first = la prima notte, e poi più
village-quiz-hours-brews = una notte sì e una no, al massimo
village-quiz-hours-together = ogni notte, scegliendo insieme ai suoi
village-quiz-hours-night = ogni notte, scegliendo per conto suo
village-quiz-why-hours-never = non ha un potere da usare, né di giorno né di notte.
village-quiz-why-hours-day = agisce di giorno.
village-quiz-why-hours-alone = agisce di notte, da sé: non gli si chiede niente.
village-quiz-why-hours-first = sceglie la prima notte, e poi più.
village-quiz-why-hours-brews = una notte prepara, dalla notte dopo può agire.
village-quiz-why-hours-together = ogni notte sceglie insieme ai suoi.
village-quiz-why-hours-night = ogni notte può scegliere per conto suo.

## Quando vince

village-quiz-ask-aim = come si vince con la carta { ROLE($role, case: "of") }?
village-quiz-aim-village = quando ogni minaccia per il villaggio è sparita
village-quiz-aim-wolves = quando il branco è almeno la metà dei vivi
village-quiz-aim-cult = quando la setta è tutto ciò che resta
village-quiz-aim-lynched = quando la corda tocca a chi ha questa carta
village-quiz-aim-last = arrivando in vita agli ultimi due
village-quiz-aim-love = soltanto per amore, finché si tiene questa carta
village-quiz-why-aim-village = con il villaggio si vince quando non è vivo più nessun lupo, Satanista, Serial Killer o Piromane, e nessuno cova l’infezione.
village-quiz-why-aim-wolves = il branco vince quando è almeno la metà dei vivi e nessun Artigliere ha ancora colpi.
village-quiz-why-aim-cult = la setta vince quando tutti i vivi ne fanno parte.
village-quiz-why-aim-lynched = vince nell’istante in cui viene il linciaggio, e la partita finisce lì. Con qualunque altra morte perde.
village-quiz-why-aim-last = vince chi arriva agli ultimi due, con poche eccezioni.
village-quiz-why-aim-love = questa carta non ha una squadra: vince la Coppia, se ne fa parte, oppure la carta che ne prenderà il posto.

## Che cosa si vede

village-quiz-ask-seen = la Veggente guarda { ROLE($role, case: "the") }: che cosa vede?
village-quiz-why-seen-true = la Veggente vede { ROLE($role, case: "the") } per quel che è.
village-quiz-why-seen-mask = agli occhi della Veggente { ROLE($role, case: "the") } porta una maschera.
village-quiz-ask-sensed = lo Stregone spia { ROLE($role, case: "the") }: che cosa sente?
village-quiz-sensed = { $role }
village-quiz-sensed-nothing = né lupo né Veggente
village-quiz-why-sensed = lo Stregone riconosce { ROLE($role, case: "the") }.
village-quiz-why-sensed-nothing = con { ROLE($role, case: "the") } lo Stregone non sente niente di quel che cerca.
village-quiz-ask-fooled = il Folle guarda qualcuno, e la sorte gli pesca { ROLE($role, case: "the") }: che ruolo gli viene detto?
village-quiz-why-fooled = i lupi del branco gli sembrano tutti Lupi; ogni altra carta la sente com’è, anche le mascherate.

## L’ordine della notte

village-quiz-ask-first = nell’ordine della notte, chi viene prima: { ROLE($first, case: "the") } o { ROLE($second, case: "the") }?
village-quiz-ask-before = nell’ordine della notte, quale di queste carte viene prima { ROLE($role, case: "of") }?
village-quiz-ask-after = nell’ordine della notte, quale di queste carte viene dopo quella { ROLE($role, case: "of") }?
village-quiz-why-order = nell’ordine della notte viene prima { ROLE($first, case: "the") }, poi { ROLE($second, case: "the") }.
village-quiz-why-early = la protezione, però, vale già da quando fa buio.

## Che cosa si può fare

village-quiz-ask-missing = che cosa succede se { ROLE($role, case: "the") } non sceglie nessuno?
village-quiz-missing-drawn = sceglie la sorte
village-quiz-missing-nothing = niente: per quella notte rinuncia
village-quiz-missing-dies = muore
village-quiz-missing-lost = perde il potere per sempre
village-quiz-why-missing-drawn = questa scelta è obbligatoria: se manca, la fa la sorte.
village-quiz-why-missing-nothing = questa scelta è libera: chi non la fa, per quella notte rinuncia.
village-quiz-ask-again = la notte dopo { ROLE($who, case: "the") } può scegliere di nuovo { ROLE($whom, case: "the") }?
village-quiz-why-again-yes = niente vieta di scegliere ancora la stessa persona.
village-quiz-why-again-no = la stessa persona, due notti di fila, non si può.
village-quiz-ask-uses = quante volte { ROLE($role, case: "the") } può usare il suo potere?
village-quiz-uses-once = una volta sola in tutta la partita
village-quiz-uses-daily = una volta al giorno, ogni giorno
village-quiz-uses-times = { $number } volte in tutta la partita, una al giorno
village-quiz-why-uses-once = è un potere che si usa una volta sola.
village-quiz-why-uses-daily = ogni giorno può usarlo, finché vive.
village-quiz-why-uses-times = ha un colpo per volta, e quando sono finiti è finita.
village-quiz-ask-barred-bite = chi di questi non può essere divorato dal branco?
village-quiz-why-barred-bite = { ROLE($role, case: "the") } è dei loro: il branco sceglie fra tutti gli altri.
village-quiz-ask-barred-freeze = chi di questi non può essere scelto da chi porta il gelo?
village-quiz-why-barred-freeze = { ROLE($role, case: "the") } è del branco, e il branco non si congela.

## Quale di queste carte

village-quiz-list-masked = quale di queste carte, agli occhi della Veggente, non è quel che è davvero?
village-quiz-why-list-masked = agli occhi della Veggente { ROLE($role, case: "the") } porta una maschera.
village-quiz-list-unsensed = a quale di queste carte lo Stregone non si accorge di nulla?
village-quiz-why-list-unsensed = con { ROLE($role, case: "the") } lo Stregone non sente nulla di strano.
village-quiz-list-first = quale di queste carte sceglie la prima notte, e poi più?
village-quiz-why-list-first = { ROLE($role, case: "the") } sceglie la prima notte, e deve farlo.
village-quiz-list-once = quale di queste carte ha un potere che si usa di giorno, una volta sola in tutta la partita?
village-quiz-why-list-once = { ROLE($role, case: "the") } può farlo una volta sola, davanti a tutti.
village-quiz-list-dusk = quale di queste carte può usare il suo potere anche mentre si vota?
village-quiz-why-list-dusk = { ROLE($role, case: "the") } può farlo di giorno e anche durante il voto, finché non si conta.
village-quiz-list-away = quale di queste carte, quando di notte è fuori, il branco non la trova?
village-quiz-why-list-away = quando { ROLE($role, case: "the") } è fuori, il branco trova la casa vuota.
village-quiz-list-flag = quale di queste carte, se è nel mazzo, fa rispondere sì ai 120?
village-quiz-why-list-flag = con { ROLE($role, case: "the") } nel mazzo i 120 sono «sì».
village-quiz-list-punished = quale di queste carte si perde, se uccide il Vecchio Saggio con il suo potere?
village-quiz-why-list-punished = se a uccidere il Vecchio Saggio è { ROLE($role, case: "the") }, la vergogna gli costa la carta.
village-quiz-list-parity = il branco vince quando è almeno la metà dei vivi: quale di queste carte conta nel numero?
village-quiz-why-list-parity = { ROLE($role, case: "the") } conta nel branco.
village-quiz-list-loner = se in vita resta una persona sola, con quale di queste carte non vince nessuno?
village-quiz-why-list-loner = se resta in vita soltanto { ROLE($role, case: "the") }, non vince nessuno.
village-quiz-list-enemy = finché è viva una di queste carte il villaggio non può vincere: quale?
village-quiz-why-list-enemy = finché vive { ROLE($role, case: "the") }, il villaggio non può vincere.
village-quiz-list-faithful = quale di queste carte la setta non riesce mai a convertire?
village-quiz-why-list-faithful = la setta non converte mai { ROLE($role, case: "the") }.
village-quiz-list-yielding = chi di questi, se la setta bussa e c’è qualcuno in casa, si converte di sicuro?
village-quiz-why-list-yielding = { ROLE($role, case: "the") }, in casa, si converte sempre.
village-quiz-list-turning = chi di questi può passare al branco anche senza che un Alfa lo infetti?
village-quiz-why-list-turning = { ROLE($role, case: "the") } può finire nel branco anche senza infezione.
village-quiz-list-knowing = chi di questi, se al tavolo c’è chi fa per lui, sa qualcosa degli altri fin dall’inizio?
village-quiz-why-list-knowing = fin dall’inizio { ROLE($role, case: "the") } sa qualcosa degli altri.
village-quiz-list-home = chi di questi, di notte, sceglie qualcuno senza andare a casa sua?
village-quiz-why-list-home = { ROLE($role, case: "the") } sceglie da lontano: non va a casa di nessuno.
village-quiz-list-ice = chi di questi agisce anche se lo raggiunge il gelo?
village-quiz-why-list-ice = il gelo non ferma { ROLE($role, case: "the") }.
village-quiz-list-self = chi di questi, di notte, può scegliere anche se stesso?
village-quiz-why-list-self = { ROLE($role, case: "the") } può scegliere chiunque sia vivo, sé compreso.
village-quiz-list-dead = la morte di quale di queste carte può costare la vita a qualcun altro?
village-quiz-why-list-dead = quando muore { ROLE($role, case: "the") }, può rimetterci anche qualcun altro.
village-quiz-list-told = chi di questi crede di avere un’altra carta?
village-quiz-why-list-told = { ROLE($role, case: "the") } crede di avere un’altra carta.
village-quiz-list-side = nel bilanciare le carte, quale di queste pesa dalla parte dei nemici?
village-quiz-why-list-side = nel bilanciare le carte { ROLE($role, case: "the") } pesa dalla parte dei nemici.

## I numeri

village-quiz-odds-ga_on_wolf = l’Angelo Custode protegge un lupo che nessuno attacca. Con che probabilità muore?
village-quiz-odds-wolf_vs_sk = un lupo va dal Serial Killer, che stanotte è a caccia. Con che probabilità muore il lupo?
village-quiz-odds-wolf_vs_sk-snow = il Lupo delle Nevi va dal Serial Killer, che stanotte è a caccia. Con che probabilità muore?
village-quiz-odds-snow_vs_hunter = il Lupo delle Nevi va dal Cacciatore Urbano. Con che probabilità ci lascia le penne?
village-quiz-odds-hunter_vs_wolves = { $number ->
        [one] un lupo solo assale il Cacciatore Urbano. Con che probabilità finisce colpito?
       *[other] { $number } lupi assalgono il Cacciatore Urbano. Con che probabilità ne colpisce uno?
    }
village-quiz-odds-hunter_vs_cult-convert = i Satanisti bussano al Cacciatore Urbano. Con che probabilità si converte?
village-quiz-odds-hunter_vs_cult-shoots = i Satanisti bussano al Cacciatore Urbano. Con che probabilità chi ha bussato muore?
village-quiz-odds-hunter_vs_cult-nothing = i Satanisti bussano al Cacciatore Urbano. Con che probabilità non succede niente?
village-quiz-odds-alpha_infects = il branco raggiunge la preda che ha scelto anche il Lupo Alfa. Con che probabilità il morso infetta?
village-quiz-odds-chemist = il Chimico porta la pozione a chi gli apre la porta. Con che probabilità muore chi lo ospita?
village-quiz-odds-thief = il Ladro prova a rubare la carta a un Massone. Con che probabilità ci riesce?
village-quiz-odds-traitor_seen_as = la Veggente guarda il Traditore. Con che probabilità vede un Lupo?
village-quiz-odds-harlot_finds_cultist = { village-role-harlot.the } passa la notte da un Satanista. Con che probabilità se ne accorge?
village-quiz-odds-sk_stumble = il Serial Killer ieri si è fatto male a una gamba, fra le fosse. Con che probabilità stanotte la vittima la sceglie la sorte?
village-quiz-odds-detective_caught = l’Investigatore indaga. Con che probabilità il branco scopre chi è?
village-quiz-odds-clumsy = il Goffo vota. Con che probabilità il voto finisce a qualcun altro?
village-quiz-odds-grave_fall = { $number ->
        [one] il Becchino ha scavato una fossa, e un nemico del villaggio viene a cercarlo. Con che probabilità ci cade?
       *[other] il Becchino ha scavato { $number } fosse, e un nemico del villaggio viene a cercarlo. Con che probabilità ci cade?
    }
village-quiz-odds-grave_fall-half = { $number ->
        [one] il Becchino ha scavato una fossa, e qualcuno del villaggio viene a cercarlo. Con che probabilità ci cade?
       *[other] il Becchino ha scavato { $number } fosse, e qualcuno del villaggio viene a cercarlo. Con che probabilità ci cade?
    }
village-quiz-why-odds = succede { $percent } volte su cento.
village-quiz-ask-converts = i Satanisti bussano, e { ROLE($role, case: "the") } è in casa. Con che probabilità si converte?
village-quiz-converts-dies = mai: chi bussa muore
village-quiz-converts-resists = mai: chi bussa torna indietro, vivo
village-quiz-why-converts = { ROLE($role, case: "the") }, in casa, si converte { $percent } volte su cento.
village-quiz-why-converts-dies = { ROLE($role, case: "the") } non si converte mai, e bussare costa la vita.
village-quiz-why-converts-resists = { ROLE($role, case: "the") } non si converte mai, ma chi bussa se la cava.
village-quiz-ask-most = nel bilanciare le carte, quale di queste vale di più?
village-quiz-ask-least = nel bilanciare le carte, quale di queste vale di meno?
village-quiz-why-strength = { ROLE($role, case: "the") } vale { $number }.
