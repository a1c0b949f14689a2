"""What Enter means where the cursor is: the commands it stands for, taken from the legal ones."""

from starquest.desk.charge_ends import best_charge
from starquest.desk.choices import Choice, target_of
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.model.change import changed
from starquest.model.command import (
    Activate,
    Advance,
    Charge,
    Choose,
    Command,
    Deploy,
    Nudge,
    PlaceMarker,
    Rush,
    Shape,
)
from starquest.model.ids import EntityId

Deed = tuple[Command, ...]
"""Commands to be carried out one after the other."""
ATTACKS = ("shoot", "charge")
PLAIN = (
    *ATTACKS, "first_aid", "discover", "pick_up", "open_door", "advance", "rush",
)  # fmt: skip
"""What a player most likely means, the likeliest first."""


def meant(playing: Playing) -> list[Deed]:
    """What Enter means here: nothing, one deed, or several to choose from."""
    found = _meant(playing)
    if playing.shape is Shape.ANY or playing.wait not in (Wait.ACT, Wait.AIM):
        return found
    return [in_shape(playing, deed) for deed in found or _reform(playing)]


def in_shape(playing: Playing, deed: Deed) -> Deed:
    """A move in the shape that is wished for, if there is room for it; anything else as it is."""
    move = deed[-1]
    if not isinstance(move, Advance | Rush):
        return deed
    shaped = changed(move, shape=playing.shape)
    return (*deed[:-1], shaped) if shaped in legal(playing.state) else deed


def _reform(playing: Playing) -> list[Deed]:
    """A squad whose lead is pointed at takes its shape on the spot."""
    here = playing.scene.cells(playing.focus)
    shaped = Advance(playing.cursor, playing.shape)
    on_it = bool(here) and here[0] == playing.cursor
    return [(shaped,)] if on_it and shaped in legal(playing.state) else []


def _meant(playing: Playing) -> list[Deed]:
    """The same, whatever shape a squad takes."""
    cell = playing.cursor
    match playing.wait:
        case Wait.DEPLOY:
            found = PlaceMarker(cell) if playing.laying else Deploy(playing.focus, cell)
            return [(found,)] if found in legal(playing.state) else []
        case Wait.TIDY:
            nudged = Nudge(playing.model, cell)
            return [(nudged,)] if nudged in legal(playing.state) else []
        case Wait.PICK:
            return _picked(playing)
        case Wait.ASK_MAP:
            ask = playing.ask
            return [(Choose(ask.options.index(cell)),)] if ask and cell in ask.options else []
        case Wait.AIM:
            return _aimed(playing, playing.aim) if playing.aim else []
        case Wait.ACT:
            return _plain(playing)
        case _:
            return []


def planned_move(playing: Playing) -> Deed | None:
    """The move that Enter would make, if it would make one."""
    if playing.wait not in (Wait.ACT, Wait.AIM):
        return None
    return next((deed for deed in meant(playing) if isinstance(deed[-1], Advance | Rush)), None)


def planned_charge(playing: Playing) -> Deed | None:
    """The charge that Enter would make, or would offer among other ways to attack."""
    if playing.wait not in (Wait.ACT, Wait.AIM):
        return None
    return next((deed for deed in meant(playing) if isinstance(deed[-1], Charge)), None)


def _picked(playing: Playing) -> list[Deed]:
    """The hero under the cursor; elsewhere than on a hero, the one that is looked at."""
    unit, ready = playing.unit_at(playing.cursor), playing.ready()
    if unit not in playing.own():
        unit = playing.focus
    return [(Activate(unit),)] if unit in ready and unit is not None else []


def _aimed(playing: Playing, aim: Choice) -> list[Deed]:
    found = _hit(playing, aim)
    return [(aim.first, command) if aim.first else (command,) for command in found]


def _hit(playing: Playing, aim: Choice) -> list[Command]:
    found = aim.at_cell(playing.cursor)
    unit = playing.unit_at(playing.cursor)
    for target in aim.units:
        if target == unit or playing.place_of(target) == playing.cursor:
            return found or _at_unit(playing, aim, target)
    return found


def _at_unit(playing: Playing, aim: Choice, target: EntityId) -> list[Command]:
    """The commands aimed at a unit; a charge from the best side."""
    if aim.action != "charge":
        return aim.at_unit(target)
    groups = [group for group in aim.groups if target_of(group.sample) == target]
    return [best_charge(playing, group) for group in groups]


def _plain(playing: Playing) -> list[Deed]:
    """The plain thing to do with what is under the cursor; how to attack is the player's choice."""
    found: dict[str, list[Deed]] = {}
    for choice in playing.choices():
        if choice.action in PLAIN:
            found.setdefault(choice.action, []).extend(_aimed(playing, choice))
    if found.get("discover") and (walk := found.get("advance") or found.get("rush")):
        return walk if _risky(playing) else found["discover"]
    attacks = [deed for action in ATTACKS for deed in found.get(action, ())]
    return attacks or next((found[action] for action in PLAIN if found.get(action)), [])


def _risky(playing: Playing) -> bool:
    """Whether what lies under the cursor is too far for a sure search: walking there is surer."""
    scene = playing.scene
    here, close = scene.mask(playing.focus), scene.catalog.quest.hero.close
    return not scene.within(here, 1 << playing.cursor, close)
