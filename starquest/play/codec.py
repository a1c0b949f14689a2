"""States, commands and events as plain JSON values, and strictly back."""

from functools import cache
from typing import Any

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from starquest.content.catalog import Catalog
from starquest.content.strict import register_union, strict_converter
from starquest.model.command import Command
from starquest.model.event import Event
from starquest.model.modifier import Lasting
from starquest.model.setup import Setup
from starquest.model.state import GameState, Ledger
from starquest.model.step import Facts, Step


@cache
def state_converter() -> Converter:
    """The converter every saved value goes through."""
    converter = strict_converter()
    for union in (Command, Event, Step, Facts, Lasting, Setup, Ledger | None):
        register_union(converter, union)
    uncataloged = override(omit=True)
    converter.register_unstructure_hook(
        GameState, make_dict_unstructure_fn(GameState, converter, catalog=uncataloged)
    )
    inner = make_dict_structure_fn(
        GameState,
        converter,
        _cattrs_forbid_extra_keys=True,
        _cattrs_detailed_validation=True,
        catalog=uncataloged,
    )

    def structure(plain: object, kind: type[GameState]) -> GameState:
        if type(plain) is not dict:
            raise TypeError("expected a table")
        return inner(plain, kind)

    converter.register_structure_hook_func(lambda kind: kind is GameState, structure)
    return converter


def dump_state(state: GameState) -> dict[str, Any]:
    """A state as JSON values."""
    plain: dict[str, Any] = state_converter().unstructure(state)
    return plain


def load_state(plain: object, catalog: Catalog) -> GameState:
    """A state from JSON values; cattrs' errors say what is wrong with them."""
    state = state_converter().structure(plain, GameState)
    return attrs.evolve(state, catalog=catalog)


def dump_command(command: Command) -> dict[str, Any]:
    """A command as JSON values."""
    plain: dict[str, Any] = state_converter().unstructure(command, unstructure_as=Command)
    return plain


def load_command(plain: object) -> Command:
    """A command from JSON values."""
    command: Command = state_converter().structure(plain, Command)  # type: ignore[arg-type]
    return command


def dump_event(event: Event) -> dict[str, Any]:
    """An event as JSON values."""
    plain: dict[str, Any] = state_converter().unstructure(event, unstructure_as=Event)
    return plain


def load_event(plain: object) -> Event:
    """An event from JSON values."""
    event: Event = state_converter().structure(plain, Event)  # type: ignore[arg-type]
    return event
