"""What a table can do beside the worked cases: characters, choices, patience, silence, going on, computer players."""

from dataclasses import fields

import pytest

from games.core.game import Refused
from games.core.ids import Seat
from games.core.rng import SeededRng
from games.saloon import events, keys
from games.saloon.cards import Card, code_of, triples
from games.saloon.chronicle import chronicle
from games.saloon.durations import DURATIONS
from games.saloon.events import (
    EVENTS,
    CharacterHeld,
    NightBegunAgain,
    StepSkipped,
    StillAwaited,
    StillUndecided,
    StoryEnded,
    YearPassed,
)
from games.saloon.figures import COURT, SOMEBODY
from games.saloon.game import SILENCE_MOST, Saloon
from games.saloon.options import Options
from games.saloon.policy import policy
from games.saloon.spec import SALOON
from games.saloon.state import Blank, Draw, Encore, Start, Tell
from tests.kit.saloon import JOKER_NAME, A, B, C, D, Evening, a_game, condemned_of

THREE = ("7♣ 5♣ 9♥", "9♣ 4♥", "5♥ 4♦ 7♠")


def dealt(seats: int = 3, **options: object) -> Evening:
    evening = Evening(Saloon())
    evening.took(Saloon().setup(seats, Options(**options), evening.moment()))  # type: ignore[arg-type]
    return evening


def cast_of(evening: Evening, seat: int) -> str:
    return next(prompt.id for prompt in evening.asked(seat) if prompt.ask in (keys.ASK_CAST, keys.ASK_CHOOSE))


@pytest.mark.parametrize(("seats", "key"), [(2, keys.TOO_FEW), (6, keys.TOO_MANY)])
def test_three_to_five_may_play(seats: int, key: str) -> None:
    with pytest.raises(Refused) as refused:
        dealt(seats)
    assert refused.value.key == key


def test_hands_of_three_players_are_fourteen_and_thirteen() -> None:
    assert sorted(len(player.hand) for player in dealt().state.players) == [13, 13, 14]


def test_a_character_has_a_form_and_a_name() -> None:
    evening = dealt()
    role = evening.state.player(Seat(1)).figure.role
    evening.does(1, cast_of(evening, 1), text=7)
    evening.does(1, cast_of(evening, 1), f"{role}-m")
    figure = evening.state.player(Seat(1)).figure
    assert (figure.role, figure.form, figure.name) == (role, "m", 7)
    assert SALOON.reminder(evening.state, Seat(1)) == (CharacterHeld(to=Seat(1), figure=figure),)


def hand_of(evening: Evening, seat: int) -> tuple[str, str]:
    """(which question the hand's message stands for, how the hand is said to be)."""
    (prompt,) = [prompt for prompt in evening.asked(seat) if prompt.ask in (keys.ASK_PAIRS, keys.ASK_HAND)]
    return prompt.id, next((str(detail.value) for detail in prompt.details if detail.name == "state"), "asked")


def test_a_name_may_still_be_given_while_the_cards_are_looked_over_and_not_later() -> None:
    evening = dealt()
    evening.does(1, cast_of(evening, 1), f"{evening.state.player(Seat(1)).figure.role}-m")
    name, _ = hand_of(evening, 1)
    evening.does(1, name, text=7)
    assert evening.state.player(Seat(1)).figure.name == 7
    evening.does(1, name, keys.OK)
    assert evening.refused(1, name, text=8) == "not-offered"
    assert evening.refused(2, hand_of(evening, 2)[0], text=8) == "not-offered", "the other question takes the name"


def test_whatever_is_said_of_a_hand_in_one_deal_stands_in_one_message() -> None:
    evening = dealt()
    one, how = hand_of(evening, 1)
    assert how == "asked"
    evening.does(1, one, keys.OK)
    assert hand_of(evening, 1) == (one, "casts")
    evening.does(1, cast_of(evening, 1), f"{evening.state.player(Seat(1)).figure.role}-m")
    assert hand_of(evening, 1) == (one, "waits")
    evening.closes()
    hands = {seat: hand_of(evening, seat) for seat in (1, 2, 3)}
    assert {name for name, _ in hands.values()} == {one}
    assert sorted(how for _, how in hands.values()) == ["holds", "holds", "joker"]


