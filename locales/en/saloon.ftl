# Death in the saloon.
# The voice: an old western at a small-town picture house. Few words, much dust. Not a translation: each language tells it its own way.
# Characters are inflected by ROLE in the form that was chosen; players go by name.

command-word-saloon = saloon
command-game-saloon = open a table of Death Enters the Saloon

saloon-name = Death Enters the Saloon
saloon-tagline = Death is sitting at the bar, and tonight somebody will talk. Stories, no winner: ages 16 and up, and nobody is to force the genre’s discriminations on the others.

## Before it begins

saloon-saloon-opened =
    🤠 <b>Death Enters the Saloon</b>, for { $players }. A stranger has walked in whom nobody knows and everybody seems to remember. The stranger leans back against the bar and looks you over, one by one. It is Death.

    Nobody wins here: you find out who you are, and what you have done. I deal, I say whose turn it is, I give you a line to start from. The story is yours to write, in this group, in your own words.

    🃏 One after the other you draw a card, unseen, from the hand of whoever Death is looking at. A pair: you accuse. No pair: you plead for yourself. The joker: Death looks elsewhere. After each story the others have a question or two. Whoever runs out of cards is safe; whoever is left with the joker alone dies.

    This is for ages 16 and up. Those who made the game ask one thing: do not force the discriminations that come with the western on anybody who would rather not have them in the story.

    🖐 At a table of several people the “Unwanted” card is always here, for anyone and at any moment: the button in the group raises it in your name, in your private chat with me you can also stay unnamed. While it is up everything stops, and together you change or take back whatever was not all right.

    📬 Now look in private: your character and your cards are there. Choose, press, and once you are all ready we begin; in { $length_span } at the latest.
saloon-year-passed =
    📅 <b>A year and a day later.</b> The saloon doors creak again, and you know who is at the bar. Those who lived bring their stories along; the cards are dealt afresh. Look at yours in private: we play in { $length_span } at the latest.
saloon-night-begun-again =
    🃏 Nobody had said a word yet: the cards go back into the deck and are dealt again. Look at yours in private: we play in { $length_span } at the latest.
saloon-hand-emptied =
    In <b>{ $seat }</b>’s hand every card finds its match: nothing is left. All cards go back and are dealt again, and { $seat } begins, under Death’s eyes.
saloon-character-shown = • <b>{ $seat }</b>: { ROLE($figure, case: "the") }
    .heading = 🎭 <b>In the saloon tonight:</b>
saloon-pairs-laid =
    { $pairs ->
        [0] • <b>{ $seat }</b>: no pair, { $left } in hand
       *[other] • <b>{ $seat }</b>: { $cards } · { $left } in hand
    }
    .heading = 🎴 <b>Pairs on the table:</b>
saloon-lowest-shown = • <b>{ $seat }</b>: { $card }
    .heading = A tie. Each shows the lowest card of the hand:
saloon-hands-swapped = 🔁 <b>{ $seat }</b> and <b>{ $other }</b> swap hands.
saloon-gaze-fell =
    🃏 The jokers go to <b>{ $seat }</b>: Death’s eyes have come to rest on { ROLE($figure, case: "the") }. All the others, out loud: <i>“It is you that Death is looking at.”</i>
saloon-character-held =
    🎭 Your character is <b>{ ROLE($figure, case: "the") }</b>. { ROLE($figure, case: "card") }

saloon-ask-cast =
    🎭 Your character: <b>{ ROLE($figure, case: "the") }</b>.
    { ROLE($figure, case: "card") }

    How is your character spoken of? Tap one of the two. A proper name is not needed; if you want one, write it to me here before you tap.
saloon-ask-choose =
    🎭 Who would you like to be tonight? If you do not choose, you are <b>{ ROLE($figure, case: "the") }</b>. Characters that others have taken leave the list.

    A proper name is not needed; if you want one, write it to me here before you tap.
