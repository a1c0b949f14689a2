"""Rules that react: asked at their moment, and all they answer happens before what follows."""

from collections.abc import Iterator

import attrs
import pytest

from starquest.engine.draft import Draft
from starquest.engine.hooks import RULES, Rule
from starquest.engine.moments import happen
from starquest.model.command import Activate
from starquest.model.event import HitsRolled, TokensChanged
from starquest.model.ids import EntityId
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from starquest.model.step import GatherTokens, MoraleCheck, Step
from tests.support.board import STURDY, TALLY, board, fighter, gun, lane, sword
from tests.support.changes import bearing
from tests.support.events import of, only
from tests.support.finding import uid
from tests.support.playing import charge, play, shoot


@attrs.frozen
class Touchy(Rule):
    """Gathers a token at each of its moments, and so tells that it was asked."""

    def on_activation(self, bearer: EntityId) -> tuple[Step, ...]:
        return (GatherTokens(bearer, 1, "activation"),)

    def on_targeted(self, bearer: EntityId, by: EntityId) -> tuple[Step, ...]:
        return (GatherTokens(bearer, 1, f"unit:{by}"),)

    def on_destroyed(self, bearer: EntityId) -> tuple[Step, ...]:  # noqa: ARG002 - it is gone
        return (GatherTokens(EntityId(self.value), 1, "destroyed"),)


@pytest.fixture(autouse=True)
def _touchy() -> Iterator[None]:
    Touchy.id = "touchy"
    RULES["touchy"] = Touchy
    yield
    del RULES["touchy"]


STURDY_GUN = fighter(gun(), rules=["tough 9"])
TOUCHY = fighter(gun(), rules=["touchy 1", "tough 9"])


def test_an_activation_is_a_moment_of_its_own_unit_only() -> None:
    state = board(lane(6), {"1": TOUCHY, "a": TOUCHY})
    state, events = play(state, Activate(uid(state, "1")))
    (gained,) = of(events, TokensChanged)
    assert (gained.unit, gained.source) == (uid(state, "1"), "activation")


def test_who_is_shot_at_reacts_before_any_die() -> None:
    state, events = shoot(board(lane(6), {"1": STURDY_GUN, "a": TOUCHY}, dice=[1]))
    kinds = [type(event) for event in events]
    assert only(events, TokensChanged).source == f"unit:{uid(state, '1')}"
    assert kinds.index(TokensChanged) < kinds.index(HitsRolled)


def test_who_is_charged_reacts_once() -> None:
    unarmed = fighter(rules=["touchy 1", "tough 9"])
    _, events = charge(board(lane(6), {"1": fighter(sword()), "a": unarmed}, dice=[1]))
    targeted = [event for event in of(events, TokensChanged) if event.source.startswith("unit:")]
    assert len(targeted) == 1


def test_the_last_model_of_a_unit_has_a_last_word() -> None:
    state = board(lane(6), {"1": fighter(gun()), "a": fighter()}, settings=TALLY, dice=[6, 1])
    shooter = uid(state, "1")
    state = bearing(state, "a", Grant("test", RuleRef("touchy", shooter), Until.REMOVED))
    _, events = shoot(state)
    assert [(e.unit, e.source) for e in of(events, TokensChanged)][-1] == (shooter, "destroyed")


def test_a_lent_rule_reacts_like_an_own_one() -> None:
    state = board(lane(6), {"1": STURDY, "a": STURDY})
    state = bearing(state, "1", Grant("test", RuleRef("touchy", 1), Until.REMOVED))
    _, events = play(state, Activate(uid(state, "1")))
    assert only(events, TokensChanged).source == "activation"


def test_a_step_that_is_no_reaction_goes_on_the_agenda() -> None:
    state = board(lane(6), {"1": STURDY, "a": STURDY})
    draft = Draft(state)
    happen(draft, [MoraleCheck(uid(state, "1"), "test")])
    assert draft.agenda[-1] == MoraleCheck(uid(state, "1"), "test")
    assert draft.events == []
