"""One activation, command by command."""

from starquest.engine.options import Options
from starquest.model.command import BuyAction, Command, Done, Hold, OpenDoor, PickUp, Swap
from starquest.model.ids import EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy_fight import best_shot
from starquest.play.bots.greedy_move import Plan, best_main, exact_shot, shooting_board
from starquest.play.bots.greedy_outlook import Outlook
from starquest.play.bots.greedy_skills import Uses
from starquest.play.bots.greedy_threat import Threat

LEAST = 0.8
"""What a use must be worth to be bothered with."""


def act_on(out: Outlook, act: Act, options: Options) -> Command:
    """The next command of an activated unit."""
    if act.unit not in out.scene.world.heroes:
        return _turret(out, act, options)
    free = _free(out, act, options)
    if free is not None:
        return free
    if act.main:
        return _main(out, act, options)
    if act.shooting:
        shot = best_shot(out, act, options)
        if shot is not None and shot[0] > 0:
            return _boosted(out, act, options, shot[0]) or shot[1]
    paid, gift = Uses(out, act, None, _danger(out, act.unit)).best(options)
    best = max([x for x in (paid, gift) if x is not None], key=lambda x: x[0], default=None)
    if best is not None and best[0] >= LEAST:
        return best[1]
    return _more(out, act, options)


def _danger(out: Outlook, hero: EntityId) -> float:
    cell = out.cell(hero)
    return Threat(out, hero).wounds(1 << cell)[cell]


def _turret(out: Outlook, act: Act, options: Options) -> Command:
    shot = best_shot(out, act, options)
    if shot is not None:
        return shot[1]
    return Hold() if act.main else Done()


def _free(out: Outlook, act: Act, options: Options) -> Command | None:
    """What costs nothing: treasure."""
    for group in options.groups:
        for command in group:
            if isinstance(command, PickUp):
                return command
            if isinstance(command, Swap) and False:
                return command
            break
    return None


def _main(out: Outlook, act: Act, options: Options) -> Command:
    """Use a skill first if it is worth more now than what the planned move would allow."""
    plan = best_main(out, act, options)
    uses = Uses(out, act, plan, plan.danger)
    paid, gift = uses.best(options)
    if gift is not None and gift[0] >= LEAST:
        return gift[1]
    if paid is not None and paid[0] >= max(LEAST, plan.chance) and not _rests(plan):
        return paid[1]
    return plan.command


def _rests(plan: Plan) -> bool:
    return type(plan.command).__name__ == "Rest"


def _boosted(out: Outlook, act: Act, options: Options, blow: float) -> Command | None:
    """Something that makes the shot at hand better."""
    plan = Plan(Hold(), blow, blow)
    paid, gift = Uses(out, act, plan, 0.0).best(options)
    for rated in (gift, paid):
        if rated is not None and rated[0] >= LEAST:
            return rated[1]
    return None


def _more(out: Outlook, act: Act, options: Options) -> Command:
    """Pay for another attack if that is worth the power."""
    if BuyAction("main") in options and out.scene.world.vigor[act.unit].power >= 2:
        cell = out.cell(act.unit)
        blows = [
            exact_shot(out, act.unit, foe, cell, moved=act.moved)
            for foe in out.foes.values()
            if shooting_board(out, act.unit, foe) >> cell & 1
        ]
        if max(blows, default=0.0) > 2 * out.power_worth + 1.0:
            return BuyAction("main")
    return Done()
