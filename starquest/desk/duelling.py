"""A duel of two lists while its matches are played elsewhere: how it stands, in a line."""

import attrs

from starquest.content.armies.check import list_faults
from starquest.content.catalog import Catalog
from starquest.desk.styled import Line, line
from starquest.model.army import ArmyList
from starquest.play.duel import MATCHES, Standing
from starquest.text.armies import told_found
from starquest.text.clean import clean
from starquest.text.locale import words


@attrs.frozen
class Duelling:
    """Two lists, and what their matches have come to so far."""

    mine: ArmyList
    other: ArmyList
    standing: Standing = attrs.field(factory=Standing)

    def after(self, result: int) -> "Duelling":
        """One more match."""
        return attrs.evolve(self, standing=self.standing.after(result))


def no_duel(catalog: Catalog, army: ArmyList) -> str:
    """Why a list cannot be sent into a duel; nothing if it can."""
    if not army.units:
        return words("duel.empty", name=clean(army.name))
    faults = list_faults(catalog, army, organised=False)
    return words("duel.faulty", name=clean(army.name), what=told_found(faults[0])) if faults else ""


def duel_line(duel: Duelling, now: ArmyList, *, running: bool) -> Line:
    """How it stands: matches, share of points with its interval, and of which list that is said."""
    standing = duel.standing
    low, high = standing.interval
    name = clean(duel.other.name, 24)
    if not standing.played:
        return line(words("duel.begins", name=name), "muted")
    told = words(
        "duel.stands", name=name, wins=standing.wins, draws=standing.draws,
        losses=standing.losses, share=round(100 * standing.share), low=round(100 * low),
        high=round(100 * high), left=MATCHES - standing.played if running else 0,
        older=now != duel.mine,
    )  # fmt: skip
    return line(told, "muted" if now != duel.mine else "bold")
