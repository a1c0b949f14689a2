"""The states before and after a command, to ask about whoever an event names."""

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.board.fields import Field, field_of
from starquest.model.component import Build, Unit
from starquest.model.ids import EntityId, Side
from starquest.model.modifier import Grant
from starquest.model.profile import RuleRef
from starquest.model.state import GameState


@attrs.frozen
class Look:
    """A command's two states; whoever is gone by now is still found in the first."""

    before: GameState
    after: GameState

    @property
    def catalog(self) -> Catalog:
        """The definitions the game is played with."""
        catalog = self.after.catalog
        if not isinstance(catalog, Catalog):
            raise TypeError("a game without its catalog")
        return catalog

    @property
    def field(self) -> Field:
        """The table as it was."""
        return field_of(self.before.table)

    def unit(self, unit: EntityId) -> Unit | None:
        """Who a unit is or was."""
        return self.after.world.units.get(unit) or self.before.world.units.get(unit)

    def unit_of(self, model: EntityId) -> EntityId:
        """Whose a model is or was; 0 for nobody's."""
        body = self.after.world.bodies.get(model) or self.before.world.bodies.get(model)
        return body.unit if body else EntityId(0)

    def has(self, unit: EntityId, rule: str) -> bool:
        """Whether a unit has a special rule."""
        return any(ref.name == rule for ref in self._rules(unit))

    def _rules(self, unit: EntityId) -> tuple[RuleRef, ...]:
        world = self.after.world if unit in self.after.world.units else self.before.world
        build: Build | None = world.builds.get(unit)
        if build is None:
            return ()
        lent = [g.rule for g in world.effects[unit].modifiers if isinstance(g, Grant)]
        return (*build.profiles[0].rules, *lent)

    def armed(self, weapon: str, rule: str) -> bool:
        """Whether a weapon has a special rule."""
        row = self.catalog.weapons.get(weapon)
        return row is not None and any(ref.name == rule for ref in row.rules)

    def standing(self, side: Side) -> int:
        """The cells where models of a side stood."""
        world, found = self.before.world, 0
        for model, body in world.bodies.items():
            row, cell = world.units[body.unit], world.places[model].cell
            if row.side is side and cell >= 0:
                found |= 1 << cell
        return found
