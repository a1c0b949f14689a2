"""What is written down while branches are followed, and the facts that come of it."""

from collections.abc import Callable, Iterable
from typing import Any

from starquest.engine.actions.melee import melee_scores
from starquest.engine.attack.salvo import Salvo
from starquest.engine.forecast.branch import Branch, Entry
from starquest.engine.forecast.facts import (
    Assumption,
    Chances,
    DangerDice,
    DieTest,
    DieTestKind,
    Fate,
    Forecast,
    Happening,
    JumpDice,
    MeleeResult,
    ModelPath,
    Volley,
)
from starquest.model import event as events
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Aftermath, Ask, Step

WOUNDS, HEALED, FALLEN, GONE, ROUTED = "wounds", "healed", "fallen", "gone", "routed"
DOWN, RAISED, TESTED = "down", "raised", "tested"
OWN = (WOUNDS, HEALED, FALLEN, GONE, ROUTED, DOWN, RAISED, TESTED)
"""What a fate tells; every other entry of a tally is a happening."""

Reader = Callable[["Records", float, Branch, Any], None]
READERS: dict[type, Reader] = {}
"""What is written down of an event, by its class; a mode adds its own."""


def reads(kind: type) -> Callable[[Reader], Reader]:
    """Register what is written down of a kind of event."""

    def register(reader: Reader) -> Reader:
        READERS[kind] = reader
        return reader

    return register


