"""Star Quest: waves, objectives, search tokens, levels and the shop."""