def test_once_a_deal_is_over_no_message_says_that_a_card_is_held() -> None:
    evening = a_game("5♣", "5♥ 9♦", "9♥")
    evening.draws(B, "5♣")
    evening.plays_out()
    assert [hand_of(evening, seat)[1] for seat in (A, B, C)] == ["over"] * 3
    assert not any(
        detail.value
        for seat in (A, B, C)
        for prompt in evening.asked(seat)
        for detail in prompt.details
        if detail.name == "cards"
    )


def test_where_characters_are_chosen_a_card_that_is_taken_is_gone() -> None:
    evening = dealt(choose_characters=True)
    wanted = evening.state.player(Seat(2)).figure.role
    evening.does(1, cast_of(evening, 1), f"{wanted}-f")
    assert evening.refused(2, cast_of(evening, 2), f"{wanted}-m") == "not-offered"
    evening.closes()
    roles = [player.figure.role for player in evening.state.players]
    assert roles[0] == wanted
    assert len(set(roles)) == 3
    assert set(roles) <= set(COURT)


def test_of_three_of_a_value_another_one_may_be_kept() -> None:
    evening = next(evening for seed in range(50) if (evening := choosing(seed)) is not None)
    group = triples(evening.state.player(Seat(1)).hand)[0]
    prompt = next(prompt for prompt in evening.asked(1) if prompt.ask == keys.ASK_PAIRS)
    assert code_of(group[0]) in prompt.ticked
    evening.does(1, prompt.id, code_of(group[1]))
    before = evening.state
    evening.does(1, prompt.id, code_of(group[1]))
    assert evening.state is before
    evening.does(1, prompt.id, code_of(group[2]))
    evening.closes()
    assert group[2] in evening.state.player(Seat(1)).hand or evening.state.players[0].seat == evening.state.condemned
    assert {group[0], group[1]} <= set(evening.state.discards)


def choosing(seed: int) -> Evening | None:
    """A deal in which the first player has a choice."""
    evening = Evening(Saloon(), seed=str(seed))
    evening.took(Saloon().setup(3, Options(), evening.moment()))
    return evening if triples(evening.state.player(Seat(1)).hand) else None


def test_the_cards_are_laid_down_once_everybody_has_looked() -> None:
    evening = dealt()
    for seat in (1, 2, 3):
        assert isinstance(evening.state.phase, Start)
        evening.does(seat, cast_of(evening, seat), next(iter(evening.asked(seat))).options[0])
        evening.does(seat, next(p.id for p in evening.asked(seat) if p.ask == keys.ASK_PAIRS), keys.OK)
    assert not isinstance(evening.state.phase, Start)


def test_a_secondary_character_is_found_on_another_page_in_either_form() -> None:
    evening = a_game(*THREE)
    evening.draws(B, "7♣")
    evening.answers(B, keys.OTHERS)
    turned = evening.question(B).tools[0]
    evening.answers(B, turned)
    assert evening.state.phase.form == turned
    evening.answers(B, keys.PLAYERS)
    evening.answers(B, keys.OTHERS)
    evening.answers(B, "smith")
    assert evening.state.phase.scene.figure.role == "smith"
    assert evening.state.phase.scene.figure.form == turned


def test_somebody_may_be_named_in_ones_own_words() -> None:
    evening = a_game(*THREE)
    evening.draws(B, "7♣")
    evening.does(B, evening.question(B).id, text=9)
    assert isinstance(evening.state.phase, Tell)
    assert evening.state.phase.scene.figure.role == SOMEBODY
    assert evening.state.phase.scene.figure.name == 9


