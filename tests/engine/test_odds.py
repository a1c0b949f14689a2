"""Exact odds against fractions worked out by hand, and against many thousand real attacks."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction as F

import attrs
import pytest

from starquest.engine.game import step
from starquest.engine.odds import Odds, odds
from starquest.model.command import Activate, Advance, Charge, Choose, Command, Hold, Shoot, Shot
from starquest.model.component import Body
from starquest.model.dice import Dice
from starquest.model.event import Event
from starquest.model.modifier import Modifier, Stat, Until
from starquest.model.profile import Profile
from starquest.model.result import Applied
from starquest.model.state import GameState
from tests import times
from tests.support.board import Kind, at, board, fighter, gun, play, sword, uid
from tests.support.fights import TALLY, bearing, wounded
from tests.support.matchups import Matchup, Tally
from tests.support.sampling import disagreement
