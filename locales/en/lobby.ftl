# The board of a table that is waiting to begin.

lobby-title = 🪵 <b>{ $game }</b>
lobby-empty = The table is empty. Who sits down first?
lobby-seated =
    { $count ->
        [one] One person at the table:
       *[other] { $count } at the table:
    }
lobby-sitter-here =
    { $host ->
        [yes] { $seat }. { $name } ✅ (opened the table)
       *[no] { $seat }. { $name } ✅
    }
lobby-sitter-letter =
    { $host ->
        [yes] { $seat }. { $name } ✉️ (opened the table)
       *[no] { $seat }. { $name } ✉️
    }
lobby-sitter-computer = { $seat }. { $name } 🤖
lobby-letters = ✉️ I cannot write in private to anyone with an envelope yet: tap “I’m in”, then “Start”.
lobby-need =
    { $count ->
        [one] One more person needed: it takes { $least } to play.
       *[other] { $count } more people needed: it takes { $least } to play.
    }
lobby-deck = 🃏 Deck for { $count }: { $cards }.
lobby-settings = ⚙️ { $settings }
lobby-closes = ⏳ We begin in { $left_span }, or as soon as whoever opened the table says so.
lobby-standing = ⏸ The clock is stopped.
lobby-proof = 🔏 Seal of the deck: <code>{ $proof }…</code>
lobby-proof-hidden = 🙈 Not every card is turned at the end, so the seal stays shut.

lobby-button-join = 🪑 I’m in
lobby-button-leave = Leave
lobby-button-go = ▶️ Start
lobby-button-options = ⚙️ Options
lobby-button-extend = More time
lobby-button-invite = 🔗 Invite
lobby-button-fill = 🤖 Fill up with computer players
lobby-button-people = 👥 Take someone off
lobby-button-give = 🤝 Hand the table over
lobby-button-list = « Back to the table
lobby-button-back = « Back to the options
lobby-button-up = « Back

lobby-people = 👥 <b>Who leaves the table?</b>
    Tap a name. Anyone taken off by mistake can simply sit down again.
lobby-give = 🤝 <b>Who takes the table over?</b>
    Whoever gets it sets the options, starts the game, and may pause or close it.
# A person sends this to whomever they like, along with the link: it is that person speaking, not the narrator.
lobby-invitation = We’re playing { $game }. Are you in? This link takes you to the table.
lobby-options = ⚙️ <b>The rules of this table</b>
    Tap one to change it. That is up to whoever opened the table, and the group’s admins.
lobby-option = ⚙️ <b>{ $name }</b>
    { $help }
lobby-section = <b>{ $name }</b>
lobby-option-row = { $name }: { $value }
# A phone cuts off the end of a narrow button: the number comes first.
lobby-deck-row = { $count } × { $role }
lobby-role-in = ✅ { $role }
lobby-role-out = 🚫 { $role }
lobby-gaps =
    { $count ->
        [one] ⚠️ No fair deal can be made this way for a table of { $sizes }: let some role back in, or play with another number.
       *[other] ⚠️ No fair deal can be made this way for tables of { $sizes }: let some role back in, or play with other numbers.
    }
lobby-lift = 🃏 It would do to put these back: { $roles }.
lobby-deck-by-hand =
    { $count ->
        [one] by hand, one card
       *[other] by hand, { $count } cards
    }
