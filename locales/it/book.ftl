### Ciò che si consulta: /ruoli, /regole e quel che si scrive dopo il nome del bot.

command-roles = tutti i ruoli, una pagina per ciascuno
book-roles = <b>I ruoli</b>

    Scegli una pagina, oppure scrivi un nome dopo il comando: <code>/ruoli { $example }</code>.
book-roles-of = <b>{ $game }: { $shelf }</b>
book-rules = <b>Le regole</b>: di quale gioco?
book-rules-of = <b>{ $game }</b>

    { $tagline }
book-night = 🌙 Agiscono di notte
book-day = ☀️ Agiscono di giorno
book-sleepers = 💤 Non hanno niente da fare

## La pagina di un ruolo

book-role = <b>{ $name }</b> <i>({ $side })</i>

    { $does }
book-nights = 🌙 <b>Di notte</b>: { $when }
book-days = ☀️ <b>Di giorno</b>: { $when }
book-idle = 💤 Nessuna azione propria, né di notte né di giorno
book-step = Turno { $place } di { $of }{ $beside ->
        [both] , dopo { $before } e prima di { $after }
        [first] , prima di { $after }
        [last] , dopo { $before }
       *[none] {""}
    }
book-step-with = , insieme a { $mates }
book-step-early = ; qualcosa vale già dal calar della notte
book-looks = 👁 <b>Che cosa ci vedono gli altri</b>
book-line = • { $who }: { $what }
book-face = { $face } { $percent }%
book-visits = 🚪 <b>Quando va in visita</b>
book-visited = 🏠 <b>Quando viene qualcuno</b>
book-anybody = chiunque
book-anybody-else = chiunque altro
book-home = { $names } (in casa)
book-out = { $names } (in giro)
book-self-home = { $names }, trovandolo in casa
book-self-out = { $names }, mentre è in giro
book-nothing = non succede niente
book-draws = 🎲 <b>Che cosa decide la sorte</b>
book-series = • { $what }: { $face } { $percents }
book-turns = 🔁 <b>Può diventare</b>
book-turn-any = • { $why }
book-turn = • { $role }: { $why }
book-goal = 🏆 <b>Vince</b>: { $goal }
book-strength = ⚖️ <b>Quanto pesa nel mazzo</b>: { $low }
book-strength-range = ⚖️ <b>Quanto pesa nel mazzo</b>: di solito da { $low } a { $high }, secondo le altre carte
book-least = 👥 Si distribuisce da { $least } persone in su
book-bluff = 🎭 <b>Per bluffare</b>: { $tip }
book-against = 🛡 <b>Per tenergli testa</b>: { $tip }
book-house = ⚙️ <b>Regola della casa</b>, «{ $name }»: di norma { $usual }; un tavolo può scegliere: { $others }
book-option = • <b>{ $name }</b>: { $usual }{ $others ->
        [none] {""}
       *[other] {" "}<i>({ $others })</i>
    }

## Cercare

# Articoli che possono precedere un nome.
book-words-articles = il, lo, la, l, i, gli, le, un, uno, una
book-not-found = Non conosco nessun ruolo che si chiami «{ $words }».
book-nearest = Non conosco nessun ruolo che si chiami «{ $words }». Forse uno di questi?
book-which = «{ $words }» c’è in più di un gioco: quale?
book-elsewhere = A partita in corso i ruoli li mostro soltanto in privato: quel che si cerca non riguarda nessun altro.
book-not-yours = Queste pagine le sfoglia chi le ha chieste. Le tue si aprono con /ruoli o /regole.

## Bottoni

book-button-games = « Giochi
book-button-shelves = « Ruoli
book-button-chapters = « Capitoli
book-button-private = Leggi in privato
book-button-roles = 🎭 I ruoli
book-button-rules = 📜 Le regole
book-inline-hint = { $game } · { $side }
book-inline-open = Gli altri ruoli, in privato

