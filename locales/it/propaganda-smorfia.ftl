# La Smorfia di Propaganda: novanta numeri, tre simboli e due nomi di lista ciascuno.
# Un simbolo è un nome al plurale o di cosa che non si conta, minuscolo, senza articolo: sta dopo «più», «di», «senza».
# propaganda-card-<numero> è il primo simbolo, con una figurina; i nomi sono di fantasia.

propaganda-card-1 = 🍷 { propaganda-symbol-1-a }
propaganda-symbol-1-a = cavatappi
propaganda-symbol-1-b = stivali
propaganda-symbol-1-c = gondole
propaganda-name-1-a = Tappo Salterini
propaganda-name-1-b = Sughera Stappalà

propaganda-card-2 = 🐟 { propaganda-symbol-2-a }
propaganda-symbol-2-a = pesci
propaganda-symbol-2-b = bambole
propaganda-symbol-2-c = merende
propaganda-name-2-a = Branzino Squamozzi
propaganda-name-2-b = Lisca Merluzzi

propaganda-card-3 = 🐈 { propaganda-symbol-3-a }
propaganda-symbol-3-a = gatti
propaganda-symbol-3-b = gomitoli
propaganda-symbol-3-c = croccantini
propaganda-name-3-a = Micio Graffini
propaganda-name-3-b = Fusa Gattamorta

propaganda-card-4 = 🐖 { propaganda-symbol-4-a }
propaganda-symbol-4-a = maiali
propaganda-symbol-4-b = salsicce
propaganda-symbol-4-c = fango
propaganda-name-4-a = Porfirio Grufolati
propaganda-name-4-b = Cotenna Lardelli

propaganda-card-5 = 🧤 { propaganda-symbol-5-a }
propaganda-symbol-5-a = guanti
propaganda-symbol-5-b = anelli
propaganda-symbol-5-c = strette di mano
propaganda-name-5-a = Manolo Palmipiedi
propaganda-name-5-b = Dita Incrociata

propaganda-card-6 = 🔦 { propaganda-symbol-6-a }
propaganda-symbol-6-a = torce elettriche
propaganda-symbol-6-b = buchi della serratura
propaganda-symbol-6-c = segreti
propaganda-name-6-a = Lampo Spiandoli
propaganda-name-6-b = Penombra Sbirciati

propaganda-card-7 = 🏺 { propaganda-symbol-7-a }
propaganda-symbol-7-a = vasi
propaganda-symbol-7-b = cocci
propaganda-symbol-7-c = gerani
propaganda-name-7-a = Vasco Terracotta
propaganda-name-7-b = Ceramica Sbreccati

propaganda-card-8 = 👑 { propaganda-symbol-8-a }
propaganda-symbol-8-a = corone
propaganda-symbol-8-b = processioni
propaganda-symbol-8-c = miracoli
propaganda-name-8-a = Altero Piedistalli
propaganda-name-8-b = Grazia Ricevuta

propaganda-card-9 = 🍼 { propaganda-symbol-9-a }
propaganda-symbol-9-a = biberon
propaganda-symbol-9-b = passeggini
propaganda-symbol-9-c = gemelli
propaganda-name-9-a = Prolifico Fasciatoi
propaganda-name-9-b = Cullina Ninnananna

propaganda-card-10 = 🎯 { propaganda-symbol-10-a }
propaganda-symbol-10-a = freccette
propaganda-symbol-10-b = fagioli
propaganda-symbol-10-c = bersagli
propaganda-name-10-a = Centrino Freccialà
propaganda-name-10-b = Mira Bersagli

propaganda-card-11 = 🐁 { propaganda-symbol-11-a }
propaganda-symbol-11-a = topi
propaganda-symbol-11-b = formaggio bucato
propaganda-symbol-11-c = trappole
propaganda-name-11-a = Ratto Gorgonzoli
propaganda-name-11-b = Topazia Squittini

propaganda-card-12 = 🪖 { propaganda-symbol-12-a }
propaganda-symbol-12-a = soldatini
propaganda-symbol-12-b = elmetti
propaganda-symbol-12-c = marce indietro
propaganda-name-12-a = Marzio Dietrofront
propaganda-name-12-b = Trombetta Rancio

