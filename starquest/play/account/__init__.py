"""The account of a run: deeds, luck and what turned it, all from its commands alone."""

from starquest.play.account.account import Account, account_of
from starquest.play.account.course import Course, course_of

__all__ = ["Account", "Course", "account_of", "course_of"]
