"""What if it stood there: the risk of each cell of a planned move, and all about the cursor's."""

from starquest.desk.choices import MOVES
from starquest.desk.enter_action import Deed, planned_move
from starquest.desk.facts import fact_lines
from starquest.desk.foresight import risks, threat_at
from starquest.desk.playing import Playing
from starquest.desk.styled import Line
from starquest.engine.board.bits import cells_of
from starquest.engine.forecast.threats import Risk, RiskLevel
from starquest.engine.movement.formation import goals_of
from starquest.engine.movement.paths import Pace
from starquest.model.command import Advance, Rush
from starquest.model.ids import Cell
from starquest.text.names import Names
from starquest.text.outlook import level, threat_facts
from starquest.text.phrases import Phrases

MARKS = {RiskLevel.SAFE: "safe", RiskLevel.EXPOSED: "exposed", RiskLevel.MAY_FALL: "fall"}
"""The backgrounds of cells by how dangerous they are."""


EVEN = 0.5
PACES = {"advance": Pace.ADVANCE, "rush": Pace.RUSH}


def risk_papers(playing: Playing) -> dict[Cell, str]:
    """Each cell of a planned move by its risk; nothing while nobody is in sight."""
    aimed = playing.aim.action if playing.aim else ""
    if not playing.seen or not (aimed in MOVES or planned_move(playing)):
        return {}
    board = 0
    for action in (aimed,) if aimed else MOVES:  # as the side knows it, not as the referee does
        board |= goals_of(playing.known_scene, playing.focus, PACES[action])
    there = board & ~playing.known_scene.mask(playing.focus)
    found = risks(playing, cells_of(there))
    return {cell: MARKS[risk.level] for cell, risk in found.items()}


def risk_lines(playing: Playing, names: Names, width: int) -> list[Line]:
    """Who could hit the unit on the cursor's cell, and whom it could shoot from there."""
    if not playing.seen or planned_move(playing) is None:
        return []
    threat = threat_at(playing, playing.cursor)
    say = Phrases(playing.catalog, names, playing.state)
    facts = [*threat_facts(threat, len(playing.seen), say)]
    return fact_lines(facts, width, level(threat.risk))


def fatal_risk(playing: Playing, deed: Deed) -> Risk | None:
    """The risk of a move to where the unit may fall; None for anything else.

    Armies are there to be lost: of theirs only those that fall more likely than not.
    """
    move = next((one for one in deed if isinstance(one, Advance | Rush)), None)
    if move is None or not playing.seen:
        return None
    risk = threat_at(playing, move.cell).risk
    least = 0.0 if playing.state.world.heroes else EVEN
    return risk if risk.level is RiskLevel.MAY_FALL and risk.falls >= least else None
