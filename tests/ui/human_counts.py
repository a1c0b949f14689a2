"""What a game by keys has cost: counted from what was pressed where, and from the run itself."""

from collections.abc import Sequence
from pathlib import Path
from statistics import mean

import attrs

from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Activate, Done
from starquest.model.event import HitsRolled, RoundStarted, SpellTried
from starquest.play.replay import Replay, ReplayPlayer
from starquest.play.session import Whose, whose
from tests.support.board import catalog
from tests.ui.human_eyes import Place, place, told

TURN = (Place.PICK, Place.HANDING, Place.ACT, Place.AIM)
"""Where a key certainly belongs to somebody's turn; a question does if a turn is open."""
OPEN = (Place.ACT, Place.AIM)
STILL = (*OPEN, Place.DEPLOY, Place.PICK, Place.QUESTION, Place.MAP)
"""What may follow on picking somebody whose turn goes on."""


class Tally:
    """Puts every key where it belongs."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.lost: list[str] = []
        """The keys nothing came of, each with where it was pressed."""
        self.unheard: list[str] = []
        """Those the table itself counts as lost."""
        self.turns: list[int] = []
        """The keys of each activation: picking, acting, what is asked on the way, the end."""
        self._pending, self._open = 0, False

    def pressed(self, where: Place, key: str, after: Sequence[str], *, lost: bool) -> None:
        """Count one key, pressed here, and what was seen after it."""
        self.keys.append(key)
        self.lost += [f"{key} at {where.value}"] if lost else []
        if where in OPEN and not self._open:
            self._close()
            self._open = True
        if self._open:
            self.turns[-1] += 1
        elif where in TURN:
            self._pending += place(after) is not Place.DEPLOY
            if place(after) not in STILL:
                self._close()  # who was picked could do nothing
        if where is Place.ACT and key == "full_stop" and "once more ends" not in told(after):
            self._open = False

    def _close(self) -> None:
        """What was pressed belongs to an activation."""
        self.turns.append(self._pending)
        self._pending = 0

    @property
    def mean(self) -> float:
        """The keys of an activation."""
        return mean(self.turns) if self.turns else 0.0

    @property
    def most(self) -> int:
        """The keys that nine of ten activations do not exceed."""
        ordered = sorted(self.turns)
        return ordered[(9 * len(ordered) + 9) // 10 - 1] if ordered else 0


@attrs.frozen
class Game:
    """What became of a run."""

    activations: int
    waves: int
    rounds: int
    first_shot: int
    """The round of the first attack or spell by anybody; 0 where there was none."""
    idle: int
    """Rounds in which no person decided anything but who is next and that a turn ends."""
    calm: int
    """Rounds without any attack or spell."""
    result: str


def newest(folder: Path) -> Path:
    """The file of the run that was played last."""
    return max(folder.glob("*.run"), key=lambda path: path.stat().st_mtime)


def game_in(path: Path) -> Game:
    """A run, played again from its record."""
    return _count(ReplayPlayer(Replay.load(path, catalog())))


def _count(player: ReplayPlayer) -> Game:
    decided, fought, rounds, activations = set[int](), set[int](), set[int](), 0
    now = 0
    while True:
        mine = whose(player.state) is Whose.PERSON
        if not player.forward():
            break
        command = player.last.command if player.last else None
        activations += mine and isinstance(command, Activate)
        decided |= {now} if mine and not isinstance(command, Activate | Done) else set()
        for event in player.events:
            now = event.round if isinstance(event, RoundStarted) else now
            rounds |= {now} - {0}
            fought |= {now} if isinstance(event, HitsRolled | SpellTried) else set()
    outcome = player.state.outcome
    return Game(
        activations, quest_of(player.state).wave, len(rounds), min(fought, default=0),
        len(rounds - decided), len(rounds - fought), outcome.reason if outcome else "",
    )  # fmt: skip
