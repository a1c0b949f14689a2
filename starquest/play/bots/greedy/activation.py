"""One activation, command by command."""

from starquest.engine.minds.approach import approach
from starquest.engine.options import Options
from starquest.model.command import BuyAction, Command, Done, Hold, OpenDoor, PickUp, Rest
from starquest.model.step import Act
from starquest.play.bots.greedy.fighting import best_shot, standing_shot
from starquest.play.bots.greedy.goals import goals_of
from starquest.play.bots.greedy.main_action import Plan, best_main
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.skills import LEAST, Uses


def act_on(out: Outlook, act: Act, options: Options) -> Command:
    """The next command of an activated unit."""
    if act.unit not in out.world.heroes:
        return _turret(out, act, options)
    gift = gift_of(out, act, options)
    if gift is not None:
        return gift
    if act.main:
        return _main(out, act, options)
    shot = best_shot(out, act, options) if act.shooting else None
    if shot is not None and shot[0] > 0:
        return _use(Uses(out, act, Plan(Hold(), 0.0, shot[0])), options) or shot[1]
    return _use(Uses(out, act), options) or _more(out, act, options)


def gift_of(out: Outlook, act: Act, options: Options) -> Command | None:
    """What costs nothing and comes first: treasure, or a door on the way."""
    return _gift(options) or _door(out, act, options)


def _turret(out: Outlook, act: Act, options: Options) -> Command:
    shot = best_shot(out, act, options)
    if shot is not None:
        return shot[1]
    return Hold() if act.main else Done()


def _gift(options: Options) -> Command | None:
    """Treasure for nothing."""
    found = [command for group in options.groups if isinstance(command := group[0], PickUp)]
    return found[0] if found else None


def _door(out: Outlook, act: Act, options: Options) -> Command | None:
    """A door to open on the way to the best goal."""
    doors = [group for group in options.groups if isinstance(group[0], OpenDoor)]
    if not doors or not act.main:
        return None
    goal = max(goals_of(out, act.unit), key=lambda goal: goal.worth, default=None)
    if goal is None or goal.zone >> out.cell(act.unit) & 1:
        return None
    here, way = 1 << out.cell(act.unit), approach(out.scene, goal.cell)
    cells = [command.cell for command in doors[0] if isinstance(command, OpenDoor)]
    nearer = [cell for cell in cells if way.first(here | 1 << cell) == 1 << cell]
    return OpenDoor(nearer[0]) if nearer else None


def _main(out: Outlook, act: Act, options: Options) -> Command:
    return carry_on(out, act, options, best_main(out, act, options))


def carry_on(out: Outlook, act: Act, options: Options, plan: Plan) -> Command:
    """Use a skill first if it is worth more now than what the planned move would allow."""
    uses = Uses(out, act, plan)
    free = uses.best(options, free=True)
    if free is not None:
        return free[1]
    skill = None if isinstance(plan.command, Rest) else uses.best(options, free=False)
    return skill[1] if skill is not None and skill[0] >= plan.chance else plan.command


def _use(uses: Uses, options: Options) -> Command | None:
    """The best use of anything at hand, what is free first."""
    found = uses.best(options, free=True) or uses.best(options, free=False)
    return found[1] if found else None


def _more(out: Outlook, act: Act, options: Options) -> Command:
    """Pay for another attack if that is worth the power."""
    again = BuyAction("main")
    if again not in options or out.power(act.unit) < out.scene.catalog.quest.power.extra_action:
        return Done()
    worth = standing_shot(out, act) - out.scene.catalog.quest.power.extra_action * out.power_worth
    return again if worth > LEAST else Done()
