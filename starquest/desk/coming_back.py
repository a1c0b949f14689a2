"""The card for who comes back to a run: what happened last, whose turn it is, what comes now."""

from starquest.desk.cards import Card
from starquest.desk.chronicle import Chronicle
from starquest.desk.handing import last_things
from starquest.desk.hints import caption
from starquest.desk.modes.looks import look_of
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.desk.styled import line
from starquest.desk.waits import Wait
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.questions.question import question


def where_you_were(playing: Playing, seats: Seats, chronicle: Chronicle) -> Card:
    """Where the run stands, in a few lines."""
    player = whose_turn(playing, seats)
    what = _coming(playing, chronicle.phrases())
    told = last_things(chronicle.entries)
    now = (
        words("handover.back.turn", player=player, what=what) if player
        else words("handover.back.next", what=what)
    )  # fmt: skip
    before = [words("handover.back.last"), *told] if told else [words("handover.back.nothing")]
    ink = seats.ink(player) if player else ""
    title = line(words("handover.back.title"), "bold", ink)
    return Card(title, (look_of(playing.state).header(playing), "", *before, "", now))


def whose_turn(playing: Playing, seats: Seats) -> str:
    """Whose turn it is, where there are several players and it is anybody's."""
    if len(seats.players()) <= 1 or playing.wait in (Wait.HORDE, Wait.SHOP, Wait.OVER):
        return ""
    return seats.addressee(playing.ask) if playing.ask else seats.owner(playing.hero)


def _coming(playing: Playing, say: Phrases) -> str:
    """What the game waits for."""
    if playing.wait is Wait.HORDE:
        return words("handover.back.horde")
    if playing.wait is Wait.SHOP:
        return words("handover.back.shop")
    if playing.ask is not None:
        return words("handover.back.question", title=question(playing.ask, say).title)
    return caption(playing, say)