saloon-ask-pairs =
    🎴 <b>Your cards</b>{ $cast ->
        [yes] {" "}· { ROLE($figure, case: "the") }
       *[no] {""}
    }
    { $pairs ->
        [0] No pair to discard.
        [one] One pair goes, face up: { $gone }
       *[other] { $pairs } pairs go, face up: { $gone }
    }
    { $left ->
        [one] What stays: <b>{ $stay }</b>
       *[other] What stays: <b>{ $stay }</b>
    }
    { $threes ->
        [0] {""}
        [one] You had three of one value: tap another one if you would rather keep that.
       *[other] You had three of some values: tap another one if you would rather keep that.
    }
saloon-ask-pairs-ok = 👍 I have seen them
saloon-ask-hand =
    { $state ->
        [casts]
            🎴 <b>Your hand</b>
            { $cards }
            Only your character is missing: choose above.
        [waits]
            🎴 <b>Your hand</b> · { ROLE($figure, case: "the") }
            { $cards }
            All set: we begin once the others have looked at theirs.
        [joker]
            🃏 <b>Death is looking at you.</b> The others draw from your hand, unseen.
            { $cards }
        [safe] 🕊 You are safe: not a card left. You may still ask questions, and go whenever you like with /leave.
        [over] 🃏 For tonight the cards have had their say: they go back into the deck.
       *[holds]
            🎴 <b>Your hand</b> · { ROLE($figure, case: "the") }
            { $cards }
    }
saloon-ask-swap =
    🔁 { MENTION($seat) }, others hold more cards than you: choose whose hand you swap yours for. The joker comes to you all the same.

## The turn

saloon-ask-draw =
    🎴 { MENTION($drawer) }, you are up: draw a card from <b>{ $condemned }</b>, { ROLE($figure, case: "the") }. There are { $count }, face down and freshly shuffled; one is the joker.
    .alt-1 =
        🎴 { MENTION($drawer) } draws. <b>{ $condemned }</b> holds { $count } cards, and behind one of them is Death: pick one.
    .alt-2 =
        🎴 A move from { ROLE($rival, case: "the") }: { MENTION($drawer) }, draw from <b>{ $condemned }</b>. { $count } cards, face down, one of them the joker.
saloon-joker-drawn =
    🃏 <b>{ $drawer }</b> draws the joker! The gaze moves on { ROLE($figure, case: "to") }. Everybody else: <i>“It is you that Death is looking at.”</i>
    .alt-1 =
        🃏 The joker. <b>{ $drawer }</b> turns it over, and the saloon goes quiet. Say it: <i>“It is you that Death is looking at.”</i>
    .alt-2 =
        🃏 Death has seen enough of <b>{ $before }</b> and looks elsewhere: the joker is <b>{ $drawer }</b>’s. Out loud: <i>“It is you that Death is looking at.”</i>
# What the drawer is asked before the line has a name in place of “somebody”.
saloon-blame = { $value ->
        [ace] killed somebody in cold blood: <b>whom?</b>
        [ten] killed somebody whom another loved: <b>who was that other?</b>
        [nine] tried to kill somebody: <b>whom?</b>
        [eight] left somebody bleeding: <b>whom?</b>
        [seven] cut somebody where no blood shows: <b>whom?</b>
        [six] broke a thing that somebody treasured: <b>whose?</b>
        [five] shamed somebody in front of everybody: <b>whom?</b>
        [four] dragged a good name through the mud: <b>whose?</b>
        [three] stole: <b>from whom?</b>
       *[two] is eaten up with envy: <b>of whom?</b>
    }
saloon-merit = { $value ->
        [ace] saved a life: <b>whose?</b>
        [ten] stood up against an injustice: <b>for whom?</b>
        [nine] took the stand, and a false charge fell apart: <b>against whom was it?</b>
        [eight] held out a hand to somebody who had lost everything: <b>to whom?</b>
        [seven] has somebody waiting at home: <b>who is it?</b>
        [five] has a promise to keep: <b>to whom?</b>
       *[three] has a gift, and somebody who says so: <b>who?</b>
    }
saloon-ask-accuse =
    <b>{ $drawer }</b> draws { $card }, which pairs with { $mate }. Both go: now comes an accusation.

    ☝️ { MENTION($drawer) }, you say that { $speaker }’s { ROLE($figure, case: "who") } { saloon-blame } Choose, or reply to this message and write who: <i>old Jim</i>, <i>my sister Annie</i>.
