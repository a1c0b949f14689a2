"""Whatever a forecast may tell has words."""

import pytest

from starquest.engine.forecast.forecast import forecast
from starquest.text.foreseen import deed_heading, dice_facts, fate_fact, other_facts
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.mission_situations import SITUATIONS as ALL


@pytest.mark.parametrize("name", ALL)
def test_every_situation_is_told(name: str) -> None:
    state, command = ALL[name]()
    told, say = forecast(state, command), Phrases.of(state, catalog())
    actor = next(iter(state.world.units))
    facts = [*dice_facts(told, actor, say), *other_facts(told, say)]
    facts += [fate_fact(fate) for fate in told.fates]
    assert deed_heading(command, None, say)
    assert not [fact for fact in facts if "somebody" in fact]
    sources = [mod for volley in told.volleys for mod in volley.mods]
    assert all(say.thing(mod.source) in "; ".join(facts) for mod in sources)