propaganda-card-13 = 🕯️ { propaganda-symbol-13-a }
propaganda-symbol-13-a = candele
propaganda-symbol-13-b = santini
propaganda-symbol-13-c = cera
propaganda-name-13-a = Cero Stoppini
propaganda-name-13-b = Fiammetta Spenta

propaganda-card-14 = 🍺 { propaganda-symbol-14-a }
propaganda-symbol-14-a = ubriachi
propaganda-symbol-14-b = fiaschi
propaganda-symbol-14-c = lampioni storti
propaganda-name-14-a = Barcollo Fiaschetti
propaganda-name-14-b = Sbronzina Lambrusconi

propaganda-card-15 = 🛹 { propaganda-symbol-15-a }
propaganda-symbol-15-a = monelli
propaganda-symbol-15-b = fionde
propaganda-symbol-15-c = bigiate
propaganda-name-15-a = Birbo Fiondanti
propaganda-name-15-b = Marinella Scuola

propaganda-card-16 = 🛋️ { propaganda-symbol-16-a }
propaganda-symbol-16-a = poltrone
propaganda-symbol-16-b = cuscini
propaganda-symbol-16-c = pacche
propaganda-name-16-a = Fondello Poltroni
propaganda-name-16-b = Seduta Stante

propaganda-card-17 = 🧙‍♀️ { propaganda-symbol-17-a }
propaganda-symbol-17-a = streghe
propaganda-symbol-17-b = pozioni
propaganda-symbol-17-c = sfortuna
propaganda-name-17-a = Morgano Pentolone
propaganda-name-17-b = Fattucchiera Iettati

propaganda-card-18 = 🧛 { propaganda-symbol-18-a }
propaganda-symbol-18-a = vampiri
propaganda-symbol-18-b = cerotti
propaganda-symbol-18-c = barbabietole
propaganda-name-18-a = Vampirio Globuli
propaganda-name-18-b = Rossana Trasfusa

propaganda-card-19 = 😂 { propaganda-symbol-19-a }
propaganda-symbol-19-a = risate
propaganda-symbol-19-b = solletico
propaganda-symbol-19-c = barzellette
propaganda-name-19-a = Sganascio Ridarelli
propaganda-name-19-b = Ilaria Crepapelle

propaganda-card-20 = 🎉 { propaganda-symbol-20-a }
propaganda-symbol-20-a = feste
propaganda-symbol-20-b = coriandoli
propaganda-symbol-20-c = torte in faccia
propaganda-name-20-a = Festino Stellefilanti
propaganda-name-20-b = Baldoria Tombolati

propaganda-card-21 = 👗 { propaganda-symbol-21-a }
propaganda-symbol-21-a = vestiti
propaganda-symbol-21-b = vestaglie
propaganda-symbol-21-c = spifferi
propaganda-name-21-a = Spogliato Vestiboli
propaganda-name-21-b = Nuda Verità

propaganda-card-22 = 🤪 { propaganda-symbol-22-a }
propaganda-symbol-22-a = matti
propaganda-symbol-22-b = imbuti
propaganda-symbol-22-c = idee fisse
propaganda-name-22-a = Svitato Rotelli
propaganda-name-22-b = Follia Pazzaglia

propaganda-card-23 = 🥴 { propaganda-symbol-23-a }
propaganda-symbol-23-a = scemenze
propaganda-symbol-23-b = orecchie d’asino
propaganda-symbol-23-c = zucche vuote
propaganda-name-23-a = Tontolo Zucconi
propaganda-name-23-b = Scemenza Vacua

propaganda-card-24 = 🚨 { propaganda-symbol-24-a }
propaganda-symbol-24-a = vigili
propaganda-symbol-24-b = fischietti
propaganda-symbol-24-c = multe
propaganda-name-24-a = Vigilio Paletta
propaganda-name-24-b = Multa Sospesa

propaganda-card-25 = 🎄 { propaganda-symbol-25-a }
propaganda-symbol-25-a = panettoni
propaganda-symbol-25-b = abeti
propaganda-symbol-25-c = calze bucate
propaganda-name-25-a = Natalino Canditi
propaganda-name-25-b = Slitta Renna

