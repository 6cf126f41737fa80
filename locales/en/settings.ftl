### /settings: the menu stands in the private chat of whoever administers a group.
### The names stand on a button together with their value: keep them short.

## The pages

settings-elsewhere = ⚙️ This group’s settings open in private, for its admins.
settings-button-open = ⚙️ Open the settings
settings-menu =
    ⚙️ <b>{ $group }</b>

    What shall it be? It counts from the next message on, even in a game that has begun; a game’s own rules count from the next table.
settings-mine =
    ⚙️ <b>Your settings</b>

    They hold everywhere, in every group. A group’s own open with /settings over there.
settings-section = ⚙️ <b>{ $name }</b>
settings-games = 🎲 <b>The usual rules</b>
    Every new table of a game starts with these. Whoever opens it may still change them, and those of the last table stay for the next.
settings-typed = At present: <b>{ $value }</b>. If yours has no button, type it as a reply to this message: <code>Lisbon</code>, say, or <code>Europe/Lisbon</code>.
settings-log = { $count ->
        [0] 📜 Nobody has changed anything yet.
        [one] 📜 <b>The latest change</b>
       *[other] 📜 <b>The latest { $count } changes</b>
    }
settings-log-line = { $month }/{ $day }, { $time } · { $name } · { $what }: <b>{ $value }</b>
settings-somebody = somebody
settings-import =
    📥 <b>Import</b>

    Send me the file you exported from a group, or paste its text as a reply to this message. If anything is wrong with it I’ll say so, and nothing changes.
settings-imported = { $count ->
        [0] 📥 Everything was like that already.
        [one] 📥 Done: one setting has changed.
       *[other] 📥 Done: { $count } settings have changed.
    }
settings-export = 📤 The group’s settings. Nobody’s name is in here: you can import them into another group.

settings-section-speech = 🗣 Language and hours
settings-section-tables = 🪑 Who may do what
settings-section-chat = 💬 Messages in the group
settings-section-mine = 👤 Yours
settings-button-games = 🎲 Rules of the games
settings-button-log = 📜 Who changed what
settings-button-export = 📤 Export
settings-button-import = 📥 Import
settings-button-back = « Back
settings-button-calls = 🔔 Groups that call you
settings-button-reminder = ⏰ Quiz reminder

## The group's

settings-language = Language
    .help = The language I speak in the group. In private, everybody has their own.
settings-language-none = that of whoever let me in
settings-timezone = Time zone
    .help = It sets the hours of rest and of the daily question.
settings-timezone-none = the usual one
settings-quiet-from = Rest from
    .help = The hour at which a slow game, one that lasts for days, stops for the night. The same hour for both ends: never.
settings-quiet-from-none = the usual hour
settings-quiet-until = Rest until
    .help = The hour at which a slow game goes on. The same hour for both ends: it never stops.
settings-quiet-until-none = the usual hour
settings-open-by = Opening a table
    .help = Who may open a table, or ask for a rematch.
settings-open-by-everybody = anybody
settings-open-by-admins = admins only
settings-stop-by = Stopping a game
    .help = Who may stop a game, pause it and let it go on. A table that hasn’t started can always be closed by whoever opened it, too.
settings-stop-by-host = its opener, and admins
settings-stop-by-admins = admins only
settings-news = News
    .help = Now and then whoever runs the bot may write here: something new, or a break for maintenance. Never during a game, and only if the group says yes.
settings-news-true = yes
settings-news-false = no
settings-sounds = Sounds
    .help = With sounds off, my messages reach the group without buzzing anybody’s phone.
settings-sounds-true = on
settings-sounds-false = off
settings-pin = Pinned on top
    .help = I pin the table while people gather and the board while you play; then I take it down. I need the right to pin messages.
settings-pin-true = yes
settings-pin-false = no
settings-mute = Silence of the dead
    .help = Whoever is out of the game can’t write in the group while it lasts; that ends with the game, when it is stopped, or when they give up their seat. Buttons keep working. Admins I can’t silence. I need the right to restrict members, in a supergroup.
