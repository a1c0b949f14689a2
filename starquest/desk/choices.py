"""What a player may do now, sorted by action: the menu every front end shows.

Nothing is decided here: each choice is one or many of the engine's legal commands.
"""

from collections.abc import Container

import attrs

from starquest.engine.game import legal, step
from starquest.engine.options import Cells, Leaps, Shaped
from starquest.model import command as commands
from starquest.model.command import Command
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Act

PLAIN: dict[type, str] = {
    commands.Hold: "hold",
    commands.Advance: "advance",
    commands.Rush: "rush",
    commands.Charge: "charge",
    commands.Shoot: "shoot",
    commands.Cast: "cast",
    commands.UseSkill: "skill",
    commands.UseItem: "item",
    commands.UseFeat: "feat",
    commands.Discover: "discover",
    commands.Push: "push",
    commands.Scurry: "scurry",
    commands.FirstAid: "first_aid",
    commands.PickUp: "pick_up",
    commands.Swap: "swap",
    commands.Rest: "rest",
    commands.OpenDoor: "open_door",
    commands.Tidy: "tidy",
    commands.Done: "end",
}
ACTIONS = (*dict.fromkeys(PLAIN.values()), "buy_main", "buy_skill")
"""Every action id, in the order a menu lists them."""

HOLD = commands.Hold()


@attrs.define
class Choice:
    """One action and all the commands that carry it out."""

    action: str
    name: str = ""
    """The spell, skill or item, where the action has several."""
    way: int = 0
    """The way to use it, or the tokens that are added to a spell."""
    board: int = 0
    """The cells it can be aimed at, where it is aimed at a cell."""
    first: Command | None = None
    """What has to be done before: Hold, where shooting is asked for at once."""
    groups: list[Cells] = attrs.Factory(list)
    listed: list[Command] = attrs.Factory(list)

    @property
    def lavish(self) -> bool:
        """Whether it is a spell that its caster helps along: for the menu of spells only."""
        return self.action == "cast" and self.way > 0

    @property
    def units(self) -> list[EntityId]:
        """The units it can be aimed at first, each once."""
        found = [target_of(command) for command in self.listed]
        found += [target_of(group.sample) for group in self.groups]
        return list(dict.fromkeys(unit for unit in found if unit))

    def at_cell(self, cell: Cell) -> list[Command]:
        """The commands aimed at a cell."""
        return [group.at(cell) for group in self.groups if group.board >> cell & 1]

    def at_unit(self, unit: EntityId) -> list[Command]:
        """The commands aimed at a unit first; a charge by its first cell."""
        found = [command for command in self.listed if target_of(command) == unit]
        groups = [group for group in self.groups if target_of(group.sample) == unit]
        sure = [group for group in groups if not isinstance(group, Leaps)]
        return found + [group[0] for group in sure or groups]

    @property
    def plain(self) -> bool:
        """Whether there is nothing to aim."""
        return not self.groups and not self.units


def target_of(command: Command) -> EntityId:
    """The unit or marker a command is aimed at first; 0 for none."""
    match command:
        case commands.Charge(target) | commands.Push(target) | commands.FirstAid(target):
            return target
        case commands.Shoot(shots):
            return shots[0].target
        case commands.Cast(_, targets) if targets:
            return targets[0]
        case (
            commands.UseSkill(targets=targets, cell=cell)
            | commands.UseItem(targets=targets, cell=cell)
            | commands.UseFeat(targets=targets, cell=cell)
        ) if targets and cell == OFF_TABLE:
            return targets[0]
        case commands.Discover(token) | commands.PickUp(token):
            return token
        case commands.Activate(unit):
            return unit
        case _:
            return EntityId(0)


def aimed_at(command: Command) -> tuple[EntityId, ...]:
    """Every unit or marker a command is aimed at."""
    match command:
        case commands.Shoot(shots):
            return tuple([shot.target for shot in shots])
        case (
            commands.Cast(targets=targets)
            | commands.UseSkill(targets=targets)
            | commands.UseItem(targets=targets)
            | commands.UseFeat(targets=targets)
        ):
            return targets
        case _:
            return (target_of(command),)