saloon-ask-accuse-others = 🎭 Somebody else in town
saloon-ask-defend =
    <b>{ $drawer }</b> draws { $card }. No pair: the card stays, and now comes a plea.

    🙏 { MENTION($drawer) }, { ROLE($figure, case: "the") } { saloon-merit } Choose, or reply to this message and write who: <i>old Jim</i>, <i>my sister Annie</i>.
saloon-ask-defend-others = 🎭 Somebody else in town
saloon-ask-other =
    🎭 { MENTION($drawer) }, { $part ->
        [accusation] you say that { $speaker }’s { ROLE($figure, case: "who") } { saloon-blame }
       *[plea] { ROLE($figure, case: "the") } { saloon-merit }
    } Choose among the people in town, or reply to this message in your own words.
saloon-ask-other-f = A woman
saloon-ask-other-m = A man
saloon-ask-other-players = « Who is at the table

saloon-charge = { $value ->
        [ace] “You killed { ROLE($named, case: "the") } without so much as a blink. What for?”
        [ten] “You killed somebody { ROLE($named, case: "the") } loved. What were they to each other? And why did you do it?”
        [nine] “You wanted { ROLE($named, case: "the") } in the ground, and you tried. Why? And what went wrong?”
        [eight] “You left { ROLE($named, case: "the") } bleeding. How did it happen?”
        [seven] “You cut { ROLE($named, case: "the") } where no blood shows. How?”
        [six] “You broke a thing that belonged { ROLE($named, case: "to") }. What was it, and what did it mean to whoever lost it?”
        [five] “You shamed { ROLE($named, case: "the") } in front of everybody. How? And which loved one had to watch?”
        [four] “You dragged the name of { ROLE($named, case: "the") } through the mud with a lie. Which one? And what did the town make of it?”
        [three] “You stole from { ROLE($named, case: "the") }. What? What was it worth to you, and to the one who lost it?”
       *[two] “You envy { ROLE($named, case: "the") }. Why?”
    }
    .again = { $value ->
        [ace] “There is a grave you dug yourself, and { ROLE($named, case: "the") } lies in it. Your hand was steady: why?”
        [ten] “Somebody never came home { ROLE($named, case: "to") }, because of you. Who was it? What drove you?”
        [nine] “If { ROLE($named, case: "the") } still breathes, it is no thanks to you. Why did you try? And why was it not enough?”
        [eight] “Those scars on { ROLE($named, case: "the") } are your work. How did they get there?”
        [seven] “You know why { ROLE($named, case: "the") } has not looked anybody in the eye since. What did you say, or do?”
        [six] “Of that thing { ROLE($named, case: "the") } treasured you left nothing but pieces. What was it, and why did it matter so?”
        [five] “The whole street laughed at { ROLE($named, case: "the") } that day, and it was your doing. What happened? And who had to see it?”
        [four] “The story going round about { ROLE($named, case: "the") } started with you. What does it say? And who believes it?”
        [three] “What you have in your pockets belongs { ROLE($named, case: "to") }. What did you take? What did you want it for, and what went with it?”
       *[two] “You look at { ROLE($named, case: "the") } and your stomach knots: that is envy. Of what?”
    }
saloon-ask-answer =
    ☝️ <b>{ $drawer }</b>, { ROLE($rival, case: "the") }, points a finger:
    <b>{ saloon-charge }</b>

    💬 { MENTION($speaker) }, answer here, as { ROLE($figure, case: "the") }: a bare “no” will not do. Press once you have told it.
    .alt-1 =
        ☝️ <b>{ $drawer }</b>, { ROLE($rival, case: "the") }, gets up from the chair:
        <b>{ saloon-charge.again }</b>

        💬 { MENTION($speaker) }, let us hear { ROLE($figure, case: "the") }: tell it here, then press.
