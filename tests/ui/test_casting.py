"""A Psyker at the keyboard: what a spell needs, and what more of its own tokens change."""

from starquest.content.spells import Tradition
from starquest.model.command import Cast
from starquest.play.codec import dump_command, load_command
from tests.support.finding import uid
from tests.support.spells import psyker
from tests.ui.states import solo
from tests.ui.support import opened, play


def test_the_menu_of_spells_tells_the_odds_before_and_after() -> None:
    """From 4+ to 3+ is from three faces of six to four."""

    async def scene() -> None:
        async with opened(solo(psyker(Tradition.PYROKINESIS, "1......a.2"))) as desk:
            await desk.keys("enter", "v")
            text = " ".join(desk.text().split())
            assert "a Cinder Lance 1 token, 4+ (50%)." in text
            assert "g Cinder Lance +1 2 tokens in all: 3+ (67%) instead of 4+ (50%)." in text
            await desk.keys("g")
            told = " ".join(desk.game.shown.facts.split())
            assert "Cast Cinder Lance on a with 1 more token" in told
            assert "Casting Cinder Lance: 3+ (4+, 1 +1), 67%" in told
            await desk.keys("enter")
            state = desk.playing.state
            assert desk.playing.history[-1] == Cast("cinder_lance", (uid(state, "a"),), 1)
            assert state.world.spell_tokens[uid(state, "1")].tokens == 4

    play(scene())


def test_enter_spends_nothing_extra_and_the_menu_of_actions_stays_short() -> None:
    async def scene() -> None:
        async with opened(solo(psyker(Tradition.PYROKINESIS, "1......a.2"))) as desk:
            await desk.keys("enter", "m")
            assert "Cinder Lance +1" not in desk.text()
            await desk.keys("escape", "v", "enter", "enter")
            assert desk.playing.history[-1] == Cast("cinder_lance", (uid(desk.playing.state, "a"),))

    play(scene())


def test_a_spell_of_an_older_run_spends_nothing_extra() -> None:
    plain = dump_command(Cast("cinder_lance", (uid(psyker(Tradition.PYROKINESIS, "1.a"), "a"),)))
    del plain["extra"]
    assert load_command(plain) == Cast("cinder_lance", tuple(plain["targets"]))
