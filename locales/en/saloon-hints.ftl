# The hints of a practice game. Nobody wins here: stories are told.

saloon-hint-cast = The form that you choose holds for every sentence about you. A name, if you have one in mind, makes the character easier to remember.
saloon-hint-choose = Choose the character whose secrets you would like to find out: no ideas are needed, the cards will bring them.
saloon-hint-pairs = Pairs are discarded by themselves: what counts is what stays, for that is where the others will look for your end.
saloon-hint-swap = With fewer cards you are safe sooner, but tell less: to swap with somebody who has many makes your story longer.
saloon-hint-draw = Draw at random: a pair brings an accusation, a card without its mate a plea, the joker the eyes of Death.
saloon-hint-accuse = Name a character of somebody at the table, and the stories get entangled. Somebody else in town makes the story wider.
saloon-hint-defend = Bring somebody into your story whom the table knows already: whoever is named will have something to ask.
saloon-hint-other = Who else lives in this town? Anybody will do: the story does the rest.
saloon-hint-answer = A “no” is not enough: admit something, or tell how it really went. In practice it is enough to think of it, then press.
saloon-hint-plead = Finish the sentence: a memory, a person, a reason to stay. In practice it is enough to think of it, then press.
saloon-hint-question = Ask about what the story has left in the dark. To pass is fine, too: the turn goes on.
saloon-hint-extra = You have been spoken of: you have one question more, and perhaps something to set right.
saloon-hint-reply = Answer in your character’s voice, with a lie if you like. In practice it is enough to think of it, then press.
saloon-hint-relief = You are safe: from now on you listen, you ask, and you leave when you like.
saloon-hint-duel = Two cards: one is the shot, one is empty air. Nobody can know beforehand.
saloon-hint-hit = Tell of the shot, as somebody in the saloon’s doorway would have seen it.
saloon-hint-miss = Tell why the shot went wide: perhaps the hand did not want to.
saloon-hint-farewell = A character’s last words: spoken by himself, or by somebody for him.
saloon-hint-departure = Death goes away: what stays in the eyes of those who have met hers?
saloon-hint-vignettes = A short scene will do: what has changed since that night?
saloon-hint-encore = Another round brings the same characters back a year later, with all that has come out.
saloon-hint-anew = Nobody has told anything yet: dealing again costs but a moment.
