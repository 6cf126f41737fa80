# Il quiz di The Village: scene giocate con le regole vere. Ogni riga è una frase, e una scena ne mette in fila due o tre.

## Che cosa succede

village-quiz-move-alpha_wolf = { ROLE($who, case: "the") } assale { ROLE($whom, case: "the") }.
village-quiz-move-arsonist = { ROLE($who, case: "the") } bagna di kerosene { ROLE($whom, case: "the") }.
village-quiz-move-spark = { ROLE($who, case: "the") } accende.
village-quiz-move-chemist = { ROLE($who, case: "the") } porta la pozione a casa { ROLE($whom, case: "of") }.
village-quiz-move-cult_hunter = { ROLE($who, case: "the") } bussa a casa { ROLE($whom, case: "of") }.
village-quiz-move-cultist = { ROLE($who, case: "the") } vuole convertire { ROLE($whom, case: "the") }.
village-quiz-move-guardian_angel = { ROLE($who, case: "the") } protegge { ROLE($whom, case: "the") }.
village-quiz-move-harlot = { ROLE($who, case: "the") } passa la notte a casa { ROLE($whom, case: "of") }.
village-quiz-move-lycan = { ROLE($who, case: "the") } assale { ROLE($whom, case: "the") }.
village-quiz-move-seer = { ROLE($who, case: "the") } guarda { ROLE($whom, case: "the") }.
village-quiz-move-serial_killer = { ROLE($who, case: "the") } vuole uccidere { ROLE($whom, case: "the") }.
village-quiz-move-snow_wolf = { ROLE($who, case: "the") } porta il gelo a casa { ROLE($whom, case: "of") }.
village-quiz-move-sorcerer = { ROLE($who, case: "the") } spia { ROLE($whom, case: "the") }.
village-quiz-move-thief = { ROLE($who, case: "the") } vuole derubare { ROLE($whom, case: "the") }.
village-quiz-move-wolf = { ROLE($who, case: "the") } assale { ROLE($whom, case: "the") }.
village-quiz-note-armed = l’Artigliere ha ancora colpi.
village-quiz-note-couple = { ROLE($who, case: "the") } e { ROLE($whom, case: "the") } si amano.
village-quiz-note-doused = { ROLE($who, case: "the") } è nel kerosene.
village-quiz-note-last = altri lupi non ce ne sono.
village-quiz-note-later = passa anche la notte dopo.
village-quiz-note-lynch = il villaggio vota per linciare { ROLE($who, case: "the") }.
village-quiz-note-model = { ROLE($who, case: "the") } ha scelto di imitare { ROLE($whom, case: "the") }.
village-quiz-note-present = al tavolo c’è { ROLE($who, case: "the") }.
village-quiz-note-shoot = { ROLE($who, case: "the") } spara: il bersaglio è { ROLE($whom, case: "the") }.
village-quiz-note-was = { ROLE($who, case: "the") } aveva la carta { ROLE($whom, case: "of") }, prima di entrare nella setta.
village-quiz-luck-alpha_infects-yes = il morso infetta.
village-quiz-luck-chemist-target_dies = il veleno tocca a chi apre la porta.
village-quiz-luck-cult_converts-yes = la conversione riesce.
village-quiz-luck-thief-steals = il furto riesce.
village-quiz-luck-thief-fails = il furto non riesce.

## Chi muore

