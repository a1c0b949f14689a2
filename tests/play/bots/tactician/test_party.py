"""The classes the tactician takes are there, and as many as the largest party."""

from starquest.play.bots.tactician.party import CLASSES
from tests.support.board import catalog


def test_its_classes_are_in_the_catalog_each_once() -> None:
    assert set(CLASSES) <= set(catalog().heroes)
    assert len(set(CLASSES)) == len(CLASSES) == catalog().quest.party.most
