"""`python -m tests.architecture.picture` draws the real imports between packages.

A box is a package with its modules counted, or the modules of a layer that lie in no package. Boxes
of a layer stand in rows by who imports whom, so that every line points downwards. A line that
follows from two others is left out; the modules in no package bind a layer together and have lines
to other layers only.
"""

from collections.abc import Mapping
from html import escape
from pathlib import Path

import attrs

from tests.test_layers import ROOT, graph, package_sources

PICTURE = ROOT / "docs" / "pictures" / "imports.svg"
LAYERS = ("cli", "ui", "desk", "play", "text", "engine", "content", "model")
"""From who sees everything to who sees nothing."""
WIDTH, LEFT, BOX, GAP, HIGH, APART = 900, 90, 136, 14, 28, 22
STYLE = (
    "text{font:13px sans-serif;fill:#1d2738}.layer{font-weight:bold}"
    ".box{fill:#e9eef7;stroke:#6d7f9b}line{stroke:#93a3ba;stroke-width:1.2}"
)

Sources = Mapping[str, str]
Lines = dict[str, set[str]]


@attrs.frozen
class Box:
    """A package where it is drawn."""

    name: str
    modules: int
    x: int
    y: int


def package_of(module: str) -> str:
    """The box a module belongs to: its layer, and one folder below where there is one."""
    parts = module.split(".")[1:]
    if len(parts) > 2:
        return ".".join(parts[:2])
    return parts[0] if parts else ""


def layer_of(package: str) -> str:
    """The layer a box is in."""
    return package.partition(".")[0]


def lines(sources: Sources) -> Lines:
    """For each package those it imports, without what the docstring leaves out."""
    found: Lines = {package_of(module): set() for module in sources}
    for module, targets in graph(sources).items():
        for target in targets:
            above, below = package_of(module), package_of(target)
            loose = layer_of(above) == layer_of(below) and not ("." in above and "." in below)
            if above and below and above != below and not loose:
                found[above].add(below)
    return {above: _short(found, above) for above in found if layer_of(above) in LAYERS}


def _short(found: Lines, above: str) -> set[str]:
    """What cannot be reached over another package."""
    over = {far for near in found[above] for far in _below(found, near)}
    return found[above] - over


def _below(found: Lines, package: str) -> set[str]:
    seen, left = set[str](), list(found[package])
    while left:
        if (next_ := left.pop()) not in seen:
            seen.add(next_)
            left += found[next_]
    return seen


def ranks(found: Lines, layer: str) -> list[list[str]]:
    """The boxes of a layer in rows: whoever imports another stands above it."""
    left = sorted(name for name in found if layer_of(name) == layer)
    rows: list[list[str]] = []
    while left:
        inside = {name: _below(found, name) & set(left) for name in left}
        lowest = [name for name in left if not inside[name]] or left
        rows.insert(0, lowest)
        left = [name for name in left if name not in lowest]
    return rows


def boxes(sources: Sources) -> dict[str, Box]:
    """Every package at its place."""
    found, y = lines(sources), APART
    counts = {name: sum(package_of(module) == name for module in sources) for name in found}
    placed: dict[str, Box] = {}
    for layer in LAYERS:
        for row in ranks(found, layer):
            start = (WIDTH + LEFT - len(row) * (BOX + GAP)) // 2
            for column, name in enumerate(row):
                placed[name] = Box(name, counts[name], start + column * (BOX + GAP), y)
            y += HIGH + APART
        y += GAP
    return placed


def svg(sources: Sources) -> str:
    """The picture."""
    placed, found = boxes(sources), lines(sources)
    height = max(box.y for box in placed.values()) + HIGH + APART
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        f'<style>{STYLE}</style><rect width="{WIDTH}" height="{height}" style="fill:#fff"/>',
    ]
    for above in sorted(placed):
        drawn += [_line(placed[above], placed[below]) for below in sorted(found[above])]
    for box in placed.values():
        label = escape(f"{box.name.partition('.')[2] or box.name} {box.modules}")
        drawn.append(
            f'<rect class="box" x="{box.x}" y="{box.y}" width="{BOX}" height="{HIGH}" rx="4"/>'
            f'<text x="{box.x + 8}" y="{box.y + 19}">{label}</text>'
        )
    tops = {layer_of(box.name): box.y for box in reversed(placed.values())}
    drawn += [f'<text class="layer" x="10" y="{y + 19}">{name}</text>' for name, y in tops.items()]
    return "\n".join([*drawn, "</svg>", ""])


def _line(a: Box, b: Box) -> str:
    x, across = a.x + BOX // 2, b.x + BOX // 2
    return f'<line x1="{x}" y1="{a.y + HIGH}" x2="{across}" y2="{b.y}"/>'


def main(target: Path = PICTURE) -> None:
    """Draw it."""
    target.write_text(svg(package_sources()), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