saloon-ask-answer-told = 💬 I have told it
saloon-excuse = { $value ->
        [ace] “If { ROLE($named, case: "the") } still walks this earth, it is because of me…”
        [ten] “When they all turned on { ROLE($named, case: "the") }, and unjustly, I was the one who stood up…”
        [nine] “They accused { ROLE($named, case: "the") } of something that never was, and my word in court put an end to it…”
        [eight] “When { ROLE($named, case: "the") } had not a cent left, whose hand was it that reached out? Mine…”
        [seven] “Let me go: { ROLE($named, case: "the") } is waiting for me at home…”
        [five] “Not today: I gave my word { ROLE($named, case: "to") }, and it is still to be kept…”
       *[three] “Ask { ROLE($named, case: "the") }: I have a gift, and it would be a crime to bury it. I can…”
    }
    .again = { $value ->
        [ace] “Somebody stood between { ROLE($named, case: "the") } and the grave that time. It was me…”
        [ten] “It was wrong, and nobody made a sound. I took my place beside { ROLE($named, case: "the") }…”
        [nine] “I laid my hand on the Bible for { ROLE($named, case: "the") }, and the lie fell apart…”
        [eight] “Look at { ROLE($named, case: "the") }, ruined once, and standing upright now. Do you know who was there? I was…”
        [seven] “There is a lamp burning tonight. It is { ROLE($named, case: "the") }, waiting for me…”
        [five] “I owe a promise { ROLE($named, case: "to") }, and until it is kept…”
       *[three] “I have it from { ROLE($named, case: "the") }: a talent like mine does not belong six feet under. I can…”
    }
saloon-ask-plead =
    🙏 { MENTION($speaker) }, before Death stands { ROLE($figure, case: "the") }, and says:
    <b>{ saloon-excuse }</b>

    💬 Go on from there: tell it here in the group, then press.
    .alt-1 =
        🙏 Death’s eyes linger, and { ROLE($figure, case: "the") } pleads. { MENTION($speaker) }, it begins like this:
        <b>{ saloon-excuse.again }</b>

        💬 The rest is yours to tell, here in the group. Then press.
saloon-ask-plead-told = 💬 I have told it
saloon-lonely-excuse = { $value ->
        [six] “Without me this town is lost, because…”
        [four] “What I believe in will not let me die, because…”
       *[two] “Some other day, maybe. But not today, because today…”
    }
    .again = { $value ->
        [six] “Take me, and a month from now there will be nothing here but dogs and dust. Because…”
        [four] “There is something greater than you, and it holds my hand. I know, because…”
       *[two] “Today, of all days? You cannot. Today…”
    }
saloon-ask-plead-alone =
    <b>{ $speaker }</b> draws { $card }. No pair: the card stays.

    🙏 { MENTION($speaker) }, before Death stands { ROLE($figure, case: "the") }, and says:
    <b>{ saloon-lonely-excuse }</b>

    💬 Go on from there: tell it here in the group, then press.
    .alt-1 =
        <b>{ $speaker }</b> draws { $card }, and nothing matches: the card stays.

        🙏 { MENTION($speaker) }, now { ROLE($figure, case: "the") } pleads. It begins like this:
        <b>{ saloon-lonely-excuse.again }</b>

        💬 The rest is yours to tell, here in the group. Then press.
saloon-ask-plead-alone-told = 💬 I have told it
saloon-line-last-word = ✋ { MENTION($player) }, this is about { ROLE($figure, case: "the") }: agree on it together. On what your character said and did, the last word is yours.

saloon-ask-question =
    ❓ { MENTION($asker) }, is there something { $speaker }’s { ROLE($figure, case: "who") } left out? Press, and write your question here.
    .alt-1 =
        ❓ { MENTION($asker) }, a question for { $speaker }, { ROLE($figure, case: "the") }? If not, pass.
    .alt-2 =
        ❓ Does something not add up? { MENTION($asker) }, you may ask { $speaker }, { ROLE($figure, case: "the") }.
saloon-ask-question-ask = ❓ I ask
saloon-ask-question-pass = Pass
saloon-ask-extra =
    ❓ { MENTION($asker) }, the talk was of { ROLE($named, case: "the") }: that gives you one more question. Do you put it to { $speaker }, { ROLE($figure, case: "the") }?
