"""What a side may see: neither the dice to come nor an enemy nobody of it looks at."""

import attrs
import pytest

from starquest.engine.draft import Draft
from starquest.engine.game import legal, new_game
from starquest.engine.mode import MODES
from starquest.engine.view import scene_of_view, view
from starquest.model.component import Gone
from starquest.model.dice import Dice
from starquest.model.ids import NOBODY, OFF_TABLE, EntityId, PlayerId, Side
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState, Melee
from starquest.model.step import Act, Arrive, Ask, AskKind, Turn
from starquest.model.world import World
from starquest.play.bots import bot_named
from starquest.play.session import Session, Whose, play_one, whose
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.quest import quest

ONE = PlayerId(1)
WALLED = """
1..a.#.b.
.....#.b.
2.A..#.b.
"""
"""An enemy in the open and one behind a wall."""


def walled() -> GameState:
    return quest(WALLED, enemies={"a": "jump_reaver", "b": "scrap_cutters"}, objectives={"A": 1})


def remains(world: World, entity: EntityId) -> list[str]:
    """The tables that know an entity; players have numbers of their own."""
    tables = [field.name for field in attrs.fields(World) if field.name != "players"]
    return [name for name in tables if entity in getattr(world, name)]


def parts(state: GameState, unit: EntityId) -> tuple[EntityId, ...]:
    return (unit, *state.world.squads[unit].members)


def test_the_dice_to_come_are_not_in_it() -> None:
    state = walled()
    loaded = attrs.evolve(state, dice=Dice(99, (7,) * 6, (6, 6, 6)))
    assert view(state).state.dice == view(loaded).state.dice
    assert view(state).state.dice not in (state.dice, loaded.dice)


def test_who_is_behind_a_wall_is_gone_with_its_models() -> None:
    state = walled()
    seen = view(state)
    assert seen.seen == (uid(state, "a"),)
    assert seen.hidden == (uid(state, "b"),)
    for part in parts(state, uid(state, "b")):
        assert remains(seen.state.world, part) == []
        assert remains(state.world, part) != []


def test_the_party_shares_its_sight() -> None:
    alone = quest("1.#.a\nA.#..", {"1": "medic"}, {"a": "jump_reaver"}, {"A": 1})
    helped = quest("1.#.a\nA.#.2", None, {"a": "jump_reaver"}, {"A": 1})
    assert view(alone).seen == ()
    assert view(helped).seen == (uid(helped, "a"),)


def test_an_ambush_is_no_part_of_it_even_on_an_open_table() -> None:
    state = quest("1.2.A", None, {"a": "phase_hunter"}, {"A": 1})
    for seen in (view(state), view(state, open_table=True)):
        assert seen.hidden == (uid(state, "a"),)
        assert all(not remains(seen.state.world, p) for p in parts(state, uid(state, "a")))


def test_an_open_table_shows_every_enemy_on_it() -> None:
    state = walled()
    seen = view(state, open_table=True)
    assert seen.hidden == ()
    assert seen.state.world == state.world


def test_who_a_pending_question_is_about_stays() -> None:
    state, hidden = walled(), uid(walled(), "b")
    ask = Ask(AskKind.SHIFT, Side.ONE, hidden, (OFF_TABLE,))
    seen = view(attrs.evolve(state, agenda=(*state.agenda, ask)))
    assert seen.hidden == (hidden,)
    assert hidden in seen.state.world.units


def test_who_is_in_the_melee_stays() -> None:
    state, hidden = walled(), uid(walled(), "b")
    seen = view(attrs.evolve(state, melee=Melee(hidden, uid(state, "1"))))
    assert hidden in seen.state.world.units


def test_who_is_still_to_arrive_is_not_told() -> None:
    state = quest("1.2.A", None, {"a": "scrap_cutters", "b": "jump_reaver"}, {"A": 1})
    first, second = uid(state, "a"), uid(state, "b")
    ask = Ask(AskKind.CORNER, Side.ONE, first, (1, 2, 3, 4))
    seen = view(attrs.evolve(state, agenda=(Turn(Side.ONE), Arrive(second), ask)))
    assert seen.state.agenda == (Turn(Side.ONE), ask)
    assert first in seen.state.world.units
    assert second not in seen.state.world.units


