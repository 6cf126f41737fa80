"""Lines of story that wait behind each other become one message; nothing else does."""

from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.judging import PLAIN, as_sent
from bot.delivery.merging import MAX_CHARACTERS, MAX_ENTITIES, MAX_LINES, join
from bot.narration.names import plain
from bot.narration.paging import entities, seen_length
from storage.records import Act, Claim
from tests.delivery.conftest import ANNA, GROUP, alone, say, show


def joined(*items):
    count, item = join(items)
    return count, item.payload["text"]


def test_neighbouring_lines_become_one_message():
    assert joined(say(GROUP, "one"), say(GROUP, "two"), say(GROUP, "three")) == (3, "one\ntwo\nthree")


def test_twelve_lines_and_no_more():
    assert joined(*(say(GROUP, "x") for _ in range(20)))[0] == MAX_LINES
    assert joined(say(GROUP, "a\nb\nc\nd\ne\nf\ng"), say(GROUP, "a\nb\nc\nd\ne\nf"))[0] == 1


def test_3500_characters_and_no_more():
    half = "x" * 1749
    assert joined(say(GROUP, half), say(GROUP, half))[0] == 2
    assert joined(say(GROUP, half), say(GROUP, half + "yy"))[0] == 1


def test_90_entities_and_no_more():
    bold = "<b>x</b>" * 45
    assert joined(say(GROUP, bold), say(GROUP, bold))[0] == 2
    assert joined(say(GROUP, bold), say(GROUP, bold + "<i>y</i>"))[0] == 1


def test_a_line_that_is_too_long_by_itself_goes_by_itself():
    assert joined(say(GROUP, "x" * 4000), say(GROUP, "y"))[0] == 1


def test_what_has_a_keyboard_a_slot_a_mark_or_a_reply_is_not_merged():
    line = say(GROUP, "line")
    for other in (
        alone(GROUP, "buttons"),
        show(GROUP, "board", "slot"),
        say(GROUP, "opens", opens=True),
        say(GROUP, "reply", payload={"reply_to": 5}),
        say(GROUP, "manner", payload={"protect": True}),
        say(GROUP, "manner", payload={"silent": True}),
        say(GROUP, "other topic", topic=7),
        say(GROUP, "other table", session_id="bbbbbbbb"),
    ):
        assert join([line, other])[0] == 1
        assert join([other, line])[0] == 1


def test_the_manner_of_the_lines_is_kept_and_the_best_rank_taken():
    _, item = join(
        [
            say(ANNA, "a", rank=2, payload={"protect": True}),
            say(ANNA, "b", rank=0, payload={"protect": True}),
        ]
    )
    assert (item.rank, item.payload, item.act) == (0, {"protect": True, "text": "a\nb"}, Act.SAY)


@given(st.lists(st.text(st.sampled_from("ab\n🐺<b>&amp;"), min_size=1, max_size=900), min_size=1, max_size=20))
def test_a_merged_message_keeps_all_limits_and_all_words(texts):
    count, item = join([say(GROUP, text) for text in texts])
    text = item.payload["text"]
    assert text == "\n".join(texts[:count])
    if count > 1:
        assert text.count("\n") + 1 <= MAX_LINES
        assert seen_length(text) <= MAX_CHARACTERS
        assert entities(text) <= MAX_ENTITIES


def test_length_is_counted_as_telegram_counts():
    assert seen_length("<b>🐺</b> &amp; x") == len("XX & x")


@given(st.text())
def test_what_is_sent_without_markup_says_the_same(name):
    escaped = name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    text = f'<b>{escaped}</b> <a href="tg://user?id=1">{escaped}</a>'
    claim = Claim(row_ids=(1,), item=say(GROUP, text), message_id=None, attempts=1, lease_by="office", stage=PLAIN)
    sent = as_sent(claim).item.payload["text"]
    assert "<" not in sent
    assert plain(sent) == plain(text) == f"{name} {name}"


async def test_a_burst_of_story_leaves_as_few_messages(office):
    await office.queue(*(say(GROUP, str(number)) for number in range(30)))
    await office.deliver()
    assert "\n".join(office.texts(GROUP)).split("\n") == [str(number) for number in range(30)]
    assert len(office.outlet.calls) == 3


async def test_a_line_queued_before_a_board_is_not_told_after_it(office):
    await office.queue(say(GROUP, "a"), show(GROUP, "board", "B"), say(GROUP, "b"), say(GROUP, "c"))
    await office.deliver()
    assert office.texts() == ["a", "B", "b\nc"]