propaganda-card-26 = ☂️ { propaganda-symbol-26-a }
propaganda-symbol-26-a = ombrelli
propaganda-symbol-26-b = zie
propaganda-symbol-26-c = pettegolezzi
propaganda-name-26-a = Nannino Sottovoce
propaganda-name-26-b = Zia Ombrellina

propaganda-card-27 = 🚽 { propaganda-symbol-27-a }
propaganda-symbol-27-a = sciacquoni
propaganda-symbol-27-b = secchi
propaganda-symbol-27-c = rotoli
propaganda-name-27-a = Vaso Sciacquoni
propaganda-name-27-b = Catinella Tuboli

propaganda-card-28 = 🥛 { propaganda-symbol-28-a }
propaganda-symbol-28-a = latte
propaganda-symbol-28-b = budini
propaganda-symbol-28-c = bottoni che saltano
propaganda-name-28-a = Lattanzio Budinoni
propaganda-name-28-b = Procace Montepanna

propaganda-card-29 = 👨‍👧 { propaganda-symbol-29-a }
propaganda-symbol-29-a = babbi
propaganda-symbol-29-b = canne da pesca
propaganda-symbol-29-c = bricolage
propaganda-name-29-a = Babbo Trapani
propaganda-name-29-b = Papà Ciabatta

propaganda-card-30 = 🎱 { propaganda-symbol-30-a }
propaganda-symbol-30-a = palle
propaganda-symbol-30-b = biglie
propaganda-symbol-30-c = cannonate
propaganda-name-30-a = Tenente Rimbalzi
propaganda-name-30-b = Biglia Rotolanti

propaganda-card-31 = 🗝️ { propaganda-symbol-31-a }
propaganda-symbol-31-a = chiavi
propaganda-symbol-31-b = affitti
propaganda-symbol-31-c = condomìni
propaganda-name-31-a = Mastro Mazzochiavi
propaganda-name-31-b = Rata Anticipata

propaganda-card-32 = 🐍 { propaganda-symbol-32-a }
propaganda-symbol-32-a = anguille
propaganda-symbol-32-b = bisce
propaganda-symbol-32-c = scivolate
propaganda-name-32-a = Capitone Sgusciati
propaganda-name-32-b = Anguilla Viscidelli

propaganda-card-33 = 🎂 { propaganda-symbol-33-a }
propaganda-symbol-33-a = anni
propaganda-symbol-33-b = candeline
propaganda-symbol-33-c = rughe
propaganda-name-33-a = Trentatré Rantoli
propaganda-name-33-b = Annosa Primavera

propaganda-card-34 = 🎩 { propaganda-symbol-34-a }
propaganda-symbol-34-a = teste
propaganda-symbol-34-b = parrucche
propaganda-symbol-34-c = mal di testa
propaganda-name-34-a = Testaccio Durelli
propaganda-name-34-b = Zuccotta Pensanti

propaganda-card-35 = 🐦 { propaganda-symbol-35-a }
propaganda-symbol-35-a = uccelli
propaganda-symbol-35-b = gabbie
propaganda-symbol-35-c = briciole
propaganda-name-35-a = Passero Migrati
propaganda-name-35-b = Cinguetta Alpiazzi

propaganda-card-36 = 🌰 { propaganda-symbol-36-a }
propaganda-symbol-36-a = castagne
propaganda-symbol-36-b = nacchere
propaganda-symbol-36-c = tacchi
propaganda-name-36-a = Nacchero Tacchetti
propaganda-name-36-b = Carmencita Caldarroste

propaganda-card-37 = 📿 { propaganda-symbol-37-a }
propaganda-symbol-37-a = frati
propaganda-symbol-37-b = sandali
propaganda-symbol-37-c = digiuni
propaganda-name-37-a = Fra Indigesto
propaganda-name-37-b = Suor Braciola

propaganda-card-38 = 🥊 { propaganda-symbol-38-a }
propaganda-symbol-38-a = botte
propaganda-symbol-38-b = bernoccoli
propaganda-symbol-38-c = guantoni
propaganda-name-38-a = Sberlone Cazzotti
propaganda-name-38-b = Manrovescia Ceffoni

