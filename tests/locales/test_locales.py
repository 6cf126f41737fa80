"""Every language says all that the program can say, with variables that it is given, and nothing else."""

import re
from collections import Counter
from collections.abc import Mapping

import pytest
from fluent.syntax import ast as ftl

from bot.narration.bundles import MILD
from bot.narration.names import plain
from bot.narration.narrator import key_of
from bot.narration.optionpages import texts_of_options
from games.core.spec import GameSpec
from games.lupi import events as lupi
from games.propaganda import events as propaganda
from games.registry import GAMES
from games.saloon import events as saloon
from games.village import events as village
from tests.locales.messages import (
    LANGUAGES,
    alternatives,
    composed,
    expansions,
    handed,
    messages,
    parsed,
    strings,
    toasts,
    wordings,
)
from tests.locales.needs import GRAMMAR, ROLE_ATTRIBUTES, asked, needed, needed_by_all
from tests.narration.stage import BUNDLES

every_language = pytest.mark.parametrize("locale", LANGUAGES)
every_game = pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)

FUNCTIONS = {"ROLE", "GENDER", "MENTION", "INITIAL"}
TAGS = {"b", "i", "u", "s", "code", "pre", "a", "blockquote", "tg-spoiler"}
RECURRING: Mapping[str, tuple[type, ...]] = {
    "lupi": (
        lupi.NightFell,
        lupi.FoundDevoured,
        lupi.NobodyDevoured,
        lupi.SeerSawWolf,
        lupi.SeerSawHuman,
        lupi.RoleShown,
        lupi.DiscussionOpened,
        lupi.RoundOpened,
        lupi.VoteCast,
        lupi.VotedForNobody,
        lupi.Abstained,
        lupi.NomineesNamed,
        lupi.SoleNomineeNamed,
        lupi.NobodyNominated,
        lupi.SpeechOpened,
        lupi.Lynched,
        lupi.LynchingForbidden,
        lupi.NobodyCondemned,
        lupi.TiedAgain,
        lupi.NomineeFled,
        lupi.HumansWon,
        lupi.WolvesWon,
    ),
    "village": (
        village.NightFell,
        village.NightPassed,
        village.SeerSaw,
        village.SorcererSaw,
        village.SorcererSawNothing,
        village.OracleSaw,
        village.AugurSaw,
        village.HarlotSawNoWolf,
        village.HarlotCame,
        village.NotCultist,
        village.NobodyHome,
        village.VictimProtected,
        village.GuardSaved,
        village.GuardSawNothing,
        village.NobodyDied,
        village.DawnBroke,
        village.FoundDead,
        village.RoleShown,
        village.TeamShown,
        village.ShotAwaited,
        village.DayBroke,
        village.DetectiveSaw,
        village.VoteCast,
        village.VotedForNobody,
        village.Lynched,
        village.VoteTied,
        village.NobodyVoted,
        village.NoLynchToday,
        village.VillageWon,
        village.WolvesWon,
    ),
    "saloon": (saloon.JokerDrawn,),
    "propaganda": (
        propaganda.Confronted,
        propaganda.StarBought,
        propaganda.OfficeOccupied,
        propaganda.OfficeDismantled,
    ),
}
"""What happens evening after evening, or several times in one."""
ASKED_AGAIN: Mapping[str, tuple[str, ...]] = {
    "lupi": ("lupi-ask-call", "lupi-ask-vote", "lupi-ask-second", "lupi-ask-runoff"),
    "village": ("village-ask-vote", "village-ask-notes"),
    "propaganda": ("propaganda-ask-turn", "propaganda-ask-next"),
    "saloon": ("saloon-ask-draw", "saloon-ask-question", "saloon-ask-reply"),
}
"""Questions of which the same is true."""
KEY = re.compile(r"(?:service|lobby|refusal|button|span|command|list|name)-[a-z0-9]+(?:-[a-z0-9]+)*")


def test_there_are_two_languages_at_least() -> None:
    assert {"it", "en"} <= set(LANGUAGES)


