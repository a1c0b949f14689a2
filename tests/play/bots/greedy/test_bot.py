"""The greedy player: sensible, quick to the same choice, and no better informed than a person."""

import attrs
import pytest

from starquest.engine.draft import Draft
from starquest.engine.game import legal, new_game
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import (
    Activate,
    Buy,
    Charge,
    Choose,
    Command,
    Discover,
    Done,
    FirstAid,
    HandOver,
    OpenDoor,
    Pay,
    PickUp,
    Rest,
    Sell,
    Shoot,
    UseFeat,
    UseItem,
    UseSkill,
    Wield,
)
from starquest.model.component import Treasure
from starquest.model.dice import Dice
from starquest.model.ids import NOBODY, Cell, EntityId, Side
from starquest.model.modes.quest.ask_facts import LevelFacts, SkillFacts
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, AskKind, Learn, LevelUp, Shop
from starquest.play.bots import bot_named
from starquest.play.bots.greedy.bot import GreedyBot
from starquest.play.session import Session, Whose, play_out, whose
from tests import times
from tests.support.board import Spots, catalog, drawn, fighter, gun
from tests.support.changes import (
    ailing,
    carrying,
    downed,
    geared,
    learned,
    powered,
    shaken,
    with_tokens,
    wounded,
)
from tests.support.finding import cell, near, place, question, token, uid
from tests.support.playing import offered, play, run_step
from tests.support.quest import quest

SETUPS = (
    QuestSetup((Recruit("commander"), Recruit("medic"))),
    QuestSetup((Recruit("psyker", tradition="mindweaving"), Recruit("engineer")), small=True),
    QuestSetup((Recruit("marksman"), Recruit("infiltrator"), Recruit("medic")), phases=True),
    QuestSetup(
        (Recruit("breacher"), Recruit("instigator"), Recruit("psyker")), challenges=CHALLENGES
    ),
    QuestSetup(tuple(Recruit(kind) for kind in ("commander", "medic", "breacher", "marksman"))),
    QuestSetup(
        tuple(Recruit(kind) for kind in ("engineer", "psyker", "instigator", "infiltrator")),
        factions=("nullborn", "redeemer_host"),
        small=True,
        challenges=CHALLENGES,
    ),
    QuestSetup(
        (Recruit("medic"), Recruit("medic"), Recruit("engineer")), factions=("hollow_legion",)
    ),
    QuestSetup((Recruit("psyker", tradition="void_geometry"), Recruit("marksman")), phases=True),
    QuestSetup(
        (Recruit("commander"), Recruit("psyker")), factions=("vant_syndicate",), time="night"
    ),
    QuestSetup((Recruit("instigator"), Recruit("breacher")), challenges=("boss", "injuries")),
)


def choice(state: GameState) -> Command:
    """What the greedy player does, which must be legal."""
    command = GreedyBot().choose(state)
    assert command in legal(state)
    return command


def acting(state: GameState, mark: str = "1") -> GameState:
    """The same, with somebody activated."""
    return play(state, Activate(uid(state, mark)))[0]


def course(state: GameState, mark: str = "1") -> tuple[GameState, list[Command]]:
    """What the greedy player does in one activation, up to the horde's next word."""
    state, commands = acting(state, mark), list[Command]()
    while isinstance(state.agenda[-1], Act | Ask) and whose(state) is Whose.PERSON:
        commands.append(choice(state))
        state, _ = play(state, commands[-1])
        assert len(commands) < 20
    return state, commands


def reloaded(state: GameState) -> GameState:
    """The same, but everything about the dice is different."""
    dice = Dice(state.dice.seed + 1, tuple(n + 7 for n in state.dice.counts), (6, 1, 6, 1))
    return attrs.evolve(state, dice=dice)


@pytest.mark.soak
@pytest.mark.parametrize("index", range(len(SETUPS)))
def test_every_choice_of_a_game_is_legal(index: int) -> None:
    """The first games are played to their end."""
    session, bot = Session(new_game(SETUPS[index], 40 + index, catalog())), GreedyBot()
    most = 20_000 if index < 4 else times(300, 20_000)
    while whose(session.state) is not Whose.OVER and len(session.history) < most:
        if whose(session.state) is Whose.PROGRAM:
            session.mind_step()
            continue
        command = bot.choose(session.state)
        assert command in legal(session.state), command
        session.apply(command)
    assert len(session.history) < 20_000