def test_with_the_house_rule_who_comes_into_the_answer_may_ask() -> None:
    hands = ("7♠ A♥ 10♥", "7♣ 6♥", "5♥ 4♥ 10♣", "5♦ 4♦ A♦", "3♥ 6♦")
    evening = a_game(*hands, extra_from_answer=True)
    evening.draws(B, "7♠")
    evening.names(B, C)
    assert evening.question(A).options == (keys.TOLD, f"{keys.OF}{D}", f"{keys.OF}5")
    evening.answers(A, f"{keys.OF}5")
    for asker in (C, D, 5):
        assert evening.asker() == asker
        evening.asks(asker)
    assert isinstance(evening.state.phase, Draw)
    assert len(a_game(*hands).asked(A)) == 1


@pytest.mark.parametrize("pace", ["fast", "normal", "slow"])
def test_reminders_grow_rarer_and_then_it_is_done_for_him(pace: str) -> None:
    durations = DURATIONS[pace]  # type: ignore[index]
    gaps = [b - a for a, b in zip((0, *durations.reminders), (*durations.reminders, durations.patience), strict=True)]
    assert gaps == sorted(gaps)
    options = Options(pace=pace)  # type: ignore[arg-type]
    assert 60 <= SALOON.grace(options) <= durations.patience
    evening = a_game(*THREE, pace=pace)
    evening.closes()
    assert len(evening.heard(StillAwaited)) == len(durations.reminders) - 1
    assert evening.heard(StepSkipped) == [StepSkipped(seat=Seat(B), step="draw")]


def test_every_step_that_nobody_takes_is_taken_and_silence_ends_the_evening() -> None:
    evening = a_game(*THREE)
    for _ in range(SILENCE_MOST):
        last = evening.due()
        evening.closes()
    assert evening.heard(StoryEnded) == [StoryEnded(why="silence")]
    assert evening.game.outcome(evening.state).key == "silence"
    assert evening.game.expire(evening.state, last, evening.moment()).state is evening.state


def test_whatever_is_skipped_has_its_usual_end() -> None:
    evening = condemned_of("A♥ 10♥ 9♥", "8♦", "A♠ 10♠ 9♠", emptied=B)
    evening.closes()
    assert evening.state.condemned == B
    plea = a_game(*THREE)
    plea.draws(B, "7♣")
    plea.closes()
    assert isinstance(plea.state.phase, Tell)
    assert plea.state.phase.scene.figure is not None
    plea.tells(B)
    plea.closes()
    plea.answers(A, keys.ASK)
    plea.closes()
    assert isinstance(plea.state.phase, Draw)
    duel = a_game("A♥", "A♠", "")
    duel.closes()
    duel.closes()
    assert [skipped.step for skipped in duel.heard(StepSkipped)] == ["duel", "smoke"]
    told = a_game("5♣", "5♥ 9♦", "9♥")
    told.draws(B, "5♣")
    told.plays_out()
    told.closes()
    told.closes()
    assert isinstance(told.state.phase, Encore)
    told.answers(A, keys.YES)
    told.closes()
    assert told.heard(StillUndecided) == [StillUndecided(seats=(Seat(B), Seat(C)))]
    assert told.heard(StoryEnded) == [StoryEnded(why="enough")]


def test_a_year_and_a_day_later_everybody_has_cards_and_the_dead_a_new_part() -> None:
    evening = a_game("5♣", "5♥ 9♦", "9♥")
    dead = evening.state.player(Seat(A)).figure
    evening.draws(B, "5♣")
    evening.plays_out()
    evening.goes_on(C)
    evening.goes_on(C)
    evening.answers(A, keys.NO)
    evening.answers(A, keys.YES)
    before = evening.state
    assert evening.answers(A, keys.YES) == []
    assert evening.state is before
    evening.answers(C, keys.YES)
    assert evening.heard(YearPassed)
    assert evening.state.player(Seat(A)).figure.role != dead.role
    assert sum(len(player.hand) for player in evening.state.players) == 40
    evening.closes()
    assert chronicle(evening.state)[-1].key == "saloon-line-deal"
    assert SALOON.lasted(evening.state).details[0].value == 2


