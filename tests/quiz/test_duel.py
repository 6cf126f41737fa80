"""Duels in a group, through the whole bot: people answer the same polls against the clock."""

import pytest

from bot.playground.members import USUAL_PERMISSIONS
from bot.quiz.rounds import GRACE, SECONDS, STARTS
from storage.quiz_records import EarlyRecord
from tests.kit.quiz import answers, poll_in, polls, standing


@pytest.fixture
async def table(party):
    """(a group, the people in it)"""
    people = party.people(12)
    group = party.world.group("Il borgo", *people, bot="admin", owner=people[0])
    await party.settle()
    return group, people


async def opens(party, group, people, *, count=5):
    """The first opens a duel, the others join, and the first begins."""
    people[0].says("/quiz@NarratoreBot", group)
    await party.settle()
    board = group.last
    people[0].presses(str(count), message=board) if count != 10 else None
    for person in people[1:]:
        person.presses("Ci sto", message=board)
    people[0].presses("Cominciamo", message=board)
    await party.settle()
    return board


async def to_next(party, group, number):
    """Let time pass until this question stands."""
    await party.until(
        lambda: any(
            poll_in(message).question.startswith(f"{number}/") and not poll_in(message).closed
            for message in polls(group)
        )
    )
    return standing(group)


async def test_a_duel_of_twelve_two_of_whom_leave_ends_with_the_right_table(party, table):
    group, people = table
    anna, bruno, carla, _dino, elsa, fabio, *others = people
    await opens(party, group, people)
    for number in range(1, 6):
        message = await to_next(party, group, number)
        # Anna at once, Bruno and Carla together after ten seconds, the others wrongly; Dino never.
        answers(anna, message)
        await party.settle()
        await party.pass_time(10)
        answers(bruno, message)
        answers(carla, message, right=number > 1)
        for person in others:
            answers(person, message, right=False)
        if number < 3:
            answers(elsa, message)
            answers(fabio, message)
        elif number == 3:
            elsa.leaves(group)
            fabio.leaves(group)
        await party.settle()
    await party.until(lambda: "La sfida è finita" in group.text())
    lines = group.last.text.splitlines()
    assert lines[2] == "🥇 Anna · 100 punti (5/5)"
    assert lines[3] == "🥈 Bruno · 75 punti (5/5)"
    assert lines[4] == "🥉 Carla · 60 punti (4/5)"
    assert [line.split(" ")[0] for line in lines[5:11]] == ["4."] * 6
    assert "🚪 Via prima della fine: Elsa e Fabio." in group.last.text
    assert "💤 Nessuna risposta da: Dino." in group.last.text
    assert group.last.labels == ["🔄 Rivincita", "🎓 In privato"]
    assert group.last.buttons[1]["url"].endswith("?start=quiz")

    people[2].presses("Rivincita")
    await party.settle()
    assert "5 domande" in group.last.text
    assert "Partecipano: Carla." in group.last.text


async def test_who_does_not_answer_is_waited_for_twice_and_no_longer(party, table):
    group, people = table
    await opens(party, group, people[:2])
    waited = []
    for number in range(1, 4):
        message = await to_next(party, group, number)
        begun = party.clock.now()
        answers(people[0], message)
        await party.until(lambda message=message: poll_in(message).closed)
        waited.append((party.clock.now() - begun).total_seconds() >= SECONDS)
    assert waited == [True, True, False]


async def test_a_second_duel_is_refused_and_so_is_one_beside_a_table(party, table):
    group, people = table
    people[0].says("/quiz@NarratoreBot", group)
    people[1].says("/quiz@NarratoreBot", group)
    await party.settle()
    assert "già in corso" in group.last.text
    people[0].presses("Annulla")
    people[2].says("/lupi@NarratoreBot", group)
    await party.settle()
    people[1].says("/quiz@NarratoreBot", group)
    await party.settle()
    assert "tavolo aperto" in group.last.text


