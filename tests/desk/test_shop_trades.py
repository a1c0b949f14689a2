"""A bought weapon is taken in hand if it does more, or as much from farther away."""

from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.shop_lines import wares
from starquest.desk.shop_trades import merit, trade_of
from starquest.engine.draft import Draft
from starquest.model.command import Buy, Wield
from starquest.model.step import EndWave
from starquest.play.session import Session
from tests.support.board import catalog, drawn
from tests.support.changes import carrying
from tests.support.playing import run_alone
from tests.support.quest import quest
from tests.ui.states import MARKS, at_level, plain_enemies


def counter(kind: str) -> Playing:
    """A hero of a kind in the shop, with a full purse."""
    state = quest(drawn(24, 24, MARKS), {"1": kind, "2": "medic"},
                  {"a": "scrap_cutters"}, {"A": 1})  # fmt: skip
    state = at_level(plain_enemies(carrying(state, "1", money=90)), 15, 0)
    draft = Draft(run_alone(state, EndWave())[0])
    draft.note(stock=("rifle", "carbine", "flame_pistol"))
    return Playing(Session(draft.freeze()), catalog(), SETS["unicode"])


def about(playing: Playing, item: str) -> str:
    hero = next(iter(playing.state.world.heroes))
    shown = wares(playing, hero, "buy")
    return next(ware.about for ware in shown if ware.command == Buy(hero, item))


def test_the_same_wounds_from_twice_as_far_are_better() -> None:
    playing = counter("infiltrator")
    hero = next(iter(playing.state.world.heroes))
    rifle, pistol = merit(playing, hero, "rifle"), merit(playing, hero, "silenced_pistol")
    assert rifle[0] == pistol[0]
    assert rifle[1] == 2 * pistol[1]
    assert trade_of(playing, Buy(hero, "rifle")) == (Buy(hero, "rifle"), Wield(hero, "rifle"))
    told = about(playing, "rifle")
    assert f'same wounds ({rifle[0]:.2f}), reaches 24" instead of 12".' in told
    assert "spare" not in told


def test_a_weapon_that_does_less_is_carried_and_both_are_told() -> None:
    playing = counter("marksman")
    hero = next(iter(playing.state.world.heroes))
    for item in ("rifle", "carbine"):
        assert trade_of(playing, Buy(hero, item)) == (Buy(hero, item),)
    old, _ = merit(playing, hero, "heavy_rifle")
    new, _ = merit(playing, hero, "carbine")
    spare = "It is carried as a spare beside Heavy rifle:"
    told = f'{spare} {new:.2f} wounds instead of {old:.2f}, reaches 18" instead of 24".'
    assert told in about(playing, "carbine")
    assert f"{new:.2f} wounds instead of {old:.2f}. Rifle" in about(playing, "rifle")


def test_more_wounds_from_nearer_say_what_reach_is_given_up() -> None:
    playing = counter("breacher")
    hero = next(iter(playing.state.world.heroes))
    old, new = (merit(playing, hero, weapon)[0] for weapon in ("heavy_pistol", "flame_pistol"))
    assert new > old
    told = about(playing, "flame_pistol")
    assert f"Heavy pistol -> Flame pistol: {old:.2f} -> {new:.2f} wounds" in told
    assert 'wounds, reaches 6" instead of 12".' in told
