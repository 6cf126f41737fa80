"""States and options in and out of JSON."""

import json
import traceback
from dataclasses import dataclass, field, replace
from typing import Literal

import pytest

from bot.sessions.codec import BadOption, Codec, UnknownRules
from bot.sessions.forms import Unreadable
from bot.sessions.notes import load_notes
from bot.sessions.receipts import Accepted, Ignored, Receipt, Rejected, Toast, from_json, to_json
from games.lupi.spec import LUPI
from games.registry import GAMES
from tests.kit.rules import a_game

CODEC = Codec({spec.key: spec for spec in GAMES})


def test_options_come_back_as_they_were() -> None:
    options = LUPI.options(pace="slow", reveal_roles=True, deck=(3, 1, 1, 0, 0, 0))
    stored = json.loads(json.dumps(CODEC.dump_options(LUPI, options)))
    assert CODEC.options(LUPI, stored) == options


def test_a_state_of_unknown_rules_is_refused_loudly() -> None:
    with pytest.raises(UnknownRules, match="rules 99"):
        CODEC.load(LUPI, {}, 99)


def test_an_unknown_game_is_refused_loudly() -> None:
    with pytest.raises(UnknownRules, match="chess"):
        CODEC.spec("chess")


def test_an_older_state_is_upgraded_where_the_game_knows_how() -> None:
    spec = replace(LUPI, upgrade=lambda state, version: {"upgraded": version})
    with pytest.raises(Unreadable):
        Codec({spec.key: spec}).load(spec, {}, 0)


def test_a_state_that_cannot_be_read_is_not_quoted() -> None:
    stored = json.loads(json.dumps(CODEC.dump(LUPI, a_game("wolf villager seer bodyguard judge").state)))
    stored["players"][0]["role"] = ["wolf"]
    with pytest.raises(Unreadable, match=r"players\.0\.role") as raised:
        CODEC.load(LUPI, stored, LUPI.game.rules_version)
    assert "wolf" not in "".join(traceback.format_exception(raised.value))


def test_notes_that_cannot_be_read_are_not_quoted() -> None:
    with pytest.raises(Unreadable, match="did") as raised:
        load_notes({"did": {"3": "n1.wolf"}})
    assert "wolf" not in str(raised.value)


@pytest.mark.parametrize(("field", "value"), [("pace", "warp"), ("nothing", "fast"), ("__class__", "x"), ("deck", "wolf-x"),
                                              ("deck", "dragon-1"), ("deck", "wolf--1"), ("pace", "")])  # fmt: skip
def test_an_unknown_option_or_value_is_refused(field: str, value: str) -> None:
    with pytest.raises(BadOption):
        CODEC.set_option(LUPI, LUPI.options(), field, value, 8)


def test_an_option_is_set_and_setting_it_again_changes_nothing() -> None:
    once = CODEC.set_option(LUPI, LUPI.options(), "reveal_roles", "true", 8)
    assert once.reveal_roles is True
    assert CODEC.set_option(LUPI, once, "reveal_roles", "true", 8) == once


def test_a_deck_by_hand_starts_from_the_automatic_one() -> None:
    by_hand = CODEC.set_option(LUPI, LUPI.options(), "deck", "wolf-3", 8)
    assert by_hand.deck == (5, 3, 1, 0, 0, 0)
    assert CODEC.set_option(LUPI, by_hand, "deck", "none", 8).deck is None


@dataclass(frozen=True, kw_only=True)
class Rules:
    """Options of a game that may leave roles out and has a shortcut."""

    style: Literal["plain", "strict"] = field(
        default="plain", metadata={"choices": ("plain", "strict"), "preset": True}
    )
    limit: int = field(default=3, metadata={"choices": (3, 1)})
    left_out: tuple[str, ...] = field(
        default=(),
        metadata={"choices": ((),), "toggles": {"humans": ("seer", "guardian_angel"), "others": ("tanner",)}},
    )


RULES = replace(LUPI, options=Rules, preset=lambda rules: replace(rules, limit=1 if rules.style == "strict" else 3))
RULED = Codec({RULES.key: RULES})


def test_roles_are_left_out_and_let_in_again_one_by_one_in_any_order() -> None:
    out = Rules()
    for value in ("tanner-out", "guardian_angel-out", "tanner-out"):
        out = RULED.set_option(RULES, out, "left_out", value, 8)
    assert out.left_out == ("guardian_angel", "tanner")
    assert RULED.set_option(RULES, out, "left_out", "tanner-in", 8).left_out == ("guardian_angel",)
    assert RULED.set_option(RULES, out, "left_out", "none", 8).left_out == ()


@pytest.mark.parametrize("value", ["dragon-out", "seer", "seer-off", "-out", "seer-3"])
def test_what_is_no_role_of_the_menu_cannot_be_left_out(value: str) -> None:
    with pytest.raises(BadOption):
        RULED.set_option(RULES, Rules(), "left_out", value, 8)


def test_a_shortcut_sets_what_belongs_to_it_and_a_later_choice_stands() -> None:
    strict = RULED.set_option(RULES, Rules(left_out=("seer",)), "style", "strict", 8)
    assert strict == Rules(style="strict", limit=1, left_out=("seer",))
    assert RULED.set_option(RULES, strict, "limit", "3", 8) == Rules(style="strict", limit=3, left_out=("seer",))


@pytest.mark.parametrize(
    "receipt",
    [
        Accepted(session_id="abc", version=3, toast=Toast(key="service-noted", args={"n": 1}, alert=True)),
        Accepted(),
        Rejected(toast=Toast(key="refusal-stale", url="https://t.me/x")),
        Ignored(why="old", toast=None),
    ],
)
def test_a_receipt_is_answered_again_as_it_was_stored(receipt: Receipt) -> None:
    assert from_json(json.loads(json.dumps(to_json(receipt)))) == receipt
