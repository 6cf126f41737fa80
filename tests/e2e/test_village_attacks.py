"""Attacks on The Village over the Bot API: other people's buttons, old buttons, words in the dark, a bot that dies at any phase."""

import re
from pathlib import Path

import pytest

from games.core.ids import Seat
from games.village.roles import KEYS
from tests.e2e.test_evenings_village import Begin, plan, to_the_end, village
from tests.e2e.test_evenings_village import begin as begin  # noqa: PLC0414 - a fixture
from tests.kit.party import prompt_of
from tests.kit.twins import Evening

CARDS = "wolf wolf seer mason mason detective gunner mayor villager"


async def test_whoever_presses_what_others_are_asked_changes_nothing_and_learns_nothing(begin: Begin) -> None:
    """Pitfall 9: by night, by day and at dusk; every button that stands anywhere, and some that nobody has."""
    evening = await begin(CARDS)
    villager, group, party = evening.person(9), evening.group, evening.party
    for phase in ("n1", "d1.day", "d1.dusk"):
        await evening.until(phase, plan({}))
        await party.pass_time(3)
        theirs = {
            button.get("callback_data", "")
            for seat in range(1, 9)
            for message in evening.person(seat).hears()
            for button in message.buttons
            if prompt_of(message)
        }
        own = {prompt_of(message) for message in villager.hears()[-3:] + group.reads()[-3:]}
        theirs = {data for data in theirs if data.split(".", 1)[-1].rpartition(".")[0] not in own}
        nobodys = {
            evening.token(prompt, "3") for prompt in ("n1.harlot", "n1.cupid", "d1.peace", "d1.shoot", "n9.wolf")
        }
        before, seen = await party.session(group), len(villager.toasts)
        for data in sorted(theirs | nobodys):
            villager.forges(data, group.last)
        await party.settle()
        after = await party.session(group)
        assert (after.version, after.state) == (before.version, before.state)
        toasts = villager.toasts[seen:]
        assert len(toasts) == len(theirs | nobodys) > 5
        assert len({toast.text for toast in toasts}) == 1, "a refusal tells whether the guess was right"


async def test_a_button_of_the_night_pressed_by_day_and_twice_does_nothing_twice(begin: Begin) -> None:
    """Pitfalls 13 and 16."""
    evening = await begin(CARDS)
    wolf, mayor, party = evening.person(1), evening.person(8), evening.party
    (question,) = evening.asked(1)
    press = wolf.presses(data=evening.token("n1.wolf", "9"), message=question)
    await party.settle()
    version = (await party.session(evening.group)).version
    wolf.presses_again(press)
    await party.settle()
    assert (await party.session(evening.group)).version == version
    await evening.until("d1.day", lambda seat, prompt: None)
    await party.pass_time(5)
    wolf.forges(evening.token("n1.wolf", "3"), question)
    (sash,) = evening.asked(8)
    shown = mayor.presses(data=evening.token("d1.reveal", "use"), message=sash)
    mayor.presses_again(shown)
    mayor.presses_again(shown)
    await party.pass_time(5)
    assert evening.group.text().count("il suo voto vale doppio") == 1
    assert [death.seat for death in (await village(evening)).deaths] == [9]


async def test_the_dead_and_the_leaver_decide_nothing(begin: Begin) -> None:
    """Pitfall 78."""
    evening = await begin(CARDS)
    await evening.until("d1.day", plan({"n1.wolf": 7}))
    evening.person(6).leaves(evening.group)
    await evening.party.pass_time(130)
    before = await village(evening)
    assert not before.player(Seat(6)).alive
    for seat in (6, 7):
        for prompt in ("d1.shoot", "d1.investigate", "d1.notes", "d1.vote"):
            evening.person(seat).forges(evening.token(prompt, "1"), evening.person(seat).last)
    await evening.party.settle()
    assert await village(evening) == before


async def test_while_votes_are_covered_the_group_learns_how_many_are_missing_and_not_whose(begin: Begin) -> None:
    """Issue: only `open` shows names while voting; nor may the status or the waiting say them."""
    evening = await begin(CARDS)
    group, party = evening.group, evening.party
    await evening.until("d1.dusk", plan({"n1.wolf": 7}))
    await evening.answers(lambda seat, prompt: "9" if seat < 6 and prompt == "d1.vote" else None)
    seen = len(group.reads())
    evening.person(3).says("/stato@NarratoreBot", group)
    await party.settle()
    await party.pass_time(65)
    told = "\n".join(m.text for m in group.reads()[seen:])
    assert "Mancano ancora 3 risposte" in told
    assert "di chi, resta coperto" in told
    asked = next(m for m in reversed(group.reads()) if "di chi, resta coperto" in m.text)
    evening.person(7).presses("Avanti senza aspettare", message=asked)
    await party.settle()
    assert "ancora in gioco" in evening.person(7).toasts[-1].text
    for seat in (6, 8, 9):
        assert not re.search(rf"(Si aspett|Manca)[^\n]*{evening.person(seat).name}", told)


