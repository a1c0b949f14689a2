"""A folder with a run in it."""

from pathlib import Path

import pytest

from starquest.content.loader import load_catalog
from starquest.play.saves import RunLibrary


@pytest.fixture
def library(tmp_path: Path) -> RunLibrary:
    return RunLibrary(tmp_path, load_catalog())
