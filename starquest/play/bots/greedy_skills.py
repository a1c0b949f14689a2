"""Skills, items, feats, spells and the basic skill actions: what each use is worth now."""

import attrs

from starquest.content import ops
from starquest.content.skills import Mode
from starquest.engine.bits import cells_of
from starquest.engine.options import Cells, Group, Options
from starquest.model import command as commands
from starquest.model.command import Command
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy_goals import passes
from starquest.play.bots.greedy_move import Plan
from starquest.play.bots.greedy_ops import Use, op_worth
from starquest.play.bots.greedy_outlook import Outlook

Rated = tuple[float, Command]
CAST_CHANCE = 0.5
FREE_LEAST = 4.0


class Uses:
    """Rates every use of something that is legal now."""

    def __init__(self, out: Outlook, act: Act, plan: Plan | None, danger: float) -> None:
        self.out, self.act, self.hero = out, act, act.unit
        self.plan, self.danger = plan, danger
        self._known: dict[tuple[str, int, EntityId], float] = {}

    def best(self, options: Options) -> tuple[Rated | None, Rated | None]:
        """The best use of the skill action, and the best of what is free."""
        paid: Rated | None = None
        free: Rated | None = None
        for group in options.groups:
            rated = self._rate_group(group)
            if rated is None:
                continue
            if isinstance(rated[1], commands.UseFeat | commands.Cast):
                free = rated if free is None or rated[0] > free[0] else free
            else:
                paid = rated if paid is None or rated[0] > paid[0] else paid
        return paid, free

    def _rate_group(self, group: Group) -> Rated | None:
        sample = group[0]
        if isinstance(group, Cells):
            if isinstance(sample, commands.UseSkill | commands.UseItem | commands.UseFeat):
                return self._aimed(group, sample)
            return None
        if not isinstance(
            sample,
            commands.UseSkill | commands.UseItem | commands.UseFeat | commands.Cast
            | commands.FirstAid | commands.Discover | commands.Push | commands.Scurry,
        ):  # fmt: skip
            return None
        best: Rated | None = None
        for command in group:
            value = self.rate(command)
            if best is None or value > best[0]:
                best = value, command
        return best

    def rate(self, command: Command) -> float:
        """What a use is worth, its cost taken off."""
        out, lore = self.out, self.out.scene.lore
        match command:
            case commands.UseSkill(skill=name, mode=mode, targets=targets):
                skill = lore.skills[name]
                value = self._sum(name, skill.modes[mode], mode, targets)
                return self._tested(value, skill.stat, skill.cost)
            case commands.UseItem(item=name, mode=mode, targets=targets):
                item = lore.items[name]
                value = self._sum(name, item.modes[mode], mode, targets)
                return value - 0.5 * item.price
            case commands.UseFeat(mode=mode, targets=targets):
                feat = lore.feats[out.scene.world.heroes[self.hero].feat]
                value = self._sum(feat.id, feat.modes[mode], mode, targets)
                return value - FREE_LEAST * (out.rounds_left > 1)
            case commands.Cast(spell=name, targets=targets):
                spell = lore.spells[name]
                value = sum([self._one(name, spell.ops, 0, target) for target in targets])
                return value * CAST_CHANCE - spell.value
            case commands.FirstAid():
                chance = passes(out, self.hero, "will")
                power = out.scene.world.vigor[self.hero].power
                paid = max(0.0, out.weights.revive - 3 * out.power_worth) if power >= 3 else 0.0
                return chance * out.weights.revive + (1 - chance) * paid
            case commands.Discover(token=token):
                return self._discover(token)
            case _:
                return 0.0

    def _discover(self, token: EntityId) -> float:
        out = self.out
        cell = out.scene.world.caches[token].cell
        close = out.zone(cell, 1) >> out.cell(self.hero) & 1
        return out.weights.token * (1.0 if close else passes(out, self.hero, "will"))

    def _tested(self, value: float, stat: str, cost: int) -> float:
        """A skill's worth: a failed test may be paid for."""
        out = self.out
        chance, power = passes(out, self.hero, stat), out.scene.world.vigor[self.hero].power
        if power < cost:
            return -1.0
        price = cost * out.power_worth
        if power > cost:
            return value - price - (1 - chance) * min(out.power_worth, value)
        return chance * value - price

    def _sum(self, source: str, mode: Mode, index: int, targets: tuple[EntityId, ...]) -> float:
        return sum([self._one(source, mode.ops, index, t) for t in targets or (self.hero,)])

    def _one(self, source: str, listed: tuple[ops.Op, ...], mode: int, target: EntityId) -> float:
        known = self._known.get((source, mode, target))
        if known is None:
            use = self.use(source)
            known = sum([op_worth(op, use, target) for op in listed])
            self._known[source, mode, target] = known
        return known

    def use(self, source: str) -> Use:
        """The circumstances of a use."""
        plan, shoots, charges, holds = self.plan, 0.0, 0.0, False
        if plan is not None:
            charging = isinstance(plan.command, commands.Charge)
            shoots, charges = (0.0, plan.blow) if charging else (plan.blow, 0.0)
            holds = isinstance(plan.command, commands.Hold)
        return Use(self.out, self.hero, source, shoots, charges, holds, self.danger)

    def _aimed(
        self, group: Cells, sample: commands.UseSkill | commands.UseItem | commands.UseFeat
    ) -> Rated | None:
        """The best cell for something thrown or built."""
        lore = self.out.scene.lore
        match sample:
            case commands.UseSkill(skill=name):
                mode, cost = lore.skills[name].modes[sample.mode], 0.0
                stat, power = lore.skills[name].stat, lore.skills[name].cost
            case commands.UseItem(item=name):
                mode, cost = lore.items[name].modes[sample.mode], 0.5 * lore.items[name].price
                stat, power = "", 0
            case _:
                return None
        found = self._cell(name, mode, sample.mode, group.board)
        if found is None:
            return None
        value, cell = found
        value = self._tested(value, stat, power) if stat else value - cost
        return value, group.at(cell)

    def _cell(self, name: str, mode: Mode, index: int, board: int) -> tuple[float, Cell] | None:
        out = self.out
        match mode.ops[0]:
            case ops.Turret():
                return self._turret(board)
            case ops.Hits() | ops.TestMorale() if mode.area:
                scores = dict.fromkeys(cells_of(board), 0.0)
                counts = dict.fromkeys(scores, 0)
                for foe in out.foes.values():
                    worth = self._one(name, mode.ops, index, foe.unit)
                    for cell in cells_of(out.near(foe.mask, mode.area) & board):
                        scores[cell] += worth
                        counts[cell] += 1
                if isinstance(mode.ops[0], ops.Hits) and mode.ops[0].split:
                    scores = {c: v / max(1, counts[c]) for c, v in scores.items()}
                if not scores:
                    return None
                best = max(scores, key=lambda c: (scores[c], -c))
                return scores[best], best
            case _:
                return None

    def _turret(self, board: int) -> tuple[float, Cell] | None:
        out, world = self.out, self.out.scene.world
        owned = any(gadget.owner == self.hero for gadget in world.gadgets.values())
        if owned or not out.foes or not board or out.rounds_left < 2:
            return None
        foes = sorted(out.gap(foe.mask, out.scene.mask(self.hero)) for foe in out.foes.values())
        if foes[0] > out.scene.table.length(24):
            return None
        cells = cells_of(board)
        nearest = min(
            out.foes.values(), key=lambda f: (out.gap(f.mask, out.scene.mask(self.hero)), f.unit)
        )
        cell = min(cells, key=lambda c: (out.scene.field.grid.distance(c, nearest.cell), c))
        return 16.0, cell
