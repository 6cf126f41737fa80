"""Who is in, who lives, what is awaited, how much time is left; and one's own card again. Nothing here goes by role."""

from dataclasses import replace
from typing import Any

from bot.narration import tokens
from bot.narration.facts import Voice
from bot.sessions import guests, halting, places, screens
from bot.sessions.commands import AskRole, AskStatus
from bot.sessions.faults import Refusal
from bot.sessions.majority import call
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt, Toast
from bot.sessions.reception import seen_in_private
from bot.sessions.session import Session
from bot.sessions.shown import shown_texts
from bot.sessions.silence import covered
from bot.sessions.steps import show_card
from bot.sessions.tables import tables_of, title_of
from bot.sessions.turn import Turn
from games.core.game import Place
from games.core.ids import Seat
from storage.records import Status


def ask_status(turn: Turn, command: AskStatus) -> Receipt:
    """The state of this chat's table; in private, of every table at which the person sits."""
    if command.where.kind == "private":
        seen_in_private(turn, command)
        tables = tables_of(turn, command.who.user_id)
    else:
        session = turn.here(command.where)
        tables = [] if session is None else [session]
    if not tables and command.where.kind != "private" and (others := places.others_in(turn, command.where)):
        return _elsewhere(turn, command, others)
    if not tables and command.where.kind == "private" and turn.uow.guest_at(command.who.user_id):
        raise Refusal("desk-guest-status")
    if not tables:
        raise Refusal("service-no-game-here" if command.where.kind != "private" else "service-in-no-game")
    for session in tables:
        if not turn.may_answer(command.where.chat_id):
            return ASKED_ENOUGH
        turn.enqueue([turn.markup(command, "\n".join(_lines(turn, session, turn.chat_locale(command.where))))])
        if command.where.kind != "private" and session.status is Status.RUNNING and not session.record.holds:
            call(turn, session)
            turn.save(session)
        if command.where.kind != "private" and session.halted:
            halting.say_again(turn, session)
            turn.save(session)
    return Accepted(toast=Toast(key="service-noted"))


def _elsewhere(turn: Turn, command: AskStatus, others: list[Session]) -> Receipt:
    """The tables of this group's other topics, each with a link."""
    if not turn.may_answer(command.where.chat_id):
        return ASKED_ENOUGH
    locale = turn.chat_locale(command.where)
    lines = [turn.kit.bundles.text(locale, "service-elsewhere")]
    lines += [places.line(turn, session, locale) for session in others[: places.MOST_LISTED]]
    item = turn.markup(command, "\n".join(lines))
    turn.enqueue([replace(item, payload={**item.payload, "keyboard": places.doors(turn, others, locale)})])
    return Accepted(toast=Toast(key="service-noted"))


def _lines(turn: Turn, session: Session, locale: str) -> list[str]:
    def line(key: str, **args: Any) -> str:
        return turn.kit.bundles.text(locale, key, bot=turn.kit.terms.bot_username, **args)

    practice, name = session.notes.practice.on, line(f"{session.spec.key}-name")
    title = turn.title_of(session.record.chat_id)
    if session.spec.desk is not None:
        lines = [line("desk-status", game=name)]
    else:
        lines = [
            line("practice-status", game=name) if practice else line("service-status-title", game=name, group=title)
        ]
    seated = [row.seat for row in session.seats if row.seat not in session.notes.left]
    if session.status is Status.LOBBY:
        names = turn.names(session, range(1, len(seated) + 1), locale)
        lines.append(line("service-status-lobby", count=len(seated), names=names))
        left = (session.the_lobby().closes - turn.game_now(session)).total_seconds()
        lines.append(line("service-status-left", span=turn.span(locale, left)))
    elif session.status is Status.DRAWING:
        lines.append(line("service-status-drawing"))
    elif session.status is Status.FROZEN:
        lines.append(line("service-status-frozen"))
    else:
        lines += _game_lines(turn, session, locale)
    why = next(
        (
            why
            for why in ("halted", "paused", "closed", "quiet", "barred", "flooded", "opening")
            if why in session.record.holds
        ),
        None,
    )
    if why is not None and session.status is not Status.FROZEN:
        lines.append(line(f"service-status-{why}"))
    return lines


def _game_lines(turn: Turn, session: Session, locale: str) -> list[str]:
    game, bundles = session.spec.game, turn.kit.bundles
    voice = Voice(bundles, turn.table(session, shown_texts(session)), locale)
    lines = [voice.text(line.key, **voice.details(line.details)) for line in session.spec.posted(session.state)]
    if session.spec.living is not None:
        living = sorted(session.spec.living(session.state))
        names = turn.names(session, living, locale)
        lines.append(bundles.text(locale, "service-status-living", count=len(living), names=names))
    awaited, secret = [], False
    for row in session.seats:
        for prompt in game.prompts(session.state, Seat(row.seat)):
            if prompt.standing:
                continue
            secret = secret or prompt.place is Place.WHISPER
            if prompt.place is Place.TABLE and prompt.chosen is None and row.seat not in awaited:
                awaited.append(row.seat)
    if awaited:
        names = turn.names(session, awaited, locale)
        key = "service-status-awaited-number" if covered(session) else "service-status-awaited"
        lines.append(bundles.text(locale, key, count=len(awaited), names=names))
    if secret:
        lines.append(bundles.text(locale, "service-status-secret"))
    deadline = game.deadline(session.state)
    waits = session.notes.practice.on or (session.spec.patient and awaited)
    if deadline is not None and not waits:
        left = (deadline.closes - turn.game_now(session)).total_seconds()
        lines.append(bundles.text(locale, "service-status-left", span=turn.span(locale, left)))
    return lines


def ask_role(turn: Turn, command: AskRole) -> Receipt:
    """One's card again, with the questions that stand: in private, wherever it was asked."""
    user_id = command.who.user_id
    if command.where.kind == "private":
        seen_in_private(turn, command)
        if command.session_id is None and guests.show_cards(turn, user_id) and not tables_of(turn, user_id):
            return Accepted(toast=Toast(key="service-told-in-private"))
    session = _own_game(turn, command)
    if session is None:
        return Accepted()
    row = session.seat_of(user_id)
    if row is None or command.who.anonymous:
        raise Refusal("service-not-seated")
    if not turn.reachable(user_id):
        raise Refusal("service-press-start", url=turn.start_link())
    if session.status is not Status.RUNNING:
        raise Refusal("service-no-card-yet")
    if session.halted:
        raise Refusal("service-halted-toast")
    if not turn.may_answer(user_id):
        return ASKED_ENOUGH
    if session.spec.desk is not None:
        screens.show_anew(turn, session)
    else:
        show_card(turn, session, Seat(row.seat), user_id)
    return Accepted(session_id=session.id, toast=Toast(key="service-told-in-private"))


def _own_game(turn: Turn, command: AskRole) -> Session | None:
    """The table that is meant; None if the person has been asked which."""
    session_id = command.session_id
    if session_id is None and command.where.kind == "private":
        mine = tables_of(turn, command.who.user_id)
        dealt = [session for session in mine if session.status is Status.RUNNING] or mine
        if len(dealt) > 1:
            locale = turn.chat_locale(command.where)
            keyboard = [
                [{"text": title_of(turn, session, locale), "data": tokens.encode(session.id, "role", "yes")}]
                for session in dealt
            ]
            turn.reply(command, "service-role-which", keyboard=keyboard)
            return None
        session_id = dealt[0].id if dealt else None
        if session_id is None:
            raise Refusal("service-in-no-game")
    session = turn.find(session_id, command.where)
    if session is None:
        raise Refusal("service-no-game-here")
    return session
