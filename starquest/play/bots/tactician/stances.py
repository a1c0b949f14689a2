"""Other tempers than greedy's own: what they would do is what is rehearsed against it."""

import attrs

from starquest.engine.options import Options
from starquest.model.command import Command
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.play.bots.greedy.activation import act_on
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.weights import Weights

PLAIN = Weights()
CAREFUL = attrs.evolve(PLAIN, wound=9.0, down=110.0)
"""Would rather strike less than bleed."""
YIELDING = attrs.evolve(PLAIN, wound=9.0, down=120.0, marker=(10.0, 15.0, 40.0))
"""Loses ground rather than blood."""
STUBBORN = attrs.evolve(PLAIN, marker=(40.0, 60.0, 120.0))
"""Holds ground, whatever it costs."""
BOLD = attrs.evolve(PLAIN, wound=2.0, down=25.0, partial=0.4, kill=10.0)
"""Wants enemies gone, whatever comes back."""
STANCES = (CAREFUL, YIELDING, STUBBORN, BOLD)


def proposals(state: GameState, act: Act, options: Options) -> list[Command]:
    """What each stance would do next."""
    return [_proposal(state, act, options, weights) for weights in STANCES]


def _proposal(state: GameState, act: Act, options: Options, weights: Weights) -> Command:
    out = Outlook(state, weights)
    command = act_on(out, act, options)
    out.let_go()
    return command
