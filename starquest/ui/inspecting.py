"""What the inspect panel says: the chances of an attack, who stands there, what ground it is."""

from starquest.model.command import Charge, Command, Shoot
from starquest.model.ids import EntityId, Side
from starquest.play.preview import Preview, previews
from starquest.text.chances import odds_line, odds_words
from starquest.text.labels import cell_sheet, sheet
from starquest.text.names import Names
from starquest.ui.modes import Mode
from starquest.ui.playing import Playing


def inspected(playing: Playing, names: Names) -> list[str]:
    """Lines about what is under the cursor, the most useful first."""
    unit = playing.unit_at(playing.cursor)
    about = chances(playing, unit) if unit else []
    about += sheet(playing.seated, unit, playing.lore, names) if unit else []
    return [*about, *cell_sheet(playing.state, playing.cursor)]


def inventory(playing: Playing, names: Names | None = None) -> list[str]:
    """What everybody is and has."""
    lines: list[str] = []
    state = playing.seated
    for hero in state.world.heroes:
        lines += [*sheet(state, hero, playing.lore, names), ""]
    return lines


def chances(playing: Playing, unit: EntityId) -> list[str]:
    """What attacking an enemy would come to, a line for each way."""
    mine = playing.mode in (Mode.PICK, Mode.ACT, Mode.AIM) and playing.scene.cells(playing.focus)
    if not mine or playing.scene.side(unit) is Side.HEROES:
        return []
    return [odds_line(p.way, p.odds.wounds, p.odds.destroyed) for p in _previews(playing, unit)]


def attack_odds(playing: Playing) -> dict[type[Command], str]:
    """What each way to attack whoever is under the cursor would come to."""
    unit = playing.unit_at(playing.cursor)
    if unit is None or playing.scene.side(unit) is Side.HEROES:
        return {}
    ways: dict[str, type[Command]] = {"shoot": Shoot, "charge": Charge}
    found = _previews(playing, unit)
    return {ways[p.way]: odds_words(p.odds.wounds, p.odds.destroyed) for p in found}


def _previews(playing: Playing, unit: EntityId) -> list[Preview]:
    return previews(playing.state, playing.focus, unit)
