# What computer players tell in Death Enters the Saloon. The character speaks, in the first person.
# Whoever is named may sit at the table, or be somebody's own words (“my sister Annie”): always ROLE, never first in a sentence, never “he” or “she”.

saloon-says-answer = { $value ->
        [ace] “There was a thing buried under the mill, and { ROLE($named, case: "the") } had seen the spade. Two people cannot keep what one can barely carry. Behind the barn it was, and it was quick. I would do without the dreams.”
        [ten] “They had a claim together, that old prospector and { ROLE($named, case: "the") }, and a dog with two names. I only wanted the map. He held on to it harder than a man should hold on to paper.”
        [nine] “Because { ROLE($named, case: "the") } had sold my land to the railroad with my own name at the bottom. The poison went into the glass, and the cat got to the glass first. I have not looked a cat in the eye since.”
        [eight] “With a bullwhip, by the well, for a theft. The next day they found who had really done it. Everybody apologised { ROLE($named, case: "to") }, except for the one with the whip.”
        [seven] “I had a letter from { ROLE($named, case: "the") } once. Four pages, and a question on the last. I read it out in here on a payday night and brought the house down. The answer was yes. I never gave it.”
        [six] “A fiddle, the one thing that { ROLE($named, case: "the") } had carried out of the war. It went into my stove in January. I said that I was cold. Truth is, nobody had ever played a note for me.”
        [five] “At the harvest dance. I got up and acted out how { ROLE($named, case: "the") } had begged me for a loan, voice and all. There was a mother in the first row. She kept on clapping, so that nobody should see her face.”
        [four] “I said that { ROLE($named, case: "the") } sold names to the river gang. Not a word of it was true, but it was a good story, and a good story never walks in this town. Within a week nobody returned so much as a good morning. Nor did I. You have to be consistent.”
        [three] “A silver watch that had stopped at twenty past ten. I got two dollars for it. That was when a child was born, according to { ROLE($named, case: "the") }. The watch I could not tell you. The time I can.”
       *[two] “Because { ROLE($named, case: "the") } sleeps. That is all. I walk at night, and you can hear the snoring from the street. I have not closed my eyes since the year of the flood.”
    }
    .alt-1 = { $value ->
        [ace] “It was money, and not even mine. I looked { ROLE($named, case: "the") } in the face, said I was sorry, and did what I was paid for. The one who paid is still in town. Some of you shake that hand on Sundays.”
        [ten] “It was the father of { ROLE($named, case: "the") }, and he was dying by inches. He asked me for the pillow. You call it murder. I have been looking for the word for years.”
        [nine] “I had the rifle, the sun behind me, and { ROLE($named, case: "the") } right there on the bead. Then the children came out of church, singing. One hymn, that was all it took. Had it rained that day, you would be talking about something else.”
        [eight] “It was the jail door. I slammed it as hard as I could, and { ROLE($named, case: "the") } still had a hand on the bars. I told everybody it was the wind. There was no wind.”
        [seven] “I told { ROLE($named, case: "the") } to wait for me till spring. In spring I sent my regards, and an invitation to the wedding. Mine.”
        [six] “A headstone. I took a hammer to the one that { ROLE($named, case: "the") } puts flowers on, at night, the way cowards do it. There was a name on it that ought to have been mine too.”
        [five] “It was a debt, and I would have it paid on the knees, in the street, one coin at a time. Everybody watched { ROLE($named, case: "the") } do it. So did somebody with a ring in the pocket. The ring went back to the shop.”
        [four] “One word, whispered to the barber: leprosy. The town took care of the rest. They even burned the blankets of { ROLE($named, case: "the") }.”
        [three] “A bay with a star on its brow. To me it was a way out; to { ROLE($named, case: "the") }, the only way home. One of us spent that winter on the wrong side of the pass. I was warm.”
       *[two] “Because somebody pulls up a chair whenever { ROLE($named, case: "the") } walks in. When I walk in, somebody moves the bottle.”
    }
    .alt-2 = { $value ->
        [ace] “It rained, and I had stood there all night. When { ROLE($named, case: "the") } opened the door my hand was as steady as a table. That is what frightens me. As to the reason: there is a cross on the hill with my brother’s name on it.”
        [ten] “They shared everything, { ROLE($named, case: "the") } and that poor devil, down to the tobacco. One night at cards he called me a cheat in front of the whole room. He was right. That is why I shot him.”
        [nine] “I wanted the place that { ROLE($named, case: "the") } had, and that seemed reason enough. I cut the girth of the saddle. That morning it was the stable boy who took the horse. He limps, and always says hello to me.”
        [eight] “A branding iron. We had been drinking, and we laughed and laughed. Then { ROLE($named, case: "the") } stopped laughing, and I did not.”
        [seven] “I let { ROLE($named, case: "the") } wait at the station, trunk and all, and watched from the window across the way. Three trains went by. At the fourth I drew the curtain.”
        [six] “The bridge. Every plank of it was laid by { ROLE($named, case: "the") }, and it led to a house where somebody was going to live. Six years of evenings. I brought one match.”
        [five] “In church. Instead of the psalm I read out what { ROLE($named, case: "the") } had written to a daughter who did not know that she was one. She sat right there in her good dress. She had the look that you all have now.”
        [four] “That { ROLE($named, case: "the") } had bought the election. I had bought it, and would rather people did not wonder. They believed it gladly: they all had my money in their pockets and were looking for somebody to be angry with.”
        [three] “A recipe, on a greasy piece of paper. A gentleman in Chicago has it on his signs now. To { ROLE($named, case: "the") } it was a grandmother’s voice. To me it was a hat. This one.”
       *[two] “Because { ROLE($named, case: "the") } gets letters. I have taken to posting them to myself, one a month, from two towns over.”
    }