saloon-ask-extra-ask = ❓ I ask
saloon-ask-extra-pass = Pass
saloon-ask-reply =
    💬 { MENTION($asker) }, write your question here in the group. { MENTION($speaker) }, answer as { ROLE($figure, case: "the") }, then press.
    .alt-1 =
        💬 A question from { MENTION($asker) }: write it here. { MENTION($speaker) }, { ROLE($figure, case: "the") } has the floor; press once you have answered.
    .alt-2 =
        💬 { MENTION($asker) } asks, { MENTION($speaker) } answers, here in the group. Once { ROLE($figure, case: "the") } has spoken, press.
saloon-ask-reply-told = 💬 I have answered
saloon-ask-relief =
    🕊 <b>{ $seat }</b> has no card left: { ROLE($figure, case: "the") } is safe. How does it show? { MENTION($seat) }, tell us in a few words.

    You may still ask questions, and leave the saloon whenever you like. Anyone may press to go on.
saloon-ask-relief-on = Go on

saloon-step-skipped =
    { $step ->
        [draw] ⏩ <b>{ $seat }</b> does not draw: I do it instead.
        [blank] ⏩ <b>{ $seat }</b> does not say who: I choose.
        [ask] ⏩ <b>{ $seat }</b> does not ask: we move on.
        [swap] ⏩ <b>{ $seat }</b> does not choose: I do it instead.
        [duel] ⏩ <b>{ $seat }</b> does not shoot: I throw a die for it.
       *[tell] ⏩ <b>{ $seat }</b> does not answer: let us say the story was told.
    }
saloon-still-awaited =
    { $step ->
        [draw] 🌵 { MENTION($seat) }, there is a card waiting to be drawn.
        [blank] 🌵 { MENTION($seat) }, one name is missing: choose who.
        [ask] 🌵 { MENTION($seat) }, a question, or do you pass?
        [swap] 🌵 { MENTION($seat) }, whose hand will it be?
        [duel] 🌵 { MENTION($seat) }, your finger is on the trigger: pick a card.
       *[tell] 🌵 { MENTION($seat) }, the saloon is waiting for your story. Press once you have told it.
    }

saloon-still-undecided = 🌵 Still to be heard: { $seats }. Does the story go on, or does it end here?

## The end

saloon-duel-began =
    🌅 Two are left, with three cards: <b>{ $one }</b>’s { ROLE($figure, case: "who") } and <b>{ $other }</b>’s { ROLE($rival, case: "who") }. They step out of the saloon into the low sun. Each has one good shot: if it hits, Death has no say in it.
saloon-ask-duel =
    🔫 { MENTION($shooter) }, { ROLE($figure, case: "the") } takes aim at { ROLE($rival, case: "the") }. Two cards from { $target }’s hand lie face down: one is a hit, the other the joker. Pick.
saloon-ask-hit =
    💥 A hit! { MENTION($shooter) }, tell us how { ROLE($figure, case: "the") } brings down { $target }’s { ROLE($rival, case: "who") }. Then press.
saloon-ask-hit-told = 💬 I have told it
saloon-ask-miss =
    💨 The joker: a miss. { MENTION($shooter) }, tell us how { ROLE($figure, case: "the") } came to miss { $target }’s { ROLE($rival, case: "who") }. Then press{ $shot ->
        [1] , and the other gun has its turn.
       *[other] .
    }
saloon-ask-miss-told = 💬 I have told it
saloon-death-vanished =
    🌫 Two shots, and both still standing. When the smoke clears, Death is gone. Perhaps there was never anybody there. What is certain: in this saloon you know each other a good deal better now.
saloon-ask-farewell =
    { $shot ->
        [yes] ⚰️ On the ground lies <b>{ $seat }</b>’s { ROLE($figure, case: "who") }, and Death bends down.
       *[no] ⚰️ Nothing but the joker is left in <b>{ $seat }</b>’s hand: Death has chosen { ROLE($figure, case: "the") }.
    } { MENTION($seat) }, the last words are yours: a farewell, and how Death takes your character along. Anyone may press to go on.
