"""The quiz in private beside its rounds: menu, names typed, progress, reminder, forgetting; both languages."""

import json
from datetime import timedelta

import pytest

from tests.kit.quiz import answers, poll_in, standing


async def asks(party, person, *labels, word="/quiz"):
    """Open the menu and press one button after the other."""
    person.says(word)
    await party.pass_time(3)
    for label in labels:
        person.presses(label)
        await party.pass_time(3)


@pytest.fixture
async def anna(party):
    (anna,) = party.people(1)
    await party.settle()
    return anna


def role_of(party, person):
    """The names of the role that is asked for in words, in both languages."""
    book = party.bot.service._kit.books.book("village")
    asked = {}
    for locale in ("it", "en"):
        for one in book.questions:
            if one.typed:
                asked[book.speaker(locale)._said(one.ask)] = [
                    str(book.speaker(locale).role(role)) for role in one.typed
                ]
    text = next(message.text for message in reversed(person.hears()) if "⌨️" in message.text)
    return next(names for question, names in asked.items() if question in text)


async def test_a_role_is_named_in_words_and_after_three_other_names_or_a_skip_it_is_shown(party, anna):
    await asks(party, anna, "Che ruolo è?")
    name = role_of(party, anna)[0]
    anna.says("zzzz zzzz")
    await party.pass_time(3)
    assert "non lo conosco" in anna.last.text
    anna.says(f"il {name.upper()}")
    await party.pass_time(3)
    assert any(f"Sì: {name}" in message.text for message in anna.hears())
    assert "2. " in anna.last.text
    wrong = "Contadino" if "Contadino" not in role_of(party, anna) else "Lupo"
    shown = role_of(party, anna)
    for _ in range(3):
        anna.says(wrong)
        await party.pass_time(3)
    assert any(f"Era {name}" in message.text for message in anna.hears() for name in shown)
    anna.presses("Non lo so")
    await party.pass_time(3)
    assert "💡" in anna.text()
    anna.presses("Basta")
    await party.pass_time(3)
    assert "1 su 3" in anna.last.text


async def test_the_menu_asks_by_team_by_level_and_for_mistakes_only_once_there_are_some(party, anna):
    await asks(party, anna)
    menu = anna.last
    assert not any("errori" in label for label in menu.labels)
    anna.presses("Una squadra", message=menu)
    await party.pass_time(2)
    assert menu.labels[-1] == "🎓 Menu"
    anna.presses(data="1.-.quiz.team-wolves", message=menu)
    await party.pass_time(3)
    answers(anna, standing(anna), right=False)
    await party.pass_time(3)
    missed = [card for card in (await cards(party, anna)).values() if card.missed]
    assert len(missed) == 1
    await asks(party, anna)
    menu = anna.last
    assert {"▶️ Continua", "⏹ Basta", "🔁 Solo i miei errori (1)"} <= set(menu.labels)
    anna.presses("Continua", message=menu)
    await party.pass_time(3)
    assert poll_in(standing(anna)).question.startswith("2/10. ")
    anna.presses("errori", message=menu)
    await party.pass_time(3)
    answers(anna, standing(anna))
    await party.pass_time(3)
    assert "nemmeno un errore" in anna.last.text
    anna.forges("1.-.quiz.mistakes", menu)
    anna.forges("1.-.quiz.team-nobody", menu)
    await party.settle()
    assert [toast.text for toast in anna.toasts[-2:]] == [
        "Di errori da ripassare non ne hai: bene così.",
        "Qui non ho domande da farti. Prova un’altra scelta del menu.",
    ]


async def cards(party, person):
    return await party.bot.db.transact(lambda uow: uow.cards(person.id, "village"))