saloon-says-plea = { $value ->
        [ace] “…the river was up, and all you could see of { ROLE($named, case: "the") } was one hand. I cannot swim, and it showed. But I had hold of that hand, and in the end it was the river that got tired.”
        [ten] “…they had brought a rope and no judge. Behind the jail door was { ROLE($named, case: "the") }; in front of it was me, with a shotgun. It was not loaded. I never told anybody that before you.”
        [nine] “…the verdict was as good as written. I swore that { ROLE($named, case: "the") } had sat up with me all night over a sick horse. It cost me my job. We lost the horse. We did not lose anybody else.”
        [eight] “…the hail had taken everything, so I split my seed corn with { ROLE($named, case: "the") }, and never mind the interest. That was a lean winter, but there were two of us to be hungry.”
        [seven] “…there are two plates on that table. If I stay away, { ROLE($named, case: "the") } will wash both of them all the same. It is a small thing, I know. How many small things have you seen up close?”
        [five] “…I am teaching { ROLE($named, case: "the") } to read, and I said we would be done before the snow. We are at M. You do not leave a person in the middle of the alphabet.”
       *[three] “…I can make people laugh who came in crying. There is no call for that where you come from, I suppose. Though you could do with it, says { ROLE($named, case: "the") }.”
    }
    .alt-1 = { $value ->
        [ace] “…two days in that mine, in the dark, digging with a spoon. They told me to give it up, but I could hear knocking on the other side. Ask { ROLE($named, case: "the") }: three knocks, a rest, three knocks.”
        [ten] “…they said that { ROLE($named, case: "the") } had no wages coming, on account of a name. I put mine down on the counter and said: then neither have I. Eleven more came down on top of it.”
        [nine] “…all they had was an embroidered handkerchief. I showed the judge that only one person in town can do that stitch, and it is not { ROLE($named, case: "the") }. The whole jury turned round to look at the banker’s wife.”
        [eight] “…they were auctioning off the very bed of { ROLE($named, case: "the") }. I bid one dollar, and looked about the room until nobody felt like bidding two. It was slept in that same night.”
        [seven] “…every night { ROLE($named, case: "the") } keeps the lamp lit until my boots are on the porch. I am not asking for my own sake. It is the price of oil.”
        [five] “…there is a grave over the hill with no name on it, and I gave { ROLE($named, case: "the") } my word to carve it. The letters are all cut. All but one.”
       *[three] “…I find water. A hazel twig, a few steps, and you dig where I say. The well of { ROLE($named, case: "the") } is one of mine. And there are a good many thirsty people out there yet.”
    }
    .alt-2 = { $value ->
        [ace] “…that bullet was meant for { ROLE($named, case: "the") }. It is in here, in the shoulder, and lets me know when the weather is about to change. It is letting me know now.”
        [ten] “…the store had stopped serving { ROLE($named, case: "the") }. So I bought every loaf they had, and gave them out on the steps. These days they serve whoever walks in.”
        [nine] “…they had paid me to say nothing. I laid the money down before the jury, one bill after the other, and told what I saw. That night { ROLE($named, case: "the") } slept at home. I have slept where I could ever since.”
        [eight] “…the bottle was all that was left { ROLE($named, case: "to") }. I kept it out of that house for forty nights, with my back against the door. On the forty-first we both slept.”
        [seven] “…we have an arrangement: if I am not back by sunup, { ROLE($named, case: "the") } comes looking. You do not want that. Nothing ever stopped that one, and I would not put my money on you.”
        [five] “…there is a trial in a month, and if I do not speak, { ROLE($named, case: "the") } will lose the house. I swore to it. They say an oath is one thing even you respect.”
       *[three] “…I remember. Every name, every date, every promise. As long as somebody remembers, nobody is altogether gone: ask { ROLE($named, case: "the") }. I can see how that would not suit you.”
    }

