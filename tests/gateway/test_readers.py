"""Updates become commands: what is ours, what is not, and nothing that raises."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from telegram import Update

from bot.gateway.readers import AS_CHANNEL, read
from bot.gateway.words import WORDS
from bot.narration.tokens import encode
from bot.sessions import commands as c
from bot.sessions.figures.asks import AskFigures, AskHistory, AskRanking
from tests.gateway import raw
from tests.gateway.raw import ANNA, AT, BOT, BRUNO, GROUP, ME, PRIVATE, change, member, pressed, privately, says, update


def one(seen: Update) -> c.Command:
    (command,) = read(seen, ME)
    return command


def none(seen: Update) -> bool:
    return read(seen, ME) == ()


# -------------------------------------------------------------------------------------------------- typed commands

TYPED = [
    ("gioca", "play", c.OpenLobby),
    ("lupi", "wolves", c.OpenLobby),
    ("entra", "join", c.TakeSeat),
    ("esci", "leave", c.GiveUpSeat),
    ("via", "go", c.Begin),
    ("ancora", "extend", c.Extend),
    ("stato", "status", c.AskStatus),
    ("ruolo", "role", c.AskRole),
    ("ferma", "stop", c.Stop),
    ("tabellone", "board", c.AskBoard),
    ("pausa", "pause", c.Pause),
    ("riprendi", "resume", c.Resume),
    ("random", "random", c.AskRandom),
    ("genera", "deal", c.AskDeal),
    ("becchino", "graves", c.AskGraves),
    ("narra", "narrate", c.OpenDesk),
    ("pratica", "practice", c.OpenPractice),
    ("giocatori", "players", c.TellDesk),
    ("annulla", "undo", c.TellDesk),
    ("concedi", "concede", c.TellDesk),
    ("ruoli", "roles", c.AskBook),
    ("regole", "rules", c.AskBook),
    ("statistiche", "stats", AskFigures),
    ("classifica", "ranking", AskRanking),
    ("storia", "history", AskHistory),
    ("verifica", "verify", c.AskProof),
    ("lingua", "language", c.AskPage),
    ("quiz", "quiz", c.AskQuiz),
    ("imieidati", "mydata", c.AskData),
    ("impostazioni", "settings", c.AskSettings),
    ("avvisami", "callme", c.AskCall),
    ("cedi", "handover", c.HandOver),
    ("privacy", "privacy", c.AskPage),
    ("dimenticami", "forgetme", c.ForgetMe),
    ("aiuto", "help", c.AskPage),
    ("info", "about", c.AskPage),
]


@pytest.mark.parametrize(("it", "en", "kind"), TYPED)
def test_both_names_of_a_command_always_work(it, en, kind):
    for name in (it, en):
        assert type(one(says(f"/{name}"))) is kind
        assert type(one(says(f"/{name}@NarratoreBot"))) is kind
        assert type(one(says(f"/{name.upper()}@narratoreBOT"))) is kind


def test_every_command_of_the_table_is_tried_above():
    assert {(word.it, word.en) for word in WORDS} - {("start", "start")} == {
        (it, en) for it, en, _ in TYPED if it != "lupi"
    }


def test_a_command_says_who_where_and_when():
    command = one(says("/via"))
    assert command.who == c.Who(user_id=raw.ANNA_ID, name="Anna <3", username=None, language="it")
    assert command.where == c.Where(
        chat_id=raw.GROUP_ID, topic=None, kind="supergroup", title="<i>Gioco</i>", message_id=50
    )
    assert command.at == datetime.fromtimestamp(AT, UTC)
    assert not command.press


def test_each_update_has_a_key_of_its_own_and_the_same_update_the_same():
    seen = says("/via")
    assert one(seen).key == one(seen).key == f"u:{seen.update_id}"
    assert one(says("/via")).key != one(seen).key


def test_a_game_may_be_named_after_the_command():
    named = {"/gioca lupi": "lupi", "/play Wolves now": "lupi", "/gioca scacchi": None, "/gioca": None}
    for text, game in named.items():
        command = one(says(text))
        assert isinstance(command, c.OpenLobby)
        assert command.game == game


def test_a_language_may_be_named_after_the_command():
    command = one(privately("/lingua en"))
    assert isinstance(command, c.SetLanguage)
    assert command.locale == "en"
    assert isinstance(one(privately("/lingua klingon")), c.AskPage)


def test_what_is_to_be_drawn_follows_the_command_or_stands_in_the_message_it_replies_to():
    command = one(says("/random@NarratoreBot Anna\nBruno"))
    assert (command.text, command.listed) == ("Anna\nBruno", "")
    command = one(says("/random", reply_to_message=raw.message("Anna\nBruno", user=BRUNO)))
    assert (command.text, command.listed) == ("", "Anna\nBruno")
    command = one(privately("/genera", reply_to_message=raw.message("Lupo", user=BRUNO)))
    assert (command.text, command.listed) == ("", "Lupo")
    assert one(says("/random", reply_to_message=raw.message("12", user=BOT))).listed == ""


def test_whoever_comes_for_what_is_drawn_in_private_only_is_given_it():
    assert isinstance(one(privately("/start random")), c.AskRandom)


def test_what_is_typed_after_the_bots_name_is_a_question_of_the_person_wherever_it_is_typed():
    command = one(update(inline_query={"id": "77", "from": ANNA, "query": "random 12", "offset": ""}))
    assert isinstance(command, c.AskInline)
    assert (command.key, command.text) == ("i:77", "random 12")
    assert command.where == c.Where(chat_id=raw.ANNA_ID)


def test_our_own_words_that_a_person_has_sent_through_us_are_nobodys():
    for seen in (privately("🎲 Un numero da 1 a 12", via_bot=BOT), says("/random 12", via_bot=BOT)):
        assert none(seen)


@pytest.mark.parametrize("text", ["/via@AltroBot", "/qualcosa", "via", "/", "//via", "/vìa", "ciao /via", "/via@"])
def test_what_is_meant_for_others_in_a_group_is_not_ours(text):
    """Pitfall 54."""
    assert none(says(text))


def test_a_command_that_does_not_exist_is_answered_where_it_can_only_be_ours():
    for seen in (privately("/qualcosa"), says("/qualcosa@NarratoreBot")):
        assert isinstance(one(seen), c.Unknown)


def test_an_edited_message_is_no_command():
    assert none(update(edited_message=raw.message("/ferma", edit_date=AT + 5)))


@pytest.mark.parametrize("payload", ["join_abcdefgh", "join_x", "whatever", "a" * 65, "<b>", ""])
def test_start_carries_its_payload_whatever_it_is(payload):
    """Pitfall 4."""
    command = one(privately(f"/start {payload}".strip()))
    assert isinstance(command, c.Greet)
    assert command.payload == payload


def test_start_in_a_group_is_help_and_nothing_when_it_came_with_the_adding():
    command = one(says("/start@NarratoreBot"))
    assert isinstance(command, c.AskPage)
    assert command.page == "help"
    assert none(says("/start@NarratoreBot true"))


# ------------------------------------------------------------------------------------------------- who and where


def test_a_topic_is_kept():
    """Pitfall 41."""
    assert one(says("/gioca", is_topic_message=True, message_thread_id=77)).where.topic == 77


def test_general_has_no_topic():
    """Pitfall 42."""
    assert one(says("/gioca")).where.topic is None
    assert one(says("/gioca", is_topic_message=True, message_thread_id=1)).where.topic is None


def test_a_chain_of_replies_is_no_topic():
    """Pitfall 43."""
    assert one(says("/gioca", message_thread_id=555)).where.topic is None


def test_an_anonymous_administrator_is_known_by_the_chat_he_speaks_for():
    """Pitfall 45."""
    user = {"id": raw.ANONYMOUS_ID, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
    command = one(says("/ferma", user=user, sender_chat=GROUP))
    assert isinstance(command, c.Stop)
    assert command.who.anonymous


def test_the_anonymous_administrators_id_alone_proves_nothing():
    user = {"id": raw.ANONYMOUS_ID, "is_bot": True, "first_name": "Group"}
    assert none(says("/ferma", user=user))


def test_whoever_speaks_for_a_channel_is_told_that_it_cannot_play():
    user = {"id": raw.CHANNEL_BOT_ID, "is_bot": True, "first_name": "Channel"}
    command = one(says("/ferma", user=user, sender_chat=raw.CHANNEL))
    assert isinstance(command, c.Unknown)
    assert command.what == AS_CHANNEL
    assert not command.who.anonymous


def test_a_channels_posts_and_their_copies_in_the_group_are_not_ours():
    assert none(update(channel_post=raw.message("/via", chat=raw.CHANNEL, user=None)))
    assert none(says("/via", sender_chat=raw.CHANNEL, is_automatic_forward=True))


def test_other_bots_are_not_listened_to():
    assert none(says("/via", user=raw.OTHER_BOT))


def test_somebody_without_surname_username_and_language_is_read():
    """Pitfall 51."""
    who = one(says("/entra", user=BRUNO)).who
    assert (who.name, who.username, who.language) == ("Bruno", None, None)


def test_somebody_whose_account_was_deleted_has_no_name():
    """Pitfall 51: nothing is left of it, not even a first name."""
    assert one(says("/entra", user=BRUNO | {"first_name": ""})).who.name == ""


# ------------------------------------------------------------------------------------------------------------ words


def test_a_text_in_private_is_words():
    command = one(privately("la luna è piena"))
    assert isinstance(command, c.SayWords)
    assert (command.text, command.reply_to) == ("la luna è piena", None)


def test_a_reply_in_private_says_to_which_message():
    ours = raw.message("?", chat=PRIVATE, user=BOT, message_id=31)
    command = one(privately("eccomi", reply_to_message=ours))
    assert isinstance(command, c.SayWords)
    assert command.reply_to == 31


def test_a_text_in_a_group_is_words_only_as_a_reply_to_the_bot():
    """Pitfall 54."""
    assert none(says("buonasera"))
    assert none(says("buonasera", reply_to_message=raw.message("ciao", user=BRUNO)))
    command = one(says("mi difendo", reply_to_message=raw.message("?", user=BOT, message_id=31)))
    assert isinstance(command, c.SayWords)
    assert command.reply_to == 31


def test_the_first_message_of_a_topic_that_the_bot_made_is_no_reply():
    made = raw.message(None, user=BOT, forum_topic_created={"name": "Partite", "icon_color": 1})
    assert none(says("ciao", reply_to_message=made, is_topic_message=True, message_thread_id=77))


def test_a_picture_or_a_sticker_is_no_words():
    sticker = {
        "file_id": "x",
        "file_unique_id": "y",
        "width": 1,
        "height": 1,
        "is_animated": False,
        "is_video": False,
        "type": "regular",
    }
    assert none(update(message=raw.message(None, chat=PRIVATE, sticker=sticker)))


# ---------------------------------------------------------------------------------------------------------- presses

S = "abcdefgh"
PRESSES = [
    (encode(S, "lobby", "join"), c.TakeSeat, {"session_id": S}),
    (encode(S, "lobby", "leave"), c.GiveUpSeat, {"session_id": S, "confirmed": False}),
    (encode(S, "lobby", "go"), c.Begin, {"session_id": S}),
    (encode(S, "lobby", "fill"), c.FillSeats, {"session_id": S}),
    (encode(S, "lobby", "options"), c.ShowOptions, {"session_id": S, "page": "options"}),
    (encode(S, "opt.pace", "slow"), c.SetOption, {"session_id": S, "field": "pace", "value": "slow"}),
    (encode(S, "leave", "yes"), c.GiveUpSeat, {"session_id": S, "confirmed": True}),
    (encode(S, "stop", "yes"), c.Stop, {"session_id": S, "confirmed": True}),
    (encode(S, "remove", "7"), c.RemoveSeat, {"session_id": S, "seat": 7}),
    (encode(S, "n3.seer", "7"), c.SubmitMove, {"session_id": S, "prompt": "n3.seer", "pick": "7"}),
    (encode(S, "n3.seer", "p2"), c.TurnPage, {"session_id": S, "prompt": "n3.seer", "page": 2}),
    (encode("-", "play", "lupi"), c.OpenLobby, {"game": "lupi"}),
    (encode("-", "lang", "en"), c.SetLanguage, {"locale": "en"}),
    (encode("-", "grammar", "f"), c.SetGrammar, {"grammar": "f"}),
    (encode("-", "forget", "yes"), c.ForgetMe, {"confirmed": True}),
]


@pytest.mark.parametrize(("data", "kind", "fields"), PRESSES)
def test_a_button_means_what_it_was_sent_with(data, kind, fields):
    command = one(pressed(data))
    assert type(command) is kind
    assert {name: getattr(command, name) for name in fields} == fields
    assert command.press
    assert command.key == "q:99"
    assert command.who.user_id == raw.ANNA_ID
    assert command.where.chat_id == raw.GROUP_ID


HOSTILE = [
    "",
    "1",
    "1.abcdefgh",
    "1.abcdefgh.n3.seer",
    "1.abcdefgh.remove.x",
    "1.abcdefgh.remove.²",
    "1.abcdefgh.lobby.nonsense",
    "1.-.forget.no",
    "1.-.nonsense.x",
    "9.abcdefgh.n3.seer.7",
    "\\xff\\xfe",
    "\ud800".encode("utf-8", "replace").decode(),
    "x" * 64,
    "1.abcdefgh." + "a" * 60 + ".7",
    "лобби",
]


@pytest.mark.parametrize("data", HOSTILE)
def test_bytes_that_we_never_wrote_mean_nothing(data):
    """Pitfall 9."""
    command = one(pressed(data))
    if not isinstance(command, c.SubmitMove):
        assert isinstance(command, c.Unknown)


def test_a_button_without_data_means_nothing():
    assert isinstance(one(pressed(None, game_short_name="x")), c.Unknown)


@given(st.text(max_size=80))
def test_no_callback_data_whatever_raises(data):
    assert len(read(pressed(data), ME)) == 1


def test_a_button_under_a_message_too_old_to_be_read_still_works():
    command = one(pressed(encode(S, "n3.seer", "7"), on={"chat": GROUP, "message_id": 12, "date": 0}))
    assert command.where.chat_id == raw.GROUP_ID
    assert command.where.message_id == 12


def test_a_button_under_an_inline_message_has_no_chat_but_the_persons():
    assert one(pressed("x", on=False, inline_message_id="abc")).where.chat_id == raw.ANNA_ID


def test_a_press_in_a_topic_keeps_it():
    on = raw.message("…", user=BOT, is_topic_message=True, message_thread_id=77)
    assert one(pressed(encode(S, "lobby", "join"), on=on)).where.topic == 77


# ------------------------------------------------------------------------------------------------ life of the group


def test_the_bot_hears_that_it_was_added_and_removed():
    came = one(update(my_chat_member=change(member(BOT, "left"), member(BOT, "member"))))
    assert isinstance(came, c.BotCameIn)
    assert came.where.chat_id == raw.GROUP_ID
    assert isinstance(one(update(my_chat_member=change(member(BOT, "member"), raw.banned(BOT)))), c.BotWentOut)


def test_being_restricted_is_not_being_removed():
    seen = change(member(BOT, "member"), raw.restricted(BOT, is_member=True))
    assert none(update(my_chat_member=seen))


def test_blocking_and_unblocking_are_heard_in_private():
    """Pitfall 2."""
    for old, new, reachable in (
        (member(BOT, "member"), raw.banned(BOT), False),
        (raw.banned(BOT), member(BOT, "member"), True),
    ):
        command = one(update(my_chat_member=change(old, new, chat=PRIVATE)))
        assert isinstance(command, c.ReachabilityChanged)
        assert command.reachable is reachable
        assert command.who.user_id == raw.ANNA_ID


def test_a_player_who_leaves_is_noticed_by_either_kind_of_update():
    """Pitfalls 36, 37."""
    for seen in (
        update(chat_member=change(member(BRUNO, "member"), member(BRUNO, "left"))),
        update(chat_member=change(member(BRUNO, "member"), raw.banned(BRUNO))),
        update(chat_member=change(raw.restricted(BRUNO, is_member=True), raw.restricted(BRUNO, is_member=False))),
        update(message=raw.message(None, left_chat_member=BRUNO)),
    ):
        command = one(seen)
        assert isinstance(command, c.MemberLeft)
        assert command.user_id == raw.BRUNO_ID


def test_a_player_who_comes_back_is_noticed_by_either_kind_of_update():
    """Pitfall 36."""
    for seen in (
        update(chat_member=change(member(BRUNO, "left"), member(BRUNO, "member"))),
        update(message=raw.message(None, new_chat_members=[BRUNO])),
    ):
        command = one(seen)
        assert isinstance(command, c.MemberCame)
        assert command.user_id == raw.BRUNO_ID


def test_several_newcomers_are_several_commands_with_keys_of_their_own():
    commands = read(update(message=raw.message(None, new_chat_members=[ANNA, BOT, BRUNO])), ME)
    assert [command.user_id for command in commands if isinstance(command, c.MemberCame)] == [raw.ANNA_ID, raw.BRUNO_ID]
    assert len({command.key for command in commands}) == 2


def test_the_bots_own_coming_and_going_is_told_once():
    assert none(update(message=raw.message(None, new_chat_members=[BOT])))
    assert none(update(message=raw.message(None, left_chat_member=BOT)))


def test_a_group_that_becomes_a_supergroup_is_told_by_either_of_two_messages():
    """Pitfall 31."""
    small = {"id": -4_000_000_001, "type": "group", "title": "x"}
    for seen in (
        update(message=raw.message(None, chat=small, migrate_to_chat_id=raw.GROUP_ID)),
        update(message=raw.message(None, chat=GROUP, migrate_from_chat_id=-4_000_000_001)),
    ):
        command = one(seen)
        assert isinstance(command, c.GroupMoved)
        assert (command.old, command.new) == (-4_000_000_001, raw.GROUP_ID)


# ---------------------------------------------------------------------------------------------------------- totality


def test_a_button_of_a_message_sent_through_another_chat_draws_and_does_nothing_else():
    command = one(raw.pressed("1.-.draw.abcdefgh.draw", on=False, inline_message_id="AAx"))
    assert isinstance(command, c.PressDraw)
    assert (command.draw_id, command.pick, command.inline) == ("abcdefgh", "draw", "AAx")
    for data in ("1.-.forget.yes", "1.abcdefgh.stop.yes", "1.abcdefgh.n1.3", "1.-.draw.abcdefgh"):
        assert isinstance(one(raw.pressed(data, on=False, inline_message_id="AAx")), c.Unknown)


@pytest.mark.parametrize(
    "seen",
    [
        update(),
        update(some_kind_of_tomorrow={"x": 1}),
        update(message=raw.message("/via", user=None)),
        update(message=raw.message(None, user=None, left_chat_member=BRUNO)),
        update(poll_answer={"poll_id": "1", "option_ids": [0], "option_persistent_ids": ["a"], "user": ANNA}),
        update(inline_query={"id": "1", "from": ANNA, "query": "x", "offset": ""}),
        update(message=raw.message(None, group_chat_created=True)),
        update(message=raw.message(None, new_chat_title="x")),
    ],
)
def test_updates_without_user_chat_or_message_raise_nothing(seen):
    assert len(read(seen, ME)) <= 1


def voted(*options, **voter):
    answer = {"poll_id": "77", "option_ids": list(options), "option_persistent_ids": [f"77:{at}" for at in options]}
    return update(poll_answer={**answer, **voter})


def test_a_vote_says_who_chose_what_in_which_poll():
    command = one(voted(2, user=ANNA))
    assert isinstance(command, c.AnswerPoll)
    assert (command.poll_id, command.pick, command.who.user_id) == ("77", 2, raw.ANNA_ID)
    assert (command.who.anonymous, command.press) == (False, False)


def test_a_vote_in_the_name_of_a_group_is_anonymous():
    command = one(voted(0, voter_chat={"id": raw.GROUP_ID, "type": "supergroup", "title": "Il borgo"}))
    assert isinstance(command, c.AnswerPoll)
    assert (command.who.user_id, command.who.anonymous) == (raw.GROUP_ID, True)


def test_a_vote_that_is_taken_back_is_none():
    assert none(voted(user=ANNA))
    assert none(voted(1))


def test_a_button_of_the_quiz_names_its_round_and_its_question():
    menu, board, answer = (
        one(pressed(data))
        for data in ("1.-.quiz.team-village", "1.-.quiz.tavolo01.0.count-5", "1.-.quiz.tavolo01.3.a0")
    )
    assert (menu.round_id, menu.number, menu.pick) == ("", 0, "team-village")
    assert (board.round_id, board.number, board.pick) == ("tavolo01", 0, "count-5")
    assert (answer.round_id, answer.number, answer.pick) == ("tavolo01", 3, "a0")
    for data in ("1.-.quiz.tavolo01.a0", "1.-.quiz.tavolo01.x.a0", "1.tavolo01.quiz.yes", "1.-.quizz.menu"):
        assert not isinstance(one(pressed(data)), c.PressQuiz)
