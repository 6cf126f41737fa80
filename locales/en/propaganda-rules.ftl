# Propaganda: the chapters of /rules. Figures come as variables.

propaganda-rules-start =
    For { $least } to { $most }. An election board game by Federico Berti, an expansion of his Dama Bianca.

    The board has { $houses } houses, numbered like the Neapolitan book of dreams, on { $spokes } spokes and { $rings } rings. Houses that share a side border each other; the board is round, so 1 touches 86 as well.

    Each campaign has a name and { $pawns } pawns. There are { $seats } offices ({ $seats_five } with five), drawn and shared out evenly: each gets a promise and a pawn, and the other pawns go where you like. Usually you all prepare in private at the same time: you have { $opening_span }, and I fill in the rest.

    <b>With two players</b> the Undecided run too, with { $seats_two } offices like yours. I run them: they take no turns and cannot win, but they answer whoever challenges them.
    .title = 🗳 Names, offices, promises
propaganda-rules-turn =
    A turn usually lasts { $turn_span } and has three moments.

    <b>1. Recovery.</b> For every { $each } offices you hold, one lost pawn may come back onto one of them.

    <b>2. Combination</b>, if you like, in private: it opens a new office with all your lost pawns. One a turn, and you must have lost a pawn.

    <b>3. Debates or a star.</b> As many debates as you like, none too. A star, though, ends the turn.

    When time runs out the turn is over: pawns that could come back I put where fewest stand.
    .title = 🎙 A turn
propaganda-rules-debates =
    Choose an office of yours and one of another campaign that borders it. Each side draws a card: the higher number wins, and the losing office loses a pawn. Then go on, with the same offices or others, or stop.

    A captured pawn stays off the board, and its owner may recover it.

    Taunts and replies are my suggestions, from the symbols of the cards. Yours, in the group, will be better: they change nothing, and they are what the game is about.
    .title = ⚔️ Debates
propaganda-rules-stars =
    A star falls on the house of the card that is drawn. Where one shines already, draw again, up to { $draws } times; after that the money is wasted. Either way the turn is over.

    All offices that stand on a star or touch it, corners included, border each other, whoever holds them. Stars side by side, or corner to corner, make one bigger star.

    Stars belong to nobody, and stay. An office is no bridge: two groups of stars that touch the same office remain two.
    .title = ⭐️ Stars
propaganda-rules-empty =
    When an office loses its last pawn, whoever won the debate chooses:

    • <b>move in</b> with a pawn from a bordering office that has two or more, and keep its promise;
    • <b>dismantle it</b>: the office goes, and the majority gets lower;
    • <b>leave the last pawn there</b>: the debate is won all the same.

    Defenders choose as well, within { $answer_span }. If nothing is said, I move in from the tallest stack where that is possible, or else dismantle the office.
    .title = 🏚 An empty office
propaganda-rules-cards =
    Whoever wins at least one debate as the attacker draws a card when the turn ends, and keeps it face down. Winning in defence brings none. Nobody keeps more than { $kept }.

    A <b>combination</b> is:
    • three cards of one suit;
    • four cards, one of each suit;
    • two mirror numbers: 34 and 43, or 1 and 10, because 1 is read as 01.

    The new office opens on one of those houses, as you choose. The other cards are discarded.
    .title = 🃏 Cards and combinations
propaganda-rules-end =
    <b>Majority.</b> Whoever holds half of the standing offices plus one wins at once, in anybody’s turn.

    <b>Out.</b> Whoever has no office when a turn ends is out. With a combination in hand there is one more turn to play it. The last campaign running wins.

    <b>The polls close</b> after { $rounds } rounds, { $rounds_many } with five or six players; or after a round in which nobody debated, combined or bought a star. Offices are counted; if tied, pawns on the board, then cards in hand. If all is equal, victory is shared.
    .title = 🏆 The end
propaganda-rules-leaving =
    /leave is to retire: all your offices are dismantled and your cards discarded. Whoever leaves the group has { $grace_span } to come back. Whoever lets { $strikes } turns in a row pass without doing anything is out.

    /extend gives { $extension_span } more to the present turn.

    <code>/board</code> sends the board again; <code>/board text</code> says it in words.
    .title = 🚪 Leaving
propaganda-rules-house =
    Whoever opens the table chooses them before the game begins. This is what holds if nothing is touched; in brackets, what else may be chosen.

    { $options }
    .title = ⚙️ House rules
