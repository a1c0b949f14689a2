"""The main screens look as they did; `make golden` stores them anew."""

import pytest

from tests.ui.pictures import FOLDER as PICTURE_FOLDER
from tests.ui.scenes import PICTURES, SCENES, Size
from tests.ui.snapshots import FOLDER, drawn, stored
from tests.ui.support import SIZES, play


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", list(SCENES))
def test_a_screen_looks_as_it_did(name: str, size: Size) -> None:
    async def scene() -> None:
        now, before = await drawn(name, size), stored(name, size).read_text(encoding="utf-8")
        assert now.split("\n") == before.split("\n")

    play(scene())


def test_nothing_is_stored_that_is_not_drawn() -> None:
    known = {stored(name, size) for name in SCENES for size in SIZES}
    assert set(FOLDER.glob("*.txt")) == known


def test_the_documents_have_their_pictures() -> None:
    for name in PICTURES:
        assert (PICTURE_FOLDER / f"{name}.svg").read_text(encoding="utf-8").startswith("<svg")
