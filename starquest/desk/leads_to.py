"""Where something that is done to oneself leads: the cells that are asked for after it."""

from starquest.desk.foresight import moment_of
from starquest.desk.playing import Playing
from starquest.engine.game import step
from starquest.model.command import Command
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Ask
from starquest.text.questions.question import is_map_choice


def leads_to(playing: Playing) -> int:
    """The cells that what is aimed would let its user choose; none where dice decide first."""
    aim = playing.aim
    if aim is None or aim.units != [playing.focus] or aim.first or len(aim.listed) != 1:
        return 0
    moment, deed = moment_of(playing), (aim.listed[0],)
    if deed not in moment.leads:
        moment.leads[deed] = _asked(moment.known, deed[0])
    return moment.leads[deed]


def _asked(known: GameState, command: Command) -> int:
    result = step(known, command)
    if not isinstance(result, Applied) or result.state.dice != known.dice:
        return 0
    top = result.state.agenda[-1]
    if not isinstance(top, Ask) or not is_map_choice(top):
        return 0
    return sum(1 << cell for cell in top.options if cell >= 0)