village-quiz-ask-dead = chi muore, stanotte?
village-quiz-dead-0 = nessuno
village-quiz-dead-1 = { $one }
village-quiz-dead-2 = { $one } e { $two }
village-quiz-dead-3 = { $one }, { $two } e { $three }
village-quiz-why-eaten = il branco divora { ROLE($who, case: "the") }.
village-quiz-why-killed = la lama del Serial Killer raggiunge { ROLE($who, case: "the") }.
village-quiz-why-visited-killer = per { ROLE($who, case: "the") } la visita al Serial Killer è l’ultima.
village-quiz-why-visited-wolf = per { ROLE($who, case: "the") } è fatale la porta { ROLE($by, case: "of") }: dentro c’è un lupo.
village-quiz-why-with-victim = per { ROLE($who, case: "the") } è fatale stare dalla vittima, { ROLE($by, case: "the") }.
village-quiz-why-burned = nel kerosene c’era { ROLE($who, case: "the") }, e il fuoco arriva.
village-quiz-why-burned-visiting = la casa { ROLE($by, case: "of") } brucia con dentro { ROLE($who, case: "the") }.
village-quiz-why-hunted = fra la setta e { ROLE($by, case: "the") }, muore sempre chi è della setta: { ROLE($who, case: "the") }.
village-quiz-why-sorrow = di dolore muore anche { ROLE($who, case: "the") }.
village-quiz-why-protected = qualcuno protegge { ROLE($who, case: "the") }.
village-quiz-why-spared = la prima volta { ROLE($who, case: "the") } mostra la corona, e non muore.
village-quiz-why-survived = la prima volta { ROLE($who, case: "the") } sopravvive al branco.
village-quiz-why-froze = il gelo ferma { ROLE($who, case: "the") }.
village-quiz-why-cleaned = se nessuno attacca, l’Angelo Custode lava via il kerosene.
village-quiz-why-nobody-home = chi cerca { ROLE($who, case: "the") } trova la casa vuota.
village-quiz-why-theft-failed = con { ROLE($who, case: "the") } il furto non riesce.
village-quiz-why-not-cultist = non c’è un Satanista in casa { ROLE($who, case: "of") }.
village-quiz-why-no-wolf = in casa { ROLE($who, case: "of") } non ci sono lupi, e non passa la morte.
village-quiz-why-refused = la setta non converte { ROLE($who, case: "the") }, ma chi bussa se la cava.
village-quiz-why-nothing = nessuno dei due ha di che temere.

## Che carta ha

village-quiz-ask-card = che carta è ora quella di chi era { ROLE($who, case: "the") }?
village-quiz-why-bitten = { ROLE($who, case: "the") } non muore: diventa Lupo, lì per lì.
village-quiz-why-converted = la setta converte { ROLE($who, case: "the") }.
village-quiz-why-infection = chi è infetto, al calar della notte dopo, è Lupo.
village-quiz-why-robbed = { ROLE($who, case: "the") } si ritrova con la carta di chi ruba.
village-quiz-why-stole = chi ruba ha la carta della vittima.
village-quiz-why-model-dead = chi è stato scelto è morto: per { ROLE($who, case: "the") } è il momento di cambiare.
village-quiz-why-precult = di chi era passato alla setta si prende la carta di prima.
village-quiz-why-seer-gone = senza più Veggenti, il posto è di chi imparava.
village-quiz-why-last-wolf = del branco non resta nessuno: l’erede è { ROLE($who, case: "the") }.
village-quiz-why-no-wolves = di lupi non ne restano: ora il Lupo è chi tradiva.
village-quiz-why-elder-killed = chi del villaggio uccide il Vecchio Saggio con il suo potere diventa Contadino.
village-quiz-why-unchanged = nulla di tutto questo cambia la carta { ROLE($who, case: "of") }.

## Com’è finita

village-quiz-alive = in vita restano soltanto { $alive }.
village-quiz-ask-end = com’è finita?
village-quiz-end-village = vince il villaggio
village-quiz-end-wolves = vincono i lupi
village-quiz-end-cult = vincono i Satanisti
village-quiz-end-serial_killer = vince il Serial Killer
village-quiz-end-arsonist = vince il Piromane
village-quiz-end-nobody = non vince nessuno
village-quiz-end-on = non è finita: si gioca ancora
village-quiz-why-end-duel = Cacciatore Urbano e Serial Killer, rimasti soli, si uccidono a vicenda.
village-quiz-why-end-overpowered = restano in due, e per l’ultima vittima non c’è scampo.
village-quiz-why-end-hunted-last = restano in due, e il Cacciatore di Satanisti sa che cosa fare.
village-quiz-why-end-converted-last = restano in due, e chi è rimasto si converte.
village-quiz-why-end-gun = finché un Artigliere ha colpi, i lupi non vincono contandosi.
village-quiz-why-end-village = di nemici del villaggio non ce ne sono più.
village-quiz-why-end-wolves = i lupi sono almeno la metà dei vivi, e nessun Artigliere è armato.
village-quiz-why-end-cult = la setta ha vinto: fra i vivi nessuno le resiste più.
village-quiz-why-end-nobody = con le sole carte che restano, nessuno può più vincere.
village-quiz-why-end-on = di nemici ce n’è ancora, e i lupi non sono la metà dei vivi.