def test_a_number_is_not_taken_for_a_name() -> None:
    state, hidden = walled(), uid(walled(), "b")
    act = Act(uid(state, "1"), main=int(hidden))
    assert hidden not in view(attrs.evolve(state, agenda=(act,))).state.world.units


def test_the_horde_has_a_view_too() -> None:
    state = quest("1.#.a\nA.#..\n..#.2", None, {"a": "jump_reaver"}, {"A": 1})
    seen = view(state, Side.TWO)
    assert seen.seen == (uid(state, "2"),)
    assert all(not remains(seen.state.world, p) for p in parts(state, uid(state, "1")))


def test_a_downed_hero_in_sight_is_seen() -> None:
    state = quest("1.2.a.A", None, {"a": "jump_reaver"}, {"A": 1})
    draft = Draft(state)
    status = draft.world.statuses[uid(state, "1")]
    draft.set_status(uid(state, "1"), attrs.evolve(status, down=True))
    assert view(draft.freeze(), Side.TWO).seen == (uid(state, "1"), uid(state, "2"))


def test_at_night_what_is_far_is_hidden() -> None:
    row = "1.2.A" + "." * 20 + "a"
    day = quest(row, None, {"a": "jump_reaver"}, {"A": 1})
    night = quest(row, None, {"a": "jump_reaver"}, {"A": 1}, time="night")
    assert view(day).seen
    assert not view(night).seen


def test_who_has_fallen_in_the_dark_is_not_told() -> None:
    state = walled()
    mine, theirs, killer = uid(state, "2"), uid(state, "a"), uid(state, "b")
    draft = Draft(state)
    for unit in (mine, theirs):
        row, build = draft.world.units[unit], draft.world.builds[unit]
        draft.world.gone[unit] = Gone(row, build, 1, "rifle", killer)
    fallen = draft.freeze()
    assert list(view(fallen).state.world.gone) == [mine]
    assert view(fallen).state.world.gone[mine].by == NOBODY
    assert view(fallen, open_table=True).state.world.gone == fallen.world.gone
    assert fallen.world.gone[mine].by == killer


def test_a_mode_keeps_the_secrets_of_its_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view is asked for by a player: what the mode hides from that one is not in it."""

    def hide(state: GameState, player: PlayerId) -> GameState:
        return attrs.evolve(state, round=state.round if player == ONE else 0)

    monkeypatch.setitem(MODES, "quest", attrs.evolve(MODES["quest"], hide=hide))
    state = walled()
    assert view(state, Side.ONE, ONE).state.round == state.round > 0
    assert view(state, Side.ONE, PlayerId(2)).state.round == 0
    assert view(state).state.round == 0, "who is nobody in particular knows nobody's secrets"


def _check(state: GameState) -> None:
    seen = view(state)
    foes = [unit for unit, row in state.world.units.items() if row.side is Side.TWO]
    assert sorted((*seen.seen, *seen.hidden)) == foes
    scene = scene_of_view(seen, state)
    assert scene.side_mask(Side.ONE) == Draft(state).side_mask(Side.ONE)
    kept = [unit for unit in seen.hidden if unit in seen.state.world.units]
    gone = [unit for unit in seen.hidden if unit not in kept]
    assert not any(remains(seen.state.world, p) for u in gone for p in parts(state, u))
    assert set(seen.seen) <= set(view(state, open_table=True).seen)
    legal(seen.state)


@pytest.mark.parametrize("seed", range(3))
def test_every_view_of_a_game_is_whole(seed: int) -> None:
    party = (Recruit("medic"), Recruit("psyker"), Recruit("engineer"))
    state = new_game(QuestSetup(party, factions=("nullborn",)), seed, catalog())
    session, bot = Session(state), bot_named("random", seed)
    while whose(session.state) is not Whose.OVER and len(session.history) < 250:
        _check(session.state)
        if whose(session.state) is Whose.PROGRAM:
            session.mind_step()
        else:
            play_one(session, bot)
    assert session.history