def without(found: list[Choice], hidden: Container[EntityId]) -> list[Choice]:
    """The choices without what is aimed at any of these; the rules may allow it unseen."""
    kept = [_cut(choice, hidden) for choice in found]
    return [choice for choice in kept if choice.groups or choice.listed]


def _cut(choice: Choice, hidden: Container[EntityId]) -> Choice:
    groups = [group for group in choice.groups if not _names(group.sample, hidden)]
    listed = [command for command in choice.listed if not _names(command, hidden)]
    board = 0
    for group in groups:
        board |= group.board
    return attrs.evolve(choice, board=board, groups=groups, listed=listed)


def _names(command: Command, hidden: Container[EntityId]) -> bool:
    return any(target in hidden for target in aimed_at(command))


def choice_key(command: Command) -> tuple[str, str, int]:
    """The action of a command, what it is done with, and in which way."""
    match command:
        case commands.Cast(spell, extra=extra):
            return "cast", spell, extra
        case commands.UseSkill(skill, way):
            return "skill", skill, way
        case commands.UseItem(item, way):
            return "item", item, way
        case commands.UseFeat(way):
            return "feat", "", way
        case commands.Swap(weapon):
            return "swap", weapon, 0
        case commands.Rest(condition):
            return "rest", condition, 0
        case commands.BuyAction(kind):
            return f"buy_{kind}", "", 0
        case _:
            return PLAIN.get(type(command), ""), "", 0


class _Last:
    """The choices of the state that was looked at last: a screen asks for them at every key."""

    known: tuple[GameState, list[Choice]] | None = None


def choices(state: GameState) -> list[Choice]:
    """The choices of an activation, in menu order; shooting also where Hold leads to it."""
    known = _Last.known
    if known is None or known[0] is not state:
        known = _Last.known = (state, _found(state))
    return list(known[1])


def _found(state: GameState) -> list[Choice]:
    found = _offered(state)
    there = {choice.action for choice in found}
    more = [choice for choice in _after_holding(state) if choice.action not in there]
    return sorted([*found, *more], key=lambda choice: _rank(choice.action))


def _after_holding(state: GameState) -> list[Choice]:
    """The shots there would be if the unit held, and the end of an activation that needs it."""
    top = state.agenda[-1] if state.agenda else None
    held = step(state, HOLD) if isinstance(top, Act) and top.main else None
    if not isinstance(held, Applied):
        return []
    wanted = [choice for choice in _offered(held.state) if choice.action in ("shoot", "end")]
    if not (held.state.agenda and isinstance(held.state.agenda[-1], Act)):
        return [Choice("end", listed=[HOLD])]
    return [attrs.evolve(choice, first=HOLD) for choice in wanted]


def _offered(state: GameState) -> list[Choice]:
    found: dict[tuple[str, str, int], Choice] = {}
    for group in legal(state).groups:
        if isinstance(group, Shaped):
            continue
        if isinstance(group, Cells):
            choice = found.setdefault(choice_key(group.sample), Choice(*choice_key(group.sample)))
            choice.groups.append(group)
            choice.board |= group.board
        else:
            for command in group:
                key = choice_key(command)
                found.setdefault(key, Choice(*key)).listed.append(command)
    return list(found.values())


def _rank(action: str) -> int:
    return ACTIONS.index(action) if action in ACTIONS else len(ACTIONS)


def missing(state: GameState, offered: list[Choice] | None = None) -> dict[str, str]:
    """The actions that are not possible now, each with the reason as a word for the text layer."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Act):
        return {}
    there = {choice.action for choice in (choices(state) if offered is None else offered)}
    return {a: _reason(top, a) for a in ACTIONS if a not in there}


MOVES = ("advance", "rush")
MAIN = ("hold", "advance", "rush", "charge", "rest")
SKILLED = ("skill", "item", "discover", "push", "scurry", "first_aid")


def _reason(act: Act, action: str) -> str:
    if action in MAIN and not act.main:
        return "no_main_action"
    if action in SKILLED and not act.skill:
        return "no_skill_action"
    if action == "shoot" and not act.main and not act.shooting:
        return "shot_already" if act.attacked else "not_after_running"
    if action == "cast" and act.attacked:
        return "attacked_already"
    if action.startswith("buy_"):
        return "bought_already" if act.bought else "no_power"
    return f"no_{action}"
