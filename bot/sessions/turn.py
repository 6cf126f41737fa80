"""One command in one transaction: what the use cases are given, and what they share. Synchronous, no Telegram.

A use case reads and writes through `uow`, queues what is to be said, and returns a receipt. It raises `Refusal` to
undo everything, and `Ask` when it has to know something that only Telegram knows: the service asks and begins anew.
"""

from dataclasses import dataclass, field

from bot.sessions import clock
from bot.sessions.commands import Command, Stop, Where
from bot.sessions.faults import Refusal, guarded
from bot.sessions.lobby import next_due
from bot.sessions.notes import dump_lobby, dump_notes, load_lobby, load_notes
from bot.sessions.permissions import LEFT_TO_ADMINS, RIGHTS, Right, allowed
from bot.sessions.session import Session
from bot.sessions.speaking import Speaking
from bot.sessions.terms import HOST_SILENCE
from storage.operator_records import UseRecord
from storage.records import LIVE, JournalEntry, Json, SessionRecord, Status

_REFUSED = {Right.HOST: "service-host-only", Right.ADMIN: "service-admins-only"}
"""What somebody is told who may not."""


@dataclass(slots=True, kw_only=True)
class Turn(Speaking):
    """One command in one transaction."""

    saved: dict[str, int] = field(default_factory=dict)
    """Sessions written in this turn, with their versions."""
    uses: list[UseRecord] = field(default_factory=list)
    """What operators did in this turn; the service logs it once it has committed."""
    mended: set[str] = field(default_factory=set)
    """Sessions mended in this turn; the service takes note once it has committed."""

    # Loading and saving

    def load(self, session_id: str) -> Session | None:
        """The session, its row locked until the transaction ends; None if there is none."""
        record = self.uow.lock_session(session_id)
        if record is None:
            return None
        session = self.unpack(record)
        served = self.kit.unmended.get(session_id)
        if served is not None and session_id not in self.mended:
            self.mended.add(session_id)
            self.kit.mend(self, session, served)
        return session

    def here(self, where: Where) -> Session | None:
        """The live session of this chat and topic, locked."""
        session_id = self.uow.live_session_at(where.chat_id, where.topic)
        return None if session_id is None else self.load(session_id)

    def peek(self, session_id: str) -> Session | None:
        """The session, unlocked: to look at only."""
        record = self.uow.session(session_id)
        return None if record is None else self.unpack(record)

    def find(self, session_id: str | None, where: Where) -> Session | None:
        """The session that a command means: the one it names, else the live one of its chat and topic."""
        return self.here(where) if session_id is None else self.load(session_id)

    def unpack(self, record: SessionRecord) -> Session:
        """The session of a row. Raises BrokenSession if its state cannot be read."""
        with guarded(record.id, {"kind": "load"}):
            codec = self.kit.codec
            spec = codec.spec(record.game)
            session = Session(
                record=record,
                notes=load_notes(record.extra),
                spec=spec,
                options=codec.options(spec, record.options),
                seats=sorted(self.uow.seats(record.id), key=lambda seat: seat.seat),
            )
            if record.status is Status.LOBBY:
                session.lobby = load_lobby(record.state)
            elif record.state is not None and self._readable(session):
                session.state = codec.load(spec, record.state, record.rules_version)
        return session

    @staticmethod
    def _readable(session: Session) -> bool:
        """Whether this is a game's state that is wanted: not a frozen one, which may be what broke, nor of old rules."""
        record = session.record
        if record.status in (Status.DRAWING, Status.FROZEN) or session.notes.deal_step is None:
            # What was never dealt holds a lobby's state, a closed one too.
            return False
        return record.status in LIVE or record.rules_version == session.spec.game.rules_version

    def save(self, session: Session) -> None:
        """Write the session back, with the wall time at which something is due next."""
        record, codec = session.record, self.kit.codec
        if session.lobby is not None:
            record.state = dump_lobby(session.lobby)
        elif session.state is not None:
            record.state = codec.dump(session.spec, session.state)
            record.rules_version = session.spec.game.rules_version
        self._arm(session)
        record.extra = dump_notes(session.notes)
        self.uow.save_session(record)
        self.saved[record.id] = record.version

    def journal(self, session: Session, entry: Json) -> None:
        """One more step in the session's journal; `version` counts them."""
        session.record.version += 1
        at = clock.game_now(session.record, self.now, self.scale)
        self.uow.append_journal(JournalEntry(session_id=session.id, step=session.record.version, at=at, entry=entry))

    def _arm(self, session: Session) -> None:
        record, alarms = session.record, session.notes.alarms
        if record.status not in (Status.LOBBY, Status.DRAWING, Status.RUNNING):
            record.due_at = record.due_token = None
            return
        due, token = None, record.version
        if session.lobby is not None:
            due, token = next_due(session.lobby), session.lobby.token
        elif session.state is not None:
            deadline = session.spec.game.deadline(session.state)
            if deadline is not None:
                due, token = deadline.at, deadline.token
        times = [] if due is None else [clock.wall_at(record, due, self.scale)]
        times += alarms.values()
        record.due_at = min((time for time in times if time is not None), default=None)
        record.due_token = None if record.due_at is None else token

    # Rights

    def is_host(self, session: Session, command: Command) -> bool:
        """Whether the person may do what the host may."""
        return self._may(Right.HOST, session, command)

    def require(self, session: Session, command: Command) -> None:
        """Raise Refusal unless the table of rights lets this person give this command."""
        right = self._right(session, command)
        if session.halted and not isinstance(command, Stop):
            raise Refusal("service-halted-toast", alert=command.press)
        if not self._may(right, session, command):
            raise Refusal(_REFUSED.get(right, "service-players-only"), alert=command.press)
        if command.who.user_id == session.record.opener:
            session.notes.host_seen = self.now

    def _right(self, session: Session, command: Command) -> Right:
        """Who may give this command here: the table's answer, unless the group leaves it to its administrators."""
        begun = isinstance(command, LEFT_TO_ADMINS) and session.lobby is None
        if begun and self.settings(session.record.chat_id).stop_by == "admins":
            return Right.ADMIN
        return RIGHTS[type(command)]

    def _may(self, right: Right, session: Session, command: Command) -> bool:
        who, record = command.who, session.record
        seen = session.notes.host_seen
        may = allowed(
            right,
            opener=who.user_id == record.opener and not who.anonymous,
            admin=None,
            player=not who.anonymous and session.seat_of(who.user_id) is not None,
            silent=seen is not None and self.now - seen >= HOST_SILENCE,
        )
        return self.is_admin(record.chat_id, who, command.where) if may is None else may
