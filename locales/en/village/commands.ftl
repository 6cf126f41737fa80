# The command that opens a table of The Village, its entry in the menu, the rules in short.

command-word-village = village
command-game-village = open a table of The Village
page-rules-village =
    <b>The Village</b>

    For 5 to 35 people; forty-two roles. Everybody gets a card in secret, and which ones are in play the narrator alone knows. About your own you may tell the truth, or not.

    <b>The teams.</b> The <b>village</b> wins when no wolf, nobody infected, no Cultist, Serial Killer or Arsonist is left alive. The <b>wolves</b>, when they are at least half of the living and no Gunner has a bullet left. The <b>cult</b>, when all the living belong to it. <b>Serial Killer</b> and <b>Arsonist</b>, if they live to be one of the last two. The <b>Tanner</b>, if lynched. The <b>Couple</b>, if it is left alone. Doppelganger and Thief, while they are that, win only if the one they love does.

    <b>The 120.</b> Before we begin I say whether at least one of Cupid, Doppelganger, Wild Child and Thief has been dealt. If so, the first night is longer.

    <b>Night.</b> Everybody is asked something in private, sleepers too, so that nobody gives anything away. At dawn you hear who is dead.

    <b>Day.</b> You talk. Mayor, Pacifist, Troublemaker, Sandman and Blacksmith may come forward, once. At the end of the day the Detective has an answer, and after that the Gunner may shoot.

    <b>Dusk.</b> Each of you votes for a name, or for nobody, and may change it until time is up. Most votes and you are lynched; on a tie, nobody is.

    <b>Roles change.</b> A bite, a conversion, a theft, a model who dies: what you knew of somebody yesterday need not be true today. What counts is the role at the end.

    <b>House rules.</b>
    • Nobody plays against their own team on purpose.
    • Cupid does not give the Couple away, unless he belongs to it; the Couple does not go straight for Cupid.
    • An infected Gunner may already play for the wolves.
    • With four left, the Clumsy Guy had better not vote to lynch, and Chemist and Harlot had better stay in.
    • The dead say nothing.
