# The hints of a practice game: why one might choose what.

lupi-hint-wolf = Devour whoever is dangerous: those who vote for your own, or may have seen something. Those whom the others suspect anyway are more use to you alive.
lupi-hint-seer = Look at somebody new, best of all somebody who counts by day: what you learn helps you when you vote. A second look teaches you nothing.
lupi-hint-bodyguard = Ask yourself whom the villagers would miss most: the wolves ask it, too. The same door two nights running is not allowed.
lupi-hint-judge = Keep from the rope whoever you think innocent and in danger of the vote; yourself, if the suspicion is on you.
lupi-hint-sleep = Everybody is asked this, so that nobody can tell who has something to do: one answer is as good as another.
lupi-hint-call = The first name kills nobody: call whoever should explain himself. See who has voted already, and for whom.
lupi-hint-vote = The first vote kills nobody: call whoever should explain himself. See who votes for whom, and who always follows the others.
lupi-hint-second = Now it kills. Weigh what you really know, and who is in a hurry for this rope; if no suspicion convinces you, you can choose nobody.
lupi-hint-runoff = If it stays a tie nobody dies: sometimes that suits you, sometimes it makes the wolves a present of a day.
lupi-hint-talk = The day is for talking: in a real game you would ask the others what they think. Here there are the facts: who has died, who voted for whom, who kept quiet.