saloon-says-lonely-plea = { $value ->
        [six] “…I am the only one who knows where the water runs under this town, and I never told. Take me, and in two summers you can have the salt.”
        [four] “…I saw a flower come up between the boards of the gallows, and I understood. You have the scythe, granted. But it came up again.”
       *[two] “…it is a Thursday, and nobody in my family ever died on a Thursday. You would not want to spoil a tradition.”
    }
    .alt-1 = { $value ->
        [six] “…everybody here hates everybody, and I am the one thing they can all hate together. Take that away, and see what they turn to.”
        [four] “…I believe in a given word. I was given a good many, and I am waiting for every one of them. Those who wait do not die. At worst they sit down.”
       *[two] “…the stage from the east comes in today, and I have been waiting eleven years for who is on it. Tomorrow, if you like. Tomorrow I shall come quietly.”
    }
    .alt-2 = { $value ->
        [six] “…I keep everybody’s debts, and I keep them in my head. While I am around nobody pays, and nobody shoots.”
        [four] “…my grandmother used to say that you die when you are done saying thank you. I have not begun.”
       *[two] “…I have bread rising at home. It does not sound like much. Wait until you smell it.”
    }

## Questions and answers: each question has its own

saloon-says-question =
    { $part ->
        [accusation] { $topic ->
            [1] “Who else knew?”
            [2] “Would you do it again?”
            [3] “What did you do right afterwards?”
            [4] “Then why are you still in town?”
            [5] “Did you ever say that you were sorry?”
            [6] “What did you keep from that day?”
            [7] “Was there anybody with you?”
            [8] “And when you pass the place now?”
            [9] “What did you say when you got home?”
            [10] “How long had you thought about it?”
            [11] “And if it had been you?”
            [12] “Who are you really telling this to?”
           *[13] “What would your mother say?”
        }
       *[plea] { $topic ->
            [1] “And what did you get out of it?”
            [2] “Who can tell us that it is true?”
            [3] “And if you are wrong?”
            [4] “Why you, of all people?”
            [5] “Were you afraid?”
            [6] “Was it not for yourself, deep down?”
            [7] “Why did you never speak of it?”
            [8] “And what is that to Death?”
            [9] “And the time you looked away?”
            [10] “What would you do with another year?”
            [11] “Who would miss you?”
            [12] “Are you making this up as you go?”
           *[13] “And what do you promise if you are let go?”
        }
    }
