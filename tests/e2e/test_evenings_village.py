"""Evenings of The Village with known cards, over the real Bot API protocol: every ending, and every kind of surprise."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.sessions.codec import Codec
from bot.sessions.verify import verify_file
from games.core.game import Outcome
from games.core.ids import Seat
from games.village.chance import SeededChance
from games.village.spec import VILLAGE
from games.village.state import Village
from storage.records import Status
from tests.kit.party import Party
from tests.kit.twins import Evening, Pick

Acts = Mapping[str, Mapping[int, int | str] | int | str]
"""Prompt -> what is picked there by everybody, or by whom what."""
Begin = Callable[..., Awaitable[Evening]]


@pytest.fixture
async def begin(tmp_path: Path) -> AsyncIterator[Begin]:
    """Deal these cards: `begin("wolf seer villager", pace="fast")`; closed afterwards, and nothing may have been refused."""
    evenings: list[Evening] = []

    async def begun(cards: str, **options: Any) -> Evening:
        folder = tmp_path / str(len(evenings))
        evenings.append(await Evening.begun_with(folder, cards.split(), game="village", **options))
        return evenings[-1]

    yield begun
    for evening in evenings:
        await evening.party.closes()
        assert evening.party.world.malformed == []
        assert evening.party.world.unanswered() == []
        assert not [call for call in evening.party.world.calls if call.code == 429]


def plan(acts: Acts) -> Pick:
    """Everybody does what is said, dreams, and else wants nobody; powers that all see are used only where it is said."""

    def pick(seat: int, prompt: str) -> str | None:
        wanted = acts.get(prompt, {})
        if isinstance(wanted, Mapping):
            wanted = wanted.get(seat, "a" if ".dream" in prompt else "nobody")
        return "nobody" if str(wanted) == str(seat) and "vote" in prompt else str(wanted)

    return pick


async def village(evening: Evening) -> Village:
    """The state, as only the database knows it."""
    record = await evening.party.session(evening.group)
    assert record.state is not None
    state = Codec(evening.party.bot.specs).load(VILLAGE, record.state, record.rules_version)
    assert isinstance(state, Village)
    return state


async def to_the_end(evening: Evening, acts: Acts, *, silent: Collection[int] = ()) -> Outcome:
    """The evening goes on until it is over, these seats pressing nothing; how it ended."""
    pick = plan(acts)
    await evening.until("over", lambda seat, prompt: None if seat in silent else pick(seat, prompt))
    await evening.party.pass_time(120)
    assert (await evening.party.session(evening.group)).status is Status.OVER
    outcome = VILLAGE.game.outcome(await village(evening))
    assert outcome is not None
    return outcome


def luck(*wanted: tuple[int, str, int, str]) -> str:
    """A luck with which these draws (round, event, whose, outcome) come out so."""
    for number in range(100_000):
        found = f"{number:064x}"
        if all(SeededChance(found, night).outcome(event, of=Seat(of)) == out for night, event, of, out in wanted):  # type: ignore[arg-type]
            return found
    raise AssertionError("no such luck")


Ending = tuple[str, str, Acts, str, set[int]]
ENDINGS: list[Ending] = [
    ("tanner", "wolf tanner villager villager villager", {"d1.vote": 2}, "Ha vinto il Masochista", {2}),
    (
        "couple",
        "cupid wolf villager villager villager",
        {"n1.cupid": {1: 2}, "n1.cupid.second": {1: 3}, "n1.wolf": 4, "d1.vote": 1, "n2.wolf": 5},
        "Ha vinto la Coppia",
        {2, 3},
    ),
    (
        "cult",
        "cultist cultist villager villager villager",
        {"n1.cultist": 3, "n2.cultist": 4, "n3.cultist": 5},
        "Hanno vinto i Satanisti",
        {1, 2, 3, 4, 5},
    ),
    (
        "arsonist",
        "arsonist villager villager villager villager",
        {"n1.arsonist": 2, "d1.vote": 3, "n2.arsonist": 4, "n3.arsonist": "spark"},
        "Ha vinto il Piromane",
        {1},
    ),
    (
        "serial_killer",
        "serial_killer villager villager villager villager",
        {"n1.serialkiller": 2, "d1.vote": 3, "n2.serialkiller": 4},
        "Ha vinto il Serial Killer",
        {1},
    ),
    (
        "nobody",
        "serial_killer hunter villager villager villager",
        {"n1.serialkiller": 3, "d1.vote": 4, "n2.serialkiller": 5},
        "partita fin",
        set(),
    ),
    ("wolves", "wolf wolf villager villager villager villager", {"n1.wolf": 3, "d1.vote": 4}, "vinto i lupi", {1, 2}),
    ("village", "wolf seer villager villager villager", {"d1.vote": 1}, "vinto il villaggio.", {2, 3, 4, 5}),
]


@pytest.mark.parametrize("ending", ENDINGS, ids=[row[0] for row in ENDINGS])
async def test_every_ending_is_reached_and_told_with_its_winners_and_all_cards(begin: Begin, ending: Ending) -> None:
    result, cards, acts, told, winners = ending
    evening = await begin(cards)
    outcome = await to_the_end(evening, acts)
    assert (outcome.key, outcome.winners) == (result, frozenset(winners))
    text = evening.group.text()
    assert told in text
    assert all(person.name in text.rpartition(told)[2] for person in evening.people)


async def test_a_hunter_killed_by_night_shoots_at_dawn_and_the_village_waits(begin: Begin) -> None:
    evening = await begin("serial_killer hunter villager villager villager")
    acts = {"n1.serialkiller": 2}
    await evening.until("n1.shot", plan(acts))
    assert "un ultimo colpo" in evening.person(2).last.text or evening.person(2).last.buttons
    assert "Giorno 1" not in evening.group.text()
    outcome = await to_the_end(evening, {"n1.shot.1": {2: 1}})
    assert (outcome.key, outcome.winners) == ("village", frozenset({2, 3, 4, 5}))


async def test_a_hunter_lynched_by_day_shoots_before_night_falls(begin: Begin) -> None:
    evening = await begin("wolf hunter villager villager villager")
    outcome = await to_the_end(evening, {"d1.vote": 2, "d1.dusk.shot.1": {2: 1}})
    assert outcome.key == "village"
    assert "Notte 2" not in evening.group.text()


async def test_where_roles_are_hidden_the_pause_is_the_same_with_and_without_a_hunter(begin: Begin) -> None:
    """Pitfall 7: how long it lasts, what is told, who is named."""
    lengths = []
    for cards in ("wolf hunter villager villager villager", "wolf villager hunter villager villager"):
        evening = await begin(cards, reveal_on_death="none")
        acts = {"d1.vote": 2, "d1.dusk.shot.1": "nobody"}
        await evening.until("d1.dusk.shot", plan(acts))
        began = evening.party.clock.now()
        await evening.until("n2", plan(acts))
        lengths.append((evening.party.clock.now() - began, evening.group.text()))
    assert lengths[0] == lengths[1]


async def test_who_is_converted_or_robbed_learns_it_at_dawn_and_not_before(begin: Begin) -> None:
    evening = await begin("wolf cultist thief villager gunner villager villager", luck=luck((1, "thief", 3, "steals")))
    acts = {"n1.cultist": 4, "n1.thief": {3: 5}}
    await evening.answers(plan(acts))
    await evening.party.pass_time(10)
    convert, robbed, thief = (evening.person(seat) for seat in (4, 5, 3))
    assert not any(person.text().count("Ora la tua carta è questa") for person in (convert, robbed, thief))
    await evening.until("d1.day", plan(acts))
    assert "Satanista" in convert.text()
    assert evening.people[1].name in convert.text()
    assert convert.name in evening.person(2).text()
    assert "Ladro" in robbed.text()
    assert "Artigliere" in thief.text()
    state = await village(evening)
    assert [state.player(Seat(seat)).role for seat in (3, 4, 5)] == ["gunner", "cultist", "thief"]


async def test_who_is_infected_learns_it_at_dawn_and_is_a_wolf_when_night_falls(begin: Begin) -> None:
    evening = await begin("alpha_wolf villager villager villager villager", luck=luck((1, "alpha_infects", 1, "yes")))
    acts = {"n1.wolf": 2}
    bitten, pack = evening.person(2), evening.person(1)
    await evening.answers(plan(acts))
    await evening.party.pass_time(10)
    assert "un morso che non ricordi" not in bitten.text()
    await evening.until("d1.day", plan(acts))
    assert "un morso che non ricordi" in bitten.text()
    assert "L’Alfa ha morso piano" in pack.text()
    assert (await village(evening)).player(Seat(2)).role == "villager"
    await evening.until("n2", plan(acts))
    await evening.party.pass_time(5)
    assert "ora la luna chiama" in bitten.text().lower()
    assert "ululato nuovo" in pack.text()
    outcome = await to_the_end(evening, {"n2.wolf": 3})
    assert (outcome.key, outcome.winners) == ("wolves", frozenset({1, 2}))


async def test_a_day_of_powers_mayor_trouble_prince_and_two_votes(begin: Begin) -> None:
    evening = await begin("wolf wolf mayor troublemaker prince villager villager villager villager")
    acts = {"d1.reveal": {3: "use"}, "d1.trouble": {4: "use"}, "d1.vote": 5, "d1.vote.2": {3: 6, 4: 7, 8: 7}}
    await evening.until("n2", plan(acts))
    text = evening.group.text()
    for told in ("Sindaco", "Guastafeste", "Principe"):
        assert told in text
    assert (await village(evening)).player(Seat(5)).alive
    assert "Pari fra" in text or "stessi voti" in text or "il risultato è pari" in text


async def test_peace_in_the_middle_of_a_vote_ends_it_at_once(begin: Begin) -> None:
    evening = await begin("wolf pacifist villager villager villager")
    await evening.until("d1.dusk", plan({}))
    await evening.answers(plan({"d1.vote": 1, "d1.peace": {2: "no"}}))
    await evening.answers(plan({"d1.peace": {2: "use"}}))
    assert (await evening.party.phase(evening.group)) == "n2"
    assert (await village(evening)).player(Seat(1)).alive


async def test_the_detective_is_answered_before_the_gunner_shoots(begin: Begin) -> None:
    evening = await begin("wolf wolf detective gunner villager villager villager villager")
    acts = {"d1.investigate": {3: 1}, "d1.shoot": {4: 3}}
    await evening.until("d1.dusk", plan(acts))
    await evening.party.pass_time(5)
    detective = evening.person(3)
    assert "Lupo" in detective.text()
    assert not (await village(evening)).player(Seat(3)).alive
    (answer,) = (
        call for call in evening.party.world.calls_of("sendMessage", detective.id) if "Lupo" in str(call.params)
    )
    assert answer.params["disable_notification"] is True


@pytest.mark.parametrize(
    ("display", "live", "closed"), [("open", True, False), ("tally", False, True), ("outcome", False, False)]
)
async def test_of_the_vote_is_shown_what_the_group_wants(begin: Begin, display: str, live: bool, closed: bool) -> None:
    evening = await begin("wolf clumsy_guy villager villager villager", vote_display=display, reveal_on_death="none")
    await evening.until("d1.dusk", plan({}))
    await evening.answers(lambda seat, prompt: "1" if seat in (3, 4) and "ot" in prompt else None)
    await evening.party.pass_time(20)
    voters = [evening.person(seat).name for seat in (3, 4)]
    question = next(message for message in reversed(evening.group.reads()) if message.buttons)
    named = [name in question.text for name in voters]
    assert named == [live, live]
    await evening.until("d1.dusk.shot", lambda seat, prompt: None)
    count = next(message for message in reversed(evening.group.reads()) if evening.person(1).name in message.text)
    assert all(name in count.text for name in voters) is closed


async def test_the_simplified_version_begins_with_its_roles_told(begin: Begin) -> None:
    evening = await begin("wolf seer guardian_angel villager villager villager", ruleset="simplified")
    assert "Angelo Custode" in evening.group.text()
    assert (await to_the_end(evening, {"n1.wolf": 4, "d1.vote": 1})).key == "village"


@pytest.mark.parametrize(
    ("cards", "options", "told"),
    [
        ("wolf cupid villager villager villager", {}, "120: sì"),
        ("wolf seer villager villager villager", {}, "120: no"),
        ("wolf seer villager villager villager", {"ruleset": "simplified"}, None),
    ],
)
async def test_the_120_stays_to_be_seen(begin: Begin, cards: str, options: dict[str, Any], told: str | None) -> None:
    evening = await begin(cards, **options)
    evening.person(2).says("/stato@NarratoreBot", evening.group)
    await evening.party.pass_time(3)
    assert ("120" in evening.group.last.text) is (told is not None)
    assert (told or "") in evening.group.last.text


@pytest.mark.parametrize(("absence", "alive"), [("warn", True), ("skip", True), ("remove", False)])
async def test_whoever_lets_two_votes_pass_is_treated_as_the_group_wants(
    begin: Begin, absence: str, alive: bool
) -> None:
    evening = await begin("wolf wolf villager villager villager villager villager", absence=absence)

    def pick(seat: int, prompt: str) -> str | None:
        return None if seat == 7 else plan({})(seat, prompt)

    await evening.until("n3", pick)
    assert (await village(evening)).player(Seat(7)).alive is alive
    told = evening.person(7).text()
    assert ("Il tuo voto stasera è mancato" in told) is (absence != "skip")
    assert ("il villaggio andrà avanti senza di te" in told) is (absence == "remove")


async def test_sleeping_blocking_and_leaving_players_never_stall_the_village(begin: Begin) -> None:
    evening = await begin("wolf wolf seer hunter villager villager villager villager villager")
    evening.person(5).blocks()
    evening.person(6).leaves(evening.group)

    def pick(seat: int, prompt: str) -> str | None:
        return None if seat in (5, 6, 7) else plan({"n1.wolf": 8})(seat, prompt)

    await evening.until("d1.day", pick)
    evening.person(4).leaves(evening.group)
    await evening.until("d1.dusk", pick)
    evening.person(1).blocks()
    await evening.until("n3", pick)
    state = await village(evening)
    assert not any(state.player(Seat(seat)).alive for seat in (4, 6, 7))
    outcome = await to_the_end(evening, {"n3.wolf": 9}, silent=(1, 5))
    assert outcome.key in ("wolves", "nobody", "village")


async def test_a_lover_outlives_who_leaves_or_is_removed_but_not_who_is_lynched(begin: Begin) -> None:
    """Pitfall 81: chained deaths follow the rule that is written down, whatever takes the lover away."""
    cards = "wolf wolf cupid villager villager villager villager villager villager"
    love = {"n1.cupid": {3: 4}, "n1.cupid.second": {3: 5}}
    for how, fate in (("left", True), ("afk", True), ("lynched", False), ("eaten", False)):
        evening = await begin(cards)
        acts: dict[str, Any] = {**love, "d1.vote": 4 if how == "lynched" else "nobody"}
        if how == "eaten":
            acts["n1.wolf"] = 4

        def pick(seat: int, prompt: str, acts: Acts = acts, how: str = how) -> str | None:
            silent = how == "afk" and seat == 4 and "vote" in prompt
            return None if silent else plan(acts)(seat, prompt)

        if how == "left":
            await evening.until("d1.day", pick)
            evening.person(4).leaves(evening.group)
        await evening.until("n3" if how == "afk" else "n2", pick)
        state = await village(evening)
        assert (state.player(Seat(4)).alive, state.player(Seat(5)).alive) == (False, fate), how
        assert {death.cause for death in state.deaths if death.seat == 4} == {how}
        await evening.party.closes()


async def test_a_game_dealt_by_chance_is_proved_and_played_again_by_the_same_people(tmp_path: Path) -> None:
    party = await Party(tmp_path).opens()
    people = party.people(7)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people, word="/villaggio")
    await party.plays_on(group, people)
    first = await party.session(group)
    assert first.status is Status.OVER
    document = next(file for file in party.world.files.values() if file.name.endswith(".json"))
    proof = tmp_path / document.name
    proof.write_bytes(document.content)
    report = verify_file(proof)
    assert (report.fair, report.replayed) == (True, True)
    end = next(
        message
        for message in reversed(group.reads())
        if any(".rematch." in b["callback_data"] for b in message.buttons)
    )
    people[0].presses(data=f"1.{first.id}.rematch.yes", message=end)
    await party.pass_time(30)
    again = await party.session(group)
    assert (again.id != first.id, again.game) == (True, "village")
    for person in people[1:]:
        person.presses(data=f"1.{again.id}.lobby.join", message=person.last)
    await party.settle()
    people[0].says("/via@NarratoreBot", group)
    await party.until_phase(group, "n1")
    people[1].forges(f"1.{first.id}.n1.wolf.3", people[1].last)
    await party.settle()
    assert "partita finita" in people[1].toasts[-1].text
    assert party.world.malformed == []
    assert party.world.unanswered() == []
    await party.closes()