async def test_a_group_chooses_the_game_and_the_next_duel_is_of_the_same(party, table):
    group, people = table
    people[0].says("/quiz@NarratoreBot", group)
    await party.settle()
    board = group.last
    games = [button["callback_data"] for button in board.buttons if ".game-" in button["callback_data"]]
    assert len(games) == len(party.bot.service._kit.books.games) > 1
    people[1].presses(data=games[1], message=board)
    people[0].presses(data=games[1], message=board)
    await party.pass_time(4)
    other = party.bot.service._kit.books.book(party.bot.service._kit.books.games[1])
    assert other.speaker("it").game in board.text
    people[0].presses("Annulla", message=board)
    people[1].says("/quiz@NarratoreBot", group)
    await party.settle()
    assert other.speaker("it").game in group.last.text
    people[1].presses("5", message=group.last)
    people[1].presses("Cominciamo", message=group.last)
    await party.settle()
    assert poll_in(standing(group)).question.startswith("1/5. ")


async def test_a_board_to_which_nobody_comes_is_closed(party, table):
    group, people = table
    people[0].says("/quiz@NarratoreBot", group)
    await party.settle()
    board = group.last
    people[0].presses("Esco", message=board)
    people[1].presses("Cominciamo", message=board)
    await party.settle()
    assert people[1].toasts[-1].text.startswith("Può farlo chi ha aperto la sfida")
    await party.pass_time(STARTS.total_seconds() + 5)
    assert "non si è presentato nessuno" in board.text
    assert not polls(group)


async def test_a_group_without_polls_is_asked_with_buttons(party, table):
    group, people = table
    group.demotes_bot()
    group.allows(*USUAL_PERMISSIONS - {"can_send_polls"})
    await opens(party, group, people[:2])
    message = group.last
    assert message.labels == ["A", "B", "C", "D"][: len(message.labels)]
    people[0].presses("A", message=message)
    people[5].presses("B", message=message)
    await party.settle()
    assert [person.toasts[-1].text for person in (people[0], people[5])] == ["Segnato."] * 2
    people[0].presses("B", message=message)
    await party.settle()
    assert "vale la prima risposta" in people[0].toasts[-1].text
    assert "💡" not in message.text
    await party.pass_time(SECONDS + GRACE.total_seconds())
    assert "💡" in message.text
    assert message.labels == []
    people[1].forges(f"1.-.quiz.{'tavolo01'}.1.a0", message)
    await party.settle()
    assert people[1].toasts[-1].text in ("Il tempo per questa domanda è finito.", "Questo bottone non vale più.")


async def test_anonymous_votes_are_nobodys_and_the_group_hears_so_once(party, table):
    group, people = table
    await opens(party, group, people[:2])
    message = standing(group)
    people[2].votes(message, 0, anonymous=True)
    people[3].votes(message, 0, anonymous=True)
    await party.settle()
    assert group.text().count("a nome di un gruppo") == 1
    answers(people[0], message, right=False)
    answers(people[1], message, right=False)
    await party.settle()
    await party.pass_time(5)
    people[0].says("/quiz@NarratoreBot basta", group)
    await party.settle()
    assert [name for name in ("Anna", "Bruno", "Carla", "Dino") if name in group.last.text] == ["Anna", "Bruno"]


async def test_a_duel_goes_on_where_it_was_after_a_kill(party, table):
    group, people = table
    await opens(party, group, people[:3])
    message = standing(group)
    answers(people[0], message)
    await party.settle()
    await party.restarts(after=5)
    assert standing(group) is message
    answers(people[1], message)
    answers(people[2], message)
    await party.settle()
    assert poll_in(message).closed
    await party.restarts(after=1)
    for number in range(2, 6):
        message = await to_next(party, group, number)
        for person in people[:3]:
            answers(person, message)
        await party.settle()
    await party.until(lambda: "La sfida è finita" in group.text())
    assert "🥇 Anna · 100 punti (5/5)" in group.last.text
    assert group.last.text.count("(5/5)") == 3