saloon-says-reply =
    { $part ->
        [accusation] { $topic ->
            [1] “One person. I bring flowers once a month, and there have been no more questions.”
            [2] “I do it again every night, and wake up just before. You tell me whether that is a yes.”
            [3] “I washed my hands and made supper. I was hungry. That is the part I cannot forgive.”
            [4] “Whoever runs has confessed. Whoever stays gets to be a local.”
            [5] “Once, very low, from outside the door. They were singing in there. I did not knock.”
            [6] “A button. It is in my pocket. No, you may not see it.”
            [7] “There was. In this room, tonight. I shall talk when somebody else does.”
            [8] “I take the long way round. I have taken it for years, and you are the first who asks.”
            [9] “That it went fine. It always went fine, in our house.”
            [10] “All winter. And then it took me less than a minute.”
            [11] “It was. That is how I learned.”
            [12] “The one at the bar. The rest of you I tell out of good manners.”
           *[13] “Nothing. She would lay the table and wait for me to begin. That is why I never go.”
        }
       *[plea] { $topic ->
            [1] “A handshake. I have had others since, and none of them weighed as much.”
            [2] “Nobody who still talks. You will have to go by my face, and I know what that is worth.”
            [3] “Then for once I shall be wrong on the right side.”
            [4] “Because they were all looking at me, and I had run out of places to look.”
            [5] “My hat shook. And my hat is the bravest part of me.”
            [6] “Deep down, I dare say. But up here on the surface somebody was better off.”
            [7] “It is worth less once it is told. Hear how it sounds?”
            [8] “Ask for yourself. But look: those fingers have stopped drumming on the bar.”
            [9] “There was one. That is why I never did it again.”
            [10] “The same as with the others, only earlier in the day, while there is light.”
            [11] “One dog, for certain. I do not like to guess about people.”
            [12] “A little. But not the part that you find hard to believe.”
           *[13] “Not a thing. I have a feeling that this one collects.”
        }
    }
saloon-says-reply-open = “I ask myself the same thing, most nights. I do not care for the answer, so I am keeping it.”
    .alt-1 = “If I tell you, half of it is yours to carry. You are sure? Well then: it was worse than you think.”
    .alt-2 = “Ask somebody who was there. But no, that was only me. Let us say it went the way that lets you sleep.”
    .alt-3 = “Some things are best told with the sun behind you. For tonight let this do: it is not the worst I ever did.”
    .alt-4 = “You have sharp eyes. There is a piece missing, yes. It has a name, and that name is in here tonight.”
    .alt-5 = “Because I could. I found the other reasons later, at my leisure, and they are all much prettier.”

## Safe, the duel, the end

saloon-says-relief = “It is the glass that tells me. It has been shaking in my hand since that door opened, and now there is not a ripple in it.”
    .alt-1 = “The stranger went right past me, and the air was mild. I can smell the coffee for the first time tonight.”
    .alt-2 = “I looked in the mirror behind the bar. There was me. There was nobody behind me any more.”
    .alt-3 = “My name was written in the dust on the table. Somebody has wiped it out with a fingertip.”
saloon-says-hit = “I never aimed. I thought of everything that was said tonight, and my hand went up by itself. I could swear that I saw { ROLE($rival, case: "the") } smile, like somebody who has found the door at last.”
    .alt-1 = “One shot, and the noise came after. There is a hat in the middle of the street that belonged { ROLE($rival, case: "to") }, and a great deal of quiet.”
    .alt-2 = “The bell was striking six. It seems that { ROLE($rival, case: "the") } was waiting for the last stroke. I was not.”
saloon-says-miss = “I had the sun in my eyes, and there was somebody in the sun, with a hat on. That is who the bullet went looking for. And { ROLE($rival, case: "the") } is still standing.”
    .alt-1 = “My hand would not have it. That hand was shaken once, years ago, by { ROLE($rival, case: "the") }. I did hit the sign of the bank, which is something.”
    .alt-2 = “A cat. It crossed the street just then, in no hurry at all, and I looked at the cat instead of { ROLE($rival, case: "the") }.”
