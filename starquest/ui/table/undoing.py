"""Taking back: the last command and everything that was told of it, after a question if need be."""

from starquest.desk.chronicle import Chronicle
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.desk.taking_back import Back, back_of, no_more
from starquest.text.locale import words
from starquest.text.taking_back import taken_back
from starquest.ui.table.flow import Flow
from starquest.ui.table.shown import Shown


class Undoing:
    """Takes commands back."""

    def __init__(
        self, playing: Playing, seats: Seats, chronicle: Chronicle, shown: Shown, flow: Flow
    ) -> None:
        """After it the flow goes on: the keyboard may go back to another player."""
        self._playing, self._seats, self._chronicle = playing, seats, chronicle
        self._shown, self._flow = shown, flow

    @property
    def next(self) -> Back | None:
        """What would be taken back now."""
        return back_of(self._playing, self._chronicle.names, self._seats)

    def undo(self) -> None:
        """Take the last command back, or say why not."""
        back = self.next
        if back is None:
            self._shown.say(no_more(self._playing))
        elif back.other:
            self._ask(back)
        else:
            self._take(back)

    def _ask(self, back: Back) -> None:
        """Another player gave the command: nobody takes it back by the way."""
        player = back.other
        options = [
            (words("undo.leave"), words("undo.leave_about")),
            (words("undo.take"), words("undo.take_about", player=player)),
        ]
        body = words("undo.others_body", player=player, what=back.what)
        title = words("undo.others", player=player)
        self._flow.asking.choose(title, options, lambda at: self._answered(at, back), body=body)

    def _answered(self, at: int, back: Back) -> None:
        if at:
            self._take(back)

    def _take(self, back: Back) -> None:
        if not self._playing.undo():
            return
        self._chronicle.take_back()
        self._flow.taken_back()
        self._shown.redraw()
        self._shown.say(taken_back(back.what))
