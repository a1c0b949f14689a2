"""Skills, items, feats, spells and basic skill actions: what each use is worth now."""

from functools import cached_property

from starquest.content.ops import Op
from starquest.engine.options import Cells, Group, Options
from starquest.model import command as commands
from starquest.model.command import Command
from starquest.model.ids import EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy.fighting import Rated
from starquest.play.bots.greedy.hindering import shoved
from starquest.play.bots.greedy.main_action import Plan
from starquest.play.bots.greedy.modifiers import Use
from starquest.play.bots.greedy.op_values import worth_of
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.shifts import scurry_worth, shift_worth
from starquest.play.bots.greedy.skill_chances import SPENT
from starquest.play.bots.greedy.threat import threat_to
from starquest.play.bots.greedy.throws import best_cell

LEAST = 0.8
"""What a use must be worth to be bothered with."""
CASTING = 0.5
SAVED_UP = 4.0
"""What a feat must be worth more while the wave is not yet ending."""
USES = (
    commands.UseSkill | commands.UseItem | commands.UseFeat | commands.Cast | commands.FirstAid
    | commands.Discover | commands.Push | commands.Scurry
)  # fmt: skip
FREE = commands.UseFeat | commands.Cast


def _lavish(command: Command) -> bool:
    """Whether a spell is helped along with tokens of its own caster, which are kept for others."""
    return isinstance(command, commands.Cast) and command.extra > 0


class Uses:
    """Rates every use of something that is legal now."""

    def __init__(self, out: Outlook, act: Act, plan: Plan | None = None) -> None:
        self.out, self.hero, self.plan = out, act.unit, plan
        self._known: dict[tuple[str, int, EntityId], float] = {}

    def best(self, options: Options, *, free: bool) -> Rated | None:
        """The best use that is worth it: of what is free, or of the skill action."""
        groups = [g for g in options.groups if isinstance(g[0], USES) and not _lavish(g[0])]
        groups = [g for g in groups if isinstance(g[0], FREE) == free]
        rated = [pair for group in groups if (pair := self._best_of(group))]
        best = max(rated, key=lambda pair: pair[0], default=None)
        return best if best is not None and best[0] >= LEAST else None

    def _best_of(self, group: Group) -> Rated | None:
        if isinstance(group, Cells):
            return self._thrown(group)
        return max([(self.rate(c), c) for c in group], key=lambda pair: pair[0], default=None)

    def _thrown(self, group: Cells) -> Rated | None:
        """The best cell for something thrown or built."""
        catalog, sample = self.out.scene.catalog, group.sample
        match sample:
            case commands.UseSkill(skill=name, way=way):
                found = best_cell(self.use(name), catalog.skills[name].ways[way], group.board)
            case commands.UseItem(item=name, way=way):
                found = best_cell(self.use(name), catalog.items[name].ways[way], group.board)
            case _:
                return None
        return None if found is None else (self._net(sample, found[0]), group.at(found[1]))

    def rate(self, command: Command) -> float:
        """What a use is worth, its cost taken off."""
        return self._net(command, self._gross(command))

    def _gross(self, command: Command) -> float:
        catalog, out = self.out.scene.catalog, self.out
        match command:
            case commands.UseSkill(skill=name, way=way, targets=targets):
                return self._sum(name, catalog.skills[name].ways[way].ops, way, targets)
            case commands.UseItem(item=name, way=way, targets=targets):
                return self._sum(name, catalog.items[name].ways[way].ops, way, targets)
            case commands.UseFeat(way=way, targets=targets):
                feat = catalog.feats[out.world.heroes[self.hero].feat]
                return self._sum(feat.id, feat.ways[way].ops, way, targets)
            case commands.Cast(spell=name, targets=targets):
                return self._sum(name, catalog.spells[name].ops, 0, targets)
            case commands.FirstAid():
                return out.weights.revive
            case commands.Discover():
                return out.weights.token
            case commands.Push(target=target):
                pushed = out.scene.catalog.quest.hero.pushed
                return shoved(out, out.foes[target], pushed) if target in out.foes else 0.0
            case commands.Scurry():
                return scurry_worth(self.use("scurry")) if out.foes else 0.0
            case _:
                return 0.0

    def _net(self, command: Command, value: float) -> float:
        catalog, out = self.out.scene.catalog, self.out
        match command:
            case commands.UseSkill(skill=name):
                return self._tested(value, catalog.skills[name].stat, catalog.skills[name].cost)
            case commands.UseItem(item=name):
                return value - SPENT * catalog.items[name].price
            case commands.UseFeat():
                return value - SAVED_UP * (out.rounds_left > 1)
            case commands.Cast(spell=name):
                return CASTING * value - catalog.spells[name].value
            case commands.FirstAid():
                return self._aided(value)
            case commands.Discover(token=token):
                close = (
                    out.zone(
                        out.world.search_tokens[token].cell, out.scene.catalog.quest.hero.close
                    )
                    >> out.cell(self.hero)
                    & 1
                )
                return value if close else value * out.passes(self.hero, "will")
            case commands.Push():
                return value * out.passes(self.hero, "strength")
            case commands.Scurry():
                return value * out.passes(self.hero, "dexterity")
            case _:
                return value

    def _tested(self, value: float, stat: str, cost: int) -> float:
        """A skill's worth: a failed test may be paid for."""
        out, power = self.out, self.out.power(self.hero)
        chance, price = out.passes(self.hero, stat), cost * out.power_worth
        if power < cost:
            return -1.0
        if power > cost:
            return value - price - (1 - chance) * min(out.power_worth, value)
        return chance * value - price

    def _aided(self, value: float) -> float:
        """First aid's worth: a failed test may be paid for here too, at a price."""
        out, chance = self.out, self.out.passes(self.hero, "will")
        able = out.power(self.hero) >= out.scene.catalog.quest.power.pass_test
        return chance * value + (1 - chance) * able * max(
            0.0, value - out.scene.catalog.quest.power.pass_test * out.power_worth
        )

    def _sum(
        self, source: str, listed: tuple[Op, ...], way: int, targets: tuple[EntityId, ...]
    ) -> float:
        return sum([self._one(source, listed, way, target) for target in targets])

    def _one(self, source: str, listed: tuple[Op, ...], way: int, target: EntityId) -> float:
        known = self._known.get((source, way, target))
        if known is None:
            use = self.use(source)
            known = worth_of(listed, use, target) + shift_worth(listed, use, target)
            self._known[source, way, target] = known
        return known

    @cached_property
    def _danger(self) -> float:
        cell = self.out.cell(self.hero)
        if self.plan is not None:
            return self.plan.danger
        (wounds,) = threat_to(self.out, self.hero).wounds(1 << cell)
        return wounds

    def use(self, source: str) -> Use:
        """The circumstances of a use."""
        plan = self.plan
        if plan is None:
            return Use(self.out, self.hero, source, danger=self._danger)
        charging = isinstance(plan.command, commands.Charge)
        shoots, charges = (0.0, plan.blow) if charging else (plan.blow, 0.0)
        holds = isinstance(plan.command, commands.Hold)
        return Use(
            self.out, self.hero, source, shoots, charges, holds, self._danger,
            early=True, gain=plan.total - plan.idle,
        )  # fmt: skip