settings-mute-true = yes
settings-mute-false = no
settings-dead-talk = Talk of the dead
    .help = Whoever is out of the game can talk with the others who are: they write to me in private and I pass it on to those alone, with their name. Nobody still playing hears a thing. Anybody can step out of it at a tap.
settings-dead-talk-true = yes
settings-dead-talk-false = no
settings-mild = Milder names
    .help = Some roles have a name for younger ears, and so have the lines that tell of them: in games, in /roles and /rules, in the quiz. Whoever plays at this table reads them so in private, too.
settings-mild-true = yes
settings-mild-false = no
settings-pictures = Pictures
    .help = What the board, the recaps and the rankings are drawn on. Pick whichever most of you have Telegram in; a board that is already up changes at once.
settings-pictures-light = 🌞 light
settings-pictures-dark = 🌙 dark
settings-figures = Statistics and ranking
    .help = A recap with trophies after each game, then /stats and /ranking. With “no”, nothing is counted of the games to come, and nothing is told here of those that were.
settings-figures-true = yes
settings-figures-false = no
settings-daily = Daily question
    .help = At this hour the quiz asks the group something, every day. If there is a game on, it waits.
settings-daily-none = never

## One's own

settings-my-language = Language
    .help = The language in which I write to you in private.
settings-my-language-none = your app’s
settings-grammar = How I speak of you
    .help = It matters in languages with gender: to you, and of you to others.
settings-grammar-f = in the feminine
settings-grammar-m = in the masculine
settings-grammar-neutral = neither
settings-grammar-none = you haven’t said yet
settings-calls = Calls to tables
    .help = Whether I write to you when a table opens in a group you follow with /callme, or somebody asks for a rematch.
settings-calls-true = yes
settings-calls-false = no
settings-several = Several tables at once
    .help = As a rule it’s one table at a time: the others count on you. If you think you can follow several, each message will say which group it’s about.
settings-several-true = yes
settings-several-false = one at a time
settings-my-news = News
    .help = Whether whoever runs the bot may write to you now and then: something new, or a break for maintenance. Never while you play.
settings-my-news-true = yes
settings-my-news-false = no
settings-my-milder = Milder names
    .help = Whether some roles go by a name for younger ears in private: in the quiz, at your narrator’s desk, in /roles. In a group’s games, the group’s choice counts.
settings-my-milder-true = yes
settings-my-milder-false = no
settings-my-pictures = Pictures
    .help = What the pictures I send you in private are drawn on: your figures, your progress in the quiz, a board you ask for here. In a group, the group’s choice counts.
settings-my-pictures-light = 🌞 light
settings-my-pictures-dark = 🌙 dark

## Refusals, and what the group is told

settings-not-now = Telegram won’t tell me right now who administers that group. Try again in a moment.
settings-admins-open = In this group tables are opened by its admins.
settings-needs-pin = For that I need the right to pin messages: give it to me in the group, among my admin rights, and try again.
settings-needs-mute = For that I need the right to restrict members, and the group has to be a supergroup: give it to me there, among my admin rights, and try again.
settings-no-zone = I can’t find a time zone like that. Type a large city that has your time: Lisbon, for example.
settings-which-zone = There are several: { $zones }. Type the right one in full.
settings-import-unreadable = These aren’t settings that I can read: nothing has changed.
settings-import-bad = One value in there won’t do: { $what }. Nothing has changed.
settings-no-file = I read a file only while the import page is open: you find it with /settings in the group.
settings-powerless-pin = 📌 I can’t pin messages in this group: I lack the right. The game goes on all the same.
settings-powerless-mute = 🔇 I can’t silence whoever is out of the game: I lack the right. We count on everybody’s discretion.
settings-mute-stuck = 🔊 <b>{ $name }</b> should be able to write again, but I lack the right to see to it: an admin can. Within a day at most, Telegram will.
