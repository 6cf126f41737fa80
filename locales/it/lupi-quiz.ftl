# Il quiz di Lupi e contadini. Ogni riga è una frase: la maiuscola in testa la mette il programma.
# Al massimo 300 caratteri la domanda intera, 100 una risposta, 200 la spiegazione; niente grassetti.

lupi-quiz-team-humans = Gli umani
lupi-quiz-team-wolves = I lupi
lupi-quiz-team-game = La partita
lupi-quiz-kind-described = Chi è?
lupi-quiz-kind-team = La squadra
lupi-quiz-kind-seen = Che cosa si vede
lupi-quiz-kind-acts = Chi agisce di notte
lupi-quiz-kind-deck = Il mazzo
lupi-quiz-kind-limits = Che cosa si può fare
lupi-quiz-kind-night = Una notte
lupi-quiz-kind-day = Il giorno dopo
lupi-quiz-kind-vote = I voti
lupi-quiz-kind-end = Com’è finita

## Risposte che servono a molte domande

lupi-quiz-role = { $role }
lupi-quiz-yes = sì
lupi-quiz-no = no
lupi-quiz-count = { $number }
lupi-quiz-nobody = nessuno

## Le carte

lupi-quiz-ask-who = chi è?
lupi-quiz-described-villager = gente di campo: niente poteri, orecchie buone. Di notte dorme, di giorno ascolta, dubita e vota.
lupi-quiz-described-wolf = di giorno una faccia come le altre, di notte le zanne: con i suoi sceglie chi divorare.
lupi-quiz-described-seer = ogni notte guarda nel cuore di una persona, e sa subito da che parte batte.
lupi-quiz-described-bodyguard = ogni notte sceglie una porta, anche la propria, e chi ci dorme dietro non può essere divorato. Mai la stessa due notti di fila.
lupi-quiz-described-judge = ogni notte sceglie una persona che il giorno dopo nessuno potrà linciare. Il villaggio saprà che c’è un divieto, non di chi è.
lupi-quiz-described-mayor = di notte dorme. Di giorno, una volta sola, può mostrare la fascia: da allora il suo voto pesa di più, e si sa chi è.
lupi-quiz-why-is = è { ROLE($role, case: "the") }.
lupi-quiz-ask-team = con chi vince { ROLE($role, case: "the") }?
lupi-quiz-team-answer-humans = con gli umani
lupi-quiz-team-answer-wolves = con i lupi
lupi-quiz-why-team-humans = vince con gli umani, quando non è vivo più nessun lupo.
lupi-quiz-why-team-wolves = vince con i lupi, quando da vivi sono almeno tanti quanti gli umani.
lupi-quiz-ask-seen = il veggente guarda { ROLE($role, case: "the") }: che cosa vede?
lupi-quiz-seen-wolf = un lupo
lupi-quiz-seen-human = un umano
lupi-quiz-why-seen = il veggente distingue i lupi dagli umani, e nient’altro.
lupi-quiz-ask-acts = di notte { ROLE($role, case: "the") } ha un potere da usare?
lupi-quiz-why-acts = ogni notte { ROLE($role, case: "the") } sceglie qualcuno.
lupi-quiz-why-sleeps = di notte { ROLE($role, case: "the") } dorme come tanti.

## Il mazzo

lupi-quiz-ask-wolves = in { $players }, con il mazzo automatico, quanti lupi ci sono?
lupi-quiz-why-wolves = in { $players } i lupi sono { $number }.
lupi-quiz-ask-figures = in { $players }, con il mazzo automatico, quante figure speciali ci sono?
lupi-quiz-why-figures = in { $players } le figure speciali sono { $number }.
lupi-quiz-ask-comes = nel mazzo automatico le figure speciali entrano una alla volta: quale per { $number ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] quarta
    }?
lupi-quiz-why-comes = l’ordine è sempre lo stesso: veggente, guardia del corpo, giudice, sindaco.

## Che cosa si può fare

