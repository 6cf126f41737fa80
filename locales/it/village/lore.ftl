# The Village, le pagine di /ruoli: le parti che il gioco compila da sé.

## Le pagine e le squadre

village-shelf-village = 🏡 Villaggio
village-shelf-wolves = 🐺 Lupi
village-shelf-others = 🃏 Gli altri
village-side-village = con il villaggio
village-side-wolves = con i lupi
village-side-cult = con i Satanisti
village-side-tanner = per conto suo
village-side-serial_killer = per conto suo
village-side-arsonist = per conto suo
village-side-none = nessuna squadra

## Quando agisce

village-nights-all = ogni notte, se vuole
village-nights-itself = ogni notte, senza scegliere
village-nights-first = solo la prima notte
village-nights-other = una notte prepara, un’altra agisce
village-nights-graves = ogni notte in cui c’è qualcuno da seppellire
village-days-all = ogni giorno, prima del voto
village-days-once = una volta sola, davanti a tutti
village-days-once-dusk = una volta sola, davanti a tutti, anche durante il voto
village-days-bullets = alla fine del giorno, al massimo { $bullets } volte in tutto

## Che cosa vede chi guarda

village-look-seer = Veggente
village-look-sorcerer = Stregone
village-look-fool = Folle, se la sorte gli mostra questo ruolo
village-seen-nothing = niente di strano

## Che cosa viene di una visita. $whose: di chi è la pagina, di chi va (guest) o di chi è cercato (host).

village-mark-guest-dies = { $whose ->
        [guest] muore
       *[host] muore chi viene
    }
village-mark-host-dies = { $whose ->
        [guest] uccide
       *[host] muore
    }
village-mark-guest-turns = { $whose ->
        [guest] diventa { $role }
       *[host] chi viene diventa { $role }
    }
village-mark-host-turns = { $whose ->
        [guest] ne fa un { $role }
       *[host] diventa { $role }
    }
village-mark-guest-drunk = { $whose ->
        [guest] prende la sbornia
       *[host] chi viene prende la sbornia
    }
village-mark-host-infected = { $whose ->
        [guest] infetta
       *[host] resta con l’infezione
    }
village-mark-host-frozen = { $whose ->
        [guest] congela
       *[host] resta nel ghiaccio
    }
village-mark-host-doused = { $whose ->
        [guest] versa il kerosene
       *[host] finisce nel kerosene
    }
village-mark-host-survives = { $whose ->
        [guest] la preda sopravvive
       *[host] sopravvive, la prima volta
    }
village-mark-both-swap = { $whose ->
        [guest] ruba la carta
       *[host] perde la carta
    }
village-mark-none-away = { $whose ->
        [guest] non trova nessuno
       *[host] non si fa trovare
    }

## Che cosa può diventare

village-turns-bitten = se il branco lo assale
village-turns-seer-gone = quando di Veggenti vive non ne resta nessuna
village-turns-model-dead = quando muore chi ha scelto
village-turns-model-copied = quando muore chi ha scelto, prende il suo ruolo
village-turns-last-wolf = quando del branco non resta nessuno
village-turns-no-wolves = quando del branco non resta nessuno, e nessuno è infetto
village-turns-stole = prende il ruolo che ruba
village-turns-elder-killed = se uccide il Vecchio Saggio

## Con che cosa vince

village-goal-village = con il villaggio, quando di nemici vivi non ne resta nessuno: né lupi né infetti, né Satanisti, Serial Killer o Piromani
village-goal-wolves = con i lupi, quando sono almeno la metà dei vivi e nessun Artigliere ha ancora un colpo
village-goal-cult = con i Satanisti, quando i vivi sono tutti loro
village-goal-tanner = da solo, nell’istante in cui lo linciano
village-goal-serial_killer = da solo, da vivo, se arriva fra gli ultimi due; con il Cacciatore Urbano, però, muoiono insieme
village-goal-arsonist = da solo, da vivo, se arriva fra gli ultimi due e l’altro non è il Serial Killer
village-goal-none = con questa carta, solo per amore
