import pytest

from starquest.play import demo
from tests.support.board import catalog


def test_it_says_first_that_the_game_is_not_there_yet(capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.main(3) == 0
    assert capsys.readouterr().out.startswith("The rules engine at work")


def test_the_same_seed_prints_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    demo.main(5)
    first = capsys.readouterr().out
    demo.main(5)
    assert capsys.readouterr().out == first


def test_another_seed_is_another_fight(capsys: pytest.CaptureFixture[str]) -> None:
    demo.main(5)
    first = capsys.readouterr().out
    demo.main(6)
    assert capsys.readouterr().out != first


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 2**64 - 1])
def test_it_tells_a_whole_fight(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    demo.main(seed)
    lines = capsys.readouterr().out.splitlines()
    rows = [line for line in lines if len(line) == demo.SIZE and " " not in line]
    assert len(rows) >= 2 * demo.SIZE
    assert "Round 1." in lines
    assert any(line.endswith(" won.") for line in lines)
    assert any("against" in line and line[-1] == "." for line in lines)


def test_the_foes_are_of_one_faction() -> None:
    for seed in range(20):
        setup, faction = demo.skirmish(catalog(), seed)
        assert {catalog().units[unit].faction for unit in setup.two} == {faction}
        assert len(set(setup.one)) == demo.HEROES
