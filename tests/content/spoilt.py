"""Spoiling a copy of the shipped data, and what the loader says to it."""

from pathlib import Path

from starquest.content.loader import examine, load_catalog
from starquest.text.problems import told_problem

COST = f"cost = {load_catalog().units['husks'].cost}"
"""What Husks cost now: a wrong cost would be a fault of its own."""
HUSKS = f"""
[husks]
name = "Husks"
faction = "hollow_legion"
models = 3
quality = 5
defense = 5
rules = ["slow"]
weapons = [{{ name = "Blades", attacks = 1 }}]
{COST}
"""


def problems(folder: Path) -> list[str]:
    return [told_problem(problem) for problem in examine(folder)[1]]


def spoil(folder: Path, stem: str, old: str, new: str) -> None:
    file = folder / f"{stem}.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