saloon-ask-farewell-on = Go on
saloon-ask-departure =
    🚪 The joker has gone all the way round: Death gets up and leaves with nobody. { MENTION($seat) }, tell us what { ROLE($figure, case: "the") } sees. Anyone may press to go on.
saloon-ask-departure-on = Go on
saloon-nobody-held-cards =
    🚪 There is not a card left in any hand. Death looks at you one last time, pulls down the hat, and leaves alone.
saloon-ask-vignettes =
    🖼 Whoever likes may tell a small scene: how has your character’s life changed, { $died ->
        [yes] now that Death has come and it was somebody else
       *[no] now that Death has come and gone with nobody
    }? Those who have long been safe too. Press when you are done.
saloon-ask-vignettes-on = Go on
saloon-ask-encore =
    📅 The story may end here, or go on: <b>a year and a day later</b> Death comes back to the saloon. { $died ->
        [yes] Whoever has lost a character gets a new one; the others keep theirs, with all that has come out.
       *[no] Everybody’s character stays, with all that has come out.
    } We go on if { $needed } of you want it.
saloon-ask-encore-yes = 📅 A year and a day later
saloon-ask-encore-no = 🎬 It ends here
saloon-ask-anew =
    🚪 The joker went all the way round before anybody had opened their mouth: Death came in and walked out. Shall I deal again? We begin anew if { $needed } of you want it.
saloon-ask-anew-yes = 🃏 Deal again
saloon-ask-anew-no = 🎬 It ends here
saloon-line-yes = 👍 { $voters }
saloon-line-no = 👎 { $voters }
saloon-story-ended =
    { $why ->
        [enough] 🎬 The credits roll. Outside the saloon the wind carries off the last words: thanks to everybody who told them.
        [alone] 🎬 Too few of you are left at the table: the saloon closes, and the story ends here.
       *[silence] 🎬 Nobody has spoken in the saloon for a long while. I put out the lamps: the story ends here.
    }

## Leaving

saloon-player-left =
    { $why ->
        [removed] 🐎 The table goes on without <b>{ $seat }</b>:
       *[other] 🐎 <b>{ $seat }</b> leaves the table:
    } { ROLE($figure, case: "the") } stays in town, and may still come into your stories.{ $cards ->
        [0] {""}
        [one] {" "}One card goes to those still in the game.
       *[other] {" "}{ $cards } cards go to those still in the game.
    }
saloon-dealt-anew = 🃏 Nothing had begun yet: the cards are dealt again, for { $players }. Look at yours in private.
saloon-freed-by-leaving = 🕊 <b>{ $seat }</b> has no card left, and is safe.

## What is remembered

saloon-line-seat =
    { $state ->
        [condemned] 🃏 { $seat }, { ROLE($figure, case: "the") }: under Death’s eyes ({ $cards } and the joker)
        [safe] 🕊 { $seat }, { ROLE($figure, case: "the") }: safe
       *[playing] 🎴 { $seat }, { ROLE($figure, case: "the") }: { $cards ->
            [one] one card
           *[other] { $cards } cards
        }
    }
saloon-chronicle = 📖 <b>The story, in brief</b>
saloon-line-deal = 📅 <b>A year and a day later</b>
saloon-line-accusation =
    • { $seat }, { ROLE($teller, case: "the") }, against { ROLE($about, case: "the") }: { $value ->
        [ace] killed { ROLE($named, case: "the") }
        [ten] killed somebody dear { ROLE($named, case: "to") }
        [nine] tried to kill { ROLE($named, case: "the") }
        [eight] hurt { ROLE($named, case: "the") }
        [seven] wounded the feelings of { ROLE($named, case: "the") }
        [six] destroyed something that belonged { ROLE($named, case: "to") }
        [five] shamed { ROLE($named, case: "the") } in public
        [four] spread a lie about { ROLE($named, case: "the") }
        [three] stole from { ROLE($named, case: "the") }
       *[two] envies { ROLE($named, case: "the") }
    }.
