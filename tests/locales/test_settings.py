"""The settings' menu finds its words in every language, and what is said in milder words says all that its namesake says."""

import pytest

from bot.narration.bundles import MILD
from bot.sessions.settings.model import Declared, GroupSettings, PersonSettings, texts_of_settings
from tests.locales.messages import LANGUAGES, messages
from tests.narration.stage import BUNDLES


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("model", [GroupSettings, PersonSettings])
def test_every_setting_has_a_name_a_help_and_a_name_for_each_choice(locale: str, model: type[Declared]) -> None:
    wanted = list(texts_of_settings(model))
    assert len(wanted) > 10
    assert [key for key in wanted if not BUNDLES.language(locale).has(key)] == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_milder_message_has_what_its_namesake_has_and_asks_for_no_more(locale: str) -> None:
    found = messages(locale)
    milder = [key for key in found if key.endswith(MILD) and not key.startswith("settings-")]
    assert len(milder) > 5
    for key in milder:
        usual = found[key.removesuffix(MILD)]
        assert found[key].keys() == usual.keys(), key
        for attribute, wording in found[key].items():
            assert wording.variables <= usual[attribute].variables, (key, attribute)
