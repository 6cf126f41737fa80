# The Village, the chapters of /rules. Figures come as variables, with the values that hold if a table chooses nothing else.
# .title: the name on the button.

village-rules-start =
    { $least } to { $most } people, { $roles } roles. Everybody gets a card and a team in private. Only the narrator knows which roles are in play; about your own you may tell the truth, or not.

    Cards are drawn until the village and its enemies are about equally strong. Whoever opens the table may leave roles out, or choose another way of dealing.

    <b>Who knows whom.</b> The wolves know each other, and which of them is the Snow Wolf; so do the Cultists, and so do the Masons. The Beholder knows the Seer and, usually, the Seer the Beholder. The Fool is handed the Seer’s card, and does not know it either.

    <b>The 120.</b> At the start I tell you whether at least one of Cupid, Doppelganger, Wild Child and Thief was dealt.
    .title = 🃏 The cards
village-rules-night =
    Everybody alive gets one question in private, those without a power too: so no phone gives anybody away. Whoever can act chooses; an answer may be changed until dawn, and no answer means doing nothing. The choices that the first night demands are made by chance if they are missing.

    <b>Together.</b> Pack and cult choose in common: most votes decide, chance breaks a tie. Wolves, Cultists and Masons may also write to one another through me: { $letters } characters a message, one every { $pause_span }, { $messages } a night at most.

    <b>The order.</b> Actions are carried out one after another, in an order that never changes; each role’s page tells its place. Whoever dies or is frozen before their turn does nothing; the Guardian Angel’s protection counts from nightfall.

    Usually it lasts { $night_span } (the first night, with the 120, { $flagged_span }). It ends sooner once everybody has answered, but never before { $floor_span }.
    .title = 🌙 The night
village-rules-dawn =
    At dawn everybody reads in private what they have learnt; then I name the dead. Usually I show their role as well; a table may choose to see only the team, or nothing.

    <b>The last shot.</b> A dying Hunter may take somebody along if there is time for it: not when eaten or burned. Where roles stay hidden, every death is followed by the same pause, and so the pause tells nothing. There are { $shot_span } to shoot.

    <b>For love.</b> When one of the two whom Cupid has joined dies, the other dies of sorrow.

    The dead keep silent.
    .title = 🌅 Dawn
village-rules-day =
    You talk, and anything may be said. Usually the day lasts { $day_span }, plus { $each_span } for each of the living above { $fewest }, and { $longest_span } at most.

    <b>Coming out.</b> Blacksmith, Sandman and Troublemaker may use their power during the day, Mayor and Pacifist during the vote too: each once, and before everybody. Between Pacifist and Troublemaker, the last to speak prevails.

    <b>At the end of the day.</b> First the Detective is answered, then the Gunner shoots. Both choose in private during the day, and may change their minds until then.

    By day too everybody has a question in private: those without a power note whom to keep an eye on, and it serves no other purpose.
    .title = ☀️ The day
village-rules-dusk =
    Everybody alive votes in the group for one name or for nobody, and may change that until time is up: usually { $dusk_span }. Votes are counted at the end only, even if all have voted.

    Usually you see how many have voted, and at the end who voted for whom. A table may show every vote at once, or only the outcome.

    Most votes: lynched. A tie, or no votes: nobody. The Prince is spared the first time. If the Tanner is lynched the game ends there, and the Tanner wins. After the Troublemaker’s doing you vote twice; on a day of peace not at all.

    The Clumsy Guy’s vote may slip to another name; that of a Mayor who has come out counts double.
    .title = 🌆 Dusk
village-rules-changes =
    What counts is the card that you hold at the end, not the one you were dealt. Whoever changes roles is told in private, and so are the new companions; the group hears nothing.

    • The <b>Alpha’s bite</b> infects: a Wolf by the next nightfall. The <b>Cursed</b>, if the pack comes, at once.
    • The <b>cult</b> converts, and the converted lose the role that they had.
    • The <b>Apprentice</b> takes the last Seer’s place.
    • <b>Wild Child</b> and <b>Doppelganger</b> change when the one they chose dies.
    • With no wolf of the pack left, the <b>Snow Wolf</b> becomes a Wolf, or else a <b>Traitor</b>; but if somebody is infected, they wait.
    • The <b>Thief</b> exchanges his card for the one he steals.
    • A Gunner, Hunter or Chemist who kills the <b>Wise Elder</b> is a Villager from then on.

    A new role comes with its powers as new; a stolen one as it was found.
    .title = 🔁 Roles change
village-rules-end =
    Looked at after every death and change of role, in this order:

    • nobody alive: nobody wins;
    • two are left: the <b>Couple</b>, if it is them; else the <b>Serial Killer</b>, then the <b>Arsonist</b>, then usually a <b>Cultist</b>, unless the other is a wolf, or a Cult Hunter, who kills the Cultist. Hunter and Serial Killer kill each other. In all other cases the lines below decide;
    • all Cultists: the <b>cult</b> wins;
    • wolves are at least half of the living and no Gunner has a bullet left: the <b>wolves</b> win;
    • no enemy and nobody infected alive: the <b>village</b> wins.

    Village, wolves and cult win together, their dead included. Serial Killer and Arsonist only if alive. The <b>Tanner</b> wins by being lynched. <b>Doppelganger</b> and <b>Thief</b>, as long as they are that, for love alone: whoever loves a winner, wins.

    On parity, the last two and guns a table may have rules of its own (see “House rules”).
    .title = 🏆 Who wins
village-rules-pacts =
    These are for the table to keep, not for me.

    • Nobody plays against their own team on purpose.
    • Cupid does not give the Couple away, unless he is part of it; the Couple does not set out to lynch Cupid at once.
    • An infected Gunner may already play for the wolves.
    • With four left, the Clumsy Guy does not vote for a lynch, and Chemist and { village-role-harlot } stay at home.
    • Cards are not shown, and neither are my messages: you tell.
    • The dead keep silent.
    .title = 🤝 Fair play
village-rules-leaving =
    /leave leaves the game. Whoever leaves dies quietly: nobody dies of sorrow, nobody shoots, no pack is enraged, no grave is dug. Whoever leaves the group has { $grace_span } to come back.

    <b>Not voting.</b> Usually, { $strikes } votes in a row without an answer and you are out, before the count; “nobody” is an answer. A table may want something else: the others decide, a computer player sits in until you are back, chance votes for you, only a warning, or not even that. By night, silence is never an absence.

    <b>If everybody is silent.</b> After { $silence } nights with their days in which nobody has answered anything the game is closed without a winner.

    /extend gives { $extension_span } more to the present phase.
    .title = 🚪 Leaving
village-rules-house =
    Whoever opens the table chooses them before the game begins. This is what holds if nothing is touched; in brackets, what else may be chosen. Players see them on the table’s board.

    { $options }
    .title = ⚙️ House rules
