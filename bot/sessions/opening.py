"""Opening a lobby, its options, and a rematch. One transaction each; the rules of the lobby are `lobby.py`'s."""

from dataclasses import replace

from bot.narration import tokens
from bot.narration.names import line
from bot.sessions import engaged
from bot.sessions import lobby as rules
from bot.sessions.calls import call_together
from bot.sessions.codec import BadOption
from bot.sessions.commands import Command, OpenLobby, Rematch, SetOption, ShowOptions, TakeSeat, Where
from bot.sessions.faults import Refusal
from bot.sessions.manners import Deed
from bot.sessions.notes import Notes
from bot.sessions.operators import maintenance
from bot.sessions.outsiders import OUTSIDE, refuse_elsewhere
from bot.sessions.people import TITLE
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.seating import add_person, take_seat
from bot.sessions.session import Session
from bot.sessions.settings import usual
from bot.sessions.tables import engaged_elsewhere, the_lobby
from bot.sessions.turn import Turn
from games.core.fairness import Seal
from games.core.ids import GameKey
from games.core.spec import GameSpec
from storage.records import LIVE, SessionRecord, Status


def open_lobby(turn: Turn, command: OpenLobby) -> Receipt:
    """Open a lobby in this chat and topic, or offer the choice of games."""
    if command.where.kind not in ("group", "supergroup"):
        raise Refusal("service-play-in-group")
    group = turn.group(command.where)
    _may_open(turn, command, command.where)
    maintenance.refuse_new(turn)
    _refuse_second(turn, command)
    specs = turn.kit.codec.specs
    if command.game is None and len(specs) > 1:
        locale = turn.group_locale(group)
        keyboard = [
            [{"text": turn.label(locale, f"{key}-name"), "data": tokens.encode("-", "play", key)}] for key in specs
        ]
        turn.reply(command, "service-which-game", keyboard=keyboard)
        return Accepted()
    key = GameKey(command.game) if command.game is not None else next(iter(specs))
    if key not in specs:
        raise Refusal("service-unknown-game")
    spec = specs[key]
    session = _open(turn, command, spec, usual.usual(turn, spec, command.where.chat_id), invited=())
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-opened"))


def rematch(turn: Turn, command: Rematch) -> Receipt:
    """Open a lobby in the same place with the same game and options; the others confirm by one tap each.

    Whoever presses the button once that lobby is open sits down at it.
    """
    before = turn.load(command.session_id)
    if before is None or before.status in LIVE:
        raise Refusal("service-stale-button")
    if command.who.anonymous is False and all(seat.user_id != command.who.user_id for seat in before.seats):
        raise Refusal("service-players-only", alert=True)
    refuse_elsewhere(turn, command, before.record.chat_id)
    where = replace(command.where, chat_id=before.record.chat_id, topic=before.record.topic)
    there = turn.here(where)
    if there is not None and there.status is Status.LOBBY and there.spec.key == before.spec.key:
        return take_seat(
            turn, TakeSeat(key=command.key, who=command.who, where=where, press=command.press, session_id=there.id)
        )
    if not command.who.anonymous and turn.is_member(where.chat_id, command.who.user_id) is False:
        return OUTSIDE
    _may_open(turn, command, where)
    maintenance.refuse_new(turn)
    _refuse_second(turn, replace(command, where=where))
    invited = [seat.user_id for seat in before.people if seat.user_id != command.who.user_id]
    people = tuple(user for user in invited if user is not None)
    session = _open(turn, replace(command, where=where), before.spec, before.options, invited=people)
    title = turn.title_of(session.record.chat_id)
    for user_id in people:
        if not turn.own_settings(user_id).calls or not turn.may(Deed.CALL, user_id):
            continue
        locale = turn.locale_of(turn.uow.person(user_id))
        button = {"text": turn.label(locale, "service-button-join"), "data": tokens.encode(session.id, "lobby", "join")}
        turn.whisper(user_id, "service-rematch", session_id=session.id, keyboard=[[button]], group=title)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-opened"))