@pytest.mark.parametrize("index", [1, 3, 4])
def test_the_dice_to_come_change_no_choice(index: int) -> None:
    session, bot = Session(new_game(SETUPS[index], 7, catalog())), GreedyBot()
    while whose(session.state) is not Whose.OVER and len(session.history) < 500:
        if whose(session.state) is Whose.PROGRAM:
            session.mind_step()
            continue
        command = bot.choose(session.state)
        assert GreedyBot().choose(reloaded(session.state)) == command
        session.apply(command)


def test_enemies_nobody_sees_change_no_choice() -> None:
    rows = ["1.A...#......", "......#......", "2.....#......"]
    near_by = quest(
        [f"{rows[0][:8]}a{rows[0][9:]}", *rows[1:]], None, {"a": "jump_reaver"}, {"A": 1}
    )
    far_off = quest([*rows[:2], f"{rows[2][:12]}a"], None, {"a": "jump_reaver"}, {"A": 1})
    assert choice(near_by) == choice(far_off)
    assert choice(acting(near_by)) == choice(acting(far_off))


def test_the_same_game_is_played_twice() -> None:
    state = new_game(SETUPS[4], 11, catalog())
    first, second = (play_out(state, bot_named("greedy", seed), 600) for seed in (1, 2))
    assert first.history == second.history


def finished(session: Session) -> int:
    """The waves a game finished."""
    return quest_of(session.state).finished


def test_it_clearly_outscores_chance() -> None:
    games = [new_game(SETUPS[4], seed, catalog()) for seed in range(2)]
    greedy = sum([finished(play_out(game, bot_named("greedy", 0))) for game in games])
    assert greedy >= 2 * sum([finished(play_out(game, bot_named("random", 0))) for game in games])


def test_a_finished_game_has_no_choice() -> None:
    with pytest.raises(LookupError, match="over"):
        GreedyBot().choose(attrs.evolve(quest("1.2"), agenda=()))


def test_it_takes_the_kill_it_can_have() -> None:
    board = drawn(20, 5, {"1": (2, 2), "2": (0, 4), "A": (2, 0), "a": (10, 2), "b": (10, 0)})
    foes = {"a": "carapace_hulk", "b": "spore_crawlers"}
    state = quest(board, {"1": "marksman", "2": "medic"}, foes, {"A": 1})
    shots = [command for command in course(state)[1] if isinstance(command, Shoot)]
    assert shots[0].shots[0].target == uid(state, "b")


def test_it_does_not_frighten_an_enemy_that_is_shaken_already() -> None:
    board = drawn(16, 5, {"1": (2, 2), "2": (0, 4), "A": (2, 0), "a": (6, 2), "b": (6, 0)})
    foes = {"a": "carapace_hulk", "b": "carapace_hulk"}
    state = learned(shaken(quest(board, None, foes, {"A": 1}), "b"), "1", ["intimidate"])
    used = [command for command in course(state)[1] if isinstance(command, UseSkill)]
    assert UseSkill("intimidate", 0, (uid(state, "b"),)) not in used


def test_an_enemy_caster_nobody_sees_is_no_target() -> None:
    marks: dict[str, Spots] = {"1": (2, 2), "2": (0, 4), "A": (2, 0), "a": (12, 2)}
    marks["#"] = [(8, y) for y in range(5)]
    state = quest(
        drawn(16, 5, marks), {"1": "commander", "2": "medic"}, {"a": "null_chanter"}, {"A": 1}
    )
    state = acting(with_tokens(learned(state, "1", ["dispel"]), "a", 2))
    assert offered(state, UseSkill)
    assert not isinstance(choice(state), UseSkill)


def test_it_goes_to_an_objective_that_is_being_taken() -> None:
    marks: dict[str, Spots] = {"1": (2, 2), "2": (0, 0), "A": (14, 2), "B": (1, 0)}
    marks["a"] = [(16, 2), (16, 3), (16, 4)]
    goals = {"A": 1, "B": 2}
    state = quest(drawn(24, 6, marks), None, {"a": "husks"}, goals, damage={1: 2}, alertness=1)
    assert near(place(course(state)[0], "1"), (14, 2), 3)


