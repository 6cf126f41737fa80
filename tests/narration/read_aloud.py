"""A whole evening as its readers get it, to be read aloud: `python -m tests.narration.read_aloud --locale it --seed 3`.

Computer players play; the group's chat is printed in order, and with `--private` what is whispered to each seat.
"""

import argparse

from games.lupi.options import Options
from storage.records import Act, OutboxItem
from tests.narration.stage import GROUP, Stage, labels, seen, sitters


def _print(item: OutboxItem, *, edit: bool) -> None:
    where = "GRUPPO" if item.chat_id == GROUP else f"    a {item.chat_id % 1000}"
    print(f"\n[{where}{' · modifica' if edit else ''}{' · apre' if item.opens else ''}]")
    print("\n".join(("" if item.chat_id == GROUP else "    ") + line for line in seen(item).split("\n")))
    for row in labels(item):
        print("   ", "  ".join(f"[{label}]" for label in row))


def main() -> None:
    """Play one evening and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--locale", default="it")
    parser.add_argument("--seed", default="moon")
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--style", default="auto", choices=("auto", "round", "together"))
    parser.add_argument("--reveal", action="store_true")
    parser.add_argument("--private", action="store_true")
    parser.add_argument("--edits", action="store_true", help="also what is edited in place")
    chosen = parser.parse_args()
    options = Options(vote_style=chosen.style, reveal_roles=chosen.reveal)
    people = sitters(chosen.seats, chosen.locale)
    stage = Stage(seed=str(chosen.seed), people=people, locale=chosen.locale, options=options)
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