async def test_progress_is_a_picture_whose_caption_says_the_same(party, anna):
    await asks(party, anna, "Dieci domande")
    answers(anna, standing(anna))
    await party.pass_time(3)
    await asks(party, anna, "Progressi")
    assert "photo" in anna.last.content
    assert "Domande incontrate: 1 su" in anna.last.text
    assert anna.last.text.count("▱") >= 30
    assert "ruoli" not in anna.last.text, "of the questions about the game itself there is no role"


async def test_a_time_zone_that_is_written_is_shown_on_the_page_it_belongs_to(party, anna):
    await asks(party, anna, "8:00", word="/quiz Europe/Lisbon")
    assert "Promemoria" in anna.last.text
    assert "Europe/Lisbon" in anna.last.text


async def test_a_reminder_comes_at_the_hour_of_the_persons_own_clock_until_it_is_blocked(party, anna):
    await asks(party, anna, "18:00", word="/quiz America/New_York")
    assert "America/New_York" in anna.last.text
    start = party.clock.now()
    await party.until(lambda: "Due minuti per il quiz" in anna.last.text, most=90_000)
    at = party.clock.now()
    assert (at.hour, at.minute) == (23, 0)
    anna.presses("Dieci domande")
    await party.pass_time(3)
    answers(anna, standing(anna))
    await party.pass_time(3)
    learner = await party.bot.db.transact(lambda uow: uow.learner(anna.id))
    assert (learner.streak, learner.last_day) == (1, start.date().isoformat())
    # The next evening something has been answered already; the one after that the bot is blocked.
    await party.pass_time(timedelta(hours=20).total_seconds())
    answers(anna, standing(anna))
    await party.settle()
    heard = anna.text().count("Due minuti")
    await party.pass_time(timedelta(hours=12).total_seconds())
    anna.blocks()
    await party.pass_time(timedelta(days=2).total_seconds())
    anna.unblocks()
    await party.settle()
    assert anna.text().count("Due minuti") == heard == 1


async def test_everything_is_given_in_a_file_and_then_forgotten(party, anna):
    await asks(party, anna, "Promemoria", "18:00")
    await asks(party, anna, "Dieci domande")
    answers(anna, standing(anna))
    await party.pass_time(3)
    anna.says("/imieidati")
    await party.pass_time(3)
    document = anna.last.content["document"]
    data = json.loads(party.world.files[document["file_id"]].content)
    assert data["people"][0]["name"] == "Anna"
    assert {"quiz_cards", "quiz_learners", "quiz_alarms", "quiz_rounds"} <= data.keys()
    assert "correct" not in json.dumps(data)
    anna.says("/dimenticami")
    await party.pass_time(3)
    anna.presses("Sì, cancella tutto")
    await party.pass_time(3)
    anna.says("/imieidati")
    await party.pass_time(3)
    document = anna.last.content["document"]
    assert json.loads(party.world.files[document["file_id"]].content).keys() == {"people"}


async def test_in_english_everything_is_english(party):
    (bob,) = party.people(1, language_code="en")
    await party.settle()
    await asks(party, bob, "Ten questions")
    assert bob.hears()[-2].labels[0] in ("⚡ Ten questions", "▶️ Go on")
    answers(bob, standing(bob), right=False)
    await party.pass_time(3)
    bob.presses("Enough")
    await party.pass_time(3)
    assert "0 out of one" in bob.last.text
    assert "Worth another look" in bob.last.text


async def test_while_a_game_asks_for_words_a_name_is_taken_only_where_it_answers_the_question(party):
    """A narrator's desk hears every word; a reply to the quiz's question is meant for the quiz."""
    (anna,) = party.people(1)
    await party.settle()
    await asks(party, anna, "Che ruolo è?")
    question = anna.last
    name = role_of(party, anna)[0]
    anna.says("/narra villaggio")
    await party.pass_time(3)
    before = len([message for message in anna.hears() if "Sì:" in message.text])
    anna.replies(name, question)
    await party.pass_time(3)
    assert len([message for message in anna.hears() if f"Sì: {name}" in message.text]) == before + 1