saloon-line-plea =
    • { $seat }, { ROLE($teller, case: "the") }, pleads: { $value ->
        [ace] saved the life of { ROLE($named, case: "the") }
        [ten] stood up for { ROLE($named, case: "the") }
        [nine] testified for { ROLE($named, case: "the") }
        [eight] helped { ROLE($named, case: "the") } back up
        [seven] is awaited at home by { ROLE($named, case: "the") }
        [five] has a promise to keep { ROLE($named, case: "to") }
       *[three] has a gift, says { ROLE($named, case: "the") }
    }.
saloon-line-lonely-plea =
    • { $seat }, { ROLE($teller, case: "the") }, pleads: { $value ->
        [six] the town cannot do without
        [four] some faith is stronger than Death
       *[two] today is no day to die
    }.
saloon-line-safe = 🕊 { $seat }, { ROLE($teller, case: "the") }, is safe.
saloon-line-judged = ⚰️ Death took { $seat }’s { ROLE($teller, case: "who") }.
saloon-line-shot = 💥 The duel brought down { $seat }’s { ROLE($teller, case: "who") }.
saloon-line-vanished = 🌫 Nobody fell in the duel, and Death was gone.
saloon-line-round = 🚪 Death left with nobody, under the eyes of { $seat }’s { ROLE($teller, case: "who") }.
saloon-line-fled = 🚪 Death left with nobody.
saloon-line-nothing = Nobody had the time to tell anything.

## Buttons

saloon-label-figure =
    { ROLE($figure, case: "the") } · { GENDER($figure) ->
        [f] she
       *[other] he
    }
saloon-label-played = { ROLE($figure, case: "the") } ({ $seat })
saloon-label-card = { $card }
saloon-label-back = 🎴{ $number }
saloon-label-told-of = 💬 And { ROLE($figure, case: "the") } comes into it

## The table’s choices

saloon-option-pace = Pace
    .help = How long I wait for whoever has to draw or to tell. There are no hard deadlines: I remind people, ever more rarely, and after the first reminder most of the others may go on. “Slow” is for telling over days.
saloon-option-pace-fast = brisk
saloon-option-pace-normal = normal
saloon-option-pace-slow = slow
saloon-option-choose-characters = Characters
    .help = Drawn, as the game has it, or chosen by each in private.
saloon-option-choose-characters-false = drawn
saloon-option-choose-characters-true = chosen
saloon-option-extra-from-answer = Extra question
    .help = Whoever finds their character named in an accusation or a plea has one more question. If you like, so has whoever comes into the answer: the one who answered says so by pressing.
saloon-option-extra-from-answer-false = from the accusation only
saloon-option-extra-from-answer-true = from the answer too

refusal-saloon-too-few = It takes at least three people. Call somebody, or let computer players sit down.
refusal-saloon-too-many = The saloon’s table has room for five at most. Somebody has to give up a seat.

page-rules-saloon =
    <b>Death Enters the Saloon</b>

    For 3 to 5 people, ages 16 and up. A game of cards and stories by Greta Bellagamba and Daniele Di Rubbo. Nobody wins: you find out who the patrons of the saloon are, and what they have done.

    <b>Before.</b> Everybody has a character. The forty cards from ace to two are dealt, and all pairs are discarded. Whoever holds most cards gets the two jokers: Death is looking, and this is the Condemned.

    <b>The turn.</b> One after the other, the players draw an unseen card from the Condemned’s hand.
    • It makes a <b>pair</b> with one of their own: both go, and the drawer <b>accuses</b> the Condemned, who answers.
    • It makes none: it stays, and the drawer <b>pleads</b> before Death.
    • It is the <b>joker</b>: the drawer is the new Condemned, and play goes on from there.
    After an accusation or a plea the others may ask two questions in all; the player of the character that was named has one more.

    <b>Safe</b> is whoever has no card left: no more draws, but still questions.

    <b>The end.</b> If the joker alone is left in the Condemned’s hand, Death takes that character. If two are left with three cards, it is a duel: one shot each. If the joker goes all the way round with no other card drawn, Death leaves alone. And then, if you like, it goes on: a year and a day later.

    The “Unwanted” card may be raised at any time: it stops everything until you have talked.
