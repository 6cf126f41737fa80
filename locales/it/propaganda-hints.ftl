# I consigli della partita di prova: perché si potrebbe scegliere che cosa.

propaganda-hint-name = Il nome non cambia le regole: scegline uno che ti faccia ridere quando lo urleranno dal palco.
propaganda-hint-promise = Nemmeno la promessa cambia le regole, ma resta scritta sul seggio fino alla fine.
propaganda-hint-reserve = Rinforza i seggi che confinano con i rivali: quelli interni nessuno può sfidarli, finché non si accende una stella.
propaganda-hint-found = Nemmeno la promessa cambia le regole, ma resta scritta sul seggio fino alla fine.
propaganda-hint-reinforce = Poche pedine dappertutto, o tante in un punto? Un seggio forte al confine può attaccare; uno con una pedina sola si perde al primo dibattito.
propaganda-hint-recover = Le pedine perdute tornano una alla volta: mettile dove si combatte, non dove nessuno arriva.
propaganda-hint-turn = Conviene sfidare da un seggio con più pedine contro uno che ne ha poche. La stella costa il turno, ma apre confini nuovi.
propaganda-hint-next = Vai avanti finché sei tu il più forte: ogni dibattito perso costa una pedina, e un seggio svuotato può cambiare padrone.
propaganda-hint-against = Il rivale con meno pedine cade prima; quello che ha più seggi, però, è il più vicino a vincere.
propaganda-hint-emptied = Occuparlo ti dà un seggio in più ma ti costa una pedina; smantellarlo abbassa i seggi che servono per vincere.
propaganda-hint-house = Apri il seggio dove le pedine ti servono: accanto ai tuoi per reggere, accanto a un rivale debole per attaccare.
propaganda-hint-vow = Nemmeno la promessa cambia le regole, ma resta scritta sul seggio fino alla fine.