async def test_words_in_the_dark_reach_the_circle_alone_as_they_are_and_silently(begin: Begin) -> None:
    evening = await begin(CARDS)
    party, wolf, mate = evening.party, evening.person(1), evening.person(2)
    everybody = {seat: len(evening.person(seat).hears()) for seat in range(1, 10)}
    wolf.says("<b>tocca</b> a Irene & basta " + "x" * 400)
    await party.pass_time(5)
    heard = mate.last
    assert "<b>tocca</b> a Irene & basta" in heard.text
    assert wolf.name in heard.text
    assert heard.text.count("x") <= 300
    assert not heard.buttons
    grown = {seat for seat in range(3, 10) if len(evening.person(seat).hears()) != everybody[seat]}
    assert grown == set()
    assert "tocca" not in evening.group.text()
    (ring,) = (call for call in party.world.calls_of("sendMessage", mate.id) if "tocca" in str(call.params["text"]))
    assert ring.params["disable_notification"] is True, "two phones that ring together are two wolves"
    for number in range(25):
        wolf.says(f"parola {number}")
        await party.pass_time(1)
    told = sum(message.text.count("parola") for message in mate.hears())
    assert 3 <= told <= 19
    evening.person(9).says("io non ho nessuno")
    await party.pass_time(3)
    assert "io non ho nessuno" not in "".join(evening.person(seat).text() for seat in range(1, 9))
    assert party.world.malformed == []


@pytest.mark.parametrize("phase", ["n1", "d1.day", "d1.dusk", "d1.dusk.shot", "n2"])
async def test_a_bot_that_dies_at_any_phase_goes_on_as_if_nothing_had_been(tmp_path: Path, phase: str) -> None:
    """Pitfalls 63, 64 and 72: with one more killing the evening is the same, message by message."""
    told = []
    for number, killed in enumerate((False, True)):
        folder = tmp_path / str(number)
        cards = ["wolf", "wolf", "seer", "hunter", *["villager"] * 5]
        evening = await Evening.begun_with(folder, cards, game="village")
        acts = {"n1.wolf": 5, "d1.vote": 4, "d1.dusk.shot.1": {4: 1}, "n2.wolf": 6, "d2.vote": 2}
        await evening.until(phase, plan(acts))
        if killed:
            await evening.party.restarts()
            await evening.party.restarts()
        outcome = await to_the_end(evening, acts)
        assert evening.party.world.malformed == []
        told.append((outcome, evening.group.text(), [person.text() for person in evening.people]))
        await evening.party.closes()
    assert told[0] == told[1]


async def test_who_takes_a_seat_over_is_told_its_card_and_what_it_has_learnt(begin: Begin) -> None:
    evening = await begin(CARDS)
    party, group = evening.party, evening.group
    await evening.until("d1.day", plan({"n1.seer": {3: 1}}))
    evening.person(3).blocks()
    await party.pass_time(10)
    newcomer = party.world.person("Zaira")
    group.has(newcomer)
    newcomer.starts()
    await party.settle()
    newcomer.says("/entra@NarratoreBot", group)
    await party.pass_time(10)
    evening.person(1).presses(data=evening.token("admit", "3-0"), message=group.last)
    await party.pass_time(10)
    told = newcomer.text()
    assert "Veggente" in told
    assert evening.person(1).name in told, "what the seat has seen"
    assert "Giorno 1" in newcomer.last.text, "the questions that stand are asked anew"
    assert "Veggente" not in group.text()
    assert "Lupo" not in group.text()


async def test_nothing_that_is_logged_or_given_out_during_a_game_holds_a_role_or_a_name(
    begin: Begin, capsys: pytest.CaptureFixture[str]
) -> None:
    """Pitfall 6: the logs, and the proof asked for in mid-game."""
    evening = await begin(CARDS)
    evening.person(9).says("/verifica@NarratoreBot", evening.group)
    evening.person(1).blocks()
    acts = {"n1.wolf": 9, "n1.seer": {3: 1}, "d1.investigate": {6: 1}}
    await evening.until("n2", lambda seat, prompt: None if seat == 1 else plan(acts)(seat, prompt))
    assert not evening.party.world.files
    told = capsys.readouterr()
    logged = told.out + told.err
    assert "session.gone" in logged
    words = set(re.findall(r"[\w]+", logged))
    assert not words & (set(KEYS) | {person.name for person in evening.people} | {"investigate", "role"})
