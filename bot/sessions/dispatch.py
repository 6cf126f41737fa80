"""Which use case answers which command: the one table of the service's door."""

from collections.abc import Callable
from typing import Any

from bot.sessions import (
    absence,
    aids,
    book,
    clockwork,
    desks,
    desktools,
    drawbuttons,
    ending,
    grammar,
    grouplife,
    guests,
    handover,
    inline,
    majority,
    mydata,
    opening,
    playing,
    proof,
    reception,
    seating,
    standins,
    starting,
    status,
    words,
)
from bot.sessions import commands as c
from bot.sessions.buttons import press
from bot.sessions.quiz import answers as quiz_answers
from bot.sessions.quiz import door as quiz_door
from bot.sessions.receipts import Receipt
from bot.sessions.turn import Turn

UseCase = Callable[[Turn, Any], Receipt]

USE_CASES: dict[type[c.Command], UseCase] = {
    c.OpenLobby: opening.open_lobby,
    c.OpenDesk: desks.open_desk,
    c.TellDesk: desks.tell_desk,
    c.UseDesk: desktools.use_desk,
    c.SitAtDesk: guests.sit_at_desk,
    c.TakeDesk: handover.take_desk,
    c.Rematch: desks.rematch,
    c.SetOption: opening.set_option,
    c.ShowOptions: opening.show_options,
    c.TakeSeat: seating.take_seat,
    c.GiveUpSeat: seating.give_up_seat,
    c.RemoveSeat: seating.remove_seat,
    c.FillSeats: seating.fill_seats,
    c.Begin: starting.begin,
    c.SubmitMove: press,
    c.TurnPage: playing.turn_page,
    c.SayWords: words.say,
    c.Extend: clockwork.extend,
    c.Pause: clockwork.pause,
    c.Resume: clockwork.resume,
    c.Stop: ending.stop,
    c.Substitute: standins.substitute,
    c.Admit: standins.admit,
    c.KeepSeat: absence.keep,
    c.SkipWait: majority.skip,
    c.AskStatus: status.ask_status,
    c.AskRole: status.ask_role,
    c.AskProof: proof.ask_proof,
    c.Greet: reception.greet,
    c.AskPage: reception.ask_page,
    c.AskBook: book.ask_book,
    c.TurnBook: book.turn_book,
    c.SetLanguage: reception.set_language,
    c.SetGrammar: grammar.set_grammar,
    c.ForgetMe: reception.forget_me,
    c.AskRandom: desks.ask_random,
    c.AskDeal: desks.ask_deal,
    c.AskGraves: aids.ask_graves,
    c.AskInline: inline.ask_inline,
    c.PressDraw: drawbuttons.press_draw,
    c.AskQuiz: quiz_door.ask_quiz,
    c.PressQuiz: quiz_door.press_quiz,
    c.AnswerPoll: quiz_answers.answer_poll,
    c.AskData: mydata.ask_data,
    c.Unknown: reception.unknown,
    c.BotCameIn: grouplife.bot_came_in,
    c.BotWentOut: grouplife.bot_went_out,
    c.ReachabilityChanged: grouplife.reachability_changed,
    c.MemberLeft: grouplife.member_left,
    c.MemberCame: grouplife.member_came,
    c.GroupMoved: grouplife.group_moved,
}
