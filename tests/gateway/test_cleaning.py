"""An update at the door: what is of another shape than Telegram's is turned away by itself."""

import pytest

from bot.gateway.cleaning import DEEPEST, LONGEST, Unsound, cleaned
from bot.gateway.desk import Settled
from tests.gateway.desk import bench
from tests.gateway.raw import ANNA, GROUP, PRIVATE, message
from tests.soak.forger import nested


def test_what_no_database_holds_is_taken_out_and_the_rest_is_as_it_was():
    sent = {"update_id": 1, "message": message("a\x00b\ud800c", user={**ANNA, "username": None})}
    kept = cleaned(sent)
    assert kept["message"]["text"] == "ab\ufffdc"
    assert "username" not in kept["message"]["from"]
    assert kept["message"]["chat"] == GROUP
    assert len(cleaned({"update_id": 1, "message": message("x" * 65_536)})["message"]["text"]) == LONGEST


@pytest.mark.parametrize(
    "body",
    [
        {"message": message("/via", chat=None)},
        {"message": message("/via", chat={"id": 2**63, "type": "private"})},
        {"message": message("/via", chat={"id": True, "type": "private"})},
        {"message": message(1.5)},
        {"message": message("/via", user=["Anna"])},
        {"message": message("/via", x=nested(DEEPEST + 5, "list"))},
        {"callback_query": {"id": "9" * 81, "from": ANNA, "chat_instance": "1", "data": "1.-.page.help"}},
        {"callback_query": {"id": "9", "from": ANNA, "chat_instance": "1", "data": ["1.-.page.help"]}},
        {"chat_member": {"chat": GROUP, "from": ANNA, "date": 1, "old_chat_member": {}, "new_chat_member": {}}},
        {"message": message("/via"), "chat_member": {"from": ANNA, "date": 1}},
        {"poll_answer": {"poll_id": "1", "user": ANNA, "option_ids": ["0"], "option_persistent_ids": ["0"]}},
    ],
    ids=range(11),
)
async def test_an_update_of_the_wrong_shape_is_unreadable_and_no_fault(db, body):
    made = await bench(db)
    assert await made.desk.take({"update_id": 7, **body}) is Settled.UNREADABLE
    assert made.service.seen == []
    assert made.told == []
    assert await made.desk.take({"update_id": 8, "message": message("/aiuto", chat=PRIVATE)}) is Settled.DONE


def test_an_unsound_update_says_nothing_of_what_is_in_it():
    with pytest.raises(Unsound) as error:
        cleaned({"update_id": 1, "message": message(["un segreto"])})
    assert "segreto" not in str(error.value)
