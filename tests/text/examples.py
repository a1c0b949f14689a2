"""One example of every event and every command, on one small board."""

from starquest.model import command as commands
from starquest.model import event as events
from starquest.model.command import Command
from starquest.model.decision import Line, Why
from starquest.model.event import Check, Event, Mod
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modes.field.ledger import Axis, Edge
from starquest.model.modifier import Modifier, Stat, Until
from starquest.model.settings import Luck
from starquest.model.state import GameState
from starquest.model.step import AskKind
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.finding import objective, token, treasure, uid
from tests.support.quest import quest

STATE = quest(
    "1.2..A..?\n........$\naaa......",
    heroes={"1": "commander", "2": "medic"},
    enemies={"a": "scrap_cutters"},
    objectives={"A": 1},
)
ONE, TWO, FOE = uid(STATE, "1"), uid(STATE, "2"), uid(STATE, "a")
MODEL = STATE.world.squads[FOE].members[0]
GOAL, TOKEN, FIND = objective(STATE, 1), token(STATE), treasure(STATE)
CELL = Cell(3)
TEST = Check(3, 4, 4, (Mod("comrade", 1),), passed=False)
BOON = Modifier("mark_target", Stat.HIT, 2, Until.ATTACK)


def phrases(state: GameState = STATE) -> Phrases:
    """Phrases in which everybody has a name of words."""
    names = {ONE: "Commander", TWO: "Medic", FOE: "Scrap Cutters", MODEL: "Scrap Cutters"}
    return Phrases(catalog(), {**Phrases.of(state, catalog()).names, **names}, state)


EVENTS: tuple[Event, ...] = (
    events.RolledOff(((3, 3), (5, 2)), Side.ONE),
    events.KeptBack(FOE, "ambush"),
    events.RoundStarted(2),
    events.RoundEnded(2),
    events.Deployed(FOE, (CELL,), "wave"),
    events.Activated(ONE),
    events.Idled(FOE),
    events.Acted(ONE, "charge", FOE),
    events.Moved(MODEL, (CELL,), 2),
    events.DoorOpened(ONE, CELL),
    events.DangerRolled(MODEL, (1,), 1),
    events.JumpTried(MODEL, ONE, CELL, CELL, 3, 0, (4, 2), 3, passed=False),
    events.Fell(MODEL, ONE, CELL, 4, 1),
    events.Pushed(MODEL, ONE, FOE, CELL, CELL, 4, 4, passed=True),
    events.HitsRolled(ONE, FOE, "heavy_rifle", (6, 5, 2), 4, 4, (), 2, 1, (Mod("surge", 1),)),
    events.HitsSplit("flamer", ((FOE, 2),)),
    events.BlocksRolled(FOE, "heavy_rifle", (3, 1), 6, 5, (Mod("ap", -1),), (2,), 2),
    events.WoundsIgnored(FOE, "self_knit", (6, 2), 6, 1),
    events.Wounded(MODEL, FOE, 1, 1, "heavy_rifle"),
    events.Healed(MODEL, FOE, 1, 0, "rally_song"),
    events.EffectRolled(MODEL, 4, (Mod("wounds", 1),), 5, 6),
    events.ModelDown(MODEL, FOE, "heavy_rifle"),
    events.UnitDestroyed(FOE, Side.TWO, "rout"),
    events.StatusChanged(FOE, "shaken", on=True, source="melee"),
    events.MoraleTested(FOE, TEST, "shooting", EntityId(0), 3, passed=False, saved_from=4),
    events.TokensChanged(ONE, -2, 1, "inferno"),
    events.SpellTried(ONE, "inferno", (FOE,), TEST),
    events.ModifierAdded(ONE, BOON),
    events.ModifierEnded(EntityId(0), BOON),
    events.Asked(Side.ONE, ONE, AskKind.CORNER),
    events.Chosen(Side.ONE, ONE, AskKind.CORNER, 1),
    events.GameEnded(0, "victory"),
    events.WaveStarted(4, 200, boss=True),
    events.PrioritySet((3,), 3),
    events.CornerRolled(FOE, 2),
    events.EventStruck("heavy_rain", (3, 4), (ONE,)),
    events.SkyChanged("time", "dusk", 1),
    events.AlertnessRaised(2, 6, 1),
    events.ObjectiveDamaged(GOAL, 1, 1, 2),
    events.TokenPlaced(TOKEN, CELL),
    events.TokensStay((CELL, CELL)),
    events.TokenRevealed(TOKEN, ONE, (4,), (Mod("lucky_charm", 1),), "kit_box", 6),
    events.TreasurePlaced(FIND, CELL, ("med_kit",), 5),
    events.ItemGained(ONE, "med_kit", "shop"),
    events.ItemLost(ONE, "med_kit", "used"),
    events.CreditsChanged(ONE, -15, 5, "shop"),
    events.PowerChanged(ONE, -2, 3, "extra_action"),
    events.StatTested(ONE, "will", TEST, "mark_target"),
    events.DieRolled("scurry", 5, 3),
    events.SkillUsed(ONE, "skill", "mark_target", (TWO,), Cell(-1)),
    events.ConditionChanged(ONE, "impaired", on=True, source="hazard"),
    events.WentDown(ONE, "scrap_cutters_cleavers"),
    events.GotUp(ONE, 1, "first_aid"),
    events.Bled(ONE, 3, 2, out=True),
    events.Injured(ONE, "chest_wound", 1),
    events.DiseaseRolled(ONE, 3),
    events.TrapSprung(FOE, CELL, "set_trap"),
    events.GadgetPlaced(ONE, events.GadgetKind.TRAP, CELL),
    events.WaveEnded(2, (1, 3), priority=True, xp=12, doubled=False, salvage=3),
    events.XpGained(ONE, 3, 8, "wave"),
    events.LevelReached(ONE, 4),
    events.Improved(ONE, "quality", 1),
    events.Stocked(("rifle", "med_kit")),
    events.LuckChanged(Luck.STEADIED),
    events.FieldLaid(3, Axis.NORTH_SOUTH, 5, 5),
    events.MarkerPlaced(Side.ONE, 1, CELL, 9),
    events.EdgeChosen(Side.TWO, Edge.EAST),
    events.NoRoom(FOE),
    events.MarkerSeized(1, -1, 0),
    events.ArmyShaken(Side.TWO, 2, 4),
    events.Decided(FOE, Line.MELEE, ONE, CELL, Why.IN_REACH),
)

