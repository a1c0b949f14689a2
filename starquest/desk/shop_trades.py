"""What a trade is made of: a weapon that is bought is taken in hand if that is better."""

import attrs

from starquest.desk.hero_changes import changes, foes_in
from starquest.desk.playing import Playing
from starquest.desk.taking_back import Back, actor, back_of
from starquest.desk.weapon_value import in_hands, worth
from starquest.engine.game import legal, step
from starquest.model.command import Buy, Command, HandOver, Wield
from starquest.model.ids import EntityId
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.taking_back import deed

RICH = 999
"""Credits enough for anything."""


def trade_of(playing: Playing, command: Command) -> tuple[Command, ...]:
    """The commands of a trade, one after the other."""
    if not isinstance(command, Buy) or command.item not in playing.catalog.weapons:
        return (command,)
    after = after_trade(_able(playing.state, command), (command,))
    swap = Wield(command.hero, command.item)
    if after is None or swap not in legal(after) or not _better(playing, command):
        return (command,)
    return command, swap


def _better(playing: Playing, command: Buy) -> bool:
    """Whether a weapon does more than the one in hand, or as much from farther away."""
    pack, catalog = playing.state.world.packs[command.hero], playing.catalog
    held = str(getattr(pack, catalog.weapons[command.item].group))
    return not held or merit(playing, command.hero, command.item) > merit(
        playing, command.hero, held
    )


def merit(playing: Playing, hero: EntityId, weapon: str) -> tuple[float, int]:
    """The wounds of a weapon as they are shown, and its reach: what one is held against."""
    profile, catalog = playing.state.world.builds[hero].profiles[0], playing.catalog
    wielded = in_hands(profile, weapon, catalog)
    found = worth(profile.quality, profile.rules, wielded, foes_in(playing.state, catalog))
    return round(found.wounds, 2), 0 if wielded.melee else wielded.range


def carried_line(playing: Playing, command: Buy, held: str, say: Phrases) -> str:
    """What a weapon that is only carried does beside the one that stays in hand."""
    if not held:
        return words("shop.spare")
    old, near = merit(playing, command.hero, held)
    new, far = merit(playing, command.hero, command.item)
    return words(
        "shop.carried",
        held=say.thing(held),
        same=old == new,
        old=old,
        new=new,
        far=say.inches(far) if far != near else "",
        near=say.inches(near),
        stays=(new, far) > (old, near),
    )


def after_trade(state: GameState, deeds: tuple[Command, ...]) -> GameState | None:
    """The game after commands; None where one of them is refused."""
    for command in deeds:
        result = step(state, command)
        if not isinstance(result, Applied):
            return None
        state = result.state
    return state


def _able(state: GameState, command: Command) -> GameState:
    """The game if its hero could pay for it: what is too dear is told of, too."""
    if not isinstance(command, Buy):
        return state
    world = state.world.copy()
    world.packs[command.hero] = attrs.evolve(world.packs[command.hero], credits=RICH)
    return attrs.evolve(state, world=world)


def trade_changes(playing: Playing, command: Command, say: Phrases) -> list[str]:
    """What a trade would change for whom it is about: the buyer, the seller, who is given it."""
    after = after_trade(_able(playing.state, command), trade_of(playing, command))
    hero = command.to if isinstance(command, HandOver) else getattr(command, "hero", None)
    if after is None or hero is None:
        return []
    return changes(playing.state, after, hero, say)


def deeds_of_last(playing: Playing) -> int:
    """How many commands the last trade was made of."""
    done = playing.run.back.done
    return 2 if len(done) > 1 and is_pair(done[-2].command, done[-1].command) else 1


def last_trade(playing: Playing) -> Back | None:
    """What would be taken back now, as one trade."""
    back, done = back_of(playing, {}), playing.run.back.done
    if back is None or deeds_of_last(playing) == 1:
        return back
    bought = done[-2]
    unit, say = actor(bought.before, bought.command), Phrases.of(bought.before, playing.catalog)
    return attrs.evolve(back, what=deed(bought.command, unit, say))


def is_pair(earlier: Command, later: Command) -> bool:
    """Whether a weapon was taken in hand because it had just been bought."""
    return (
        isinstance(earlier, Buy)
        and isinstance(later, Wield)
        and (earlier.hero, earlier.item) == (later.hero, later.weapon)
    )
