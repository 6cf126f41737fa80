"""Votes and deliveries at odd moments, without Telegram: early, late, twice, by others, and a round that broke."""

from functools import partial

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Rejected
from games.village.spec import VILLAGE
from storage.engine import Database
from tests.kit.evening import GROUP, PEOPLE, Evening


@pytest.fixture
async def evening(sqlite_url):
    database = Database.open(sqlite_url)
    evening = Evening(database, specs=[VILLAGE])
    await evening.starts(1)
    await evening.deliver()
    yield evening
    await database.close()


async def alone(evening):
    """A round of person 1; what its first poll says."""
    await evening.does(1, c.PressQuiz, evening.private(1), pick="quick", press=True)
    return await sent(evening)


async def sent(evening):
    """The poll that is sent next, with the id of its round."""
    (poll,) = [item for item in await evening.deliver() if item.act == "poll"]
    return poll.session_id, poll.payload


async def votes(evening, number, pick, poll="77", **more):
    return await evening.does(number, c.AnswerPoll, evening.private(number), poll_id=poll, pick=pick, at=None, **more)


async def cards(evening):
    return [
        (card.rights, card.wrongs)
        for card in (await evening.db.transact(lambda uow: uow.cards(PEOPLE + 1, "village"))).values()
    ]


async def test_a_vote_that_comes_before_its_poll_is_known_counts_once_it_is(evening):
    round_id, payload = await alone(evening)
    assert isinstance(await votes(evening, 1, payload["correct"]), Ignored)
    assert await cards(evening) == []
    await evening.service.polled(round_id, 1, "77")
    await evening.service.polled(round_id, 1, "77")
    assert await cards(evening) == [(1, 0)]


async def test_a_question_that_was_sent_twice_is_answered_once(evening):
    round_id, payload = await alone(evening)
    for poll in ("77", "78"):
        await evening.service.polled(round_id, 1, poll)
    assert isinstance(await votes(evening, 1, payload["correct"], "78"), Accepted)
    assert isinstance(await votes(evening, 1, payload["correct"], "77"), Ignored)
    assert await cards(evening) == [(1, 0)]


async def test_others_who_vote_in_a_poll_that_was_forwarded_change_nothing(evening):
    round_id, payload = await alone(evening)
    await evening.service.polled(round_id, 1, "77")
    assert isinstance(await votes(evening, 2, payload["correct"]), Ignored)
    assert isinstance(await votes(evening, 1, 11), Ignored)
    assert isinstance(await votes(evening, 1, 0, "99"), Ignored)
    assert await cards(evening) == []


async def test_a_poll_that_is_refused_twice_is_asked_with_buttons_once(evening):
    round_id, _ = await alone(evening)
    for _ in range(2):
        await evening.service.unpolled(round_id, 1, "no polls")
    (asked,) = await evening.deliver()
    assert [button["text"] for button in asked.buttons][:2] == ["A", "B"]
    skip = partial(c.PressQuiz, round_id=round_id, number=1, pick="skip", press=True)
    await evening.does(1, skip, evening.private(1))
    following = await evening.deliver()
    assert [item.act for item in following] == ["show", "show"]


async def test_an_answer_after_the_time_of_a_duels_question_does_not_count(evening):
    await evening.does(1, c.AskQuiz)
    (board,) = await evening.deliver()
    await evening.does(1, c.PressQuiz, round_id=board.session_id, pick="go", press=True)
    round_id, payload = await sent(evening)
    await evening.service.polled(round_id, 1, "77")
    assert isinstance(await votes(evening, 2, payload["correct"]), Accepted)
    assert isinstance(await votes(evening, 2, payload["correct"]), Ignored)
    await evening.passes(payload["period"] + 3)
    assert isinstance(await votes(evening, 3, payload["correct"]), Ignored)
    counted = await evening.db.transact(lambda uow: uow.votes(round_id))
    assert [(vote.user_id, vote.correct) for vote in counted] == [(PEOPLE + 2, True)]


async def test_answers_that_were_given_while_nobody_served_count_after_a_start(evening):
    await evening.does(1, c.AskQuiz)
    (board,) = await evening.deliver()
    await evening.does(1, c.PressQuiz, round_id=board.session_id, pick="go", press=True)
    round_id, payload = await sent(evening)
    await evening.service.polled(round_id, 1, "77")
    evening.clock.advance(600)
    evening.restarted()
    await evening.service.wake(evening.clock.now())
    assert await evening.service.due(evening.clock.now()) == []
    assert isinstance(await votes(evening, 2, payload["correct"]), Accepted)
    await evening.passes(6)
    assert isinstance(await votes(evening, 3, payload["correct"]), Ignored)
    counted = await evening.db.transact(lambda uow: uow.votes(round_id))
    assert [(vote.user_id, vote.points) for vote in counted] == [(PEOPLE + 2, 10)]


