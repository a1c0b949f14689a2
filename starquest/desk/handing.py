"""The card for the player who is next: what befell their heroes, and who goes first."""

from collections.abc import Sequence

from starquest.desk.chronicle import Chronicle
from starquest.desk.modes.looks import look_of
from starquest.desk.playing import Playing
from starquest.desk.recap import turns_of
from starquest.desk.seats import Seats
from starquest.desk.styled import Line, line
from starquest.desk.waits import Wait
from starquest.model.command import Activate, Command
from starquest.model.event import Activated, Event
from starquest.model.ids import NOBODY, EntityId
from starquest.model.step import Act
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.text.log import LogEntry
from starquest.text.questions.question import question

MOST, MOST_TURNS = 3, 4
"""Lines of what has happened, and of what the other side has done."""


class Handing:
    """The keyboard on its way to the next player."""

    def __init__(self, playing: Playing, seats: Seats, chronicle: Chronicle) -> None:
        self._playing, self._seats, self._chronicle = playing, seats, chronicle
        self._acting = NOBODY
        self._held = ""
        """Who had the keyboard when the turn that is going on began."""
        self._since: dict[str, int] = {}
        """How long the log was when a player's last turn was over."""

    def note(self, told: Sequence[Event], before: int) -> None:
        """Somebody else's turn begins: that of whoever acted is over since then."""
        begun = [event.unit for event in told if isinstance(event, Activated)]
        if begun:
            owner = self._owner(begun[-1])
            self._held = owner if self._seats.has_keyboard(owner) else ""
        if begun and self._acting != begun[-1]:
            owner = self._seats.owner(self._acting)
            if owner:
                self._since[owner] = before
            self._acting = begun[-1]

    def taken_back(self) -> None:
        """Something did not happen after all: whoever is next is told so, whose turn it was."""
        self._held = ""

    def _owner(self, unit: EntityId) -> str:
        """Who plays a unit, or the hero who has set it up."""
        gadgets = self._playing.state.world.gadgets
        return self._seats.owner(gadgets[unit].owner if unit in gadgets else unit)

    @property
    def _turn(self) -> EntityId:
        """Whose activation goes on below whatever is asked."""
        acts = [step.unit for step in self._playing.state.agenda if isinstance(step, Act)]
        return acts[-1] if acts else NOBODY

    @property
    def goes_on(self) -> bool:
        """Whether a player whose turn it was all the time has the keyboard again."""
        waits = self._playing.wait in (Wait.ACT, Wait.ASK_MAP)
        return waits and self._playing.focus == self._turn and self.player == self._held

    @property
    def between(self) -> bool:
        """Whether it is only a choice of a hero while somebody else's turn goes on."""
        return self._playing.wait is Wait.ASK_MAP and self._playing.focus != self._turn

    # what the card says

    @property
    def player(self) -> str:
        """Whose turn the card offers."""
        return self._seats.owner(self._playing.hero)

    def title(self) -> Line:
        """The name of the player, in their colour."""
        ink = self._seats.ink(self.player) if self.player else ""
        return line(words("screens.game.hand_over_title", player=self.player), "bold", ink)

    def lines(self) -> list[str]:
        """Whose turn it is, and what has happened to them."""
        playing = self._playing
        hero = clean(playing.state.world.units[playing.focus].name)
        if self.between:
            return self._choice(hero)
        told = look_of(playing.state).handover(playing, self.player, hero)
        return [*told, *self._news()]

    def _choice(self, hero: str) -> list[str]:
        """What is to be chosen in the turn of another, why, and who goes on after it."""
        ask, say = self._playing.ask, self._chronicle.phrases()
        owner = self._owner(self._turn)
        acting = say.who(self._turn) if owner else ""
        asked = question(ask, say).body or question(ask, say).title if ask is not None else ""
        return [
            "",
            words("handover.between", player=self.player, hero=hero, owner=owner, acting=acting),
            *last_things(self._chronicle.entries[-1:]),
            asked,
            "",
            words("handover.after", owner=owner, acting=acting),
            "",
        ]

    def _news(self) -> list[str]:
        entries = self._chronicle.entries
        since = self._since.get(self.player)
        if not self._playing.state.world.heroes:
            return others_did(entries, since, self._playing.own())
        if since is None:
            return []
        found = befallen(entries[min(since, len(entries)) :], self._own())
        if not found:
            return [words("handover.quiet")]
        return [words("handover.since"), *found]

    def _own(self) -> list[EntityId]:
        return [unit for unit in self._playing.own() if self._seats.owner(unit) == self.player]

    # another one first, and the pick

    def turn(self, step: int) -> None:
        """Offer the turn of the next hero that may act."""
        if self._open:
            self._playing.next_focus(step)

    def look_at(self, number: int) -> None:
        """Offer the turn of the hero with this number, if it may act."""
        if self._open:
            self._playing.look_at(number - 1)

    @property
    def _open(self) -> bool:
        """Whether the table chooses who goes first."""
        return self._playing.wait in (Wait.PICK, Wait.DEPLOY)

    def pick(self) -> Command | None:
        """The player has the keyboard; the command that begins the turn, if one is to begin."""
        self._seats.take(self.player)
        if self._playing.focus == self._turn:
            self._held = self.player
        picking = self._playing.wait is Wait.PICK
        ready = picking and self._playing.focus in self._playing.ready()
        return Activate(self._playing.focus) if ready else None


def befallen(entries: Sequence[LogEntry], own: Sequence[EntityId]) -> list[str]:
    """What has happened to these: losses above all, then the latest, in their order."""
    about = [at for at, entry in enumerate(entries) if entry.unit in own or entry.target in own]
    first = sorted(about, key=lambda at: (not entries[at].marks, -at))[:MOST]
    told = [entries[at].brief or entries[at].headline for at in sorted(first)]
    return [words("handover.news", told=one) for one in dict.fromkeys(told)]


def others_did(
    entries: Sequence[LogEntry], since: int | None, own: Sequence[EntityId]
) -> list[str]:
    """What the other side has done since then, or in this round: what cost something above all."""
    begun = [at for at, entry in enumerate(entries) if entry.round]
    first = (begun[-1] if begun else 0) if since is None else min(since, len(entries))
    turns = [turn for turn in turns_of(entries[first:]) if turn.unit and turn.unit not in own]
    kept = sorted(range(len(turns)), key=lambda at: (not turns[at].marked, -at))[:MOST_TURNS]
    if not kept:
        return [] if since is None else [words("handover.calm")]
    told = [words("handover.news", told=turns[at].line) for at in sorted(kept)]
    head = words("handover.round") if since is None else words("handover.since")
    return [head, *told]


def last_things(entries: Sequence[LogEntry]) -> list[str]:
    """The last things that happened, a line each."""
    told = [entry.brief or entry.headline for entry in entries if entry.kind != "shop"]
    return [words("handover.news", told=one) for one in told[-MOST:]]
