# I consigli della partita di prova: perché si potrebbe scegliere che cosa.

lupi-hint-wolf = Divora chi ti sembra pericoloso: chi vota i tuoi, o chi potrebbe aver visto qualcosa. Chi è già sospettato dagli altri, invece, ti serve vivo.
lupi-hint-seer = Guarda qualcuno di nuovo, meglio se di giorno conta: sapere di lui ti serve al voto. Di chi hai già visto non impari altro.
lupi-hint-bodyguard = Chiediti chi mancherebbe di più ai contadini: i lupi se lo chiedono anche loro. La stessa porta due notti di fila non si può.
lupi-hint-judge = Proteggi dal linciaggio chi credi innocente e rischia i voti; te stesso, se i sospetti sono su di te.
lupi-hint-sleep = Questa domanda la ricevono tutti, perché nessuno capisca chi ha davvero qualcosa da fare: una risposta vale l’altra.
lupi-hint-call = Il primo nome non uccide: manda sul banco chi deve spiegarsi. Guarda chi ha già votato, e per chi.
lupi-hint-vote = Il primo voto non uccide: manda sul banco chi deve spiegarsi. Guarda chi vota chi, e chi segue sempre gli altri.
lupi-hint-second = Adesso si muore. Pesa che cosa sai davvero, e chi ha fretta di questa corda; se non ti fidi di nessun sospetto, puoi scegliere nessuno.
lupi-hint-runoff = Se resta pari non muore nessuno: a volte è ciò che conviene, a volte è un giorno regalato ai lupi.
lupi-hint-talk = Di giorno si parla: in una partita vera chiederesti agli altri che cosa pensano. Qui restano i fatti: chi è morto, chi ha votato chi, chi taceva.
