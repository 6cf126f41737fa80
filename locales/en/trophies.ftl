### Trophies: a title, and what has happened (.how). They stay with whoever plays, and are told at the end of a game.

## In every game

trophy-first-game = Baptism
    .how = a first game
trophy-games-10 = Part of the household
    .how = ten games
trophy-games-50 = Furniture
    .how = fifty games: one of the chairs bears that name by now
trophy-games-100 = Night life
    .how = a hundred games
trophy-first-win = Beginner’s luck
    .how = a first win
trophy-wins-25 = A bad habit
    .how = twenty-five wins
trophy-wins-3 = Hat-trick
    .how = three wins in a row
trophy-wins-5 = Please let the others play
    .how = five wins in a row
trophy-losses-5 = It’s the taking part
    .how = five defeats in a row
trophy-all-games = The full set
    .how = a game of everything
trophy-all-won = Clean sweep
    .how = a win at every game that can be won
trophy-deaths-5 = Magnet for misfortune
    .how = five games in a row without seeing the end of one
trophy-lives-5 = Nine lives
    .how = five games in a row to the very end
trophy-three-groups = Everywhere at once
    .how = games in three different groups
trophy-marathon = Just one more
    .how = five games within twenty-four hours
trophy-comeback = Look who’s back
    .how = at the table again after two months
trophy-four-teams = Flag of convenience
    .how = wins with four different teams
trophy-ten-roles = A face for every evening
    .how = ten different cards

## Lupi e contadini

trophy-lupi-first-day = Miscarriage of justice
    .how = hanged on day one without having bitten anybody
trophy-lupi-first-bite = Starter
    .how = served to the wolves on the first night
trophy-lupi-unheard = Cassandra
    .how = saw a wolf, and was hanged for it
trophy-lupi-seer-alive = Far sight, long life
    .how = the seer’s card, alive and victorious
trophy-lupi-sharp-eye = Bloodhound
    .how = two wolves seen in one game
trophy-lupi-last-wolf = The last howl
    .how = won as the only wolf left
trophy-lupi-whole-pack = All present at roll call
    .how = the wolves win, and not one is missing
trophy-lupi-clean-hands = Justice is done
    .how = the village wins without hanging a single innocent
trophy-lupi-last-supper = Invited to dinner
    .how = alive when the wolves win, on the wrong side of the plate
trophy-lupi-sash = Pomp and circumstance
    .how = the mayor’s sash shown, and worn to victory
trophy-lupi-long = White nights
    .how = alive after five nights

## The Village

trophy-village-first-day = A promising start
    .how = lynched on day one, on the village’s side
trophy-village-first-night = Good night
    .how = gone before the first breakfast
trophy-village-couple = Love conquers all
    .how = only two are left, and they are in love
trophy-village-carried = Marrying well
    .how = won for the lover’s sake, with the wrong card
trophy-village-sorrow = Broken heart
    .how = died of sorrow, for love
trophy-village-tanner = Mission accomplished
    .how = looked for the noose, found it, won
trophy-village-turned = Turncoat
    .how = won with another team than the first card’s
trophy-village-believer = Seen the light
    .how = converted by the Cultists, and won
trophy-village-unheard = Didn’t see that coming
    .how = lynched with the Seer’s card
trophy-village-wrong-door = Sorry, wrong door
    .how = a visit by night that ended badly
trophy-village-own-poison = Cheers
    .how = died of a home-made poison
trophy-village-fell = Mind the gap
    .how = fell into a freshly dug grave
trophy-village-killer = Self-employed
    .how = won as the Serial Killer, alive and without partners
trophy-village-blaze = Barbecue
    .how = three victims of one fire
trophy-village-last-shot = Company for the road
    .how = the Hunter’s last shot takes a wolf along
trophy-village-friendly-fire = Friendly fire
    .how = the Gunner shoots somebody of the village
trophy-village-spared = Noblesse oblige
    .how = spared by the vote, and victorious later

## Morte nel saloon

trophy-saloon-judged = Death does not knock
    .how = a character who follows Death out of the saloon
trophy-saloon-shot = A moment too late
    .how = a duel lost
trophy-saloon-twice = Two graves, one evening
    .how = two characters lost in one evening
trophy-saloon-unscathed = Thick-skinned
    .how = more than one story, at least one death, and never one’s own
trophy-saloon-flood = River in flood
    .how = five tales in one evening
trophy-saloon-accuser = Pointing finger
    .how = three accusations in one evening
trophy-saloon-lonely = Soliloquy
    .how = a plea that names nobody
trophy-saloon-first-safe = First exit on the right
    .how = safe before anybody else
trophy-saloon-goodbye = The doors still swing
    .how = Death leaves empty-handed, past whoever held the joker
trophy-saloon-long = Another round
    .how = at the table for three stories

## Propaganda

trophy-propaganda-majority = Silent majority
    .how = won with half of the offices plus one
trophy-propaganda-last = One-party state
    .how = the last campaign still running
trophy-propaganda-shared = Grand coalition
    .how = a shared victory
trophy-propaganda-whisker = By a whisker
    .how = won at the polls with as many offices as somebody else
trophy-propaganda-march = Triumphal march
    .how = three offices occupied in one campaign
trophy-propaganda-bulldozer = Bulldozer
    .how = two offices dismantled
trophy-propaganda-founder = Ribbon cutting
    .how = two offices founded
trophy-propaganda-stars = Written in the stars
    .how = a star bought
trophy-propaganda-dove = Dove
    .how = won without occupying or dismantling anything
trophy-propaganda-first-out = More time with the family
    .how = the first campaign to fold
trophy-propaganda-one-office = Hard core
    .how = beaten, with one office still standing
