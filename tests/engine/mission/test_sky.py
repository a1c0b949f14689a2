"""The challenges of time of day and weather: what they do, and what follows them."""

import pytest

from starquest.engine.game import open_game
from starquest.model.command import Activate, Choose, Deploy, Hold, Scurry, Shoot
from starquest.model.event import Asked, Mod, RoundStarted, SkyChanged, WaveStarted
from starquest.model.ids import OFF_TABLE
from starquest.model.setup import Quest, Recruit
from starquest.model.state import GameState
from starquest.model.step import AskKind, Deployment, StartWave
from tests.support.board import fighter, gun, sword
from tests.support.probes import Need, fighting, may_charge, may_shoot
from tests.support.quest import (
    asking,
    drawn,
    enemy,
    hero,
    idle_until,
    lore,
    of,
    offered,
    only,
    play,
    quest,
    run_alone,
    scripted,
)

PAIR = (Recruit("commander"), Recruit("medic"))
TIMES = {1: "dusk", 2: "night", 3: "dawn", 4: "day", 5: "day", 6: "day"}
WEATHERS = {1: "worsening", 2: "bad", 3: "improving", 4: "good", 5: "good", 6: "good"}
NEXT_TIME = {"dusk": "night", "night": "dawn", "dawn": "day", "day": "day"}
NEXT_WEATHER = {"worsening": "bad", "bad": "improving", "improving": "good", "good": "good"}
FOE = fighter(gun(), sword(), rules=["tough 9"], name="foe")
# the commander: Qua 4+, Def 5+; the foe: Quality 4+, Defense 4+; the power fist has AP 4
MARKS = {"1": (0, 4), "a": (0, 6), "2": (0, 20), "A": (30, 10), "B": (30, 20)}


def under(time: str = "", weather: str = "") -> GameState:
    """Wave 2, which began under this sky; the last hero stands apart from the fight."""
    begins = {after: before for before, after in NEXT_TIME.items() if before != after}
    clouds = {after: before for before, after in NEXT_WEATHER.items() if before != after}
    state = quest(
        drawn(40, 30, MARKS),
        enemies={"a": FOE},
        objectives={"A": 1, "B": 2},
        dice=[1],
        time=begins.get(time, time),
        sky=clouds.get(weather, weather),
        party=0,
    )
    return run_alone(state, StartWave())[0]


def table(time: str = "", weather: str = "") -> GameState:
    """The same without the wave that came."""
    state = under(time, weather)
    sky = state.weather
    plain = quest(drawn(40, 30, MARKS), enemies={"a": FOE}, objectives={"A": 1, "B": 2},
                  time=time, sky=weather)  # fmt: skip
    import attrs

    return attrs.evolve(plain, weather=sky)
