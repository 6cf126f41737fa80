# The characters. .who: the noun; .the and .to: with its article; .a: any one of them; .card: who it is, in two lines; .counted: how many.
# $of is the form that was chosen, f or m. A proper name, if there is one, follows by itself.

saloon-role-doctor = doctor
    .who = doctor
    .the = the doctor
    .to = to the doctor
    .counted = { $count ->
        [one] one doctor
       *[other] { $count } doctors
    }
    .card = You saw half this town being born, and the other half die on your table. A little too fast, some say.
saloon-role-escort = sex worker
    .who = sex worker
    .the = the sex worker
    .to = to the sex worker
    .counted = { $count ->
        [one] one sex worker
       *[other] { $count } sex workers
    }
    .card = They come to you by night and do not know you by day. The secrets they leave on your pillow would fill a graveyard.
saloon-role-gambler = gambler
    .who = gambler
    .the = the gambler
    .to = to the gambler
    .counted = { $count ->
        [one] one gambler
       *[other] { $count } gamblers
    }
    .card = Never a trade, always a spare card. Tonight the stakes are high.
saloon-role-mayor = mayor
    .who = mayor
    .the = the mayor
    .to = to the mayor
    .counted = { $count ->
        [one] one mayor
       *[other] { $count } mayors
    }
    .card = You raised this town stone by stone. Under some of those stones nobody is to dig.
saloon-role-teacher = schoolteacher
    .who = schoolteacher
    .the = the schoolteacher
    .to = to the schoolteacher
    .counted = { $count ->
        [one] one schoolteacher
       *[other] { $count } schoolteachers
    }
    .card = You teach the children of people who cannot read. Not all of your lessons are held at school.
saloon-role-cowhand = cowboy
    .who = { GENDER($of) ->
        [f] cowgirl
       *[other] cowboy
    }
    .the = { GENDER($of) ->
        [f] the cowgirl
       *[other] the cowboy
    }
    .to = { GENDER($of) ->
        [f] to the cowgirl
       *[other] to the cowboy
    }
    .counted = { $count ->
        [one] one cowboy
       *[other] { $count } cowhands
    }
    .card = Weeks in the saddle, dust in your throat, nobody to answer to. Until tonight.
saloon-role-judge = judge
    .who = judge
    .the = the judge
    .to = to the judge
    .counted = { $count ->
        [one] one judge
       *[other] { $count } judges
    }
    .card = You have sent people to the gallows with a stroke of the pen. Some of those strokes come back at night.
saloon-role-owner = saloon owner
    .who = saloon owner
    .the = the saloon owner
    .to = to the saloon owner
    .counted = { $count ->
        [one] one saloon owner
       *[other] { $count } saloon owners
    }
    .card = From behind the bar you have seen everything and said nothing. Here silence is paid for by the glass.
saloon-role-sheriff = sheriff
    .who = sheriff
    .the = the sheriff
    .to = to the sheriff
    .counted = { $count ->
        [one] one sheriff
       *[other] { $count } sheriffs
    }
    .card = Around here the law reaches as far as your star. Beyond it there is only you.
saloon-role-reverend = reverend
    .who = reverend
    .the = the reverend
    .to = to the reverend
    .counted = { $count ->
        [one] one reverend
       *[other] { $count } reverends
    }
    .card = On Sundays you speak of forgiveness. On weekdays you could use some.
saloon-role-seer = fortune teller
    .who = fortune teller
    .the = the fortune teller
    .to = to the fortune teller
    .counted = { $count ->
        [one] one fortune teller
       *[other] { $count } fortune tellers
    }
    .card = The cards never lie, they say. About you they say a good deal more.
saloon-role-undertaker = undertaker
    .who = undertaker
    .the = the undertaker
    .to = to the undertaker
    .counted = { $count ->
        [one] one undertaker
       *[other] { $count } undertakers
    }
    .card = You get along with the dead: they keep a secret. The one who brings them is another matter.
saloon-role-cook = cook
    .who = cook
    .the = the cook
    .to = to the cook
    .counted = { $count ->
        [one] one cook
       *[other] { $count } cooks
    }
    .card = Everybody has eaten from your pot.
saloon-role-smith = blacksmith
    .who = blacksmith
    .the = the blacksmith
    .to = to the blacksmith
    .counted = { $count ->
        [one] one blacksmith
       *[other] { $count } blacksmiths
    }
    .card = Horseshoes, chains, and the odd blade.
saloon-role-outlaw = outlaw
    .who = outlaw
    .the = the outlaw
    .to = to the outlaw
    .counted = { $count ->
        [one] one outlaw
       *[other] { $count } outlaws
    }
    .card = The portrait on the poster hardly does you justice.
saloon-role-launderer = launderer
    .who = launderer
    .the = the launderer
    .to = to the launderer
    .counted = { $count ->
        [one] one launderer
       *[other] { $count } launderers
    }
    .card = There are stains that only you have seen.
saloon-role-shopkeeper = shopkeeper
    .who = shopkeeper
    .the = the shopkeeper
    .to = to the shopkeeper
    .counted = { $count ->
        [one] one shopkeeper
       *[other] { $count } shopkeepers
    }
    .card = The whole town is in your ledger, and has yet to pay.
saloon-role-rancher = rancher
    .who = rancher
    .the = the rancher
    .to = to the rancher
    .counted = { $count ->
        [one] one rancher
       *[other] { $count } ranchers
    }
    .card = The land is yours as far as the eye can see, or so you say.
saloon-role-saddler = saddler
    .who = saddler
    .the = the saddler
    .to = to the saddler
    .counted = { $count ->
        [one] one saddler
       *[other] { $count } saddlers
    }
    .card = You know who left in a hurry, and on which saddle.
# Somebody in a player’s own words: “my sister Annie”. No article.
saloon-role-somebody = somebody
    .who = {""}
    .the = {""}
    .to = to
    .counted = { $count ->
        [one] one person
       *[other] { $count } people
    }
    .card = Somebody from around here.