async def test_a_poll_that_does_not_arrive_is_waited_for_and_then_given_up(evening):
    await evening.does(1, c.AskQuiz)
    (board,) = await evening.deliver()
    await evening.does(1, c.PressQuiz, round_id=board.session_id, pick="go", press=True)
    await evening.passes(300)
    assert (await evening.db.transact(lambda uow: uow.open_round(GROUP, "duel"))) is not None
    await evening.passes(900)
    assert (await evening.db.transact(lambda uow: uow.open_round(GROUP, "duel"))) is None
    assert evening.reports == []


async def test_a_round_that_breaks_is_given_up_and_the_operators_hear_of_it(evening):
    await evening.does(1, c.AskQuiz)
    await evening.deliver()

    def break_it(uow):
        record = uow.open_round(GROUP, "duel")
        record.state = {"stage": "nowhere"}
        uow.save_round(record)

    await evening.db.transact(break_it)
    await evening.passes(120)
    assert evening.reports == ["quiz"]
    assert isinstance(await evening.does(1, c.AskQuiz), Accepted)


async def test_the_group_loses_its_duel_with_the_bot(evening):
    await evening.does(1, c.AskQuiz)
    await evening.does(1, c.BotWentOut)
    assert (await evening.db.transact(lambda uow: uow.open_round(GROUP, "duel"))) is None


async def test_a_question_that_the_bank_no_longer_has_is_passed_over(evening):
    """As after a new version that drops it: the round goes on."""
    round_id, _payload = await alone(evening)
    await evening.service.polled(round_id, 1, "77")

    def drop(uow):
        record = uow.lock_round(round_id)
        record.state["current"]["key"] = "gone"
        uow.save_round(record)

    await evening.db.transact(drop)
    assert isinstance(await votes(evening, 1, 0), Accepted)
    _same, payload = await sent(evening)
    assert payload["number"] == 2
    await evening.db.transact(drop)
    await evening.does(1, c.PressQuiz, evening.private(1), pick="on", press=True)
    _same, payload = await sent(evening)
    assert payload["number"] == 3
    await evening.does(1, c.AskQuiz, evening.private(1), text="basta")
    await evening.deliver()
    assert evening.post[-1].text.startswith("🏁 <b>0 su una</b>.")


@pytest.mark.parametrize(
    ("where", "command", "told"),
    [
        ("private", partial(c.AskQuiz, text="basta"), "quiz-none-open"),
        ("private", partial(c.AskQuiz, text="Europa/Roma"), "quiz-no-such-zone"),
        ("private", partial(c.PressQuiz, pick="on", press=True), "quiz-none-open"),
        ("private", partial(c.PressQuiz, pick="hour-3", press=True), "service-stale-button"),
        ("private", partial(c.PressQuiz, pick="zone-99", press=True), "service-stale-button"),
        ("private", partial(c.PressQuiz, pick="game-none", press=True), "service-stale-button"),
        ("private", partial(c.PressQuiz, pick="mistakes", press=True), "quiz-no-mistakes"),
        ("private", partial(c.PressQuiz, pick="level-9", press=True), "quiz-nothing-to-ask"),
        ("private", partial(c.PressQuiz, pick="", press=True), "service-stale-button"),
        ("private", partial(c.PressQuiz, pick="join", round_id="zzzzzzzz", press=True), "service-stale-button"),
        ("group", partial(c.AskQuiz, text="stop"), "quiz-none-open"),
        ("group", partial(c.PressQuiz, pick="quick", press=True), "service-stale-button"),
        ("group", c.AskData, "service-data-in-private"),
    ],
)
async def test_what_cannot_be_is_answered_kindly_and_changes_nothing(evening, where, command, told):
    place = evening.private(1) if where == "private" else evening.group()
    receipt = await evening.does(1, command, place)
    assert isinstance(receipt, Rejected)
    assert receipt.toast.key == told
    assert (await evening.db.transact(lambda uow: uow.next_quiz())) is None


async def test_nobody_touches_the_round_of_somebody_else(evening):
    round_id, _payload = await alone(evening)
    skip = partial(c.PressQuiz, round_id=round_id, number=1, pick="skip", press=True)
    for number, place in ((2, evening.private(2)), (2, evening.group())):
        assert isinstance(await evening.does(number, skip, place), Rejected)
    assert await cards(evening) == []
