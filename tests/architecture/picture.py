"""`python -m tests.architecture.picture` draws the real imports between packages.

A row is a layer, a box is a package with its modules counted, a line is at least one import.
Lines run from who imports, above, down to what is imported, so none may point upwards.
"""

from collections import Counter
from html import escape
from pathlib import Path

import attrs

from tests.test_layers import ROOT, graph, package_sources

PICTURE = ROOT / "docs" / "pictures" / "imports.svg"
LAYERS = (("ui", "cli"), ("desk",), ("play",), ("text",), ("engine",), ("content",), ("model",))
"""From who sees everything to who sees nothing."""
WIDTH, BOX, GAP, LINE = 1180, 108, 10, 30
COLUMNS = 9
STYLE = (
    "text{font:12px sans-serif;fill:#223}.layer{font-weight:bold}"
    "rect{fill:#eef2f8;stroke:#8899b0}line{stroke:#b4bfce;stroke-width:1}"
)


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


def edges(sources: dict[str, str]) -> Counter[tuple[str, str]]:
    """How many imports lead from one package to another."""
    found: Counter[tuple[str, str]] = Counter()
    for module, targets in graph(sources).items():
        for target in targets:
            pair = package_of(module), package_of(target)
            if all(pair) and pair[0] != pair[1]:
                found[pair] += 1
    return found


def boxes(sources: dict[str, str]) -> dict[str, Box]:
    """Every package at its place, row by row."""
    counts = Counter(package_of(module) for module in sources)
    placed: dict[str, Box] = {}
    y = 20
    for layer in LAYERS:
        names = sorted(name for name in counts if name.split(".")[0] in layer)
        for index, name in enumerate(names):
            column, row = index % COLUMNS, index // COLUMNS
            x = 80 + column * (BOX + GAP)
            placed[name] = Box(name, counts[name], x, y + row * (LINE + GAP))
        y += ((len(names) - 1) // COLUMNS + 1) * (LINE + GAP) + 44
    return placed


def svg(sources: dict[str, str]) -> str:
    """The picture."""
    placed = boxes(sources)
    height = max(box.y for box in placed.values()) + LINE + 20
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        f'<style>{STYLE}</style><rect width="{WIDTH}" height="{height}" style="fill:#fff"/>',
    ]
    for above, below in sorted(edges(sources)):
        if above in placed and below in placed:
            a, b = placed[above], placed[below]
            lines.append(
                f'<line x1="{a.x + BOX // 2}" y1="{a.y + LINE}" x2="{b.x + BOX // 2}" y2="{b.y}"/>'
            )
    for box in placed.values():
        lines.append(f'<rect x="{box.x}" y="{box.y}" width="{BOX}" height="{LINE}" rx="4"/>')
        label = escape(f"{box.name.partition('.')[2] or box.name} {box.modules}")
        lines.append(f'<text x="{box.x + 6}" y="{box.y + 19}">{label}</text>')
    tops = {box.name.split(".")[0]: box.y for box in reversed(placed.values())}
    lines += [f'<text class="layer" x="10" y="{y + 19}">{name}</text>' for name, y in tops.items()]
    return "\n".join([*lines, "</svg>", ""])


def main(target: Path = PICTURE) -> None:
    """Draw it."""
    target.write_text(svg(dict(package_sources())), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
