# I consigli della partita di prova. Qui non si vince: si racconta.

saloon-hint-cast = La forma scelta vale per tutte le frasi che ti riguardano. Un nome, se ne hai uno in mente, aiuta a ricordare il personaggio.
saloon-hint-choose = Scegli il personaggio di cui vorresti scoprire i segreti: non servono idee, verranno pescando.
saloon-hint-pairs = Le coppie si scartano da sole: contano le carte che restano, perché saranno gli altri a cercarvi la tua fine.
saloon-hint-swap = Meno carte si hanno, prima si è in salvo, ma meno si racconta: scambiare con chi ne ha tante allunga la tua storia.
saloon-hint-draw = Pesca a caso: una coppia porta un’accusa, una carta spaiata una difesa, il jolly gli occhi della Morte.
saloon-hint-accuse = Coinvolgi un personaggio di chi è al tavolo: la storia si intreccia. Qualcun altro della città la allarga.
saloon-hint-defend = Metti nella tua storia qualcuno che al tavolo conosce già: chi è nominato avrà qualcosa da chiedere.
saloon-hint-other = Chi abita ancora in questa città? Una persona qualunque va bene: il resto lo farà il racconto.
saloon-hint-answer = Un «no» non basta: ammetti qualcosa, o racconta come andò davvero. In una prova basta pensarlo, poi premi.
saloon-hint-plead = Continua la frase: un ricordo, una persona, un motivo per restare. In una prova basta pensarlo, poi premi.
saloon-hint-question = Chiedi ciò che la storia ha lasciato in ombra. Passare va bene: il turno continua.
saloon-hint-extra = Si è parlato di te: hai una domanda in più, e magari qualcosa da mettere in chiaro.
saloon-hint-reply = Rispondi con la voce del tuo personaggio, anche mentendo. In una prova basta pensarlo, poi premi.
saloon-hint-relief = Sei in salvo: da qui in poi ascolti, chiedi, e quando vuoi te ne vai.
saloon-hint-duel = Due carte: una è il colpo, una è il vuoto. Nessuno può saperlo prima.
saloon-hint-hit = Racconta lo sparo: come lo vedrebbe chi è rimasto sulla porta del saloon.
saloon-hint-miss = Racconta perché il colpo è andato a vuoto: forse la mano non voleva.
saloon-hint-farewell = Le ultime parole di un personaggio: può dirle lui, o qualcuno per lui.
saloon-hint-departure = La Morte se ne va: che cosa resta negli occhi di chi l’ha guardata?
saloon-hint-vignettes = Una scena breve basta: che cosa è cambiato, da quella sera?
saloon-hint-encore = Un altro giro riporta gli stessi personaggi un anno dopo, con tutto ciò che si è saputo.
saloon-hint-anew = Nessuno ha ancora raccontato niente: ridare le carte costa solo un momento.
