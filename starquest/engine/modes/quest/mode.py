"""Star Quest as a value: what the engine asks of it."""

from starquest.content.catalog import Catalog
from starquest.engine.draft import Draft
from starquest.engine.mapgen import SMALL, STANDARD, generate
from starquest.engine.minds.decide import list_mind
from starquest.engine.minds.wants import Wants
from starquest.engine.mode import Mode
from starquest.engine.mode_moments import Moments
from starquest.engine.modes.quest import layout, levels, round_end, shop, wave_end, waves
from starquest.engine.modes.quest import random_events as events
from starquest.engine.modes.quest import search_tokens as tokens
from starquest.engine.modes.quest.commands import DEPLOYS, DOERS
from starquest.engine.modes.quest.effects import SOURCES
from starquest.engine.modes.quest.effects.heroes import answer_cure
from starquest.engine.modes.quest.heroes import heart, rerolls, spells, stat_tests
from starquest.engine.modes.quest.heroes.downed import lie_down
from starquest.engine.modes.quest.heroes.menu import begin_activation, hero_menu
from starquest.engine.modes.quest.horde.goals import goal_of
from starquest.engine.modes.quest.party import party, quest_of
from starquest.engine.scene import Scene
from starquest.model import step as steps
from starquest.model.dice import Dice, Stream, draw
from starquest.model.event import UnitDestroyed
from starquest.model.ids import EntityId, Side
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.settings import Rout
from starquest.model.setup import QuestSetup
from starquest.model.state import GameState, Settings, Turns, Wounds
from starquest.model.step import AskKind
from starquest.model.world import World


def blank(quest: QuestSetup, seed: int, catalog: Catalog) -> GameState:
    """The table of a mission, with nobody on it."""
    side, themes = SMALL if quest.small else STANDARD, catalog.flat_themes
    theme = quest.theme or themes[draw(seed, Stream.MAP, 1 << 20, len(themes)) - 1]
    ground = catalog.themes[theme]
    table = generate(ground, catalog.terrain, side, side, seed, halved=quest.small)
    return GameState(settings_of(quest), table, World(), Dice(seed), catalog=catalog)


def settings_of(quest: QuestSetup) -> Settings:
    """The rules a quest is played by."""
    turns = Turns.SIDES if quest.phases else Turns.ALTERNATE
    return Settings(
        "quest", Wounds.TALLY, spacing=False, turns=turns, rout=Rout.BROKEN, luck=quest.luck
    )


def _salvage(draft: Draft, event: UnitDestroyed) -> None:
    """What is destroyed of the enemy is worth something."""
    if event.side is Side.TWO:
        points = draft.world.gone[event.unit].unit.points
        draft.note(salvage=quest_of(draft).salvage + points)


def _boosts(scene: Scene, unit: EntityId) -> bool:
    """The enemy spends what tokens it has left on its own spells."""
    return scene.side(unit) is Side.TWO


def _prey(scene: Scene, _side: Side) -> list[EntityId]:
    """The horde is after the heroes."""
    return party(scene)


QUEST = Mode(
    id="quest",
    setup=QuestSetup,
    ledger=QuestLedger,
    blank=blank,
    lay_out=layout.lay_out,
    resolvers={
        steps.Trial: stat_tests.try_stat,
        steps.StartWave: lambda draft, _: waves.start_wave(draft),
        steps.SetPriority: lambda draft, _: waves.set_priority(draft),
        steps.GatherWave: lambda draft, _: waves.gather_wave(draft),
        steps.StrikeEvent: lambda draft, _: events.strike_event(draft),
        steps.Arrive: waves.arrive,
        steps.Reveal: tokens.reveal,
        steps.EndWave: wave_end.end_wave,
        steps.Recover: wave_end.recover,
        steps.GetUp: wave_end.may_get_up,
        steps.GainXp: levels.gain_xp,
        steps.LevelUp: levels.level_up,
        steps.Learn: levels.learn,
        steps.OpenShop: lambda draft, _: shop.open_shop(draft),
        steps.Replenish: lambda draft, _: tokens.replenish(draft),
    },
    waiting={
        steps.Deployment: lambda draft, _: layout.still_deploying(draft),
        steps.Shop: lambda _draft, _shop: True,
    },
    options={
        steps.Deployment: lambda scene, _: layout.deployments(scene),
        steps.Shop: lambda scene, _: shop.shop_menu(scene),
    },
    doers=DOERS,
    deploys=DEPLOYS,
    answers={
        AskKind.PRIORITY: waves.answer_priority,
        AskKind.BOSS: waves.answer_boss,
        AskKind.CORNER: waves.answer_corner,
        AskKind.PAY_TEST: stat_tests.pay_for_trial,
        AskKind.PAY_SPELL: spells.pay_for_spell,
        AskKind.REROLL_BLOCK: rerolls.reroll_block,
        AskKind.SCAVENGE: tokens.answer_scavenge,
        AskKind.TROVE: tokens.answer_trove,
        AskKind.CURE: answer_cure,
        AskKind.SPLIT_XP: wave_end.answer_split,
        AskKind.LEVEL: levels.answer_level,
        AskKind.LEARN: levels.answer_learn,
        AskKind.TRADITION: levels.answer_tradition,
        AskKind.INJURY: wave_end.answer_injury,
        AskKind.STAND: wave_end.answer_stand,
    },
    effects=SOURCES,
    round_start=waves.spring_ambushes,
    round_end=round_end.finish_round,
    round_next=round_end.next_step,
    result=round_end.mission_result,
    act=hero_menu,
    score=lambda state: quest_of(state).score,
    moments=Moments(
        activated=begin_activation,
        before_wounds=rerolls.with_rerolls,
        may_ask=rerolls.may_reroll,
        felled=lie_down,
        routed=heart.lose_heart,
        morale_mods=heart.morale_mods,
        spell_failed=spells.may_pay,
        boosts_own_spell=_boosts,
    ),
    watch={UnitDestroyed: _salvage},
    minds={layout.HORDE: list_mind(layout.HORDE, Wants(goal_of, _prey))},
    foreseen=(steps.Trial,),
    readers="starquest.engine.modes.quest.forecast",
)
