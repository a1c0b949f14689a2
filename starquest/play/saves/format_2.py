"""From format 1 to format 2: rows, tables and fields under the names they have now."""

from typing import Any

from starquest.play.saves.format_2_asks import ask_from_1

Plain = dict[str, Any]
UNKNOWN = "-" * 16
"""Stands for the digest of a state that was kept in another shape."""

TABLES = {
    "arcana": "spell_tokens",
    "vigor": "powers",
    "plights": "ailments",
    "deeds": "used_up",
    "caches": "search_tokens",
}
"""Tables of the world by their old names."""
WAITS = {"nobody": "nobody", "the horde": "program", "the shop": "shop", "the party": "party"}
"""What a run waits for by the words of format 1; a hero's name stood there too."""
WITH_WAYS = ("UseSkill", "UseItem", "UseFeat", "Effect", "Trial")
"""Commands and steps whose `way` was called `mode`."""
LENT = {
    "courage": "courageous",
    "tireless": "tireless",
    "furious": "furious",
    "sure_footed": "sure_footed",
    "piercing_eye": "piercing_eye",
    "backstab": "backstab",
    "hidden": "hidden",
    "overwatch": "watchful",
    "guarded": "guarded",
    "scavenge": "scavenger",
    "last": "delayed",
    "steady": "braced",
}
"""Values of modifiers that stood for special rules, which are granted now."""
NUMBERED = ("backstab", "guarded")
UNTIL_CHARGE = ("furious", "sure_footed")
NOTICED = 3
"""The inches from which a hidden hero was noticed."""
WITH_RULES = ("afflicted", "diseased")
"""Conditions that bring a special rule of the same name, which the engine knew by itself."""


def from_format_1(document: Plain) -> Plain:
    """A document of format 1 as format 2 has it; scores and replays have no state."""
    body = document["body"]
    if "summary" in document["head"]:
        document["head"]["summary"] = summary_from_1(document["head"]["summary"])
    for record in body.get("records", ()):
        record["summary"] = summary_from_1(record["summary"])
    origin = body.get("origin", body)
    if origin.get("taken_from"):
        name, _, number = origin["taken_from"].rpartition(" after command ")
        origin.update(taken_from=name, taken_at=int(number))
    if "quest" in origin:
        origin["setup"] = {"type": "QuestSetup", **origin.pop("quest")}
    if "state" in body:
        body["state"] = state_from_1(body["state"])
    if origin.get("opening"):
        origin["opening"] = ""
    # states have other fields now, so that what their digests were can no longer be compared
    rows = document["rows"]
    document["rows"] = [[command_from_1(row[0]), *row[1:-1], UNKNOWN] for row in rows]
    return document


def summary_from_1(summary: Plain) -> Plain:
    """A summary of format 1, which said in words what the run waits for."""
    kept = {name: value for name, value in summary.items() if name != "whose"}
    names = [hero[1] for hero in summary["party"]]
    whose, hero = summary["whose"], -1
    if whose not in WAITS and whose in names:
        hero = names.index(whose)
    return {**kept, "waits": WAITS.get(whose, "hero" if hero >= 0 else "party"), "hero": hero}


def state_from_1(state: Plain) -> Plain:
    """A state of format 1."""
    world = {TABLES.get(name, name): rows for name, rows in state["world"].items()}
    world["powers"] = {
        unit: _renamed(row, "power", "left") for unit, row in world["powers"].items()
    }
    world["effects"] = {
        unit: {**row, "modifiers": _borne_from_1(row, world["ailments"].get(unit, {}))}
        for unit, row in world["effects"].items()
    }
    world["players"] = _players_from_1(world["heroes"])
    world["units"] = _owned_from_1(world)
    agenda = [_step(step) for step in state["agenda"]]
    ledger = {"type": "QuestLedger", **state["mission"]}
    turns = "sides" if ledger.pop("phases", False) else "alternate"
    settings = {**state["settings"], "nerve": "attack", "turns": turns, "span": 6}
    kept = {name: value for name, value in state.items() if name != "mission"}
    return {**kept, "settings": settings, "world": world, "agenda": agenda, "ledger": ledger}


def _borne_from_1(row: Plain, ailments: Plain) -> list[Plain]:
    """What a unit bears, with the rules of its conditions."""
    borne = [_lasting_from_1(modifier) for modifier in row["modifiers"]]
    return borne + [
        {
            "type": "Grant",
            "source": condition,
            "rule": {"name": condition, "value": 0},
            "until": "removed",
            "quiet": True,
        }
        for condition in ailments.get("conditions", ())
        if condition in WITH_RULES
    ]


def _lasting_from_1(row: Plain) -> Plain:
    """A modifier as it is, or the grant of the rule that its value stood for."""
    stat = row["stat"]
    if stat not in LENT:
        return {"type": "Modifier", **row}
    value = row["value"] if stat in NUMBERED else NOTICED if stat == "hidden" else 0
    kept = {name: part for name, part in row.items() if name not in {"stat", "value"}}
    if stat in UNTIL_CHARGE and kept["until"] == "round":
        kept["until"] = "charge"
    return {"type": "Grant", **kept, "rule": {"name": LENT[stat], "value": value}}


def _players_from_1(heroes: Plain) -> Plain:
    """Who plays, which format 1 had with the heroes only; the enemy was always the horde."""
    names = dict.fromkeys(row.get("player", "") for row in heroes.values())
    rows = [{"name": name, "side": 0, "mind": ""} for name in names]
    rows.append({"name": "", "side": 1, "mind": "horde"})
    return {str(number): row for number, row in enumerate(rows, 1)}


def _owned_from_1(world: Plain) -> Plain:
    """Each unit with its owner: a hero's player, a turret's hero's, the horde."""
    people = {row["name"]: int(n) for n, row in world["players"].items() if not row["mind"]}
    names = {unit: row.get("player", "") for unit, row in world["heroes"].items()}
    names |= {unit: names[str(row["owner"])] for unit, row in world["gadgets"].items()}
    return {
        unit: {**row, "owner": people[names[unit]] if unit in names else len(world["players"])}
        for unit, row in world["units"].items()
    }


def _step(plain: Plain) -> Plain:
    return ask_from_1(plain) if plain["type"] == "Ask" else command_from_1(plain)


def command_from_1(plain: Plain) -> Plain:
    """A command or step of format 1."""
    return _renamed(plain, "mode", "way") if plain.get("type") in WITH_WAYS else plain


def _renamed(row: Plain, old: str, new: str) -> Plain:
    return {new if name == old else name: value for name, value in row.items()}
