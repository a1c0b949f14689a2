"""A folder with a run in it."""

from pathlib import Path

import pytest

from starquest.content.loader import load_catalog
from starquest.play.saves import Shelf


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path, load_catalog())
