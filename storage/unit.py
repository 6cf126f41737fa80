"""The unit of work: everything that can be asked of or done to the database inside one transaction. Knows no game.

The methods live in one small file a subject; here they are put together.
"""

from storage.broadcasts import BroadcastsUnit
from storage.draws import DrawsUnit
from storage.groups import GroupsUnit
from storage.guests import GuestsUnit
from storage.inbox import InboxUnit
from storage.journal import JournalUnit
from storage.kept import KeptUnit
from storage.mutes import MutesUnit
from storage.mydata import DataUnit
from storage.operators import OperatorsUnit
from storage.outbox import OutboxUnit
from storage.people import PeopleUnit
from storage.quiz import QuizUnit
from storage.results import ResultsUnit
from storage.retention import RetentionUnit
from storage.seasons import SeasonsUnit
from storage.seats import SeatsUnit
from storage.sessions import SessionsUnit
from storage.settings import SettingsUnit
from storage.watching import WatchingUnit
from storage.wishes import WishesUnit


class UnitOfWork(
    InboxUnit,
    SessionsUnit,
    SeatsUnit,
    JournalUnit,
    OutboxUnit,
    PeopleUnit,
    GroupsUnit,
    DrawsUnit,
    GuestsUnit,
    KeptUnit,
    WishesUnit,
    SettingsUnit,
    MutesUnit,
    QuizUnit,
    DataUnit,
    ResultsUnit,
    SeasonsUnit,
    RetentionUnit,
    OperatorsUnit,
    WatchingUnit,
    BroadcastsUnit,
):
    """One transaction. Use it inside `Database.transact` only; its methods are synchronous and commit nothing themselves."""
