### I trofei: il titolo, e che cosa è successo (.how). Restano a chi gioca, e si dicono a fine partita.

## In ogni gioco

trophy-first-game = Battesimo
    .how = la prima partita
trophy-games-10 = Di casa
    .how = dieci partite
trophy-games-50 = Arredamento
    .how = cinquanta partite: ormai una sedia porta quel nome
trophy-games-100 = Vita notturna
    .how = cento partite
trophy-first-win = La prima non si scorda
    .how = la prima vittoria
trophy-wins-25 = Il vizio di vincere
    .how = venticinque vittorie
trophy-wins-3 = Tris
    .how = tre vittorie di fila
trophy-wins-5 = Fuori concorso
    .how = cinque vittorie di fila
trophy-losses-5 = L’importante è partecipare
    .how = cinque sconfitte di fila
trophy-all-games = Collezione completa
    .how = una partita a ogni gioco
trophy-all-won = En plein
    .how = una vittoria a ogni gioco che si può vincere
trophy-deaths-5 = Calamita per disgrazie
    .how = cinque partite di fila senza arrivare in fondo
trophy-lives-5 = Sette vite
    .how = cinque partite di fila fino in fondo
trophy-three-groups = Prezzemolo
    .how = partite in tre gruppi diversi
trophy-marathon = Ancora una e poi basta
    .how = cinque partite in ventiquattro ore
trophy-comeback = Chi si rivede
    .how = di nuovo al tavolo dopo due mesi
trophy-four-teams = Senza bandiera
    .how = vittorie con quattro squadre diverse
trophy-ten-roles = Trasformismo
    .how = dieci carte diverse

## Lupi e contadini

trophy-lupi-first-day = Errore giudiziario
    .how = alla forca il primo giorno, senza aver morso nessuno
trophy-lupi-first-bite = Antipasto
    .how = tra le fauci dei lupi la prima notte
trophy-lupi-unheard = Cassandra
    .how = vede un lupo, e alla forca va chi l’ha visto
trophy-lupi-seer-alive = Vista lunga, vita lunga
    .how = la carta del veggente, in vita alla vittoria
trophy-lupi-sharp-eye = Naso da segugio
    .how = due lupi visti in una sola partita
trophy-lupi-last-wolf = L’ultimo ululato
    .how = unico lupo rimasto, e vittoria
trophy-lupi-whole-pack = Branco al completo
    .how = vittoria dei lupi senza perderne nemmeno uno
trophy-lupi-clean-hands = Giustizia è fatta
    .how = vittoria del villaggio senza mandare alla forca un solo innocente
trophy-lupi-last-supper = Invito a cena
    .how = in vita quando vincono i lupi, ma dalla parte del piatto
trophy-lupi-sash = Fascia al petto
    .how = la fascia del sindaco mostrata, in vita alla vittoria
trophy-lupi-long = Notti bianche
    .how = in vita dopo cinque notti

## The Village

trophy-village-first-day = Si comincia bene
    .how = al patibolo il primo giorno, dalla parte del villaggio
trophy-village-first-night = Buonanotte
    .how = l’ultima candela si spegne la prima notte
trophy-village-couple = Amor vincit omnia
    .how = restano in due, e si amano
trophy-village-carried = Matrimonio d’interesse
    .how = vittoria per merito della persona amata, con la carta sbagliata
trophy-village-sorrow = Cuore spezzato
    .how = morte di dolore, per amore
trophy-village-tanner = Missione compiuta
    .how = il patibolo cercato, trovato e vinto
trophy-village-turned = Salto della quaglia
    .how = vittoria con una squadra che non era quella della prima carta
trophy-village-believer = Folgorazione
    .how = conversione ai Satanisti, e vittoria
trophy-village-unheard = Questa non l’avevo vista
    .how = la carta del Veggente al patibolo
trophy-village-wrong-door = Scusate, ho sbagliato porta
    .how = una visita notturna finita male
trophy-village-own-poison = Alla salute
    .how = morte per il proprio veleno
trophy-village-fell = Attenti alla buca
    .how = in una fossa appena scavata
trophy-village-killer = Lavoro autonomo
    .how = vittoria del Serial Killer, in vita e senza soci
trophy-village-blaze = Grigliata
    .how = tre vittime dello stesso fuoco
trophy-village-last-shot = Compagnia per il viaggio
    .how = l’ultimo colpo del Cacciatore Urbano si porta via un lupo
trophy-village-friendly-fire = Fuoco amico
    .how = l’Artigliere spara a chi stava con il villaggio
trophy-village-spared = Noblesse oblige
    .how = grazia al momento del voto, e poi vittoria

## Morte nel saloon

trophy-saloon-judged = La Morte non bussa
    .how = il personaggio segue la Morte fuori dal saloon
trophy-saloon-shot = Un istante di troppo
    .how = un duello perso
trophy-saloon-twice = Due fosse, una sera
    .how = due personaggi perduti in una sola sera
trophy-saloon-unscathed = Pelle dura
    .how = più di una storia, almeno un morto, e mai il proprio
trophy-saloon-flood = Fiume in piena
    .how = cinque racconti in una sera
trophy-saloon-accuser = Dito puntato
    .how = tre accuse in una sera
trophy-saloon-lonely = Soliloquio
    .how = una difesa che non chiama in causa nessuno
trophy-saloon-first-safe = Prima uscita a destra
    .how = al sicuro prima di tutti gli altri
trophy-saloon-goodbye = Le porte cigolano
    .how = la Morte esce a mani vuote, davanti a chi teneva il jolly
trophy-saloon-long = Un altro giro, oste
    .how = al tavolo per tre storie

## Propaganda

trophy-propaganda-majority = Maggioranza silenziosa
    .how = vittoria con la metà dei seggi più uno
trophy-propaganda-last = Partito unico
    .how = ultima lista rimasta in corsa
trophy-propaganda-shared = Larghe intese
    .how = vittoria a pari merito
trophy-propaganda-whisker = Al fotofinish
    .how = vittoria alle urne con gli stessi seggi di un’altra lista
trophy-propaganda-march = Marcia trionfale
    .how = tre seggi occupati in una campagna
trophy-propaganda-bulldozer = Rottamazione
    .how = due seggi smantellati
trophy-propaganda-founder = La posa della prima pietra
    .how = due seggi fondati
trophy-propaganda-stars = Promesse stellari
    .how = una stella comprata
trophy-propaganda-dove = Colomba
    .how = vittoria senza occupare né smantellare niente
trophy-propaganda-first-out = Ritorno alla vita privata
    .how = la prima lista a uscire di scena
trophy-propaganda-one-office = Zoccolo duro
    .how = sconfitta, ma con un seggio ancora in piedi
