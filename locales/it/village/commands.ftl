# Il comando che apre un tavolo di The Village, la sua voce nel menu, le regole in breve.

command-word-village = villaggio
command-game-village = apri un tavolo di The Village
page-rules-village =
    <b>The Village</b>

    Da 5 a 35 persone, quarantadue ruoli. Ognuno riceve una carta in segreto; quali siano in gioco lo sa soltanto chi narra. Sul proprio ruolo si può dire la verità, oppure no.

    <b>Le squadre.</b> Il <b>villaggio</b> vince quando non restano vivi né lupi né infetti, né Satanisti, Serial Killer o Piromani. I <b>lupi</b>, quando sono almeno la metà dei vivi e nessun Artigliere ha ancora un colpo. I <b>Satanisti</b>, quando i vivi sono tutti loro. <b>Serial Killer</b> e <b>Piromane</b>, da vivi, se arrivano fra gli ultimi due. Il <b>Masochista</b>, se lo linciano. La <b>Coppia</b>, se resta sola. Sosia e Ladro, finché restano tali, vincono solo se vince chi amano.

    <b>I 120.</b> Prima di cominciare dico se fra le carte c'è almeno uno fra Cupido, Sosia, Bambino Ribelle e Ladro. In quel caso la prima notte dura di più.

    <b>La notte.</b> In privato, ciascuno riceve una domanda: anche chi dorme, così nessuno si tradisce. All'alba si dice chi è morto.

    <b>Il giorno.</b> Si parla. Sindaco, Pacifista, Guastafeste, Morfeo e Fabbro possono mostrarsi, una volta sola. Alla fine del giorno l'Investigatore ha la sua risposta, e poi può sparare l'Artigliere.

    <b>Il crepuscolo.</b> Ognuno vota un nome, oppure nessuno, e può cambiare fino allo scadere. Chi ha più voti viene linciato; a pari voti, nessuno.

    <b>I ruoli cambiano.</b> Un morso, una conversione, un furto, un modello che muore: quel che sapevi ieri di qualcuno oggi può non essere più vero. Conta il ruolo che si ha alla fine.

    <b>Patti chiari.</b>
    • Non si gioca apposta contro la propria squadra.
    • Cupido non svela la Coppia, se non ne fa parte; la Coppia non cerca subito di linciarlo.
    • L'Artigliere infetto può già giocare per i lupi.
    • In quattro, il Goffo non voti per linciare, e Chimico e Prostituta restino in casa.
    • Chi muore tace.
