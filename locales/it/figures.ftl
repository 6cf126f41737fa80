### Cifre: il riepilogo a fine partita, le statistiche di chi gioca, la classifica del gruppo, le vecchie partite.
### Le cifre di una persona le legge solo lei, in privato. Al gruppo si dà del voi, in privato del tu.

## Quanto è durata

lupi-lasted = { $count ->
    [one] una notte
   *[other] { $count } notti
}
village-lasted = { $count ->
    [one] una notte
   *[other] { $count } notti
}
saloon-lasted = { $count ->
    [one] una storia
   *[other] { $count } storie
}
propaganda-lasted = { $count ->
    [0] prima ancora del primo giro
    [one] un giro
   *[other] { $count } giri
}

## Chi vinceva con chi, in una parola

lupi-team-humans = Umani
lupi-team-wolves = Lupi
village-team-village = Villaggio
village-team-wolves = Lupi
village-team-cult = Satanisti
village-team-tanner = Masochista
village-team-serial_killer = Serial Killer
village-team-arsonist = Piromane

## Il riepilogo

figures-recap = 🎞 <b>{ $game }</b>: { $count } al tavolo, { $lasted }.
figures-recap-plain = 🎞 <b>{ $game }</b>: { $count } al tavolo.
figures-recap-winners = 🏆 { $count ->
        [one] Vince <b>{ $names }</b>.
       *[other] Vincono <b>{ $names }</b>.
    }
figures-recap-nobody = 🕯 Non vince nessuno.
figures-recap-seat = { $won ->
        [yes] 🏆
       *[no] { $alive ->
            [yes] ▫️
           *[no] 💀
        }
    } { $name }
figures-recap-seat-card = { $won ->
        [yes] 🏆
       *[no] { $alive ->
            [yes] ▫️
           *[no] 💀
        }
    } { $name }: { $card }
figures-recap-legend = Stella: vittoria. In grigio: fuori prima della fine.
figures-trophy = 🏅 <b>{ $trophy }</b> ({ $how }): { $names }
figures-trophy-many = 🏅 <b>{ $trophy }</b> ({ $how }): { $count } persone
figures-trophies-more = { $count ->
        [one] 🏅 E un altro trofeo:
       *[other] 🏅 E altri { $count } trofei:
    } li trovate in /statistiche@{ $bot }.

## Le proprie statistiche

figures-mine = 📊 <b>Le tue cifre</b>
figures-mine-here = 📊 <b>Le tue cifre in «{ $group }»</b>
figures-none = 📊 Qui di te non c’è ancora nessuna partita. Le cifre arrivano con la prima che arriva in fondo.
figures-games = { $games ->
        [one] Una partita, { $ended ->
            [0] non arrivata in fondo
           *[other] arrivata in fondo
        }.
       *[other] { $games } partite; in { $ended } c’eri ancora alla fine.
    }
figures-wins = Vittorie: { $wins } su { $rated } ({ $percent } %).
figures-streak = Di fila adesso: { $now }. Il tuo massimo: { $best }.
figures-games-heading = <b>Giochi</b>
figures-teams-heading = <b>Squadre</b>
figures-roles-heading = <b>Carte</b>
figures-row = • { $what }: { $wins } su { $rated }
figures-row-played = • { $what }: { $rated }
figures-row-team = { $team } ({ $game })
figures-count = 🏅 Trofei: { $count } su { $all }.
figures-absences = 🕯 { $missed ->
        [one] Una risposta lasciata passare
       *[other] { $missed } risposte lasciate passare
    } in { $games ->
        [one] una partita
       *[other] { $games } partite
    }{ $lost ->
        [0] {""}
        [one] ; una volta hai perso il posto
       *[other] ; { $lost } volte hai perso il posto
    }. Questo lo leggi soltanto tu.
