"""What a unit's rolls and moves would be at this moment, read from the trace of a trial run.

Each probe plays on a copy with dice of its own and throws the result away, so that a test can say
what a modifier does before it, while it lasts and after it has ended.
"""

from starquest.model.command import Activate, Advance, Hold, Rush, Shoot, Shot
from starquest.model.event import BlocksRolled, Check, HitsRolled, Mod, MoraleTested, StatTested
from starquest.model.state import GameState
from starquest.model.step import MoraleCheck, Strike, Trial
from tests.support.quest import enemy, hero, of, offered, only, play, run_step, scripted

Need = tuple[int, tuple[Mod, ...]]
"""What a die must show, and the modifiers that make it so."""


def need_of(check: Check) -> Need:
    """The need of a check and its modifiers."""
    return check.need, check.mods


def testing(state: GameState, mark: str, stat: str) -> Need:
    """What a hero's stat test takes."""
    trial = Trial(hero(state, mark), stat, "scurry")
    _, events = run_step(scripted(state, 1), trial)
    return need_of(only(events, StatTested).check)


def keeping_heart(state: GameState, mark: str) -> Need:
    """What a unit's morale test takes."""
    _, events = run_step(scripted(state, 6), MoraleCheck(hero(state, mark), "test"))
    return need_of(only(events, MoraleTested).test)


def striking(state: GameState, by: str, at: str) -> Need:
    """What hitting a unit in melee takes, with whatever strikes first."""
    misses = [1] * 12
    strike = Strike(hero(state, by), enemy(state, at))
    _, events = run_step(scripted(state, *misses), strike)
    rolled = of(events, HitsRolled)[0]
    return rolled.need, rolled.mods


def shooting(state: GameState, by: str, at: str, weapon: str) -> Need:
    """What hitting a unit with a ranged weapon takes, from where the shooter stands."""
    misses = [1] * 12
    shot = Shoot((Shot(weapon, enemy(state, at)),))
    _, events = play(scripted(state, *misses), Activate(hero(state, by)), Hold(), shot)
    rolled = only(events, HitsRolled)
    return rolled.need, rolled.mods


def blocking(state: GameState, by: str, at: str) -> Need:
    """What blocking a unit's blows takes; the attacker's first weapon hits once."""
    dice = [6, *[6] * 12]
    _, events = run_step(scripted(state, *dice), Strike(hero(state, by), enemy(state, at)))
    rolled = of(events, BlocksRolled)[0]
    return rolled.need, rolled.mods


def may_shoot(state: GameState, by: str, at: str) -> bool:
    """Whether a unit that holds may shoot another."""
    state, _ = play(state, Activate(hero(state, by)), Hold())
    shots = [shot for command in offered(state, Shoot) for shot in command.shots]
    return enemy(state, at) in [shot.target for shot in shots]


def farthest(state: GameState, by: str, kind: type[Advance | Rush]) -> int:
    """The last column a unit may be sent to."""
    state, _ = play(state, Activate(hero(state, by)))
    return max([state.table.grid.xy(command.cell)[0] for command in offered(state, kind)])
