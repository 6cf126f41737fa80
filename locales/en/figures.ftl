### Figures: the recap at the end of a game, a player's statistics, the group's ranking, old games.
### A person's figures are read by that person alone, in private.

## How long it took

lupi-lasted = { $count ->
    [one] one night
   *[other] { $count } nights
}
village-lasted = { $count ->
    [one] one night
   *[other] { $count } nights
}
saloon-lasted = { $count ->
    [one] one story
   *[other] { $count } stories
}
propaganda-lasted = { $count ->
    [0] not even one round
    [one] one round
   *[other] { $count } rounds
}

## Who won with whom, in a word

lupi-team-humans = Humans
lupi-team-wolves = Wolves
village-team-village = Village
village-team-wolves = Wolves
village-team-cult = Cultists
village-team-tanner = Tanner
village-team-serial_killer = Serial Killer
village-team-arsonist = Arsonist

## The recap

figures-recap = 🎞 <b>{ $game }</b>: { $count } at the table, { $lasted }.
figures-recap-plain = 🎞 <b>{ $game }</b>: { $count } at the table.
figures-recap-winners = 🏆 The win goes to <b>{ $names }</b>.
figures-recap-nobody = 🕯 Nobody wins.
figures-recap-seat = { $won ->
        [yes] 🏆
       *[no] { $alive ->
            [yes] ▫️
           *[no] 💀
        }
    } { $name }
figures-recap-seat-card = { $won ->
        [yes] 🏆
       *[no] { $alive ->
            [yes] ▫️
           *[no] 💀
        }
    } { $name }: { $card }
figures-recap-legend = Star: won. Grey: gone before the end.
figures-trophy = 🏅 <b>{ $trophy }</b> ({ $how }): { $names }
figures-trophy-many = 🏅 <b>{ $trophy }</b> ({ $how }): { $count } people
figures-trophies-more = { $count ->
        [one] 🏅 And one more trophy:
       *[other] 🏅 And { $count } more trophies:
    } see /stats@{ $bot }.

## One's own statistics

figures-mine = 📊 <b>Your figures</b>
figures-mine-here = 📊 <b>Your figures in “{ $group }”</b>
figures-none = 📊 There is no game of yours here yet. Figures begin with the first one that is played to its end.
figures-games = { $games ->
        [one] One game, { $ended ->
            [0] left before its end
           *[other] seen to its end
        }.
       *[other] { $games } games; at the end of { $ended } you were still there.
    }
figures-wins = Won: { $wins } of { $rated } ({ $percent } %).
figures-streak = In a row now: { $now }. Your best: { $best }.
figures-games-heading = <b>Games</b>
figures-teams-heading = <b>Teams</b>
figures-roles-heading = <b>Cards</b>
figures-row = • { $what }: { $wins } of { $rated }
figures-row-played = • { $what }: { $rated }
figures-row-team = { $team } ({ $game })
figures-count = 🏅 Trophies: { $count } of { $all }.
figures-absences = 🕯 { $missed ->
        [one] One answer let pass
       *[other] { $missed } answers let pass
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }{ $lost ->
        [0] {""}
        [one] ; once it cost you the seat
       *[other] ; { $lost } times it cost you the seat
    }. Nobody reads this but you.
figures-hidden = 🙈 You are in no ranking, and nobody is told of your trophies.
figures-title = Wins, game by game
figures-title-team = Wins, team by team
figures-share = { $wins } / { $rated }
figures-button-trophies = 🏅 My trophies
figures-button-hide = 🙈 Keep me out of rankings
figures-button-show = 👀 Show me in rankings
figures-trophies = 🏅 <b>Your trophies</b>: { $count } of { $all }
figures-trophy-mine = • <b>{ $trophy }</b>: { $how }
figures-trophies-none = The shelf is empty so far. It is easy to dust, though.
figures-trophies-left = { $count ->
        [0] You have them all. It is up to me now to think of more.
        [one] One is missing, and I won’t say which.
       *[other] { $count } are missing, and I won’t say which.
    }
figures-hidden-toast = Done: rankings leave you out.
figures-shown-toast = Done: rankings show you again.
figures-anonymous = Figures belong to somebody, and I cannot tell to whom here: switch to your own name and try again.
figures-off = This group plays without keeping count: no statistics, no ranking.

## The ranking

figures-ranking = 🏁 <b>Ranking</b>, { $season }
figures-ranking-in = 🏁 <b>Ranking of “{ $group }”</b>, { $season }
figures-season = { $quarter ->
        [1] January to March
        [2] April to June
        [3] July to September
       *[4] October to December
    } { $year }
figures-ever = all time
figures-ranking-row = { $place }. { $name }: { $wins } of { $games } ({ $percent } %)
figures-ranking-note = What counts is the share of games won, from { $least } played upwards.
figures-ranking-empty = Nobody yet: it takes { $least } games to be ranked.
figures-ranking-title = Ranking, { $season }
figures-button-season = 🗓 This season
figures-button-ever = ♾ All time
figures-which-group = Which group’s ranking would you like?
figures-no-group = You have no games in any group yet. Rankings are made there: /ranking works in the group, too.

## The end of a season: told once, the morning after

figures-season-over = 🏁 <b>That was the season</b>: { $season }.
figures-podium-row = { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $name }: { $wins } of { $games } ({ $percent } %)
figures-season-nobody = The podium stays empty: it takes { $least } games to climb it, and nobody got that far.
figures-season-games = 🎲 { $games ->
        [one] One game played to the end
       *[other] { $games } games played to the end
    }, { $people ->
        [one] one person at the table
       *[other] { $people } people at the table
    }.
figures-season-most = 🏠 The favourite of the house: { $game }, { $games ->
        [one] once
       *[other] { $games } times
    }.
figures-season-faithful = 🪑 Hardly ever missing: { $name }, { $games ->
        [one] one game
       *[other] { $games } games
    }.
figures-season-anew = 🌱 Everybody is back to nought today. Settle old scores, defend new titles.

## Old games

figures-stories = 📚 Your last games: which one would you like to read again?
figures-no-stories = 📚 There is nothing to read again: finished games stay here for { $days } days.
figures-button-story = { $game } · { $group } · { $day }/{ $month }, { $time }
figures-button-story-here = { $game } · { $day }/{ $month }, { $time }
figures-story = 📖 <b>{ $game }</b>, { $day }/{ $month }/{ $year }
figures-story-gone = This game is gone: I keep them for { $days } days.
figures-story-of-others = You can read the games again that you played in, and you were not in this one.
figures-story-old = This game is of rules that have changed since: I can’t read it any more.