figures-hidden = 🙈 Nelle classifiche non compari, e i tuoi trofei non li dico a nessuno.
figures-title = Vittorie, gioco per gioco
figures-title-team = Vittorie, squadra per squadra
figures-share = { $wins } / { $rated }
figures-button-trophies = 🏅 I miei trofei
figures-button-hide = 🙈 Non mostrarmi in classifica
figures-button-show = 👀 Mostrami in classifica
figures-trophies = 🏅 <b>I tuoi trofei</b>: { $count } su { $all }
figures-trophy-mine = • <b>{ $trophy }</b>: { $how }
figures-trophies-none = Per ora lo scaffale è vuoto, ma si spolvera in fretta.
figures-trophies-left = { $count ->
        [0] Li hai tutti. Adesso tocca a me inventarne altri.
        [one] Ne manca uno, e non dico quale.
       *[other] Ne mancano { $count }, e non dico quali.
    }
figures-hidden-toast = Fatto: nelle classifiche non ti si vede più.
figures-shown-toast = Fatto: ti si vede di nuovo nelle classifiche.
figures-anonymous = Le cifre sono di qualcuno, e qui non so di chi: passa al tuo nome e riprova.
figures-off = Questo gruppo gioca senza tenere il conto: niente statistiche, niente classifica.

## La classifica

figures-ranking = 🏁 <b>Classifica</b>, { $season }
figures-ranking-in = 🏁 <b>Classifica di «{ $group }»</b>, { $season }
figures-season = { $quarter ->
        [1] gennaio-marzo
        [2] aprile-giugno
        [3] luglio-settembre
       *[4] ottobre-dicembre
    } { $year }
figures-ever = da sempre
figures-ranking-row = { $place }. { $name }: { $wins } su { $games } ({ $percent } %)
figures-ranking-note = Conta la parte di partite vinte, da { $least } giocate in su.
figures-ranking-empty = Ancora nessuno: si entra in classifica con { $least } partite.
figures-ranking-title = Classifica, { $season }
figures-button-season = 🗓 Questa stagione
figures-button-ever = ♾ Da sempre
figures-which-group = Di quale gruppo vuoi la classifica?
figures-no-group = Per ora non hai partite in nessun gruppo. La classifica nasce lì: /classifica vale anche nel gruppo.

## La fine di una stagione: una volta sola, la mattina dopo

figures-season-over = 🏁 <b>La stagione è finita</b>: { $season }.
figures-podium-row = { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $name }: { $wins } su { $games } ({ $percent } %)
figures-season-nobody = Il podio resta vuoto: ci si sale con { $least } partite, e stavolta nessuno ci è arrivato.
figures-season-games = 🎲 { $games ->
        [one] Una partita arrivata in fondo
       *[other] { $games } partite arrivate in fondo
    }, { $people ->
        [one] una persona al tavolo
       *[other] { $people } persone al tavolo
    }.
figures-season-most = 🏠 Il gioco di casa: { $game }, { $games ->
        [one] una volta
       *[other] { $games } volte
    }.
figures-season-faithful = 🪑 Sempre al suo posto: { $name }, { $games ->
        [one] una partita
       *[other] { $games } partite
    }.
figures-season-anew = 🌱 Da oggi si riparte da zero: chi ha perso ha la rivincita, chi ha vinto qualcosa da difendere.

## Le vecchie partite

figures-stories = 📚 Le tue ultime partite: quale vuoi rileggere?
figures-no-stories = 📚 Non c’è niente da rileggere: le partite finite restano qui per { $days } giorni.
figures-button-story = { $game } · { $group } · { $day }/{ $month }, { $time }
figures-button-story-here = { $game } · { $day }/{ $month }, { $time }
figures-story = 📖 <b>{ $game }</b>, { $day }/{ $month }/{ $year }
figures-story-gone = Questa partita non c’è più: le conservo per { $days } giorni.
figures-story-of-others = Si rileggono le partite a cui si è giocato, e a quella non c’eri.
figures-story-old = Questa partita è di regole che nel frattempo sono cambiate: non so più rileggerla.
