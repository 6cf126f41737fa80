"""Keyboards of questions: one button an option, pages where there are many. Knows prompts, no game."""

from collections.abc import Iterable, Sequence

from bot.narration import paging, tokens
from bot.narration.facts import Voice
from bot.narration.paging import Button, Rows
from games.core.game import Prompt
from games.core.ids import Seat

ABREAST = 2
"""So many tools on one row."""


def is_seat(option: str) -> bool:
    """Whether the option is a number: a seat, where the prompt's options are seats."""
    return option.isascii() and option.isdigit()


def union(prompts: Sequence[Prompt]) -> tuple[str, ...]:
    """Every option that any of these prompts shows, closed ones too: seats first, in order, then the rest.

    Buttons with labels of their own stand in the order of those: where a closed one stands must not tell that it is closed.
    """
    found = dict.fromkeys(option for option, _ in prompts[0].labels) | dict.fromkeys(
        option for prompt in prompts for option in (*prompt.options, *(closed for closed, _ in prompt.barred))
    )
    seats = sorted((option for option in found if is_seat(option)), key=int)
    return (*seats, *(option for option in found if not is_seat(option)))


def paged(prompts: Sequence[Prompt]) -> bool:
    """Whether there are more options than one page holds."""
    return paging.page_count(len(union(prompts))) > 1


def keyboard(voice: Voice, session_id: str, prompts: Sequence[Prompt], *, chosen: str | None, page: int) -> Rows:
    """The keyboard that these prompts of one id share. `chosen` gets a tick; `page` beyond the last is the last."""
    prompt = prompts[0]
    options = union(prompts)
    pages = paging.page_count(len(options))
    page = min(max(page, 0), pages - 1)
    shown = options[page * paging.MOST_BUTTONS : (page + 1) * paging.MOST_BUTTONS]

    words = {label_of(voice, prompt, option).casefold() for option in options if not is_seat(option)}

    def button(option: str) -> Button:
        label = label_of(voice, prompt, option)
        if is_seat(option) and label.casefold() in words:
            # Whoever is called like another button must not collect the presses that were meant for it, nor hide.
            label = f"{label} ({option})"
        if option == chosen or option in prompt.ticked:
            label = voice.plain("button-chosen", label=label)
        return {"text": label, "data": tokens.encode(session_id, prompt.id, tokens.in_turn(option, prompt.turn))}

    seats = [button(option) for option in shown if is_seat(option)]
    others = [button(option) for option in shown if not is_seat(option) and option not in prompt.tools]
    tools = [button(option) for option in shown if option in prompt.tools]
    found = [
        *paging.rows(seats),
        *paging.rows(others),
        *(tools[at : at + ABREAST] for at in range(0, len(tools), ABREAST)),
    ]
    if pages > 1:
        turners = _turners(page, pages)
        found.append(
            [
                {
                    "text": voice.plain(key, page=to + 1, pages=pages),
                    "data": tokens.encode(session_id, prompt.id, f"p{to}"),
                }
                for key, to in turners
            ]
        )
    return paging.lightened(found)


def beside(voice: Voice, session_id: str, buttons: Iterable[tuple[str, str, str]]) -> list[Button]:
    """A row of the service's own: (message of the label, prompt, option) each."""
    return [
        {"text": voice.plain(label), "data": tokens.encode(session_id, prompt, option)}
        for label, prompt, option in buttons
    ]


def label_of(voice: Voice, prompt: Prompt, option: str) -> str:
    """What stands on the option's button: a line of its own, a player's name, or the message `<ask>-<option>`."""
    for labelled, line in prompt.labels:
        if labelled == option:
            return voice.plain(line.key, **voice.details(line.details))
    if prompt.seats and is_seat(option):
        return str(voice.name(Seat(int(option))))
    return voice.plain(f"{prompt.ask}-{option}")


def _turners(page: int, pages: int) -> Iterable[tuple[str, int]]:
    """(message of the label, page it turns to)."""
    if page > 0:
        yield "button-page-back", page - 1
    if page < pages - 1:
        yield "button-page-next", page + 1