propaganda-card-39 = 🪢 { propaganda-symbol-39-a }
propaganda-symbol-39-a = corde
propaganda-symbol-39-b = nodi
propaganda-symbol-39-c = capestri
propaganda-name-39-a = Spago Cappioni
propaganda-name-39-b = Gassa D’Amante

propaganda-card-40 = 🥱 { propaganda-symbol-40-a }
propaganda-symbol-40-a = noia
propaganda-symbol-40-b = sbadigli
propaganda-symbol-40-c = pisolini
propaganda-name-40-a = Tedio Sbadiglioni
propaganda-name-40-b = Noiosa Monocorde

propaganda-card-41 = 🔪 { propaganda-symbol-41-a }
propaganda-symbol-41-a = coltelli
propaganda-symbol-41-b = forchette
propaganda-symbol-41-c = affettati
propaganda-name-41-a = Tagliero Lamette
propaganda-name-41-b = Affetta Prosciuttini

propaganda-card-42 = ☕ { propaganda-symbol-42-a }
propaganda-symbol-42-a = caffè
propaganda-symbol-42-b = tazzine
propaganda-symbol-42-c = nottate
propaganda-name-42-a = Moka Ristretti
propaganda-name-42-b = Schiuma Caffelatti

propaganda-card-43 = 🪴 { propaganda-symbol-43-a }
propaganda-symbol-43-a = balconi
propaganda-symbol-43-b = vicine impiccione
propaganda-symbol-43-c = panni stesi
propaganda-name-43-a = Ringhierio Affacciati
propaganda-name-43-b = Comare Balconcini

propaganda-card-44 = 🔒 { propaganda-symbol-44-a }
propaganda-symbol-44-a = lucchetti
propaganda-symbol-44-b = cancelli
propaganda-symbol-44-c = evasioni
propaganda-name-44-a = Lucchetto Sbarrati
propaganda-name-44-b = Grata Chiavistelli

propaganda-card-45 = 💃 { propaganda-symbol-45-a }
propaganda-symbol-45-a = ballerine del varietà
propaganda-symbol-45-b = paillettes
propaganda-symbol-45-c = vino buono
propaganda-name-45-a = Varietto Sgambetti
propaganda-name-45-b = Piumetta Lustrini

propaganda-card-46 = 💰 { propaganda-symbol-46-a }
propaganda-symbol-46-a = soldi
propaganda-symbol-46-b = monetine
propaganda-symbol-46-c = tasche bucate
propaganda-name-46-a = Denaro Scialacqui
propaganda-name-46-b = Tirchia Braccini

propaganda-card-47 = 🪦 { propaganda-symbol-47-a }
propaganda-symbol-47-a = epitaffi
propaganda-symbol-47-b = crisantemi
propaganda-symbol-47-c = fantasmi
propaganda-name-47-a = Estinto Prematuri
propaganda-name-47-b = Compianta Lapidi

propaganda-card-48 = 👻 { propaganda-symbol-48-a }
propaganda-symbol-48-a = lenzuola parlanti
propaganda-symbol-48-b = sedute spiritiche
propaganda-symbol-48-c = ultime parole
propaganda-name-48-a = Spettro Loquaci
propaganda-name-48-b = Medianica Tavolini

propaganda-card-49 = 🥩 { propaganda-symbol-49-a }
propaganda-symbol-49-a = bistecche
propaganda-symbol-49-b = braci
propaganda-symbol-49-c = macellai
propaganda-name-49-a = Filetto Brasati
propaganda-name-49-b = Costata Fiorentini

propaganda-card-50 = 🥖 { propaganda-symbol-50-a }
propaganda-symbol-50-a = pane
propaganda-symbol-50-b = briciole di gloria
propaganda-symbol-50-c = forni
propaganda-name-50-a = Filone Lievitati
propaganda-name-50-b = Michetta Crostini

propaganda-card-51 = 🌷 { propaganda-symbol-51-a }
propaganda-symbol-51-a = giardini
propaganda-symbol-51-b = nani da giardino
propaganda-symbol-51-c = lumache
propaganda-name-51-a = Nanetto Siepi
propaganda-name-51-b = Petunia Concimi