def test_it_stands_by_the_priority_when_the_wave_ends() -> None:
    marks = {"1": (10, 2), "2": (0, 5), "A": (2, 2), "B": (18, 2)}
    state = quest(drawn(21, 6, marks), None, {}, {"A": 1, "B": 2}, alertness=5, priority=2, wave=3)
    assert near(place(course(state)[0], "1"), (18, 2), 3)


def test_it_helps_a_comrade_up() -> None:
    state = downed(quest("12....\n..A...", None, {}, {"A": 1}), "2")
    assert choice(acting(state)) == FirstAid(uid(state, "2"))


def test_it_goes_to_a_comrade_who_is_down() -> None:
    board = drawn(12, 3, {"1": (0, 1), "2": (8, 1), "A": (4, 0)})
    state = downed(quest(board, None, {}, {"A": 1}), "2")
    assert near(place(course(state)[0], "1"), (8, 1), 1)


def test_a_med_kit_gets_a_comrade_up_from_farther_off() -> None:
    state = downed(quest("1..2..\n..A...", None, {}, {"A": 1}), "2")
    state = carrying(state, "1", "med_kit")
    assert UseItem("med_kit", 0, (uid(state, "2"),)) in course(state)[1]


def test_the_medic_heals_who_is_hurt() -> None:
    state = wounded(quest("12....\n..A...", None, {}, {"A": 1}), "1", 6)
    hurt = (uid(state, "1"),)
    _, done = course(state, "2")
    assert UseSkill("field_surgery", 0, hurt) in done
    assert UseFeat(0, hurt) in done


def test_it_rests_when_spent_and_nobody_is_near() -> None:
    state = carrying(powered(quest("1.2..\n..A..", None, {}, {"A": 1}), "1", 0), "1")
    assert choice(acting(state)) == Rest()


def test_it_rests_a_condition_away() -> None:
    state = carrying(quest("1.2..\n..A..", None, {}, {"A": 1}), "1")
    assert choice(acting(ailing(state, "1", "impaired"))) == Rest("impaired")


def test_it_looks_under_a_token_beside_it() -> None:
    state = acting(quest("1?2..\n..A..", None, {}, {"A": 1}))
    assert choice(state) == Discover(token(state))


def test_it_picks_treasure_up() -> None:
    state = acting(quest("1$2..\n..A..", None, {}, {"A": 1}, treasure=Treasure(Cell(0), (), 10)))
    assert isinstance(choice(state), PickUp)


def test_it_opens_the_door_on_its_way() -> None:
    state = quest("1+..A\n2#...", None, {}, {"A": 1})
    assert OpenDoor(cell(state, 1, 0)) in course(state)[1]


def test_it_does_not_walk_into_a_horde_for_nothing() -> None:
    marks: dict[str, Spots] = {"1": (6, 1), "2": (5, 0), "A": (6, 3), "b": (20, 2)}
    marks["a"] = [(18, y) for y in range(3)]
    foes = {"a": "scrap_cutters", "b": "furnace_brute"}
    state = wounded(quest(drawn(22, 5, marks), None, foes, {"A": 1}), "1", 7)
    after, commands = course(state)
    assert not any(isinstance(command, Charge) for command in commands)
    assert place(after, "1")[0] <= 8


def asked(kind: AskKind, options: tuple[int, ...], unit: EntityId = NOBODY) -> GameState:
    """A question to the party over a small board."""
    state = quest("1.2.A....B", None, {}, {"A": 1, "B": 2}, damage={2: 2})
    ask = Ask(kind, Side.ONE, unit, options)
    return attrs.evolve(state, agenda=(*state.agenda, ask))


def test_it_shoots_from_cover_if_there_is_some() -> None:
    # an enemy that shoots from afar; the bush is no farther off than the open ground round it
    marks: dict[str, Spots] = {"1": (10, 5), "a": (26, 5), "A": (11, 6), "%": (12, 7)}
    rifles = fighter(gun(3, reach=24), rules=["tough 9"])
    state = quest(drawn(30, 11, marks), {"1": "marksman"}, {"a": rifles}, {"A": 1})
    assert place(course(state)[0], "1") == (12, 7)