class Records:
    """The facts of one exploration while they are gathered."""

    def __init__(self) -> None:
        self._volleys: dict[tuple[object, ...], tuple[Salvo, dict[int, float]]] = {}
        self._tests: dict[tuple[object, ...], list[float]] = {}
        self._dangers: dict[tuple[EntityId, EntityId, int], float] = {}
        self._jumps: dict[tuple[EntityId, EntityId, int, int, int, int], float] = {}
        self._paths: dict[tuple[EntityId, tuple[Cell, ...], int], float] = {}
        self._assumed: dict[tuple[Ask, int | None], float] = {}
        self._lost: list[float] = [0.0, 0.0]
        self._fighters: tuple[EntityId, EntityId] | None = None
        self._ends: list[tuple[float, dict[Entry, int]]] = []
        self._shaken: dict[EntityId, float] = {}
        self._untold = 0.0

    def saw(self, chance: float, branch: Branch, salvos: Iterable[Salvo]) -> None:
        """A branch has come a step further."""
        for salvo in salvos:
            self._fired(chance, salvo)
        for event in branch.events:
            reader = READERS.get(type(event))
            if reader is not None:
                reader(self, chance, branch, event)

    def _fired(self, chance: float, salvo: Salvo) -> None:
        attack = salvo.attack
        key = (
            attack.attacker, attack.target, attack.weapon.id, attack.profile.id, attack.charging,
            salvo.need, salvo.mods, salvo.extra, salvo.multiplier, salvo.auto, salvo.guards,
        )  # fmt: skip
        _, dice = self._volleys.setdefault(key, (salvo, {}))
        dice[salvo.dice] = dice.get(salvo.dice, 0.0) + chance

    def tested(
        self,
        chance: float,
        kind: DieTestKind,
        unit: EntityId,
        about: str,
        check: events.Check,
        *,
        passed: bool,
        lent_by: EntityId = EntityId(0),
    ) -> None:
        """A die was rolled against a need."""
        key = (kind, unit, about, check.base, check.need, check.mods, lent_by)
        made = self._tests.setdefault(key, [0.0, 0.0])
        made[0] += chance
        made[1] += chance * passed

    def endured(self, chance: float, unit: EntityId, model: EntityId, dice: int) -> None:
        """A model rolled for dangerous ground."""
        key = model, unit, dice
        self._dangers[key] = self._dangers.get(key, 0.0) + chance

    def jumped(self, chance: float, event: events.JumpTried) -> None:
        """A model rolled for a jump."""
        key = event.model, event.unit, len(event.dice), event.need, event.gap, event.drop
        self._jumps[key] = self._jumps.get(key, 0.0) + chance

    def moved(self, chance: float, model: EntityId, cells: tuple[Cell, ...], cost: int) -> None:
        """A model has moved."""
        key = model, cells, cost
        self._paths[key] = self._paths.get(key, 0.0) + chance

    def asked(self, chance: float, ask: Ask, option: int | None) -> None:
        """A question has come up."""
        self._assumed[ask, option] = self._assumed.get((ask, option), 0.0) + chance

    def before(self, chance: float, branch: Branch, step: Step) -> None:
        """A step is about to happen: who has lost a melee is told before it is over."""
        if not isinstance(step, Aftermath) or branch.melee is None:
            return
        charger, target = self._fighters = branch.melee.charger, branch.melee.target
        scores = melee_scores(branch)
        self._lost[0] += chance * (scores[target] > scores[charger])
        self._lost[1] += chance * (scores[charger] > scores[target])

    def finish(self, chance: float, branch: Branch, *, untold: bool = False) -> None:
        """A branch has come to the next decision, or to what nobody may know."""
        self._untold += chance if untold else 0.0
        before = branch.state.world.statuses
        for unit, status in branch.world.statuses.items():
            if status.shaken and not status.down:
                self._shaken[unit] = self._shaken.get(unit, 0.0) + chance
            if unit in before and status.down != before[unit].down:
                branch.count(DOWN if status.down else RAISED, unit)
        self._ends.append((chance, branch.tally))

    def forecast(self, *, exact: bool = True) -> Forecast:
        """Everything that was written down."""
        return Forecast(
            tuple([ModelPath(*key, chance) for key, chance in self._paths.items()]),
            tuple([DangerDice(m, u, d, p) for (m, u, d), p in self._dangers.items()]),
            tuple([_volley(salvo, dice) for salvo, dice in self._volleys.values()]),
            tuple([_test(key, *made) for key, made in self._tests.items()]),
            tuple([self._fate(unit) for unit in self._touched()]),
            MeleeResult(*self._fighters, *self._lost) if self._fighters else None,
            tuple([Assumption(*key, chance) for key, chance in self._assumed.items()]),
            tuple(self._happenings()),
            self._untold,
            exact,
            tuple([JumpDice(*key, chance) for key, chance in self._jumps.items()]),
        )

    def touched(self, branch: Branch) -> tuple[EntityId, ...]:
        """Everybody something has happened to, or may, as far as is known."""
        counted = [unit for kind, unit, _ in branch.tally if kind in OWN]
        return tuple(dict.fromkeys([*self._touched(), *counted]))

    def _touched(self) -> list[EntityId]:
        named = [guard.unit for salvo, _ in self._volleys.values() for guard in salvo.guards]
        counted = [unit for _, tally in self._ends for kind, unit, _ in tally if kind in OWN]
        endured = [unit for _, unit, _ in self._dangers] + [jump[1] for jump in self._jumps]
        return list(dict.fromkeys([*named, *sorted(dict.fromkeys(counted)), *endured]))

    def _spread(self, entry: Entry) -> Chances:
        """How often something happens."""
        most = max([tally.get(entry, 0) for _, tally in self._ends], default=0)
        found = [0.0] * (most + 1)
        for chance, tally in self._ends:
            found[tally.get(entry, 0)] += chance
        return tuple(found)

    def _chance(self, kind: str, unit: EntityId) -> float:
        return sum([chance for chance, tally in self._ends if tally.get((kind, unit, ""), 0) > 0])

    def _fate(self, unit: EntityId) -> Fate:
        return Fate(
            unit,
            wounds=self._spread((WOUNDS, unit, "")),
            fallen=self._spread((FALLEN, unit, "")),
            destroyed=self._chance(GONE, unit),
            routed=self._chance(ROUTED, unit),
            down=self._chance(DOWN, unit),
            shaken=self._shaken.get(unit, 0.0),
            tested=self._chance(TESTED, unit),
            healed=self._spread((HEALED, unit, "")),
            raised=self._chance(RAISED, unit),
        )

    def _happenings(self) -> list[Happening]:
        found: dict[Entry, dict[int, float]] = {}
        for chance, tally in self._ends:
            for entry, amount in tally.items():
                if entry[0] not in OWN and amount:
                    amounts = found.setdefault(entry, {})
                    amounts[amount] = amounts.get(amount, 0.0) + chance
        return [Happening(*entry, tuple(sorted(found[entry].items()))) for entry in found]


def _volley(salvo: Salvo, dice: dict[int, float]) -> Volley:
    attack = salvo.attack
    return Volley(
        attack.attacker,
        attack.target,
        attack.weapon.id,
        attack.melee,
        attack.charging,
        salvo.base,
        salvo.need,
        salvo.mods,
        salvo.extra,
        salvo.multiplier,
        salvo.deadly,
        salvo.auto,
        salvo.guards,
        tuple(sorted(dice.items())),
    )


def _test(key: tuple[Any, ...], made: float, passed: float) -> DieTest:
    kind, unit, about, base, need, mods, lent_by = key
    return DieTest(kind, unit, about, base, need, mods, made, passed, lent_by)