def test_a_joker_that_goes_round_at_once_offers_the_same_night_again() -> None:
    evening = a_game(*THREE)
    for seat in (B, C, A):
        evening.draws(seat, JOKER_NAME)
    assert evening.state.phase == Encore(anew=True)
    assert evening.question(A).ask == keys.ASK_ANEW
    for seat in (A, B):
        evening.answers(seat, keys.YES)
    assert evening.heard(NightBegunAgain)
    assert isinstance(evening.state.phase, Start)
    assert evening.state.phase.casting == ()
    evening.closes()
    assert evening.state.notes == (), "nothing has been told: it is still the first night"
    assert SALOON.lasted(evening.state).details[0].value == 1


def test_two_who_do_not_want_to_go_on_are_enough_of_three() -> None:
    evening = a_game("5♣", "5♥ 9♦", "9♥")
    evening.draws(B, "5♣")
    evening.plays_out()
    evening.goes_on(C)
    evening.goes_on(C)
    evening.answers(A, keys.NO)
    evening.answers(B, keys.NO)
    assert evening.heard(StoryEnded) == [StoryEnded(why="enough")]
    assert evening.game.outcome(evening.state).key == "death"


def test_nothing_told_is_a_chronicle_of_one_line() -> None:
    assert [line.key for line in chronicle(a_game(*THREE).state)] == ["saloon-line-nothing"]


def test_a_state_shows_no_card_and_knows_its_seats() -> None:
    state = a_game(*THREE).state
    assert not any(suit in repr(state) for suit in "♥♦♣♠")
    assert not any(suit in repr(state.phase) for suit in "♥♦♣♠")
    with pytest.raises(LookupError):
        state.player(Seat(4))
    with pytest.raises(TypeError):
        state.in_phase(Blank)


def test_a_computer_player_decides_from_its_own_view_and_closes_no_story() -> None:
    evening = a_game("8♠ 3♦ 2♥", "8♥", "3♣ 2♠")
    rng = SeededRng(b"policy")
    with pytest.raises(ValueError, match="not its own"):
        policy(evening.game.view(evening.state, Seat(A)), (), Seat(B), rng)
    evening.draws(B, "8♠")
    evening.plays_out(C)
    assert not policy(evening.game.view(evening.state, Seat(C)), evening.asked(C), Seat(C), rng)


@pytest.mark.parametrize(("seats", "seed"), [(3, "a"), (4, "b"), (5, "c")])
def test_computer_players_bring_an_evening_to_its_end(seats: int, seed: str) -> None:
    evening = Evening(Saloon(), seed=seed)
    evening.took(Saloon().setup(seats, Options(pace="fast", choose_characters=seats == 4), evening.moment()))
    assert SALOON.joining(evening.state.options) < SALOON.extension(evening.state.options) * 10
    shown = set()
    while evening.game.outcome(evening.state) is None:
        lines = SALOON.posted(evening.state)
        shown |= {detail.value for line in lines for detail in line.details if detail.name == "state"}
        assert len(lines) == len(SALOON.living(evening.state)) == seats
        moves = [
            move
            for seat in range(1, seats + 1)
            for move in policy(
                evening.game.view(evening.state, Seat(seat)),
                evening.asked(seat),
                Seat(seat),
                SeededRng.for_step(seed.encode(), evening.steps),
            )
        ]
        if moves:
            evening.does(moves[0].seat, moves[0].prompt, moves[0].pick)
        else:
            evening.rings()
    assert {"condemned", "playing"} <= shown
    assert SALOON.cards(evening.state).keys() == set(range(1, seats + 1))


def test_every_class_of_event_is_in_the_union() -> None:
    written = {value for value in vars(events).values() if isinstance(value, type) and hasattr(value, "kind")}
    assert written == set(EVENTS)
    assert len(EVENTS) == len(set(EVENTS))
    assert all({"kind"} <= {part.name for part in fields(event)} for event in EVENTS)


def test_a_card_is_named_by_value_and_suit() -> None:
    assert code_of(Card("10♦")) == "10d"
