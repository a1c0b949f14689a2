"""What the autopilot chose for heroes where it was told to: levels and trades, for a card."""

from starquest.desk.cards import Card
from starquest.desk.growing import told
from starquest.desk.playing import Playing
from starquest.desk.seats import GROWTH
from starquest.desk.styled import line
from starquest.desk.waits import Wait
from starquest.model.command import Choose, Command, Done
from starquest.model.ids import EntityId
from starquest.text.labels import label
from starquest.text.locale import words
from starquest.text.phrases import Phrases


class PilotLog:
    """Keeps what the autopilot chose until all of it can be told at once."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._lines: list[str] = []

    def note(self, command: Command, say: Phrases) -> None:
        """The autopilot is about to do this."""
        ask = self._playing.ask
        if ask is not None and ask.kind in GROWTH and isinstance(command, Choose):
            self._lines.append(words("handover.news", told=told(ask, command.option, say)))
        elif self._playing.wait is Wait.SHOP and not isinstance(command, Done):
            hero = EntityId(getattr(command, "hero", 0))
            trade = words("handover.chose.trade", who=say.who(hero), what=label(command, say))
            self._lines.append(words("handover.news", told=trade))

    def card(self) -> Card | None:
        """What was chosen, once nothing more of its kind is to be chosen."""
        ask = self._playing.ask
        growing = ask is not None and ask.kind in GROWTH
        if not self._lines or growing or self._playing.wait is Wait.SHOP:
            return None
        lines, self._lines = tuple(self._lines), []
        return Card(line(words("handover.chose.title"), "bold"), ("", *lines, ""))
