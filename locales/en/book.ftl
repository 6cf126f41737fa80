### Looking things up: /roles, /rules and what is typed after the bot’s name.

command-roles = all the roles, one page each
book-roles = <b>The roles</b>

    Pick a page, or write a name after the command: <code>/roles { $example }</code>.
book-roles-of = <b>{ $game }: { $shelf }</b>
book-rules = <b>The rules</b>: of which game?
book-rules-of = <b>{ $game }</b>

    { $tagline }
book-night = 🌙 They act by night
book-day = ☀️ They act by day
book-sleepers = 💤 They have nothing to do

## One role’s page

book-role = <b>{ $name }</b> <i>({ $side })</i>

    { $does }
book-nights = 🌙 <b>By night</b>: { $when }
book-days = ☀️ <b>By day</b>: { $when }
book-idle = 💤 No action of its own, by night or by day
book-step = Turn { $place } of { $of }{ $beside ->
        [both] , after { $before } and before { $after }
        [first] , before { $after }
        [last] , after { $before }
       *[none] {""}
    }
book-step-with = , with { $mates }
book-step-early = ; part of it counts from nightfall on
book-looks = 👁 <b>What others see</b>
book-line = • { $who }: { $what }
book-face = { $face } { $percent }%
book-visits = 🚪 <b>Visiting</b>
book-visited = 🏠 <b>Being visited</b>
book-anybody = anybody
book-anybody-else = anybody else
book-home = { $names } (at home)
book-out = { $names } (out)
book-self-home = { $names }, finding him at home
book-self-out = { $names }, while he is out
book-nothing = nothing happens
book-draws = 🎲 <b>Left to chance</b>
book-series = • { $what }: { $face } { $percents }
book-turns = 🔁 <b>May become</b>
book-turn-any = • { $why }
book-turn = • { $role }: { $why }
book-goal = 🏆 <b>Wins</b>: { $goal }
book-strength = ⚖️ <b>Weight in the deal</b>: { $low }
book-strength-range = ⚖️ <b>Weight in the deal</b>: usually { $low } to { $high }, depending on the other cards
book-least = 👥 Dealt with { $least } players or more
book-bluff = 🎭 <b>Bluffing with it</b>: { $tip }
book-against = 🛡 <b>Facing it</b>: { $tip }
book-house = ⚙️ <b>House rule</b>, “{ $name }”: usually { $usual }; a table may choose: { $others }
book-option = • <b>{ $name }</b>: { $usual }{ $others ->
        [none] {""}
       *[other] {" "}<i>({ $others })</i>
    }

## Searching

# Articles that may stand before a name.
book-words-articles = the, a, an
book-not-found = I know no role called “{ $words }”.
book-nearest = I know no role called “{ $words }”. Did you mean one of these?
book-which = There is a “{ $words }” in more than one game: which?
book-elsewhere = During a game I show roles in private only: what somebody looks up is nobody else’s business.
book-not-yours = These pages are turned by whoever asked for them. Ask for your own with /roles or /rules.

## Buttons

book-button-games = « Games
book-button-shelves = « Roles
book-button-chapters = « Chapters
book-button-private = Read it in private
book-button-roles = 🎭 The roles
book-button-rules = 📜 The rules
book-inline-hint = { $game } · { $side }
book-inline-open = More about the roles, in private

