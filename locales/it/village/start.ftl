# The Village.
# Il tono: chi racconta sta in piazza, fra il forno e il campanile; conosce tutti, e non tradisce nessuno.
# In pubblico non si dice mai più di quel che dice il fatto. Di una persona si parla secondo GENDER, o girando la frase.

village-name = The Village
village-tagline = Quarantadue ruoli, una quercia, una corda. Mentire è il minimo.

## Come si vince: l'ultima riga delle carte

village-wins-village = 🏆 Vinci con il villaggio: quando non resta vivo nessun lupo (né chi sta per diventarlo), Satanista, Serial Killer o Piromane.
village-wins-wolves = 🏆 Vincete voi lupi quando siete almeno la metà dei vivi, e nessun Artigliere ha ancora un colpo in canna.
village-wins-until-wolf = 🏆 Finché resti così vinci con il villaggio; da Lupo, con i lupi.

## Si comincia

village-village-gathered =
    🏘 <b>Ecco il villaggio.</b> Siete in { $players } e le carte sono date: una a testa, in privato. { $flag ->
        [yes]
            Quali ruoli ci siano, lo so solo io.

            ⏱ <b>120: sì.</b> Fra le carte date c’è almeno uno fra Cupido, Sosia, Bambino Ribelle e Ladro.
        [no]
            Quali ruoli ci siano, lo so solo io.

            ⏱ <b>120: no.</b> Non ci sono né Cupido, né Sosia, né Bambino Ribelle, né Ladro.
       *[none] {""}
    }

    { $reveal ->
        [role] 🪦 Quando qualcuno muore, se ne mostra la carta.
        [team] 🪦 Quando qualcuno muore, si dice con chi stava: villaggio, lupi, Satanisti o altri. La carta no.
       *[none] 🪦 Di chi muore si dice solo il nome. La carta resta coperta.
    }{ $thief ->
        [first_night] {" "}Il Ladro, se c’è, ruba soltanto la prima notte, e non sbaglia.
       *[full] {""}
    }{ $traitor ->
        [village] {" "}Il Traditore, se c’è, gioca e vince con il villaggio.
        [wolves] {" "}Il Traditore, se c’è, gioca e vince con i lupi.
       *[both] {""}
    }

    📜 <b>Patti chiari</b>
    <blockquote expandable>• Sul proprio ruolo si può mentire: è metà del gioco.
    • Non si gioca apposta contro la propria squadra, per esempio linciando chi ne fa parte di sicuro.
    { $flag ->
        [none]
            • Chi muore tace. Villaggio e lupi vincono con i loro fantasmi.
       *[whole]
            • La Coppia è una squadra a sé. Cupido non la svela, a meno di farne parte; e la Coppia non tenta subito di linciare Cupido, che altrimenti è libero di parlare.
            • L’Artigliere infetto può già giocare per i lupi.
            • Quando si resta in quattro il Goffo non voti per linciare, e il Chimico e chi dorme fuori restino in casa: se costa la partita al villaggio, vale come giocargli contro.
            • Chi muore tace. Villaggio, lupi e Satanisti vincono con i loro fantasmi.
    }</blockquote>
village-roles-in-play = 📋 In gioco, e possono saperlo tutti: { $roles }.
village-card-dealt =
    { ROLE($role, case: "emoji") } <b>{ ROLE($role, $you, case: "who") }</b>

    { $rule ->
        [first_night] { ROLE($role, $you, case: "card-first_night") }
        [village] { ROLE($role, $you, case: "card-village") }
        [wolves] { ROLE($role, $you, case: "card-wolves") }
        [simplified] { ROLE($role, $you, case: "card-simplified") }
       *[ordinary] { ROLE($role, $you, case: "card") }
    }

village-card-amended =
    ⚖️ Regola di questo tavolo: { $rule ->
        [killers-block] finché vive un Serial Killer o un Piromane, i lupi non vincono contandosi.
        [gunner-decisive] l’Artigliere ferma i lupi soltanto finché il suo colpo può ancora cambiare le sorti.
        [any-prey] s’infetta, una volta su cinque, qualunque preda del branco, anche se tu avevi scelto un altro nome.
        [arsonist-waits] se gli ultimi due sono il Piromane e un Artigliere con un colpo in canna, si va avanti.
        [last-stand] se resti tu con un lupo, si spara: tre volte su dieci muore il lupo e vince il villaggio.
       *[cult-goes-on] se restate in due, nessuno si converte da sé e si va avanti.
    }