propaganda-card-52 = 🤱 { propaganda-symbol-52-a }
propaganda-symbol-52-a = mamme
propaganda-symbol-52-b = ciabatte
propaganda-symbol-52-c = maglie di lana
propaganda-name-52-a = Mammolo Copriti
propaganda-name-52-b = Mamma Maglialana

propaganda-card-53 = 👴 { propaganda-symbol-53-a }
propaganda-symbol-53-a = nonni
propaganda-symbol-53-b = cantieri
propaganda-symbol-53-c = dentiere
propaganda-name-53-a = Vegliardo Cantieri
propaganda-name-53-b = Nonna Dentiera

propaganda-card-54 = 🤠 { propaganda-symbol-54-a }
propaganda-symbol-54-a = cappelli
propaganda-symbol-54-b = conigli
propaganda-symbol-54-c = inchini
propaganda-name-54-a = Feltro Tesabassi
propaganda-name-54-b = Cilindra Conigliani

propaganda-card-55 = 🎵 { propaganda-symbol-55-a }
propaganda-symbol-55-a = musica
propaganda-symbol-55-b = tromboni
propaganda-symbol-55-c = stonature
propaganda-name-55-a = Stonato Tromboni
propaganda-name-55-b = Fanfara Stecche

propaganda-card-56 = 🍌 { propaganda-symbol-56-a }
propaganda-symbol-56-a = cadute
propaganda-symbol-56-b = bucce di banana
propaganda-symbol-56-c = inciampi
propaganda-name-56-a = Ruzzolo Capitomboli
propaganda-name-56-b = Buccia Scivoloni

propaganda-card-57 = 🐫 { propaganda-symbol-57-a }
propaganda-symbol-57-a = gobbe
propaganda-symbol-57-b = cammelli
propaganda-symbol-57-c = ferri di cavallo
propaganda-name-57-a = Gobbetto Dromedari
propaganda-name-57-b = Fortuna Cammellini

propaganda-card-58 = 📦 { propaganda-symbol-58-a }
propaganda-symbol-58-a = pacchi
propaganda-symbol-58-b = spaghi
propaganda-symbol-58-c = sorprese
propaganda-name-58-a = Pacchetto Spedizioni
propaganda-name-58-b = Fiocca Nastrini

propaganda-card-59 = 🧔 { propaganda-symbol-59-a }
propaganda-symbol-59-a = baffi
propaganda-symbol-59-b = peli superflui
propaganda-symbol-59-c = barbieri
propaganda-name-59-a = Basetto Pelosi
propaganda-name-59-b = Ceretta Strappi

propaganda-card-60 = 😫 { propaganda-symbol-60-a }
propaganda-symbol-60-a = lamentele
propaganda-symbol-60-b = reclami
propaganda-symbol-60-c = moduli in triplice copia
propaganda-name-60-a = Lagno Protestini
propaganda-name-60-b = Querula Sbuffi

propaganda-card-61 = 🦆 { propaganda-symbol-61-a }
propaganda-symbol-61-a = anatre
propaganda-symbol-61-b = cacciatori miopi
propaganda-symbol-61-c = schioppi
propaganda-name-61-a = Doppietto Mancati
propaganda-name-61-b = Anitra Spennati

propaganda-card-62 = 🕵️ { propaganda-symbol-62-a }
propaganda-symbol-62-a = investigatori
propaganda-symbol-62-b = alibi
propaganda-symbol-62-c = impronte
propaganda-name-62-a = Ispettore Alibini
propaganda-name-62-b = Indizia Tracce

propaganda-card-63 = 👰 { propaganda-symbol-63-a }
propaganda-symbol-63-a = spose
propaganda-symbol-63-b = bomboniere
propaganda-symbol-63-c = suocere
propaganda-name-63-a = Confetto Bomboniere
propaganda-name-63-b = Nuziale Fuggitivi

propaganda-card-64 = 🤵 { propaganda-symbol-64-a }
propaganda-symbol-64-a = frac
propaganda-symbol-64-b = farfallini
propaganda-symbol-64-c = naftalina
propaganda-name-64-a = Marsino Papillon
propaganda-name-64-b = Gala Naftalini

