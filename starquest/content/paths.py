"""Where data/ is."""

from pathlib import Path

PACKAGE = Path(__file__).parents[1]


def data_directory(package: Path = PACKAGE) -> Path:
    """The data folder: inside the installed package, else beside it in a checkout."""
    inside = package / "data"
    return inside if inside.is_dir() else package.parent / "data"