saloon-says-farewell =
    { $shot ->
        [yes] “Nice shooting. Leave my eyes open: you can see the stars from down here, and I never took the time. One of them is moving. It is wearing a hat, and holding out a hand.”
       *[no] “All right, I have said enough. Leave my hat on the hook, so that people think I have only stepped out. Death is offering me an arm, as if it were a dance. I have not danced in a long while.”
    }
    .alt-1 =
        { $shot ->
            [yes] “Tell them I drew first. I did not, but nobody will come back to say so. There go the boots. No hurry in them: somebody knows the way.”
           *[no] “You can settle my bill among you. And do not fight over my chair, it was never any good. Let us go, then. No, leave the lantern. I can see.”
        }
    .alt-2 =
        { $shot ->
            [yes] “How odd. It does not hurt, it makes you sleepy. Somebody feed my horse. There is one saddled over there, next to the black one. It is mine, is it not? It is mine all right.”
           *[no] “If anybody asks, I took the night coach. It is very nearly true. The horses are black, and you need no ticket.”
        }
saloon-says-departure = “Up from the stool, a coin on the bar, and a nod for me: not goodbye, more like see you. The doors are still swinging. Nobody has the nerve to stop them.”
    .alt-1 = “A look at the watch, like a caller who has got the wrong house. Then a smile, with my own teeth. And outside, at last, a dog begins to bark.”
    .alt-2 = “That hat goes by me and does not see me any more. It is the kindest thing that ever happened to me in this saloon.”
saloon-says-vignette =
    { $role ->
        [doctor] “I washed the instruments twice this morning. When they come in now I look at the face first, and then where it hurts.”
        [escort] “There is a bell on my door: whoever wants to come up has to ring it. And in the street, in daylight, it is me who says good morning, and loudly.”
        [gambler] “I have a new deck, and the spare ace went into the poor box. I lose a good deal these days. I sleep like a child.”
        [mayor] “I had them dig where I always said not to dig. What they found is in the square now, with names on it. My statue can wait.”
        [teacher] “I wrote on the blackboard: What would you do if it were the last night? The children knew at once. Their parents have asked me for an explanation.”
        [cowhand] “The saddle has been on the wall for three days. I have a room with a window, and I know the name of whoever lives across the way.”
        [judge] “I reopened a case, the oldest I have. It is my signature at the bottom. I drew a line through it, and then I signed the line.”
        [owner] “Nobody touches the stool that Death sat on. I put a glass down in front of it at closing time. It is empty in the morning.”
        [sheriff] “The star lay on the table for a whole night. In the morning I pinned it on again, on the other side. The one with the heart in it.”
        [reverend] “Sunday’s sermon took a minute. I said: I have seen who is waiting for us, and it is a good listener. Then we sang, even those who cannot.”
        [seer] “I have taken a card out of the deck. You know which. They tell me that I am right less often now, and a greater comfort.”
        [undertaker] “I had all your measurements before I ever sat down. That paper went into the stove. This morning I began on a cradle.”
       *[other] “The street was the same as ever, the morning after. But I crossed it slowly, and said hello to everybody.”
    }
    .alt-1 =
        { $role ->
            [doctor] “I make calls at night again. And when there is a knock and nobody at the door, I say it all the same: come in.”
            [escort] “I wrote down every secret they ever left me, each on a slip of paper, and gave the lot to the wind. One went past the bank yesterday.”
            [gambler] “I bet that I would wake up tomorrow. Three wins in a row now. It is the best run of my life.”
            [mayor] “I apologised to the council. It was not on the agenda. The minutes say: silence, then somebody coughs.”
            [teacher] “I teach the grown-ups after supper. The first word they want to write is their own name. The second, nearly always, is the name of somebody who is no longer here.”
            [cowhand] “I let go the two colts that were never mine. One of them came back. I call it Thursday.”
            [judge] “I have lent my gavel to the carpenter. A fine tool, I am told: it knocks all day and nobody hangs.”
            [owner] “The midnight round is on the house. One for everybody, and one for whoever was looking at me over those cards.”
            [sheriff] “I took down all the wanted posters. There was a white wall behind them. I did not remember that it was so big.”
            [reverend] “I put up one more candle, for nobody in particular. I find it lit every morning, and the sexton swears that it is not him.”
            [seer] “They asked me for the future, and I told them the truth: I do not know. Nobody ever paid me so well.”
            [undertaker] “Business has been bad since that night, and for once I do not complain. I leave the door open. The sun comes in, and the boards smell sweet.”
           *[other] “I have laid one place more at my table ever since. Nobody has come yet, but there is never any bread left over.”
        }
