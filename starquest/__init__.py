"""A terminal tactics roguelike; this file stays free of imports so that the version is cheap."""

__version__ = "0.1.0"