async def test_an_anonymous_administrator_opens_and_begins_a_duel_in_a_topic_of_a_forum(party):
    people = party.people(2)
    group = party.world.group("Il forum", *people, kind="forum", bot="admin", owner=people[0])
    topic = group.topic("Quiz")
    await party.settle()
    people[0].says("/quiz@NarratoreBot", group, topic=topic, anonymous=True)
    await party.settle()
    (board,) = group.reads(topic)
    assert "Per ora non c’è nessuno" in board.text
    people[1].presses("Ci sto", message=board)
    people[1].presses("Cominciamo", message=board)
    await party.settle()
    assert "Può farlo" in people[1].toasts[-1].text
    people[0].presses("Cominciamo", message=board)
    await party.settle()
    assert standing(group).thread == topic.id
    people[0].says("/lupi@NarratoreBot", group)
    await party.settle()
    assert "tavolo" in group.last.text.lower()


async def test_a_duel_goes_on_in_the_supergroup_that_its_group_becomes(party):
    people = party.people(2)
    group = party.world.group("Il gruppo", *people, kind="group", owner=people[0])
    await party.settle()
    await opens(party, group, people)
    answers(people[0], standing(group))
    await party.settle()
    group.migrates()
    await party.settle()
    await to_next(party, group, 2)
    for number in range(2, 6):
        message = await to_next(party, group, number)
        for person in people:
            answers(person, message)
        await party.settle()
    await party.until(lambda: "La sfida è finita" in group.text())
    assert "🥇 Anna · 100 punti (5/5)" in group.last.text
    assert "🥈 Bruno · 80 punti (4/5)" in group.last.text


async def test_a_duel_is_for_the_people_of_its_group(party, table):
    """Pitfall 9: whoever looks at a public group from outside sees its board and its polls, and takes no part."""
    group, people = table
    visitor = party.world.person("Xeno")
    visitor.starts()
    people[0].says("/quiz@NarratoreBot", group)
    await party.settle()
    board = group.last
    join, go = board.buttons[0]["callback_data"], next(b for b in board.buttons if "Cominciamo" in b["text"])
    visitor.forges(join, board, outside=True)
    visitor.forges(go["callback_data"], board, outside=True)
    await party.pass_time(5)
    assert [toast.alert for toast in visitor.toasts[-2:]] == [True, True]
    assert "Xeno" not in board.text
    people[1].presses("Ci sto", message=board)
    people[0].presses("Cominciamo", message=board)
    await party.settle()
    message = standing(group)
    visitor.votes(message, poll_in(message).correct[0], outside=True)
    for person in people[:2]:
        answers(person, message)
    await party.settle()
    assert poll_in(message).closed
    people[0].says("/quiz@NarratoreBot basta", group)
    await party.settle()
    assert "Xeno" not in group.text()
    assert "Bruno" in group.last.text


async def test_a_vote_from_outside_that_overtakes_its_poll_does_not_count(party, table):
    """Pitfall 9: it waits until it is known what the poll asks, and then it is nobody's."""
    group, people = table
    visitor = party.world.person("Xeno")
    await opens(party, group, people[:2])
    first = standing(group)
    round_id, number = await party.bot.db.transact(lambda uow: uow.poll(poll_in(first).id))

    def too_early(uow):
        for person in (visitor, people[2]):
            uow.keep_early(
                "a poll", EarlyRecord(user_id=person.id, name=person.user.first_name, pick=0, at=party.clock.now())
            )

    await party.bot.db.transact(too_early)
    await party.bot.service.polled(round_id, number, "a poll")
    players = await party.bot.db.transact(lambda uow: [player.name for player in uow.players(round_id)])
    assert players == ["Anna", "Bruno", "Carla"]


async def test_buttons_of_a_question_are_for_the_people_of_its_group(party, table):
    group, people = table
    visitor = party.world.person("Xeno")
    group.demotes_bot()
    group.allows(*USUAL_PERMISSIONS - {"can_send_polls"})
    await opens(party, group, people[:2])
    message = group.last
    visitor.forges(message.buttons[0]["callback_data"], message, outside=True)
    await party.settle()
    assert visitor.toasts[-1].text == "Qui gioca chi fa parte del gruppo: entra, e poi tocca di nuovo."
    people[0].says("/quiz@NarratoreBot basta", group)
    await party.settle()
    assert "Xeno" not in group.text()
