"""What a program that leads a side tells of a decision: which line of its list fired, and why.

Facts only; `text` makes the sentence.
"""

from enum import StrEnum

from starquest.model.frozen import frozen
from starquest.model.ids import OFF_TABLE, Cell


class Line(StrEnum):
    """What fired: a numbered line of the list, or a decision outside it."""

    RECOVER = "1"
    CAST = "2"
    STEADY_GUNS = "3"
    MELEE = "4"
    SHOOTING = "5"
    HYBRID = "6"
    NO_WAY = "7"
    ARMY_RECOVER = "BA-1"
    ARMY_CAST = "BA-2"
    ARMY_GUNS = "BA-3"
    ARMY_CHARGE = "BA-5"
    ARMY_STAY = "BA-6"
    ARMY_SHOOT = "BA-7"
    ARMY_HYBRID = "BA-8"
    ARMY_RUSH = "BA-9"
    ARMY_LAST = "BA-10"
    """The lines of the list of armies; BA-4 is for who rides in something."""
    WEIGHED = "weighed"
    """No line: of all that was weighed it is worth most."""
    PLACE_MARKER = "marker"
    EDGE = "edge"
    DEPLOY = "deploy"
    ORDER = "order"
    """Which unit acts next."""
    DOOR = "door"
    TARGET = "target"
    END = "end"
    FOLLOW_UP = "follow_up"
    STRIKE_BACK = "strike_back"
    SPEND_TOKENS = "spend_tokens"
    ANSWER = "answer"
    """Any other question."""

    @property
    def numbered(self) -> bool:
        """Whether it is a line of the list."""
        return self.removeprefix("BA-").isdigit()


class Why(StrEnum):
    """Why a unit does what it does."""

    SHAKEN = "shaken"
    WAITED = "waited"
    """It had to wait for the others."""
    NEAREST = "nearest"
    """It is nearest to an enemy of its own."""
    SEIZES = "seizes"
    """It can take or contest a marker in the last round."""
    KILLS = "kills"
    """It will most likely destroy somebody who has not acted."""
    FOREMOST = "foremost"
    """It is nearest to the enemy, where no side is the heroes'."""
    PAYS = "pays"
    """The charge costs the enemy more than itself."""
    CONTESTS = "contests"
    """The charge is at somebody at a marker."""
    BEST_VALUE = "best_value"
    """What it does is worth most of all that was weighed."""
    BY_CHANCE = "by_chance"
    BEST_PLACE = "best_place"
    ARRIVES = "arrives"
    """It comes from reserve."""
    CASTABLE = "castable"
    BEST_TARGET = "best_target"
    NOTHING_LEFT = "nothing_left"
    ALWAYS = "always"
    STAYS = "stays"
    CANNOT_MOVE = "cannot_move"
    IN_RANGE = "in_range"
    IN_REACH = "in_reach"
    """Somebody it knows can be charged."""
    CLOSE_BY = "close_by"
    """Somebody it knows is close enough to charge rather than to shoot."""
    LONGEST_SHOT = "longest_shot"
    DOOR_ON_WAY = "door_on_way"
    TO_GOAL = "to_goal"
    TOWARD_GOAL = "toward_goal"
    TOWARD_WITH_SHOT = "toward_with_shot"
    HOLDS_GOAL = "holds_goal"
    HOLDS_WITH_SHOT = "holds_with_shot"
    SHOT_NO_WAY = "shot_no_way"
    """It has a shot, and no way nearer to its goal."""
    SHOT_NO_ROOM = "shot_no_room"
    """It has a shot, and others leave it no room nearer to its goal."""
    NO_WAY = "no_way"
    NO_ROOM = "no_room"
    """There is a way nearer to its goal, but others stand in it."""
    DOOR_SHUT = "door_shut"
    """Part of the door on its way is still closed, and it has opened one already."""
    SHOT_DOOR_SHUT = "shot_door_shut"
    AS_NEAR = "as_near"
    """There is no way to its goal, but it can come nearer."""
    TOGETHER = "together"
    """It would stay, but its models have lost each other."""


class GoalKind(StrEnum):
    """What a goal is."""

    NOTHING = "nothing"
    NOISE = "noise"
    OBJECTIVE = "objective"
    MARKER = "marker"
    FOE = "foe"
    """The nearest enemy, where no side is the heroes'."""
    ENEMY = "enemy"
    """The nearest one it knows."""


@frozen
class Goal:
    """Where a unit wants to go, and what is there."""

    kind: GoalKind = GoalKind.NOTHING
    cell: Cell = OFF_TABLE
    number: int = 0
    """Of an objective."""


NO_GOAL = Goal()
