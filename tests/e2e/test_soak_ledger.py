"""The books of the long runs find what is lost, out of order or sent again, and nothing else."""

from tests.soak.ledger import KILLED, Entry, Sending, audit


def line(content, *, session="s"):
    return Entry(0, session, None, "say", {"text": content})


def show(content):
    return Entry(0, "s", "board", "show", {"text": content})


def said(content, *, told=True, edit=False):
    return Sending(content, told, edit)


def test_rows_that_were_sent_once_and_in_order_are_in_order():
    found = audit([line("a"), show("x"), line("b"), line("c")], [said("a"), said("x"), said("b\nc")])
    assert found.faults == ()
    assert found.doubled == 0


def test_a_row_that_was_not_sent_is_missing():
    assert audit([line("a"), line("b")], [said("a")]).faults == ("never sent: 'b'",)


def test_a_row_that_overtook_another_is_out_of_order():
    found = audit([line("a"), line("b")], [said("b"), said("a")])
    assert any("out of order" in fault for fault in found.faults)


def test_a_message_that_nobody_queued_is_found():
    assert audit([line("a")], [said("a"), said("x")]).faults == ("never queued: message 'x'",)


def test_a_message_again_after_a_kill_is_counted_and_excused():
    found = audit([line("a"), line("b")], [said("a"), KILLED, said("a"), said("b")])
    assert (found.faults, found.doubled, found.worst, found.unasked) == ((), 1, 1, ())


def test_a_message_again_together_with_newer_rows_is_counted():
    found = audit([line("a"), line("b")], [said("a"), KILLED, said("a\nb")])
    assert (found.faults, found.doubled) == ((), 1)


def test_two_messages_again_after_one_kill_are_too_many():
    found = audit([line("a"), line("b")], [said("a"), said("b"), KILLED, said("a"), said("b")])
    assert (found.faults, found.worst) == ((), 2)


def test_a_message_again_though_its_answer_had_come_is_unasked():
    found = audit([line("a")], [said("a"), said("a")])
    assert found.unasked == ("a",)
    assert audit([line("a")], [said("a", told=False), said("a")]).unasked == ()
    assert audit([line("a")], [said("a"), said("a")], lost={"a"}).unasked == ()


def test_of_rows_that_say_the_same_any_may_be_the_one_that_came_again():
    dice = [line("🎰"), line("🎰"), line("c")]
    found = audit(dice, [said("🎰"), KILLED, said("🎰"), said("🎰"), said("c")])
    assert (found.faults, found.doubled, found.unasked) == ((), 1, ())
    packed = [line("a") for _ in range(4)]
    found = audit(packed, [said("a"), KILLED, said("a\na\na"), said("a")])
    assert (found.faults, found.doubled, found.unasked) == ((), 1, ())


def test_what_a_slot_shows_may_come_again_now_and_be_queued_again_later():
    queued = [show("pause"), line("a"), line("b"), line("c"), line("d"), line("e"), line("f"), line("g"), show("pause")]
    sent = [said("pause", told=False), said("pause"), *(said(letter) for letter in "abcdefg"), said("pause")]
    found = audit(queued, sent)
    assert (found.faults, found.doubled, found.unasked) == ((), 1, ())
    assert audit(queued, [said("pause"), *sent[1:]]).unasked == ("pause",)


def test_rows_that_say_the_same_must_all_be_sent():
    assert audit([line("a"), line("a")], [said("a")]).faults == ("never sent: 'a'",)


def test_what_belongs_to_a_session_that_is_over_may_be_missing():
    found = audit([line("a", session="old"), line("b")], [said("b")], stale="old")
    assert found.faults == ()
