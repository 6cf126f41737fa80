from hypothesis import given
from hypothesis import strategies as st

from bot.playground.errors import Json
from bot.playground.markup import format_text, parse_html, piece, utf16, with_found

ANNA: Json = {"id": 7_999_000_001, "is_bot": False, "first_name": "Anna"}


def nobody(user_id: int) -> Json | None:
    return ANNA if user_id == ANNA["id"] else None


def shown(text: str) -> list[tuple[str, str]]:
    plain, entities = format_text(text, "HTML", nobody)
    return [(entity["type"], piece(plain, entity)) for entity in entities]


def test_lengths_and_offsets_are_counted_in_utf16_units() -> None:
    assert utf16("a🐺é") == 4
    plain, entities = parse_html("🐺🐺 <b>lupo 🐺</b>", nobody)
    assert entities == [{"offset": 5, "length": 7, "type": "bold"}]
    assert piece(plain, entities[0]) == "lupo 🐺"


def test_each_tag_becomes_its_entity() -> None:
    text = (
        "<b>1</b><strong>2</strong><i>3</i><em>4</em><u>5</u><ins>6</ins><s>7</s><strike>8</strike><del>9</del>"
        '<tg-spoiler>a</tg-spoiler><span class="tg-spoiler">b</span><code>c</code><pre>d</pre>'
        '<blockquote>e</blockquote><blockquote expandable>f</blockquote><a href="https://a.it/">g</a>'
        f'<a href="tg://user?id={ANNA["id"]}">h</a>'
    )
    kinds = [kind for kind, _ in shown(text)]
    assert kinds == [
        "bold", "bold", "italic", "italic", "underline", "underline", "strikethrough", "strikethrough",
        "strikethrough", "spoiler", "spoiler", "code", "pre", "blockquote", "expandable_blockquote", "text_link",
        "text_mention",
    ]  # fmt: skip


def test_entities_nest_and_the_outer_one_comes_first() -> None:
    assert shown("<b>a <i>b</i></b>") == [("bold", "a b"), ("italic", "b")]


def test_a_mention_of_somebody_unknown_is_plain_text() -> None:
    assert shown('<a href="tg://user?id=5">Anna</a>') == []


def test_character_references_are_read_and_others_stay_as_they_are() -> None:
    assert parse_html("&lt;3 &amp;amp; &quot;x&quot; &#39; &#x1F43A; &eacute; R&D", nobody)[0] == (
        '<3 &amp; "x" \' 🐺 &eacute; R&D'
    )


def test_white_space_around_is_cut_and_entities_move_along() -> None:
    plain, entities = format_text("  \n <b> Alba </b> \n", "HTML", nobody)
    assert plain == "Alba"
    assert [piece(plain, entity) for entity in entities] == ["Alba"]


def test_commands_mentions_and_addresses_are_found() -> None:
    text = "/via@NarratoreBot e /ruoli, non a/b; @anna ma non io@casa.it; https://t.me/x?y"
    assert [(entity["type"], piece(text, entity)) for entity in with_found(text, [])] == [
        ("bot_command", "/via@NarratoreBot"),
        ("bot_command", "/ruoli"),
        ("mention", "@anna"),
        ("url", "https://t.me/x?y"),
    ]


def test_nothing_is_found_inside_code() -> None:
    assert shown("<code>/via</code>") == [("code", "/via")]


@given(st.text(alphabet=st.characters(blacklist_categories=["Cs"]), max_size=60))
def test_an_escaped_name_is_shown_as_it_is(name: str) -> None:
    escaped = name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    assert parse_html(f"<b>{escaped}</b>", nobody)[0] == name