propaganda-card-65 = 😭 { propaganda-symbol-65-a }
propaganda-symbol-65-a = lacrime
propaganda-symbol-65-b = fazzoletti
propaganda-symbol-65-c = cipolle
propaganda-name-65-a = Pianto Cipolloni
propaganda-name-65-b = Lacrima Fazzoletti

propaganda-card-66 = 🧶 { propaganda-symbol-66-a }
propaganda-symbol-66-a = uncinetti
propaganda-symbol-66-b = zitelle felici
propaganda-symbol-66-c = centrini
propaganda-name-66-a = Uncinetto Puntacroce
propaganda-name-66-b = Nubile Centrini

propaganda-card-67 = 🦑 { propaganda-symbol-67-a }
propaganda-symbol-67-a = calamari
propaganda-symbol-67-b = chitarre
propaganda-symbol-67-c = serenate
propaganda-name-67-a = Totano Arpeggi
propaganda-name-67-b = Seppia Serenata

propaganda-card-68 = 🍲 { propaganda-symbol-68-a }
propaganda-symbol-68-a = zuppe
propaganda-symbol-68-b = mestoli
propaganda-symbol-68-c = avanzi
propaganda-name-68-a = Minestro Mestoloni
propaganda-name-68-b = Brodaglia Riscaldati

propaganda-card-69 = 🤸 { propaganda-symbol-69-a }
propaganda-symbol-69-a = capriole
propaganda-symbol-69-b = piroette
propaganda-symbol-69-c = voltafaccia
propaganda-name-69-a = Sottosopra Ribaltoni
propaganda-name-69-b = Giravolta Capriole

propaganda-card-70 = 🏢 { propaganda-symbol-70-a }
propaganda-symbol-70-a = palazzi
propaganda-symbol-70-b = ascensori guasti
propaganda-symbol-70-c = amministratori
propaganda-name-70-a = Attico Scrostati
propaganda-name-70-b = Portineria Citofoni

propaganda-card-71 = 💩 { propaganda-symbol-71-a }
propaganda-symbol-71-a = letame
propaganda-symbol-71-b = mosche
propaganda-symbol-71-c = concimi
propaganda-name-71-a = Concimaio Stallatico
propaganda-name-71-b = Mosca Ronzini

propaganda-card-72 = ✨ { propaganda-symbol-72-a }
propaganda-symbol-72-a = meraviglie
propaganda-symbol-72-b = bocche aperte
propaganda-symbol-72-c = stupori
propaganda-name-72-a = Stupefatto Ohibò
propaganda-name-72-b = Mirabilia Perbacco

propaganda-card-73 = 🏥 { propaganda-symbol-73-a }
propaganda-symbol-73-a = ospedali
propaganda-symbol-73-b = gessi
propaganda-symbol-73-c = sale d’attesa
propaganda-name-73-a = Primario Ingessati
propaganda-name-73-b = Flebo Corsia

propaganda-card-74 = 🦇 { propaganda-symbol-74-a }
propaganda-symbol-74-a = grotte
propaganda-symbol-74-b = pipistrelli
propaganda-symbol-74-c = stalattiti
propaganda-name-74-a = Antro Pipistrelli
propaganda-name-74-b = Spelonca Goccioni

propaganda-card-75 = 🎭 { propaganda-symbol-75-a }
propaganda-symbol-75-a = maschere
propaganda-symbol-75-b = pulcinella
propaganda-symbol-75-c = maccheroni
propaganda-name-75-a = Pulcino Maccheroni
propaganda-name-75-b = Colomba Smascherati

propaganda-card-76 = ⛲ { propaganda-symbol-76-a }
propaganda-symbol-76-a = fontane
propaganda-symbol-76-b = acqua calda
propaganda-symbol-76-c = secchiate
propaganda-name-76-a = Zampillo Secchioni
propaganda-name-76-b = Cannella Sgocciolati

propaganda-card-77 = 😈 { propaganda-symbol-77-a }
propaganda-symbol-77-a = diavoli
propaganda-symbol-77-b = forconi
propaganda-symbol-77-c = peperoncini
propaganda-name-77-a = Mefisto Peperoncini
propaganda-name-77-b = Diavola Zolfanelli

