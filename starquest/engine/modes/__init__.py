"""The modes, each in a package of its own."""
