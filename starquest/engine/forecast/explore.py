"""Following every game a command may lead to, step by step, until the next decision.

Branches that have come to the same are put together again, so that their number stays small: the
one with most left to do goes on first, and so meets those that are ahead of it.
"""

from collections.abc import Callable
from typing import Any

import attrs

from starquest.engine.agenda import RESOLVERS, answer
from starquest.engine.forecast.answers import Answers
from starquest.engine.forecast.branch import Branch
from starquest.engine.forecast.fork import Fork, Undecided, Untold
from starquest.engine.forecast.records import Records
from starquest.engine.forecast.salvo_outcomes import Unrolled
from starquest.engine.mode import mode_of
from starquest.model.ids import EntityId
from starquest.model.step import Ask, Step, Suffer
from starquest.model.steps.effects import EffectStep
from starquest.model.steps.fights import FightStep

Action = Callable[[Branch], object]
FORESEEN = FightStep | EffectStep
"""The steps a forecast goes through, besides those of the mode; before others the story waits."""
CROWDED = 600
"""So many branches at once are too many to follow together."""
PAIR = 2


class Crowded(Exception):  # noqa: N818  # no error: another way is taken
    """Too much may happen to too many."""

    def __init__(self, units: tuple[EntityId, ...]) -> None:
        super().__init__()
        self.units = units


@attrs.define
class _Met:
    """Branches that have come to the same."""

    chance: float
    branch: Branch


class Explorer:
    """Everything that may come of one action."""

    def __init__(self, root: Branch, answers: Answers, focus: EntityId | None = None) -> None:
        self._root, self._answers, self._focus = root, answers, focus
        self._pool: dict[int, dict[object, _Met]] = {}
        self._size = 0
        self.records = Records()

    def explore(self, action: Action) -> Records:
        """Carry an action out in every way its dice may fall, and all that follows from it."""
        self._branch(1.0, self._root, action)
        while self._pool:
            depth = max(self._pool)
            for met in self._pool.pop(depth).values():
                self._size -= 1
                self._go_on(met.chance, met.branch)
        return self.records

    def _branch(self, chance: float, start: Branch, action: Action) -> None:
        """Carry something out with each throw its dice ask for."""
        untold: list[tuple[float, tuple[Any, ...]]] = [(chance, ())]
        while untold:
            share, story = untold.pop()
            branch = start.fork(story, self._focus)
            try:
                action(branch)
            except Undecided as undecided:
                so_far = undecided.story
                untold += [(share * p, (*so_far, throw)) for p, throw in undecided.options if p]
            except Untold:
                self.records.finish(share, start.fork((), None), untold=True)
            else:
                self._arrived(share, branch)

    def _arrived(self, chance: float, branch: Branch) -> None:
        """Write down what has happened, and wait for the others or stop."""
        assert isinstance(branch.roller, Fork)
        self.records.saw(chance, branch, branch.roller.salvos)
        if self._is_over(branch):
            self.records.finish(chance, branch)
            return
        waiting = self._pool.setdefault(len(branch.agenda), {})
        key = branch.key(self._root.world)
        met = waiting.get(key)
        if met is not None:
            met.chance += chance
            return
        waiting[key] = _Met(chance, branch)
        self._size += 1
        if self._size > CROWDED and self._focus is None:
            self._split(branch)

    def _split(self, branch: Branch) -> None:
        """Have a crowd followed one by one; two that fight each other belong together."""
        touched = self.records.touched(branch)
        if len(touched) > PAIR:
            raise Crowded(touched)

    def _is_over(self, branch: Branch) -> bool:
        top = branch.agenda[-1] if branch.agenda else None
        known = isinstance(top, FORESEEN | Ask) or type(top) in mode_of(branch).foreseen
        if branch.outcome is not None or not known:
            return True
        if not isinstance(top, Ask):
            return False
        return len(branch.agenda) <= len(self._root.agenda) and top in self._root.agenda

    def _go_on(self, chance: float, branch: Branch) -> None:
        top = branch.agenda[-1]
        if isinstance(top, Ask):
            self._ask(chance, branch, top)
            return
        self.records.before(chance, branch, top)
        if isinstance(top, Unrolled):
            for share, wounds, need in top.spread:
                self._branch(chance * share, branch, _suffering(top.rolled(wounds, need)))
        else:
            self._branch(chance, branch, _resolve)

    def _ask(self, chance: float, branch: Branch, ask: Ask) -> None:
        option = self._answers(branch, ask)
        self.records.asked(chance, ask, option)
        if option is None:
            self.records.finish(chance, branch)
        else:
            self._branch(chance, branch, lambda twin: answer(twin, ask, option))


def _suffering(step: Suffer) -> Action:
    """Let a unit take wounds that were left open until now."""

    def suffer(branch: Branch) -> None:
        branch.agenda[-1] = step
        _resolve(branch)

    return suffer


def _resolve(branch: Branch) -> None:
    """Let the next step of the agenda happen."""
    step: Step = branch.agenda.pop()
    RESOLVERS[type(step)](branch, step)