COMMANDS: dict[Command, str] = {
    commands.Activate(ONE): "Activate Commander",
    commands.Deploy(ONE, CELL): "Deploy Commander to 3,0",
    commands.Hold(): "Hold",
    commands.Advance(CELL): "Advance to 3,0",
    commands.Rush(CELL): "Rush to 3,0",
    commands.Charge(FOE, CELL): "Charge Scrap Cutters",
    commands.Shoot((commands.Shot("rifle", FOE),)): "Shoot Rifle at Scrap Cutters",
    commands.Cast("inferno", (FOE,)): "Cast Inferno on Scrap Cutters",
    commands.OpenDoor(CELL): "Open the door",
    commands.Tidy(): "Place every model by hand after the move",
    commands.Nudge(ONE, CELL): "Put the model on 3,0",
    commands.Done(): "Done",
    commands.Choose(0): "Answer 1",
    commands.Rest("impaired"): "Rest, lose Impaired",
    commands.BuyAction("main"): "Extra main action (2 power)",
    commands.UseSkill("mark_target", 0, (TWO,)): "Mark Target on Medic",
    commands.UseItem("noise_grenade", 0, (), CELL): "Use Noise Grenade at 3,0",
    commands.UseFeat(0, (ONE, TWO)): "Feat on Commander and Medic",
    commands.Discover(TOKEN): "Discover a search token",
    commands.Push(FOE): "Push Scrap Cutters",
    commands.Scurry(): "Scurry",
    commands.FirstAid(TWO): "First aid for Medic",
    commands.PickUp(FIND): "Pick up the treasure",
    commands.Swap("rifle"): "Take Rifle in hand",
    commands.Buy(ONE, "med_kit"): "Buy Med Kit (15c)",
    commands.Sell(ONE, "med_kit"): "Sell Med Kit (7c)",
    commands.HandOver(ONE, TWO, "rifle"): "Give Rifle to Medic",
    commands.Pay(ONE, TWO, 5): "Give 5c to Medic",
    commands.Restock(ONE): "New stock (5c)",
    commands.Wield(ONE, "rifle"): "Take Rifle in hand",
    commands.SetLuck(Luck.STEADIED): "Steadied dice from now on",
    commands.PlaceMarker(CELL): "Place a marker at 3,0",
}
"""Every command and what it is called."""
