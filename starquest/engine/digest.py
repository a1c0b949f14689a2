"""A canonical digest: equal states have equal digests, in every process and on every machine.

Rows are shared between states, so what a row comes to is kept by identity and a digest costs
little more than the rows that changed.
"""

import hashlib
from collections.abc import Callable
from enum import Enum

import attrs

from starquest.model.state import GameState
from starquest.model.world import World

_KEPT: dict[int, tuple[object, bytes]] = {}
_LINES: dict[tuple[int, int], tuple[object, bytes]] = {}
"""The same for rows with the id they have in their table."""
_MOST_KEPT = 1 << 15


def digest(state: GameState) -> str:
    """SHA-256 over everything that is part of the state."""
    return hashlib.sha256(_state(state)).hexdigest()


def _state(state: GameState) -> bytes:
    for kept in (_KEPT, _LINES):
        if len(kept) > _MOST_KEPT:
            kept.clear()
    return b";".join([_encode(getattr(state, name)) for name in _names(GameState)])


_NAMES: dict[type, tuple[str, ...]] = {}
_LATER: dict[type, tuple[tuple[str, object], ...]] = {}
"""The fields that older runs did not have, with their defaults."""


def _names(kind: type) -> tuple[str, ...]:
    known = _NAMES.get(kind)
    if known is None:
        fields = [field for field in attrs.fields(kind) if field.eq]
        later = [field for field in fields if field.metadata.get("later")]
        known = tuple([field.name for field in fields if field not in later])
        _NAMES[kind], _LATER[kind] = known, tuple([(f.name, f.default) for f in later])
    return known


def _encode(value: object) -> bytes:
    """A value as bytes that no other value has."""
    encoder = _ENCODERS.get(type(value))
    if encoder is not None:
        return encoder(value)
    if isinstance(value, Enum):
        return _encode(value.value)
    return _row(value)


def _row(value: object) -> bytes:
    """An attrs row: its class and fields, worked out once for each row there is."""
    known = _KEPT.get(id(value))
    if known is not None and known[0] is value:
        return known[1]
    kind = type(value)
    fields = b",".join([_encode(getattr(value, name)) for name in _names(kind)])
    if _LATER[kind]:
        fields += _added(value, kind)
    made = kind.__name__.encode() + b"(" + fields + b")"
    _KEPT[id(value)] = (value, made)
    return made


def _added(value: object, kind: type) -> bytes:
    """The later fields of a row that are not as they would be in a run without them."""
    found = [(name, getattr(value, name), usual) for name, usual in _LATER[kind]]
    return b"".join([b",%s=%s" % (n.encode(), _encode(v)) for n, v, usual in found if v != usual])


def _text(value: str) -> bytes:
    raw = value.encode("utf-8", "surrogatepass")
    return b"%d:%s" % (len(raw), raw)


def _world(world: World) -> bytes:
    return b"|".join([_rows(getattr(world, name)) for name in _names(World)])


def _rows(rows: dict[int, object]) -> bytes:
    lines = []
    for key, row in sorted(rows.items()):
        known = _LINES.get((key, id(row)))
        if known is None or known[0] is not row:
            known = _LINES[key, id(row)] = (row, b"%d=%s" % (key, _encode(row)))
        lines.append(known[1])
    return b",".join(lines)


_ENCODERS: dict[type, Callable[..., bytes]] = {
    int: lambda value: b"%d" % value,
    bool: lambda value: b"t" if value else b"f",
    str: _text,
    type(None): lambda _: b"-",
    tuple: lambda value: b"[" + b",".join([_encode(item) for item in value]) + b"]",
    World: _world,
}
