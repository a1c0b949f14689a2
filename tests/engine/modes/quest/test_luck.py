"""Luck as a choice of the players: from the setup, changed between waves, counted by the wave."""

import attrs
import pytest

from starquest.engine.digest import digest
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.mode import settings_of
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.waves import start_wave
from starquest.model.command import Command, SetLuck
from starquest.model.event import BlocksRolled, HitsRolled, LuckChanged
from starquest.model.settings import Luck, Nerve, Settings
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Shop
from starquest.play.codec import state_converter
from tests.support.board import TALLY, board, fighter, gun
from tests.support.events import only
from tests.support.playing import offered, play, scripted, shoot
from tests.support.quest import PAIR, arena

STEADY, PURE = SetLuck(Luck.STEADIED), SetLuck(Luck.PURE)


def shop() -> GameState:
    return attrs.evolve(arena("12", PAIR), agenda=(Shop(),))


def steadied(state: GameState) -> GameState:
    return attrs.evolve(state, settings=attrs.evolve(state.settings, luck=Luck.STEADIED))


def test_a_mission_starts_with_the_luck_of_its_setup() -> None:
    pair = (Recruit("medic"), Recruit("psyker"))
    assert settings_of(QuestSetup(pair)).luck is Luck.PURE
    assert settings_of(QuestSetup(pair, luck=Luck.STEADIED)).luck is Luck.STEADIED


def test_between_waves_the_other_way_to_roll_is_offered() -> None:
    assert offered(shop(), SetLuck) == [STEADY]
    state, events = play(shop(), STEADY)
    assert only(events, LuckChanged) == LuckChanged(Luck.STEADIED)
    assert state.settings.luck is Luck.STEADIED
    assert offered(state, SetLuck) == [PURE]
    assert play(state, PURE)[0].settings == shop().settings


def test_in_a_wave_nothing_changes_the_luck() -> None:
    assert offered(arena("12", PAIR), SetLuck) == []


@pytest.mark.rule("FF-142")
def test_one_die_stands_for_several() -> None:
    settings = attrs.evolve(TALLY, luck=Luck.STEADIED, nerve=Nerve.NEVER)
    units = {"1": fighter(gun(5)), "a": fighter(rules=["tough 9"])}
    state = scripted(board("1....a", units, settings=settings), 4, 3)
    # Five dice at 4+: two hits for sure, and the 4 is the third. Three blocks at 4+: one for
    # sure, and the 3 is no second.
    _, events = shoot(state)
    hits, blocks = only(events, HitsRolled), only(events, BlocksRolled)
    assert (len(hits.dice), hits.hits, hits.one) == (5, 3, 4)
    assert (len(blocks.dice), blocks.wounds, blocks.one) == (3, 2, 3)


def begun(*commands: Command) -> GameState:
    """After a wave was begun with each of these commands done before it."""
    state = shop()
    for command in commands:
        draft = Draft(play(attrs.evolve(state, agenda=(Shop(),)), command)[0])
        start_wave(draft)
        state = draft.freeze()
    return state


def test_waves_are_counted_by_the_luck_they_are_begun_with() -> None:
    assert quest_of(shop()).steadied == 0
    assert quest_of(begun(STEADY)).steadied == 1
    assert quest_of(begun(STEADY, PURE)).steadied == 1
    assert quest_of(begun(STEADY, PURE, STEADY)).steadied == 2


def test_pure_dice_leave_digests_as_they_were_and_steadied_ones_do_not() -> None:
    state = arena("12", PAIR)
    assert digest(state) != digest(steadied(state))
    converter = state_converter()
    told = converter.unstructure(Settings())
    assert converter.structure({k: v for k, v in told.items() if k != "luck"}, Settings) == (
        Settings()
    )