propaganda-card-78 = 🪞 { propaganda-symbol-78-a }
propaganda-symbol-78-a = specchi
propaganda-symbol-78-b = rossetti
propaganda-symbol-78-c = ammiratori
propaganda-name-78-a = Specchio Vanesi
propaganda-name-78-b = Belfiore Ciprìa

propaganda-card-79 = 🥷 { propaganda-symbol-79-a }
propaganda-symbol-79-a = ladri
propaganda-symbol-79-b = passamontagna
propaganda-symbol-79-c = argenteria
propaganda-name-79-a = Arraffo Manolesta
propaganda-name-79-b = Refurtiva Calzamaglia

propaganda-card-80 = 👄 { propaganda-symbol-80-a }
propaganda-symbol-80-a = bocche
propaganda-symbol-80-b = baci
propaganda-symbol-80-c = linguacce
propaganda-name-80-a = Boccaccio Linguetti
propaganda-name-80-b = Baciamaria Labbroni

propaganda-card-81 = 💣 { propaganda-symbol-81-a }
propaganda-symbol-81-a = bombe a mano
propaganda-symbol-81-b = mazzi di fiori
propaganda-symbol-81-c = scoppi di risa
propaganda-name-81-a = Boato Detonanti
propaganda-name-81-b = Miccia Scoppiettoni

propaganda-card-82 = 🍝 { propaganda-symbol-82-a }
propaganda-symbol-82-a = tavole imbandite
propaganda-symbol-82-b = tovaglie macchiate
propaganda-symbol-82-c = bis
propaganda-name-82-a = Pancrazio Abbuffati
propaganda-name-82-b = Lasagna Strabilianti

propaganda-card-83 = ⛈️ { propaganda-symbol-83-a }
propaganda-symbol-83-a = temporali
propaganda-symbol-83-b = grandine
propaganda-symbol-83-c = previsioni
propaganda-name-83-a = Tuono Acquazzoni
propaganda-name-83-b = Nuvola Grandinati

propaganda-card-84 = 🔔 { propaganda-symbol-84-a }
propaganda-symbol-84-a = campane
propaganda-symbol-84-b = campanili
propaganda-symbol-84-c = prediche
propaganda-name-84-a = Scampanio Torrioni
propaganda-name-84-b = Batacchia Rintocchi

propaganda-card-85 = 🔥 { propaganda-symbol-85-a }
propaganda-symbol-85-a = fiamme
propaganda-symbol-85-b = anime in pena
propaganda-symbol-85-c = code agli sportelli
propaganda-name-85-a = Purgante Indulgenze
propaganda-name-85-b = Penitenza Fumigati

propaganda-card-86 = 🛒 { propaganda-symbol-86-a }
propaganda-symbol-86-a = botteghe
propaganda-symbol-86-b = saldi
propaganda-symbol-86-c = resti sbagliati
propaganda-name-86-a = Bottegaio Sottocosto
propaganda-name-86-b = Scontrina Ribassi

propaganda-card-87 = 🪳 { propaganda-symbol-87-a }
propaganda-symbol-87-a = pidocchi
propaganda-symbol-87-b = pettini
propaganda-symbol-87-c = prurito
propaganda-name-87-a = Pidocchio Grattini
propaganda-name-87-b = Lendina Pruriti

propaganda-card-88 = 🧀 { propaganda-symbol-88-a }
propaganda-symbol-88-a = caciocavalli
propaganda-symbol-88-b = provole
propaganda-symbol-88-c = topi sazi
propaganda-name-88-a = Provolo Stagionati
propaganda-name-88-b = Caciotta Filanti

propaganda-card-89 = 👵 { propaganda-symbol-89-a }
propaganda-symbol-89-a = vecchiette
propaganda-symbol-89-b = gatti in poltrona
propaganda-symbol-89-c = lavori a maglia
propaganda-name-89-a = Arzillo Bastoncini
propaganda-name-89-b = Ferruccia Maglini

propaganda-card-90 = 👶 { propaganda-symbol-90-a }
propaganda-symbol-90-a = neonati
propaganda-symbol-90-b = pannolini
propaganda-symbol-90-c = paura
propaganda-name-90-a = Vagito Pannoloni
propaganda-name-90-b = Paura Brividini
