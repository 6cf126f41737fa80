### What people read before they play: the menus of commands, the introduction, help, rules, privacy.

## The bot's profile. Telegram's limits: name 64 characters, description 512, short description 120.

bot-description =
    I narrate party games in group chats: I shuffle the cards, run the nights and the votes, and keep the time.

    Add me to a group and send /play. Secret cards are dealt right here, in private: press “Start” once to receive yours.
bot-short-description = The narrator for party games in your group chats. Begin with /play.

## Menus of commands (256 characters at most)

command-play = choose a game and open a table
command-join = take a seat
command-leave = leave the table or the game
command-go = start right now
command-extend = a little more time
command-give = hand the table to somebody else
command-status = who plays, who is awaited, time left
command-role = see your card again, in private
command-board = the board again (with “text”: in words)
command-pause = stop the clock
command-resume = let the clock run again
command-practice = practise alone, in private
command-stop = end the game for everyone
command-quiz = learn the roles: questions, duels, progress
command-rules = the rules, one chapter at a time
command-figures = your games in figures, in private, and your trophies
command-ranking = the group’s ranking, this season’s or (with “ever”) of all time
command-history = read one of your old games again
command-proof = proof that the deal was fair
command-settings = the settings, the group’s or yours
command-language = choose the language
command-privacy = what I remember about you, and for how long
command-call = tell me when people play here
command-data = everything I keep of you, in a file
command-forget = erase what I know about you
command-help = how to play with me
command-about = who I am, and which version

# The command that opens one game directly, and its line in the menu.
command-word-lupi = wolves
command-game-lupi = open a table of Wolves and Villagers

## Introductions

# In private, at the first word.
greeting =
    Good evening. I am the <b>Narrator</b>: I run party games in group chats, and hand everyone their card in private.

    Now that we have met I may write to you, so one tap will be enough to take a seat. To play, add me to a group and send /play there.
greeting-add = Add me to a group
# When the bot enters a group: three lines and one button.
introduction =
    Good evening, everyone. I am the <b>Narrator</b>: I tell the story, you play it.
    Secret cards come in private, so each of you will have to press “Start” once.
    As soon as there are three of you, let us open a table.
introduction-play = Open a table

## Pages

page-help =
    <b>How it works</b>

    1. In a group, /play opens a table; /village, /wolves, /saloon and /propaganda go straight to that game.
    2. One tap takes a seat. The first time it opens your private chat with me: press “Start”, since that is where the cards arrive.
    3. Whoever opened the table sets the options and starts with /go; otherwise the game starts when time is up.

    <b>During a game</b>
    /status: who is in, who is awaited, time left
    /role: your card once more, in private
    /extend: a little more time
    /join: ask for the seat of somebody missing, or take yours back from whoever sits in for you
    /leave: leave the table

    <b>For whoever opened the table, and for admins</b>
    /pause and /resume: stop and restart the clock
    /stop: end the game

    <b>For those who narrate in person, with cards on the table</b>
    /narrate: your desk, from the deal to the end of the game
    /random: numbers, names, a coin, and all the night’s events
    /deal 12: cards for twelve; or send me your own list of roles
    /graves 2 1 1: who falls into the graves

    <b>To learn</b>
    /practice: a whole game against computer players, in private, with hints and no hurry
    /quiz: questions and progress in private, a duel in groups

    <b>And also</b>
    /stats, /ranking, /history, /roles, /rules, /verify, /language, /privacy, /mydata, /forgetme, /about

    In groups with other bots write the command out in full, for instance <code>/play@{ $bot }</code>.
page-about =
    <b>Narratore</b>, version { $version }

    A narrator of party games for Telegram. The rules of “Wolves and Villagers” follow a printed sheet of some years ago; where the sheet is silent we decided. “The Village” is the card game that grew out of GreyWolf’s Werewolf, by its Italian rules. “Death Enters the Saloon” (Morte nel saloon) is a game by Greta Bellagamba and Daniele Di Rubbo, its Italian text published under CC BY-SA 4.0; the prompts here are in our own words. “Propaganda” is a game by Federico Berti, an expansion of his “Dama Bianca”. /rules has them in short.

    Free software, under the MIT licence.
page-privacy =
    <b>What reaches me</b>

    In a group Telegram hands me commands, pressed buttons, replies to my messages, and word of who comes and goes. A group that makes me an admin has it hand me everything else that is written there, too: whatever is not for me I drop at once and keep none of it. In private I get what you write to me; in other chats, what somebody types after my name to have something drawn.

    <b>What I keep, and for how long</b>

    • your name, user name and id, your app’s language, how you like to be spoken to, and which roles you use when you narrate: until you ask me to forget you;
    • which games you took part in, with which card, on which team, and how they ended, in groups that keep count: until then as well, and afterwards without you;
    • your trophies, whether you want to be left out of rankings, and how many votes and turns you let pass, which nobody reads but you: until you ask me to forget you;
    • the moves you made and the texts you wrote to me during a game, the name the others read at the table, and the seat you took by link at a table in person: for 90 days after its end;
    • the tables you keep when you narrate, with the players’ names: until you remove them, or ask me to forget you;
    • what I drew for you outside of games, with the names you gave me for it: for a week;
    • what you answered in the quiz in private, when each question is due again, your days in a row, the hour and time zone of your reminder: until you ask me to forget you;
    • the questions I asked you and what was answered in the duels of groups: for 30 days;
    • messages I have yet to deliver: until they are out, or for 3 days if nobody can receive them;
    • the serial number of every command and tap, so as not to count one twice: for 48 hours;
    • which groups’ tables you want to hear of: until you tell me to stop, or leave the group;
    • of the groups that play title, language and settings, with who changed them the last twenty times: your name leaves that list when you ask me to forget you;
    • who can’t write in a group for being out of its game: until they can again;
    • whether you want news from whoever runs the bot: until you change your mind, or ask me to forget you. Nobody sends you any without your yes, or your group’s;
    • if whoever runs the bot has banned you, your id, your name and the reason: until the ban is lifted, even after I have forgotten you;
    • what whoever runs the bot did with their commands, and to whom: for a year.

    What you do in a game stays secret until the game reveals it. The proof published at the end names seats, never people. What I have written in a group belongs to the group.

    To have what I know of you in a file: /mydata. To have it erased: /forgetme.
page-language = Which language shall we speak?

## To operators

command-operator = How the bot is doing, and the tools of whoever runs it
operator-error =
    Something broke: <code>{ $kind }</code>{ $times ->
        [1] .
       *[other] , { $times } times.
    } The logs say more.