def set_option(turn: Turn, command: SetOption) -> Receipt:
    """Set one option of the lobby's game."""
    session = the_lobby(turn, command.session_id, command)
    turn.require(session, command)
    codec = turn.kit.codec
    try:
        options = codec.set_option(session.spec, session.options, command.field, command.value, len(session.seats))
    except BadOption:
        raise Refusal("service-unknown-option") from None
    if options == session.options:
        return Ignored(why="set already", toast=Toast(key="service-option-set"))
    lobby = session.the_lobby()
    longer = session.spec.joining(options) - session.spec.joining(session.options)
    session.options = options
    session.record.options = codec.dump_options(session.spec, options)
    usual.keep(turn, session.spec, session.record.chat_id, session.record.options)
    if longer and lobby.stage == "joining":
        # Another pace has another countdown, counted from the opening; half a minute is always left.
        now = turn.table(session).now
        session.lobby = rules.lengthened(lobby, longer, now)
    turn.journal(session, {"kind": "option", "field": command.field, "value": command.value})
    at_once = _show(turn, session)
    turn.save(session)
    toast = Toast(key="service-option-set" if at_once else "service-option-set-soon")
    return Accepted(session_id=session.id, version=session.record.version, toast=toast)


def _show(turn: Turn, session: Session) -> bool:
    """Show what whoever sets the options has pressed; whether at once. Meanwhile the countdown leaves them a minute.

    Edits are calls like any other: pressed in haste, they would use up the group's minute and then stand still.
    """
    session.lobby = rules.unhurried(session.the_lobby(), turn.table(session).now)
    at_once = turn.may(Deed.PAGE, session.record.chat_id)
    turn.show_lobby(session, at_once=at_once)
    return at_once


def show_options(turn: Turn, command: ShowOptions) -> Receipt:
    """Turn the lobby's board to another page."""
    session = the_lobby(turn, command.session_id, command)
    turn.require(session, command)
    session.lobby = replace(session.the_lobby(), page=command.page)
    toast = None if _show(turn, session) else Toast(key="service-page-soon")
    turn.save(session)
    return Accepted(session_id=session.id, toast=toast)


def _may_open(turn: Turn, command: Command, where: Where) -> None:
    """Raise Refusal where the group leaves its tables to its administrators and this person is none."""
    chat_id = where.chat_id
    if turn.settings(chat_id).open_by == "admins" and not turn.is_admin(chat_id, command.who, command.where):
        raise Refusal("settings-admins-open", alert=command.press)


def _refuse_second(turn: Turn, command: Command) -> None:
    there = turn.here(command.where)
    if there is None:
        return
    if there.status is Status.LOBBY:
        raise Refusal("service-lobby-already")
    raise Refusal("service-game-already")


def _open(turn: Turn, command: Command, spec: GameSpec, options: object, invited: tuple[int, ...]) -> Session:
    kit, who, where = turn.kit, command.who, command.where
    if not turn.may(Deed.OPENING, where.chat_id):
        raise Refusal("service-opened-enough")
    group = turn.uow.group(where.chat_id)
    codec = kit.codec
    record = SessionRecord(
        id=kit.new_id(),
        chat_id=where.chat_id,
        topic=where.topic,
        game=spec.key,
        opener=0 if who.anonymous else who.user_id,
        locale=turn.group_locale(group),
        options=codec.dump_options(spec, options),
        rules_version=spec.game.rules_version,
        status=Status.LOBBY,
        game_time=turn.now,
        wall_time=turn.now,
    )
    turn.uow.add_session(record)
    turn.uow.put_seal(record.id, kit.draw_secret())
    notes = Notes(host_seen=turn.now, topic=line(where.topic_title, TITLE))
    session = Session(record=record, notes=notes, spec=spec, options=options, seats=[])
    session.lobby = rules.opened(turn.now, spec.joining(options), invited)
    turn.journal(session, {"kind": "open", "commitment": Seal(turn.uow.seal(record.id)).commitment(record.id)})
    if not who.anonymous:
        turn.person(who)
        other = engaged_elsewhere(turn, who.user_id)
        if other is None:
            add_person(turn, session, who.user_id)
        else:
            engaged.tell(turn, who.user_id, other, session)
    turn.show_lobby(session)
    call_together(turn, session, but=invited)
    turn.save(session)
    return session