lupi-quiz-ask-weight-hidden = quanti voti vale il sindaco che non ha mostrato la fascia?
lupi-quiz-ask-weight-shown = quanti voti vale il sindaco che ha mostrato la fascia?
lupi-quiz-why-weight-hidden = senza fascia è un voto come gli altri.
lupi-quiz-why-weight-shown = dalla fascia in poi il suo voto vale doppio.
lupi-quiz-ask-self = di notte, { ROLE($role, case: "the") } può scegliere anche sé?
lupi-quiz-why-self-yes = { ROLE($role, case: "the") } può scegliere chiunque sia vivo, sé compreso.
lupi-quiz-why-self-no = { ROLE($role, case: "the") } deve scegliere qualcun altro.
lupi-quiz-ask-mate = di notte, { ROLE($role, case: "the") } può scegliere chi ha la sua stessa carta?
lupi-quiz-why-mate-no = { ROLE($role, case: "the") } sceglie soltanto fra gli umani.
lupi-quiz-ask-again = { ROLE($role, case: "the") } può scegliere la stessa persona due notti di fila?
lupi-quiz-why-again-yes = { ROLE($role, case: "the") } può scegliere anche sempre la stessa persona.
lupi-quiz-why-again-no = { ROLE($role, case: "the") } non può tornare alla stessa porta la notte dopo.

## La notte e il giorno dopo

lupi-quiz-move-wolf = di notte { ROLE($who, case: "the") } vuole divorare { ROLE($whom, case: "the") }.
lupi-quiz-move-seer = { ROLE($who, case: "the") } guarda { ROLE($whom, case: "the") }.
lupi-quiz-move-bodyguard = { ROLE($who, case: "the") } protegge dalle zanne { ROLE($whom, case: "the") }.
lupi-quiz-move-judge = { ROLE($who, case: "the") } protegge dalla corda { ROLE($whom, case: "the") }.
lupi-quiz-move-nobody = i lupi non scelgono nessuno.
lupi-quiz-ask-devoured = chi viene trovato morto all’alba?
lupi-quiz-why-saved = nessuno è stato divorato: o la porta era sorvegliata, o i lupi non hanno scelto.
lupi-quiz-why-devoured = i lupi hanno scelto, e a quella porta non vegliava nessuno.
lupi-quiz-ask-lynched = di giorno i voti sono tutti per { ROLE($role, case: "the") }. Chi viene linciato?
lupi-quiz-why-lynched = nessun divieto copriva chi è stato condannato.
lupi-quiz-why-forbidden = il divieto vale per tutto il giorno, anche se chi l’ha posto non c’è più.

## I voti

lupi-quiz-first-count = è il primo voto del giorno.
lupi-quiz-tally = { $who } ha { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }.
lupi-quiz-no-votes = nessuno ha avuto voti.
lupi-quiz-ask-nominees = chi deve difendersi?
lupi-quiz-accused-0 = nessuno
lupi-quiz-accused-1 = soltanto { $one }
lupi-quiz-accused-2 = { $one } e { $two }
lupi-quiz-accused-3 = { $one }, { $two } e { $three }
lupi-quiz-accused-4 = { $one }, { $two }, { $three } e { $four }
lupi-quiz-accused-all = tutti i vivi
lupi-quiz-why-nominees = a pari merito in testa si difendono quelli, e basta; altrimenti chi ha più voti e tutti i secondi.
lupi-quiz-second-count = A e B si sono difesi, e questa è la sentenza.
lupi-quiz-runoff-count = la sentenza fra A e B è finita pari, e questo è il ballottaggio.
lupi-quiz-ask-sentence = che cosa succede?
lupi-quiz-lynched-0 = non viene linciato nessuno
lupi-quiz-lynched-1 = viene linciato { $one }
lupi-quiz-runoff = si va al ballottaggio
lupi-quiz-why-sentence = chi ha più voti viene linciato; a pari voti si fa un solo ballottaggio, e se è pari anche quello nessuno muore.
lupi-quiz-sit = al tavolo siete in { $players }, numerati in cerchio.
lupi-quiz-ghost = il numero { $number } è morto da giorni.
lupi-quiz-ask-starts = stanotte è stato divorato il numero { $number }. Chi vota per primo?
lupi-quiz-seat = il numero { $number }
lupi-quiz-why-starts = comincia chi siede alla sinistra della vittima, saltando i morti.

## La fine

lupi-quiz-alive = in vita { $alive_count ->
        [one] resta
       *[other] restano
    } { $alive }.
lupi-quiz-ask-end = com’è finita?
lupi-quiz-end-humans = vincono gli umani
lupi-quiz-end-wolves = vincono i lupi
lupi-quiz-end-nobody = non vince nessuno
lupi-quiz-end-on = non è finita: si gioca ancora
lupi-quiz-why-end-humans = non è vivo più nessun lupo.
lupi-quiz-why-end-wolves = i lupi vivi sono almeno tanti quanti gli umani.
lupi-quiz-why-end-on = c’è ancora almeno un lupo, e gli umani sono di più.
