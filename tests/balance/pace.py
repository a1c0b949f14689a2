"""How a game goes on wave by wave: decisions, questions, the horde's turns, rounds, films."""

from collections.abc import Sequence

import attrs

from starquest.engine.mode import mind_of
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.modes.quest.wave_end import seized
from starquest.engine.scene import scene_of
from starquest.model import event as told
from starquest.model.event import Event
from starquest.model.ids import Side
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.play.games import GameSpec
from starquest.play.modes.quest.record import GameRecord
from starquest.play.simulate import play_game
from tests.balance.films import pictures, shown

LIVELY = (
    told.HitsRolled, told.Wounded, told.Healed, told.SpellTried, told.SkillUsed, told.MoraleTested,
    told.TrapSprung, told.ObjectiveDamaged, told.WentDown, told.GotUp, told.TokenRevealed,
    told.ItemGained, told.ConditionChanged, told.EventStruck,
)  # fmt: skip
"""Somebody fights, is hurt or helped, finds something or uses it: a round with none is dull."""
STIRRING = (told.Moved, told.StatTested, told.DoorOpened, told.GadgetPlaced)
"""Who does none of these either has waited."""


@attrs.define
class WavePace:
    """What one wave of one game was made of."""

    wave: int
    rounds: int = 0
    dull: int = 0
    passed: int = 0
    """Rounds that nobody plays: no enemy is left, all wait, and one key ends the wave."""
    commands: int = 0
    """The party's, answers to questions apart."""
    questions: int = 0
    turns: int = 0
    """Activations of heroes."""
    horde: int = 0
    """Activations of enemies."""
    pictures: int = 0
    """Of all films, with those for which an outcome stays."""
    longest: int = 0
    """Of the longest part of the horde's phase in which nobody is asked anything."""


@attrs.frozen
class Paced:
    """How a game went, and its pace in each wave it came to."""

    record: GameRecord
    waves: tuple[WavePace, ...]


def play_paced(spec: GameSpec) -> Paced:
    """Play one game and look at its pace."""
    watcher = Watcher()
    record = play_game(spec, watcher.watch)
    return Paced(record, tuple(watcher.waves.values()))


class Watcher:
    """Looks at every decision of a game."""

    def __init__(self) -> None:
        self.waves: dict[int, WavePace] = {}
        self._run = 0
        self._lively = False
        self._waiting = False
        """Whether the round began without enemies, and everybody has waited since."""
        self._held: set[int] = set()
        """The objectives the party held as the round began."""

    def watch(self, before: GameState, applied: Applied) -> None:
        """One more decision."""
        quest = quest_if_any(before)
        wave = max(1, quest.wave if quest is not None else 0)
        row = self.waves.setdefault(wave, WavePace(wave))
        self._decision(row, before, applied.events)
        for event in applied.events:
            self._event(row, event, applied.state)
            if isinstance(event, told.Activated):
                ours = event.unit in before.world.heroes
                row.turns += ours
                row.horde += not ours

    def _decision(self, row: WavePace, before: GameState, events: Sequence[Event]) -> None:
        if mind_of(before) is not None:
            self.shown(row, shown(before, events))
        else:
            self.heard()
            answered = any(_asked(event) for event in events)
            row.questions += answered
            row.commands += not answered
            row.pictures += pictures(before, events)

    def shown(self, row: WavePace, length: int) -> None:
        """A decision of the horde was shown for so many pictures."""
        self._run += length
        row.pictures += length
        row.longest = max(row.longest, self._run)

    def heard(self) -> None:
        """A person has decided something, so nobody has waited longer than until now."""
        self._run = 0

    def _event(self, row: WavePace, event: Event, after: GameState) -> None:
        if isinstance(event, told.RoundStarted):
            self._lively = False
            self._waiting = Side.TWO not in [unit.side for unit in after.world.units.values()]
            self._held = _held(after)
        elif isinstance(event, LIVELY) or _asked(event):
            self._lively, self._waiting = True, False
        elif isinstance(event, STIRRING):
            self._waiting = False
        elif isinstance(event, told.RoundEnded):
            row.rounds += 1
            row.dull += not self._lively and not self._waiting
            row.passed += self._waiting
        elif isinstance(event, told.WaveEnded) and set(event.seized) - self._held:
            row.dull -= not self._lively and not self._waiting
            self._lively = True


def _held(state: GameState) -> set[int]:
    rows = state.world.objectives
    return {rows[objective].number for objective in seized(scene_of(state))}


def _asked(event: Event) -> bool:
    """Whether a person has answered a question."""
    return isinstance(event, told.Chosen) and event.side is Side.ONE