@pytest.mark.parametrize(
    ("level", "wanted"), [(2, "skill"), (4, "quality"), (5, "caster"), (6, "tough")]
)
def test_it_levels_sensibly(level: int, wanted: str) -> None:
    # what it lacks most: a good skill first, then Quality before Tough, magic, wounds before power
    state = quest("1.2.A", None, {}, {"A": 1})
    state, _ = run_step(state, LevelUp(uid(state, "1"), level))
    ask = question(state, AskKind.LEVEL)
    answer = choice(state)
    assert isinstance(answer, Choose)
    assert ask.about(LevelFacts).raises[answer.option].stat == wanted


def test_it_learns_a_skill_it_can_use() -> None:
    state = quest("1.2.A", None, {}, {"A": 1})
    state, _ = run_step(state, Learn(uid(state, "1")))
    answer = choice(state)
    assert isinstance(answer, Choose)
    assert question(state, AskKind.LEARN).about(SkillFacts).skills[answer.option] == "intimidate"


def test_it_always_strikes_back() -> None:
    assert choice(asked(AskKind.STRIKE_BACK, (0, 1), EntityId(1))) == Choose(1)


def test_it_makes_the_priority_what_it_holds() -> None:
    assert choice(asked(AskKind.PRIORITY, (2, 1))) == Choose(1)


def test_an_odd_point_goes_to_who_is_nearest_to_a_level() -> None:
    state = asked(AskKind.SPLIT_XP, (1, 3))
    draft = Draft(state)
    second = uid(state, "2")
    draft.world.heroes[second] = attrs.evolve(draft.world.heroes[second], xp=1)
    assert choice(draft.freeze()) == Choose([1, 3].index(second))


def trading(*, stock: tuple[str, ...], first: int, second: int) -> GameState:
    """The shop, with these credits in two purses."""
    state = quest("1.2.A", None, {}, {"A": 1}, stock=stock, wave=2)
    state = carrying(carrying(state, "1", money=first), "2", money=second)
    return attrs.evolve(state, agenda=(Shop(),))


def test_it_pools_credits_for_a_great_gun() -> None:
    state = trading(stock=("storm_rifle",), first=20, second=20)
    bought: list[Command] = []
    while not isinstance(command := choice(state), Done):
        bought.append(command)
        state, _ = play(state, command)
    assert any(isinstance(command, Pay) for command in bought)
    assert Buy(uid(state, "1"), "storm_rifle") in bought
    assert state.world.packs[uid(state, "1")].ranged == "storm_rifle"


def test_it_buys_armour() -> None:
    state = trading(stock=("light_armour",), first=10, second=0)
    assert choice(state) == Buy(uid(state, "1"), "light_armour")


def trades(state: GameState) -> tuple[GameState, list[Command]]:
    """All the greedy player does in the shop."""
    done: list[Command] = []
    while not isinstance(command := choice(state), Done):
        done.append(command)
        state, _ = play(state, command)
        assert len(done) < 30
    return state, done


def test_in_the_last_shop_it_spends_what_it_has() -> None:
    state = trading(stock=("camo_cloak",), first=75, second=0)
    late, early = trades(at_shop(state, 9))[0], trades(at_shop(state, 1))[0]
    assert purse(late) < 5 <= purse(early)


def purse(state: GameState) -> int:
    return sum(pack.credits for pack in state.world.packs.values())


def at_shop(state: GameState, wave: int) -> GameState:
    """The same shop after another wave."""
    return attrs.evolve(state, ledger=attrs.evolve(quest_of(state), wave=wave, finished=wave))


def test_powered_armour_takes_the_place_of_light() -> None:
    state = geared(
        trading(stock=("powered_armour",), first=90, second=0), "1", armour="light_armour"
    )
    state, _ = trades(state)
    assert "powered_armour" in {pack.armour for pack in state.world.packs.values()}


def test_a_carried_gun_goes_to_who_has_a_worse_one() -> None:
    state = trading(stock=(), first=0, second=0)
    state = geared(state, "1", ranged="storm_rifle", spares=("heavy_rifle",))
    state, done = trades(geared(state, "2", ranged="pistol"))
    one, two = uid(state, "1"), uid(state, "2")
    assert HandOver(one, two, "heavy_rifle") in done
    assert Wield(two, "heavy_rifle") in done
    assert Sell(two, "pistol") in done
    assert state.world.packs[two].ranged == "heavy_rifle"


def test_without_credits_it_leaves_the_shop() -> None:
    assert choice(trading(stock=("storm_rifle",), first=0, second=0)) == Done()
