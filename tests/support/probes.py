"""What a unit's rolls and moves take at this moment, read from the trace of a trial run.

Each probe plays on a copy with dice of its own and throws the result away, so that a test can say
what a modifier does before it, while it lasts and after it has ended.
"""

import attrs

from starquest.model.command import Activate, Advance, Charge, Hold, Rush, Shoot, Shot
from starquest.model.event import BlocksRolled, HitsRolled, Mod, MoraleTested, StatTested
from starquest.model.state import GameState
from starquest.model.step import MoraleCheck, Strike, Trial, Turn
from tests.support.events import of, only
from tests.support.finding import place, uid
from tests.support.playing import offered, play, run_step, scripted

Need = tuple[int, tuple[Mod, ...]]
"""What a die must show, and the modifiers that make it so."""
MISSES, HITS = [1] * 24, [6] * 24


def its_turn(state: GameState, mark: str) -> GameState:
    """The same, but nobody has activated and it is this unit's side's turn."""
    world, side = state.world.copy(), state.world.units[uid(state, mark)].side
    for unit, status in world.statuses.items():
        world.statuses[unit] = attrs.evolve(status, activated=False)
    return attrs.evolve(state, world=world, agenda=(Turn(side),))


def trying(state: GameState, mark: str, stat: str) -> Need:
    """What a hero's stat test takes."""
    trial = Trial(uid(state, mark), stat, "scurry")
    _, events = run_step(scripted(its_turn(state, mark), *MISSES), trial)
    check = only(events, StatTested).check
    return check.need, check.mods


def keeping_heart(state: GameState, mark: str) -> Need:
    """What a unit's morale test takes."""
    check = MoraleCheck(uid(state, mark), "probe")
    _, events = run_step(scripted(its_turn(state, mark), *HITS), check)
    test = only(events, MoraleTested).test
    return test.need, test.mods


def striking(state: GameState, by: str, at: str) -> Need:
    """What hitting a unit in melee takes."""
    strike = Strike(uid(state, by), uid(state, at))
    _, events = run_step(scripted(its_turn(state, by), *MISSES), strike)
    rolled = of(events, HitsRolled)[0]
    return rolled.need, rolled.mods


def shooting(state: GameState, by: str, at: str) -> Need:
    """What hitting a unit with the first ranged weapon takes, from where the shooter stands."""
    unit, state = uid(state, by), scripted(its_turn(state, by), *MISSES)
    weapon = next(w for w in state.world.builds[unit].profiles[0].weapons if not w.melee)
    shot = Shoot((Shot(weapon.id, uid(state, at)),))
    _, events = play(state, Activate(unit), Hold(), shot)
    rolled = only(events, HitsRolled)
    return rolled.need, rolled.mods


def blocking(state: GameState, mark: str, against: str) -> Need:
    """What blocking a unit's blows takes."""
    strike = Strike(uid(state, against), uid(state, mark))
    _, events = run_step(scripted(its_turn(state, mark), *HITS), strike)
    rolled = of(events, BlocksRolled)[0]
    return rolled.need, rolled.mods


def moving(state: GameState, mark: str, kind: type[Advance | Rush]) -> int:
    """How many columns to the east a unit gets."""
    unit, state = uid(state, mark), its_turn(state, mark)
    acting, _ = play(state, Activate(unit))
    columns = [state.table.grid.xy(command.cell)[0] for command in offered(acting, kind)]
    return max([0, *[column - place(state, mark)[0] for column in columns]])


def may_charge(state: GameState, by: str = "1", at: str = "") -> bool:
    """Whether a unit may charge another, or anybody."""
    unit, state = uid(state, by), its_turn(state, by)
    targets = [command.target for command in offered(play(state, Activate(unit))[0], Charge)]
    return uid(state, at) in targets if at else bool(targets)


def may_shoot(state: GameState, by: str, at: str) -> bool:
    """Whether a unit that holds may shoot another."""
    unit, target, state = uid(state, by), uid(state, at), its_turn(state, by)
    holding, _ = play(state, Activate(unit), Hold())
    shots = [shot for command in offered(holding, Shoot) for shot in command.shots]
    return target in [shot.target for shot in shots]


def fighting(state: GameState, mark: str, foe: str) -> dict[str, Need]:
    """Everything about a unit's fight with another that it stands two inches from."""
    return {
        "melee": striking(state, mark, foe),
        "shooting": shooting(state, mark, foe),
        "block": blocking(state, mark, foe),
        "morale": keeping_heart(state, mark),
        "advance": (moving(state, mark, Advance), ()),
        "rush": (moving(state, mark, Rush), ()),
    }


def heroics(state: GameState, mark: str, foe: str) -> dict[str, Need]:
    """The same for a hero, and its stat tests."""
    tests = {stat: trying(state, mark, stat) for stat in ("strength", "dexterity", "will")}
    return fighting(state, mark, foe) | tests
