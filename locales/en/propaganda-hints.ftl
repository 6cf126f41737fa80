# The hints of a practice game: why one might choose what.

propaganda-hint-name = The name changes no rule: choose one that makes you laugh when it is shouted from a stage.
propaganda-hint-promise = Nor does the promise change any rule, but it stays written on the office to the end.
propaganda-hint-reserve = Reinforce the offices that border on rivals: those behind cannot be challenged, until a star lights up.
propaganda-hint-found = Nor does the promise change any rule, but it stays written on the office to the end.
propaganda-hint-reinforce = A few pawns everywhere, or many in one place? A strong office on the border can attack; one with a single pawn is lost in the first debate.
propaganda-hint-recover = Lost pawns come back one by one: put them where there is a fight, not where nobody gets to.
propaganda-hint-turn = Challenge from an office with more pawns one that has few. The star costs the turn, but opens new borders.
propaganda-hint-next = Go on while you are the stronger one: every debate that is lost costs a pawn, and an emptied office may change hands.
propaganda-hint-against = The rival with the fewest pawns falls first; the one with the most offices, though, is nearest to winning.
propaganda-hint-emptied = Moving in gives you one more office and costs you a pawn; dismantling lowers the number that is needed to win.
propaganda-hint-house = Open the office where the pawns are needed: beside your own to hold, beside a weak rival to attack.
propaganda-hint-vow = Nor does the promise change any rule, but it stays written on the office to the end.