## Compagni

village-pack-met =
    { $companions_count ->
        [one] 🐾 Nel bosco con te c’è <b>{ $companions }</b>. Di giorno, però, non vi conoscete.
       *[other] 🐾 Nel bosco con te ci sono <b>{ $companions }</b>. Di giorno, però, non vi conoscete.
    }
village-snow-wolf-named = ☃️ Chi porta il gelo, fra voi, è <b>{ $snow }</b>: non morde, ma è dei vostri.
village-hunted-alone = 🐾 Non cercare compagni: in questo bosco ci sei solo tu.
village-cult-met =
    { $companions_count ->
        [one] 🕯 Al canto della setta risponde <b>{ $companions }</b>.
       *[other] 🕯 Al canto della setta rispondono <b>{ $companions }</b>.
    }
village-cult-alone = 🕯 Per ora la setta sei tu. Ogni culto è cominciato così.
village-masons-met =
    { $companions_count ->
        [one] 👷 La stretta di mano la conosce anche <b>{ $companions }</b>.
       *[other] 👷 La stretta di mano la conoscono anche <b>{ $companions }</b>.
    }
village-mason-alone = 👷 Hai provato la stretta di mano con tutti, ma nessuno la conosce. Per ora la loggia sei tu.
village-seer-named = 👁 Le visioni vere sono quelle di <b>{ $seer }</b>: ha la carta della Veggente.
village-no-seer-known = 👁 Hai guardato bene: la carta della Veggente non ce l’ha nessuno. Chi dice di vedere sogna, o mente.
village-new-seer-named = 👁 C’è uno sguardo nuovo in paese: adesso la carta della Veggente ce l’ha <b>{ $seer }</b>.
village-beholder-named = 👁 Qualcuno sa che le tue visioni sono vere: <b>{ $beholder }</b> ha la carta dell’Osservatore.

## Chi cambia

village-role-taken =
    { $reason ->
        [infection] 🌑 Il morso ha lavorato tutto il giorno. Ora la luna chiama, e tu rispondi.
        [bitten] 🌑 Ti hanno morso, e invece di morire hai ululato. Quel vecchio segno non era un neo.
        [converted] 🕯 Hanno bussato, hanno cantato, e in fondo avevano ragione. Adesso sei dei loro.
        [auto-converted] 🕯 Non resta nessun altro a cui credere. Anche tu indossi il cappuccio.
        [robbed] 😈 Ti svegli e frughi nelle tasche: qualcuno stanotte ti ha portato via chi eri.
        [stole] 😈 Il furto è riuscito, e nessuno ha gridato.
        [model-dead] 🎭 Chi avevi per modello non c’è più. Non sei più chi eri.
        [seer-gone] 🔮 La sfera si accende da sola: di Veggenti non ce n’è più, e il posto è tuo.
        [last-wolf] 🌕 Il branco è finito. La neve si scioglie, le zanne restano.
        [no-wolves] 🌕 Di lupi non ne è rimasto nemmeno uno. Il bosco chiama te.
       *[elder-killed] 📚 Era il Vecchio Saggio, e l’hai ucciso tu. Le mani ti tremano ancora: del tuo potere non ti resta niente.
    }

    Ora la tua carta è questa:

    { village-card-dealt }
village-pack-grew = 🐺 Un ululato nuovo nel bosco: <b>{ $newcomer }</b> adesso è dei vostri.
village-cult-grew = 🕯 Un cappuccio in più intorno al cerchio: <b>{ $newcomer }</b> adesso è dei vostri.
village-mason-left = 👷 Alla stretta di mano <b>{ $mason }</b> non risponde più: dei Massoni non fa più parte.
village-mason-joined = 👷 La stretta di mano adesso la conosce anche <b>{ $mason }</b>.

village-line-flag =
    { $flag ->
        [yes] ⏱ 120: sì. Fra le carte date c’era almeno uno fra Cupido, Sosia, Bambino Ribelle e Ladro.
       *[no] ⏱ 120: no. Né Cupido, né Sosia, né Bambino Ribelle, né Ladro fra le carte date.
    }