@every_language
def test_every_file_can_be_read(locale: str) -> None:
    files = parsed(locale)
    assert len(files) >= 5
    junk = [entry.content for resource in files.values() for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert junk == []


@every_language
def test_every_language_has_the_same_files(locale: str) -> None:
    assert parsed(locale).keys() == parsed("it").keys()


@every_language
def test_no_message_is_written_twice(locale: str) -> None:
    names = Counter(
        entry.id.name for file in parsed(locale).values() for entry in file.body if isinstance(entry, ftl.Message)
    )
    assert [name for name, count in names.items() if count > 1] == []


@every_language
def test_every_language_has_the_same_messages(locale: str) -> None:
    assert messages(locale).keys() == messages("it").keys()


@every_language
def test_every_language_has_the_same_attributes_but_for_wordings_and_grammar(locale: str) -> None:
    def parts(language: str) -> dict[str, set[str]]:
        return {
            key: {name for name in found if not name.startswith("alt-") and name not in GRAMMAR}
            for key, found in messages(language).items()
        }

    assert parts(locale) == parts("it")


# Nothing missing


@every_language
@every_game
def test_a_game_finds_every_message_that_it_needs(locale: str, spec: GameSpec) -> None:
    assert len(needed(spec)) >= 80
    assert sorted(needed_by_all().keys() - messages(locale).keys()) == []


@every_language
@every_game
def test_what_a_question_in_the_group_says_has_no_message_of_its_own(locale: str, spec: GameSpec) -> None:
    assert not {key_of(spec.key, event) for event in spec.asked} & messages(locale).keys()


@every_game
def test_random_games_ask_every_question_that_the_game_declares(spec: GameSpec) -> None:
    assert set(spec.asks) - asked(spec.key).keys() <= {"lupi-line-nobody-died"}


@every_game
def test_computer_players_say_everything_that_the_game_declares(spec: GameSpec) -> None:
    assert {key for key in asked(spec.key) if "-says-" in key} == set(spec.sayings)


@every_language
@every_game
def test_every_role_has_a_name_a_card_and_a_count(locale: str, spec: GameSpec) -> None:
    for role in spec.roles:
        found = messages(locale)[f"{spec.key}-role-{role}"]
        assert {"", *ROLE_ATTRIBUTES} <= found.keys()
        assert found[""].variables == set()
        assert found["counted"].variables == {"count"}


@every_language
@every_game
def test_every_option_has_a_name_a_help_and_a_name_for_each_choice(locale: str, spec: GameSpec) -> None:
    language = BUNDLES.language(locale)
    assert [key for key in texts_of_options(spec.key, spec.options) if not language.has(key)] == []


@every_language
def test_every_key_that_the_program_names_is_there(locale: str) -> None:
    named = {text for text in strings() if KEY.fullmatch(text)}
    assert len(named) >= 20
    assert sorted(named - messages(locale).keys()) == []


# Nothing too much


@every_language
def test_a_message_uses_only_variables_that_its_fact_has(locale: str) -> None:
    wrong = []
    may = needed_by_all()
    for key, attribute, wording in wordings(locale):
        if key in may and not wording.variables <= may[key]:
            wrong.append((key, attribute, wording.variables - may[key]))
    assert wrong == []


@every_language
def test_every_other_message_uses_only_variables_that_the_program_hands_over(locale: str) -> None:
    may = needed_by_all()
    names = handed() | {"of"} | {name for given in may.values() for name in given}
    wrong = [(key, found.variables - names) for key, _, found in wordings(locale) if key not in may]
    assert [(key, missing) for key, missing in wrong if missing] == []


@every_language
def test_a_message_calls_only_functions_that_there_are(locale: str) -> None:
    assert {name for _, _, found in wordings(locale) for name in found.functions} <= FUNCTIONS


@every_language
def test_a_message_refers_only_to_messages_that_there_are(locale: str) -> None:
    assert {name for _, _, found in wordings(locale) for name in found.references} <= messages(locale).keys()


@every_language
def test_no_message_is_there_for_nothing(locale: str) -> None:
    referred = {name for _, _, found in wordings(locale) for name in found.references}
    known, patterns = needed_by_all().keys() | referred | strings(), composed()
    said = [key.removesuffix(MILD) for key in messages(locale)]
    unused = [key for key in said if key not in known and not any(p.fullmatch(key) for p in patterns)]
    assert unused == []


# Well written


@every_language
@every_game
def test_what_happens_again_and_again_is_said_in_three_ways_at_least(locale: str, spec: GameSpec) -> None:
    for event in RECURRING[spec.key]:
        assert alternatives(locale, key_of(spec.key, event)) >= 3, event.__name__
    for ask in ASKED_AGAIN[spec.key]:
        assert alternatives(locale, ask) >= 3, ask


@every_language
def test_wordings_are_numbered_without_gaps(locale: str) -> None:
    for key, found in messages(locale).items():
        numbers = sorted(int(name[4:]) for name in found if name.startswith("alt-"))
        assert numbers == list(range(1, len(numbers) + 1)), key
        assert not numbers or "" in found, key


@every_language
def test_every_wording_has_balanced_tags_that_telegram_knows(locale: str) -> None:
    for key, attribute, found in wordings(locale):
        for text in expansions(found.pattern):
            opened = []
            for closing, tag in re.findall(r"<(/?)([a-z-]+)[^>]*>", text):
                assert tag in TAGS, (key, attribute, tag)
                if not closing:
                    opened.append(tag)
                else:
                    assert opened[-1:] == [tag], (key, attribute, text)
                    opened.pop()
            assert opened == [], (key, attribute, text)
            assert not re.search(r"[<>&]", re.sub(r"<[^>]*>|&(?:lt|gt|amp|quot);", "", text)), (key, attribute, text)


@every_language
def test_nobody_is_addressed_with_asterisks_schwas_or_slashes(locale: str) -> None:
    for key, attribute, found in wordings(locale):
        text = plain("\0".join([*found.texts, ""]))
        assert not re.search(r"ə|\w\*|\w/(?:a|e|i|o)\b|\w@(?:\s|$)", text), (key, attribute, text)


@every_language
def test_apostrophes_are_those_of_print(locale: str) -> None:
    """Words by which something is found are typed, so they keep the apostrophe of keyboards."""
    for key, attribute, found in wordings(locale):
        assert attribute == "find" or not any("'" in text for text in found.texts), (key, attribute)


@every_language
def test_a_selection_by_gender_knows_what_to_say_of_everybody(locale: str) -> None:
    """The default is the neutral wording, which is read by whoever was never asked."""
    found = 0
    for key, _, wording in wordings(locale):
        for element in wording.pattern.elements:
            chosen = element.expression if isinstance(element, ftl.Placeable) else None
            if not isinstance(chosen, ftl.SelectExpression) or not isinstance(chosen.selector, ftl.FunctionReference):
                continue
            if chosen.selector.id.name == "GENDER":
                found += 1
                assert all(
                    isinstance(v.key, ftl.Identifier) and v.key.name in ("m", "f", "neutral", "other")
                    for v in chosen.variants
                )
                assert next(v.key.name for v in chosen.variants if v.default) in ("neutral", "other"), key
    assert locale != "it" or found >= 5


@every_language
def test_an_answer_to_a_press_fits_into_a_toast(locale: str) -> None:
    names = dict.fromkeys(("group", "name", "host", "player", "title"), "Ventiquattro caratteri!!")
    keys = {key for key in messages(locale) if key.startswith("refusal-")} | (toasts() & messages(locale).keys())
    assert len(keys) >= 16
    for key in keys:
        found = messages(locale)[key][""]
        given = {name: names.get(name, 35) for name in found.variables}
        text = plain(BUNDLES.text(locale, key, **given))
        assert len(text) <= 200, (key, len(text))
        assert not re.search(r"\b(errore|error|invalid|vietato|sbagliat)", text, re.IGNORECASE), key
