"""What tests of the data share."""

import shutil
from pathlib import Path

import pytest

from starquest.content.paths import data_directory


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped data, to be spoilt."""
    return Path(shutil.copytree(data_directory(), tmp_path / "data"))
