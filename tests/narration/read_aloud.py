"""A whole evening as its readers get it, to be read aloud: `python -m tests.narration.read_aloud --locale it --seed 3`.

Computer players play; the group's chat is printed in order, and with `--private` what is whispered to each seat. Options
are set by name: `--game lupi --set vote_style=round --set reveal_roles=true`.
"""

import argparse
from dataclasses import fields
from typing import Any

from bot.narration import tokens
from games.core.spec import GameSpec
from games.registry import GAMES, game
from storage.records import Act, OutboxItem
from tests.narration.stage import GROUP, Stage, labels, seen, sitters


def _print(item: OutboxItem, *, edit: bool) -> None:
    where = "GRUPPO" if item.chat_id == GROUP else f"    a {item.chat_id % 1000}"
    print(f"\n[{where}{' · modifica' if edit else ''}{' · apre' if item.opens else ''}]")
    print("\n".join(("" if item.chat_id == GROUP else "    ") + line for line in seen(item).split("\n")))
    for row in labels(item):
        print("   ", "  ".join(f"[{label}]" for label in row))


def _options(spec: GameSpec, wishes: list[str]) -> Any:
    """The game's options with these set. Raises SystemExit for what is no option or no choice of it."""
    chosen = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        field = next((field for field in fields(spec.options) if field.name == name), None)
        choices = {} if field is None else {tokens.choice_key(choice): choice for choice in field.metadata["choices"]}
        if value not in choices:
            raise SystemExit(
                f"{wish}: there are {', '.join(choices or [field.name for field in fields(spec.options)])}"
            )
        chosen[name] = choices[value]
    return spec.options(**chosen)


def main() -> None:
    """Play one evening and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lupi", choices=[spec.key for spec in GAMES])
    parser.add_argument("--locale", default="it")
    parser.add_argument("--seed", default="moon")
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=CHOICE")
    parser.add_argument("--private", action="store_true")
    parser.add_argument("--edits", action="store_true", help="also what is edited in place")
    chosen = parser.parse_args()
    spec = game(chosen.game)
    people = sitters(chosen.seats, chosen.locale)
    options = _options(spec, chosen.set)
    stage = Stage(spec=spec, seed=str(chosen.seed), people=people, locale=chosen.locale, options=options)
    stage.evening()
    shown: set[tuple[int, str]] = set()
    for item in stage.sent:
        edit = item.slot is not None and (item.chat_id, item.slot) in shown
        if item.slot is not None:
            shown.add((item.chat_id, item.slot))
        wanted = item.chat_id == GROUP or chosen.private
        if item.act is not Act.STRIP and wanted and (chosen.edits or not edit):
            _print(item, edit=edit)


if __name__ == "__main__":
    main()
